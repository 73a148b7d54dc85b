"""`four-crowns shot`: one frame of a scene, without a screen and without touching anybody's games or settings."""

import argparse
import math
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from engines import GAMES
from engines.commands.arguments import BadArguments
from engines.core.bots import Deadline
from engines.core.errors import FourCrownsError
from engines.core.playback import Playback
from engines.core.rng import Rng
from engines.core.seats import bot_for
from engines.core.types import Option

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame  # SDL reads its environment when it is loaded
from msgspec.structs import replace

from .games.samples import SAMPLE_GAME, Played, fill_ledger, fill_library, keep_sample, sample_of, sample_seats
from .match.lessons import lessons_of
from .match.seats import HUMAN, Seat, seats_of
from .match.session import Session
from .match.watching import Sight
from .paths import HOME, find_folders
from .program import open_stage
from .scenes.lesson.opening import open_step
from .scenes.navigation import go
from .scenes.puzzle.scene import open_puzzle
from .scenes.replay.opening import watch
from .scenes.review.scene import ReviewScene
from .sprites.timeline import Cue
from .stage import Stage
from .stage.scene import Scene

WEIGHED = 12
"""So many answers are looked at for a warning."""
STORIES = ("deed", "loss", "forced", "result", "summary")
"""Scenes of a table where something is told."""
LONGEST = 40_000
"""So many moments are waited for one."""
SHOWN_REPLAY = 0.67
"""How far a replay has come on its picture: to its last key moment before that."""
TRIES = 12
"""In so many sample games something is looked for: not everything happens in each."""


def take_shot(arguments: argparse.Namespace) -> int:
    """Draw, write the picture, say nothing."""
    with a_stage(arguments.size, arguments.scale, arguments.lang) as stage:
        if arguments.scene == "lesson":
            show_lesson(stage, arguments.game, arguments.lesson, arguments.step)
        else:
            show(stage, arguments.scene, arguments.record, arguments.seat, arguments.game)
        picture = stage.picture()
    try:
        pygame.image.save(picture, arguments.output)
    except (pygame.error, OSError) as error:
        raise BadArguments(f"four-crowns shot: {arguments.output} cannot be written: {error}.") from error
    return 0


@contextmanager
def a_stage(size: tuple[int, int], scale: int = 0, language: str = "en") -> Iterator[Stage]:
    """A stage that needs no screen, with a library of its own that is gone afterwards."""
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((16, 16))
    with tempfile.TemporaryDirectory() as folder:
        stage = open_stage(size, find_folders({HOME: folder}), silent=True)
        stage.toasts.clear()
        stage.change(scale=scale, language=language, animation_speed=0.0, reduced_motion=True)
        try:
            yield stage
        finally:
            stage.close()


def show(
    stage: Stage, scene: str, record: Path | None = None, seat: int | None = None, game: str = SAMPLE_GAME
) -> None:
    """Put a scene on the stage as a player would find it. A record says by itself what is played."""
    if scene == "puzzle":
        stage.push(Scene(stage))
        open_puzzle(stage, game, 1, "")
    elif scene in ("title", "library", "statistics", "challenges"):
        fill_library(stage.library)
        if scene in ("statistics", "challenges"):
            fill_ledger(stage.library)
        go(stage, scene)
    elif scene == "review":
        show_review(stage, record or keep_sample(stage.library, game, finished=True), (seat or 1) - 1)
    elif scene == "replay":
        show_replay(stage, record or keep_sample(stage.library, game, finished=True), seat)
        return
    elif scene in ("setup", "rules"):
        go(stage, scene, game)
    elif scene in STORIES:
        middle = 0.0 if scene == "loss" else 0.5
        for luck in range(TRIES if record is None else 1):
            played = _game(stage, record, game, finished=False, middle=middle, luck=luck)
            if show_story(stage, scene, *played, seat):
                return
            stage.home()
        raise BadArguments("four-crowns shot: nothing of that sort happens in this game.")
    elif scene in ("hint", "warning"):
        show_game(stage, "table", *_game(stage, record, game, finished=False), seat)
        show_advice(stage, scene)
        return
    elif scene in ("table", "cover", "results"):
        show_game(stage, scene, *_game(stage, record, game, finished=scene == "results"), seat)
        return
    else:
        go(stage, scene)
    _settle(stage)


def show_replay(stage: Stage, record: Path, seat: int | None = None) -> None:
    """The replay of a game, two thirds of the way to its end, as it is there and as one seat saw it."""
    stage.push(Scene(stage))
    try:
        watch(stage, record)
        while stage.top.name == "reading":
            stage.update(0.1)
    except (FourCrownsError, OSError) as error:
        raise BadArguments(f"four-crowns shot: {error}") from error
    replay: Any = stage.top
    if replay.name != "replay":
        raise BadArguments(f"four-crowns shot: {' '.join(toast.text for toast in stage.toasts)}")
    ways = [way for way in replay.session.perspectives() if way.sight is Sight.SEAT]
    if seat is not None and not any(way.seat == seat - 1 for way in ways):
        raise BadArguments(f"four-crowns shot: nobody may watch this game as seat {seat}.")
    if seat is not None:
        replay.look_as(next(way for way in ways if way.seat == seat - 1))
    reached = [key.moment for key in replay.course.keys if key.moment <= replay.session.played.last * SHOWN_REPLAY]
    replay.go(reached[-1] if reached else round(replay.session.played.last * SHOWN_REPLAY))
    _settle(stage)


def show_review(stage: Stage, record: Path, seat: int) -> None:
    """The three moments of a finished game that cost one seat most."""
    try:
        found = stage.library.read(record)
    except (FourCrownsError, OSError) as error:
        raise BadArguments(f"four-crowns shot: {error}") from error
    game: Any = GAMES[found.setup.game]
    review = ReviewScene(stage, Playback(game, found), record, seat)
    stage.push(review)
    while not review.review.done:
        stage.update(0.05)


def show_lesson(stage: Stage, game: str, number: int, step: int) -> None:
    """A note of a lesson at its table, as somebody finds it who came with the mouse."""
    lessons = lessons_of(GAMES[game])
    if not 1 <= number <= len(lessons) or not 1 <= step <= len(lessons[number - 1].steps):
        raise BadArguments(f"four-crowns shot: {game} has {len(lessons)} lessons, and none with such a step.")
    open_step(stage, lessons[number - 1], step - 1, "Larissa")
    scene: Any = stage.top
    for _ in range(LONGEST):
        if scene.card is not None or scene.session.finished:
            break
        stage.update(1.0)
        stage.frame()
        if scene.timeline.held:
            scene.go_on()
    scene.ui.keyboard = False
    scene.changed()
    _settle(stage)


def show_game(stage: Stage, scene: str, game: Played, seats: tuple[Seat, ...], seat: int | None = None) -> None:
    """The table of a game with one person at it, the cover over it, or how it ended."""
    match, taken = game
    asked = match.decision
    if seat is not None and not 1 <= seat <= len(seats):
        raise BadArguments(f"four-crowns shot: there are seats 1 to {len(seats)}, not {seat}.")
    if scene == "results" and asked:
        raise BadArguments("four-crowns shot: this game has no results yet.")
    if scene == "cover" and not asked:
        raise BadArguments("four-crowns shot: this game is over, and nobody is asked.")
    viewer = asked.seat if asked and (seat is None or scene == "cover") else seat - 1 if seat else 0
    if scene == "cover":  # which only a person ever sees
        seats = tuple(replace(each, player=HUMAN) if i == viewer else each for i, each in enumerate(seats))
    else:
        computer = match.game.opponents.usual
        seats = tuple(
            replace(each, player=HUMAN if i == viewer else computer if each.is_human else each.player)
            for i, each in enumerate(seats)
        )
    go(stage, "table", Posed(match, seats, stage.settings, taken))
    table: Any = stage.top
    if scene == "cover":
        table.prompt_scenes.show_cover()
    _settle(stage)
    if scene == "results":
        results: Any = stage.top
        results.result = results.result._replace(path=Path(match.game.id))  # as if it had been written down
        results.changed()
        _settle(stage)
    while scene == "table" and stage.top is not table:  # the end of a game puts its results on the table
        stage.pop()


def show_advice(stage: Stage, scene: str) -> None:
    """A hint with all its reasons, or a word before the answer that costs most of those at hand."""
    table: Any = stage.top
    if table.asked is None:
        raise BadArguments("four-crowns shot: nobody is asked in this game.")
    if scene == "hint":
        table.session.judge(wait=True)
        for _ in range(3):
            table.hint()
    else:
        lines = [(option,) for option in table.asked.decision.options[:WEIGHED]]
        found = table.session.judge(*lines, wait=True)
        dearest = max(lines, key=lambda line: found.cost(line).mean)
        stage.change(tutor="all")
        table.tutoring.warn(found, dearest)
    stage.toasts.clear()
    _settle(stage)


def show_story(
    stage: Stage, scene: str, game: Played, seats: tuple[Seat, ...], seat: int | None = None,
    wanted: Callable[[Cue], bool] = lambda cue: True,
) -> bool:  # fmt: skip
    """A table where something is being told: a deed of somebody else, what was done to the person who looks or what
    they are forced to, the result of a fight, or the summary of a turn. Computers play on for everybody until it comes,
    the first one that is `wanted`. False: it never does.
    """
    show_game(stage, "table", game, seats, seat)
    table: Any = stage.top
    session: Posed = table.session
    match = session.match
    bot = bot_for(match.game, match.game.opponents.usual)
    stage.change(animation_speed=1.0)
    for number in range(LONGEST):
        stage.update(0.05)
        if scene == "forced" and not table.timeline.busy and _is_forced(table):
            table.ui.keyboard = False
            table.changed()
            _settle(stage)
            return True
        if _tells(table.timeline.now, scene) and wanted(table.timeline.now):
            table.ui.keyboard = False
            table.changed()
            for _ in range(8):
                stage.update(0.05)
                stage.frame()
            return True
        if table.timeline.held:
            table.go_on()
        elif not table.timeline.busy and match.decision is not None:
            decision = match.decision
            session.act(bot.choose(match.view(decision.seat), decision, Deadline(math.inf), Rng(number)))
            table.follow()
        elif not table.timeline.busy:
            break
    return False


def _is_forced(table: Any) -> bool:
    """Whether the person who looks can only give something up."""
    decision, losses = table.session.match.decision, table.session.game.losses
    return decision is not None and decision.seat == table.me and {option.verb for option in decision.options} <= losses


def _tells(cue: Cue | None, scene: str) -> bool:
    if cue is None:
        return False
    if scene == "loss":
        return bool(cue.told) and cue.waits
    if scene == "deed":
        return bool(cue.told) and not cue.own
    return cue.interlude is not None and cue.interlude.name == scene


class Posed(Session):
    """A game that stands still for its picture: computers do not answer meanwhile."""

    def tick(self, now: float, held: bool = False) -> bool:
        return False

    @property
    def given(self) -> Option | None:
        return None

    def act(self, option: Option) -> None:
        """Whoever is asked answers, person or computer."""
        self._act(option)


def _settle(stage: Stage) -> None:
    stage.update(1.0)
    stage.frame()
    while stage.waiting:  # some pictures are made one by one, once the first frame is there
        stage.update(1.0)
        stage.frame()
    stage.update(1.0)


def _game(
    stage: Stage, record: Path | None, name: str, finished: bool, middle: float = 1.0, luck: int = 0
) -> tuple[Played, tuple[Seat, ...]]:
    """The game to be shown and who sits there. A picture never writes to a record. `middle`: how much of the sample has
    been played; `luck`: of which of them."""
    if record is None:
        played = sample_of(name, finished, middle, luck)
        return played, sample_seats(played[0].setup.seats, game=name)
    try:
        found = stage.library.read(record)
        game: Any = GAMES[found.setup.game]
        again = Playback(game, found)
        return (again.match, again.taken), seats_of(game, found.setup, found.table)
    except (FourCrownsError, OSError) as error:
        raise BadArguments(f"four-crowns shot: {error}") from error
