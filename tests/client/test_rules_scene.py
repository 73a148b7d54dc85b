"""The rules page: what it finds, where links lead, and that it can be read at every size."""

from pathlib import Path

import pytest

from client.input.intents import Kind
from client.scenes.rules.scene import RulesScene
from client.stage import Stage

from .scene_kit import (
    GAME,
    click,
    faults,
    key,
    make_stage,
    press,
    settle,
    walk_to,
    wheel,
    words,
    write,
)
from .shell_kit import picture_faults
from .sizes import every_size, every_window


def rules(folder: Path, anchor: str = "", came_from: str = "", **settings: object) -> tuple[Stage, RulesScene]:
    stage = make_stage(folder, **settings)  # type: ignore[arg-type]
    scene = RulesScene(stage, GAME, anchor, came_from)
    stage.push(scene)
    settle(stage)
    return stage, scene


@every_window
def test_every_chapter_can_be_read_at_every_size(tmp_path, size, text):
    stage = make_stage(tmp_path, size, text_size=text)
    scene = RulesScene(stage, GAME, "answers", "Tomas, answer the Spydra.")
    stage.push(scene)
    for heading in scene.book.contents:
        scene.go(heading.anchor)
        assert faults(stage) == []
    scene.search("spydra")
    assert faults(stage) == []


@every_size
def test_the_page_is_drawn_at_every_size(tmp_path, size):
    stage, _ = rules(tmp_path, "answers", "Tomas, answer.", size=size)
    assert picture_faults(stage) == []


def test_a_link_opens_its_section_at_the_top_of_the_page(tmp_path):
    stage, scene = rules(tmp_path, "answers", "Tomas, answer the Spydra.")
    assert scene.section.heading.text == "What answers what"
    assert scene.page_top + scene.page.tops["answers"] == pytest.approx(scene.pages.view.y)
    assert "You came from\nTomas, answer the Spydra." in words(stage)


def test_an_unknown_anchor_opens_the_first_section(tmp_path):
    _, scene = rules(tmp_path, "no-such-rule")
    assert scene.anchor == scene.book.sections[0].heading.anchor


def test_typing_searches_and_enter_opens_the_first_hit(tmp_path):
    stage, scene = rules(tmp_path)
    write(stage, "opening spydra")
    assert "places" in words(stage)
    press(stage, Kind.ACTIVATE)
    assert scene.section.heading.text == "Opening with a Spydra"


def test_escape_clears_the_search_first_and_then_leaves(tmp_path):
    stage, scene = rules(tmp_path)
    write(stage, "elves")
    press(stage, Kind.BACK)
    assert scene.wanted == ""
    assert stage.running
    press(stage, Kind.BACK)
    assert not stage.running


def test_a_slash_goes_to_the_search_field_from_anywhere(tmp_path):
    stage, scene = rules(tmp_path)
    walk_to(stage, "to turn")
    key(stage, "/")
    assert scene.ui.focus == "search"
    assert scene.wanted == ""


def test_hits_and_contents_are_clicked_or_walked_to(tmp_path):
    stage, scene = rules(tmp_path)
    write(stage, "spydra")
    click(stage, "hit1")
    clicked = scene.anchor
    walk_to(stage, "hit0")
    press(stage, Kind.ACTIVATE)
    assert scene.anchor not in ("", clicked)
    click(stage, "search")
    press(stage, Kind.BACK)
    click(stage, "to turn")
    assert scene.anchor == "turn"


def test_following_a_link_leaves_a_trail_back(tmp_path):
    stage, scene = rules(tmp_path, "actions")
    spot = next(f"spot{n}" for n, spot in enumerate(scene.page.spots) if spot.link == "settle")
    click(stage, spot)
    assert scene.anchor == "settle"
    assert "Back to The five actions" in words(stage)
    walk_to(stage, "to clans")
    press(stage, Kind.ERASE)
    assert scene.anchor == "actions"


def test_the_wheel_and_the_page_keys_scroll_and_tell_the_section(tmp_path):
    stage, scene = rules(tmp_path, "turn")
    view = scene.pages.view
    wheel(stage, view.cx, view.cy, -3)
    assert scene.pages.offset > 0
    press(stage, Kind.END)
    assert scene.anchor == "empty-hand"
    press(stage, Kind.HOME)
    assert scene.pages.offset == 0
    assert scene.anchor == "turn"


def test_cards_of_the_page_are_shown_with_their_words(tmp_path):
    stage, scene = rules(tmp_path, "answers")
    assert scene.cards()[0] == "spydra"
    assert "40 magic." in words(stage)
    click(stage, "card0")
    assert scene.card == "bragon"
    assert "15 magic." in words(stage)


def test_chapters_follow_one_another(tmp_path):
    stage, scene = rules(tmp_path, "aim")
    walk_to(stage, "chapter1")
    press(stage, Kind.ACTIVATE)
    assert scene.anchor == scene.book.contents[1].anchor


def test_back_to_the_table_goes_back(tmp_path):
    stage, first = rules(tmp_path)
    stage.push(RulesScene(stage, GAME, "answers", "Tomas, answer."))
    click(stage, "to_table")
    assert stage.top is first
