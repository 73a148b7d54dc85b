"""The page of the very first start."""
