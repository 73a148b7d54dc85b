"""Prompts: who is asked, at which moment, and what may be done about it. What a sentence names is found by `stakes`."""

from collections.abc import Mapping

from ..core.game import Prompt, Say
from ..core.language import ENGLISH
from ..core.types import Decision, View
from .phrases import Names
from .stakes import at_stake
from .state import State

ASKED: Mapping[str, Prompt] = {
    # setup
    "start_position": Prompt("{name}, choose your start", "Pick a hex. Your kingdom grows from there."),
    "replace_sea": Prompt(
        "{name}, tame the sea", "Say which sea hexes shall be replaced by other tiles, or leave the sea as it is."
    ),
    "pick_hex": Prompt("{name}, claim a hex", "It joins your kingdom at once."),
    "place_tower": Prompt("{name}, raise your first tower", "Pick one of your hexes. The tower costs nothing."),
    "exchange_things": Prompt(
        "{name}, exchange Things",
        "Pick what you want to be rid of; you draw as many others. Nobody sees what you put aside.",
    ),
    # placing, and the Shield
    "place_things": Prompt(
        "{name}, place Things",
        "Bring Things from behind your Shield to your hexes. Creatures lie face down, so nobody knows a bluff.",
    ),
    "place_where": Prompt("{name}, place {thing}", "Pick a hex for it, or leave it behind your Shield."),
    "shield_discard": Prompt(
        "{name}, too many Things", "A Shield hides ten. Drop a Thing, or place or cash one that you can."
    ),
    # Heroes
    "hero_target": Prompt(
        "{name}, recruit a Hero",
        "Pick a Hero on offer: two dice must show twice its value or more. You have one try a turn.",
    ),
    "hero_pre_gold": Prompt(
        "{name}, gold for better dice", "{thing} wants {number}. Each 5 gold you pay now add 1 to the dice."
    ),
    "hero_post_gold": Prompt(
        "{name}, so close", "{count} short for {thing}. Pay 10 gold for each missing point, or let it be."
    ),
    "place_hero": Prompt("{name}, welcome {thing}", "Pick the hex where your new Hero shall stand."),
    "hero_side": Prompt(
        "{name}, a Hero leaves you", "{thing} goes to the bank. Pick the side that shall be on offer there."
    ),
    "terrain_lord_excess": Prompt(
        "{name}, one Lord too many", "{other} has two Terrain Lords. Pick the one who may stay."
    ),
    # recruiting Things
    "recruit": Prompt(
        "{name}, draw Things",
        "Trade Things in two by two if you like, then say how many you draw. The free draws must be taken.",
    ),
    # random events
    "play_event": Prompt("{name}, play an event?", "Pick an event behind your Shield, or go on without one."),
    "play_event.none": Prompt(
        "{name}, no event", "None of yours can be played now. Treasure may be cashed; then go on."
    ),
    "magic_source": Prompt(
        "{name}, whose magic?", "Pick a magic creature or Hero of yours. It shows itself; its value is the range."
    ),
    "event_target": Prompt("{name}, the Teeniepox", "Pick the player whose largest stack it shall strike."),
    "event_target.juju": Prompt("{name}, the Big Juju", "Pick a hex within reach. Its land will change."),
    "event_target.disaster": Prompt(
        "{name}, the Terrain Disaster", "Pick a hex. On a roll of 6, 7 or 8 it is struck; if not, you name another."
    ),
    "event_target.workers": Prompt(
        "{name}, the Willing Workers", "Pick one of your hexes: it gets a tower, or one more level."
    ),
    "event_target.vandals": Prompt("{name}, the Vandals", "Pick the player who must take a fort down a level."),
    "defection_target": Prompt("{name}, tempt a Hero", "Pick a Hero on offer, or one of another player."),
    "event_roller": Prompt("{name}, who rolls?", "Pick the player who rolls for the Hero against you."),
    "juju_tile": Prompt("{name}, a new land", "Say what {hex} shall become."),
    "evacuate": Prompt(
        "{name}, the sea is rising", "It swallows {hex}. Pick a hex where your army may flee to, or let it drown."
    ),
    "plague_payment": Prompt(
        "{name}, the plague wants {count}", "Pick what you give up in {hex}: creatures, fort levels, or the town."
    ),
    "event_loss": Prompt("{name}, bear your losses", "Pick what is lost; {count} must go from {hex}."),
    "event_loss.where": Prompt("{name}, bear your losses", "Pick the hex that is struck."),
    "cloud_hex": Prompt("{name}, the Black Cloud", "Pick the hex over which it shall hang."),
    # movement
    "move": Prompt("{name}, move your armies", "Pick who sets out, then where they go. Or be done."),
    "march": Prompt(
        "{name}, march on", "They stand in {hex}. Pick the next hex, drop some off or take others along. Or stop here."
    ),
    "ask_pin_proof": Prompt(
        "{name}, you are pinned",
        "Pick a player, who must then show a creature that can hold you in {hex}. Or ask nobody.",
    ),
    "show_pin_proof": Prompt(
        "{name}, prove it",
        "{other} asks for proof in {hex}. Show one creature that you can support, and the army is held. "
        "Show nothing, and it goes.",
    ),
    "fly_reveal": Prompt(
        "{name}, fly past the enemy?",
        "Pick the flyers that go on from {hex}: they show themselves. The others stay and will have to fight.",
    ),
    "fly_block": Prompt(
        "{name}, hold their wings?",
        "{other} flies on with {count}. Each flyer that you show holds one of them back; held so far: {held}.",
    ),
    "fly_leave": Prompt("{name}, some are held", "Pick who stays behind in {hex}: {count} of your {number} flyers."),
    "movement_excess": Prompt(
        "{name}, too crowded", "{number} of yours stand in {hex}, and ten have room. Pick who leaves you."
    ),
    "balloon": Prompt("{name}, fill the Balloon", "Up to three of value 3 or less may board. Then lift off."),
    "balloon_target": Prompt("{name}, where to?", "Pick a hex at most three away. The Balloon flies over anything."),
    "fan_landing": Prompt("{name}, blow!", "Pick the hex where the wind takes the Balloon."),
    "fan_escape": Prompt(
        "{name}, man overboard", "The Balloon is lost at sea, with {thing} on board. Pick a shore to swim to."
    ),
    "deny": Prompt(
        "{name}, an enemy is in your land",
        "Against you in {hex}: {rivals}. Take your {thing} off the board before it falls to them?",
    ),
    # combat
    "choose_battle": Prompt(
        "{name}, where first?", "Your armies have something to settle. Pick the hex that comes now."
    ),
    # exploration
    "income_tie": Prompt(
        "{name}, one of them stays", "These counters are worth the same. Choose which one {hex} keeps."
    ),
    "defence_item": Prompt(
        "{name}, arm a defender",
        "You lead the defenders of {hex}. Pick the {items} and whoever shall bear it, or arm nobody.",
    ),
    "bribe": Prompt(
        "{name}, bribe or fight",
        "Pick whom you pay off in {hex}: creatures go back to the Bag, a town stands aside. Whoever is left fights "
        "you, and there is no second bribe.",
    ),
    "take_loot": Prompt(
        "{name}, take the spoils", "Take what you like from {hex} behind your Shield. What you leave goes to the Bag."
    ),
    # battle
    "battle_magic": Prompt("{name}, do you use magic?", "{when}"),
    "attach": Prompt("{name}, who bears the {item}?", "Choose one of your units: the {item} makes it 1 stronger."),
    "dust_target": Prompt("{name}, scatter the Dust", "One attacking army must leave the hex at once. Choose it."),
    "dust_retreat": Prompt("{name}, you must give way", "The Dust drives your army off. Choose where it goes."),
    "warlord_target": Prompt(
        "{name}, your Warlord beckons",
        "Choose an enemy creature. If a die shows its value or more, it changes sides. "
        "With each: the chance, and whether you could support it.",
    ),
    "name_target": Prompt(
        "{name}, whom do you strike?",
        "Choose a side for this round. Nobody sees it before all have chosen; then all are opened together.",
    ),
    "marksman_mode": Prompt(
        "{name}, how does he shoot?", "Your Marksman hits with 5, or takes aim with 2 and you say who is hit."
    ),
    "marksman_aim": Prompt("{name}, choose his mark", "The aimed arrow hits. Choose who takes it."),
    "assign_hits": Prompt("{name}, place {hits}", "Choose who takes the next hit. {seal}"),
    "save": Prompt(
        "{name}, trust the Talisman?",
        "The {thing} is hit. On 2 to 5 it lives; on 1 or 6 it falls, and the Talisman is spent.",
    ),
    "retreat": Prompt("{name}, do you fight on?", "{who} may go to a hex of yours nearby, or stay for another round."),
    "excess_removal": Prompt("{name}, too many in one hex", "Ten may stay in {hex}. Choose who leaves you."),
    "call_bluff": Prompt(
        "{name}, is anyone bluffing?",
        "Creatures lie open. Call one a bluff if nothing can support it, or let them be.",
    ),
    # answers
    "react": Prompt("{name}, do you answer?", "{trigger}"),
    "dispel_scope": Prompt("{name}, what do you dispel?", "Pick what the scroll works against."),
    # build, powers
    "build": Prompt(
        "{name}, build", "5 gold raise a tower or one more level, once a turn in each hex. Pick one, or be done."
    ),
    "assassin": Prompt(
        "{name}, your Assassin waits", "Pick a hex with a creature or Hero of another player, or let him rest."
    ),
    "assassin_victim": Prompt(
        "{name}, choose the victim",
        "Somebody in {hex} dies. A die decides between your choice and the other player's.",
    ),
    "thief": Prompt("{name}, your Thief waits", "Pick the player whom the Thief shall visit, or let him rest."),
    "thief_spoil": Prompt(
        "{name}, what is taken?", "All the gold of {other}, or one Thing from behind the Shield, unseen."
    ),
}
"""By kind of question, and what it is about where that makes a difference."""

WAITING: Mapping[str, Prompt] = {
    "place_things": Prompt("{name} places Things", ""),
    "place_where": Prompt("{name} places Things", ""),
    "shield_discard": Prompt("{name} has too many Things", ""),
    "hero_side": Prompt("{name} loses a Hero", ""),
    "terrain_lord_excess": Prompt("{name} says which Terrain Lord stays", ""),
    "evacuate": Prompt("{name} flees from the rising sea", ""),
    "plague_payment": Prompt("{name} pays the plague", ""),
    "event_loss": Prompt("{name} bears the losses", ""),
    "cloud_hex": Prompt("{name} moves the Black Cloud", ""),
    "show_pin_proof": Prompt("{name} is asked for proof", ""),
    "fly_block": Prompt("{name} may hold the flyers", ""),
    "fan_landing": Prompt("{name} blows the Balloon away", ""),
    "deny": Prompt("{name} has an enemy in the land", ""),
    "income_tie": Prompt("{name} says what the hex keeps", ""),
    "defence_item": Prompt("{name} arms the defenders", ""),
    "bribe": Prompt("{name} bribes or fights", ""),
    "take_loot": Prompt("{name} takes the spoils", ""),
    "call_bluff": Prompt(
        "Is anyone bluffing?", "Creatures lie open. Call one a bluff if nothing can support it, or let them be."
    ),
    "react": Prompt("Does anyone answer?", "{trigger}"),
    "dispel_scope": Prompt("{name} dispels magic", ""),
}
"""For whoever is not asked: nothing of the answer shows. By kind of question, where the phase does not say it all."""

PHASES = (
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
"""The same by phase, for all other questions."""


def prompt(decision: Decision, view: View[State], names: Names, say: Say = ENGLISH) -> Prompt:
    """What the seat of this view reads while this is asked."""
    state = view.state
    variant, parts = at_stake(decision, state, names, say)
    if view.seat == decision.seat:
        lead, sentence = ASKED[decision.kind + variant]
    else:
        lead, sentence = WAITING.get(decision.kind) or Prompt(PHASES[state.phase], "")
    parts["name"] = names[decision.seat]
    return Prompt(say(lead).format(**parts), say(sentence).format(**parts) if sentence else "")
