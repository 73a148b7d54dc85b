"""What is laid out on the parchment of a battle: what stands nowhere else and can be chosen, and the last dice."""

from typing import TYPE_CHECKING

from engines.kings_and_things.rules.battle_units import FORT
from engines.kings_and_things.things import KIND

from ...knt_words.battle import strike_words
from ...picking import Thing
from .prompt import Choice, Note
from .reading import pending_dice, strike_of

if TYPE_CHECKING:
    from .stage import BattleStage


def choices(stage: "BattleStage") -> list[Choice]:
    """Own units that take hits, dice to turn, counters that are nowhere on the field."""
    scene, picking = stage.table.scene, stage.table.scene.picking
    if picking is None or scene.asked is None:
        return []
    found: dict[Thing, Choice] = {}
    for option in picking.options:
        for thing in picking.things(option):
            if thing[0] == "counter":
                found[thing] = Choice(thing, int(str(thing[1])))
            elif thing[0] == "die":
                found[thing] = _turned(stage, thing)
            elif thing[0] == "unit" and scene.asked.decision.kind == "assign_hits":
                found[thing] = _target(stage, thing)
    return list(found.values())


def _turned(stage: "BattleStage", thing: Thing) -> Choice:
    """A die as the Lucky Charm would turn it."""
    dice = pending_dice(stage.view.state)
    assert dice is not None
    at, change = int(str(thing[1])), int(str(thing[2]))
    face = dice[2][at]
    words = stage.table.scene.say("{shown} becomes {turned}").format(shown=face, turned=face + change)
    return Choice(thing, face=face + change, caption=words)


def _target(stage: "BattleStage", thing: Thing) -> Choice:
    """An own unit, and the hits that lie on it already."""
    say, kind = stage.table.scene.say, int(str(thing[2]))
    placed = stage.battle.doomed[int(str(thing[1]))]
    count = sum(unit == FORT if kind == FORT else unit >= 0 and KIND[unit] == kind for unit in placed)
    words = say("{count} hit" if count == 1 else "{count} hits").format(count=count) if count else say("untouched")
    return Choice(thing, kind, caption=words, hits=count)


def notes(stage: "BattleStage") -> list[Note]:
    """The dice of the step that was struck last, in words."""
    scene = stage.table.scene
    found: list[Note] = []
    for line in reversed(scene.chronicle()):
        if line.event.kind in ("step_began", "round_began", "battle_began"):
            break
        if line.event.kind == "struck_hits":
            side, rolling, thrown, hits = strike_of(line.event)
            target = stage.battle.targets[side]
            words = strike_words(rolling, thrown, hits, stage.name_of(target) if target >= 0 else "", scene.say)
            found.insert(0, Note(stage.badge_of(side), words))
    return found
