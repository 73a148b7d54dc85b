"""The decision catalogue (reference 13): every kind of question, every verb that answers, and how options are made.

Options name kinds of cards, never copies: two Knights in a hand are one option. A card that is played for what it can
do is named by its guise, so a Jester's name is part of the option (`lay jester:knight`). Most options come up again and
again in the same groups, so there is a table of whole groups, by the bits of the kinds in question. Rules import this
module as `offer`.
"""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import combinations
from math import comb

from ..core.memo import Memo, nested
from ..core.types import Option, Shape
from ..core.vocabulary import Field, Verbs
from .cards import (
    FORTS,
    GUISE_IDS,
    HIGHWAYMAN,
    JESTER,
    KIND_COUNT,
    KIND_IDS,
    ONE,
    PEASANT,
    jest,
)
from .charter import MOST_SEATS

KINDS = {
    "turn": Shape.PICK_ONE,
    "blow": Shape.PICK_SOME,
    "respond": Shape.PICK_SOME,
    "highwayman": Shape.PICK_ONE,
    "herald_show": Shape.PICK_SOME,
    "herald_pick": Shape.PICK_ONE,
    "monk_pay": Shape.PICK_SOME,
    "minstrel_cost": Shape.PICK_SOME,
    "draft": Shape.PICK_ONE,
}

_CARD = Field("card", KIND_IDS)
_CARDS = Field("cards", KIND_IDS)
_GUISE = Field("card", GUISE_IDS)
_GUISES = Field("cards", GUISE_IDS)
_SEAT = Field("seat")

VERBS: Verbs = {
    "fortify": (_GUISES,),
    "attack": (_SEAT,),
    "herald": (_GUISE,),
    "merchant": (_GUISE, _SEAT),
    "monk": (_GUISE,),
    "bear": (_GUISE, _SEAT),
    "key": (_CARDS,),
    "treasure": (_GUISE,),
    "supply_ship": (),
    "pass": (_CARDS,),
    "redeal": (),
    "lay": (_GUISES,),
    "sally": (),
    "stop": (),
    "answer": (_GUISES,),
    "endure": (),
    "rob": (_GUISE,),
    "decline": (),
    "show": (_CARDS,),
    "take": (_SEAT, _CARD),
    "pay": (_CARDS,),
    "pay_gems": (),
    "give_up": (_CARDS,),
    "keep": (),
    "give": (),
}

Group = tuple[Option, ...]
Kinds = tuple[int, ...]

WIDEST = 250
"""More ways than this to pick some cards of a hand, and they are picked one at a time."""


@Memo
def kinds_in(held: int) -> Kinds:
    """The kinds whose bits are set.

    >>> kinds_in[0b1001]
    (0, 3)
    """
    return tuple([kind for kind in range(KIND_COUNT) if held >> kind & 1])


# -- the turn (4) ------------------------------------------------------------------------------------------------------

ATTACK: tuple[Group, ...] = tuple((Option("attack", (seat,)),) for seat in range(MOST_SEATS))
"""seat -> the one way to attack it, as a group that is put together with others."""
SUPPLY_SHIP = Option("supply_ship")
REDEAL = Option("redeal")
PASS_EMPTY = Option("pass", ((),))


@Memo
def passes(held: int) -> Group:
    """Discard one card of these kinds."""
    return tuple([Option("pass", ((kind,),)) for kind in kinds_in[held]])


@Memo
def fortify(held: int, jesters: int, jester_kinds: int) -> Group:
    """4: one or more of Castle, Archer, Minstrel; `jester_kinds` a Jester may be."""
    ways: list[Kinds] = [()]
    for fort in FORTS:
        guises = [fort] if held & ONE[fort] else []
        if jesters and jester_kinds & ONE[fort]:
            guises.append(jest(fort))
        ways += [(*way, guise) for way in ways for guise in guises]
    enough = [way for way in ways if way and sum([guise >= KIND_COUNT for guise in way]) <= jesters]
    return tuple([Option("fortify", (way,)) for way in enough])


fortify_plainly = Memo(lambda held: fortify[held, 0, 0])
"""The same without Jesters."""


@Memo
def herald(guise: int) -> Group:
    return (Option("herald", (guise,)),)


@Memo
def monk(guise: int) -> Group:
    return (Option("monk", (guise,)),)


@Memo
def merchant(guise: int) -> Group:
    """Of each seat."""
    return tuple([Option("merchant", (guise, seat)) for seat in range(MOST_SEATS)])


@Memo
def bear(guise: int) -> Group:
    """In front of each seat."""
    return tuple([Option("bear", (guise, seat)) for seat in range(MOST_SEATS)])


@Memo
def key(*kinds: int) -> Option:
    """Let these out of the Dungeon."""
    return Option("key", (kinds,))


@Memo
def treasure(guise: int) -> Option:
    """A Treasure with this: another one, or a Dragon."""
    return Option("treasure", (guise,))


# -- blows and answers (5, 6) ------------------------------------------------------------------------------------------

SALLY = Option("sally")
STOP = Option("stop")
ENDURE = Option("endure")


def _singles(verb: str, held: int) -> Group:
    return tuple([Option(verb, ((kind,),)) for kind in kinds_in[held]])


def _jesters(verb: str, held: int) -> Group:
    return tuple([Option(verb, ((jest(kind),),)) for kind in kinds_in[held]])


def _revolts(verb: str, peasants: int, jesters: int) -> Group:
    """5: any number of Peasants together, Jesters among them."""
    sizes = [(peasant, jester) for jester in range(jesters + 1) for peasant in range(peasants + 1) if peasant + jester]
    return tuple([Option(verb, ((PEASANT,) * peasant + (jest(PEASANT),) * jester,)) for peasant, jester in sizes])


lays, lay_jesters, lay_revolts = (
    Memo(partial(_singles, "lay")),
    Memo(partial(_jesters, "lay")),
    nested(partial(_revolts, "lay")),
)
answers, answer_jesters, answer_revolts = (
    Memo(partial(_singles, "answer")),
    Memo(partial(_jesters, "answer")),
    nested(partial(_revolts, "answer")),
)

# -- Highwaymen (7) ----------------------------------------------------------------------------------------------------

DECLINE = Option("decline")


@Memo
def robberies(held: int) -> Group:
    """7: nobody has to; a Highwayman, or a Jester named so."""
    guises = [guise for kind, guise in ((HIGHWAYMAN, HIGHWAYMAN), (JESTER, jest(HIGHWAYMAN))) if held & ONE[kind]]
    return (DECLINE, *[Option("rob", (guise,)) for guise in guises])


# -- special actions (9), the two-player game (11) ---------------------------------------------------------------------


@Memo
def take(seat: int, kind: int) -> Option:
    """The Herald's choice among what was shown."""
    return Option("take", (seat, kind))


PAY_GEMS = Option("pay_gems")
KEEP = Option("keep")
GIVE = Option("give")


def picks(verb: str, kinds: Sequence[int], chosen: Kinds, count: int) -> tuple[Option, ...]:
    """Every way to pick so many of these cards, some being chosen already; equal cards make no difference.

    Where the ways are too many for one question, it is asked card by card; how many cards there are is public.

    >>> [option.args for option in picks("pay", (0, 0, 3), (), 2)]
    [((0, 0),), ((0, 3),)]
    """
    missing = count - len(chosen)
    if chosen:
        kinds = sorted((Counter(kinds) - Counter(chosen)).elements())
    if missing > 1 and comb(len(kinds), missing) > WIDEST:
        missing = 1
    ways = picked[verb]
    return tuple([ways[way] for way in dict.fromkeys(combinations(kinds, missing))])


picked = nested(lambda verb, *kinds: Option(verb, (kinds,)))
