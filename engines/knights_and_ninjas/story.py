"""The story of a turn: who attacks with what and how it is answered, in one line; a robbery, a bargain, a draft on a
line of its own. What everyone draws at the start of a turn, who is asked and who has chosen is no line of history.
"""

from collections.abc import Sequence
from typing import Any

from ..core.chronicle import DEED, HEADING, Entry, KnownAction, subject
from ..core.game import Say
from ..core.language import ENGLISH, capital
from ..core.language.word import Word
from ..core.types import Event
from . import phrases
from .cards import KIND
from .events import EVENTS
from .facts import Names, fact, parts_of

UNTOLD = frozenset(("drew", "attacked", "can_answer", "cannot_answer", "raced", "chose_in_secret", "collected"))
"""Cues at the table, and facts that the next one tells as well."""

DRAFTING = frozenset(("looked", "kept", "gave"))
OUTCOMES = frozenset(
    (
        *("captured", "charmed", "destroyed", "executed", "jailed", "ladder_set"),
        *("parried", "returned", "scattered", "turned", "warded"),
    )
)
"""What may come of an answer, or of none."""

ATTACKS = ("laid", "turned")
REPLIES = ("answered", "endured", "cannot_answer")
FOLLOWERS = {
    **dict.fromkeys(REPLIES, OUTCOMES),
    "showed": frozenset(("showed",)),
    "ship_came": frozenset(("drew",)),
}
"""What is told on one line with a fact, if it follows at once."""

CALLS = {"took": "heralded", "paid_gems": "monk_came", "paid_cards": "monk_came"}
"""What everyone does because a card calls for it, and what tells of that card."""

RENAMED = {
    ("captured", "seat"): "rival",
    ("ladder_set", "seat"): "rival",
    ("scattered", "cards"): "lost",
    **{(kind, "cards"): "attackers" for kind in ("executed", "returned", "warded", "jailed")},
}
"""What a part of an outcome is to whoever answers."""

UNKNOWN = "unknown card"
TURN = "{seat:'s} turn"
DRAFTS = "{seat} drafts {cards:a}."
SHIP = "{seat:'s} {card} comes in with {count:a}."
SHOWN = "On show: {cards}."
OWN = "{seat:'s} {cards}"

ENDURED = {
    (): "{seat} doesn't answer, but has no gems to lose.",
    ("captured",): "{seat} doesn't answer: {gems} for {rival}.",
    ("destroyed",): "{seat} doesn't answer and loses {card:the}.",
    ("destroyed", "captured"): "{seat} doesn't answer: {gems} for {rival}, and {card:the} is lost.",
    ("scattered",): "{seat} doesn't answer and loses {lost:a} from hand.",
    ("scattered", "captured"): "{seat} doesn't answer: {gems} for {rival}, and {seat} loses {lost:a} from hand.",
    ("ladder_set",): "{seat} doesn't answer: {rival:'s} Ladder leans against the Castle.",
}
"""By what comes of an attack that nobody answers."""

ANSWERED = {
    (): "{seat} answers with {cards:a}.",
    ("parried",): "{seat} answers with {cards:a} and loses nothing: {strength} against {answer}.",
    ("parried", "captured"): "{seat} answers with {cards:a}: {strength} \N{MINUS SIGN} {answer} = {gems} for {rival}.",
    ("turned",): "{seat} answers with {cards:a}: the attack turns on {rival}!",
    ("charmed",): "{seat} answers with {cards:a}: {card:the} joins {seat:'s} hand.",
    ("executed",): "{seat} answers with {cards:a}: {attackers:the} {attackers:?is|are} beheaded.",
    ("returned",): "{seat} answers with {cards:a}: {attackers:the} {attackers:?goes|go} home.",
    ("warded",): "{seat} answers with {cards:a}: {attackers:the} {attackers:?is|are} stopped.",
    ("jailed",): "{seat} answers with {cards:a}: {attackers:the} {attackers:?goes|go} to the Dungeon.",
}
"""By what comes of an answer."""

NO_GEMS = "{seat} answers with {cards:a}, but has no gems to lose."
FEW_GEMS = (
    "{seat} answers with {cards:a}: {strength} \N{MINUS SIGN} {answer} = {left}, "
    "but there {gems:?is|are} only {gems} for {rival}."
)


def tell(chapter: Sequence[KnownAction], reader: int, names: Names, say: Say = ENGLISH) -> list[Entry]:
    """A chapter of the chronicle for whoever sits there."""
    story = _Story(reader, names, say)
    for told in chapter:
        story.tell(told)
    story.end_draft()
    return story.entries


class _Story:
    """A chapter while it is told."""

    def __init__(self, reader: int, names: Names, say: Say) -> None:
        self.entries: list[Entry] = []
        self._reader = reader
        self._names = names
        self._say = say
        self._at = 0
        self._draft: list[tuple[int, Event]] = []
        """Looks, keeps and gifts of a draft that is going on, with the actions they came with."""

    def tell(self, told: KnownAction) -> None:
        self._at = told.number
        events = list(told.events)
        before = ""
        while events:
            after = FOLLOWERS.get(events[0].kind, frozenset())
            if events[0].kind == "cannot_answer" and before not in ATTACKS:  # to a Highwayman's call
                after = frozenset()
            size = 1
            while size < len(events) and events[size].kind in after:
                size += 1
            self._tell(events[:size], answers=events[0].kind in REPLIES and after is OUTCOMES)
            before = events[size - 1].kind
            del events[:size]

    def _tell(self, events: Sequence[Event], answers: bool) -> None:
        """A line for events that belong together; `answers`: to an attack."""
        names, say = self._names, self._say
        event = events[0]
        if event.kind in DRAFTING:
            self._draft.append((self._at, event))
            return
        self.end_draft()
        if event.kind == "turn_began":
            self._add(fact(event, names, say, TURN), events, HEADING)
        elif answers:
            self._join(self._reply(events), events, "laid")
        elif event.kind == "showed":
            shown = [say(OWN, **parts_of(show, names, say)[1]) for show in events]
            self._join(say(SHOWN, cards=say.grammar.listed(shown, say.grammar.last)), events, "heralded")
        elif event.kind == "ship_came" and len(events) > 1:
            parts = parts_of(event, names, say)[1] | {"count": parts_of(events[1], names, say)[1]["count"]}
            self._add(say(SHIP, **parts), events)
        elif event.kind in CALLS:
            self._join(fact(event, names, say), events, CALLS[event.kind])
        elif event.kind not in UNTOLD:
            self._add(fact(event, names, say), events)

    def _reply(self, events: Sequence[Event]) -> str:
        """An answer, or none, with all that comes of it."""
        names, say = self._names, self._say
        first, *outcomes = events
        _, parts = parts_of(first, names, say)
        numbers: dict[str, Any] = {}
        for event in outcomes:
            facts, said = parts_of(event, names, say)
            numbers |= facts
            for name, word in said.items():
                parts.setdefault(RENAMED.get((event.kind, name), name), word)
        came = tuple(event.kind for event in outcomes)
        if first.kind != "answered":
            return say(ENDURED[came], **parts)
        text = ANSWERED[came]
        if "parried" in came and (left := numbers["strength"] - numbers["answer"]) > 0:
            parts["left"] = left
            text = NO_GEMS if "captured" not in came else FEW_GEMS if left > numbers["gems"] else text
        return capital(say(text, **parts))

    def end_draft(self) -> None:
        """One line for each drafter, with what the reader knows of it."""
        events = [event for _, event in self._draft]
        got: dict[int, list[int | None]] = {}
        looked: int | None = None
        for event in events:
            seat: Any = event.args[0]
            known: Any = event.secret[0] if event.secret else None
            if event.kind == "looked":
                looked = known
            else:
                owner: Any = event.args[1] if event.kind == "gave" else seat
                got.setdefault(owner, []).append(looked if known is None else known)
        for owner, cards in got.items():
            name = self._say.name(self._names[owner])
            text = self._say(DRAFTS, seat=name, cards=self._drafted(cards))
            self.entries.append(Entry(text, owner, DEED, self._draft[0][0], self._draft[-1][0], tuple(events)))
        self._draft.clear()

    def _drafted(self, cards: Sequence[int | None]) -> Word:
        known = [card for card in cards if card is not None]
        unknown = len(cards) - len(known)
        if not known:
            return phrases.cards(unknown, self._say)
        words: list[Word] = [phrases.noun(KIND[card], self._say) for card in known]
        return self._say.many([*words, self._say.count(unknown, UNKNOWN)] if unknown else words)

    def _add(self, text: str, events: Sequence[Event], depth: int = DEED) -> None:
        who = subject(events[0], EVENTS, len(self._names))
        self.entries.append(Entry(text, who, depth, self._at, self._at, tuple(events), self._tone(events)))

    def _join(self, text: str, events: Sequence[Event], kind: str) -> None:
        """An attack and its answer are one deed, and so is what a card calls for: whoever reads the newest deed first
        still reads them in order. `kind`: what the deed began with."""
        begun = self.entries[-1] if self.entries else None
        if begun is None or not any(event.kind == kind for event in begun.events):
            self._add(text, events)
            return
        told = (*begun.events, *events)
        self.entries[-1] = begun._replace(
            text=f"{begun.text} {text}", last=self._at, events=told, tone=self._tone(told)
        )

    def _tone(self, events: Sequence[Event]) -> str:
        """Gems that come to the reader, or leave them."""
        for event in events:
            if event.kind in ("captured", "robbed"):
                return {event.args[0]: "good", event.args[1]: "bad"}.get(self._reader, "")
        return ""
