"""One game played by bots from the first decision to the last: the loop that simulation and records share."""

import json
import math
import traceback
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from hashlib import blake2b
from time import perf_counter
from typing import Any, Generic, NamedTuple

from ..core.bots import Bot, Deadline, RandomBot, Watchful, tell
from ..core.errors import Fault
from ..core.game import Game
from ..core.language import ENGLISH, Language
from ..core.record import compact
from ..core.rng import Rng
from ..core.seats import bot_for
from ..core.setup import Setup
from ..core.types import EVERYONE, Arg, Decision, Event, Option, Outcome, S, Story, Tell, View
from ..core.vocabulary import spell

UNHURRIED = Deadline(math.inf)
"""Nobody waits here, so the clock decides no game: bots bound their own work, in simulations."""

Look = Callable[[int], View[S]]
"""How to see the table from a seat: `match.view`, or a game's view of a state."""


class Bots(Generic[S]):
    """The computer players of one game. Each has chance of its own, made from the seed and its seat alone, so that
    neither the deck nor another bot's thinking changes its luck."""

    def __init__(self, game: Game[S], names: Mapping[int, str], seed: int) -> None:
        self._game, self._seed = game, seed
        self._names: dict[int, str] = {}
        self._bots: dict[int, Bot[S]] = {}
        self._rngs: dict[int, Rng] = {}
        self._past: list[Event] = []
        self._heard: dict[int, int] = {}
        """How much of the past each has been told."""
        for seat, name in names.items():
            self.sit_down(seat, name)

    def __contains__(self, seat: int) -> bool:
        return seat in self._bots

    def sit_down(self, seat: int, name: str) -> None:
        """This computer plays that seat from now on."""
        self._names[seat], self._bots[seat], self._heard[seat] = name, self.made(name), 0
        self._rngs[seat] = Rng(self._seed, f"bot {seat}")

    def made(self, name: str) -> Bot[S]:
        """A computer player of that name."""
        return bot_for(self._game, name)

    @property
    def listens(self) -> bool:
        """Whether any of them remembers what happens."""
        return any(isinstance(bot, Watchful) for bot in self._bots.values())

    def hear(self, events: Iterable[Event]) -> None:
        """Something happened: whoever remembers is told before the next answer."""
        self._past.extend(events)

    def hear_again(self, events: Iterable[Event]) -> None:
        """Something was taken back, and this is all that has happened: whoever remembers begins anew with it."""
        self._past = list(events)
        for seat, bot in self._bots.items():
            if isinstance(bot, Watchful):
                self._bots[seat], self._heard[seat] = self.made(self._names[seat]), 0

    def choose(self, decision: Decision, look: Look[S]) -> Option:
        seat = decision.seat
        bot, rng = self._bots[seat], self._rngs[seat]
        if isinstance(bot, RandomBot):  # never looks, so nobody needs to build the view
            return rng.pick(decision.options)
        news = self._past[self._heard[seat] :]
        self._heard[seat] = len(self._past)
        tell(bot, seat, news)
        option = bot.choose(look(seat), decision, UNHURRIED, rng)
        if option not in decision.options:
            raise Fault(f"The bot at seat {seat} answered {option}, which was not offered")
        return option


class Played(NamedTuple):
    """Result of a game that bots played. With a fault it was stopped; otherwise it is finished, or too long."""

    seed: int
    decisions: int
    seconds: float  # without the checking of invariants
    finished: bool
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    digest: str
    fault: str = ""
    turns: int = 0


def play_out(game: Game[S], setup: Setup, names: tuple[str, ...]) -> Played:
    """Play one game between computer players of these names."""
    return play_with(game, setup, Bots(game, dict(enumerate(names)), setup.seed), Turns(game.turn))


def play_with(game: Game[S], setup: Setup, bots: Bots[S], turns: "Turns") -> Played:
    """Play one game. A broken law of the game, or anything the engine raises, is a Fault with the whole story."""
    choices: list[Option] = []
    try:
        state, seconds = _play(game, setup, bots, choices, turns)
        outcome = game.outcome(state)
        finished = game.decision(state) is None
        if finished != (outcome is not None):
            raise Fault(f"Nothing is asked any more: {finished}, but the outcome is {outcome}")
        told = digest({"choices": [spell(choice, game.verbs) for choice in choices], "end": game.dump(state)})
    except Exception as problem:  # the engine's own errors too: inside a game played by bots nothing may go wrong
        raise fault(game, setup, choices, problem) from problem
    winners, scores = (outcome.winners, outcome.scores) if outcome else ((), ())
    return Played(setup.seed, len(choices), seconds, finished, winners, scores, told, turns=turns.count)


class Turns:
    """A sink that counts the turns of a game and keeps nothing."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.count = 0

    def __call__(self, kind: str, *args: Arg, secret: tuple[Arg, ...] = (), to: int = EVERYONE) -> None:
        self.count += kind == self.kind


class Both:
    """A sink that counts turns and keeps the story."""

    def __init__(self, turns: Turns, story: Story) -> None:
        self.turns, self.story = turns, story

    def __call__(self, kind: str, *args: Arg, secret: tuple[Arg, ...] = (), to: int = EVERYONE) -> None:
        self.turns(kind)
        self.story(kind, *args, secret=secret, to=to)


def _play(game: Game[S], setup: Setup, bots: Bots[S], choices: list[Option], turns: Turns) -> tuple[S, float]:
    """The loop itself. Stops at the end or at the game's bound; `choices` tells what was done, also after an error."""
    bound = game.bound(setup)
    checking = 0.0
    start = perf_counter()
    story = Story() if bots.listens else None
    sink: Tell = turns if story is None else Both(turns, story)
    state = game.new(setup, sink)
    look = partial(game.view, state)
    while True:
        before = perf_counter()
        if laws := game.broken(state):
            raise Fault("; ".join(laws))
        checking += perf_counter() - before
        decision = game.decision(state)
        if decision is None or len(choices) == bound:
            return state, perf_counter() - start - checking
        if story:
            bots.hear(story)
            story.clear()
        option = bots.choose(decision, look)
        choices.append(option)
        game.apply(state, option, sink)


def fault(game: Game[S], setup: Setup, choices: list[Option], problem: Exception) -> Fault:
    """The problem, with what is needed to see it again: the setup and every action, in the words of a record."""
    if isinstance(problem, Fault):
        what, trace = problem.what, ""
    else:
        what, trace = f"{type(problem).__name__}: {problem}", "".join(traceback.format_exception(problem))
    actions = [f"{number:5} {compact(spell(choice, game.verbs))}" for number, choice in enumerate(choices, 1)]
    story = "\n".join([f"setup {compact(setup.header())}", f"{len(actions)} actions:", *actions])
    return Fault(what, game.id, setup.seed, f"{story}\n{trace}".rstrip())


def digest(data: Any) -> str:
    """Of the data's one spelling as JSON, so that it is the same on every Python and system."""
    return blake2b(json.dumps(data, sort_keys=True).encode(), digest_size=16).hexdigest()


def ending(outcome: Outcome | None, names: tuple[str, ...], say: Language = ENGLISH) -> str:
    """How a game ended, as a phrase.

    >>> ending(Outcome((0, 1), (7, 7)), ("Ada", "Bea"))
    'Ada and Bea win together (Ada 7, Bea 7)'
    """
    if outcome is None:
        return say("not finished")
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True))
    if not outcome.winners:
        return say("nobody wins ({scores})", scores=scores)
    winners = say.many([say.name(names[seat]) for seat in outcome.winners])
    return say("{winners} {winners:?wins|win together} ({scores})", winners=winners, scores=scores)
