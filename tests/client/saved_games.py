"""Games on the disk for tests of title and library, played a little by chance."""

import random
from pathlib import Path

import pygame

from client.games.ui import ui_of
from client.match.saves import Glimpse, Library, Saved
from client.match.seats import HUMAN, Seat
from client.stage import Stage
from client.tables.thumbnail import thumbnail
from engines import GAMES
from engines.core.game import set_up
from engines.core.match import Match

NAMES = ("Larissa", "Tomas", "Morwen", "Aiko", "Wilhelmina Maximiliane W", "Ines", "Kofi", "Yara")


def play(folder: Path, seats: int = 4, actions: int = 30, people: int = 2, name: str = "cover_your_kingdom") -> Path:
    """A game with so many actions; its file."""
    folder.mkdir(parents=True, exist_ok=True)
    game, library = GAMES[name], Library(folder, GAMES)
    computer = game.opponents.usual
    table = tuple(Seat(NAMES[n], HUMAN if n < people else computer, n) for n in range(seats))
    setup = set_up(game, seats, {}, 7, NAMES[:seats])
    journal = library.begin(setup, table)
    match, chance = Match(game, setup, journal), random.Random(1)
    for _ in range(actions):
        assert match.decision
        match.submit(chance.choice(match.decision.options))
    return journal.path


def still_of(stage: Stage, saved: Saved, glimpse: Glimpse, size: tuple[int, int]) -> pygame.Surface:
    """The picture of a saved game."""
    ui = ui_of(saved.setup.game)
    *_, picture = thumbnail(stage, saved, glimpse, size, ui.table(), ui.lights)
    assert picture
    return picture
