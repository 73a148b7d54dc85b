"""The real window, played through a screen reader's eyes alone: AT-SPI gives names and actions, and nothing else is
used. `blind.py` plays; it runs in the Python of the system, which has the client of AT-SPI."""

import os
import subprocess

import msgspec
import pytest

from client.match.seats import HUMAN, Seat
from engines import GAMES

from .reader_kit import PLAYER, READING, SYSTEM, heard, lacking
from .window_kit import SETTINGS, needs_display, open_display, program

LONGEST = 900.0
"""Seconds: whoever plays longer plays for ever."""
needs_reader = pytest.mark.skipif(bool(lacking), reason=f"not installed here: {', '.join(lacking)}")


@needs_display
@needs_reader
@pytest.mark.long
@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_a_client_of_the_system(game, tmp_path):
    """From the title to the results, two at the table: names are read and actions pressed."""
    seats = (Seat("Larissa", HUMAN, 0), Seat("Tomas", GAMES[game].opponents.usual, 1))
    likes = {**SETTINGS, "seats": seats, "tables": {game: seats}, "losses_wait": False, "summary": "never"}
    home = tmp_path / "home"
    home.mkdir()
    (home / "settings.json").write_bytes(msgspec.json.encode(likes))
    with open_display() as display, heard(display), program(display, home) as running:
        environment = {name: value for name, value in display.environment.items() if name not in READING}
        player = subprocess.run(
            [SYSTEM, str(PLAYER), GAMES[game].title, "1"],
            env=environment, capture_output=True, text=True, timeout=LONGEST, check=False,
        )  # fmt: skip
        assert running.process.poll() is None, running.process.stderr.read()
        spent = running.worked()
    assert player.returncode == 0, f"{player.stdout[-2000:]}\n{player.stderr[-2000:]}"
    assert player.stdout.splitlines()[-1].startswith("over after ")
    (record,) = (home / "games").glob("*.crown")
    assert '"human"' in record.read_text(encoding="utf-8")
    print(f"{game}: {spent:.1f} s of CPU, {os.path.getsize(record)} bytes")
