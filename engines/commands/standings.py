"""Standings: the report of a tournament as lines for a person."""

from collections.abc import Iterator
from typing import Any

from .. import find


def page(report: dict[str, Any]) -> Iterator[str]:
    title = find(report["game"]).title
    yield f"{title}, {report['mode']}, {report['seats']} seats: {report['games']} games from seed {report['seed']}"
    if report["joint_wins"]:
        yield f"all together  {_share(report['joint_wins'])}"
    yield from _players(report["by_player"])
    if len(report["by_table"]) > 1:
        for table in report["by_table"]:
            yield ""
            yield f"table {', '.join(table['table'])}"
            yield from _players(table["by_player"])
    if not report["joint_wins"] or any(row["wins"] for row in report["by_seat"]):
        yield ""
        yield "by seat, alone" if report["joint_wins"] else "by seat"
        for seat, row in enumerate(report["by_seat"]):
            yield f"{seat:6}  {_share(row)}"
    yield from _pairwise(report["pairwise"])
    yield from _times(report)
    yield from _deeds(report["deeds"], list(report["by_player"]))
    if report["turns_per_game"] is not None:
        yield f"turns              {report['turns_per_game']:.1f} a game"
    yield f"decisions          {report['decisions_per_game'] or 0:.1f} a game"
    yield f"broken invariants  {report['broken_invariants']}"
    yield f"unfinished         {report['unfinished']}"
    yield f"digest             {report['digest']}"


def _players(rows: dict[str, dict[str, Any]]) -> Iterator[str]:
    yield f"{'player':20}{'games':>7}{'wins':>9}{'share':>8}{'95 % interval':>18}{'even':>8}{'mean score':>12}"
    for name, row in rows.items():
        even = "" if row["even"] is None else format(row["even"], ".1%")
        yield f"{name:20}{row['games']:7}{_share(row, 9)}{even:>8}{row['mean_score'] or 0:12.1f}"


def _share(row: dict[str, Any], width: int = 8) -> str:
    low, high = row["interval"]
    return f"{row['wins']:{width}.1f}{row['share'] or 0:8.1%}   [{low:6.1%}, {high:6.1%}]"


def _pairwise(table: dict[str, dict[str, dict[str, Any]]]) -> Iterator[str]:
    if not table:
        return
    yield ""
    yield "finishes before"
    yield f"{'':20}" + "".join(f"{name:>14}" for name in table)
    for one, row in table.items():
        cells = (f"{row[other]['share']:.1%}" if other in row else "" for other in table)
        yield f"{one:20}" + "".join(f"{cell:>14}" for cell in cells)


def _times(report: dict[str, Any]) -> Iterator[str]:
    yield ""
    head = "".join(f"{word:>12}" for word in ("median", "p95", "longest"))
    yield f"{'milliseconds':20}{head}   a turn:{head}"
    for name, row in report["decision_times"].items():
        turn = report["turn_times"][name]
        yield f"{name:20}{_three(row)}{'':10}{_three(turn)}"


def _three(row: dict[str, Any]) -> str:
    return "".join(f"{row[key] or 0:12.2f}" for key in ("median_ms", "p95_ms", "longest_ms"))


def _deeds(table: dict[str, dict[str, float]], players: list[str]) -> Iterator[str]:
    """What everybody does; of interest where there are several players."""
    if len(players) < 2:
        return
    yield ""
    yield f"{'answers, a seat and game':30}" + "".join(f"{name[-15:]:>16}" for name in players)
    for verb, row in table.items():
        yield f"{verb:30}" + "".join(f"{row.get(name, 0):16.2f}" for name in players)
    yield ""
