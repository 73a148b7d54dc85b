"""Promises of the project itself, as far as they can be checked without building anything."""

import ast
import os
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any

import pytest
from bundle.project import VERSION as PACKAGED

from client.games.ui import ui_of
from client.version import VERSION
from engines import GAMES
from engines.__main__ import COMMANDS
from engines.commands.arguments import Parser
from tests.golden import shown_turn

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
README = (ROOT / "README.md").read_text(encoding="utf-8")

EXTRAS = {"engines.commands.peer": {"catanatron"}, "engines.commands.workers": {"distributed"}}
"""Guests, if they are there: what our speed is measured against, and a cluster for tournaments."""

LONGEST = 500  # lines of a Python file


def source_files() -> Iterator[Path]:
    """Every file a commit could hold; caches and environments left out."""
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [
            name
            for name in folders
            if (name == ".ci" or not name.startswith(".")) and name not in ("__pycache__", "dist", "htmlcov")
            if not name.endswith(".egg-info") and not (Path(folder) / name / "pyvenv.cfg").exists()
        ]
        yield from (Path(folder) / name for name in names if not name.startswith(".coverage") and name != ".git")


FILES = sorted(source_files())


def short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


# -- imports -----------------------------------------------------------------------------------------------------------


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module_of(path): path for path in FILES if path.suffix == ".py"}


def statements(node: ast.AST, later: bool = False) -> Iterator[tuple[ast.AST, bool]]:
    """Every statement below a node, which is where imports are; and whether it is for types, or done later."""
    for block in ("body", "orelse", "finalbody", "handlers", "cases"):
        for child in getattr(node, block, ()):
            yield child, later
            yield from statements(child, later or isinstance(child, ast.FunctionDef) or _for_types(child))


def package_of(module: str) -> list[str]:
    return module.split(".") if MODULES[module].name == "__init__.py" else module.split(".")[:-1]


@cache
def _read(module: str) -> tuple[set[str], set[str]]:
    """What a module imports, wherever in the file, and what of that at once."""
    found = list(statements(ast.parse(MODULES[module].read_text(encoding="utf-8"))))
    at_once = (node for node, later in found if not later)
    return _named((node for node, _ in found), package_of(module)), _named(at_once, package_of(module))


def imports(module: str) -> set[str]:
    """What a module imports; of our own, the very modules."""
    return _read(module)[0]


def _named(nodes: Iterable[ast.AST], package: list[str]) -> set[str]:
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*base, *([node.module] if node.module else [])])
            named = {f"{source}.{alias.name}" for alias in node.names}
            found |= {name if name in MODULES else source for name in named}
    return found


def needed(module: str) -> set[str]:
    """Our own modules that must be there before this one can be: not what is named for types or opened later."""
    return _read(module)[1] & MODULES.keys() - {module}


def _for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


ENGINES = [module for module in MODULES if module.split(".")[0] == "engines"]


def part(module: str) -> str:
    """The layer a module of the engines belongs to: `core`, `commands`, a game, or the box itself."""
    _, _, below = module.partition(".")
    return below.split(".")[0] if below and below != "__main__" else ""


def test_engines_need_nothing_but_python():
    known = sys.stdlib_module_names | {"engines"}
    foreign = {module: {name.split(".")[0] for name in imports(module)} - known for module in ENGINES}
    assert {module: names for module, names in foreign.items() if names} == EXTRAS


def allowed(module: str) -> set[str]:
    """The layers a module may import from."""
    if module == "engines.__main__":
        return {"core", "commands", ""}
    layer = part(module)
    return {"core": {"core"}, "commands": {"core", "commands", ""}, "": {"core", *GAMES}}.get(layer, {"core", layer})


def test_imports_go_one_way():
    """core <- games <- the box <- commands"""
    layers = {module: {part(name) for name in imports(module) if name in MODULES} for module in ENGINES}
    assert {module: used - allowed(module) for module, used in layers.items() if used - allowed(module)} == {}


def test_no_module_imports_itself_in_a_circle():
    TopologicalSorter({module: needed(module) for module in MODULES}).prepare()  # raises CycleError with the circle


LAYERS = (
    ("assets", "box", "clipboard", "crash", "errors", "memory", "notation", "quiet_stderr", "version"),
    ("desktop", "file_dialog", "portal", "safeguard", "i18n", "manifest", "paths", "rulebook"),
    ("match",),
    ("settings",),
    ("audio", "render"),
    ("cursor", "input", "sprites"),
    ("widgets",),
    ("stage",),
    ("tables",),
    ("games",),
    ("scenes",),
    ("access", "program", "voice"),
    ("app", "lesson_draft", "shot"),
    ("growth", "searching"),
    ("bench", ""),
)
"""Of the window, from the ground up. What stands on a layer may use what stands on it too, or below."""
HEIGHT = {part: height for height, layer in enumerate(LAYERS) for part in layer}


def test_the_window_is_built_from_the_ground_up():
    """render <- sprites <- widgets <- stage <- tables <- games <- scenes <- app, imports for types included"""
    modules = [module for module in MODULES if module.split(".")[0] == "client"]
    wrong = {
        module: above
        for module in modules
        if (above := {name for name in imports(module) & set(modules) if HEIGHT[part(name)] > HEIGHT[part(module)]})
    }
    assert wrong == {}


def test_no_package_needs_itself_in_a_circle():
    """The folders and files right below `engines` and `client`, each as one; imports for types included."""
    packages: dict[str, set[str]] = {}
    for module in MODULES:
        top = module.split(".")[0]
        if top in ("client", "engines") and module != top and module != "engines.__main__":
            used = {f"{name.split('.')[0]}.{part(name)}" for name in imports(module) & MODULES.keys() if "." in name}
            packages.setdefault(f"{top}.{part(module)}", set()).update(used - {f"{top}.{part(module)}"})
    TopologicalSorter(packages).prepare()  # raises CycleError with the circle


def test_no_game_of_the_window_knows_another():
    rooms = {module: module.split(".")[2] for module in MODULES if re.match(r"client\.games\.\w+\.", module)}
    known = {
        module: {rooms[name] for name in imports(module) if name in rooms} - {room} for module, room in rooms.items()
    }
    assert {module: others for module, others in known.items() if others} == {}


@pytest.mark.parametrize("game", sorted(GAMES.keys() - {"cover_your_kingdom"}))  # whose board and frame know its table
def test_the_parts_of_a_table_do_not_know_the_whole_of_it(game):
    """Of the window's modules of one game none imports another in a circle, those for types included."""
    own = {module for module in MODULES if module.startswith(f"client.games.{game}.")}
    TopologicalSorter({module: imports(module) & own - {module} for module in own}).prepare()


def test_a_game_knows_neither_clock_nor_chance_nor_system():
    """Chance comes from `core.rng`, time from the deadline a bot is given: the same game everywhere."""
    forbidden = {"datetime", "os", "platform", "random", "secrets", "socket", "sys", "threading", "time", "uuid"}
    games = {module: imports(module) for module in ENGINES if part(module) in GAMES}
    assert {module: used & forbidden for module, used in games.items() if used & forbidden} == {}


def test_every_game_of_the_box_is_the_folder_of_its_name():
    """A folder may be there before its game is: only what can be played to its end is in the box."""
    folders = {part(module) for module in ENGINES} - {"", "core", "commands"}
    assert set(GAMES) <= folders


# -- a room for each game ----------------------------------------------------------------------------------------------

THE_LINE = "engines/__init__.py"
"""The box: the one file outside that lists the games."""
SHORTENED = ("cyk", "knt", "okan")
"""What games were called once, when nobody wanted to write them out."""
EVERYDAY = {"bears", "diamond", "fan", "ghost", "key", "knight", "law", "plain", "thing"}
"""Things of a game that have the name of something else too."""


def is_of_a_game(path: Path) -> bool:
    place = path.relative_to(ROOT).parts
    return (place[:1] == ("engines",) and place[1] in GAMES) or (place[:2] == ("client", "games") and place[2] in GAMES)


def names_of(game: str) -> set[str]:
    """What only this game is called, and what lies in its box: cards, counters, matters; and who plays it."""
    things = {name for pair in ui_of(game).figures().names.items() for name in pair}
    names = {name.lower() for name in things | set(GAMES[game].opponents.aliases)} - EVERYDAY
    return {game, GAMES[game].title.lower()} | names


SHARED = [path for path in FILES if short(path).startswith(("engines/", "client/")) and not is_of_a_game(path)]
"""What knows no game: everything outside the two folders of each."""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_named_in_its_own_folders_only(game):
    every = "|".join(re.escape(name) for name in sorted(names_of(game), key=len, reverse=True))
    named = re.compile(rf"(?<![a-z])({every})(?![a-z])")
    texts = {short(path): path.read_text(encoding="utf-8").lower() for path in SHARED}
    found = {place: match[0] for place, text in texts.items() if (match := named.search(text))}
    assert found == {THE_LINE: game}


def test_no_game_has_a_name_that_is_cut_short():
    files = [path for path in FILES if path.suffix in (".py", ".toml", ".md") and path != Path(__file__)]
    cut = re.compile(rf"(?<![a-z])({'|'.join(SHORTENED)})(?![a-z])", re.IGNORECASE)
    named = {short(path): match[0] for path in files if (match := cut.search(path.read_text(encoding="utf-8")))}
    assert named == {}
    assert [short(path) for path in files if cut.search(path.name.replace("_", " "))] == []


# -- files -------------------------------------------------------------------------------------------------------------


def test_a_file_is_short_enough_to_hold_in_mind():
    lengths = {module: len(path.read_text(encoding="utf-8").splitlines()) for module, path in MODULES.items()}
    assert {module: lines for module, lines in lengths.items() if lines >= LONGEST} == {}


MACHINE = re.compile(r"(?<![\w.])/(?:home|Users|root|work|workspace)/[\w.-]|[A-Z]:\\+Users\\")
ADDRESS = re.compile(r"\w:/{2}\w")
INDEX = re.compile(r"(extra-)?index[-]url|find[-]links|trusted[-]host|PIP_(EXTRA_)?INDEX[_]", re.IGNORECASE)
NAMESPACES = [
    "http" + name
    for name in (
        "://www.w3.org/2000/svg",
        "://www.freedesktop.org/standards/shared-mime-info",
        "://schemas.microsoft.com/SMI/2005/WindowsSettings",
        "://schemas.microsoft.com/SMI/2016/WindowsSettings",
    )
]
"""How a vector picture, a file type and a Windows manifest say what they are."""
BINARY = {".png", ".jpg", ".webp", ".ico", ".icns", ".ogg", ".ttf"}
LOCKS = {"uv.lock", "poetry.lock", "pdm.lock", "Pipfile.lock", "package-lock.json", "pip.conf", ".pypirc"}


def strangers(path: Path) -> list[str]:
    """What ties a file to one machine or one package index."""
    text = "" if path.suffix in BINARY else path.read_bytes().decode("utf-8", errors="replace")
    for namespace in NAMESPACES:
        text = text.replace(namespace, "")
    places = [f"{place}{os.sep}" for place in (ROOT, Path.home(), Path(sys.prefix)) if len(place.parts) > 2]
    found = [place for place in places if place in text]
    found += [match[0] for pattern in (MACHINE, INDEX) if (match := pattern.search(text))]
    # These say where things come from, and licences must be passed on as they are.
    credited = path.name == "CREDITS.md" or path.name.startswith("OFL-") or path.parent.name == "licences"
    if not credited and (match := ADDRESS.search(text)):
        found.append(match[0])
    return found + [path.name] * (path.name in LOCKS)


def test_no_file_names_a_machine_or_a_package_index():
    assert {short(path): found for path in FILES if (found := strangers(path))} == {}


@pytest.mark.parametrize(
    "text",
    ["/" + "home/ada/crowns", "C:" + r"\Users\ada", "https:" + "//index.example/simple", "--index" + "-url x"],
)
def test_such_a_file_would_be_found(tmp_path, text):
    path = tmp_path / "notes.md"
    path.write_text(f"see {text} for more", encoding="utf-8")
    assert strangers(path)


def test_the_folder_build_is_source():
    assert (ROOT / "build" / "README.md").exists()
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert not {"build", "build/", "/build", "/build/"} & set(ignored)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such mark on files")
def test_the_ci_script_can_be_run():
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


# -- pyproject.toml ----------------------------------------------------------------------------------------------------


def test_everything_is_pinned_and_playing_needs_little():
    needs = PROJECT["project"]["dependencies"]
    assert {one.partition("==")[0] for one in needs} == {
        *("accesskit", "msgspec", "platformdirs", "pygame-ce", "pytmx")
    }
    extras = PROJECT["project"]["optional-dependencies"]
    pinned = [*needs, *PROJECT["build-system"]["requires"], *(one for extra in extras.values() for one in extra)]
    assert [one for one in pinned if not re.fullmatch(r"[\w.-]+==[\w.]+", one.partition(";")[0])] == []


def test_the_tools_come_with_the_tests():
    tools = {one.partition("==")[0] for one in PROJECT["project"]["optional-dependencies"]["test"]}
    assert {"pytest", "pytest-xdist", "pytest-random-order", "hypothesis", "coverage", "mypy", "ruff"} <= tools


def test_all_that_is_played_with_is_in_the_wheel():
    assert PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"] == ["engines", "client", "assets"]


def test_one_version_everywhere():
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## (\S+) \((unreleased|\d{4}-\d\d-\d\d)\)$", changelog, re.MULTILINE)
    assert newest is not None
    assert newest[1] == VERSION
    assert "version" not in PROJECT["project"]
    assert PROJECT["tool"]["hatch"]["version"]["path"] == "client/version.py"
    assert PACKAGED == VERSION


# -- what the documents say --------------------------------------------------------------------------------------------

COMMANDS_PAGE = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
TABLE = dict(re.findall(r"^\| `python -m engines (\w+)(.*?)` \|", COMMANDS_PAGE, re.MULTILINE))
"""The rows of its table of commands: name -> arguments."""


def arguments(text: str) -> set[str]:
    """Options and capitalised names in a line of usage."""
    return set(re.findall(r"(?<![\w-])(?:--?[a-z]+|[A-Z]{4})\b", text)) - {"-h"}


@pytest.mark.parametrize(("installed", "started"), [(".", "four-crowns"), ('-e ".[test]"', "pytest")])
def test_the_two_commands(installed, started):
    """One line each, also where the Python of the system takes no packages: it makes an environment of its own."""
    assert f"\npython3 -m venv .venv && .venv/bin/pip install {installed} && .venv/bin/{started}\n" in README
    assert f"\npy -m venv .venv && .venv\\Scripts\\pip install {installed} && .venv\\Scripts\\{started}\n" in README


def test_ci_types_what_the_readme_says():
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    pattern = re.search(r"readme=\$\(grep -m1 '(.+)' README\.md\)", script)
    assert pattern is not None
    assert re.findall(pattern[1], README, re.MULTILINE) == [
        'python3 -m venv .venv && .venv/bin/pip install -e ".[test]" && .venv/bin/pytest'
    ]
    assert 'eval "$line --thorough' in script


def test_the_page_of_commands_lists_them():
    assert set(TABLE) == set(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_the_page_of_commands_lists_the_arguments(name):
    parser = Parser(prog="")
    COMMANDS[name].add_arguments(parser)
    assert arguments(TABLE[name]) == arguments(parser.format_usage())


def test_the_turn_on_the_page_of_commands_is_played_like_that():
    """`python -m tests.golden` writes it anew."""
    _, before = shown_turn.shown()
    assert shown_turn.ANSWERED.search(before)
    assert shown_turn.now() == before


@pytest.mark.parametrize(
    "document",
    [
        "README.md",
        "CONTRIBUTING.md",
        "docs/architecture.md",
        "docs/commands.md",
        "docs/extending.md",
        "docs/privacy.md",
        "docs/promises.md",
        "build/README.md",
        "assets/CREDITS.md",
    ],
)
def test_what_a_document_points_to_is_there(document):
    text = (ROOT / document).read_text(encoding="utf-8")
    named = re.findall(r"`((?:\.ci|assets|build|client|docs|engines|tests)/[\w./]*|[A-Z]+(?:\.md)?)`", text)
    files = [name for name in named if "/" in name or name.endswith(".md") or name == "LICENSE"]
    assert files
    assert [name for name in files if not (ROOT / name).exists()] == []
