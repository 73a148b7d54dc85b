"""Crash reports: a local file with all that is needed, found at the next start; telling of trouble makes none."""

import pytest

from client.crash import KEPT, newest_report, put_aside, write_report
from tests.client.match.tables import play_out, sit_down


def broken():
    try:
        raise ValueError("a broken law")
    except ValueError as error:
        return error


def test_a_report_has_version_system_seed_actions_and_traceback(tmp_path):
    session = play_out(sit_down("hbbb", seed=1234), steps=5)
    path = write_report(tmp_path, broken(), "1.2.3", session.in_words, tmp_path / "game.crown")
    text = path.read_text(encoding="utf-8")
    assert "Four Crowns 1.2.3" in text
    assert '"seed":1234' in text
    assert "Traceback" in text
    assert "ValueError: a broken law" in text
    assert f"record  {tmp_path / 'game.crown'}" in text
    actions = [line for line in text.splitlines() if line.startswith("seat ")]
    assert len(actions) == len(session._taken) - 1
    for word in ("system", "python", "pygame"):
        assert f"\n{word}  " in text


def test_the_newest_unreported_one_is_found_at_the_next_start(tmp_path):
    assert newest_report(tmp_path) is None
    write_report(tmp_path, broken(), "1")
    newest = write_report(tmp_path, KeyError("later"), "1")
    report = newest_report(tmp_path)
    assert report.path == newest
    assert "later" in report.text
    assert "No game was open." in report.text


def test_a_report_that_was_shown_is_not_spoken_of_again(tmp_path):
    path = write_report(tmp_path, broken(), "1")
    put_aside(tmp_path)
    assert newest_report(tmp_path) is None
    assert not path.exists()
    assert [file.name for file in tmp_path.iterdir()] == [path.name.replace(".crash.", ".seen.")]


def test_old_reports_go(tmp_path):
    for number in range(KEPT + 5):
        (tmp_path / f"2025-01-01 {number:02}.seen.txt").write_text("old")
    put_aside(tmp_path)
    assert len(list(tmp_path.iterdir())) == KEPT
    assert not (tmp_path / "2025-01-01 00.seen.txt").exists()


class Unspeakable(Exception):
    def __str__(self):
        raise RuntimeError("no words")


def refuse():
    raise RuntimeError("the game cannot be told")


@pytest.mark.parametrize("error", [Unspeakable(), KeyboardInterrupt(), ValueError("\ud800")])
def test_a_report_never_raises(tmp_path, error):
    path = write_report(tmp_path, error, "1", refuse)
    assert type(error).__name__ in path.read_text(encoding="utf-8")
    assert "could not be told: RuntimeError" in path.read_text(encoding="utf-8")


def test_without_a_folder_there_is_no_report_and_no_error(tmp_path):
    nowhere = tmp_path / "file"
    nowhere.write_text("in the way")
    assert write_report(nowhere, broken(), "1") is None
    assert newest_report(nowhere) is None
    put_aside(nowhere)
