"""The Marshal: a test for each rule of thumb, and a few games."""

import math

import pytest

from engines.core.bots import Deadline, RandomBot
from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.types import Option
from engines.core.vocabulary import sentence, spell
from engines.kings_and_things.bots import WORTH, Marshal
from engines.kings_and_things.bots.strength import NONE, Strength, chance, muster
from engines.kings_and_things.chances import Unit, duel, force
from engines.kings_and_things.decisions import KINDS, VERBS
from engines.kings_and_things.game import GAME
from engines.kings_and_things.rules.battle_units import STEP
from engines.kings_and_things.state import MELEE_STEP, SETUP, State
from engines.kings_and_things.things import CHARGE, COMBAT, CREATURES, FLAGS, piece_of
from tests.rounds import first

from .table import Table, table


def chosen(state: State, bot: Marshal | None = None) -> Option:
    decision = GAME.decision(state)
    assert decision is not None
    option = (bot or Marshal()).choose(GAME.view(state, decision.seat), decision, Deadline(math.inf), Rng(0, "bot"))
    assert option in decision.options
    return option


def says(game: Table, bot: Marshal | None = None) -> str:
    """What the Marshal answers to the pending question."""
    return sentence(spell(chosen(game.state, bot), GAME.verbs))


def plays(game: Table, seat: int, count: int = 100) -> list[str]:
    """The Marshal's answers while this seat is asked."""
    bot = Marshal()
    said: list[str] = []
    while len(said) < count and not game.over and game.asked[0] == seat:
        said.append(says(game, bot))
        game.do(said[-1])
    return said


def asked(game: Table, *frame: object) -> Table:
    """The position with this question on top."""
    game.state.agenda.append(frame)
    return game


# -- the table ---------------------------------------------------------------------------------------------------------


def test_every_kind_of_question_is_answered() -> None:
    assert {*WORTH, "move", "march"} == {*KINDS}


def test_every_verb_is_one_of_the_rules() -> None:
    assert {verb for verbs in WORTH.values() for verb in verbs} <= {*VERBS}


def test_answers_whatever_a_random_game_asks() -> None:
    """Also what it would never lead to itself."""
    kinds: set[str] = set()
    for seed in range(3):
        state = GAME.new(set_up(GAME, 4, {"turn_limit": 5, "bluff": ("automatic", "challenge")[seed % 2]}, seed))
        rng = Rng(seed, "walk")
        while (decision := GAME.decision(state)) is not None:
            if rng.below(6) == 0 or decision.kind not in kinds:
                kinds.add(decision.kind)
                chosen(state)
            GAME.apply(state, rng.pick(decision.options))
    assert len(kinds) > 30


# -- strength ----------------------------------------------------------------------------------------------------------


def test_the_formula_is_near_the_battle_calculator() -> None:
    rng = Rng(1, "armies")
    off = []
    for _ in range(40):
        mine, theirs = (rng.sample(range(CREATURES), 1 + rng.below(6)) for _ in range(2))
        forces = [
            force([Unit(STEP[p], COMBAT[p], 2 if FLAGS[p] & CHARGE else 1, 0, 1) for p in side])
            for side in (mine, theirs)
        ]
        wins = duel(forces[0], forces[1]).wins
        exact = wins[0] + (1 - sum(wins)) / 2
        off.append(abs(chance(muster(mine), muster(theirs)) - exact))
    assert sum(off) / len(off) < 0.08


def test_nobody_wins_against_nobody() -> None:
    assert chance(Strength(3, 1), NONE) == 1
    assert chance(NONE, Strength(3, 1)) == 0


# -- setup -------------------------------------------------------------------------------------------------------------


def test_a_new_terrain_is_claimed_first() -> None:
    game = table(board={19: "swamp", 7: "swamp", 20: "forest", 36: "swamp", 18: "swamp"}, kingdoms=[[19], [28]])
    assert says(asked(game, "pick_hex", 0, 19)) == "claim 20"


def test_the_tower_stands_away_from_the_others() -> None:
    game = table(kingdoms=[[19, 7, 1], [28]])
    assert says(asked(game, "place_tower", 0)) == "raise_tower 19"


def test_bluffs_are_exchanged() -> None:
    game = table(kingdoms=[[19]], shields=["bears cyclops lucky_charm farmers"])
    assert says(asked(game, "exchange_things", 0)) in ("put_aside bears", "put_aside cyclops")


def test_what_is_good_is_not_exchanged() -> None:
    game = table(kingdoms=[[19]], shields=["lucky_charm city emerald"])
    assert says(asked(game, "exchange_things", 0)) == "exchange"


# -- placing -----------------------------------------------------------------------------------------------------------


def test_special_income_is_placed_before_creatures() -> None:
    game = table(kingdoms=[[19, 7]], shields=["farmlands farmers"]).do("draw 0")
    assert says(game) == "place farmlands"


def test_bluffs_are_placed_last_but_placed() -> None:
    game = table(kingdoms=[[19, 7]], shields=["bears farmers"], bag="").do("draw 0")
    said = [words for words in plays(game, 0, 4) if words.startswith("place ")]
    assert said == ["place farmers", "place bears"]


def test_bluffs_wait_during_setup() -> None:
    game = table(kingdoms=[[19, 7]], shields=["bears"], bag="").do("draw 0")
    game.state.phase = SETUP
    assert says(game) == "end_placing"


def test_special_income_is_placed_where_it_is_safe() -> None:
    game = table(kingdoms=[[28, 0]], armies=[{}, {1: "giant troll"}], shields=["farmlands"], bag="").do("draw 0")
    assert plays(game, 0, 2) == ["place farmlands", "put 28"]


def test_creatures_guard_what_is_threatened() -> None:
    game = table(
        kingdoms=[[19, 0]], armies=[{}, {1: "giant troll"}], forts={0: "castle"}, shields=["buffalo_herd_4"], bag=""
    ).do("draw 0")
    assert plays(game, 0, 2) == ["place buffalo_herd_4", "put 0"]


# -- Heroes ------------------------------------------------------------------------------------------------------------


def test_an_attempt_for_a_hero_is_free_and_made_where_the_odds_are_best() -> None:
    game = table(kingdoms=[[19]], offer="arch_mage elf_lord deerhunter master_thief", phase="recruit_heroes")
    assert says(game) == "seek master_thief"


def test_gold_that_can_be_built_with_is_not_paid_for_heroes() -> None:
    game = table(kingdoms=[[19, 7, 20]], gold=[15], offer="deerhunter", phase="recruit_heroes").do("seek deerhunter")
    assert says(game) == "pay 0"


def test_gold_left_over_is_paid_for_heroes() -> None:
    game = table(kingdoms=[[19]], gold=[60], offer="warlord", phase="recruit_heroes").do("seek warlord")
    assert says(game) not in ("pay 0", "pay 5")


# -- recruiting --------------------------------------------------------------------------------------------------------


def test_things_come_before_towers_but_the_capital_grows() -> None:
    assert says(table(kingdoms=[[19, 7, 20]], forts={19: "tower"}, gold=[15])) == "draw 2"
    assert says(table(kingdoms=[[19, 7, 20]], forts={19: "tower"}, gold=[5])) == "draw 0"


def test_things_are_bought_when_rich() -> None:
    assert says(table(kingdoms=[[19]], gold=[60])) == "draw 5"


def test_two_useless_things_are_traded() -> None:
    game = table(kingdoms=[[19]], shields=["goblins goblins nomads"])
    assert says(game).startswith("trade ")


def test_good_things_are_not_traded() -> None:
    assert says(table(kingdoms=[[19]], shields=["city lucky_charm"])) == "draw 0"


# -- building ----------------------------------------------------------------------------------------------------------

RICH = [19, 20, 7, 8, 9, 1, 21, 22]
"""Eight hexes."""


def test_the_capital_is_built_first() -> None:
    assert says(table(kingdoms=[[19, 7, 20]], forts={19: "tower"}, gold=[5], phase="construction")) == "build 19"


def test_the_citadel_is_built_when_income_allows() -> None:
    forts = {19: "castle", 20: "castle", 7: "castle", 8: "castle"}
    assert says(table(kingdoms=[RICH], forts=forts, gold=[5], phase="construction")) in (
        "build 19", "build 20", "build 7", "build 8",
    )  # fmt: skip


def test_levels_that_the_citadel_wants_come_before_it_in_the_same_phase() -> None:
    """Income 8 + 9 + 1 = 18: two levels, then the citadel."""
    forts = {19: "castle", 20: "castle", 7: "castle", 8: "tower"}
    game = table(kingdoms=[RICH], forts=forts, gold=[15], phase="construction")
    said = plays(game, 0, 3)
    assert len(said) == 3
    assert "citadel" in {game.fort(hex_) for hex_ in RICH}


def test_gold_for_the_citadel_is_kept() -> None:
    """Income 19 and ten gold: after the one level that was missing nothing else is built."""
    forts = {19: "castle", 20: "castle", 7: "castle", 8: "keep"}
    game = table(kingdoms=[RICH], forts=forts, gold=[10], phase="construction")
    plays(game, 0, 2)
    assert "citadel" in {game.fort(hex_) for hex_ in RICH}


def test_no_citadel_while_a_richer_rival_could_answer() -> None:
    forts = {19: "castle", 20: "castle", 7: "castle", 8: "castle"} | dict.fromkeys((28, 29, 30), "castle")
    rich = [28, 29, 30, 31, 32, 33, 34, 11, 12, 13, 14, 15, 16]
    game = table(kingdoms=[RICH, rich], forts=forts, gold=[5], phase="construction", turn=3)
    assert says(game) not in ("build 19", "build 20", "build 7", "build 8")


def test_a_rivals_citadel_is_answered() -> None:
    forts = {19: "castle", 20: "castle", 7: "castle", 8: "castle"} | {28: "citadel", 29: "castle", 30: "castle"}
    rich = [28, 29, 30, 31, 32, 33, 34, 11, 12, 13, 14, 15, 16]
    game = table(kingdoms=[RICH, rich], forts=forts, gold=[5], phase="construction", turn=3, citadels_since=2)
    assert says(game) in ("build 19", "build 20", "build 7", "build 8")


# -- events ------------------------------------------------------------------------------------------------------------


def test_a_good_harvest_is_brought_in() -> None:
    game = table(kingdoms=[[19, 7, 20]], shields=["good_harvest"], phase="random_events")
    assert says(game) == "play_event good_harvest"


def test_no_plague_over_ones_own_alone() -> None:
    game = table(
        kingdoms=[[19], [28]], armies=[{19: "farmers farmers"}], forts={19: "keep"}, shields=["dark_plague"],
        phase="random_events",
    )  # fmt: skip
    assert says(game) == "no_event"


def test_vandals_go_to_whoever_leads() -> None:
    forts = {28: "tower", 32: "castle"}
    game = table(kingdoms=[[19], [28], [32, 33, 31]], forts=forts, shields=["vandals"], phase="random_events")
    assert plays(game, 0, 2) == ["play_event vandals", "target_seat 2"]


def test_workers_build_the_capital() -> None:
    game = table(kingdoms=[[19, 7]], forts={7: "keep"}, shields=["willing_workers"], gold=[5], phase="random_events")
    assert plays(game, 0, 2) == ["play_event willing_workers", "target_hex 7"]


# -- marching ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", first(1, [2, 4]))
def test_a_marshal_remembers_nothing_but_the_plan_of_his_marches_and_a_bribe(seats: int) -> None:
    """Whoever takes over in the middle plans anew, and plays on. Whoever has begun to pay goes on (10.3)."""
    state = GAME.new(set_up(GAME, seats, {}, 5))
    bot, answers = Marshal(), 0
    while (decision := GAME.decision(state)) and answers < 400:
        view = GAME.view(state, decision.seat)
        paying = decision.kind == "bribe" and bot.paid == (state.turn, state.agenda[-1][2])
        option = bot.choose(view, decision, Deadline(math.inf), Rng(answers))
        other = Marshal().choose(view, decision, Deadline(math.inf), Rng(answers))
        assert other == option or paying or decision.kind in ("move", "march")
        GAME.apply(state, other if answers % 7 == 0 else option)
        answers += 1
    assert answers > 100


def test_undefended_land_of_others_is_taken() -> None:
    game = table(
        kingdoms=[[0], [1]], armies=[{0: "farmers bears"}, {}], forts={}, phase="movement", board={2: "sea", 3: "sea",
        4: "sea", 5: "sea", 6: "sea"},
    )  # fmt: skip
    plays(game, 0)
    assert game.army(0, 1)


def test_nobody_marches_against_a_host() -> None:
    host = "giant troll cyclops ogre brown_knight"
    game = table(
        kingdoms=[[0], [1, 8]], armies=[{0: "farmers"}, {1: host}], board={8: "mountain", 2: "sea", 3: "sea", 4: "sea",
        5: "sea", 6: "sea"}, forts={1: "castle"}, phase="movement",
    )  # fmt: skip
    plays(game, 0)
    assert game.army(0, 1) == ""


def test_stacks_gather_for_an_attack() -> None:
    """One alone would not dare."""
    strong = "buffalo_herd_4 wolf_pack lion_pride"
    others = "buffalo_herd_3 white_knight pterodactyl"
    game = table(
        kingdoms=[[0, 2], [1]], armies=[{0: strong, 2: others}, {1: "farmers farmers tribesmen_plain"}],
        forts={1: "castle"}, income={1: "city"}, phase="movement",
        board=dict.fromkeys([3, 4, 5, 6, 7, 8, 9, 10, 11, 12], "sea"),
    )  # fmt: skip
    plays(game, 0)
    assert len(game.army(0, 1).split()) > 3


def test_unexplored_land_is_scouted() -> None:
    game = table(kingdoms=[[0]], armies=[{0: "farmers farmers wolf_pack"}], phase="movement")
    plays(game, 0)
    assert any(game.army(0, hex_) for hex_ in range(1, 19))


def test_the_own_citadel_is_guarded_by_everybody() -> None:
    game = table(
        kingdoms=[[0, 1], [3]], armies=[{1: "buffalo_herd_4 wolf_pack lion_pride"}, {3: "farmers " * 4 + "eagles"}],
        forts={0: "citadel"}, phase="movement", board={8: "sea", 7: "sea", 9: "sea", 2: "sea", 6: "sea"},
    )  # fmt: skip
    plays(game, 0)
    assert len(game.army(0, 0).split()) == 3


def test_the_balloon_carries_scouts_over_the_sea() -> None:
    game = table(
        kingdoms=[[0], [8]], armies=[{0: "farmers wolf_pack"}], shields=["balloon"], income={8: "gold_mine"},
        board=dict.fromkeys([1, 2, 3, 4, 5, 6], "sea") | {8: "mountain"}, phase="movement",
    )  # fmt: skip
    plays(game, 0)
    assert game.army(0, 8)


# -- combat ------------------------------------------------------------------------------------------------------------


def test_cheap_defenders_are_bribed(dice: list[int]) -> None:
    dice += [2]
    game = table(kingdoms=[[0]], armies=[{1: "farmers"}], bag="goblins nomads", gold=[10], phase="combat")
    assert plays(game, 0, 2)[0].startswith("bribe ")
    assert game.state.owner[1] == 0


def test_dear_defenders_are_fought(dice: list[int]) -> None:
    dice += [2]
    strong = "buffalo_herd_4 wolf_pack lion_pride white_knight buffalo_herd_3"
    game = table(kingdoms=[[0]], armies=[{1: strong}], bag="troll ruby", gold=[10], phase="combat")
    assert says(game) == "fight"


def test_hits_go_on_walls_first() -> None:
    game = _battle()
    game.state.battle.hits[0] = 1
    assert says(asked(game, "assign_hits", 0, 0)) == "hit_fort"


def test_hits_go_on_the_weakest_creature() -> None:
    game = _battle()
    game.state.battle.hits[1] = 1
    assert says(asked(game, "assign_hits", 1, 1)) == "hit goblins"


def _battle() -> Table:
    """Seat 1 attacks a tower of seat 0."""
    game = table(
        kingdoms=[[0], [1]], armies=[{0: "farmers wolf_pack"}, {0: "goblins giant"}], board={1: "mountain"},
        forts={0: "tower"}, phase="combat",
    )  # fmt: skip
    game.state.battle.step = MELEE_STEP
    return game


def test_a_lost_battle_is_left() -> None:
    game = table(
        kingdoms=[[0, 1], [2, 9]], armies=[{2: "farmers white_knight"}, {2: "troll cyclops giant ogre"}],
        board={9: "mountain"}, forts={2: "castle"}, phase="combat",
    )  # fmt: skip
    assert says(asked(game, "retreat", 0, 0, 0)).startswith("retreat ")


def test_a_won_battle_is_fought_on() -> None:
    game = table(
        kingdoms=[[0, 1], [2, 9]],
        armies=[{2: "white_knight wolf_pack buffalo_herd_4"}, {2: "goblins goblins goblins ogre"}],
        board={9: "mountain"},
        phase="combat",
    )
    assert says(asked(game, "retreat", 0, 0, 0)) == "stay"


def test_a_bluff_is_seen_through() -> None:
    game = table(
        kingdoms=[[0], [1]], armies=[{0: "farmers"}, {0: "bears tribesmen_plain"}], phase="combat", bluff="challenge"
    )
    assert game.asked == (0, "call_bluff")
    assert plays(game, 0, 2) == ["call_bluff bears 1", "let_be"]


# -- special powers ----------------------------------------------------------------------------------------------------


def test_the_thief_robs_the_richest() -> None:
    game = table(
        kingdoms=[[0], [1], [8]], armies=[{0: "master_thief"}], gold=[0, 3, 20], phase="special_powers",
        offer="master_thief",
    )  # fmt: skip
    assert says(game) == "rob 2"


def test_the_assassin_goes_for_heroes() -> None:
    game = table(
        kingdoms=[[0], [1], [8]], armies=[{0: "assassin_primus"}, {1: "farmers"}, {8: "arch_mage"}],
        phase="special_powers",
    )  # fmt: skip
    assert says(game) == "stalk 8"


def test_a_dwarf_king_is_worth_more_with_mines() -> None:
    offer = "dwarf_king sir_lance_a_lot"
    mines = {7: "gold_mine", 20: "silver_mine", 8: "silver_mine"}
    game = table(
        kingdoms=[[7, 20, 8]], board=dict.fromkeys(mines, "mountain"), income=mines, offer=offer, phase="recruit_heroes"
    )
    game.state.offer = tuple(map(piece_of, offer.split()))  # these two alone, whoever else is good with mines
    assert says(game) == "seek dwarf_king"


# -- whole games -------------------------------------------------------------------------------------------------------


def game_of(bots: list[Marshal | RandomBot], seed: int) -> State:
    state = GAME.new(set_up(GAME, len(bots), {"turn_limit": 100}, seed))
    rng = Rng(seed, "bots")
    asked_for = 0
    while (decision := GAME.decision(state)) is not None:
        bot = bots[decision.seat]
        view = GAME.view(state, decision.seat)
        GAME.apply(state, bot.choose(view, decision, Deadline(math.inf), rng))
        asked_for += 1
        if asked_for % 50 == 0:
            assert GAME.broken(state) == []
    return state


@pytest.mark.parametrize("seats", first(1, [2, 3, 4]))
def test_games_among_marshals_end_soon(seats: int) -> None:
    state = game_of([Marshal() for _ in range(seats)], seats)
    assert state.turn <= 20
    assert state.winners


def test_a_marshal_beats_random_players() -> None:
    won = 0
    for seed in range(3):
        bots: list[Marshal | RandomBot] = [RandomBot(), RandomBot(), RandomBot()]
        bots.insert(seed, Marshal())
        won += game_of(bots, seed).winners == (seed,)
    assert won >= 2


def test_a_marshal_is_on_offer() -> None:
    assert isinstance(GAME.opponents["marshal"](), Marshal)
