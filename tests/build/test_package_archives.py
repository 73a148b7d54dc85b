"""Archives: the same files give the same bytes, whoever packs them and whenever."""

import hashlib
import os
import tarfile
import zipfile
from pathlib import Path

import pytest
from bundle.archives import make_tar, make_zip, same_times, size_on_disk, write_sums

NAMES = ("four-crowns", "_internal/b.txt", "_internal/a/deep.txt", "README.txt")


def bundle(folder: Path, names: tuple[str, ...] = NAMES) -> Path:
    """Some files, one of them a program, and a link."""
    for name in names:
        path = folder / "four-crowns-1" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"this is {name}")
    home = folder / "four-crowns-1"
    (home / "four-crowns").chmod(0o700)
    (home / "link").symlink_to("README.txt")
    return home


@pytest.fixture(autouse=True)
def _at_one_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")


@pytest.mark.parametrize("make", [make_tar, make_zip])
def test_the_same_bytes_whatever_the_order_the_time_and_the_rights(tmp_path, make):
    one, other = bundle(tmp_path / "1"), bundle(tmp_path / "2", NAMES[::-1])
    os.utime(other / "README.txt", (1, 1))
    (other / "README.txt").chmod(0o600)
    for home in (one, other):
        same_times(home)
    first, second = make(one, tmp_path / "1.archive"), make(other, tmp_path / "2.archive")
    assert first.read_bytes() == second.read_bytes()


def test_another_file_gives_other_bytes(tmp_path):
    home = bundle(tmp_path)
    before = make_tar(home, tmp_path / "1.tar.gz").read_bytes()
    (home / "README.txt").write_text("changed")
    assert make_tar(home, tmp_path / "2.tar.gz").read_bytes() != before


def test_a_tar_keeps_links_and_the_right_to_run(tmp_path):
    home = bundle(tmp_path)
    same_times(home)
    with tarfile.open(make_tar(home, tmp_path / "x.tar.gz")) as tar:
        members = {member.name: member for member in tar}
    assert {member.mtime for member in members.values()} == {1_700_000_000}
    assert {(member.uid, member.gid, member.uname) for member in members.values()} == {(0, 0, "root")}
    assert members["four-crowns-1/link"].linkname == "README.txt"
    assert members["four-crowns-1/four-crowns"].mode == 0o755
    assert members["four-crowns-1/README.txt"].mode == 0o644
    assert next(iter(members)) == "four-crowns-1"


def test_a_zip_has_everything_under_one_folder(tmp_path):
    with zipfile.ZipFile(make_zip(bundle(tmp_path), tmp_path / "x.zip")) as packed:
        assert packed.testzip() is None
        assert set(packed.namelist()) == {f"four-crowns-1/{name}" for name in (*NAMES, "link")}


def test_libraries_are_not_programs(tmp_path):
    home = bundle(tmp_path)
    library = home / "libSDL2.so.0.1"
    library.write_bytes(b"")
    library.chmod(0o755)
    same_times(home)
    assert library.stat().st_mode & 0o777 == 0o644
    assert (home / "four-crowns").stat().st_mode & 0o777 == 0o755


def test_the_sums_are_those_of_the_downloads_and_of_nothing_else(tmp_path):
    (tmp_path / "four-crowns-1.zip").write_bytes(b"one")
    (tmp_path / "four_crowns-1.whl").write_bytes(b"two")
    text = write_sums(tmp_path).read_text()
    assert text == f"{hashlib.sha256(b'one').hexdigest()}  four-crowns-1.zip\n"
    assert write_sums(tmp_path).read_text() == text


def test_a_link_takes_no_room(tmp_path):
    home = bundle(tmp_path)
    assert size_on_disk(home) == sum(len(f"this is {name}") for name in NAMES)
