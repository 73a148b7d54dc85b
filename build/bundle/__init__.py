"""How downloads are made. `build/package.py` is the door."""
