"""Takes the small pictures of scenes anew: `python -m tests.client.pictures`. Look at the difference."""

import sys
from pathlib import Path

import pygame

sys.path.append(str(Path(__file__).parents[3] / "build"))  # where the positions of the README's pictures are

from tests.client.test_pictures import FOLDER, SCENES, taken

if __name__ == "__main__":
    for name in SCENES:
        pygame.image.save(taken(name), FOLDER / f"{name}.png")
        print(name)
