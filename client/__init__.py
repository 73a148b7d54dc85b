"""The window. Not here yet: until it is, `four-crowns` plays in the terminal."""
