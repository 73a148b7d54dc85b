"""The pointer is a hand only where something happens."""

from pathlib import Path

import pygame
import pytest

from client.cursor import Pointer
from client.input.intents import Intent, Kind
from tests.client.table_kit import bare_stage


def test_a_hand_over_a_button_and_an_arrow_beside_it(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    stage.frame()
    button = next(widget for widget in stage.top.ui.widgets if widget.enabled and widget.clickable)
    stage.handle(Intent(Kind.POINT, button.box.cx, button.box.cy))
    assert stage.clickable()
    stage.handle(Intent(Kind.POINT, 2, 2))
    assert not stage.clickable()


def test_the_pointer_is_changed_only_when_it_must(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = []
    monkeypatch.setattr(pygame.mouse, "set_cursor", lambda hot, sprite: shown.append((hot, sprite.get_size())))
    pointer = Pointer()
    for hand, scale in ((False, 1.0), (False, 1.0), (True, 1.0), (True, 2.0), (False, 2.0)):
        pointer.show(hand, scale)
    assert [size for _, size in shown] == [(32, 32), (32, 32), (64, 64), (64, 64)]
    assert len({hot for hot, _ in shown}) == 4


def test_where_no_cursor_can_be_made_the_old_one_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def refuse(hot: tuple[int, int], sprite: pygame.Surface) -> None:
        tried.append(hot)
        raise pygame.error("no cursors here")

    monkeypatch.setattr(pygame.mouse, "set_cursor", refuse)
    pointer = Pointer()
    pointer.show(True, 1.0)
    pointer.show(True, 1.0)
    assert len(tried) == 1  # and nobody is asked again in every frame
