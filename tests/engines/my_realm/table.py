"""Positions in a few words, for rule tests.

    game = table("health family science", tokens=2)
    game.judge("health 3, family 7, science 9")
    assert game.told("judged") == ["judged 0 0 0"]

The key is that of the reference (section 7) unless said otherwise. With matters dealt the Princess is about to decide;
without, a year is about to begin.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Self

from engines.core.game import set_up
from engines.core.rng import below
from engines.core.types import HIDDEN
from engines.my_realm.events import ENDING_IDS
from engines.my_realm.game import GAME
from engines.my_realm.matters import CARDS, MATTER, MATTER_IDS
from engines.my_realm.state import DEATH, State, Year, ask

from ..position import Position, names, pick

ORDER = "military health presence trade religion family science law culture"
"""The key of the reference, from first to last."""

QUEEN = 3


class Table(Position[State]):
    """A position of this game."""

    game = GAME

    @property
    def ending(self) -> str:
        return ENDING_IDS[self.state.ending] if self.state.ending >= 0 else "none"

    @property
    def dealt(self) -> str:
        return _names(self.state.dealt)

    def sees(self, seat: int) -> State:
        return GAME.view(self.state, seat).state

    def judge(self, tiles: str) -> Self:
        """Lay the tiles and seal: "health 3, family 7, science 9"."""
        return self.do(*[f"place {tile.strip()}" for tile in tiles.split(",")], "seal")

    def say(self, form: str, *matters: str, wording: int = 0) -> Self:
        """The Princess listens, the King makes a statement."""
        return self.do("listen", f"form {form}", *[f"about {matter}" for matter in matters], f"word {wording}")

    def inquire(self, question: str, *matters: str) -> Self:
        return self.do(f"inquire {question}", *[f"concerning {matter}" for matter in matters])

    def rebel(self, claims: str) -> Self:
        """Name the values: "military 1, health 2, ..."."""
        self.do("rebel")
        for claim in claims.split(","):
            matter, value = claim.split()
            self.do(f"claim {matter}", f"value {value}")
        return self.do("proclaim")

    def next_die(self, shows: int) -> Self:
        """Arrange what the die will show."""
        seed = next(n for n in range(1000) if 1 + below([n], 0, 6) == shows)
        self.state.rng[DEATH] = seed
        return self


def table(
    dealt: str = "",
    *,
    phase: int = 1,
    year: int = 1,
    tokens: int | None = None,
    points: int = 0,
    order: str = ORDER,
    deck: str | None = None,
    talk: bool = False,
    seed: int = 0,
    mode: str = "demo",
    **options: Any,
) -> Table:
    """A position. `deck`: what will be drawn, the first card first; the rest lies under it.
    Tokens other than at the start: the game is told that it began with so many. Points: they come from an earlier year
    of the Queen, which is put into her history.
    """
    state = GAME.new(set_up(GAME, 2, {"mode": mode, **options}, seed))
    state.key = tuple(order.split().index(matter) + 1 for matter in MATTER_IDS)
    state.phase, state.year, state.points = phase, year, points
    state.years = _worth(points)
    if tokens is not None:
        state.charter = replace(state.charter, tokens=tokens)
        state.tokens = tokens
    pool = list(CARDS)
    state.dealt = tuple(_pick(pool, dealt))
    drawn = _pick(pool, deck or "")
    state.deck = pool + drawn[::-1]
    state.aside, state.spent = [], []
    if phase == QUEEN:
        state.words = state.questions = 0
    state.agenda = []
    ask(state, ("discuss",) if talk else ("decide",) if dealt else ("rebellion",))
    return Table(state).check()


def _worth(points: int) -> tuple[Year, ...]:
    """Years of the Queen, by the key of the reference, that brought so many points without a loss: three each."""
    cards = tuple(_pick(list(CARDS), "military health presence"))
    return (Year(QUEEN, cards, (1, 2, 3), 0, 0, 0, 3),) * (points // 3)


def _pick(pool: list[int], wanted: str) -> list[int]:
    """A card of each of these matters, taken out of the pool."""
    return pick(pool, wanted, _name)


def _names(cards: Sequence[int]) -> str:
    return names(cards, _name)


def _name(card: int) -> str:
    return MATTER_IDS[MATTER[card]] if card != HIDDEN else "?"


def matters(words: str) -> tuple[int, ...]:
    """The numbers of matters, by name or by letter: matters("health military"), matters("H M")."""
    ids = {matter: number for number, matter in enumerate(MATTER_IDS)}
    ids |= {letter: number for number, letter in enumerate("MRTLSPFHC")}
    return tuple(ids[word] for word in words.split())
