"""What is written stays written: names of files that outlive a power cut, and files that only one program writes to."""

import os
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]
    import msvcrt

_FAR = 1 << 40  # a byte that no record has: what is locked on Windows cannot be read either


def flush_folder(folder: Path) -> None:
    """A new name outlives a power cut only when its folder is written too. (Windows sees to that itself.)"""
    if os.name == "posix":
        with suppress(OSError):
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


def move(path: Path, target: Path) -> None:
    """Give a file another name, for good. OSError if that cannot be done."""
    path.rename(target)
    flush_folder(target.parent)
    if path.parent != target.parent:
        flush_folder(path.parent)


def put_in_place(path: Path, data: bytes) -> None:
    """Write a whole file: at every moment there is the old one or the new one. OSError if that cannot be done."""
    beside = path.with_name(f"{path.name}.new")
    with open(beside, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, path)
    flush_folder(path.parent)


class Hold:
    """A file that this program alone writes to, until `release` or its end, however it ends."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file

    def release(self) -> None:
        self._file.close()


def hold(path: Path) -> Hold | None:
    """Take hold of a file; None if another program has it. Where nothing can be held nobody else can either: OSError
    if the file cannot be opened at all."""
    file = open(path, "rb")  # noqa: SIM115  # kept open: that is the hold
    try:
        _lock(file)
    except (BlockingIOError, PermissionError):
        file.close()
        return None
    except OSError:  # a file system without locks: the journal still sees when another program writes
        pass
    return Hold(file)


def _lock(file: BinaryIO) -> None:
    if fcntl is not None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return
    file.seek(_FAR)
    msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
