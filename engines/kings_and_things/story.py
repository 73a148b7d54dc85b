"""The story of a turn: its heading, then one line for each deed with what came of it, and how it went below."""

from collections.abc import Callable, Sequence
from typing import Any

from ..core.chronicle import DEED, DETAIL, HEADING, STEP, Entry, KnownAction, subject
from ..core.game import Say
from ..core.language import ENGLISH, capital
from ..core.types import HIDDEN, WATCHER, Event
from . import outcomes, words
from .acts import Act, Fact, JoinedActs, acts, deeds
from .battles import steps
from .events import EVENTS, PURPOSES
from .marches import Marches
from .outcomes import NOTHING, Line
from .phrases import Names, Places, faces, people, piece_word, pieces_word
from .state import CITADEL
from .telling import parts_of
from .telling import tell as fact_in_words
from .things import KIND, ROWS

TURN = "Turn {turn}: {seat} goes first"
INCOME = "Income: {incomes} gold."
EARNED = "{seat} {gold}"
BUILDS = "{seat} builds {forts} for {gold} gold."
BUILDS_FREE = "{seat} builds {forts}."
FORT_AT = "{fort:a} at {hex:the}"
BUILT = "Forts built: {forts}."
BUILT_BY = "{seat} {forts:a}"
ALL_BUILD = "Everyone builds {forts:a}."
CITADEL_BUILT = "{seat} builds a citadel at {hex:the}"
CITADELS = "{built}!"
DRAWS = "{seat} draws {count:a}."
DRAWS_FOR = "{seat} draws {count:a} for {gold} gold."
DRAWN = "Things drawn: {counts}."
ALL_DRAW = "Everyone draws {count:a}."
SWAPPED = "Things swapped for others: {counts}."
ALL_SWAP = "Everyone swaps {count:a} for {count:?another Thing|other Things}."
COUNTED = "{seat} {count}"
PLACES = "{seat} places {placings}."
PLACED = "{count:a} at {hex:the}"
PLACED_TOO = "{count} at {hex:the}"
PLACED_EACH = "{count:a} each at {hexes:the}"
FLEW = "{seat:'s} Balloon carries {count:a} from {hex:the} to {to:the}."
DENIED = "Taken off the board: {things}."
DENIED_BY = "{seat:'s} {things}"
JOINS = "{seat} rolls {dice}, and {hero:the} joins at {hex:the}."
JOINS_FOR = "{seat} pays {gold} gold and rolls {dice}: {hero:the} joins at {hex:the}."
REFUSES = "{seat} rolls {dice}, and {hero:the} turns {seat} down."
REFUSES_FOR = "{seat} pays {gold} gold and rolls {dice}, but {hero:the} turns {seat} down."
JOINED = "{hero:the} joins {seat}"
ALL_JOIN = "{joined}."
SOME_JOIN = "{joined}; {refused} {refused:?is|are} turned down."
NONE_JOINS = "No Hero will join {refused}."
NOBODY_JOINS = "No Hero joins anyone."

HARMLESS = "It does no harm."
DISASTROUS = range(2, 6)
"""12: so many losses, if the die shows that."""

UNTOLD = frozenset(("set_out", "hero_laid_up", "first_player_changed", "hits_taken"))
"""Cues at the table, and facts that another one tells as well."""
RESULTS = frozenset(
    (
        *("fort_lowered", "tile_changed", "struck", "defected", "cloud_moved", "event_failed", "immune", "evacuated"),
        *("collected", "built", "drew", "lost", "hero_left", "income_removed"),
    )
)
"""What comes of an event is told on its line."""


def tell(
    chapter: Sequence[KnownAction], where: Places, names: Names, say: Say = ENGLISH, reader: int = WATCHER
) -> list[Entry]:
    """A turn as lines for a reader who knows these facts."""
    return Teller(where, names, say, reader).told(chapter)


class Teller:
    """Writes a turn down."""

    def __init__(self, where: Places, names: Names, say: Say, reader: int) -> None:
        self.where = where
        self.names = names
        self.say = say
        self.reader = reader
        self.entries: list[Entry] = []

    def told(self, chapter: Sequence[KnownAction]) -> list[Entry]:
        for deed in deeds(acts(chapter, len(self.names))):
            self._deed(deed)
        return self.entries

    # -- lines

    def _deed(self, deed: JoinedActs) -> None:
        table = TABLES.get(deed.sort)
        if table is None or (len(deed.acts) == 1 and deed.sort != "deny"):
            for act in deed.acts:
                self._act(act)
            return
        whole = Act(deed.acts[0].seat if deed.sort == "explore" else None)
        for act in deed.acts:
            whole.add(act.facts)
        if line := table(self, deed.acts):
            self._add(line, whole.facts, whole.seat, DEED, self._tone(whole))
        if deed.sort == "deny":  # the line has said it all
            return
        for act in deed.acts:
            if line and deed.sort in ("draw", "swap"):
                self._drawn(act)
            elif deed.sort == "build" and (smaller := _without_citadels(act)).facts:
                self._act(smaller, DETAIL if line else DEED)
            elif deed.sort != "build":
                self._act(act, DETAIL if line else DEED)
        if deed.sort == "build":
            self._citadels(whole)

    def _drawn(self, act: Act) -> None:
        """What else a player did who drew: how many they are stands above, so what they cost and are is told here."""
        head, told = self._headline(act)
        if self._gold(act) or any(fact.event.secret for fact in act.find("drew", "exchanged")):
            self._add(head, act.facts, act.seat, DETAIL)
        for facts, line in self._details(act, told):
            self._add(line, facts, act.seat, DETAIL)

    def _act(self, act: Act, depth: int = DEED) -> None:
        first = act.facts[0]
        if first.event.kind == "turn_began":
            turn, seat = _args(first.event)
            self._add(self.say(TURN, turn=turn, seat=self.say.name(self.names[seat])), act.facts, seat, HEADING)
            return
        if first.event.kind == "rolled_for_first" and act.has("goes_first"):
            act.facts.sort(key=lambda fact: fact.event.kind != "goes_first")  # what came of it, then the dice
        head, told = self._headline(act)
        below = min(depth + 1, STEP)
        if head:
            self._add(head, act.facts, self._badge(act), depth, self._tone(act))
            depth = below
        if act.place is not None:
            for step in steps(act, self.where, self.names, self.say):
                self._add(step.text, step.facts, subject(step.facts[0].event, EVENTS, len(self.names)), depth)
                depth = below
            return
        if act.has("marched"):
            for way in Marches(act, self).details():
                self._add(way.text, way.facts, act.seat, depth)
                depth = below
        for facts, line in self._details(act, told):
            self._add(line, facts, subject(facts[0].event, EVENTS, len(self.names)), depth)
            depth = below

    def _add(self, text: str, facts: Sequence[Fact], seat: int | None, depth: int, tone: str = "") -> None:
        events = tuple([fact.event for fact in facts])
        self.entries.append(Entry(capital(text), seat, depth, facts[0].number, facts[-1].number, events, tone))

    def _details(self, act: Act, told: frozenset[str]) -> list[tuple[list[Fact], str]]:
        """How it went, fact by fact; what is said in the headline is not said again, and equal facts are added up."""
        untold = UNTOLD | told
        if act.has("flew") and not act.has("blown_off"):
            untold |= {"balloon_aimed", "used"}
        kept = [fact for fact in act.facts if fact.event.kind not in untold and not _is_spent(fact.event)]
        return self._sentences(kept)

    def _sentences(self, kept: Sequence[Fact]) -> list[tuple[list[Fact], str]]:
        found: list[tuple[list[Fact], str]] = []
        at = 0
        while at < len(kept):
            run = [kept[at]]
            at += 1
            while at < len(kept) and _alike(run[0].event, kept[at].event):
                run.append(kept[at])
                at += 1
            if run[0].event.kind == "placed":
                found.append((run, self._placings(run)))
            elif run[0].event.kind == "proof_asked" and at < len(kept) and kept[at].event.kind in PROOFS:
                shown = fact_in_words(kept[at].event, self.names, self.say, self.where, here=True)
                found.append(([*run, kept[at]], f"{self.fact(run[0])} {shown}"))
                at += 1
            elif run[0].event.kind == "flew":
                parts = parts_of(EVENTS["flew"].fields, run[0].event.args, self.names, self.say, where=self.where)
                if run[0].event.secret:
                    parts["count"] = pieces_word(secret(run[0].event), self.say)
                found.append((run, self.say(FLEW, **parts)))
            else:
                event = run[0].event
                for other in run[1:]:
                    event = _merged(event, other.event)
                found.append((run, self.fact(run[0]._replace(event=event))))
        return found

    def _placings(self, run: Sequence[Fact]) -> str:
        """Counters placed one after the other, hex by hex."""
        by_hex: dict[int, list[int]] = {}
        for _, event, _ in run:
            by_hex.setdefault(_args(event)[1], []).append(secret(event) if event.secret else HIDDEN)
        seat = self.name(_args(run[0].event)[0])
        if all(HIDDEN in things for things in by_hex.values()):
            return self.say(PLACES, seat=seat, placings=self._unseen({at: len(by_hex[at]) for at in by_hex}))
        placings = [
            self.say(PLACED, count=pieces_word(things, self.say), hex=self.hex(hex_)) for hex_, things in by_hex.items()
        ]
        return self.say(PLACES, seat=seat, placings=self.listed(placings))

    def _unseen(self, counts: dict[int, int]) -> str:
        """Counters that lie face down, by hex: 2 counters each at two places, or 3 counters at one and 1 at another."""
        (first, count), *others = counts.items()
        pieces = self.say.count(count, words.COUNTER)
        if others and len(set(counts.values())) == 1:
            return self.say(PLACED_EACH, count=pieces, hexes=self.hexes(list(counts)))
        said = [self.say(PLACED, count=pieces, hex=self.hex(first))]
        said += [self.say(PLACED_TOO, count=number, hex=self.hex(hex_)) for hex_, number in others]
        return self.listed(said)

    def _headline(self, act: Act) -> Line:
        for kinds, line in HEADLINES:
            if act.has(*kinds):
                return line(self, act)
        return NOTHING

    def _badge(self, act: Act) -> int | None:
        """Whose deed it is: of a battle, whoever won it."""
        if act.has("battle_ended") and not act.has("explored"):
            winner = act.of("battle_ended")[0][1]
            return winner if 0 <= winner < len(self.names) else None
        return None if act.has("collected") and len(act.of("collected")) > 1 else act.seat

    def _tone(self, act: Act) -> str:
        """What it means for the reader, or that it is a battle."""
        won = {args[0] for args in act.of("captured")} | {args[1] for args in act.of("battle_ended")}
        hurt = {was.owner for fact in act.facts if fact.event.kind in HURTS for was in (fact.notes or {}).values()}
        hurt |= {side for _, attackers, side in act.of("battle_began") for side in (*attackers, side)}
        hurt |= {args[1] for args in act.of("robbed")} | {args[2] for args in act.of("foiled")}
        if self.reader in won:
            return "good"
        if self.reader in hurt and not act.fights:
            return "bad"
        return "battle" if act.has("battle_began") else ""

    # -- words

    def fact(self, fact: Fact) -> str:
        return fact_in_words(fact.event, self.names, self.say, self.where, fact.notes)

    def name(self, seat: int | None) -> Any:
        assert seat is not None
        return self.say.name(self.names[seat])

    def hex(self, hex_: int) -> Any:
        return self.where.word(hex_, self.say)

    def hexes(self, hexes: Sequence[int]) -> Any:
        return self.say.many([self.hex(hex_) for hex_ in hexes])

    def listed(self, said: Sequence[str]) -> str:
        return self.say.grammar.listed(said, self.say.grammar.last)

    def _gold(self, act: Act) -> int:
        return sum(gold for seat, gold in act.of("paid") if seat == act.seat)

    # -- Heroes (6)

    def hero(self, act: Act) -> Line:
        thrown = [args[2] for args in act.of("rolled") if PURPOSES[args[0]] == "hero"]
        dice = [(), *thrown, *[args[3] for args in act.of("charmed")]][-1]
        answer, came = act.of("recruited", "not_recruited"), act.of("stationed")
        if not dice or not answer or (act.has("recruited") and not came):
            return NOTHING
        gold = self._gold(act)
        parts = {
            "seat": self.name(act.seat),
            "dice": faces(dice, self.say),
            "hero": piece_word(answer[0][1], self.say),
            "gold": gold,
        }
        told = frozenset(("sought", "paid", "rolled", "recruited", "not_recruited", "stationed"))
        if came:
            return self.say(JOINS_FOR if gold else JOINS, hex=self.hex(came[0][2]), **parts), told
        return self.say(REFUSES_FOR if gold else REFUSES, **parts), told

    def heroes(self, found: Sequence[Act]) -> str:
        """Who won a Hero, and who did not."""
        won = [args for act in found for args in act.of("recruited")]
        lost = [args[0] for act in found for args in act.of("not_recruited")]
        joined = [self.say(JOINED, hero=piece_word(hero, self.say), seat=self.name(seat)) for seat, hero in won]
        none = NOBODY_JOINS if len(found) == len(self.names) else NONE_JOINS
        line = SOME_JOIN if won and lost else ALL_JOIN if won else none
        return self.say(line, joined=self.listed(joined), refused=people(dict.fromkeys(lost), self.names, self.say))

    # -- Things (7, 8), forts (13), gold (5)

    def draws(self, act: Act) -> Line:
        things: list[Any] = []
        count = 0
        for _, event, _ in act.facts:
            if event.kind == "drew" and event.args[0] == act.seat:
                count += _args(event)[1]
                things += secret(event)
        drawn = pieces_word(things, self.say) if things else self.say.count(count, words.THING)
        gold = self._gold(act)
        line = self.say(DRAWS_FOR if gold else DRAWS, seat=self.name(act.seat), count=drawn, gold=gold)
        return line, frozenset(("drew", "paid"))

    def swaps(self, act: Act) -> Line:
        """3: whoever swaps draws as many, which is told by those who know what."""
        known = any(event.secret for _, event, _ in act.facts if event.kind == "drew")
        return self.fact(act.find("exchanged")[0]), frozenset(("exchanged",) if known else ("exchanged", "drew"))

    def counts(self, template: str, found: Sequence[Act], kind: str) -> str:
        """What everybody drew or swapped, counted."""
        sums = [sum(args[1] for args in act.of(kind)) for act in found]
        if len(set(sums)) == 1 and len(found) == len(self.names):
            return self.say(ALL_DRAW if kind == "drew" else ALL_SWAP, count=self.say.count(sums[0], words.THING))
        counts = [
            self.say(COUNTED, seat=self.name(act.seat), count=count) for act, count in zip(found, sums, strict=True)
        ]
        return self.say(template, counts=self.listed(counts))

    def builds(self, act: Act) -> Line:
        forts = [
            self.say(FORT_AT, fort=self.say.noun(words.FORT_NAMES[level]), hex=self.hex(hex_))
            for _, hex_, level in act.of("built")
        ]
        gold = self._gold(act)
        parts = {"seat": self.name(act.seat), "forts": self.listed(forts), "gold": gold}
        return self.say(BUILDS if gold else BUILDS_FREE, **parts), frozenset(("built", "paid"))

    def built(self, found: Sequence[Act]) -> str:
        """What everybody built, without citadels, which have a line of their own."""
        said, kinds = [], []
        for act in found:
            levels = sorted((args[2] for args in act.of("built") if args[2] < CITADEL), reverse=True)
            if levels:
                forts = self.say.many([self.say.noun(words.FORT_NAMES[level]) for level in levels])
                said.append(self.say(BUILT_BY, seat=self.name(act.seat), forts=forts))
                kinds.append(levels)
        if len(kinds) == len(self.names) and all(levels == kinds[0] for levels in kinds):
            return self.say(ALL_BUILD, forts=forts)
        return self.say(BUILT, forts="; ".join(said)) if said else ""

    def _citadels(self, act: Act) -> None:
        facts = [fact for fact in act.find("built") if fact.event.args[2] == CITADEL]
        if facts:
            built = [
                self.say(CITADEL_BUILT, seat=self.name(seat), hex=self.hex(hex_))
                for seat, hex_, _ in [_args(fact.event) for fact in facts]
            ]
            seats = [fact.event.args[0] for fact in facts]
            line = self.say(CITADELS, built=self.listed(built))
            self._add(line, facts, _args(facts[0].event)[0], DEED, "good" if self.reader in seats else "")

    def income(self, act: Act) -> Line:
        if len(act.of("collected")) < 2:
            return NOTHING
        earned = [self.say(EARNED, seat=self.name(seat), gold=gold) for seat, gold in act.of("collected")]
        return self.say(INCOME, incomes=self.listed(earned)), frozenset(("collected",))

    def denied(self, found: Sequence[Act]) -> str:
        """9: what owners took off the board before it could fall into other hands."""
        said = []
        for act in found:
            things = pieces_word([args[2] for args in act.of("income_removed")], self.say)
            said.append(self.say(DENIED_BY, seat=self.name(act.seat), things=things))
        return self.say(DENIED, things=self.listed(said))

    # -- marches (9), events (12) and powers (11.2)

    def marches(self, act: Act) -> Line:
        return Marches(act, self).headline(), frozenset(("marched", "captured"))

    def events(self, act: Act) -> Line:
        """An event with what came of it."""
        first, *others = act.facts
        results = [fact for fact in others if fact.event.kind in RESULTS]
        told = {first.event.kind, *[fact.event.kind for fact in results]}
        said = [self.fact(first), *[said for _, said in self._sentences(results)]]
        if not results and self._spared(act):
            said.append(self.say(HARMLESS))
        return " ".join(said), frozenset(told)

    def _spared(self, act: Act) -> bool:
        """12: Teeniepox or Terrain Disaster struck, and the die says that nothing is lost."""
        thrown = [args[2] for args in act.of("rolled") if PURPOSES[args[0]] in ("teeniepox", "disaster_losses")]
        dice = [*thrown, *[args[3] for args in act.of("charmed")]][-1] if thrown else DISASTROUS
        return len(dice) == 1 and dice[0] not in DISASTROUS


Headline = Callable[[Teller, Act], Line]

HEADLINES: tuple[tuple[tuple[str, ...], Headline], ...] = (
    (("explored", "battle_began"), outcomes.battle),
    (("sought",), Teller.hero),
    (("event_played",), Teller.events),
    (("stalked", "robbed", "foiled"), outcomes.powers),
    (("built",), Teller.builds),
    (("exchanged",), Teller.swaps),
    (("drew",), Teller.draws),
    (("marched",), Teller.marches),
    (("collected",), Teller.income),
    (("captured",), Teller.marches),
)
"""By what is in an act, the first that fits."""

TABLES: dict[str, Callable[[Teller, Sequence[Act]], str]] = {
    "draw": lambda teller, found: teller.counts(DRAWN, found, "drew"),
    "swap": lambda teller, found: teller.counts(SWAPPED, found, "exchanged"),
    "seek": Teller.heroes,
    "build": Teller.built,
    "deny": Teller.denied,
    "explore": outcomes.explorations,
    "survey": outcomes.survey,
}
"""What is told of several acts together."""

PROOFS = ("shown", "showed_nothing")

HURTS = frozenset(("captured", "fort_lowered", "tile_changed"))
"""Facts that touch whoever owned the place."""

MERGED = {"lost": 2, "traded": 1, "returned": 0, "left_game": 0, "dropped": 1, "placed": 1}
"""Facts that are told as one if they follow each other; by which argument holds what is added up."""


def _args(event: Event) -> Any:
    """Its arguments, whatever their kinds declare."""
    return event.args


def secret(event: Event) -> Any:
    """What only some know of it; empty for all others."""
    return event.secret[0] if event.secret else ()


def _without_citadels(act: Act) -> Act:
    """What else was built, with what it cost."""
    found, left = Act(act.seat), list[Fact]()
    for fact in act.facts:
        if fact.event.kind == "built" and fact.event.args[2] == CITADEL:
            if left and left[-1].event.kind == "paid":
                left.pop()
        else:
            left.append(fact)
    found.add(left)
    return found


def _is_spent(event: Event) -> bool:
    """Whether all it says is that what was used goes back in the Bag."""
    return event.kind == "returned" and all(ROWS[KIND[piece]].kind in ("magic", "event") for piece in _args(event)[0])


def _alike(event: Event, other: Event) -> bool:
    at = MERGED.get(event.kind)
    if at is None or other.kind != event.kind or other.args[:at] != event.args[:at]:
        return False
    return bool(other.secret) == bool(event.secret)


def _merged(event: Event, other: Event) -> Event:
    at = MERGED[event.kind]
    known = (secret(event) + secret(other),) if event.secret else ()
    return event._replace(args=(*event.args[:at], _args(event)[at] + _args(other)[at]), secret=known)
