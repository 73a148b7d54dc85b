"""What each card, power and event says, in our own words. Every sentence is looked up in the catalogue when shown."""

from .cards import ROWS

KIND_NAMES = tuple(row.name for row in ROWS)

LAND_NAMES = ("Highland", "Lowland", "Maneland", "kingdom")

POWER_NAMES = (
    "Wiizzz Kid",
    "DissedHard",
    "Match Maker",
    "Equinity",
    "Extra Features",
    "Mighty Swine",
    "VulcEnt Hands",
    "SubCerbient",
)

CARD_TEXT = {
    "yogi": "Highland folk. Calm, cold-footed, and always between two deep breaths.",
    "pigxie": "At home in any land: a clan of Pigxies may change lands whenever it grows.",
    "leprecon": "Lowland folk. Count your fingers after shaking hands.",
    "sighclops": "Highland folk. One eye, and it has seen enough.",
    "vulcent": "Lowland folk. Half bird, half tree, wholly logical.",
    "pegleg": "Highland folk with two Rulers or more to fly over; lives in the Maneland when only two rule.",
    "hentaur": "At home in either land, and may change lands when the clan grows; Maneland only with two Rulers.",
    "unique": "Lowland folk, one of a kind, eleven times; lives in the Maneland when only two rule.",
    "klaken": "Lowland folk. Many arms, each with a knitting needle.",
    "bragon": "Highland folk. Ask, and it will tell you how dear it is.",
    "ct": "Wild: joins any clan. It settles with any creature, opens or answers any challenge.",
    "spydra": "Wild: joins any clan. In a challenge it counts as two: meet it with another, or with a pair.",
    "minnowtaur": "Stand it on one of your lands to keep rivals out until your next turn, "
    "or on a rival's land to let no new clan in during their next turn.",
    "hypnogriff": "Take three cards blindly from a rival's hand, then give back as many as you took, of your choice.",
    "elves": "Send a top clan out of the game, unless its Ruler pays with a Spydra or with two fitting cards. "
    "An only clan is safe.",
    "wizard": "In any stack, move the top clan to the bottom or the bottom clan to the top.",
    "mob": "Swap one of your top clans for a rival's, even for an only one.",
}

POWER_TEXT = {
    "wiizzz_kid": "Once in your turn, for free, swap one of your top clans with the clan right under it.",
    "dissed_hard": "At the end of your turn, before anybody draws, discard up to two creatures.",
    "match_maker": "Once in your turn you may settle a clan without spending an action.",
    "equinity": "Your Hentaurs act as wilds when you recruit or defend PegLegasus and UniqueHorn clans.",
    "extra_features": "Play your Wiizzaards, Minnowtaurs and Hypnogriffs as any of the three.",
    "mighty_swine": "Each Pigxie in your kingdom is worth 15.",
    "vulcent_hands": "Hold one card more than the others.",
    "subcerbient": "Your Terriers count as two in a challenge, and rivals' Spydras count as one against you.",
}

WORTH = "{text} Its gem: {magic}."

PROMPTS = {
    "act": "{seat}, it is your turn: what will you do?",
    "land": "{seat}, in which land shall {clan} live?",
    "answer": "{seat}, {rival} goes after {clan} in your {land}: will you answer the challenge?",
    "answer_back": "{seat}, {rival} fights for {clan} in the {land}: will you answer?",
    "defend": "{seat}, the Elves are coming for {clan} in your {land}: will you pay them off?",
    "give_back": "{seat}, {count} must go back to {rival}: which?",
    "inn_contest": "{seat}, {rival} claims {claimed} at the Inn with {card}: will you contest it?",
    "inn_contest_back": "{seat}, {rival} contests {claimed} at the Inn: will you answer?",
    "inn_hire": "{seat}, {hire} turned up at the Inn: choose in secret what it does to {rival}.",
    "end_powers": "{seat}, will you throw cards away before everybody draws?",
}

OPTIONS = {
    "settle": "Settle {card} with {partner} in the {land}",
    "settle_discard": "Settle {card} with the {shown} from the discard pile in the {land}",
    "add": "Add a {card} to your clan in the {land}",
    "add_and_move": "Add a {card} to your clan in the {land} and move it to the {to}",
    "discard": "Discard {card}",
    "recruit": "Recruit the {clan} clan of {seat} ({land}) with {card}",
    "wizard": "{card}: in the {land} of {seat}, {end}",
    "hypnogriff": "{card}: take three cards from {seat}",
    "protect": "{card}: guard your {land}",
    "block": "{card}: block the {land} of {seat}",
    "elves": "Elves: go to the {clan} clan of {seat} ({land})",
    "mob": "Mobgoblins: swap your {own_clan} clan ({own_land}) for the {clan} clan of {seat} ({land})",
    "claim": "Play {card} at the inn and claim {claimed}",
    "kid": "Wiizzz Kid: swap the two upper clans of your {land}",
    "end": "End your turn",
    "place": "The {land}",
    "answer": "Answer with {cards}",
    "concede": "Give in",
    "sacrifice": "Give up {cards} to keep the clan",
    "let_go": "Let the clan go",
    "give_back": "Give back {cards}",
    "take_clan": "Take the {rival_clan} clan from the {land}",
    "move_clan": "In the {land}, {end}",
    "disperse_clan": "Send the {rival_clan} clan of the {land} away",
    "throw": "Throw away {cards}",
}

FREE = "{option} (free)"
NOTHING = "nothing"
AND = "{first} and {last}"
YOURSELF = "yourself"

ENDS = ("the top clan goes to the bottom", "the bottom clan comes to the top", "the two clans change places")

EVENTS = {
    "round_began": "Round {round} begins. {seat} wears the crown first.",
    "power_dealt": "{seat} rules with {power}.",
    "drew": "{seat} draws {count}.",
    "crowned": "The crown goes to {seat}.",
    "skipped": "{seat} has no cards left and is passed over.",
    "passed": "{seat} can do nothing.",
    "guard_left": "The {card} leaves the {land} of {seat}.",
    "settled": "{seat} settles {cards} in the {land}.",
    "settled_discard": "{seat} settles {cards} in the {land}, one of them from the discard pile.",
    "discard_shown": "{card} is now on top of the discard pile.",
    "added": "{seat} adds {card} to the clan in the {land}.",
    "moved": "The {species} clan of {seat} moves from the {land} to the {to}.",
    "discarded": "{seat} discards {cards}.",
    "placed": "{seat} now has a clan of {cards} on top of the {land}.",
    "uncovered": "In the {land} of {seat} the {species} clan comes to light.",
    "kid_swapped": "{seat} swaps the two upper clans of the {land}.",
    "challenged": "{seat} goes after the clan in the {land} of {rival} with {card}.",
    "answered": "{seat} answers with {cards}.",
    "can_answer": "{seat} can answer that.",
    "cannot_answer": "{seat} has no answer.",
    "conceded": "{seat} gives in.",
    "recruited": "{seat} recruits the clan from the {land} of {rival}.",
    "held": "{seat} holds the clan in the {land} against {rival}.",
    "hired": "{seat} hires {card}.",
    "clan_moved": "{seat} makes the {land} of {rival} turn: {end}.",
    "stole": "{seat} takes {count} from {rival}.",
    "gave_back": "{seat} gives {count} back to {rival}.",
    "guarded": "The {card} now guards the {land} of {seat}.",
    "blocked": "The {card} of {seat} blocks the {land} of {rival}.",
    "elves_sent": "{seat} sends the Elves to the {land} of {rival}.",
    "sacrificed": "{seat} gives up {cards}, and the Elves go away.",
    "dispersed": "The clan of {cards} in the {land} of {seat} leaves the game.",
    "swapped": "{seat} swaps the top clan of the {land} for the one in the {rival_land} of {rival}.",
    "claimed": "{seat} plays {card} at the inn and claims {cards}.",
    "inn_shown": "{card} shows up at table {pile} of the inn.",
    "inn_hired": "{card} turns up at table {pile} of the inn, and both Rulers feel it.",
    "inn_reshuffled": "{card} turned up at table {pile} of the inn and is shuffled back.",
    "chose_in_secret": "{seat} has chosen.",
    "lit": "The {species} constellation lights up for {seat}.",
    "no_token": "No {species} token is left for {seat}.",
    "sky_complete": "The whole sky of {seat} shines.",
    "light_speed": "{seat} did it at light speed.",
    "stalemate": "Nobody can do anything any more.",
    "scored": "{seat}: {magic} magic in the kingdom, {sky} from the sky, {speed} for speed; {creatures} creatures.",
    "round_won": "Round {round} goes to {seats}.",
    "won": "{seats} may keep the crown.",
}

CARD_COUNT = ("{count} card", "{count} cards")
