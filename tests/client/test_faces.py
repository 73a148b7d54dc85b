"""Faces of characters at the tables."""

from typing import cast

import pytest

import engines
from client.games.opponents import face_of
from client.games.ui import ui_of
from client.render.canvas import Box, Canvas
from client.sprites import portraits


@pytest.mark.parametrize("game", engines.GAMES)
def test_every_character_has_a_face_of_its_own(game: str) -> None:
    found = engines.find(game)
    faces = [face_of(found, f"{found.opponents.usual}:{each.id}") for each in found.opponents.characters]
    assert all(faces)
    assert len({*faces}) == len(faces)
    assert {*faces} == {*ui_of(game).portraits.values()}


@pytest.mark.parametrize("player", ["human", "random", "normal", "hard"])
def test_who_plays_nobody_has_none(player: str) -> None:
    assert face_of(engines.find("cover_your_kingdom"), player) == ""


@pytest.mark.parametrize(
    ("face", "size", "shown"),
    [("grumm", 60.0, ["portraits/grumm.png", "badges/3.png"]), ("grumm", 30.0, ["badges/3.png"]), ("", 60.0, [])],
)
def test_a_small_face_leaves_its_place_to_the_shield(face: str, size: float, shown: list[str]) -> None:
    class Drawn:
        """Keeps the names of pictures and draws nothing."""

        def __init__(self) -> None:
            self.names: list[str] = []

        def picture(self, name: str, box: Box, alpha: int = 255) -> None:
            self.names.append(name)

        def light(self, *args: object) -> None: ...

    canvas = Drawn()
    portraits.crest(cast(Canvas, canvas), 2, face, 0, 0, size)
    assert canvas.names == (shown or ["badges/3.png"])
