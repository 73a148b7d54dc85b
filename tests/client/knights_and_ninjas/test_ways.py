"""Four ways to use a turn: buttons that leave only their cards lit, and are never an answer themselves."""

from pathlib import Path
from typing import Any

import pytest

from client.input.intents import Intent, Kind
from tests.engines.knights_and_ninjas.table import table

from ..test_table_layout import marks_of
from .kit import labels, lit, seat_down, use


def turn(folder: Path, hand: str = "soldier castle herald ladder") -> Any:
    return seat_down(folder, table(hands=[hand, "king", "king"]))


def key(scene: Any, text: str) -> None:
    scene.stage.handle(Intent(Kind.KEY, text=text))
    scene.ready()


def cards(scene: Any) -> set[str]:
    """The names of the lit cards of the hand."""
    faces = {f"hand{number}": face for number, face in enumerate(scene.table.tabletop.places.hand_cards)}
    return {scene.table.faces.card(faces[name]).id for name in lit(scene) if name in faces}


def test_a_way_leaves_only_its_cards_lit_and_pressed_again_frees_the_others(tmp_path: Path) -> None:
    scene = turn(tmp_path)
    everything = lit(scene)
    use(scene, "way_fortify")
    assert cards(scene) == {"castle"}
    assert not any(name.startswith("seat") for name in lit(scene))
    use(scene, "way_fortify")
    assert lit(scene) == everything


def test_attack_keeps_the_kingdoms_lit(tmp_path: Path) -> None:
    scene = turn(tmp_path)
    use(scene, "way_attack")
    assert {"seat1", "seat2"} <= lit(scene)
    assert "soldier" in cards(scene)
    assert "castle" not in cards(scene)


def test_the_ways_have_keys_and_one_that_cannot_be_gone_says_so(tmp_path: Path) -> None:
    scene = turn(tmp_path, "soldier ladder")
    key(scene, "1")
    assert scene.table.way == "attack"
    key(scene, "2")
    assert scene.table.way == "attack", "nothing can be put up"
    button = scene.ui.get("way_fortify")
    assert not button.enabled
    assert button.second == "no card for it now"


def test_to_pass_is_never_the_main_button(tmp_path: Path) -> None:
    scene = turn(tmp_path)
    key(scene, "p")
    assert scene.table.way == "pass"
    assert cards(scene) == {"soldier", "castle", "herald", "ladder"}
    before = scene.session.version
    key(scene, "e")
    assert scene.session.version == before
    use(scene, "hand0")
    passing = next(widget for widget in scene.ui.widgets if getattr(widget, "label", "") == "Pass")
    assert passing.key == "p"


def test_once_a_card_is_picked_its_answers_stand_there(tmp_path: Path) -> None:
    scene = turn(tmp_path)
    use(scene, "way_fortify")
    use(scene, "hand1")
    assert scene.ui.get("way_attack") is None
    assert labels(scene)[-1] == "Fortify with a Castle"


def test_a_title_asks_for_a_way_until_something_is_picked(tmp_path: Path) -> None:
    scene = turn(tmp_path)
    title = scene.table.frame.column.title
    assert (scene.table.answers_title(), title is not None) == ("What will you do?", True)
    assert scene.table.frame.column.middle.bottom <= title.y < title.bottom <= scene.ui.get("way_attack").box.y
    use(scene, "hand0")
    assert (scene.table.answers_title(), scene.table.frame.column.title) == ("", None)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 640)])
def test_a_whole_wall_at_once_says_what_comes_of_it(size: tuple[int, int], language: str, tmp_path: Path) -> None:
    scene = seat_down(tmp_path, table(hands=["castle archer minstrel knight", "king", "king"]), size=size)
    scene.stage.change(language=language)
    scene.stage.resize(size)
    scene.ready()
    wall = {"castle", "archer", "minstrel"}
    faces = list(scene.table.tabletop.places.hand_cards)
    for number in [number for number, face in enumerate(faces) if scene.table.faces.card(face).id in wall]:
        use(scene, f"hand{number}")
    button = next(widget for widget in scene.ui.widgets if getattr(widget, "key", "") == "e")
    assert button.second.endswith(scene.stage.say("ends your turn"))
    if button.second not in {mark.text for mark in marks_of(scene.stage)}:  # only German, and only there
        assert (language, size, button.tip) == ("de", (1024, 640), button.second)
    else:
        assert button.tip == ""


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 640)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_word_on_a_lit_kingdom_lies_on_no_other_word(size: tuple[int, int], seats: int, tmp_path: Path) -> None:
    game = table(hands=["soldier castle"], seats=seats)
    scene = seat_down(tmp_path, game, size=size)
    marks = marks_of(scene.stage)
    tags = [mark for mark in marks if mark.text == "attack"]
    assert len(tags) == seats - 1
    for tag in tags:
        chip = tag.box.inset(-2)
        assert [mark.text for mark in marks if mark is not tag and mark.box.meets(chip)] == []
