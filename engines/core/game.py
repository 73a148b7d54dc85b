"""Interface of a game. A game is a deterministic machine: it is over, or one decision is pending.

Whoever holds a `Game` needs nothing else: match, records, bots, simulation, terminal and window are written once
against this page.
"""

from collections.abc import Mapping, Sequence
from types import BuiltinFunctionType
from typing import Any, NamedTuple, Protocol

from .chronicle import Entry, KnownAction
from .errors import BadSetup
from .foreign import clean_names
from .judgement import Judge, Reason
from .language import ENGLISH, Language
from .opponents import Opponents
from .rng import Rng
from .setup import LONGEST_NAME, Mode, Setting, Setup, Value, fill_options, mode_for
from .types import Decision, Event, Option, Outcome, S, Shape, Tell, View
from .vocabulary import EventKinds, Verbs

Say = Language
"""Looks sentences up in the catalogue of the player's language, and has the words to fill them with."""


NAMES = ("Ada", "Bea", "Cyd", "Dov", "Eli", "Fay", "Gus", "Hal")
"""Who sits down when nobody said who."""


class Occasion(NamedTuple):
    """Something that lasts a while, such as a battle."""

    key: tuple[int, ...]
    """The same as long as it lasts, and of no other. Made of what lies open for all."""
    openly: bool
    """Who is asked by `Game.abstentions` follows from what lies open, not from what somebody holds."""


class Prompt(NamedTuple):
    """A question in words: `lead` names the person and the moment, `sentence` says what may be done."""

    lead: str
    sentence: str

    @property
    def line(self) -> str:
        """Both in one line, for a terminal; a heading has no full stop, so it gets one.

        >>> Prompt("Ada, your turn", "Draw a card.").line
        'Ada, your turn. Draw a card.'
        """
        lead = f"{self.lead}." if self.lead and self.lead[-1] not in ".?!:" else self.lead
        return f"{lead} {self.sentence}".strip()


BUTTON = 28
"""So many letters fit on a button."""


class Label(NamedTuple):
    """An answer in words: what one does, and what comes of it."""

    words: str
    second: str = ""

    @property
    def fits(self) -> bool:
        """Whether it can stand on a button. What does not is said in few words, with the rest on the second line."""
        return len(self.words) <= BUTTON


class Heard(NamedTuple):
    """Something on the table as it is told to somebody who cannot see it: what it is, and what it can do."""

    name: str
    more: str = ""


class Place(NamedTuple):
    """A place at the table with what lies there, the nearest first: a hand, a kingdom, a land."""

    name: str
    things: tuple[Heard, ...] = ()


class Text(Protocol[S]):
    """A game's words: everything a player reads, written afresh, each sentence through the catalogue.

    Terminal and window say the same; the window adds only what needs a screen.
    """

    nouns: tuple[str, ...] = ()
    """Rows of all nouns that its sentences name, for whoever translates them."""

    printed: tuple[str, ...] = ()
    """Whatever stands on its cards and counters: names as they are printed there, and what is said of them."""

    def prompt(self, decision: Decision, view: View[S], names: tuple[str, ...], say: Say = ENGLISH) -> Prompt:
        """Who is asked what, and what is at stake as far as this view tells."""

    def option(self, option: Option, view: View[S], names: tuple[str, ...], say: Say = ENGLISH) -> str:
        """One answer, as a short phrase that no other answer has."""

    def label(self, option: Option, view: View[S], names: tuple[str, ...], say: Say = ENGLISH) -> Label:
        """The same for a button, which stands beside what it is about."""
        return Label(self.option(option, view, names, say))

    def spoken(self, options: Sequence[Option], view: View[S], names: tuple[str, ...], say: Say = ENGLISH) -> list[str]:
        """All answers to a question for somebody who cannot see what they are about; no two of them read the same."""
        return [self.option(option, view, names, say) for option in options]

    def why_not(self, option: Option, view: View[S], names: tuple[str, ...], say: Say = ENGLISH) -> str:
        """Why this answer is not offered now, as far as this view tells; empty where it is, or no rule says why."""
        return ""

    def event(self, event: Event, names: tuple[str, ...], say: Say = ENGLISH) -> str:
        """One fact, as a sentence; secret parts appear only if the event still carries them."""

    def fact(self, event: Event, view: View[S], names: tuple[str, ...], say: Say = ENGLISH) -> str:
        """The same with what this view shows around it, such as the names of places."""
        return self.event(event, names, say)

    notable: frozenset[str] = frozenset()
    """Kinds of fact whose sentence needs `notes`."""

    def notes(self, events: Sequence[Event], before: View[S], after: View[S]) -> Any:
        """What to remember of the open table before and after these facts, as they do not carry it: the cards of a clan
        that was won, who held a place until now."""
        return None

    def tell(
        self, chapter: Sequence[KnownAction], view: View[S], names: tuple[str, ...], say: Say = ENGLISH
    ) -> list[Entry] | None:
        """A turn as a story for whoever has this view. None: every fact is a line of its own, worded by `event`."""
        return None

    def table(self, view: View[S], names: tuple[str, ...], say: Say = ENGLISH) -> list[str]:
        """The whole table as this seat sees it, in lines of plain text."""

    def places(self, view: View[S], names: tuple[str, ...], say: Say = ENGLISH) -> list[Place]:
        """The same as one would tell it: place by place, what belongs to whoever listens first. A watcher's is public,
        and may be said aloud."""
        return [Place(line.strip()) for line in self.table(view, names, say)]

    def aim(self, view: View[S], say: Say = ENGLISH) -> str:
        """What wins, in one sentence, with the options that are played and the numbers of now."""

    def standing(self, view: View[S], names: tuple[str, ...], say: Say = ENGLISH) -> list[str]:
        """How near everyone is to it, as far as this view tells: a line for each seat; where all play together, one."""

    def glossary(self, view: View[S], say: Say = ENGLISH) -> Mapping[str, str]:
        """Every card, power, hero or item of this game by the name it has in options and on the table, with what it
        does in the mode that is played."""

    def shared_names(self, say: Say = ENGLISH) -> frozenset[str]:
        """Names of the glossary that several have who differ: what is said of one need not be true of another."""
        return frozenset()

    def reason(self, reason: Reason, say: Say = ENGLISH) -> str:
        """What speaks for an answer, as a sentence: what comes of it in imagined deals."""
        raise NotImplementedError

    def thumb(self, term: str, gain: float, say: Say = ENGLISH) -> str:
        """What speaks for an answer by rule of thumb: a term of its worth, and by how much it is ahead in that; empty
        where the game has no such rule."""
        return ""

    def aside(self, event: Event, view: View[S], names: tuple[str, ...], say: Say = ENGLISH) -> list[str]:
        """What this seat is shown for a moment because of a fact, away from the others, and what no log keeps."""
        return []


class Game(Protocol[S]):
    """The rules of one game, as a library without memory: every fact is in the state handed to it."""

    @property
    def id(self) -> str:
        """The same everywhere: folder, command, record."""

    @property
    def title(self) -> str: ...

    @property
    def rules_version(self) -> int:
        """Goes up when an old record would no longer replay to the same digests."""

    @property
    def modes(self) -> tuple[Mode, ...]: ...

    @property
    def settings(self) -> tuple[Setting, ...]: ...

    @property
    def kinds(self) -> Mapping[str, Shape]:
        """Every kind of decision, with its shape."""

    @property
    def windows(self) -> Mapping[str, str]:
        """Kinds of decision that are asked of seat after seat ("does anyone ...?"), each with the bare verb, always
        offered, by which a seat stays out. Who is asked is public, so a client may put the question to all at once;
        between two such windows of one kind something else is asked."""

    @property
    def abstentions(self) -> Mapping[str, str]:
        """Kinds of decision that a person may decline beforehand, for as long as an `occasion` lasts, each with the
        bare verb, always offered, by which a seat does nothing."""

    @property
    def losses(self) -> frozenset[str]:
        """Verbs by which a seat gives something up. Where nothing else is left, it is a loss all the same: no program
        answers so for a person."""

    @property
    def trifles(self) -> frozenset[str]:
        """Verbs of what may be done with almost every question and hardly ever is: nobody is stopped for them alone."""

    @property
    def concludes(self) -> Mapping[str, str]:
        """Verbs that end a series, each with the verb of its steps. Whoever took a step ends the series themselves,
        though nothing else is left to do: up to then it can be undone."""

    @property
    def open_questions(self) -> frozenset[str]:
        """Kinds of decision that are answered by what lies open for all: the answers tell nothing hidden, and whoever
        is asked needs to see nothing of their own. People round one screen need not turn away for them."""

    @property
    def asides(self) -> frozenset[str]:
        """Verbs of what may be done beside such a question, out of what is hidden; only whoever sees their own things
        is offered them."""

    @property
    def open_seats(self) -> frozenset[int]:
        """Seats that know nothing which others may not: everybody may watch them."""

    @property
    def verbs(self) -> Verbs: ...

    @property
    def events(self) -> EventKinds: ...

    @property
    def turn(self) -> str:
        """The event that begins a turn (a year, in a game of years); nothing where a game has none."""

    @property
    def together(self) -> bool:
        """Whether the table plays together, so that what counts is whether all of it wins."""

    @property
    def opponents(self) -> Opponents[S]:
        """This game's own computer players: levels, characters, and how one is made; `random` comes with the core."""

    def judge(self) -> Judge[S]:
        """Somebody who judges questions for one seat: hints, warnings and reviews come from there."""

    @property
    def brief(self) -> Mapping[str, Value]:
        """Wishes under which chance alone ends a game soon; none where it always does."""

    def sizes(self) -> Mapping[str, Mapping[str, Value]]:
        """Wishes for ever larger things to play on, by what they are called; none where there is one size."""

    @property
    def text(self) -> Text[S]: ...

    def check(self, setup: Setup) -> None:
        """Refuse (BadSetup) what single settings cannot know: combinations, and texts."""

    def bound(self, setup: Setup, /) -> int:
        """No game has more decisions than this."""

    def new(self, setup: Setup, tell: Tell = None) -> S:
        """The first position that asks something."""

    def decision(self, state: S, /) -> Decision | None:
        """The pending decision; None when the game is over."""

    def apply(self, state: S, option: Option, tell: Tell = None, /) -> None:
        """Change the state. Trusts its caller: `Match.submit` is the gate that checks."""

    def occasion(self, state: S, /) -> Occasion | None:
        """What questions of the kinds in `abstentions` belong to now; None: to nothing that one could stay out of."""

    def outcome(self, state: S, /) -> Outcome | None:
        """How it ended; None while it goes on."""

    def tally(self, state: S, /) -> Outcome:
        """What every seat has now, counted as at the end; nobody has won by it."""

    def clone(self, state: S, /) -> S:
        """A copy that shares nothing that can change."""

    def dump(self, state: S) -> dict[str, Any]:
        """The whole state as data for JSON."""

    def load(self, setup: Setup, data: Mapping[str, Any]) -> S:
        """The state that was dumped."""

    def view(self, state: S, seat: int, /) -> View[S]:
        """All that this seat may know; for `WATCHER`, what lies open for all."""

    def redeal(self, view: View[S], rng: Rng, /) -> S:
        """A full state that fits what the seat knows: `view(redeal(v, rng), v.seat) == v`."""

    def broken(self, state: S, /) -> list[str]:
        """The laws of the game that this state breaks, as sentences; empty when all is well."""


def compiled(game: Game[Any]) -> bool:
    """Whether its rules are machine code, as `build/compile.py` makes it."""
    return isinstance(game.redeal, BuiltinFunctionType)


def worth_asking(game: Game[Any], decision: Decision) -> tuple[Option, ...]:
    """The answers of a question but for trifles; all of them where there is nothing else."""
    if not game.trifles:
        return decision.options
    return tuple(option for option in decision.options if option.verb not in game.trifles) or decision.options


def no_occasion(state: Any) -> Occasion | None:
    """In most games everything is asked that must be asked."""
    return None


def set_up(
    game: Game[S],
    seats: int,
    wishes: Mapping[str, Value] | None = None,
    seed: int = 0,
    names: tuple[str, ...] | None = None,
) -> Setup:
    """A complete, checked setup out of a host's wishes (`mode` among them), or BadSetup with one sentence."""
    if names is not None and len(names) < seats:
        raise BadSetup(f"There are {seats} seats, but only {len(names)} names.")
    options = dict(wishes or {})
    mode = mode_for(game.modes, seats, options.pop("mode", None))
    sitting = clean_names((names or NAMES)[:seats], LONGEST_NAME)
    setup = Setup(game.id, seats, mode, fill_options(game.settings, options), seed, sitting)
    game.check(setup)
    return setup
