"""What a program or a wheel brings of the manifests is what they say, and is what is read there."""

import tomllib
from pathlib import Path

import pytest
from manifests import parsed

from client import assets
from client.box import BOX
from client.manifest import manifest


@pytest.mark.parametrize("game", ["", *BOX])
def test_a_parsed_manifest_says_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    places = [place for _, place in parsed(assets.ROOT, tmp_path)]
    assert len(places) == 1 + len(BOX)
    written = (assets.ROOT / "games" / game if game else assets.ROOT) / "manifest.toml"
    monkeypatch.setattr(assets, "ROOT", tmp_path)  # nothing but what was parsed is there
    assert manifest.__wrapped__(game) == tomllib.loads(written.read_text(encoding="utf-8"))
