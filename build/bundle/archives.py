"""Archives that are the same bytes whenever the same files go in, and the sums people compare them with."""

import gzip
import hashlib
import os
import tarfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

from .project import NAME, epoch

SUMS = "SHA256SUMS"


def entries(folder: Path) -> Iterator[Path]:
    """Everything below a folder, in an order that no file system decides."""
    return iter(sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).as_posix()))


def is_program(path: Path) -> bool:
    """Somebody starts it; libraries are only read, whatever their rights say."""
    return path.suffix in ("", ".exe", ".sh") and os.access(path, os.X_OK)


def same_times(folder: Path) -> None:
    """Whoever packs this folder finds one time and one set of rights everywhere."""
    for path in (folder, *entries(folder)):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or is_program(path) else 0o644)
            os.utime(path, (epoch(), epoch()))


def make_tar(folder: Path, archive: Path) -> Path:
    """A .tar.gz of one folder."""

    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = "root"
        member.mtime = epoch()
        return member

    with (
        archive.open("wb") as file,
        gzip.GzipFile("", "wb", 9, file, epoch()) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for path in (folder, *entries(folder)):
            tar.add(
                path, f"{folder.name}/{path.relative_to(folder).as_posix()}".removesuffix("/."), False, filter=plain
            )
    return archive


def make_zip(folder: Path, archive: Path) -> Path:
    """A .zip of one folder; links are followed, because not everybody who unpacks one has them."""
    when = time.gmtime(max(epoch(), 315_532_800))[:6]  # a zip knows no time before 1980
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in entries(folder):
            if path.is_file():
                member = zipfile.ZipInfo(f"{folder.name}/{path.relative_to(folder).as_posix()}", when)
                member.compress_type = zipfile.ZIP_DEFLATED
                member.external_attr = (0o755 if is_program(path) else 0o644) << 16
                packed.writestr(member, path.read_bytes())
    return archive


def write_sums(folder: Path) -> Path:
    """The SHA-256 of every download in a folder, as `sha256sum --check` reads it."""
    sums = folder / SUMS
    files = [path for path in sorted(folder.glob(f"{NAME}*")) if path.is_file()]
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    sums.write_text("".join(lines), encoding="utf-8", newline="\n")
    return sums


def size_on_disk(folder: Path) -> int:
    """Bytes in all files; what a link points to counts once."""
    return sum(path.stat().st_size for path in entries(folder) if path.is_file() and not path.is_symlink())
