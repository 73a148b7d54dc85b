"""Answers to dice, items and events (reference 15), and the powers of Assassin and Thief (11.2)."""

from ..realm import army
from ..rules.battle_units import fought
from ..rules.magic_asking import answered
from ..rules.magic_charm import READINGS
from ..state import NOTHING
from ..things import FIRST
from .kingdom import wanted
from .survey import Survey

LUCK = 3.0  # what the Lucky Charm is kept for: an exploration, a Hero, a Thing
OWN_LUCK = ("hero_dice", "explore_dice", "teeniepox_dice", "disaster_losses_dice")  # 0 is best for the thrower
CONTESTS = ("defection_dice", "assassin_dice", "thief_dice")  # higher is better
CROWDED = 0.6  # somebody else may die in the victim's stead
STEALTH, A_THING = 0.1, 0.1  # the Thief tries in any case; a Thing behind a Shield, next to gold


# -- answers (15) ------------------------------------------------------------------------------------------------------


def charm(survey: Survey, die: int, change: int) -> float:
    """The Lucky Charm: for one's own Heroes, explorations and blows, and against blows that would fell one's own."""
    _, _, trigger, actor = survey.frame
    thrown = answered(survey.state, trigger, actor)
    kind, thrower, dice = thrown[:3]
    changed = (*dice[:die], dice[die] + change, *dice[die + 1 :])
    before, after = (READINGS[kind](survey.state, thrown, shown) for shown in (dice, changed))
    if kind == "strike_dice":
        return _struck(survey, thrown[3], after - before)
    if thrower != survey.seat or kind not in (*OWN_LUCK, *CONTESTS):
        return -1.0
    if kind == "hero_dice":
        return wanted(survey, thrown[3]) if not after else -1.0
    return LUCK * (after - before) if kind in CONTESTS else LUCK if not after else -1.0


def _struck(survey: Survey, side: int, more: int) -> float:
    """A hit more for one's own side, or less on it."""
    if side == survey.seat:
        return float(more)
    return float(-more) if fought(survey.state).targets[side] == survey.seat else -1.0


def fan(survey: Survey) -> float:
    """15: against the Dust that would drive off one's own; a Balloon or a Cloud only if it comes for this player."""
    return concerned(survey)


def dispel(survey: Survey) -> float:
    """15: against an item in a battle of one's own."""
    return concerned(survey)


def concerned(survey: Survey) -> float:
    """Only those who fight answer."""
    battle = survey.state.battle
    return 1.0 if battle is not None and survey.seat in battle.sides else -1.0


# -- special powers (11.2) ---------------------------------------------------------------------------------------------


def stalk(survey: Survey, hex_: int) -> float:
    """The Assassin: Heroes of whoever leads; best where nobody else can die in their stead."""
    best = 0.0
    for rival in survey.rivals:
        pieces = army(survey.state, rival, hex_)
        if pieces:
            victim = max([survey.counter(piece) for piece in pieces])
            best = max(best, survey.spite(rival) * victim * (1.0 if len(pieces) == 1 else CROWDED))
    return best


def victim(survey: Survey, kind: int) -> float:
    """The dearest of the rival's; of one's own the cheapest."""
    _, _, _, _, first = survey.frame
    return survey.counter(FIRST[kind]) * (1 if first == NOTHING else -1)


def rob(survey: Survey, rival: int) -> float:
    """The Thief: gold, where there is most of it."""
    return STEALTH + survey.state.gold[rival] * (1 + survey.spite(rival)) + A_THING * len(survey.state.shields[rival])


def take_gold(survey: Survey) -> float:
    return float(survey.state.gold[survey.frame[2]])


def take_thing(survey: Survey) -> float:
    return survey.weights.thing
