"""Records and replays of them, for tests."""

import random
from datetime import datetime

from client.match.saves import Library
from client.match.seats import HUMAN, Seat
from client.scenes.replay.opening import watch
from client.scenes.replay.scene import ReplayScene
from client.stage.scene import Scene
from engines import GAMES
from engines.core.game import set_up
from engines.core.match import Match
from engines.core.seats import usual_seats

from .scene_kit import NAMES, make_stage, settle

GAME_IDS = list(GAMES)


def record_of(folder, game, actions=None, people=1):
    """A game played by chance, whole or up to so many actions."""
    rules = GAMES[game]
    seats = usual_seats(rules)
    setup = set_up(rules, seats, rules.brief, 11, NAMES[:seats])
    table = tuple(Seat(name, HUMAN if n < people else "random", n) for n, name in enumerate(setup.names))
    (folder / "games").mkdir(exist_ok=True)
    journal = Library(folder / "games", GAMES).begin(setup, table, datetime(2026, 11, 14, 20, 5))
    journal.sync = False
    match, chance = Match(rules, setup, journal), random.Random(3)
    while match.decision and (actions is None or len(match.moves) < actions):
        match.submit(chance.choice(match.decision.options))
    return journal.path


def replay_of(folder, path, moment=0, **settings):
    stage = make_stage(folder, **settings)
    stage.scenes.append(Scene(stage))
    watch(stage, path, moment)
    while stage.top.name == "reading":
        stage.update(0.1)
    assert isinstance(stage.top, ReplayScene)
    settle(stage)
    return stage, stage.top
