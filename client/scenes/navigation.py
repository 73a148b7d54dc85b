"""The way from one scene to another, by name. A scene is imported when it is first opened: the title comes up sooner,
and no two scenes have to know each other."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..stage import Stage

SCENES = {
    "challenges": (".challenges.scene", "ChallengesScene"),
    "choose": (".choose.scene", "ChooseScene"),
    "credits": (".credits.scene", "CreditsScene"),
    "first_start": (".first_start.scene", "FirstStartScene"),
    "look": (".table.look", "LookScene"),
    "library": (".library.scene", "LibraryScene"),
    "puzzles": (".puzzles.scene", "PuzzlesScene"),
    "replay": (".replay.scene", "ReplayScene"),
    "report": (".settings.lists", "ReportScene"),
    "results": (".results.scene", "ResultsScene"),
    "review": (".review.scene", "ReviewScene"),
    "rules": (".rules.scene", "RulesScene"),
    "settings": (".settings.scene", "SettingsScene"),
    "statistics": (".statistics.scene", "StatisticsScene"),
    "story": (".settings.lists", "StoryScene"),
    "setup": (".setup.scene", "SetupScene"),
    "table": (".table.scene", "TableScene"),
    "title": (".title.scene", "TitleScene"),
}
"""Name of the scene -> its module and class."""


def scene_class(name: str) -> Any:
    """The class of a scene."""
    module, scene = SCENES[name]
    return getattr(import_module(module, __package__), scene)


def go(stage: "Stage", name: str, *arguments: Any) -> None:
    """Open a scene over this one."""
    stage.push(scene_class(name)(stage, *arguments))
