"""Answers in words: on a button, which stands beside what it is about, and in a list, where no two read the same."""

from collections.abc import Callable, Mapping
from typing import Any

from ..core.agenda import Frame
from ..core.game import Label, Say
from ..core.language import ENGLISH, capital
from ..core.types import Option, View
from . import lore, words
from .decisions import VERBS
from .odds import odds, percent
from .phrases import Names, hex_word, of_side, piece_word, place
from .place_names import row_at
from .powers import AIMS
from .realm import army, has_building
from .rules.battle import prospect
from .rules.dice import CONTESTS
from .rules.recruit import PRICE, draws
from .state import State
from .telling import Parts, parts_of
from .things import FIRST, KIND_IDS, ROWS, VALUE, recruit_number

WORLDS = 30  # that are looked at for the odds of a hex: enough to say "about"

NAMESAKES = frozenset(
    kind for kind, row in enumerate(ROWS) if any(other.noun == row.noun for other in ROWS if other is not row)
)
"""Counters that only their home and value tell from others of the same name."""

LABELS: Mapping[str, Label] = {
    # setup
    "swap_seas": Label("Swap these", "{hexes:the}"),
    "keep_seas": Label("Keep the sea"),
    "exchange": Label("Draw {count} others"),
    "exchange.one": Label("Draw another"),
    "exchange.none": Label("Keep everything"),
    # placing, and the Shield
    "place": Label("Place {thing:the}"),
    "take_back": Label("Not this one"),
    "end_placing": Label("Done placing"),
    "drop": Label("Drop it", "{thing:the} {thing:?goes|go} back in the Bag"),
    # nearly any time
    "cash": Label("Cash in {thing:the}", "brings {gold} gold"),
    "fan_cloud": Label("Use the Fan", "blows the Black Cloud away"),
    # Heroes
    "seek": Label("Recruit {hero:the}", "needs {needed} on two dice"),
    "seek_nobody": Label("Skip", "recruit no Hero"),
    "discharge": Label("Dismiss", "puts {up:the} on offer"),
    "pay": Label("Roll the dice", "costs {gold} gold"),
    "pay.nothing": Label("Roll the dice", "costs nothing"),
    "top_up": Label("Pay {gold} gold"),
    "give_up": Label("Give up"),
    # recruiting Things
    "draw": Label("Draw {count} Things"),
    "draw.one": Label("Draw a Thing"),
    "draw.none": Label("Draw nothing"),
    # random events
    "play_event": Label("Play {thing}"),
    "no_event": Label("Skip", "play no event"),
    "lay_tile": Label("{land}"),
    "perish": Label("Let them drown"),
    "lose_level": Label("Lower the fort"),
    "lift_cloud": Label("Off the board"),
    # movement
    "march": Label("March {thing:the}", "from {hex:the}, hex by hex"),
    "march_all": Label("March everyone", "from {hex:the}, hex by hex"),
    "hunt": Label("Follow the Deerhunter", "from {hex:the}: 1 point a hex, can't be pinned"),
    "inflate": Label("Inflate the Balloon", "at {hex:the}, carries up to three"),
    "demand": Label("Demand proof", "from whoever pins you at {hex:the}"),
    "halt": Label("Stop here"),
    "end_moves": Label("Done moving"),
    "move_freely_not": Label("Skip", "ask for no proof"),
    "decline": Label("Show nothing"),
    "depart": Label("Fly on"),
    "let_pass": Label("Done", "hold no more of them"),
    "lift_off": Label("Lift off"),
    "deny": Label("Remove {thing:the}", "back in the Bag"),
    "leave_there": Label("Leave it there", "and fight for it"),
    "leave_there.lost": Label("Leave it there", "it goes with the hex"),
    # exploration and bribery
    "arm_nobody": Label("Skip", "arm nobody"),
    "fight": Label("Fight"),
    "leave_rest": Label("Leave the rest", "back in the Bag"),
    # battle
    "hold_off": Label("Skip", "use no magic"),
    "covet": Label("{seat:'s} {thing}", "{sixths} in 6, {support}"),
    "covet_nothing": Label("Skip", "tempt nobody"),
    "shoot": Label("Shoot with {value}", "they choose who is hit"),
    "shoot.aimed": Label("Aim with {value}", "you choose who is hit"),
    "hit_fort": Label("The fort"),
    "try_save": Label("Try the Talisman", "2 to 5 saves"),
    "no_save": Label("Take the hit"),
    "stay": Label("Fight on"),
    "let_be": Label("Skip", "call no bluff"),
    # answers
    "charm": Label("Turn {die} to {turned}", "Lucky Charm, instead of {shown}"),
    "drink": Label("Drink the Elixir"),
    "fan": Label("Use the Fan"),
    "dispel": Label("Read Dispel Magic"),
    "ignore": Label("Don't answer"),
    # build, powers
    "build": Label("Build {fort:a}", "at {hex:the}"),
    "end_building": Label("Done building"),
    "no_stalking": Label("Skip", "the Assassin stays home"),
    "victim_unseen": Label("A face-down creature", "picked at random"),
    "no_robbery": Label("Skip", "the Thief stays home"),
    "take_gold": Label("All the gold"),
    "take_thing": Label("A Thing, unseen"),
}
"""By verb, and what makes a difference."""

SHORT: Mapping[str, Label] = {
    "place": Label("Place it", "{thing:the}"),
    "march": Label("March them", "{thing:the} from {hex:the}"),
    "deny": Label("Remove it", "{thing:the}, back in the Bag"),
    "seek": Label("Recruit this Hero", "{hero:the}, needs {needed} on two dice"),
}
"""The same for names that are too long for a button."""

OPTIONS: Mapping[str, str] = {
    # setup
    "start": "Start at {hex:the}",
    "swap_seas": "Swap {hexes:the}",
    "claim": "Take {hex:the}",
    "raise_tower": "Build it at {hex:the}",
    "put_aside": "Put {thing:the} back",
    # placing, and the Shield
    "put": "At {hex:the}",
    "drop": "Put {thing:the} back in the Bag",
    "remove_income": "Remove {counter:the} at {hex:the}",
    # Heroes
    "discharge": "Dismiss {hero:the} and put {up:the} on offer",
    "station": "At {hex:the}",
    "lay_up": "{hero:The}",
    "keep_lord": "Keep {hero:the}",
    # recruiting Things
    "trade": "Trade in {thing:the}",
    # random events
    "play_event": "Play {thing}: {lore}",
    "source": "{thing:The} at {hex:the}",
    "target_hex": "{hex:The}",
    "target_seat": "{seat}",
    "target_hero": "{hero:The}",
    "flee": "Flee to {hex:the}",
    "lose": "Lose {thing:the}",
    "move_cloud": "To {hex:the}",
    # movement
    "march": "March {thing:the} from {hex:the}",
    "march_all": "March everyone from {hex:the}",
    "hunt": "Follow the Deerhunter from {hex:the}: 1 point a hex, can't be pinned",
    "step": "On to {hex:the}",
    "pick_up": "Take {thing:the} along",
    "drop_off": "Leave {thing:the} here",
    "demand": "Demand proof from whoever pins you at {hex:the}",
    "ask_proof": "Ask {seat}",
    "show": "Show {thing:the}",
    "fly_on": "{thing:The} {thing:?flies|fly} on",
    "hold": "Show {thing:the}",
    "leave_behind": "{thing:The} {thing:?stays|stay} behind",
    "disband": "Give up {thing:the}",
    "inflate": "Inflate the Balloon at {hex:the}: carries up to three",
    "board": "{thing:The} {thing:?gets|get} in",
    "aim": "Fly to {hex:the}",
    "land": "To {hex:the}",
    "leave_there": "Leave it there and fight for it: you keep it with about {percent} %",
    # exploration and bribery
    "settle": "{hex:The}",
    "keep_income": "Keep {thing:the}",
    "arm": "Give {item:the} to {thing:the}",
    "bribe": "Bribe {thing:the} with {price} gold",
    "loot": "Take {thing:the}",
    # battle
    "use": "Use {item:the}: {lore}",
    "attach": "Give {item:the} to {thing:the}",
    "covet": "{seat:'s} {thing}: {sixths} in 6, {support}",
    "name": "{seat:The}",
    "aim_at": "{seat:'s} {thing}",
    "aim_at_fort": "{seat:'s} fort",
    "hit": "{thing:The}",
    "retreat": "Retreat to {hex:the}",
    "call_bluff": "Call {seat:'s} {thing} a bluff",
    # answers
    "charm": "Lucky Charm: turn {die} from {shown} to {turned}",
    "scope": "Dispel {scope}",
    # build, powers
    "build": "Build {fort:a} at {hex:the}",
    "stalk": "Send the Assassin to {hex:the}",
    "victim": "{thing:The}",
    "rob": "Rob {seat}",
}
"""Answers that a list must say in full. All others read as on their buttons."""

WITH_SECOND = "{words}: {second}"
PAID = "{draw}, {paid} paid for ({price} gold)"
SUPPORT = ("no support", "supported")
DIE, DIE_OF = "die {number}", "{seat:'s} die {number}"

Numbers = dict[str, Any]


def option_words(option: Option, view: View[State], names: Names, say: Say = ENGLISH) -> str:
    """An answer in a list: counters with home, value and symbols, hexes with their numbers, and whatever else makes it
    like no other."""
    key = _key(option, view)
    numbers, parts = _parts(option, view, names, say)
    more = _IN_FULL.get(key)
    if more is not None:
        parts |= more(view, numbers, names, say)
    if key not in LABELS:
        return capital(say(OPTIONS[key], **parts))
    label = _filled(LABELS[key], parts, say)
    if key.startswith("draw") and numbers["paid"]:
        return say(PAID, draw=label.words, **parts)
    if key in OPTIONS:
        return capital(say(OPTIONS[key], **parts))
    return say(WITH_SECOND, **label._asdict()) if label.second else label.words


def label_of(option: Option, view: View[State], names: Names, say: Say = ENGLISH) -> Label:
    """An answer on its button: what it is about is in sight, so a name is enough."""
    key = _key(option, view)
    numbers, parts = _parts(option, view, names, say)
    for field in VERBS[option.verb]:
        if field.name == "hex" and row_at(view.state, numbers["hex"]):  # face down, only its number tells it apart
            parts["hex"] = hex_word(view.state, numbers["hex"], say)
        elif field.name == "hexes":
            parts["hexes"] = say.many([hex_word(view.state, hex_, say) for hex_ in numbers["hexes"]])
        elif field.names == KIND_IDS and key in LABELS and numbers[field.name] not in NAMESAKES:
            parts[field.name] = say.noun(ROWS[numbers[field.name]].noun)
    if key not in LABELS:
        more = _IN_FULL.get(key)
        return Label(capital(say(OPTIONS[key], **parts, **(more(view, numbers, names, say) if more else {}))))
    label = _filled(LABELS[key], parts, say)
    return label if label.fits or key not in SHORT else _filled(SHORT[key], parts, say)


def coveted(option: Option, view: View[State], names: Names, say: Say = ENGLISH) -> Label:
    """A creature the Warlord may tempt, under its picture: how likely it comes, and whether it could be supported."""
    _, parts = _parts(option, view, names, say)
    return Label(say("{sixths} in 6", **parts), str(parts["support"]))


def _filled(label: Label, parts: Parts, say: Say) -> Label:
    return Label(capital(say(label.words, **parts)), say(label.second, **parts) if label.second else "")


def _key(option: Option, view: View[State]) -> str:
    """The words that fit: a key of `LABELS` or `OPTIONS`, or of both."""
    verb, args, state = option.verb, option.args, view.state
    if verb == "exchange":
        return ("exchange.none", "exchange.one", "exchange")[min(2, len(state.tray))]
    if verb == "pay" and not args[0]:
        return "pay.nothing"
    if verb == "draw":
        count = draws(state, view.seat, args[0])
        return "draw" if count > 1 else "draw.one" if count else "draw.none"
    if verb == "leave_there" and not _fought(state):
        return "leave_there.lost"
    if verb == "shoot" and args[0] in AIMS.values():
        return "shoot.aimed"
    return verb


def _fought(state: State) -> bool:
    """9: whether there will be a battle for the hex in which an owner may deny something."""
    _, seat, hex_ = _frame(state, "deny")
    return bool(army(state, seat, hex_)) or has_building(state, hex_)


def _frame(state: State, kind: str) -> Frame:
    """What this answer is about: the frame of its question."""
    return next(frame for frame in reversed(state.agenda) if frame[0] == kind)


def _parts(option: Option, view: View[State], names: Names, say: Say) -> tuple[Numbers, Parts]:
    """The arguments by the names of their fields, as they are and in words, with what follows from them."""
    fields, state = VERBS[option.verb], view.state
    numbers: Numbers = dict(zip([field.name for field in fields], option.args, strict=True))
    parts = parts_of(fields, option.args, names, say, state.charter.combat)
    for name in ("hex", "hexes"):
        if name in numbers:
            hexes = numbers[name] if isinstance(numbers[name], tuple) else (numbers[name],)
            parts[name] = say.many([place(state, at, names, say) for at in hexes])
    more = _MORE.get(option.verb)
    if more is not None:
        parts |= more(view, numbers, names, say)
    return numbers, parts


# -- answers that say more than their arguments ------------------------------------------------------------------------


def _exchange(view: View[State], numbers: Numbers, names: Names, say: Say) -> Parts:
    return {"count": str(len(view.state.tray))}


def _cash(view: View[State], numbers: Numbers, names: Names, say: Say) -> Parts:
    return {"gold": str(VALUE[FIRST[numbers["thing"]]])}


def _counter(view: View[State], numbers: Numbers, names: Names, say: Say) -> Parts:
    return {"counter": piece_word(view.state.income[numbers["hex"]], say)}


def _needed(view: View[State], numbers: Numbers, names: Names, say: Say) -> Parts:
    return {"needed": str(recruit_number(FIRST[numbers["hero"]]))}


def _draw(view: View[State], numbers: Numbers, names: Names, say: Say) -> Parts:
    return {"count": str(draws(view.state, view.seat, numbers["paid"])), "price": str(PRICE * numbers["paid"])}


def _land(view: View[State], numbers: Numbers, names: Names, say: Say) -> Parts:
    return {"land": say(words.TERRAIN_NAMES[numbers["terrain"]]).capitalize()}


def _bribe(view: View[State], numbers: Numbers, names: Names, say: Say) -> Parts:
    """10.3: combat value times the factor of the question."""
    return {"price": str(view.state.charter.combat[FIRST[numbers["thing"]]] * _frame(view.state, "bribe")[3])}


def _fort(view: View[State], numbers: Numbers, names: Names, say: Say) -> Parts:
    return {"fort": say.noun(words.FORT_NAMES[view.state.fort[numbers["hex"]] + 1])}


def _charm(view: View[State], numbers: Numbers, names: Names, say: Say) -> Parts:
    """15: which die, and whose, where two roll against each other."""
    thrown = next(frame for frame in reversed(view.state.agenda) if frame[0].endswith("_dice"))
    at, shown = numbers["die"], thrown[2][numbers["die"]]
    if thrown[0] in CONTESTS:
        die = say(DIE_OF, number=at % 2 + 1, seat=say.name(names[thrown[1] if at < 2 else thrown[-1]]))
    else:
        die = say(DIE, number=at + 1)
    return {"die": die, "shown": str(shown), "turned": str(shown + numbers["change"])}


def _scope(view: View[State], numbers: Numbers, names: Names, say: Say) -> Parts:
    return {"scope": say(words.SCOPES[numbers["scope"]], side=of_side(numbers["side"], names, say))}


def _covet(view: View[State], numbers: Numbers, names: Names, say: Say) -> Parts:
    """11.2: the faces of the die that win it over, and whether it could then be supported (8.2)."""
    sixths, backed = prospect(view.state, _frame(view.state, "warlord_target")[2], numbers["thing"])
    return {"sixths": str(sixths), "support": say(SUPPORT[backed])}


More = Callable[[View[State], Numbers, Names, Say], Parts]

_MORE: Mapping[str, More] = {
    "exchange": _exchange,
    "cash": _cash,
    "remove_income": _counter,
    "seek": _needed,
    "draw": _draw,
    "lay_tile": _land,
    "bribe": _bribe,
    "build": _fort,
    "charm": _charm,
    "scope": _scope,
    "covet": _covet,
}


def _lore(view: View[State], numbers: Numbers, names: Names, say: Say) -> Parts:
    thing = numbers["item" if "item" in numbers else "thing"]
    return {"lore": say(lore.of(KIND_IDS[thing], view.state.charter))}


def _hope(view: View[State], numbers: Numbers, names: Names, say: Say) -> Parts:
    """9: how the battle may end, as far as the owner can know."""
    _, seat, hex_ = _frame(view.state, "deny")
    found = odds(View(seat, view.state), hex_, samples=WORLDS)
    return {"percent": str(percent(found.believed((seat,))[0]))}


_IN_FULL: Mapping[str, More] = {"play_event": _lore, "use": _lore, "leave_there": _hope}
"""What only a list says: a window shows it beside the button."""
