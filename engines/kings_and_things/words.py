"""What players read, in our own words: questions, answers, facts. What each counter does is in `lore`. Every sentence
is looked up in the catalogue when shown."""

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

PROMPTS = {
    # setup
    "start_position": "{seat}, where shall your kingdom begin?",
    "replace_sea": "{seat}, the sea is close: which sea tiles do you replace?",
    "pick_hex": "{seat}, which hex joins your kingdom?",
    "place_tower": "{seat}, where does your first tower stand?",
    "exchange_things": "{seat}, which Things do you put aside to draw others?",
    # placing, and the Shield
    "place_things": "{seat}, place Things in your kingdom, or stop.",
    "place_where": "{seat}, in which hex shall {thing} stand?",
    "shield_discard": "{seat}, more than ten Things lie behind your Shield: part with one.",
    # Heroes
    "hero_target": "{seat}, which Hero do you recruit?",
    "hero_pre_gold": "{seat}, how much gold do you spend on {thing} before the roll? Each 5 add 1.",
    "hero_post_gold": "{seat}, the roll for {thing} falls short: pay 10 gold for each missing point?",
    "place_hero": "{seat}, where does {thing} join you?",
    "hero_side": "{seat}, your Hero goes to the bank: which side shall be on offer?",
    "terrain_lord_excess": "{seat}, your neighbour has two Terrain Lords: which one stays?",
    # recruiting Things
    "recruit": "{seat}, trade Things in two by two, then say how many draws you pay for.",
    # random events
    "play_event": "{seat}, do you play an event?",
    "magic_source": "{seat}, whose magic do you use?",
    "event_target": "{seat}, whom or what shall it strike?",
    "defection_target": "{seat}, which Hero shall change sides?",
    "event_roller": "{seat}, who rolls for the Hero?",
    "juju_tile": "{seat}, what shall the land become?",
    "evacuate": "{seat}, the sea swallows the hex: where does your army go?",
    "plague_payment": "{seat}, the plague wants its due: what do you give?",
    "event_loss": "{seat}, what do you lose?",
    "cloud_hex": "{seat}, where does the Black Cloud go?",
    # movement
    "move": "{seat}, which army moves?",
    "march": "{seat}, where does it march?",
    "ask_pin_proof": "{seat}, you are pinned: whom do you ask for proof?",
    "show_pin_proof": "{seat}, show a creature that you can support, or let the army go.",
    "fly_reveal": "{seat}, which flyers go on?",
    "fly_block": "{seat}, which of your flyers do you show to hold them?",
    "fly_leave": "{seat}, which of your flyers stay behind?",
    "movement_excess": "{seat}, more than ten are in one hex: who leaves you?",
    "balloon": "{seat}, who boards the Balloon?",
    "balloon_target": "{seat}, where shall the Balloon land?",
    "fan_landing": "{seat}, where do you blow the Balloon?",
    "fan_escape": "{seat}, the Balloon is lost at sea: where do the passengers get ashore?",
    "deny": "{seat}, an enemy stands in {hex}: what do you take off the board before anybody can have it?",
    # exploration and bribery
    "choose_battle": "{seat}, which hex do you settle now?",
    "income_tie": "{seat}, which of these stays in the hex?",
    "defence_item": "{seat}, do you arm a defender?",
    "bribe": "{seat}, whom do you pay off in {hex}?",
    "take_loot": "{seat}, what do you take from {hex} behind your Shield?",
    # battle
    "battle_magic": "{seat}, do you use magic?",
    "attach": "{seat}, who bears it?",
    "dust_target": "{seat}, which army does the Dust drive off?",
    "dust_retreat": "{seat}, the Dust drives your army off: where does it go?",
    "warlord_target": "{seat}, whom does your Warlord try to win over?",
    "name_target": "{seat}, name in secret whom you attack in this round.",
    "marksman_mode": "{seat}, how does your Marksman shoot?",
    "marksman_aim": "{seat}, whom does your Marksman hit?",
    "assign_hits": "{seat}, where does the hit go?",
    "save": "{seat}, do you trust in the Talisman?",
    "retreat": "{seat}, do you retreat?",
    "excess_removal": "{seat}, more than ten are in one hex: who leaves you?",
    "call_bluff": "{seat}, do you call a creature a bluff?",
    # answers
    "react": "{seat}, magic is at work in the battle: do you answer?",
    "react_dice": "{seat}, the dice of {rival} lie there: do you answer?",
    "react_pox": "{seat}, the Teeniepox is about to strike your largest stack: do you answer?",
    "react_item": "{seat}, {rival} plays {item}: do you answer?",
    "dispel_scope": "{seat}, what do you dispel?",
    # build, powers
    "build": "{seat}, where do you build?",
    "assassin": "{seat}, whom does your Assassin stalk?",
    "assassin_victim": "{seat}, choose the Assassin's target.",
    "thief": "{seat}, whom does your Thief visit?",
    "thief_spoil": "{seat}, what does your Thief bring home?",
}

OPTIONS = {
    # setup
    "start": "Begin in {hex}",
    "swap_seas": "Replace {hexes}",
    "keep_seas": "Leave the sea as it is",
    "claim": "Take {hex}",
    "raise_tower": "Build it in {hex}",
    "put_aside": "Put {thing} aside",
    "exchange": "Draw as many as you have put aside",
    # placing, and the Shield
    "place": "Place {thing}",
    "put": "In {hex}",
    "take_back": "On second thought, not this one",
    "end_placing": "Stop placing",
    "drop": "Drop {thing} into the Bag",
    # nearly any time
    "cash": "Cash {thing} for {worth} gold",
    "remove_income": "Give up what stands in {hex}: {counter}",
    "fan_cloud": "Use the Fan on the Black Cloud",
    # Heroes
    "discharge": "Dismiss {hero}, with {up} on offer",
    "seek": "Recruit {hero}: {needed} or more",
    "seek_nobody": "Recruit nobody",
    "pay": "Spend {gold} gold",
    "top_up": "Pay {gold} gold",
    "give_up": "Let it be",
    "station": "In {hex}",
    "lay_up": "{hero}",
    "keep_lord": "{hero} stays",
    # recruiting Things
    "trade": "Trade {thing} in",
    "draw": "Draw, and pay for {paid} more ({price} gold)",
    # random events
    "play_event": "Play {thing}: {lore}",
    "no_event": "Play no event",
    "source": "{thing} in {hex}",
    "target_hex": "{hex}",
    "target_seat": "{seat}",
    "target_hero": "{hero}",
    "lay_tile": "{terrain}",
    "flee": "Flee to {hex}",
    "perish": "Let them perish",
    "lose": "Lose {thing}",
    "lose_level": "Lose a level of the fort",
    "move_cloud": "To {hex}",
    "lift_cloud": "Off the board",
    # movement
    "march": "{thing} in {hex} sets out",
    "march_all": "All who can set out from {hex}",
    "hunt": "The Deerhunter leads a stack out of {hex}",
    "step": "On to {hex}",
    "pick_up": "{thing} comes along",
    "drop_off": "{thing} stays here",
    "halt": "Stop here",
    "end_moves": "Stop moving",
    "demand": "Ask for proof in {hex}",
    "ask_proof": "Ask {seat}",
    "move_freely_not": "Ask nobody",
    "show": "Show {thing}",
    "decline": "Show nothing",
    "fly_on": "{thing} flies on",
    "depart": "Off they go",
    "hold": "Show {thing}",
    "let_pass": "Show no more",
    "leave_behind": "{thing} stays behind",
    "disband": "{thing} leaves you",
    "inflate": "Inflate the Balloon in {hex}",
    "board": "{thing} gets in",
    "lift_off": "Lift off",
    "aim": "Towards {hex}",
    "land": "In {hex}",
    "deny": "Take {thing} off {place}: back to the Bag",
    "leave_there": "Leave {counter} in {place}, against {rivals}: you hold it with about {percent} %",
    # exploration and bribery
    "settle": "Settle {hex}",
    "keep_income": "{thing} stays",
    "arm": "Give the {item} to {thing}",
    "arm_nobody": "Arm nobody",
    "bribe": "Pay {thing} off for {price} gold",
    "fight": "Fight",
    "loot": "Take {thing}",
    "leave_rest": "Leave the rest",
    # battle
    "use": "Use the {item}: {lore}",
    "hold_off": "Use nothing",
    "attach": "{thing} bears the {item}",
    "covet": "{thing} of {seat}: {sixths} in 6, {support}",
    "covet_nothing": "Nobody",
    "name": "{seat}",
    "shoot": "With {value}",
    "aim_at": "{thing} of {seat}",
    "aim_at_fort": "The fort of {seat}",
    "hit": "{thing}",
    "hit_fort": "The fort",
    "try_save": "Try the Talisman",
    "no_save": "Take the hit",
    "retreat": "Retreat to {hex}",
    "stay": "Fight on",
    "call_bluff": "{thing} of {seat} is a bluff",
    "let_be": "Let them be",
    # answers
    "charm": "Lucky Charm: turn {die} from {shown} to {turned}",
    "drink": "Drink the Elixir",
    "fan": "Use the Fan",
    "dispel": "Read Dispel Magic",
    "ignore": "Do not answer",
    "scope": "Dispel {scope}",
    # build, powers
    "build": "Build a {fort} in {hex}",
    "end_building": "Stop building",
    "stalk": "Stalk {hex}",
    "no_stalking": "Let the Assassin rest",
    "victim": "{thing}",
    "victim_unseen": "A face-down creature",
    "rob": "Visit {seat}",
    "no_robbery": "Let the Thief rest",
    "take_gold": "All the gold",
    "take_thing": "A Thing from behind the Shield, unseen",
}

SUPPORT = ("you could not support it", "you can support it")

DIE, DIE_OF = "die {number}", "die {number} of {seat}"

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
