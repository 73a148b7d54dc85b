"""A full world that fits what a seat knows, for bots that search.

Nearly every hole takes any unseen card: whatever lies anywhere may have come there. The exception is a player who has
begun to attack, or is asked where only those are asked who can answer: they hold something for it. The worlds are all
possible; how likely each one is is weighed only as far as hands lean to what players keep.
"""

from collections.abc import Callable, Sequence

from ..core.agenda import Frame
from ..core.rng import Rng
from ..core.types import HIDDEN, View
from .cards import ARCHER, ARCHER_UP, BIT, JESTER, KIND, ONE
from .invariants import cards_of
from .rules.attack import FIRST_BLOW
from .rules.herald import to_show
from .rules.highwayman import ROBBER_BITS
from .rules.monk import dues
from .rules.windows import fitting_answers
from .state import State, held_in
from .view import SEALED, SECRET_CHOICES

Leaning = Sequence[float]
"""kind -> how much likelier it is in a hand than among all unseen cards"""


def redeal(view: View[State], rng: Rng) -> State:
    """Fill every hole of the view, every world as likely as the next."""
    return redealer(view)(rng)


def redealer(view: View[State], leaning: Leaning | None = None) -> Callable[[Rng], State]:
    """Fills every hole of the view, as often as one likes. `leaning`: hands are likelier to hold what players keep."""
    visible = set(cards_of(view.state))
    unseen = [card for card in view.state.charter.cards if card not in visible]
    holes = sum([hand.count(HIDDEN) for hand in view.state.hands])
    most = max(leaning) if leaning else 1.0

    def dealt(rng: Rng) -> State:
        state = view.state.clone()
        state.rng = [rng.fresh() for _ in state.rng]
        pool = unseen[:]
        rng.shuffle(pool)
        _fill_need(state, pool)
        if leaning:
            pool = _leant(pool, holes, [one / most for one in leaning], rng)
        state.deck = _filled(state.deck, pool)
        state.lane = tuple(_filled(state.lane, pool))
        state.discard = _filled(state.discard, pool)
        state.hands = [sorted(_filled(hand, pool)) for hand in state.hands]
        state.agenda = [_unsealed(state, frame, pool, rng) for frame in state.agenda]
        return state

    return dealt


def _leant(pool: list[int], holes: int, chances: Leaning, rng: Rng) -> list[int]:
    """The pool with the cards in front, which go to the hands, that were looked at one by one and thought likely."""
    likely, rest = list[int](), list[int]()
    for card in pool:
        fits = len(likely) < holes and rng.below(_PARTS) < _PARTS * chances[KIND[card]]
        (likely if fits else rest).append(card)
    return likely + rest


_PARTS = 1 << 20


def _fill_need(state: State, pool: list[int]) -> None:
    """What the table knows somebody must hold, though not which card it is."""
    seat, kinds = _need(state)
    hand = state.hands[seat]
    if kinds and not kinds & held_in([card for card in hand if card != HIDDEN]):
        card = next(card for card in pool if kinds & BIT[card])
        pool.remove(card)
        hand[hand.index(HIDDEN)] = card


def _need(state: State) -> tuple[int, int]:
    """A seat, and the kinds of which it holds at least one; none: nothing is known."""
    charter = state.charter
    frame = state.agenda[-1] if state.agenda else ("",)
    if frame == FIRST_BLOW:
        kinds = charter.prey[state.walls[state.victim]]
        may_sally = state.walls[state.seat] & ARCHER_UP and kinds & ONE[ARCHER]
        return state.seat, 0 if may_sally else kinds
    if charter.mask_windows:
        return 0, 0
    if frame[0] == "respond":
        kinds = fitting_answers(state, frame)
        return frame[1], kinds | (ONE[JESTER] if kinds & charter.living else 0)
    if frame[0] == "highwayman":
        return frame[1][0], ROBBER_BITS
    return 0, 0


def _filled(cards: list[int] | tuple[int, ...], pool: list[int]) -> list[int]:
    holes = cards.count(HIDDEN)
    if holes < len(cards):
        return [pool.pop() if card == HIDDEN else card for card in cards] if holes else list(cards)
    kept = len(pool) - holes
    taken = pool[kept:]
    del pool[kept:]
    taken.reverse()  # as if one by one
    return taken


def _unsealed(state: State, frame: Frame, pool: list[int], rng: Rng) -> Frame:
    """What the others may have chosen, out of the hands they have in this world."""
    name, *rest = frame
    if name in SECRET_CHOICES:
        queue, chosen, choices = rest
        choices = tuple([(s, _choice(state, name, s, rng) if kinds == SEALED else kinds) for s, kinds in choices])
        return (name, queue, _begun(state, queue[0], chosen, rng), choices)
    if name == "draft" and rest[1] == HIDDEN:
        return (name, rest[0], pool.pop())
    if name == "minstrel_cost":
        return (*frame[:3], _begun(state, rest[0], rest[2], rng))
    return frame


def _choice(state: State, name: str, seat: int, rng: Rng) -> tuple[int, ...]:
    """A whole choice of this seat; no cards stand for gems."""
    gems, cards = (0, to_show(state, seat)) if name == "herald_show" else dues(state, seat)
    if gems and (not cards or rng.below(2)):
        return ()
    return tuple(sorted([KIND[card] for card in rng.sample(state.hands[seat], cards)]))


def _begun(state: State, seat: int, chosen: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    """Cards somebody has picked so far."""
    if HIDDEN not in chosen:
        return chosen
    return tuple([KIND[card] for card in rng.sample(state.hands[seat], len(chosen))])
