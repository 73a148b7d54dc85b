"""Words of all that is told. Every sentence is looked up in the catalogue when shown.

What is asked is worded in `prompts`, what is offered in `labels`, what is not in `reasons`, what cards do in `lore`.
"""

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

WORTH = "{text} Its gem: {magic}."

WITH_SECOND = "{words} ({second})"

ENDS = ("the top clan goes to the bottom", "the bottom clan comes to the top", "the two clans change places")

EVENTS = {
    "round_began": "Round {round} begins. {seat} goes first.",
    "power_dealt": "{seat} rules with {power}.",
    "drew": "{seat} draws {count}.",
    "crowned": "The crown goes to {seat}.",
    "skipped": "{seat} has no cards left and is passed over.",
    "passed": "{seat} passes.",
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
    "clan_moved_at_home": "{seat} turns their own {land}: {end}.",
    "stole": "{seat} takes {count} from {rival}.",
    "gave_back": "{seat} gives {count} back to {rival}.",
    "guarded": "The {card} now guards the {land} of {seat}.",
    "blocked": "The {card} of {seat} blocks the {land} of {rival}.",
    "elves_sent": "{seat} sends the Elves to the {land} of {rival}.",
    "sacrificed": "{seat} pays {cards}, and the Elves go away.",
    "dispersed": "The clan of {cards} in the {land} of {seat} leaves the game.",
    "swapped": "{seat} swaps the top clan of the {land} for the one in the {rival_land} of {rival}.",
    "claimed": "{seat} plays {card} at the Inn and claims {cards}.",
    "inn_shown": "{card} shows up at table {pile} of the Inn.",
    "inn_hired": "{card} turns up at table {pile} of the Inn, and both Rulers feel it.",
    "inn_reshuffled": "{card} turned up at table {pile} of the Inn and is shuffled back.",
    "chose_in_secret": "{seat} has chosen.",
    "lit": "The {species} constellation lights up for {seat}.",
    "no_token": "No {species} token is left for {seat}.",
    "sky_complete": "The whole sky of {seat} shines.",
    "light_speed": "{seat} did it at light speed.",
    "stalemate": "Everybody has passed, and nobody draws: the round is over.",
    "scored": "{seat}: {magic} magic in the kingdom, {sky} from the sky, {speed} for speed; {creatures} creatures.",
    "round_won": "Round {round} goes to {seats}.",
    "won": "{seats} may keep the crown.",
}
