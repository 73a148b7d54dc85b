"""The real window, with a real mouse and keyboard, from a question that hardly anybody is asked in a short game on."""

import math
import shutil
from pathlib import Path

import pytest

from client.match.saves import Library
from client.match.seats import HUMAN, Seat
from client.scenes.table.scene import TableScene
from engines import GAMES
from engines.core.bots import Deadline
from engines.core.game import set_up
from engines.core.match import Match
from engines.core.record import Action, read_record
from engines.core.rng import Rng

from ..window_kit import Person, mirror, needs_display, open_display, painted, program

GAME = GAMES["kings_and_things"]
MARSHAL = "marshal"
NAMES = ("Larissa", "Tomas")
ANSWERS = 8


def left_at(kind: str, folder: Path) -> Path:
    """The record of a game between a person and the Marshal, left when the person is asked this. Until then the Marshal
    plays for both."""
    seats = (Seat(NAMES[0], HUMAN, 0), Seat(NAMES[1], MARSHAL, 1))
    for seed in range(1, 20):
        setup = set_up(GAME, 2, {"mode": "beginners"}, seed, NAMES)
        match, bot, asked = Match(GAME, setup), GAME.opponents[MARSHAL](), []
        while (decision := match.decision) is not None and (decision.seat, decision.kind) != (0, kind):
            asked.append(bot.choose(match.view(decision.seat), decision, Deadline(math.inf), Rng(len(asked))))
            match.submit(asked[-1])
        if match.decision is not None:
            journal = Library(folder, GAMES).begin(setup, seats)
            again = Match(GAME, setup, journal)
            for option in asked:
                again.submit(option)
            return journal.path
    raise AssertionError(f"nobody is asked: {kind}")


@pytest.mark.long
@pytest.mark.thorough
@needs_display
def test_a_person_is_asked_to_deny_and_plays_on(tmp_path: Path) -> None:
    games = tmp_path / "home" / "games"
    games.mkdir(parents=True)
    record = left_at("deny", games)
    before, copy = len(read_record(record, GAMES).entries), tmp_path / "copy.crown"
    shutil.copyfile(record, copy)
    stage = mirror(tmp_path / "mirror")
    stage.resume(copy)
    with open_display() as display, program(display, tmp_path / "home", str(record)) as window:
        window.wait_for(painted(stage), "the table")
        person = Person(stage, window, record, copy)
        while person.answers < ANSWERS and not person.step():
            pass
        if isinstance(stage.top, TableScene):
            person.settle()
        person.catch_up()
    new = [entry for entry in read_record(record, GAMES).entries[before:] if isinstance(entry, Action)]
    assert new[0].option.verb in ("deny", "leave_there")
    assert len([entry for entry in new if entry.seat == 0]) > ANSWERS // 2
