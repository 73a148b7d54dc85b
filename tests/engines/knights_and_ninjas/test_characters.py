"""What is said of characters is true of how they play."""

from collections import Counter
from functools import cache, partial
from typing import NamedTuple

import pytest

from engines.commands.playing import Bots
from engines.core.game import set_up
from engines.core.types import Story
from engines.knights_and_ninjas.bots import Captain
from engines.knights_and_ninjas.bots.attacks import attack
from engines.knights_and_ninjas.bots.ledger import ABOUT_TO_WIN
from engines.knights_and_ninjas.bots.terms import total
from engines.knights_and_ninjas.bots.weights import NORMAL
from engines.knights_and_ninjas.game import GAME
from engines.knights_and_ninjas.opponents import CHARACTERS

from .table import table

GAMES = 40
PEACE = 6.0


class Deeds(NamedTuple):
    """By character, over all games."""

    quarrels: Counter[str]
    """Attacks on rivals who never attacked one and are not about to win,"""
    revenge: Counter[str]
    """and on those who attacked one."""
    walls: Counter[str]


@cache
def deeds() -> Deeds:
    """Games of the four at one table, each at every seat equally often."""
    told = Deeds(Counter(), Counter(), Counter())
    for seed in range(GAMES):
        names = [CHARACTERS[(seat + seed) % len(CHARACTERS)].id for seat in range(len(CHARACTERS))]
        bots = Bots(GAME, {seat: f"normal:{name}" for seat, name in enumerate(names)}, seed)
        story, attacked = Story(), set[tuple[int, int]]()
        state = GAME.new(set_up(GAME, len(names), {}, seed), story)
        while (decision := GAME.decision(state)) is not None:
            bots.hear(story)
            story.clear()
            seat, option = decision.seat, bots.choose(decision, partial(GAME.view, state))
            if option.verb == "attack":
                (victim,) = option.args
                assert isinstance(victim, int)
                danger = state.gems[victim] >= state.target - ABOUT_TO_WIN
                told.revenge[names[seat]] += (victim, seat) in attacked
                told.quarrels[names[seat]] += (victim, seat) not in attacked and not danger
                attacked.add((seat, victim))
            told.walls[names[seat]] += option.verb == "fortify"
            GAME.apply(state, option, story)
    return told


@pytest.mark.thorough
def test_the_gentle_one_starts_no_quarrel_and_forgets_none() -> None:
    """Never, but for a blow that wins the game or keeps another from winning it."""
    told = deeds()
    assert 20 * told.quarrels["grudging"] < told.quarrels["bold"]
    assert told.revenge["grudging"] == max(told.revenge.values())


def test_the_patient_one_quarrels_less_than_the_bold_one() -> None:
    assert 2 * deeds().quarrels["cautious"] < deeds().quarrels["bold"]


def test_the_patient_and_the_stubborn_one_build_more_than_the_bold_one() -> None:
    walls = deeds().walls
    assert min(walls["cautious"], walls["greedy"]) > 1.15 * walls["bold"]


def test_peace_is_kept_with_those_who_keep_it_unless_a_blow_wins() -> None:
    """Who attacked without taking anything has broken it, too."""
    bot, story = Captain(NORMAL.with_likings({"peace": PEACE})), Story()
    view = GAME.view(table(["knight", "", "", ""]).state, 0)
    usual = total(attack(Captain().ledger(view), 1))
    assert total(attack(bot.ledger(view), 1)) == usual - PEACE
    assert usual < PEACE < NORMAL.win
    story("attacked", 1, 0)
    bot.watch(story)
    assert total(attack(bot.ledger(view), 1)) == usual
    assert total(attack(bot.ledger(view), 2)) < 0


def test_no_peace_with_whoever_is_about_to_win_nor_in_a_duel() -> None:
    bot = Captain(NORMAL.with_likings({"peace": PEACE}))
    near, many, duel = table(["knight"], gems=[3, 8, 4]), table(["knight"]), table(["knight"], seats=2, mode="two")
    peaceful = [bot.ledger(GAME.view(game.state, 0)).at_peace(1) for game in (near, many, duel)]
    assert peaceful == [False, True, False]
