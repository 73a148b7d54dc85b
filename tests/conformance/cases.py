"""What is played: every game, mode, number of seats and option set, and how much of it is looked at.

Option sets come from the settings a game declares: the defaults, every other value of every setting, and some mixes.
The toy game of the core's tests is among them, which keeps the suite honest: it can know nothing of a real one.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import pytest

from engines import GAMES
from engines.core.errors import BadSetup
from engines.core.game import Game, set_up
from engines.core.rng import Rng
from engines.core.setup import SWITCH, Setting, Setup, Value, spelling
from engines.core.types import Decision, Event, Option, Story
from tests.counts.perft import BUILT, Place, reach, table_of
from tests.golden.stories import set_table
from tests.growing import GROWN
from tests.toy import PEEK

MIXES = 3
"""Random option sets for each table."""

SPREAD = 4
"""Positions of each game that are looked at closely, besides the first of each kind of decision."""

ENDINGS = 2
"""Positions of each game that are played on to the end, by a loaded game or a clone."""

ANSWERS, BYSTANDERS = 6, 2
"""Answers tried in two worlds at each position, and seats that look on from the side."""

LARGEST_DECISION = 300
"""More options than this at once, and nobody can choose: a game splits such a choice in steps."""

_BOARD = (
    "0 0 plains; 0 -1 forest; 1 -1 jungle; 1 0 swamp; 0 1 sea; -1 1 mountain; -1 0 frozen_waste; -1 -1 plains; "
    "0 -2 forest; 1 -2 jungle; 2 -2 swamp; 2 -1 any; 2 0 mountain; 1 1 frozen_waste; 0 2 plains; -1 2 forest; "
    "-2 2 jungle; -2 1 any; -2 0 desert | *: 7 10 13 16"
)

TEXTS: Mapping[str, tuple[str, ...]] = {
    "motto": ("fair play",),
    "valuesTable": ("bragon:20,yogi:1", "klaken:0"),
    "board": (_BOARD,),
}
"""Values to try for settings that take a text, which no game can list."""

FAR: Mapping[str, tuple[Place, ...]] = {
    game_id: tuple(Place(f"standard 4 built={name}", 0, 0) for name in made) for game_id, made in BUILT.items()
}
"""Built positions with questions, answers or events that the cases hardly ever come to. Every answer is tried there."""

Wishes = Mapping[str, Value]


@dataclass(frozen=True, eq=False)
class Case:
    """One game to play: a table with its rules agreed on, and a name for the list of tests."""

    game: Game[Any]
    setup: Setup
    name: str

    def __str__(self) -> str:
        return f"{self.game.id}-{self.setup.mode}-{self.setup.seats}-{self.name}"

    @property
    def seats(self) -> range:
        return range(self.setup.seats)

    @property
    def plain(self) -> bool:
        """Of these there is one for each game, mode and number of seats: all that the plain round of tests plays."""
        return self.name == "defaults"

    def rng(self, purpose: str) -> Rng:
        return Rng(self.setup.seed, purpose)


# -- option sets -------------------------------------------------------------------------------------------------------


def other_values(setting: Setting) -> tuple[Value, ...]:
    """Every value but the default, as far as they can be listed."""
    values = setting.choices or TEXTS.get(setting.name, ())
    return tuple(value for value in values if value != setting.default or type(value) is not type(setting.default))


def _accepted(game: Game[Any], seats: int, wishes: Wishes) -> bool:
    try:
        set_up(game, seats, wishes)
    except BadSetup:
        return False
    return True


def option_sets(game: Game[Any], mode: str, seats: int) -> Iterator[tuple[str, Wishes]]:
    """Every option set for one table, with a short name."""
    table: Wishes = {"mode": mode, **game.brief}
    yield "defaults", table
    first = mode == game.modes[0].id and seats == game.modes[0].seats[0]
    for setting in game.settings:
        for value in _to_try(setting, table, first):
            wishes = _with_companion(game, seats, table, {setting.name: value})
            if wishes:
                yield f"{setting.name}={spelling(value)}", wishes
    for number in range(MIXES):
        yield f"mix{number}", _mix(game, seats, table, Rng(number, f"{game.id} {mode} {seats}"))


def _to_try(setting: Setting, table: Wishes, first: bool) -> tuple[Value, ...]:
    """Every value but the table's own. What keeps a game short is changed at the first table only."""
    if setting.name not in table:
        return other_values(setting)
    return tuple(value for value in setting.choices if value != table[setting.name]) if first else ()


def _with_companion(game: Game[Any], seats: int, table: Wishes, wish: Wishes) -> Wishes | None:
    """The wish alone or, for a setting that needs another one, with the first switch that makes it stand."""
    switches = [setting.name for setting in game.settings if setting.choices == SWITCH and not setting.default]
    attempts = [{**table, **wish}, *({**table, switch: True, **wish} for switch in switches if switch not in wish)]
    return next((wishes for wishes in attempts if _accepted(game, seats, wishes)), None)


def _mix(game: Game[Any], seats: int, table: Wishes, rng: Rng) -> Wishes:
    """Settings in random order, about half of them at another value, whatever goes together with those before."""
    settings = list(game.settings)
    rng.shuffle(settings)
    wishes = dict(table)
    for setting in settings:
        values = other_values(setting) if setting.name not in table else ()
        if values and rng.below(2):
            wider = {**wishes, setting.name: rng.pick(values)}
            if _accepted(game, seats, wider):
                wishes = wider
    return wishes


# -- the cases ---------------------------------------------------------------------------------------------------------


def _cases(games: list[Game[Any]]) -> Iterator[Case]:
    for game in games:
        for mode in game.modes:
            for seats in mode.seats:
                for number, (name, wishes) in enumerate(option_sets(game, mode.id, seats)):
                    seed = 1000 * seats + number  # spread, so that no two cases begin with the same cards
                    yield Case(game, set_up(game, seats, wishes, seed), name)


BOX: list[Game[Any]] = [*GAMES.values(), PEEK]
CASES = list(_cases(BOX))
FEW = [case for case in CASES if case.plain or case.name.startswith("mix")]

SPOKEN = [case for case in FEW if case.game.id in GROWN]

every_case = pytest.mark.cases(CASES)
few_cases = pytest.mark.cases(FEW)
"""For what is dear, because it is done at every decision of a game: one plain and some mixed games for each table."""
spoken_cases = pytest.mark.cases(SPOKEN)

every_game = pytest.mark.parametrize("game", BOX, ids=lambda game: game.id)


# -- random play -------------------------------------------------------------------------------------------------------


class Position(NamedTuple):
    """A moment of a game. Clone the state before playing on from it: the other checks look at it too."""

    step: int
    state: Any


@dataclass(frozen=True, eq=False)
class Played:
    """A game played to its end by chance."""

    opening: Story
    choices: list[Option]
    stories: list[Story]  # what each choice led to
    positions: list[Position]  # the ones to look at closely, in order
    end: Any

    @property
    def to_play_on(self) -> list[Position]:
        return self.positions[1 :: max(1, len(self.positions) // ENDINGS)]

    @property
    def events(self) -> Iterator[Event]:
        for story in (self.opening, *self.stories):
            yield from story


@cache
def played(case: Case) -> Played:
    """The case's game, played once for all the checks. Stops without an end at the bound that the game declares."""
    game, rng = case.game, case.rng("choices")
    opening = Story()
    state = game.new(case.setup, opening)
    choices: list[Option] = []
    stories: list[Story] = []
    moments: list[tuple[str, Position]] = []
    while (decision := game.decision(state)) and len(choices) <= game.bound(case.setup):
        moments.append((decision.kind, Position(len(choices), game.clone(state))))
        option, story = rng.pick(decision.options), Story()
        game.apply(state, option, story)
        choices.append(option)
        stories.append(story)
    return Played(opening, choices, stories, _worth_a_look(moments), state)


def _worth_a_look(moments: list[tuple[str, Position]]) -> list[Position]:
    """The first decision of each kind, and some from beginning to end."""
    firsts = dict(reversed(moments))
    spread = [position for _, position in moments[:: max(1, len(moments) // SPREAD)]]
    chosen = {position.step: position for position in (*firsts.values(), *spread)}
    return [chosen[step] for step in sorted(chosen)]


# -- far positions -----------------------------------------------------------------------------------------------------


class Far(NamedTuple):
    """A position of `FAR`, and what each answer would lead to."""

    case: Case
    state: Any
    decision: Decision
    stories: dict[Option, Story]

    @property
    def events(self) -> Iterator[Event]:
        for story in self.stories.values():
            yield from story


def far(game: Game[Any]) -> list[Far]:
    """The game's far positions."""
    return [_far(game.id, place) for place in FAR.get(game.id, ())]


@cache
def _far(game_id: str, place: Place) -> Far:
    game, state = GAMES[game_id], reach(GAMES[game_id], place)
    decision = game.decision(state)
    assert decision is not None, f"{place}: the game is over"
    stories = {option: Story() for option in decision.options}
    for option, story in stories.items():
        game.apply(game.clone(state), option, story)
    return Far(Case(game, set_table(game, table_of(place), place.seed), str(place)), state, decision, stories)
