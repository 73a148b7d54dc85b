"""Games that come from elsewhere: a record, or an archive of many. Each is checked before it is on the shelf, none is
there twice, and what is wrong with one is told in one sentence.

An archive is a zip with records and the lines of a ledger, to take everything to another computer. A stranger's may
hold anything: only what is a record by its own text is taken, under a name of ours, and no more than fits.
"""

import os
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from engines.core.errors import FourCrownsError, NewerRecord, OlderRecord, RecordError
from engines.core.foreign import Unfit, read_end, read_file, reason, shown_path
from engines.core.playback import Playback
from engines.core.record import LIMITS

from .ledger import LIMITS as LEDGER_LIMITS
from .ledger import Ledger
from .saves import Library
from .shelf_files import CROWN

ZIP = ".zip"
LEDGER = "ledger.jsonl"
MOST = 5_000
"""Files of an archive that are looked at."""
LARGEST_ARCHIVE = 1 << 30
"""Bytes that an archive may have once it is unpacked."""
_TAIL = 64  # bytes at the end of a record in which its last digest stands


class Fate(StrEnum):
    """What became of a file that was brought."""

    TAKEN = "taken"
    THERE = "there"  # it is on the shelf already
    PART = "part"  # the part before the damage was taken
    NEWER = "newer"  # it was taken and opens after an update
    OLDER = "older"  # it was taken, and goes another way by today's rules
    REFUSED = "refused"


class Brought(NamedTuple):
    """A file that was brought."""

    fate: Fate
    path: Path | None = None
    """Where it is on the shelf."""
    actions: int = 0
    why: str = ""
    """What is wrong with it, in one sentence."""


def take_in(library: Library, source: Path) -> Brought:
    """Bring a record onto the shelf. Never raises for anything that a file can be."""
    try:
        data = read_file(source, LIMITS.size)
    except Unfit as error:
        return Brought(Fate.REFUSED, why=f"{shown_path(source.name)} {error}.")
    there = _same(library, data)
    if there is not None:
        return Brought(Fate.THERE, there)
    try:
        record = library.read(source)
        played = Playback(library.games[record.setup.game], record)
        return Brought(Fate.TAKEN, library.bring(source), played.last)
    except NewerRecord as error:
        return _kept(library, source, Fate.NEWER, str(error))
    except OlderRecord as error:
        return _kept(library, source, Fate.OLDER, str(error))
    except FourCrownsError as error:
        return _part(library, source, str(error))


def _kept(library: Library, source: Path, fate: Fate, why: str) -> Brought:
    try:
        return Brought(fate, library.bring(source), why=why)
    except RecordError as error:
        return Brought(Fate.REFUSED, why=str(error))


def _part(library: Library, source: Path, why: str) -> Brought:
    """What can be opened of a damaged record."""
    try:
        remains = library.remains(source)
        if remains is None:
            return Brought(Fate.REFUSED, why=why)
        return Brought(Fate.PART, library.salvage(remains), remains.actions, remains.why)
    except FourCrownsError as error:
        return Brought(Fate.REFUSED, why=str(error))


def _same(library: Library, data: bytes) -> Path | None:
    """The file on the shelf that ends as this one does: with a digest that holds the whole of it."""
    end = data[-_TAIL:]
    for path in library.paths():
        with suppress(Unfit):
            if b'"digest":"' in end and read_end(path, _TAIL) == end:
                return path
    return None


# -- many at once ------------------------------------------------------------------------------------------------------


def export_all(library: Library, target: Path) -> int:
    """All records and the ledger as one archive; returns how many games are in it. RecordError if it cannot be made."""
    count = 0
    try:
        with zipfile.ZipFile(target, "x", zipfile.ZIP_DEFLATED) as archive:
            for path in library.paths():
                archive.write(path, f"games/{path.name}")
                count += 1
            if library.ledger.path.exists():
                archive.write(library.ledger.path, LEDGER)
    except FileExistsError as error:
        raise RecordError(f"{shown_path(target)} already exists and was left alone. Choose another name.") from error
    except OSError as error:
        with suppress(OSError):
            target.unlink()
        raise RecordError(f"{shown_path(target)} can't be written: {reason(error)}.") from error
    return count


def import_all(library: Library, source: Path) -> Iterator[Brought]:
    """Bring every record of an archive, one at a time, and then the lines of its ledger."""
    try:
        with zipfile.ZipFile(source) as archive, TemporaryDirectory() as folder:
            room = LARGEST_ARCHIVE
            for number, member in enumerate(archive.infolist()[:MOST]):
                wanted = member.filename.endswith(CROWN) or member.filename == LEDGER
                if not wanted or member.file_size > min(room, LIMITS.size):
                    continue
                room -= member.file_size
                place = Path(folder, str(number)) / f"{_plain(member.filename)}"
                place.parent.mkdir()
                place.write_bytes(_unpacked(archive, member))
                if member.filename == LEDGER:
                    _merge(library.ledger, Ledger(place))
                else:
                    yield take_in(library, place)
    except (OSError, ValueError, RuntimeError, NotImplementedError, zipfile.BadZipFile, zlib.error) as error:
        yield Brought(Fate.REFUSED, why=f"{shown_path(source.name)} can't be unpacked: {_why(error)}.")


def _why(error: Exception) -> str:
    """Why an archive cannot be read, shortly."""
    return reason(error) if isinstance(error, OSError) else "it is damaged"


def _unpacked(archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> bytes:
    """A member's bytes, and no more of them than it says it has."""
    with archive.open(member) as file:
        return file.read(min(member.file_size, LIMITS.size, LEDGER_LIMITS.size) + 1)


def _plain(name: str) -> str:
    """The last part of a name in an archive: nobody's path leads anywhere."""
    return os.path.basename(name.replace("\\", "/")).lstrip(".")[-120:] or f"game{CROWN}"


def _merge(ours: Ledger, theirs: Ledger) -> None:
    for line in theirs.lines():
        ours.add(line)


def bring(library: Library, source: Path) -> Iterator[Brought]:
    """Whatever somebody dropped on the window or chose in a dialog: a record or an archive."""
    try:
        is_archive = zipfile.is_zipfile(source)
    except OSError:
        is_archive = False
    return import_all(library, source) if is_archive else iter((take_in(library, source),))
