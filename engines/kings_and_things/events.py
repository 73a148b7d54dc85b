"""Every kind of fact that can happen, for log, animation, sound and statistics.

Pieces are named one by one where all can see them; face-down creatures and Things behind Shields are secret fields, for
their owner. An event that shows what nobody could foresee `reveals`.
"""

from ..core.vocabulary import EventKind, EventKinds, Field
from .decisions import SCOPES
from .state import PHASE_IDS, STEP_IDS
from .terrain import TERRAIN_IDS
from .things import PIECE_IDS

PURPOSES = (
    "first_player", "hero", "explore", "defection", "teeniepox", "disaster", "disaster_losses", "firewall", "warlord",
    "strike", "parry", "save", "damage", "assassin", "assassin_again", "assassin_aim", "thief", "thief_again",
)  # fmt: skip
"""What dice are thrown for; see `rules.dice`."""

_SEAT = Field("seat")
_SIDE = Field("side")  # a seat, or the number of seats: the neutral defenders
_RIVAL = Field("rival")
_HEX = Field("hex")
_TO = Field("to")
_THING = Field("thing", PIECE_IDS)
_THINGS = Field("things", PIECE_IDS)
_HERO = Field("hero", PIECE_IDS)
_ITEM = Field("item", PIECE_IDS)
_COUNT = Field("count")
_GOLD = Field("gold")
_LEVEL = Field("level")
_TERRAIN = Field("terrain", TERRAIN_IDS)
_DICE = Field("dice")
_PURPOSE = Field("purpose", PURPOSES)

EVENTS: EventKinds = {
    # setup (3)
    "rolled_for_first": EventKind((_SEAT, _DICE), reveals=True),
    "goes_first": EventKind((_SEAT,)),
    "heroes_tossed": EventKind((Field("heroes", PIECE_IDS),), reveals=True),
    "started": EventKind((_SEAT, _HEX)),
    "ordered": EventKind((Field("seats"),)),
    "tiles_revealed": EventKind((Field("terrains", TERRAIN_IDS),), reveals=True),
    "sea_replaced": EventKind((_SEAT, _HEX, _TERRAIN), reveals=True),
    "exchanged": EventKind((_SEAT, _COUNT), secret=(_THINGS,)),
    # the course of the game (4)
    "turn_began": EventKind((Field("turn"), _SEAT)),
    "phase_began": EventKind((Field("phase", PHASE_IDS),)),
    # gold (5)
    "collected": EventKind((_SEAT, _GOLD)),
    "paid": EventKind((_SEAT, _GOLD)),
    "cashed": EventKind((_SEAT, _THING, _GOLD)),
    # Things (7, 8)
    "drew": EventKind((_SEAT, _COUNT), secret=(_THINGS,), reveals=True),
    "drew_hidden": EventKind((_SEAT,), secret=(_THINGS,), reveals=True),  # with `hide_shield_count`
    "traded": EventKind((_SEAT, _THINGS)),
    "placed": EventKind((_SEAT, _HEX), secret=(_THING,)),
    "income_placed": EventKind((_SEAT, _HEX, _THING)),
    "income_removed": EventKind((_SEAT, _HEX, _THING)),
    "dropped": EventKind((_SEAT, _COUNT), secret=(_THINGS,)),
    "bag_emptied": EventKind(),
    "returned": EventKind((_THINGS,)),  # to the Bag
    "left_game": EventKind((_THINGS,)),  # after true elimination
    # Heroes (6)
    "discharged": EventKind((_SEAT, _HERO, Field("up", PIECE_IDS))),
    "sought": EventKind((_SEAT, _HERO)),
    "recruited": EventKind((_SEAT, _HERO)),
    "not_recruited": EventKind((_SEAT, _HERO)),
    "stationed": EventKind((_SEAT, _HERO, _HEX)),
    "hero_left": EventKind((_HERO,)),
    "hero_laid_up": EventKind((_HERO,)),
    # dice and answers (15)
    "rolled": EventKind(
        (_PURPOSE, _SEAT, _DICE, _SIDE, _RIVAL), reveals=True
    ),  # rival: whose the last two dice are, or -1
    "answers_sought": EventKind((Field("trigger"),), reveals=True, minor=True),  # who is asked next is news
    "charmed": EventKind((_SEAT, Field("die"), Field("change"), _DICE)),
    "used": EventKind((_SEAT, _ITEM, _SIDE)),
    "cancelled": EventKind((_SEAT, _ITEM)),
    "dispelled": EventKind((_SEAT, Field("scope", SCOPES), _SIDE)),
    # random events (12)
    "event_played": EventKind((_SEAT, _THING)),
    "event_failed": EventKind((_SEAT, _THING)),
    "immune": EventKind((_SEAT,)),
    "tile_changed": EventKind((_HEX, _TERRAIN), reveals=True),
    "struck": EventKind((_HEX, Field("losses"))),
    "defected": EventKind((_SEAT, _HERO)),
    "cloud_moved": EventKind((_HEX,)),  # -1: off the board
    "evacuated": EventKind((_SEAT, _HEX, _TO, _COUNT)),
    "fort_lowered": EventKind((_HEX, _LEVEL)),
    # movement (9)
    "set_out": EventKind((_SEAT, _HEX, _COUNT)),  # all at once; whoever looks on sees how many
    "marched": EventKind((_SEAT, _HEX, _TO, _COUNT), secret=(_THINGS,)),
    "proof_asked": EventKind((_SEAT, _RIVAL, _HEX)),
    "shown": EventKind((_SEAT, _HEX, _THINGS), reveals=True),
    "showed_nothing": EventKind((_SEAT, _HEX)),
    "bluff_called": EventKind((_SEAT, _RIVAL, _HEX, _THING)),
    "bluff_removed": EventKind((_SEAT, _HEX, _THING), reveals=True),
    "held_flyer": EventKind((_SEAT, _HEX, _THING)),
    "balloon_aimed": EventKind((_SEAT, _HEX, _TO, _COUNT)),
    "blown_off": EventKind((_SEAT, _HEX, _TO)),  # by the Fan
    "flew": EventKind((_SEAT, _HEX, _TO, _COUNT), secret=(_THINGS,)),  # by Balloon
    "lost": EventKind((_SIDE, _HEX, _THINGS), reveals=True),  # creatures and Heroes that leave the board
    "captured": EventKind((_SEAT, _HEX)),
    # exploration (10.2, 10.3)
    "explored": EventKind((_SEAT, _HEX)),
    "defence_drawn": EventKind((_SEAT, _HEX, _THINGS), reveals=True),
    "bribed": EventKind((_SEAT, _HEX, _THING, _GOLD)),
    "looted": EventKind((_SEAT, _HEX, _THINGS), reveals=True),  # whether the Shield overflows: `hide_shield_count`
    # battle (10.4 to 10.7)
    "battle_began": EventKind((_HEX, Field("attackers"), _SIDE)),
    "turned_up": EventKind((_SEAT, _HEX, _THINGS), reveals=True),
    "round_began": EventKind((_HEX, Field("round"))),
    "step_began": EventKind((_HEX, Field("step", STEP_IDS)), minor=True),
    "attached": EventKind((_SIDE, _ITEM, _THING)),
    "coveted": EventKind((_SIDE, _THING)),
    "joined": EventKind((_SIDE, _THING)),
    "targets_named": EventKind((Field("sides"), Field("targets")), reveals=True),  # who aims at whom, in pairs
    "named_in_secret": EventKind((_SEAT,), minor=True),
    "struck_hits": EventKind((_SIDE, Field("units", PIECE_IDS), _DICE, Field("hits")), reveals=True),  # a unit a die
    "assigned_in_secret": EventKind((_SIDE,), minor=True),
    "hits_taken": EventKind((_SIDE, _HEX, _THINGS, Field("fort_hits")), reveals=True),
    "parried": EventKind((_SIDE,)),
    "saved": EventKind((_SIDE, _THING)),
    "retreated": EventKind((_SEAT, _HEX, _TO, _COUNT)),
    "battle_ended": EventKind((_HEX, _SIDE)),  # the side that is left, -1: none
    # construction, powers, the end (13, 11.2)
    "built": EventKind((_SEAT, _HEX, _LEVEL)),
    "stalked": EventKind((_SEAT, _HEX)),
    "robbed": EventKind((_SEAT, _RIVAL, _GOLD, _COUNT), secret=(_THINGS,), reveals=True),
    "foiled": EventKind((_SEAT, _HERO, _RIVAL)),
    "eliminated": EventKind((_SEAT,)),
    "first_player_changed": EventKind((_SEAT,)),
    "won": EventKind((Field("seats"),)),
}
