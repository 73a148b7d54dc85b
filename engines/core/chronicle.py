"""The chronicle: what happened at a table, as a story that one reader may know.

Actions keep every fact with its secrets. Out of here come entries for one pair of eyes, told turn by turn: a turn that
is over is told once and kept. How a game groups its facts into sentences is its `Text.tell`; by itself, every fact is
a line.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .types import WATCHER, Event, Option, View
from .vocabulary import EventKinds

if TYPE_CHECKING:
    from .game import Game, Say

HEADING, DEED, DETAIL, STEP = range(4)
"""How deep an entry stands: a turn, what somebody did, and how it went, which is read when the deed is opened; a detail
may have steps of its own."""

INDENTS = ("", "", "    ", "        ")
"""What stands before each of them where there are only letters."""


class ActionTaken(NamedTuple):
    """An action that stands, with all its secrets; the first of a game is its opening."""

    seat: int | None  # None: the opening
    option: Option | None
    events: tuple[Event, ...]
    choices: int = 0  # how many answers were worth asking for
    notes: Any = None
    """What lay open on the table around it and the facts do not carry; see `Text.notes`."""


class KnownAction(NamedTuple):
    """An action as the reader may know it."""

    number: int
    """Where it stands in the game: the opening is 0."""
    seat: int | None
    events: tuple[Event, ...]
    notes: Any = None


class Entry(NamedTuple):
    """One line of the chronicle."""

    text: str
    seat: int | None = None
    """Whom it is about, for the badge in front; None: everybody."""
    depth: int = DEED
    first: int = 0
    last: int = 0
    """The actions it tells of, to show them again."""
    events: tuple[Event, ...] = ()
    """As the reader may know them, for pictures and lights."""
    tone: str = ""
    """`battle`, or what it means for the reader: `good`, `bad`."""

    @property
    def touches(self) -> bool:
        """Whether something of the reader's changed."""
        return self.tone in ("good", "bad")


class Cut(NamedTuple):
    """Place where a turn begins: an action, and which of its facts."""

    action: int
    event: int


class Chronicle:
    """The story of one game, kept turn by turn for each reader and language."""

    def __init__(self, game: "Game[Any]", names: tuple[str, ...]) -> None:
        self._game = game
        self._names = names
        self._kept: dict[tuple[int, int, bool], list[tuple[ActionTaken, Cut, list[Entry]]]] = {}
        """Reader, language and whether all may listen -> turns that are over: the action that ended each, where in it,
        what was told."""

    def since(
        self, taken: Sequence[ActionTaken], view: View[Any], say: "Say", action: int, openly: bool = False
    ) -> list[Entry]:
        """What was done from an action on, the newest first, without headings and details. What `touches` the reader
        says so."""
        entries = self.entries(taken, view, say, openly)
        return [entry for entry in reversed(entries) if entry.depth == DEED and entry.last >= action]

    def entries(self, taken: Sequence[ActionTaken], view: View[Any], say: "Say", openly: bool = False) -> list[Entry]:
        """The whole story so far, oldest first, for whoever has this view; `openly`: of what everybody may know."""
        kept = self._kept.setdefault((view.seat, id(say), openly), [])
        over = 0  # so many of the turns that are kept are over by now: whoever goes back in time finds them again
        while over < len(kept) and kept[over][1].action < len(taken):
            if taken[kept[over][1].action] is not kept[over][0]:
                del kept[over:]  # something was taken back
                break
            over += 1
        begun = kept[over - 1][1] if over else Cut(0, 0)
        for cut in self._cuts(taken, begun) if over == len(kept) else ():
            kept.append((taken[cut.action], cut, self._tell(taken, begun, cut, view, say, openly)))
            begun, over = cut, over + 1
        told = [entry for _, _, entries in kept[:over] for entry in entries]
        return told + self._tell(taken, begun, Cut(len(taken), 0), view, say, openly)

    def _cuts(self, taken: Sequence[ActionTaken], after: Cut) -> list[Cut]:
        """Where turns begin, after this place: often in the middle of the action that ended the turn before."""
        cuts = [
            Cut(at, number)
            for at in range(after.action, len(taken))
            for number, event in enumerate(taken[at].events)
            if event.kind == self._game.turn
        ]
        return [cut for cut in cuts if cut > after]

    def _tell(
        self, taken: Sequence[ActionTaken], first: Cut, end: Cut, view: View[Any], say: "Say", openly: bool
    ) -> list[Entry]:
        chapter = []
        eyes = WATCHER if openly else view.seat
        for at in range(first.action, min(end.action + 1, len(taken))):
            seat, _, events, _, notes = taken[at]
            until = end.event if at == end.action else len(events)
            part = events[first.event if at == first.action else 0 : until]
            if part:
                chapter.append(KnownAction(at, seat, seen_by(part, eyes), notes))
        if not chapter:
            return []
        told = self._game.text.tell(chapter, view, self._names, say)
        return fact_by_fact(self._game, chapter, view, self._names, say) if told is None else told


def seen_by(events: Sequence[Event], seat: int) -> tuple[Event, ...]:
    """The events as this seat, or a WATCHER, may know them."""
    return tuple([event.seen_by(seat) for event in events])


def fact_by_fact(
    game: "Game[Any]", chapter: Sequence[KnownAction], view: View[Any], names: tuple[str, ...], say: "Say"
) -> list[Entry]:
    """The plainest story: a line for every fact that is one."""
    return [
        Entry(
            game.text.fact(event, view, names, say),
            subject(event, game.events, len(names)),
            HEADING if event.kind == game.turn else DEED,
            told.number,
            told.number,
            (event,),
        )
        for told in chapter
        for event in told.events
        if not game.events[event.kind].minor
    ]


def subject(event: Event, kinds: EventKinds, seats: int) -> int | None:
    """The seat an event is about, for the badge beside its line: its first field of that name, or the side of a battle
    if a seat fights on it. None: it is about nobody (-1), about the defenders of unexplored land, or about all."""
    for field, arg in zip(kinds[event.kind].fields, event.args, strict=True):
        if field.name in ("seat", "side") and isinstance(arg, int) and 0 <= arg < seats:
            return arg
    return None


def take_notes(game: "Game[Any]", before: Any, events: Sequence[Event], after: Any) -> Any:
    """What the chronicle wants to remember of the table before and after these facts: only what lies open for all."""
    if game.text.notable.isdisjoint(event.kind for event in events):
        return None
    return game.text.notes(seen_by(events, WATCHER), game.view(before, WATCHER), game.view(after, WATCHER))
