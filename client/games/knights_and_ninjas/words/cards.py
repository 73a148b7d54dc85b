"""What is printed on each card of Of Knights & Ninjas, and what its enlarged picture explains."""

from typing import NamedTuple

from engines.core.game import Say
from engines.knights_and_ninjas.cards import JESTER, KIND_IDS, ROWS

from ..manifest import manifest


class Words(NamedTuple):
    """What is said of a kind: on the card; when it is enlarged; and then with two players, where that differs."""

    sentence: str
    rule: str
    two: str = ""


CLASSES = {
    "common": "Common attacker",
    "unique": "Unique attacker",
    "wall": "Wall",
    "before": "Before the blow",
    "answer": "Answer",
    "special": "Special",
    "wild": "Wild",
}

USES = {
    "attack": "Attack",
    "before": "Before",
    "fortify": "Fortify",
    "respond": "Respond",
    "special": "Special",
    "pass": "Pass",
}

CARDS = {
    "peasant": Words(
        "Peasants add up: two strike for 2, three for 3.",
        "Strength 1, to attack or to answer with. Any number of Peasants may be laid together as a Revolt; it "
        "strikes, or guards, for as many as they are. A Revolt stands and falls as one: it is turned, sent home "
        "or beheaded whole.",
    ),
    "soldier": Words(
        "Strikes for 2, guards 2.",
        "Strength 2. As an attacker it takes up to 2 gems; as an answer it takes 2 off a common attack. Whatever "
        "is left of the attack is what you lose, and both cards are discarded.",
    ),
    "knight": Words(
        "Strikes for 3. A Princess may win him over.",
        "Strength 3. As an attacker it takes up to 3 gems; as an answer it takes 3 off a common attack. A "
        "Princess does not fight an attacking Knight: she takes him into her player's hand.",
    ),
    "king": Words(
        "Strikes for 4, guards 4.",
        "Strength 4. As an attacker it takes up to 4 gems; as an answer it takes 4 off a common attack. More "
        "strength than the victim has gems is lost.",
    ),
    "queen": Words(
        "Strikes for 5, guards 5. There is only one.",
        "Strength 5, the most a single card has. As an attacker she takes up to 5 gems; as an answer she takes 5 "
        "off a common attack. There is one Queen in the deck, but a Jester may be another.",
    ),
    "ninja": Words(
        "Slips past walls, takes 2 gems, kills an Archer.",
        "A Castle or an Archer does not stop it; only a standing Minstrel keeps it away. It takes up to 2 gems, "
        "and the victim's Archer is discarded. An Executioner or a Minstrel can answer it, common cards cannot. "
        "No Highwayman catches its gems.",
    ),
    "dragon": Words(
        "Takes 2 gems, burns a Castle. An Archer stops it.",
        "It flies over a Castle, takes up to 2 gems and burns that Castle down. It cannot be laid while an Archer "
        "stands. A Princess takes it into her player's hand; an Executioner or a Minstrel can answer it too. No "
        "Highwayman catches its gems.",
    ),
    "archer": Words(
        "Only Ninja and Archer get past. Shoots an Archer.",
        "In front of you it keeps off everybody but a Ninja or another Archer, and shields your Castle from "
        "Ladder, Catapult and Dragon. Or attack with it, from your hand or off your own wall: it removes a "
        "rival's Archer and is discarded. That takes no gems, so your attack may go on.",
    ),
    "castle": Words(
        "Common attackers need a Ladder to pass.",
        "Common attackers cannot enter while it stands, unless a Ladder leans against it. A Ninja slips in; a "
        "Dragon flies in and burns it; a Catapult knocks it down. You may have one Castle at a time. A Monk taxes "
        "those who have one.",
    ),
    "ladder": Words(
        "Lets common attackers over a Castle this turn.",
        "Lay it against a Castle without an Archer: all your common attackers may climb in until your turn ends. "
        "Then it is discarded, and the Castle still stands. Only a Minstrel answers it. Ninjas and Dragons need "
        "none.",
    ),
    "catapult": Words(
        "Destroys a Castle.",
        "Lay it against a Castle without an Archer: the Castle is discarded, and your attack may go on. Only a "
        "Minstrel answers it.",
    ),
    "minstrel": Words(
        "Nobody may attack you until your next turn.",
        "In front of you it keeps every attack away until your next turn begins. As an answer it sends the "
        "attacking cards back to the hand they came from and ends the attacker's turn; then it stays in front of "
        "you.",
        "It only answers and is discarded at once. The attacking cards are lost, and the attacker discards two "
        "more cards; then their turn ends.",
    ),
    "traitor": Words(
        "Turns a common attack back on its sender.",
        "Answer a common attack, and it turns round: now it strikes whoever sent it, walls or not, and you get "
        "the gems. They may answer it as any attack, with a Traitor too. It does not turn a Ninja or a Dragon.",
    ),
    "highwayman": Words(
        "Takes the gems a common attack just won.",
        "Play it right after gems were taken by common cards or by another Highwayman, whoever lost them and "
        "whoever took them: all of those gems are yours. Nothing answers it but one more Highwayman. Gems taken "
        "by Ninja, Dragon, Merchant or Monk cannot be caught.",
    ),
    "princess": Words(
        "An attacking Knight or Dragon joins your hand.",
        "Answer a Knight or a Dragon: it does nothing and joins your hand, to be used from your next turn on. The "
        "attacker's turn goes on. Against anybody else she is no answer.",
    ),
    "executioner": Words(
        "Kills the attacker and ends the turn.",
        "Answer any attacker with a head: common cards, a whole Revolt, Ninja, Dragon or Archer. They are "
        "discarded, nothing they would do happens, and the attacker's turn ends. Ladder and Catapult have no "
        "head.",
    ),
    "herald": Words(
        "Every rival shows a card. Take one of them.",
        "Every rival with cards chooses one in secret; then all are shown at once. You take one of them, the "
        "others go back. Nothing can stop it.",
        "Your rival shows two cards of their choice, or the only one they have, and you take one.",
    ),
    "merchant": Words(
        "Pay a gem, take half of a rival's hand.",
        "Give a rival who has at least two cards one of your gems, and take half of their cards, unseen and "
        "rounded down. Nothing can stop it. Mind that the gem may win them the game.",
        "It costs two gems instead of one; without two you cannot play it. Mind that they may win your rival the game.",
    ),
    "monk": Words(
        "Castle owners pay you two cards or a gem.",
        "Every rival with a Castle gives you two cards of their choice or one gem, as they like; who cannot do "
        "the one does the other. They choose in secret, and nothing can stop it.",
        "A rival with a Castle gives you three cards or two gems, as they like; who can pay neither in full gives "
        "all cards, and without cards the last gem.",
    ),
    "jester": Words(
        "Is any living card you name.",
        "Name it when you lay it: any living card, but not Castle, Ladder or Catapult. It obeys all rules of that "
        "card, joins a Revolt as a Peasant, and keeps its name while it stands in front of you. In a hand it is a "
        "Jester again.",
    ),
    "guard": Words(
        "Jails a common attack of strength 3 or less.",
        "Answer a common attack, or a Revolt, of strength 3 or less: it does nothing, and its cards go into the "
        "Dungeon. The Guard is discarded, and the attacker's turn goes on.",
    ),
    "key": Words(
        "Take up to two prisoners out of the Dungeon.",
        "Take one or two cards of your choice out of the Dungeon into your hand. Nothing can stop it.",
    ),
    "treasure": Words(
        "Two, or one and a Dragon, buy a gold gem.",
        "Discard two Treasures, or a Treasure and a Dragon, and take one of the gold gems from the Horde. It "
        "counts like any other gem, and no Highwayman catches it. When the Horde is empty it buys nothing.",
    ),
    "viking": Words(
        "Takes 2 gems past an Archer. A Castle stops it.",
        "It does not mind an Archer, who stays where he is, and takes up to 2 gems. A Castle keeps it out, with "
        "or without a Ladder. Executioner, Minstrel and Shield Maiden can answer it.",
    ),
    "barbarian": Words(
        "Takes 1 gem and makes the victim lose 2 cards.",
        "It takes 1 gem, and two cards of the victim's hand are discarded by chance. An Archer keeps it off; so "
        "does a Castle without a Ladder. Executioner, Minstrel and Shield Maiden can answer it.",
    ),
    "shield_maiden": Words(
        "Stops a unique attacker, or guards 4.",
        "Answer a Ninja, Dragon, Viking or Barbarian, and it is discarded without doing anything; the turn goes "
        "on. Against common attackers she takes 4 off their strength.",
    ),
    "supply_ship": Words(
        "Draw three cards.",
        "Draw three cards from the pile. Nothing can stop it.",
    ),
    "dancing_bear": Words(
        "Lay it before a rival, who misses the next turn.",
        "Lay it in front of a rival. When their turn begins the Bear is discarded and the turn is over; until "
        "then they may answer attacks. One Bear at a time dances before the same rival.",
    ),
}
"""By the ids of the engine."""


def name(kind: int, say: Say = str) -> str:
    return say(ROWS[kind].name)


def class_of(kind: int) -> str:
    """The class by which a card is coloured, a key of `CLASSES`."""
    return str(manifest()["knight"][KIND_IDS[kind]]["class"])


def class_name(kind: int, say: Say = str) -> str:
    return say(CLASSES[class_of(kind)])


def uses_of(kind: int) -> tuple[str, ...]:
    """The ways to use a card, keys of `USES`; a Jester has them all but those of things without a life.

    >>> uses_of(0), uses_of(JESTER)
    (('attack', 'respond'), ('attack', 'fortify', 'respond', 'special'))
    """
    letters = "AFRS" if kind == JESTER else ROWS[kind].use
    return tuple(use for letter in letters for use, row in manifest()["knight_use"].items() if row["letter"] == letter)


def use_words(kind: int, say: Say = str) -> tuple[str, ...]:
    return tuple(say(USES[use]) for use in uses_of(kind))


def sentence(kind: int, say: Say = str) -> str:
    """The one sentence on the card."""
    return say(CARDS[KIND_IDS[kind]].sentence)


def rule(kind: int, say: Say = str, two_players: bool = False) -> str:
    """What the card does, in full. With two players some cards do something else, and then that alone is told.

    >>> rule(10, two_players=True) == rule(10)
    True
    """
    words = CARDS[KIND_IDS[kind]]
    return say(words.two if two_players and words.two else words.rule)


def strength(kind: int) -> str:
    """What is on the stone of a card; empty for those without one."""
    return "*" if kind == JESTER else str(ROWS[kind].strength or "")
