"""A card enlarged beside what is pointed at, its rule in words, and the flip-books."""

import pygame
import pytest

from client.games.cover_your_kingdom.figures import face_of
from client.games.cover_your_kingdom.manifest import manifest
from client.games.cover_your_kingdom.zoom_box import FLIP_AFTER, ZoomInfo, draw_rule_box, draw_zoom, flips, page_at
from client.render.canvas import Box, Canvas, Mark
from client.stage.scene import Scene

from ..shell_kit import TestStage, faults, stage
from ..sizes import every_window

NOW = "Now: settle it with a second one, add it to your Klakens, recruit one of 3 clans, or discard it and draw."


def about(name: str, frame: int = 0) -> ZoomInfo:
    face = face_of(name)
    words = (
        "40 magic. Wild: joins any clan. In a challenge it counts as two: meet it with another, or with a pair.",
        "In a challenge it counts as two. The answer is another, or two cards of the clan's own kind.",
    )
    notes = (f"Frame {frame} of {manifest()['flipbook'][name]['frames']}",) if frame else ()
    return ZoomInfo(
        face, face.name, "Wild creature, 13 in the deck", "40 magic at the end", words, NOW, notes, frame, "40 magic"
    )


class Zoomed(Scene):
    """Something that is pointed at, and the box beside it."""

    def __init__(self, stage: TestStage, info: ZoomInfo, at: tuple[float, float], time: float = 0.0) -> None:
        super().__init__(stage)
        self.info, self.at, self.seconds = info, at, time
        self.thing = self.box = Box(0, 0, 0, 0)

    def draw(self, canvas: Canvas) -> None:
        x, y = self.at[0] * (canvas.width - 110), self.at[1] * (canvas.height - 154)
        self.thing = Box(x, y, 110, 154)
        self.box = draw_zoom(canvas, self.thing, self.info, self.seconds)


class RuleBox(Scene):
    """The box beside the hand."""

    def __init__(self, stage: TestStage, info: ZoomInfo) -> None:
        super().__init__(stage)
        self.info = info
        self.box = Box(16, stage.height - 266, 264, 252)

    def draw(self, canvas: Canvas) -> None:
        draw_rule_box(canvas, self.box, self.info)


CORNERS = [(x, y) for x in (0.0, 0.5, 1.0) for y in (0.0, 0.5, 1.0)]


@every_window
def test_it_is_beside_the_thing_and_on_the_window(size: tuple[int, int], text: int):
    made = stage(size, text_size=text)
    for name in ("spydra", "ct", "elves"):
        for at in CORNERS:
            scene = Zoomed(made, about(name), at)
            made.replace(scene)
            assert faults(made) == []
            box = scene.box
            assert box.x >= 0
            assert box.y >= 0
            assert box.right <= made.width
            assert box.bottom <= made.height
            assert not box.meets(scene.thing)


def test_it_is_as_designed_at_full_size():
    made = stage()
    scene = Zoomed(made, about("spydra")._replace(now="Now: it must wait."), (0.1, 0.5))
    made.replace(scene)
    made.frame()
    assert (round(scene.box.w), round(scene.box.h)) == (632, 462)


def test_over_the_hand_it_leaves_the_hand_to_be_seen():
    made = stage()
    scene = Zoomed(made, about("spydra"), (0.5, 1.0))
    made.replace(scene)
    made.frame()
    assert scene.box.bottom < scene.thing.y


@every_window
def test_the_rule_box_holds_its_words(size: tuple[int, int], text: int):
    made = stage(size, text_size=text)
    for name in ("klaken", "elves", "mob", "ct"):
        scene = RuleBox(made, about(name))
        made.replace(scene)
        assert faults(made) == []
        marks: list[Mark] = []
        made.frame(marks)
        assert all(mark.box.bottom <= scene.box.bottom + 3 for mark in marks)
        assert all(scene.box.x <= mark.box.x and mark.box.right <= scene.box.right for mark in marks)


def test_what_is_said_can_be_kept():
    assert hash(about("pigxie", 7)) == hash(about("pigxie", 7))


# -- the flip-books ----------------------------------------------------------------------------------------------------


def test_only_pigxies_and_hentaurs_have_one():
    assert flips(about("pigxie", 7))
    assert flips(about("hentaur", 1))
    assert not flips(about("klaken"))
    assert not flips(about("spydra")._replace(frame=3))


@pytest.mark.parametrize(("name", "pages"), [("pigxie", 13), ("hentaur", 11)])
def test_a_long_look_plays_every_page_in_order_and_again(name: str, pages: int):
    info = about(name, 7)
    assert page_at(info, 0) == page_at(info, FLIP_AFTER - 0.01) == 7
    per_second = manifest()["flipbook"][name]["per_second"]
    shown = [page_at(info, FLIP_AFTER + (step + 0.5) / per_second) for step in range(pages + 6)]
    assert shown[:pages] == list(range(1, pages + 1))
    assert set(shown[pages:]) == {pages}
    assert page_at(info, FLIP_AFTER + (pages + 6.5) / per_second) == 1


def picture(info: ZoomInfo, time: float) -> bytes:
    made = stage()
    made.replace(Zoomed(made, info, (0.5, 0.5), time))
    return pygame.image.tobytes(made.picture(), "RGB")


def test_copies_differ_by_their_number_and_move_when_looked_at():
    assert picture(about("pigxie", 7), 0) != picture(about("pigxie", 8), 0)
    assert picture(about("pigxie", 7), 0) == picture(about("pigxie", 7), 1)
    assert picture(about("pigxie", 7), 0) != picture(about("pigxie", 7), 2.5)


def test_a_page_without_a_note_has_its_number():
    made = stage()
    made.replace(Zoomed(made, about("hentaur", 4)._replace(notes=()), (0.5, 0.5)))
    marks: list[Mark] = []
    made.frame(marks)
    assert "4 / 11" in [mark.text for mark in marks]
