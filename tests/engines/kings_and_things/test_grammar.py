"""Everything a player of this game may read, made with every counter, land, place and number, is right English."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from engines.core.game import Say, set_up
from engines.core.language.word import Word
from engines.core.types import HIDDEN, Decision, Event, Option, View
from engines.core.vocabulary import Field
from engines.kings_and_things import place_names
from engines.kings_and_things.decisions import SCOPES
from engines.kings_and_things.events import EVENTS, PURPOSES
from engines.kings_and_things.game import GAME
from engines.kings_and_things.reasons import REASONS, citadel_conditions, why_not
from engines.kings_and_things.state import PHASE_IDS, STEP_IDS, State
from engines.kings_and_things.telling import tell
from engines.kings_and_things.terrain import TERRAIN_IDS
from engines.kings_and_things.text import WORDS
from engines.kings_and_things.things import CREATURES, FIRST, HEROES, ITEMS, PIECE_IDS, THINGS, TREASURES
from engines.kings_and_things.words import PHASE_NAMES
from tests.grammar import Grammarian, Speaker, faults, told_facts, told_games, told_lore
from tests.grammar.speech import NAMES, beside

SEATS = 4
LOCALS, NOBODY = SEATS, -1
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {"turn_limit": 5, "mode": "beginners"}),
    (4, {"turn_limit": 5, "bluff": "challenge", "ask_windows": "everyone"}),
    (3, {"turn_limit": 5, "hide_shield_count": True, "walk_in": "at_once", "explore_after_fight": "at_once"}),
)

# -- facts, with everything they can carry -----------------------------------------------------------------------------

PIECES = tuple(piece for piece in FIRST if piece < len(PIECE_IDS))
BANDS = tuple(piece for piece in PIECES if "=" in GAME.text.nouns[PIECES.index(piece)])
PLACES = tuple(range(len(place_names.ROWS)))
HEROES_ONLY = tuple(piece for piece in PIECES if THINGS <= piece < HEROES)
ITEMS_ONLY = tuple(piece for piece in PIECES if TREASURES <= piece < ITEMS)
EVENTS_ONLY = tuple(piece for piece in PIECES if ITEMS <= piece < THINGS)
CREATURES_ONLY = tuple(piece for piece in PIECES if piece < CREATURES)
SEVERAL = (
    *((piece,) for piece in PIECES),
    *(
        (piece, piece + 1)
        for piece in CREATURES_ONLY
        if PIECE_IDS[piece + 1].startswith(PIECE_IDS[piece].split("#")[0])
    ),
    (BANDS[0], BANDS[0], CREATURES_ONLY[0], HEROES_ONLY[0]),
    (HIDDEN, HIDDEN, CREATURES_ONLY[3]),
    (HIDDEN,),
)
VALUES: dict[str, tuple[Any, ...]] = {
    "seat": (0, 1),
    "rival": (2, NOBODY),
    "side": (0, 3, LOCALS),
    "seats": ((1,), (0, 2), (0, 1, 3)),
    "attackers": ((1,), (0, 2), (0, 1, 3)),
    "sides": ((0, LOCALS),),
    "targets": ((LOCALS, 0),),
    "hex": PLACES,
    "to": PLACES,
    "thing": PIECES,
    "things": SEVERAL,
    "hero": HEROES_ONLY,
    "heroes": (HEROES_ONLY, HEROES_ONLY[:1]),
    "up": HEROES_ONLY,
    "item": ITEMS_ONLY,
    "count": (1, 2, 7),
    "losses": (1, 2, 7),
    "hits": (0, 1, 5),
    "fort_hits": (0, 1, 3),
    "gold": (0, 1, 20),
    "level": (0, 1, 2, 3, 4),
    "terrain": tuple(range(len(TERRAIN_IDS))),
    "terrains": ((0, 1),),
    "dice": ((6,), (3, 4)),
    "purpose": tuple(range(len(PURPOSES))),
    "phase": tuple(range(len(PHASE_IDS))),
    "step": tuple(range(len(STEP_IDS))),
    "scope": tuple(range(len(SCOPES))),
    "turn": (1, 12),
    "round": (1, 4),
    "trigger": (*ITEMS_ONLY, HIDDEN, HIDDEN - 1),
    "die": (0,),
    "change": (1, -1),
}
OF_KIND: dict[tuple[str, str], tuple[Any, ...]] = {
    ("event_played", "thing"): EVENTS_ONLY,
    ("event_failed", "thing"): EVENTS_ONLY,
    ("fort_lowered", "level"): (0, 1, 2, 3),
    ("built", "level"): (1, 2, 3, 4),
    ("battle_ended", "side"): (0, LOCALS, NOBODY),
    ("cloud_moved", "hex"): (*PLACES, NOBODY),
    ("charmed", "dice"): ((3,), (4, 5)),
    ("proof_asked", "rival"): (2,),
    ("bluff_called", "rival"): (2,),
    ("robbed", "rival"): (2,),
    ("foiled", "rival"): (2,),
    ("foiled", "hero"): HEROES_ONLY,
    ("attached", "thing"): CREATURES_ONLY,
    ("bluff_removed", "thing"): CREATURES_ONLY,
}


def values(kind: str, field: Field) -> tuple[Any, ...]:
    """Whatever a field may hold."""
    return OF_KIND.get((kind, field.name), VALUES.get(field.name, ()))


def few_facts() -> Iterator[Event]:
    """Every kind of fact with every counter, at two places."""
    return (event for event in facts() if all(hex_ < 2 for hex_ in where(event)))


def where(event: Event) -> list[Any]:
    fields = EVENTS[event.kind].fields
    return [arg for field, arg in zip(fields, event.args, strict=True) if field.name in ("hex", "to")]


def facts() -> Iterator[Event]:
    for kind, declared in EVENTS.items():
        if kind == "struck_hits":
            yield from strikes()
            continue
        for args in beside([values(kind, field) for field in declared.fields]):
            if kind == "rolled":
                args = (*args[:2], (3, 4, 1, 6) if args[4] != NOBODY else args[2], *args[3:])
            yield Event(kind, args)
        if declared.secret:
            public = tuple(values(kind, field)[-1] for field in declared.fields)
            for secret in values(kind, declared.secret[0]):
                yield Event(kind, public, (secret,), 1)


def strikes() -> Iterator[Event]:
    for side in VALUES["side"]:
        for piece in CREATURES_ONLY:
            yield Event("struck_hits", (side, (piece, piece, HIDDEN - 1), (3, 4, 6), 2))
            yield Event("struck_hits", (side, (piece,), (6,), 0))


class Everywhere(NamedTuple):
    """Every place there is a name for; its number is that of the name."""

    is_dark: bool = False

    def word(self, hex_: int, say: Say) -> Word:
        return say.noun(place_names.ROWS[hex_])


def told(event: Event, say: Say) -> str:
    return tell(event, NAMES[:SEATS], say, Everywhere())  # type: ignore[arg-type]  # it has all that `Places` has


def lore(say: Say) -> Iterator[str]:
    for seats, wishes in TABLES:
        charter = GAME.new(set_up(GAME, seats, wishes)).charter
        yield from (WORDS.thing(piece, say, charter) for piece in PIECES)


# -- what is said when something is asked ------------------------------------------------------------------------------


def reasons(decision: Decision, view: View[State], say: Say) -> Iterator[str]:
    """Why nothing else is offered, of every counter and of every hex."""
    for verb, (kinds, _) in REASONS.items():
        if decision.kind in kinds:
            wide = range(len(view.state.terrain)) if verb in ("step", "put", "build") else range(len(FIRST))
            yield from (why_not(Option(verb, (arg,)), view, say) for arg in wide)


def conditions(decision: Decision, view: View[State], say: Say) -> Iterator[str]:
    if decision.kind == "build":
        yield from (condition.words for condition in citadel_conditions(view.state, view.seat, say))


NAMED = [row for row in GAME.text.nouns if row != "nothing"]  # no fort at all
SPEAKER = Speaker(
    GAME,
    NAMED,
    Grammarian(NAMED, NAMES),
    TABLES,
    facts,
    lore,
    sentences_now=reasons,
    phrases_now=conditions,
    tell=told,
)


def test_every_fact_is_right_english() -> None:
    said = told_facts(replace(SPEAKER, facts=few_facts))
    assert faults(SPEAKER, said) == []
    assert len(said) > 4_000


@pytest.mark.thorough
def test_the_same_everywhere() -> None:
    said = told_facts(SPEAKER)
    assert faults(SPEAKER, said) == []
    assert len(said) > 50_000


def test_all_that_is_asked_answered_and_told_is_right_english() -> None:
    said = told_games(SPEAKER, TABLES[:1], range(1, 2), thorough=False)
    assert faults(SPEAKER, said) == []
    assert len(said) > 700


@pytest.mark.thorough
def test_the_same_in_many_games() -> None:
    said = told_games(SPEAKER, TABLES, range(2, 6))
    assert faults(SPEAKER, said) == []
    assert len(said) > 4_000


def test_every_counter_text_is_right_english() -> None:
    assert faults(SPEAKER, told_lore(SPEAKER)) == []


def test_a_phase_has_a_name() -> None:
    assert len(PHASE_NAMES) == len(PHASE_IDS)
