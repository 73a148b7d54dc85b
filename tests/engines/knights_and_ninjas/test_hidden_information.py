"""Who may see what, reference 12 row by row, through the one door there is: `GAME.view`."""

from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.types import HIDDEN, WATCHER
from engines.knights_and_ninjas.game import GAME
from engines.knights_and_ninjas.view import SEALED

from .table import table


def test_a_hand_is_its_owners_and_its_count_is_everybodys() -> None:
    game = table(["knight", "king queen"])
    assert (game.sees(1, 1), game.sees(0, 1), game.sees(2, 0)) == ("king queen", "? ?", "?")


def test_of_the_draw_pile_there_is_only_the_count_and_of_chance_nothing() -> None:
    state = table(["knight"]).state
    seen = GAME.view(state, 0).state
    assert seen.deck == [HIDDEN] * len(state.deck)
    assert seen.rng == [0] * len(state.rng)


def test_of_the_discard_pile_only_the_top() -> None:
    game = table(["knight"], discard="king queen")
    assert GAME.view(game.state, 0).state.discard == [HIDDEN, game.state.discard[-1]]


def test_gems_walls_bears_and_prisoners_lie_open() -> None:
    game = table(
        ["knight"], walls={1: "castle"}, bears={2: "dancing_bear"}, dungeon="king", dancingBear=True, lockedUp=True
    )
    seen = GAME.view(game.state, 2).state
    for name in ("gems", "walls", "forts", "bears", "dungeon", "target", "locked"):
        assert getattr(seen, name) == getattr(game.state, name)


def test_a_card_returned_by_a_minstrel_is_known_until_it_is_played() -> None:
    game = table(["knight", "peasant", "minstrel"], deck="peasant " * 12).do(
        "attack 2", "lay knight", "answer minstrel"
    )
    assert game.sees(1, 0) == game.sees(2, 0) == "knight"
    game.do("pass peasant", "pass peasant", "attack 1", "lay knight", "endure").decline_all()
    assert game.state.seen == {}


def test_of_equal_cards_the_known_one_goes_first() -> None:
    game = table(["peasant peasant peasant"])
    known = game.state.hands[0][2]
    game.state.seen[known] = 0b110
    game.do("pass peasant")
    assert (game.state.discard, game.state.seen) == ([known], {})


def test_a_payment_to_the_monk_is_known_to_giver_and_taker() -> None:
    game = table(["monk", "", "king queen soldier"], walls={2: "castle"}).do("monk monk", "pay king+queen")
    assert (game.sees(2, 0), game.sees(1, 0), game.sees(0, 2)) == ("king queen", "? ?", "?")


def test_whoever_knew_the_givers_hand_is_no_longer_sure_of_it() -> None:
    game = table(["monk", "", "king queen soldier"], walls={2: "castle"})
    for card in game.state.hands[2]:
        game.state.seen[card] = 0b011
    game.do("monk monk", "pay king+queen")
    assert (game.sees(1, 2), game.sees(0, 2)) == ("?", "soldier")


def test_a_sealed_choice_is_known_to_whoever_made_it() -> None:
    game = table(["herald", "king soldier", "queen"]).do("herald herald", "show king")
    frames = [GAME.view(game.state, seat).state.agenda[-1] for seat in (0, 1, 2, WATCHER)]
    king = game.state.agenda[-1][3][0]
    assert [frame[3] for frame in frames] == [((1, SEALED),), (king,), ((1, SEALED),), ((1, SEALED),)]


def test_a_watcher_sees_what_lies_open() -> None:
    game = table(["knight", "king"], discard="king queen", walls={1: "castle"})
    seen = GAME.view(game.state, WATCHER).state
    assert seen.hands == [[HIDDEN], [HIDDEN], []]
    assert seen.walls == game.state.walls


def test_who_has_begun_to_attack_holds_something_to_attack_with() -> None:
    game = table(["ninja castle castle"], walls={1: "archer castle"}).do("attack 1")
    view = GAME.view(game.state, 2)
    for seed in range(30):
        decision = GAME.decision(GAME.redeal(view, Rng(seed)))
        assert decision is not None
        assert decision.options


def test_without_masks_who_is_asked_can_answer_in_every_world() -> None:
    game = table(["knight", "soldier castle castle"], maskWindows=False).do("attack 1", "lay knight")
    worlds = [GAME.redeal(GAME.view(game.state, 0), Rng(seed)) for seed in range(30)]
    assert all(len(decision.options) > 1 for world in worlds if (decision := GAME.decision(world)))
    game.do("endure")
    assert game.asked[1] == "turn"


def test_redealt_worlds_differ_where_they_may() -> None:
    state = GAME.new(set_up(GAME, 4, seed=9))
    view = GAME.view(state, 0)
    hands = {tuple(map(tuple, GAME.redeal(view, Rng(seed)).hands)) for seed in range(20)}
    assert len(hands) == 20
    assert {hand[0] for hand in hands} == {tuple(state.hands[0])}
