"""Weights of the Marshal: what things are worth, in gold. Everything that more than one module weighs with."""

from engines.kings_and_things.things import GOOD_HARVEST, MOTHER_LODE, WILLING_WORKERS, piece_of

INCOME = 5.0  # one more gold a turn: the price of a fort's level
LAND = 7.0  # a hex: its income, and half a recruit a turn
NEW_LAND = 2.5  # more, if its terrain supports creatures that nothing else does
SPITE, LEADER_SPITE = 0.35, 0.7  # how much of a rival's loss is this player's gain; all of it with two
CROWN = 150.0  # a citadel is the game
BLOW_WORTH, BODY_WORTH = 0.32, 0.6  # a counter: for each pip it hits with, and for standing in the way
HERO_WORTH = 6.0  # a Hero more than a creature: income, and no need of support
THING_WORTH = 2.2  # a draw from the Bag
ITEM_WORTH = 2.5  # a magic item
EVENT_WORTH = {GOOD_HARVEST: 8.0, MOTHER_LODE: 4.0, WILLING_WORKERS: 5.0}
OTHER_EVENT = 2.0
GIFTS = {"master_thief": 6.0, "assassin_primus": 2.0, "arch_mage": 2.0, "arch_cleric": 2.0}
GIFTED = {piece_of(hero): worth for hero, worth in GIFTS.items()}  # what Heroes can do besides
MISFIT = 0.2  # what a special income counter is worth that fits nowhere yet
RAID, SIEGE = 0.4, 0.95  # how likely a rival who could take a hex will try; and a citadel that is about to win
REACH = 2  # armies come from so far in a turn; half of those that are a hex farther
SPOILS = 0.3  # of what stands there, so much falls even if the attack fails
PROGRESS = 2, 10  # what a fort's level, and a citadel, bring nearer to victory, in income
