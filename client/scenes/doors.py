"""The way from one scene to another, by name. A scene is imported when its door is opened: the title comes up sooner,
and no two scenes have to know each other."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..stage import Stage

DOORS = {
    "boards": ("setup.boards", "BoardsScene"),
    "choose": ("choose", "ChooseScene"),
    "credits": ("credits", "CreditsScene"),
    "library": ("library", "LibraryScene"),
    "report": ("settings_lists", "ReportScene"),
    "results": ("results", "ResultsScene"),
    "rules": ("rules", "RulesScene"),
    "settings": ("settings", "SettingsScene"),
    "setup": ("setup.scene", "SetupScene"),
    "table": ("table", "TableScene"),
    "title": ("title", "TitleScene"),
}
"""Name of the door -> module and class of the scene behind it."""


def behind(door: str) -> Any:
    """The class of the scene behind a door."""
    module, scene = DOORS[door]
    return getattr(import_module(f"{__package__}.{module}"), scene)


def go(stage: "Stage", door: str, *arguments: Any) -> None:
    """Open a scene over this one."""
    stage.push(behind(door)(stage, *arguments))
