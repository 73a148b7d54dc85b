"""The real window, played through a screen reader's eyes alone: AT-SPI gives names and actions, and nothing else is
used. `blind.py` plays; it runs in the Python of the system, which has the client of AT-SPI."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from client.match.seats import HUMAN, Seat
from engines import GAMES

from .window_kit import PATIENCE, SETTINGS, Display, needs_display, open_display, program, wait_until

PLAYER = Path(__file__).with_name("blind.py")
SYSTEM = "/usr/bin/python3"
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
LAUNCHER = next((path for path in LAUNCHERS if Path(path).exists()), None)
LONGEST = 900.0
"""Seconds: whoever plays longer plays for ever."""


def _lacking() -> list[str]:
    found = [tool for tool in ("dbus-daemon", "dbus-send") if shutil.which(tool) is None]
    if LAUNCHER is None:
        found.append("at-spi2-core")
    try:
        subprocess.run([SYSTEM, "-c", "import pyatspi"], check=True, capture_output=True, timeout=PATIENCE)
    except (OSError, subprocess.SubprocessError):
        found.append("python3-pyatspi")
    if find_spec("accesskit") is None:
        found.append("accesskit")
    return found


lacking = _lacking()
needs_reader = pytest.mark.skipif(bool(lacking), reason=f"not installed here: {', '.join(lacking)}")


@contextmanager
def heard(display: Display) -> Iterator[None]:
    """A bus on which a screen reader says that it listens."""
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address=1"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=display.environment,
    )  # fmt: skip
    assert bus.stdout is not None
    display.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
    launcher = subprocess.Popen(
        [str(LAUNCHER), "--launch-immediately"], env=display.environment,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        for status in ("IsEnabled", "ScreenReaderEnabled"):
            wait_until(partial(_switched_on, display, status), status)
        yield
    finally:
        for process in (launcher, bus):
            process.terminate()
            process.wait(PATIENCE)
        bus.stdout.close()


def _switched_on(display: Display, status: str) -> bool:
    command = [
        "dbus-send", "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus",
        "org.freedesktop.DBus.Properties.Set", "string:org.a11y.Status", f"string:{status}", "variant:boolean:true",
    ]  # fmt: skip
    done = subprocess.run(command, env=display.environment, capture_output=True, check=False, timeout=PATIENCE)
    return done.returncode == 0


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
        environment = {**display.environment, "NO_AT_BRIDGE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
        for name in ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "PYTHONPYCACHEPREFIX"):
            environment.pop(name, None)
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
