"""Sample games for pictures: played by computers from fixed seeds, so that they look the same everywhere."""

import math
import os
import time
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from engines import GAMES
from engines.core.bots import Deadline
from engines.core.chronicle import ActionTaken, take_notes
from engines.core.codes import code_of
from engines.core.game import set_up
from engines.core.match import Match
from engines.core.rng import Rng
from engines.core.seats import bot_for, usual_seats
from engines.core.setup import Setup
from engines.core.types import Option

from ..box import BOX
from ..match.ledger import LedgerLine
from ..match.saves import Library
from ..match.seats import HUMAN, Seat
from .ui import ui_of

SAMPLE_GAME = next(iter(BOX))
NAMES = ("Larissa", "Tomas", "Morwen", "Aiko", "Bruno", "Theo", "Ilse", "Casimir")
PEOPLE = (0, 1, 3)


def sample_seats(count: int, people: tuple[int, ...] = PEOPLE, game: str = SAMPLE_GAME) -> tuple[Seat, ...]:
    computer = GAMES[game].opponents.usual
    names = _names(game)[:count]
    return tuple(Seat(name, HUMAN if i in people else computer, i) for i, name in enumerate(names))


_KNOWN: dict[str, list[Option]] = {}
"""What was answered in a game that began like this: computers that know the same and have all the time they want give
the same answers again."""


def play_on(match: Match[Any], actions: int, until_turn_of: int | None = None, kind: str = "") -> list[ActionTaken]:
    """Let computers play so many actions, and then on until this seat is asked such a question; if none is named, that
    of the game's sample. To the end if it never is."""
    taken = [ActionTaken(None, None, match.opening)]
    game = match.game
    known = [] if match.moves else _KNOWN.setdefault(repr(match.setup), [])
    done = 0
    while match.decision is not None:
        decision = match.decision
        if done >= actions and (until_turn_of is None or (decision.seat == until_turn_of and _asks(match, kind))):
            break
        if done == len(known):
            bot = bot_for(game, game.opponents.usual)
            known.append(bot.choose(match.view(decision.seat), decision, Deadline(math.inf), Rng(done)))
        option = known[done]
        before = game.clone(match.state) if game.text.notable else None
        events = match.submit(option)
        notes = None if before is None else take_notes(game, before, events, match.state)
        taken.append(ActionTaken(decision.seat, option, events, len(decision.options), notes))
        done += 1
    return taken


def _asks(match: Match[Any], kind: str) -> bool:
    """Whether this is the question to stop at."""
    sample, asked = ui_of(match.game.id).sample, match.decision.kind if match.decision else ""
    if kind in ("", sample.kind):
        return sample.kind in ("", asked) and sample.ready(match.state)
    return asked == kind


Played = tuple[Match[Any], list[ActionTaken]]
"""A game and what happened in it."""


def sample_game(
    seats: int = 4,
    actions: int = 48,
    finished: bool = False,
    wishes: dict[str, Any] | None = None,
    seed: int = 15,
    kind: str = "",
) -> Played:
    """A game in its middle, where the first seat begins its turn or is asked something else, or at its end."""
    game: Any = GAMES[SAMPLE_GAME]
    match = Match(game, set_up(game, seats, wishes or {}, seed, NAMES[:seats]))
    return match, play_on(match, 10**9 if finished else actions, None if finished else 0, kind)


def _names(game: str) -> tuple[str, ...]:
    return ui_of(game).sample.names or NAMES


def sample_setup(name: str, luck: int = 0) -> Setup:
    """What is agreed on for the sample game of a game; `luck`: the same with other cards or dice."""
    game, sample = GAMES[name], ui_of(name).sample
    seats = sample.seats or usual_seats(game)
    return set_up(game, seats, sample.wishes, sample.seed + luck, _names(name)[:seats])


def play_sample(match: Match[Any], finished: bool = False, middle: float = 1.0) -> list[ActionTaken]:
    """Play it to its middle, or only so far towards that, or to its end."""
    sample = ui_of(match.game.id).sample
    actions = round(sample.actions * middle)
    return play_on(match, 10**9) if finished else play_on(match, actions, sample.asked, sample.kind)


def sample_of(name: str, finished: bool = False, middle: float = 1.0, luck: int = 0) -> Played:
    """The sample game of a game, or with other `luck` one like it."""
    match = Match(GAMES[name], sample_setup(name, luck))
    return match, play_sample(match, finished, middle)


def keep_sample(library: Library, name: str, finished: bool = False) -> Path:
    """The sample game of a game as a record on the shelf."""
    sample, setup = ui_of(name).sample, sample_setup(name)
    journal = library.begin(setup, sample_seats(setup.seats, game=name))
    play_sample(Match(GAMES[name], setup, journal), finished)
    return library.rename(journal.path, sample.title)


def fill_library(library: Library) -> list[Path]:
    """A game of each kind in the box, for pictures of title and library."""
    made = []
    for name in reversed(tuple(BOX)):
        sample = ui_of(name).sample
        made.append(keep_sample(library, name, sample.finished))
        played = time.time() - sample.days * 86_400
        os.utime(made[-1], (played, played))
    return made


def fill_ledger(library: Library, games: int = 72) -> None:
    """Lines of a year at one table, for pictures of statistics and challenges: who won is drawn, by a fixed seed."""
    chance, today = Rng(15), datetime.now()
    names = tuple(BOX)
    for number in range(games):
        game = BOX[names[chance.below(3) if number % 6 else -1]]
        setup = set_up(game, usual_seats(game), {}, 1000 + number, _names(game.id)[: usual_seats(game)])
        levels = [level.id for level in game.opponents.levels] or [game.opponents.usual]
        level = levels[chance.below(len(levels))]
        people = 2 if number % 4 == 3 else 1
        scores = tuple(5 * (8 + chance.below(90)) if game.id == names[0] else chance.below(13) for _ in setup.names)
        best = max(range(len(scores)), key=lambda seat: scores[seat] + (2 if seat == 0 else 0))
        challenge = number >= games - 3
        begun = today - timedelta(days=0 if challenge else (games - number) * 5)
        library.ledger.add(
            LedgerLine(
                record=f"sample {number}",
                game=game.id,
                mode=setup.mode,
                code=code_of(game, setup, BOX),
                names=setup.names,
                players=tuple(HUMAN if seat < people else level for seat in range(len(setup.names))),
                winners=(0, 1) if game.together and scores[0] > 3 else () if game.together else (best,),
                scores=(scores[0],) * len(scores) if game.together else scores,
                together=game.together,
                first=chance.below(len(scores)),
                begun=begun.isoformat(timespec="seconds"),
                minutes=20 + chance.below(70),
                turns=8 + chance.below(40),
                actions=60 + chance.below(900),
                undone=chance.below(3) if number % 5 == 0 else 0,
                hints=chance.below(2),
                challenge=begun.date().isoformat() if challenge else "",
            )
        )
