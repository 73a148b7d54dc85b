"""The pictures of hires, the inn, the night sky and the end."""

import pytest

from client.sprites.timeline import Timeline
from client.tables.steps import FADE
from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.types import WATCHER, Story
from engines.cover_your_kingdom.cards import FIRST, SPECIES
from engines.cover_your_kingdom.game import GAME
from engines.cover_your_kingdom.rules.recruit import IN_THE_INN
from tests.client.cover_your_kingdom.moments import (
    TWO_EACH,
    attack,
    cues,
    imagine,
    moment_of,
    name,
    play,
    said,
    step,
    way,
)
from tests.engines.cover_your_kingdom.table import BRAGON, KLAKEN, Table, table

# -- hires -------------------------------------------------------------------------------------------------------------


def test_hired_goes_to_the_retired_pile() -> None:
    game = table(["wizard yogi", "yogi", "yogi"], TWO_EACH)
    shown = step(play(game, "wizard wizard 1 lowland swap"), "hired")
    assert way(shown) == ["wizard: old hand 0 card 1 > retired"]
    assert (shown.sound, said(shown.leaves)) == ("hire", {"hand 1"})


def test_clan_moved_from_top_or_bottom() -> None:
    kingdoms = [{}, {"lowland": ["vulcent vulcent", "leprecon leprecon", "klaken klaken"]}, {}]
    game = table(["wizard wizard yogi", "yogi", "yogi"], kingdoms)
    top = step(play(game, "wizard wizard 1 lowland from_top"), "clan_moved")
    assert (way(top), top.turns) == (["klaken: lowland 1 > lowland 1"] * 2, False)
    bottom = step(play(game, "wizard wizard 1 lowland from_bottom"), "clan_moved")
    assert (way(bottom), said(bottom.comes)) == (["klaken: lowland 1 > lowland 1"] * 2, {"land 1 1"})
    assert bottom.legs[0].flights[0].start.degrees == 90


def theft() -> Table:
    return table(["hypnogriff yogi", "bragon", "yogi yogi"], TWO_EACH)


def test_stole_is_open_for_both_and_face_down_for_the_others() -> None:
    assert way(step(play(theft(), "hypnogriff hypnogriff 1"), "stole")) == ["bragon: hand 1 > new hand 0 card 1"]
    victim = step(play(theft(), "hypnogriff hypnogriff 1", viewer=1), "stole")
    assert (way(victim), said(victim.leaves)) == (["bragon: old hand 1 card 0 > hand 0"], {"hand 0"})
    assert way(step(play(theft(), "hypnogriff hypnogriff 1", viewer=2), "stole")) == ["back: hand 1 > hand 0"]


def test_gave_back_goes_the_other_way() -> None:
    game = theft().do("hypnogriff hypnogriff 1")
    shown = step(play(game, "give_back yogi"), "gave_back")
    assert (way(shown), said(shown.leaves)) == (["yogi: old hand 0 card 0 > hand 1"], {"hand 0"})
    game = theft().do("hypnogriff hypnogriff 1")
    assert way(step(play(game, "give_back yogi", viewer=2), "gave_back")) == ["back: hand 0 > hand 1"]


def test_guarded_stands_upright() -> None:
    moment = play(table(["minnowtaur yogi", "yogi", "yogi"], TWO_EACH), "protect minnowtaur lowland")
    shown = step(moment, "guarded")
    assert way(step(moment, "hired")) == []
    assert way(shown) == ["minnowtaur: old hand 0 card 1 > lowland 0"]
    assert (shown.sound, shown.legs[0].flights[0].end.degrees) == ("guard", 0)


def test_blocked_lies_sideways() -> None:
    moment = play(table(["minnowtaur yogi", "yogi", "yogi"], TWO_EACH), "block minnowtaur 1 highland")
    shown = step(moment, "blocked")
    assert way(shown) == ["minnowtaur: old hand 0 card 1 > highland 1"]
    assert shown.legs[0].flights[0].end.degrees == 90


def besieged(hand: str = "spydra") -> Table:
    return table(["elves yogi", hand, "yogi"], TWO_EACH)


def test_elves_sent_go_to_the_clan() -> None:
    shown = step(play(besieged(), "elves 1 lowland"), "elves_sent")
    assert (way(shown), shown.sound) == (["elves: retired > lowland 1"], "elves")


def test_sacrificed_is_laid_before_the_elves_and_leaves_the_game() -> None:
    shown = step(play(besieged().do("elves 1 lowland"), "sacrifice spydra"), "sacrificed")
    assert way(shown) == ["spydra: hand 1 > retired"]
    assert name(shown.legs[1].flights[0].end) == "gap"


def test_dispersed_leaves_the_game() -> None:
    shown = step(play(besieged().do("elves 1 lowland"), "let_go"), "dispersed")
    assert sorted(way(shown)) == ["klaken: stake > retired"] * 2 + ["spydra: stake > retired"]
    assert said(shown.leaves) == {"land 1 1", "stake"}


def test_swapped_clans_leave_for_each_others_kingdom() -> None:
    moment = play(table(["mob yogi", "yogi", "yogi"], TWO_EACH), "mob highland 1 lowland")
    shown = step(moment, "swapped")
    assert sorted(way(shown)) == ["bragon: highland 0 > badge 1"] * 2 + ["klaken: lowland 1 > badge 0"] * 2 + [
        "spydra: lowland 1 > badge 0"
    ]
    assert (shown.sound, said(shown.leaves)) == ("swap", {"land 0 0", "land 1 1"})
    assert set(way(step(moment, "placed", 1))) == {"bragon: badge 1 > highland 1"}


# -- the Drafty Inn ----------------------------------------------------------------------------------------------------


def inn() -> Table:
    piles = ["yogi bragon", "leprecon bragon", "yogi spydra", "yogi klaken"]
    return table(["bragon yogi", "ct"], TWO_EACH[:2], inn=piles)


def test_claimed_guests_become_the_stake() -> None:
    shown = step(play(inn(), "claim bragon 0+2"), "claimed")
    assert way(shown) == ["bragon: old hand 0 card 1 > play 0", "bragon: pile 0 > stake", "spydra: pile 2 > stake"]
    assert (shown.turns, said(shown.comes)) == (True, {"play 0", "stake"})


def test_inn_shown_turns_up_the_next_guest_when_the_claim_is_settled() -> None:
    game = inn().do("claim bragon 0+2")
    assert game.state.agenda[-1][5] == IN_THE_INN
    moment = play(game, "concede")
    assert set(way(step(moment, "placed"))) == {
        "bragon: play 0 > highland 0", "bragon: stake > highland 0", "spydra: stake > highland 0",
    }  # fmt: skip
    shown = step(moment, "inn_shown")
    assert (way(shown), said(shown.comes), shown.sound) == (["yogi: pile 0 > pile 0"], {"pile 0"}, "card_flip")


def test_inn_hired_goes_to_the_retired_pile() -> None:
    assert way(step(imagine(inn(), "inn_hired", 1, FIRST[BRAGON]), "inn_hired")) == ["bragon: pile 1 > retired"]


def test_inn_reshuffled_goes_back_into_its_pile() -> None:
    shown = step(imagine(inn(), "inn_reshuffled", 1, FIRST[BRAGON]), "inn_reshuffled")
    assert (way(shown), shown.sound) == (["bragon: pile 1 > pile 1"], "shuffle")


def test_chose_in_secret_tells_nothing() -> None:
    assert way(step(imagine(inn(), "chose_in_secret", 0), "chose_in_secret")) == []


# -- the night sky, and the end ----------------------------------------------------------------------------------------


def test_lit_glows_once_at_the_star() -> None:
    game = table(["bragon bragon yogi", "yogi", "yogi"], constellations=True)
    shown = step(play(game, "settle bragon bragon highland paid"), "lit")
    assert (way(shown), shown.sound) == ([f"star: star 0 {BRAGON} > star 0 {BRAGON}"], "star")
    assert shown.legs[0].seconds == 0.6
    assert shown.turns


def test_no_token_is_heard() -> None:
    assert step(imagine(table(seats=8, constellations=True), "no_token", 0, KLAKEN), "no_token").sound == "error"


def test_sky_complete_lights_every_star() -> None:
    assert len(way(step(imagine(table(seats=3), "sky_complete", 1), "sky_complete"))) == len(SPECIES)


def test_light_speed_glows_at_the_badge() -> None:
    assert way(step(imagine(table(seats=3), "light_speed", 1), "light_speed")) == ["star: badge 1 > badge 1"]


def test_scored_round_won_and_won_have_their_time_and_sounds() -> None:
    game = table(seats=3)
    assert step(imagine(game, "scored", 0, 10, 0, 0, 2), "scored").legs[0].seconds == 0.4
    assert step(imagine(game, "round_won", 1, (0,)), "round_won").sound == "round_won"
    assert step(imagine(game, "won", (0,)), "won").sound == "victory"


# -- a whole moment ----------------------------------------------------------------------------------------------------


def test_the_picture_turns_when_the_deed_is_done_and_drawn_cards_are_hidden_until_they_land() -> None:
    game = table(["bragon bragon yogi", "yogi", "yogi"], actions=1, deck="ct ct")
    moment = play(game, "settle bragon bragon highland paid")
    turned: list[int] = []
    told = cues(moment, show=lambda: turned.append(1))
    assert [cue.sound for cue in told] == ["settle", "", "card_deal", "crown"]
    assert said(told[0].lifted) == {"hand 1", "hand 2"}
    assert said(told[2].lifted) == {"hand 1", "hand 2", "crown", "magic 0 0"}
    assert said(told[3].lifted) == {"crown", "magic 0 0"}
    told[1].after()
    assert turned == [1]


def test_what_has_landed_stays_until_the_picture_turns() -> None:
    told = cues(play(table(["minnowtaur yogi", "yogi", "yogi"], TWO_EACH), "protect minnowtaur lowland"))
    assert [len(cue.flights) for cue in told[:2]] == [0, 1]
    told = cues(play(besieged(), "elves 1 lowland"))
    assert [[name(flight.end) for flight in cue.flights] for cue in told[:2]] == [["retired"], ["lowland 1"]]
    told = cues(play(theft(), "hypnogriff hypnogriff 1"))
    assert [[name(flight.end) for flight in cue.flights] for cue in told[:2]] == [
        ["retired"], ["retired", "new hand 0 card 1"],
    ]  # fmt: skip


def test_reduced_motion_moves_nothing() -> None:
    told = cues(play(attack(), "concede"), reduced=True)
    assert all(not cue.flights and cue.seconds <= FADE for cue in told)
    assert [cue.sound for cue in told if cue.sound][:2] == ["concede", "win_clan"]


def test_what_is_taken_back_is_simply_shown_again() -> None:
    moment = play(table(["bragon yogi", "yogi", "yogi"]), "discard bragon")
    told = cues(moment._replace(moment=moment.moment._replace(undone=True)))
    assert [(cue.sound, cue.flights) for cue in told] == [("undo", ()), ("", ())]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"constellations": True, "powers": 2, "contest": "sum2"}),
        (2, {"maskForcedConcede": False, "pairDemandsPair": True}),
        (3, {"powers": 2, "lightSpeed": True, "constellations": True, "blockStopsMoves": True}),
        (4, {"contest": "first2", "maskForcedConcede": False}),
        (5, {"mode": "quick"}),
        (8, {"constellations": True, "powers": 1, "openStacks": True}),
    ],
)
def test_whole_games_can_be_shown_to_everybody(seats: int, options: dict[str, bool | int | str], seed: int) -> None:
    state = GAME.new(set_up(GAME, seats, options, seed))
    rng = Rng(seed, "cues")
    turned: list[int] = []
    while decision := GAME.decision(state):
        before, story = state.clone(), Story()
        GAME.apply(state, rng.pick(decision.options), story)
        for viewer in (WATCHER, decision.seat, (decision.seat + 1) % seats):
            turned.clear()
            timeline = Timeline()
            for cue in cues(moment_of(before, state, tuple(story), viewer), show=lambda: turned.append(1)):
                assert all(flight.delay + flight.seconds <= cue.seconds + 1e-6 for flight in cue.flights if flight.arc)
                timeline.add(cue)
            timeline.finish()
            assert turned == [1]
