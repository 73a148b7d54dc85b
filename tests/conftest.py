"""For all tests."""

import gc


def pytest_collection_finish() -> None:
    """Tens of thousands of tests stay to the end: looking through them at every collection of garbage takes minutes."""
    gc.collect()
    gc.freeze()
