"""The page about speed: every figure finds its place, and what was not measured is said."""

import json

import speed
from bundle.project import ROOT

from engines import GAMES, find
from tests.growing import GROWN


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
    games["kings_and_things"] = {
        **row,
        "growth": {**growth, "decision_us_by_size": {"37 hexes": 11.0, "127 hexes": 14.0}},
    }
    watched = {"frames": 18000, "too_long": 3, "median_ms": 0.5, "p99_ms": 9.1, "longest_ms": 40.2, "games": 2}
    window = {
        **dict.fromkeys(speed.WINDOW, 0.4),
        "growth": {"library_seen_ms": {"50": 20.0, "500": 30.0}},
        "played": {"games": dict.fromkeys(GAMES, watched), "memory_mb": {"title": 160, **dict.fromkeys(GAMES, 250)}},
    }
    engines = {
        "day": "2026-01-31",
        "load": 0.2,
        "profile": {"turn.ask": 31.5},
        "peer": {"name": "catanatron", "version": ratio and "3.2"},
        "games": games,
    }
    return {
        **{f"{rules}/{game}": engines for rules in ("rules", "compiled") for game in GAMES},
        **{f"window/{size}": window for size in speed.SIZES},
    }


def test_every_game_and_figure_is_in_the_page():
    machine_code = {part: report for part, report in found(9.9).items() if part.startswith("compiled")}
    told = "\n".join(speed.page({**found(), **machine_code}))
    for game in GROWN:
        title = find(game).title
        pure, compiled = f"6.4 ({speed.PURE[game]})", f"9.9 ({speed.COMPILED[game]})"
        assert f"| {title} | {pure} | {compiled} | 88 ({speed.REDEAL[game]}) | 88 | 1.4 | 1.1 | 0.2 |" in told
        assert f"| {title} | `turn.ask` 31.5 |" in told
        assert told.count(f"| {title} | 3 of 18,000 | 0.5 | 9.1 | 40.2 | 2 | 250 |") == len(speed.SIZES)
    for words, musts in speed.WINDOW.values():
        assert f"| {words} | 0.4 ({musts[0]}) | 0.4 ({musts[1]}) |" in told
    assert "| memory after the games below, MB | 250 (350) | 250 (600) |" in told
    assert "| hexes | 37 | 127 |" in told
    assert "| seen | 20.0 | 30.0 |" in told
    assert "with catanatron 3.2 in the same run" in told
    assert "Not measured" not in told


def test_what_was_not_measured_is_said():
    nothing_compiled = {f"compiled/{game}": {"not_compiled": "There is no C compiler."} for game in GAMES}
    told = "\n".join(speed.page({**found(None), **nothing_compiled}))
    assert "| - (6.3) | - (9.5) | 88 (100) | - |" in told
    assert "a peer (not installed)" in told
    assert told.count("Nothing was compiled. There is no C compiler.") == 1


def test_a_page_of_one_part_says_what_is_not_there():
    told = "\n".join(speed.page({"rules/my_realm": found()["rules/my_realm"]}))
    assert "| My Realm Will Be Yours | 6.4 (13.5) | - (16.0) | 88 (100) | - | 1.4 | 1.1 | 0.2 |" in told
    assert "| Cover Your Kingdom | - (6.3) | - (9.5) | - (100) | - | - | - | - |" in told
    assert "Not measured: rules/cover_your_kingdom, " in told
    assert f"window/{speed.SIZES[1]}." in told
    assert "## The window" not in told
    assert "| hexes |" not in told  # only Kings & Things has several sizes


def test_a_run_that_was_broken_off_goes_on(tmp_path, monkeypatch):
    figures, measured = tmp_path / "figures.json", []
    for part, report in found().items():
        monkeypatch.setitem(speed.PARTS, part, lambda part=part, report=report: measured.append(part) or report)
    words = ["--figures", str(figures), "-o", str(tmp_path / "page.md")]
    assert speed.main([*words, "--part", "rules/my_realm", "--part", "compiled/my_realm"]) == 0
    assert list(json.loads(figures.read_text())) == measured == ["rules/my_realm", "compiled/my_realm"]
    assert speed.main(words) == 0
    assert sorted(measured) == sorted(speed.PARTS)  # each of them once
    assert speed.main([*words, "--page"]) == 0
    assert len(measured) == len(speed.PARTS)
    kept = (ROOT / "docs" / "speed.md").read_text(encoding="utf-8").partition(speed.KEPT)[2]
    assert kept.strip()
    assert (tmp_path / "page.md").read_text(encoding="utf-8").endswith(speed.KEPT + kept)


def test_a_profile_names_the_game_s_own_functions(monkeypatch):
    monkeypatch.setattr(speed, "PROFILED", 1)
    shares = speed.profile("my_realm")
    assert len(shares) == speed.LONGEST
    assert list(shares.values()) == sorted(shares.values(), reverse=True)
    assert 0 < sum(shares.values()) < 101  # rounded
    files = {path.stem for path in (ROOT / "engines" / "my_realm").rglob("*.py")}
    assert {name.split(".")[0] for name in shares} <= files


def test_every_game_has_its_marks():
    assert set(GROWN) == speed.PURE.keys() == speed.COMPILED.keys() == speed.REDEAL.keys()
