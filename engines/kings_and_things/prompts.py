"""Prompts: who is asked, at which moment, and what may be done about it. What a sentence names is found by `stakes`."""

from collections.abc import Mapping

from ..core.game import Prompt, Say
from ..core.language import ENGLISH, capital
from ..core.types import Decision, View
from .phrases import Names
from .stakes import at_stake, fought
from .state import State

ASKED: Mapping[str, Prompt] = {
    # setup
    "start_position": Prompt("{name}, choose your start", "Pick a hex. Your kingdom grows from there."),
    "replace_sea": Prompt("{name}, too much sea", "Swap sea hexes for other tiles, or keep the sea as it is."),
    "replace_sea.must": Prompt(
        "{name}, too much sea",
        "Pick sea hexes to swap for other tiles. You need more land to start with.",
    ),
    "pick_hex": Prompt("{name}, claim a hex", "Pick one. It joins your kingdom at once."),
    "place_tower": Prompt("{name}, your first tower", "Pick one of your hexes. The tower is free."),
    "exchange_things": Prompt(
        "{name}, swap Things", "Pick what to swap for new Things. Nobody sees what you put back."
    ),
    # placing, and the Shield
    "place_things": Prompt(
        "{name}, place Things",
        "Bring Things from your Shield to your hexes. Creatures go face down, so nobody can spot a bluff.",
    ),
    "place_where": Prompt("{name}, place {thing:the}", "Pick a hex, or keep it behind your Shield."),
    "shield_discard": Prompt("{name}, too many Things", "A Shield hides ten. Drop, place or cash in a Thing."),
    # Heroes
    "hero_target": Prompt(
        "{name}, recruit a Hero",
        "Pick a Hero on offer. Two dice must reach twice its value; you have one try a turn.",
    ),
    "hero_pre_gold": Prompt(
        "{name}, gold for your roll", "{thing:The} {thing:?needs|need} {number}. Every 5 gold adds 1 to your roll."
    ),
    "hero_post_gold": Prompt("{name}, so close", "{count} short for {thing:the}. Pay 10 gold a point, or give up."),
    "place_hero": Prompt("{name}, welcome {thing:the}", "Pick a hex for your new Hero."),
    "hero_side": Prompt(
        "{name}, a Hero leaves you", "{thing:The} {thing:?goes|go} to the bank. Choose which side goes face up."
    ),
    "terrain_lord_excess": Prompt(
        "{name}, one Lord too many", "{other} has two Terrain Lords. Pick the one who stays."
    ),
    # recruiting Things
    "recruit": Prompt(
        "{name}, draw Things",
        "Trade in Things two for one if you like, then choose how many to draw. The free ones are compulsory.",
    ),
    # random events
    "play_event": Prompt("{name}, play an event?", "Pick an event from behind your Shield, or skip."),
    "play_event.none": Prompt("{name}, no event", "You can't play one now. Cash in treasure if you like, then skip."),
    "play_event.nothing": Prompt("{name}, no event", "You can't play one now."),
    "magic_source": Prompt(
        "{name}, whose magic?", "Pick a magic creature or Hero of yours. It is revealed; its value is the range."
    ),
    "event_target": Prompt("{name}, the Teeniepox", "Pick the player whose largest army falls ill."),
    "event_target.juju": Prompt("{name}, the Big Juju", "Pick a hex within range. Its terrain will change."),
    "event_target.disaster": Prompt(
        "{name}, the Terrain Disaster", "Pick a hex. It is hit on a roll of 6, 7 or 8; if not, pick another."
    ),
    "event_target.workers": Prompt(
        "{name}, the Willing Workers", "Pick one of your hexes for a tower or one more level."
    ),
    "event_target.vandals": Prompt("{name}, the Vandals", "Pick the player who must lower a fort by one level."),
    "defection_target": Prompt("{name}, tempt a Hero", "Pick a Hero on offer, or a rival's Hero."),
    "event_roller": Prompt("{name}, who rolls?", "Pick the player who rolls against you for the Hero."),
    "juju_tile": Prompt("{name}, a new land", "Choose what {hex:the} turns into."),
    "evacuate": Prompt(
        "{name}, the sea is rising", "It swallows {hex:the}. Pick a hex to flee to, or let your army drown."
    ),
    "plague_payment": Prompt(
        "{name}, the plague takes {count}", "Pick what you give up at {hex:the}: creatures, fort levels or the town."
    ),
    "event_loss": Prompt("{name}, take your losses", "Pick what to lose at {hex:the}; {count} must go."),
    "event_loss.where": Prompt("{name}, take your losses", "Pick the hex that is hit."),
    "cloud_hex": Prompt("{name}, the Black Cloud", "Pick the hex it settles over."),
    # movement
    "move": Prompt("{name}, move your armies", "Pick who marches, then where they go. Or be done."),
    "march": Prompt(
        "{name}, march on", "Your army is at {hex:the}. Pick the next hex, drop some off or take others along. Or stop."
    ),
    "ask_pin_proof": Prompt(
        "{name}, you are pinned", "Pick a player to prove the pin at {hex:the} with a creature. Or skip."
    ),
    "show_pin_proof": Prompt(
        "{name}, prove the pin",
        "{other} asks for proof at {hex:the}. Show a creature you can support to hold the army, or let it go.",
    ),
    "fly_reveal": Prompt(
        "{name}, fly past the enemy?",
        "Pick the flyers that go on from {hex:the}: they are revealed. The others stay and fight.",
    ),
    "fly_block": Prompt(
        "{name}, hold their wings?",
        "{other} flies on with {count}. Each flyer you show holds one back; so far: {held}.",
    ),
    "fly_leave": Prompt(
        "{name}, some are held", "Pick who stays behind at {hex:the}: {count} of your {number} flyers."
    ),
    "movement_excess": Prompt(
        "{name}, too crowded", "You have {number} at {hex:the}, and only ten have room. Pick whom to give up."
    ),
    "balloon": Prompt("{name}, fill the Balloon", "Up to three of value 3 or less may board. Then lift off."),
    "balloon_target": Prompt("{name}, where to?", "Pick a hex up to three away. The Balloon flies over anything."),
    "fan_landing": Prompt("{name}, blow!", "Pick the hex where the wind takes the Balloon."),
    "fan_escape": Prompt(
        "{name}, man overboard", "The Balloon is lost at sea with {thing:the} on board. Pick a shore to swim to."
    ),
    "deny": Prompt(
        "{name}, an enemy in your land",
        "Against you at {hex:the}: {rivals:the}. Take your {thing} off the board before it falls to them?",
    ),
    # combat
    "choose_battle": Prompt("{name}, where first?", "Pick the hex to fight for or explore now."),
    # exploration
    "income_tie": Prompt("{name}, only one stays", "These are worth the same. Pick the one that {hex:the} keeps."),
    "defence_item": Prompt(
        "{name}, arm the locals", "You lead the locals at {hex:the}. Pick who gets {items:the}, or skip."
    ),
    "bribe": Prompt(
        "{name}, bribe or fight",
        "Pick whom to bribe at {hex:the}. Whoever is left fights you, and there is no second bribe.",
    ),
    "take_loot": Prompt("{name}, take the loot", "Take what you like at {hex:the}. The rest goes back in the Bag."),
    # battle
    "battle_magic": Prompt("{name}, use magic?", "{when}"),
    "attach": Prompt("{name}, who takes {item:the}?", "Pick one of your units: it becomes 1 stronger."),
    "dust_target": Prompt("{name}, scatter the Dust", "Pick the attacking army that must leave at once."),
    "dust_retreat": Prompt("{name}, you must give way", "The Dust drives your army off. Pick where it goes."),
    "warlord_target": Prompt(
        "{name}, your Warlord beckons",
        "Pick an enemy creature. If a die shows its value or more, it changes sides. "
        "Beside each: the chance, and whether you could support it.",
    ),
    "name_target": Prompt(
        "{name}, whom do you attack?", "Pick a side for this round. All targets are revealed together."
    ),
    "marksman_mode": Prompt("{name}, how does he shoot?", "Shoot with 5, or aim with 2 and choose who is hit."),
    "marksman_aim": Prompt("{name}, choose his mark", "The aimed arrow hits. Pick who takes it."),
    "assign_hits": Prompt("{name}, assign {hits}", "Pick who takes the next hit. {seal}"),
    "save": Prompt(
        "{name}, trust the Talisman?",
        "{thing:The} {thing:?is|are} hit and {thing:?lives|live} on 2 to 5. On 1 or 6 the Talisman is lost too.",
    ),
    "retreat": Prompt(
        "{name}, do you fight on?", "{who} can retreat to a hex of yours nearby, or stay for another round."
    ),
    "excess_removal": Prompt("{name}, too crowded", "Only ten may stay at {hex:the}. Pick whom to give up."),
    "call_bluff": Prompt("{name}, is anyone bluffing?", "Call a creature a bluff if nothing can support it, or skip."),
    # answers
    "react": Prompt("{name}, do you answer?", "{trigger}"),
    "dispel_scope": Prompt("{name}, what do you dispel?", "Pick what the scroll works against."),
    # build, powers
    "build": Prompt("{name}, build", "Pay 5 gold for a tower or one more level, once a turn in each hex. Or be done."),
    "assassin": Prompt("{name}, your Assassin waits", "Pick a hex with a rival's creature or Hero, or skip."),
    "assassin_victim": Prompt(
        "{name}, choose the victim", "Someone at {hex:the} dies. A die decides between your pick and your rival's."
    ),
    "thief": Prompt("{name}, your Thief waits", "Pick the player to rob, or skip."),
    "thief_spoil": Prompt(
        "{name}, what is stolen?", "Take all of {other:'s} gold, or one Thing from the Shield, unseen."
    ),
}
"""By kind of question, and what it is about where that makes a difference."""

WAITING: Mapping[str, Prompt] = {
    "place_things": Prompt("{name} is placing Things", ""),
    "place_where": Prompt("{name} is placing Things", ""),
    "shield_discard": Prompt("{name} has too many Things", ""),
    "hero_side": Prompt("{name} is losing a Hero", ""),
    "terrain_lord_excess": Prompt("{name} is choosing a Terrain Lord", ""),
    "evacuate": Prompt("{name} is fleeing from the sea", ""),
    "plague_payment": Prompt("{name} is paying the plague", ""),
    "event_loss": Prompt("{name} is taking losses", ""),
    "cloud_hex": Prompt("{name} is moving the Black Cloud", ""),
    "show_pin_proof": Prompt("{name} is asked for proof", ""),
    "fly_block": Prompt("{name} may hold the flyers", ""),
    "fan_landing": Prompt("{name} is blowing the Balloon away", ""),
    "deny": Prompt("{name} has an enemy in the land", ""),
    "income_tie": Prompt("{name} is choosing what stays", ""),
    "defence_item": Prompt("{name} is arming the locals", ""),
    "bribe": Prompt("{name} is thinking of a bribe", "The locals at {hex:the} stand in the way."),
    "take_loot": Prompt("{name} is taking the loot", "The locals at {hex:the} are gone."),
    "call_bluff": Prompt("Is anyone bluffing?", "Call a creature a bluff if nothing can support it, or skip."),
    "react": Prompt("Does anyone answer?", "{trigger}"),
    "dispel_scope": Prompt("{name} is dispelling magic", ""),
}
"""For whoever is not asked: nothing of the answer shows. By kind of question, where the phase does not say it all."""

PHASES = (
    "{name} is setting up",
    "{name} is counting gold",
    "{name} is recruiting a Hero",
    "{name} is drawing Things",
    "{name} is thinking of events",
    "{name} is moving armies",
    "{name} is fighting",
    "{name} is building",
    "{name} is sending Heroes out",
    "{name} is passing on",
)
"""The same by phase, for all other questions."""

BATTLE = "{side:The} {side:?fights|fight} {others:the} at {hex:the}."
"""Which battle it is, for whoever waits in it or looks on."""


def prompt(decision: Decision, view: View[State], names: Names, say: Say = ENGLISH) -> Prompt:
    """What the seat of this view reads while this is asked."""
    state = view.state
    variant, parts = at_stake(decision, state, names, say)
    if view.seat == decision.seat:
        lead, sentence = ASKED[decision.kind + variant]
    else:
        lead, sentence = WAITING.get(decision.kind) or Prompt(PHASES[state.phase], "")
        if decision.kind not in WAITING and state.battle is not None:
            sentence = BATTLE
            parts.update(fought(state.battle, view, names, say))
    parts["name"] = say.name(names[decision.seat])
    return Prompt(say(lead, **parts), capital(say(sentence, **parts)) if sentence else "")
