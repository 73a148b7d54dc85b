"""Counting sequences of answers, and the files that hold the counts.

A line is `table | seed | played | asked | one | two | three`: a table in the words of the command line, so many
decisions played there by chance (or, if the table ends so, ` by greed`), what is asked then, and how many sequences of
one, two and three answers there are.
A table may end in ` built=` and the name of a position of `BUILT` instead.
The last is left out (-) where it would take long. To add a position, write its first three columns and count anew.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from itertools import count as numbers
from pathlib import Path
from typing import Any, NamedTuple

from engines.core.game import Game
from engines.core.rng import Rng
from tests.engines.kings_and_things import far as kings_and_things
from tests.golden.players import PLAYERS
from tests.golden.stories import set_table

FOLDER = Path(__file__).parent
FEWEST = 30
"""So many positions has each game, at least."""
DEAR = 2000
"""With more sequences of two than this, those of three are not counted."""

CHANCE, BY, MADE = "chance", " by ", " built="

BUILT: Mapping[str, Mapping[str, Callable[[], Any]]] = {"kings_and_things": kings_and_things.FAR}
"""Positions that chance hardly ever comes to, by name; of such a line neither seed nor decisions matter."""

HEADING = "# table | seed | played | asked | sequences of one answer | of two | of three"


class Place(NamedTuple):
    """A position, by the way to get there."""

    table: str
    seed: int
    played: int
    player: str = CHANCE

    def __str__(self) -> str:
        return f"{self.table}, seed {self.seed}, {self.played} played"


class Line(NamedTuple):
    """A position with its counts, as text."""

    place: Place
    counted: tuple[str, ...]

    def __str__(self) -> str:
        table = self.place.table if self.place.player == CHANCE else f"{self.place.table}{BY}{self.place.player}"
        first = f"{table:<58} | {self.place.seed:>3} | {self.place.played:>4}"
        asked, *numbers = self.counted
        return " | ".join([first, f"{asked:<11}", *(f"{number:>6}" for number in numbers)])


def table_of(place: Place) -> str:
    """The table, in the words of the command line."""
    return place.table.partition(MADE)[0]


def reach(game: Game[Any], place: Place) -> Any:
    """Play there, or build it."""
    if MADE in place.table:
        return BUILT[game.id][place.table.partition(MADE)[2]]().state
    state, rng = game.new(set_table(game, place.table, place.seed)), Rng(place.seed, "counts")
    choose = PLAYERS[place.player]
    for _ in range(place.played):
        decision = game.decision(state)
        assert decision is not None, f"{place}: the game is over before that"
        game.apply(state, choose(decision, rng))
    return state


def questions(game: Game[Any], place: Place) -> Iterator[str]:
    """What is asked at this table from the first decision on, played as `reach` does; "" where nobody has a
    choice."""
    state, rng = game.new(set_table(game, place.table, place.seed)), Rng(place.seed, "counts")
    while decision := game.decision(state):
        yield decision.kind if len(decision.options) > 1 else ""
        game.apply(state, PLAYERS[place.player](decision, rng))


def find(game: Game[Any], kind: str, place: Place, taken: Collection[Place] = ()) -> Place:
    """The first game at the same table in which this is asked, and when: for after a change of rules. Not where another
    line is already."""
    games = (place._replace(seed=seed) for seed in numbers())
    found = (
        it._replace(played=played) for it in games for played, asked in enumerate(questions(game, it)) if asked == kind
    )
    return next(place for place in found if place not in taken)


def begun(game: Game[Any], fewest: int) -> Iterator[Place]:
    """Positions for a game that has none yet: every question of every mode, and so many in all, as far as chance comes
    to them."""
    taken: set[Place] = set()
    known: set[tuple[str, str]] = set()
    for seed in range(1, 200):
        tables = [(mode, seats) for mode in game.modes for seats in sorted({mode.seats[0], mode.seats[-1]})]
        for mode, seats in tables:
            place = Place(f"{mode.id} {seats}", seed, 0)
            asked = [(number, kind) for number, kind in enumerate(questions(game, place)) if kind]
            new = [number for number, kind in asked if (mode.id, kind) not in known][:1]
            known |= {(mode.id, asked_kind) for number, asked_kind in asked if number in new}
            any_of_it = [asked[seed * 7 % len(asked)][0]] if asked else []
            taken |= {place._replace(played=number) for number in new + any_of_it}
        if len(taken) >= fewest:
            break
    yield from sorted(taken)


def split(game: Game[Any], state: Any, steps: int) -> Counter[str]:
    """How many sequences of so many answers begin with each verb. A game that ends early has none."""
    counts: Counter[str] = Counter()
    decision = game.decision(state)
    for option in decision.options if decision else ():
        if steps == 1:
            counts[option.verb] += 1
        else:
            world = game.clone(state)
            game.apply(world, option)
            counts[option.verb] += split(game, world, steps - 1).total()
    return counts


def count(game: Game[Any], place: Place) -> Line:
    state = reach(game, place)
    decision = game.decision(state)
    assert decision is not None, f"{place}: the game is over"
    one, two = (split(game, state, steps).total() for steps in (1, 2))
    three = "-" if two > DEAR else str(split(game, state, 3).total())
    return Line(place, (decision.kind, str(one), str(two), three))


def file_of(game_id: str) -> Path:
    return FOLDER / f"{game_id}.txt"


def _text_of(game_id: str) -> str:
    """Nothing for a game whose positions nobody has looked for yet."""
    file = file_of(game_id)
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def lines(game_id: str) -> Iterator[Line]:
    """The positions of a game's file, with whatever was counted there."""
    for line in _text_of(game_id).splitlines():
        if line and not line.startswith("#"):
            table, seed, played, *counted = (part.strip() for part in line.split("|"))
            table, _, player = table.partition(BY)
            yield Line(Place(table, int(seed), int(played), player or CHANCE), tuple(counted))
