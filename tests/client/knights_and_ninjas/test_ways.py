"""Four ways to use a turn: buttons that leave only their cards lit, and are never an answer themselves."""

from pathlib import Path
from typing import Any

from client.input.intents import Intent, Kind
from tests.engines.knights_and_ninjas.table import table

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
