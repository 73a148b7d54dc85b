"""Words about a battle beside the question: the land, the steps, and what was rolled. Everything is read from a
view."""

from engines.core.game import Say
from engines.core.language import capital
from engines.kings_and_things.phrases import Names, hex_name, hits_counted, rolls_in_words
from engines.kings_and_things.state import START, State

STEP_TITLES = ("Opening", "Magic", "Ranged", "Melee", "Retreat")
STEP_WORDS = (
    "Everyone has turned up, and bluffs are gone. Whoever has magic for the beginning of a battle can use it now.",
    "Units with the sign of magic roll first. Whoever they hit is gone before the others roll.",
    "Now ranged units roll. Whoever they hit is gone before the melee.",
    "Everyone else rolls, and whoever charges rolls two dice.",
    "The attacker says first whether to fall back, then the defender. Whoever stays fights another round.",
)
"""What each step is, where nothing is chosen and nothing was rolled yet."""
NAMING = "Targets"
NAMING_WORDS = "Each side names one other side, and hits nobody else this round. All are revealed together."
ROUND_WORDS = "Another round begins. Whoever has items can use them or hand them on before the dice fall."


def step_words(state: State, say: Say) -> tuple[str, str]:
    """What goes on in the battle, and what that is: a side is named, and items change hands, between two steps."""
    battle = state.battle
    assert battle is not None
    if state.agenda[-1][0] == "name_target":
        return say(NAMING), say(NAMING_WORDS)
    if battle.round and battle.step == START:
        return say("Round {round}", round=battle.round), say(ROUND_WORDS)
    return say(STEP_TITLES[battle.step]), say(STEP_WORDS[battle.step])


# -- what was rolled ---------------------------------------------------------------------------------------------------


def strike_words(rolling: tuple[int, ...], dice: tuple[int, ...], hits: int, target: str, say: Say) -> str:
    """'Elves 2, Giant 5: 1 hit on Theo.'"""
    thrown = rolls_in_words(rolling, dice, say)
    thrown = thrown[:1].upper() + thrown[1:]
    struck = hits_counted(hits, say)
    if not target:
        return say("{dice}: {hits}.", dice=thrown, hits=struck)
    return say("{dice}: {hits} on {name}.", dice=thrown, hits=struck, name=target)


# -- where a battle stands ---------------------------------------------------------------------------------------------


def battle_title(state: State, names: Names, say: Say) -> tuple[str, str]:
    """'Owlwood', and whose land it is."""
    battle = state.battle
    assert battle is not None
    owner = state.owner[battle.hex]
    whose = say("{name:'s} land", name=say.name(names[owner])) if owner >= 0 else say("nobody's land")
    turn = say("Turn {turn}", turn=state.turn)
    return capital(hex_name(state, battle.hex, say)), f"{turn}  ·  {whose}"
