"""Own keys: every command can have another, clashes are told, one hand reaches all, what is held can be switched."""

from pathlib import Path

import pygame
import pytest

from client.box import BOX
from client.games.ui import ui_of
from client.input.devices import KEYS as KINDS
from client.input.devices import NAMES, Keyboard
from client.input.intents import Intent, Kind
from client.input.keymap import EVERYWHERE, FIXED, HANDS, REACH, TABLE, Command, Keymap
from client.scenes.library.rename import RenameDialog
from client.scenes.navigation import go
from client.scenes.results.scene import ResultsScene
from client.scenes.settings.key_page import KeyPage
from client.scenes.settings.keys import AT_TABLE, COMMANDS, KEYS, command_of, single
from client.scenes.settings.scene import SettingsScene
from client.settings import load_settings
from client.stage import Stage
from client.tables.shortcuts import TOOLS
from client.widgets.button import ToolButton
from client.widgets.fields import TextField
from tests.rounds import thorough

from .hand_kit import OneHandWalker, key_event, type_key
from .registry import REGISTRY
from .table_kit import bare_stage, open_table, show_position

HINT, UNDO = Command(TABLE, "h"), Command(TABLE, "u")


def key_page(stage: Stage) -> KeyPage:
    scene = SettingsScene(stage, "keys")
    stage.push(scene)
    scene.ready()
    return scene.key_page


def give(page: KeyPage, command: Command, key: str) -> None:
    """As somebody does it: choose the line, press the key."""
    page.change(command)
    type_key(page.scene.stage, key)


# -- the table of keys -----------------------------------------------------------------------------------------------


def test_every_key_that_means_something_is_on_the_page() -> None:
    listed = {command.key for command in COMMANDS}
    assert {NAMES[key] for key in KINDS} <= listed
    assert {tool.key for tool in TOOLS} <= listed
    for game in BOX:
        assert set(ui_of(game).held_keys) <= {command.key for command in COMMANDS if command.scope == game}


@pytest.mark.parametrize("name", ["title", "choose", "library", "statistics", "challenges", "credits", "setup"])
def test_every_key_of_a_screen_is_on_the_page(name: str, tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    show_position(stage)
    stage.home()
    if name != "title":
        go(stage, name, *([next(iter(BOX))] if name == "setup" else []))
    stage.top.ready()
    scopes = (*stage.top.scopes(), TABLE, EVERYWHERE)
    known = {command.key for command in COMMANDS if command.scope in scopes}
    assert {widget.key.lower() for widget in stage.top.ui.widgets if widget.key} <= known


def test_a_row_has_a_cap_for_each_of_its_keys() -> None:
    assert single("M W F") == ["M", "W", "F"]
    assert single("Ctrl 1 to 4") == ["Ctrl 1 to 4"]
    chapter = KEYS[1]
    assert command_of(chapter, "Ctrl Z") is None
    assert command_of(chapter, "F1") == Command(EVERYWHERE, "f1"), "what holds everywhere is one command"


# -- giving keys -----------------------------------------------------------------------------------------------------


def test_a_command_can_be_given_another_key(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    page = key_page(stage)
    give(page, HINT, "j")
    assert stage.settings.keys == {"table h": "j"}
    stage.pop()
    scene = show_position(stage)
    type_key(stage, "h")
    assert not scene.hinted
    assert not scene.hint_for, "the old key is free"
    type_key(stage, "j")
    assert scene.hinted or scene.hint_for
    scene.ready()
    tool = scene.ui.get("hint")
    assert isinstance(tool, ToolButton)
    assert tool.tip.endswith("(J)")
    assert load_settings(stage.folders.settings)[0].keys == {"table h": "j"}, "it is kept"


def test_a_key_that_is_taken_is_told_and_the_two_can_change_places(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    page = key_page(stage)
    give(page, HINT, "u")
    assert page.clash is not None
    assert page.clash.other == UNDO
    stage.frame(marks := [])
    assert any(mark.text.startswith("U is taken (") for mark in marks)
    assert stage.settings.keys == {}, "nothing is changed before somebody says so"
    page.swap()
    assert stage.settings.keys == {"table h": "u", "table u": "h"}
    page.reset(HINT)
    assert stage.settings.keys == {}, "both are back"


def test_it_can_be_left_as_it_was(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    page = key_page(stage)
    give(page, HINT, "u")
    page.keep()
    assert page.clash is None
    give(page, HINT, "esc")
    assert page.waits is None
    assert stage.settings.keys == {}


@pytest.mark.parametrize("key", sorted(FIXED - {"esc"}))
def test_enter_and_the_arrows_cannot_be_given_away(key: str, tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    page = key_page(stage)
    give(page, HINT, key)
    assert page.clash is not None
    page.scene.ready()
    assert page.scene.ui.get("swap_keys") is None
    keymap = Keymap(COMMANDS, {"table h": key})
    assert keymap.meant(key, ("table",)) == key, "not even by a settings file"


def test_keys_of_two_games_do_not_clash_and_those_of_a_game_and_all_tables_do() -> None:
    one, other = Command("one game", "x"), Command("another", "y")
    keymap = Keymap((one, other, HINT))
    games = ("one game", "another")
    assert keymap.taken(one, "y", games) is None
    assert keymap.taken(one, "h", games) == HINT
    assert keymap.taken(HINT, "x", games) == one


def test_one_is_put_back_by_backspace_and_all_by_a_button_with_a_way_back(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    page = key_page(stage)
    give(page, HINT, "j")
    give(page, Command(TABLE, "space"), "f9")
    page.scene.ready()
    page.scene.ui.focus = next(name for name in (w.id for w in page.scene.ui.widgets) if name.endswith("table h"))
    type_key(stage, "backspace")
    assert stage.settings.keys == {"table space": "f9"}
    page.reset_all()
    assert stage.settings.keys == {}
    offer = stage.toasts[-1]
    assert offer.does is not None
    offer.does()
    assert stage.settings.keys == {"table space": "f9"}


def test_letters_stay_letters_in_a_field(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path, hand="left")
    stage.push(RenameDialog(stage, "Friday", lambda name: None))
    stage.top.ready()
    stage.top.ui.focus = next(widget.id for widget in stage.top.ui.widgets if isinstance(widget, TextField))
    (intent,) = stage.hands.keyboard.intents(key_event("w"), lambda x, y: (x, y))
    assert intent == Intent(Kind.KEY, text="w")
    stage.pop()
    (intent,) = stage.hands.keyboard.intents(key_event("w"), lambda x, y: (x, y))
    assert intent.kind is Kind.UP


def test_a_settings_file_with_strange_keys_does_no_harm(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path, keys={"nowhere x": "q", "table h": ""})
    scene = show_position(stage)
    type_key(stage, "h")
    assert scene.hinted or scene.hint_for


# -- holding ---------------------------------------------------------------------------------------------------------


def kinds(keyboard: Keyboard, name: str) -> list[Kind]:
    events = (key_event(name), key_event(name, pygame.KEYUP))
    return [intent.kind for event in events for intent in keyboard.intents(event, lambda x, y: (x, y))]


def test_what_is_held_can_be_switched_on_and_off() -> None:
    keyboard = Keyboard()
    assert kinds(keyboard, "space") == [Kind.HURRY, Kind.HURRY_OVER]
    keyboard.toggles, keyboard.held = True, frozenset(("space", "f8", "k"))
    assert [kinds(keyboard, "space") for _ in range(3)] == [[Kind.HURRY], [Kind.HURRY_OVER], [Kind.HURRY]]
    assert [kinds(keyboard, "f8") for _ in range(2)] == [[Kind.ALONE], [Kind.ALONE_OVER]]
    assert [kinds(keyboard, "k") for _ in range(2)] == [[Kind.KEY], [Kind.KEY_OVER]]
    assert kinds(keyboard, "u") == [Kind.KEY, Kind.KEY_OVER], "what is not held is pressed as ever"


def test_a_key_ends_what_it_began_even_if_another_screen_came_meanwhile() -> None:
    keyboard = Keyboard()
    keyboard.meant = lambda name: {"j": "space"}.get(name, name)
    down = list(keyboard.intents(key_event("j"), lambda x, y: (x, y)))
    keyboard.meant = lambda name: name
    up = list(keyboard.intents(key_event("j", pygame.KEYUP), lambda x, y: (x, y)))
    assert [intent.kind for intent in (*down, *up)] == [Kind.HURRY, Kind.HURRY_OVER]


# -- one hand --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hand", HANDS)
def test_one_hand_reaches_every_command_and_no_key_means_two_things(hand: str) -> None:
    keymap = Keymap(COMMANDS, {}, hand)
    assert [command for command, key in keymap.keys.items() if key not in REACH[hand]] == []
    clashes = [
        (command, other)
        for command, key in keymap.keys.items()
        if (other := keymap.taken(command, key, AT_TABLE)) and other.key != command.key
    ]
    assert clashes == []
    for command, key in keymap.keys.items():
        assert keymap.meant(key, (command.scope,)) == command.key


WALKED = [
    pytest.param(game, hand, marks=thorough(REGISTRY[game].pace >= 1 or number % 2 != turn))
    for number, game in enumerate(BOX)
    for turn, hand in enumerate(HANDS)
]


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "hand"), WALKED)
def test_a_whole_game_with_one_hand(game: str, hand: str, tmp_path: Path) -> None:
    table = REGISTRY[game]
    seats, wishes, *people = table.sittings[table.walked[0]]
    stage = open_table(tmp_path, seats, people[0] if people else (0,), (1280, 720), wishes=wishes, game=game, hand=hand)
    person = OneHandWalker(stage)
    person.play()
    assert isinstance(stage.top, ResultsScene)
    assert person.answers > 5
