"""Words once: what is asked, what may be answered and why not is worded by the game; the window only places it."""

import importlib
import pkgutil
import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from client.match.prompts import Ask
from client.match.seats import HUMAN, Seat
from client.match.session import Session
from client.scenes.table.scene import TableScene
from client.stage import Stage
from client.tables.rule_link import RuleLink
from engines import GAMES
from engines.core.chronicle import ActionTaken
from engines.core.game import Game, set_up
from engines.core.match import Match

from .registry import REGISTRY, Sitting, sittings
from .scene_kit import Blind
from .table_kit import NAMES, bare_stage

OWN = {"As suggested"}
"""Buttons that are the window's: they say whose advice it is, not what is done."""


OWN_SECONDS = {"nothing happens before you press it"}
"""What the window adds below an answer: how it waits."""

CHANCES = 4
"""So many games are played for the questions of a table."""


# -- no second table of words ------------------------------------------------------------------------------------------


def modules_of(package: str) -> Iterator[ModuleType]:
    """A package and all that is in it."""
    root = importlib.import_module(package)
    yield root
    for found in pkgutil.walk_packages(root.__path__, f"{package}."):
        yield importlib.import_module(found.name)


def texts_in(value: object) -> list[str]:
    """Whatever of a value a player would read: no names of keys, colours or pictures. The way to the rules is none."""
    if isinstance(value, str):
        return [value] if " " in value or value[:1].isupper() else []
    if isinstance(value, tuple) and not isinstance(value, RuleLink):
        return [text for part in value for text in texts_in(part)]
    return []


def asks(value: object) -> bool:
    """Whether it holds a sentence, or a gap for a name; what stands over a row of pieces has neither."""
    return any("{name}" in text or text.endswith((".", "?", "!")) for text in texts_in(value))


def rewords(table: object, game: Game[Any]) -> bool:
    """Whether this is a table that puts questions or answers of the game into words."""
    if not isinstance(table, Mapping) or not table or not all(isinstance(key, str) for key in table):
        return False
    names = [key.partition(".")[0] for key in table]
    if 2 * sum(name in game.verbs for name in names) > len(names):
        return any(texts_in(value) for value in table.values())
    return 2 * sum(name in game.kinds for name in names) > len(names) and any(map(asks, table.values()))


@pytest.mark.parametrize("game", GAMES)
def test_no_table_of_the_window_puts_questions_or_answers_into_words(game: str) -> None:
    theirs = {id(value) for module in modules_of(f"engines.{game}") for value in vars(module).values()}
    found = [
        f"{module.__name__}.{name}"
        for module in modules_of(f"client.games.{game}")
        for name, value in vars(module).items()
        if id(value) not in theirs and rewords(value, GAMES[game])
    ]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_such_a_table_would_be_found(game: str) -> None:
    kind, verb = next(iter(GAMES[game].kinds)), next(iter(GAMES[game].verbs))
    assert rewords({kind: ("{name}, it is your turn", "Do as you like.")}, GAMES[game])
    assert rewords({verb: "Done", f"{verb}.none": "Nothing"}, GAMES[game])
    assert not rewords({kind: RuleLink("anchor", "A page")}, GAMES[game])
    assert not rewords({kind: "Your counters"}, GAMES[game])
    assert not rewords({verb: ("primary", "d")}, GAMES[game])


# -- the window says what the game says --------------------------------------------------------------------------------


def questions(sitting: Sitting) -> Iterator[tuple[Match[Any], tuple[ActionTaken, ...]]]:
    """Games of chance, wherever a person is asked something for the first time."""
    game, seen = GAMES[sitting.game], set()
    for seed in range(CHANCES):
        chance = random.Random(seed)
        match = Match(game, set_up(game, sitting.seats, sitting.wishes, seed, NAMES[: sitting.seats]))
        taken = [ActionTaken(None, None, match.opening)]
        while (decision := match.decision) is not None:
            if decision.seat in sitting.people and decision.kind not in seen:
                seen.add(decision.kind)
                yield match, tuple(taken)
            option = chance.choice(decision.options)
            taken.append(ActionTaken(decision.seat, option, match.submit(option), len(decision.options)))


def shown(stage: Stage, match: Match[Any], taken: tuple[ActionTaken, ...], people: tuple[int, ...]) -> TableScene:
    computer = REGISTRY[match.game.id].computer
    seats = tuple(Seat(name, HUMAN if at in people else computer, at) for at, name in enumerate(match.setup.names))
    scene = TableScene(stage, Session(match, seats, stage.settings, list(taken)))
    stage.push(scene)
    stage.update(0.01)
    stage.frame()
    return scene


@pytest.mark.parametrize("sitting", sittings("walked"))
def test_the_window_asks_and_answers_in_the_words_of_the_game(sitting: Sitting, tmp_path: Path) -> None:
    stage = bare_stage(tmp_path, auto_answer=False)
    stage.cache = Blind()
    kinds = []
    for match, taken in questions(sitting):
        decision, text, names = match.decision, match.game.text, match.setup.names
        assert decision is not None
        view = match.view(decision.seat)
        scene = shown(stage, match, taken, (decision.seat,))
        if not isinstance(scene.session.prompt, Ask):  # it goes round the table
            continue
        kinds.append(decision.kind)
        said, asked = scene.asked_words(), text.prompt(decision, view, names)
        assert asked.lead
        assert asked.sentence
        assert said is not None
        forced = len(decision.options) == 1 and decision.options[0].verb in match.game.losses
        if not forced:  # then the window shows what is at stake, and says only that nothing can be done
            assert said.lead == asked.lead
            assert said.sentence.startswith(asked.sentence)
        for action in scene.table.actions():
            if action.option is not None and action.label not in OWN:
                label = text.label(action.option, view, names)
                assert action.label == label.words, decision.kind
                # the window adds the odds where the game says nothing more
                added = action.second in OWN_SECONDS or (not label.second and "%" in action.second)
                assert action.second == label.second or added, decision.kind
        stage.pop()
    assert len(kinds) > 1 or not sitting.people
