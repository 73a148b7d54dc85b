"""The board of a table of Kings & Things."""
