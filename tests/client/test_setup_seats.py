"""The seats of the set-up: who starts by which key, who is remembered, lists, names and shields."""

import pytest

from client.input.intents import Kind
from client.scenes.dialog import Dialog
from client.scenes.setup.scene import SetupScene
from engines import GAMES
from engines.core.setup import LONGEST_NAME

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
    assert third.draft.seats[0].name == "Otto"  # who sat down last, at a game that nobody has set up yet


@pytest.mark.parametrize("game", GAMES)
@every_window
def test_the_list_of_computers_opens_and_says_what_each_is_like(size: tuple[int, int], text: int, game: str) -> None:
    table = stage(size, text_size=text)
    table.push(scene := SetupScene(table, game))
    table.top.ready()
    place = next(place for place, seat in enumerate(scene.draft.seats) if not seat.is_human)
    before = scene.draft.seats[place].player
    widget(table, f"seat{place}.level").use()
    assert isinstance(table.top, Dialog)
    assert scene.draft.seats[place].player == before  # nothing is chosen by opening it
    assert len(table.top.answers) == len(scene.draft.levels)
    assert all(answer.second for answer in table.top.answers)
    assert faults(table) + crowded(table) == []
    click(table, "answer0")
    assert scene.draft.seats[place].player == scene.draft.levels[0]
    widget(table, f"seat{place}.level").use()
    press(table, Kind.BACK)
    assert scene.draft.seats[place].player == scene.draft.levels[0]


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
