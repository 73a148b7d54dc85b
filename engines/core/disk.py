"""What is written stays written: names of files that outlive a power cut, and files that only one program writes to."""

import os
from contextlib import suppress
from pathlib import Path

from .foreign import open_file

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


_HELD: dict[tuple[int, int], int] = {}
"""Files that this program holds -> how often."""


class Hold:
    """A file that this program alone writes to, until `release`, or its end, however it ends."""

    def __init__(self, handle: int, file: tuple[int, int]) -> None:
        self._handle: int | None = handle
        self._file = file
        _HELD[file] = _HELD.get(file, 0) + 1

    def release(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
            _HELD[self._file] -= 1
            if not _HELD[self._file]:
                del _HELD[self._file]

    def __del__(self) -> None:
        self.release()


def hold(path: Path) -> Hold | None:
    """Take hold of a file; None if another program has it. Unfit if it cannot be opened at all."""
    with open_file(path) as opened:
        handle = os.dup(opened.fileno())  # the hold is a handle that stays open
    status = os.fstat(handle)
    file = (status.st_dev, status.st_ino)
    try:
        _lock(handle)
    except (BlockingIOError, PermissionError):
        if file not in _HELD:  # by this very program is no matter
            os.close(handle)
            return None
    except OSError:  # a file system without locks: the journal still sees when another program writes
        pass
    return Hold(handle, file)


def _lock(handle: int) -> None:
    if fcntl is not None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return
    os.lseek(handle, _FAR, os.SEEK_SET)
    msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
