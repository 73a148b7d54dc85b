"""Story of a turn: what belongs together is one line, a challenge with its answers and its end, too.

A teller walks over the facts of a turn; whatever it has no story for is told fact by fact.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ..core.chronicle import DEED, HEADING, Entry, KnownAction
from ..core.game import Say
from ..core.language import capital
from ..core.language.word import Count, Many, Name
from ..core.types import Event
from .cards import KIND
from .events import EVENTS
from .facts import Names, case, clan_of, fact, parts_of
from .notes import Notes, Place
from .nouns import cards, census, count

UNTOLD = frozenset(("can_answer", "cannot_answer", "chose_in_secret", "discard_shown"))
"""What everybody sees on the table, or reads with something else."""

EXTRAS = frozenset(("uncovered", "placed", "gave_back"))
"""What comes of a deed and is told with it."""

HIRES: Mapping[str, str] = {
    "clan_moved": "{seat:'s} {card} {card:?stirs|stir} up {rival:'s} {land}: {end}.",
    "clan_moved.home": "{seat:'s} {card} {card:?rearranges|rearrange} {land:the}: {end}.",
    "stole": "{seat:'s} {card} {card:?takes|take} {count:a} from {rival}.",
    "guarded": "{seat:'s} {card} {card:?guards|guard} {land:the}.",
    "blocked": "{seat:'s} {card} {card:?blocks|block} {rival:'s} {land}.",
    "elves_sent": "{seat} sends the Elves to {rival:'s} {clan}.",
    "elves_sent.home": "{seat} sends the Elves to {clan:the} at home.",
    "swapped": "{seat:'s} {card} {card:?swaps|swap} {mine:the} for {rival:'s} {theirs}.",
}
"""A hire and what it does."""

RESULTS: Mapping[str, str] = {
    "placed": "{loser} gives in: {clan:a} now {clan:?tops|top} {winner:'s} {land}.",
    "won": "{loser} gives in: {winner} wins the clan.",
    "held": "{loser} gives in: {winner} keeps the clan, now {clan:a}.",
    "held.unknown": "{loser} gives in: {winner} keeps the clan.",
}
"""How a challenge ends. What was won is not on top of a land until its new Ruler has chosen one (6.4)."""


class Fact(NamedTuple):
    """One event, the number of its action, and what was noted around it."""

    event: Event
    number: int
    notes: Notes | None


def tell(chapter: Sequence[KnownAction], reader: int, names: Names, say: Say) -> list[Entry]:
    """The entries of a turn, for this reader."""
    facts = [Fact(event, told.number, told.notes) for told in chapter for event in told.events]
    return _Teller([fact for fact in facts if fact.event.kind not in UNTOLD], reader, names, say).tell()


def _args(event: Event) -> tuple[Any, ...]:
    """What a fact says; what each argument is follows from its kind."""
    return event.args


class _Teller:
    """Walks over facts, each of which goes into one entry."""

    def __init__(self, facts: list[Fact], reader: int, names: Names, say: Say) -> None:
        self.facts = facts
        self.reader = reader
        self.names = names
        self.say = say
        self.at = 0  # the next fact
        self.begun = 0  # the first one that is in no entry yet
        self.entries: list[Entry] = []

    def tell(self) -> list[Entry]:
        while self.at < len(self.facts):
            _STORIES.get(self.next, _Teller.single)(self)
        return self.entries

    # -- walking

    @property
    def next(self) -> str:
        """The kind of the next fact."""
        return self.facts[self.at].event.kind if self.at < len(self.facts) else ""

    def take(self) -> Fact:
        self.at += 1
        return self.facts[self.at - 1]

    def take_all(self, *kinds: str) -> list[Event]:
        """The facts from here on that are of these kinds."""
        taken = []
        while self.next in kinds:
            taken.append(self.take().event)
        return taken

    def entry(self, *sentences: str, seat: int | None = None, depth: int = DEED, tone: str = "") -> None:
        """An entry out of all facts since the last one."""
        facts = self.facts[self.begun : self.at]
        text = " ".join([capital(sentence) for sentence in sentences])
        events = tuple([fact.event for fact in facts])
        self.entries.append(Entry(text, seat, depth, facts[0].number, facts[-1].number, events, tone))
        self.begun = self.at

    # -- words

    def plain(self, event: Event) -> str:
        return fact(event, self.names, self.say)

    def name(self, seat: int) -> Name:
        return self.say.name(self.names[seat])

    def parts(self, event: Event) -> dict[str, object]:
        return parts_of(event, self.names, self.say)

    def before(self, notes: Notes | None, place: Place) -> Count | None:
        """'4 Klakens' that lay on top there: their wilds count as what they joined."""
        top = notes.before.get(place) if notes else None
        return count(top.species, len(top.cards), self.say) if top else None

    def after(self, notes: Notes | None, place: Place) -> Many | None:
        """'3 Klakens and a Spydra' that lie on top there now."""
        top = notes.after.get(place) if notes else None
        return clan_of(top.cards, self.say) if top else None

    def extras(self, *untold: str) -> list[str]:
        """What else came of a deed: where clans went, and which are on top again because others left."""
        events = self.take_all(*EXTRAS)
        covered = {_args(event)[:2] for event in events if event.kind == "placed"}
        told = [event for event in events if event.kind != "uncovered" or _args(event)[:2] not in covered]
        return [self.extra(event) for event in told if event.kind not in untold]

    def extra(self, event: Event) -> str:
        if event.kind != "uncovered":
            return self.plain(event)
        return self.say("{seat:'s} {species:many} are on top again.", **self.parts(event))

    # -- stories

    def single(self) -> None:
        """A fact by itself, with what came of it."""
        event = self.take().event
        fields = [field.name for field in EVENTS[event.kind].fields]
        seat = _args(event)[fields.index("seat")] if "seat" in fields else None
        depth = HEADING if event.kind == "crowned" else DEED
        extras = [] if event.kind in EXTRAS else self.extras()
        self.entry(self.plain(event), *extras, seat=seat, depth=depth)

    def drew(self) -> None:
        """What everybody draws is one line; whoever knows the cards reads them first."""
        first, *others = sorted(self.take_all("drew"), key=lambda event: not event.secret)
        counts = {_args(event)[1] for event in (first, *others)}
        if not others:
            self.entry(self.plain(first), seat=_args(first)[0])
        elif not first.secret and len(counts) == 1:
            count_ = cards(counts.pop(), self.say)
            if 1 + len(others) == len(self.names):
                self.entry(self.say("Everyone draws {count:a}.", count=count_))
            else:
                seats = self.say.many([self.name(_args(event)[0]) for event in (first, *others)])
                self.entry(self.say("{seats} draw {count:a} each.", seats=seats, count=count_))
        else:
            brief = [
                self.say("{seat} {count}", seat=self.name(seat), count=n) for seat, n in [_args(e) for e in others]
            ]
            words = "{seat} draws {count:a}; {others}." if first.secret else "{seat} draws {count:a}, {others}."
            self.entry(self.say(words, **self.parts(first), others=", ".join(brief)))

    def discarded(self) -> None:
        """6.3: the card that is drawn for it belongs to it; discards that follow each other are one deed."""
        seat = _args(self.facts[self.at].event)[0]
        thrown: list[int] = []
        drawn: list[Event] = []
        while self.next == "discarded" and _args(self.facts[self.at].event)[0] == seat:
            event = self.take().event
            thrown += _args(event)[1]
            if len(_args(event)[1]) == 1 and self.next == "drew" and _args(self.facts[self.at].event) == (seat, 1):
                drawn.append(self.take().event)
        parts = {"seat": self.name(seat), "cards": census([KIND[card] for card in thrown], self.say)}
        if drawn:
            words = "{seat} discards {cards:a} and draws {drawn:a}."
            self.entry(self.say(words, **parts, drawn=self.drawn(drawn)), seat=seat)
        else:
            self.entry(self.say("{seat} discards {cards:a}.", **parts), seat=seat)

    def drawn(self, events: Sequence[Event]) -> Count | Many:
        """Cards drawn one by one, by name if the reader knows them."""
        known = [KIND[card] for event in events if event.secret for card in event.secret[0]]  # type: ignore[union-attr]
        return census(known, self.say) if len(known) == len(events) else cards(len(events), self.say)

    def skipped(self) -> None:
        """5: whoever has no cards left; one after the other they are one line."""
        events = self.take_all("skipped")
        seats = self.say.many([self.name(seat) for seat in dict.fromkeys(_args(event)[0] for event in events)])
        words = "{seats} {seats:?has no cards left and is|have no cards left and are} skipped."
        self.entry(self.say(words, seats=seats), seat=_args(events[0])[0] if len(events) == 1 else None)

    def added(self) -> None:
        """6.2: the clan as it is now, and where it went."""
        event, _, notes = self.take()
        seat, land, _ = _args(event)
        moved = self.take_all("moved")
        clan = self.after(notes, (seat, _args(moved[0])[2] if moved else land))
        if clan is None:
            sentences = [self.plain(event), *map(self.plain, moved)]
        elif moved:
            words = "{seat} adds {card:a} and moves the clan from {land:the} to {to:the}: now {clan:a}."
            sentences = [self.say(words, **self.parts(moved[0]) | self.parts(event), clan=clan)]
        else:
            words = "{seat} adds {card:a} to the clan in {land:the}: now {clan:a}."
            sentences = [self.say(words, **self.parts(event), clan=clan)]
        self.entry(*sentences, *self.extras(), seat=seat)

    def challenged(self) -> None:
        """7: the opening with the clan at stake, the answers in a row, and the result."""
        event, _, notes = self.take()
        seat, rival, land, _ = _args(event)
        clan = self.before(notes, (rival, land))
        words = "{seat} tries to recruit {rival:'s} {clan} with {card:a}."
        opening = self.say(words, **self.parts(event), clan=clan) if clan else self.plain(event)
        self.fight(opening, seat, rival)

    def claimed(self) -> None:
        """10.2: the same at the Inn."""
        event = self.take().event
        self.fight(self.plain(event), _args(event)[0], 1 - _args(event)[0])

    def fight(self, opening: str, seat: int, rival: int) -> None:
        """One entry, so that whoever reads the newest deed first still reads it in order."""
        sentences = [opening]
        answers = self.take_all("answered")
        if answers:
            first, *others = answers
            row = ", ".join([self.say("{seat} with {cards:a}", **self.parts(event)) for event in others])
            words = "{seat} answers with {cards:a}, {others}." if others else "{seat} answers with {cards:a}."
            sentences.append(self.say(words, **self.parts(first), others=row))
        if self.next != "conceded":
            self.entry(*sentences, seat=seat)
            return
        winner, result = self.result(seat, rival)
        tone = "good" if winner == self.reader else "bad" if self.reader in (seat, rival) else ""
        self.entry(*sentences, *result, seat=winner, tone=tone)

    def result(self, seat: int, rival: int) -> tuple[int, list[str]]:
        """Who won, and in words who gave in, the clan as it is now, and what is on top again."""
        event, _, notes = self.take()
        (loser,) = _args(event)
        winner = rival if loser == seat else seat
        endings = {event.kind: event for event in self.take_all("recruited", "held", "uncovered", "placed")}
        parts: dict[str, object] = {"clan": None, "land": None}
        ending = "won"
        if "placed" in endings:
            ending, parts = "placed", self.parts(endings["placed"])
            parts["clan"] = parts["cards"]
        elif "held" in endings:
            parts["clan"] = self.after(notes, (winner, _args(endings["held"])[2]))
            ending = "held" if parts["clan"] else "held.unknown"
        sentences = [self.say(RESULTS[ending], **parts, loser=self.name(loser), winner=self.name(winner))]
        if "uncovered" in endings:
            sentences.append(self.extra(endings["uncovered"]))
        return winner, sentences

    def hired(self) -> None:
        """6.5: a hire and what it does."""
        hire = self.take().event
        seat = _args(hire)[0]
        if self.next not in HIRES:
            self.entry(self.plain(hire), seat=seat)
            return
        event, _, notes = self.take()
        parts: dict[str, object] = self.parts(hire) | self.parts(event)
        if event.kind == "elves_sent":
            parts["clan"] = self.before(notes, _args(event)[1:])
        elif event.kind == "swapped":
            _, land, rival, rival_land = _args(event)
            parts |= {"mine": self.before(notes, (seat, land)), "theirs": self.before(notes, (rival, rival_land))}
        if None in parts.values():
            sentences = [self.plain(hire), self.plain(event)]
        else:
            sentences = [self.say(HIRES[case(event)], **parts)]
        swapped = ("placed",) if event.kind == "swapped" else ()  # the sentence has said what went where
        sentences += self.extras(*swapped)
        if event.kind == "elves_sent" and self.next in ("sacrificed", "dispersed"):
            sentences += [self.elves(self.take().event), *self.extras()]
        fields = [field.name for field in EVENTS[event.kind].fields]
        rival = _args(event)[fields.index("rival")] if "rival" in fields else seat
        self.entry(*sentences, seat=seat, tone="bad" if self.reader == rival != seat else "")

    def elves(self, event: Event) -> str:
        """What became of a clan to which the Elves were sent."""
        if event.kind == "sacrificed":
            return self.plain(event)
        return self.say("The whole clan leaves {seat:'s} {land}, and the game, for good.", **self.parts(event))

    def inn_shown(self) -> None:
        """10.2: guests who sit down together."""
        guests = census([KIND[_args(event)[1]] for event in self.take_all("inn_shown")], self.say)
        self.entry(self.say("{guests:A} {guests:?sits|sit} down at the Inn.", guests=guests))


_STORIES: Mapping[str, Callable[[_Teller], None]] = {
    "drew": _Teller.drew,
    "discarded": _Teller.discarded,
    "added": _Teller.added,
    "challenged": _Teller.challenged,
    "claimed": _Teller.claimed,
    "hired": _Teller.hired,
    "inn_shown": _Teller.inn_shown,
    "skipped": _Teller.skipped,
}
"""By the kind of fact that begins them."""
