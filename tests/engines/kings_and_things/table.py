"""Positions in a few words, for rule tests.

    game = table(
        board={0: "swamp", 1: "desert"},             # hex number -> terrain; the others are plains
        kingdoms=[[0, 1, 2], [30]],                  # seat -> hexes
        armies=[{1: "slime_beast swamp_king"}, {}],  # seat -> hex -> creatures and Heroes
        shields=["farmlands", "ruby bow"],
        income={2: "city"}, forts={2: "keep"}, gold=[12, 3],
        defenders={7: "bears big_foot ruby"}, phase="movement",
    )
    game.do("march 1 slime_beast", "step 5")
    assert game.army(0, 5) == "slime_beast"

Counters are named by the ids of `counters.csv`. Seat 0 is first, and has its part of the phase unless `turn_of` says
otherwise; the phase's first question is asked. Things not named lie in the Bag, or, if `bag` names what it holds, out
of the game. The fixture `dice` says what the next throws show; tests that do not ask for it leave them to chance.
"""

from collections.abc import Mapping, Sequence

import pytest

from engines.core.game import set_up
from engines.core.types import Story
from engines.kings_and_things.agenda import AGENDA
from engines.kings_and_things.game import GAME
from engines.kings_and_things.realm import army, income, supported
from engines.kings_and_things.rules import dice as dice_rules
from engines.kings_and_things.state import CITADEL, NOTHING, PHASE_IDS, State
from engines.kings_and_things.terrain import BOX, PLAINS, TERRAIN_IDS
from engines.kings_and_things.things import CREATURES, HEROES, KIND, KIND_IDS, THINGS, TOWNS, piece_of, reverse

from ..position import Position, names, pick

FORT_IDS = ("", "tower", "keep", "castle", "citadel")


class Table(Position[State]):
    """A position of this game."""

    game = GAME

    def said(self, *verbs: str) -> list[str]:
        assert len(self.decision.options) <= 300, "too many options at once"
        return super().said(*verbs)

    def army(self, side: int, hex_: int) -> str:
        return _names(army(self.state, side, hex_))

    def defenders(self, hex_: int) -> str:
        return _names((*army(self.state, self.state.charter.neutral, hex_), *self.state.hoard[hex_]))

    def shield(self, seat: int) -> str:
        return _names(self.state.shields[seat])

    def income(self, seat: int) -> int:
        return income(self.state, seat)

    def counter(self, hex_: int) -> str:
        """The special income counter, city or village of a hex."""
        return "" if self.state.income[hex_] == NOTHING else _names((self.state.income[hex_],))

    def fort(self, hex_: int) -> str:
        return FORT_IDS[self.state.fort[hex_]]

    def bluffs(self, seat: int) -> dict[int, str]:
        """The creatures of a player that nothing supports, by hex."""
        found = {}
        for hex_ in range(self.state.charter.hexes):
            pieces = [piece for piece in army(self.state, seat, hex_) if not supported(self.state, seat, hex_, piece)]
            if pieces:
                found[hex_] = _names(tuple(pieces))
        return found


def table(
    *,
    seats: int = 4,
    board: Mapping[int, str] | None = None,
    kingdoms: Sequence[Sequence[int]] = (),
    armies: Sequence[Mapping[int, str]] = (),
    defenders: Mapping[int, str] | None = None,
    income: Mapping[int, str] | None = None,
    forts: Mapping[int, str] | None = None,
    citadels_since: int = 1,
    shields: Sequence[str] = (),
    gold: Sequence[int] = (),
    offer: str | None = None,
    bag: str | None = None,
    cloud: int = -1,
    phase: str = "recruit_things",
    turn: int = 1,
    turn_of: int = 0,
    seed: int = 0,
    **options: bool | int | str,
) -> Table:
    """A position at the beginning of a player's part of a phase; the table has worked up to the first question."""
    state = GAME.new(set_up(GAME, seats, {"first_player": "1", **options}, seed))
    hexes = state.charter.hexes
    state.agenda.clear()
    state.order = (*range(turn_of, seats), *range(turn_of))
    state.turn, state.phase, state.face_down, state.aside = turn, PHASE_IDS.index(phase), False, ()
    _lay(state, board or {})
    state.owner = [-1] * hexes
    for seat, owned in enumerate(kingdoms):
        for hex_ in owned:
            state.owner[hex_] = seat
    pool = list(range(THINGS))
    state.offer = tuple(range(THINGS, HEROES, 2))
    if offer is not None:
        _turn_up(state, offer.split())
    for seat, stacks in enumerate(armies):
        for hex_, stack in stacks.items():
            state.armies[seat * hexes + hex_] = tuple(sorted(_pick(state, pool, stack)))
    for hex_, stack in (defenders or {}).items():
        pieces = _pick(state, pool, stack)
        state.armies[seats * hexes + hex_] = tuple(sorted(piece for piece in pieces if piece < CREATURES))
        state.hoard[hex_] = tuple(sorted(piece for piece in pieces if piece >= TOWNS))
    for hex_, name in (income or {}).items():
        (state.income[hex_],) = _pick(state, pool, name)
    for hex_, name in (forts or {}).items():
        state.fort[hex_] = FORT_IDS.index(name)
        if state.fort[hex_] == CITADEL:
            state.since += ((hex_, citadels_since),)
    state.shields = [tuple(sorted(_pick(state, pool, stack))) for stack in (*shields, *[""] * seats)[:seats]]
    state.gold = list((*gold, *[0] * seats)[:seats])
    state.bag = pool if bag is None else _pick(state, pool, bag)
    state.gone = () if bag is None else tuple(pool)
    state.cloud = cloud
    state.agenda.append(("phase", state.phase))
    story = Story()
    AGENDA.run(state, story)
    found = Table(state)
    found.story += story
    return found.check()


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What the next dice show: `dice += [3, 6]`. When the list is empty a test that throws fails."""
    coming: list[int] = []

    def roll(state: State, count: int) -> tuple[int, ...]:
        assert len(coming) >= count, f"{count} dice are thrown, but the test foresees {coming}"
        shown, coming[:] = tuple(coming[:count]), coming[count:]
        return shown

    monkeypatch.setattr(dice_rules, "roll", roll)
    return coming


def _lay(state: State, board: Mapping[int, str]) -> None:
    """The terrain named, plains elsewhere; the laws count tiles, so the charter is told of these."""
    state.terrain = [PLAINS] * state.charter.hexes
    for hex_, name in board.items():
        state.terrain[hex_] = TERRAIN_IDS.index(name)
    state.deck = [kind for kind, count in enumerate(BOX) for _ in range(count)]
    tiles = tuple(state.terrain.count(kind) + count for kind, count in enumerate(BOX))
    charter = state.charter
    fields = {name: getattr(charter, name) for name in type(charter).__dataclass_fields__}
    state.charter = type(charter)(**{**fields, "tiles": tiles})


def _turn_up(state: State, heroes: Sequence[str]) -> None:
    for name in heroes:
        face = piece_of(name)
        state.offer = tuple(sorted({*state.offer} - {reverse(face)} | {face}))


def _pick(state: State, pool: list[int], wanted: str) -> list[int]:
    """Counters of these kinds, taken out of the pool; Heroes out of the bank."""
    pieces = []
    for name in wanted.split():
        face = piece_of(name)
        if face < THINGS:
            pieces += pick(pool, name, _name)
            continue
        assert {face, reverse(face)} & {*state.offer}, f"the counter of {name} is taken"
        state.offer = tuple(hero for hero in state.offer if hero not in (face, reverse(face)))
        pieces.append(face)
    return pieces


def _names(pieces: Sequence[int]) -> str:
    return names(pieces, _name)


def _name(piece: int) -> str:
    return KIND_IDS[KIND[piece]]
