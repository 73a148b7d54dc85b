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
    "round_began": "Round {round}. {seat} wears the crown first.",
    "power_dealt": "{seat:'s} Kingdom Power: {power}.",
    "drew": "{seat} draws {count:a}.",
    "crowned": "{seat:'s} turn",
    "skipped": "{seat} has no cards left and is skipped.",
    "passed": "{seat} passes.",
    "guard_left": "{card:The} {card:?leaves|leave} {seat:'s} {land}.",
    "settled": "{seat} settles {cards:a} in {land:the}.",
    "settled_discard": "{seat} settles {cards:a} in {land:the}, one of them off the discard pile.",
    "discard_shown": "{card:A} {card:?is|are} now on top of the discard pile.",
    "added": "{seat} adds {card:a} to the clan in {land:the}.",
    "moved": "{seat:'s} {species} clan moves from {land:the} to {to:the}.",
    "discarded": "{seat} discards {cards:a}.",
    "placed": "{cards:A} now {cards:?tops|top} {seat:'s} {land}.",
    "uncovered": "{seat:'s} {species} clan in {land:the} is on top again.",
    "kid_swapped": "{seat} swaps the top two clans of {land:the} (Wiizzz Kid).",
    "challenged": "{seat} tries to recruit the clan on top of {rival:'s} {land} with {card:a}.",
    "answered": "{seat} answers with {cards:a}.",
    "can_answer": "{seat} can answer.",
    "cannot_answer": "{seat} has no answer.",
    "conceded": "{seat} gives in.",
    "recruited": "{seat} wins the clan in {rival:'s} {land}.",
    "held": "{seat} keeps the clan in {land:the}.",
    "hired": "{seat} hires {card:a}.",
    "clan_moved": "{seat} stirs up {rival:'s} {land}: {end}.",
    "clan_moved.home": "{seat} rearranges {land:the}: {end}.",
    "stole": "{seat} takes {count:a} from {rival}.",
    "gave_back": "{seat} gives {rival} {count:a} back.",
    "guarded": "{card:A} now guards {seat:'s} {land}.",
    "blocked": "{seat:'s} {card} blocks {rival:'s} {land}.",
    "elves_sent": "{seat} sends the Elves to {rival:'s} {land}.",
    "elves_sent.home": "{seat} sends the Elves to {land:the} at home.",
    "sacrificed": "{seat} pays {cards:a}, and the Elves move on.",
    "dispersed": "{cards:A} {cards:?leaves|leave} {seat:'s} {land}, and the game, for good.",
    "swapped": "{seat} swaps the top clan of {land:the} for the one in {rival:'s} {rival_land}.",
    "claimed": "{seat} plays {card:a} at the Inn and claims {cards:a}.",
    "inn_shown": "{card:A} {card:?sits|sit} down at table {pile} of the Inn.",
    "inn_hired": "{card:A} {card:?turns|turn} up at table {pile} of the Inn and {card:?works|work} for both Rulers.",
    "inn_reshuffled": "{card:A} {card:?turns|turn} up at table {pile} too early and {card:?is|are} shuffled back in.",
    "chose_in_secret": "{seat} has chosen.",
    "lit": "{seat} lights the {species} star.",
    "no_token": "No {species} star is left for {seat}.",
    "sky_complete": "All of {seat:'s} stars are shining!",
    "light_speed": "{seat} wins the Light Speed bonus!",
    "stalemate": "Everyone has passed, and nobody draws: the round is over.",
    "scored": "{seat}: {magic} magic, {creatures}.",
    "scored.stars": "{seat}: {magic} magic and {sky} for stars, {creatures}.",
    "scored.speed": "{seat}: {magic} magic, {sky} for stars and {speed} for Light Speed, {creatures}.",
    "round_won": "{seats} {seats:?wins|win} round {round}.",
    "won": "{seats} {seats:?wins|win} the crown!",
}
"""By kind of fact, and what is special about it."""

# -- the table, told ---------------------------------------------------------------------------------------------------

YOUR_KINGDOM = "Your kingdom"
KINGDOM_OF = "{seat:'s} kingdom: {cards} in hand"
LAND_ALONE, BLOCKED, GUARDED = "{land}", "{land}, blocked by a Minnowtaur", "{land}, guarded by a Minnowtaur"
