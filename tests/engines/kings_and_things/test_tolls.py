"""What a choice gives away: a warning for what everybody at the table would shake their heads at, and for no more."""

from engines.core.judgement import Judgement
from engines.core.rng import Rng
from engines.core.types import Option
from engines.kings_and_things.bots.survey import Survey
from engines.kings_and_things.bots.weights import NORMAL
from engines.kings_and_things.game import GAME
from engines.kings_and_things.judging import KingJudge
from engines.kings_and_things.tolls import Tolls, chance_of_gold

from .table import Table, table

HOME = [0, 1, 2, 3, 4, 5]


def judged(game: Table, said: str) -> tuple[Judgement, tuple[Option]]:
    """What is found out about an answer, in the words of a record."""
    decision = game.decision
    (answer,) = [each for each in decision.options if game.sentence(each) == said]
    return KingJudge().judge(GAME.view(game.state, decision.seat), decision, [(answer,)]), (answer,)


def cost(game: Table, said: str) -> float:
    """What it costs to answer so, in chances to win."""
    found, line = judged(game, said)
    return found.cost(line).mean


def warns(game: Table, said: str, setting: str = "costly") -> bool:
    found, line = judged(game, said)
    return found.warns(line, setting)


def placing(shield: str) -> Table:
    game = table(kingdoms=[HOME, [30], [33], [27]], shields=[shield], gold=[10], bag="bears ogre troll")
    return game.do("draw 0")


def test_an_army_that_is_left_behind_the_shield_is_worth_a_word() -> None:
    assert warns(placing("farmers farmers wolf_pack eagles"), "end_placing")


def test_special_income_is_not_left_lying() -> None:
    assert cost(placing("diamond_field"), "end_placing") >= 0
    assert warns(placing("city"), "end_placing", setting="all")


def test_what_comes_first_does_not_matter() -> None:
    assert cost(placing("farmers eagles"), "place eagles") == 0
    assert cost(placing("farmers eagles"), "place farmers") == 0


def test_one_may_take_up_again_what_one_was_about_to_place() -> None:
    game = placing("farmers eagles").do("place farmers")
    assert cost(game, "take_back") == 0


def test_gold_that_buys_no_better_odds_is_wasted() -> None:
    """6, step 3: five gold for a point; whoever is paid for at any price costs more than a Hero is worth."""
    game = table(kingdoms=[HOME, [30], [33], [27]], gold=[30], phase="recruit_heroes", forts={0: "tower"})
    target = game.said("seek")[0]
    game.do(target)
    most = game.said("pay")[-1]
    assert warns(game, most, setting="big")


def test_two_creatures_with_land_of_their_own_are_no_price_for_one() -> None:
    game = table(kingdoms=[HOME, [30], [33], [27]], shields=["farmers eagles"])
    assert warns(game, "trade farmers")


def test_what_hard_players_would_do_is_never_worth_a_word() -> None:
    """They weigh otherwise than the rule of thumb: where two good ways to weigh differ, nothing is certain."""
    differ = 0
    for game in (placing("farmers").do("place farmers"), placing("giant").do("place giant")):
        decision = game.decision
        survey = Survey(GAME.view(game.state, decision.seat), Rng(0), NORMAL)
        tolls = Tolls(survey, decision)
        best = max(tolls.gold, key=tolls.gold.__getitem__)
        others = tolls.second_opinion.gold
        theirs = max(others, key=others.__getitem__)
        assert tolls((theirs,), (best,)) == 0
        for answer in decision.options:
            alone = chance_of_gold(survey, tolls.gold[best] - tolls.gold[answer])
            assert 0 <= tolls((answer,), (best,)) <= alone
            differ += tolls((answer,), (best,)) < alone
    assert differ


def test_bluffs_may_go() -> None:
    game = table(kingdoms=[HOME, [30], [33], [27]], shields=["bears ogre"])
    assert not warns(game, "trade bears", setting="all")


def neighbours(rival: list[int]) -> Table:
    """Three who may march, and a rival's land beside them with nobody in it."""
    armies = [{0: "farmers wolf_pack eagles"}, {30: "bears"}, {33: "ogre"}, {27: "troll"}]
    return table(kingdoms=[HOME, rival, [33], [27]], armies=armies, phase="movement")


def test_whoever_leaves_land_lying_is_told() -> None:
    assert warns(neighbours([6, 7, 8, 30]), "end_moves")


def test_so_is_whoever_stops_short_of_it() -> None:
    on_the_way = neighbours([6, 30]).do("march_all 0", "step 3")
    assert warns(on_the_way, "halt")
    assert cost(on_the_way, "step 0") <= 0
    assert cost(neighbours([6, 30]).do("march_all 0"), "step 6") <= 0


def test_to_set_out_is_no_step_yet() -> None:
    game = table(kingdoms=[HOME, [30]], armies=[{0: "farmers eagles"}], phase="movement")
    assert cost(game, "march 0 farmers") <= 0
