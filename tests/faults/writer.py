"""Plays into a record until it is killed: `python -m tests.faults.writer FILE SEED MANNER`.

After each step it says on stdout how many steps the record holds and the digest; what was said must never be lost.
"""

import sys
import time
from io import FileIO
from pathlib import Path

from engines.core import journal as journals
from engines.core.journal import Journal
from engines.core.match import Match
from engines.core.record import Snapshot
from engines.core.rng import Rng
from tests.core.playing import peek_setup, read
from tests.toy import PEEK


class Dripping(FileIO):
    """Writes slowly, a few bytes at a time, so that a kill finds it in the middle of a line."""

    def write(self, data):
        for at in range(0, len(data), 16):
            time.sleep(0.0005)
            super().write(data[at : at + 16])
        return len(data)


def main() -> None:
    file, seed, manner = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    if manner == "dripping":
        journals.FileIO = Dripping  # type: ignore[attr-defined]
    if file.exists():
        record = read(file)
        match = Match.resume(PEEK, record, Journal.reopen(record))
        steps = sum(not isinstance(entry, Snapshot) for entry in record.entries)
    else:
        setup = peek_setup(3, rounds=30)
        match = Match(PEEK, setup, Journal.create(file, PEEK, setup))
        steps = 0
    rng = Rng(seed, "writer")
    print(steps, match.journal.digest, flush=True)
    while match.decision:
        if match.undoable and not rng.below(3):
            match.undo()
        else:
            match.submit(rng.pick(match.decision.options))
        steps += 1
        print(steps, match.journal.digest, flush=True)


if __name__ == "__main__":
    main()
