"""Powers of Heroes are rows (reference 11.2): the table agrees with the counters, the rules name nobody, and the recipe
of CONTRIBUTING makes a Hero who plays."""

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engines import find
from engines.core.game import compiled
from engines.kings_and_things.powers import POWERS, Power
from engines.kings_and_things.rules.special_powers import ERRANDS
from engines.kings_and_things.things import FLAGS, HEROES, KIND_IDS, ROWS, SPECIAL, TERRAIN_LORDS, THINGS

ROOT = Path(__file__).parents[3]
GAME = ROOT / "engines" / "kings_and_things"
HERO_IDS = {row.id for row in ROWS if row.kind == "hero"}


def test_who_shows_the_asterisk_has_a_power_or_is_a_terrain_lord():
    special = {face for face in range(THINGS, HEROES) if FLAGS[face] & SPECIAL}
    assert special == POWERS.keys() | TERRAIN_LORDS
    assert POWERS.keys().isdisjoint(TERRAIN_LORDS)


def test_every_row_does_something():
    assert [face for face, power in POWERS.items() if power == Power()] == []


def test_every_errand_is_a_question_of_phase_8():
    assert {power.errand for power in POWERS.values()} - {""} == set(ERRANDS)


def named_heroes(path: Path) -> set[str]:
    """The Heroes a module knows by name: `MARKSMAN`, `piece_of("marksman")`."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    names = {node.id.lower() for node in nodes if isinstance(node, ast.Name) and node.id.isupper()}
    names |= {alias.name.lower() for node in nodes if isinstance(node, ast.ImportFrom) for alias in node.names}
    calls = [node for node in nodes if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("_of", "index"))]
    names |= {str(arg.value) for call in calls for arg in call.args if isinstance(arg, ast.Constant)}
    return names & HERO_IDS


@pytest.mark.parametrize(
    "path", [*sorted((GAME / "rules").glob("*.py")), GAME / "realm.py"], ids=lambda path: path.name
)
def test_rules_ask_what_somebody_can_do_and_not_who_it_is(path):
    assert named_heroes(path) == set()


def test_such_a_name_would_be_found(tmp_path):
    path = tmp_path / "rule.py"
    path.write_text('from things import MARKSMAN\nx = piece_of("warlord")\n', encoding="utf-8")
    assert named_heroes(path) == {"marksman", "warlord"}


# -- the recipe --------------------------------------------------------------------------------------------------------

RECIPE = re.search(r"### A Hero.*?(?=\n##)", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.DOTALL)
NAMES = {"sapper": "tunnel", "Sapper": "Tunnel", "road": "path", "Road": "Path"} if "sapper_queen" in KIND_IDS else {}
"""Where somebody has followed the recipe in the box itself, its Heroes are called otherwise here."""


def renamed(text: str) -> str:
    return re.sub("|".join(NAMES) or "$^", lambda found: NAMES[found[0]], text)


WRITTEN = dict(re.findall(r"\| `(engines/[\w/.]+)` \|[^`\n]*((?:`[^`]+`(?:, )?)+)", RECIPE[0] if RECIPE else ""))
"""file -> the rows the recipe writes into it."""

AFTER = {"counters.csv": "mountain_king,", "powers.py": '"sword_master":', "lore.py": '"mountain_king":'}
"""The row below which each goes."""

TRIAL = renamed(f"""
from engines.kings_and_things.things import HEROES, THINGS, piece_of, reverse
from tests.engines.kings_and_things.war import owner, war

assert HEROES - THINGS == {HEROES - THINGS + 2}
assert reverse(piece_of("sapper_queen")) == piece_of("road_warden")
game = war("sapper_queen", fort="keep")
print(owner(game), game.fort(0), len(game.told("rolled")))
game = war("baron_munchhausen", fort="tower")
print(owner(game), game.fort(0), len(game.told("rolled")))
""")
"""Two hits before the first round neutralise a keep; the Baron's one still does for a tower."""


def add_row(path: Path, rows: str) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    at = next(n for n, line in enumerate(lines) if line.strip().startswith(AFTER[path.name]))
    indent = re.match(r" *", lines[at])[0]
    lines[at + 1 : at + 1] = [indent + renamed(row) for row in re.findall(r"`([^`]+)`", rows)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def run(scratch: Path, *arguments: str) -> str:
    path = os.pathsep.join([str(scratch), str(ROOT)])
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=scratch,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(compiled(find("kings_and_things")), reason="a recipe for rules as they are written")
def test_a_hero_is_made_as_contributing_says(tmp_path):
    """In a scratch copy: the rows of the recipe, battles that show the power, and a whole game of the best bots."""
    shutil.copytree(ROOT / "engines", tmp_path / "engines", ignore=shutil.ignore_patterns("__pycache__"))
    assert set(WRITTEN) == {f"engines/kings_and_things/{name}" for name in AFTER}
    for name, rows in WRITTEN.items():
        add_row(tmp_path / name, rows)
    assert renamed("sapper_queen") not in KIND_IDS  # here, nothing has changed
    assert run(tmp_path, "-c", TRIAL) == "0 keep 0\n0 tower 0\n"
    played = ("simulate", "kings_and_things", "--games", "1", "--seed", "1", "--set", "turn_limit=5", "--jobs", "1")
    assert "1 game" in run(tmp_path, "-m", "engines", *played)
