"""Texts of the counters: one sentence or two for whoever points at it."""

from .charter import Charter

CREATURE = "At home in the {terrain}, fights with {value}."
SYMBOLS = {
    "fly": "Flies: crosses anything for one point a hex.",
    "magic": "Magic: attacks in the first step.",
    "ranged": "Ranged: attacks in the second step.",
    "charge": "Charges: two dice in the melee step.",
}
INCOME = "Brings {value} gold a turn in your {terrain} hex."
TREASURE = "Cash it in at any time for {value} gold."

TEXT = {
    # cities, villages, markers
    "city": "Brings 2 gold a turn in any land hex of yours, and defends it with 2.",
    "village": "Brings 1 gold a turn in any land hex of yours, and defends it with 1.",
    "black_cloud": "All that the owner of its hex has there rolls with 1 less; in unexplored land, the locals do.",
    "first_player_marker": "Whoever has it goes first in every phase of this turn.",
    # magic
    "balloon": "Carries up to three of value 3 or less to a hex at most three away, over anything. "
    "Until the turn ends it fights as ranged 3, and its passengers shoot from it.",
    "bow": "Makes one of your creatures or Heroes in a battle ranged and 1 stronger. "
    "It may take one hit in place of a unit.",
    "dispel_magic": "Cancels a magic item that a rival has just used, or makes the magic units of one force "
    "fight hand to hand for the rest of a battle. In answer to an item of that battle it may do both.",
    "dust_of_defense": "In any step of a battle for a hex of yours, or for unexplored land whose defence you lead: "
    "one attacking army must retreat at once, if it can.",
    "elixir": "Spares you the Teeniepox, once its die shows losses, or the Dark Plague.",
    "fan": "Blows a Balloon off its course, the Dust away, or the Black Cloud to the next hex or off the board.",
    "firewall": "At the start of a battle, a die says how strong it burns and how many hits it takes. "
    "It attacks in the magic step. It may fight on alone, but holds no hex.",
    "golem": "Joins you in a battle with 6, even when you have just been hit. Arrows cannot harm it, "
    "and it stops one ranged hit in every round.",
    "lucky_charm": "Right after anyone's roll: one die shows one more, or one less.",
    "sword": "Makes one of your creatures or Heroes in a battle charge and 1 stronger. "
    "It may take one hit in place of a unit.",
    "talisman": "In a battle, even when you have just been hit: you may roll for each creature or Hero "
    "of yours that is hit. On 2 to 5 it lives, on 1 or 6 it and the Talisman are gone.",
    # events
    "big_juju": "Change the terrain of a hex within range of your magic; not under a citadel.",
    "dark_plague": "In each hex its owner loses as many creatures as fort, city and village there are strong. "
    "Levels and buildings may pay instead; citadels and Heroes may not.",
    "defection": "Outroll a rival, and a Hero of theirs, or one on offer in the bank, is yours.",
    "good_harvest": "Collect 1 gold for each of your land hexes and Heroes.",
    "mother_lode": "Collect twice what your special income counters, cities and villages bring.",
    "teeniepox": "A rival rolls and loses that many from the largest army; 1 and 6 are harmless.",
    "terrain_disaster": "Name owned hexes until 6, 7 or 8 is rolled for one: "
    "its owner rolls and loses that many there; 1 and 6 are harmless.",
    "vandals": "A rival must take one fort down a level; citadels are safe.",
    "weather_control": "The Black Cloud comes to a hex within range of your magic.",
    "willing_workers": "A tower or another level for one of your hexes, free of charge; no citadel.",
    # Heroes
    "arch_cleric": "A holy man with more to him than prayers.",
    "jungle_lord": "Supports jungle creatures in his hex.",
    "arch_mage": "Nobody throws bigger fireballs.",
    "ghaogh_ii": "A dragon who insists on the number.",
    "assassin_primus": "Once a turn: name a hex where a rival has an army; if you roll higher, one of it dies.",
    "plains_lord": "Supports plains creatures in his hex.",
    "baron_munchhausen": "Every enemy fort, city and village takes one hit before the battle begins.",
    "desert_master": "Supports desert creatures in his hex.",
    "dwarf_king": "Your mines bring twice as much.",
    "warlord": "Before a battle, name an enemy creature and roll its value or more: it changes sides.",
    "elf_lord": "The best bow in the woods.",
    "ice_lord": "Supports creatures of the frozen waste in his hex.",
    "grand_duke": "Every enemy fort, city and village takes one hit before the battle begins.",
    "deerhunter": "Who starts and stops with him pays one point for every land hex, and is not pinned.",
    "marksman": "Shoots with 5, or takes aim with 2 and chooses whom the arrow hits.",
    "forest_king": "Supports forest creatures in his hex.",
    "master_thief": "Once a turn: if you roll higher, a rival loses all gold, or a Thing, to you.",
    "lord_of_the_eagles": "Comes and goes as the wind does.",
    "sir_lance_a_lot": "Has never been seen to walk into a battle.",
    "swamp_king": "Supports swamp creatures in his hex.",
    "sword_master": "Parries the first hit of every round on 2 to 5.",
    "mountain_king": "Supports mountain creatures in his hex.",
}

_ONE_HIT = "An enemy fort takes one hit before the battle begins; without a fort, the city or village."

AGREED = {
    "baron_munchhausen": ("siege_once", _ONE_HIT),
    "dust_of_defense": (
        "dust_hits_all",
        (
            "In any step of a battle for a hex of yours, or for unexplored land whose defence you lead: "
            "every attacking army must retreat at once, if it can."
        ),
    ),
    "good_harvest": ("harvest_pays_forts", "Collect 1 gold for each of your land hexes, fort levels and Heroes."),
    "grand_duke": ("siege_once", _ONE_HIT),
}
"""What the players may have agreed on (17), and what a counter does then."""


def of(id_: str, charter: Charter | None = None) -> str:
    """What a counter does in the game of this charter, or by the rules as written."""
    agreed = AGREED.get(id_)
    if charter is not None and agreed is not None and getattr(charter, agreed[0]):
        return agreed[1]
    return TEXT[id_]
