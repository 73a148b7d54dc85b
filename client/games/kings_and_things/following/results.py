"""Result of a battle, read from events and views: who holds the place, who stands and who fell on every side, and
what follows from it."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from engines.core.game import Say
from engines.core.language import capital
from engines.core.types import HIDDEN, Event
from engines.kings_and_things.events import PURPOSES
from engines.kings_and_things.phrases import hex_word, of_side, piece_word
from engines.kings_and_things.realm import army, income
from engines.kings_and_things.rules.aftermath import DAMAGING
from engines.kings_and_things.rules.battle_units import units
from engines.kings_and_things.state import NOBODY, State
from engines.kings_and_things.things import CREATURES, GOLEM, INCOMES, THINGS
from engines.kings_and_things.words import FORT_NAMES

from ....match.chronicle import Moment

if TYPE_CHECKING:
    from ..kingdom_table import KingdomTable

DISCARDED = ("returned", "left_game")
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


class SideResult(NamedTuple):
    """One side of a battle that is over."""

    side: int
    defended: bool
    stand: tuple[int, ...]
    """Pieces that are left, as far as whoever looks knows them."""
    fell: tuple[int, ...]
    burnt: tuple[int, ...]
    """Bluffs that were found out."""
    fled_to: int
    """The hex it fell back to; -1: it stayed."""


class BattleResult(NamedTuple):
    """A battle that is over."""

    hex: int
    last: int
    """The side that is left; -1: none."""
    sides: tuple[SideResult, ...]
    rounds: int
    before: int
    """Whose hex it was, and whose it is now."""
    after: int
    events: tuple[Event, ...]
    """All of it that whoever looks knows, from the beginning to what followed from it."""

    def of(self, kind: str) -> list[tuple[Any, ...]]:
        """What the events of a kind say."""
        return [event.args for event in self.events if event.kind == kind]

    @property
    def taken(self) -> bool:
        return self.after != self.before


def results_of(told: Sequence[Event], moment: Moment) -> Iterator[tuple[int, BattleResult]]:
    """The battles that ended in a moment, each with the number of its last event there. `told` is all that happened so
    far, as whoever looks knows it."""
    for at, event in enumerate(moment.events):
        if event.kind == "battle_ended":
            begun, more = _begun(told, moment, event), _up_to_the_next(moment.events[at + 1 :])
            if begun:  # a record may go on from a position in the middle of a battle
                yield at + len(more), _read((*begun, *more), moment)


def _begun(told: Sequence[Event], moment: Moment, ended: Event) -> tuple[Event, ...]:
    """From the beginning of the battle that this event ends. A hex is fought over once between two of one's own
    answers, so the last such battle is the one that is meant."""
    known = told if ended in told else moment.events
    end = len(known) - 1 - known[::-1].index(ended)
    begun = [at for at in range(end) if known[at].kind == "battle_began" and known[at].args[0] == ended.args[0]]
    return tuple(known[begun[-1] : end + 1]) if begun else ()


def _up_to_the_next(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """What still belongs to a battle that is over: all before the next battle or exploration begins."""
    begun = [at for at, event in enumerate(events) if event.kind in ("battle_began", "explored", "phase_began")]
    return events[: begun[0] if begun else len(events)]


def _read(story: tuple[Event, ...], moment: Moment) -> BattleResult:
    begun: Any = story[0].args
    hex_, attackers, defender = begun
    last: Any = next(event.args[1] for event in story if event.kind == "battle_ended")
    before, after = moment.before.state, moment.after.state
    sides = [*attackers, defender] if isinstance(attackers, tuple) else [defender]
    result = tuple(_side(story, moment, hex_, side, side == defender) for side in dict.fromkeys(sides))
    fought: list[Any] = [event.args[1] for event in story if event.kind == "round_began"]
    captured: list[Any] = [event.args[0] for event in story if event.kind == "captured" and event.args[1] == hex_]
    return BattleResult(
        hex_, last, result, max(fought, default=0), before.owner[hex_], (*captured, after.owner[hex_])[0], story
    )  # fmt: skip


def _side(story: Sequence[Event], moment: Moment, hex_: int, side: int, defended: bool) -> SideResult:
    def named(kind: str) -> list[int]:
        args: list[Any] = [event.args for event in story if event.kind == kind and event.args[0] == side]
        return [piece for each in args for piece in (each[2] if isinstance(each[2], tuple) else (each[2],))]

    fell, burnt = named("lost"), named("bluff_removed")
    fled: list[Any] = [event.args[2] for event in story if event.kind == "retreated" and event.args[:2] == (side, hex_)]
    known, shown = _known(moment.before.state, hex_, side), named("turned_up")
    if not known or (HIDDEN in known and shown):  # whoever turned up since is known by now; Heroes lay open before
        open_ = [piece for piece in known or army(moment.before.state, side, hex_) if piece != HIDDEN]
        known = [*open_, *[piece for piece in shown if piece not in open_]]
        known = known or list(army(moment.after.state, side, hex_))
    held, broken = _helpers(story, moment.before.state, hex_, side)
    known, fell = [*known, *held], [*fell, *broken]
    stand = [piece for piece in known if piece not in fell and piece not in burnt]
    return SideResult(side, defended, tuple(stand), tuple(fell), tuple(burnt), fled[-1] if fled else -1)


def _helpers(story: Sequence[Event], state: State, hex_: int, side: int) -> tuple[list[int], list[int]]:
    """What fought beside an army, a Golem and the city or village of the place: what is left of it, and what is not."""
    args: list[Any] = [event.args for event in story if event.kind == "hits_taken" and event.args[0] == side]
    hit = {unit for each in args for unit in each[2]}
    used: list[Any] = [event.args for event in story if event.kind == "used"]
    cancelled: list[Any] = [event.args[1] for event in story if event.kind == "cancelled"]
    fought = [GOLEM] if any(each[1:3] == (GOLEM, side) for each in used) and GOLEM not in cancelled else []
    town, owner = state.income[hex_], state.owner[hex_]
    gone = {GOLEM} & hit
    if town >= INCOMES and (owner == side or (owner == NOBODY and side == state.charter.neutral)):
        fought.append(town)
        gone |= {town} & {*_broken(story)}
    return [piece for piece in fought if piece not in gone], [piece for piece in fought if piece in gone]


def _known(state: State, hex_: int, side: int) -> list[int]:
    """Who stood there at the last question of the battle, walls not counted."""
    if state.battle is None or state.battle.hex != hex_ or side not in state.battle.sides:
        return []
    return [piece for piece in units(state, side) if 0 <= piece < CREATURES or piece >= THINGS or piece == -1]


# -- in words ----------------------------------------------------------------------------------------------------------


def who(table: "KingdomTable", side: int) -> object:
    """A side as whoever looks calls it."""
    say = table.context.say
    return say.you if side == table.view.seat else of_side(side, table.context.names, say)


def head_words(table: "KingdomTable", result: BattleResult) -> tuple[str, str]:
    """'Morwen takes Windmill Rise' and 'from you, in the second round'."""
    say, state, me = table.context.say, table.state, table.view.seat
    place, round_ = hex_word(state, result.hex, say), _round(result.rounds, say)
    if result.last < 0:
        return say("Nobody is left at {hex:the}", hex=place), capital(round_)
    parts: dict[str, object] = {"name": who(table, result.last), "hex": place}
    you = result.last == me
    others = [side.side for side in result.sides if side.side != result.last]
    parts["others"], parts["round"] = say.many([_plain(table, side) for side in others]), round_
    fled = [side.side for side in result.sides if side.fled_to >= 0]
    if result.taken and result.after == result.last:
        lead = say("You take {hex:the}" if you else "{name:the} {name:?takes|take} {hex:the}", **parts)
        return capital(lead), say("from {others:the}, {round}", **parts)
    if result.last in (result.after, state.charter.neutral):  # who stands in nobody's land holds nothing yet
        lead = say("You hold {hex:the}" if you else "{name:the} {name:?holds|hold} {hex:the}", **parts)
    else:
        lead = say("You win at {hex:the}" if you else "{name:the} {name:?wins|win} at {hex:the}", **parts)
    if fled:
        breaks = [side for side in fled if side != result.last]
        parts["others"] = say.many([_plain(table, side) for side in breaks])
        if breaks == [me]:
            return capital(lead), say("You fall back {round}", **parts)
        return capital(lead), capital(say("{others:the} {others:?breaks|break} off {round}", **parts))
    return capital(lead), say("against {others:the}, {round}", **parts)


def _plain(table: "KingdomTable", side: int) -> Any:
    return who(table, side)


def _round(rounds: int, say: Say) -> str:
    if not rounds:
        return say("before the first round")
    if rounds > len(ORDINALS):
        return say("in round {number}", number=rounds)
    return say("in the {ordinal} round", ordinal=say(ORDINALS[rounds - 1]))


def side_words(side: SideResult, say: Say) -> str:
    """'defended with 2, lost 2'."""
    lost = len(side.fell) + len(side.burnt)
    if not lost and not side.stand:
        return say("with walls alone") if side.defended else say("nobody is left")
    count = len(side.stand) + lost
    if side.defended:
        return say("defended with {count}, lost {lost}", count=count, lost=lost)
    return say("attacked with {count}, lost {lost}", count=count, lost=lost)


def consequences(table: "KingdomTable", result: BattleResult, before: State, after: State) -> list[tuple[str, str]]:
    """Up to three, each with its icon: what it means for incomes, what broke, what was found, where the fallen went."""
    say, me = table.context.say, table.view.seat
    found: list[tuple[str, str]] = []
    seat = me if me >= 0 and income(before, me) != income(after, me) else result.after
    if seat != NOBODY and seat < len(table.context.names) and result.taken:
        found.append(("profit", _income_words(table, seat, income(before, seat), income(after, seat))))
    for things in (args[2] for args in result.of("looted")):
        words = say("Loot: {things:a}.", things=say.many([piece_word(one, say) for one in things]))
        found.append(("open-treasure-chest", words))
    broken = [args for args in result.of("fort_lowered") if args[0] == result.hex]
    gone = [args[2] for args in result.of("income_removed") if args[1] == result.hex] + _broken(result.events)
    if broken and broken[-1][1]:
        fort = say.noun(FORT_NAMES[broken[-1][1]])
        found.append(("stone-tower", say("Damage: only {fort:a} is left of the fort.", fort=fort)))
    elif broken:
        found.append(("stone-tower", say("Damage: the fort is gone.")))
    if gone:
        lost = say.many([piece_word(one, say) for one in gone])
        found.append(("stone-tower", say("Damage: {things:the} {things:?is|are} gone.", things=lost)))
    if not broken and not gone and any(PURPOSES[args[0]] == "damage" for args in result.of("rolled")):
        found.append(("stone-tower", say("The damage dice broke nothing.")))
    fallen = [piece for side in result.sides for piece in (*side.fell, *side.burnt) if piece < CREATURES]
    if fallen:
        words = "The one that fell went back to the Bag." if len(fallen) == 1 else "All that fell went back to the Bag."
        found.append(("swap-bag", say(words)))
    for side in result.sides:
        if side.fled_to >= 0:
            place = hex_word(after, side.fled_to, say)
            name = who(table, side.side)
            words = "You fell back to {hex:the}." if side.side == me else "{name} fell back to {hex:the}."
            found.append(("walking-boot", say(words, name=name, hex=place)))
    return found[:3]


def _broken(events: Sequence[Event]) -> list[int]:
    """Cities, villages and special income that a damage die took (10.6): they go straight after its roll."""
    found: list[int] = []
    for roll, then in pairwise(events):
        if roll.kind == "rolled" and then.kind in DISCARDED:
            args: Any = roll.args
            things: Any = then.args[0]
            found += things if PURPOSES[args[0]] == "damage" and args[2][0] in DAMAGING else ()
    return found


def _income_words(table: "KingdomTable", seat: int, before: int, after: int) -> str:
    say = table.context.say
    if seat != table.view.seat:
        return say("{name} now has {income} gold a turn.", name=say.name(table.context.names[seat]), income=after)
    if after < before:
        return say("Your income falls by {change}, to {income} a turn.", change=before - after, income=after)
    if after > before:
        return say("Your income rises by {change}, to {income} a turn.", change=after - before, income=after)
    return say("Your income stays at {income} a turn.", income=after)
