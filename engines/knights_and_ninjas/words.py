"""What is asked, offered and told, in our own words. Every sentence is looked up in the catalogue when shown."""

from .cards import ROWS

KIND_NAMES = tuple(row.name for row in ROWS)

PROMPTS = {
    "turn": "{seat}, it is your turn: fortify, attack, play a special card, or pass?",
    "blow": "{seat}, what do you lay next in your attack?",
    "respond": "{seat}, {rival} comes with {cards}: will you answer?",
    "respond_strength": "{seat}, {rival} strikes with {cards}, strength {strength}: will you answer?",
    "highwayman": "{seat}, {rival} has just taken {gems}: will you play a Highwayman?",
    "herald_show": "{seat}, what will you show to the Herald of {rival}? Choose in secret.",
    "herald_pick": "{seat}, which of the cards that were shown do you take?",
    "monk_pay": "{seat}, the Monk of {rival} is at your Castle: what will you pay? Choose in secret.",
    "minstrel_cost": "{seat}, the Minstrel costs you cards: which ones?",
    "draft": "{seat}, will you keep this card, or give it away and draw another?",
    "draft_known": "{seat}, will you keep {card}, or give it away and draw another?",
}

OPTIONS = {
    "fortify": "Put up {cards}",
    "attack": "Attack {seat}",
    "herald": "{card}: take one of the cards your rivals show",
    "merchant": "{card}: buy half the hand of {seat} for {gems}",
    "monk": "{card}: tax every rival who has a Castle",
    "bear": "{card}: make {seat} miss a turn",
    "key": "Let {cards} out of the Dungeon",
    "treasure": "Trade a Treasure and {card} for a gold gem",
    "supply_ship": "Bring in the Supply Ship: draw {count}",
    "pass": "Pass and discard {cards}",
    "redeal": "Call for a new draft",
    "lay": "Lay {cards}: strength {strength}",
    "lay_first": "Lay {cards}",
    "sally": "Send your own Archer against theirs",
    "stop": "Attack no more",
    "answer": "Answer with {cards}: {strength} - {shield}, you lose {gems}",
    "answer_princess": "Answer with {cards}: take the attacker into your hand",
    "answer_traitor": "Answer with {cards}: turn the blow round",
    "answer_executioner": "Answer with {cards}: off with the attackers' heads",
    "answer_minstrel": "Answer with {cards}: stop the attack",
    "answer_guard": "Answer with {cards}: into the Dungeon with them",
    "answer_shield_maiden": "Answer with {cards}: the attacker is stopped",
    "endure": "Give no answer",
    "endure_loss": "Give no answer and lose {gems}",
    "rob": "Play {card} and take {gems} from {holder}",
    "decline": "Let them go",
    "show": "Show {cards}",
    "take": "Take the {card} of {seat}",
    "pay": "Pay with {cards}",
    "pay_gems": "Pay {gems}",
    "give_up": "Discard {cards}",
    "keep": "Keep {drafted}",
    "give": "Give {drafted} to {rival}",
}

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
