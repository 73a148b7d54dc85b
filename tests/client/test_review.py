"""Three moments of a finished game: what cost most, judged by what was known then."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from client.box import BOX
from client.match import thinking
from client.match.review import Choice, Review
from client.match.thinking import InPlace
from client.scenes.puzzle.scene import PuzzleScene
from client.scenes.review.scene import ReviewScene
from client.stage import Stage
from engines.core.bots import Deadline
from engines.core.game import set_up
from engines.core.journal import Journal
from engines.core.judgement import Judgement, Line
from engines.core.match import Match
from engines.core.playback import Playback
from engines.core.record import read_record
from engines.core.rng import Rng
from engines.core.search import Trial, Values
from engines.core.seats import bot_for

from .scene_kit import words
from .table_kit import bare_stage

GAME = "knights_and_ninjas"


class Seen(NamedTuple):
    """A review that somebody looked at until it was done."""

    stage: Stage
    scene: ReviewScene


@pytest.fixture(scope="module")
def careless(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return careless_game(tmp_path_factory.mktemp("review") / "careless.crown")


def careless_game(path: Path) -> Path:
    """A game in which the first seat does whatever comes to mind."""
    game: Any = BOX[GAME]
    setup = set_up(game, 3, {}, 12)
    match, chance = Match(game, setup, Journal.create(path, game, setup)), Rng(3)
    bots = [bot_for(game, name) for name in ("random", "normal", "normal")]
    while match.decision is not None:
        seat = match.decision.seat
        match.submit(bots[seat].choose(match.view(seat), match.decision, Deadline(9), chance))
    return path


def review_of(path: Path) -> Review:
    review = Review(Playback(BOX[GAME], read_record(path, BOX)), 0, InPlace())
    while not review.done:
        review.go_on()
        if review._thought is not None:
            review._thought[0].answer()
    return review


@pytest.fixture(scope="module")
def judged(careless: Path, tmp_path_factory: pytest.TempPathFactory) -> Seen:
    """Judging takes seconds: it is done once."""
    stage = bare_stage(tmp_path_factory.mktemp("stage"))
    scene = ReviewScene(stage, Playback(BOX[GAME], read_record(careless, BOX)), careless, 0)
    stage.push(scene)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinking, "PATIENCE", 3600.0)  # what `conftest.py` does for a single test
        for _ in range(400):
            if scene.review.done:
                break
            if scene.review._thought is not None:
                scene.review._thought[0].answer()
            stage.update(0.02)
    return Seen(stage, scene)


@pytest.fixture
def seen(judged: Seen) -> Iterator[Seen]:
    """Wherever a test went from there, the next one finds the review again."""
    yield judged
    while judged.stage.top is not judged.scene:
        judged.stage.pop()


@pytest.mark.thorough
def test_the_dearest_choices_come_first_and_are_the_persons_own(seen: Seen) -> None:
    review = seen.scene.review
    assert len(review.choices) == review.all > 3
    dearest = review.dearest()
    assert 1 <= len(dearest) <= 3
    costs = [choice.cost.mean for choice in dearest]
    assert costs == sorted(costs, reverse=True)
    for choice in dearest:
        taken = review.played.taken[choice.moment]
        assert (taken.seat, taken.option) == (0, choice.line[0])
        assert choice.found.best != choice.line
        assert choice.view == review.played.game.view(review.played.state(choice.moment - 1), 0)
    assert not {choice.moment for choice in review.unlucky()} & {choice.moment for choice in dearest}


def chosen(seen: Seen, worth: float, cost: float = 0.0) -> Choice:
    """A choice of that game, as if it were judged so: the chance to win before it, and what it cost."""
    choice = seen.scene.review.choices[0]
    best = (next(option for option in choice.decision.options if (option,) != choice.line),)
    values: list[list[Values]] = [[(each, 0.0, 0.0)] * 12 for each in (worth, worth - cost)]
    trials: list[Trial[Line]] = [Trial(best, values[0]), Trial(choice.line, values[1])]
    return choice._replace(found=Judgement(0, 3, (), trials, [0, 1], {choice.line: (trials[0], trials[1])}, {}))


def test_who_chose_well_and_lost_much_was_unlucky_not_wrong(seen: Seen) -> None:
    right, wrong, last = chosen(seen, 0.6), chosen(seen, 0.6, 0.2), chosen(seen, 0.2)
    review = Review(seen.scene.review.played, 0, InPlace())
    review.stop()
    review.choices = [right, last]
    assert review.unlucky() == [right]
    assert review.dearest() == []
    review.choices = [wrong, last]
    assert review.unlucky() == []
    assert review.dearest() == [wrong]
    review.choices = [chosen(seen, 0.25), last]  # hardly less than before
    assert review.unlucky() == []
    stage, scene = seen
    shown, scene.shown = scene.shown, [(right, False)]
    scene.changed()
    assert "Unlucky, not wrong" in words(stage)
    scene.shown = shown
    scene.changed()


def test_find_better_puts_the_question_on_the_table(seen: Seen, careless: Path) -> None:
    stage, scene = seen
    stage.frame()
    assert scene.review.done
    while stage.waiting:  # the pictures of the moments
        stage.update(0.1)
        stage.frame()
    area = scene._picture(scene._cards()[0])
    assert area.h > 100
    size = stage.scale.px(area.w), stage.scale.px(area.h)
    dearest = scene.review.dearest()[0]
    assert stage.cache.find(("moment", (str(careless), dearest.moment, 0), size)) is not None
    button = scene.ui.get("find 1")
    assert button is not None
    assert scene.ui.get("see 1") is not None
    shown = scene.ui.get("show 1")
    assert shown is not None
    shown.does()
    table = stage.top
    assert isinstance(table, PuzzleScene)
    for _ in range(30):
        stage.update(0.1)
    assert table.hinted is not None
    assert table.hinted.line == scene.review.dearest()[0].found.best
    assert table.hinted.ways[0].reasons == table.why()
    stage.pop()
    button.does()
    table = stage.top
    assert isinstance(table, PuzzleScene)
    assert not table.of_the_box
    for _ in range(30):
        stage.update(0.1)
    assert table.asked is not None
    choice = scene.review.dearest()[0]
    assert table.asked.decision == choice.decision
    table.answer(choice.line[0])
    assert not table.solved
    table.answer(*choice.found.best)
    assert table.solved
