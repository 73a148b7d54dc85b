"""Words of all that is asked, offered and told. Every sentence is looked up in the catalogue when shown."""

from ..core.game import Label

LABELS = {
    "fortify": Label("Fortify with {cards:a}", "ends your turn"),
    "attack": Label("Attack {seat}", "{gems}"),
    "herald": Label("Play {card:a}", "take one of the cards shown"),
    "merchant": Label("Buy from {seat}", "{count} for {gems}"),
    "merchant.crowns": Label("Buy from {seat}", "they would win!"),
    "monk": Label("Play {card:a}", "rivals with a Castle pay"),
    "bear": Label("Send {seat} a Bear", "they miss a turn"),
    "key": Label("Free {cards:the}", "into your hand"),
    "treasure": Label("Buy a gold gem", "with {cards:a}"),
    "supply_ship": Label("Bring in the ship", "draw {count}"),
    "pass": Label("Pass", "discard {cards:a}"),
    "pass.empty": Label("Pass", "nothing to discard"),
    "redeal": Label("New draft", "keep hands, lose defences"),
    "lay": Label("Play {cards:a}", "strength {strength}"),
    "lay.archer": Label("Play {cards:a}", "to shoot their Archer"),
    "lay.siege": Label("Play {cards:a}", "a siege card"),
    "sally": Label("Send my Archer", "to shoot theirs"),
    "stop": Label("Stop the attack", "ends your turn"),
    "answer": Label("Play {cards:a}", "you lose {gems}"),
    "endure": Label("Don't answer", "you lose {gems}"),
    "rob": Label("Play {card:a}", "take {gems}"),
    "decline": Label("Skip"),
    "show": Label("Show {cards:a}"),
    "take": Label("Take {card:the}", "from {seat}"),
    "pay": Label("Pay with {cards:a}"),
    "pay_gems": Label("Pay {gems}"),
    "pay_gems.crowns": Label("Pay {gems}", "they would win!"),
    "give_up": Label("Discard {cards:a}"),
    "keep": Label("Keep it", "your rival draws next"),
    "keep.last": Label("Keep it", "you go first"),
    "give": Label("Give it to {rival}", "they get {drafted:the}, you draw again"),
}
"""By verb, and what is special about it."""

SHORT = {
    "fortify": ("Fortify with the Jester", "Fortify with these"),
    "lay": ("Play the Jester", "Play these"),
    "answer": ("Play the Jester", "Play these"),
    "rob": ("Play the Jester", "Play these"),
    "show": ("Show it", "Show these"),
    "pay": ("Pay with it", "Pay with these"),
    "give_up": ("Discard it", "Discard these"),
}
"""By verb, with one card and with several: on a button, where their names are too long for it and go below."""

CARDS_ALONE = "{cards:a}"
"""A second line with nothing else on it."""

TAG_WORDS = {
    "attack": "attack",
    "merchant": "buy",
    "bear": "Bear",
    "pass": "discard",
    "sally": "send",
    "take": "take",
    "pay_gems": "pay",
}
"""The same in one word, on what is lit."""

JESTING = "{card:a}: {second}"
"""A second line, after the Jester who does it."""

TOGETHER = "{cards}: {second}"
"""The same after several cards."""

WITH_SECOND = "{words}, {second}"
IN_LINE = {
    **dict.fromkeys(("attack", "fortify", "stop"), "{words} ({second})"),
    "merchant": "{words} with {card:a}, {second}",
    "bear": "{words} ({card}), {second}",
    "key": "{words} with a Key, {second}",
    "give": "{words}: {second}",
}
"""An answer in one line, where that is not simply both parts of its label: a list does not stand beside the cards."""

TURN_WORDS = ENDS_IF_GEMS_MOVE, ENDS, GOES_ON = "ends if gems change hands", "ends", "goes on"
ANSWER_IN_LINE = {
    ENDS_IF_GEMS_MOVE: "{words}: {effect} The turn ends if gems change hands.",
    ENDS: "{words}: {effect} The turn ends.",
    GOES_ON: "{words}: {effect} The turn goes on.",
}
"""An answer to an attack in one line, by what becomes of the turn."""

GEM = "gem"
CARD = "card"
DISGUISED_BARE = "{jesters} as {kind}"
DISGUISED = "{jesters} as {kind:a}"
DISGUISED_MANY = "{jesters} as {kind:many}"
REFUSED = "Not now: {reason}."

SUM = "{strength} \N{MINUS SIGN} {answer} = {gems}"
SUM_OF_FEW = "{strength} \N{MINUS SIGN} {answer} = {left}, but only {gems} {gems:?is|are} left"
SUM_OF_NONE = "{strength} \N{MINUS SIGN} {answer} = {left}, but there are no gems"

EVENTS = {
    "began": "{seat} goes first.",
    "drew": "{seat} draws {count:a}.",
    "reshuffled": "The discard pile is shuffled. From now on {target} {target:?wins|win} the game.",
    "reshuffled.prisoners": (
        "The discard pile is shuffled, prisoners and all. From now on {target} {target:?wins|win} the game."
    ),
    "locked": "{seat} has enough gems, but must gain one more to win.",
    "unlocked": "{seat} gains a gem and can win again.",
    "turn_began": "It's {seat:'s} turn.",
    "minstrel_left": "{seat:'s} {card} packs up and leaves.",
    "skipped": "{seat} watches {card:the} and misses a turn.",
    "fortified": "{seat} fortifies with {cards:a}.",
    "passed": "{seat} passes and discards {cards:a}.",
    "passed.empty": "{seat} passes.",
    "attacked": "{seat} attacks {rival}.",
    "laid": "{seat} attacks {rival} with {cards:a} (strength {strength}).",
    "laid.siege": "{seat} attacks {rival} with {cards:a}.",
    "stopped": "{seat} attacks no further.",
    "ladder_set": "{seat} leans a Ladder against {rival:'s} Castle.",
    "destroyed": "{seat} loses {card:the}.",
    "scattered": "{seat} loses {cards:a} from hand.",
    "captured": "{seat} takes {gems} from {rival}.",
    "answered": "{seat} answers with {cards:a}.",
    "endured": "{seat} doesn't answer.",
    "can_answer": "{seat} can answer.",
    "cannot_answer": "{seat} has no answer.",
    "parried": "Strength {strength} against {answer}: {seat} loses {gems}.",
    "turned": "{seat:'s} Traitor turns the attack on {rival}!",
    "charmed": "{card:The} falls for {seat:'s} Princess and joins {seat:'s} hand.",
    "executed": "{seat:'s} Executioner beheads {cards:the}.",
    "returned": "{cards:The} {cards:?goes|go} back to {seat:'s} hand.",
    "warded": "{seat:'s} Shield Maiden stops {cards:the}.",
    "jailed": "{seat:'s} Guard throws {cards:the} into the Dungeon.",
    "raced": "Quickest on the draw: {seats}.",
    "robbed": "{seat:'s} {card} robs {rival} of {gems}!",
    "heralded": "{seat} plays {card:a}: every rival must show something.",
    "chose_in_secret": "{seat} has chosen.",
    "showed": "{seat} shows {cards:a}.",
    "took": "{seat} takes {rival:'s} {card}.",
    "bought": "{seat:'s} {card} buys {count:a} from {rival} for {gems}.",
    "monk_came": "{seat} plays {card:a}: every rival with a Castle must pay.",
    "collected": "{seat:'s} Monk collects.",
    "paid_gems": "{seat} pays {rival} {gems}.",
    "paid_cards": "{seat} pays {rival} {count:a}.",
    "bear_sent": "{seat} sends {rival} {card:a}.",
    "freed": "{seat:'s} {card} frees {cards:the} from the Dungeon.",
    "hoarded": "{seat} trades {cards:a} for a gold gem.",
    "ship_came": "{seat:'s} {card} comes in.",
    "shuffled_in": ("Too few cards are left for a draft: {count} from the discard pile {count:?is|are} shuffled in."),
    "lane_dealt": "{count} {count:?is|are} dealt out. {seat} drafts first.",
    "looked": "{seat} looks at {card:a}.",
    "kept": "{seat} keeps it.",
    "gave": "{seat} gives {rival} {card:a}.",
    "gave_up": "{seat} discards {cards:a}.",
    "redealt": "{seat} calls for a new draft.",
    "swept": "{seat:'s} {cards} {cards:?is|are} discarded.",
    "won": "{seats} {seats:?wins|win} the game!",
}
"""By kind of fact, and what is special about it."""
