# ruff: noqa: N802 - the tests carry the names of the reference: T1 to T25 of section 15
"""The worked examples of the reference (section 15), one test each."""

from itertools import combinations
from typing import Any

from engines.core.game import set_up
from engines.cover_your_kingdom.game import GAME

from .printed import DECK_TWO, EI, HI, sky_but
from .table import BRAGON, SIGHCLOPS, Table, table

KLAKENS = {"lowland": ["klaken klaken"]}
BRAGONS_ON_TOP = {"highland": ["sighclops sighclops", "bragon bragon"]}


def each(options: str) -> set[str]:
    return {option.strip() for option in options.split(",")}


def test_T1_the_challenge_for_the_bragons() -> None:
    game = table(["bragon bragon ct leprecon", "spydra vulcent", "yogi"], [KLAKENS, BRAGONS_ON_TOP])
    clan, before = game.top(1, "highland"), game.magic(0)
    game.do("recruit bragon 1 highland", "answer spydra")
    assert (game.asked, game.options()) == ((0, "answer"), {"concede", "answer bragon+ct"})
    game.do("answer bragon+ct")
    assert (game.asked, game.options()) == ((1, "answer"), {"concede"})
    game.do("concede")
    assert game.members(0, "highland") == "bragon bragon bragon bragon ct spydra"
    assert game.top(0, "highland").id == clan.id
    assert game.magic(0) - before == 2 * 15 + 90
    assert game.land(1, "highland") == ["sighclops sighclops"]
    assert (game.hand(0), game.hand(1)) == ("leprecon", "vulcent")
    assert game.told("drew") == []


def test_T2_the_sample_turn_of_calvin() -> None:
    game = table(
        ["hentaur hentaur bragon klaken spydra wizard", "yogi", "yogi", "ct", "pigxie"],
        [
            KLAKENS,
            {"highland": ["yogi yogi"]},
            {"highland": ["bragon bragon", "sighclops sighclops"], "lowland": ["hentaur hentaur"]},
            {"lowland": ["unique unique"]},
        ],
        seats=5,
    )
    assert game.options() == each(
        """
        settle hentaur hentaur highland paid, settle hentaur hentaur lowland paid, settle bragon spydra highland paid,
        settle klaken spydra lowland paid, settle hentaur spydra highland paid, settle hentaur spydra lowland paid,
        recruit hentaur 2 lowland, recruit spydra 2 lowland, recruit spydra 2 highland, add klaken lowland lowland,
        discard bragon, discard klaken, discard hentaur, wizard wizard 2 highland swap
        """
    )
    assert game.top(2, "highland").species == SIGHCLOPS
    game.do("wizard wizard 2 highland swap")
    assert game.land(2, "highland") == ["sighclops sighclops", "bragon bragon"]
    assert game.top(2, "highland").species == BRAGON
    assert game.options("recruit") == each(
        "recruit hentaur 2 lowland, recruit spydra 2 lowland, recruit bragon 2 highland, recruit spydra 2 highland"
    )


def test_T3_claims_in_the_inn() -> None:
    def claimed_with(card: str) -> set[str]:
        game = table([card], inn=["bragon", "bragon", "spydra", "spydra"])
        return {option.removeprefix(f"claim {card} ") for option in game.options("claim")}

    subsets = {"+".join(piles) for size in (1, 2, 3, 4) for piles in combinations("0123", size)}
    assert len(subsets) == 15
    assert claimed_with("bragon") == subsets
    assert claimed_with("ct") == {piles for piles in subsets if "0" in piles or "1" in piles}
    assert claimed_with("klaken") == {"2", "3", "2+3"}


def test_T4_an_only_clan_cannot_be_recruited_but_swapped() -> None:
    game = table(["bragon ct spydra mob"], [KLAKENS, {"highland": ["bragon bragon"]}], seats=3)
    assert game.options("recruit") == set()
    assert game.options("mob") == {"mob lowland 1 highland"}


def test_T5_a_clan_that_held_out_is_out_of_bounds() -> None:
    def failed_recruit(*highland: str) -> set[str]:
        rival = {"highland": highland, "lowland": ["leprecon leprecon"]}
        game = table(["bragon ct elves mob wizard", "bragon", "yogi"], [KLAKENS, rival])
        game.do("recruit bragon 1 highland", "answer bragon", "concede")
        assert game.state.failed == (game.top(1, "highland").id,)
        assert game.options("recruit") == {"recruit ct 1 lowland"}
        assert game.options("elves") == {"elves 1 lowland"}
        assert game.options("mob") == {"mob lowland 1 lowland"}
        return game.options("wizard")

    assert failed_recruit("yogi yogi", "pegleg pegleg", "bragon bragon") == {"wizard wizard 1 highland from_bottom"}
    assert failed_recruit("yogi yogi", "bragon bragon") == {"wizard wizard 1 highland swap"}


def test_T6_constellations_of_five_rulers() -> None:
    def score(lit: str, settled: str, land: str, **options: Any) -> dict[str, int]:
        game = table([f"{settled} {settled}"], seats=5, deck="", lit={0: lit}, constellations=True, **options)
        game.do(f"settle {settled} {settled} {land} paid")
        return dict(game.outcome.sources[0])

    six = f"{HI} {EI}"
    assert score(six, "yogi", "highland")["sky"] == 30 + 15
    nine = sky_but("klaken")
    assert score(nine, "klaken", "lowland")["sky"] == 30 + 15 + 30 + 75
    swift = score(nine, "klaken", "lowland", lightSpeed=True)
    assert swift["sky"] + swift["speed"] == 225


def test_T7_mighty_swine_lifts_pigxies_to_fifteen() -> None:
    swine = {"lowland": ["ct pigxie pigxie pigxie"]}
    game = table(["yogi", "yogi", "yogi"], [swine, swine], powers={0: "mighty_swine"})
    assert game.magic(0) == 3 * 15 + 20 == 65
    assert game.magic(1) == 35


def test_T8_two_terriers_stop_the_elves_but_not_a_spydra() -> None:
    kingdoms = [KLAKENS, {"highland": ["yogi yogi"], "lowland": ["klaken klaken klaken"]}]
    game = table(["elves bragon", "ct ct", "yogi"], kingdoms, discard="vulcent")
    game.do("elves 1 lowland")
    assert (game.asked, game.options()) == ((1, "defend"), {"let_go", "sacrifice ct+ct"})
    game.do("sacrifice ct+ct")
    assert sorted(game.retired.split()) == ["ct", "ct", "elves"]
    assert game.land(1, "lowland") == ["klaken klaken klaken"]
    assert game.discard == "vulcent"

    game = table(["spydra bragon", "ct ct", "yogi"], kingdoms)
    game.do("recruit spydra 1 lowland")
    assert game.options() == {"concede"}


def test_T9_subcerbient_in_a_challenge() -> None:
    kingdoms = [KLAKENS, {"highland": ["yogi yogi"], "lowland": ["klaken klaken"]}]
    game = table(["ct", "klaken klaken ct spydra"], kingdoms, seats=4, powers={0: "subcerbient"})
    game.do("recruit ct 1 lowland")
    assert game.options() == {"concede", "answer klaken+klaken", "answer klaken+ct", "answer klaken+spydra"}

    game = table(["spydra", "klaken klaken ct spydra"], kingdoms, seats=4, powers={1: "subcerbient"})
    game.do("recruit spydra 1 lowland")
    assert game.options() == {"concede", "answer klaken", "answer ct", "answer spydra"}


def test_T10_the_last_two_cards_go_to_the_actor() -> None:
    game = table(["yogi yogi leprecon vulcent bragon", "yogi yogi yogi yogi yogi", "ct"], deck="klaken unique")
    game.do("settle yogi yogi highland paid").end_turn()  # three cards left, so the actor needs three
    assert game.hand(0) == "leprecon vulcent unique klaken bragon"
    assert game.hand(1) == "yogi yogi yogi yogi yogi"
    assert game.state.deck == []


def test_T11_a_hypnogriff_against_a_hand_of_two() -> None:
    game = table(["hypnogriff bragon", "klaken spydra", "yogi"])
    game.do("hypnogriff hypnogriff 1")
    assert (game.hand(0), game.hand(1)) == ("klaken bragon spydra", "")
    assert game.asked == (0, "give_back")
    assert game.options() == {"give_back klaken+bragon", "give_back klaken+spydra", "give_back bragon+spydra"}
    game.do("give_back klaken+bragon")
    assert (game.hand(0), game.hand(1)) == ("spydra", "klaken bragon")


def test_T12_the_deck_of_two_rulers() -> None:
    state = GAME.new(set_up(GAME, 2, {}, seed=12))
    assert len(state.charter.cards) == DECK_TWO
    assert [len(hand) for hand in state.hands] == [7, 7]
    assert [len(pile) for pile in state.inn] == [7, 7, 7, 7]
    assert len(state.deck) == DECK_TWO - 6 * 7


def test_T13_only_clans_of_the_whole_kingdom_count() -> None:
    hand = "ct elves mob bragon"
    game = table([hand], [KLAKENS, {"highland": ["yogi yogi"], "lowland": ["klaken klaken"]}], seats=3)
    assert game.options("recruit") == {"recruit ct 1 highland", "recruit ct 1 lowland"}
    game = table([hand], [KLAKENS, {"highland": ["yogi yogi"]}], seats=3)
    assert game.options("recruit", "elves") == set()
    assert game.options("mob") == {"mob lowland 1 highland"}


def test_T14_an_opening_spydra_has_the_price_of_two() -> None:
    game = table(["spydra bragon ct", "bragon bragon ct spydra", "yogi"], [KLAKENS, BRAGONS_ON_TOP])
    game.do("recruit spydra 1 highland")
    assert game.options() == {"concede", "answer bragon+bragon", "answer bragon+ct", "answer spydra"}
    game.do("answer bragon+bragon")
    assert game.options() == {"concede", "answer bragon", "answer ct"}


def test_T15_what_a_wiizzaard_does_to_a_stack() -> None:
    two, three = ["bragon bragon", "sighclops sighclops"], ["yogi yogi", "bragon bragon", "pegleg pegleg"]

    def moved(clans: list[str], end: str) -> list[str]:
        game = table(["wizard yogi"], [{}, {"highland": clans}], seats=3)
        return game.do(f"wizard wizard 1 highland {end}").land(1, "highland")

    assert moved(two, "swap") == ["sighclops sighclops", "bragon bragon"]
    assert moved(three, "from_top") == ["pegleg pegleg", "yogi yogi", "bragon bragon"]
    assert moved(three, "from_bottom") == ["bragon bragon", "pegleg pegleg", "yogi yogi"]


def test_T16_a_block_stops_settling_but_not_moving() -> None:
    game = table(["pigxie pigxie pigxie", "yogi", "minnowtaur yogi"], [{"lowland": ["pigxie pigxie"]}], turn=2, deck="")
    game.do("block minnowtaur 0 highland").end_turn()
    assert game.options("settle") == {"settle pigxie pigxie lowland paid"}
    assert game.options("add") == {"add pigxie lowland lowland", "add pigxie lowland highland"}
    game.do("add pigxie lowland highland")
    assert (game.land(0, "highland"), game.land(0, "lowland")) == (["pigxie pigxie pigxie"], [])


def test_T17_how_long_guards_stand() -> None:
    game = table(
        ["minnowtaur minnowtaur yogi", "yogi yogi ct", "yogi yogi yogi yogi bragon bragon ct", "unique unique ct"],
        [{"highland": ["sighclops sighclops"], "lowland": ["vulcent vulcent"]}, KLAKENS, KLAKENS, KLAKENS],
        deck="",
    )
    game.do("block minnowtaur 2 highland", "protect minnowtaur lowland")
    assert game.asked == (1, "act")
    assert game.guards == {"block 2 highland", "protect 0 lowland"}
    assert "settle yogi yogi highland paid" in game.options()
    assert game.options("recruit") == {"recruit ct 0 highland"}
    game.do("settle yogi yogi highland paid").end_turn()

    assert game.asked == (2, "act")
    for _ in range(2):  # in both actions
        assert game.guards == {"block 2 highland", "protect 0 lowland"}
        assert game.options("settle", "settle_discard") == set()
        assert game.options("recruit") == {"recruit ct 1 lowland"}
        game.do("discard bragon" if game.state.actions else "discard yogi")

    assert game.asked == (3, "act")
    assert game.guards == {"protect 0 lowland"}
    assert game.retired.split().count("minnowtaur") == 1
    assert game.options("recruit") == each("recruit ct 0 highland, recruit ct 1 highland, recruit ct 1 lowland")
    game.do("settle unique unique lowland paid").end_turn()

    assert game.asked == (0, "act")
    assert game.guards == set()
    assert game.retired.split().count("minnowtaur") == 2


def test_T18_match_maker_makes_three_clans_a_turn() -> None:
    def matched(*settled: str) -> Table:
        game = table(["yogi yogi klaken klaken bragon bragon", "yogi", "yogi"], deck="", powers={0: "match_maker"})
        return game.do(*settled)

    paid = ["settle klaken klaken lowland paid", "settle bragon bragon highland paid"]
    game = matched("settle yogi yogi highland free", *paid)
    assert game.land(0, "highland") + game.land(0, "lowland") == ["yogi yogi", "bragon bragon", "klaken klaken"]
    game = matched(*paid, "settle yogi yogi highland free")
    assert game.land(0, "highland") + game.land(0, "lowland") == ["bragon bragon", "yogi yogi", "klaken klaken"]
    game = matched(*paid)
    assert game.options() == {"settle yogi yogi highland free", "end"}
    game = matched("settle yogi yogi highland free")
    assert "end" not in game.options()
    assert game.options("settle") == set(paid)


def test_T19_equinity_hentaurs_rank_as_terriers() -> None:
    kingdoms = [KLAKENS, {"highland": ["yogi yogi", "pegleg pegleg"]}]
    hands = ["spydra elves", "pegleg hentaur hentaur ct", "yogi"]
    game = table(hands, kingdoms, powers={1: "equinity"}).do("recruit spydra 1 highland")
    assert game.options() == {"concede", "answer pegleg+hentaur", "answer pegleg+ct"}
    game = table(hands, kingdoms, powers={1: "equinity"}).do("elves 1 highland")
    assert "sacrifice hentaur+hentaur" in game.options()


def test_T20_a_contested_claim() -> None:
    game = table(
        ["bragon bragon elves mob ct", "ct yogi"],
        [KLAKENS, {"lowland": ["klaken klaken"]}],
        inn=["yogi bragon", "vulcent bragon", "unique spydra", "leprecon spydra"],
    )
    game.do("claim bragon 0+1+2+3")
    assert (game.asked, game.told("inn_shown")) == ((1, "inn_contest"), [])
    before = game.magic(1)
    game.do("answer ct", "concede")
    assert game.members(1, "highland") == "bragon bragon bragon ct spydra spydra"
    assert (game.magic(1) - before, len(game.land(1, "highland"))) == (45 + 80 + 20, 1)
    flipped = [said.removeprefix("inn_shown ").split("-")[0] for said in game.told("inn_shown")]
    assert flipped == ["0 yogi", "1 vulcent", "2 unique", "3 leprecon"]
    assert (game.asked, game.state.actions) == ((0, "act"), 1)
    assert game.options("recruit") == {"recruit ct 1 lowland"}
    assert game.options("elves") == {"elves 1 lowland"}
    assert game.options("mob") == {"mob lowland 1 lowland"}


def test_T21_a_stolen_constellation_stays_lit() -> None:
    game = table(
        ["klaken yogi", "klaken yogi", "pigxie"],
        [{"highland": ["yogi yogi", "pegleg pegleg"]}, {"highland": ["yogi yogi"], "lowland": ["klaken klaken"]}],
        lit={1: "yogi klaken"},
        constellations=True,
        deck="",
    )
    game.do("recruit klaken 1 lowland", "concede").end_turn()
    assert (game.lit(0), game.lit(1)) == ({"klaken"}, {"yogi", "klaken"})
    game.do("recruit klaken 0 lowland", "concede")
    assert game.land(1, "lowland") == ["klaken klaken klaken klaken"]
    assert game.lit(0) == {"klaken"}

    kingdoms = [{"highland": ["bragon bragon"]}, {"lowland": ["klaken ct"]}]
    game = table(["mob yogi", "yogi", "yogi"], kingdoms, lit={0: "bragon", 1: "klaken"}, constellations=True)
    game.do("mob highland 1 lowland")
    assert game.lit(0) == game.lit(1) == {"bragon", "klaken"}


def test_T22_a_last_bragon_must_be_discarded_even_without_a_deck() -> None:
    game = table(["bragon", "yogi", "yogi"], deck="")
    assert game.options() == {"discard bragon"}
    game.do("discard bragon")
    assert (game.hand(0), game.discard, game.told("drew")) == ("", "bragon", [])


def test_T23_clans_of_one_species_do_not_merge() -> None:
    game = table(["bragon yogi", "ct", "yogi"], [{"highland": ["bragon bragon"]}, BRAGONS_ON_TOP])
    game.do("recruit bragon 1 highland", "concede")
    assert game.land(0, "highland") == ["bragon bragon", "bragon bragon bragon"]


def test_T24_dissed_hard_throws_two_and_refills_in_one_go() -> None:
    game = table(
        ["yogi vulcent klaken klaken bragon bragon ct", "yogi", "yogi"],
        deck="pigxie pigxie unique unique hentaur",
        powers={0: "dissed_hard"},
    )
    game.do("settle klaken klaken lowland paid", "settle bragon bragon highland paid")
    assert (game.asked, game.hand(0)) == ((0, "end_powers"), "yogi vulcent ct")
    one, two = {"throw yogi", "throw vulcent"}, {"throw yogi+vulcent", "throw vulcent+yogi"}
    assert game.options() == {"throw nothing"} | one | two
    game.do("throw yogi+vulcent")
    assert game.discard == "yogi vulcent"
    assert game.hand(0) == "pigxie pigxie hentaur unique unique ct"
    assert [said.split()[:3] for said in game.told("drew")] == [["drew", "0", "5"]]


def test_T25_a_tie_goes_to_the_larger_kingdom() -> None:
    high = ["yogi yogi yogi", "pegleg pegleg pegleg", "bragon bragon"]
    low = ["leprecon leprecon leprecon", "unique unique unique"]
    twelve = ["sighclops sighclops sighclops sighclops", "hentaur hentaur hentaur hentaur"]
    klakens = ["klaken klaken klaken klaken"]

    kingdoms = [{"highland": high, "lowland": low}, {"highland": twelve, "lowland": klakens}]
    game = table(["", "", "yogi"], kingdoms, turn=2, deck="").do("discard yogi")
    assert game.outcome.scores == (120, 120, 0)
    assert [source["creatures"] for source in game.outcome.sources] == [14, 12, 0]
    assert game.outcome.winners == (0,)

    quick = [{"kingdom": high + low}, {"kingdom": twelve + klakens}]
    game = table(["", "", "yogi", ""], quick, turn=2, deck="", mode="quick").do("discard yogi")
    assert game.outcome.scores == (120, 120, 0, 0)
    assert game.outcome.winners == (0, 1)
