"""What is said at the table of Kings & Things."""
