"""What is asked in a battle or an exploration, and what the buttons say. Everything is read from a view."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from engines.core.agenda import Frame
from engines.core.game import Say
from engines.core.types import Decision, Option, View
from engines.kings_and_things.events import PURPOSES
from engines.kings_and_things.phrases import Names, in_a_row, of_side, piece_name, place
from engines.kings_and_things.rules.magic_asking import THROWN
from engines.kings_and_things.rules.retreat import BALLOONISTS, WALKERS
from engines.kings_and_things.state import MELEE_STEP, RANGED_STEP, START, State
from engines.kings_and_things.text import WORDS
from engines.kings_and_things.words import PURPOSE_NAMES

LANDS = (
    "the desert", "the forest", "the frozen waste", "the jungle", "the mountains", "the plains", "the swamp", "the sea",
)  # fmt: skip
"""By terrain, as one speaks of a fight there."""

STEP_TITLES = ("Opening", "Magic", "Ranged", "Melee", "Retreat")


class Ask(NamedTuple):
    """A question: the words that name the person, and what may be done."""

    lead: str
    sentence: str


PROMPTS: Mapping[str, Ask] = {
    # exploration
    "income_tie": Ask(
        "{name}, one of them stays", "These counters are worth the same. Choose which one the hex keeps."
    ),
    "defence_item": Ask(
        "{name}, arm a defender", "You lead the defenders. Pick the {items} and whoever shall bear it, or arm nobody."
    ),
    "bribe": Ask(
        "{name}, bribe or fight",
        "Tick the defenders you pay off: they go back to the Bag. Whoever is left fights you. "
        "This is the only chance to bribe.",
    ),
    "take_loot": Ask(
        "{name}, take the spoils", "Take what you like behind your Shield. What you leave goes to the Bag."
    ),
    # battle
    "battle_magic": Ask("{name}, do you use magic?", "{when}"),
    "attach": Ask("{name}, who bears the {item}?", "Choose one of your units: the {item} makes it 1 stronger."),
    "dust_target": Ask("{name}, scatter the Dust", "One attacking army must leave the hex at once. Choose it."),
    "dust_retreat": Ask("{name}, you must give way", "Your army has to leave. Choose one of the lit hexes."),
    "warlord_target": Ask(
        "{name}, your Warlord beckons",
        "Choose an enemy creature. If a die shows its value or more, it changes sides.",
    ),
    "name_target": Ask(
        "{name}, whom do you strike?",
        "Choose a side for this round. Nobody sees it before all have chosen; then all are opened together.",
    ),
    "marksman_mode": Ask(
        "{name}, how does he shoot?", "Your Marksman hits with 5, or takes aim with 2 and you say who is hit."
    ),
    "marksman_aim": Ask("{name}, choose his mark", "The aimed arrow hits. Choose who takes it."),
    "assign_hits": Ask("{name}, place {hits}", "Choose who takes the next hit. {seal}"),
    "save": Ask(
        "{name}, trust the Talisman?",
        "The {unit} is hit. On 2 to 5 it lives; on 1 or 6 it falls, and the Talisman is spent.",
    ),
    "retreat": Ask("{name}, do you fight on?", "{who} may go to a lit hex of yours, or stay for another round."),
    "excess_removal": Ask("{name}, too many in one hex", "Ten may stay in {hex}. Choose who leaves you."),
    "call_bluff": Ask(
        "{name}, is anyone bluffing?",
        "The armies lie open. Call a creature a bluff if nothing can support it, or let them be.",
    ),
    # answers
    "react": Ask("{name}, do you answer?", "{trigger}"),
    "dispel_scope": Ask("{name}, what do you dispel?", "Read the scroll against the item, the magic units, or both."),
}
"""By kind of decision."""

HITS = ("{count} hit", "{count} hits")
SEAL = "Others place theirs unseen; all losses are shown together."
SEAL_NEUTRAL = "You lead the defenders. Nobody sees where before all have placed."
WINDOW = {
    (0, START): "The battle is about to begin. Everything you have may be used now, or kept.",
    (1, START): "Round {round} begins. Items may be used or handed on now.",
    (1, RANGED_STEP): "The ranged step is next. A Golem, a Talisman or Dispel Magic may still come in.",
    (1, MELEE_STEP): "The melee step is next. A Golem, a Talisman or Dispel Magic may still come in.",
}
LEADS = "You lead the defenders, and what lies with them."
GROUPS = {BALLOONISTS: "Your Balloon with its passengers", WALKERS: "Those who are not in the Balloon"}
EVERYBODY = "Your whole army"
DICE_LIE = "{name} rolled {dice} for {purpose}. The Lucky Charm may turn one die up or down by one."
ITEM_LIES = "{name} uses the {item}. It can be answered before it works."


def battle_prompt(view: View[State], decision: Decision, names: Names, say: Say) -> Ask:
    """Who is asked what, with everything that is known of it."""
    ask = PROMPTS[decision.kind]
    parts = {"name": names[decision.seat], **_parts(view, decision, names, say)}
    return Ask(say(ask.lead).format(**parts), say(ask.sentence).format(**parts))


Parts = dict[str, str]


def _parts(view: View[State], decision: Decision, names: Names, say: Say) -> Parts:
    frame = next((frame for frame in reversed(view.state.agenda) if frame[0] == decision.kind), None)
    more = _MORE.get(decision.kind)
    return more(view.state, frame, names, say) if more is not None and frame is not None else {}


def _items(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    return {"items": in_a_row([piece_name(item, say) for item in frame[4]], say)}


def _when(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    battle = state.battle
    assert battle is not None
    words = say(WINDOW[min(1, battle.round), battle.step]).format(round=battle.round)
    return {"when": f"{say(LEADS)} {words}" if frame[2] == state.charter.neutral else words}


def _item(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    return {"item": piece_name(frame[3], say)}


def _hits(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    battle, side = state.battle, frame[2]
    assert battle is not None
    left = battle.hits[side]
    seal = SEAL_NEUTRAL if side == state.charter.neutral else SEAL
    return {"hits": say(HITS[left != 1]).format(count=left), "seal": say(seal)}


def _unit(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    return {"unit": piece_name(frame[3], say)}


def _group(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    return {"who": say(GROUPS.get(frame[3], EVERYBODY))}


def _hex(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    return {"hex": place(state, frame[2], names, say)}


def _trigger(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    _, _, trigger, actor = frame
    name = of_side(actor, names, say)
    if trigger != THROWN:
        return {"trigger": say(ITEM_LIES).format(name=name, item=piece_name(trigger, say))}
    thrown = next(frame for frame in reversed(state.agenda) if frame[0].endswith("_dice"))
    purpose = say(PURPOSE_NAMES[PURPOSES.index(thrown[0].removesuffix("_dice"))])
    dice = in_a_row([str(die) for die in thrown[2]], say)
    return {"trigger": say(DICE_LIE).format(name=name, dice=dice, purpose=purpose)}


_MORE: Mapping[str, Callable[..., Parts]] = {
    "defence_item": _items,
    "battle_magic": _when,
    "attach": _item,
    "assign_hits": _hits,
    "save": _unit,
    "retreat": _group,
    "excess_removal": _hex,
    "react": _trigger,
}


# -- buttons -----------------------------------------------------------------------------------------------------------


class Label(NamedTuple):
    text: str
    second: str = ""


LABELS: Mapping[str, Label] = {
    "arm_nobody": Label("Arm nobody"),
    "fight": Label("Fight"),
    "leave_rest": Label("Leave the rest", "it goes to the Bag"),
    "hold_off": Label("Use no magic"),
    "covet_nothing": Label("Win nobody over"),
    "try_save": Label("Try the Talisman", "2 to 5 saves"),
    "no_save": Label("Take the hit"),
    "stay": Label("Fight on"),
    "let_be": Label("Let them be"),
    "ignore": Label("Do not answer"),
}
"""By verb; the others say what the chronicle would."""


def button(option: Option, view: View[State], names: Names, say: Say) -> Label:
    """The words on the button of an answer."""
    if option.verb == "shoot":
        aimed = option.args[0] == 2
        return Label(
            say("Aim with {value}" if aimed else "Shoot with {value}").format(value=option.args[0]),
            say("you choose who is hit") if aimed else say("they choose who is hit"),
        )
    if option.verb in LABELS:
        label = LABELS[option.verb]
        return Label(say(label.text), say(label.second) if label.second else "")
    return Label(WORDS.option(option, view, names, say))


PASSES = (
    "arm_nobody", "fight", "leave_rest", "hold_off", "covet_nothing", "no_save", "stay", "let_be", "ignore",
)  # fmt: skip
"""Verbs of somebody who does nothing more: the large button, and Space."""


# -- what was rolled ---------------------------------------------------------------------------------------------------


def strike_words(rolling: tuple[int, ...], dice: tuple[int, ...], hits: int, target: str, say: Say) -> str:
    """'Elves 2, Giant 5: 1 hit on Theo.'"""
    rolls: dict[int, list[str]] = {}
    for unit, die in zip(rolling, dice, strict=True):
        rolls.setdefault(unit, []).append(str(die))
    thrown = ", ".join(f"{piece_name(unit, say)} {' '.join(faces)}" for unit, faces in rolls.items())
    thrown = thrown[:1].upper() + thrown[1:]
    struck = say(HITS[hits != 1]).format(count=hits)
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
