"""The story of a turn: its heading, then one line for each deed with what came of it, and how it went below."""

from collections.abc import Callable, Sequence
from typing import Any

from ..core.chronicle import DEED, DETAIL, HEADING, STEP, Entry, Told, subject
from ..core.game import Say
from ..core.language import ENGLISH, capital
from ..core.types import HIDDEN, WATCHER, Event
from . import words
from .acts import Act, Deed, Fact, acts, deeds
from .battles import steps
from .events import EVENTS, PURPOSES
from .marches import Marches
from .phrases import Names, Places, faces, of_side, people, piece_word, pieces_word
from .state import CITADEL, NOBODY
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
CITADEL_BUILT = "{seat} builds a citadel at {hex:the}"
CITADELS = "{built}!"
DRAWS = "{seat} draws {count:a}."
DRAWS_FOR = "{seat} draws {count:a} for {gold} gold."
DRAWN = "Things drawn: {counts}."
SWAPPED = "Things swapped for new ones: {counts}."
COUNTED = "{seat} {count}"
PLACES = "{seat} places {placings}."
PLACED = "{count:a} at {hex:the}"
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
EXPLORES_AND_TAKES = "{seat} explores {hex:the} and takes it."
EXPLORES_AND_BEATS = "{seat} explores {hex:the}, beats the locals and takes it."
EXPLORES_TO_THE_LAST = "{seat} explores {hex:the}, and nobody is left standing."
EXPLORES_IN_VAIN = "{seat} explores {hex:the}, but the locals hold it."
EXPLORES_ALL = "{seat} explores and takes {hexes:the}."
EXPLORES_SOME = "{seat} explores and takes {hexes:the}, but comes to grief at {others:the}."
EXPLORES_NONE = "{seat} explores {others:the} and comes to grief at each."
SURVEY = "Explored: {deeds}."
SURVEY_TAKES = "{seat} takes {hex:the}"
SURVEY_FAILS = "{seat} comes to grief at {hex:the}"
STALKS_AND_KILLS = "{seat:'s} Assassin slips into {hex:the} and kills {victims:the}."
STALKS_IN_VAIN = "{seat:'s} Assassin slips into {hex:the} and comes back empty-handed."
STALKS_AND_DIES = "{seat:'s} Assassin slips into {hex:the} and never comes back."
ROBS_AND_DIES = "{seat:'s} Thief goes out to rob {rival} and never comes back."
HOLDS = "{winner:The} {winner:?holds|hold} {hex:the} against {losers:the}."
CONQUERS = "{winner} beats {losers:the} at {hex:the} and takes it."
CONQUERS_FROM = "{winner} beats {losers:the} at {hex:the} and takes it from {rival}."
DRIVES_OUT = "{winner} drives {losers:the} out of {hex:the} and takes it."
WINS = "{winner:The} {winner:?beats|beat} {losers:the} at {hex:the}."
ALL_FALL = "{losers:The} fight at {hex:the}, and nobody is left standing."

UNTOLD = frozenset(("set_out", "hero_laid_up", "first_player_changed", "hits_taken"))
"""Cues at the table, and facts that another one tells as well."""
RESULTS = frozenset(
    (
        *("fort_lowered", "tile_changed", "struck", "defected", "cloud_moved", "event_failed", "immune", "evacuated"),
        *("collected", "built", "drew", "lost", "hero_left", "income_removed"),
    )
)
"""What comes of an event is told on its line."""

Line = tuple[str, frozenset[str]]
"""What is said of an act, and the kinds of fact that are told with it. Empty: there is nothing to add up."""
NOTHING: Line = "", frozenset()


def tell(
    chapter: Sequence[Told], where: Places, names: Names, say: Say = ENGLISH, reader: int = WATCHER
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

    def told(self, chapter: Sequence[Told]) -> list[Entry]:
        for deed in deeds(acts(chapter, len(self.names))):
            self._deed(deed)
        return self.entries

    # -- lines

    def _deed(self, deed: Deed) -> None:
        table = TABLES.get(deed.sort)
        if table is None or (len(deed.acts) == 1 and deed.sort != "deny"):
            for act in deed.acts:
                self._act(act)
            return
        whole = Act(deed.acts[0].seat if deed.sort == "explore" else None)
        whole.facts = [fact for act in deed.acts for fact in act.facts]
        if line := table(self, deed.acts):
            self._add(line, whole.facts, whole.seat, DEED, self._tone(whole))
        if deed.sort == "deny":  # the line has said it all
            return
        for act in deed.acts:
            self._act(act, DETAIL if line else DEED)
        if deed.sort == "build":
            self._citadels(whole)

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
        placings = []
        for hex_, things in by_hex.items():
            known = pieces_word(things, self.say) if HIDDEN not in things else None
            count = known or self.say.count(len(things), words.COUNTER)
            placings.append(self.say(PLACED, count=count, hex=self.hex(hex_)))
        return self.say(PLACES, seat=self.name(_args(run[0].event)[0]), placings=self.listed(placings))

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

    # -- battles and explorations (10)

    def battle(self, act: Act) -> Line:
        hex_, ended = act.place, act.of("battle_ended")
        assert hex_ is not None
        taken = [fact for fact in act.find("captured") if fact.event.args[1] == hex_]
        place = self.hex(hex_)
        if act.has("explored"):
            return self._explored(act, place, bool(taken)), frozenset()
        if not ended:
            return self.fact(act.find("battle_began")[0]), frozenset()
        (_, attackers, defender), winner = act.of("battle_began")[0], ended[0][1]
        beaten = [side for side in (*attackers, defender) if side != winner]
        parts = {"losers": people(beaten, self.names, self.say), "hex": place}
        if winner < 0:
            return self.say(ALL_FALL, **parts), frozenset()
        parts["winner"] = of_side(winner, self.names, self.say)
        was = (act.find("battle_ended")[0].notes or {}).get(hex_)
        owner = was.owner if was else NOBODY
        if not taken:
            return self.say(HOLDS if winner == owner else WINS, **parts), frozenset()
        if len(beaten) > 1 and owner in beaten:
            return self.say(CONQUERS_FROM, rival=self.name(owner), **parts), frozenset()
        fled = {args[0] for args in act.of("retreated")}
        return self.say(DRIVES_OUT if fled.issuperset(beaten) else CONQUERS, **parts), frozenset()

    def _explored(self, act: Act, place: Any, taken: bool) -> str:
        ended, who = act.of("battle_ended"), self.name(act.of("explored")[0][0])
        if taken:
            return self.say(EXPLORES_AND_BEATS if ended else EXPLORES_AND_TAKES, seat=who, hex=place)
        if ended and ended[0][1] < 0:
            return self.say(EXPLORES_TO_THE_LAST, seat=who, hex=place)
        if ended and ended[0][1] == len(self.names):
            return self.say(EXPLORES_IN_VAIN, seat=who, hex=place)
        return self.fact(act.find("explored")[0])

    def explorations(self, found: Sequence[Act]) -> str:
        """What one player explored, and which of it was taken."""
        places = [act.place for act in found if act.place is not None]
        taken = [act.place for act in found if act.place in [args[1] for args in act.of("captured")]]
        others = [hex_ for hex_ in places if hex_ not in taken]
        line = EXPLORES_SOME if taken and others else EXPLORES_ALL if taken else EXPLORES_NONE
        hexes = [hex_ for hex_ in taken if hex_ is not None]
        return self.say(line, seat=self.name(found[0].seat), hexes=self.hexes(hexes), others=self.hexes(others))

    def survey(self, found: Sequence[Act]) -> str:
        """What several players explored, a hex each."""
        said = [
            self.say(SURVEY_TAKES if act.has("captured") else SURVEY_FAILS, seat=self.name(act.seat), hex=place)
            for act, place in [(act, self.hex(act.of("explored")[0][1])) for act in found]
        ]
        return self.say(SURVEY, deeds="; ".join(said))

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
        line = SOME_JOIN if won and lost else ALL_JOIN if won else NONE_JOINS
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
        counts = [
            self.say(COUNTED, seat=self.name(act.seat), count=sum(args[1] for args in act.of(kind))) for act in found
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
        said = []
        for act in found:
            levels = sorted((args[2] for args in act.of("built") if args[2] < CITADEL), reverse=True)
            if levels:
                forts = self.say.many([self.say.noun(words.FORT_NAMES[level]) for level in levels])
                said.append(self.say(BUILT_BY, seat=self.name(act.seat), forts=forts))
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
        return " ".join([self.fact(first), *[said for _, said in self._sentences(results)]]), frozenset(told)

    def powers(self, act: Act) -> Line:
        """What an Assassin or a Thief brings home, or that he does not come home; the dice are read below."""
        told = frozenset(("stalked", "robbed", "foiled", "lost"))
        own = any(args[0] == act.seat for args in act.of("lost"))
        killed = [piece for side, _, things in act.of("lost") if side != act.seat for piece in things]
        if act.has("stalked"):
            parts = {"seat": self.name(act.seat), "hex": self.hex(act.of("stalked")[0][1])}
            if killed:
                return self.say(STALKS_AND_KILLS, victims=pieces_word(killed, self.say), **parts), told
            if not act.has("foiled"):
                return NOTHING
            return self.say(STALKS_AND_DIES if own else STALKS_IN_VAIN, **parts), told
        if own and act.has("foiled"):
            seat, _, rival = act.of("foiled")[0]
            return self.say(ROBS_AND_DIES, seat=self.name(seat), rival=self.name(rival)), told
        return " ".join([self.fact(fact) for fact in act.find("robbed", "foiled", "lost")]), told


Headline = Callable[[Teller, Act], Line]

HEADLINES: tuple[tuple[tuple[str, ...], Headline], ...] = (
    (("explored", "battle_began"), Teller.battle),
    (("sought",), Teller.hero),
    (("event_played",), Teller.events),
    (("stalked", "robbed", "foiled"), Teller.powers),
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
    "explore": Teller.explorations,
    "survey": Teller.survey,
}
"""What is told of several acts together."""

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
