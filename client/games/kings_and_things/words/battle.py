"""What is asked in a battle or an exploration, and what the buttons say. Everything is read from a view."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from engines.core.agenda import Frame
from engines.core.game import Say
from engines.core.types import Decision, Event, Option, View
from engines.kings_and_things.events import PURPOSES
from engines.kings_and_things.phrases import Names, in_a_row, of_side, piece_name, place, rolls_in_words
from engines.kings_and_things.rules.magic_asking import THROWN
from engines.kings_and_things.rules.magic_battle import hits_wait
from engines.kings_and_things.rules.retreat import BALLOONISTS, WALKERS
from engines.kings_and_things.state import MELEE_STEP, NOBODY, RANGED_STEP, START, State
from engines.kings_and_things.text import WORDS
from engines.kings_and_things.things import ITEMS, TEENIEPOX

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
        "Tick whom you pay off: creatures go back to the Bag, a town stands aside. Whoever is left fights you. "
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
        "Choose an enemy creature. If a die shows its value or more, it changes sides. "
        "Below each: the chance, and whether you could support it.",
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
    "dispel_scope": Ask("{name}, what do you dispel?", "Pick what the scroll works against."),
}
"""By kind of decision."""

HITS = ("{count} hit", "{count} hits")
SEAL = "Others place theirs unseen; all losses are shown together."
SEAL_NEUTRAL = "You lead the defenders. Nobody sees where before all have placed."
WINDOW = {
    (0, START): "The battle is about to begin. Everything you have may be used now, or kept.",
    (1, START): "Round {round} begins. Items may be used or handed on now.",
    (1, RANGED_STEP): "The ranged step is next. A Golem, a Talisman, Dispel Magic or the defender's Dust may come in.",
    (1, MELEE_STEP): "The melee step is next. A Golem, a Talisman, Dispel Magic or the defender's Dust may come in.",
}
SCORED = (
    "{count} hit was scored. A Golem or a Talisman may come in before it is taken.",
    "{count} hits were scored. A Golem or a Talisman may come in before they are taken.",
)
LEADS = "You lead the defenders, and what lies with them."
GROUPS = {BALLOONISTS: "Your Balloon with its passengers", WALKERS: "Those who are not in the Balloon"}
EVERYBODY = "Your whole army"
POX_STRIKES = "The Teeniepox takes {count} from the largest stack of {name}. The Elixir can still stop it."
CHARM_MAY = "The Lucky Charm may turn one die up or down by one."
CONTESTS = ("assassin", "assassin_again", "defection", "thief", "thief_again")
"""Dice whose last two are a rival's, named at the end of their frame."""
FOR_A_SIDE = ("strike", "firewall", "save", "parry")
"""Dice that name the side they are thrown for right after the dice."""
ANSWER_MAY = "It can be answered before it works."


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
    if hits_wait(battle):
        count = battle.hits[frame[2]] + sum(side == frame[2] for side, _ in battle.aimed)
        words = say(SCORED[count != 1]).format(count=count)
    else:
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
    if trigger == TEENIEPOX:
        losses = next(frame for frame in reversed(state.agenda) if frame[0] == "pox")[3][0]
        return {"trigger": say(POX_STRIKES).format(name=of_side(actor, names, say), count=losses)}
    if trigger != THROWN:
        return {"trigger": f"{WORDS.event(_played(state, trigger, actor), names, say)} {say(ANSWER_MAY)}"}
    thrown = next(frame for frame in reversed(state.agenda) if frame[0].endswith("_dice"))
    return {"trigger": f"{_dice_lie(thrown, names, say)} {say(CHARM_MAY)}"}


def _played(state: State, trigger: int, actor: int) -> Event:
    """What was announced: an event, or an item with the side it is used for."""
    if trigger >= ITEMS:
        return Event("event_played", (actor, trigger))
    works = next(
        (frame for frame in reversed(state.agenda) if frame[0] == "resolve_item" and frame[2] == trigger), None
    )
    return Event("used", (actor, trigger, works[3][0] if works is not None else actor))


def _dice_lie(thrown: Frame, names: Names, say: Say) -> str:
    """Who rolled what for whom: the chronicle's words for the dice."""
    purpose = thrown[0].removesuffix("_dice")
    rival = thrown[-1] if purpose in CONTESTS else NOBODY
    side = thrown[3] if purpose in FOR_A_SIDE else thrown[1]
    return WORDS.event(Event("rolled", (PURPOSES.index(purpose), thrown[1], thrown[2], side, rival)), names, say)


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
    thrown = rolls_in_words(rolling, dice, say)
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
