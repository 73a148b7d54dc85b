"""Version of the program. `pyproject.toml` and the changelog say the same; a test compares them."""

from types import BuiltinFunctionType

VERSION = "0.1.0"


def described() -> str:
    """The version in words, and whether rules are compiled (`build/compile.py`): then computers think quicker."""
    from engines.core.rng import below

    return f"Four Crowns {VERSION}" + (" (compiled rules)" if isinstance(below, BuiltinFunctionType) else "")
