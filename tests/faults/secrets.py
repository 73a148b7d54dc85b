"""Secrecy by swapping what is hidden: worlds in pairs that look the same to one pair of eyes.

    python -m tests.faults.secrets                          the long form: 10,000 pairs of each game
    python -m tests.faults.secrets my_realm --pairs 500     one game
    python -m tests.faults.secrets --log secrets.log        goes on where the log ends

A pair is a position of a random game, every setting drawn at random, and the same position with everything dealt anew
that a seat (or somebody who only looks on) cannot know: hands, decks, face-down armies, what only others heard. All
that is shown or told to these eyes must be the same in both: view, question, options, words, chronicle, what is shown
again, a hint, a computer's choice in that seat, and the pause before another computer answers.
"""

import argparse
import copy
import math
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from client.match import thinking
from client.match.chronicle import UnseenMoment
from client.match.prompts import Ask, Thinking
from client.match.seats import HUMAN, Seat
from client.match.session import Session
from client.settings import Settings
from engines import GAMES
from engines.core.bots import Deadline
from engines.core.chronicle import ActionTaken, take_notes
from engines.core.game import Game
from engines.core.match import Match
from engines.core.opponents import RANDOM
from engines.core.rng import Rng
from engines.core.types import WATCHER, Event

from .long_form import Log, Result, run
from .random_tables import random_setup

LONG = 10_000
"""Pairs of each game in the long form."""
EACH = 25
"""Pairs of one game at most: then another one is begun."""
AGAIN = 4
"""So many of the last actions can be shown again."""
STRIDE = {"kings_and_things": 80}
"""Actions from one pair to the next, about; of other games a tenth of that."""
LONGEST = 2500
"""A game is left after so many actions: what comes then was there before."""


class World(NamedTuple):
    """A position, how it came about, and what can be shown of that again."""

    match: Match[Any]
    taken: list[ActionTaken]
    past: list[UnseenMoment]


class Pair(NamedTuple):
    """Two worlds that look the same to a viewer, a seat or WATCHER."""

    viewer: int
    real: World
    other: World

    @property
    def worlds(self) -> tuple[World, World]:
        return self.real, self.other


# -- worlds ------------------------------------------------------------------------------------------------------------


def other_secret(action: ActionTaken, viewer: int) -> ActionTaken:
    """What only others know of an event is something else."""
    told = tuple(
        event if viewer != WATCHER and event.audience >> viewer & 1 else event._replace(secret=_others(event))
        for event in action.events
    )
    return action._replace(events=told)


def _others(event: Event) -> tuple[Any, ...]:
    return tuple((0,) * len(arg) if isinstance(arg, tuple) else 0 for arg in event.secret)


def other_world(world: World, viewer: int, rng: Rng) -> World:
    """The same game in the eyes of this viewer, and everything dealt anew that it cannot know."""
    game = world.match.game

    def dealt_anew(state: Any) -> Any:
        return game.redeal(game.view(state, viewer), rng)

    match = copy.copy(world.match)
    match.state = dealt_anew(match.state)
    match.decision = game.decision(match.state)
    past = [_other_moment(game, moment, viewer, dealt_anew) for moment in world.past]
    long_ago = world.taken[: len(world.taken) - len(past)]
    return World(match, [*[other_secret(action, viewer) for action in long_ago], *[each.action for each in past]], past)


def _other_moment(game: Game[Any], moment: UnseenMoment, viewer: int, dealt_anew: Callable[[Any], Any]) -> UnseenMoment:
    """The same moment between two other positions; what the chronicle notes of them is noted anew."""
    before, after = dealt_anew(moment.before), dealt_anew(moment.after)
    action = other_secret(moment.action, viewer)
    notes = take_notes(game, before, action.events, after)
    return UnseenMoment(action._replace(notes=notes), before, after)


def worlds(game: Game[Any], number: int, stride: int) -> Iterator[tuple[World, Rng]]:
    """Positions of a random game with every setting drawn at random."""
    rng = Rng(number, f"secrets {game.id}")
    match = Match(game, random_setup(game, rng))
    taken = [ActionTaken(None, None, match.opening)]
    past: deque[UnseenMoment] = deque(maxlen=AGAIN)
    wait = rng.below(stride)
    while match.decision and len(taken) < LONGEST:
        if wait == 0:
            yield World(match, list(taken), list(past)), rng
        wait = wait - 1 if wait else rng.below(2 * stride)
        seat, options = match.decision.seat, match.decision.options
        before = game.clone(match.state)
        option = rng.pick(options)
        events = match.submit(option)
        action = ActionTaken(seat, option, events, len(options), take_notes(game, before, events, match.state))
        taken.append(action)
        past.append(UnseenMoment(action, before, game.clone(match.state)))


def pairs(game: Game[Any], number: int) -> Iterator[Pair]:
    """Pairs of worlds of one game: mostly in the eyes of who is asked, else of any other, or of nobody."""
    for world, rng in worlds(game, number, STRIDE.get(game.id, 8)):
        decision = world.match.decision
        assert decision is not None
        anybody = rng.below(world.match.setup.seats + 1) - 1  # -1 is WATCHER
        viewer = decision.seat if rng.below(2) else anybody
        yield Pair(viewer, world, other_world(world, viewer, rng))


# -- what is shown and told --------------------------------------------------------------------------------------------


def sit_down(world: World, viewer: int, computer: str = RANDOM) -> Session:
    """The game on a screen, with this viewer before it and computers everywhere else."""
    names = world.match.setup.names
    seats = [Seat(name, HUMAN if n == viewer else computer, n) for n, name in enumerate(names)]
    session = Session(world.match, seats, Settings(), world.taken)
    session._film.past.extend(world.past)
    return session


def shown(world: World, viewer: int) -> Iterator[tuple[str, Any]]:
    """Everything that these eyes get to see, by name."""
    match, game, names = world.match, world.match.game, world.match.setup.names
    view, decision = match.view(viewer), match.decision
    assert decision is not None
    question = decision if decision.seat == viewer else decision._replace(options=())
    yield "the laws", game.broken(match.state)
    yield "the view", view
    yield "the question", question
    yield "the question in words", game.text.prompt(question, view, names)
    yield "the answers in words", [game.text.option(option, view, names) for option in question.options]
    if viewer != WATCHER:
        yield "the table in words", game.text.table(view, names)
    session = sit_down(world, viewer)
    yield "the prompt", session.prompt
    yield "the chronicle", session.chronicle()
    yield "what is told", session.told()
    yield "what is shown again", session.moments_again()
    if isinstance(session.prompt, Ask):
        yield "the hint", session.hint(wait=True)
        for name, make in game.opponents.items():
            chance = thinking.chance_for(match.setup, viewer, len(world.taken))
            yield f"the choice of the {name}", make().choose(view, decision, Deadline(math.inf), chance)
    if isinstance(session.prompt, Thinking):
        session.tick(100.0)
        assert session._thought is not None
        yield "the pause", session._thought._pause._due
        session.close()


def differences(pair: Pair) -> list[str]:
    """What these eyes could tell the two worlds apart by."""
    found = []
    for (name, one), (_, two) in zip(*(shown(world, pair.viewer) for world in pair.worlds), strict=True):
        if one != two:
            found.append(f"{name}: {one!r} but {two!r}")
    return found


def differs(pair: Pair) -> bool:
    """Whether anything is hidden at all."""
    one, two = (world.match.game.dump(world.match.state) for world in pair.worlds)
    return {**one, "rng": 0} != {**two, "rng": 0}


# -- many of them ------------------------------------------------------------------------------------------------------


def look_at(game: Game[Any], number: int, most: int = EACH) -> Result:
    """The pairs of one game that differ in something hidden."""
    looked, position = 0, ""
    try:
        for pair in pairs(game, number):
            match = pair.real.match
            position = f"seen by {pair.viewer} after {len(pair.real.taken)} actions of {match.setup}"
            if not differs(pair):
                continue
            if found := differences(pair):
                return Result(number, looked, f"{position}: {'; '.join(found)}")
            looked += 1
            if looked == most:
                break
    except Exception as error:  # whatever it is, it belongs to a position
        return Result(number, looked, f"{position}: {error!r}")
    return Result(number, looked)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tests.faults.secrets", description="Pairs of worlds that look the same.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them, if none is named")
    parser.add_argument("--pairs", type=int, default=LONG, help="of each game")
    parser.add_argument("--only", type=int, help="the number of one game")
    parser.add_argument("--log", type=Path, help="a file to write what was looked at to, and to go on from")
    args = parser.parse_args(arguments)
    thinking.PATIENCE = math.inf  # the clock must not decide what a computer answers
    log, bad = Log(args.log), 0
    for name in args.games or GAMES:
        if args.only is not None:
            print(result := look_at(GAMES[name], args.only))
            bad += bool(result.trouble)
        else:
            bad += run(log, name, partial(look_at, GAMES[name]), *_goal(log, name, args.pairs))
    return 1 if bad else 0


def _goal(log: Log, name: str, pairs: int) -> Sequence[Any]:
    return (
        lambda: log.total(name) >= pairs,
        lambda: f"{name}: {log.total(name)} pairs in {log.games(name)} games, {log.bad(name)} bad",
    )


if __name__ == "__main__":
    sys.exit(main())
