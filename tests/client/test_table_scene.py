"""The table as a person meets it: picking, dragging, keys, undo, covers, and the way to the results and on."""

from pathlib import Path
from typing import Any

import pytest

from client.input.intents import Intent, Kind
from client.render.canvas import Box
from client.scenes.aim import AimScene
from client.scenes.chronicle.scene import ChronicleScene
from client.scenes.menu import MenuDialog
from client.scenes.rules.scene import RulesScene
from client.scenes.settings.scene import SettingsScene
from client.scenes.table.magnifier import HOVER_SECONDS
from client.stage import Stage
from client.widgets.base import Widget
from client.widgets.beside import place
from client.widgets.log import LogRow
from engines.core.chronicle import DEED
from engines.cover_your_kingdom.cards import KIND
from tests.client.scene_tables import (
    SKY,
    click,
    opened,
    picked,
    point,
    press,
    spots,
    texts,
)

# -- picking by mouse --------------------------------------------------------------------------------------------------


def test_a_click_picks_and_a_second_one_puts_back(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    before = len(scene.session.match.moves)
    hand = [card.thing for card in spots(scene, "hand")]
    card = next(card for card in spots(scene, "hand") if hand.count(card.thing) == 1)
    click(stage, card)
    assert picked(scene) == (card.thing,)
    click(stage, scene.ui.get(card.id) or card)
    assert picked(scene) == ()
    assert len(scene.session.match.moves) == before


def test_a_card_and_its_target_are_an_answer(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    before = len(scene.session.match.moves)
    for card in spots(scene, "hand"):
        click(stage, scene.ui.get(card.id) or card)
        targets = spots(scene, "land") + spots(scene, "discard")
        assert scene.picking
        alone = [spot for spot in targets if len(scene.picking.ways(spot.thing)) == 1]
        if alone:
            click(stage, alone[0])
            assert len(scene.session.match.moves) == before + 1
            return
        press(stage, Kind.BACK)
    raise AssertionError("No card had a single target.")


def test_what_is_not_lit_does_nothing(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    click(stage, spots(scene, "hand")[0])
    before, version = picked(scene), scene.session.version
    for spot in spots(scene, lit=False):
        click(stage, scene.ui.get(spot.id) or spot)
    assert picked(scene) == before
    assert scene.session.version == version


def drag(stage: Stage, start: Box, end: Box) -> None:
    point(stage, start, Kind.PRESS)
    for share in (0.3, 0.6, 1.0):
        x, y = start.cx + (end.cx - start.cx) * share, start.cy + (end.cy - start.cy) * share
        stage.handle(Intent(Kind.POINT, x, y))
        stage.update(0.02)
        stage.frame()


def test_a_card_is_dragged_to_the_discard_pile(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    card, pile = spots(scene, "hand")[0], scene.ui.get("discard")
    assert pile
    before = len(scene.session.match.moves)
    drag(stage, card.box, pile.box)
    assert scene.drag is not None
    assert scene.drag.id == card.id
    assert picked(scene) == (card.thing,)
    point(stage, pile.box, Kind.RELEASE)
    assert scene.drag is None
    assert len(scene.session.match.moves) == before + 1
    assert KIND[scene.session.match.state.discard[-1]] == card.thing[1]


def test_a_card_that_is_dropped_nowhere_goes_back(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    card, deck = spots(scene, "hand")[0], scene.ui.get("deck")
    assert deck
    drag(stage, card.box, deck.box)
    point(stage, deck.box, Kind.RELEASE)
    assert (scene.drag, picked(scene)) == (None, ())
    drag(stage, card.box, card.box.moved(20, -40))
    point(stage, card.box.moved(20, -40), Kind.RELEASE)
    assert (scene.drag, picked(scene)) == (None, ())


def test_a_shaky_hand_does_not_drag(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    card = spots(scene, "hand")[0]
    point(stage, card.box, Kind.PRESS)
    point(stage, card.box.moved(3, 2))
    point(stage, card.box.moved(3, 2), Kind.RELEASE)
    assert picked(scene) == (card.thing,)


def test_a_card_that_is_shut_cannot_be_dragged(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    click(stage, spots(scene, "hand")[0])
    before = picked(scene)
    shut = next(spot for spot in spots(scene, "hand", None) if spot.instead)
    drag(stage, shut.box, Box(900, 300, 10, 10))
    assert scene.drag is None
    assert picked(scene) == before


def test_a_click_on_another_card_picks_that_instead(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    click(stage, spots(scene, "hand")[0])
    other = next(spot for spot in spots(scene, "hand", None) if spot.instead)
    click(stage, other)
    assert picked(scene) == (other.thing,)


def test_of_equal_cards_the_one_that_was_clicked_is_lifted(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    hand = spots(scene, "hand")
    last = next(spot for spot in reversed(hand) if [other.thing for other in hand].count(spot.thing) > 1)
    click(stage, last)
    scene.ready()
    assert [spot.id for spot in spots(scene, "hand", None) if spot.chosen] == [last.id]
    held = scene.table.tabletop.held()
    assert [f"hand{i}" for i, card in enumerate(held) if card.state == "chosen"] == [last.id]


def test_right_click_and_esc_go_one_step_back(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    click(stage, spots(scene, "hand")[0])
    press(stage, "z")
    press(stage, Kind.BACK)
    assert (scene.magnifier.raised, len(picked(scene))) == (False, 1)
    press(stage, Kind.BACK)
    assert picked(scene) == ()
    press(stage, Kind.BACK)
    assert isinstance(stage.top, MenuDialog)
    press(stage, Kind.BACK)
    assert stage.top is scene


def test_a_picked_card_is_still_picked_after_the_window_changed(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    click(stage, spots(scene, "hand")[0])
    before = picked(scene)
    stage.resize((1024, 640))
    stage.frame()
    assert picked(scene) == before != ()


# -- keys --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "wishes"), [(4, {}), (2, {}), (8, {}), (4, SKY)])
def test_tab_goes_hand_own_rivals_clockwise_piles_buttons(seats: int, wishes: dict[str, Any], tmp_path: Path) -> None:
    stage, scene = opened(tmp_path, seats=seats, wishes=wishes)
    order = []
    for _ in range(seats + 6):
        here = scene.ui.get(scene.ui.focus)
        assert here
        if here.group in order:
            break
        order.append(here.group)
        press(stage, Kind.NEXT)
    rivals = [f"rival{seat}" for seat in range(1, seats)]
    assert order == ["hand", "own", *rivals, "piles", "actions", "prompt", "bar"]


def test_arrows_walk_along_the_hand(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    assert scene.ui.focus == "hand0"
    press(stage, *[Kind.RIGHT] * 3)
    assert scene.ui.focus == "hand3"
    press(stage, Kind.LEFT)
    assert scene.ui.focus == "hand2"
    press(stage, Kind.UP)
    assert not scene.ui.focus.startswith("hand")


def test_the_focus_stays_where_it_was_when_a_card_is_picked(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    press(stage, Kind.RIGHT, Kind.ACTIVATE)
    assert scene.ui.focus == "hand1"
    assert len(picked(scene)) == 1


def test_digits_choose_among_the_listed_ways(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    press(stage, Kind.ACTIVATE)
    first = next(action for action in scene.table.actions() if action.key == "1")
    press(stage, "1")
    assert scene.session.match.moves[-1].option == first.option


@pytest.mark.parametrize(
    ("key", "scene_type"),
    [
        ("c", ChronicleScene),
        ("r", RulesScene),
        (Kind.RULES, RulesScene),
        (Kind.AIM, AimScene),
        ("s", SettingsScene),
        (Kind.SETTINGS, SettingsScene),
        (Kind.BACK, MenuDialog),
    ],
)
def test_keys_open_what_they_say_and_esc_leads_back(key: Kind | str, scene_type: type, tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    press(stage, key)
    assert isinstance(stage.top, scene_type)
    press(stage, Kind.BACK)
    assert stage.top is scene


def test_the_tag_in_the_bar_says_the_aim_and_opens_it_with_how_near_everyone_is(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    tag = scene.ui.get("aim")
    assert tag is not None
    aim = scene.session.game.text.aim(scene.view)
    assert tag.tip == f"{aim} (F2)"
    click(stage, tag)
    assert isinstance(stage.top, AimScene)
    assert (stage.top.sheet.aim, len(stage.top.sheet.standing)) == (aim, scene.session.setup.seats)


def test_f1_opens_the_page_that_explains_the_question(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path, asked="answer")
    words = scene.asked_words()
    press(stage, Kind.RULES)
    assert words
    assert words.anchor
    assert words.lead in texts(stage)


def test_f11_asks_for_the_full_screen(tmp_path: Path) -> None:
    stage, _ = opened(tmp_path)
    press(stage, Kind.FULL_SCREEN)
    assert stage.wants_full_screen is True


def test_z_explains_what_has_the_focus(tmp_path: Path) -> None:
    stage, _ = opened(tmp_path)
    before = texts(stage)
    press(stage, "z")
    assert any("in the deck" in text for text in texts(stage))
    assert len(texts(stage)) > len(before)
    press(stage, "z")
    assert texts(stage) == before


@pytest.mark.parametrize("how", ["hover", "hold", "key"])
def test_pointing_at_a_card_explains_it_if_the_settings_say_so(how: str, tmp_path: Path) -> None:
    stage, scene = opened(tmp_path, card_zoom=how)
    card = spots(scene, "hand")[1]

    def explained() -> bool:
        return any("in the deck" in text and "cards" not in text for text in texts(stage))

    point(stage, card.box)
    stage.update(HOVER_SECONDS + 0.01)
    assert explained() == (how == "hover")
    point(stage, card.box, Kind.PRESS)
    stage.update(HOVER_SECONDS + 0.01)
    assert explained() == (how == "hold")


@pytest.mark.parametrize("how", ["press", "key", "wheel"])
def test_an_explanation_goes_with_the_first_thing_somebody_does_and_comes_back_after_the_pointer_left(
    how: str, tmp_path: Path
) -> None:
    stage, scene = opened(tmp_path)
    first, second = spots(scene, "hand")[1:3]

    def explained() -> bool:
        return any("in the deck" in text and "cards" not in text for text in texts(stage))

    point(stage, first.box)
    stage.update(HOVER_SECONDS + 0.01)
    assert explained()
    if how == "press":
        point(stage, first.box, Kind.PRESS)
        point(stage, first.box, Kind.RELEASE)
    elif how == "key":
        press(stage, "q")
    else:
        stage.handle(Intent(Kind.WHEEL, first.box.cx, first.box.cy, amount=1))
    stage.update(2 * HOVER_SECONDS)
    assert not explained()
    point(stage, second.box)
    stage.update(0.01)
    point(stage, spots(scene, "hand")[1].box)
    stage.update(0.01)
    stage.update(HOVER_SECONDS + 0.01)
    assert explained()


def test_what_comes_to_lie_under_a_resting_pointer_is_not_explained(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    card = spots(scene, "hand")[1]

    def explained() -> bool:
        return any("in the deck" in text and "cards" not in text for text in texts(stage))

    point(stage, card.box)
    scene.magnifier.close()
    scene.ui.hover = "hand2"  # the cards close up, and another one is there
    stage.update(2 * HOVER_SECONDS)
    assert not explained()


def test_an_explanation_lies_on_nothing_that_can_be_clicked(tmp_path: Path) -> None:
    stage, _ = opened(tmp_path)
    canvas, at = stage.canvas(), Box(600, 400, 100, 140)
    free = place(canvas, at, 300, 400)
    assert free.x > at.right, "at the right, if nothing is there"
    canvas.kept_free = (Box(at.right + 10, 300, 200, 300),)
    assert not place(canvas, at, 300, 400).meets(canvas.kept_free[0])
    canvas.kept_free = (Box(0, 0, 1500, 1080),)
    assert not place(canvas, at, 300, 400).meets(canvas.kept_free[0]), "else in the column"


def test_an_explanation_comes_little_by_little(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path, animation_speed=1.0)
    scene.timeline.finish()
    point(stage, spots(scene, "hand")[1].box)
    press(stage, "z")

    def sight() -> int:
        canvas = stage.canvas()
        scene.magnifier.draw(canvas)
        return max(blit.alpha for blit in canvas.frame)

    seen = [sight()]
    for _ in range(4):
        assert stage.update(0.05)
        seen.append(sight())
    assert seen[0] == 0
    assert seen == sorted(set(seen))
    assert seen[-1] == 255
    stage, scene = opened(tmp_path, animation_speed=0.0)
    point(stage, spots(scene, "hand")[1].box)
    press(stage, "z")
    assert sight() == 255


def test_the_wheel_over_the_chronicle_goes_back_in_time(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    ground = scene.ui.get("chronicle")
    assert ground
    newest = [widget.id for widget in scene.ui.widgets if widget.id.startswith("chronicle ")]
    stage.handle(Intent(Kind.WHEEL, ground.box.cx, ground.box.bottom - 3, amount=-1))
    stage.frame()
    assert newest[0] not in [widget.id for widget in scene.ui.widgets]


def test_a_click_on_a_line_shows_its_moment_and_comes_back(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path, animation_speed=1.0)
    scene.timeline.finish()
    assert scene.asked
    scene.answer(scene.asked.decision.options[0])
    scene.timeline.finish()
    stage.frame()
    rows = [widget for widget in scene.ui.widgets if isinstance(widget, LogRow) and widget.row.depth == DEED]
    row = rows[0]
    line = scene.chronicle()[row.row.number]
    moments = scene.session.moments_of(line.first, line.last)
    click(stage, row)
    assert scene.timeline.busy
    assert scene.view == moments[0].before
    scene.timeline.finish()
    assert scene.view == scene.session.view()


def test_a_line_from_too_long_ago_says_so(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    scene.session._film.past.clear()
    scene.show_line(scene.chronicle()[-1])
    assert not scene.timeline.busy
    assert stage.toasts[-1].text == "That was too long ago to show again."


def test_a_click_on_the_chronicle_opens_all_of_it(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    ground = scene.ui.get("chronicle")
    assert ground
    click(stage, Widget("heading", ground.box._replace(h=30)))
    assert isinstance(stage.top, ChronicleScene)
