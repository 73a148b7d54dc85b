"""The credits."""

from pathlib import Path

import pytest

from client import assets
from client.input.intents import Intent, Kind
from client.scenes.credits import scene as page
from client.scenes.credits.scene import CreditsScene, blocks

from .shell_kit import TestStage, crowded, faults, picture_faults, press, stage
from .sizes import every_size, every_window


def reading(size: tuple[int, int] = (1920, 1080), text: int = 100) -> tuple[TestStage, CreditsScene]:
    table = stage(size, text_size=text)
    scene = CreditsScene(table)
    table.push(scene)
    scene.ready()
    return table, scene


@every_window
def test_everything_fits_on_every_page(size: tuple[int, int], text: int) -> None:
    table, scene = reading(size, text)
    for _ in range(60):
        assert faults(table) + crowded(table) == []
        before = scene.rows.offset
        table.handle(Intent(Kind.PAGE_DOWN))
        if scene.rows.offset == before:
            return
    pytest.fail("the page has no end")


@every_size
def test_it_is_drawn_at_every_size(size: tuple[int, int]) -> None:
    assert picture_faults(reading(size)[0]) == []


def test_keys_and_wheel_scroll() -> None:
    table, scene = reading((1024, 640), 150)
    press(table, Kind.DOWN, Kind.PAGE_DOWN)
    assert scene.rows.offset > 64
    press(table, Kind.END)
    assert scene.rows.offset == scene.rows.most > 0
    press(table, Kind.HOME)
    assert scene.rows.offset == 0
    middle = scene.rows.view
    table.handle(Intent(Kind.WHEEL, middle.cx, middle.cy, amount=-2))
    assert scene.rows.offset == 128


def test_every_heading_of_the_file_is_there() -> None:
    _, scene = reading()
    written = assets.asset("CREDITS.md").read_text(encoding="utf-8")
    headings = [line[3:] for line in written.splitlines() if line.startswith("## ")]
    assert [block.text for block in scene.blocks if block.kind == "heading"] == headings


def test_a_missing_file_is_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(page, "asset", lambda *parts: tmp_path.joinpath(*parts))
    _, scene = reading()
    assert [block.kind for block in scene.blocks] == ["text"]


def test_markdown_becomes_words() -> None:
    text = "## Icons\n\nBy [Lorc](page.html), *all* of\n`them`.\n\n- one\n  more\n- two\n\n### Small\n"
    assert [(block.kind, block.text) for block in blocks(text)] == [
        ("heading", "Icons"),
        ("text", "By Lorc (page.html), all of them."),
        ("bullet", "one more"),
        ("bullet", "two"),
        ("subheading", "Small"),
    ]


def test_escape_goes_back() -> None:
    table, _ = reading()
    press(table, Kind.BACK)
    assert not table.running
