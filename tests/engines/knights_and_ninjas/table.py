"""Positions in a few words, for rule tests.

    game = table(hands=["knight soldier", "traitor"], gems=[5, 7, 3], walls={1: "castle"})
    game.do("attack 1", "lay ladder", ...)
    assert game.options() == {"endure", "answer traitor"}

Cards are named by kind, fortifications also as `jester:archer`. Seat 0 has the turn unless said otherwise and has drawn
already. Cards not named lie in the deck; if the deck is named (the first is drawn first) they lie in the discard pile,
below what is named there, or in the hand of seat `rest`. After every step the laws are checked: nothing is broken,
saves are whole, and every seat's redealt world looks the same to it.
"""

import json
from collections.abc import Mapping, Sequence

from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.types import HIDDEN, Event, Option, Outcome, Story
from engines.core.vocabulary import sentence, spell, spell_event
from engines.knights_and_ninjas.cards import AS, FACE, FORT_SLOTS, FORTS, GUISE_IDS, KIND, KIND_IDS
from engines.knights_and_ninjas.game import GAME
from engines.knights_and_ninjas.state import NONE, State, put_up


class Table:
    """A position that can be asked, and moved on, in the words of the rules."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.story: list[Event] = []

    # -- asking

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what kind of question it is."""
        decision = GAME.decision(self.state)
        assert decision is not None, "the game is over"
        return decision.seat, decision.kind

    def options(self, *verbs: str) -> set[str]:
        """All the options as sentences, or only those of some verbs."""
        decision = GAME.decision(self.state)
        assert decision is not None, "the game is over"
        said = [sentence(spell(option, GAME.verbs)) for option in decision.options]
        assert len(set(said)) == len(said), "an option is offered twice"
        return {option for option in said if not verbs or option.split()[0] in verbs}

    @property
    def over(self) -> bool:
        return GAME.decision(self.state) is None

    @property
    def outcome(self) -> Outcome:
        outcome = GAME.outcome(self.state)
        assert outcome is not None, "the game is not over"
        return outcome

    @property
    def gems(self) -> list[int]:
        return self.state.gems

    def hand(self, seat: int) -> str:
        return _names(self.state.hands[seat])

    def wall(self, seat: int) -> str:
        """What stands in front of a kingdom, by what it stands as."""
        places = self.state.forts[seat * FORT_SLOTS : (seat + 1) * FORT_SLOTS]
        return " ".join(KIND_IDS[fort] for card, fort in zip(places, FORTS, strict=True) if card != NONE)

    @property
    def discard(self) -> str:
        """In alphabetical order: which of the cards of one fight lies on top is nobody's rule."""
        return " ".join(sorted(_names(self.state.discard).split()))

    @property
    def dungeon(self) -> str:
        return _names(self.state.dungeon)

    def sees(self, seat: int, other: int) -> str:
        """A hand as another seat knows it: what it does not know is a question mark."""
        cards = GAME.view(self.state, seat).state.hands[other]
        return " ".join(sorted("?" if card == HIDDEN else KIND_IDS[KIND[card]] for card in cards))

    def told(self, kind: str) -> list[str]:
        """All the events of a kind so far, as sentences."""
        return [sentence(spell_event(event, GAME.events)) for event in self.story if event.kind == kind]

    # -- doing

    def do(self, *said: str) -> "Table":
        """Take these options, one after the other; each must be offered."""
        for words in said:
            decision = GAME.decision(self.state)
            assert decision is not None, f"the game is over; nobody can {words}"
            found = [option for option in decision.options if sentence(spell(option, GAME.verbs)) == words]
            assert found, f"{words!r} is not among {sorted(self.options())}"
            self.apply(found[0])
        return self

    def apply(self, option: Option) -> None:
        story = Story()
        GAME.apply(self.state, option, story)
        self.story += story
        _assert_lawful(self.state)

    def decline_all(self) -> "Table":
        """Nobody (else) plays a Highwayman."""
        while not self.over and self.asked[1] == "highwayman":
            self.do("decline")
        return self


def table(
    hands: Sequence[str] = (),
    *,
    gems: Sequence[int] = (),
    walls: Mapping[int, str] | None = None,
    seats: int | None = None,
    turn: int = 0,
    deck: str | None = None,
    discard: str = "",
    rest: int | None = None,
    target: int | None = None,
    locked: Sequence[int] = (),
    bears: Mapping[int, str] | None = None,
    dungeon: str = "",
    reshuffles: int = 0,
    seed: int = 0,
    **options: bool | int | str,
) -> Table:
    """A position with that turn just begun and its cards drawn."""
    seats = seats or max(3, len(hands), len(gems))
    state = GAME.new(set_up(GAME, seats, {"firstPlayer": str(turn + 1), **options}, seed))
    charter = state.charter
    pool = list(charter.cards)
    state.agenda, state.lane, state.seen, state.seat, state.turns = [("turn",)], (), {}, turn, 7
    state.hands = [sorted(_pick(pool, hands[seat])) if seat < len(hands) else [] for seat in range(seats)]
    for seat, names in (walls or {}).items():
        for name in names.split():
            guise = GUISE_IDS.index(name)
            put_up(state, seat, AS[guise], _pick(pool, KIND_IDS[FACE[guise]])[0])
    state.bears = tuple(
        _pick(pool, (bears or {}).get(seat, "none"))[0] if seat in (bears or {}) else NONE for seat in range(seats)
    )
    state.dungeon = tuple(_pick(pool, dungeon))
    if gems:
        state.gems = list(gems)
        _pay_the_rest(state)
    state.reshuffles = reshuffles or (charter.target - target if target else 0)
    state.target = charter.target if charter.two else max(1, charter.target - state.reshuffles)
    state.locked = sum(1 << seat for seat in locked)
    state.discard = _pick(pool, discard)
    if deck is None:
        state.deck = pool
    else:
        state.deck = _pick(pool, deck)[::-1]
        if rest is None:
            state.discard = pool + state.discard
        else:
            state.hands[rest] = sorted(state.hands[rest] + pool)
    _assert_lawful(state)
    return Table(state)


def _pay_the_rest(state: State) -> None:
    """The last seat has what the others have not: the gem sum never changes."""
    owed = state.charter.gems * state.charter.seats - sum(state.gems)
    state.gems += [0] * (state.charter.seats - len(state.gems))
    state.gems[-1] += owed


def _assert_lawful(state: State) -> None:
    assert GAME.broken(state) == []
    saved = json.dumps(GAME.dump(state))
    setup = set_up(GAME, state.charter.seats)
    loaded = GAME.load(setup, json.loads(saved))
    assert json.dumps(GAME.dump(loaded)) == saved
    for seat in range(state.charter.seats):
        view = GAME.view(state, seat)
        world = GAME.redeal(view, Rng(seat))
        assert GAME.broken(world) == []
        assert GAME.view(world, seat) == view


def _pick(pool: list[int], names: str) -> list[int]:
    """Cards of these kinds, taken out of the pool."""
    cards = []
    for name in names.split():
        card = next((card for card in pool if KIND[card] == KIND_IDS.index(name)), None)
        assert card is not None, f"the deck has no {name} left"
        pool.remove(card)
        cards.append(card)
    return cards


def _names(cards: Sequence[int]) -> str:
    return " ".join(KIND_IDS[KIND[card]] for card in cards)
