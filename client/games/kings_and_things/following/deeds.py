"""Captions of what others do: a headline, a sentence of what follows from it, and how much it matters to whoever
looks. All of it is read from events and views."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from engines.core.game import Say
from engines.core.language import capital
from engines.core.types import Event
from engines.kings_and_things.aims import standing
from engines.kings_and_things.events import EVENTS
from engines.kings_and_things.phrases import hex_word, of_side, piece_word
from engines.kings_and_things.realm import army, income
from engines.kings_and_things.rules.movement_column import unexplored
from engines.kings_and_things.state import CITADEL, NOBODY, State
from engines.kings_and_things.text import WORDS
from engines.kings_and_things.words import FORT_NAMES

from ....match.chronicle import Moment
from ....tables.pace import Caption, Weight
from .trail import Trail

if TYPE_CHECKING:
    from ..kingdom_table import KingdomTable

LEADS: Mapping[str, str] = {
    "captured": "{seat} takes {hex:the}",
    "built": "{seat} builds at {hex:the}",
    "explored": "{seat} explores {hex:the}",
    "event_played": "{seat} plays {thing}",
    "event_failed": "{thing} {thing:?comes|come} to nothing",
    "recruited": "{seat} wins {hero:the}",
    "defected": "{hero:the} joins {seat}",
    "evacuated": "{seat} leaves {hex:the}",
    "robbed": "{seat} robs {rival}",
    "stalked": "{seat} sends the Assassin",
    "foiled": "{rival} catches {hero:the}",
    "struck": "Disaster at {hex:the}",
    "fort_lowered": "A fort suffers at {hex:the}",
    "tile_changed": "{hex:the} changes",
    "eliminated": "{seat} is out of the game",
    "lost": "{side:the} {side:?loses|lose} counters at {hex:the}",
    "bluff_removed": "{seat:'s} bluff is found out",
    "looted": "{seat} finds loot at {hex:the}",
    "bribed": "{seat} bribes {thing:the}",
}
"""What is worth a card, by kind of event, and its headline."""


def field(event: Event, name: str) -> int:
    """A number that an event names; -1: it names none of that sort."""
    for part, arg in zip(EVENTS[event.kind].fields, event.args, strict=False):
        if part.name == name and isinstance(arg, int):
            return arg
    return -1


def caption_of(table: "KingdomTable", moment: Moment, event: Event) -> Caption | None:
    """What is said of an event; None: it needs no card."""
    lead = LEADS.get(event.kind)
    if lead is None:
        return None
    context, say = table.context, table.context.say
    view = moment.after
    hex_ = field(event, "hex")
    if hex_ >= view.state.charter.hexes:
        return None
    doer = max(field(event, "seat"), field(event, "side"))
    parts = {
        "seat": _who(table, field(event, "seat"), say),
        "side": _who(table, field(event, "side"), say),
        "rival": _who(table, field(event, "rival"), say),
        "hex": hex_word(view.state, hex_, say) if hex_ >= 0 else "",
        "thing": piece_word(field(event, "thing"), say),
        "hero": piece_word(field(event, "hero"), say),
    }
    follows = FOLLOWS.get(event.kind)
    sentence = follows(table, moment, event) if follows else ""
    if not sentence:
        sentence = context.session.game.text.fact(event, view, context.names, say)
    seat = doer if 0 <= doer < len(context.names) else -1
    return Caption(seat, capital(say(lead, **parts)), sentence, weight=weigh(moment, event))


def _who(table: "KingdomTable", side: int, say: Say) -> object:
    """Headlines name everybody, whoever reads them."""
    return of_side(side, table.context.names, say)


def weigh(moment: Moment, event: Event) -> Weight:
    """Whether something of whoever looks changes without their doing."""
    me, before = moment.after.seat, moment.before.state
    if me < 0 or moment.seat == me:
        return Weight.DEED
    hex_ = field(event, "hex")
    own = 0 <= hex_ < len(before.owner) and before.owner[hex_] == me
    touched = (
        (event.kind in ("captured", "built", "struck", "fort_lowered", "tile_changed", "stalked") and own)
        or (event.kind in ("robbed", "foiled") and field(event, "rival") == me)
        or (event.kind in ("lost", "bluff_removed", "evacuated", "eliminated") and _side(event) == me)
        or (event.kind == "defected" and _had(before, me, field(event, "hero")))
    )
    return Weight.TOUCHES if touched else Weight.DEED


def _side(event: Event) -> int:
    return max(field(event, "seat"), field(event, "side"))


def _had(state: State, seat: int, hero: int) -> bool:
    hexes = state.charter.hexes
    return any(hero in stack for stack in state.armies[seat * hexes : (seat + 1) * hexes])


# -- what follows ------------------------------------------------------------------------------------------------------


def _captured(table: "KingdomTable", moment: Moment, event: Event) -> str:
    say, before, after = table.context.say, moment.before.state, moment.after.state
    owner, seat = before.owner[field(event, "hex")], field(event, "seat")
    if owner == moment.after.seat:
        return say(
            "It was yours. Your income falls to {income} gold a turn.", income=income(after, owner)
        )  # fmt: skip
    if owner != NOBODY:
        return say("It was {name:'s}.", name=say.name(table.context.names[owner]))
    return say(
        "It was nobody's. {name} now has {income} gold a turn.", name=_who(table, seat, say), income=income(after, seat)
    )


def _built(table: "KingdomTable", moment: Moment, event: Event) -> str:
    say, level = table.context.say, field(event, "level")
    if level == CITADEL:  # others may have one, too, and win before
        return standing(moment.after.state, table.context.names, say)[field(event, "seat")]
    return capital(say("{fort:a} stands there now.", fort=say.noun(FORT_NAMES[level])))


def _lore(name: str) -> Callable[["KingdomTable", Moment, Event], str]:
    """What the counter that an event names does."""

    def told(table: "KingdomTable", moment: Moment, event: Event) -> str:
        return WORDS.thing(field(event, name), table.context.say, moment.after.state.charter)

    return told


def _explored(table: "KingdomTable", moment: Moment, event: Event) -> str:
    say = table.context.say
    count = len(army(moment.before.state, field(event, "seat"), field(event, "hex")))
    words = say("{count:words} {count:?looks|look} around there.", count=say.count(count, "counter"))
    return capital(words) if count else ""


FOLLOWS: Mapping[str, Callable[["KingdomTable", Moment, Event], str]] = {
    "captured": _captured,
    "built": _built,
    "event_played": _lore("thing"),
    "recruited": _lore("hero"),
    "explored": _explored,
}
"""Where the headline has said it already: what it means."""


# -- marches -----------------------------------------------------------------------------------------------------------


def march_caption(table: "KingdomTable", moment: Moment, trail: Trail, arrived: bool) -> Caption:
    """Whence, over what and whither, and what waits there."""
    say, state = table.context.say, moment.after.state
    name = _who(table, trail.seat, say)
    start, end = (hex_word(state, at, say) for at in (trail.hexes[0], trail.hexes[-1]))
    flies, chip = trail.flies(state), say("army {number}", number=trail.number)
    if not arrived:
        lead = say(
            "{name} flies from {start:the}" if flies else "{name} marches from {start:the}", name=name, start=start
        )
        return Caption(trail.seat, lead, _way(table, moment, trail), chip, "march")
    foes, way = _foes(table, moment, trail), _way(table, moment, trail)
    if foes:
        lead = say("{name} flies at {end:the}" if flies else "{name} marches on {end:the}", name=name, end=end)
    else:
        lead = say("{name} flies to {end:the}" if flies else "{name} marches to {end:the}", name=name, end=end)
    concerns = moment.after.seat in (*foes, state.owner[trail.hexes[-1]])
    weight = Weight.DEED if concerns else Weight.ROUTINE
    return Caption(trail.seat, lead, f"{way} {_waits(table, moment, trail)}".strip(), chip, "march", weight)


def _way(table: "KingdomTable", moment: Moment, trail: Trail) -> str:
    """One sentence: how many, and by which way."""
    say, state = table.context.say, moment.after.state
    between = [hex_word(state, at, say) for at in trail.hexes[1:-1]]
    parts: dict[str, object] = {
        "count": say.count(trail.size, "counter"),
        "start": hex_word(state, trail.hexes[0], say),
        "end": hex_word(state, trail.hexes[-1], say),
        "over": say.many(between),
    }
    if trail.flies(state):
        words = (
            "{count:words} {count:?rises|rise} from {start:the}, {count:?crosses|cross} {over:the} "
            "and {count:?comes|come} down at {end:the}."
        )
    elif between:
        words = "{count:words} {count:?goes|go} from {start:the} through {over:the} to {end:the}."
    else:
        words = "{count:words} {count:?goes|go} from {start:the} to {end:the}."
    return capital(say(words, **parts))


def _foes(table: "KingdomTable", moment: Moment, trail: Trail) -> list[int]:
    """Whose counters stand where they arrive."""
    state, end = moment.after.state, trail.hexes[-1]
    seats = range(state.charter.seats)
    return [seat for seat in seats if seat != trail.seat and army(state, seat, end)]


def _waits(table: "KingdomTable", moment: Moment, trail: Trail) -> str:
    """What their coming means."""
    say, state, end = table.context.say, moment.after.state, trail.hexes[-1]
    foes, me, names = _foes(table, moment, trail), moment.after.seat, table.context.names
    if me in foes:
        count = say.count(len(army(state, me, end)), "counter")
        return say("There will be a battle with your {count:words}.", count=count)
    if foes:
        return say("There will be a battle with {names}.", names=say.many([of_side(foe, names, say) for foe in foes]))
    if unexplored(state, end):
        locals_ = army(state, state.charter.neutral, end)
        return say("There will be a battle with the locals.") if locals_ else say("It has not been explored yet.")
    owner = state.owner[end]
    if owner == me:
        return say("It is yours, and nobody defends it.")
    if owner not in (trail.seat, NOBODY):
        return say("It is {name:'s}, and nobody defends it.", name=say.name(names[owner]))
    return ""
