"""The table as one would tell it to somebody who cannot see it: a map is a list of places, the own ones first.

No hex has a number here, and none is told twice: the battle, what is behind the own Shield, the own land, the land
around it, then every rival with theirs, and last what is nobody's and holds something.
"""

from collections.abc import Iterable

from ..core.game import Heard, Place, Say
from ..core.types import View
from . import words
from .lore import CREATURE, SYMBOLS
from .phrases import Names, hex_name, land, people, pieces_in_words, pieces_word, side_name
from .realm import army, hexes_of, income, lands_of, sides_in, supported
from .state import NOBODY, NOTHING, State
from .things import COMBAT, FLAG_IDS, KIND, ROWS
from .view import UNCOUNTED


def places(view: View[State], names: Names, say: Say) -> list[Place]:
    """A watcher hears of every player alike."""
    state, me = view.state, view.seat
    found = [*_battle(state, names, say)]
    if me >= 0:
        found += [_shield(state, me, say)]
    found.append(_course(state, say))
    if state.face_down:
        return [*found, *[_player(view, seat, (), names, say) for seat in _around(state, me, names)]]
    mine = hexes_of(state, me) if me >= 0 else []
    if mine:
        found.append(_player(view, me, mine, names, say))
        near = {hex_ for own in mine for hex_ in state.charter.board.near[own] if state.owner[hex_] == NOBODY}
        around = [Heard(_hex(view, hex_, names, say)) for hex_ in sorted(near)]
        if around:
            found.append(Place(say("Next to your land, owned by nobody"), tuple(around)))
    else:
        near = set()
    found += [_player(view, seat, hexes_of(state, seat), names, say) for seat in _around(state, me, names)]
    held = [hex_ for hex_ in range(state.charter.hexes) if state.owner[hex_] == NOBODY and hex_ not in near]
    busy = [Heard(_hex(view, hex_, names, say)) for hex_ in held if sides_in(state, hex_) or state.hoard[hex_]]
    if busy:
        found.append(Place(say("Elsewhere"), tuple(busy)))
    return found


def _around(state: State, me: int, names: Names) -> Iterable[int]:
    """The rivals in the order of play; whoever has lost everything comes last."""
    seats = (*state.order, *[seat for seat in range(len(names)) if seat not in state.order])
    return [seat for seat in seats if seat != me]


def _battle(state: State, names: Names, say: Say) -> list[Place]:
    """The battle being fought: who stands there, unit by unit."""
    battle = state.battle
    if battle is None:
        return []
    head = say(
        "Battle at {hex}, round {round}, {step}: {sides:the}",
        hex=hex_name(state, battle.hex, say),
        round=battle.round,
        step=say(words.STEP_NAMES[battle.step]),
        sides=people(battle.sides, names, say),
    )
    values = state.charter.combat
    armies = [(side, army(state, side, battle.hex)) for side in battle.sides]
    return [
        Place(
            head,
            tuple(
                Heard(
                    say(
                        words.STACK_OF,
                        name=side_name(side, names, say),
                        things=pieces_in_words(pieces, say, values, aloud=True),
                    )
                )
                for side, pieces in armies
                if pieces
            ),
        )
    ]


def _shield(state: State, me: int, say: Say) -> Place:
    """Everything behind the own Shield, with what it is."""
    held = state.shields[me]
    things = [
        Heard(pieces_in_words([piece] * held.count(piece), say), about(piece, state, say))
        for piece in dict.fromkeys(held)
    ]
    count = say.count(len(held), words.THING)
    return Place(say("Behind your Shield: {count}", count=count), tuple(things))


def about(piece: int, state: State, say: Say) -> str:
    """A creature's home, value and symbols, for the ear; nothing for what the glossary explains at length."""
    row = ROWS[KIND[piece]]
    if row.kind != "creature":
        return ""
    symbols = [say(SYMBOLS[flag]) for at, flag in enumerate(FLAG_IDS) if row.flags >> at & 1 and at < 4]
    values = state.charter.combat or COMBAT
    return " ".join([say(CREATURE, terrain=say(words.TERRAIN_NAMES[row.terrain]), value=values[piece]), *symbols])


def _course(state: State, say: Say) -> Place:
    heroes = [Heard(say(words.OFFER, heroes=pieces_in_words(state.offer, say, state.charter.combat, aloud=True)))]
    head = say(words.TURN, turn=state.turn, phase=say(words.PHASE_NAMES[state.phase]))
    return Place(head, tuple(heroes if state.offer else ()))


def _player(view: View[State], seat: int, hexes: Iterable[int], names: Names, say: Say) -> Place:
    """Gold, income and land, then every hex; for the listener's own with what lies around it."""
    state, mine = view.state, seat == view.seat
    if seat not in state.order:
        return Place(say("{seat} is out", seat=say.name(names[seat])))
    held = state.shields[seat]
    parts = {
        "seat": say.name(names[seat]),
        "gold": state.gold[seat],
        "income": 0 if state.face_down else income(state, seat),
        "lands": say.count(0 if state.face_down else lands_of(state, seat), words.LAND_HEX),
        "things": say.count(len(held), words.THING),
    }
    if mine:
        head = say("You: {gold} gold, income {income}, {lands}", **parts)
    elif UNCOUNTED in held:
        head = say("{seat}: {gold} gold, income {income}, {lands}", **parts)
    else:
        head = say("{seat}: {gold} gold, income {income}, {lands}, {things} behind the Shield", **parts)
    near = _near if mine else lambda *_: ""
    return Place(head, tuple(Heard(_hex(view, hex_, names, say), near(state, hex_, say)) for hex_ in hexes))


def _near(state: State, hex_: int, say: Say) -> str:
    """What lies around a hex, clockwise from the north."""
    around = [
        say("{hex} ({land})", hex=hex_name(state, other, say), land=land(state, other, say))
        for other in state.charter.board.near[hex_]
    ]
    return say("Next to {hexes}.", hexes=say.grammar.listed(around, say.grammar.last))


def _hex(view: View[State], hex_: int, names: Names, say: Say) -> str:
    """A hex by its name, with its land, what is built there, and who stands there."""
    state = view.state
    where = say("{hex}, {land}", hex=hex_name(state, hex_, say), land=land(state, hex_, say))
    holds = []
    if state.fort[hex_]:
        holds.append(say("{thing:a}", thing=say.noun(words.FORT_NAMES[state.fort[hex_]])))
    if state.income[hex_] != NOTHING:
        holds.append(pieces_in_words([state.income[hex_]], say))
    if state.cloud == hex_:
        holds.append(say("under the Black Cloud"))
    for side in sides_in(state, hex_):
        holds.append(_army(view, side, hex_, names, say))
    if state.hoard[hex_]:
        holds.append(say("{things:a} to be won", things=pieces_word(state.hoard[hex_], say)))
    return say("{place}: {holds}", place=where, holds="; ".join(holds)) if holds else where


def _army(view: View[State], side: int, hex_: int, names: Names, say: Say) -> str:
    """An army in words; one's own bluffs are named as such (8.2)."""
    state, mine = view.state, side == view.seat
    pieces, values = army(state, side, hex_), state.charter.combat
    bluffs = [piece for piece in pieces if mine and not supported(state, side, hex_, piece)]
    true = [piece for piece in pieces if piece not in bluffs]
    told = [pieces_in_words(true, say, values, aloud=True)] if true else []
    if bluffs:
        told.append(say(words.UNSUPPORTED, things=pieces_in_words(bluffs, say, values, aloud=True)))
    if mine:
        return say("yours: {things}", things=", ".join(told))
    if side == state.owner[hex_]:
        return ", ".join(told)
    return say(words.STACK_OF, name=side_name(side, names, say), things=", ".join(told))
