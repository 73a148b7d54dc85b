"""Words of the window and of the terminal are right English: every template, and what is said on every screen."""

from typing import Any

import pytest

from client.box import BOX
from client.input.intents import Kind
from client.scenes.navigation import go
from client.scenes.settings.groups import GROUPS
from client.shot import a_stage, show
from client.stage import Stage
from engines.core.language import ENGLISH, Language
from engines.core.language.english import English
from tests.grammar import Grammarian, Speaker, speakers
from tests.grammar.speech import NAMES
from tests.grammar.templates import fill_with, kinds_of, shell_texts, template_faults, texts_of
from tests.grammar.terminal import lines_in, terminal_lines
from tests.growing import GROWN

from .scene_kit import Blind, click, key, press, top_marks

ROWS = ("player", "Ruler", "turn", "year", "minute", "move", "card", "action", "game", "=locals")
READER = Grammarian(ROWS, NAMES)


# -- every template ----------------------------------------------------------------------------------------------------


def test_every_template_of_the_shell_is_right_english() -> None:
    made, found = template_faults(READER, shell_texts(), fill_with(ROWS))
    assert found == []
    assert made > 600


@pytest.mark.thorough
@pytest.mark.parametrize("speaker", list(speakers()), ids=GROWN)
def test_every_template_of_a_game_is_right_english(speaker: Speaker) -> None:
    folders = (f"engines/{speaker.game.id}", f"client/games/{speaker.game.id}")
    made, found = template_faults(speaker.reader, texts_of(*folders), fill_with(kinds_of(speaker.nouns) or ROWS))
    assert found == []
    assert made > 1_000


# -- every screen ------------------------------------------------------------------------------------------------------


class Said(str):
    """A template that was looked up and is filled in afterwards."""

    __slots__ = ("heard",)
    heard: "Heard"

    def format(self, *args: object, **parts: Any) -> str:
        filled = super().format(*args, **parts)
        self.heard.said.add(filled)
        return filled


class Heard(Language):
    """English that remembers every sentence as it is shown."""

    def __init__(self) -> None:
        super().__init__(English())
        self.said: set[str] = set()

    def __call__(self, text: str, /, **parts: object) -> str:
        said = super().__call__(text, **parts)
        if parts or "{" not in text:
            self.said.add(said)
            return said
        template = Said(said)
        template.heard = self
        return template

    def plural(self, one: str, many: str, number: int, /, **parts: object) -> str:
        said = super().plural(one, many, number, **parts)
        self.said.add(said)
        return said


def on_screen(stage: Stage) -> None:
    """Everything on the uppermost screen is said once, tips included."""
    stage.update(0.01)
    top_marks(stage)


def walk(stage: Stage) -> None:
    """From screen to screen."""
    for scene in ("title", "choose", "library", "credits"):
        show(stage, scene)
        on_screen(stage)
    for name in ("rename", "delete"):
        show(stage, "library")
        click(stage, name)
        on_screen(stage)
    go(stage, "settings")
    for group in GROUPS:
        click(stage, f"group {group.id}")
        on_screen(stage)
    for game in BOX:
        show(stage, "setup", game=game)
        on_screen(stage)
        key(stage, "o")
        on_screen(stage)
        stage.home()
        for scene in ("table", "cover", "results", "rules"):
            show(stage, scene, game=game)
            on_screen(stage)
        show(stage, "table", game=game)
        press(stage, Kind.BACK, Kind.BACK)
        on_screen(stage)


def heard(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    say = Heard()
    monkeypatch.setattr("client.stage.open_language", lambda language="", **_: say)
    with a_stage((1920, 1080)) as stage:
        assert stage.say is say
        stage.cache = Blind()
        walk(stage)
    return say.said


def faults_of(said: set[str]) -> list[str]:
    """Of what is not a whole sentence nobody knows whether it should be one."""
    found = []
    for text in sorted(said):
        ends = text.endswith((".", "!", "?")) and " " in text
        is_sentence = ends and text[:1].isupper()
        found += READER.faults_of_sentence(text, True) if is_sentence else READER.faults(text.strip(), True)
    return found


@pytest.mark.thorough
def test_screens_speak_right_english(monkeypatch: pytest.MonkeyPatch) -> None:
    said = heard(monkeypatch)
    assert faults_of(said) == []
    assert len(said) > 900


# -- the terminal ------------------------------------------------------------------------------------------------------


def terminal_faults(texts: list[str]) -> list[str]:
    """A text that begins with a capital and has several words is a sentence."""
    found = []
    for text in texts:
        found += [fault for fault in ENDS.faults(text) if not fault.startswith(("unfilled", "spaces"))]
        if text[:1].isupper() and text.count(" ") > 2 and text.rstrip()[-1] not in ".!?:":
            found.append(f"no stop: {text!r}")
    return found


ENDS = Grammarian()


def test_the_terminal_speaks_right_english() -> None:
    texts = list(terminal_lines())
    assert terminal_faults(texts) == []
    assert len(texts) > 100


def test_faults_are_found_there_too() -> None:
    assert list(lines_in('say(f"There are {n} seats", "A  B")')) == ["There are 2 seats", "A  B"]
    assert terminal_faults(["There are 2 seats at the table", "Aiko plays an King."])
    assert faults_of({"Nothing is  left.", "2 player"})
    assert ENGLISH("done") == "done"
