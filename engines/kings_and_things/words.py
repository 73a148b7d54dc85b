"""Names and facts in our own words. What is asked is in `prompts`, what may be answered in `labels`, what each counter
does in `lore`. Every sentence is looked up in the catalogue when shown."""

TERRAIN_NAMES = ("desert", "forest", "frozen waste", "jungle", "mountain", "plains", "swamp", "sea")

FORT_NAMES = ("nothing", "tower", "keep", "castle", "citadel")

PHASE_NAMES = ("setting up", "Gold", "Heroes", "Recruit", "Events", "Move", "Combat", "Build", "Powers", "Pass on")

STEP_NAMES = ("opening", "magic", "ranged", "melee", "retreat")

PURPOSE_NAMES = (
    "who goes first",
    "a Hero",
    "what an unexplored hex hides",
    "the Defection",
    "the Teeniepox",
    "where the Terrain Disaster strikes",
    "what the Terrain Disaster costs",
    "the Firewall",
    "the Warlord's offer",
    "hits",
    "the Sword Master's parry",
    "the Talisman",
    "damage",
    "the Assassin",
    "the Assassin, once more",
    "whom the Assassin meets",
    "the Thief",
    "the Thief, once more",
)

SCOPES = ("the item", "the magic of {side}", "the item and the magic of {side}")

EVENTS = {
    # setup
    "rolled_for_first": "{seat} rolls {dice} for the first turn.",
    "goes_first": "{seat} goes first.",
    "heroes_tossed": "The Heroes on offer: {heroes}.",
    "started": "{seat} starts in hex {hex}.",
    "ordered": "They play in this order: {seats}.",
    "tiles_revealed": "The board is turned up.",
    "sea_replaced": "{seat} replaces the sea of hex {hex}; it is now {terrain}.",
    "exchanged": "{seat} exchanges {count}.",
    # the course of the game
    "turn_began": "Turn {turn}. {seat} goes first.",
    "phase_began": "Now: {phase}.",
    # gold
    "collected": "{seat} collects {gold} gold.",
    "paid": "{seat} pays {gold} gold.",
    "cashed": "{seat} cashes {thing} for {gold} gold.",
    # Things
    "drew": "{seat} draws {count}.",
    "drew_hidden": "{seat} draws {count}.",
    "traded": "{seat} trades {things} in.",
    "placed": "{seat} places {thing} in hex {hex}.",
    "income_placed": "{seat} places {thing} in hex {hex}.",
    "income_removed": "{thing} of {seat} leaves hex {hex}.",
    "dropped": "{seat} drops {count} into the Bag.",
    "bag_emptied": "The Bag is empty. From now on whatever is used leaves the game.",
    "returned": "Back to the Bag: {things}.",
    "left_game": "Out of the game: {things}.",
    # Heroes
    "discharged": "{seat} dismisses {hero}; {up} is on offer.",
    "sought": "{seat} tries to recruit {hero}.",
    "recruited": "{hero} follows {seat}.",
    "not_recruited": "{hero} stays away from {seat}.",
    "stationed": "{hero} of {seat} stands in hex {hex}.",
    "hero_left": "{hero} goes to the bank.",
    "hero_laid_up": "{hero} is on offer in the bank.",
    # dice and answers
    "rolled": "{seat} rolls {dice} for {purpose}.",
    "rolled_against": "{seat} rolls {dice} and {rival} {rival_dice} for {purpose}.",
    "rolled_for_side": "{seat} rolls {dice} for {purpose} of {side}.",
    "answers_sought": "Does anybody answer {trigger}?",
    "charmed": "{seat} turns a {shown} into a {turned}: the dice show {dice}.",
    "used": "{seat} uses the {item}.",
    "used_for_side": "{seat} uses the {item} for {side}.",
    "cancelled": "{seat} undoes the {item}.",
    "dispelled": "{seat} dispels {scope}.",
    # random events
    "event_played": "{seat} plays {thing}.",
    "event_failed": "{thing} comes to nothing for {seat}.",
    "immune": "{seat} is immune.",
    "tile_changed": "Hex {hex} turns into {terrain}.",
    "struck": "Hex {hex} must bear {losses}.",
    "defected": "{hero} changes over to {seat}.",
    "cloud_moved": "The Black Cloud drifts to hex {hex}.",
    "cloud_gone": "The Black Cloud is gone.",
    "evacuated": "{seat} flees with {count} from hex {hex} to hex {to}.",
    "fort_lowered": "The fort in hex {hex} is now: {level}.",
    # movement
    "set_out": "{seat} gathers {count} in hex {hex}.",
    "marched": "{seat} moves {count} from hex {hex} to hex {to}.",
    "proof_asked": "{seat} asks {rival} for proof in hex {hex}.",
    "shown": "{seat} shows {things} in hex {hex}.",
    "showed_nothing": "{seat} shows nothing in hex {hex}.",
    "bluff_called": "{seat} calls {thing} of {rival} in hex {hex} a bluff.",
    "bluff_removed": "{thing} of {seat} in hex {hex} was a bluff and is gone.",
    "held_flyer": "{seat} holds a flyer in hex {hex} with {thing}.",
    "balloon_aimed": "{seat} sends the Balloon with {count} from hex {hex} towards hex {to}.",
    "blown_off": "The Balloon of {seat} is blown from hex {hex} to hex {to}.",
    "flew": "{seat} flies {count} from hex {hex} to hex {to}.",
    "lost": "Lost in hex {hex} by {side}: {things}.",
    "captured": "{seat} now rules hex {hex}.",
    # exploration
    "explored": "{seat} explores hex {hex}.",
    "defence_drawn": "{seat} draws for the defence of hex {hex}: {things}.",
    "bribed": "{seat} pays {gold} gold, and {thing} leaves hex {hex} alone.",
    "looted": "{seat} takes {things} from hex {hex}.",
    # battle
    "battle_began": "Battle in hex {hex}: {attackers} against {side}.",
    "turned_up": "{seat} turns up in hex {hex}: {things}.",
    "round_began": "Hex {hex}, round {round}.",
    "step_began": "Hex {hex}: {step}.",
    "attached": "{thing} of {side} bears the {item}.",
    "coveted": "The Warlord of {side} wants {thing}.",
    "joined": "{thing} joins {side}.",
    "targets_named": "The targets are open: {aims}.",
    "named_in_secret": "{seat} has named a target.",
    "struck_hits": "Strike of {side}: {rolls}. Hits: {hits}.",
    "assigned_in_secret": "The hits on {side} are placed.",
    "hits_taken": "Hits on {side} in hex {hex}: {hits}.",
    "parried": "The Sword Master of {side} parries.",
    "saved": "The Talisman of {side} saves {thing}.",
    "retreated": "{seat} retreats with {count} from hex {hex} to hex {to}.",
    "battle_ended": "The battle in hex {hex} is over. Left on the field: {side}.",
    "battle_ended_empty": "The battle in hex {hex} is over, and nobody is left.",
    # build, powers, the end
    "built": "{seat} builds a {level} in hex {hex}.",
    "stalked": "The Assassin of {seat} creeps into hex {hex}.",
    "robbed": "The Thief of {seat} takes {spoil} from {rival}.",
    "foiled": "{hero} of {seat} has no luck against {rival}.",
    "eliminated": "{seat} has lost everything and is out.",
    "first_player_changed": "{seat} goes first next turn.",
    "won": "The game is won by {seats}.",
}

NOTHING = "nothing"
ANOTHER = "{one} Another: {other}"
AND = "{first} and {last}"
NOBODY = "nobody"
DEFENDERS = "the defenders"
FORT = "the fort"
UNSEEN = "a counter"
SOMETHING = "something"
TIMES = "{count} x {thing}"
THE_DICE = "the dice"
THE_BATTLE = "with magic in the battle"
COINS = "{gold} gold"
COUNTERS = ("{count} counter", "{count} counters")
LOSSES = ("{count} loss", "{count} losses")
AIM = "{side} aims at {target}"
UNIT_ROLL = "{unit} {dice}"
HIT_OFTEN = "{thing} ({count} hits)"

HEX = "hex {hex} ({land})"
OWNED = "{land}, {seat}"
OWNED_FORT = "{land}, {fort} of {seat}"
UNKNOWN_LAND = "face down"

# -- the table in text -------------------------------------------------------------------------------------------------

SYMBOLS = ("f", "m", "r", "c")

CELL_LANDS = ("desert", "forest", "waste", "jungle", "mount.", "plains", "swamp", "sea")
CELL_FORTS = ("", "towr", "keep", "cast", "cita")
CELL_CITY, CELL_VILLAGE = "city", "vill"

PLAYER = "{mark} {name}: {gold} gold, income {income}, {lands} land hexes, {things} behind the Shield"
UNCOUNTED = "?"
OUT = "out"
FIRST = "first"
LEGEND = (
    "In a hex: number and land; owner, fort, income; armies with Heroes after the +, n: defenders, %: Black Cloud.",
    "Behind a name: home, combat value, f flies, m magic, r ranged, c charges.",
)
UNSUPPORTED = "{things} without support"
FACE_DOWN = "{count} face down"
STACK = "  {hex}: {stacks}"
STACK_OF = "{name}: {things}"
OFFER = "Heroes in the bank: {heroes}"
HOARD = "  {hex}: {things} to be won"
SHIELD = "Behind your Shield: {things}"
TURN = "Turn {turn}, {phase}"
FIGHT = "Battle in {hex}, round {round}, {step}: {sides}"
