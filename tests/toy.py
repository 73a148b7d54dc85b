"""Peek, a game small enough to read at once, for tests of the core: hidden hands, a deck, an answer inside a turn.

On a turn a seat may mark (public, can be taken back), dare another seat to show a card or yield a mark, draw (a
reveal, and the end of the turn) or be done. Highest hand plus marks wins when the rounds are played.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from engines.core.agenda import Agenda, Args, Frame
from engines.core.bots import RandomBot
from engines.core.errors import BadSetup
from engines.core.game import Prompt, Say, Text, no_occasion
from engines.core.judgement import Judge, Reason, UsualJudge
from engines.core.language import ENGLISH
from engines.core.opponents import Opponents, line_up
from engines.core.rng import Rng, shuffle, stream
from engines.core.setup import SWITCH, Mode, Setting, Setup, Value
from engines.core.types import HIDDEN, Decision, Event, Option, Outcome, Shape, Tell, View
from engines.core.vocabulary import EventKind, EventKinds, Field, Verbs, sentence, spell, spell_event

CARDS = ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "knave", "crown")
SEAT, SIZE, CARD = Field("seat"), Field("size"), Field("card", CARDS)
MARKS = 3  # a turn

VERBS: Verbs = {"mark": (SIZE,), "dare": (SEAT,), "show": (CARD,), "concede": (), "draw": (), "done": ()}
EVENTS: EventKinds = {
    "dealt": EventKind((), (CARD,), reveals=True),
    "marked": EventKind((SEAT, SIZE)),
    "dared": EventKind((SEAT, SEAT)),
    "showed": EventKind((SEAT, CARD), reveals=True),
    "conceded": EventKind((SEAT, SEAT)),
    "drew": EventKind((SEAT,), (CARD,), reveals=True),
    "finished": EventKind((SEAT,)),
}


@dataclass(slots=True)
class State:
    seats: int
    dares: bool
    deck: list[int]
    hands: list[list[int]]
    marks: list[int]
    streams: list[int]
    agenda: list[Frame]


def ask_turn(state: State, frame: Frame) -> Decision:
    _, seat, marked, dared = frame
    marks = [Option("mark", (size,)) for size in (1, 2)] if marked < MARKS else []
    others = [other for other in range(state.seats) if other != seat]
    dares = [Option("dare", (other,)) for other in others] if state.dares and not dared else []
    draw = [Option("draw")] if state.deck else []
    return Decision(seat, "turn", Shape.PICK_ONE, (*marks, *dares, *draw, Option("done")))


def ask_answer(state: State, frame: Frame) -> Decision:
    _, seat, _ = frame
    shows = [Option("show", (card,)) for card in state.hands[seat]]
    return Decision(seat, "answer", Shape.CONFIRM, (*shows, Option("concede")))


def mark(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    (size,) = args
    _, seat, marked, dared = frame
    state.marks[seat] += size
    if tell is not None:
        tell("marked", seat, size)
    state.agenda.append(("turn", seat, marked + 1, dared))


def dare(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    (other,) = args
    _, seat, marked, _ = frame
    state.agenda += [("turn", seat, marked, 1), ("answer", other, seat)]
    if tell is not None:
        tell("dared", seat, other)


def show(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    (card,) = args
    if tell is not None:
        tell("showed", frame[1], card)


def concede(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    state.marks[frame[1]] -= 1
    if tell is not None:
        tell("conceded", frame[1], frame[2])


def draw(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    seat, card = frame[1], state.deck.pop()
    state.hands[seat].append(card)
    if tell is not None:
        tell("drew", seat, secret=(card,), to=1 << seat)


def done(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    if tell is not None:
        tell("finished", frame[1])


def play_round(state: State, tell: Tell, frame: Frame) -> None:
    state.agenda += [("turn", seat, 0, 0) for seat in reversed(range(state.seats))]


AGENDA = Agenda(
    ask={"turn": ask_turn, "answer": ask_answer},
    work={"round": play_round},
    do={"mark": mark, "dare": dare, "show": show, "concede": concede, "draw": draw, "done": done},
)


class GameText(Text[State]):
    def prompt(self, decision: Decision, view: View[State], names: tuple[str, ...], say: Say = ENGLISH) -> Prompt:
        return Prompt(f"{names[decision.seat]}:", f"{decision.kind}?")

    def option(self, option: Option, view: View[State], names: tuple[str, ...], say: Say = ENGLISH) -> str:
        return sentence(spell(option, VERBS))

    def event(self, event: Event, names: tuple[str, ...], say: Say = ENGLISH) -> str:
        return sentence(spell_event(event, EVENTS))

    def table(self, view: View[State], names: tuple[str, ...], say: Say = ENGLISH) -> list[str]:
        return [f"{name}: {len(hand)} cards" for name, hand in zip(names, view.state.hands, strict=True)]

    def reason(self, reason: Reason, say: Say = ENGLISH) -> str:
        return f"{reason.name}: {reason.mine:.1f} instead of {reason.other:.1f}."

    def aim(self, view: View[State], say: Say = ENGLISH) -> str:
        return "Have the highest hand when the rounds are played."

    def standing(self, view: View[State], names: tuple[str, ...], say: Say = ENGLISH) -> list[str]:
        return [f"{name} has {len(hand)} cards." for name, hand in zip(names, view.state.hands, strict=True)]

    def glossary(self, view: View[State], say: Say = ENGLISH) -> dict[str, str]:
        return {card: f"Counts {worth}." for worth, card in enumerate(CARDS)}


class Peek:
    id, title, rules_version = "peek", "Peek", 3
    modes: tuple[Mode, ...] = (Mode("duel", (2,), "Two seats."), Mode("crowd", (2, 3), "Two or three."))
    settings: tuple[Setting, ...] = (
        Setting("rounds", 2, (2, 4, 30), "How many rounds are played."),
        Setting("dares", True, SWITCH, "Whether one may dare."),
        Setting("motto", "", (), "Over the door."),
    )
    kinds: Mapping[str, Shape] = {"turn": Shape.PICK_ONE, "answer": Shape.CONFIRM}
    windows: Mapping[str, str] = {}
    abstentions: Mapping[str, str] = {}
    losses: frozenset[str] = frozenset()
    trifles: frozenset[str] = frozenset()
    concludes: Mapping[str, str] = {}
    verbs, events = VERBS, EVENTS
    turn, together = "", False
    open_questions: frozenset[str] = frozenset()
    asides: frozenset[str] = frozenset()
    open_seats: frozenset[int] = frozenset()
    opponents: Opponents[State] = line_up({"guesser": RandomBot})
    brief: Mapping[str, Value] = {}
    text = GameText()

    def sizes(self) -> Mapping[str, Mapping[str, Value]]:
        return {"2 rounds": {"rounds": 2}, "4 rounds": {"rounds": 4}}

    def judge(self) -> Judge[State]:
        """Nobody plays the toy in earnest; tests of the judgement bring a mind of their own."""
        return UsualJudge(RandomBot, lambda state: state.seats)

    def check(self, setup: Setup) -> None:
        if len(str(setup.options["motto"])) > 20:
            raise BadSetup("motto takes twenty letters.")

    def bound(self, setup: Setup) -> int:
        return int(setup.options["rounds"]) * setup.seats * (MARKS + 3)

    def new(self, setup: Setup, tell: Tell = None) -> State:
        deck = list(range(len(CARDS)))
        streams = [stream(setup.seed, "deck")]
        shuffle(streams, 0, deck)
        hands = [[deck.pop()] for _ in range(setup.seats)]
        for seat, hand in enumerate(hands):
            if tell is not None:
                tell("dealt", secret=(hand[0],), to=1 << seat)
        agenda: list[Frame] = [("round",)] * int(setup.options["rounds"])
        state = State(setup.seats, bool(setup.options["dares"]), deck, hands, [0] * setup.seats, streams, agenda)
        AGENDA.run(state, tell)
        return state

    def decision(self, state: State) -> Decision | None:
        return AGENDA.decision(state)

    def apply(self, state: State, option: Option, tell: Tell = None) -> None:
        AGENDA.apply(state, option, tell)

    occasion = staticmethod(no_occasion)

    def outcome(self, state: State) -> Outcome | None:
        if state.agenda:
            return None
        counted = self.tally(state)
        best = max(counted.scores)
        return counted._replace(winners=tuple(seat for seat, score in enumerate(counted.scores) if score == best))

    def tally(self, state: State) -> Outcome:
        sources = tuple({"hand": sum(h), "marks": m} for h, m in zip(state.hands, state.marks, strict=True))
        scores = tuple(source["hand"] + source["marks"] for source in sources)
        return Outcome((), scores, sources)

    def clone(self, state: State) -> State:
        hands = [hand[:] for hand in state.hands]
        lists = {name: getattr(state, name)[:] for name in ("deck", "marks", "streams", "agenda")}
        return replace(state, hands=hands, **lists)

    def dump(self, state: State) -> dict[str, Any]:
        return {**asdict(state), "agenda": [list(frame) for frame in state.agenda]}

    def load(self, setup: Setup, data: Mapping[str, Any]) -> State:
        return State(**{**data, "agenda": [tuple(frame) for frame in data["agenda"]]})

    def view(self, state: State, seat: int) -> View[State]:
        seen = self.clone(state)
        seen.deck, seen.streams = [HIDDEN] * len(seen.deck), [HIDDEN] * len(seen.streams)
        seen.hands = [hand if who == seat else [HIDDEN] * len(hand) for who, hand in enumerate(seen.hands)]
        return View(seat, seen)

    def redeal(self, view: View[State], rng: Rng) -> State:
        state = self.clone(view.state)
        unseen = [card for card in range(len(CARDS)) if card not in state.hands[view.seat]]
        rng.shuffle(unseen)
        state.deck, state.streams = [unseen.pop() for _ in state.deck], [rng.fresh()]
        state.hands = [[unseen.pop() if card == HIDDEN else card for card in hand] for hand in state.hands]
        return state

    def broken(self, state: State) -> list[str]:
        cards = sorted([*state.deck, *(card for hand in state.hands for card in hand)])
        return [] if cards == list(range(len(CARDS))) else ["Every card exists once."]


PEEK = Peek()
