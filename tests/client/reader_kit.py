"""A bus on which a screen reader listens, and who listens there: `blind.py`, in the Python of the system."""

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from .window_kit import PATIENCE, Display, wait_until

PLAYER = Path(__file__).with_name("blind.py")
SYSTEM = "/usr/bin/python3"
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
LAUNCHER = next((path for path in LAUNCHERS if Path(path).exists()), None)
READING = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "PYTHONPYCACHEPREFIX")
"""What would lead the Python of the system to another one's modules."""


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


@contextmanager
def heard(display: Display) -> Iterator[None]:
    """A bus on which a screen reader says that it listens. Its sockets are files: whoever has a network of its own
    finds no others."""
    before, folder = dict(display.environment), tempfile.mkdtemp(prefix="bus-")
    display.environment |= {"XDG_RUNTIME_DIR": folder, "NO_AT_BRIDGE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", f"--address=unix:path={folder}/bus", "--print-address=1"],
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
        shutil.rmtree(folder, ignore_errors=True)
        display.environment = before


def _switched_on(display: Display, status: str) -> bool:
    command = [
        "dbus-send", "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus",
        "org.freedesktop.DBus.Properties.Set", "string:org.a11y.Status", f"string:{status}", "variant:boolean:true",
    ]  # fmt: skip
    done = subprocess.run(command, env=display.environment, capture_output=True, check=False, timeout=PATIENCE)
    return done.returncode == 0
