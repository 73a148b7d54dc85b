"""Choices on the parchment of a battle: what stands nowhere else and can be chosen, and the last dice."""

from typing import TYPE_CHECKING

from engines.core.types import Option
from engines.kings_and_things.phrases import hits_counted, side_name
from engines.kings_and_things.rules.battle import prospect
from engines.kings_and_things.rules.battle_units import FORT
from engines.kings_and_things.state import NOTHING, Battle
from engines.kings_and_things.text import WORDS
from engines.kings_and_things.things import DISPEL_MAGIC, DUST_OF_DEFENSE, KIND, MARKSMAN, WARLORD

from ....tables.picking import Thing
from ..words.battle import strike_words
from .prompt import DiceNote, ParchmentItem
from .reading import badge_of, pending_dice, story_of, strike_of, unit_thing

if TYPE_CHECKING:
    from ....tables.context import Context
    from ..kingdom_table import KingdomTable


HEROES_AND_ITEMS = {
    "dust_target": DUST_OF_DEFENSE, "dust_retreat": DUST_OF_DEFENSE, "dispel_scope": DISPEL_MAGIC,
    "marksman_mode": MARKSMAN, "marksman_aim": MARKSMAN, "warlord_target": WARLORD,
}  # fmt: skip
"""What these questions are always about."""
NAMED = {"react": 2, "save": 3, "attach": 3}
"""Questions about a counter that their frame names at this place."""


def choices(context: "Context", suggested: Option | None) -> list[ParchmentItem]:
    """Own units that take hits, dice to turn, counters that are nowhere on the field. `suggested`: who should take the
    next hit, if a computer were asked."""
    picking = context.picking
    if picking is None or context.asked is None:
        return []
    found: dict[Thing, ParchmentItem] = {}
    for option in picking.options:
        for thing in picking.things(option):
            if thing[0] == "counter":
                found[thing] = ParchmentItem(thing, int(str(thing[1])))
            elif thing[0] == "die":
                found[thing] = _turned(context, thing)
            elif thing[0] == "unit" and context.asked.decision.kind == "assign_hits":
                found[thing] = _target(context, thing, True, suggested)
            elif option.verb == "covet":
                found[thing] = _coveted(context, option, thing)
    if context.asked.decision.kind == "assign_hits":  # who falls already stays in sight, and nobody moves up
        side = int(str(next(iter(found))[1]))
        for struck in _battle(context).doomed[side]:
            if struck == FORT or struck >= 0:
                thing = unit_thing(side, struck)
                found.setdefault(thing, _target(context, thing, False, suggested))
        return sorted(found.values(), key=lambda choice: choice.kind)
    return list(found.values())


def _battle(context: "Context") -> Battle:
    battle: Battle | None = context.view.state.battle
    assert battle is not None
    return battle


def _turned(context: "Context", thing: Thing) -> ParchmentItem:
    """A die as the Lucky Charm would turn it."""
    dice = pending_dice(context.view.state)
    assert dice is not None
    at, change = int(str(thing[1])), int(str(thing[2]))
    face = dice[2][at]
    words = context.say("{shown} becomes {turned}").format(shown=face, turned=face + change)
    return ParchmentItem(thing, face=face + change, caption=words)


def _target(context: "Context", thing: Thing, able: bool, advice: Option | None) -> ParchmentItem:
    """An own unit, and the hits that lie on it already; `able`: it can take one more."""
    say, kind = context.say, int(str(thing[2]))
    placed = _battle(context).doomed[int(str(thing[1]))]
    count = sum(unit == FORT if kind == FORT else unit >= 0 and KIND[unit] == kind for unit in placed)
    words = hits_counted(count, say) if count else say("untouched")
    if not able:
        words = say("falls")
    picking = context.picking
    suggested = picking is not None and advice is not None and thing in picking.things(advice)
    if suggested and not count:
        words = say("suggested")
    return ParchmentItem(thing, kind, caption=words, hits=count, suggested=suggested)


def _coveted(context: "Context", option: Option, thing: Thing) -> ParchmentItem:
    """A creature that the Warlord may name: how likely it comes, and whether it could be supported then (11.2)."""
    kind, view = int(str(thing[2])), context.asked_view()
    _, backed = prospect(view.state, view.state.agenda[-1][2], kind)
    label = WORDS.coveted(option, view, context.names, context.say)
    return ParchmentItem(thing, kind, caption=label.words, support=label.second, backed=backed)


def subject(context: "Context") -> int:
    """The counter a question is about: the item that is answered, the Hero who acts; NOTHING if there is none."""
    asked, state = context.asked, context.view.state
    kind = asked.decision.kind if asked is not None else ""
    if kind in HEROES_AND_ITEMS:
        return HEROES_AND_ITEMS[kind]
    frame = next((frame for frame in reversed(state.agenda) if frame[0] == kind), None)
    piece: int = frame[NAMED[kind]] if frame is not None and kind in NAMED else NOTHING
    return piece if piece >= 0 else NOTHING


def notes(table: "KingdomTable", battle: Battle) -> list[DiceNote]:
    """The dice of the step that was struck last, in words."""
    context = table.context
    found: list[DiceNote] = []
    for event in reversed(story_of(table.heard(), battle.hex)):
        if event.kind in ("step_began", "round_began", "battle_began"):
            break
        if event.kind == "struck_hits":
            side, rolling, thrown, hits = strike_of(event)
            target = battle.targets[side]
            whom = side_name(target, context.names, context.say) if target >= 0 else ""
            words = strike_words(rolling, thrown, hits, whom, context.say)
            found.insert(0, DiceNote(badge_of(side, context.badges), words))
    return found
