"""Every word a player reads goes through the catalogue.

Twice: nothing that writes is handed a sentence as it stands in the source; and in the language of tests, where every
sentence stands in brackets, nothing on any screen stands outside of them but names, keys and pages that are files.
"""

import ast
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from client.app import BROKE, BROKE_UNTOLD
from client.box import BOX
from client.errors import NO_DISPLAY, SHUT_DISPLAY, NoDisplay, Notice
from client.games.samples import NAMES
from client.games.ui import ui_of
from client.i18n import PSEUDO, open_language
from client.input.intents import Kind
from client.paths import HOME, find_folders
from client.program import open_stage
from client.scenes.library.rename import RenameDialog
from client.scenes.navigation import go
from client.scenes.settings.groups import GROUPS, LANGUAGES
from client.shot import a_stage, show
from client.stage import Stage
from engines.core.language import ENGLISH
from tests.growing import GROWING, GROWN

from .scene_kit import Blind, click, key, press, settle, top_marks

SMALL, LARGE = (1024, 640), (1920, 1080)

CLIENT = Path(__file__).parents[2] / "client"

WRITERS = {"text": 0, "title": 0, "paragraph": 0, "wrapped": 0, "shortened": 0, "toast": 0, "chip": 3}
"""What writes on a screen, and which of its arguments is written."""
WORDS = {"label", "tip", "second", "hint", "reason", "sentence"}
"""Arguments of widgets and answers that are written somewhere."""
NAMED = {"Four Crowns"}
"""What is called the same in every language."""

KEYS = {"Esc", "Enter", "Space", "Tab", "PgUp", "PgDn", "Home", "End", "Backspace", "F1", "F10", "II", "III", "IV"}
TITLES = {game.title for game in BOX.values()}
CHARACTERS = {character.name for game in BOX for character in BOX[game].opponents.characters}
OWN = {
    *KEYS,
    *NAMED,
    *TITLES,
    *NAMES,
    *CHARACTERS,
    *LANGUAGES.values(),
    *(ui_of(game).sample.title for game in BOX),
}
CUTS = [(title.split(), at) for title in TITLES for at in range(1, len(title.split()))]
PARTS = {" ".join(words) for title, at in CUTS for words in (title[:at], title[at:])}
"""Titles as a narrow bar tells them, in two lines."""


# -- in the source -----------------------------------------------------------------------------------------------------


def spoken(node: ast.expr) -> Iterator[str]:
    """Words of an expression that nobody has looked up."""
    match node:
        case ast.Constant(value=str(text)) if sum(letter.isalpha() for letter in text) > 1:
            yield text
        case ast.JoinedStr(values=parts):
            for part in parts:
                yield from spoken(part)
        case ast.IfExp(body=one, orelse=other) | ast.BinOp(left=one, right=other):
            yield from spoken(one)
            yield from spoken(other)


def written(source: str) -> Iterator[str]:
    """Words that are written as they stand in a source."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        at = WRITERS.get(name, len(node.args))
        for expression in [*node.args[at : at + 1], *[word.value for word in node.keywords if word.arg in WORDS]]:
            yield from spoken(expression)


def test_words_that_were_not_looked_up_are_found() -> None:
    bad = (
        'canvas.text("Hello there", 1, 2)',
        'stage.toast(f"{name} wins")',
        'Button("ok", box, does, label="Fine")',
        'canvas.text(say("Yes") if good else "No", 1, 2)',
        'chip(canvas, 1, 2, "Safe")',
    )
    assert [list(written(source)) for source in bad] == [["Hello there"], [" wins"], ["Fine"], ["No"], ["Safe"]]
    assert list(written('canvas.text(say("Hello"), 1, 2, "body"); f(label=say("Fine"), key="Esc"); text("?")')) == []


@pytest.mark.thorough
def test_nothing_writes_words_as_they_stand_in_the_source() -> None:
    growing = [CLIENT / "games" / game for game in GROWING]
    files = [file for file in sorted(CLIENT.rglob("*.py")) if not any(map(file.is_relative_to, growing))]
    assert len(files) > 100
    found = [(file.name, text) for file in files for text in written(file.read_text()) if text not in NAMED]
    assert found == []


# -- on the screen -----------------------------------------------------------------------------------------------------


@contextmanager
def abroad(size: tuple[int, int] = LARGE) -> Iterator[Stage]:
    """A stage in the language of tests, where nothing but words is painted."""
    with a_stage(size, language=PSEUDO) as stage:
        stage.cache = Blind()
        yield stage


def outside_brackets(texts: list[str]) -> Iterator[str]:
    """Texts that are no part of a sentence in brackets; one may be broken into lines, cut, or have chips in it."""
    depth = 0
    for text in texts:
        if text.startswith("[") and "]" not in text:
            depth = 0
        if not depth and "[" not in text and "·" not in text:
            yield text
        depth = 0 if text.endswith("…") else max(0, depth + text.count("[") - text.count("]"))


def foreign(stage: Stage) -> set[str]:
    """What can be read on the screen, or is told when one points at something, and was not looked up."""
    settle(stage)
    seen = [*outside_brackets([mark.text for mark in top_marks(stage)])]
    told = [
        *outside_brackets([*[widget.tip for widget in stage.top.ui.widgets], *[toast.text for toast in stage.toasts]])
    ]
    return {text for text in (*seen, *told) if sum(letter.isalpha() for letter in text) > 1} - OWN - PARTS


def test_what_was_not_looked_up_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    with abroad() as stage:
        go(stage, "title")
        assert foreign(stage) == set()
        monkeypatch.setattr(type(stage.top), "say", ENGLISH)
        stage.top.changed()
        assert {"New game", "Four kingdom games round one table"} <= foreign(stage)


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("scene", ["title", "choose", "library"])
def test_the_shell(scene: str, size: tuple[int, int]) -> None:
    with abroad(size) as stage:
        show(stage, scene)
        assert foreign(stage) == set()


@pytest.mark.parametrize(
    ("scene", "size"),
    [("setup", SMALL), ("setup", LARGE), ("table", SMALL), ("table", LARGE), ("cover", LARGE), ("results", LARGE)],
)
@pytest.mark.parametrize("game", GROWN)
def test_every_game(game: str, scene: str, size: tuple[int, int]) -> None:
    with abroad(size) as stage:
        show(stage, scene, game=game)
        assert foreign(stage) == set()


@pytest.mark.parametrize("game", GROWN)
def test_options_menu_and_chronicle(game: str) -> None:
    with abroad() as stage:
        show(stage, "setup", game=game)
        key(stage, "o")
        assert stage.top.name == "options"
        assert foreign(stage) == set()
        stage.home()
        show(stage, "table", game=game)
        for _ in range(4):  # what is picked is put back first
            if stage.top.name == "table":
                press(stage, Kind.BACK)
        assert stage.top.name == "menu"
        assert foreign(stage) == set()
        stage.pop()
        key(stage, "l")  # a drawer, or a part of the table itself
        assert foreign(stage) == set()


@pytest.mark.parametrize("group", [group.id for group in GROUPS])
def test_settings(group: str) -> None:
    with abroad() as stage:
        go(stage, "settings")
        click(stage, f"group {group}")
        places = {str(folder) for folder in (stage.folders or ())}
        assert {text for text in foreign(stage) if not any(place in text for place in places)} == set()


@pytest.mark.thorough
def test_the_library_when_something_is_done_in_it() -> None:
    deeds: tuple[Callable[[Stage], None], ...] = (
        lambda stage: click(stage, "rename"),
        lambda stage: click(stage, "delete"),
        lambda stage: key(stage, "/"),
    )
    for deed in deeds:
        with abroad() as stage:
            show(stage, "library")
            deed(stage)
            assert foreign(stage) == set()
            assert not isinstance(stage.top, RenameDialog) or deed is deeds[0]


# -- what goes wrong ---------------------------------------------------------------------------------------------------


@pytest.fixture
def nowhere(tmp_path: Path) -> Path:
    """A folder that cannot be."""
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    return tmp_path / "file" / "home"


def notices(folder: Path) -> list[str]:
    """What the player is told when the program starts with these folders."""
    stage = open_stage(LARGE, find_folders({HOME: str(folder)}), silent=True)
    told = [toast.text for toast in stage.toasts]
    stage.close()
    return told


def test_settings_with_strange_values(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(f'{{"language": "{PSEUDO}", "scale": "large"}}', encoding="utf-8")
    (told,) = notices(tmp_path)
    assert told.startswith(f"[Some settings in {tmp_path / 'settings.json'} weren't valid and were reset: scale.·")
    assert told.endswith("·]")


def test_settings_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "client.stage.open_language", lambda language, **_: open_language(PSEUDO)
    )  # as the system has it
    (tmp_path / "settings.json").write_text("?", encoding="utf-8")
    (told,) = notices(tmp_path)
    assert told.startswith(f"[Your settings couldn't be read and are back to default ({tmp_path / 'settings.json'}")
    assert list(outside_brackets([told])) == []


def test_settings_that_cannot_be_kept(tmp_path: Path) -> None:
    with abroad() as stage:
        assert stage.folders
        stage.folders.settings.unlink()
        stage.folders.settings.mkdir()
        stage.change(text_size=110)
        (toast,) = stage.toasts
        assert toast.text.startswith(f"[Your settings couldn't be saved in {stage.folders.settings}: ")
        assert list(outside_brackets([toast.text])) == []


@pytest.mark.parametrize("spare", [True, False])
def test_a_folder_that_cannot_be_written(nowhere: Path, spare: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: str) -> str:
        raise FileNotFoundError("No usable temporary directory")

    monkeypatch.setattr("client.stage.open_language", lambda language, **_: open_language(PSEUDO))
    if not spare:
        monkeypatch.setattr("tempfile.mkdtemp", refuse)
    told = notices(nowhere)[0]
    assert str(nowhere) in told
    assert ("is saved in" if spare else "Nothing can be saved") in told
    assert list(outside_brackets([told])) == []


def test_what_is_said_on_a_terminal() -> None:
    say = open_language(PSEUDO)
    assert NoDisplay().said(say) == f"four-crowns: {say(NO_DISPLAY.text)}"
    assert str(NoDisplay()) == f"four-crowns: {NO_DISPLAY}"
    assert NoDisplay(":7").said(say) == f"four-crowns: {say(SHUT_DISPLAY).format(name=':7')}"
    broke = Notice(BROKE, {"path": "there.txt"}).said(say)
    assert broke.startswith("[Something went wrong. Your games are saved, and there's a report in there")
    assert Notice(BROKE_UNTOLD).said(say).startswith("[Something went wrong.")
