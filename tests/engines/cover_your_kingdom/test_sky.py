"""The night sky: constellations (reference 9.1) and Light Speed (9.2)."""

from collections.abc import Sequence
from typing import Any

import pytest

from .printed import EI, HI, LO, SPECIES
from .printed import sky_but as but
from .table import Table, table

KLAKENS = {"highland": ["yogi yogi"], "lowland": ["klaken klaken"]}
MINE = {"lowland": ["vulcent vulcent"]}


def night(hands: list[str], kingdoms: Sequence[Any] = (), **more: Any) -> Table:
    return table(hands, kingdoms, deck="", constellations=True, **more)


def race(hands: list[str], kingdoms: Sequence[Any] = (), **more: Any) -> Table:
    return night(hands, kingdoms, lightSpeed=True, **more)


def speedy(game: Table) -> list[str]:
    return game.told("light_speed")


def prizes(seats: int, lit: str) -> dict[str, int]:
    """Where the score of a Ruler came from who went home with these lights and no clan."""
    game = night(["yogi"], seats=seats, lit={1: lit}).do("discard yogi")
    return dict(game.outcome.sources[1])


# -- what lights a constellation


def test_settling_lights_the_species() -> None:
    game = night(["klaken klaken yogi", "yogi", "yogi"]).do("settle klaken klaken lowland paid")
    assert game.lit(0) == {"klaken"}
    assert game.told("lit") == ["lit 0 klaken"]


def test_settling_from_the_discard_pile_lights_the_species() -> None:
    assert night(["ct", "yogi", ""], discard="bragon").do("settle_discard ct highland paid").lit(0) == {"bragon"}


def test_wilds_and_cards_in_hand_light_nothing() -> None:
    game = night(["klaken ct bragon", "yogi", "spydra"]).do("settle klaken ct lowland paid")
    assert [game.lit(seat) for seat in range(3)] == [{"klaken"}, set(), set()]


def test_discarding_lights_nothing() -> None:
    assert night(["klaken yogi", "yogi", ""]).do("discard klaken").lit(0) == set()


def test_a_recruited_clan_lights_for_the_taker_and_the_loser_keeps_the_light() -> None:
    game = night(["ct yogi", "klaken yogi", ""], [MINE, KLAKENS], lit={0: "vulcent", 1: "yogi klaken"})
    game.do("recruit ct 1 lowland")
    assert game.lit(0) == {"vulcent"}
    game.do("concede")
    assert game.lit(0) == {"vulcent", "klaken"}
    assert game.lit(1) == {"yogi", "klaken"}


def test_a_clan_stolen_back_leaves_the_light_with_the_thief() -> None:
    game = night(["ct", "klaken leprecon", ""], [MINE, KLAKENS]).do("recruit ct 1 lowland", "concede")
    game.do("recruit klaken 0 lowland")
    assert game.do("concede").land(1, "lowland") == ["ct klaken klaken klaken"]
    assert "klaken" in game.lit(0)


def test_a_recruit_that_fails_lights_nothing_for_the_attacker() -> None:
    game = night(["ct", "klaken", ""], [MINE, KLAKENS]).do("recruit ct 1 lowland", "answer klaken", "concede")
    assert "klaken" not in game.lit(0)


def test_mobgoblins_light_for_both_sides() -> None:
    game = night(["mob yogi", "yogi", ""], [MINE, KLAKENS]).do("mob lowland 1 lowland")
    assert (game.lit(0), game.lit(1)) == ({"klaken"}, {"vulcent"})


def test_mobgoblins_light_when_the_clan_has_found_its_land() -> None:
    game = night(["mob yogi", "yogi", ""], [MINE, {"lowland": ["pigxie pigxie"]}]).do("mob lowland 1 lowland")
    assert game.asked == (0, "land")
    assert game.do("place highland").lit(0) == {"pigxie"}


def test_a_claim_in_the_inn_lights_for_whoever_wins_it() -> None:
    won = night(["klaken yogi", "ct"], inn=["klaken"]).do("claim klaken 0", "concede")
    assert (won.lit(0), won.lit(1)) == ({"klaken"}, set())
    lost = night(["klaken yogi", "ct"], inn=["klaken"]).do("claim klaken 0", "answer ct", "concede")
    assert (lost.lit(0), lost.lit(1)) == (set(), {"klaken"})


def test_mobgoblins_in_the_inn_light_for_both() -> None:
    game = night(["bragon yogi", "yogi"], [MINE, {"lowland": ["klaken klaken"]}], inn=["mob bragon"])
    game.do("claim bragon 0", "concede", "take_clan lowland", "take_clan lowland")
    assert (game.lit(0), game.lit(1)) == ({"bragon", "klaken"}, {"vulcent"})


HORSES = {"highland": ["pegleg pegleg"], "lowland": ["klaken klaken"]}


@pytest.mark.parametrize("lights", [True, False])
def test_an_equinity_hentaur_in_a_horse_clan_lights_the_hentaur_unless_agreed_otherwise(lights: bool) -> None:
    start = {"powers": {0: "equinity"}, "equinityLights": lights}
    game = night(["hentaur yogi", "pegleg", ""], [MINE, HORSES], **start).do("recruit hentaur 1 highland", "concede")
    assert game.lit(0) == ({"pegleg", "hentaur"} if lights else {"pegleg"})
    held = night(["hentaur yogi", "pegleg", ""], [MINE, HORSES], **start).do("recruit hentaur 1 highland")
    held.do("answer pegleg", "concede")
    assert ("hentaur" in held.lit(1)) is lights


def test_nothing_is_lit_without_the_add_on() -> None:
    game = table(["klaken klaken yogi", "", ""]).do("settle klaken klaken lowland paid")
    assert game.lit(0) == set()


# -- tokens


@pytest.mark.parametrize("seats", [7, 8])
def test_with_seven_or_eight_rulers_the_seventh_to_raise_a_species_gets_no_token(seats: int) -> None:
    lit = dict.fromkeys(range(1, 6), "klaken")
    sixth = night(["klaken klaken yogi"], seats=seats, lit=lit).do("settle klaken klaken lowland paid")
    assert (sixth.lit(0), sixth.told("no_token")) == ({"klaken"}, [])
    seventh = night(["klaken klaken yogi"], seats=seats, lit={**lit, 6: "klaken"})
    seventh.do("settle klaken klaken lowland paid")
    assert (seventh.lit(0), seventh.told("no_token")) == (set(), ["no_token 0 klaken"])


def test_up_to_six_rulers_hold_ten_tokens_each() -> None:
    game = night(["klaken klaken yogi"], seats=6, lit=dict.fromkeys(range(1, 6), "klaken"))
    assert game.state.tokens == ()
    assert game.do("settle klaken klaken lowland paid").lit(0) == {"klaken"}


def test_the_loser_of_a_clan_does_not_give_the_token_back() -> None:
    lit = dict.fromkeys(range(1, 7), "klaken")
    game = night(["ct yogi", "yogi"], [MINE, KLAKENS], seats=7, lit=lit).do("recruit ct 1 lowland", "concede")
    assert game.lit(0) == set()
    assert "klaken" in game.lit(1)


# -- bonuses


@pytest.mark.parametrize(
    ("rulers", "highland", "either", "lowland", "whole"),
    [((2, 3, 4), 20, 10, 20, 50), ((5, 6), 30, 15, 30, 75), ((7, 8), 40, 20, 40, 100)],
)
def test_full_clusters_and_the_whole_sky_pay_by_the_number_of_rulers(
    rulers: tuple[int, ...], highland: int, either: int, lowland: int, whole: int
) -> None:
    for seats in rulers:
        assert prizes(seats, HI)["sky"] == highland
        assert prizes(seats, EI)["sky"] == either
        assert prizes(seats, LO)["sky"] == lowland
        assert prizes(seats, f"{HI} {EI}")["sky"] == highland + either
        assert prizes(seats, but())["sky"] == highland + either + lowland + whole


def test_a_cluster_with_one_dark_constellation_pays_nothing() -> None:
    for name in SPECIES:
        full = [magic for cluster, magic in ((HI, 20), (EI, 10), (LO, 20)) if name not in cluster.split()]
        assert prizes(3, but(name))["sky"] == sum(full)


def test_bonuses_count_in_the_score() -> None:
    game = night(["yogi", "", ""], [{}, MINE], lit={1: f"{HI} vulcent"}).do("discard yogi")
    assert game.outcome.scores == (0, 2 * 5 + 20, 0)
    assert game.outcome.winners == (1,)


def test_in_the_two_ruler_game_the_clusters_stay_although_the_horses_move_to_the_maneland() -> None:
    assert prizes(2, "pegleg hentaur unique")["sky"] == 0
    assert prizes(2, HI)["sky"] == 20


# -- Light Speed


def test_the_first_whole_sky_earns_the_astronomical_bonus_again() -> None:
    for seats, whole in ((3, 50), (5, 75), (8, 100)):
        game = race(["klaken klaken"], seats=seats, lit={0: but("klaken")}).do("settle klaken klaken lowland paid")
        assert game.outcome.sources[0]["speed"] == whole
        assert game.outcome.scores[0] == 2 * 15 + 4 * whole - whole


def test_without_light_speed_the_whole_sky_pays_once() -> None:
    game = night(["klaken klaken", "", ""], lit={0: but("klaken")}).do("settle klaken klaken lowland paid")
    assert game.outcome.sources[0]["speed"] == 0
    assert game.outcome.sources[0]["sky"] == 100


def test_others_who_follow_before_the_firsts_next_turn_earn_it_too_and_later_ones_do_not() -> None:
    pair = "klaken klaken"
    almost = {seat: but("klaken") for seat in range(3)}
    settle = "settle klaken klaken lowland paid"
    game = race([f"{pair} yogi yogi", f"{pair} yogi", f"yogi {pair} leprecon"], lit=almost)
    game.do(settle, "end", settle, "end", "discard yogi", "end")
    assert speedy(game) == ["light_speed 0", "light_speed 1"]
    game.do("discard yogi", "end", "discard yogi", settle)
    assert game.told("sky_complete") == ["sky_complete 0", "sky_complete 1", "sky_complete 2"]
    assert speedy(game) == ["light_speed 0", "light_speed 1"]


def test_a_skipped_turn_of_the_first_shuts_the_window_too() -> None:
    almost = {0: but("klaken"), 1: but("bragon")}
    game = race(["klaken klaken", "yogi bragon bragon", "yogi"], lit=almost)
    game.do("settle klaken klaken lowland paid", "discard yogi", "end", "discard yogi")
    assert game.told("skipped") == ["skipped 0"]
    game.do("settle bragon bragon highland paid")
    assert speedy(game) == ["light_speed 0"]


def test_one_swap_that_completes_two_skies_makes_both_first_and_the_clock_the_actors() -> None:
    lit = {0: but("klaken"), 1: but("vulcent"), 2: but("bragon")}
    game = race(["mob yogi", "yogi yogi yogi", "bragon bragon"], [MINE, KLAKENS], lit=lit).do("mob lowland 1 lowland")
    assert speedy(game) == ["light_speed 0", "light_speed 1"]
    game.do("end", "discard yogi", "end")  # the other first Ruler has had a turn, the actor has not
    game.do("settle bragon bragon highland paid")
    assert speedy(game)[2:] == ["light_speed 2"]


def test_the_window_after_a_double_completion_shuts_as_the_actors_turn_comes_up() -> None:
    lit = {0: but("klaken"), 1: but("vulcent"), 2: but("bragon")}
    game = race(["mob yogi", "yogi yogi", "yogi bragon bragon"], [MINE, KLAKENS], lit=lit).do("mob lowland 1 lowland")
    game.do("end", "discard yogi", "end", "discard yogi", "end", "discard yogi", "discard yogi")
    game.do("settle bragon bragon highland paid")
    assert speedy(game) == ["light_speed 0", "light_speed 1"]


def test_a_sky_completed_by_a_rivals_swap_sets_the_clock_of_its_own_ruler() -> None:
    lit = {1: but("vulcent"), 2: but("bragon")}
    game = race(["mob yogi", "yogi yogi", "bragon bragon"], [MINE, KLAKENS], lit=lit).do("mob lowland 1 lowland")
    game.do("end", "discard yogi", "end", "settle bragon bragon highland paid")
    assert speedy(game) == ["light_speed 1"]


def test_the_window_ends_with_the_round() -> None:
    game = race(["klaken klaken", "", ""], lit={0: but("klaken")}, contest="sum2")
    game.do("settle klaken klaken lowland paid")
    assert game.told("round_won") == ["round_won 1 0"]
    assert game.state.rounds[0].speed == (50, 0, 0)
    assert [game.lit(seat) for seat in range(3)] == [set()] * 3
    assert (game.state.speedy, game.state.clock) == (0, -1)
