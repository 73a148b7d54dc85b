"""A card is a row: the recipe for a creature in `docs/extending.md`, done as written in a copy of the tree, plays.

Where somebody has followed it in the box itself, another creature of another name comes into the copy.
"""

import os
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from engines.cover_your_kingdom.cards import KIND_IDS
from engines.cover_your_kingdom.game import GAME as RULES_OF_IT

ROOT = Path(__file__).parents[1]
NEW = "growlbear" if "howlbear" in KIND_IDS else "howlbear"
CARDS = "engines/cover_your_kingdom/cards.csv"
MANIFEST = "assets/games/cover_your_kingdom/manifest.toml"
RULES = "assets/games/cover_your_kingdom/rules/en.md"
GAME = "engines/cover_your_kingdom/game.py"
VERSION = RULES_OF_IT.rules_version
WRITTEN = (CARDS, MANIFEST, RULES, GAME)
"""The text files that the recipe touches."""
BEFORE = {"csv": (CARDS, "ct,CerbeRussel"), "toml": (MANIFEST, "[creature.ct]"), "markdown": (RULES, "| {card:ct} |")}
"""Where each block of the recipe goes: before the first wild."""


def renamed(text: str) -> str:
    """The recipe with the name of the creature that the copy gets."""
    return text.replace("howlbear", NEW).replace("Howlbear", NEW.capitalize())


PLAY = renamed(
    """
import sys

import pygame

from client.assets import missing
from client.input.intents import Intent, Kind
from client.match.seats import HUMAN, Seat
from client.shot import _settle, a_stage, show_game
from engines import find
from engines.core.bots import Deadline
from engines.core.game import set_up
from engines.core.match import Match
from engines.core.rng import Rng
from engines.cover_your_kingdom.cards import CT, FIRST, KIND, KIND_IDS, ROWS, SPECIES
from engines.cover_your_kingdom.nouns import census, plus

NAMES = ("Ada", "Bea", "Cyd", "Dov")
game, kind = find("cover_your_kingdom"), KIND_IDS.index("howlbear")
print("row", ROWS[kind].name, kind == CT - 1 == SPECIES[-1], game.rules_version)
print("words", f"{census([kind, CT, kind]):a} | {census([kind]):a} | {plus((kind, CT))}")
print("text", game.text.card(FIRST[kind]))


def match_of(seats, seed):
    return Match(game, set_up(game, seats, {"constellations": True}, seed, NAMES[:seats]))


def play(seats):
    "A whole game between computers, lawful at each step; who lit the star of the new creature."
    match, bot, rng, dealt = match_of(seats, 3), game.opponents["steward"](), Rng(5), 0
    while decision := match.decision:
        dealt += kind in {KIND[card] for card in match.state.hands[decision.seat]}
        match.submit(bot.choose(game.view(match.state, decision.seat), decision, Deadline(9), rng))
        assert game.broken(match.state) == []
    return dealt > 0 and any(lit >> kind & 1 for lit in match.state.lit)


print("played", play(2), play(4))


def lies_in_hand(match):
    seat = match.decision.seat
    return seat == 0 and kind in [KIND[card] for card in match.state.hands[0]]


match = next(match for seed in range(99) if lies_in_hand(match := match_of(3, seed)))
match.state.lit = (1 << kind, 0, 0)
place = [KIND[card] for card in match.state.hands[0]].index(kind)
for size in ((1280, 720), (1920, 1080)):
    with a_stage(size) as stage:
        show_game(stage, "table", (match, []), tuple(Seat(n, HUMAN, i) for i, n in enumerate(NAMES[:3])), 1)
        box, marks = stage.top.ui.get(f"hand{place}").box, []
        stage.handle(Intent(Kind.POINT, box.x + 20, box.cy))
        _settle(stage)
        stage.frame(marks)
        if len(sys.argv) > 1:
            pygame.image.save(stage.picture(), f"{sys.argv[1]}_{size[0]}.png")
        told = {mark.text for mark in marks}
        needed = {"Your sky", f"1 of {len(SPECIES)} lit", "Howlbear", "Clanning creature, 11 in the deck"}
        print(f"table{size[0]}", *sorted(needed - told) or ["ok"], *sorted(missing))
"""
)


def block(language: str) -> str:
    """What the recipe says to write."""
    page = (ROOT / "docs" / "extending.md").read_text(encoding="utf-8")
    (found,) = re.findall(rf"^   ```{language}\n(.*?)^   ```$", page, re.MULTILINE | re.DOTALL)
    return renamed(textwrap.dedent(found))


def run(tree: Path, *arguments: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run([sys.executable, *arguments], cwd=tree, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree in which somebody has followed the recipe."""
    tree = tmp_path_factory.mktemp("tree")
    no_caches = shutil.ignore_patterns("__pycache__")
    for package in ("engines", "client", "build/art"):
        shutil.copytree(ROOT / package, tree / package, ignore=no_caches)
    shutil.copytree(ROOT / "assets", tree / "assets", copy_function=os.symlink)
    for name in WRITTEN:
        (tree / name).unlink()
        shutil.copy(ROOT / name, tree / name)
    for language, (name, mark) in BEFORE.items():
        text = (tree / name).read_text(encoding="utf-8")
        assert text.count(f"\n{mark}") == 1
        more = block(language) + ("\n" if language == "toml" else "")
        (tree / name).write_text(text.replace(f"\n{mark}", f"\n{more}{mark}"), encoding="utf-8")
    text = (tree / GAME).read_text(encoding="utf-8")
    assert text.count(f"rules_version={VERSION},") == 1
    (tree / GAME).write_text(
        text.replace(f"rules_version={VERSION},", f"rules_version={VERSION + 1},"), encoding="utf-8"
    )
    page = (ROOT / "docs" / "extending.md").read_text(encoding="utf-8")
    (command,) = re.findall(r"`python (build/art/make\.py [a-z ]+ --of howlbear)`", page)
    made = run(tree, *renamed(command).split())
    assert len(made.splitlines()) == 9, made  # figure, two scenes, three frames, three sides of a token
    return tree


@pytest.fixture(scope="module")
def told(tree: Path) -> dict[str, str]:
    """What that tree says of its new card."""
    (tree / "play.py").write_text(PLAY, encoding="utf-8")
    return dict(line.split(" ", 1) for line in run(tree, "play.py").splitlines())


def test_the_recipe_takes_four_text_files_at_most(tree: Path) -> None:
    kept = [path for folder in ("engines", "client", "build", "assets") for path in (tree / folder).rglob("*.*")]
    texts = [path for path in kept if path.suffix in (".py", ".csv", ".toml", ".md")]
    changed = {str(path.relative_to(tree)) for path in texts if path.read_bytes() != original(path, tree)}
    assert changed == set(WRITTEN)
    assert len(changed) <= 4


def original(path: Path, tree: Path) -> bytes:
    return (ROOT / path.relative_to(tree)).read_bytes()


def test_it_is_a_clanning_creature_of_another_deck(told: dict[str, str]) -> None:
    assert told["row"] == f"{NEW.capitalize()} True {VERSION + 1}"


def test_its_words_follow_from_its_name(told: dict[str, str]) -> None:
    assert told["words"] == renamed("2 Howlbears and a Terrier | a Howlbear | Howlbear + Terrier")
    assert told["text"] == "Highland folk. Hoots at dusk and hugs at dawn."


def test_it_is_dealt_and_settles_in_games_of_two_and_of_four(told: dict[str, str]) -> None:
    assert told["played"] == "True True"


@pytest.mark.parametrize("width", [1280, 1920])
def test_table_sky_and_zoom_show_it(told: dict[str, str], width: int) -> None:
    assert told[f"table{width}"] == "ok"
