"""The battle calculator: exact where it can be, near where it samples, and blind to what a seat cannot see."""

import pytest

from engines.core.bots import Deadline
from engines.core.rng import Rng
from engines.kings_and_things.chances import Unit, duel, fight, force, spread
from engines.kings_and_things.game import GAME
from engines.kings_and_things.odds import odds, side_force
from engines.kings_and_things.realm import army
from engines.kings_and_things.state import MAGIC_STEP, MELEE_STEP, RANGED_STEP, Item
from engines.kings_and_things.things import CREATURES, FIREWALL, GOLEM, piece_of

from .table import table
from .war import far, war

MAGE, BOWMAN, BRUTE = Unit(MAGIC_STEP, 6), Unit(RANGED_STEP, 6), Unit(MELEE_STEP, 6)


def seen(game, seat):
    return GAME.view(game.state, seat)


def test_dice_spread_like_dice():
    assert spread(()) == (1.0,)
    assert spread((6, 6)) == (0.0, 0.0, 1.0)
    assert spread((3, 3)) == (0.25, 0.5, 0.25)
    assert sum(spread((1, 2, 3, 4, 5))) == pytest.approx(1)


def test_magic_strikes_before_arrows_and_arrows_before_clubs():
    assert duel(force([MAGE]), force([BOWMAN])).wins == (1.0, 0.0)
    assert duel(force([BRUTE]), force([BOWMAN])).wins == (0.0, 1.0)
    assert duel(force([BRUTE]), force([BRUTE])).wins == (0.0, 0.0)  # both fall


def test_equal_sides_have_equal_chances():
    sides = [Unit(MELEE_STEP, 3)] * 3, [Unit(MELEE_STEP, 3)] * 3
    wins = duel(force(sides[0]), force(sides[1])).wins
    assert wins[0] == pytest.approx(wins[1])
    assert 0.4 < wins[0] < 0.5


def test_a_charge_is_worth_two_dice():
    knight, walrus = force([Unit(MELEE_STEP, 3, dice=2)]), force([Unit(MELEE_STEP, 3)])
    assert duel(knight, walrus).wins[0] > duel(walrus, walrus).wins[0]


def test_a_fort_wears_down():
    castle = force([Unit(RANGED_STEP, 3, points=3)])
    assert castle.wounds == 3
    assert [volley[1] for volley in castle.volleys] == [(3,), (2,), (1,), ()]


def test_the_weakest_fall_first():
    host = force([Unit(MELEE_STEP, 5, counts=1), Unit(MELEE_STEP, 1, counts=1), Unit(MELEE_STEP, 2, points=2)])
    assert [volley[2] for volley in host.volleys] == [(1, 2, 5), (1, 1, 5), (1, 5), (5,), ()]
    assert host.left == (2, 2, 2, 1, 0)


def test_whom_nobody_can_hurt_nobody_beats():
    assert duel(force([Unit(MELEE_STEP, 0)]), force([Unit(MELEE_STEP, 0)])).wins == (0.0, 0.0)


def test_arrows_do_not_fell_a_golem():
    golem = force([Unit(MELEE_STEP, 6)], golem=True)
    assert duel(force([BOWMAN, BOWMAN, BOWMAN]), golem).wins[1] > 0.99


def test_trying_agrees_with_reckoning():
    one = force([Unit(MAGIC_STEP, 2), Unit(MELEE_STEP, 4), Unit(MELEE_STEP, 3, dice=2)])
    other = force([Unit(RANGED_STEP, 3), Unit(MELEE_STEP, 5), Unit(MELEE_STEP, 2, points=2)])
    rng, tries = Rng(7), 4000
    won = sum([fight((one, other), rng)[0] == 0 for _ in range(tries)])
    assert won / tries == pytest.approx(duel(one, other).wins[0], abs=0.03)


def test_the_battle_being_fought_counts_wounds_items_and_cloud(dice):
    dice += [6, 6, 6]
    game = war("troll", "bears", fort="keep", cloud=0, havens=[[1]])
    game.state.battle.fort_hits = 1
    assert side_force(game.state, 1).volleys[0] == ((), (), (1,))  # a keep of 1 less the Cloud is 0, bears are 1
    game.state.battle.items = (Item(GOLEM, 1), Item(FIREWALL, 1, -1, 3))
    assert side_force(game.state, 1).volleys[0] == ((2,), (), (1, 5))


def test_open_battles_of_two_are_exact(dice):
    dice += [6, 6]
    game = war("troll", "bears", havens=[[1]])
    found = odds(seen(game, 2), 0)
    assert found.exact
    assert found.sides == (0, 1)
    # Each round: 4/6 against 2/6; only the last to stand wins.
    assert found.chance(0) == pytest.approx((4 / 6 * 4 / 6) / (1 - 2 / 6 * 4 / 6))
    assert found.chance(1) == pytest.approx((2 / 6 * 2 / 6) / (1 - 2 / 6 * 4 / 6))
    assert found.chance(3) == 0


def before(**position):
    """Seat 0 thinks about the hex next door, hex 0 of seat 1."""
    kingdoms = [[*far(0), 1], [*far(1), 0]]
    return table(kingdoms=kingdoms, phase="construction", **position)


def test_hits_that_lie_on_a_side_count_for_whoever_looks(dice):
    """10.5: the tide of a battle turns with the roll, not only when the losses are taken off."""
    dice += [6, 6]
    game = war("troll", "bears", havens=[[1]])
    battle = game.state.battle
    before = odds(seen(game, 2), 0, struck=True)
    assert before == odds(seen(game, 2), 0)
    battle.hits[1] = 1  # the troll has hit
    assert odds(seen(game, 2), 0, struck=True).wins == (1.0, 0.0)
    battle.hits[1], battle.doomed[1] = 0, (piece_of("bears"),)  # they know who falls
    assert odds(seen(game, 2), 0, struck=True).wins == (1.0, 0.0)
    assert odds(seen(game, 2), 0) == before
    battle.hits[0] = 1
    assert odds(seen(game, 2), 0, struck=True).wins == (0.0, 0.0)


def test_an_attack_that_is_only_thought_of():
    game = before(armies=[{1: "old_dragon buffalo_herd_4"}, {}], forts={0: "tower"})
    mine = army(game.state, 0, 1)
    assert odds(seen(game, 0), 0, joining=mine[-1:]).chance(0) > 0.5
    assert game.army(0, 1) == "old_dragon buffalo_herd_4"


def test_a_bluff_is_worth_nothing():
    game = before(armies=[{1: "old_dragon"}, {}], forts={0: "tower"})
    assert odds(seen(game, 0), 0, joining=army(game.state, 0, 1)).chance(0) == 0


def test_a_bluff_is_worth_nothing_while_bribes_are_weighed(dice, draws):
    """The battle is open already, but nobody lies face up: only the farmers will fight the troll."""
    chances = []
    for explorers in ("farmers old_dragon", "farmers"):
        dice += [2]
        draws += ["troll", "ruby"]
        game = table(kingdoms=[far(0)], armies=[{2: explorers}], phase="combat")
        assert game.asked == (0, "bribe")
        assert game.state.battle is not None
        chances.append(odds(seen(game, 0), 2))
    assert chances[0] == chances[1]
    assert 0 < chances[0].chance(0) < 0.2


def test_who_lies_face_up_fights_on_until_the_next_test(dice):
    """8.3: whoever loses its home in the middle of a step is found out at the end of it."""
    dice += [6, 6]
    game = war("troll", "bears", havens=[[1]])
    before_the_loss = odds(seen(game, 0), 0)
    game.state.owner = [-1 if at and owner == 1 else owner for at, owner in enumerate(game.state.owner)]
    assert game.bluffs(1) == {0: "bears"}
    assert odds(seen(game, 0), 0) == before_the_loss


def test_the_baron_wears_a_tower_down_at_once():
    game = before(armies=[{1: "baron_munchhausen"}, {}], forts={0: "tower"})
    assert odds(seen(game, 0), 0, joining=army(game.state, 0, 1)).chance(0) == 1


def test_an_empty_hex_is_won_for_certain():
    game = before(armies=[{1: "farmers"}, {}])
    found = odds(seen(game, 0), 0, joining=army(game.state, 0, 1))
    assert (found.chance(0), found.exact) == (1, True)


def test_face_down_counters_are_guessed_and_never_looked_at():
    answers = []
    for secret in ("buffalo_herd_4 lion_pride", "farmers farmers"):
        game = before(armies=[{1: "wolf_pack pterodactyl"}, {0: secret}])
        game.state.bag = sorted(game.state.bag)
        found = odds(seen(game, 0), 0, joining=army(game.state, 0, 1))
        assert not found.exact
        answers.append(found)
    assert answers[0] == answers[1]
    assert 0.1 < answers[0].chance(0) < 0.9


def test_the_owner_knows_better():
    game = before(armies=[{1: "wolf_pack pterodactyl"}, {0: "farmers"}])
    assert not odds(seen(game, 0), 0, joining=army(game.state, 0, 1)).exact
    for piece in army(game.state, 0, 1):
        assert piece < CREATURES


def test_exploring_is_at_least_one_in_three():
    game = before(armies=[{1: "farmers"}, {}])
    weak = odds(seen(game, 0), 2, joining=army(game.state, 0, 1), samples=300)
    game = before(armies=[{1: "buffalo_herd_4 white_knight lion_pride pterodactyl wolf_pack arch_mage"}, {}])
    strong = odds(seen(game, 0), 2, joining=army(game.state, 0, 1), samples=300)
    assert 0.25 < weak.chance(0) < 0.6
    assert weak.chance(0) < strong.chance(0)
    assert strong.chance(0) > 0.85
    assert not strong.exact


def test_defenders_left_behind_are_known():
    game = before(armies=[{1: "farmers"}, {}], defenders={2: "troll"})
    found = odds(seen(game, 0), 2, joining=army(game.state, 0, 1))
    assert found.exact
    assert found.chance(4) > 0.7


def test_three_sides_are_tried():
    game = war("troll", "bears", "wolves")
    found = odds(seen(game, 0), 0, samples=400)
    assert found.sides == (0, 1, 2)
    assert not found.exact
    assert 0.7 < sum(found.wins) <= 1
    assert found.chance(0) > found.chance(1)


def test_large_battles_are_tried():
    mine = "walrus white_bear wolves elk_herd eskimos eskimos eskimos eskimos mammoth iceworm"
    theirs = "bears big_foot bandits wild_cat unicorn green_knight walking_tree druid wyvern pixies"
    game = war(mine, theirs, counter="city", fort="castle", shields=["golem"])
    found = odds(seen(game, 0), 0, samples=200)
    assert not found.exact
    assert 0.5 < found.chance(1) <= 1


def test_a_deadline_that_has_passed_leaves_one_world():
    game = before(armies=[{1: "farmers"}, {0: "farmers"}])
    assert sum(odds(seen(game, 0), 0, army(game.state, 0, 1), deadline=Deadline(0)).wins) <= 1


def test_the_same_question_has_the_same_answer():
    game = before(armies=[{1: "farmers"}, {0: "farmers"}])
    ask = [odds(seen(game, 0), 0, army(game.state, 0, 1), rng=Rng(5)) for _ in range(2)]
    assert ask[0] == ask[1]


def test_nobody_there_is_nobodys_battle():
    game = before(armies=[{1: "farmers"}, {}])
    assert odds(seen(game, 0), 5).sides == ()


def test_a_view_is_left_as_it_was():
    game = before(armies=[{1: "farmers"}, {0: "farmers"}])
    view = seen(game, 0)
    odds(view, 0, army(game.state, 0, 1))
    assert view == seen(game, 0)
    assert piece_of("farmers") in view.state.armies[1]


def test_the_rules_themselves_agree():
    """The same battle played by the rules, both sides losing their weakest first."""
    won, games = 0, 250
    for seed in range(games):
        game = war("troll bandits elves_2", "bears unicorn", fort="tower", seed=seed, ask_charm="never")
        while game.state.battle is not None:
            weakest = ["hit_fort", "hit bandits", "hit elves_2", "hit bears", "hit troll", "hit unicorn"]
            game.do(next(words for words in weakest if words in game.options()))
        won += game.state.owner[0] == 0
    attackers = force([Unit(MELEE_STEP, 4), Unit(MELEE_STEP, 2), Unit(RANGED_STEP, 2)])
    defenders = force([Unit(MELEE_STEP, 2), Unit(MELEE_STEP, 4), Unit(MELEE_STEP, 1, points=1)])
    assert won / games == pytest.approx(duel(attackers, defenders).wins[0], abs=0.08)
