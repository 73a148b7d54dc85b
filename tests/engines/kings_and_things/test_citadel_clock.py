"""13.3: what computer players do when a citadel rises or is about to end the game; and what their bluffs are for."""

import math

import pytest

from engines.core.bots import Deadline
from engines.core.rng import Rng
from engines.core.types import View
from engines.kings_and_things.bots import EasyMarshal, Marshal
from engines.kings_and_things.bots.survey import Survey
from engines.kings_and_things.bots.weights import HARD, NORMAL, USUAL, Weights
from engines.kings_and_things.game import GAME

from .table import Table, table

RICH = [1, 7, 8, 9, 18, 17, 19, 20, 21, 22, 23, 36, 35, 34]


def plays(game: Table, weights: Weights = NORMAL, bot: Marshal | None = None) -> Table:
    """The first player's answers while it is asked."""
    bot = bot or Marshal(weights)
    while not game.over and game.asked[0] == 0:
        decision = GAME.decision(game.state)
        assert decision is not None
        GAME.apply(game.state, bot.choose(GAME.view(game.state, 0), decision, Deadline(math.inf), Rng(0, "bot")))
    return game


def last_turn(armies: list[dict[int, str]]) -> Table:
    """The second player's citadel ends the game with this turn; the first player has nothing but an army beside it."""
    return table(
        kingdoms=[[0, 3], RICH, [5]], armies=armies, forts={1: "citadel"}, phase="movement", turn=3, citadels_since=2,
        board=dict.fromkeys([2, 4, 6], "sea"),
    )  # fmt: skip


def test_whoever_is_lost_otherwise_goes_all_in() -> None:
    game = last_turn([{0: "farmers farmers wolf_pack eagles", 3: "buffalo_herd_4"}, {1: "tribesmen_plain"}, {}])
    assert len(plays(game).army(0, 1).split()) == 5


def test_easy_does_not() -> None:
    """It fears for its counters and its home as in any other turn."""
    guard = {1: "tribesmen_plain ogre"}
    clever, easy = (
        plays(last_turn([{0: "farmers farmers wolf_pack"}, guard, {0: ""}]), bot=bot)
        for bot in (Marshal(), EasyMarshal(overlooks=0.0, errs=0.0, tires=0))
    )
    assert len(clever.army(0, 1).split()) == 3
    assert easy.army(0, 1) == ""


def test_others_who_stand_before_the_same_citadel_are_allies() -> None:
    """Together they take what nobody could alone."""
    guard, mine = {1: "giant troll cyclops ogre"}, {0: "farmers wolf_pack"}
    allies = "buffalo_herd_4 lion_pride pterodactyl white_knight"
    alone, together = (last_turn([mine, guard, {1: ally} if ally else {}]) for ally in ("", allies))
    worth = [Survey(GAME.view(game.state, 0), Rng(0)).venture(1, game.state.armies[0]) for game in (alone, together)]
    assert worth[1] > 2 * worth[0]
    assert len(plays(together).army(0, 1).split()) == 2


def test_nobody_joins_where_the_citadel_falls_anyway() -> None:
    """What others do without help need not be paid for."""
    host = "giant troll cyclops ogre brown_knight mountain_men"
    few, many = (last_turn([{0: "farmers"}, {1: "tribesmen_plain"}, {1: ally}]) for ally in ("farmers", host))
    worth = [Survey(GAME.view(game.state, 0), Rng(0)).venture(1, game.state.armies[0]) for game in (few, many)]
    assert worth[1] < worth[0]


def rising(gold: int) -> Table:
    """The second player has a castle and income enough for a citadel, and perhaps the gold."""
    return table(
        kingdoms=[[0, 3, 10], RICH], armies=[{10: "buffalo_herd_4 wolf_pack lion_pride"}, {1: "farmers giant troll"}],
        forts={1: "castle", 7: "castle", 8: "castle"}, gold=[0, gold], phase="movement", turn=4,
        board=dict.fromkeys([2, 4, 5, 6, 11, 12, 24, 25, 26, 27, 28], "sea"),
    )  # fmt: skip


def test_a_castle_that_can_become_a_citadel_is_feared() -> None:
    """13.2: not before its owner has five gold."""
    rich, poor = (Survey(GAME.view(rising(gold).state, 0), Rng(0)) for gold in (5, 0))
    assert rich.rising >= {1}
    assert poor.rising == frozenset()
    assert rich.prize(1) > poor.prize(1) + NORMAL.rising


def test_an_army_masses_before_a_citadel_that_is_about_to_rise() -> None:
    """It stands next to it when it ripens; without the fear of it there is nothing to go there for."""
    far = GAME.view(rising(5).state, 0).state.charter.far[1]

    def nearest(game: Table) -> int:
        return min(far[at] for at in range(37) if game.army(0, at))

    assert nearest(plays(rising(5))) <= 1 < nearest(rising(5))


def poor(gold: int) -> Table:
    """The second player has a castle, and too little income for a citadel."""
    return table(
        kingdoms=[[0, 3, 10], RICH[:10]], armies=[{10: "buffalo_herd_4 wolf_pack lion_pride"}, {1: "farmers"}],
        forts={1: "castle", 7: "castle"}, gold=[0, gold], phase="movement", turn=4,
        board=dict.fromkeys([2, 4, 5, 6, 11, 12, 24, 25, 26, 27, 28], "sea"),
    )  # fmt: skip


def sees(game: Table, weights: Weights = NORMAL) -> Survey:
    return Survey(GAME.view(game.state, 0), Rng(0), weights)


def test_a_castle_looms_before_its_owner_has_the_income() -> None:
    """13.2: what is missing may be won in this turn; the more it is, the less it is feared, and without gold not at
    all."""
    assert sees(poor(5)).rising == frozenset()
    assert 0 < sees(poor(5)).looming[1] < sees(rising(5)).looming[1]
    assert sees(poor(0)).looming == {}


def test_nothing_looms_once_a_citadel_stands() -> None:
    """Then it is the citadel that counts."""
    game = last_turn([{0: "farmers"}, {1: "tribesmen_plain"}, {}])
    assert sees(game).looming == {}
    assert not watched(sees(game))


def watched(survey: Survey) -> set[int]:
    """The hexes where it is worth something to stand."""
    return {at for worth in survey.vigils for at, pip in enumerate(worth) if pip}


def test_normals_stand_near_a_castle_that_looms() -> None:
    """What fights is worth most one step from it, and something wherever it gets there with one march; a bluff nothing
    at all."""
    survey = sees(poor(5))
    far = survey.charter.far
    (host,) = [pieces for pieces in survey.state.armies[:37] if pieces]
    worth = [
        max(survey.vigil(at, host) for at in range(37) if min(far[at][1], far[at][7]) == steps) for steps in (1, 2, 4)
    ]
    assert worth[0] > worth[1] > worth[2] == 0.0
    assert survey.prize(1) > sees(poor(5), USUAL).prize(1)


def test_only_who_gets_there_in_one_march_stands_near() -> None:
    """9: rough land costs two, and nobody marches through enemies or land that nobody owns; what flies pays one for
    every hex, and crosses the sea."""

    def starts(one: str = "plains", two: str = "plains", guard: str = "") -> tuple[list[int], set[int]]:
        """Of a row of hexes, the castle at its end, those from where walkers reach it; and where flyers do."""
        row = {0: "plains", 1: one, 8: two, 22: "plains"}
        game = table(
            kingdoms=[[22], [at for at in (0, 1, 8) if row[at] != "sea"]], armies=[{}, {0: "farmers", 1: guard}],
            forts={0: "castle"}, gold=[0, 5], board=dict.fromkeys(range(37), "sea") | row, phase="movement", turn=4,
        )  # fmt: skip
        survey = sees(game)
        return sorted(survey.starts(0, wings=False)), {*survey.starts(0, wings=True)} & {*row}

    assert starts() == ([1, 8, 22], {1, 8, 22})
    assert starts("swamp", "swamp") == ([1, 8], {1, 8, 22})
    assert starts(two="sea") == ([1], {1, 8, 22})
    assert starts(guard="farmers") == ([1], {1, 8, 22})


@pytest.mark.parametrize("weights", [USUAL, HARD, EasyMarshal().weights])
def test_nobody_else_does(weights: Weights) -> None:
    """Hard players and the judge of hints were measured without it; easy ones see a citadel coming too late."""
    assert (weights.vigil, weights.loom, weights.muster) == (0.0, 0.0, 0.0)
    assert not watched(sees(poor(5), weights))
    assert not sees(lost(10), weights).musters


def lost(gold: int, beside: int = 0, phase: str = "recruit_things", shield: str = "") -> Table:
    """The second player's citadel ends the game with this turn; the first player has no army, but gold."""
    return table(
        kingdoms=[[beside, 33], RICH, [5]], armies=[{}, {1: "farmers"}], forts={1: "citadel"}, gold=[gold], turn=3,
        phase=phase, citadels_since=2, shields=[shield], board=dict.fromkeys(range(37), "swamp"),
    )  # fmt: skip


def test_whoever_is_lost_buys_counters_that_can_still_storm() -> None:
    """7, 13.3: gold is of no use any more. But what would come too late is not bought, nor by anybody else."""

    def paid(game: Table, weights: Weights = NORMAL) -> int:
        decision = GAME.decision(game.state)
        assert decision is not None
        answer = Marshal(weights).choose(GAME.view(game.state, 0), decision, Deadline(math.inf), Rng(0))
        assert answer.verb == "draw"
        return answer.args[0]

    assert paid(lost(10)) == 2
    assert paid(lost(10, beside=32)) == paid(lost(10), USUAL) == 0


def test_they_are_placed_where_they_can_storm_it() -> None:
    """8.1: next to the citadel, not at the other end of the kingdom. Once they march it is the storm that counts."""
    assert watched(sees(lost(0))) & {0, 33} == {0}
    assert not watched(sees(lost(0, phase="movement")))
    assert "slime_beast" in plays(lost(0, shield="slime_beast").do("draw 0")).army(0, 0)


def test_whoever_can_answer_a_citadel_watches_less() -> None:
    """13.3: with a castle of one's own, and no less income."""
    game = table(
        kingdoms=[[0, 3, 10, 11, 12, 24, 25, 26, 27, 28], RICH[:10]], armies=[{10: "wolf_pack"}, {1: "farmers"}],
        forts={1: "castle", 7: "castle", 3: "castle", 10: "castle"}, gold=[20, 5], phase="movement", turn=4,
    )  # fmt: skip
    watchful = sees(game, NORMAL._replace(calm=1.0))
    assert sees(game).can_answer(1)
    assert sees(game).looming[1] == NORMAL.calm * watchful.looming[1]
    assert not sees(poor(5)).can_answer(1)


@pytest.mark.parametrize("menaced", [0, 19])
def test_a_bluff_stands_where_it_scares_somebody_off(menaced: int) -> None:
    """8.2: it does not fight, but nobody knows."""
    near = {0: 1, 19: 20}[menaced]
    game = table(
        kingdoms=[[19, 0]], armies=[{}, {near: "giant troll"}], forts={menaced: "castle"}, shields=["bears"], bag=""
    ).do("draw 0")
    plays(game)
    assert game.bluffs(0) == {menaced: "bears"}


def test_a_bluff_is_no_guard() -> None:
    """Who lays it knows that it will not fight."""
    game = table(kingdoms=[[19, 0]], armies=[{0: "bears"}, {1: "giant troll"}], forts={0: "castle"})
    survey = Survey(View(0, game.state), Rng(0))
    (bluff,) = game.state.armies[0]
    assert survey.risk(0, (), (bluff,)) == survey.risk(0)
