"""The list of software: all that is in a bundle is on it with its licence, and what nobody knows is not packed."""

import re
from pathlib import Path

import pytest
from bundle.project import BUILD, NAME, NEEDS, ROOT, TOOLS, VERSION, CannotBuild
from bundle.software import (
    LIBRARIES,
    LICENCES,
    Interpreter,
    Software,
    add_licences,
    as_text,
    is_library,
    key,
    libraries,
    licence_of,
    packages,
    strangers,
)

GNU = {"Apache-2.0", "GPL-2", "GPL-3", "LGPL-2", "LGPL-2.1", "LGPL-3"}


def installed(
    site: Path, name: str, version: str = "1.0", *lines: str, licence: str | None = "Do as you like."
) -> None:
    """A package as pip leaves it behind."""
    about = site / f"{name.replace('-', '_')}-{version}.dist-info"
    about.mkdir(parents=True)
    head = [f"Name: {name}", f"Version: {version}", "Metadata-Version: 2.1", *lines]
    (about / "METADATA").write_text("\n".join(head) + "\n\n")
    record = [f"{about.name}/METADATA,,"]
    if licence is not None:
        (about / "LICENSE").write_text(licence)
        record.append(f"{about.name}/LICENSE,,")
    (about / "RECORD").write_text("\n".join(record) + "\n")


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Everything the project needs, as pip would have installed it."""
    folder = tmp_path / "site"
    for need in NEEDS:
        name, _, version = need.partition("==")
        installed(folder, name, version, "License: MIT", licence=None if name == "pygame-ce" else "MIT")
    installed(folder, "pyinstaller", "6", "License: GPL with an exception which says much")
    installed(folder, "pytest", "9")
    return folder


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    home = tmp_path / "bundle"
    for name in ("libSDL2-2-50d.so.0.3", "libpython3.11.so.1.0", "lib-dynload/_json.cpython-311-x86_64-linux-gnu.so"):
        path = home / "_internal" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"")
    return home


def test_what_else_is_installed_stays_out_of_a_bundle(site):
    modules = {"pygame": ["pygame_ce"], "pytmx": ["PyTMX"], "client": [NAME], "yaml": ["PyYAML"], "_pytest": ["pytest"]}
    assert strangers(site, modules) == ["_pytest", "yaml"]
    spec = (BUILD / "app.spec").read_text(encoding="utf-8")
    assert "excludes=NEVER_USED + strangers(" in spec


def python(tmp_path: Path, site: Path) -> Interpreter:
    (tmp_path / "LICENSE.txt").write_text("Python's")
    return Interpreter("3.99", tmp_path / "LICENSE.txt", site)


def test_what_is_needed_to_play_is_on_the_list_and_what_tests_need_is_not(site):
    found = [package.name for package in packages(site)]
    assert found == [*sorted((need.partition("==")[0] for need in NEEDS), key=key), "pyinstaller"]


def test_what_a_package_needs_is_on_the_list_too(site):
    installed(site, "further", "2")
    installed(site, "extra", "2")
    installed(site, "wanted", "1", "Requires-Dist: further>=1", 'Requires-Dist: extra; extra == "more"')
    assert [package.name for package in packages(site, ("wanted==1",))] == ["further", "wanted", "pyinstaller"]


def test_a_package_that_is_not_there_stops_it(site):
    with pytest.raises(CannotBuild, match="nowhere is not installed"):
        list(packages(site, ("nowhere==1",)))


def test_a_licence_in_one_line(site):
    assert [licence_of(package) for package in packages(site)][-1] == "GPL with an exception"
    installed(
        site, "classified", "1", "License: " + "a\n        long text", "Classifier: License :: OSI Approved :: MIT"
    )
    assert licence_of(next(packages(site, ("classified==1",)))) == "MIT"


def test_a_package_without_a_licence_text_stops_it(tmp_path, site, bundle):
    about = next(site.glob("msgspec*"))
    (about / "RECORD").write_text("")
    with pytest.raises(CannotBuild, match="msgspec has no licence text"):
        add_licences(bundle, bundle, python(tmp_path, site))


def test_texts_and_list_are_in_the_bundle(tmp_path, site, bundle):
    listed = add_licences(bundle, bundle, python(tmp_path, site))
    texts = bundle / "licences"
    assert {row.name for row in listed} >= {"Four Crowns", "Python", "pygame-ce", "pyinstaller", "SDL2"}
    assert [row.name for row in listed if not (texts / row.text).stat().st_size] == []
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in (texts / "pygame-ce.txt").read_text()
    assert "Putting another version in the place of a library" in (texts / "README.md").read_text()
    shown = (bundle / "SOFTWARE.txt").read_text()
    assert all(f"{row.name} " in shown and f"licences/{row.text}" in shown for row in listed)


def test_a_library_that_nobody_knows_stops_it(bundle):
    (bundle / "_internal" / "libstrange.so.1").write_bytes(b"")
    with pytest.raises(CannotBuild, match=r"Whose is libstrange\.so\.1"):
        list(libraries(bundle))


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("_internal/libz.so.1", True),
        ("_internal/pygame/SDL2.dll", True),
        ("pygame/.dylibs/libogg.0.8.6.dylib", True),
        ("_internal/pygame/key.cpython-311-x86_64-linux-gnu.so", False),
        ("_internal/python3.11/lib-dynload/_json.so", False),
        ("_internal/select.pyd", False),
        ("_internal/assets/icons/sword.svg", False),
    ],
)
def test_libraries_are_told_from_modules(name, found):
    assert is_library(Path(name)) is found


@pytest.mark.parametrize("name", LIBRARIES)
def test_every_library_of_the_list_has_its_text_and_its_files(name):
    assert LIBRARIES[name]["licence"]
    assert LIBRARIES[name]["files"]
    assert (LICENCES / f"{name}.txt").stat().st_size > 500


def test_no_text_lies_there_for_nothing():
    assert {path.stem for path in LICENCES.glob("*.txt")} == {*LIBRARIES, *GNU}


def test_the_table_lines_up():
    text = as_text([Software("a", "1", "MIT", "a.txt"), Software("longer", "10", "GPL", "b.txt")])
    first, second = text.splitlines()[2:]
    assert first.index("licences/") == second.index("licences/")
    assert VERSION in text


def test_whatever_is_fetched_is_pinned():
    pinned = [line for line in (BUILD / "windows" / "tools.txt").read_text().splitlines() if not line.startswith("#")]
    assert [line for line in (*pinned, *NEEDS, *TOOLS) if not re.fullmatch(r"[\w.-]+==[\w.]+(; .+)?", line)] == []
    interpreter = (BUILD / "windows" / "python.txt").read_text()
    assert re.search(r"^[\w-]+==[\w.]+ --hash=sha256:[0-9a-f]{64}$", interpreter, re.MULTILINE)


def test_the_program_is_unpacked_where_the_licence_wants_it_to_be():
    """LGPL libraries are files of their own in the bundle; each that is needed is among them."""
    spec = (BUILD / "app.spec").read_text(encoding="utf-8")
    separate = re.search(r"^REPLACEABLE = (.+)$", spec, re.MULTILINE)
    assert separate is not None
    credited = (ROOT / "assets" / "CREDITS.md").read_text(encoding="utf-8")
    lesser = re.findall(r"^\| \[([\w-]+)\]\S* .*\| LGPL", credited, re.MULTILINE)
    assert "pygame-ce" in lesser
    assert [name for name in lesser if f'"{name.removesuffix("-ce").lower()}"' not in separate[1]] == []
