"""What hatchling adds to a wheel: the manifests, parsed."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from manifests import parsed


class Manifests(BuildHookInterface[Any]):
    """Not in an editable installation: who changes a manifest there wants to see it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._folder = TemporaryDirectory()
        for file, place in parsed(Path(self.root) / "assets", Path(self._folder.name)):
            build_data["force_include"][str(file)] = str(Path("assets", place))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self._folder.cleanup()
