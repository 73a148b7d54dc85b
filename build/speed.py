"""Measure everything and write `docs/speed.md`: `python build/speed.py`, on a machine that has nothing else to do.

Takes a quarter of an hour: engines as they are written and compiled, the window at two sizes, and an hour of games.
Needs `pip install -e ".[test,bench]"`, a C compiler (`build/compile.py`) and Xvfb; what is not there is left out, and
the page says so. `--figures FILE` keeps the figures; `--from FILE` writes the page from them again.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bundle.project import ROOT
from compile import compile_games, missing

sys.path.insert(0, str(ROOT))

from engines import find

PAGE = ROOT / "docs" / "speed.md"
SIZES = ("1920x1080", "3840x2160")
KEPT = "## What keeps it quick"
"""What stands under this heading is not measured, and stays."""

PURE = {"cover_your_kingdom": 6.3, "kings_and_things": 3.0, "knights_and_ninjas": 7.3, "my_realm": 13.5}
COMPILED = {"cover_your_kingdom": 9.5, "kings_and_things": 5.8, "knights_and_ninjas": 10.5, "my_realm": 16.0}
REDEAL = {"cover_your_kingdom": 100, "kings_and_things": 100, "knights_and_ninjas": 50, "my_realm": 100}
"""What must be reached: ratios to the peer, and microseconds."""
WINDOW = {
    "start_ms": ("title, from the start of the process", (600, 600)),
    "table_prepared_ms": ("table, first opening after set-up", (150, 250)),
    "board_pan_ms": ("Kings & Things, pan, median", (6, 12)),
    "board_zoom_ms": ("Kings & Things, zoom, median", (6, 12)),
    "everything_moving_ms": ("everything moving, median", (7, 16)),
    "searching_p95_ms": ("frames while a computer searches, p95", (16, 16)),
    "idle_title_percent": ("idle, title, % of a core", (0.5, 0.5)),
    "idle_table_percent": ("idle, table, % of a core", (0.5, 0.5)),
    "idle_board_percent": ("idle, board, % of a core", (0.5, 0.5)),
}
"""What of `four-crowns bench` is in the table, with what must be reached at each of the sizes."""
MEMORY = (350, 600)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--figures", type=Path, metavar="FILE", help="keep the figures here")
    parser.add_argument("--from", type=Path, metavar="FILE", dest="kept", help="measure nothing, take these")
    parser.add_argument("--minutes", type=float, default=15.0, help="of each game before one's eyes (15)")
    parser.add_argument("--rounds", default="5", help="of the engines (5)")
    parser.add_argument("-o", "--output", type=Path, default=PAGE)
    arguments = parser.parse_args(argv)
    if arguments.kept:
        figures = json.loads(arguments.kept.read_text(encoding="utf-8"))
    else:
        figures = measure(arguments.minutes, arguments.rounds)
    if arguments.figures:
        arguments.figures.write_text(json.dumps(figures), encoding="utf-8")
    kept = PAGE.read_text(encoding="utf-8").partition(KEPT)[2]
    arguments.output.write_text("\n".join([*page(figures), KEPT + kept]), encoding="utf-8")
    return 0


# -- measuring ---------------------------------------------------------------------------------------------------------


def measure(minutes: float, rounds: str) -> dict[str, Any]:
    bench = ("-m", "engines", "bench", "--rounds", rounds, "--json")
    found: dict[str, Any] = {"day": time.strftime("%Y-%m-%d"), "load": os.getloadavg()[0], "pure": _told(*bench)}
    if lacking := missing():
        found["not_compiled"] = lacking
    else:
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder, "compiled")
            compile_games(copy)
            found["compiled"] = _told(*bench, cwd=copy)
    for size in SIZES:
        with _display(size) as there:
            found[size] = _told("-m", "client", "bench", "--json", "--size", size, environment=there)
            found[size]["played"] = _told(
                ROOT / "build" / "watching.py", "--size", size, "--minutes", str(minutes), environment=there
            )
    return found


def _told(*words: str | Path, cwd: Path = ROOT, environment: Mapping[str, str] | None = None) -> dict[str, Any]:
    """What one of our own programs says as JSON, on its last line or lines."""
    print(*words, file=sys.stderr)
    surroundings = {**os.environ, "PYTHONPATH": str(cwd), **(environment or {})}
    done = subprocess.run([sys.executable, *words], cwd=cwd, env=surroundings, stdout=subprocess.PIPE, check=True)
    said = done.stdout.decode()
    told: dict[str, Any] = json.loads(said[said.index("{") :])
    return told


@contextmanager
def _display(size: str) -> Iterator[dict[str, str]]:
    """A screen of that size which nobody sees; where Xvfb is not installed, none at all."""
    silent = {"SDL_AUDIODRIVER": "dummy"}
    if shutil.which("Xvfb") is None:
        yield {**silent, "SDL_VIDEODRIVER": "dummy"}
        return
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield {**silent, "DISPLAY": f":{told.readline().strip()}"}
    finally:
        server.terminate()
        server.wait()


# -- the page ----------------------------------------------------------------------------------------------------------


HEAD = """# Speed

What things cost and how that grows, as `python build/speed.py` found it on {day}: two cores of a virtual machine
without a graphics card, Python {python}. The load when it began was {load:.1f}; above 0.5 other work made everything
slower, and only ratios count. Engines are compared with {peer} in the same run, by CPU time; what takes
microseconds is measured at its quickest.

```
python -m engines bench     decisions per second against catanatron, few and many seats, clone, view, redeal, playouts
four-crowns bench           start, frames, tables opened cold and after set-up, rest, frames while a computer searches
```

With `--json` both also tell the curves below (`growth`).

## Engines

| | ratio, Python (must) | ratio, compiled (must) | redeal µs, Python (must) | compiled | few seats | many |
|---|---|---|---|---|---|---|"""

FRAMES = """
Milliseconds, unless it says otherwise. Then computers play before one's eyes: sixty frames to a second of the game,
whose time is that of the frames, so that an hour takes minutes. Of the first five minutes of each game: how many
frames took more than 16.6 ms of CPU, the median, the ninety-ninth of a hundred, and the longest, which is mostly the
one in which a table comes; and the memory after a quarter of an hour of it, one game after the other.
"""
NOT_KNOWN = "-"


def page(found: dict[str, Any]) -> Iterator[str]:
    """What was measured, as Markdown."""
    pure, peer = found["pure"], found["pure"]["peer"]
    yield HEAD.format(
        day=found["day"],
        load=found["load"],
        python=pure["python"],
        peer=f"{peer['name']} {peer['version']}" if peer["version"] else "a peer that is not installed",
    )
    compiled = found.get("compiled", {}).get("games", {})
    for game, row in pure["games"].items():
        other = compiled.get(game, {})
        cells = [
            f"{row['ratio'] or NOT_KNOWN} ({PURE[game]})",
            f"{other.get('ratio') or NOT_KNOWN} ({COMPILED[game]})",
            f"{row['redeal_us']:.0f} ({REDEAL[game]})",
            f"{other['redeal_us']:.0f}" if other else NOT_KNOWN,
            *map(str, row["decision_by_seats"].values()),
        ]
        yield f"| {find(game).title} | {' | '.join(cells)} |"
    if "not_compiled" in found:
        yield f"\nNothing was compiled. {found['not_compiled']}"
    yield from _window({size: found[size] for size in SIZES})
    yield from _curves(pure["games"], found[SIZES[0]]["growth"])


def _window(found: dict[str, dict[str, Any]]) -> Iterator[str]:
    yield f"\n## The window\n\n| | {' | '.join(f'{size} (must)' for size in found)} |\n|---|{'---|' * len(found)}"
    for name, (words, musts) in WINDOW.items():
        cells = [f"{row.get(name, NOT_KNOWN)} ({must})" for row, must in zip(found.values(), musts, strict=True)]
        yield f"| {words} | {' | '.join(cells)} |"
    hours = [list(row["played"]["memory_mb"].values())[-1] for row in found.values()]
    cells = [f"{hour:.0f} ({must})" for hour, must in zip(hours, MEMORY, strict=True)]
    yield f"| memory after the games below, MB | {' | '.join(cells)} |"
    yield FRAMES
    for size, row in found.items():
        yield f"| {size} | over 16.6 ms | median | p99 | longest | games | MB |\n|---|---|---|---|---|---|---|"
        for game, each in row["played"]["games"].items():
            cells = [f"{each['too_long']} of {each['frames']:,}", each["median_ms"], each["p99_ms"]]
            cells += [each["longest_ms"], each["games"], row["played"]["memory_mb"][game]]
            yield f"| {find(game).title} | {' | '.join(map(str, cells))} |"
        yield ""


def _curves(games: dict[str, Any], library: dict[str, dict[str, float]]) -> Iterator[str]:
    yield "## How cost grows\n\nMicroseconds of a decision in whole random games, set-up included:\n"
    yield from _table("seats", {find(game).title: row["growth"]["decision_us_by_seats"] for game, row in games.items()})
    sizes = {find(game).title: row["growth"]["decision_us_by_size"] for game, row in games.items()}
    yield from _table("hexes", {title: curve for title, curve in sizes.items() if curve})
    yield "Milliseconds to read a record and check every line of it, and to tell it all (an open table: what is new):\n"
    lengths = {}
    for game, row in games.items():
        lengths[f"{find(game).title}, record"] = row["growth"]["record_ms_by_actions"]
        lengths[f"{find(game).title}, chronicle"] = row["growth"]["chronicle_ms_by_actions"]
    yield from _table("actions", lengths)
    yield "Milliseconds until the library is seen, until all is known of new games, and when it is opened again:\n"
    yield from _table("records", {name.split("_")[1]: curve for name, curve in library.items()})


def _table(what: str, curves: dict[str, dict[str, float]]) -> Iterator[str]:
    """Curves below each other; a place stays empty where a curve has no such point."""
    points = sorted({point for curve in curves.values() for point in curve}, key=int)
    yield f"| {what} | {' | '.join(points)} |\n|---|{'---|' * len(points)}"
    for name, curve in curves.items():
        yield f"| {name} | {' | '.join(str(curve.get(point, '')) for point in points)} |"
    yield ""


if __name__ == "__main__":
    sys.exit(main())
