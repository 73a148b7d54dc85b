"""Which tables of which games the tests of the window sit down at. A game that has a table is registered here, and all
of them play it: walkers, layout, secrecy, random hands, the real window. Nothing else about tests knows a game."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from client.box import BOX
from tests.rounds import thorough


class Sitting(NamedTuple):
    """What is played, and by how many."""

    game: str
    seats: int
    wishes: Mapping[str, Any] = {}  # read only
    people: tuple[int, ...] = (0,)
    """Where one person sits among computers; in some games that follows from what is played."""


class Registered(NamedTuple):
    """The tables of one game, by the names of its sittings."""

    sittings: Mapping[str, tuple[Any, ...]]
    """By name: how many seats, what was agreed on, and where the people sit if it is not the first seat."""
    walked: tuple[str, ...]
    """Whole games by one person among computers, once by keys and once by clicks."""
    shared: tuple[str, ...]
    """Whole games by two people who hand the mouse round."""
    moving: tuple[str, ...]
    """The beginnings of games with everything that moves."""
    laid_out: tuple[str, ...]
    """Nothing is cut, overlaps or is off the window."""
    questions: tuple[tuple[str, str], ...]
    """Questions with a screen of their own that must be laid out too: a sitting, and the kind of question."""
    secret: tuple[str, ...]
    """A picture does not change with what its viewer cannot know."""
    clicks_to_table: tuple[str, ...]
    """What is clicked in the set-up to come to the table of the real window."""
    window: int | None = None
    """So many answers are given in the real window; None: to the results."""
    computer: str = "random"
    """Who plays the other seats: a bot of the game where games of chance alone would never end."""
    viewer: int = 0
    """The seat to which something is hidden that others know."""
    pace: float = 1.0
    """How long its games are beside those of the other games."""
    asked: str | None = None
    """The question at which a game is stopped for its picture; None: anything that this seat is asked."""


SKY = {"constellations": True, "lightSpeed": True}

REGISTRY: dict[str, Registered] = {
    "cover_your_kingdom": Registered(
        sittings={
            "three": (3, {}),
            "four": (4, {}),
            "eight": (8, {}),
            "two": (2, {}),
            "two under the sky": (2, {**SKY, "powers": 2}),
            "quick": (4, {"mode": "quick"}),
            "quick with eight": (8, {"mode": "quick"}),
            "sky and powers": (4, {**SKY, "powers": 1}),
            "sky and two powers": (3, {**SKY, "powers": 2}),
            "sky with seven": (7, {**SKY, "powers": 1}),
            "two rounds": (3, {"contest": "sum2", "openStacks": True, "openHistory": True}),
        },
        walked=("three", "four", "eight", "two", "two under the sky", "quick", "sky and powers", "sky with seven",
                "two rounds"),
        shared=("three",),
        moving=("three", "two under the sky", "sky with seven"),
        laid_out=("two", "two under the sky", "four", "eight", "quick", "quick with eight", "sky and two powers",
                  "sky with seven", "two rounds"),
        questions=(("two", "answer"), ("two", "inn_contest"), ("four", "answer"), ("four", "defend"),
                   ("eight", "answer"), ("quick", "answer"), ("sky and two powers", "answer")),
        secret=("three", "two", "eight", "sky and powers", "quick"),
        clicks_to_table=("play.cover_your_kingdom", "mode.quick", "start"),
        asked="act",
    ),
    "kings_and_things": Registered(
        sittings={
            "two": (2, {}),
            "two, soon over": (2, {"turn_limit": 5}),
            "three": (3, {"turn_limit": 5}),
            "four": (4, {"turn_limit": 5}),
            "four beginners": (4, {"mode": "beginners"}),
            "challenges, open windows": (3, {"turn_limit": 5, "bluff": "challenge", "ask_windows": "everyone"}),
        },
        walked=("two, soon over", "two", "three", "four beginners", "challenges, open windows"),
        shared=("three",),
        moving=("two", "four"),
        laid_out=("two", "three", "four", "four beginners"),
        questions=(("two", "recruit"), ("two", "march")),
        secret=("two", "three", "four"),
        clicks_to_table=("play.kings_and_things", "mode.beginners", "start"),
        window=40,
        computer="marshal",
    ),
    "knights_and_ninjas": Registered(
        sittings={
            "two": (2, {}),
            "three": (3, {}),
            "four": (4, {}),
            "six": (6, {}),
            "beginners": (3, {"beginnerDeck": True}),
            "house rules": (5, {"lockedUp": True, "dragonsLair": True, "invaders": True, "dancingBear": True}),
        },
        walked=("two", "three", "six", "house rules"),
        shared=("three",),
        moving=("two", "four"),
        laid_out=("two", "three", "four", "six", "house rules"),
        questions=(("two", "draft"), ("two", "respond"), ("four", "respond"), ("house rules", "respond"),
                   ("six", "blow"), ("six", "herald_pick"), ("three", "monk_pay"), ("four", "highwayman")),
        secret=("two", "three", "six", "house rules"),
        clicks_to_table=("play.knights_and_ninjas", "start"),
        computer="captain",
    ),
    "my_realm": Registered(
        sittings={
            "computer King": (2, {"mode": "heir"}, (1,)),
            "computer Princess": (2, {"mode": "crown"}, (0,)),
            "two people": (2, {"mode": "duo"}, (0, 1)),
            "two people, hers": (2, {"mode": "duo"}, (1,)),
            "two computers": (2, {"mode": "demo"}, ()),
            "hard and poetic": (2, {"mode": "heir", "startTokens": 6, "showPlain": False}, (1,)),
            "with the reckoner": (2, {"mode": "heir", "showBelief": True}, (1,)),
        },
        walked=("computer King", "computer Princess", "two people", "two computers", "hard and poetic"),
        shared=("two people",),
        moving=("two people",),
        laid_out=("computer King", "computer Princess", "two people", "hard and poetic", "with the reckoner"),
        questions=(("computer King", "rebellion"), ("computer King", "discuss"), ("with the reckoner", "decide"),
                   ("two people, hers", "discuss"), ("computer Princess", "speak")),
        secret=("computer King", "two people", "hard and poetic", "with the reckoner"),
        clicks_to_table=("play.my_realm", "mode.heir", "start"),
        computer="wise",
        viewer=1,
        pace=0.4,
    ),
}  # fmt: skip


def sittings(test: str, games: int = len(BOX)) -> list[Any]:
    """The tables this test (`walked`, `secret` ...) plays at, as its parameters; plainly the first of each game, or
    of so many games where the game hardly matters."""
    return [
        pytest.param(
            Sitting(game, *told.sittings[name]), id=f"{game}: {name}", marks=thorough(number > 0 or place >= games)
        )
        for place, (game, told) in enumerate((game, told) for game, told in REGISTRY.items() if game in BOX)
        for number, name in enumerate(getattr(told, test))
    ]


def questions() -> list[Any]:
    """Tables and the questions that have a screen of their own: plainly each question once."""
    return [
        pytest.param(
            Sitting(game, *told.sittings[name]),
            kind,
            id=f"{game}: {name}, {kind}",
            marks=thorough((name, kind) != next(first for first in told.questions if first[1] == kind)),
        )
        for game, told in REGISTRY.items()
        if game in BOX
        for name, kind in told.questions
    ]
