"""The page about speed: every figure finds its place, and what was not measured is said."""

import json

import speed
from bundle.project import ROOT

from engines import GAMES, find


def found(ratio: float | None = 6.4) -> dict:
    curve = {"2": 1.5, "4": 1.0}
    growth = {
        "decision_us_by_seats": curve,
        "decision_us_by_size": {},
        "record_ms_by_actions": {"50": 3.0},
        "chronicle_ms_by_actions": {"50": 1.0},
    }
    row = {"ratio": ratio, "redeal_us": 87.6, "decision_by_seats": {"few": 1.4, "many": 1.1}, "growth": growth}
    games = dict.fromkeys(GAMES, row)
    games["kings_and_things"] = {**row, "growth": {**growth, "decision_us_by_size": {"37": 11.0, "127": 14.0}}}
    watched = {"frames": 18000, "too_long": 3, "median_ms": 0.5, "p99_ms": 9.1, "longest_ms": 40.2, "games": 2}
    window = {
        **dict.fromkeys(speed.WINDOW, 0.4),
        "growth": {"library_seen_ms": {"50": 20.0, "500": 30.0}},
        "played": {"games": dict.fromkeys(GAMES, watched), "memory_mb": {"title": 160, **dict.fromkeys(GAMES, 250)}},
    }
    engines = {"peer": {"name": "catanatron", "version": ratio and "3.2"}, "games": games, "python": "3.11.7"}
    return {"day": "2026-01-31", "load": 0.2, "pure": engines, **dict.fromkeys(speed.SIZES, window)}


def test_every_game_and_figure_is_in_the_page():
    told = "\n".join(speed.page({**found(), "compiled": found(9.9)["pure"]}))
    for game in GAMES:
        title = find(game).title
        assert (
            f"| {title} | 6.4 ({speed.PURE[game]}) | 9.9 ({speed.COMPILED[game]}) | 88 ({speed.REDEAL[game]}) | 88 |"
            in told
        )
        assert told.count(f"| {title} | 3 of 18,000 | 0.5 | 9.1 | 40.2 | 2 | 250 |") == len(speed.SIZES)
    for words, musts in speed.WINDOW.values():
        assert f"| {words} | 0.4 ({musts[0]}) | 0.4 ({musts[1]}) |" in told
    assert "| memory after the games below, MB | 250 (350) | 250 (600) |" in told
    assert "| hexes | 37 | 127 |" in told
    assert "| seen | 20.0 | 30.0 |" in told
    assert "with catanatron 3.2 in the same run" in told


def test_what_was_not_measured_is_said():
    told = "\n".join(speed.page({**found(None), "not_compiled": "There is no C compiler here."}))
    assert "| - (6.3) | - (9.5) | 88 (100) | - |" in told
    assert "a peer that is not installed" in told
    assert "Nothing was compiled. There is no C compiler here." in told


def test_what_is_not_measured_stays(tmp_path):
    (tmp_path / "figures.json").write_text(json.dumps(found()))
    assert speed.main(["--from", str(tmp_path / "figures.json"), "-o", str(tmp_path / "page.md")]) == 0
    kept = (ROOT / "docs" / "speed.md").read_text(encoding="utf-8").partition(speed.KEPT)[2]
    assert kept.strip()
    assert (tmp_path / "page.md").read_text(encoding="utf-8").endswith(speed.KEPT + kept)


def test_every_game_has_its_marks():
    assert GAMES.keys() == speed.PURE.keys() == speed.COMPILED.keys() == speed.REDEAL.keys()
