"""What `python -m engines` can do, one module per command; `arguments` and `playing` hold what they share."""
