"""The table of Of Knights & Ninjas."""
