"""Workers: who plays the games of a tournament. This process, a pool of processes, or a dask cluster of machines.

A cluster is one that runs already (`dask scheduler`, `dask worker`), each worker with the same version of this program.
`distributed` is an extra (`pip install "four-crowns[cluster]"`), and imported here only, when somebody asks for it.
"""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import contextmanager
from itertools import islice

from ..core.tournament.figures import Contest
from ..core.tournament.seatings import Pairing
from .arguments import BadArguments
from .contests import Rules, play_lot

PROCESSES = "processes"
CLUSTER = "dask:" + "//"
HOW_TO_GET = 'A cluster needs distributed, which is not installed: pip install "four-crowns[cluster]"'
PATIENCE = 10
"""Seconds in which a cluster must answer."""
AHEAD = 3
"""Lots that wait for each worker, so that none is idle."""


def play_all(rules: Rules, pairings: Sequence[Pairing], executor: str, jobs: int, lot: int) -> Iterator[Contest]:
    """Every game, each as soon as it is played, in whatever order."""
    lots = [pairings[start : start + lot] for start in range(0, len(pairings), lot)]
    if executor == PROCESSES and jobs == 1:
        for some in lots:
            yield from play_lot(rules, some)
        return
    with _cluster(executor) if executor.startswith(CLUSTER) else _processes(min(jobs, len(lots) or 1)) as (pool, width):
        yield from _played(pool, rules, iter(lots), width * AHEAD)


def _played(pool: Executor, rules: Rules, lots: Iterable[Sequence[Pairing]], ahead: int) -> Iterator[Contest]:
    lots = iter(lots)
    pending: set[Future[list[Contest]]] = {pool.submit(play_lot, rules, some) for some in islice(lots, ahead)}
    try:
        while pending:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                yield from _result(future)
            pending |= {pool.submit(play_lot, rules, some) for some in islice(lots, ahead - len(pending))}
    finally:
        for future in pending:
            future.cancel()


def _result(future: "Future[list[Contest]]") -> list[Contest]:
    try:
        return future.result()
    except ImportError as error:
        raise BadArguments(f"A worker does not have the same program: {error}.") from error


@contextmanager
def _processes(jobs: int) -> Iterator[tuple[Executor, int]]:
    import multiprocessing  # slow to import, and most commands never need it
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield pool, jobs


@contextmanager
def _cluster(executor: str) -> Iterator[tuple[Executor, int]]:
    try:
        from distributed import Client
    except ImportError:
        raise BadArguments(HOW_TO_GET) from None
    address = executor.removeprefix(CLUSTER)
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise BadArguments(f"No cluster answers at {address!r}: {' '.join(str(error).split())}") from error
    with client:
        width = sum(client.nthreads().values())
        if not width:
            raise BadArguments(f"The cluster at {address!r} has no worker.")
        yield client.get_executor(pure=False), width
