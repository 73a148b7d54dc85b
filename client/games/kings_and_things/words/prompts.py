"""The prompt: who is asked what. Two texts for each kind of question: the title, and what may be done.

`{name}` is whoever is asked; other marks are filled in by `prompt` from what that seat may know.
"""

from collections.abc import Mapping
from typing import Any

from engines.core.game import Say
from engines.core.types import Decision, View
from engines.kings_and_things.phrases import in_a_row, land, of_side, piece_name, pieces_in_words
from engines.kings_and_things.realm import army, sides_in
from engines.kings_and_things.state import State
from engines.kings_and_things.text import WORDS
from engines.kings_and_things.things import (
    BIG_JUJU,
    KIND,
    ROWS,
    TERRAIN_DISASTER,
    VANDALS,
    WILLING_WORKERS,
    recruit_number,
)

PROMPTS: Mapping[str, tuple[str, str]] = {
    # setup
    "start_position": ("{name}, choose your start", "Pick one of the lit hexes. Your kingdom grows from there."),
    "replace_sea": (
        "{name}, tame the sea",
        "Mark the sea hexes you want replaced by other tiles, then say so. Or leave the sea as it is.",
    ),
    "pick_hex": ("{name}, claim a hex", "Pick a lit hex. It joins your kingdom at once."),
    "place_tower": ("{name}, raise your first tower", "Pick one of your hexes. The tower costs nothing."),
    "exchange_things": (
        "{name}, exchange Things",
        "Click what you want to be rid of; you draw as many others. Nobody sees what you put aside.",
    ),
    # placing, and the Shield
    "place_things": (
        "{name}, place Things",
        "Click or pull a lit counter to one of your hexes. Creatures lie face down, so nobody knows a bluff.",
    ),
    "place_where": ("{name}, place {thing}", "Pick a lit hex for it. Esc puts it back behind your Shield."),
    "shield_discard": (
        "{name}, too many Things",
        "A Shield hides ten. Click a Thing, then drop it, place it or cash it.",
    ),
    # Heroes
    "hero_target": (
        "{name}, recruit a Hero",
        "Pick a Hero on offer to see your chances. You have one try a turn.",
    ),
    "hero_pre_gold": (
        "{name}, gold for better dice",
        "{thing} wants {number}. Each 5 gold you pay now add 1 to the dice.",
    ),
    "hero_post_gold": (
        "{name}, so close",
        "{count} short for {thing}. Pay 10 gold for each missing point, or let it be.",
    ),
    "place_hero": ("{name}, welcome {thing}", "Pick the hex where your new Hero shall stand."),
    "hero_side": ("{name}, a Hero leaves you", "Pick the side that shall be on offer in the bank."),
    "terrain_lord_excess": (
        "{name}, one Lord too many",
        "Your neighbour has two Terrain Lords. Pick the one who may stay.",
    ),
    # recruiting Things
    "recruit": (
        "{name}, draw Things",
        "Say how many you draw before anyone opens the Bag. The free draws must be taken.",
    ),
    # random events
    "play_event": ("{name}, play an event?", "Click an event behind your Shield to play it, or go on without one."),
    "play_event_none": (
        "{name}, no event",
        "No event of yours can be played now. Lit treasure may be cashed; then go on.",
    ),
    "magic_source": (
        "{name}, whose magic?",
        "Pick a hex with a magic creature or Hero of yours. It shows itself; its value is the range.",
    ),
    "event_target": ("{name}, choose a target", "Pick what or whom it shall strike."),
    "event_target_juju": ("{name}, the Big Juju", "Pick a lit hex within reach. Its land will change."),
    "event_target_disaster": (
        "{name}, the Terrain Disaster",
        "Pick a hex. On a roll of 6, 7 or 8 it is struck; if not, you name another.",
    ),
    "event_target_workers": (
        "{name}, the Willing Workers",
        "Pick one of your hexes: it gets a tower, or one more level.",
    ),
    "event_target_vandals": ("{name}, the Vandals", "Pick the player who must take a fort down a level."),
    "defection_target": ("{name}, tempt a Hero", "Pick a Hero on offer, or one of another player."),
    "event_roller": ("{name}, who rolls?", "Pick the player who rolls for the Hero against you."),
    "juju_tile": ("{name}, a new land", "Say what the marked hex shall become."),
    "evacuate": ("{name}, the sea is rising", "Pick a hex where your army may flee to, or let it drown."),
    "plague_payment": (
        "{name}, the plague wants {count}",
        "Pick what you give up in hex {hex}: creatures, fort levels, or the town.",
    ),
    "event_loss": ("{name}, bear your losses", "Pick what is lost; {count} must go from hex {hex}."),
    "event_loss_where": ("{name}, bear your losses", "Pick the hex that is struck."),
    "cloud_hex": ("{name}, the Black Cloud", "Pick the hex over which it shall hang."),
    # movement
    "move": (
        "{name}, move your armies",
        "Pick one of your stacks, then a lit hex, or pull it there. Swords mean a battle, the compass an exploration.",
    ),
    "move_picked": (
        "{name}, move your armies",
        "Pick a lit hex for them. Numbers are movement points; swords mean a battle, the compass an exploration.",
    ),
    "move_fan": (
        "{name}, who moves?",
        "Click a counter to take it along or to leave it. Then pull them to a hex, or go back to the board.",
    ),
    "move_nobody": ("{name}, move your armies", "Nobody of this stack is chosen. Tick who shall go."),
    "march": (
        "{name}, march on",
        "Pick a lit hex to go on, drop counters off or take others along. Or stop here.",
    ),
    "ask_pin_proof": (
        "{name}, you are pinned",
        "Pick a lit player, who must then show a creature that can hold you. Or ask nobody.",
    ),
    "show_pin_proof": (
        "{name}, prove it",
        "Show one creature that you can support, and the army is held. Show nothing, and it goes.",
    ),
    "fly_reveal": (
        "{name}, fly past the enemy?",
        "Click the flyers that go on: they show themselves. The others stay and will have to fight.",
    ),
    "fly_block": (
        "{name}, hold their wings?",
        "{other} flies on with {count}. Each flyer that you show holds one of them back; held so far: {held}.",
    ),
    "fly_leave": ("{name}, some are held", "Pick who stays behind in hex {hex}: {count} of your {number} flyers."),
    "movement_excess": (
        "{name}, too crowded",
        "{number} of yours stand in hex {hex}, and ten have room. Pick who leaves you.",
    ),
    "balloon": ("{name}, fill the Balloon", "Up to three of value 3 or less may board. Then lift off."),
    "balloon_target": ("{name}, where to?", "Pick a lit hex, at most three away. The Balloon flies over anything."),
    "fan_landing": ("{name}, blow!", "Pick the hex where the wind takes the Balloon."),
    "fan_escape": (
        "{name}, man overboard",
        "The Balloon is lost at sea, with {thing} on board. Pick a lit shore to swim to.",
    ),
    "deny": (
        "{name}, an enemy is in your land",
        "Against you in hex {hex}: {other}. Take your {thing} off the board before the battle?",
    ),
    # combat
    "choose_battle": (
        "{name}, where first?",
        "Your armies have something to settle in the lit hexes. Pick the one that comes now.",
    ),
    # build, powers
    "build": (
        "{name}, build",
        "Click a lit hex: 5 gold raise a tower or one more level, once a turn in each hex.",
    ),
    "assassin": (
        "{name}, your Assassin waits",
        "Pick a hex with a creature or Hero of another player, or let him rest.",
    ),
    "assassin_victim": ("{name}, choose the victim", "A die decides between your choice and the other player's."),
    "thief": ("{name}, your Thief waits", "Pick the player whom the Thief shall visit, or let him rest."),
    "thief_spoil": ("{name}, what is taken?", "All the gold, or one Thing from behind the Shield, unseen."),
}
"""Kinds of question that a battle or an exploration asks have their words there."""

WATCHED = (
    "{name} settles down",
    "{name} counts gold",
    "{name} recruits Heroes",
    "{name} draws Things",
    "{name} thinks of events",
    "{name} moves armies",
    "{name} fights",
    "{name} builds",
    "{name} sends Heroes out",
    "{name} passes on",
)
"""What somebody does whom one only watches, by phase."""

TARGETS = {BIG_JUJU: "juju", TERRAIN_DISASTER: "disaster", WILLING_WORKERS: "workers", VANDALS: "vandals"}


def prompt(
    view: View[State], decision: Decision, names: tuple[str, ...], say: Say, picked: str = ""
) -> tuple[str, str]:
    """Title and sentence. `picked`: how far one has come with a stack that shall move."""
    frame = _frame(view.state, decision.kind)
    key = decision.kind
    if key == "move" and picked:
        key = f"move_{picked}"
    elif key == "event_target" and frame and frame[2] in TARGETS:
        key = f"event_target_{TARGETS[frame[2]]}"
    elif key == "play_event" and not any(option.verb == "play_event" for option in decision.options):
        key = "play_event_none"
    elif key == "event_loss" and frame and frame[2] < 0:
        key = "event_loss_where"
    if key not in PROMPTS:
        return names[decision.seat], WORDS.prompt(decision, view, names, say).line
    title, sentence = PROMPTS[key]
    marks = {"name": names[decision.seat], **_marks(view.state, frame, names, say)}
    return say(title).format(**marks), say(sentence).format(**marks)


def watched(view: View[State], decision: Decision, names: tuple[str, ...], say: Say) -> tuple[str, str]:
    """Title and sentence while a computer is asked."""
    title = say(WATCHED[view.state.phase]).format(name=names[decision.seat])
    return title, say("Whatever happens is told in the chronicle. Hold Space, and everything goes faster.")


def left_alone(decision: Decision, names: tuple[str, ...], say: Say) -> tuple[str, str]:
    """Title and sentence while somebody is asked who wants to use no magic: for the eyes of that person."""
    title = say("{name}, no magic").format(name=names[decision.seat])
    return title, say("You use none in this battle, so this passes by itself.")


def _frame(state: State, kind: str) -> tuple[Any, ...] | None:
    """The frame that asks, if it is this question's: what is shown may not have come so far."""
    return next((frame for frame in reversed(state.agenda) if frame[0] == kind), None)


def _marks(state: State, frame: tuple[Any, ...] | None, names: tuple[str, ...], say: Say) -> dict[str, str]:
    """What the sentences name besides the player; dots where the picture has not come so far."""
    marks = dict.fromkeys(("thing", "number", "count", "hex", "other", "held"), "…")
    if frame is None:
        return marks
    kind, seat = frame[:2]
    if kind in ("place_where", "hero_pre_gold", "hero_post_gold", "place_hero") and frame[2] >= 0:
        marks["thing"] = say(ROWS[KIND[frame[2]]].name)
        if kind == "hero_pre_gold":
            marks["number"] = str(recruit_number(frame[2]))
    if kind in ("hero_post_gold", "plague_payment", "event_loss", "fly_leave"):
        marks["count"] = str(frame[3])
    if kind in ("plague_payment", "event_loss", "fly_leave", "movement_excess", "deny") and frame[2] >= 0:
        marks["hex"] = f"{frame[2]} ({land(state, frame[2], say)})"
    if kind == "movement_excess":
        marks["number"] = str(len(army(state, seat, frame[2])))
    elif kind == "fly_leave" and state.column is not None:
        marks["number"] = str(len(state.column.pieces))
    elif kind == "fly_block" and state.column is not None:
        marks |= {"other": names[frame[3]], "count": str(len(state.column.pieces)), "held": str(len(frame[4]))}
    elif kind == "deny":
        marks["thing"] = piece_name(state.income[frame[2]], say)
        marks["other"] = in_a_row(
            [of_side(side, names, say) for side in sides_in(state, frame[2]) if side != seat], say
        )
    elif kind == "fan_escape":
        marks["thing"] = pieces_in_words(frame[4], say)
    return marks
