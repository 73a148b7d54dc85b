"""Pictures of the program beside small ones that were looked at and kept: a change that nobody meant is seen.

`python -m tests.client.pictures` makes the small ones anew, after a change that was meant.
Look at them then.
"""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pictures.cover_your_kingdom import challenge, eight_rulers, two_rulers
from pictures.my_realm import her_year, his_seat

from client.games.samples import PEOPLE, Played, sample_game, sample_seats
from client.scenes.navigation import go
from client.shot import a_stage, show, show_game
from client.stage import Stage
from engines.my_realm.matters import KING, PRINCESS

FOLDER = Path(__file__).parent / "pictures"
SIZE, SMALL = (1280, 720), (240, 135)
CLOSE = 1.5
"""How much a pixel may differ on average, of 255: letters and edges are set a little differently elsewhere."""
PATCH = 24.0
"""And how much the mean of a small patch may, so that a thing that is gone is seen however small it is."""


def scene(name: str) -> Callable[[Stage], None]:
    return lambda stage: show(stage, name)


def table(position: Callable[[], Played], people: tuple[int, ...] = PEOPLE) -> Callable[[Stage], None]:
    def open_table(stage: Stage) -> None:
        game = position()
        setup = game[0].setup
        show_game(stage, "table", game, sample_seats(setup.seats, people, setup.game))
        stage.top.ui.keyboard = False

    return open_table


SCENES: dict[str, Callable[[Stage], None]] = {
    "title": lambda stage: go(stage, "title"),  # without games: each of those tells when it was played
    "setup": scene("setup"),
    "rules": scene("rules"),
    "settings": scene("settings"),
    "table": table(sample_game),
    "eight": table(eight_rulers),
    "inn": table(two_rulers),
    "sky": table(lambda: sample_game(4, wishes={"constellations": True, "powers": 1})),
    "challenge": table(challenge),
    "princess": table(her_year, (PRINCESS,)),
    "king": table(his_seat, (KING,)),
    "cover": scene("cover"),
    "results": scene("results"),
}


def taken(name: str) -> pygame.Surface:
    """The scene as it is now, small."""
    with a_stage(SIZE) as stage:
        SCENES[name](stage)
        for _ in range(3):
            stage.update(1.0)
            stage.frame()
        return pygame.transform.smoothscale(stage.picture(), SMALL)


def difference(one: pygame.Surface, two: pygame.Surface) -> float:
    """How far pixels are apart on average."""
    a, b = (pygame.image.tobytes(surface, "RGB") for surface in (one, two))
    return sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a)


def worst_patch(one: pygame.Surface, two: pygame.Surface) -> float:
    """The same for the worst of small patches."""
    size = (SMALL[0] // 6, SMALL[1] // 5)
    a, b = (pygame.image.tobytes(pygame.transform.smoothscale(each, size), "RGB") for each in (one, two))
    return max(abs(x - y) for x, y in zip(a, b, strict=True))


@pytest.mark.parametrize("name", SCENES)
def test_it_looks_as_it_did(name: str) -> None:
    kept, now = pygame.image.load(FOLDER / f"{name}.png"), taken(name)
    assert difference(kept, now) < CLOSE
    assert worst_patch(kept, now) < PATCH


def test_another_picture_is_told_apart() -> None:
    pictures = [pygame.image.load(FOLDER / f"{name}.png") for name in ("table", "eight", "sky")]
    assert difference(pictures[0], pictures[1]) > 3 * CLOSE
    assert difference(pictures[0], pictures[2]) > 3 * CLOSE
