"""Workers: who does what can be shared out. This process, a pool of processes, or a dask cluster of machines.

A cluster is one that runs already (`dask scheduler`, `dask worker`), each worker with the same version of this program.
`distributed` is an extra (`pip install "four-crowns[cluster]"`), and imported here only, when somebody asks for it.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

from .arguments import BadArguments, Parser, whole

T = TypeVar("T")
R = TypeVar("R")

PROCESSES = "processes"
CLUSTER = "dask:" + "//"
HOW_TO_GET = 'A cluster needs distributed, which is not installed. Try: pip install "four-crowns[cluster]".'
PATIENCE = 10
"""Seconds in which a cluster must answer."""
AHEAD = 3
"""Lots that wait for each worker, so that none is idle."""


LARGEST_LOT = 25


def add_workers(parser: Parser) -> None:
    """The arguments that say who does the work."""
    where = f"{PROCESSES}, or {CLUSTER}ADDRESS of a cluster"
    parser.add_argument("--executor", default=PROCESSES, metavar="E", help=where)
    parser.add_argument("--jobs", type=whole(1), default=1, metavar="N", help="processes to share the work")


def share_out(
    work: Callable[[Sequence[T]], list[R]], things: Sequence[T], jobs: int, executor: str = PROCESSES
) -> Iterator[R]:
    """What the work makes of every thing, each as soon as it is done, in whatever order. The work gets several at once:
    lots large enough to be worth sending, small enough that nobody waits long for the last one."""
    if executor != PROCESSES and not executor.startswith(CLUSTER):
        raise BadArguments(f"--executor is {PROCESSES} or {CLUSTER}ADDRESS, not {executor!r}.")
    if executor == PROCESSES and jobs == 1:
        for thing in things:
            yield from work([thing])
        return
    with _cluster(executor) if executor.startswith(CLUSTER) else _processes(jobs) as (pool, width):
        size = max(1, min(LARGEST_LOT, len(things) // (width * 8)))
        lots = iter([things[start : start + size] for start in range(0, len(things), size)])
        yield from _done(pool, work, lots, width * AHEAD)


def _done(
    pool: Executor, work: Callable[[Sequence[T]], list[R]], lots: Iterator[Sequence[T]], ahead: int
) -> Iterator[R]:
    pending: set[Future[list[R]]] = {pool.submit(work, some) for some in islice(lots, ahead)}
    try:
        while pending:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                yield from _result(future)
            pending |= {pool.submit(work, some) for some in islice(lots, ahead - len(pending))}
    finally:
        for future in pending:
            future.cancel()


def _result(future: "Future[list[R]]") -> list[R]:
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
        raise BadArguments(f"No cluster answers at {address!r}: {' '.join(str(error).split()).rstrip('.')}.") from error
    with client:
        width = sum(client.nthreads().values())
        if not width:
            raise BadArguments(f"The cluster at {address!r} has no worker.")
        yield client.get_executor(pure=False), width
