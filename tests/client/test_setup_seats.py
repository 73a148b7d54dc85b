"""The seats of the set-up: who starts by which key, who is remembered, lists, names and shields."""

import pytest

from client.input.intents import Kind
from client.match.draft import NAMES, Draft
from client.match.seats import HUMAN, Seat
from client.scenes.setup.scene import SetupScene
from engines import GAMES
from engines.core.setup import LONGEST_NAME

from .scene_kit import wheel
from .shell_kit import click, crowded, faults, focus, press, stage, widget, write
from .sizes import every_window
from .test_setup import COVER_YOUR_KINGDOM, setting_up


def test_e_starts_too_and_enter_presses_what_has_the_ring() -> None:
    table, _ = setting_up()
    assert widget(table, "start").key == "e"
    press(table, "e")
    assert len(table.started) == 1
    table, draft = setting_up()
    focus(table, "seat4.add")
    press(table, Kind.ACTIVATE)
    assert (len(draft.seats), table.started) == (5, [])
    table, draft = setting_up()
    click(table, "seat4.add")  # by the mouse: nothing has a ring, and Enter means the main button
    press(table, Kind.ACTIVATE)
    assert (len(draft.seats), len(table.started)) == (5, 1)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_only_gave_a_name_finds_as_many_as_usually_play(game: str) -> None:
    named = Draft(GAMES[game], [Seat("Ilse", HUMAN, 2)])
    assert len(named.seats) == len(Draft(GAMES[game]).seats)
    assert [(seat.name, seat.badge) for seat in named.seats if seat.is_human] == [("Ilse", 2)]


def test_every_game_remembers_its_own_seats_and_esc_keeps_them() -> None:
    table, draft = setting_up()
    draft.rename(0, "Ilse")
    click(table, "seat3.remove")
    press(table, Kind.BACK)
    assert not table.scenes
    table.push(scene := SetupScene(table, COVER_YOUR_KINGDOM.id))
    assert scene.draft.seats[0].name == "Ilse"
    assert len(scene.draft.seats) == 3
    table.push(other := SetupScene(table, "my_realm"))
    assert other.draft.seats[0].name != "Ilse"
    other.draft.rename(0, "Otto")
    table.top.ready()
    press(table, "e")
    table.push(again := SetupScene(table, COVER_YOUR_KINGDOM.id))
    assert [seat.name for seat in again.draft.seats] == [seat.name for seat in scene.draft.seats]
    table.push(third := SetupScene(table, "knights_and_ninjas"))
    # who sat down last, at a game that nobody has set up yet; the person sat second there, which means nothing here
    assert [seat.is_human for seat in other.draft.seats] == [False, True]
    assert [seat.is_human for seat in third.draft.seats] == [True, False]
    assert [seat.name for seat in third.draft.seats[:2]] == [other.draft.seats[1].name, "Otto"]


@pytest.mark.parametrize("game", GAMES)
@every_window
def test_the_picker_opens_and_says_what_each_is_like(size: tuple[int, int], text: int, game: str) -> None:
    table = stage(size, text_size=text)
    table.push(scene := SetupScene(table, game))
    table.top.ready()
    place = next(place for place, seat in enumerate(scene.draft.seats) if not seat.is_human)
    before, opponents = scene.draft.seats[place].player, scene.game.opponents
    widget(table, f"seat{place}.who").use()
    scene.changed()
    scene.ready()
    assert scene.draft.seats[place].player == before  # nothing is chosen by opening it
    for card in (*opponents.characters, *opponents.styles, *opponents.levels):
        kind = "who" if card in opponents.characters else "style" if card in opponents.styles else "level"
        assert widget(table, f"{kind}.{card.id}").sentence == card.sentence
    assert faults(table) + crowded(table) == []
    for level in scene.draft.levels:
        focus(table, f"level.{level}")
        press(table, Kind.ACTIVATE)
        assert scene.draft.computer(place).level == level
    press(table, Kind.BACK)
    assert table.top is scene
    assert scene.picker.place is None
    assert scene.ui.focus == f"seat{place}.who"


def test_the_wheel_reaches_the_last_level_whoever_sits_there() -> None:
    """What is chosen has the focus and lies above: by the mouse it may scroll out of sight."""
    table = stage((1280, 700))
    table.push(scene := SetupScene(table, "kings_and_things"))
    table.top.ready()
    click(table, "seat1.who")
    scene.ready()
    rows = scene.picker.rows
    for _ in range(12):
        wheel(table, rows.view.cx, rows.view.cy, -1)
    assert rows.most > 100
    assert rows.offset == rows.most
    click(table, f"level.{scene.draft.levels[-1]}")
    assert scene.draft.computer(1).level == scene.draft.levels[-1]


def test_computers_are_different_people_and_are_called_as_those_are() -> None:
    _, draft = setting_up()
    people = [draft.character(place) for place in range(1, 4)]
    assert [seat.name for seat in draft.seats[1:]] == [person.name for person in people if person]
    assert len({person.id for person in people if person}) == 3
    free = next(each for each in draft.game.opponents.characters if draft.where(each.id) is None)
    draft.choose_computer(1, character=free.id)
    assert draft.seats[1].name == free.name
    draft.rename(1, "Ilse")
    draft.choose_computer(1, character=draft.game.opponents.characters[0].id)
    assert draft.seats[1].name == "Ilse"  # a name that a person wrote stays
    draft.seat_player(2, HUMAN)
    assert draft.seats[2].name in NAMES  # a person is not called like a character
    draft.seat_computer(2)
    sits = draft.character(2)
    assert sits is not None
    assert draft.seats[2].name == sits.name


def test_whoever_is_added_plays_as_well_as_the_computers_that_are_there() -> None:
    _, draft = setting_up()
    assert draft.computer(3).level == draft.game.opponents.usual
    for level in draft.levels:
        while draft.can_remove:
            draft.remove(len(draft.seats) - 1)
        draft.choose_computer(1, level=level)
        draft.add()
        draft.seat_player(1, HUMAN)
        draft.seat_computer(1)
        assert [draft.computer(place).level for place in range(1, len(draft.seats))] == [level] * 2


@pytest.mark.parametrize("game", GAMES)
def test_whoever_comes_from_another_game_is_called_as_people_are_here(game: str) -> None:
    """No character of another game, by name or by nature; a name that a person wrote stays."""
    here = {each.name for each in GAMES[game].opponents.characters}
    for other in GAMES.values():
        sat = Draft(other)
        sat.rename(0, "Ilse")
        draft = Draft(GAMES[game], sat.seats)
        assert "Ilse" in [seat.name for seat in draft.seats]
        foreign = {each.name for each in other.opponents.characters} - here
        assert not foreign & {seat.name for seat in draft.seats}
        assert len({seat.name for seat in draft.seats}) == len(draft.seats)


def test_only_the_next_place_can_be_taken() -> None:
    table, draft = setting_up()
    draft.remove(3)
    table.top.changed()
    table.top.ready()
    assert [each.id for each in table.top.ui.widgets if each.id.endswith(".add")] == ["seat3.add"]


def test_who_sits_elsewhere_cannot_be_chosen_twice() -> None:
    table, draft = setting_up()
    click(table, "seat1.who")
    other = draft.character(2)
    assert other is not None
    assert widget(table, f"who.{other.id}").taken == "sits in seat 3"
    assert not widget(table, f"who.{other.id}").enabled
    click(table, "picker.close")
    assert table.top.picker.place is None


def test_a_seat_that_goes_takes_the_picker_along() -> None:
    table, draft = setting_up()
    click(table, "seat3.who")
    draft.remove(3)
    table.top.changed()
    table.top.ready()
    assert table.top.picker.place is None
    click(table, "seat2.who")
    click(table, "seat2.who")
    assert table.top.picker.place is None


def test_surprise_fills_the_seats_with_people_whom_chance_chose() -> None:
    table, draft = setting_up()
    draft.remove(3)
    draft.remove(2)
    press(table, "r")
    assert len(draft.seats) == 4
    assert len({seat.player for seat in draft.seats}) == 4
    company = set()
    for chance in range(20):
        draft.surprise(chance)
        company.add(tuple(seat.player for seat in draft.seats))
    assert len(company) > 5


def test_a_character_is_remembered_for_its_game_and_another_game_keeps_the_level() -> None:
    table, draft = setting_up()
    draft.choose_computer(1, level="hard")
    draft.rename(1, "Ilse")
    player = draft.seats[1].player
    press(table, Kind.BACK)
    table.push(again := SetupScene(table, COVER_YOUR_KINGDOM.id))
    assert again.draft.seats[1].player == player
    assert Draft(GAMES["my_realm"], (Seat("Ilse", "hard:nobody"),)).computer(0).level == "hard"


def test_ctrl_a_takes_the_whole_name_and_what_is_cut_is_said() -> None:
    table, draft = setting_up()
    focus(table, "seat0.name")
    press(table, Kind.SELECT_ALL, Kind.KEY_OVER)
    assert widget(table, "seat0.name").selected
    write(table, "Ada")
    assert draft.seats[0].name == "Ada"
    assert not table.toasts
    press(table, Kind.SELECT_ALL, Kind.ERASE)
    assert draft.seats[0].name == ""
    write(table, "Ada")
    press(table, Kind.SELECT_ALL)
    focus(table, "seat1.name")
    write(table, "x")
    assert (draft.seats[0].name, draft.seats[1].name[-1]) == ("Ada", "x")
    write(table, "y" * LONGEST_NAME)
    assert len(draft.seats[1].name) == LONGEST_NAME
    assert table.shows_toast(f"A name has at most {LONGEST_NAME} letters.")
    assert len(table.toasts) == 1


def test_no_two_seats_show_the_same_shield() -> None:
    table, draft = setting_up()
    column = table.top.seats
    for place in (1, 2, 0, 1, 0):
        draft.turn_badge(place)
        shown = [seat.badge for seat in draft.seats]
        shown += [column._free_shield(empty) for empty in range(len(draft.seats), draft.most)]
        assert sorted(shown) == list(range(8))
        if draft.can_remove:
            draft.remove(len(draft.seats) - 1)
