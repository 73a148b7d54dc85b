"""Names and facts in our own words. What is asked is in `prompts`, what may be answered in `labels`, what each counter
does in `lore`. Every sentence is looked up in the catalogue when shown."""

TERRAINS = ("desert", "forest", "frozen waste", "jungle", "mountain", "=plains", "swamp", "!sea")
"""As nouns: a desert, plains, sea."""

TERRAIN_NAMES = tuple(row.lstrip("=!") for row in TERRAINS)

FORT_NAMES = ("nothing", "tower", "keep", "castle", "citadel")

PHASE_NAMES = ("setting up", "Gold", "Heroes", "Recruit", "Events", "Move", "Combat", "Build", "Powers", "Pass on")

STEP_NAMES = ("opening", "magic", "ranged", "melee", "retreat")

PURPOSE_NAMES = (
    "the first turn",
    "a Hero",
    "exploring",
    "the Defection",
    "the Teeniepox",
    "where the Terrain Disaster hits",
    "what the Terrain Disaster costs",
    "the Firewall",
    "the Warlord's offer",
    "hits",
    "the Sword Master's parry",
    "the Talisman",
    "battle damage",
    "the Assassin",
    "the Assassin's second try",
    "whom the Assassin meets",
    "the Thief",
    "the Thief's second try",
)

SCOPES = ("the item", "{side:'s} magic", "the item and {side:'s} magic")

EVENTS = {
    # setup
    "rolled_for_first": "{seat} rolls {dice} for the first turn.",
    "goes_first": "{seat} goes first.",
    "heroes_tossed": "Heroes on offer: {heroes:the}.",
    "started": "{seat} founds a kingdom at {hex:the}.",
    "started_unknown": "{seat} founds a kingdom in unknown land.",
    "ordered": "Turn order: {seats}.",
    "tiles_revealed": "The land is revealed.",
    "sea_replaced": "{seat} swaps a sea tile for {terrain:a}: {hex:the}.",
    "exchanged": "{seat} swaps {count:a} for {count:?another Thing|other Things}.",
    # the course of the game
    "turn_began": "Turn {turn}: {seat} goes first.",
    "phase_began": "{phase} phase.",
    "phase_began_last": "The turn passes on.",
    # gold
    "collected": "{seat} collects {gold} gold.",
    "paid": "{seat} pays {gold} gold.",
    "cashed": "{seat} cashes in {thing:a} for {gold} gold.",
    # Things
    "drew": "{seat} draws {count:a}.",
    "drew_hidden": "{seat} draws behind the Shield.",
    "traded": "{seat} trades in {things:a}.",
    "placed": "{seat} places {thing:a} at {hex:the}.",
    "income_placed": "{seat} sets up {thing:a} at {hex:the}.",
    "income_removed": "{seat:'s} {thing} at {hex:the} {thing:?is|are} gone.",
    "dropped": "{seat} puts {count:a} back in the Bag.",
    "bag_emptied": "The Bag is empty! From now on, used Things leave the game.",
    "returned": "{things:The} {things:?goes|go} back in the Bag.",
    "left_game": "{things:The} {things:?leaves|leave} the game for good.",
    # Heroes
    "discharged": "{seat} dismisses {hero:the}. {up:The} is now on offer.",
    "sought": "{seat} tries to recruit {hero:the}.",
    "recruited": "{hero:The} joins {seat}.",
    "not_recruited": "{hero:The} turns {seat} down.",
    "stationed": "{seat:'s} {hero} reports to {hex:the}.",
    "hero_left": "{hero:The} goes back to the bank.",
    "hero_laid_up": "{hero:The} is on offer again.",
    # dice and answers
    "rolled": "{seat} rolls {dice} for {purpose}.",
    "rolled_against": "{seat} rolls {dice}, {rival} {rival_dice} for {purpose}.",
    "rolled_for_side": "{seat} rolls {dice} for {purpose}, leading {side:the}.",
    "answers_sought": "Does anyone answer {trigger:the}?",
    "answers_sought_battle": "Does anyone answer with magic in the battle?",
    "charmed": "{seat:'s} Lucky Charm turns a {shown} into a {turned}: {dice}.",
    "charmed_one": "{seat:'s} Lucky Charm turns a {shown} into a {turned}.",
    "used": "{seat} uses {item:the}.",
    "used_for_side": "{seat} uses {item:the} for {side:the}.",
    "cancelled": "{seat} cancels {item:the}.",
    "dispelled": "{seat} dispels {scope}.",
    # random events
    "event_played": "{seat} plays {thing}!",
    "event_failed": "{seat:'s} {thing} {thing:?comes|come} to nothing.",
    "immune": "{seat} is spared.",
    "tile_changed": "{hex:The} turns into {terrain:a}!",
    "tile_changed_from": "{hex:The} turns from {old:a} into {terrain:a}!",
    "struck": "{hex:The} takes {losses}.",
    "defected": "{hero:The} changes sides and joins {seat}!",
    "cloud_moved": "The Black Cloud settles over {hex:the}.",
    "cloud_gone": "The Black Cloud blows away.",
    "evacuated": "{seat} flees {hex:the} for {to:the} with {count:a}.",
    "fort_lowered": "The fort at {hex:the} crumbles to {level:a}.",
    "fort_razed": "The fort at {hex:the} is razed.",
    "fort_lowered_of": "{rival:'s} {fort} at {hex:the} crumbles to {level:a}.",
    "fort_razed_of": "{rival:'s} {fort} at {hex:the} is razed.",
    # movement
    "set_out": "{seat} musters {count:a} at {hex:the}.",
    "marched": "{seat} marches {count:a} from {hex:the} to {to:the}.",
    "proof_asked": "{seat} asks {rival} to prove the pin at {hex:the}.",
    "shown": "{seat} shows {things:a} at {hex:the}.",
    "showed_nothing": "{seat} has nothing to show at {hex:the}.",
    "bluff_called": "{seat} calls {rival:'s} {thing} at {hex:the} a bluff.",
    "bluff_removed": "{seat:'s} {thing} at {hex:the} {thing:?was a bluff and is|were a bluff and are} gone.",
    "held_flyer": "{seat:'s} {thing} {thing:?holds|hold} a flyer back at {hex:the}.",
    "balloon_aimed": "{seat:'s} Balloon lifts off from {hex:the} for {to:the} with {count:a} aboard.",
    "blown_off": "The Fan blows {seat:'s} Balloon off course to {to:the}.",
    "flew": "{seat:'s} Balloon lands {count:a} at {to:the}.",
    "lost": "{side:The} {side:?loses|lose} {things:a} at {hex:the}.",
    "captured": "{seat} takes {hex:the}.",
    "captured_from": "{seat} takes {hex:the} from {rival}.",
    # exploration
    "explored": "{seat} explores {hex:the}.",
    "defence_drawn": "Out of the Bag {things:?comes|come} {things:a}. {seat} leads the defence of {hex:the}.",
    "bribed": "{seat} bribes {thing:the} with {gold} gold to leave {hex:the}.",
    "looted": "{seat} loots {things:a} at {hex:the}.",
    # battle
    "battle_began": "Battle at {hex:the}: {attackers} against {side:the}.",
    "turned_up": "{seat} reveals {things:a} at {hex:the}.",
    "round_began": "Round {round} at {hex:the}.",
    "step_began": "The {step} step begins at {hex:the}.",
    "attached": "{side:'s} {thing} {thing:?takes|take} up {item:the}.",
    "coveted": "{side:'s} Warlord tempts {thing:the}.",
    "joined": "{thing:The} {thing:?changes sides and joins|change sides and join} {side:the}!",
    "targets_named": "Targets revealed: {aims}.",
    "named_in_secret": "{seat} has picked a target.",
    "struck_hits": "{side:The} {side:?scores|score} {hits} ({rolls}).",
    "struck_none": "{side:The} {side:?misses|miss} ({rolls}).",
    "assigned_in_secret": "{side:The} {side:?has|have} assigned the hits.",
    "hits_taken": "{side:The} {side:?takes|take} {hits} at {hex:the}: {things:the}.",
    "hits_taken_none": "{side:The} {side:?takes|take} no hits at {hex:the}.",
    "parried": "{side:'s} Sword Master parries!",
    "saved": "{side:'s} Talisman saves {thing:the}.",
    "retreated": "{seat} retreats from {hex:the} to {to:the} with {count:a}.",
    "battle_ended": "{side:The} {side:?wins|win} the battle at {hex:the}.",
    "battle_ended_empty": "Nobody is left standing at {hex:the}.",
    # build, powers, the end
    "built": "{seat} builds {level:a} at {hex:the}.",
    "stalked": "{seat:'s} Assassin slips into {hex:the}.",
    "robbed": "{seat:'s} Thief steals {count:a} from {rival}.",
    "robbed_gold": "{seat:'s} Thief steals {gold} gold from {rival}.",
    "foiled": "{seat:'s} {hero} {hero:?comes|come} home empty-handed from {rival}.",
    "eliminated": "{seat} has lost everything and is out of the game.",
    "first_player_changed": "{seat} goes first next turn.",
    "won": "{seats} {seats:?wins|win} the game!",
}

HERE = {
    "lost": "{side:The} {side:?loses|lose} {things:a}.",
    "fort_lowered": "The fort crumbles to {level:a}.",
    "fort_razed": "The fort is razed.",
    "fort_lowered_of": "{rival:'s} {fort} crumbles to {level:a}.",
    "fort_razed_of": "{rival:'s} {fort} is razed.",
    "shown": "{seat} shows {things:a}.",
    "showed_nothing": "{seat} has nothing to show.",
    "bluff_called": "{seat} calls {rival:'s} {thing} a bluff.",
    "bluff_removed": "{seat:'s} {thing} {thing:?was a bluff and is|were a bluff and are} gone.",
    "defence_drawn": "Out of the Bag {things:?comes|come} {things:a}. {seat} leads the defence.",
    "looted": "{seat} loots {things:a}.",
    "placed": "{seat} places {thing:a}.",
    "income_placed": "{seat} sets up {thing:a}.",
    "turned_up": "{seat} reveals {things:a}.",
    "retreated": "{seat} retreats to {to:the} with {count:a}.",
}
"""The same below a line that has named the place."""

ANOTHER = "{one} Another: {other}"
AIM = "{side:the} {side:?aims|aim} at {target:the}"
UNIT_ROLL = "{unit} {dice}"

NOBODY, LOCALS, FORT, UNSEEN, FACE_DOWN = "!nobody", "=locals", "the fort", "counter", "face-down counter"
THE_DICE, THING, COUNTER, LOSS, HIT, LAND_HEX = "=dice/sets", "Thing", "counter", "loss", "hit", "land hex"
UNKNOWN_LAND = "!unknown land"
ARMY = "army/armies"
NOUNS = (
    *(NOBODY, LOCALS, FORT, UNSEEN, FACE_DOWN),
    *(THE_DICE, THING, COUNTER, LOSS, HIT, LAND_HEX, UNKNOWN_LAND, ARMY),
)
"""Those that no counter, land or place has."""

THINGS_ALONE, SIDE_ALONE, PLACE_ALONE = "{things:a}", "{side:the}", "{hex:the}"
"""What stands on a line of its own: which form of it is the language's affair."""

HEX = "hex {hex}"
PLACE = "{hex}, {land}"
PLACE_OWNED = "{hex}, {land}, {seat:'s}"
PLACE_WITH_FORT = "{hex}, {land}, {seat:'s} {fort}"
FACE_DOWN_LAND = "face down"

# -- the table in text -------------------------------------------------------------------------------------------------

SYMBOLS = ("f", "m", "r", "c")
SYMBOLS_ALOUD = ("flies", "magic", "ranged", "charges")
"""The same where nobody reads a legend."""

CELL_LANDS = ("desert", "forest", "waste", "jungle", "mount.", "plains", "swamp", "sea")
CELL_FORTS = ("", "towr", "keep", "cast", "cita")
CELL_CITY, CELL_VILLAGE = "city", "vill"

PLAYER = "{mark} {name}: {gold} gold, income {income}, {lands}, {things} behind the Shield"
UNCOUNTED = "?"
OUT = "out"
FIRST = "first"
LEGEND = (
    "In a hex: number and land; owner, fort, income; armies with Heroes after the +, n: locals, %: Black Cloud.",
    "Behind a name: home, combat value, f flies, m magic, r ranged, c charges.",
)
UNSUPPORTED = "{things} without support"
PLACES = "  {places}"
NUMBERED = "{number} {place:the}"
STACK = "  {hex:the}: {stacks}"
STACK_OF = "{name}: {things}"
OFFER = "Heroes in the bank: {heroes}"
HOARD = "  {hex:the}: {things} to be won"
SHIELD = "Behind your Shield: {things}"
TURN = "Turn {turn}, {phase}"
FIGHT = "Battle at {hex:the}, round {round}, {step}: {sides:the}"

LABEL_ALOUD = "{words}, {second}"
"""An answer for the ear."""
