"""The table as plain data. Whatever is nested is a tuple, shared between copies and replaced rather than changed."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from ..core.agenda import Args, Frame
from .charter import Charter
from .forms import Said
from .matters import MATTER

DEAL, DEATH, COLOUR = range(3)  # streams of chance: key and cards; the time die; rumours
STREAMS = ("deal", "death", "colour")

TEACHING: Final = 1  # the three phases (3)
DYING: Final = 2
REIGN: Final = 3

RETHINKS = 3
"""How often in a row one may begin a statement, a question or a judgement anew. (Undo has no such limit.)"""


class Saying(NamedTuple):
    """A statement on record."""

    year: int  # counted from the first year of the game
    form: int
    matters: tuple[int, ...]
    wording: int
    void: bool = False  # it contradicted the rest, and was struck out (6.4)

    @property
    def said(self) -> Said:
        return self.form, self.matters


class Year(NamedTuple):
    """A judged year in the Princess's history. `tally`: exact hits while the King lives, far numbers afterwards."""

    phase: int
    cards: tuple[int, ...]
    numbers: tuple[int, ...]
    tally: int
    disorder: int
    loss: int  # tokens actually taken
    points: int

    @property
    def matters(self) -> tuple[int, ...]:
        return tuple([MATTER[card] for card in self.cards])


@dataclass(slots=True)
class State:
    """One position. Rules are functions of it; it has no methods but `clone`."""

    charter: Charter
    rng: list[int]
    key: tuple[int, ...]  # matter -> value
    deck: list[int]  # drawn from the end
    aside: list[int]  # duplicates thrown out, face up
    spent: list[int]  # the cards of earlier years
    dealt: tuple[int, ...]  # this year's cards
    phase: int
    year: int  # of this phase
    rumour: int
    tokens: int
    points: int
    words: int  # statements left this year
    questions: int  # questions left this year
    silent: bool  # the King has nothing more to say this year unless he is asked
    looks: int  # how often he has looked at his key this year, where two people keep count
    sayings: tuple[Saying, ...]
    years: tuple[Year, ...]
    draft: tuple[int, ...]  # what the seat that is asked has put together so far: seen by nobody else
    rethinks: int  # how often it may still begin anew
    die: int  # the last death roll; 0: none yet
    ending: int  # -1 while it goes on
    agenda: list[Frame]

    def clone(self) -> "State":
        return State(
            self.charter,
            self.rng[:],
            self.key,
            self.deck[:],
            self.aside[:],
            self.spent[:],
            self.dealt,
            self.phase,
            self.year,
            self.rumour,
            self.tokens,
            self.points,
            self.words,
            self.questions,
            self.silent,
            self.looks,
            self.sayings,
            self.years,
            self.draft,
            self.rethinks,
            self.die,
            self.ending,
            self.agenda[:],
        )


# -- small questions and changes every chapter shares ----------------------------------------------------------------


def matters_of(state: State) -> tuple[int, ...]:
    """The matters that ask for judgement this year."""
    return tuple([MATTER[card] for card in state.dealt])


def ask(state: State, frame: Frame) -> None:
    """Put a new question to a seat, its draft a blank page."""
    state.draft = ()
    state.rethinks = RETHINKS
    state.agenda.append(frame)


def go_on(state: State, frame: Frame, more: Args = ()) -> None:
    """Write down one more part of the answer and ask for the next."""
    state.draft += more
    state.agenda.append(frame)
