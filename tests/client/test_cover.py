"""The hand-over cover: who is meant, one button, and nothing that is not public."""

from collections.abc import Callable
from typing import get_type_hints

import pygame
import pytest

from client.box import BOX
from client.input.intents import Kind
from client.render.canvas import Box, Canvas, Mark
from client.scenes.candles import IDLE_SECONDS, Flicker
from client.scenes.cover.scene import BEARINGS, CoverScene, CoverView, News, draw_cover
from client.stage.scene import Scene

from .shell_kit import TestStage, click, crowded, faults, press, stage
from .sizes import every_window

LARISSA = CoverView(
    "Larissa",
    0,
    "Cover Your Kingdom",
    "Your turn in Cover Your Kingdom. Two actions await.",
    (
        News("Tomas recruited your 3 Klakens.", 1, True),
        News("Morwen guards her Highland.", 2),
        News("Aiko blocked Tomas.", 3),
    ),
)
LONG = CoverView(
    "Wilhelmina Maximiliane W",
    4,
    "Cover Your Kingdom",
    "Wilhelmina Maximiliane W, the Elves are coming for your clan: will you pay them off?",
    tuple(
        News(f"Wilhelmina Maximiliane {number} recruits 3 Klakens from Larissa with a Spydra.", number % 8, number < 2)
        for number in range(12)
    ),
)


class Secrets(Scene):
    """A table with a hand on it, as a scene below the cover."""

    def __init__(self, stage: TestStage, colour: str) -> None:
        super().__init__(stage)
        self.colour = colour

    def draw(self, canvas: Canvas) -> None:
        canvas.rect(Box(0, 0, canvas.width, canvas.height), 0, self.colour)


class Calls(list[str]):
    def named(self, name: str) -> Callable[[], None]:
        return lambda: self.append(name)


def covered(view: CoverView = LARISSA, below: str = "#FF00FF", **settings: object) -> tuple[TestStage, Calls]:
    """A stage with secrets on it, and the cover over them."""
    made = stage(**settings)  # type: ignore[arg-type]
    calls = Calls()
    made.push(Secrets(made, below))
    made.push(CoverScene(made, view, calls.named("ready"), calls.named("menu")))
    made.update(1)
    return made, calls


@pytest.mark.parametrize("key", ["e", Kind.ACTIVATE])
def test_the_main_key_and_enter_show_the_hand(key: "Kind | str"):
    made, calls = covered()
    press(made, key)
    assert calls == ["ready"]


def test_the_button_shows_the_hand():
    made, calls = covered()
    click(made, "ready")
    assert calls == ["ready"]


def test_enter_still_means_the_button_after_a_click_beside_it():
    made, calls = covered()
    click(made, "menu")
    press(made, Kind.ACTIVATE)
    assert calls == ["menu", "ready"]


def test_esc_opens_the_menu_and_never_the_hand():
    made, calls = covered()
    press(made, Kind.BACK)
    assert calls == ["menu"]


def test_no_other_key_does_anything():
    made, calls = covered()
    press(made, *"abcdfghijklmnopqrstuvwxyz0123456789", Kind.UNDO, Kind.ZOOM, Kind.RULES, Kind.NEXT, Kind.UP, Kind.LEFT)
    assert calls == []


def test_the_cover_is_opaque_from_its_first_frame():
    """Two tables that differ in every pixel look the same under it, at once."""
    pictures = []
    for colour in ("#FF00FF", "#00FF00"):
        made = stage((1280, 720))
        made.push(Secrets(made, colour))
        made.push(CoverScene(made, LARISSA, lambda: None, lambda: None))
        pictures.append(pygame.image.tobytes(made.picture(), "RGB"))
    assert pictures[0] == pictures[1]


def test_the_cover_knows_public_words_only():
    """It is made of words and a badge: no view, no card, no option can get in."""
    assert get_type_hints(CoverView) == {
        "name": str,
        "badge": int,
        "game": str,
        "awaits": str,
        "since": tuple[News, ...],
        "played": str,
    }
    assert get_type_hints(News) == {"text": str, "badge": int, "touches": bool}
    assert set(get_type_hints(draw_cover)) == {"canvas", "cover", "flicker", "say", "return"}
    hash(LARISSA)


def test_the_same_words_are_the_same_picture():
    """States that differ in hidden things only give the same words, so they give the same picture."""
    first, second = (covered(LARISSA._replace(since=tuple(LARISSA.since)))[0] for _ in range(2))
    assert pygame.image.tobytes(first.picture(), "RGB") == pygame.image.tobytes(second.picture(), "RGB")


def marked(view: CoverView) -> list[str]:
    made, _ = covered(view)
    marks: list[Mark] = []
    made.frame(marks)
    return [mark.text for mark in marks]


def test_it_names_the_person_what_awaits_them_and_what_happened():
    words = marked(LARISSA)
    for text in (LARISSA.name, "crimson, lion", LARISSA.awaits, LARISSA.game, "newest first", "touches you"):
        assert text in words
    told = [news.text for news in LARISSA.since]
    assert [line for line in words if line in told] == told  # the newest on top
    assert "I'm Larissa: show my cards" in words


@pytest.mark.parametrize(
    ("game", "hidden"), [("kings_and_things", "Things"), ("my_realm", "page"), ("knights_and_ninjas", "cards")]
)
def test_it_speaks_of_what_the_game_hides(game: str, hidden: str):
    words = marked(LARISSA._replace(played=game))
    assert sum(line.startswith("I'm Larissa: ") and line.endswith(f"my {hidden}") for line in words) == 1


def test_what_does_not_fit_is_counted():
    words = " ".join(marked(LONG))
    shown = sum(news.text in words for news in LONG.since)
    assert 0 < shown < len(LONG.since)
    assert f"… and {len(LONG.since) - shown} more" in words


def test_a_first_turn_has_no_news():
    assert "Nothing has happened since." in marked(LARISSA._replace(since=()))


def test_every_badge_has_words():
    assert len(set(BEARINGS)) == 8


@every_window
def test_everything_fits(size: tuple[int, int], text: int):
    made = stage(size, text_size=text)
    wide = LONG._replace(name="W" * 24)
    for view in (LARISSA, LONG, LARISSA._replace(since=()), *(wide._replace(played=game) for game in ("", *BOX))):
        made.replace(CoverScene(made, view, lambda: None, lambda: None))
        assert faults(made) == []
        assert crowded(made) == []


@pytest.mark.parametrize("palette", ["high_contrast", "colour_blind"])
def test_it_fits_in_every_palette_and_in_another_language(palette: str):
    for language in ("", "xx"):
        made, _ = covered(LONG, palette=palette, clear_typeface=True, language=language, size=(1280, 720))
        assert faults(made) == []


def test_flames_move_eight_times_a_second_and_rest_when_nobody_is_there():
    flicker = Flicker()
    assert sum(flicker.update(1 / 60) for _ in range(60)) == pytest.approx(8, abs=1)
    assert not flicker.update(IDLE_SECONDS)
    assert not any(flicker.update(1 / 60) for _ in range(60))
    flicker.wake()
    assert any(flicker.update(1 / 60) for _ in range(60))


def test_flames_stand_still_with_reduced_motion():
    made, _ = covered(reduced_motion=True)
    made.frame()
    made.update(1)
    assert not made.dirty


def test_a_moving_flame_asks_for_a_frame_but_draws_nothing_else_again():
    made, _ = covered()
    made.frame()
    assert made.update(0.2)
    assert not made.dirty
    before = pygame.image.tobytes(made.picture(), "RGB")
    made.update(0.2)
    assert pygame.image.tobytes(made.picture(), "RGB") != before
