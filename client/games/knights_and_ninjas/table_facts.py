"""Facts that the table shows, read from a view: plain values, so that the same value is the same picture."""

from typing import NamedTuple

from engines.core.agenda import Frame
from engines.core.game import Say
from engines.core.types import HIDDEN
from engines.knights_and_ninjas.cards import FORT_SLOTS, FORTS, JESTER, KIND
from engines.knights_and_ninjas.phrases import name
from engines.knights_and_ninjas.state import NONE, State

from .purses import Purse
from .words.notes import seat_note

Names = tuple[str, ...]
NOTHING: Frame = ("",)


class Kingdom(NamedTuple):
    """One kingdom as everybody sees it."""

    seat: int
    colour: int  # of its gems and walls
    name: str
    badge: int
    note: str
    stirred: bool  # the note says how it stands, not who plays it
    hand: int
    gems: Purse  # colours
    walls: tuple[int, ...]  # at each place: the kind that stands there, a Jester in its name, or NONE
    state: str  # "", "active" or "victim"
    bear: bool
    locked: bool
    words: tuple[str, ...]  # on the empty places
    known: tuple[int, ...]  # kinds in a rival's hand that the viewer has seen go there
    face: str = ""  # the portrait of whom a computer plays


class Blow(NamedTuple):
    """Cards laid toward their victim, waiting for an answer."""

    target: int
    controller: int
    kind: int
    strength: int
    cards: tuple[int, ...]


def top_frame(state: State) -> Frame:
    return state.agenda[-1] if state.agenda else NOTHING


def blow_of(state: State) -> Blow | None:
    frame = top_frame(state)
    return Blow(*frame[1:]) if frame[0] == "respond" else None


def on_the_road(state: State) -> tuple[int, int] | None:
    """Who holds captured gems that can still be robbed, and how many."""
    frame = top_frame(state)
    return (frame[2], frame[3]) if frame[0] == "highwayman" else None


def counted_gems(state: State, seat: int) -> int:
    """Gems in a kingdom: those on the road count for nobody yet."""
    road = on_the_road(state)
    return state.gems[seat] - (road[1] if road and road[0] == seat else 0)


def kingdom(
    state: State, seat: int, me: int, names: Names, badges: tuple[int, ...], players: Names, purse: Purse, say: Say
) -> Kingdom:
    """`players` says who plays each seat; `purse` has the colours of all its gems, those on the road last."""
    note = seat_note(state, seat, me, say)
    colours = colours_of(badges)
    blow = blow_of(state)
    victim = blow.target if blow else state.victim
    forts = state.forts[seat * FORT_SLOTS : (seat + 1) * FORT_SLOTS]
    return Kingdom(
        seat, colours[seat], names[seat], badges[seat], note or players[seat], bool(note), len(state.hands[seat]),
        tuple([colours[gem] if gem < len(colours) else gem for gem in purse[: counted_gems(state, seat)]]),
        tuple([NONE if card == NONE else KIND[card] for card in forts]),
        "victim" if seat == victim else "active" if seat == acting(state) else "",
        state.bears[seat] != NONE, bool(state.locked >> seat & 1), tuple([name(fort, say) for fort in FORTS]),
        known_cards(state, seat) if seat != me else (),
    )  # fmt: skip


def colours_of(badges: tuple[int, ...]) -> tuple[int, ...]:
    """There are gems and walls in six colours, those of the first six badges."""
    return badges if max(badges) < 6 else tuple(range(len(badges)))


def acting(state: State) -> int:
    """Whose turn it is; in a draft, who drafts."""
    frame = top_frame(state)
    return int(frame[1]) if frame[0] == "draft" else state.seat


def jest(kind: int, place: int) -> bool:
    """What stands at this place is a Jester."""
    return kind == JESTER and FORTS[place] != JESTER


def known_cards(state: State, seat: int) -> tuple[int, ...]:
    """The kinds in somebody's hand that the viewer knows."""
    return tuple([KIND[card] for card in state.hands[seat] if card != HIDDEN])
