"""Words about a battle beside the question: the land, the steps, and what was rolled. Everything is read from a
view."""

from engines.core.game import Say
from engines.kings_and_things.phrases import Names, rolls_in_words
from engines.kings_and_things.stakes import hits_counted
from engines.kings_and_things.state import State

LANDS = (
    "the desert", "the forest", "the frozen waste", "the jungle", "the mountains", "the plains", "the swamp", "the sea",
)  # fmt: skip
"""By terrain, as one speaks of a fight there."""

STEP_TITLES = ("Opening", "Magic", "Ranged", "Melee", "Retreat")


# -- what was rolled ---------------------------------------------------------------------------------------------------


def strike_words(rolling: tuple[int, ...], dice: tuple[int, ...], hits: int, target: str, say: Say) -> str:
    """'Elves 2, Giant 5: 1 hit on Theo.'"""
    thrown = rolls_in_words(rolling, dice, say)
    thrown = thrown[:1].upper() + thrown[1:]
    struck = hits_counted(hits, say)
    if not target:
        return say("{dice}: {hits}.").format(dice=thrown, hits=struck)
    return say("{dice}: {hits} on {name}.").format(dice=thrown, hits=struck, name=target)


# -- where a battle stands ---------------------------------------------------------------------------------------------


def battle_title(state: State, names: Names, say: Say) -> tuple[str, str]:
    """'Battle in the forest', and whose land it is."""
    battle = state.battle
    assert battle is not None
    titles = {3: "Three armies in {land}", 4: "Four armies in {land}"}
    title = say(titles.get(len(battle.sides), "Battle in {land}"))
    owner = state.owner[battle.hex]
    whose = say("land of {name}").format(name=names[owner]) if owner >= 0 else say("nobody's land")
    turn = say("Turn {turn}").format(turn=state.turn)
    return title.format(land=say(LANDS[state.terrain[battle.hex]])), f"{turn}  ·  {whose}"
