"""The game of two Rulers and the Drafty Inn, reference 10."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from engines.core.game import set_up
from engines.core.types import Story
from engines.cover_your_kingdom.cards import KIND, KIND_IDS, SPYDRA
from engines.cover_your_kingdom.game import GAME
from engines.cover_your_kingdom.rules import deal
from tests.engines.cover_your_kingdom.printed import DECK_TWO, PRINTED, SPECIES
from tests.engines.cover_your_kingdom.table import Table, table
from tests.engines.position import replace_rule

INN = ("bragon", "bragon", "spydra", "spydra")
KLAKENS, BRAGONS = {"lowland": ["klaken klaken"]}, {"highland": ["bragon bragon"]}


def two(hands: Sequence[str], kingdoms: Sequence[Any] = (), inn: Sequence[str] = INN, **more: Any) -> Table:
    return table(hands, kingdoms, inn=inn, **{"deck": "", **more})


def fresh(seed: int, **options: Any) -> tuple[Any, Story]:
    story = Story()
    return GAME.new(set_up(GAME, 2, options, seed), story), story


def shown(game: Table) -> list[str]:
    """The open card of each pile, "" where a pile has none."""
    return [
        KIND_IDS[KIND[pile[-1]]] if pile and game.state.inn_open >> at & 1 else ""
        for at, pile in enumerate(game.state.inn)
    ]


def reveals(hire: str, hand: str = "bragon yogi", rival: str = "yogi", kingdoms: Sequence[Any] = ()) -> Table:
    """The actor has just claimed a Bragon, unopposed, and this hire came to light under it."""
    return two([hand, rival], kingdoms, [f"leprecon {hire} bragon"]).do("claim bragon 0", "concede")


# -- setup (10.1)


def test_the_deck_of_two_rulers_lacks_two_of_each_species_two_terriers_a_spydra_and_the_minnowtaurs() -> None:
    state, _ = fresh(0)
    copies = Counter(KIND_IDS[KIND[card]] for card in state.charter.cards)
    assert sum(copies.values()) == DECK_TWO
    lacks = {row.id: row.copies - copies[row.id] for row in PRINTED if row.copies > copies[row.id]}
    assert lacks == {**dict.fromkeys(SPECIES, 2), "ct": 2, "spydra": 1, "minnowtaur": 2}


def test_six_piles_of_seven_are_dealt_and_the_rest_is_the_deck() -> None:
    state, _ = fresh(1)
    assert [len(hand) for hand in state.hands] == [7, 7]
    assert [len(pile) for pile in state.inn] == [7, 7, 7, 7]
    assert (len(state.deck), state.discard, state.retired, GAME.broken(state)) == (DECK_TWO - 6 * 7, [], [], [])


def test_at_setup_a_hire_that_shows_is_shuffled_back_into_its_pile() -> None:
    reshuffled = 0
    for seed in range(40):
        state, story = fresh(seed)
        assert all(KIND[pile[-1]] <= SPYDRA for pile in state.inn)
        assert state.inn_open == 0b1111
        reshuffled += sum(event.kind == "inn_reshuffled" for event in story)
        assert not [event for event in story if event.kind == "inn_hired"]
    assert reshuffled > 0


def test_a_pile_of_seven_hires_makes_everything_be_dealt_again(monkeypatch: pytest.MonkeyPatch) -> None:
    honest, deals = deal._shuffled, []

    def unlucky(state: Any) -> list[int]:
        cards = honest(state)
        deals.append(cards)
        if len(deals) == 1:
            cards.sort(key=lambda card: KIND[card] <= SPYDRA)  # the hires first ...
            hires, others = cards[:8], cards[8:]
            cards[:] = [*others[:-14], hires.pop(), *hires, *others[-14:]]  # ... then seven of them in the first pile
        return cards

    replace_rule(monkeypatch, GAME, deal, "_shuffled", unlucky)
    state, _ = fresh(2)
    assert len(deals) == 2
    assert GAME.broken(state) == []


def test_the_hand_is_refilled_to_seven_or_by_agreement_to_six() -> None:
    for size in (7, 6):
        game = two(["yogi leprecon", ""], deck=None, twoPlayerHand=size).do("discard yogi", "end")
        assert [len(hand) for hand in game.state.hands] == [size, size]
        assert [len(hand) for hand in fresh(3, twoPlayerHand=size)[0].hands] == [7, 7]


# -- lands (10.2)


def test_horses_live_only_in_the_maneland_pigxies_anywhere_and_the_others_as_ever() -> None:
    where = {name: ["maneland"] for name in ("pegleg", "hentaur", "unique")}
    where |= {name: ["highland"] for name in ("yogi", "sighclops", "bragon")}
    where |= {name: ["lowland"] for name in ("leprecon", "vulcent", "klaken")}
    where["pigxie"] = ["highland", "lowland", "maneland"]
    for name, lands in where.items():
        expected = {f"settle {name} {name} {land} paid" for land in lands}
        assert two([f"{name} {name}", ""]).options("settle") == expected


def test_only_pigxies_may_move_when_a_card_is_added() -> None:
    game = two(["pigxie hentaur", ""], [{"lowland": ["pigxie pigxie"], "maneland": ["hentaur hentaur"]}])
    lands = ("highland", "lowland", "maneland")
    assert game.options("add") == {"add hentaur maneland maneland"} | {f"add pigxie lowland {land}" for land in lands}
    game.do("add pigxie lowland maneland")
    assert game.land(0, "maneland") == ["hentaur hentaur", "pigxie pigxie pigxie"]


def test_all_three_lands_together_make_one_kingdom() -> None:
    rival = {"highland": ["bragon bragon"], "maneland": ["unique unique"]}
    game = two(["ct", "yogi"], [KLAKENS, rival])
    assert game.options("recruit") == {"recruit ct 1 highland", "recruit ct 1 maneland"}


# -- claims (10.2)


def claimable(hand: str, inn: Sequence[str] = INN) -> set[str]:
    return {option.split()[-1] for option in two([hand, ""], inn=inn).options("claim")}


SUBSETS = {"+".join(str(pile) for pile in range(4) if bits >> pile & 1): bits for bits in range(1, 16)}


def test_a_matching_card_claims_any_of_its_kind_and_any_wilds() -> None:
    assert claimable("bragon") == set(SUBSETS)


def test_a_wild_claims_only_with_a_species_among_the_claimed() -> None:
    assert claimable("ct") == claimable("spydra") == {piles for piles, bits in SUBSETS.items() if bits & 0b0011}


def test_another_species_claims_only_wilds() -> None:
    assert claimable("klaken") == {"2", "3", "2+3"}


def test_two_species_never_form_one_clan_and_hires_claim_nothing() -> None:
    assert claimable("ct", ["bragon", "klaken", "ct", ""]) == {"0", "1", "0+2", "1+2"}
    assert claimable("wizard hypnogriff elves mob") == set()


def test_a_claim_needs_no_clan_costs_one_action_and_makes_one_clan() -> None:
    game = two(["bragon yogi", "yogi"], inn=["bragon", "bragon", "spydra", "ct"]).do("claim bragon 0+1+2", "concede")
    assert game.land(0, "highland") == ["spydra bragon bragon bragon"]
    assert (game.state.actions, game.asked, shown(game)) == (1, (0, "act"), ["", "", "", "ct"])


def test_pigxies_from_the_inn_go_where_the_winner_says() -> None:
    game = two(["pigxie yogi", "ct yogi"], inn=["pigxie"]).do("claim pigxie 0", "answer ct", "concede")
    assert game.asked == (1, "land")
    assert game.options() == {"place highland", "place lowland", "place maneland"}
    assert game.do("place maneland").land(1, "maneland") == ["ct pigxie pigxie"]


def test_the_rival_answers_first_and_needs_no_clan_of_its_own() -> None:
    game = two(["bragon klaken", "bragon ct spydra klaken"]).do("claim bragon 0")
    assert game.asked == (1, "inn_contest")
    assert game.options() == {"concede", "answer bragon", "answer ct", "answer spydra"}


def test_claimed_spydras_have_no_weight_but_one_that_opens_is_heavy_unless_agreed() -> None:
    assert two(["bragon", "bragon ct"]).do("claim bragon 2+3").options() == {"concede", "answer bragon", "answer ct"}
    heavy = two(["spydra", "bragon ct"], inn=INN[:2]).do("claim spydra 0")
    assert heavy.options() == {"concede", "answer bragon+ct"}
    light = two(["spydra", "bragon ct"], inn=INN[:2], innOpeningSpydra="one").do("claim spydra 0")
    assert light.options() == {"concede", "answer bragon", "answer ct"}


def test_a_spydra_that_answers_a_claim_is_heavy_in_both_readings() -> None:
    for reading in ("two", "one"):
        game = two(["bragon bragon ct", "spydra"], inn=["bragon"], innOpeningSpydra=reading).do("claim bragon 0")
        assert game.do("answer spydra").options() == {"concede", "answer bragon+ct"}


def test_the_winner_takes_everything_played_and_claimed_and_the_actor_may_not_go_after_it() -> None:
    rival = {"highland": ["yogi yogi"]}
    game = two(["bragon ct elves mob wizard", "ct"], [KLAKENS, rival], inn=[f"leprecon {card}" for card in INN])
    game.do("claim bragon 0+1+2+3", "answer ct", "concede")
    old, new = game.land(1, "highland")
    assert (old, sorted(new.split()[:3]), new.split()[3:]) == ("yogi yogi", ["ct", "spydra", "spydra"], ["bragon"] * 3)
    assert game.magic(1) == 10 + 3 * 15 + 2 * 40 + 20
    assert game.state.actions == 1
    assert shown(game) == ["leprecon"] * 4
    assert game.options("recruit", "elves", "mob") == set()
    assert game.options("wizard") == {"wizard wizard 1 highland swap"}


def test_cards_newly_shown_are_free_for_a_second_claim_even_of_the_species_just_lost() -> None:
    game = two(["bragon bragon", "ct"], inn=["bragon bragon"]).do("claim bragon 0", "answer ct", "concede")
    assert "claim bragon 0" in game.options()


# -- refilling the inn (10.2)


def test_the_inn_is_refilled_pile_by_pile_in_board_order_before_anything_else() -> None:
    game = two(["bragon yogi", ""], inn=["vulcent bragon", "bragon", "yogi elves spydra", "klaken"])
    game.do("claim bragon 0+1+2", "concede")
    told = [(event.kind, event.args[0]) for event in game.story if event.kind.startswith("inn_")]
    assert told == [("inn_shown", 0), ("inn_hired", 2), ("inn_shown", 2)]
    assert shown(game) == ["vulcent", "", "yogi", "klaken"]


def test_a_revealed_hire_acts_at_once_is_retired_and_its_pile_flips_again_before_the_next() -> None:
    inn = ["yogi wizard bragon", "vulcent bragon"]
    game = two(["bragon yogi", "yogi"], [{}, {"lowland": ["klaken klaken", "vulcent vulcent"]}], inn)
    retired = game.retired.count("wizard")
    game.do("claim bragon 0+1", "concede")
    assert (game.asked, shown(game)[:2]) == ((0, "inn_hire"), ["", ""])
    assert game.retired.count("wizard") == retired + 1
    game.do("move_clan lowland swap")
    assert [said.rsplit("-", 1)[0] for said in game.told("inn_shown")] == ["inn_shown 0 yogi", "inn_shown 1 vulcent"]
    assert (game.asked, game.state.actions) == ((0, "act"), 1)


def test_an_empty_pile_stays_empty_and_the_others_can_still_be_claimed() -> None:
    game = two(["bragon bragon yogi", ""], inn=["bragon", "bragon"]).do("claim bragon 0", "concede")
    assert game.options("claim") == {"claim bragon 1"}


# -- hires in the inn (10.2)


def test_an_inn_hypnogriff_lets_each_take_two_cards_of_the_hand_the_other_had_and_keep_them() -> None:
    game = reveals("hypnogriff", "bragon yogi yogi yogi", "klaken klaken klaken klaken")
    assert (game.hand(0), game.hand(1)) == ("yogi klaken klaken", "yogi yogi klaken klaken")
    assert game.asked == (0, "act")


def test_an_inn_hypnogriff_takes_all_where_there_are_fewer_than_two() -> None:
    assert reveals("hypnogriff", "bragon yogi yogi yogi", "klaken").hand(1) == "yogi yogi"
    game = reveals("hypnogriff", "bragon", "klaken klaken klaken")
    assert (game.hand(0), game.hand(1)) == ("klaken klaken", "klaken")


def test_a_hand_above_its_size_draws_nothing_and_throws_nothing_away() -> None:
    game = two(["yogi", " ".join(["klaken"] * 7)], deck=" ".join(["vulcent"] * 9), twoPlayerHand=6)
    game.do("discard yogi", "end")
    assert [len(hand) for hand in game.state.hands] == [6, 7]


def test_inn_mobgoblins_take_a_top_clan_from_each_even_an_only_one_by_sealed_choice() -> None:
    game = reveals("mob", kingdoms=[KLAKENS, {"maneland": ["unique unique"], "lowland": ["vulcent vulcent"]}])
    assert game.asked == (0, "inn_hire")
    assert game.options() == {"take_clan lowland", "take_clan maneland"}
    game.do("take_clan maneland")
    assert game.land(1, "maneland") == ["unique unique"]  # nothing happens before both have chosen
    assert game.asked == (1, "inn_hire")
    assert game.options() == {"take_clan highland", "take_clan lowland"}
    game.do("take_clan lowland")
    assert game.land(0, "maneland") == ["unique unique"]
    assert game.land(1, "lowland") == ["vulcent vulcent", "klaken klaken"]
    assert (game.asked, game.state.actions) == ((0, "act"), 1)


def test_the_taker_of_pigxies_picks_their_land() -> None:
    game = reveals("mob", kingdoms=[{}, {"lowland": ["pigxie pigxie"]}]).do("take_clan lowland", "take_clan highland")
    assert (game.asked, len(game.options("place"))) == ((0, "land"), 3)
    assert game.do("place maneland").land(0, "maneland") == ["pigxie pigxie"]


def test_both_halves_apply_to_the_table_before_the_reveal() -> None:
    buried = {"highland": ["yogi yogi", "sighclops sighclops"]}
    game = reveals("mob", kingdoms=[{}, buried]).do("take_clan highland", "take_clan highland")
    assert game.land(0, "highland") == ["sighclops sighclops"]  # not the Bragons the rival has just been given
    assert game.land(1, "highland") == ["yogi yogi", "bragon bragon"]


def test_an_inn_wiizzaard_moves_a_clan_within_a_stack_of_the_other() -> None:
    mine, theirs = {"highland": ["yogi yogi"]}, {"lowland": ["klaken klaken", "vulcent vulcent", "leprecon leprecon"]}
    game = reveals("wizard", kingdoms=[mine, theirs])
    assert game.options() == {"move_clan lowland from_top", "move_clan lowland from_bottom"}
    game.do("move_clan lowland from_bottom")
    assert game.options() == {"move_clan highland swap"}
    game.do("move_clan highland swap")
    assert game.land(1, "lowland") == ["vulcent vulcent", "leprecon leprecon", "klaken klaken"]
    assert game.land(0, "highland") == ["bragon bragon", "yogi yogi"]


def test_inn_elves_disperse_a_top_clan_of_each_without_defence_and_spare_an_only_clan() -> None:
    theirs = {"lowland": ["klaken klaken", "vulcent vulcent"]}
    game = reveals("elves", rival="spydra spydra", kingdoms=[{}, theirs])
    game.do("disperse_clan lowland")
    assert game.land(1, "lowland") == ["klaken klaken"]
    assert game.land(0, "highland") == ["bragon bragon"]  # the actor's only clan
    assert (game.asked, game.discard) == ((0, "act"), "")
    both = reveals("elves", kingdoms=[KLAKENS, theirs]).do("disperse_clan lowland")
    assert both.options() == {"disperse_clan highland", "disperse_clan lowland"}
    assert both.do("disperse_clan highland").land(0, "highland") == []


def test_whoever_has_no_legal_choice_skips_the_half() -> None:
    assert reveals("mob").do("take_clan highland").land(1, "highland") == ["bragon bragon"]
    assert reveals("elves").asked == (0, "act")
    assert reveals("wizard").asked == (0, "act")


def test_the_actors_half_leaves_a_clan_alone_that_held_out_this_turn_and_the_rivals_does_not_care() -> None:
    theirs = {"lowland": ["klaken klaken"], "maneland": ["unique unique"]}
    for hire, verb in (("mob", "take_clan"), ("elves", "disperse_clan")):
        game = two(["klaken bragon", "ct"], [KLAKENS, theirs], [f"leprecon {hire} bragon"])
        game.do("recruit klaken 1 lowland", "answer ct", "concede", "claim bragon 0", "concede")
        assert (game.asked, game.options()) == ((0, "inn_hire"), {f"{verb} maneland"})
        assert game.do(f"{verb} maneland").options() == {f"{verb} highland", f"{verb} lowland"}


def test_an_inn_claim_lost_is_out_of_reach_of_the_hire_it_uncovers() -> None:
    game = two(["bragon yogi", "ct"], [KLAKENS, {}], ["leprecon mob bragon"])
    game.do("claim bragon 0", "answer ct", "concede")
    assert (game.asked, game.options()) == ((1, "inn_hire"), {"take_clan lowland"})


# -- the end (10.2)


def test_inn_cards_left_over_count_for_nobody() -> None:
    game = two(["yogi", ""], [KLAKENS, BRAGONS], INN).do("discard yogi")
    assert game.outcome.scores == (30, 30)
    assert shown(game) == list(INN)
