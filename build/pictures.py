"""Draws the pictures of the README into `docs/pictures/`, from sample games: `python build/pictures.py`.

It needs the box installed (`pip install -e .`), and no display. Run it when a screen has changed, and look at what
came of it.
"""

from collections.abc import Callable
from pathlib import Path

import pygame

from client.samples import Played, challenge, eight_rulers, sample_seats, two_rulers
from client.shot import a_stage, show, show_game

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
SIZE = (1920, 1080)

TABLES: dict[str, Callable[[], Played]] = {"eight": eight_rulers, "challenge": challenge, "inn": two_rulers}
SCENES = ("title", "setup", "results", "rules", "library")


def draw(name: str) -> pygame.Surface:
    """One of the pictures."""
    with a_stage(SIZE) as stage:
        if name in TABLES:
            game = TABLES[name]()
            show_game(stage, "table", game, sample_seats(game[0].setup.seats))
        else:
            show(stage, name)
        return stage.picture()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in (*SCENES, *TABLES):
        pygame.image.save(draw(name), FOLDER / f"{name}.jpg")


if __name__ == "__main__":
    main()
