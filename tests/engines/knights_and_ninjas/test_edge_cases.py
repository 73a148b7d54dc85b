"""Edge cases and contradictions of the reference (15, 16), by number; those with a chapter of their own are there."""

from .table import table


def test_1_stopping_is_legal_any_time_after_the_first_card() -> None:
    game = table(["ladder soldier"], walls={1: "castle"}).do("attack 1", "lay ladder", "endure")
    assert "stop" in game.options()
    assert game.do("stop").discard == "ladder"


def test_2_the_own_archer_is_gone_even_if_it_was_executed_or_sent_back() -> None:
    for answer, hand in (("executioner", ""), ("minstrel", "archer")):
        game = table(["", "", answer], walls={0: "archer", 2: "archer"}).do("attack 2", "sally", f"answer {answer}")
        assert (game.wall(0), game.hand(0)) == ("", hand)


def test_3_a_turned_blow_is_for_its_new_target_alone() -> None:
    game = table(["knight", "traitor soldier"]).do("attack 1", "lay knight", "answer traitor")
    assert game.asked == (0, "respond")
    game.do("endure")
    assert game.asked == (0, "highwayman")


def test_4_no_window_for_a_capture_of_nothing() -> None:
    game = table(["knight", "knight", "highwayman"]).do("attack 1", "lay knight", "answer knight")
    assert game.asked == (0, "blow")


def test_5_a_ladder_and_a_catapult_have_no_head() -> None:
    for card in ("ladder", "catapult"):
        game = table([card, "executioner"], walls={1: "castle"}).do("attack 1", f"lay {card}")
        assert game.options() == {"endure"}


def test_6_each_rival_with_a_castle_decides_alone() -> None:
    game = table(["monk", "king king", "queen soldier"], walls={1: "castle", 2: "castle"}).do(
        "monk monk", "pay king+king"
    )
    assert (game.asked, game.options()) == ((2, "monk_pay"), {"pay_gems", "pay soldier+queen"})


def test_7_half_of_one_card_is_nothing() -> None:
    assert table(["merchant", "king", "queen soldier"]).options("merchant") == {"merchant merchant 2"}


def test_8_a_second_castle_waits_until_the_first_is_gone() -> None:
    assert not table(["castle"], walls={0: "castle"}).options("fortify")
    assert table(["castle"]).options("fortify") == {"fortify castle"}


def test_9_a_minstrel_and_a_castle_go_up_together() -> None:
    assert table(["minstrel castle"]).do("fortify castle+minstrel").wall(0) == "castle minstrel"


def test_11_four_cards_and_twenty_kinds() -> None:
    assert len({card.rpartition("-")[0] for card in _base()}) == 20


def _base() -> list[str]:
    from engines.knights_and_ninjas.cards import CARD_IDS

    return [CARD_IDS[card] for card in table(["peasant"]).state.charter.cards]


def test_12_what_cannot_answer_a_ninja_a_dragon_or_an_archer() -> None:
    everything = "peasant soldier knight king queen princess traitor highwayman"
    assert table(["ninja", everything]).do("attack 1", "lay ninja").options() == {"endure"}
    assert table(["dragon", everything]).do("attack 1", "lay dragon").options() == {"endure", "answer princess"}
    assert table(["archer", everything], walls={1: "archer"}).do("attack 1", "lay archer").options() == {"endure"}


def test_13_nothing_but_answers_in_hand_and_one_card_must_go() -> None:
    assert table(["traitor highwayman"]).options() == {"pass traitor", "pass highwayman"}


def test_14_a_dragon_taken_by_a_princess_attacks_in_the_takers_own_turn() -> None:
    game = table(["dragon", "princess"]).do("attack 1", "lay dragon", "answer princess", "stop")
    assert game.asked == (1, "turn")
    assert "lay dragon" in game.do("attack 0").options()


def test_16_special_actions_open_no_window() -> None:
    game = table(["merchant", "executioner minstrel traitor"]).do("merchant merchant 1")
    assert game.asked == (1, "turn")


def test_16_the_heralds_own_hand_is_not_shown() -> None:
    game = table(["herald king", "peasant"]).do("herald herald", "show peasant")
    assert game.options() == {"take 1 peasant"}


def test_16_an_archer_goes_by_being_shot_by_a_ninja_or_by_attacking() -> None:
    shot = table(["archer"], walls={1: "archer"}).do("attack 1", "lay archer", "endure")
    ninja = table(["ninja"], walls={1: "archer"}).do("attack 1", "lay ninja", "endure")
    own = table([""], walls={0: "archer", 1: "archer"}).do("attack 1", "sally", "endure")
    assert (shot.wall(1), ninja.wall(1), own.wall(0)) == ("", "", "")
