"""What is laid out on the parchment of a battle: what stands nowhere else and can be chosen, and the last dice."""

from typing import TYPE_CHECKING

from engines.core.types import Option
from engines.kings_and_things.rules.battle import prospect
from engines.kings_and_things.rules.battle_units import FORT
from engines.kings_and_things.stakes import hits_counted
from engines.kings_and_things.state import NOTHING
from engines.kings_and_things.text import WORDS
from engines.kings_and_things.things import DISPEL_MAGIC, DUST_OF_DEFENSE, KIND, MARKSMAN, WARLORD

from ....tables.picking import Thing
from ..words.battle import strike_words
from .prompt import Note, ParchmentItem
from .reading import pending_dice, strike_of, unit_thing

if TYPE_CHECKING:
    from .overlay import BattleOverlay


HEROES_AND_ITEMS = {
    "dust_target": DUST_OF_DEFENSE, "dust_retreat": DUST_OF_DEFENSE, "dispel_scope": DISPEL_MAGIC,
    "marksman_mode": MARKSMAN, "marksman_aim": MARKSMAN, "warlord_target": WARLORD,
}  # fmt: skip
"""What these questions are always about."""
NAMED = {"react": 2, "save": 3, "attach": 3}
"""Questions about a counter that their frame names at this place."""


def choices(overlay: "BattleOverlay") -> list[ParchmentItem]:
    """Own units that take hits, dice to turn, counters that are nowhere on the field."""
    context, picking = overlay.table.context, overlay.table.context.picking
    if picking is None or context.asked is None:
        return []
    found: dict[Thing, ParchmentItem] = {}
    for option in picking.options:
        for thing in picking.things(option):
            if thing[0] == "counter":
                found[thing] = ParchmentItem(thing, int(str(thing[1])))
            elif thing[0] == "die":
                found[thing] = _turned(overlay, thing)
            elif thing[0] == "unit" and context.asked.decision.kind == "assign_hits":
                found[thing] = _target(overlay, thing, True)
            elif option.verb == "covet":
                found[thing] = _coveted(overlay, option, thing)
    if context.asked.decision.kind == "assign_hits":  # who falls already stays in sight, and nobody moves up
        side = int(str(next(iter(found))[1]))
        for struck in overlay.battle.doomed[side]:
            if struck == FORT or struck >= 0:
                thing = unit_thing(side, struck)
                found.setdefault(thing, _target(overlay, thing, False))
        return sorted(found.values(), key=lambda choice: choice.kind)
    return list(found.values())


def _turned(overlay: "BattleOverlay", thing: Thing) -> ParchmentItem:
    """A die as the Lucky Charm would turn it."""
    dice = pending_dice(overlay.view.state)
    assert dice is not None
    at, change = int(str(thing[1])), int(str(thing[2]))
    face = dice[2][at]
    words = overlay.table.context.say("{shown} becomes {turned}").format(shown=face, turned=face + change)
    return ParchmentItem(thing, face=face + change, caption=words)


def _target(overlay: "BattleOverlay", thing: Thing, able: bool) -> ParchmentItem:
    """An own unit, and the hits that lie on it already; `able`: it can take one more."""
    say, kind = overlay.table.context.say, int(str(thing[2]))
    placed = overlay.battle.doomed[int(str(thing[1]))]
    count = sum(unit == FORT if kind == FORT else unit >= 0 and KIND[unit] == kind for unit in placed)
    words = hits_counted(count, say) if count else say("untouched")
    if not able:
        words = say("falls")
    picking, advice = overlay.table.context.picking, overlay.suggested()
    suggested = picking is not None and advice is not None and thing in picking.things(advice)
    if suggested and not count:
        words = say("suggested")
    return ParchmentItem(thing, kind, caption=words, hits=count, suggested=suggested)


def _coveted(overlay: "BattleOverlay", option: Option, thing: Thing) -> ParchmentItem:
    """A creature that the Warlord may name: how likely it comes, and whether it could be supported then (11.2)."""
    context, kind = overlay.table.context, int(str(thing[2]))
    view = context.asked_view()
    _, backed = prospect(view.state, view.state.agenda[-1][2], kind)
    label = WORDS.label(option, view, context.names, context.say)
    return ParchmentItem(thing, kind, caption=label.words, support=label.second, backed=backed)


def subject(overlay: "BattleOverlay") -> int:
    """The counter a question is about: the item that is answered, the Hero who acts; NOTHING if there is none."""
    asked, state = overlay.table.context.asked, overlay.view.state
    kind = asked.decision.kind if asked is not None else ""
    if kind in HEROES_AND_ITEMS:
        return HEROES_AND_ITEMS[kind]
    frame = next((frame for frame in reversed(state.agenda) if frame[0] == kind), None)
    piece: int = frame[NAMED[kind]] if frame is not None and kind in NAMED else NOTHING
    return piece if piece >= 0 else NOTHING


def notes(overlay: "BattleOverlay") -> list[Note]:
    """The dice of the step that was struck last, in words."""
    context = overlay.table.context
    found: list[Note] = []
    told = [event for line in context.chronicle() for event in line.events]
    for event in reversed(told):
        if event.kind in ("step_began", "round_began", "battle_began"):
            break
        if event.kind == "struck_hits":
            side, rolling, thrown, hits = strike_of(event)
            target = overlay.battle.targets[side]
            words = strike_words(rolling, thrown, hits, overlay.name_of(target) if target >= 0 else "", context.say)
            found.insert(0, Note(overlay.badge_of(side), words))
    return found
