"""Files for shops and package systems: from one source, valid where something can tell, honest about what is new."""

import json
import os
import plistlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import package
import pytest
from bundle import stores
from bundle.project import BUILD, NAME, NEEDS, RELEASED, ROOT, TITLE, VERSION

ADDRESS = "https:" + "//downloads.example/v1"
posix = pytest.mark.skipif(os.name != "posix", reason="a shell script")


def needs(tool: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(tool) is None, reason=f"{tool} is not installed here")


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """All of them, with files in the place of the downloads."""
    for names in stores.DOWNLOADS.values():
        for name in names:
            (tmp_path / name).write_text(name)
    stores.make(tmp_path, ADDRESS)
    return tmp_path / "stores"


def texts(folder: Path) -> dict[str, str]:
    files = [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".jpg"]
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in files}


def test_every_file_says_what_nobody_has_tried(made):
    found = texts(made)
    assert len(found) == 12
    for name, text in found.items():
        assert any(words in text or words.replace("'", "&#x27;") in text for words in stores.TRIED.values()), name


def test_title_version_and_summary_are_said_once_and_come_everywhere(made):
    found = texts(made)
    for name in ("org.four_crowns.FourCrowns.metainfo.xml", "four-crowns.json", "four-crowns.rb"):
        assert VERSION in found[name]
        assert stores.STORE["summary"] in found[name]
    assert all(VERSION in text for name, text in found.items() if name.startswith("winget/"))
    assert TITLE in found["four-crowns.desktop"]


def test_a_release_is_of_the_day_that_the_changelog_has(made):
    about = ElementTree.parse(made / f"{stores.ID}.metainfo.xml").getroot()
    release = about.find("releases/release")
    assert release.get("version") == VERSION
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"## {VERSION} ({release.get('date') if RELEASED else 'unreleased'})\n" in changelog


def test_a_mac_knows_the_program_by_a_name_that_apple_allows():
    assert re.fullmatch(r"[A-Za-z0-9.-]+", stores.STORE["macos"]["identifier"])
    assert 'bundle_identifier=STORE["macos"]["identifier"]' in (BUILD / "app.spec").read_text(encoding="utf-8")


def test_the_page_of_the_project_need_not_be_where_downloads_lie(tmp_path):
    for names in stores.DOWNLOADS.values():
        for name in names:
            (tmp_path / name).write_text(name)
    home = "https:" + "//four-crowns.example/about"
    assert package.main(["stores", "-o", str(tmp_path), "--address", f"{ADDRESS}/", "--home", f"{home}/"]) == 0
    found = texts(tmp_path / "stores")
    assert f'<url type="homepage">{home}</url>' in found[f"{stores.ID}.metainfo.xml"]
    assert f"<image>{ADDRESS}/title.jpg</image>" in found[f"{stores.ID}.metainfo.xml"]
    assert json.loads(found[f"{NAME}.json"])["homepage"] == home
    assert f'homepage "{home}"' in found[f"{NAME}.rb"]
    assert f'url "{ADDRESS}/' in found[f"{NAME}.rb"]


@needs("appstreamcli")
def test_a_software_centre_understands_what_it_is_told(made):
    command = ["appstreamcli", "validate", "--no-net", str(made / f"{stores.ID}.metainfo.xml")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@needs("desktop-file-validate")
def test_a_menu_understands_its_entry(made):
    command = ["desktop-file-validate", str(made / f"{NAME}.desktop")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


@needs("update-mime-database")
def test_a_system_understands_the_file_type(made, tmp_path):
    packages = tmp_path / "mime" / "packages"
    packages.mkdir(parents=True)
    shutil.copy(made / f"{NAME}.xml", packages)
    subprocess.run(["update-mime-database", str(packages.parent)], capture_output=True, check=True)
    known = (packages.parent / "globs2").read_text(encoding="utf-8").splitlines()
    assert f"50:{stores.TYPE}:*.crown" in known


@needs("flatpak-builder")
def test_flatpak_understands_its_manifest(made):
    command = ["flatpak-builder", "--show-manifest", str(made / f"{stores.ID}.yaml")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["command"] == NAME


@needs("ruby")
def test_ruby_understands_the_cask(made):
    done = subprocess.run(["ruby", "-c", str(made / f"{NAME}.rb")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_menu_software_centre_and_type_speak_of_the_same_program(made):
    about = ElementTree.parse(made / f"{stores.ID}.metainfo.xml").getroot()
    assert about.findtext("launchable") == f"{NAME}.desktop"
    assert about.findtext("provides/mediatype") == stores.TYPE
    assert f"MimeType={stores.TYPE};" in (made / f"{NAME}.desktop").read_text(encoding="utf-8")
    pictures = [image.text.rpartition("/")[2] for image in about.iter("image")]
    assert pictures == stores.STORE["pictures"]
    assert all((made / picture).is_file() for picture in pictures)


def test_a_flatpak_has_no_network_and_builds_without_one(made):
    text = (made / f"{stores.ID}.yaml").read_text(encoding="utf-8")
    assert "network" not in text
    assert "--filesystem" not in text
    installs = [line for line in text.splitlines() if "pip3 install" in line]
    assert installs
    assert "PIP_NO_INDEX: '1'" in text
    assert "url:" not in text
    assert f"sed -i 's/{NAME}.desktop/{stores.ID}.desktop/'" in text  # in a Flatpak the entry is named after the box
    for need in NEEDS:
        name = need.partition("==")[0]
        assert name in installs[1] or name in stores.STORE["flatpak"]["left_out"]


def test_what_is_fetched_is_named_by_its_sum(made):
    sums = {name: stores._sum(made.parent / name) for names in stores.DOWNLOADS.values() for name in names}
    scoop = json.loads((made / f"{NAME}.json").read_text(encoding="utf-8"))
    (archive,) = stores.DOWNLOADS["scoop"]
    assert scoop["architecture"]["64bit"]["hash"] == sums[archive]
    assert scoop["architecture"]["64bit"]["url"] == f"{ADDRESS}/{archive}"
    assert scoop["architecture"]["64bit"]["extract_dir"] == TITLE  # as `windows.make` calls the folder in the zip
    (setup,) = stores.DOWNLOADS["winget"]
    installer = (made / "winget" / "FourCrowns.FourCrowns.installer.yaml").read_text(encoding="utf-8")
    assert f"InstallerUrl: {ADDRESS}/{setup}" in installer
    assert f"InstallerSha256: {sums[setup].upper()}" in installer
    cask = (made / f"{NAME}.rb").read_text(encoding="utf-8")
    assert [sums[name] for name in stores.DOWNLOADS["cask"]] == re.findall(r"[0-9a-f]{64}", cask)


def test_without_a_download_nothing_that_names_it_is_written(tmp_path, capsys):
    assert package.main(["stores", "-o", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert f"Nothing for winget: it needs {stores.DOWNLOADS['winget'][0]}." in told
    assert "belong to nobody" in told
    assert not list((tmp_path / "stores").glob("winget/*"))
    assert not (tmp_path / "stores" / f"{NAME}.rb").exists()
    assert (tmp_path / "stores" / f"{NAME}.desktop").exists()


def test_downloads_of_several_machines_get_one_list_of_sums(tmp_path):
    """Each machine brought a list of its own; the last one would be left."""
    for names in stores.DOWNLOADS.values():
        for name in names:
            (tmp_path / name).write_text(name)
    (tmp_path / "SHA256SUMS").write_text("of one of them\n")
    assert package.main(["stores", "-o", str(tmp_path)]) == 0
    listed = [line.split()[1] for line in (tmp_path / "SHA256SUMS").read_text(encoding="utf-8").splitlines()]
    assert listed == sorted(name for names in stores.DOWNLOADS.values() for name in names)


def test_a_mac_is_asked_for_no_more_than_it_needs(made):
    rights = plistlib.loads((made / "entitlements.plist").read_bytes())
    assert rights == {"com.apple.security.cs.disable-library-validation": True}


@posix
@pytest.mark.parametrize("known", [{}, {"FOUR_CROWNS_IDENTITY": "Somebody"}, {"FOUR_CROWNS_PROFILE": "p"}])
def test_nothing_is_signed_without_an_identity(made, tmp_path, known):
    application = tmp_path / "Four Crowns.app"
    application.mkdir()
    command = ["sh", str(made / "sign.sh"), str(application), str(tmp_path / "out.zip")]
    there = {name: value for name, value in os.environ.items() if not name.startswith("FOUR_CROWNS")}
    done = subprocess.run(command, capture_output=True, text=True, env=there | known, check=False)
    assert done.returncode == 2
    assert "no identity" in done.stderr
    assert not (tmp_path / "out.zip").exists()


@posix
def test_with_one_the_program_is_signed_from_the_inside_and_notarised(made, tmp_path):
    """With stand-ins for Apple's tools, which note what they were asked."""
    library = tmp_path / "Four Crowns.app" / "Contents" / "Frameworks" / "a.dylib"
    library.parent.mkdir(parents=True)
    library.write_text("x")
    tools = tmp_path / "tools"
    tools.mkdir()
    for tool in ("codesign", "xcrun", "ditto"):
        script = tools / tool
        script.write_text(f'#!/bin/sh\necho {tool} "$@" >>"{tmp_path}/said"\n')
        script.chmod(0o755)
    with (tools / "ditto").open("a") as packer:
        packer.write('for last; do :; done\ntouch "$last"\n')
    there = {"PATH": f"{tools}:{os.environ['PATH']}", "FOUR_CROWNS_IDENTITY": "Somebody", "FOUR_CROWNS_PROFILE": "p"}
    command = ["sh", str(made / "sign.sh"), str(tmp_path / "Four Crowns.app"), str(tmp_path / "out.zip")]
    subprocess.run(command, env=os.environ | there, check=True, capture_output=True)
    said = [line.split()[:2] for line in (tmp_path / "said").read_text().splitlines()]
    assert [line[0] for line in said] == ["codesign", "codesign", "codesign", "ditto", "xcrun", "xcrun", "ditto"]
    first, second = (tmp_path / "said").read_text().splitlines()[:2]
    assert "a.dylib" in first
    assert "entitlements" not in first
    assert "--entitlements" in second


@pytest.mark.skipif(sys.platform == "win32", reason="paths")
def test_a_release_makes_them():
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    assert "build/package.py stores --home" in text
    for check in (
        "appstreamcli validate",
        "desktop-file-validate",
        "flatpak-builder",
        "ruby -c",
        "update-mime-database",
    ):
        assert check in text
