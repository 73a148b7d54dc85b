"""The film of the README."""

import film
import pygame
import pytest

from client.games.samples import sample_game, sample_seats
from client.match.session import Session
from client.scenes.table.scene import TableScene
from client.shot import a_stage


def test_the_film_moves_and_is_small_enough_for_a_page() -> None:
    content = film.FILE.read_bytes()
    assert content[:4] + content[8:12] == b"RIFFWEBP"
    assert content.count(b"ANMF") > 10 * film.RATE
    assert len(content) <= film.LARGEST


@pytest.mark.thorough
def test_a_frame_is_what_the_window_shows_with_a_pointer_on_it(tmp_path) -> None:
    with a_stage(film.SIZE) as stage:
        match, taken = sample_game(4, 48, seed=film.SEED)
        scene = TableScene(stage, Session(match, sample_seats(4, (0,)), stage.settings, taken))
        stage.push(scene)
        camera = film.Camera(stage, tmp_path)
        camera.run(film.REST)
        version = scene.session.version
        for widget in film.ways(scene):
            camera.go(widget)
        assert scene.session.version > version, "what was clicked is the answer"
        session = scene.session
        assert session._taken[-1].option is not None
    frames = sorted(tmp_path.glob("*.png"))
    assert len(frames) == camera.taken >= film.WAY * film.RATE
    assert pygame.image.load(frames[0]).get_size() == film.SHOWN
