"""Summary of a turn that is over, for whoever is asked first in the next: who took what from whom, what was built and
won, what became of one's own, and which citadels will win. The chronicle tells it; figures are of events and views."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from engines.core.chronicle import DEED, DETAIL, HEADING, Entry
from engines.core.game import Say
from engines.core.language import capital
from engines.core.types import Event, View
from engines.kings_and_things.aims import standing
from engines.kings_and_things.phrases import hex_word, piece_word
from engines.kings_and_things.realm import hexes_of, income
from engines.kings_and_things.state import CITADEL, NOBODY, State

from ..words.citadels import citadel_words
from .deeds import field

if TYPE_CHECKING:
    from ....tables.context import Context

NAMED = 3
"""So many of a sort are named; more are counted."""
EVERYDAY, MARCH = "coins", "walking-boot"
ICONS: Mapping[str, str] = {
    "robbed": "swap-bag",
    "event_played": "polar-star",
    "recruited": "crested-helmet",
    "built": "stone-tower",
    "captured": "flying-flag",
    "battle_began": "crossed-swords",
    "explored": "compass",
    "marched": MARCH,
}
"""What a line is about: the first of these kinds of facts that it tells of; else it is an everyday one."""
WEIGHTS = {MARCH: 1, EVERYDAY: 2}
"""What comes after the rest."""
LOST, HELD, THREAT = "target", "legal", "chosen"
"""Colours of the rings on the map."""


class SummaryReader(NamedTuple):
    """Whoever reads a summary, and the position that they are asked about: what is shown may still be behind it."""

    context: "Context"
    view: View[State]

    @property
    def state(self) -> State:
        return self.view.state


class Line(NamedTuple):
    """One line of a card."""

    icon: str
    words: str
    touches: bool = False
    """It is about whoever reads: in bold, and first."""


class Card(NamedTuple):
    """What one rival did, and has now."""

    seat: int
    lines: tuple[Line, ...]
    stands: str


class Threat(NamedTuple):
    """An end in sight."""

    hex: int
    lead: str
    sentence: str


class Summary(NamedTuple):
    """All of it."""

    turn: int
    """The turn that is over."""
    warnings: tuple[Threat, ...]
    cards: tuple[Card, ...]
    figures: tuple[tuple[str, str], ...]
    """Of one's own: a number, and what it counts."""
    rings: Mapping[int, str]

    @property
    def touches(self) -> bool:
        """Whether anything of it touched whoever reads."""
        return any(line.touches for card in self.cards for line in card.lines) or bool(self.warnings)


def last_turn(told: Sequence[Event]) -> tuple[int, int]:
    """Where the turn begins and ends that was over last, among all events; an empty stretch if none is."""
    begun = [at for at, event in enumerate(told) if event.kind == "turn_began"]
    return (begun[-2], begun[-1]) if len(begun) > 1 else (0, 0)


def owners_at(told: Sequence[Event], end: int, hexes: int) -> list[int]:
    """Whose each hex was after so many events."""
    owners = [NOBODY] * hexes
    for event in told[:end]:
        if event.kind in ("captured", "started"):
            owners[field(event, "hex")] = field(event, "seat")
    return owners


def story_of_last_turn(story: Sequence[Entry]) -> Sequence[Entry]:
    """Entries of the turn that was over last; none if none is."""
    begun = [at for at, entry in enumerate(story) if entry.depth == HEADING]
    return story[begun[-2] : begun[-1]] if len(begun) > 1 else ()


def summary_of(eyes: SummaryReader, told: Sequence[Event], story: Sequence[Entry]) -> Summary:
    """What whoever looks has to know of the turn that is over. `told` and `story`: the whole game as they know it."""
    state, me = eyes.state, eyes.view.seat
    first, last = last_turn(told)
    before = owners_at(told, first, state.charter.hexes)
    events = told[first:last]
    rivals = [seat for seat in state.order if seat != me]
    rings = _rings(state, me, before, events)
    turn = story_of_last_turn(story)
    cards = tuple(Card(seat, tuple(_lines(eyes, seat, turn)), _stands(eyes, seat)) for seat in rivals)
    return Summary(state.turn - 1, tuple(_warnings(eyes)), cards, tuple(_figures(eyes, events, before)), rings)


def _rings(state: State, me: int, before: Sequence[int], events: Sequence[Event]) -> dict[int, str]:
    fought = {field(event, "hex") for event in events if event.kind == "battle_ended"}
    rings = {at: HELD for at in fought if before[at] == me and state.owner[at] == me}
    rings |= {at: LOST for at, owner in enumerate(before) if owner == me and state.owner[at] != me}
    for at, owner in enumerate(state.owner):
        if state.fort[at] == CITADEL and owner not in (me, NOBODY):
            rings[at] = THREAT
    return rings


def _warnings(eyes: SummaryReader) -> Iterator[Threat]:
    say, state, names = eyes.context.say, eyes.state, eyes.context.names
    for at, owner in enumerate(state.owner):
        if state.fort[at] == CITADEL and owner not in (eyes.view.seat, NOBODY):
            place, name = hex_word(state, at, say), say.name(names[owner])
            lead = say("{name} has a citadel at {hex:the}", name=name, hex=place)
            yield Threat(at, lead, standing(state, names, say)[owner])


# -- what a rival did --------------------------------------------------------------------------------------------------


def _lines(eyes: SummaryReader, seat: int, story: Sequence[Entry]) -> list[Line]:
    """Deeds of a rival in the words of the chronicle: what touches whoever reads, what changed the board, marches, and
    what everybody does every turn."""
    found = [_line(entry) for entry in _deeds(eyes, seat, story)]
    found.sort(key=lambda line: (not line.touches, WEIGHTS.get(line.icon, 0)))
    return found


def _line(entry: Entry) -> Line:
    kinds = {event.kind for event in entry.events}
    icon = next((icon for kind, icon in ICONS.items() if kind in kinds), EVERYDAY)
    threat = any(event.kind == "built" and field(event, "level") == CITADEL for event in entry.events)
    return Line(icon, entry.text, entry.touches or threat)


def _deeds(eyes: SummaryReader, seat: int, story: Sequence[Entry]) -> Iterator[Entry]:
    """What a rival did, alone or as one of all, and fights with them that whoever reads won, or nobody."""
    together = False
    for entry in story:
        sides = _sides(entry)
        if entry.depth == DEED:
            together = entry.seat is None and not sides
        elif entry.depth != DETAIL or not together:
            continue
        if entry.seat == seat or (seat in sides and entry.seat in (None, eyes.view.seat)):
            yield entry


def _sides(entry: Entry) -> set[int]:
    """Who fights in an entry."""
    began: list[Any] = [event.args for event in entry.events if event.kind == "battle_began"]
    return {side for _, attackers, defender in began for side in (*attackers, defender)}


def _stands(eyes: SummaryReader, seat: int) -> str:
    """What a rival has now."""
    say, state = eyes.context.say, eyes.state
    lands = say.count(len(hexes_of(state, seat)), "hex/hexes")
    parts = {"lands": lands, "gold": state.gold[seat], "income": income(state, seat)}
    return say("now has {lands}, {gold} gold and +{income} a turn", **parts)


# -- oneself -----------------------------------------------------------------------------------------------------------


def _figures(eyes: SummaryReader, events: Sequence[Event], before: Sequence[int]) -> Iterator[tuple[str, str]]:
    say, state, me = eyes.context.say, eyes.state, eyes.view.seat
    citadels = [at for at in hexes_of(state, me) if state.fort[at] == CITADEL]
    promise = citadel_words(state, me, eyes.context.names, say) if citadels else ""
    if promise:
        yield str(len(citadels)), promise
    yield str(state.gold[me]), say("gold, and {income} more every turn", income=income(state, me))
    had, now = sum(owner == me for owner in before), sum(owner == me for owner in state.owner)
    yield str(now), _change(now, now - had, say)
    lost = [piece for event in events for piece in _fallen(event, me)]
    if lost:
        what = say.many([piece_word(piece, say) for piece in lost])
        named = say.plural("counter: {things:the}", "counters: {things:the}", len(lost), things=what)
        if len(lost) > NAMED:
            named = say("counters fell")
        yield f"\N{MINUS SIGN}{len(lost)}", named


def _fallen(event: Event, me: int) -> tuple[int, ...]:
    args: Any = event.args
    if event.kind == "lost" and args[0] == me:
        return tuple(args[2])
    return (args[2],) if event.kind == "bluff_removed" and args[0] == me else ()


def _change(now: int, change: int, say: Say) -> str:
    """The noun of a number of hexes that stands before it, and how many more or fewer they are."""
    if not change:
        return say.plural("hex, as before", "hexes, as many as before", now)
    if change > 0:
        return say.plural("hex, {more} more than before", "hexes, {more} more than before", now, more=change)
    return say.plural("hex, {fewer} fewer than before", "hexes, {fewer} fewer than before", now, fewer=-change)


def period(summary: Summary, say: Say) -> str:
    return capital(say("turn {turn}, from beginning to end", turn=summary.turn))
