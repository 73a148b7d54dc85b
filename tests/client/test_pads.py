"""Gamepads: what their buttons mean, plugs, names of the buttons, several at one table, and whole games."""

from pathlib import Path

import pygame
import pytest

from client.box import BOX
from client.input.intents import Intent, Kind
from client.input.pads import HOLD, PACES, Pads, maker_of
from client.render.caps import Maker
from client.scenes.cover.scene import CoverScene
from client.scenes.library.rename import RenameDialog
from client.scenes.navigation import go
from client.scenes.results.scene import ResultsScene
from client.scenes.settings.groups import GROUPS
from client.scenes.settings.scene import SettingsScene
from client.stage import Stage
from client.stage.hands import ANOTHERS, GONE
from client.stage.letters import ACCENTS, ROWS, Letters
from client.widgets.button import ToolButton

from .pad_kit import NINTENDO, NOBODY, SONY, XBOX, PadWalker, VirtualPad, gamepad
from .registry import REGISTRY
from .table_kit import bare_stage, open_table, show_position

LEFT_X, LEFT_Y = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY
RIGHT_Y = pygame.CONTROLLER_AXIS_RIGHTY
TRIGGER = pygame.CONTROLLER_AXIS_TRIGGERRIGHT


def kinds(intents: list[Intent]) -> list[Kind]:
    return [intent.kind for intent in intents]


# -- buttons ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "kind"),
    [
        ("south", Kind.ACTIVATE), ("east", Kind.BACK), ("west", Kind.HINT), ("north", Kind.ZOOM),
        ("left_shoulder", Kind.PREVIOUS), ("right_shoulder", Kind.NEXT), ("start", Kind.MENU), ("select", Kind.AIM),
        ("up", Kind.UP), ("down", Kind.DOWN), ("left", Kind.LEFT), ("right", Kind.RIGHT),
    ],
)  # fmt: skip
def test_every_button_means_one_thing(place: str, kind: Kind) -> None:
    with gamepad(Pads()) as pad:
        assert pad.press(place) == [Intent(kind, pad=pad.number)]


def test_do_it_and_back_can_change_places() -> None:
    with gamepad(Pads()) as pad:
        pad.pads.swapped = True
        assert kinds(pad.press("south")) == [Kind.BACK]
        assert kinds(pad.press("east")) == [Kind.ACTIVATE]


def test_back_hurries_while_it_is_held_and_goes_back_no_more() -> None:
    with gamepad(Pads()) as pad:
        assert pad.hold("east") == []
        assert kinds(pad.wait(HOLD / 2)) == []
        assert kinds(pad.wait(HOLD)) == [Kind.HURRY]
        assert kinds(pad.wait(HOLD)) == []
        assert kinds(pad.let_go("east")) == [Kind.HURRY_OVER]


def test_a_held_stick_walks_on_and_the_cross_takes_single_steps() -> None:
    with gamepad(Pads()) as pad:
        assert kinds(pad.push(LEFT_X, 0.3)) == [], "not far enough"
        assert kinds(pad.push(LEFT_X, 0.9)) == [Kind.RIGHT]
        assert kinds(pad.push(LEFT_X, 0.7)) == [], "still the same way"
        pace = PACES["middle"]
        assert kinds(pad.wait(pace)) == [], "the first step is longer"
        steps = [kind for _ in range(30) for kind in kinds(pad.wait(pace / 2))]
        assert set(steps) == {Kind.RIGHT}
        assert len(steps) > 10
        assert kinds(pad.push(LEFT_X, 0.0)) == []
        assert kinds(pad.wait(5)) == []
        pad.hold("down")
        assert kinds(pad.wait(5)) == []
        assert kinds(pad.push(LEFT_Y, -1.0)) == [Kind.UP]


def test_a_trigger_means_one_answer_each_time_it_is_pulled() -> None:
    with gamepad(Pads()) as pad:
        assert pad.push(TRIGGER, 0.9) == [Intent(Kind.ANSWER, amount=1, pad=pad.number)]
        assert pad.push(TRIGGER, 0.6) == []
        pad.push(TRIGGER, 0.0)
        assert kinds(pad.push(TRIGGER, 1.0)) == [Kind.ANSWER]


def test_the_right_stick_moves_what_is_larger_than_its_window_as_long_as_it_is_held() -> None:
    with gamepad(Pads()) as pad:
        assert pad.push(RIGHT_Y, 1.0) == []
        (first,), (second,) = pad.wait(0.1), pad.wait(0.2)
        assert first.kind is second.kind is Kind.PAN
        assert second.y == pytest.approx(2 * first.y)
        assert first.y > first.x == 0
        pad.push(RIGHT_Y, 0.1)
        assert pad.wait(1) == [], "no stick rests in its very middle"


# -- plugs and names -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("vendor", "maker"),
    [(XBOX, Maker.XBOX), (SONY, Maker.PLAYSTATION), (NINTENDO, Maker.SWITCH), (NOBODY, Maker.OTHER)],
)
def test_the_maker_is_told_by_the_device_itself(vendor: int, maker: Maker) -> None:
    with gamepad(Pads(), vendor) as pad:
        assert pad.pads.plugged[pad.number].maker is maker


def test_a_device_that_has_its_name_in_its_guid_has_no_vendor() -> None:
    assert maker_of("ff00a8a1" + "5e04" + "7374" + "2070616400007601") is Maker.OTHER
    assert maker_of("") is Maker.OTHER


def test_it_can_be_plugged_in_and_out_in_the_middle_of_a_game(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    scene = show_position(stage)
    with gamepad(stage) as pad:
        pad.press("right_shoulder")
        assert stage.hands.with_pad
        pad.unplug()
        assert not stage.hands.with_pad
        assert not stage.hands.pads.plugged
        assert stage.shows_toast(stage.say(GONE))
        stage.handle(Intent(Kind.KEY, text="h"))
        assert scene.hinted or scene.hint_for, "the keyboard goes on"


def test_unplugged_while_it_hurries_it_hurries_no_more(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    scene = show_position(stage)
    with gamepad(stage) as pad:
        pad.hold("east")
        pad.wait(HOLD * 2)
        assert scene.timeline.hurry
        pad.unplug()
        assert not scene.timeline.hurry


def caps(stage: Stage, key: str, focus: bool = False) -> str:
    return stage.caps(key, focus).text


def test_key_caps_are_those_of_the_device_in_use(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    show_position(stage)
    with gamepad(stage, SONY) as playstation, gamepad(stage, NINTENDO) as switch:
        assert caps(stage, "h") == "H"
        playstation.press("right_shoulder")
        assert [caps(stage, key) for key in ("h", "z", "Esc", "7")] == ["Square", "Triangle", "Circle", ""]
        assert caps(stage, "7", focus=True) == "Cross"
        switch.press("right_shoulder")
        assert [caps(stage, key) for key in ("h", "z", "Esc")] == ["Y", "X", "A"]
        stage.change(pad_names="numbers")
        assert [caps(stage, key) for key in ("h", "z", "Esc")] == ["3", "4", "2"]
        stage.change(pad_names="auto", pad_swap=True)
        assert caps(stage, "Esc") == "B"
        stage.handle(Intent(Kind.KEY, text="z"))
        assert caps(stage, "h") == "H"


def test_tooltips_name_the_buttons_too(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    scene = show_position(stage)

    def tip() -> str:
        scene.ready()
        tool = scene.ui.get("hint")
        assert isinstance(tool, ToolButton)
        return tool.tip

    assert tip().endswith("(H)")
    with gamepad(stage) as pad:
        pad.press("right_shoulder")
        assert tip().endswith("(X)")


def test_it_shakes_only_if_somebody_wants_that(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    with gamepad(stage) as pad:
        pad.press("right_shoulder")
        stage.play("dice_roll")
        assert not pad.shaken, "off by default"
        stage.change(rumble=True)
        stage.play("card_slide")
        assert not pad.shaken, "nothing that matters"
        stage.play("dice_roll")
        assert max(pad.shaken) > 0


# -- at the table ----------------------------------------------------------------------------------------------------


def test_the_first_press_brings_the_ring_and_takes_nothing(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    scene = show_position(stage)
    stage.handle(Intent(Kind.POINT, 5, 5))
    version = scene.session.version
    with gamepad(stage) as pad:
        pad.press("south")
        assert scene.ui.keyboard
        assert scene.session.version == version
        assert scene.picking is not None
        assert not scene.picking.picked


def test_hint_explanation_aim_menu_and_answers_have_their_buttons(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    scene = show_position(stage)
    with gamepad(stage) as pad:
        pad.press("west")
        assert scene.hinted or scene.hint_for
        pad.press("north")
        assert scene.magnifier.raised
        pad.press("east")
        assert not scene.magnifier.raised
        pad.press("select")
        assert stage.top.name == "aim"
        pad.press("east")
        pad.press("start")
        assert stage.top.name == "menu"


@pytest.mark.thorough
def test_the_triggers_go_from_answer_to_answer(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    scene = show_position(stage, asked="answer")
    stage.frame()
    answers = [widget.id for widget in scene.ui.in_order() if widget.group == "actions" and widget.enabled]
    assert len(answers) > 1
    with gamepad(stage) as pad:
        pad.press("left_shoulder")
        walked = []
        for trigger, times in ((TRIGGER, len(answers) + 1), (pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1)):
            for _ in range(times):
                pad.push(trigger, 1.0)
                pad.push(trigger, 0.0)
                walked.append(scene.ui.focus)
    assert walked == [*answers, answers[0], answers[-1]]


@pytest.mark.thorough
def test_everything_on_every_screen_can_be_reached(tmp_path: Path) -> None:
    """By the cross and the shoulders alone."""
    stage = bare_stage(tmp_path, (1280, 720))
    show_position(stage)
    stage.home()
    pages = [("settings", group.id) for group in GROUPS]
    others = ("title", "choose", "library", "statistics", "challenges", "credits", "first_start", "puzzles")
    with gamepad(stage) as pad:
        for name, *more in (*((other,) for other in others), ("setup", next(iter(BOX))), *pages):
            go(stage, name, *more)
            stage.top.ready()
            missed = unreached(stage, pad)
            assert not missed, f"{name} {more}: {missed}"
            stage.home()


def unreached(stage: Stage, pad: VirtualPad) -> set[str]:
    """What cannot have the focus. Only walking, never taking: the screen stays as it is."""
    ui = stage.top.ui
    there = {widget.id for widget in ui.in_order() if widget.enabled}
    ways = ("right_shoulder", "left_shoulder", "up", "down", "left", "right")
    reached, waiting = {ui.focus}, [ui.focus]
    while waiting:
        here = waiting.pop()
        for way in ways:
            ui.focus = here
            pad.press(way)
            stage.top.ready()
            if ui.focus not in reached:
                reached.add(ui.focus)
                waiting.append(ui.focus)
    return {name for name in there - reached if stage.top.ui.get(name) is not None}


def test_a_name_is_written_with_letters_on_the_screen(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    kept: list[str] = []
    stage.push(RenameDialog(stage, "Friday", kept.append))
    stage.top.ready()
    with gamepad(stage) as pad:
        stage.top.ui.focus = next(widget.id for widget in stage.top.ui.widgets if widget.told_as.value == "field")
        pad.press("south")
        letters = stage.top
        assert isinstance(letters, Letters)
        for _ in range(len("Friday")):
            pad.press("west")  # takes the last letter away
        pad.press("south")  # on the first letter
        pad.press("right")
        pad.press("south")
        assert letters.written() == "qw"
        pad.press("east")
        assert stage.top is not letters


def test_letters_of_other_tongues_take_the_place_of_the_others(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    kept: list[str] = []
    stage.push(RenameDialog(stage, "", kept.append))
    stage.top.ready()
    field = next(widget.id for widget in stage.top.ui.widgets if widget.told_as.value == "field")
    letters = Letters(stage, field)
    stage.push(letters)
    for name in ("shift", "accents", "ö", "ß", "accents", "q", "accents", "shift", "ß", "é"):
        letters.ready()
        button = letters.ui.get(name)
        assert button is not None
        button.use()
        letters.changed()
    assert letters.written() == "Ößqßé"
    assert len({*"".join(ACCENTS)}) == len("".join(ACCENTS)) == len("".join(ROWS))


def test_a_long_page_is_scrolled_by_the_right_stick(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path, (1280, 720))
    scene = SettingsScene(stage, "keys")
    stage.push(scene)
    scene.ready()
    with gamepad(stage) as pad:
        pad.push(RIGHT_Y, 1.0)
        pad.wait(0.1)
        assert scene.rows.offset > 0


# -- several people --------------------------------------------------------------------------------------------------


@pytest.mark.thorough
def test_everybody_has_their_own(tmp_path: Path) -> None:
    stage = open_table(tmp_path, 3, 2)
    stage.update(0.05)
    with gamepad(stage) as first, gamepad(stage) as second:
        hands = stage.hands
        cover = come_to_cover(stage)
        person = cover.asked_person()
        first.press("south")
        assert hands.owners == {person: first.number}
        other = "Tomas" if person == "Larissa" else "Larissa"
        hands.owners[other] = second.number
        table = stage.top
        stage.frame()
        assert table.asked_person() == person
        focus = table.ui.focus
        second.press("right_shoulder")
        assert table.ui.focus == focus, "it is not their turn"
        assert stage.shows_toast(stage.say(ANOTHERS).format(owner=other, asked=person))
        first.press("right_shoulder")
        assert table.ui.focus != focus
        first.unplug()
        focus = table.ui.focus
        second.press("right_shoulder")
        assert table.ui.focus != focus, "nobody is locked out of their own game"


def test_one_that_is_handed_round_serves_everyone(tmp_path: Path) -> None:
    stage = open_table(tmp_path, 3, 2)
    with gamepad(stage) as pad:
        stage.hands.owners["Somebody else"] = pad.number
        cover = come_to_cover(stage)
        pad.press("south")
        assert stage.top is not cover


def come_to_cover(stage: Stage) -> CoverScene:
    for _ in range(200):
        stage.update(0.05)
        stage.frame()
        if isinstance(stage.top, CoverScene):
            return stage.top
    raise AssertionError("Nobody is covered.")


# -- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.thorough
@pytest.mark.parametrize("game", BOX, ids=str)
def test_a_whole_game_with_the_cross_and_six_buttons(game: str, tmp_path: Path) -> None:
    table = REGISTRY[game]
    seats, wishes, *people = table.sittings[table.walked[0]]
    stage = open_table(tmp_path, seats, people[0] if people else (0,), (1280, 720), wishes=wishes, game=game)
    with gamepad(stage) as pad:
        person = PadWalker(stage)
        person.pad = pad
        person.play()
    assert isinstance(stage.top, ResultsScene)
    assert person.answers > 5
