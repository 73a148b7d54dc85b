"""Version of the program, said here and nowhere else: wheel, bundles and stores read it. The changelog begins with it,
and a test compares them."""

from types import BuiltinFunctionType

VERSION = "1.0.0"


def described() -> str:
    """The version in words, and whether rules are compiled (`build/compile.py`): then computers think quicker."""
    from engines.core.rng import below

    return f"Four Crowns {VERSION}" + (" (compiled rules)" if isinstance(below, BuiltinFunctionType) else "")
