"""The Kingdom Powers that change a challenge or the defence against the Elves (reference 7, 8, 9.3)."""

from typing import Any

from tests.engines.cover_your_kingdom.table import Table, table

MINE = {"lowland": ["klaken klaken"]}
HORSES = {"highland": ["pegleg pegleg"], "lowland": ["unique unique"]}
KLAKENS = {"highland": ["yogi yogi"], "lowland": ["klaken klaken"]}


def rulers(hand: str, rival: str = "", kingdom: Any = KLAKENS, **more: Any) -> Table:
    """Four Rulers: seat 0 acts and has a clan, seat 1 has a kingdom worth a visit, nobody draws."""
    return table([hand, rival, "yogi", "yogi"], [MINE, kingdom], deck="", **more)


# -- Equinity


def test_equinity_opens_a_challenge_for_either_horse_clan_with_a_hentaur() -> None:
    opening = {"recruit hentaur 1 highland", "recruit hentaur 1 lowland"}
    assert rulers("hentaur", kingdom=HORSES, powers={0: "equinity"}).options("recruit") == opening
    assert rulers("hentaur", kingdom=HORSES).options("recruit") == set()
    assert rulers("hentaur", kingdom=KLAKENS, powers={0: "equinity"}).options("recruit") == set()


def test_equinity_answers_with_a_hentaur_on_either_side() -> None:
    game = rulers("pegleg hentaur", "hentaur", HORSES, powers={0: "equinity", 1: "equinity"})
    game.do("recruit pegleg 1 highland")
    assert game.options() == {"concede", "answer hentaur"}
    assert game.do("answer hentaur").options() == {"concede", "answer hentaur"}
    assert rulers("pegleg", "hentaur", HORSES).do("recruit pegleg 1 highland").options() == {"concede"}


def test_equinity_hentaur_is_the_wild_half_of_a_pair_but_never_both_halves() -> None:
    game = rulers("spydra", "pegleg hentaur hentaur ct", HORSES, powers={1: "equinity"})
    game.do("recruit spydra 1 highland")
    assert game.options() == {"concede", "answer pegleg+hentaur", "answer pegleg+ct"}
    game = rulers("spydra", "hentaur hentaur ct", HORSES, powers={1: "equinity"})
    assert game.do("recruit spydra 1 lowland").options() == {"concede"}


def test_equinity_hentaur_counts_one_keeps_its_ten_and_lies_under_the_horses() -> None:
    game = rulers("hentaur", "pegleg", HORSES, powers={0: "equinity"}).do("recruit hentaur 1 highland")
    assert game.options() == {"concede", "answer pegleg"}
    game.do("concede")
    assert game.land(0, "highland") == ["hentaur pegleg pegleg"]
    assert game.magic(0) == 2 * 15 + 10 + 2 * 10


def test_equinity_clan_later_takes_only_its_own_species() -> None:
    game = table(["hentaur pegleg", "", ""], [{"highland": ["hentaur pegleg pegleg"]}], powers={0: "equinity"})
    assert game.options("add") == {"add pegleg highland highland"}


def test_equinity_hentaurs_are_ordinary_cards_in_a_hentaur_clan() -> None:
    game = rulers("spydra", "hentaur hentaur", {"highland": ["yogi yogi", "hentaur hentaur"]}, powers={1: "equinity"})
    assert game.do("recruit spydra 1 highland").options() == {"concede", "answer hentaur+hentaur"}


def test_equinity_counts_each_hentaur_like_a_terrier_against_the_elves() -> None:
    game = rulers("elves", "pegleg hentaur hentaur ct", HORSES, powers={1: "equinity"}).do("elves 1 highland")
    pairs = {"pegleg+hentaur", "pegleg+ct", "hentaur+hentaur", "hentaur+ct"}
    assert game.options() == {"let_go"} | {f"sacrifice {pair}" for pair in pairs}
    assert rulers("elves", "hentaur hentaur ct", HORSES).do("elves 1 highland").options() == {"let_go"}


def test_equinity_never_settles() -> None:
    game = table(["hentaur pegleg", "", ""], discard="unique", powers={0: "equinity"})
    assert game.options("settle", "settle_discard") == set()


def test_equinity_claims_no_horses_in_the_inn_but_contests_a_claim() -> None:
    game = table(["pegleg", "hentaur"], inn=["unique", "pegleg"], powers={0: "equinity", 1: "equinity"}, deck="")
    assert game.options("claim") == {"claim pegleg 1"}
    assert game.do("claim pegleg 1").options() == {"concede", "answer hentaur"}
    game = table(["hentaur", "yogi"], inn=["unique", "pegleg"], powers={0: "equinity"}, deck="")
    assert game.options("claim") == set()


# -- SubCerbient


def test_subcerbient_makes_its_owners_terrier_heavy() -> None:
    game = rulers("ct", "klaken klaken ct spydra", powers={0: "subcerbient"}).do("recruit ct 1 lowland")
    assert game.options() == {"concede", "answer klaken+klaken", "answer klaken+ct", "answer klaken+spydra"}


def test_subcerbient_answers_with_heavy_terriers_and_spydras() -> None:
    for card in ("ct", "spydra"):
        game = rulers("klaken klaken klaken ct", card, powers={1: "subcerbient"})
        game.do("recruit klaken 1 lowland", f"answer {card}")
        assert game.options() == {"concede", "answer klaken+klaken", "answer klaken+ct"}


def test_subcerbient_meets_a_rivals_spydra_with_one_card() -> None:
    game = rulers("spydra", "klaken klaken ct spydra", powers={1: "subcerbient"}).do("recruit spydra 1 lowland")
    assert game.options() == {"concede", "answer klaken", "answer ct", "answer spydra"}


def test_subcerbient_pair_of_a_rival_is_not_heavy() -> None:
    game = rulers("ct klaken", "klaken klaken", powers={0: "subcerbient"})
    game.do("recruit ct 1 lowland", "answer klaken+klaken")
    assert game.options() == {"concede", "answer klaken"}


def test_subcerbient_needs_only_one_terrier_against_the_elves() -> None:
    game = rulers("elves", "klaken klaken ct ct spydra", powers={1: "subcerbient"}).do("elves 1 lowland")
    assert game.options() == {"let_go", "sacrifice klaken+klaken", "sacrifice ct", "sacrifice spydra"}


def test_subcerbient_elves_are_still_beaten_off_by_one_spydra() -> None:
    game = rulers("elves", "ct spydra", powers={0: "subcerbient"}).do("elves 1 lowland")
    assert game.options() == {"let_go", "sacrifice spydra"}
