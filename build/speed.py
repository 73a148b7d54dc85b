"""Measure everything and write `docs/speed.md`: `python build/speed.py --figures FILE`, on a machine that has nothing
else to do.

It goes part by part: the rules of each game as they are written and compiled, then the window at each of two sizes,
with an hour of games. FILE keeps every part as soon as it is measured: a run that was broken off goes on from there,
and `--part` measures some parts only, or again. What is not in FILE is not on the page, and the page says so.

Needs `pip install -e ".[test,bench]"`, a C compiler (`build/compile.py`) and Xvfb.
"""

import argparse
import cProfile
import json
import os
import pstats
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from bundle.project import ROOT
from compile import compile_games, missing

sys.path.insert(0, str(ROOT))

from engines import GAMES, find
from engines.commands.bench import setup_of
from engines.commands.growth import random_play

PAGE = ROOT / "docs" / "speed.md"
SIZES = ("1920x1080", "3840x2160")
KEPT = "## What keeps it quick"
"""What stands under this heading is not measured, and stays."""

BENCH = ("-m", "engines", "bench", "--json")
MINUTES = 15
"""Of each game before one's eyes: an hour of all four."""
PROFILED = 40
LONGEST = 6
"""Games that are profiled, and functions that are named."""

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
    parser.add_argument("--figures", type=Path, metavar="FILE", required=True, help="keeps what is measured")
    parser.add_argument("--part", metavar="P", action="append", choices=list(PARTS), help="only this; several times")
    parser.add_argument("--page", action="store_true", help="measure nothing, write the page")
    parser.add_argument("-o", "--output", type=Path, default=PAGE)
    arguments = parser.parse_args(argv)
    kept = arguments.figures
    figures: dict[str, Any] = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    missing_parts = [part for part in PARTS if part not in figures]
    for part in [] if arguments.page else arguments.part or missing_parts:
        when = {"day": time.strftime("%Y-%m-%d"), "load": os.getloadavg()[0]}
        figures[part] = {**when, **PARTS[part]()}
        kept.write_text(json.dumps(figures), encoding="utf-8")
    below = PAGE.read_text(encoding="utf-8").partition(KEPT)[2]
    arguments.output.write_text("\n".join([*page(figures), KEPT + below]), encoding="utf-8")
    return 0


# -- measuring ---------------------------------------------------------------------------------------------------------


def rules(game: str) -> dict[str, Any]:
    """What the rules of a game cost as they are written, how that grows, and where the time goes."""
    return {**_told(*BENCH, "--game", game), "profile": profile(game)}


def compiled_rules(game: str) -> dict[str, Any]:
    """The same as machine code; if nothing can be compiled here, why."""
    if lacking := missing():
        return {"not_compiled": lacking}
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "compiled")
        compile_games(copy, [game])
        return _told(*BENCH, "--game", game, cwd=copy)


def window(size: str) -> dict[str, Any]:
    """What frames, start and rest cost on a screen of that size, and an hour of games on it."""
    with _display(size) as there:
        told = _told("-m", "client", "bench", "--json", "--size", size, environment=there)
        watching = (ROOT / "build" / "watching.py", "--size", size, "--minutes", str(MINUTES))
        return {**told, "played": _told(*watching, environment=there)}


PARTS: dict[str, Callable[[], dict[str, Any]]] = {
    **{f"rules/{game}": partial(rules, game) for game in GAMES},
    **{f"compiled/{game}": partial(compiled_rules, game) for game in GAMES},
    **{f"window/{size}": partial(window, size) for size in SIZES},
}


def profile(game: str) -> dict[str, float]:
    """The functions of a game that take the longest by themselves in random games, in percent of all of them."""
    play = random_play(find(game), setup_of(find(game)))
    for seed in range(1, PROFILED + 1):
        play(seed)  # what rules look up is filled
    profiler = cProfile.Profile(time.process_time)
    with profiler:
        for seed in range(PROFILED + 1, 2 * PROFILED + 1):
            play(seed)
    times: dict[str, float] = {}
    for (path, _, name), (_, _, own, _, _) in pstats.Stats(profiler).stats.items():  # type: ignore[attr-defined]
        if game in Path(path).parts:
            times[f"{Path(path).stem}.{name}"] = times.get(f"{Path(path).stem}.{name}", 0.0) + own
    longest = sorted(times, key=lambda name: -times[name])[:LONGEST]
    return {name: round(100 * times[name] / sum(times.values()), 1) for name in longest}


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

What things cost and how that grows, as `python build/speed.py` found it: two cores of a virtual machine without a
graphics card. Where the load when a part began was above 0.5, other work made everything slower, and only ratios count.
Engines are compared with {peer} in the same run, by CPU time, medians of five rounds; what takes microseconds
is measured at its quickest.

```
python -m engines bench     decisions per second against catanatron, few and many seats, clone, view, redeal, playouts
four-crowns bench           start, frames, tables opened cold and after set-up, rest, frames while a computer searches
```

With `--json` both also tell the curves below (`growth`).

## Engines

| | ratio, Python (must) | ratio, compiled (must) | redeal µs, Python (must) | compiled | few seats | many | load |
|---|---|---|---|---|---|---|---|"""

FRAMES = """
Milliseconds, unless it says otherwise. Then computers play before one's eyes: sixty frames to a second of the game,
whose time is that of the frames, so that an hour takes minutes. Of the first five minutes of each game: how many
frames took more than 16.6 ms of CPU, the median, the ninety-ninth of a hundred, and the longest, which is mostly the
one in which a table comes; and the memory after a quarter of an hour of it, one game after the other.
"""
NOT_KNOWN = "-"


def page(found: dict[str, Any]) -> Iterator[str]:
    """What was measured, as Markdown."""
    pure = {game: found[f"rules/{game}"] for game in GAMES if f"rules/{game}" in found}
    peers = [report["peer"] for report in pure.values()]
    peer = f"{peers[0]['name']} {peers[0]['version']}" if peers and peers[0]["version"] else "a peer (not installed)"
    yield HEAD.format(peer=peer)
    for game in GAMES:
        plain, other = _row(found, "rules", game), _row(found, "compiled", game)
        cells = [
            f"{plain.get('ratio') or NOT_KNOWN} ({PURE.get(game, NOT_KNOWN)})",
            f"{other.get('ratio') or NOT_KNOWN} ({COMPILED.get(game, NOT_KNOWN)})",
            f"{_rounded(plain.get('redeal_us'))} ({REDEAL.get(game, NOT_KNOWN)})",
            _rounded(other.get("redeal_us")),
            *map(str, plain.get("decision_by_seats", {"few": NOT_KNOWN, "many": NOT_KNOWN}).values()),
            f"{pure[game]['load']:.1f}" if game in pure else NOT_KNOWN,
        ]
        yield f"| {find(game).title} | {' | '.join(cells)} |"
    reasons = {report["not_compiled"] for name, report in found.items() if "not_compiled" in report}
    yield from (f"\nNothing was compiled. {reason}" for reason in sorted(reasons))
    yield from _missing(found)
    if pure:
        yield "\n## Where the time goes\n\nIn percent of all that a game's own functions take:\n"
        yield f"| |{' |' * LONGEST}\n|---|{'---|' * LONGEST}"
        for game, report in pure.items():
            yield f"| {find(game).title} | {' | '.join(f'`{n}` {p}' for n, p in report['profile'].items())} |"
    windows = {size: found[f"window/{size}"] for size in SIZES if f"window/{size}" in found}
    if windows:
        yield from _window(windows)
    rows = {game: _row(found, "rules", game) for game in pure}
    yield from _curves(rows, windows[SIZES[0]]["growth"] if SIZES[0] in windows else {})


def _row(found: dict[str, Any], part: str, game: str) -> dict[str, Any]:
    row: dict[str, Any] = found.get(f"{part}/{game}", {}).get("games", {}).get(game, {})
    return row


def _rounded(number: float | None) -> str:
    return NOT_KNOWN if number is None else f"{number:.0f}"


def _missing(found: dict[str, Any]) -> Iterator[str]:
    parts = [part for part in PARTS if part not in found]
    if parts:
        yield f"\nNot measured: {', '.join(parts)}."


def _window(found: dict[str, dict[str, Any]]) -> Iterator[str]:
    yield f"\n## The window\n\n| | {' | '.join(f'{size} (must)' for size in found)} |\n|---|{'---|' * len(found)}"
    for name, (words, musts) in WINDOW.items():
        cells = [f"{row.get(name, NOT_KNOWN)} ({musts[SIZES.index(size)]})" for size, row in found.items()]
        yield f"| {words} | {' | '.join(cells)} |"
    hours = {size: list(row["played"]["memory_mb"].values())[-1] for size, row in found.items()}
    cells = [f"{hour:.0f} ({MEMORY[SIZES.index(size)]})" for size, hour in hours.items()]
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
    yield "\n## How cost grows\n\nMicroseconds of a decision in whole random games, set-up included:\n"
    yield from _table("seats", {find(game).title: row["growth"]["decision_us_by_seats"] for game, row in games.items()})
    sizes = {find(game).title: row["growth"]["decision_us_by_size"] for game, row in games.items()}
    yield from _table("hexes", {title: curve for title, curve in sizes.items() if curve})
    yield "Milliseconds to read a record and check every line of it, and to tell it all (an open table: what is new):\n"
    lengths = {}
    for game, row in games.items():
        lengths[f"{find(game).title}, record"] = row["growth"]["record_ms_by_actions"]
        lengths[f"{find(game).title}, chronicle"] = row["growth"]["chronicle_ms_by_actions"]
    yield from _table("actions", lengths)
    if library:
        yield "Milliseconds until the library is seen, until all is known of new games, and when it is opened again:\n"
        yield from _table("records", {name.split("_")[1]: curve for name, curve in library.items()})


def _table(what: str, curves: dict[str, dict[str, float]]) -> Iterator[str]:
    """Curves below each other; a place stays empty where a curve has no such point."""
    if not curves:
        return
    points = sorted({point for curve in curves.values() for point in curve}, key=_first_number)
    yield f"| {what} | {' | '.join(str(_first_number(point)) for point in points)} |\n|---|{'---|' * len(points)}"
    for name, curve in curves.items():
        yield f"| {name} | {' | '.join(str(curve.get(point, '')) for point in points)} |"
    yield ""


def _first_number(point: str) -> int:
    """Of what a point of a curve is called, such as *37 hexes*."""
    return int(point.split()[0])


if __name__ == "__main__":
    sys.exit(main())
