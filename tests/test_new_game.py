"""A game is two folders and a line: the toy game, put into a copy of the box, can be played in the window."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engines import GAMES

ROOT = Path(__file__).parents[1]
TESTS = Path(__file__).parent
LINE = re.compile(r"^(GAMES = Games\(\(.*)\)\)$", re.MULTILINE)
ID, TITLE = ("peer", "Peer") if "peek" in GAMES else ("peek", "Peek")
"""What it is called in the copy: where somebody has put the toy into the box itself, otherwise."""


def renamed(text: str) -> str:
    return text.replace('"peek"', f'"{ID}"').replace('"Peek"', f'"{TITLE}"')


PLAY = renamed("""
from pathlib import Path

import pygame

from client.box import BOX
from client.match.seats import HUMAN, Seat
from client.match.session import Session
from client.render.canvas import Mark
from client.render.frame import Screen
from client.scenes.navigation import go
from client.shot import _settle, a_stage, show
from engines import find
from engines.core.game import set_up

SIZE = (1280, 720)
UNPAINTED = (255, 0, 255, 255)


def words(stage):
    marks: list[Mark] = []
    stage.frame(marks)
    return " ".join(mark.text for mark in marks)


def tell(what, *needed):
    print(what, *[need for need in needed if need not in told] or ["ok"])


print("box", *BOX)
for scene, needed in (
    ("choose", ("Peek", "2\\N{EN DASH}3")),
    ("setup", ("Peek", "Duel", "Two seats.", "All 3 rule options", "Guesser")),
    ("table", ("Peek", "cards left", "turn?", "draw", "dare 1")),
    ("cover", ("Pass the mouse to", "show my cards")),
    ("results", ("the crown", "Hand", "Marks")),
    ("rules", ("rulebook is missing",)),
):
    with a_stage(SIZE) as stage:
        show(stage, scene, game="peek")
        told = words(stage)
        tell(scene, *needed)
        picture = pygame.Surface(SIZE)
        Screen(picture, UNPAINTED).show(stage.frame())
        assert pygame.mask.from_threshold(picture, UNPAINTED, (1, 1, 1, 255)).count() == 0

with a_stage(SIZE) as stage:
    game = find("peek")
    seats = (Seat("Ada", HUMAN, 0), Seat("Bea", "guesser", 1))
    setup = set_up(game, 2, {"mode": "duel"}, 5, ("Ada", "Bea"))
    stage.begin(setup, seats)
    table, answers, hinted = stage.top, 0, False
    for _ in range(400):
        stage.update(0.5)
        stage.frame()
        if stage.top is not table:
            break
        if table.asked and not hinted:
            table.hint()
            table.session.hint(wait=True)
            stage.update(0.0)
            table.hint()  # where, then what
            told, hinted = words(stage), True
            tell("hint", "Do it")
        elif table.asked:
            table.act(table.table.actions()[-1])
            answers += 1
    print("played", stage.top.name, answers > 2)
    (saved,) = stage.library.entries()
    print("saved", saved.outcome is not None)
    stage.home()
    setup = set_up(game, 3, {}, 7)
    stage.begin(setup, (*seats, Seat("Cyd", HUMAN, 2)))
    stage.home()
    go(stage, "library")
    _settle(stage)
    told = words(stage)
    tell("library", " crown", "Ada, Bea and Cyd", "Crowd, ", "won with")
    picture = [key for key in stage.cache._kept if isinstance(key, tuple) and key[:1] == ("thumbnail",)]
    print("picture", bool(picture))
""")


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What a copy of the box with one game more says of it."""
    box = tmp_path_factory.mktemp("box")
    for package in ("engines", "client"):
        shutil.copytree(ROOT / package, box / package, ignore=shutil.ignore_patterns("__pycache__"))
    (box / "assets").symlink_to(ROOT / "assets")
    # one engine folder ...
    (box / "engines" / ID).mkdir()
    (box / "engines" / ID / "__init__.py").touch()
    toy = renamed((TESTS / "toy.py").read_text(encoding="utf-8"))
    (box / "engines" / ID / "game.py").write_text(f"{toy}\n\nGAME = PEEK\n", encoding="utf-8")
    # ... one folder in games/ ...
    shutil.copytree(TESTS / "toy_room", box / "client" / "games" / ID, ignore=shutil.ignore_patterns("__pycache__"))
    # ... and its name in the line of the box
    line = box / "engines" / "__init__.py"
    text = line.read_text(encoding="utf-8")
    assert len(LINE.findall(text)) == 1
    line.write_text(LINE.sub(rf'\1, "{ID}"))', text), encoding="utf-8")
    (box / "play.py").write_text(PLAY, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(box), "PYTHONDONTWRITEBYTECODE": "1", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run([sys.executable, "play.py"], cwd=box, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return dict(line.split(" ", 1) for line in done.stdout.splitlines())


def test_it_is_in_the_box(told: dict[str, str]) -> None:
    assert told["box"].split()[-1] == ID


@pytest.mark.parametrize("scene", ["choose", "setup", "table", "cover", "results", "rules", "hint", "library"])
def test_it_is_shown(told: dict[str, str], scene: str) -> None:
    assert told[scene] == "ok"


def test_it_is_played_to_its_results_and_saved(told: dict[str, str]) -> None:
    assert told["played"] == "results True"
    assert told["saved"] == "True"


def test_the_library_has_a_picture_of_its_table(told: dict[str, str]) -> None:
    assert told["picture"] == "True"
