import pytest

from engines.core.errors import BadSetup
from engines.core.game import NAMES, set_up
from engines.core.setup import SWITCH, Setting, Value, fill_options, mode_for, spelling
from tests.toy import PEEK

SETTINGS = (
    Setting("rounds", 2, (2, 4), "How many."),
    Setting("dares", True, SWITCH, "Whether."),
    Setting("ending", "bell", ("bell", "2"), "How it ends."),
    Setting("motto", "", (), "Over the door."),
)


def test_without_wishes_every_setting_has_its_default():
    assert fill_options(SETTINGS, {}) == {"rounds": 2, "dares": True, "ending": "bell", "motto": ""}


@pytest.mark.parametrize(
    ("name", "wish", "value"),
    [
        ("rounds", 4, 4),
        ("rounds", "4", 4),
        ("dares", False, False),
        ("dares", "false", False),
        ("ending", "2", "2"),
        ("motto", "4", "4"),
    ],
)
def test_a_wish_is_read_as_what_is_meant(name, wish, value):
    got = fill_options(SETTINGS, {name: wish})[name]
    assert got == value
    assert type(got) is type(value)


@pytest.mark.parametrize(
    ("name", "wish"),
    [
        *[("rounds", wish) for wish in (3, True, "04", 2.0, None, [2])],
        *[("dares", wish) for wish in (1, 0, "yes")],
        *[("ending", 2), ("motto", 4), ("motto", None)],
    ],
)
def test_a_value_that_is_no_choice_is_refused_and_the_setting_named(name, wish):
    with pytest.raises(BadSetup, match=f"^{name} .*not"):
        fill_options(SETTINGS, {name: wish})


def test_a_refusal_says_what_there_is():
    with pytest.raises(BadSetup, match="rounds can be 2, 4, not 3"):
        fill_options(SETTINGS, {"rounds": 3})
    with pytest.raises(BadSetup, match="no option 'laps'; there are mode, rounds, dares, ending, motto"):
        fill_options(SETTINGS, {"laps": 3})


def test_the_first_mode_that_fits_is_the_default():
    assert mode_for(PEEK.modes, 2) == "duel"
    assert mode_for(PEEK.modes, 3) == "crowd"
    assert mode_for(PEEK.modes, 2, "crowd") == "crowd"


@pytest.mark.parametrize(
    ("seats", "mode", "said"),
    [
        (1, None, "This game is for 2 to 3 players, not 1"),
        (4, None, "not 4"),
        (3, "duel", "duel is for 2 to 2 players, not 3"),
        (2, "war", "no mode 'war'; there are duel, crowd"),
    ],
)
def test_a_mode_or_a_number_of_seats_that_does_not_exist_is_refused(seats, mode, said):
    with pytest.raises(BadSetup, match=said):
        mode_for(PEEK.modes, seats, mode)


def test_a_setup_is_complete_and_can_be_written_down():
    setup = set_up(PEEK, 3, {"rounds": "4"}, seed=9)
    assert setup.header() == {
        "game": "peek",
        "seats": 3,
        "mode": "crowd",
        "options": {"rounds": 4, "dares": True, "motto": ""},
        "seed": 9,
        "names": list(NAMES[:3]),
    }


def test_the_wishes_of_the_host_are_not_changed():
    wishes: dict[str, Value] = {"mode": "crowd", "rounds": 4}
    assert set_up(PEEK, 2, wishes).mode == "crowd"
    assert wishes == {"mode": "crowd", "rounds": 4}


def test_the_game_itself_has_the_last_word():
    with pytest.raises(BadSetup, match="twenty letters"):
        set_up(PEEK, 2, {"motto": "x" * 21})


@pytest.mark.parametrize(("value", "typed"), [(True, "true"), (False, "false"), (0, "0"), ("Two", "Two")])
def test_values_are_spelled_as_they_are_typed(value, typed):
    assert spelling(value) == typed


def test_every_seat_needs_a_name():
    with pytest.raises(BadSetup, match="3 seats, but only 2 names"):
        set_up(PEEK, 3, names=("Ada", "Bea"))
