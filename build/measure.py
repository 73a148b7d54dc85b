"""How large a bundle is and how soon its title is there, from source and bundled: `python build/measure.py BUNDLE`.

Needs what `build/smoke.py` needs, and a machine that has nothing else to do; how much work the title is depends less on
that than how long it takes.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

sys.path.append(str(Path(__file__).resolve().parents[1]))
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import msgspec
from bundle.archives import size_on_disk
from bundle.project import ROOT
from bundle.trial import Trial

from client.paths import HOME
from tests.client.window_kit import PATIENCE, SETTINGS, SIZE, SOURCE, wait_until

STARTS = 7
SETTLED = 4.0
"""After so many seconds nothing on the title changes any more."""
SAME = 0.995
"""The title is there when so much of the screen is as it will stay."""


class Screen:
    """What a virtual screen shows, read from its memory: looking takes no time."""

    def __init__(self, display: str, memory: Path) -> None:
        self.environment = {**os.environ, "DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
        self.environment.pop("SDL_VIDEODRIVER", None)
        self._memory = memory

    def look(self) -> bytes:
        """The middle of the screen, where the title's menu is."""
        pixels = self._memory.read_bytes()[-SIZE[0] * SIZE[1] * 4 :]
        return pixels[len(pixels) // 4 :: 64]


@contextmanager
def open_screen(folder: Path) -> Iterator[Screen]:
    reading, writing = os.pipe()
    size = "x".join(map(str, (*SIZE, 24)))
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-fbdir", str(folder)]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as answer:
            yield Screen(f":{answer.readline().strip()}", folder / "Xvfb_screen0")
    finally:
        server.terminate()
        server.wait(PATIENCE)


class Start(NamedTuple):
    """One start of the program, until its title could be seen."""

    seconds: float
    work: float
    """Seconds of a core."""


def starts(command: Sequence[str], screen: Screen, home: Path) -> list[Start]:
    """The first one only shows what the title looks like."""
    home.mkdir(exist_ok=True)
    (home / "settings.json").write_bytes(msgspec.json.encode(SETTINGS))
    with started(command, screen, home):
        time.sleep(SETTLED)
        title = screen.look()
    found = []
    for _ in range(STARTS):
        begun = time.monotonic()
        with started(command, screen, home) as process:
            wait_until(lambda: alike(screen.look(), title), "the title")
            found.append(Start(time.monotonic() - begun, worked(process)))
    return found


@contextmanager
def started(command: Sequence[str], screen: Screen, home: Path) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, cwd=ROOT, env={**screen.environment, HOME: str(home)})
    try:
        yield process
    finally:
        process.terminate()
        process.wait(PATIENCE)


def worked(process: subprocess.Popen[bytes]) -> float:
    """Seconds of a core it has used so far."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def alike(one: bytes, other: bytes) -> bool:
    return sum(a == b for a, b in zip(one, other, strict=True)) >= SAME * len(other)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("bundle", type=Path, metavar="BUNDLE", help="a .tar.gz")
    bundle = parser.parse_args(argv).bundle.resolve()
    with tempfile.TemporaryDirectory(prefix="four-crowns-") as folder:
        work = Path(folder)
        trial = Trial(bundle, work, isolated=False)
        print(f"compressed        {bundle.stat().st_size / 1e6:6.1f} MB")
        print(f"on disk           {size_on_disk(trial.folder) / 1e6:6.1f} MB")
        with open_screen(work) as screen:
            for name, command in (("bundle", trial.command), ("source", SOURCE)):
                found = starts(command, screen, work / name)
                middle = Start(*map(statistics.median, zip(*found, strict=True)))
                worst = max(start.seconds for start in found)
                print(f"title, {name}     {middle.seconds:6.2f} s   (at worst {worst:.2f} s; work {middle.work:.2f} s)")
    print(f"load              {os.getloadavg()[0]:6.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
