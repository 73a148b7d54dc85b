"""Things that answers of a battle or an exploration are made of."""

from engines.core.types import Option
from engines.kings_and_things.rules.battle_units import FORT
from engines.kings_and_things.state import State
from engines.kings_and_things.things import DISPEL_MAGIC, ELIXIR, FAN, KIND

from ....tables.picking import Thing
from ..things import counter, hex_, things_of

ANSWERS = {"drink": ELIXIR, "fan": FAN, "dispel": DISPEL_MAGIC}

KINDS = frozenset(
    (
        "income_tie", "defence_item", "bribe", "take_loot", "battle_magic",
        "attach", "dust_target", "dust_retreat", "warlord_target", "name_target", "marksman_mode",
        "marksman_aim", "assign_hits", "save", "retreat", "excess_removal", "call_bluff", "react", "dispel_scope",
    )
)  # fmt: skip
"""The questions that these screens ask. (Which hex to settle is asked on the board.)"""


def unit(side: int, kind: int) -> Thing:
    """A unit on the field; the fort's kind is FORT."""
    return ("unit", side, kind)


def side(number: int) -> Thing:
    """A whole side of the battle."""
    return ("side", number)


def item(kind: int) -> Thing:
    return ("item", kind)


def battle_things(option: Option, state: State) -> tuple[Thing, ...]:
    """What an option is made of, in the position in which it is asked; () for those told by their buttons."""
    verb, args = option
    frame = state.agenda[-1]
    match verb:
        case "use":
            return (item(args[0]),)
        case "drink" | "fan" | "dispel":
            return (item(KIND[ANSWERS[verb]]),)
        case "attach":
            return (unit(frame[2], args[1]),)
        case "arm":
            return item(args[0]), unit(state.charter.neutral, args[1])
        case "bribe":
            return (unit(state.charter.neutral, args[0]),)
        case "covet" | "aim_at" | "call_bluff":
            return (unit(args[1], args[0]),)
        case "aim_at_fort":
            return (unit(args[0], FORT),)
        case "hit":
            return (unit(frame[2], args[0]),)
        case "hit_fort":
            return (unit(frame[2], FORT),)
        case "name":
            return (side(args[0]),)
        case "retreat":
            return (hex_(args[0]),)
        case "charm":
            return (("die", args[0], args[1]),)
        case "keep_income" | "loot" | "disband":
            return (counter(args[0]),)
        case "cash" | "remove_income" | "fan_cloud":
            return ()
    return things_of(option)
