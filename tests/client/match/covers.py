"""How often two people at one screen hand the mouse over, in games that were played before: with open questions, and as
if there were none.

    python -m tests.client.match.covers            ten games of each, for the table
"""

from dataclasses import replace
from typing import Any

from client.match.prompts import Ask, AskAll, Cover, Over
from client.match.seats import HUMAN, Seat
from client.match.session import Session
from client.match.thinking import chance_for
from client.settings import Settings
from engines import GAMES
from engines.core.bots import Deadline
from engines.core.game import Game, set_up
from engines.core.seats import bot_for
from engines.core.setup import Setup, Value
from engines.core.types import Option

TABLES: dict[str, dict[str, Value]] = {
    "cover_your_kingdom": {},
    "kings_and_things": {},
    "knights_and_ninjas": {},
    "my_realm": {"mode": "duo"},
}
"""Game -> what two people play."""
GAMES_EACH = 10


def played(game: Game[Any], seed: int, wishes: dict[str, Value]) -> tuple[Setup, list[Option]]:
    """A game of two as computers play it."""
    setup = set_up(game, 2, wishes, seed)
    state, answers = game.new(setup), list[Option]()
    bots = [bot_for(game, game.opponents.usual) for _ in range(2)]
    while decision := game.decision(state):
        chance = chance_for(setup, decision.seat, len(answers))
        answers.append(
            bots[decision.seat].choose(game.view(state, decision.seat), decision, Deadline(60.0, lambda: 0.0), chance)
        )
        game.apply(state, answers[-1])
    return setup, answers


def covers(game: Game[Any], setup: Setup, answers: list[Option]) -> dict[str, int]:
    """How many covers lie between two people who answer that, by what is asked behind them."""
    seats = [Seat(name, HUMAN, number) for number, name in enumerate(setup.names)]
    session = Session.begin(game, setup, seats, Settings(animation_speed=0.0, auto_answer=False))
    found: dict[str, int] = {}
    while not isinstance(session.prompt, Over):
        prompt, wanted = session.prompt, answers[len(session.match.moves)]
        if isinstance(prompt, Cover):
            found[prompt.decision.kind] = found.get(prompt.decision.kind, 0) + 1
            session.ready()
        elif isinstance(prompt, AskAll):
            _answer_together(session, game, answers, prompt)
        elif isinstance(prompt, Ask) and wanted not in prompt.decision.options:
            session.turn_away()  # something out of what is hidden, beside an open question
        else:
            session.choose(wanted)
    return found


def _answer_together(session: Session, game: Game[Any], answers: list[Option], prompt: AskAll) -> None:
    """Whoever does something claims the question; else nobody does."""
    state, at, passes = game.clone(session.match.state), len(session.match.moves), game.windows[prompt.decision.kind]
    while (decision := game.decision(state)) and decision.kind == prompt.decision.kind:
        if answers[at].verb != passes and decision.seat in prompt.seats:
            session.claim(decision.seat)
            return
        game.apply(state, answers[at])
        at += 1
    session.no_one()


def without_open_questions(game: Any) -> Game[Any]:
    """The same game, in which every question to somebody else is covered."""
    closed: Game[Any] = replace(game, open_questions=frozenset(), open_seats=frozenset(), asides=frozenset())
    return closed


def main() -> None:
    print("| game | games | answers | covers before | covers now | |\n|---|---|---|---|---|---|")
    for name, wishes in TABLES.items():
        game = GAMES[name]
        before = now = total = 0
        for seed in range(1, GAMES_EACH + 1):
            setup, answers = played(game, seed, wishes)
            total += len(answers)
            before += sum(covers(without_open_questions(game), setup, answers).values())
            now += sum(covers(game, setup, answers).values())
        less = 100 * (before - now) // before
        print(f"| {game.title} | {GAMES_EACH} | {total} | {before} | {now} | {less} % fewer |")


if __name__ == "__main__":
    main()
