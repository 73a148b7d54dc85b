"""Manifests of pictures, parsed when a program or a wheel is made: to read TOML takes the program ten times as long."""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path


def parsed(assets: Path, into: Path) -> Iterator[tuple[Path, Path]]:
    """Write every manifest below `assets` below another folder as JSON. Each file, and its place within `assets`."""
    for manifest in sorted(assets.rglob("manifest.toml")):
        place = manifest.relative_to(assets).with_suffix(".json")
        file = into / place
        file.parent.mkdir(parents=True, exist_ok=True)
        table = tomllib.loads(manifest.read_text(encoding="utf-8"))
        file.write_text(json.dumps(table, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
        yield file, place
