"""The words on the action buttons: shorter than in the terminal, and what follows below them."""

from collections.abc import Mapping
from typing import NamedTuple

from engines.core.game import Game, Say
from engines.core.types import Option, View
from engines.kings_and_things.realm import army, has_building, lands_of
from engines.kings_and_things.state import NOWHERE, State
from engines.kings_and_things.things import FIRST, ROWS, VALUE, recruit_number
from engines.kings_and_things.words import TERRAIN_NAMES

BUTTONS: Mapping[str, tuple[str, str]] = {
    "swap_seas": ("Replace these", ""),
    "keep_seas": ("Leave the sea", ""),
    "exchange": ("Draw {count} others", ""),
    "exchange_none": ("Keep everything", ""),
    "take_back": ("Not this one", ""),
    "end_placing": ("Done placing", ""),
    "drop": ("Drop it", "{thing} goes into the Bag"),
    "cash": ("Cash {thing}", "brings {gold} gold"),
    "place": ("Place {thing}", ""),
    "fan_cloud": ("Use the Fan", "it blows the Black Cloud away"),
    "seek": ("Recruit {thing}", "{gold} or more with two dice"),
    "seek_nobody": ("Recruit nobody", ""),
    "discharge": ("Dismiss, {thing} on offer", ""),
    "pay": ("Roll the dice", "for {gold} gold"),
    "pay_nothing": ("Roll the dice", "without paying"),
    "top_up": ("Pay {gold} gold", ""),
    "give_up": ("Let it be", ""),
    "draw": ("Draw {count} Things", ""),
    "draw_one": ("Draw a Thing", ""),
    "draw_none": ("Draw nothing", ""),
    "play_event": ("Play {thing}", ""),
    "no_event": ("No event", ""),
    "lay_tile": ("{land}", ""),
    "perish": ("Let them perish", ""),
    "lose_level": ("A level of the fort", ""),
    "lift_cloud": ("Off the board", ""),
    "march_all": ("All set out", "then step by step"),
    "march": ("Set out", "step by step"),
    "hunt": ("The Deerhunter leads", "every hex costs 1, pins do not hold"),
    "inflate": ("Inflate the Balloon", "it carries up to three"),
    "demand": ("Ask for proof", "of those who pin you"),
    "halt": ("Stop here", ""),
    "end_moves": ("Done moving", ""),
    "move_freely_not": ("Ask nobody", ""),
    "decline": ("Show nothing", ""),
    "depart": ("Off they go", ""),
    "let_pass": ("Show no more", ""),
    "lift_off": ("Lift off", ""),
    "deny": ("Take the {thing} off", "it goes back to the Bag"),
    "leave_there": ("Leave it there", "and fight for it"),
    "leave_there_lost": ("Leave it there", "it goes with the hex"),
    "end_building": ("Done building", ""),
    "no_stalking": ("Let him rest", ""),
    "victim_unseen": ("A face-down creature", "one at random"),
    "no_robbery": ("Let him rest", ""),
    "take_gold": ("All the gold", ""),
    "take_thing": ("A Thing, unseen", ""),
    "ignore": ("Do not answer", ""),
}


class Label(NamedTuple):
    """What a button says: the deed, and below it what it brings."""

    text: str
    second: str = ""


def button(game: Game[State], option: Option, view: View[State], names: tuple[str, ...], say: Say) -> Label:
    """The words for an option; the terminal's where nothing shorter is written here."""
    verb, args, state = option.verb, option.args, view.state
    key = verb
    marks: dict[str, str] = {}
    if verb in ("drop", "cash", "place", "seek", "play_event", "deny"):
        marks["thing"] = say(ROWS[args[0]].name)
    if verb == "cash":
        marks["gold"] = str(VALUE[FIRST[args[0]]])
    elif verb == "seek":
        marks["gold"] = str(recruit_number(FIRST[args[0]]))
    elif verb == "discharge":
        marks["thing"] = say(ROWS[args[1]].name)
    elif verb == "exchange":
        key = "exchange" if state.tray else "exchange_none"
        marks["count"] = str(len(state.tray))
    elif verb in ("pay", "top_up"):
        key = verb if args[0] else "pay_nothing"
        marks["gold"] = str(args[0])
    elif verb == "draw":
        count = draws(state, view.seat, args[0])
        key = "draw" if count > 1 else "draw_one" if count else "draw_none"
        marks["count"] = str(count)
    elif verb == "leave_there":
        hex_ = next((frame[2] for frame in reversed(state.agenda) if frame[0] == "deny"), NOWHERE)
        fought = hex_ != NOWHERE and (army(state, view.seat, hex_) or has_building(state, hex_))
        key = verb if fought else "leave_there_lost"
    elif verb == "lay_tile":
        marks["land"] = say(TERRAIN_NAMES[args[0]]).capitalize()
    if key not in BUTTONS:
        return Label(game.text.option(option, view, names, say))
    text, second = BUTTONS[key]
    return Label(say(text).format(**marks), say(second).format(**marks) if second else "")


def free_draws(state: State, seat: int) -> int:
    """7: half the land hexes, rounded up."""
    return (lands_of(state, seat) + 1) // 2


def draws(state: State, seat: int, paid: int) -> int:
    """7: free, paid and traded draws together, as far as the Bag goes."""
    wanted = free_draws(state, seat) + paid + len(state.tray) // 2
    return wanted if state.charter.hide_shield_count else min(wanted, len(state.bag))
