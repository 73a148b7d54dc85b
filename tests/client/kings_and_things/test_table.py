"""The table of Kings & Things: marches in one breath, the Shield, drawers, and what the panels say."""

from pathlib import Path
from typing import Any

import pytest

from client.games.kings_and_things.foresight import WORLDS
from client.games.kings_and_things.heroes import chance
from client.games.kings_and_things.march import BATTLE, EXPLORE, FREE, WALK_IN
from client.games.kings_and_things.plan import plan, slots
from client.games.kings_and_things.players import figures, warnings
from client.games.kings_and_things.rack import GAP
from client.games.kings_and_things.table import GameTable
from client.input.intents import Intent, Kind
from client.match.prompts import Ask
from client.scenes.table.scene import TableScene
from client.stage import Stage
from client.tables.context import Context
from client.tables.frame import table_frame
from client.tables.spots import HotSpot
from engines.core.language import ENGLISH
from engines.core.types import Event
from engines.kings_and_things.odds import odds, percent
from engines.kings_and_things.phrases import hex_name
from engines.kings_and_things.realm import army
from engines.kings_and_things.reasons import citadel_conditions
from engines.kings_and_things.things import KIND, KIND_IDS
from engines.kings_and_things.view import view
from tests.engines.kings_and_things.table import Table, table

from ..scene_kit import Blind, click, key, words
from ..table_kit import bare_stage, open_table
from .battles import Position, show


def sit(folder: Path, game: Table, size: tuple[int, int] = (1920, 1080), **settings: Any) -> tuple[Stage, GameTable]:
    """The position on a stage, before the eyes of whoever is asked."""
    stage = bare_stage(folder, size, **settings)
    stage.cache = Blind()
    scene = show(stage, Position(game.state, tuple(game.story)))
    scene.ready()
    assert isinstance(scene.table, GameTable)
    return stage, scene.table


def state_of(context: Context) -> Table:
    assert isinstance(context, TableScene)
    return Table(context.session.match.state)


def named(pieces: tuple[int, ...]) -> str:
    return " ".join(KIND_IDS[KIND[piece]] for piece in pieces)


def marching(**more: Any) -> Table:
    """Four counters in the middle: a flyer, and three that walk."""
    return table(
        board={1: "mountain", 2: "swamp", 9: "sea"},
        kingdoms=[[0, 2], [4, 13]],
        armies=[{0: "eagles troll goblins dwarves_charge", 2: "ogre"}, {4: "bears"}],
        phase="movement",
        **more,
    )


# -- marches -----------------------------------------------------------------------------------------------------------


def test_a_picked_stack_shows_how_far_it_can_go(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, marching())
    click(stage, "hex0")
    assert at.muster is not None
    assert named(at.muster.going) == named(at.muster.pieces) == named(army(at.state, 0, 0))
    found = {hex_: (way.cost, way.what) for hex_, way in at.reach.items()}
    assert found[1] == (2, EXPLORE)
    assert found[2] == (2, FREE)
    assert found[4] == (1, BATTLE)
    assert 13 not in found or found[13][1] == WALK_IN
    assert 0 not in found
    assert 9 not in found


def test_who_stays_is_not_counted(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, marching())
    click(stage, "hex0")
    before = at.reach
    assert at.muster is not None
    for number, piece in enumerate(at.muster.pieces):
        if KIND_IDS[KIND[piece]] != "eagles":
            click(stage, f"counter{number}")
    assert named(at.muster.going) == "eagles"
    assert at.reach[1].cost == 1
    assert len(at.reach) > len(before)


def test_the_chosen_set_out_together_by_their_button(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, marching())
    click(stage, "hex0")
    assert at.muster is not None
    left = next(n for n, piece in enumerate(at.muster.pieces) if KIND_IDS[KIND[piece]] == "troll")
    click(stage, f"counter{left}")
    march = next(action for action in at.actions() if action.key == "m")
    assert (march.label, march.second) == ("March them", f"from {hex_name(at.state, 0, ENGLISH)}, hex by hex")
    key(stage, "m")
    column = at.context.session.match.state.column
    assert sorted(named(column.pieces).split()) == ["dwarves_charge", "eagles", "goblins"]


@pytest.mark.parametrize("seed", range(2))
def test_every_way_leads_where_it_says(tmp_path: Path, seed: int) -> None:
    stage, at = sit(tmp_path, marching(seed=seed))
    click(stage, "hex0")
    for hex_, way in at.reach.items():
        game = marching(seed=seed)
        for option in way.options:
            game.apply(option)
        assert {"eagles", "troll", "goblins", "dwarves_charge"} <= set(game.army(0, hex_).split())


@pytest.mark.thorough
def test_a_click_on_a_far_hex_is_one_march_and_one_undo(tmp_path: Path) -> None:
    """In a game from its beginning: what is taken back is played again from there."""
    stage = open_table(tmp_path, 2, game="kings_and_things", seed=3)
    stage.cache = Blind()
    scene = _until(stage, "move")
    at = scene.table
    assert isinstance(at, GameTable)
    home = next(
        spot for spot in scene.ui.widgets if isinstance(spot, HotSpot) and spot.enabled and spot.id[:3] == "hex"
    )
    click(stage, home.id)
    far = max((way for way in at.reach.values() if way.what == FREE), key=lambda way: len(way.hexes))
    assert len(far.options) > 1
    assert scene.asked is not None
    seat, taken = scene.asked.seat, len(scene.session.match.moves)
    armies = list(scene.session.match.state.armies)
    at.march_to(far.hexes[-1])
    assert len(scene.session.match.moves) == taken + len(far.options)
    assert army(scene.session.match.state, seat, far.hexes[-1])
    scene.undo()
    assert len(scene.session.match.moves) == taken
    assert scene.session.match.state.armies == armies
    assert isinstance(scene.session.prompt, Ask)
    assert scene.session.prompt.decision.kind == "move"


def _until(stage: Stage, kind: str) -> TableScene:
    """Answer as a computer would until this is asked."""
    for _ in range(2000):
        stage.update(0.05)
        scene = stage.top
        assert isinstance(scene, TableScene)
        if isinstance(scene.session.prompt, Ask) and scene.asked:
            if scene.session.prompt.decision.kind == kind:
                scene.ready()
                return scene
            scene.answer(scene.session.hint(wait=True))
    raise AssertionError(f"Nobody is asked to {kind}.")


def test_another_stack_can_be_picked_instead(tmp_path: Path) -> None:
    game = table(kingdoms=[[0, 30]], armies=[{0: "troll ogre", 30: "goblins"}], phase="movement")
    stage, at = sit(tmp_path, game)
    click(stage, "hex0")
    assert 30 not in at.reach
    click(stage, "hex30")
    assert at.muster is not None
    assert at.muster.hex == 30


# -- the fan -----------------------------------------------------------------------------------------------------------


def test_the_fan_sorts_a_stack_by_keys(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, marching())
    click(stage, "hex0")
    key(stage, "g")
    assert at.fan.open
    assert at.muster is not None
    for letter, going in (("f", "eagles"), ("0", ""), ("m", named(at.muster.pieces))):
        key(stage, letter)
        assert named(at.muster.going) == going
    key(stage, "1")
    assert len(at.muster.going) == 3
    key(stage, "e")
    assert not at.fan.open
    assert len(at.muster.going) == 3


def test_the_fan_adds_up_and_names_bluffs(tmp_path: Path) -> None:
    stage, _ = sit(tmp_path, marching())
    click(stage, "hex0")
    key(stage, "g")
    said = words(stage)
    assert "If they leave" in said
    assert "bluffs:" in said  # nothing in the middle of these plains supports an Ogre's cousins


def test_the_fan_closes_with_esc_and_with_its_stack(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, marching())
    click(stage, "hex0")
    key(stage, "g")
    stage.handle(Intent(Kind.BACK))
    assert not at.fan.open
    assert at.muster is not None
    key(stage, "g")
    at.context.undo()
    at.context.ready()
    assert not at.fan.open


# -- the Shield --------------------------------------------------------------------------------------------------------


def placing() -> Table:
    game = table(kingdoms=[[0, 1, 2]], board={0: "swamp"}, shields=["slime_beast old_dragon city"], bag="ruby pearl")
    return game.do("draw 0")


def settle(stage: Stage) -> None:
    """What follows from an answer is seen."""
    for _ in range(3):
        stage.update(0.05)
    stage.top.ready()


def drag(stage: Stage, start: tuple[float, float], end: tuple[float, float]) -> None:
    stage.handle(Intent(Kind.POINT, *start))
    stage.handle(Intent(Kind.PRESS, *start))
    for share in (0.3, 0.7, 1.0):
        there = [a + (b - a) * share for a, b in zip(start, end, strict=True)]
        stage.handle(Intent(Kind.POINT, *there))  # type: ignore[arg-type]
        stage.update(0.02)
    stage.handle(Intent(Kind.RELEASE, *end))
    settle(stage)


def middle(at: GameTable, name: str) -> tuple[float, float]:
    widget = at.context.ui.get(name)
    assert widget is not None
    return widget.seen().cx, widget.seen().cy


def slot_of(at: GameTable, name: str) -> str:
    return f"rack{named(at.rack.pieces()).split().index(name)}"


def test_a_thing_is_pulled_from_the_shield_to_a_hex(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, placing())
    drag(stage, middle(at, slot_of(at, "slime_beast")), middle(at, "hex2"))
    assert state_of(at.context).army(0, 2) == "slime_beast"
    assert "slime_beast" not in named(at.rack.pieces())


def test_the_shield_does_not_close_up_under_the_pointer(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, placing())
    before, name = at.rack.pieces(), slot_of(at, "slime_beast")
    gone = int(name.removeprefix("rack"))
    boxes = {widget.id: widget.box for widget in at.context.ui.widgets if widget.id.startswith("rack")}
    drag(stage, middle(at, name), middle(at, "hex2"))
    assert at.rack.pieces() == (*before[:gone], GAP, *before[gone + 1 :])
    left = {widget.id: widget.box for widget in at.context.ui.widgets if widget.id.startswith("rack")}
    assert left == {slot: box for slot, box in boxes.items() if slot != name}
    at.context.undo()
    settle(stage)
    assert at.rack.pieces() == before


def test_a_thing_that_is_dropped_nowhere_goes_back(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, placing())
    drag(stage, middle(at, slot_of(at, "slime_beast")), (at.bar.slot.cx, at.bar.slot.cy))
    assert "slime_beast" in named(at.rack.pieces())
    assert state_of(at.context).asked == (0, "place_things")


def test_a_thing_with_only_one_home_is_still_brought_there(tmp_path: Path) -> None:
    game = table(kingdoms=[[0]], shields=["slime_beast"], bag="ruby pearl").do("draw 0")
    stage, at = sit(tmp_path, game)
    click(stage, slot_of(at, "slime_beast"))
    assert state_of(at.context).army(0, 0) == ""
    click(stage, "hex0")
    assert state_of(at.context).army(0, 0) == "slime_beast"


def test_it_is_said_what_would_be_a_bluff(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, placing())
    said = {KIND_IDS[KIND[piece]]: at.rack.advice(piece) for piece in at.rack.pieces()}
    assert said["slime_beast"] == said["city"] == ""
    assert said["old_dragon"] == "Old Dragon: no desert yet, would be a bluff"
    assert "Old Dragon: no desert yet, would be a bluff" in words(stage)


def test_a_terrain_lord_in_the_kingdom_supports_his_creatures(tmp_path: Path) -> None:
    game = table(kingdoms=[[1, 2]], armies=[{2: "desert_master"}], shields=["old_dragon"], bag="ruby pearl")
    _, at = sit(tmp_path, game.do("draw 0"))
    assert not any(at.rack.bluff(piece) for piece in at.rack.pieces())


def test_b_closes_the_shield(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, placing())
    assert at.context.ui.get("rack0") is not None
    key(stage, "b")
    assert at.context.ui.get("rack0") is None
    assert "'s Shield" in words(stage)
    key(stage, "b")
    assert at.context.ui.get("rack0") is not None


def test_more_than_ten_still_have_their_place(tmp_path: Path) -> None:
    things = "slime_beast old_dragon city ruby pearl bow fan golem elixir sword"
    _, at = sit(tmp_path, table(kingdoms=[[0, 1, 2, 3, 4]], shields=[things]).do("draw 0"))
    boxes = at.rack.boxes()
    assert len(boxes) == 13
    assert not any(one.inset(0.5).meets(other) for n, one in enumerate(boxes) for other in boxes[n + 1 :])


# -- panels ------------------------------------------------------------------------------------------------------------


def test_recruiting_is_added_up(tmp_path: Path) -> None:
    game = table(kingdoms=[[0, 1, 2, 3, 4]], shields=["ruby bow city farmers fan"], gold=[40])
    stage, at = sit(tmp_path, game)
    for _ in range(5):
        click(stage, "more")
    more = at.context.ui.get("more")
    assert more is not None
    assert not more.enabled
    said = words(stage)
    assert "8 draws" in said
    assert "40 → 15" in said
    assert "5 → 13 before placing" in said
    assert "A Shield holds 10" in said
    click(stage, slot_of(at, "farmers"))
    settle(stage)
    assert not [o for o in at.context.session.prompt.decision.options if o.verb == "draw"]
    assert "one more makes a pair" in words(stage)
    click(stage, slot_of(at, "fan"))
    settle(stage)
    assert "9 draws" in words(stage)
    assert at.amount == 5


def test_a_citadel_has_a_checklist(tmp_path: Path) -> None:
    game = table(kingdoms=[[0, 1]], forts={0: "castle"}, gold=[12], phase="construction")
    found = citadel_conditions(game.state, 0, ENGLISH)
    assert [condition.met for condition in found] == [False, True, True, True, True, True]
    assert found[0].words == f"Income 5 of {game.state.charter.citadel_income}"
    stage, _ = sit(tmp_path, game)
    assert "A citadel needs" in words(stage)
    raised = table(kingdoms=[[0, 1]], forts={0: "keep"}, gold=[12], phase="construction").do("build 0")
    assert [condition.met for condition in citadel_conditions(raised.state, 0, ENGLISH)][1:3] == [True, False]


def test_the_chances_for_a_hero_are_those_of_two_dice(tmp_path: Path) -> None:
    assert [round(36 * chance(number)) for number in (2, 7, 12, 13)] == [36, 21, 1, 0]
    game = table(kingdoms=[[0]], gold=[25], phase="recruit_heroes", offer="warlord")
    stage, at = sit(tmp_path, game)
    spot = next(
        w for w in at.context.ui.widgets if isinstance(w, HotSpot) and w.thing == ("hero", KIND_IDS.index("warlord"))
    )
    click(stage, spot.id)
    said = words(stage)
    assert "Two dice must show 10 or more" in said
    assert "17 %" in said  # six of 36
    assert "42 %" in said  # with 20 gold for two points after the roll


def test_a_citadel_that_wins_soon_is_announced(tmp_path: Path) -> None:
    game = table(kingdoms=[[0], [30]], forts={30: "citadel"}, citadels_since=8, turn=9, armies=[{0: "troll"}])
    _, at = sit(tmp_path, game)
    assert warnings(at)[1] == "Citadel: wins after Build in turn 9"
    assert warnings(at)[0] == ""


def test_hidden_shields_are_not_counted() -> None:
    game = table(kingdoms=[[0], [30]], shields=["ruby", "bow fan"], hide_shield_count=True)
    assert figures(view(game.state, 0).state, 1)[3] == "?/10"


# -- windows -----------------------------------------------------------------------------------------------------------


def test_narrow_windows_have_drawers(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, table(kingdoms=[[0]], phase="construction", shields=["bow"]), (1024, 640))
    assert at.plan.size.narrow
    assert at.plan.rack is at.plan.offer is None
    key(stage, "b")
    assert at.plan.rack is not None
    key(stage, "o")
    assert at.plan.rack is None
    assert at.plan.offer is not None
    key(stage, "o")
    assert at.plan.offer is None


def test_a_drawer_that_is_needed_is_open(tmp_path: Path) -> None:
    _, at = sit(tmp_path, placing(), (1024, 640))
    assert at.plan.rack is not None
    _, at = sit(tmp_path, table(kingdoms=[[0]], phase="recruit_heroes"), (1024, 640))
    assert at.plan.offer is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [(1365, 853), (1500, 844), (1600, 900), (1920, 1080), (2520, 1080), (3440, 1440)])
def test_nothing_of_the_plan_overlaps(size: tuple[float, float], seats: int) -> None:
    for drawer in ("", "rack", "offer"):
        frame = table_frame(*size)
        found = plan(frame, seats, (True,) * seats, drawer)
        parts = [*found.players, found.board, frame.column.box]
        parts += [part for part in (found.offer, found.rack, found.foot) if part is not None]
        for number, one in enumerate(parts):
            assert one.w > 0
            assert one.h > 0
            assert one.x >= 0
            assert one.right <= size[0]
            assert one.bottom <= size[1]
            assert not [other for other in parts[number + 1 :] if one.inset(0.5).meets(other)]
        if found.offer is not None:
            places = slots(found.offer, found.hero, 1, 11)
            assert all(place.right <= found.offer.right for place in places)


def test_a_line_of_the_chronicle_shows_where_it_happened(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, marching())
    canvas = stage.canvas()
    before = len(canvas.frame)
    at.draw_pointed(canvas, [Event("built", (0, 7, 1))])
    (ring,) = canvas.frame[before:]
    x, y = (stage.scale.px(part) for part in at.board.centre(7))
    assert ring.surface.get_rect(topleft=(ring.x, ring.y)).collidepoint(x, y)
    at.draw_pointed(canvas, [Event("phase_began", (5,))])
    assert len(canvas.frame) == before + 1


def test_the_odds_are_told_before_anybody_marches(tmp_path: Path) -> None:
    """From what the person knows: the same figure as the calculator's, wherever a fight waits."""
    stage, at = sit(tmp_path, marching())
    click(stage, "hex0")
    waiting = [hex_ for hex_, way in at.reach.items() if way.what in (BATTLE, EXPLORE)]
    assert waiting
    for hex_ in waiting:
        hope = at.foresight.fight_at(hex_)
        assert hope == odds(at.view, hex_, at.marching.going(), samples=WORLDS)
        stage.handle(Intent(Kind.POINT, *at.board.centre(hex_)))
        stage.update(0.1)
        assert f"{percent(hope.believed(hope.sides)[hope.sides.index(0)])} %, costs" in words(stage)
    calm = [hex_ for hex_, way in at.reach.items() if way.what in (FREE, WALK_IN)]
    assert all(at.foresight.fight_at(hex_) is None for hex_ in calm)
