"""Summary of a turn that is over, for whoever is asked first in the next: who took what from whom, what was built and
won, what became of one's own, and which citadels will win. Read from events and views."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from engines.core.game import Say
from engines.core.language import capital
from engines.core.types import Event, View
from engines.kings_and_things.aims import standing
from engines.kings_and_things.phrases import hex_word, piece_word
from engines.kings_and_things.realm import hexes_of, income
from engines.kings_and_things.state import CITADEL, NOBODY, State
from engines.kings_and_things.words import FORT_NAMES

from .deeds import field

if TYPE_CHECKING:
    from ....tables.context import Context

NAMED = 3
"""So many of a sort are named; more are counted."""
LOST, HELD, THREAT = "target", "legal", "chosen"
"""Colours of the rings on the map."""


class Reader(NamedTuple):
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
    """What one rival did."""

    seat: int
    lines: tuple[Line, ...]


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


def summary_of(eyes: Reader, told: Sequence[Event]) -> Summary:
    """What whoever looks has to know of the turn that is over."""
    state, me = eyes.state, eyes.view.seat
    first, last = last_turn(told)
    before = owners_at(told, first, state.charter.hexes)
    events = told[first:last]
    rivals = [seat for seat in state.order if seat != me]
    rings = _rings(state, me, before)
    cards = tuple(Card(seat, tuple(_lines(eyes, seat, events, before))) for seat in rivals)
    return Summary(state.turn - 1, tuple(_warnings(eyes)), cards, tuple(_figures(eyes, events, before)), rings)


def _rings(state: State, me: int, before: Sequence[int]) -> dict[int, str]:
    rings = {at: LOST for at, owner in enumerate(before) if owner == me and state.owner[at] != me}
    for at, owner in enumerate(state.owner):
        if state.fort[at] == CITADEL and owner not in (me, NOBODY):
            rings[at] = THREAT
    return rings


def _warnings(eyes: Reader) -> Iterator[Threat]:
    say, state, names = eyes.context.say, eyes.state, eyes.context.names
    for at, owner in enumerate(state.owner):
        if state.fort[at] == CITADEL and owner not in (eyes.view.seat, NOBODY):
            place, name = hex_word(state, at, say), say.name(names[owner])
            lead = say("{name} has a citadel at {hex:the}", name=name, hex=place)
            yield Threat(at, lead, standing(state, names, say)[owner])


# -- what a rival did --------------------------------------------------------------------------------------------------


def _lines(eyes: Reader, seat: int, events: Sequence[Event], before: Sequence[int]) -> list[Line]:
    found = [*_taken(eyes, seat, events, before), *_fought(eyes, seat, events), *_other(eyes, seat, events)]
    found.sort(key=lambda line: not line.touches)
    say, state = eyes.context.say, eyes.state
    found.append(
        Line("profit", say("now has {lands}, {gold} gold and +{income} a turn", lands=_lands(eyes, seat),
                           gold=state.gold[seat], income=income(state, seat)))
    )  # fmt: skip
    return found


def _lands(eyes: Reader, seat: int) -> Any:
    return eyes.context.say.count(len(hexes_of(eyes.state, seat)), "hex/hexes")


def _taken(eyes: Reader, seat: int, events: Sequence[Event], before: Sequence[int]) -> Iterator[Line]:
    say, state, me, names = eyes.context.say, eyes.state, eyes.view.seat, eyes.context.names
    owners, won = list(before), list[tuple[int, int]]()
    for event in events:
        if event.kind == "captured":
            hex_ = field(event, "hex")
            if field(event, "seat") == seat:
                won.append((hex_, owners[hex_]))
            owners[hex_] = field(event, "seat")
    for loser in dict.fromkeys(loser for _, loser in won):
        places = [hex_word(state, at, say) for at, whose in won if whose == loser]
        many, listed = say.count(len(places), "hex/hexes"), say.many(places)
        what = format(many, "") if len(places) > NAMED else format(listed, "the")
        if loser == me:
            yield Line("flying-flag", say("took {places} from you", places=what), touches=True)
        elif loser != NOBODY:
            name = say.name(names[loser])
            yield Line("flying-flag", say("took {places} from {name}", places=what, name=name))
        else:
            yield Line("flying-flag", say("took {places}, nobody's land before", places=what))


def _fought(eyes: Reader, seat: int, events: Sequence[Event]) -> Iterator[Line]:
    """Battles with whoever reads that changed no owner: those that did are told by what was taken."""
    say, state, me = eyes.context.say, eyes.state, eyes.view.seat
    sides: dict[int, tuple[int, ...]] = {}
    taken = {field(event, "hex") for event in events if event.kind == "captured"}
    for event in events:
        args: Any = event.args
        if event.kind == "battle_began":
            sides[args[0]] = (*args[1], args[2])
        if event.kind != "battle_ended" or args[0] in taken or not {seat, me} <= set(sides.get(args[0], ())):
            continue
        place = hex_word(state, args[0], say)
        if args[1] == me:
            yield Line("crossed-swords", say("was beaten by you at {hex:the}", hex=place), touches=True)
        elif args[1] == seat:
            yield Line("crossed-swords", say("beat you at {hex:the}", hex=place), touches=True)


def _other(eyes: Reader, seat: int, events: Sequence[Event]) -> Iterator[Line]:
    say, state, me = eyes.context.say, eyes.state, eyes.view.seat
    built: list[tuple[int, int]] = []
    for event in events:
        if event.kind == "robbed" and (field(event, "seat"), field(event, "rival")) == (seat, me):
            yield Line("swap-bag", say("robbed you"), touches=True)
        if field(event, "seat") != seat:
            continue
        if event.kind == "event_played":
            yield Line("polar-star", say("played {thing}", thing=piece_word(field(event, "thing"), say)))
        if event.kind == "recruited":
            yield Line("crested-helmet", say("won {hero:the}", hero=piece_word(field(event, "hero"), say)))
        if event.kind == "built":
            built.append((field(event, "hex"), field(event, "level")))
    highest = max((level for _, level in built), default=0)
    if built and len(built) <= NAMED:
        forts = say.many([say.noun(FORT_NAMES[level]) for _, level in built])
        places = say.many([hex_word(state, at, say) for at, _ in built])
        words = say("built {forts:a} at {places:the}", forts=forts, places=places)
        yield Line("stone-tower", words, touches=highest == CITADEL)
    elif built:
        words = say("built {forts}", forts=say.count(len(built), "fort"))
        yield Line("stone-tower", words, touches=highest == CITADEL)


# -- oneself -----------------------------------------------------------------------------------------------------------


def _figures(eyes: Reader, events: Sequence[Event], before: Sequence[int]) -> Iterator[tuple[str, str]]:
    say, state, me = eyes.context.say, eyes.state, eyes.view.seat
    yield str(state.gold[me]), say("gold, and {income} more every turn", income=income(state, me))
    had, now = sum(owner == me for owner in before), sum(owner == me for owner in state.owner)
    yield str(now), _change(now - had, say)
    lost = [piece for event in events for piece in _fallen(event, me)]
    if lost:
        what = say.many([piece_word(piece, say) for piece in lost])
        named = say("counters: {things:the}", things=what) if len(lost) <= NAMED else say("counters fell")
        yield f"\N{MINUS SIGN}{len(lost)}", named


def _fallen(event: Event, me: int) -> tuple[int, ...]:
    args: Any = event.args
    if event.kind == "lost" and args[0] == me:
        return tuple(args[2])
    return (args[2],) if event.kind == "bluff_removed" and args[0] == me else ()


def _change(change: int, say: Say) -> str:
    if not change:
        return say("hexes, as many as before")
    if change > 0:
        return say("hexes, {count} more than before", count=change)
    return say("hexes, {count} fewer than before", count=-change)


def period(summary: Summary, say: Say) -> str:
    return capital(say("turn {turn}, from beginning to end", turn=summary.turn))
