"""Short words for tests of the session: a table, the people at it, and hands that play."""

from collections.abc import Callable, Sequence
from time import sleep
from typing import Any

from client.match.chronicle import Moment
from client.match.prompts import Ask, AskAll, Cover, Over, Thinking
from client.match.seats import HUMAN, Seat
from client.match.session import Session
from client.settings import Settings
from engines import GAMES
from engines.core.game import NAMES, Game, set_up
from engines.core.journal import Journal
from engines.core.rng import Rng
from engines.core.setup import Setup, Value
from engines.core.types import Arg, Option
from tests.client.match.heist import HEIST

GAME = GAMES["cover_your_kingdom"]
BOX = {GAME.id: GAME, HEIST.id: HEIST}

TEMPT = Option("mark", (2,))
"""In Heist: the mark that everybody may stop."""

DRAW, DONE, MARK = Option("draw"), Option("done"), Option("mark", (1,))


def instant(**wishes: Any) -> Settings:
    return Settings(**{"animation_speed": 0.0, "auto_answer": False, **wishes})


def seated(players: str, game: Game[Any]) -> tuple[Seat, ...]:
    """`h` is a person; `b` the game's strongest computer; `s` its first, which in Heist is shy."""
    names = {"h": HUMAN, "b": game.opponents.usual, "s": next(iter(game.opponents)), "r": "random"}
    return tuple(Seat(NAMES[seat], names[letter], seat) for seat, letter in enumerate(players))


def setup_of(game: Game[Any], seats: int, seed: int = 7, **wishes: Value) -> Setup:
    return set_up(game, seats, wishes, seed)


def sit_down(
    players: str,
    game: Game[Any] = GAME,
    settings: Settings | None = None,
    seed: int = 7,
    journal: Journal | None = None,
    **wishes: Value,
) -> Session:
    setup = setup_of(game, len(players), seed, **wishes)
    return Session.begin(game, setup, seated(players, game), settings or instant(), journal)


def let_think(session: Session) -> Session:
    """Until a person is asked or the game is over."""
    while isinstance(session.prompt, Thinking):
        if not session.tick(0.0):
            sleep(0)
    return session


def play_out(
    session: Session,
    seed: int = 1,
    watch: Callable[[Session], None] = lambda session: None,
    steps: int = 5000,
    undo_one_in: int = 0,
) -> Session:
    """Play at random as people would, to the end or for so many prompts; `watch` looks at every prompt."""
    rng = Rng(seed, "people")
    for _ in range(steps):
        let_think(session)
        watch(session)
        match session.prompt:
            case Ask(_, decision):
                if undo_one_in and session.can_undo and not rng.below(undo_one_in):
                    session.undo()
                else:
                    session.choose(rng.pick(decision.options))
            case Cover():
                session.ready()
            case AskAll(seats):
                who = rng.pick((None, *seats))
                if who is None:
                    session.no_one()
                else:
                    session.claim(who)
            case Over():
                break
    return session


def secrets_in(moments: Sequence[Moment]) -> list[tuple[Arg, ...]]:
    return [event.secret for moment in moments for event in moment.events if event.secret]
