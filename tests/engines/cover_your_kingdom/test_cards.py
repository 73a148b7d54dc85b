"""The deck (reference 1.1): what each card is, how many there are, and that each of them does something in play."""

from collections import Counter
from collections.abc import Callable

import pytest

from engines.core.errors import BadSetup
from engines.core.game import set_up
from engines.cover_your_kingdom.cards import CARD_IDS, FRAME, KIND, KIND_IDS, LAND_IDS, ROWS
from engines.cover_your_kingdom.game import GAME

from .printed import DECK, DECK_TWO, GEMS, KINDS, PER_LAND, PRINTED, SPECIES, SUMS, SUMS_TWO, TOLD_SUMS, Row
from .table import table


def dealt(seats: int, mode: str) -> Counter[str]:
    """How many of each kind there are on a fresh table, wherever they lie."""
    state = GAME.new(set_up(GAME, seats, {"mode": mode}, seed=5))
    cards = [*state.deck]
    for place in (*state.hands, *state.inn):
        cards += place
    assert state.discard == state.retired == []
    return Counter(KIND_IDS[KIND[card]] for card in cards)


# -- the printed numbers ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("expected", PRINTED, ids=KINDS)
def test_a_card_is_what_the_reference_says(expected: Row) -> None:
    id_, name, kind, copies, copies_two, magic, lands, lands_two = expected
    at = KIND_IDS.index(id_)
    row = ROWS[at]
    assert (row.name, row.kind, row.copies, row.copies_two, row.magic) == (name, kind, copies, copies_two, magic)
    standard = GAME.new(set_up(GAME, 4, {})).charter
    two = GAME.new(set_up(GAME, 2, {})).charter
    assert [LAND_IDS[land] for land in standard.homes[at]] == lands.split()
    assert [LAND_IDS[land] for land in two.homes[at]] == lands_two.split()
    assert standard.magic[at] == two.magic[at] == magic


def test_there_are_these_kinds_and_no_more() -> None:
    assert list(KIND_IDS) == KINDS


def test_the_sums_of_the_full_deck() -> None:
    assert {kind: sum(row.copies for row in ROWS if row.kind == kind) for kind in SUMS} == SUMS
    assert len(KIND) == DECK
    by_magic = Counter[int]()
    for row in ROWS:
        by_magic[row.magic] += row.copies * row.magic
    assert by_magic == GEMS | {0: 0}
    assert (DECK, DECK_TWO, sum(GEMS.values())) == TOLD_SUMS


def test_each_land_has_kinds_of_so_many_copies() -> None:
    for land, copies in PER_LAND.items():
        assert sorted(row.copies for row in ROWS if row.land == land) == copies


@pytest.mark.parametrize("seats", range(3, 9))
def test_the_standard_deck_is_whole_and_has_six_cards_in_each_hand(seats: int) -> None:
    assert dealt(seats, "standard") == {row.id: row.copies for row in PRINTED}
    state = GAME.new(set_up(GAME, seats, {"mode": "standard"}))
    assert [len(hand) for hand in state.hands] == [6] * seats
    assert len(state.deck) == DECK - 6 * seats


@pytest.mark.parametrize("seats", range(4, 9))
def test_the_quick_start_has_the_whole_deck_but_no_hires(seats: int) -> None:
    deck = dealt(seats, "quick")
    assert deck == {row.id: row.copies for row in PRINTED if row.kind != "hire"}
    assert deck.total() == DECK - SUMS["hire"]


def test_two_rulers_have_a_smaller_deck_and_no_minnowtaur() -> None:
    deck = dealt(2, "two")
    assert deck == {row.id: row.copies_two for row in PRINTED if row.copies_two}
    assert {kind: sum(deck[row.id] for row in PRINTED if row.kind == kind) for kind in SUMS_TWO} == SUMS_TWO
    assert deck.total() == DECK_TWO
    assert "minnowtaur" not in deck


@pytest.mark.parametrize(("species", "pictures"), [("pigxie", 13), ("hentaur", 11)])
def test_the_flip_book_of_pigxies_and_hentaurs_is_complete(species: str, pictures: int) -> None:
    cards = [card for card, kind in enumerate(KIND) if KIND_IDS[kind] == species]
    assert [FRAME[card] for card in cards] == list(range(1, pictures + 1))


def test_every_copy_has_a_name_of_its_own() -> None:
    assert len(set(CARD_IDS)) == len(CARD_IDS) == DECK


# -- every card in play ----------------------------------------------------------------------------------------------


def plays_species(species: str) -> None:
    """Two of them settle, in their lands and nowhere else, in both games, and count their gems."""
    _, _, _, _, _, magic, lands, lands_two = PRINTED[SPECIES.index(species)]
    for seats, homes in ((3, lands), (2, lands_two)):
        hands = [f"{species} {species} ct ct", "ct", "ct"][:seats]
        offered = table(hands).options("settle")
        twins = {option for option in offered if option.startswith(f"settle {species} {species}")}
        assert twins == {f"settle {species} {species} {land} paid" for land in homes.split()}
        for land in homes.split():
            game = table(hands).do(f"settle {species} {species} {land} paid")
            assert game.land(0, land) == [f"{species} {species}"]
            assert game.magic(0) == 2 * magic


def plays_ct() -> None:
    """A wild that completes any pair, lies under it, and is answered by a single card."""
    game = table(["ct bragon yogi"], seats=3)
    game.do("settle bragon ct highland paid")
    assert game.land(0, "highland") == ["ct bragon"]
    assert game.magic(0) == 15 + 20
    kingdoms = [{"lowland": ["klaken klaken"]}, {"highland": ["yogi yogi", "bragon bragon"]}]
    game = table(["ct", "bragon bragon", "yogi"], kingdoms).do("recruit ct 1 highland")
    assert game.options() == {"concede", "answer bragon"}


def plays_spydra() -> None:
    """A wild worth forty that counts as two in a challenge."""
    game = table(["spydra klaken yogi"], seats=3)
    game.do("settle klaken spydra lowland paid")
    assert game.land(0, "lowland") == ["spydra klaken"]
    assert game.magic(0) == 15 + 40
    kingdoms = [{"lowland": ["klaken klaken"]}, {"highland": ["yogi yogi", "bragon bragon"]}]
    game = table(["spydra", "bragon bragon", "yogi"], kingdoms).do("recruit spydra 1 highland")
    assert game.options() == {"concede", "answer bragon+bragon"}


def plays_minnowtaur() -> None:
    """Guards an own land, or blocks a rival's, and stays on the table."""
    game = table(["minnowtaur yogi", "yogi", "yogi"])
    lands = ("highland", "lowland")
    blocks = {f"block minnowtaur {rival} {land}" for rival in (1, 2) for land in lands}
    assert game.options("protect", "block") == {f"protect minnowtaur {land}" for land in lands} | blocks
    game.do("protect minnowtaur highland")
    assert game.guards == {"protect 0 highland"}
    assert game.retired == ""


def plays_hypnogriff() -> None:
    """Takes three cards blindly and gives three back."""
    game = table(["hypnogriff bragon", "yogi yogi yogi", "ct"]).do("hypnogriff hypnogriff 1")
    assert (game.hand(0), game.hand(1)) == ("yogi yogi yogi bragon", "")
    game.do("give_back yogi+yogi+bragon")
    assert (game.hand(0), game.hand(1), game.retired) == ("yogi", "yogi yogi bragon", "hypnogriff")


def plays_elves() -> None:
    """A whole clan leaves the game."""
    kingdoms = [{}, {"highland": ["yogi yogi", "ct bragon bragon"]}]
    game = table(["elves yogi", "yogi", "yogi"], kingdoms, discard="vulcent").do("elves 1 highland", "let_go")
    assert game.land(1, "highland") == ["yogi yogi"]
    assert sorted(game.retired.split()) == ["bragon", "bragon", "ct", "elves"]
    assert game.discard == "vulcent"


def plays_wizard() -> None:
    """A clan goes from the top of a stack to its bottom."""
    kingdoms = [{}, {"highland": ["yogi yogi", "pegleg pegleg", "bragon bragon"]}]
    game = table(["wizard yogi", "yogi", "yogi"], kingdoms).do("wizard wizard 1 highland from_top")
    assert game.land(1, "highland") == ["bragon bragon", "yogi yogi", "pegleg pegleg"]
    assert game.retired == "wizard"


def plays_mob() -> None:
    """Two clans change kingdoms."""
    game = table(["mob yogi", "yogi", "yogi"], [{"highland": ["yogi yogi"]}, {"lowland": ["klaken klaken"]}])
    game.do("mob highland 1 lowland")
    assert (game.land(0, "highland"), game.land(0, "lowland")) == ([], ["klaken klaken"])
    assert (game.land(1, "highland"), game.land(1, "lowland")) == (["yogi yogi"], [])
    assert game.retired == "mob"


PLAYS: dict[str, Callable[[], None]] = {
    "ct": plays_ct,
    "spydra": plays_spydra,
    "minnowtaur": plays_minnowtaur,
    "hypnogriff": plays_hypnogriff,
    "elves": plays_elves,
    "wizard": plays_wizard,
    "mob": plays_mob,
}


@pytest.mark.parametrize("species", SPECIES)
def test_this_species_settles_at_home(species: str) -> None:
    plays_species(species)


@pytest.mark.parametrize("card", PLAYS)
def test_this_wild_or_hire_has_its_effect(card: str) -> None:
    PLAYS[card]()


def test_every_card_has_a_test() -> None:
    untested = sorted(set(KIND_IDS) - {*SPECIES, *PLAYS})
    assert untested == []


# -- the host's own values (14, valuesTable) -------------------------------------------------------------------------


def test_a_host_may_give_a_card_another_gem_and_another_land() -> None:
    game = table(["bragon bragon pigxie pigxie"], seats=3, valuesTable="bragon:25:lowland,pigxie:7")
    assert {option for option in game.options("settle") if "bragon" in option} == {"settle bragon bragon lowland paid"}
    game.do("settle bragon bragon lowland paid", "settle pigxie pigxie highland paid")
    assert game.magic(0) == 50 + 14


@pytest.mark.parametrize(
    "values", ["dragon:5", "bragon", "bragon:x", "bragon:5:maneland", "ct:5:highland", "bragon:1:2:3", "bragon:-5"]
)
def test_a_values_table_that_makes_no_sense_is_refused(values: str) -> None:
    with pytest.raises(BadSetup):
        set_up(GAME, 3, {"valuesTable": values})


def test_the_maneland_may_be_named_where_there_is_one() -> None:
    set_up(GAME, 2, {"valuesTable": "bragon:5:maneland"})
