"""How each kind of event is shown: where cards start and land, what is lifted meanwhile, and what stays hidden."""

import pytest

from client.games.cover_your_kingdom.cues import STEPS
from client.games.cover_your_kingdom.moment_places import MomentPlaces
from engines.core.game import set_up
from engines.core.types import WATCHER, Story
from engines.cover_your_kingdom.events import EVENTS
from engines.cover_your_kingdom.game import GAME
from tests.client.cover_your_kingdom.moments import TWO_EACH, attack, imagine, moment_of, play, said, step, way
from tests.engines.cover_your_kingdom.table import table


def test_every_kind_of_event_is_shown() -> None:
    assert set(STEPS) == set(EVENTS)


# -- setting up, and turns ---------------------------------------------------------------------------------------------


def opening(seats: int, viewer: int, **options: bool | int | str) -> MomentPlaces:
    setup = set_up(GAME, seats, {"firstRuler": "1", **options}, 3)
    story = Story()
    state = GAME.new(setup, story)
    return moment_of(state, state, tuple(story), viewer)


def test_round_began_shuffles_and_shows_the_new_table() -> None:
    shown = step(opening(3, 0), "round_began")
    assert (shown.sound, shown.turns) == ("shuffle", True)


def test_power_dealt_is_a_flip() -> None:
    assert step(opening(4, 0, powers=1), "power_dealt").sound == "card_flip"


def test_drew_deals_the_viewers_cards_open_into_their_places() -> None:
    moment = opening(3, 0)
    shown = step(moment, "drew")
    hand = moment.moment.after.state.hands[0]
    assert len(way(shown)) == len(hand)
    assert all(": deck > new hand 0 card " in flight for flight in way(shown))
    assert said(shown.comes) == {f"hand {index}" for index in range(len(hand))}
    assert [flight.delay for flight in shown.legs[0].flights[:3]] == pytest.approx([0, 0.06, 0.12])
    assert {flight.seconds for flight in shown.legs[0].flights} == {0.18}


def test_drew_deals_backs_to_the_others() -> None:
    moment = opening(3, 1)
    assert set(way(step(moment, "drew"))) == {"back: deck > hand 0"}
    assert said(step(moment, "drew").comes) == set()


def test_crowned_carries_the_crown_to_the_next_ruler() -> None:
    moment = play(table(["bragon bragon", "yogi", "yogi"], TWO_EACH, actions=1), "discard bragon")
    shown = step(moment, "crowned")
    assert way(shown) == ["crown: badge 0 > badge 1"]
    assert (shown.sound, said(shown.comes)) == ("crown", {"crown"})


def test_skipped_passed_and_stalemate_move_nothing() -> None:
    game = table(["bragon", "yogi", ""])
    for kind, args in (("skipped", (2,)), ("passed", (0,)), ("stalemate", ())):
        assert way(step(imagine(game, kind, *args), kind)) == []


def test_guard_left_goes_to_the_retired_pile() -> None:
    game = table(["minnowtaur bragon bragon", "yogi yogi yogi", "yogi yogi"], TWO_EACH)
    game.do("protect minnowtaur lowland", "discard bragon", "discard yogi", "discard yogi", "discard yogi")
    shown = step(play(game, "discard yogi"), "guard_left")
    assert way(shown) == ["minnowtaur: lowland 0 > retired"]
    assert shown.legs[0].flights[0].start.degrees == 0


# -- clans -------------------------------------------------------------------------------------------------------------


def test_settled_lays_both_cards_in_the_land() -> None:
    shown = step(play(table(["bragon bragon yogi", "yogi", "yogi"]), "settle bragon bragon highland paid"), "settled")
    assert sorted(way(shown)) == [f"bragon: old hand 0 card {index} > highland 0" for index in (1, 2)]
    assert (shown.sound, said(shown.leaves)) == ("settle", {"hand 1", "hand 2"})
    left, right = sorted(flight.end.x for flight in shown.legs[0].flights)
    assert right - left == pytest.approx(30)  # a fan: .30 of a card's width


def test_settled_discard_takes_the_top_of_the_pile() -> None:
    game = table(["bragon yogi", "yogi", "yogi"], discard="klaken bragon")
    moment = play(game, "settle_discard bragon highland paid")
    shown = step(moment, "settled_discard")
    assert sorted(way(shown)) == ["bragon: discard > highland 0", "bragon: old hand 0 card 1 > highland 0"]
    assert said(shown.leaves) == {"hand 1", "discard"}
    assert way(step(moment, "discard_shown")) == ["klaken: discard > discard"]


def test_added_lays_a_card_on_the_clan() -> None:
    shown = step(play(table(["bragon yogi", "yogi", "yogi"], TWO_EACH), "add bragon highland highland"), "added")
    assert way(shown) == ["bragon: old hand 0 card 1 > highland 0"]
    assert (shown.sound, said(shown.leaves)) == ("settle", {"hand 1"})


def test_moved_takes_the_whole_clan_to_the_other_land() -> None:
    game = table(["pigxie yogi", "yogi", "yogi"], [{"highland": ["pigxie pigxie"]}, {}, {}])
    shown = step(play(game, "add pigxie highland lowland"), "moved")
    assert way(shown) == ["pigxie: highland 0 > lowland 0"] * 3
    assert said(shown.comes) == {"land 0 1"}


def test_discarded_goes_to_the_discard_pile() -> None:
    shown = step(play(table(["bragon yogi", "yogi", "yogi"]), "discard bragon"), "discarded")
    assert way(shown) == ["bragon: old hand 0 card 1 > discard"]
    assert shown.legs[0].seconds == 0.26


def test_a_rivals_discard_starts_at_the_sign_of_the_hand() -> None:
    moment = play(table(["bragon yogi", "yogi", "yogi"]), "discard bragon", viewer=1)
    shown = step(moment, "discarded")
    assert way(shown) == ["bragon: hand 0 > discard"]
    assert said(shown.leaves) == set()


def test_placed_after_a_challenge_starts_on_the_panel() -> None:
    shown = step(play(attack(), "concede"), "placed")
    assert sorted(way(shown)) == [
        "klaken: play 0 > lowland 0", "klaken: stake > lowland 0", "klaken: stake > lowland 0",
        "spydra: stake > lowland 0",
    ]  # fmt: skip
    assert [leg.seconds for leg in shown.legs] == [0.12, 0.32, 0.08]
    assert said(shown.comes) == {"land 0 1"}


def test_uncovered_shows_what_lay_below() -> None:
    shown = step(play(attack(), "concede"), "uncovered")
    assert (shown.sound, shown.turns, way(shown)) == ("card_flip", True, [])


def test_kid_swapped_lays_the_top_clan_crosswise_below() -> None:
    game = table(["yogi", "yogi", "yogi"], TWO_EACH, powers={0: "wiizzz_kid"}, powers_each=1)
    shown = step(play(game, "kid lowland"), "kid_swapped")
    assert way(shown) == ["klaken: lowland 0 > lowland 0"] * 2
    assert {flight.end.degrees for flight in shown.legs[-1].flights} == {90}
    assert said(shown.leaves) == {"land 0 1"}


# -- challenges --------------------------------------------------------------------------------------------------------


def test_challenged_opens_the_stage_and_lays_the_first_card() -> None:
    shown = step(play(table(["klaken yogi", "ct", "yogi"], TWO_EACH), "recruit klaken 1 lowland"), "challenged")
    assert way(shown) == ["klaken: old hand 0 card 1 > play 0"]
    assert (shown.sound, shown.turns, said(shown.comes)) == ("recruit", True, {"play 0"})
    assert [leg.seconds for leg in shown.legs] == [0.16, 0.06, 0.12]
    assert shown.legs[1].flights[0].start.y == shown.legs[1].flights[0].end.y - 6
    card, stone = shown.legs[2].flights
    assert card.start == card.end
    assert stone.sprite == ("stone", 1)
    assert stone.start.width < stone.end.width


def test_challenged_without_a_stage_goes_for_the_clan() -> None:
    game = table(["klaken yogi", "yogi", "yogi"], TWO_EACH, maskForcedConcede=False)
    moment = play(game, "recruit klaken 1 lowland")
    assert way(step(moment, "challenged")) == ["klaken: old hand 0 card 1 > lowland 1"]
    assert way(step(moment, "cannot_answer")) == []


def test_can_answer_moves_nothing() -> None:
    game = table(["klaken yogi", "klaken", "yogi"], TWO_EACH, maskForcedConcede=False)
    assert way(step(play(game, "recruit klaken 1 lowland"), "can_answer")) == []


def test_answered_fills_the_gap() -> None:
    shown = step(play(attack(), "answer spydra", viewer=1), "answered")
    assert way(shown) == ["spydra: old hand 1 card 1 > gap"]
    assert shown.legs[-1].flights[-1].sprite == ("stone", 2)
    assert (shown.sound, shown.turns, said(shown.leaves)) == ("answer", False, {"hand 1"})
    assert way(step(play(attack(), "answer spydra", viewer=WATCHER), "answered")) == ["spydra: hand 1 > gap"]


def test_conceded_is_heard() -> None:
    assert step(play(attack(), "concede"), "conceded").sound == "concede"


def test_recruited_closes_the_panel() -> None:
    shown = step(play(attack(), "concede"), "recruited")
    assert (shown.sound, shown.turns, way(shown)) == ("win_clan", True, [])


def test_recruited_waits_beside_the_badge_until_a_land_is_chosen() -> None:
    kingdoms = [{"highland": ["bragon bragon"]}, {"lowland": ["vulcent vulcent", "pigxie pigxie"]}, {}]
    game = table(["pigxie yogi", "ct", "yogi"], kingdoms).do("recruit pigxie 1 lowland")
    assert way(step(play(game, "concede"), "recruited")) == ["pigxie: stake > badge 0"] * 2
    assert way(step(play(game, "place highland"), "placed")) == ["pigxie: badge 0 > highland 0"] * 3


def test_held_brings_clan_and_laid_cards_back() -> None:
    game = attack().do("answer spydra")
    shown = step(play(game, "concede"), "held")
    assert sorted(way(shown)) == [
        "klaken: play 0 > lowland 1", "klaken: stake > lowland 1", "klaken: stake > lowland 1",
        "spydra: play 1 > lowland 1", "spydra: stake > lowland 1",
    ]  # fmt: skip
    assert (shown.sound, said(shown.comes)) == ("win_clan", {"land 1 1"})
