"""For all tests: what `pytest` runs, and what only `pytest --thorough` does.

The plain round is for people: on all cores, and short enough to wait for. The thorough one plays everything; `.ci/run`
does that. Whoever asks for a test by its name gets it, thorough or not, in one process.
"""

import gc
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, settings

from tests.rounds import one_game_for_all

collect_ignore = ["tests/client/blind.py"]
"""Run by the system's Python, which knows screen readers; ours cannot import it."""

EXAMPLES = {False: 10, True: 40}
"""How many games hypothesis invents for a law that holds in any game: plainly, and thoroughly."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--thorough", action="store_true", help="also run what takes long: every case of every game")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: takes minutes, most of it waiting; begins before the others")
    config.addinivalue_line("markers", "thorough: takes long; the plain round has something like it that is lighter")
    config.option.thorough |= _by_name(config)
    settings.register_profile(  # the same examples everywhere, however long they take
        "round",
        max_examples=EXAMPLES[config.option.thorough],
        derandomize=True,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
    settings.load_profile("round")
    if sys.dont_write_bytecode and not hasattr(config, "workerinput"):
        _compile_elsewhere(config)


def _compile_elsewhere(config: pytest.Config) -> None:
    """Whoever wants no compiled files gets none here; but workers, and the programs that tests start, share theirs."""
    folder, patch = TemporaryDirectory(prefix="four-crowns-compiled-"), pytest.MonkeyPatch()
    patch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    patch.setenv("PYTHONPYCACHEPREFIX", folder.name)
    config.add_cleanup(folder.cleanup)
    config.add_cleanup(patch.undo)


def _by_name(config: pytest.Config) -> bool:
    return any("::" in argument for argument in config.args)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """As many as there are cores, but for a test that somebody names: that runs before a worker would be ready.

    Thoroughly one more: whole games in real windows wait longer than they work.
    """
    if _by_name(config):
        return 0
    return (os.cpu_count() or 1) + 1 if config.option.thorough else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """In a fresh clone, rewriting the asserts of all test files takes longer than importing them. So each worker begins
    with a part of its own, and finds the others' parts done. What cannot be imported says so when it is collected."""
    worker = os.environ.get("PYTEST_XDIST_WORKER")
    if worker is None:
        return
    folders = [Path(argument) for argument in session.config.args]
    files = [path for name in ("conftest.py", "test_*.py") for folder in folders for path in sorted(folder.rglob(name))]
    first = len(files) * int(worker.removeprefix("gw")) // int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
    for path in (*files[first:], *files[:first]):
        with suppress(Exception, pytest.skip.Exception):
            import_module(".".join(path.resolve().relative_to(session.config.rootpath).with_suffix("").parts))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes minutes begins first, whatever the order of the rest: begun last, it would keep other cores idle."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
    if config.option.thorough:
        return
    plain = one_game_for_all([item for item in items if not item.get_closest_marker("thorough")])
    kept = set(plain)
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = plain


def pytest_collection_finish() -> None:
    """Tens of thousands of tests stay to the end: looking through them at every collection of garbage takes minutes."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def _no_power_cut() -> Iterator[None]:
    """What tests write need not outlive a power cut: a disk that is asked for that takes its time, thousands of times.

    Those that mind put their own in its place; programs that tests start do as they always do.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda handle: None)
        yield
