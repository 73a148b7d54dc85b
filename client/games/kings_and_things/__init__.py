"""The table of Kings & Things."""
