"""The set-up of a game: seats, rules, options, and what comes of them."""

from typing import Any

import pytest

from client.box import BOX
from client.games.opponents import LEVELS
from client.input.intents import DIRECTIONS, Intent, Kind
from client.match.draft import Draft
from client.match.ledger import LedgerLine
from client.match.seats import HUMAN, Seat
from client.render.pictures import missing
from client.scenes.dialog import Dialog
from client.scenes.setup.options import OptionsScene
from client.scenes.setup.scene import SetupScene
from client.scenes.setup.words import SHIELDS, words_for
from client.widgets.dropdown import Dropdown
from client.widgets.ui import nearest
from engines import GAMES
from engines.core.opponents import RANDOM
from engines.core.setup import LONGEST_NAME, Setting, Setup, Value, spelling
from tests.growing import GROWN

from .shell_kit import (
    TestStage,
    click,
    crowded,
    faults,
    focus,
    picture_faults,
    press,
    stage,
    widget,
    write,
)
from .sizes import every_size, every_window

COVER_YOUR_KINGDOM = GAMES["cover_your_kingdom"]
LONG = tuple(Seat(f"Wilhelmina Maximiliane {n}", HUMAN if n % 2 else "steward", n) for n in range(8))


def setting(name: str) -> Setting:
    return next(each for each in COVER_YOUR_KINGDOM.settings if each.name == name)


def setting_up(size: tuple[int, int] = (1920, 1080), **settings: Any) -> tuple[TestStage, Draft]:
    table = stage(size, **settings)
    scene = SetupScene(table, COVER_YOUR_KINGDOM.id)
    table.push(scene)
    return table, scene.draft


def begun(table: TestStage) -> tuple[Setup, tuple[Seat, ...]]:
    (setup, seats) = table.started[-1]
    return setup, seats


# -- what fits ---------------------------------------------------------------------------------------------------------


@every_window
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_everything_fits(size: tuple[int, int], text: int, seats: int) -> None:
    table, draft = setting_up(size, text_size=text, seats=LONG[:seats])
    assert len(draft.seats) == seats
    assert faults(table) + crowded(table) == []
    draft.wishes.update(constellations=True, lightSpeed=True, powers=1, contest="first2", openStacks=True)
    draft.rename(0, draft.seats[1].name)
    table.top.changed()
    assert faults(table) + crowded(table) == []


@every_window
def test_all_options_fit_wherever_one_scrolls(size: tuple[int, int], text: int) -> None:
    table, _ = setting_up(size, text_size=text)
    widget(table, "options").use()
    assert isinstance(table.top, OptionsScene)
    for name in ("option.constellations", "option.wizardVsGuard", "option.elvesOwnClan", "option.seed"):
        focus(table, name)
        table.handle(Intent(Kind.HURRY))
        assert faults(table) + crowded(table) == []


@every_size
def test_it_is_drawn_at_every_size(size: tuple[int, int]) -> None:
    table, _ = setting_up(size)
    assert picture_faults(table) == []
    assert not missing


# -- the draft ---------------------------------------------------------------------------------------------------------


def test_one_person_and_three_computers_sit_down_at_first() -> None:
    draft = Draft(COVER_YOUR_KINGDOM)
    assert [seat.is_human for seat in draft.seats] == [True, False, False, False]
    assert draft.problem() == ""


# -- a first game ------------------------------------------------------------------------------------------------------

ADA, BEA = Seat("Ada", HUMAN, 0), Seat("Bea", HUMAN, 1)
COMPUTERS = tuple(Seat(name, "normal", at) for at, name in enumerate(("Uno", "Due", "Tre"), 2))


def kings_and_things(finished: tuple[str, ...] = (), **settings: Any) -> Draft:
    """The draft of a game of Kings & Things where these people have finished one."""
    table = stage((1920, 1080), **settings)
    if finished:
        players = (HUMAN,) * len(finished)
        table.library.ledger.add(
            LedgerLine("digest", "kings_and_things", "standard", "code", finished, players, (0,), (1,) * len(finished))
        )
    scene = SetupScene(table, "kings_and_things")
    table.push(scene)
    return scene.draft


def levels(draft: Draft) -> list[str]:
    return [draft.computer(place).level for place, seat in enumerate(draft.seats) if not seat.is_human]


@pytest.mark.parametrize("seats", [(ADA,), (ADA, *COMPUTERS)], ids=["alone", "from a larger table"])
def test_who_never_finished_the_long_game_is_offered_a_small_one(seats: tuple[Seat, ...]) -> None:
    draft = kings_and_things(seats=seats)
    assert [seat.name for seat in draft.seats if seat.is_human] == ["Ada"]
    assert (len(draft.seats), draft.mode, levels(draft)) == (2, "beginners", ["easy"])
    assert draft.problem() == ""


def test_all_people_who_are_here_stay_for_the_first_game() -> None:
    three = (ADA, BEA, Seat("Cyd", HUMAN, 2), COMPUTERS[0])
    draft = kings_and_things(seats=three)
    assert [seat.name for seat in draft.seats] == ["Ada", "Bea", "Cyd"]
    assert draft.mode == "beginners"


def test_whoever_has_finished_one_is_offered_the_usual_game() -> None:
    draft = kings_and_things(("ADA",), seats=(ADA,))
    assert (len(draft.seats), draft.mode, set(levels(draft))) == (4, "standard", {draft.game.opponents.usual})
    others = kings_and_things(("Zoe",), seats=(ADA,))
    assert (len(others.seats), others.mode) == (2, "beginners")


def test_a_table_that_was_set_before_is_set_again_with_the_rules_for_a_first_game() -> None:
    draft = kings_and_things(seats=(ADA,), tables={"kings_and_things": (ADA, *COMPUTERS[:2])})
    assert (len(draft.seats), draft.mode, levels(draft)) == (3, "beginners", ["normal", "normal"])


def test_what_is_offered_first_is_no_more_than_an_offer() -> None:
    draft = kings_and_things(seats=(ADA,))
    draft.choose_mode("standard")
    draft.add()
    assert (len(draft.seats), draft.mode) == (3, "standard")


@pytest.mark.thorough
def test_who_sat_here_last_sits_here_again() -> None:
    table, _ = setting_up()
    focus(table, "seat0.name")
    for _ in range(30):
        press(table, Kind.ERASE)
    write(table, "Ilse")
    click(table, "start")
    again, _ = setting_up(seats=table.settings.seats)
    assert widget(again, "seat0.name").text == "Ilse"


def test_a_game_for_two_sends_nobody_away_for_good() -> None:
    four = tuple(Seat(name, HUMAN, badge) for badge, name in enumerate(("Anna", "Ben", "Cleo", "Dora")))
    table = stage(seats=four)
    table.push(SetupScene(table, "my_realm"))
    press(table, Kind.ACTIVATE)
    assert len(begun(table)[1]) == 2
    assert [seat.name for seat in table.settings.seats] == ["Anna", "Ben", "Cleo", "Dora"]
    again, draft = setting_up(seats=table.settings.seats)
    click(again, "seat3.remove")
    click(again, "start")
    assert [seat.name for seat in again.settings.seats] == ["Anna", "Ben", "Cleo"], "whoever was taken away stays away"
    assert len(draft.seats) == 3


def test_strange_seats_of_the_settings_are_put_right() -> None:
    draft = Draft(COVER_YOUR_KINGDOM, (Seat("A", "nobody", 3), Seat("B" * 99, HUMAN, 3)))
    assert [seat.player for seat in draft.seats] == ["normal", HUMAN]
    assert draft.seats[0].badge != draft.seats[1].badge
    assert len(draft.seats[1].name) == LONGEST_NAME
    assert len(Draft(COVER_YOUR_KINGDOM, (Seat("A"),)).seats) == 4, "one alone is no table"


def test_shields_are_never_shared() -> None:
    draft = Draft(COVER_YOUR_KINGDOM)
    for place in (0, 1, 2, 3, 0, 0, 1):
        draft.turn_badge(place)
        badges = [seat.badge for seat in draft.seats]
        assert len(set(badges)) == len(badges)


def test_an_empty_name_becomes_one() -> None:
    draft = Draft(COVER_YOUR_KINGDOM)
    draft.rename(0, "   ")
    draft.rename(1, "")
    _, seats = draft.begin(1)
    assert len({seat.name for seat in seats}) == 4
    assert all(seat.name for seat in seats)


def test_two_of_one_name_are_refused() -> None:
    draft = Draft(COVER_YOUR_KINGDOM)
    draft.rename(1, f" {draft.seats[0].name}  ")
    assert draft.seats[0].name in draft.problem()


def test_the_mode_follows_the_seats_and_comes_back() -> None:
    draft = Draft(COVER_YOUR_KINGDOM)
    draft.mode_wish = "quick"
    assert draft.mode == "quick"
    draft.remove(3)
    draft.remove(2)
    assert draft.mode == "two"
    draft.add()
    assert draft.mode == "standard"
    draft.add()
    assert draft.mode == "quick"


def test_add_ons_stay_away_from_the_quick_game_and_come_back() -> None:
    draft = Draft(COVER_YOUR_KINGDOM)
    draft.wish(setting("constellations"), True)
    draft.mode_wish = "quick"
    assert draft.value(setting("constellations")) is False
    assert "Quick" in draft.refusal(setting("constellations"), True)
    assert draft.problem() == ""
    draft.mode_wish = "standard"
    assert draft.value(setting("constellations")) is True


def test_what_rests_on_an_option_gives_way_to_it() -> None:
    draft = Draft(COVER_YOUR_KINGDOM)
    assert draft.refusal(setting("lightSpeed"), True)
    draft.wish(setting("constellations"), True)
    draft.wish(setting("lightSpeed"), True)
    assert draft.options() == {"mode": "standard", "constellations": True, "lightSpeed": True}
    assert draft.refusal(setting("constellations"), False) == ""
    draft.wish(setting("constellations"), False)
    assert draft.options() == {"mode": "standard"}


def test_a_seed_is_a_number_and_gives_the_same_game() -> None:
    draft = Draft(COVER_YOUR_KINGDOM)
    draft.seed = "12x"
    assert "seed" in draft.problem()
    draft.seed = "12"
    draft.shuffled = True
    assert draft.begin(1) == draft.begin(2)
    assert draft.begin(1)[0].seed == 12


def test_whoever_begins_does_so_wherever_they_come_to_sit() -> None:
    draft = Draft(COVER_YOUR_KINGDOM)
    draft.wish(setting("firstRuler"), "2")
    draft.shuffled = True
    for chance in range(20):
        setup, seats = draft.begin(chance)
        assert seats[int(setup.options["firstRuler"]) - 1].name == draft.seats[1].name


# -- the screen --------------------------------------------------------------------------------------------------------


def test_enter_starts_with_what_is_shown() -> None:
    table, draft = setting_up()
    press(table, Kind.ACTIVATE)
    setup, seats = begun(table)
    assert (setup.game, setup.seats, setup.mode) == (COVER_YOUR_KINGDOM.id, 4, "standard")
    assert seats == tuple(draft.seats)
    assert table.settings.seats == seats


@pytest.mark.thorough
def test_a_seat_is_added_renamed_and_taken_away() -> None:
    table, draft = setting_up()
    click(table, "seat4.add")
    click(table, "seat4.name")
    assert len(draft.seats) == 5
    for _ in range(30):
        press(table, Kind.ERASE)
    write(table, "Ole Lukøje and a long tail that is cut")
    assert draft.seats[4].name == "Ole Lukøje and a long ta"
    click(table, "seat0.remove")
    assert len(draft.seats) == 4
    assert draft.seats[3].name.startswith("Ole")


def test_letters_in_a_name_are_no_shortcuts() -> None:
    table, _ = setting_up()
    focus(table, "seat0.name")
    write(table, "Ooo")
    assert isinstance(table.top, SetupScene)


def test_two_seats_are_the_least_and_eight_the_most() -> None:
    table, draft = setting_up()
    click(table, "seat3.remove")
    click(table, "seat2.remove")
    assert table.top.ui.get("seat0.remove") is None
    for place in range(2, 8):
        focus(table, f"seat{place}.add")  # many seats scroll
        press(table, Kind.ACTIVATE)
    assert len(draft.seats) == 8
    assert not any(each.id.endswith(".add") for each in table.top.ui.widgets)


def test_a_person_becomes_a_computer_and_its_level_is_chosen() -> None:
    table, draft = setting_up()
    focus(table, "seat0.player")
    press(table, Kind.RIGHT)
    assert not draft.seats[0].is_human
    first = draft.seats[0].player
    focus(table, "seat0.level")
    press(table, Kind.LEFT)
    assert draft.seats[0].player != first
    press(table, Kind.RIGHT)
    assert draft.seats[0].player == first
    focus(table, "seat0.player")
    press(table, Kind.LEFT)
    assert draft.seats[0].is_human


def test_a_shield_is_changed_by_a_click() -> None:
    table, draft = setting_up()
    click(table, "seat0.badge")
    assert draft.seats[0].badge == 4


def test_modes_that_do_not_fit_say_why_and_cannot_be_chosen() -> None:
    table, draft = setting_up()
    two = widget(table, "mode.two")
    assert two.reason == "For exactly 2 Rulers; you have 4."
    click(table, "mode.two")
    assert draft.mode == "standard"
    click(table, "mode.quick")
    assert draft.mode == "quick"


def test_add_ons_are_switched_and_shut_ones_are_not() -> None:
    table, draft = setting_up()
    click(table, "add.lightSpeed")
    assert draft.options() == {"mode": "standard"}
    click(table, "add.constellations")
    click(table, "add.lightSpeed")
    assert draft.options()["lightSpeed"] is True
    focus(table, "add.powers")
    press(table, Kind.RIGHT)
    assert draft.options()["powers"] == 1
    press(table, Kind.RIGHT)  # two each are for two or three Rulers
    assert draft.value(setting("powers")) == 0


def test_who_begins_is_stepped_through_or_picked_from_a_list() -> None:
    table, draft = setting_up()
    focus(table, "first")
    press(table, Kind.RIGHT, Kind.RIGHT)
    assert draft.options()["firstRuler"] == "2"
    press(table, Kind.ACTIVATE)
    assert isinstance(table.top, Dialog)
    assert faults(table) + crowded(table) == []
    click(table, "answer1")
    assert draft.options()["firstRuler"] == "1"


def test_the_list_of_eight_fits_into_the_smallest_window() -> None:
    table, _ = setting_up((1024, 640), text_size=150, seats=LONG)
    widget(table, "first").use()
    assert faults(table) + crowded(table) == []


def test_seats_are_shuffled_when_wished() -> None:
    table, draft = setting_up()
    focus(table, "order")
    press(table, Kind.RIGHT)
    assert draft.shuffled


def test_a_game_that_cannot_begin_does_not() -> None:
    table, draft = setting_up()
    draft.rename(0, draft.seats[1].name)
    table.top.changed()
    press(table, Kind.ACTIVATE)
    click(table, "start")
    assert not widget(table, "start").enabled
    assert table.started == []


def test_enter_in_a_name_goes_to_start() -> None:
    table, _ = setting_up()
    focus(table, "seat0.name")
    press(table, Kind.ACTIVATE)
    assert table.top.ui.focus == "start"
    assert table.started == []


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_the_keyboard_reaches_everything(size: tuple[int, int]) -> None:
    table, _ = setting_up(size, seats=LONG)
    reached, todo = set(), [widget(table, "start")]
    everything = [each for each in table.top.ui.widgets if each.focusable]
    while todo:
        here = todo.pop()
        if here.id in reached:
            continue
        reached.add(here.id)
        ways = [step for step in DIRECTIONS.values() if step[1] or not isinstance(here, Dropdown)]
        todo += [there for step in ways if (there := nearest(here, everything, *step))]
    assert reached == {each.id for each in everything}


@pytest.mark.parametrize("text", [100, 150])
def test_what_has_the_focus_is_in_sight(text: int) -> None:
    table, _ = setting_up((1024, 640), text_size=text, seats=LONG)
    table.top.ready()
    for name in [each.id for each in table.top.ui.widgets if each.focusable]:
        focus(table, name)
        table.handle(Intent(Kind.HURRY))
        here = widget(table, name)
        assert here.seen().h >= here.box.h - 1, name


# -- all options -------------------------------------------------------------------------------------------------------


def test_every_option_of_the_game_is_there() -> None:
    table, _ = setting_up()
    press(table, "o")
    names = {each.id for each in table.top.ui.widgets}
    assert {f"option.{each.name}" for each in COVER_YOUR_KINGDOM.settings} | {"option.seed"} <= names


def test_options_are_changed_and_restored() -> None:
    table, draft = setting_up()
    press(table, "o")
    for name in ("openHistory", "wizardVsGuard", "stalemateRounds", "contest", "firstRuler"):
        focus(table, f"option.{name}")
        press(table, Kind.ACTIVATE)
        assert draft.value(setting(name)) != setting(name).default
    focus(table, "option.seed")
    write(table, "77")
    assert draft.seed == "77"
    click(table, "usual")
    assert (draft.wishes, draft.seed) == ({}, "")
    press(table, Kind.BACK)
    assert isinstance(table.top, SetupScene)


def test_a_wrong_table_of_values_stops_the_start_with_its_reason() -> None:
    table, draft = setting_up()
    press(table, "o")
    focus(table, "option.valuesTable")
    write(table, "dragon:20")
    assert draft.problem()
    assert faults(table) == []
    press(table, Kind.BACK)
    assert not widget(table, "start").enabled


# -- words -------------------------------------------------------------------------------------------------------------


def test_every_mode_option_value_and_bot_of_every_game_has_its_words() -> None:
    for game in (BOX[id_] for id_ in GROWN):
        words = words_for(game.id)
        assert set(words.modes) == {mode.id for mode in game.modes}
        assert set(words.settings) == {each.name for each in game.settings}
        assert set(words.featured) <= set(words.settings)
        assert {RANDOM, *game.opponents} <= set(LEVELS)
        for each in game.settings:
            values: set[str] = {spelling(value) for value in each.choices if isinstance(value, Value)}
            assert set(words.settings[each.name].values) <= values
    assert len(SHIELDS) == 8


def test_a_game_without_words_can_be_set_up_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("client.scenes.setup.scene.words_for", lambda game: words_for("another"))
    table, _ = setting_up()
    assert faults(table) + crowded(table) == []
    press(table, Kind.ACTIVATE)
    assert len(table.started) == 1
