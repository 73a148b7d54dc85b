"""Random events (reference 12): playing one, and naming its targets. What may be aimed at is in `events_targets`, what
events do in `events_effects`, `events_losses` and `events_weather`.

Frames: ("play_event", seat) -> targets -> ("resolve_event", seat, event, args, immune) under ("answers", ...) -> throws
and losses. A played event is shown at once and lies in `in_play`; `immune` are bits of the seats that drank the Elixir.
"""

from ...core.agenda import Args, Frame
from ...core.types import Decision, Option, Tell
from .. import decisions as offer
from ..decisions import option
from ..realm import army, heroes_of, of_kind, take
from ..state import State
from ..things import (
    BIG_JUJU,
    CREATURES,
    DEFECTION,
    FIRST,
    ITEMS,
    KIND,
    TEENIEPOX,
    TERRAIN_DISASTER,
    VANDALS,
    WEATHER_CONTROL,
    WILLING_WORKERS,
)
from .anytime import anytime
from .bluff import hide_shown, show
from .dice import throw
from .events_losses import choose_fort
from .events_targets import PLAYABLE, defectors, disaster_hexes, juju_sources, sources, vandals_victims, work_sites
from .events_weather import juju_hexes
from .magic import announce

NO_EVENT = option("no_event")


def begin(state: State, tell: Tell, seat: int) -> None:
    """12: a player's part of phase 4. Always asked: who holds an event is a secret."""
    state.agenda.append(("play_event", seat))


def ask_play_event(state: State, frame: Frame) -> Decision:
    """12: play_event(thing) for each event that has a legal target, no_event; and what `anytime` adds."""
    seat = frame[1]
    options = [NO_EVENT]
    held = state.shields[seat]
    if held and held[-1] >= ITEMS:
        options += [
            option("play_event", KIND[thing]) for thing in held if thing >= ITEMS and PLAYABLE[thing](state, seat)
        ]
    options += anytime(state, seat)
    return offer.ask(seat, "play_event", options)


def play_event(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """12: show it, ask for its targets, then announce it (`magic.announce`)."""
    seat, event = frame[1], FIRST[args[0]]
    take(state, seat, event)
    state.in_play += (event,)
    if tell is not None:
        tell("event_played", seat, event)
    if event in (BIG_JUJU, WEATHER_CONTROL):
        state.agenda.append(("magic_source", seat, event))
    elif event == DEFECTION:
        state.agenda.append(("defection_target", seat))
    elif event in (TEENIEPOX, TERRAIN_DISASTER, VANDALS, WILLING_WORKERS):
        state.agenda.append(("event_target", seat, event, 0, 0))
    else:
        _announce(state, tell, seat, event, ())


def no_event(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """12: none in this turn."""


def _announce(state: State, tell: Tell, seat: int, event: int, args: Args) -> None:
    work = ("resolve_event", seat, event, args, 0)
    if event == TEENIEPOX:  # 15: the Elixir waits for the die that says whether it hurts
        state.agenda.append(work)
    else:
        announce(state, tell, work, event)


# -- naming targets ----------------------------------------------------------------------------------------------------


def ask_magic_source(state: State, frame: Frame) -> Decision:
    """12: ("magic_source", seat, event): source(thing, hex): an own supported magic creature or Hero (it is shown)."""
    _, seat, event = frame
    found = juju_sources(state, seat) if event == BIG_JUJU else sources(state, seat)
    options = sorted({(hex_, KIND[piece]) for piece, hex_ in found})
    return offer.ask(seat, "magic_source", [option("source", kind, hex_) for hex_, kind in options])


def source(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """12: it is shown and turned down again; its value is the range."""
    _, seat, event = frame
    kind, hex_ = args
    piece = of_kind(army(state, seat, hex_), kind)
    if piece < CREATURES:
        show(state, tell, seat, hex_, (piece,))
        hide_shown(state)
    asking = "event_target" if event == BIG_JUJU else "cloud_hex"
    state.agenda.append((asking, seat, event, hex_, state.charter.combat[piece]))


def ask_event_target(state: State, frame: Frame) -> Decision:
    """12: ("event_target", seat, event, a, b): target_hex or target_seat, as the event wants. The Big Juju knows the
    hex of its source and its range, the Terrain Disaster bits of the hexes tried."""
    _, seat, event, known, reach = frame
    options: list[Option]
    if event == BIG_JUJU:
        options = [option("target_hex", at) for at in juju_hexes(state, known, reach)]
    elif event == TERRAIN_DISASTER:
        options = [option("target_hex", at) for at in disaster_hexes(state, known)]
    elif event == WILLING_WORKERS:
        options = [option("target_hex", at) for at in work_sites(state, seat)]
    elif event == VANDALS:
        options = [option("target_seat", other) for other in vandals_victims(state, seat)]
    else:
        options = [option("target_seat", other) for other in state.order if other != seat]
    return offer.ask(seat, "event_target", options)


def target_hex(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """12: the hex is named. Shared by event_target and event_loss."""
    hex_ = args[0]
    if frame[0] == "event_loss":
        choose_fort(state, tell, frame, hex_)
        return
    _, seat, event, known, _ = frame
    if event == TERRAIN_DISASTER and known:  # the event itself was announced with its first hex
        throw(state, tell, "disaster", seat, 2, hex_, known | 1 << hex_)
    else:
        _announce(state, tell, seat, event, (hex_,))


def target_seat(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """12: the player is named. Shared by event_target and event_roller."""
    if frame[0] == "event_roller":
        _announce(state, tell, frame[1], DEFECTION, (frame[2], args[0]))
    else:
        _announce(state, tell, frame[1], frame[2], (args[0],))


def ask_defection_target(state: State, frame: Frame) -> Decision:
    """12: target_hero(hero): of another player or in the bank."""
    seat = frame[1]
    return offer.ask(seat, "defection_target", [option("target_hero", KIND[face]) for face in defectors(state, seat)])


def target_hero(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """12: the Hero is named; from the bank: ("event_roller", seat, face), unless there is only one other player."""
    seat, face = frame[1], FIRST[args[0]]
    others = [other for other in state.order if other != seat]
    owners = [other for other in others if face in heroes_of(state, other)]
    if owners or len(others) == 1:
        _announce(state, tell, seat, DEFECTION, (face, (owners or others)[0]))
    else:
        state.agenda.append(("event_roller", seat, face))


def ask_event_roller(state: State, frame: Frame) -> Decision:
    """12: target_seat(seat): who rolls for a Hero of the bank."""
    seat = frame[1]
    return offer.ask(seat, "event_roller", [option("target_seat", other) for other in state.order if other != seat])
