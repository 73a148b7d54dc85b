"""Words of all that is asked, offered and told. Every sentence is looked up in the catalogue when shown."""

from ..core.game import Label
from .cards import ROWS

KIND_NAMES = tuple(row.name for row in ROWS)

LABELS = {
    "fortify": Label("Put up {cards}", "then the turn ends"),
    "attack": Label("Attack {seat}", "{gems}"),
    "herald": Label("Play {card}", "take one card that is shown"),
    "merchant": Label("Buy from {seat}", "{count} for {gems}"),
    "merchant.crowns": Label("Buy from {seat}", "it wins them the game!"),
    "monk": Label("Play {card}", "rivals with a Castle pay"),
    "bear": Label("A Bear for {seat}", "who misses a turn"),
    "key": Label("Free {cards}", "into your hand"),
    "treasure": Label("Buy a gold gem", "with Treasure and {card}"),
    "supply_ship": Label("Bring in the ship", "draw {count}"),
    "pass": Label("Pass", "and discard {cards}"),
    "pass.empty": Label("Pass", "nothing to discard"),
    "redeal": Label("Call a new draft", "defences are discarded, hands stay"),
    "lay": Label("Lay {cards}", "strength {strength}"),
    "lay.archer": Label("Lay {cards}", "against their Archer"),
    "lay.siege": Label("Lay {cards}", "a siege card"),
    "sally": Label("Send your own Archer", "against their Archer"),
    "stop": Label("Stop the attack", "the turn ends"),
    "answer": Label("Play {cards}", "you lose {gems}"),
    "endure": Label("No answer", "you lose {gems}"),
    "rob": Label("Play {card}", "take {gems}"),
    "decline": Label("Let them go"),
    "show": Label("Show {cards}"),
    "take": Label("Take {card}", "from {seat}"),
    "pay": Label("Pay with {cards}"),
    "pay_gems": Label("Pay {gems}"),
    "pay_gems.crowns": Label("Pay {gems}", "it wins them the game!"),
    "give_up": Label("Discard {cards}"),
    "keep": Label("Keep it", "your rival draws next"),
    "keep.last": Label("Keep it", "you go first"),
    "give": Label("Give to {rival}", "they get the {drafted}, you draw again"),
}
"""By verb, and what is special about it."""

JESTING = "{card}: {second}"
"""A second line, after the Jester who does it."""

WITH_SECOND = "{words}, {second}"
IN_LINE = {
    "attack": "{words} ({second})",
    "merchant": "{words} with {card}, {second}",
    "bear": "{words} ({card}), {second}",
    "key": "{words} with a Key, {second}",
    "give": "{words}: {second}",
    **dict.fromkeys(("answer", "endure"), "{words}: {effect} The turn {turn}."),
}
"""An answer in one line, where that is not simply both parts of its label: a list does not stand beside the cards."""

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
PEASANTS = "{count} Peasants"
THE = "the {name}"
REFUSED = "Not now: {reason}."
NOTHING = "nothing"
AND = "{first} and {last}"
OR = "{first} or {last}"
SEVERAL = "{count} x {name}"
DISGUISED = "Jester as {name}"
GEM_COUNT = ("{count} gem", "{count} gems")
NO_GEMS = "no gems"
CARD_COUNT = ("{count} card", "{count} cards")

EVENTS = {
    "began": "{seat} goes first.",
    "drew": "{seat} draws {count}.",
    "reshuffled": "The draw pile is reshuffled: now it takes {target} to win.",
    "reshuffled_with_prisoners": "The draw pile is reshuffled, with all prisoners: now it takes {target} to win.",
    "locked": "{seat} has enough gems, but must gain another before they win.",
    "unlocked": "{seat} has gained a gem and may win again.",
    "turn_began": "It is the turn of {seat}.",
    "minstrel_left": "The {card} of {seat} goes away.",
    "skipped": "{seat} watches the {card} and misses a turn.",
    "fortified": "{seat} puts up {cards}.",
    "passed": "{seat} passes and discards {cards}.",
    "attacked": "{seat} attacks {rival}.",
    "laid": "{seat} lays {cards} against {rival}.",
    "stopped": "{seat} attacks no more.",
    "ladder_set": "The Ladder of {seat} leans against the Castle of {rival}.",
    "destroyed": "{seat} loses {card} from the defences.",
    "scattered": "{seat} must discard {cards} from the hand.",
    "captured": "{seat} takes {gems} from {rival}.",
    "answered": "{seat} answers with {cards}.",
    "endured": "{seat} gives no answer.",
    "can_answer": "{seat} can answer.",
    "cannot_answer": "{seat} has no answer.",
    "parried": "Strength {strength} against {answer}: {seat} loses {gems}.",
    "turned": "The blow turns round: {seat} sends it against {rival}.",
    "charmed": "{card} joins the hand of {seat}.",
    "executed": "{seat} has {cards} beheaded.",
    "returned": "{cards} go back to the hand of {seat}.",
    "warded": "{seat} stops {cards}.",
    "jailed": "{seat} throws {cards} into the Dungeon.",
    "raced": "The quickest hands: {seats}.",
    "robbed": "{seat} plays {card} and robs {rival} of {gems}.",
    "heralded": "{seat} plays {card}: every rival has to show something.",
    "chose_in_secret": "{seat} has chosen.",
    "showed": "{seat} shows {cards}.",
    "took": "{seat} takes {card} from {rival}.",
    "bought": "{seat} plays {card}, pays {rival} {gems} and buys {count}.",
    "monk_came": "{seat} plays {card}: every rival with a Castle has to pay.",
    "collected": "The Monk of {seat} collects.",
    "paid_gems": "{seat} pays {rival} {gems}.",
    "paid_cards": "{seat} pays {rival} with {count}.",
    "bear_sent": "{seat} plays {card}: a Bear dances in front of {rival}.",
    "freed": "{seat} turns a {card} and takes {cards} out of the Dungeon.",
    "hoarded": "{seat} trades {cards} for a gold gem.",
    "ship_came": "The {card} of {seat} comes in.",
    "shuffled_in": "Too few cards are left for a draft: {count} from the discard pile are shuffled in.",
    "lane_dealt": "{count} are laid out. {seat} drafts first.",
    "looked": "{seat} looks at {card}.",
    "kept": "{seat} keeps the card.",
    "gave": "{seat} gives {card} to {rival}.",
    "gave_up": "{seat} discards {cards}.",
    "redealt": "{seat} calls for a new draft.",
    "swept": "The defences of {seat} are discarded: {cards}.",
    "won": "The game goes to {seats}.",
}

UNSEEN = "a card"
"""What those read who may not know which."""
