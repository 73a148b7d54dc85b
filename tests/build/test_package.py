"""Packages: what goes where, what is told to the system, and that all of it can be taken back."""

import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from configparser import ConfigParser
from pathlib import Path

import package
import pytest
from bundle import debian
from bundle.freeze import freeze
from bundle.linux import SIZES, _add_share, oldest_glibc
from bundle.project import BUILD, ICONS, NAME, TITLE, VERSION, CannotBuild, run
from bundle.stores import desktop_entry, mime_type
from bundle.trial import Trial, alone, find_program, namespaces
from bundle.windows import install_lines, remove_lines

TYPE = "application/x-four-crowns-record"

needs_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="about packages for Linux")


def needs(tool: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(tool) is None, reason=f"{tool} is not installed here")


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """As it is before it is packed, with a script in the place of the program."""
    home = tmp_path / f"{NAME}-{VERSION}"
    (home / "_internal" / "assets").mkdir(parents=True)
    (home / "_internal" / "assets" / "CREDITS.md").write_text("thanks")
    (home / NAME).write_text('#!/bin/sh\necho played >>"${MARK:-/dev/null}"\n')
    (home / NAME).chmod(0o755)
    for name in ("README.txt", "SOFTWARE.txt", "CHANGELOG.md"):
        (home / name).write_text(f"{name}\n")
    shutil.copy(BUILD / "linux" / "add-to-menu.sh", home)
    _add_share(home / "share")
    return home


# -- Linux -------------------------------------------------------------------------------------------------------------


def entry(text: str) -> dict[str, str]:
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment]
    parser.read_string(text)
    return dict(parser["Desktop Entry"])


def test_menu_entry_file_type_and_application_speak_of_the_same_records():
    shown = entry(desktop_entry())
    assert (shown["Exec"], shown["Icon"], shown["MimeType"]) == (f"{NAME} %f", NAME, f"{TYPE};")
    kind = ElementTree.fromstring(mime_type().encode())[0]
    assert kind.attrib["type"] == TYPE
    assert [part.attrib["pattern"] for part in kind if part.tag.endswith("glob")] == ["*.crown"]
    assert [part.attrib["name"] for part in kind if part.tag.endswith("}icon")] == [debian.RECORD_ICON]
    assert TYPE in (BUILD / "app.spec").read_text(encoding="utf-8")


def test_there_is_an_icon_of_every_size():
    assert [size for size in SIZES if not (ICONS / f"{size}.png").is_file()] == []
    assert (ICONS / "four-crowns.ico").is_file()
    assert (ICONS / "four-crowns.icns").is_file()


@needs_linux
@pytest.mark.parametrize("folder", ["plain", "a b", '100 % it\'s "$HOME" & `more` | \\'])
def test_into_the_menu_and_out_again(bundle, tmp_path, folder):
    """The entry starts the program wherever it was unpacked."""
    here = tmp_path / folder
    bundle.rename(here)
    home = tmp_path / "home"
    home.mkdir()
    environment = {"PATH": os.environ["PATH"], "HOME": str(home)}
    subprocess.run([here / "add-to-menu.sh"], env=environment, check=True, stdout=subprocess.DEVNULL)
    share = home / ".local" / "share"
    shown = entry((share / "applications" / "four-crowns.desktop").read_text())
    command = re.fullmatch(r'"(.+)" %f', shown["Exec"])
    assert command is not None
    once = command[1].replace("\\\\", "\\")  # what every value of an entry is escaped with
    assert re.sub(r'\\([\\"`$])', r"\1", once).replace("%%", "%") == str(here / NAME)  # what a quoted word in Exec is
    assert (share / "mime" / "packages" / "four-crowns.xml").is_file()
    assert len(list(share.glob("icons/hicolor/*/*/*.png"))) == 2 * len(SIZES)
    removing = [here / "add-to-menu.sh", "--remove"]
    said = subprocess.run(removing, env=environment, check=True, capture_output=True, text=True).stdout
    assert f"{share}/four-crowns, {home}/.config/four-crowns" in said, "where games are"
    left = [path.name for path in home.rglob("*four-crowns*")]
    assert left == []


@needs_linux
def test_a_trial_of_the_archive_hears_where_games_are_and_leaves_nothing_beside_it(bundle, tmp_path):
    trial = Trial(bundle, tmp_path / "work", isolated=False)
    assert "Your games and settings stay: " in trial.remove()
    assert trial.changes() == []


@needs_linux
def test_two_programs_can_be_made_at_a_time(tmp_path):
    """What PyInstaller keeps from one build to the next would be in the way of the other."""
    tool = tmp_path / "python"
    tool.write_text(f'#!/bin/sh\nmkdir -p frozen/{NAME}\necho "$PYINSTALLER_CONFIG_DIR" >frozen/{NAME}/cache\n')
    tool.chmod(0o755)
    made = freeze(tmp_path, (tool,))
    assert (made / "cache").read_text().strip() == str(tmp_path / "cache")


@pytest.mark.thorough
@needs_linux
@needs("dpkg-deb")
def test_what_a_deb_installs(bundle, tmp_path):
    made = debian.make(bundle, tmp_path, tmp_path, "amd64", "2.35")
    root = tmp_path / "root"
    run(["dpkg-deb", "--extract", made, root])
    assert os.readlink(root / "usr/bin/four-crowns") == "../lib/four-crowns/four-crowns"
    assert (root / "usr/bin/four-crowns").resolve() == (root / "usr/lib/four-crowns/four-crowns").resolve()
    assert {path.name for path in (root / "usr/lib/four-crowns").iterdir()} == {NAME, "_internal", "SOFTWARE.txt"}
    assert (root / "usr/share/applications/four-crowns.desktop").is_file()
    assert (root / "usr/share/mime/packages/four-crowns.xml").is_file()
    icons = root / "usr/share/icons/hicolor"
    for size in SIZES:
        assert (icons / f"{size}x{size}/apps/four-crowns.png").is_file()
        assert (icons / f"{size}x{size}/mimetypes/{debian.RECORD_ICON}.png").is_file()
    copyright_ = (root / "usr/share/doc/four-crowns/copyright").read_text(encoding="utf-8")
    assert "MIT License" in copyright_
    assert "SOFTWARE.txt" in copyright_


@pytest.mark.thorough
@needs_linux
@needs("dpkg-deb")
def test_what_a_deb_says(bundle, tmp_path):
    made = debian.make(bundle, tmp_path, tmp_path, "amd64", "2.35")
    assert made.name == f"{NAME}_{VERSION}_amd64.deb"
    about = tmp_path / "about"
    run(["dpkg-deb", "--control", made, about])
    assert {path.name for path in about.iterdir()} == {"control", "md5sums", "postrm"}
    farewell = {order: run([about / "postrm", order]).strip() for order in ("remove", "purge", "upgrade")}
    said = debian.FAREWELL.split("'")[1].format(title=TITLE, name=NAME)
    assert farewell == {"remove": said, "purge": "", "upgrade": ""}
    assert "~/.local/share/four-crowns" in farewell["remove"]
    control = (about / "control").read_text()
    assert f"Version: {VERSION}\n" in control
    assert "libc6 (>= 2.35)" in control
    root = tmp_path / "root"
    run(["dpkg-deb", "--extract", made, root])
    run(["md5sum", "--check", "--quiet", about / "md5sums"], cwd=root)


@pytest.mark.thorough
@needs_linux
@needs("dpkg-deb")
def test_the_same_deb_again(bundle, tmp_path):
    made = []
    for name in ("1", "2"):
        work = tmp_path / name
        work.mkdir()
        made.append(debian.make(bundle, work, work, "amd64", "2.35").read_bytes())
    assert made[0] == made[1]


@needs_linux
@needs("objdump")
def test_the_oldest_system_is_read_from_the_programs(tmp_path):
    shutil.copyfile(Path(sys.executable).resolve(), tmp_path / "program")
    major, minor = oldest_glibc(tmp_path).split(".")
    assert (2, 2) <= (int(major), int(minor)) < (3, 0)


def test_a_folder_without_a_program_has_no_oldest_system(tmp_path):
    with pytest.raises(CannotBuild, match="There is no program"):
        oldest_glibc(tmp_path)


# -- Windows -----------------------------------------------------------------------------------------------------------


def test_the_installer_takes_away_what_it_brought_and_nothing_else(bundle):
    brought = set()
    folder = ""
    for line in install_lines(bundle):
        if line.startswith("SetOutPath"):
            folder = line.split('"')[1]
        else:
            brought.add(f"{folder}\\{Path(line.split(chr(34))[1]).name}")
    files = {path.relative_to(bundle).as_posix() for path in bundle.rglob("*") if path.is_file()}
    assert {path.removeprefix("$INSTDIR\\").replace("\\", "/") for path in brought} == files
    removed = remove_lines(bundle)
    assert {line.split('"')[1] for line in removed if line.startswith("Delete")} == brought
    assert not any("/r" in line.split() for line in removed)  # never a whole folder, whoever filled it


def test_folders_go_once_they_are_empty(bundle):
    order = [line.split('"')[1] for line in remove_lines(bundle) if line.startswith("RMDir")]
    assert order.index("$INSTDIR\\_internal\\assets") < order.index("$INSTDIR\\_internal")


def test_the_window_has_real_pixels_on_windows():
    told = {
        part.tag.rpartition("}")[2]: part.text for part in ElementTree.parse(BUILD / "windows" / "manifest.xml").iter()
    }
    assert told["dpiAwareness"] == "PerMonitorV2"


# -- trying one --------------------------------------------------------------------------------------------------------


@needs_linux
def test_whatever_is_written_beside_the_program_is_noticed(bundle, tmp_path):
    trial = Trial(bundle, tmp_path / "work", isolated=False)
    assert trial.run() == (0, "")
    assert trial.changes() == []
    mark = trial.program.with_name("mark")
    trial.run(environment={**os.environ, "MARK": str(mark)})
    assert trial.changes() == [f"{bundle.name}/mark"]


def test_a_bundle_without_a_program_is_refused(tmp_path):
    with pytest.raises(SystemExit, match="There are 0 programs"):
        find_program(tmp_path)


def may_be_alone() -> bool:
    try:
        return subprocess.run([*namespaces(), "true"], capture_output=True, check=False).returncode == 0
    except (OSError, AttributeError):  # no such tool, or no such system
        return False


@needs_linux
@pytest.mark.skipif(not may_be_alone(), reason="this machine lets nobody make namespaces")
def test_a_program_that_is_alone_has_neither_python_nor_network_nor_source():
    script = f"! python3 -c pass && ! ls {BUILD}/package.py && grep -c : /proc/net/dev"
    done = subprocess.run([*alone(), "sh", "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, "1")


# -- the door ----------------------------------------------------------------------------------------------------------


def test_what_cannot_be_made_here_is_said_in_one_line(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "platform", "linux")
    assert package.main(["macos", "-o", str(tmp_path / "dist")]) == 2
    assert capsys.readouterr().err == "A download for macos cannot be made on linux.\n"
    assert not (tmp_path / "dist").exists()


def test_all_is_all_that_can_be_made_here(capsys, monkeypatch, tmp_path):
    def maker(work: Path, dist: Path) -> list[Path]:
        assert not work.is_relative_to(BUILD)  # scratch is no source
        path = dist / f"{NAME}-{len(list(dist.iterdir()))}.zip"
        path.write_bytes(b"made")
        return [path]

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(package, "MAKERS", dict.fromkeys(package.MAKERS, maker))
    assert package.main(["all", "-o", str(tmp_path)]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "SHA256SUMS",
        f"{NAME}-0.zip",
        f"{NAME}-1.zip",
    ]
    assert "SHA256SUMS" not in capsys.readouterr().out


def test_a_tool_that_is_missing_is_named(capsys, monkeypatch, tmp_path):
    def maker(work: Path, dist: Path) -> list[Path]:
        run(["no-such-tool"])
        return []

    monkeypatch.setattr(package, "MAKERS", dict.fromkeys(package.MAKERS, maker))
    monkeypatch.setattr(sys, "platform", "linux")
    assert package.main(["linux", "-o", str(tmp_path)]) == 1
    assert capsys.readouterr().err == "no-such-tool is not installed here.\n"


def test_the_release_runs_what_is_here():
    told = (BUILD.parent / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    assert [name for name in re.findall(r"build/\w+\.py", told) if not (BUILD.parent / name).is_file()] == []
    assert set(re.findall(r"package\.py (\w+)", told)) == {*package.MAKERS, "stores"}
    assert set(re.findall(r"uses: (\w+)/", told)) == {"actions"}  # nobody else's code makes our downloads
    assert "contents: read" in told
