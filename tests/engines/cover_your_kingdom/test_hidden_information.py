"""Who may see what, reference 12 row by row, through the one door there is: `GAME.view`."""

from typing import Any

import pytest

from engines.core.game import set_up
from engines.core.match import Match
from engines.core.rng import Rng
from engines.core.types import HIDDEN
from engines.cover_your_kingdom.cards import HIGHLAND, KIND, KIND_IDS
from engines.cover_your_kingdom.game import GAME
from engines.cover_your_kingdom.state import CARDS, ID, KIN, State, stack
from engines.cover_your_kingdom.view import gem_of
from tests.engines.cover_your_kingdom.table import Table, table

MINE = {"lowland": ["klaken klaken"]}
TOWER = {"highland": ["pigxie pigxie", "ct yogi yogi", "spydra bragon", "ct sighclops"]}


def seen(game: Table, seat: int) -> State:
    return GAME.view(game.state, seat).state


def names(cards: Any) -> list[str]:
    return ["?" if card == HIDDEN else KIND_IDS[KIND[card]] for card in cards]


def hand(game: Table, viewer: int, owner: int) -> str:
    """What a seat sees of a hand; hidden cards first, then by name."""
    return " ".join(sorted(names(seen(game, viewer).hands[owner])))


def three(hands: list[str], *kingdoms: Any, **more: Any) -> Table:
    return table(hands, kingdoms, **{"deck": "", **more})


# -- hands


def test_a_hand_is_open_to_its_owner_and_a_count_to_the_others() -> None:
    game = three(["bragon ct", "klaken spydra elves", "yogi"])
    assert [hand(game, 0, seat) for seat in range(3)] == ["bragon ct", "? ? ?", "?"]
    assert [hand(game, 1, seat) for seat in range(3)] == ["? ?", "elves klaken spydra", "?"]


def hypnotised() -> Table:
    """Seat 0 took the only two cards of seat 1, a Klaken and a Spydra, and gave back the Klaken and a Yogi."""
    game = three(["hypnogriff yogi bragon", "klaken spydra", "vulcent"])
    return game.do("hypnogriff hypnogriff 1", "give_back yogi+klaken")


def test_cards_taken_and_given_back_through_a_hypnogriff_stay_known_to_the_two_and_to_nobody_else() -> None:
    game = hypnotised()
    assert (game.hand(0), game.hand(1)) == ("bragon spydra", "yogi klaken")
    assert hand(game, 0, 1) == "klaken yogi"
    assert hand(game, 1, 0) == "? spydra"
    assert hand(game, 2, 0) == hand(game, 2, 1) == "? ?"


def test_while_the_hypnogriffs_booty_is_looked_through_only_the_two_know_it() -> None:
    game = three(["hypnogriff yogi", "klaken spydra", "vulcent"]).do("hypnogriff hypnogriff 1")
    assert hand(game, 1, 0) == "? klaken spydra"
    assert hand(game, 2, 0) == "? ? ?"


def test_what_is_known_of_a_hand_is_forgotten_as_the_card_is_played() -> None:
    game = hypnotised().do("discard bragon", "discard klaken")
    assert hand(game, 0, 1) == "yogi"
    assert game.do("end").discard == "bragon klaken"


def test_cards_drawn_later_are_not_known() -> None:
    game = table(["hypnogriff yogi", "klaken spydra", "vulcent"])
    game.do("hypnogriff hypnogriff 1", "give_back yogi+klaken", "end")
    assert hand(game, 0, 1) == "? ? ? ? klaken yogi"


def test_a_third_ruler_loses_track_when_a_hand_it_knew_is_drawn_from_blindly() -> None:
    for seed in range(6):
        hands = [
            "hypnogriff yogi yogi yogi bragon",
            "klaken klaken klaken klaken klaken",
            "hypnogriff vulcent vulcent vulcent",
        ]
        game = three(hands, seed=seed).do("hypnogriff hypnogriff 1", "give_back yogi+yogi+yogi", "end")
        game.do("discard klaken", "end")
        assert hand(game, 0, 1) == "? yogi yogi yogi"
        game.do("hypnogriff hypnogriff 1", "give_back vulcent+vulcent+vulcent")
        assert hand(game, 0, 1) == "? ? ? ?"
        assert hand(game, 0, 2) == "? ? ?"


def test_an_inn_hypnogriff_tells_each_what_the_other_took() -> None:
    game = table(["bragon yogi yogi", "klaken klaken"], inn=["hypnogriff bragon"], deck="")
    game.do("claim bragon 0", "concede")
    assert (game.hand(0), game.hand(1)) == ("klaken klaken", "yogi yogi")
    assert hand(game, 0, 1) == "yogi yogi"
    assert hand(game, 1, 0) == "klaken klaken"


def test_the_order_in_which_a_rival_holds_its_cards_tells_nothing() -> None:
    game, other = hypnotised(), hypnotised()
    other.state.hands[0] = other.state.hands[0][::-1]
    for seat in (1, 2):
        assert GAME.view(game.state, seat) == GAME.view(other.state, seat)


# -- piles


def test_the_deck_is_a_count_for_everybody_and_chance_is_hidden() -> None:
    game = table(["yogi", "", ""], deck="bragon klaken")
    for seat in range(3):
        assert names(seen(game, seat).deck) == ["?", "?"]
        assert not any(seen(game, seat).rng)
    other = table(["yogi", "", ""], deck="klaken bragon", seed=5)
    other.state.rng = [7, 8]
    assert GAME.view(game.state, 0) == GAME.view(other.state, 0)


def test_of_the_discard_pile_only_the_top_shows_unless_the_history_is_open() -> None:
    for seat in range(3):
        game = three(["yogi", "", ""], discard="bragon klaken vulcent")
        assert names(seen(game, seat).discard) == ["?", "?", "vulcent"]
        game = three(["yogi", "", ""], discard="bragon klaken vulcent", openHistory=True)
        assert names(seen(game, seat).discard) == ["bragon", "klaken", "vulcent"]


def test_retired_cards_and_guards_are_open() -> None:
    game = three(["minnowtaur yogi", "", ""], retired="ct elves").do("protect minnowtaur highland")
    assert seen(game, 1).retired == game.state.retired
    assert seen(game, 1).guards == game.state.guards


# -- stacks


def test_a_rivals_top_clan_is_open_the_gem_under_it_shows_and_deeper_clans_are_only_counted() -> None:
    for seat in (1, 2):
        *deep, under, top = stack(seen(three(["yogi", "", ""], TOWER), seat), 0, HIGHLAND)
        assert names(top[CARDS]) == ["ct", "sighclops"]
        assert (under[ID], under[KIN], [gem_of(hole) for hole in under[CARDS]]) == (HIDDEN, HIDDEN, [15])
        assert deep == [(HIDDEN, HIDDEN, ())] * 2


def test_the_gem_tells_neither_species_nor_count_nor_the_wilds_beneath() -> None:
    def view(buried: str) -> Any:
        return GAME.view(three(["", "vulcent", ""], {"highland": [buried, "yogi yogi"]}, turn=1).state, 1)

    small, large = view("sighclops sighclops"), view("ct ct sighclops")
    assert small.state.stacks == large.state.stacks
    assert small.state.stacks == view("pigxie pigxie pigxie").state.stacks
    assert small.state.stacks != view("bragon bragon").state.stacks


def test_the_owner_may_look_at_the_own_buried_clans() -> None:
    game = three(["yogi", "", ""], TOWER)
    assert stack(seen(game, 0), 0, HIGHLAND) == stack(game.state, 0, HIGHLAND)


def test_open_stacks_show_buried_clans_to_all() -> None:
    game = three(["yogi", "", ""], TOWER, openStacks=True)
    assert seen(game, 2).stacks == game.state.stacks


def test_a_wiizzaard_is_aimed_by_stack_and_end_and_shows_only_what_comes_up() -> None:
    game = three(["wizard yogi", "", ""], MINE, TOWER)
    assert game.options("wizard") == {f"wizard wizard 1 highland from_{end}" for end in ("top", "bottom")}
    game.do("wizard wizard 1 highland from_bottom")
    assert game.told("uncovered") == ["uncovered 1 highland pigxie"]
    *_, under, top = stack(seen(game, 0), 1, HIGHLAND)
    assert (names(top[CARDS]), gem_of(under[CARDS][0])) == (["pigxie", "pigxie"], 5)


def test_a_clan_that_went_down_this_turn_is_remembered_only_by_its_id() -> None:
    game = three(
        ["klaken wizard", "ct", ""], MINE, {"lowland": ["vulcent vulcent", "leprecon leprecon", "klaken klaken"]}
    )
    game.do("recruit klaken 1 lowland", "answer ct", "concede", "wizard wizard 1 lowland from_bottom")
    failed = game.state.failed[0]
    assert [clan[ID] == failed for clan in stack(seen(game, 0), 1, 1)] == [False, True, False]
    assert stack(seen(game, 0), 1, 1)[1][KIN] == HIDDEN


# -- challenges and the inn


def test_in_a_challenge_each_side_sees_the_cards_laid_down_and_the_others_count() -> None:
    game = three(["ct bragon", "klaken spydra", ""], MINE, {"lowland": ["klaken klaken"], "highland": ["yogi yogi"]})
    game.do("recruit ct 1 lowland", "answer spydra")
    for seat in range(3):
        assert names(seen(game, seat).agenda[-1][6]) == ["ct", "spydra"]
    assert hand(game, 0, 1) == "?"


def test_of_the_inn_both_see_the_tops_and_nobody_what_lies_below() -> None:
    game = table(["yogi", "yogi"], inn=["mob bragon", "klaken", "elves ct spydra", ""], deck="")
    for seat in (0, 1):
        assert [names(pile) for pile in seen(game, seat).inn] == [["?", "bragon"], ["klaken"], ["?", "?", "spydra"], []]


def sealed(choice: str) -> Table:
    kingdoms = [MINE, {"lowland": ["vulcent vulcent"], "maneland": ["unique unique"]}]
    game = table(["bragon yogi", "yogi"], kingdoms, inn=["mob bragon"], deck="")
    return game.do("claim bragon 0", "concede", f"take_clan {choice}")


def test_a_sealed_choice_in_the_inn_is_known_to_whoever_made_it_only() -> None:
    one, other = sealed("lowland"), sealed("maneland")
    assert one.asked == (1, "inn_hire")
    assert GAME.view(one.state, 1) == GAME.view(other.state, 1)
    assert GAME.view(one.state, 0) != GAME.view(other.state, 0)
    assert [event.seen_by(1) for event in one.story] == [event.seen_by(1) for event in other.story]


def test_whoever_has_seen_the_sealed_choice_cannot_take_the_own_one_back() -> None:
    found = 0
    for seed in range(150):
        match, chance = Match(GAME, set_up(GAME, 2, {"mode": "two"}, seed)), Rng(seed)
        while asked := match.decision:
            match.submit(chance.pick(asked.options))
            if asked.kind == "inn_hire" and asked.seat != match.state.seat:
                found += 1
                assert match.undoable == 0, seed
    assert found > 3


# -- events


def redacted(game: Table, kind: str) -> dict[int, bool]:
    """Seat -> whether it learns the secret of the last event of this kind."""
    event = next(event for event in reversed(game.story) if event.kind == kind)
    assert event.secret
    return {seat: bool(event.seen_by(seat).secret) for seat in range(3)}


def test_a_draw_is_told_to_all_and_its_cards_to_the_drawer() -> None:
    game = table(["yogi vulcent", "yogi", "yogi"], deck="bragon").do("discard yogi")
    assert redacted(game, "drew") == {0: True, 1: False, 2: False}
    assert next(event for event in game.story if event.kind == "drew").seen_by(2).args == (0, 1)


@pytest.mark.parametrize("kind", ["stole", "gave_back"])
def test_a_hypnogriffs_booty_is_told_to_the_two_involved(kind: str) -> None:
    assert redacted(hypnotised(), kind) == {0: True, 1: True, 2: False}


def test_a_redacted_event_does_not_tell_who_knows_more() -> None:
    event = next(event for event in hypnotised().story if event.kind == "stole")
    assert event.seen_by(2).audience == event.seen_by(0).audience
