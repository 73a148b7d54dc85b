"""The window: everything that is drawn, heard and clicked. The rules are in `engines`."""
