"""Weights: what things are worth to a computer King, in gold. Levels and characters are weights on the same code."""

from typing import NamedTuple

from ..things import GOOD_HARVEST, MOTHER_LODE, WILLING_WORKERS, piece_of


class Weights(NamedTuple):
    """Everything that more than one module weighs with."""

    income: float = 5.0  # one more gold a turn: the price of a fort's level
    land: float = 7.0  # a hex: its income, and half a recruit a turn
    new_land: float = 2.5  # more, if its terrain supports creatures that nothing else does
    spite: float = 0.35  # how much of a rival's loss is this player's gain; all of it with two
    leader_spite: float = 0.7  # the same of whoever leads
    crown: float = 150.0  # a citadel is the game
    blow: float = 0.32  # a counter, for each pip it hits with
    body: float = 0.6  # a counter, for standing in the way
    hero: float = 6.0  # a Hero more than a creature: income, and no need of support
    thing: float = 2.2  # a draw from the Bag
    item: float = 2.5  # a magic item
    raid: float = 0.4  # how likely a rival who could take a hex will try
    siege: float = 0.95  # the same of a citadel that is about to win
    host: float = 3.0  # how much the own counters weigh that a fight costs: while the game lasts each takes more land
    castle: float = 20.0  # an own castle more, while there is no citadel yet
    rival_castle: float = 0.0  # a rival's castle more
    rising: float = 60.0  # a castle that a rival can make a citadel in this turn, to whoever does not win by that
    vigil: float = 0.0  # a pip within reach of a castle that may be a citadel next turn, if it surely will
    muster: float = 0.0  # how much of that a pip is worth near a citadel that must fall; with any, all gold buys Things
    loom: float = 0.0  # a castle that may be a citadel next turn, if it surely will
    calm: float = 1.0  # how much of both is left for whoever may have a citadel of equal worth by then
    early: int = 9  # up to this turn Things are bought before towers,
    early_thing: float = 6.0  # and worth so much
    reserve: float = 12.0  # what it costs to bribe with the gold that the capital wants
    bluff: float = 0.5  # a creature without support still looks like one, and scouts; less than nothing: none is laid
    deters: float = 0.5  # how much of a counter's worth as a guard a bluff has: it scares off, but does not fight
    last_land: float = 5.0  # a hex in the last turn: an income to be compared
    last_host: float = 0.15  # counters in the last turn
    last_raid: float = 0.8  # how likely rivals are to try in the last turn
    last_spite: float = 1.0  # the loss of a rival who can still win, in the last turn
    last_other: float = 0.1  # the loss of one who cannot
    doom: float = 900.0  # a citadel in the last turn, to whoever cannot win otherwise
    allies: float = 0.5  # how much of what others could bring against the same citadel is counted on
    doomed_home: float = 0.2  # what home weighs in the last turn, to whoever cannot win otherwise


USUAL = Weights()
"""What the judge of hints, tutor and lessons weighs by, and what hard players were made from."""
NORMAL = USUAL._replace(vigil=12.0, muster=1.0, loom=150.0, calm=0.5)
"""As usual, and watchful: a citadel can only be stormed by those who stood near its castle the turn before, and by what
is placed near it in time."""
HARD = USUAL._replace(income=3.8, land=9.0, raid=0.1, host=0.7)
"""Land before everything. Without any search one who weighs so won 42 of 120 games among three rule players of before
there were levels; with USUAL 24 of 120."""

EVENT_WORTH = {GOOD_HARVEST: 8.0, MOTHER_LODE: 4.0, WILLING_WORKERS: 5.0}
OTHER_EVENT = 2.0
GIFTS = {"master_thief": 6.0, "assassin_primus": 2.0, "arch_mage": 2.0, "arch_cleric": 2.0}
GIFTED = {piece_of(hero): worth for hero, worth in GIFTS.items()}  # what Heroes can do besides
MISFIT = 0.2  # what a special income counter is worth that fits nowhere yet
REACH = 2  # armies come from so far in a turn; half of those that are a hex farther
SPOILS = 0.3  # of what stands there, so much falls even if the attack fails
PROGRESS = 2, 10  # what a fort's level, and a citadel, bring nearer to victory, in income
