"""Commands of `python -m engines`, one module each; `arguments` and `playing` hold what they share."""
