"""Words that only the window says at the table of Kings & Things."""
