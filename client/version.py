"""Version of the program. `pyproject.toml` and the changelog say the same; a test compares them."""

VERSION = "0.1.0"
