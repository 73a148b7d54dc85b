"""How fair and how long the games are: `docs/balance.md`, made from tournaments of equals.

    python build/balance.py play FOLDER [GAME …] [--games N] [--each N] [--jobs N]
    python build/balance.py write FOLDER [GAME …]

`play` lets normals play every game with every number of seats, and once more with every other value of every option,
into files of FOLDER; stopped, it goes on from them. `write` makes the document of what is there; if games are named,
only their chapters.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

sys.path.append(str(Path(__file__).resolve().parents[1]))

from engines import GAMES, find
from engines.commands.contests import Rules, play_lot
from engines.commands.progress import Progress
from engines.commands.tournament import described
from engines.commands.workers import share_out
from engines.core.errors import BadSetup
from engines.core.game import Game, set_up
from engines.core.seats import usual_seats
from engines.core.setup import Setting, Value, spelling
from engines.core.tournament.figures import Contest, credit, interval
from engines.core.tournament.results import Results
from engines.core.tournament.seatings import SeatingPlan

PAGE = Path(__file__).resolve().parents[1] / "docs" / "balance.md"
PLAYER = "normal"
SEED = 2_000_000
"""Nobody was chosen on these deals."""
GLANCE = 24
"""Games that tell whether an option changes anything at a table."""
ENOUGH = 400
"""Games after which seats that do not differ are called even."""
REMARKS = {
    "kings_and_things": "With two players whoever goes second wins more often: the first player never changes. House"
    " rule `marker_moves` lets two take turns going first, and evens it.",
    "knights_and_ninjas": "Whoever goes first wins more often. House rule `truce` evens it at four seats. At three,"
    " five and six it helps a little (38 / 31 / 31, 24 / 20 / 18 / 19 / 18 and 18 / 18 / 18 / 18 / 16 / 13 % of 1,000"
    " games each); two have no such rule.",
}
"""What the tables of a game say, in a sentence; to be read again whenever they are made anew."""
CRITICAL = (0.0, 3.84, 5.99, 7.81, 9.49, 11.07, 12.59, 14.07)
"""Degrees of freedom -> what chi-square is below, 95 times of 100, if every seat is worth the same."""


class Trial(NamedTuple):
    """Some games under the same rules."""

    game: str
    mode: str
    seats: int
    wishes: Mapping[str, Value] = MappingProxyType({})  # beside mode and first seat

    @property
    def name(self) -> str:
        wished = [f"{name}={spelling(value)}" for name, value in self.wishes.items()]
        return "_".join([self.game, self.mode, str(self.seats), *wished])

    @property
    def rules(self) -> Rules:
        return Rules(self.game, self.seats, {"mode": self.mode, **opening(find(self.game)), **self.wishes}, {})

    @property
    def seating(self) -> tuple[str, ...]:
        return (PLAYER,) * self.seats


# -- what is tried -----------------------------------------------------------------------------------------------------


def opening(game: Game[Any]) -> dict[str, Value]:
    """The wish by which the first seat goes first, so that seats stand in the order of play."""
    return {setting.name: "1" for setting in game.settings if names_first(setting)}


def names_first(setting: Setting) -> bool:
    return setting.name.lower().startswith("first") and "1" in setting.choices


def tables(game: Game[Any]) -> list[Trial]:
    """Every mode with every number of seats."""
    return [Trial(game.id, mode.id, seats) for mode in game.modes for seats in sorted(mode.seats)]


def options(game: Game[Any]) -> Iterator[tuple[Setting, Value]]:
    """Every value of every option that is not usual; texts, and who goes first, are none."""
    for setting in game.settings:
        if not names_first(setting):
            yield from ((setting, value) for value in setting.choices if value != setting.default)


def places(game: Game[Any], setting: Setting, value: Value) -> list[Trial]:
    """Where an option can be tried: with the usual seats of each mode, then with the fewest; alone, or else with a
    switch that it needs."""
    seats = [(mode.id, usual_seats(game, mode.id)) for mode in game.modes]
    seats += [(mode.id, fewest) for mode in game.modes if (mode.id, fewest := min(mode.seats)) not in seats]
    alone = [Trial(game.id, mode, count, {setting.name: value}) for mode, count in seats]
    switches = [other.name for other in game.settings if other.choices == (False, True) and other != setting]
    helped = [trial._replace(wishes={name: True, **trial.wishes}) for trial in alone for name in switches]
    return [trial for trial in alone if allowed(trial)] or [trial for trial in helped if allowed(trial)]


def allowed(trial: Trial) -> bool:
    try:
        set_up(find(trial.game), trial.seats, trial.rules.wishes, SEED)
    except BadSetup:
        return False
    return True


def without(trial: Trial) -> Trial:
    """The same table without its last wish."""
    return trial._replace(wishes=dict(list(trial.wishes.items())[:-1]))


# -- playing -----------------------------------------------------------------------------------------------------------


def results(folder: Path, trial: Trial) -> Results:
    return Results.open(folder / f"{trial.name}.jsonl", described(trial.rules, [trial.seating], SEED))


def play(folder: Path, trial: Trial, games: int, jobs: int) -> None:
    """So many games of a trial; those that are in its file need not be played."""
    kept = results(folder, trial)
    missing = [
        pairing for pairing in SeatingPlan([trial.seating], SEED).pairings(games) if pairing.number not in kept.contests
    ]
    for contest in share_out(partial(play_lot, trial.rules), missing, jobs):
        if contest.fault:
            sys.exit(contest.fault)
        kept.add(contest)


def matters(folder: Path, trial: Trial) -> bool:
    """Whether the last wish of a trial changes a game at its table, of those that were played."""
    ours, usual = (known(folder, one) for one in (trial, without(trial)))
    return any(one.digest != other.digest for one, other in zip(ours, usual, strict=False))


def play_everything(folder: Path, names: Sequence[str], games: int, each: int, jobs: int) -> None:
    """Every table of these games so often, and every option that matters so often at one table."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        game = find(name)
        tried = tables(game)
        wished = list(options(game)) if each else []
        with Progress(0, len(tried) + len(wished)) as progress:
            for trial in tried:
                play(folder, trial, games, jobs)
                progress.step()
            for setting, value in wished:
                trials = places(game, setting, value)
                for trial in trials:
                    for count in (GLANCE, each):
                        play(folder, without(trial), count, jobs)
                        play(folder, trial, count, jobs)
                        if not matters(folder, trial):
                            break
                    else:
                        break  # one table is enough
                progress.step()


# -- the document ------------------------------------------------------------------------------------------------------


def known(folder: Path, trial: Trial) -> list[Contest]:
    """The games of a trial that were played, from the first without a gap."""
    if not (folder / f"{trial.name}.jsonl").exists():
        return []
    contests = results(folder, trial).contests
    return [contests[number] for number in range(len(contests)) if number in contests]


def row(contests: Sequence[Contest], game: Game[Any], seats: int) -> list[str]:
    """Wins and lengths of some games, as cells."""
    turns, decisions = ([getattr(one, what) for one in contests] for what in ("turns", "decisions"))
    return [
        f"{len(contests):,}",
        wins(contests, game, seats),
        verdict(contests, game, seats),
        span(turns),
        span(decisions),
    ]


def wins(contests: Sequence[Contest], game: Game[Any], seats: int) -> str:
    if game.together:
        joint = sum(len(one.winners) == seats for one in contests) / len(contests)
        points = sum(one.scores[0] for one in contests) / len(contests)
        return f"{100 * joint:.0f} % together, {points:.1f} points"
    return " / ".join(f"{100 * part:.0f}" for part in shares(contests, seats)) + " %"


def shares(contests: Sequence[Contest], seats: int) -> list[float]:
    return [sum(credit(one, [seat]) for one in contests) / len(contests) for seat in range(seats)]


def verdict(contests: Sequence[Contest], game: Game[Any], seats: int) -> str:
    """Whether chance alone could make seats differ so much; of few games, little can be said."""
    if game.together:
        return ""
    off = sum((part - 1 / seats) ** 2 * seats for part in shares(contests, seats)) * len(contests)
    if off > CRITICAL[seats - 1]:
        return "uneven"
    return "even" if len(contests) >= ENOUGH else "too few games"


def span(numbers: Sequence[int]) -> str:
    """The mean, and from where to where eight of ten lie."""
    ordered = sorted(numbers)
    low, high = (ordered[int(part * (len(ordered) - 1))] for part in (0.1, 0.9))
    return f"{sum(ordered) / len(ordered):,.1f} ({low:,} to {high:,})"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield "|" + "---|" * len(head)
    yield from (f"| {' | '.join(cells)} |" for cells in rows)


def chapter(folder: Path, game: Game[Any]) -> Iterator[str]:
    yield f"## {game.title}"
    yield ""
    figures = ("games", "wins" if game.together else "wins, by seat", "seats", "turns", "decisions")
    rows = []
    for trial in tables(game):
        if contests := known(folder, trial):
            rows.append([trial.mode, str(trial.seats), *row(contests, game, trial.seats)])
    yield from table(("mode", "players", *figures), rows)
    yield ""
    if rows and game.id in REMARKS:
        yield from (REMARKS[game.id], "")
    changed: list[list[str]] = []
    idle: list[str] = []
    untried: list[str] = []
    for setting, value in options(game):
        spelled = f"{setting.name}={spelling(value)}"
        trials = places(game, setting, value)
        mattered = [trial for trial in trials if matters(folder, trial)]
        if not mattered:
            tried = any(known(folder, trial) for trial in trials)
            (idle if tried else untried).append(f"`{spelled}`")
            continue
        trial = mattered[0]
        contests = known(folder, trial)
        usual = known(folder, without(trial))[: len(contests)]
        where = f"{trial.mode}, {trial.seats}"
        helped = "".join(f" with `{name}`" for name in list(trial.wishes)[:-1])
        if not changed or changed[-1][1] != where or helped:
            changed.append([f"*as usual*{helped}", where, *row(usual, game, trial.seats)])
        changed.append([f"`{spelled}`{helped}", where, *row(contests, game, trial.seats)])
    if changed:
        yield from table(("option", "mode, players", *figures), changed)
        yield ""
    if idle:
        yield from (f"Without any effect on {GLANCE} games of normals: {', '.join(idle)}.", "")
    if untried:
        yield from (f"Not tried yet: {', '.join(untried)}.", "")


def kept(page: str, game: Game[Any]) -> list[str]:
    """The chapter of a game as it stands on a page."""
    _, head, rest = page.partition(f"## {game.title}\n")
    return [head.strip(), *rest.partition("\n## ")[0].rstrip("\n").split("\n"), ""]


def document(folder: Path, names: Sequence[str] = (), before: str = "") -> str:
    """All of it; if games are named, the chapters of all others are those of `before`."""
    low, high = interval(100, 400)
    lines = [
        "# Balance",
        "",
        "How fair the seats are, how long a game lasts, and what every option does to both: games of equals, all",
        f"`{PLAYER}`, the first seat going first. Options were tried with the same deals as the game without them.",
        "",
        "- *wins, by seat*: in the order of play, of a hundred games; a shared victory counts in parts.",
        "- *seats*: *uneven* if chance alone makes seats differ so much in 5 of 100 such rounds at most (chi-square).",
        f"  *Even* is said of {ENOUGH} games or more only.",
        "- *turns*, *decisions*: the mean, and from where to where eight of ten games lie.",
        f"- Of 400 games, 25 % is anything from {100 * low:.0f} to {100 * high:.0f} %; of 1,600, half of that.",
        "",
        f"Made by `python build/balance.py write` from tournaments with seeds from {SEED:,}; `play` plays them again.",
        "Computer players are no people: what they overlook, they overlook at every seat.",
        "",
    ]
    for name in GAMES:
        lines += kept(before, find(name)) if names and name not in names else chapter(folder, find(name))
    return "\n".join(lines).rstrip() + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "write"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("games_of", nargs="*", metavar="GAME", default=list(GAMES))
    parser.add_argument("--games", type=int, default=400, help="for every number of seats")
    parser.add_argument("--each", type=int, default=400, help="for every option; 0: none is tried")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    if args.what == "play":
        play_everything(
            args.folder, args.games_of or list(GAMES), args.games, args.each and max(args.each, GLANCE), args.jobs
        )
    else:
        page = document(args.folder, args.games_of, PAGE.read_text(encoding="utf-8"))
        PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
