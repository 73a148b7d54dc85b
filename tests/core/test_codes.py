"""Codes of deals: every option of every game, typed by anybody."""

from contextlib import suppress
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines import GAMES
from engines.core.codes import SEEDS, SIGNS, BadCode, code_of, deal_of, spaced
from engines.core.errors import BadSetup
from engines.core.game import set_up
from engines.core.setup import Setup
from engines.kings_and_things.boards import BOARDS, spell

GAME_IDS = list(GAMES)


def round_trip(setup: Setup) -> str:
    code = code_of(GAMES[setup.game], setup, GAMES)
    assert tuple(deal_of(code, GAMES)) == (setup.game, setup.seats, setup.mode, setup.options, setup.seed)
    return code


def bare(code: str) -> str:
    return code.replace("-", "")


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_common_game_of_every_mode_and_number_of_seats_has_twelve_letters(game):
    for mode in GAMES[game].modes:
        for seats in mode.seats:
            for seed in (0, 7, SEEDS - 1):
                code = round_trip(set_up(GAMES[game], seats, {"mode": mode.id}, seed))
                assert [len(part) for part in code.split("-")] == [4, 4, 4]


def deals_with(game: str):
    """Every choice of every setting alone, where it can be set up."""
    rules = GAMES[game]
    for setting in rules.settings:
        for choice in setting.choices:
            for mode in rules.modes:
                yield setting.name, choice, mode


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_option_comes_back(game):
    coded = 0
    for name, choice, mode in deals_with(game):
        for seats in mode.seats:
            try:
                setup = set_up(GAMES[game], seats, {name: choice, "mode": mode.id}, 12345)
            except BadSetup:  # some choices are for other modes; what is left is counted below
                continue
            round_trip(setup)
            coded += 1
    assert coded > 3 * len(GAMES[game].settings)


TEXTS = [("cover_your_kingdom", "valuesTable", "bragon:20:lowland,pigxie:10")]


@pytest.mark.parametrize(("game", "name", "text"), TEXTS)
def test_a_text_makes_a_long_code_that_comes_back(game, name, text):
    code = round_trip(set_up(GAMES[game], 4, {name: text}, 99))
    assert len(code) > 40


def test_a_board_of_ones_own_comes_back():
    board = spell(next(iter(BOARDS.values())))
    round_trip(set_up(GAMES["kings_and_things"], 4, {"board": board}, 3))


def test_a_seed_that_is_too_large_to_count_is_written_out():
    round_trip(set_up(GAMES["my_realm"], 2, {}, 10**30))


@given(st.sampled_from(GAME_IDS), st.integers(0, SEEDS - 1), st.data())
def test_any_mixture_of_options_comes_back(game, seed, data):
    rules = GAMES[game]
    wishes = {
        setting.name: data.draw(st.sampled_from(setting.choices)) for setting in rules.settings if setting.choices
    }
    mode = data.draw(st.sampled_from(rules.modes))
    try:
        setup = set_up(rules, data.draw(st.sampled_from(mode.seats)), {**wishes, "mode": mode.id}, seed)
    except BadSetup:  # what cannot be set up needs no code
        return
    round_trip(setup)


def example() -> str:
    return bare(code_of(GAMES["my_realm"], set_up(GAMES["my_realm"], 2, {}, 2_026_111), GAMES))


def test_one_wrong_letter_is_always_noticed():
    code = example()
    for at, letter in enumerate(code):
        for other in SIGNS.replace(letter, ""):
            with pytest.raises(BadCode):
                deal_of(code[:at] + other + code[at + 1 :], GAMES)


def test_two_neighbours_that_changed_places_are_always_noticed():
    code = example()
    swapped = 0
    for at, (one, other) in enumerate(pairwise(code)):
        if one != other:
            swapped += 1
            with pytest.raises(BadCode, match="changed places"):
                deal_of(code[:at] + other + one + code[at + 2 :], GAMES)
    assert swapped > 5


@pytest.mark.parametrize("typed", [str.lower, spaced, " ".join, lambda code: f"  {code[:5]}_{code[5:]}\n"])
def test_a_code_may_be_typed_in_any_way(typed):
    assert deal_of(typed(example()), GAMES).seed == 2_026_111


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "A code has 12 letters or more, and this has 0."),
        ("2F4H", "and this has 4."),
        ("2F4H-OJ23-4567", "No code has the letter O."),
        ("2" * 5000, "and this has 5000."),
        ("ÄF4H-2J23-4567", "No code has the letter Ä."),
    ],
)
def test_what_is_no_code_is_told_in_one_sentence(text, said):
    with pytest.raises(BadCode) as refused:
        deal_of(text, GAMES)
    assert str(refused.value).endswith(said)


@given(st.text(alphabet=SIGNS, min_size=12, max_size=60))
def test_letters_at_random_are_a_deal_or_no_code(letters):
    with suppress(BadCode):  # and nothing else goes wrong
        assert deal_of(letters, GAMES).game in GAMES


def test_other_rules_of_a_game_are_told(monkeypatch):
    code = example()
    monkeypatch.setattr(GAMES["my_realm"], "rules_version", GAMES["my_realm"].rules_version + 1)
    with pytest.raises(BadCode, match="other rules of My Realm"):
        deal_of(code, GAMES)
