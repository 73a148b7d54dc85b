"""Heist: the toy game of the core with one open window, for tests of questions that are put to everybody.

Whoever marks two may be stopped: every other seat is asked in turn, whatever it holds, and may show a high card to take
the marks for itself, or pass. Being stopped opens the window afresh for everybody else.
"""

from collections.abc import Mapping

from engines.core.agenda import Agenda, Args, Frame
from engines.core.bots import Deadline
from engines.core.opponents import Opponents, line_up
from engines.core.rng import Rng
from engines.core.setup import Mode
from engines.core.types import Decision, Event, Option, Shape, Tell, View
from engines.core.vocabulary import EventKind, EventKinds, Verbs, sentence, spell, spell_event
from tests import toy
from tests.toy import CARD, SEAT, Peek, State

HIGH = 4  # a hand of one card can stop a mark more often than not
PASS = Option("pass")

VERBS: Verbs = {**toy.VERBS, "stop": (CARD,), "pass": ()}
EVENTS: EventKinds = {
    **toy.EVENTS,
    "stopped": EventKind((SEAT, CARD), reveals=True),
    "passed": EventKind((SEAT,)),
}


def open_window(state: State, holder: int) -> None:
    others = [seat % state.seats for seat in range(holder + 1, holder + state.seats)]
    state.agenda += [("stop", seat, holder) for seat in reversed(others)]


def ask_stop(state: State, frame: Frame) -> Decision:
    stops = [Option("stop", (card,)) for card in state.hands[frame[1]] if card >= HIGH]
    return Decision(frame[1], "stop", Shape.PICK_ONE, (*stops, PASS))


def mark(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    toy.mark(state, tell, frame, args)
    if args == (2,):
        open_window(state, frame[1])


def stop(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    _, seat, holder = frame
    while state.agenda[-1][0] == "stop":
        state.agenda.pop()
    state.marks[holder] -= 2
    state.marks[seat] += 2
    state.hands[seat].remove(args[0])
    state.deck.insert(0, args[0])
    if tell is not None:
        tell("stopped", seat, args[0])
    open_window(state, seat)


def stay_out(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    if tell is not None:
        tell("passed", frame[1])


AGENDA = Agenda(
    ask={**toy.AGENDA.ask, "stop": ask_stop},
    work=toy.AGENDA.work,
    do={**toy.AGENDA.do, "mark": mark, "stop": stop, "pass": stay_out},
)


class GameText(toy.GameText):
    def option(self, option: Option, view: View[State], names: tuple[str, ...], say: object = str) -> str:
        return sentence(spell(option, VERBS))

    def event(self, event: Event, names: tuple[str, ...], say: object = str) -> str:
        return sentence(spell_event(event, EVENTS))


class Shy:
    """Takes the last answer: passes, concedes, is done."""

    def choose(self, view: View[State], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        return decision.options[-1]


class Bold:
    """Stops whoever can be stopped; otherwise as shy."""

    def choose(self, view: View[State], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        return decision.options[0] if decision.kind == "stop" else decision.options[-1]


class Heist(Peek):
    id, title = "heist", "Heist"
    modes = (Mode("crowd", (2, 3, 4, 5), "Two to five."),)
    kinds: Mapping[str, Shape] = {**Peek.kinds, "stop": Shape.PICK_ONE}
    windows: Mapping[str, str] = {"stop": "pass"}
    verbs, events = VERBS, EVENTS
    opponents: Opponents[State] = line_up({"shy": Shy, "bold": Bold})
    text = GameText()

    def decision(self, state: State) -> Decision | None:
        return AGENDA.decision(state)

    def apply(self, state: State, option: Option, tell: Tell = None) -> None:
        AGENDA.apply(state, option, tell)


HEIST = Heist()
