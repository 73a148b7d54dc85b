"""What is handed to screen readers, and when: no step of the loop does more than one part of it."""

from types import SimpleNamespace
from typing import Any

import pytest

from client.access import ScreenReader
from client.match.draft import Draft
from client.scenes.choose.scene import ChooseScene
from client.scenes.cover.scene import CoverScene, CoverView
from client.scenes.navigation import go
from engines import GAMES

from .scene_kit import make_stage, settle


class Names:
    """Every name there is, as in an enumeration of AccessKit."""

    def __getattr__(self, name: str) -> str:
        return name


class Node:
    def __init__(self, role: str) -> None:
        self.role, self.label = role, ""

    def set_label(self, label: str) -> None:
        self.label = label

    def __getattr__(self, name: str) -> Any:
        return lambda *arguments: None


class Update:
    def __init__(self, focus: int) -> None:
        self.focus, self.nodes, self.tree = focus, [], None


class Adapter:
    """Takes trees, and remembers what was in them."""

    def __init__(self, begin: Any, ask: Any, end: Any) -> None:
        self.begin, self.ask, self.end = begin, ask, end
        self.trees: list[Update] = []
        self.focused: list[bool] = []

    def update_window_focus_state(self, focused: bool) -> None:
        self.focused.append(focused)

    def update_if_active(self, tree: Any) -> None:
        self.trees.append(tree())

    @property
    def labels(self) -> set[str]:
        return {node.label for _, node in self.trees[-1].nodes if node.label}


def introduced(folder, monkeypatch):
    monkeypatch.setattr("sys.platform", "linux")
    stage = make_stage(folder, size=(1280, 720))
    kit: Any = SimpleNamespace(
        unix=SimpleNamespace(Adapter=Adapter), Role=Names(), Action=Names(), Live=Names(), Toggled=SimpleNamespace(),
        Node=Node, TreeUpdate=Update, Tree=lambda window: SimpleNamespace(),
    )  # fmt: skip
    kit.Toggled.TRUE, kit.Toggled.FALSE = "on", "off"
    reader = ScreenReader(stage, kit)
    go(stage, "title")
    stage.frame()
    return stage, reader


def listened_to(folder, monkeypatch):
    stage, reader = introduced(folder, monkeypatch)
    reader.adapter.begin()
    return stage, reader


def press(reader, name):
    numbers = {name: number for number, name in reader._names.items()}
    told = next(told for told in reader.stage.reader.page.walk() if told.name == name)
    reader.adapter.ask(SimpleNamespace(action="CLICK", target=numbers[told.id]))


def test_describing_is_one_step_and_handing_over_the_next(tmp_path, monkeypatch):
    _, reader = listened_to(tmp_path, monkeypatch)
    reader.step()
    assert reader.adapter.trees == []
    reader.step()
    assert "New game" in reader.adapter.labels
    reader.step()
    assert len(reader.adapter.trees) == 1, "nothing is new"


def test_nothing_is_handed_over_before_somebody_listens(tmp_path, monkeypatch):
    """The thread that begins to listen holds the adapter's lock and waits for Python: whoever calls the adapter at that
    moment stands still for ever."""
    stage, reader = introduced(tmp_path, monkeypatch)
    adapter = reader.adapter
    for focused in (True, False, True):
        reader.focus(focused)
        stage.frame()
        reader.step()
    assert (adapter.focused, adapter.trees) == ([], [])

    class Watched(Update):
        def __init__(self, focus: int) -> None:
            super().__init__(focus)
            reader.focus(True)
            reader.step()
            assert (adapter.focused, adapter.trees) == ([], []), "it has not yet begun to listen"

    monkeypatch.setattr(reader.kit, "TreeUpdate", Watched)
    adapter.begin()
    monkeypatch.setattr(reader.kit, "TreeUpdate", Update)
    for _ in range(3):
        reader.step()
    assert (adapter.focused, len(adapter.trees)) == ([True], 1)
    reader.focus(False)
    reader.step()
    assert adapter.focused == [True, False]
    adapter.end()
    reader.focus(True)
    reader.step()
    assert adapter.focused == [True, False]
    adapter.begin()
    for _ in range(3):
        reader.step()
    assert (adapter.focused, len(adapter.trees)) == ([True, False, True], 2)


def test_a_screen_that_somebody_opened_is_drawn_before_it_is_described(tmp_path, monkeypatch):
    stage, reader = listened_to(tmp_path, monkeypatch)
    reader.step()
    reader.step()
    described = []
    monkeypatch.setattr(ChooseScene, "describe", lambda scene: described.append(scene))
    press(reader, "New game")
    reader.step()
    assert isinstance(stage.top, ChooseScene)
    assert described == []
    monkeypatch.undo()
    monkeypatch.setattr("sys.platform", "linux")
    stage.frame()
    reader.step()
    reader.step()
    assert f"Play {GAMES['my_realm'].title}" in reader.adapter.labels


def test_what_a_cover_hides_is_gone_at_once(tmp_path, monkeypatch):
    stage, reader = listened_to(tmp_path, monkeypatch)
    reader.step()
    reader.step()
    assert "New game" in reader.adapter.labels
    view = CoverView("Larissa", 0, "My Realm Will Be Yours", "It's your turn.", (), "my_realm")
    stage.push(CoverScene(stage, view, lambda: None, lambda: None))
    reader.step()
    assert "New game" not in reader.adapter.labels


def test_boxes_are_measured_once_however_often_they_are_read(tmp_path, monkeypatch):
    stage, _ = listened_to(tmp_path, monkeypatch)
    go(stage, "choose")
    settle(stage)
    stage.frame()
    measured = []
    monkeypatch.setattr(ChooseScene, "_fits", lambda *arguments: measured.append(arguments))
    first = stage.top.describe()
    assert [told.words() for told in first.walk()] == [told.words() for told in stage.top.describe().walk()]
    assert measured == []


@pytest.mark.parametrize("game", GAMES)
def test_a_set_up_is_tried_once_however_often_it_is_read(tmp_path, monkeypatch, game):
    stage, _ = listened_to(tmp_path, monkeypatch)
    go(stage, "setup", game)
    settle(stage)
    stage.frame()
    tried = []
    monkeypatch.setattr(Draft, "_tried", lambda draft, wishes: tried.append(wishes) or "")
    stage.top.describe()
    assert tried == []
