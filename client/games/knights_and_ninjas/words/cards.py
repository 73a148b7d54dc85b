"""Words on each card of Of Knights & Ninjas, and those that explain its enlarged picture."""

from typing import NamedTuple

from engines.core.game import Say
from engines.core.language import ENGLISH
from engines.knights_and_ninjas.cards import JESTER, KIND_IDS, MINSTREL, ONE, ROWS
from engines.knights_and_ninjas.charter import Charter
from engines.knights_and_ninjas.lore import facts

from ..manifest import manifest


class CardWords(NamedTuple):
    """Words about a kind: on the card, and when it is enlarged; then both with two players, where that differs.

    Blanks are filled from the tables of the rules (`facts`), for the deck and the house rules of this table."""

    sentence: str
    rule: str
    two_sentence: str = ""
    two: str = ""


CLASSES = {
    "common": "Common attacker",
    "unique": "Unique attacker",
    "wall": "Defence",
    "before": "Siege card",
    "answer": "Answer",
    "special": "Special",
    "wild": "Wild",
}

USES = {
    "attack": "Attack",
    "before": "Siege",
    "fortify": "Fortify",
    "respond": "Answer",
    "special": "Special",
    "pass": "Pass",
}

CARDS = {
    "peasant": CardWords(
        "Peasants add up: two have strength 2, three have 3.",
        "Strength {strength}, to attack or to answer with. Any number of Peasants may be played together as a Revolt; "
        "its strength is their number. A Revolt stands and falls as one: it is turned, sent home or beheaded whole.",
    ),
    "soldier": CardWords(
        "Strength {strength}, to attack or to answer.",
        "Strength {strength}. As an attacker it takes up to {strength_gems}; as an answer it takes {strength} off a "
        "common attack. Whatever is left of the attack is what you lose, and both cards are discarded.",
    ),
    "knight": CardWords(
        "Strength {strength}. A Princess may win him over.",
        "Strength {strength}. As an attacker it takes up to {strength_gems}; as an answer it takes {strength} off a "
        "common attack. A Princess does not fight an attacking Knight: she takes him into her player's hand.",
    ),
    "king": CardWords(
        "Strength {strength}, to attack or to answer.",
        "Strength {strength}. As an attacker it takes up to {strength_gems}; as an answer it takes {strength} off a "
        "common attack. More strength than the victim has gems is lost.",
    ),
    "queen": CardWords(
        "Strength {strength}, to attack or to answer. There is only one.",
        "Strength {strength}, the most a single card has. As an attacker she takes up to {strength_gems}; as an "
        "answer she takes {strength} off a common attack. There is one Queen in the deck, but a Jester may be "
        "another.",
    ),
    "ninja": CardWords(
        "Passes Castle and Archer, takes {strength_gems}, kills the Archer.",
        "Castle and Archer do not stop it. It takes up to {strength_gems}, and the victim's Archer is discarded. "
        "{answered} No Highwayman can rob its gems.",
    ),
    "dragon": CardWords(
        "Takes {strength_gems}, burns a Castle. An Archer stops it.",
        "It flies over a Castle, takes up to {strength_gems} and burns that Castle down. It cannot be played while an "
        "Archer stands. {answered} No Highwayman can rob its gems.",
    ),
    "archer": CardWords(
        "Only {past_archer} get past. Shoots an Archer.",
        "As a defence it keeps off everyone but {past_archer}, and shields your Castle from Ladder, Catapult and "
        "Dragon. Or attack with it, from your hand or from your defences: it removes a rival's Archer and is "
        "discarded. That takes no gems, so your attack may go on. {answered}",
    ),
    "castle": CardWords(
        "Common attackers need a Ladder to pass.",
        "It keeps out {kept_out}. With a Ladder {climbers} get over it. A Ninja slips in; a Dragon flies in and "
        "burns it; a Catapult knocks it down. You may have one Castle at a time.",
    ),
    "ladder": CardWords(
        "Lets common attackers over a Castle this turn.",
        "Play it against a Castle without an Archer: {climbers} may climb in until your turn ends. Then it is "
        "discarded, and the Castle still stands. {answered} Ninjas and Dragons need none.",
    ),
    "catapult": CardWords(
        "Destroys a Castle.",
        "Play it against a Castle without an Archer: the Castle is discarded, and your attack may go on. {answered}",
    ),
    "minstrel": CardWords(
        "Nobody may attack you until your next turn.",
        "As a defence it keeps every attack away until your next turn starts. As an answer it sends the attacking "
        "cards back to the hand they came from and ends the attacker's turn; then it stays among your defences.",
        "Only an answer: stops the attack and ends the turn.",
        "It only answers and is discarded at once. The attacking cards are lost, and the attacker discards {cost} "
        "more cards, as far as there are any; then their turn ends.",
    ),
    "traitor": CardWords(
        "Turns a common attack back on its sender.",
        "Answer a common attack, and it turns round: now it hits whoever sent it, defences or not, and you get "
        "the gems. They may answer it as any attack, with a Traitor too. It does not turn {uniques}.",
    ),
    "highwayman": CardWords(
        "Robs the gems a common attack just took.",
        "Play it right after gems were taken by common cards or by another Highwayman, whoever lost them and "
        "whoever took them: all of those gems are yours. Nothing answers it but one more Highwayman. Gems taken by "
        "{uncaught} cannot be robbed.",
    ),
    "princess": CardWords(
        "An attacking Knight or Dragon joins your hand.",
        "Answer a Knight or a Dragon: it does nothing and joins your hand, where a Knight may answer the very next "
        "attack. The attacker's turn goes on. Against anyone else she is no answer.",
    ),
    "executioner": CardWords(
        "Kills the attacker and ends the turn.",
        "Answer any attacker with a head: common cards, a whole Revolt, Archer, {uniques}. They are discarded, "
        "nothing they would do happens, and the attacker's turn ends. Ladder and Catapult have no head.",
    ),
    "herald": CardWords(
        "Every rival shows a card. Take one of them.",
        "Every rival with cards chooses one in secret; then all are shown at once. You take one of them, the others "
        "go back. Nothing can stop it.",
        "Your rival shows {shows}. Take one of them.",
        "Your rival shows {shows} of their choice, or the only one they have, and you take one.",
    ),
    "merchant": CardWords(
        "Pay {price}, take half of a rival's hand.",
        "Give a rival who has at least two cards {price} of yours, and take half their cards at random, rounded "
        "down. Nothing can stop it. Careful: it may win them the game.",
    ),
    "monk": CardWords(
        "Castle owners pay you {monk_cards} or {monk_gems}.",
        "Every rival with a Castle gives you {monk_cards} of their choice or {monk_gems}, as they like; who cannot "
        "do the one does the other. They choose in secret, and nothing can stop it.",
        "",
        "A rival with a Castle gives you {monk_cards} or {monk_gems}, as they like; who can pay neither in full "
        "gives all cards, and without cards the last gem.",
    ),
    "jester": CardWords(
        "Is any living card you name.",
        "Name it when you play it: any living card, but no {lifeless}. It obeys all rules of that card, joins a "
        "Revolt as a Peasant, and keeps its name while it is one of your defences. In a hand it is a Jester again.",
    ),
    "guard": CardWords(
        "Jails a common attack of strength {holds} or less.",
        "Answer a common attack, or a Revolt, of strength {holds} or less: it does nothing, and its cards go into "
        "the Dungeon. The Guard is discarded, and the attacker's turn goes on.",
    ),
    "key": CardWords(
        "Take up to {released} prisoners out of the Dungeon.",
        "Take up to {released} cards of your choice out of the Dungeon into your hand. Nothing can stop it.",
    ),
    "treasure": CardWords(
        "Two, or one and a Dragon, buy a gold gem.",
        "Discard two Treasures, or a Treasure and a Dragon, and take one of the gold gems from the Horde. It counts "
        "like any other gem, and no Highwayman can rob it. When the Horde is empty it buys nothing.",
    ),
    "viking": CardWords(
        "Takes {strength_gems} past an Archer. A Castle stops it.",
        "It does not mind an Archer, who stays where he is, and takes up to {strength_gems}. A Castle keeps it out, "
        "with or without a Ladder. {answered} No Highwayman can rob its gems.",
    ),
    "barbarian": CardWords(
        "Takes {strength_gems}; the victim discards {scattered} random cards.",
        "It takes {strength_gems}, and {scattered} random cards of the victim's hand are discarded. An Archer keeps "
        "it off; so does a Castle without a Ladder. {answered} No Highwayman can rob its gem.",
    ),
    "shield_maiden": CardWords(
        "Stops a unique attacker, or answers with strength {strength}.",
        "Answer {uniques}: it is discarded without doing anything, and the turn goes on. Against common attackers "
        "she takes {strength} off their strength.",
    ),
    "supply_ship": CardWords(
        "Draw {shipped} cards.",
        "Draw {shipped} cards from the draw pile. Nothing can stop it.",
    ),
    "dancing_bear": CardWords(
        "Send it to a rival, who misses the next turn.",
        "Send it to a rival. When their turn starts, the Bear is discarded and the turn is over; until then they "
        "may answer attacks. A rival can have only one Bear at a time.",
    ),
}
"""By the ids of the engine."""


def class_of(kind: int) -> str:
    """The class by which a card is coloured, a key of `CLASSES`."""
    return str(manifest()["knight"][KIND_IDS[kind]]["class"])


def class_name(kind: int, say: Say = ENGLISH) -> str:
    return say(CLASSES[class_of(kind)])


def uses_of(kind: int, charter: Charter) -> tuple[str, ...]:
    """The ways to use a card, keys of `USES`; a Jester has those of the living, but opens no way.

    With two players a Minstrel is no defence (11)."""
    if kind == JESTER:
        named = "".join(row.use for other, row in enumerate(ROWS) if charter.living & ONE[other])
        letters = "".join(letter for letter in "AFRS" if letter in named)
    else:
        letters = "R" if charter.two and kind == MINSTREL else ROWS[kind].use
    return tuple(use for letter in letters for use, row in manifest()["knight_use"].items() if row["letter"] == letter)


def use_words(kind: int, charter: Charter, say: Say = ENGLISH) -> tuple[str, ...]:
    return tuple(say(USES[use]) for use in uses_of(kind, charter))


def sentence(kind: int, charter: Charter, say: Say = ENGLISH) -> str:
    """The one sentence on the card."""
    words = CARDS[KIND_IDS[kind]]
    text = words.two_sentence if charter.two and words.two_sentence else words.sentence
    return say(text).format(**facts(kind, charter, say))


def rule(kind: int, charter: Charter, say: Say = ENGLISH) -> str:
    """What the card does, in full. With two players some cards do something else, and then that alone is told."""
    words = CARDS[KIND_IDS[kind]]
    text = words.two if charter.two and words.two else words.rule
    return say(text).format(**facts(kind, charter, say))


def strength(kind: int) -> str:
    """What is on the stone of a card; empty for those without one."""
    return "*" if kind == JESTER else str(ROWS[kind].strength or "")
