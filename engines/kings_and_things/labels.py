"""Answers in words: on a button, which stands beside what it is about, and in a list, where no two read the same."""

from collections.abc import Callable, Mapping
from typing import Any

from ..core.agenda import Frame
from ..core.game import Label, Say
from ..core.language import ENGLISH
from ..core.types import Option, View
from . import lore, words
from .decisions import VERBS
from .odds import odds
from .phrases import Names, in_a_row, of_side, piece_name, place
from .powers import AIMS
from .realm import army, has_building
from .rules.battle import prospect
from .rules.dice import CONTESTS
from .rules.recruit import PRICE, draws
from .state import State
from .telling import Parts, parts_of
from .things import FIRST, KIND_IDS, ROWS, VALUE, recruit_number

WORLDS = 30  # that are looked at for the odds of a hex: enough to say "about"

LABELS: Mapping[str, Label] = {
    # setup
    "swap_seas": Label("Replace these"),
    "keep_seas": Label("Leave the sea"),
    "exchange": Label("Draw {count} others"),
    "exchange.none": Label("Keep everything"),
    # placing, and the Shield
    "place": Label("Place {thing}"),
    "take_back": Label("Not this one"),
    "end_placing": Label("Done placing"),
    "drop": Label("Drop it", "{thing} goes into the Bag"),
    # nearly any time
    "cash": Label("Cash {thing}", "brings {gold} gold"),
    "fan_cloud": Label("Use the Fan", "it blows the Black Cloud away"),
    # Heroes
    "seek": Label("Recruit {hero}", "{needed} or more with two dice"),
    "seek_nobody": Label("Recruit nobody"),
    "discharge": Label("Dismiss, {up} on offer"),
    "pay": Label("Roll the dice", "costs {gold} gold"),
    "pay.nothing": Label("Roll the dice", "costs nothing"),
    "top_up": Label("Pay {gold} gold"),
    "give_up": Label("Let it be"),
    # recruiting Things
    "draw": Label("Draw {count} Things"),
    "draw.one": Label("Draw a Thing"),
    "draw.none": Label("Draw nothing"),
    # random events
    "play_event": Label("Play {thing}"),
    "no_event": Label("No event"),
    "lay_tile": Label("{land}"),
    "perish": Label("Let them perish"),
    "lose_level": Label("Lose a level of the fort"),
    "lift_cloud": Label("Off the board"),
    # movement
    "march": Label("Set out", "step by step"),
    "march_all": Label("All set out", "then step by step"),
    "hunt": Label("The Deerhunter leads", "every hex costs 1, pins do not hold"),
    "inflate": Label("Inflate the Balloon", "it carries up to three"),
    "demand": Label("Ask for proof", "of those who pin you"),
    "halt": Label("Stop here"),
    "end_moves": Label("Done moving"),
    "move_freely_not": Label("Ask nobody"),
    "decline": Label("Show nothing"),
    "depart": Label("Off they go"),
    "let_pass": Label("Show no more"),
    "lift_off": Label("Lift off"),
    "deny": Label("Take the {thing} off", "it goes back to the Bag"),
    "leave_there": Label("Leave it there", "and fight for it"),
    "leave_there.lost": Label("Leave it there", "it goes with the hex"),
    # exploration and bribery
    "arm_nobody": Label("Arm nobody"),
    "fight": Label("Fight"),
    "leave_rest": Label("Leave the rest", "it goes to the Bag"),
    # battle
    "hold_off": Label("Use no magic"),
    "covet": Label("{sixths} in 6", "{support}"),
    "covet_nothing": Label("Win nobody over"),
    "shoot": Label("Shoot with {value}", "they choose who is hit"),
    "shoot.aimed": Label("Aim with {value}", "you choose who is hit"),
    "hit_fort": Label("The fort"),
    "try_save": Label("Try the Talisman", "2 to 5 saves"),
    "no_save": Label("Take the hit"),
    "stay": Label("Fight on"),
    "let_be": Label("Let them be"),
    # answers
    "drink": Label("Drink the Elixir"),
    "fan": Label("Use the Fan"),
    "dispel": Label("Read Dispel Magic"),
    "ignore": Label("Do not answer"),
    # build, powers
    "end_building": Label("Done building"),
    "no_stalking": Label("Let him rest"),
    "victim_unseen": Label("A face-down creature", "one at random"),
    "no_robbery": Label("Let him rest"),
    "take_gold": Label("All the gold"),
    "take_thing": Label("A Thing, unseen"),
}
"""By verb, and what makes a difference."""

OPTIONS: Mapping[str, str] = {
    # setup
    "start": "Begin in {hex}",
    "swap_seas": "Replace {hexes}",
    "claim": "Take {hex}",
    "raise_tower": "Raise it in {hex}",
    "put_aside": "Put {thing} aside",
    # placing, and the Shield
    "put": "In {hex}",
    "drop": "Drop {thing} into the Bag",
    "remove_income": "Give up what stands in {hex}: {counter}",
    # Heroes
    "discharge": "Dismiss {hero}, with {up} on offer",
    "station": "In {hex}",
    "lay_up": "{hero}",
    "keep_lord": "{hero} stays",
    # recruiting Things
    "trade": "Trade {thing} in",
    # random events
    "play_event": "Play {thing}: {lore}",
    "source": "{thing} in {hex}",
    "target_hex": "{hex}",
    "target_seat": "{seat}",
    "target_hero": "{hero}",
    "flee": "Flee to {hex}",
    "lose": "Lose {thing}",
    "move_cloud": "To {hex}",
    # movement
    "march": "{thing} in {hex} sets out",
    "march_all": "All who can set out from {hex}",
    "hunt": "The Deerhunter leads a stack out of {hex}: every hex costs 1, pins do not hold",
    "step": "On to {hex}",
    "pick_up": "{thing} comes along",
    "drop_off": "{thing} stays here",
    "demand": "Ask those who pin you in {hex} for proof",
    "ask_proof": "Ask {seat}",
    "show": "Show {thing}",
    "fly_on": "{thing} flies on",
    "hold": "Show {thing}",
    "leave_behind": "{thing} stays behind",
    "disband": "{thing} leaves you",
    "inflate": "Inflate the Balloon in {hex}: it carries up to three",
    "board": "{thing} gets in",
    "aim": "Towards {hex}",
    "land": "In {hex}",
    "leave_there": "Leave it there and fight for it: you hold it with about {percent} %",
    # exploration and bribery
    "settle": "Settle {hex}",
    "keep_income": "{thing} stays",
    "arm": "Give the {item} to {thing}",
    "bribe": "Pay {thing} off for {price} gold",
    "loot": "Take {thing}",
    # battle
    "use": "Use the {item}: {lore}",
    "attach": "{thing} bears the {item}",
    "covet": "{thing} of {seat}: {sixths} in 6, {support}",
    "name": "{seat}",
    "aim_at": "{thing} of {seat}",
    "aim_at_fort": "The fort of {seat}",
    "hit": "{thing}",
    "retreat": "Retreat to {hex}",
    "call_bluff": "{thing} of {seat} is a bluff",
    # answers
    "charm": "Lucky Charm: turn {die} from {shown} to {turned}",
    "scope": "Dispel {scope}",
    # build, powers
    "build": "Build a {fort} in {hex}",
    "stalk": "Stalk {hex}",
    "victim": "{thing}",
    "rob": "Visit {seat}",
}
"""Answers that a list must say in full. All others read as on their buttons."""

WITH_SECOND = "{words}: {second}"
PAID = "{draw}, {paid} paid for ({price} gold)"
SUPPORT = ("no support", "supported")
DIE, DIE_OF = "die {number}", "die {number} of {seat}"

Numbers = dict[str, Any]


def option_words(option: Option, view: View[State], names: Names, say: Say = ENGLISH) -> str:
    """An answer in a list: counters with home, value and symbols, and whatever else makes it like no other."""
    key = _key(option, view)
    numbers, parts = _parts(option, view, names, say)
    more = _IN_FULL.get(key)
    if more is not None:
        parts |= more(view, numbers, names, say)
    if key not in LABELS:
        return say(OPTIONS[key]).format(**parts)
    label = _filled(LABELS[key], parts, say)
    if key.startswith("draw") and numbers["paid"]:
        return say(PAID).format(draw=label.words, **parts)
    if key in OPTIONS:
        return say(OPTIONS[key]).format(**parts)
    return say(WITH_SECOND).format(**label._asdict()) if label.second else label.words


def label_of(option: Option, view: View[State], names: Names, say: Say = ENGLISH) -> Label:
    """An answer on its button: what it is about is in sight, so a name is enough."""
    key = _key(option, view)
    if key not in LABELS:
        return Label(option_words(option, view, names, say))
    _, parts = _parts(option, view, names, say)
    for field, arg in zip(VERBS[option.verb], option.args, strict=True):
        if field.names == KIND_IDS:
            parts[field.name] = say(ROWS[arg].name)
    return _filled(LABELS[key], parts, say)


def _filled(label: Label, parts: Parts, say: Say) -> Label:
    return Label(say(label.words).format(**parts), say(label.second).format(**parts) if label.second else "")


def _key(option: Option, view: View[State]) -> str:
    """The words that fit: a key of `LABELS` or `OPTIONS`, or of both."""
    verb, args, state = option.verb, option.args, view.state
    if verb == "exchange" and not state.tray:
        return "exchange.none"
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
            parts[name] = in_a_row([place(state, at, names, say) for at in hexes], say)
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
    return {"counter": piece_name(view.state.income[numbers["hex"]], say)}


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
    return {"fort": say(words.FORT_NAMES[view.state.fort[numbers["hex"]] + 1])}


def _charm(view: View[State], numbers: Numbers, names: Names, say: Say) -> Parts:
    """15: which die, and whose, where two roll against each other."""
    thrown = next(frame for frame in reversed(view.state.agenda) if frame[0].endswith("_dice"))
    at, shown = numbers["die"], thrown[2][numbers["die"]]
    if thrown[0] in CONTESTS:
        die = say(DIE_OF).format(number=at % 2 + 1, seat=names[thrown[1] if at < 2 else thrown[-1]])
    else:
        die = say(DIE).format(number=at + 1)
    return {"die": die, "shown": str(shown), "turned": str(shown + numbers["change"])}


def _scope(view: View[State], numbers: Numbers, names: Names, say: Say) -> Parts:
    return {"scope": say(words.SCOPES[numbers["scope"]]).format(side=of_side(numbers["side"], names, say))}


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
    return {"percent": str(round(100 * odds(View(seat, view.state), hex_, samples=WORLDS).chance(seat)))}


_IN_FULL: Mapping[str, More] = {"play_event": _lore, "use": _lore, "leave_there": _hope}
"""What only a list says: a window shows it beside the button."""
