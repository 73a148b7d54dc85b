"""The story of a turn: its heading, then one line for each act. A battle, an exploration, an event or a player's part
of a phase is an act: its line says what came of it, and how it went stands below.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..core.chronicle import DEED, DETAIL, HEADING, Entry, Told, subject
from ..core.game import Say
from ..core.language import ENGLISH, capital
from ..core.types import HIDDEN, Event
from . import words
from .events import EVENTS, PURPOSES
from .phrases import Names, Places, faces, of_side, people, piece_word, pieces_word
from .telling import tell as fact

TURN = "Turn {turn}: {seat} goes first"
INCOME = "Income: {incomes} gold."
EARNED = "{seat} {gold}"
TAKES = "{seat} takes {hexes:the}."
BUILDS = "{seat} builds {forts} for {gold} gold."
BUILDS_FREE = "{seat} builds {forts}."
FORT_AT = "{fort:a} at {hex:the}"
DRAWS = "{seat} draws {count:a}."
DRAWS_FOR = "{seat} draws {count:a} for {gold} gold."
DRAWN = "Things drawn: {counts}."
DRAWN_BY = "{seat} {count}"
PLACES = "{seat} places {placings}."
PLACED = "{count:a} at {hex:the}"
MARCHES = "{seat} marches {marches}."
MARCHED = "{count:a} from {hex:the} to {to:the}"
MARCHED_BY = "{count:a} from {hex:the} by {way:the} to {to:the}"
ARMIES = "{seat} marches with {armies}: {count} in all."
JOINS = "{seat} rolls {dice}, and {hero:the} joins at {hex:the}."
JOINS_FOR = "{seat} pays {gold} gold and rolls {dice}: {hero:the} joins at {hex:the}."
REFUSES = "{seat} rolls {dice}, and {hero:the} turns {seat} down."
REFUSES_FOR = "{seat} pays {gold} gold and rolls {dice}, but {hero:the} turns {seat} down."
EXPLORES_AND_TAKES = "{seat} explores {hex:the} and takes it."
EXPLORES_AND_BEATS = "{seat} explores {hex:the}, beats the locals and takes it."
EXPLORES_TO_THE_LAST = "{seat} explores {hex:the}, and nobody is left standing."
EXPLORES_IN_VAIN = "{seat} explores {hex:the}, but the locals hold it."
CONQUERS = "{winner} beats {losers:the} at {hex:the} and takes it."
WINS = "{winner:The} {winner:?beats|beat} {losers:the} at {hex:the}."
ALL_FALL = "{losers:The} fight at {hex:the}, and nobody is left standing."

LISTED = 2
"""So many marches are told on one line; more are counted."""
WAY = 2
"""So many places on the way are named."""

UNTOLD = frozenset(("set_out", "hero_laid_up", "first_player_changed", "hits_taken"))
"""Cues at the table, and facts that another one tells as well."""
OPENS = frozenset(("sought", "discharged", "event_played", "explored", "stalked", "battle_began"))
"""With these another act begins, whoever acted before."""
OF_A_SEAT = frozenset(
    (
        *("traded", "drew", "drew_hidden", "exchanged", "placed", "income_placed", "income_removed", "dropped"),
        *("cashed", "paid", "built", "set_out", "marched", "balloon_aimed", "captured", "collected"),
    )
)
"""With these another act begins if another player acted before."""


@dataclass
class Act:
    """Facts that belong together, with the actions they come from."""

    seat: int | None
    facts: list[tuple[int, Event]] = field(default_factory=list)
    fights: bool = False
    """A battle that is not over yet."""

    def of(self, *kinds: str) -> list[Any]:
        """The arguments of all facts of these kinds."""
        return [event.args for _, event in self.facts if event.kind in kinds]

    def has(self, kind: str) -> bool:
        return any(event.kind == kind for _, event in self.facts)

    @property
    def draws(self) -> bool:
        """Whether somebody draws Things, as everyone does in turn."""
        return self.has("drew") and self.place is None and not self.has("event_played")

    @property
    def place(self) -> int | None:
        """Where it is fought or explored."""
        found = [args[1] for args in self.of("explored")] + [args[0] for args in self.of("battle_began")]
        return found[0] if found else None


def tell(chapter: Sequence[Told], where: Places, names: Names, say: Say = ENGLISH) -> list[Entry]:
    """A turn as lines for a reader who knows these facts."""
    return Teller(where, names, say).told(chapter)


# -- acts --------------------------------------------------------------------------------------------------------------


def acts(facts: Iterable[tuple[int, Event]], seats: int) -> list[Act]:
    """The facts of a turn, act by act. What stands alone is an act, too; a new phase ends whatever went before."""
    found: list[Act] = []
    open_ = False
    for number, event in facts:
        if EVENTS[event.kind].minor:
            continue
        if event.kind == "phase_began":
            open_ = False
            continue
        starts = event.kind in OPENS or event.kind in OF_A_SEAT or not found
        if event.kind in ALONE or (opens(found[-1], event) if open_ else starts):
            found.append(Act(_args(event)[1][0] if event.kind == "battle_began" else subject(event, EVENTS, seats)))
        act, open_ = found[-1], event.kind not in ALONE
        act.facts.append((number, event))
        if event.kind == "battle_began":
            act.fights = True
        elif event.kind == "battle_ended":
            act.fights = False
    return found


ALONE = frozenset(
    ("turn_began", "goes_first", "heroes_tossed", "started", "ordered", "tiles_revealed", "eliminated", "won")
)
"""Each of these is an act of its own."""


def opens(act: Act, event: Event) -> bool:
    """Whether this fact begins another act."""
    if event.kind == "battle_began":
        return act.has("battle_began") or act.place != event.args[0]
    if act.fights:
        return False
    if event.kind in OPENS:
        return True
    if event.kind in ("captured", "placed", "income_placed") and act.place is not None:
        return act.place != event.args[1]
    return event.kind in OF_A_SEAT and (
        event.args[0] != act.seat if event.kind != "collected" else not act.has("collected")
    )


# -- lines -------------------------------------------------------------------------------------------------------------


class Teller:
    """Writes a turn down."""

    def __init__(self, where: Places, names: Names, say: Say) -> None:
        self.where = where
        self.names = names
        self.say = say
        self.entries: list[Entry] = []
        self._apart: Sequence[str] = ()
        """Lines below a headline that are not single facts."""

    def told(self, chapter: Sequence[Told]) -> list[Entry]:
        facts = ((told.number, event) for told in chapter for event in told.events)
        drawing: list[Act] = []
        for act in acts(facts, len(self.names)):
            if drawing and not act.draws:
                self._drawn(drawing)
                drawing = []
            if act.draws:
                drawing.append(act)
            else:
                self._act(act)
        if drawing:
            self._drawn(drawing)
        return self.entries

    def _drawn(self, drawing: Sequence[Act]) -> None:
        """What the players draw one after the other is one line."""
        if len(drawing) == 1:
            self._act(drawing[0])
            return
        counts = [
            self.say(DRAWN_BY, seat=self._name(act), count=sum(drawn for _, drawn in act.of("drew"))) for act in drawing
        ]
        line = self.say(DRAWN, counts=self.listed(counts))
        events = tuple(event for act in drawing for _, event in act.facts if event.kind == "drew")
        self.entries.append(Entry(line, None, DEED, drawing[0].facts[0][0], drawing[-1].facts[-1][0], events))
        for act in drawing:
            self._act(act, DETAIL)

    def _act(self, act: Act, depth: int = DEED) -> None:
        first, event = act.facts[0]
        if event.kind == "turn_began":
            turn, seat = _args(event)
            line = self.say(TURN, turn=turn, seat=self.say.name(self.names[seat]))
            self.entries.append(Entry(line, seat, HEADING, first, first, (event,)))
            return
        head, told = self._headline(act)
        tone = "battle" if act.has("battle_began") else ""
        events = tuple(event for _, event in act.facts)
        last = act.facts[-1][0]
        if head:
            self.entries.append(Entry(capital(head), act.seat, depth, first, last, events, tone))
            depth = DETAIL
        for line in self._apart:
            self.entries.append(Entry(line, act.seat, DETAIL, first, last, events))
        self._apart = ()
        for number, event, line in self._details(act, told):
            self.entries.append(
                Entry(line, subject(event, EVENTS, len(self.names)), depth, number, number, (event,), tone)
            )
            depth = DETAIL

    def _details(self, act: Act, told: frozenset[str]) -> Iterable[tuple[int, Event, str]]:
        """How it went, fact by fact; what is said in the headline is not said again, and losses of a side are one."""
        untold = UNTOLD | told
        kept = [(number, event) for number, event in act.facts if event.kind not in untold and not _strike(event)]
        at = 0
        while at < len(kept):
            number, event = kept[at]
            at += 1
            while event.kind in MERGED and at < len(kept) and _alike(event, kept[at][1]):
                event = _merged(event, kept[at][1])
                at += 1
            if event.kind == "placed":
                run = [event]
                while at < len(kept) and kept[at][1].kind == "placed" and kept[at][1].args[0] == event.args[0]:
                    run.append(kept[at][1])
                    at += 1
                yield number, event, self._placings(run)
            else:
                yield number, event, fact(event, self.names, self.say, self.where)

    def _placings(self, run: Sequence[Event]) -> str:
        """Counters placed one after the other, hex by hex."""
        by_hex: dict[int, list[int]] = {}
        for event in run:
            by_hex.setdefault(_args(event)[1], []).append(_secret(event) if event.secret else HIDDEN)
        placings = []
        for hex_, things in by_hex.items():
            known = pieces_word(things, self.say) if HIDDEN not in things else None
            count = known or self.say.count(len(things), words.COUNTER)
            placings.append(self.say(PLACED, count=count, hex=self._hex(hex_)))
        seat = self.say.name(self.names[_args(run[0])[0]])
        return self.say(PLACES, seat=seat, placings=self.listed(placings))

    def _headline(self, act: Act) -> tuple[str, frozenset[str]]:
        """What came of it, and the kinds of fact that are told with it. Empty: there is nothing to add up."""
        for kinds, line in HEADLINES:
            if any(act.has(kind) for kind in kinds):
                return line(self, act)
        return "", frozenset()

    # -- words

    def _name(self, act: Act) -> Any:
        assert act.seat is not None
        return self.say.name(self.names[act.seat])

    def _hex(self, hex_: int) -> Any:
        return self.where.word(hex_, self.say)

    def _gold(self, act: Act) -> int:
        return sum(gold for seat, gold in act.of("paid") if seat == act.seat)

    def listed(self, said: Sequence[str]) -> str:
        return self.say.grammar.listed(said, self.say.grammar.last)

    # -- battles and explorations (10)

    def battle(self, act: Act) -> tuple[str, frozenset[str]]:
        hex_ = act.place
        ended = act.of("battle_ended")
        assert hex_ is not None
        taken = [seat for seat, at in act.of("captured") if at == hex_]
        explorer = [seat for seat, _ in act.of("explored")]
        place, told = self._hex(hex_), frozenset(("explored", "battle_began", "captured", "battle_ended"))
        if explorer:
            who = self.say.name(self.names[explorer[0]])
            if taken:
                line = EXPLORES_AND_BEATS if ended else EXPLORES_AND_TAKES
                return self.say(line, seat=who, hex=place), told
            if ended and ended[0][1] < 0:
                return self.say(EXPLORES_TO_THE_LAST, seat=who, hex=place), told
            if ended and ended[0][1] == len(self.names):
                return self.say(EXPLORES_IN_VAIN, seat=who, hex=place), told
            return "", frozenset()
        if not ended:
            return "", frozenset()
        (_, attackers, defender), winner = act.of("battle_began")[0], ended[0][1]
        losers = people([side for side in (*attackers, defender) if side != winner], self.names, self.say)
        if winner < 0:
            return self.say(ALL_FALL, losers=losers, hex=place), told
        line = CONQUERS if taken else WINS
        return self.say(line, winner=of_side(winner, self.names, self.say), losers=losers, hex=place), told

    # -- Heroes (6)

    def hero(self, act: Act) -> tuple[str, frozenset[str]]:
        thrown = [args[2] for args in act.of("rolled") if PURPOSES[args[0]] == "hero"]
        dice = [(), *thrown, *[args[3] for args in act.of("charmed")]][-1]
        answer, came = act.of("recruited", "not_recruited"), act.of("stationed")
        if not dice or not answer or (act.has("recruited") and not came):
            return "", frozenset()
        gold = self._gold(act)
        parts = {
            "seat": self._name(act),
            "dice": faces(dice, self.say),
            "hero": piece_word(answer[0][1], self.say),
            "gold": gold,
        }
        told = frozenset(("sought", "paid", "rolled", "recruited", "not_recruited", "stationed"))
        if came:
            return self.say(JOINS_FOR if gold else JOINS, hex=self._hex(came[0][2]), **parts), told
        return self.say(REFUSES_FOR if gold else REFUSES, **parts), told

    # -- Things (7, 8), forts (13), gold (5)

    def draws(self, act: Act) -> tuple[str, frozenset[str]]:
        things: list[Any] = []
        count = 0
        for _, event in act.facts:
            if event.kind == "drew" and event.args[0] == act.seat:
                count += _args(event)[1]
                things += _secret(event)
        drawn = pieces_word(things, self.say) if things else self.say.count(count, words.THING)
        gold = self._gold(act)
        line = self.say(DRAWS_FOR if gold else DRAWS, seat=self._name(act), count=drawn, gold=gold)
        return line, frozenset(("drew", "paid"))

    def builds(self, act: Act) -> tuple[str, frozenset[str]]:
        forts = [
            self.say(FORT_AT, fort=self.say.noun(words.FORT_NAMES[level]), hex=self._hex(hex_))
            for _, hex_, level in act.of("built")
        ]
        gold = self._gold(act)
        parts = {"seat": self._name(act), "forts": self.listed(forts), "gold": gold}
        return self.say(BUILDS if gold else BUILDS_FREE, **parts), frozenset(("built", "paid"))

    def income(self, act: Act) -> tuple[str, frozenset[str]]:
        if len(act.of("collected")) < 2:
            return "", frozenset()
        act.seat = None
        earned = [
            self.say(EARNED, seat=self.say.name(self.names[seat]), gold=gold) for seat, gold in act.of("collected")
        ]
        return self.say(INCOME, incomes=self.listed(earned)), frozenset(("collected",))

    def takes(self, act: Act) -> tuple[str, frozenset[str]]:
        hexes = self.say.many([self._hex(hex_) for seat, hex_ in act.of("captured") if seat == act.seat])
        return self.say(TAKES, seat=self._name(act), hexes=hexes), frozenset(("captured",))

    # -- marches (9)

    def marches(self, act: Act) -> tuple[str, frozenset[str]]:
        ways = _ways([event for _, event in act.facts if event.kind == "marched" and event.args[0] == act.seat])
        if not ways:  # they came back to where they set out
            return "", frozenset(("marched",))
        told = [self._march(path, count, things) for path, (count, things) in ways.items()]
        if len(told) <= LISTED:
            return self.say(MARCHES, seat=self._name(act), marches=self.listed(told)), frozenset(("marched",))
        armies = self.say.count(len(told), words.ARMY)
        count = self.say.count(sum(count for count, _ in ways.values()), words.COUNTER)
        self._apart = [self.say(MARCHES, seat=self._name(act), marches=march) for march in told]
        return self.say(ARMIES, seat=self._name(act), armies=armies, count=count), frozenset(("marched",))

    def _march(self, path: tuple[int, ...], count: int, things: tuple[int, ...]) -> str:
        army = pieces_word(things, self.say) if things else self.say.count(count, words.COUNTER)
        start, *between, end = path
        parts = {"count": army, "hex": self._hex(start), "to": self._hex(end)}
        if not between or len(between) > WAY:
            return self.say(MARCHED, **parts)
        return self.say(MARCHED_BY, way=self.say.many([self._hex(hex_) for hex_ in between]), **parts)


Headline = Callable[[Teller, Act], tuple[str, frozenset[str]]]

HEADLINES: tuple[tuple[tuple[str, ...], Headline], ...] = (
    (("explored", "battle_began"), Teller.battle),
    (("sought",), Teller.hero),
    (("event_played", "stalked", "robbed", "foiled"), lambda teller, act: ("", frozenset())),
    (("built",), Teller.builds),
    (("drew",), Teller.draws),
    (("marched",), Teller.marches),
    (("collected",), Teller.income),
    (("captured",), Teller.takes),
)
"""By what is in an act, the first that fits."""

MERGED = {"lost": 2, "traded": 1, "returned": 0, "left_game": 0, "dropped": 1}
"""Facts that are told as one if they follow each other; by which argument holds what is added up."""


def _args(event: Event) -> Any:
    """Its arguments, whatever their kinds declare."""
    return event.args


def _secret(event: Event) -> Any:
    """What only some know of it; empty for all others."""
    return event.secret[0] if event.secret else ()


def _strike(event: Event) -> bool:
    """Dice that the hits tell once more."""
    return event.kind == "rolled" and PURPOSES[_args(event)[0]] == "strike"


def _alike(event: Event, other: Event) -> bool:
    at = MERGED[event.kind]
    return other.kind == event.kind and other.args[:at] == event.args[:at] and bool(other.secret) == bool(event.secret)


def _merged(event: Event, other: Event) -> Event:
    at = MERGED[event.kind]
    secret = (_secret(event) + _secret(other),) if event.secret else ()
    return event._replace(args=(*event.args[:at], _args(event)[at] + _args(other)[at]), secret=secret)


def _ways(marches: Sequence[Event]) -> dict[tuple[int, ...], tuple[int, tuple[int, ...]]]:
    """Each army's way from where it set out to where it stopped; armies that took the same one are added up."""
    armies: list[tuple[list[int], Event]] = []
    for event in marches:
        _, start, end, _ = _args(event)
        path, before = armies[-1] if armies else ([], event)
        goes_on = path and path[-1] == start and end not in path[1:]
        if goes_on and (end != path[0] or len(path) == 2) and _same_army(before, event):
            armies[-1] = ([*path, end], event)
        else:
            armies.append(([start, end], event))
    found: dict[tuple[int, ...], tuple[int, tuple[int, ...]]] = {}
    for path, event in armies:
        if path[0] != path[-1]:
            way = tuple(path)
            count, things = found.get(way, (0, ()))
            found[way] = (count + _args(event)[3], (*things, *_secret(event)))
    return found


def _same_army(before: Event, event: Event) -> bool:
    """Whether somebody marches on, as far as one can know."""
    known = _secret(before), _secret(event)
    return not all(known) or not set(known[0]).isdisjoint(known[1])
