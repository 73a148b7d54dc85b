"""The decision catalogue (reference 16): every kind of question, every verb that answers, and how options are made.

Options name kinds of counters, never copies: two Goblins in a stack are one option. Wide choices are split: a Thing,
then its hex; a stack, then its steps; hits, losses, bribes and trades one at a time. Rules import this module as
`offer`.

A kind of question is the name of the frame that asks it, and `frame[1]` is always the seat that is asked.
"""

from functools import cache

from ..core.memo import Memo
from ..core.types import Arg, Decision, Option, Shape, new_tuple
from ..core.vocabulary import Field, Verbs
from .terrain import TERRAIN_IDS
from .things import KIND, KIND_IDS

PICK, SOME, AMOUNT, CONFIRM = Shape.PICK_ONE, Shape.PICK_SOME, Shape.AMOUNT, Shape.CONFIRM

KINDS = {
    # setup (3)
    "start_position": PICK,
    "replace_sea": SOME,
    "pick_hex": PICK,
    "place_tower": PICK,
    "exchange_things": PICK,
    # placing, and the Shield (7, 8)
    "place_things": PICK,
    "place_where": PICK,
    "shield_discard": PICK,
    # Heroes (6, 11)
    "hero_target": PICK,
    "hero_pre_gold": AMOUNT,
    "hero_post_gold": CONFIRM,
    "place_hero": PICK,
    "hero_side": PICK,
    "terrain_lord_excess": PICK,
    # recruiting Things (7)
    "recruit": PICK,
    # random events (12)
    "play_event": PICK,
    "magic_source": PICK,
    "event_target": PICK,
    "defection_target": PICK,
    "event_roller": PICK,
    "juju_tile": PICK,
    "evacuate": PICK,
    "plague_payment": PICK,
    "event_loss": PICK,
    "cloud_hex": PICK,
    # movement (9)
    "move": PICK,
    "march": PICK,
    "ask_pin_proof": PICK,
    "show_pin_proof": PICK,
    "fly_reveal": PICK,
    "fly_block": PICK,
    "fly_leave": PICK,
    "movement_excess": PICK,
    "balloon": PICK,
    "balloon_target": PICK,
    "fan_landing": PICK,
    "fan_escape": PICK,
    "deny": PICK,
    # exploration and bribery (10.1 to 10.3)
    "choose_battle": PICK,
    "income_tie": PICK,
    "defence_item": PICK,
    "bribe": PICK,
    "take_loot": PICK,
    # battle (10.4 to 10.7)
    "battle_magic": PICK,
    "attach": PICK,
    "dust_target": PICK,
    "dust_retreat": PICK,
    "warlord_target": PICK,
    "name_target": PICK,
    "marksman_mode": PICK,
    "marksman_aim": PICK,
    "assign_hits": PICK,
    "save": CONFIRM,
    "retreat": PICK,
    "excess_removal": PICK,
    "call_bluff": PICK,
    # answers (15)
    "react": PICK,
    "dispel_scope": PICK,
    # construction, special powers (13, 11.2)
    "build": PICK,
    "assassin": PICK,
    "assassin_victim": PICK,
    "thief": PICK,
    "thief_spoil": PICK,
}

_HEX = Field("hex")
_HEXES = Field("hexes")
_SEAT = Field("seat")
_THING = Field("thing", KIND_IDS)
_HERO = Field("hero", KIND_IDS)
_ITEM = Field("item", KIND_IDS)
_GOLD = Field("gold")
SCOPES = ("item", "units", "both")

VERBS: Verbs = {
    # setup
    "start": (_HEX,),
    "swap_seas": (_HEXES,),
    "keep_seas": (),
    "claim": (_HEX,),
    "raise_tower": (_HEX,),
    "put_aside": (_THING,),
    "exchange": (),
    # placing, and the Shield
    "place": (_THING,),  # which Thing; the hex follows, unless only one is possible
    "put": (_HEX,),
    "take_back": (),
    "end_placing": (),
    "drop": (_THING,),
    # nearly any time; the same question follows again
    "cash": (_THING,),
    "remove_income": (_HEX,),
    "fan_cloud": (),
    # Heroes
    "discharge": (_HERO, Field("up", KIND_IDS)),
    "seek": (_HERO,),
    "seek_nobody": (),
    "pay": (_GOLD,),
    "top_up": (_GOLD,),
    "give_up": (),
    "station": (_HEX,),
    "lay_up": (_HERO,),
    "keep_lord": (_HERO,),
    # recruiting Things
    "trade": (_THING,),
    "draw": (Field("paid"),),
    # random events
    "play_event": (_THING,),
    "no_event": (),
    "source": (_THING, _HEX),
    "target_hex": (_HEX,),
    "target_seat": (_SEAT,),
    "target_hero": (_HERO,),
    "lay_tile": (Field("terrain", TERRAIN_IDS),),
    "flee": (_HEX,),
    "perish": (),
    "lose": (_THING,),
    "lose_level": (),
    "move_cloud": (_HEX,),
    "lift_cloud": (),
    # movement
    "march": (_HEX, _THING),
    "march_all": (_HEX,),
    "hunt": (_HEX,),  # the Deerhunter leads; counters join before the first step only
    "step": (_HEX,),
    "pick_up": (_THING,),
    "drop_off": (_THING,),
    "halt": (),
    "end_moves": (),
    "demand": (_HEX,),  # proof of those who pin there
    "ask_proof": (_SEAT,),
    "move_freely_not": (),
    "show": (_THING,),
    "decline": (),
    "fly_on": (_THING,),
    "depart": (),
    "hold": (_THING,),
    "let_pass": (),
    "leave_behind": (_THING,),
    "disband": (_THING,),
    "inflate": (_HEX,),
    "board": (_THING,),
    "lift_off": (),
    "aim": (_HEX,),
    "land": (_HEX,),
    "deny": (_THING,),
    "leave_there": (),
    # exploration and bribery
    "settle": (_HEX,),
    "keep_income": (_THING,),
    "arm": (_ITEM, _THING),
    "arm_nobody": (),
    "bribe": (_THING,),
    "fight": (),
    "loot": (_THING,),
    "leave_rest": (),
    # battle
    "use": (_ITEM,),
    "hold_off": (),
    "attach": (_ITEM, _THING),
    "covet": (_THING, _SEAT),
    "covet_nothing": (),
    "name": (_SEAT,),
    "shoot": (Field("value"),),
    "aim_at": (_THING, _SEAT),
    "aim_at_fort": (_SEAT,),
    "hit": (_THING,),
    "hit_fort": (),
    "try_save": (),
    "no_save": (),
    "retreat": (_HEX,),
    "stay": (),
    "call_bluff": (_THING, _SEAT),
    "let_be": (),
    # answers
    "charm": (Field("die"), Field("change")),
    "drink": (),
    "fan": (),
    "dispel": (),
    "ignore": (),
    "scope": (Field("scope", SCOPES), Field("side")),
    # construction, special powers
    "build": (_HEX,),
    "end_building": (),
    "stalk": (_HEX,),
    "no_stalking": (),
    "victim": (_THING,),
    "victim_unseen": (),
    "rob": (_SEAT,),
    "no_robbery": (),
    "take_gold": (),
    "take_thing": (),
}

OPEN_QUESTIONS = frozenset(
    [
        "start_position", "replace_sea", "pick_hex", "place_tower", "hero_target", "hero_pre_gold", "hero_post_gold",
        "place_hero", "hero_side", "event_roller", "choose_battle", "bribe", "take_loot", "name_target", "save",
        "retreat", "dust_retreat", "build", "assassin", "thief",
    ]
)  # fmt: skip
"""Answered by what lies open for all: land, buildings, gold, Heroes, and armies in a battle, which are face up."""

ASIDES = frozenset(["cash", "fan_cloud"])
"""5, 15: what may come from behind a Shield nearly any time."""

LOSSES = frozenset(["lose", "lose_level", "perish", "disband", "drop"])
"""By these a seat gives something up. Who falls in a battle is not among them: that is seen there, and the result of
the battle tells it once more."""

TRIFLES = frozenset(["remove_income"])
"""4: possible at nearly any time, and worth it hardly ever. What stands in the way of another counter is removed while
that is placed; an enemy in the hex is a question of its own."""

CONCLUDES = {"exchange": "put_aside", "end_placing": "put"}
"""Whoever puts their last Thing aside still says themselves that they draw others (3, step 12), and whoever places it
that they are done: what follows would stand under a finger that is on its way there."""

WINDOWS = {"react": "ignore", "call_bluff": "let_be"}
"""Questions that go round the table, each with the verb by which a seat stays out."""

ABSTENTIONS = {"battle_magic": "hold_off", "react": "ignore"}
"""Questions that are not put to whoever uses no magic in a battle, each with the verb that uses none."""


@cache
def option(verb: str, *args: Arg) -> Option:
    """An option; equal ones are made once.

    >>> option("put", 7) is option("put", 7)
    True
    """
    return Option(verb, args)


def ask(seat: int, kind: str, options: list[Option]) -> Decision:
    """The question a frame stands for."""
    return new_tuple(Decision, (seat, kind, KINDS[kind], tuple(options)))


@cache
def _kinds(verb: str) -> tuple[Option, ...]:
    return tuple(Option(verb, (kind,)) for kind in range(len(KIND_IDS)))


@cache
def _hexes(verb: str) -> tuple[Option, ...]:
    return tuple(Option(verb, (at,)) for at in range(128))


PLACE, PUT, CASH, REMOVE_INCOME = _kinds("place"), _hexes("put"), _kinds("cash"), _hexes("remove_income")
STEP, PICK_UP, DROP_OFF, MARCH_ALL = _hexes("step"), _kinds("pick_up"), _kinds("drop_off"), _hexes("march_all")
SEEK, TRADE = _kinds("seek"), _kinds("trade")
"""Whole families, by kind or hex: `PUT[7]` is quicker than `option("put", 7)`. Make more where a list is long."""

BUILD = _hexes("build")


@Memo
def march_from(hex_: int) -> tuple[Option, ...]:
    """kind -> a march of one of them from this hex."""
    return tuple(Option("march", (hex_, kind)) for kind in range(len(KIND_IDS)))


def each(family: tuple[Option, ...], pieces: tuple[int, ...]) -> list[Option]:
    """Of a family by kind the options of these pieces, as sorted as they are: equal counters are one option."""
    found, seen = [], -1
    for piece in pieces:
        kind = KIND[piece]
        if kind != seen:
            seen = kind
            found.append(family[kind])
    return found
