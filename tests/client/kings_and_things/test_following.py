"""Following the others: trails, cards that say what happens, and results of battles that wait for whoever fought."""

import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from client.games.kings_and_things.board.labels import SIZE
from client.games.kings_and_things.cues import cues_for, result_cues
from client.games.kings_and_things.cues_overlay import overlay_cues, parts_of
from client.games.kings_and_things.following.deeds import FOLLOWS, LEADS, caption_of, march_caption
from client.games.kings_and_things.following.following import Following
from client.games.kings_and_things.following.results import BattleResult, consequences, head_words, results_of
from client.games.kings_and_things.following.trail import Trail
from client.games.kings_and_things.following.trails import draw_trails
from client.match.chronicle import Moment, UnseenMoment
from client.tables.pace import PACES, Weight
from client.widgets.base import nothing
from engines.core.chronicle import ActionTaken
from engines.core.types import Event, View
from engines.kings_and_things.events import EVENTS, PURPOSES
from engines.kings_and_things.game import GAME
from engines.kings_and_things.rules.movement_column import unexplored
from engines.kings_and_things.state import NOBODY, State
from engines.kings_and_things.things import FIRST, GOLEM, KIND_IDS, ROWS
from tests.engines.kings_and_things.table import Table

from ..scene_kit import Blind, click, words
from ..table_kit import bare_stage
from ..test_table_layout import all_faults, letters, text_faults
from .battles import LONGEST, Position, four_sides, position, show, three_sides, two_sides
from .boards import sit_down


def told(view: View[Any], *events: Event, seat: int = 1, before: State | None = None) -> Moment:
    return Moment(seat, None, events, view if before is None else View(view.seat, before), view)


# -- trails ------------------------------------------------------------------------------------------------------------


def marched(seat: int, *hexes: int) -> list[Event]:
    return [Event("marched", (seat, start, end, 2)) for start, end in pairwise(hexes)]


def test_a_march_is_one_trail_however_many_steps_it_has() -> None:
    following, state = Following(), two_sides(seed=1).state
    state.column = None
    for event in marched(1, 7, 8, 9):
        following.take(event)
    assert following.trails == (Trail(1, 1, (7, 8, 9), 2),)
    assert following.arrived(state)
    assert not following.arrived(state), "it arrives once"
    for event in marched(1, 9, 10):
        following.take(event)
    assert [trail.number for trail in following.trails] == [1, 2]
    following.take(Event("phase_began", (6,)))
    assert following.trails == ()


def test_whoever_jumps_to_a_moment_sees_the_trails_of_its_phase_only() -> None:
    following, state = Following(), two_sides(seed=1).state
    state.column = None
    for event in marched(2, 20, 21):
        following.take(event)
    first, second = marched(1, 7, 8, 9)
    led_here = [marched(1, 9, 10), [], [second], [first], [Event("phase_began", (5,))], marched(3, 1, 2)]
    following.stand(led_here, state)
    assert [(trail.seat, trail.hexes) for trail in following.trails] == [(1, (7, 8, 9)), (1, (9, 10))]
    following.stand(led_here[4:], state)
    assert following.trails == ()


def test_a_march_that_is_taken_back_or_shown_again_leaves_no_second_trail(tmp_path: Path) -> None:
    _, scene, _ = sit_down(tmp_path)
    following, moments = Following(), [told(scene.view, event) for event in marched(1, 7, 8, 9)]
    for moment in moments:
        following.take(moment.events[0])
    following.take_back(moments[1:])
    assert following.trails[0].hexes == (7, 8)
    following.take_back(moments[:1])
    assert following.trails == ()


def test_the_trail_grows_with_the_stack_and_stays(tmp_path: Path) -> None:
    stage, scene, _ = sit_down(tmp_path, animation_speed=1.0)
    table: Any = scene.table
    (event,) = marched(1, 7, 8)
    cues = cues_for(table, table.board, told(scene.view, event), nothing)
    assert cues[0].seconds == pytest.approx(0.22)
    assert cues[-1].seconds >= 1.2, "time to read where they went"
    assert table.following.trails == (Trail(1, 1, (7, 8), 2),)
    canvas = stage.canvas(marks := [])
    assert cues[-1].paint is not None
    cues[-1].paint(canvas, 0.5)
    assert any(mark.text.startswith("Tomas marches") for mark in marks)


def test_the_numbers_of_armies_that_went_the_same_way_lie_beside_each_other(tmp_path: Path) -> None:
    stage, scene, _ = sit_down(tmp_path)
    board = scene.table.board
    trails = [Trail(1, number, (7, 8), 2) for number in (1, 2, 3)]
    taken = draw_trails(stage.canvas(marks := []), board, trails)
    assert {mark.text for mark in marks} >= {"1", "2", "3"}
    assert len(set(taken)) == 3
    assert text_faults([mark for mark in marks if mark.text in "123"], stage.width, stage.height) == []


def test_ones_own_march_has_a_trail_and_no_card(tmp_path: Path) -> None:
    stage, scene, _ = sit_down(tmp_path, animation_speed=1.0)
    table: Any = scene.table
    (event,) = marched(0, 7, 8)
    cues = cues_for(table, table.board, told(scene.view, event, seat=0), nothing)
    assert [bool(cue.seconds) for cue in cues] == [True, False]
    canvas = stage.canvas(marks := [])
    assert cues[0].paint is not None
    cues[0].paint(canvas, 0.1)
    assert {mark.size for mark in marks} == {SIZE}  # the names of both ends, and nothing else


def test_the_card_of_a_march_says_whence_whither_and_what_waits(tmp_path: Path) -> None:
    _, scene, _ = sit_down(tmp_path)
    table: Any = scene.table
    state: State = scene.view.state
    mine = next(at for at in range(37) if state.armies[at])  # seat 0
    start = state.charter.near[mine][0]
    caption = march_caption(table, told(scene.view), Trail(1, 3, (start, mine), 4), arrived=True)
    assert caption.lead.startswith("Tomas marches on ")
    assert caption.sentence.startswith("Four counters go from ")
    assert "There will be a battle with your" in caption.sentence
    assert caption.chip == "army 3"


def test_where_locals_stand_a_march_leads_to_a_battle_and_no_card_says_that_nobody_was_there(tmp_path: Path) -> None:
    _, scene, _ = sit_down(tmp_path)
    table: Any = scene.table
    state: State = scene.view.state
    free = [at for at in range(37) if unexplored(state, at) and not any(state.armies[at::37])]
    trail = Trail(1, 1, (state.charter.near[free[0]][0], free[0]), 1)
    assert march_caption(table, told(scene.view), trail, arrived=True).sentence.endswith("not been explored yet.")
    state.armies[state.charter.neutral * 37 + free[0]] = (1,)
    assert march_caption(table, told(scene.view), trail, arrived=True).sentence.endswith("a battle with the locals.")


# -- cards -------------------------------------------------------------------------------------------------------------


def test_cards_are_about_facts_of_the_game() -> None:
    assert set(LEADS) <= set(EVENTS)
    assert set(FOLLOWS) <= set(LEADS)


def test_what_is_taken_from_me_waits_and_what_is_taken_from_others_does_not(tmp_path: Path) -> None:
    _, scene, _ = sit_down(tmp_path)
    table: Any = scene.table
    state: State = scene.view.state
    mine = next(at for at, owner in enumerate(state.owner) if owner == 0)
    free = next(at for at, owner in enumerate(state.owner) if owner == NOBODY)
    lost = caption_of(table, told(scene.view, Event("captured", (1, mine))), Event("captured", (1, mine)))
    assert lost is not None
    assert lost.weight is Weight.TOUCHES
    assert "It was yours" in lost.sentence
    other = caption_of(table, told(scene.view), Event("captured", (1, free)))
    assert other is not None
    assert other.weight is Weight.DEED
    cues = cues_for(table, table.board, told(scene.view, Event("captured", (1, mine))), nothing)
    assert [cue.waits for cue in cues] == [False, False, True]


def test_what_waits_is_put_away_by_its_button_alone(tmp_path: Path) -> None:
    stage, scene, _ = sit_down(tmp_path)
    table: Any = scene.table
    mine = next(at for at, owner in enumerate(scene.view.state.owner) if owner == 0)
    for cue in cues_for(table, table.board, told(scene.view, Event("captured", (1, mine))), nothing):
        scene.timeline.add(cue)
    stage.update(0.1)
    stage.update(0.1)
    assert scene.timeline.held is not None
    assert scene.asked is None
    assert "Go on" in words(stage)
    click(stage, "go_on")
    stage.update(0.1)
    assert not scene.timeline.busy


def test_whoever_turned_up_and_was_a_bluff_does_not_stand_face_down_beside_it(tmp_path: Path) -> None:
    """An explorer's stack lies face down before others until it fights."""
    found = position("bribe")
    viewer = (found.asked[0] + 1) % 4
    before, hex_ = GAME.view(found.state, viewer), exploration_hex(found.state)
    events = (
        Event("battle_began", (hex_, (found.asked[0],), 4)),
        Event("turned_up", (found.asked[0], hex_, (7,))),
        Event("bluff_removed", (found.asked[0], hex_, 7)),
        Event("battle_ended", (hex_, 4)),
    )
    ((_, result),) = results_of(events, Moment(found.asked[0], None, events, before, before))
    (explorer,) = [side for side in result.sides if side.side == found.asked[0]]
    assert explorer.stand == ()
    assert explorer.burnt == (7,)


def test_a_hero_who_lay_open_is_counted_beside_those_who_turned_up(tmp_path: Path) -> None:
    """A battle that bluffs end before its first round: nobody was asked in it."""
    game = two_sides(seed=2)
    begun: Any = next(event.args for event in game.story if event.kind == "battle_began")
    hex_, (attacker, *_), defender = begun
    hero, other, state = FIRST[next(kind for kind, row in enumerate(ROWS) if row.kind == "hero")], 7, game.state
    state.armies[attacker * state.charter.hexes + hex_] = (other, hero)
    state.battle = None
    before = GAME.view(state, defender)
    events = (
        Event("battle_began", (hex_, (attacker,), defender)),
        Event("turned_up", (attacker, hex_, (other,))),
        Event("battle_ended", (hex_, attacker)),
    )
    ((_, result),) = results_of(events, Moment(attacker, None, events, before, before))
    (side,) = [side for side in result.sides if side.side == attacker]
    assert sorted(side.stand) == sorted((other, hero))


def exploration_hex(state: State) -> int:
    assert state.battle is not None
    return state.battle.hex


# -- results -----------------------------------------------------------------------------------------------------------


def fought(game: Table, seed: int, viewer: int) -> tuple[list[Event], Moment, BattleResult]:
    """A war to the end of its first battle, as somebody sees it."""
    chance, story = random.Random(seed), list(game.story)
    for _ in range(400):
        decision = GAME.decision(game.state)
        assert decision is not None
        before, known = GAME.clone(game.state), len(game.story)
        game.apply(chance.choice(decision.options))
        events = tuple(game.story[known:])
        story += events
        action = ActionTaken(decision.seat, None, events)
        moment = UnseenMoment(action, before, GAME.clone(game.state)).seen(GAME, viewer)
        for _, result in results_of(story, moment):
            return story, moment, result
    raise AssertionError("The battle never ends.")


@pytest.mark.parametrize("war", [two_sides, three_sides, four_sides])
@pytest.mark.parametrize("seed", range(4))
def test_the_result_names_everybody_who_fell(war: Any, seed: int) -> None:
    game = war(seed=seed)
    begun = next(event.args for event in game.story if event.kind == "battle_began")
    story, moment, result = fought(game, seed, 0)
    assert result.hex == begun[0]
    assert {side.side for side in result.sides} == {*begun[1], begun[2]}
    for side in result.sides:
        lost = [
            piece for event in story if event.kind == "lost" and event.args[0] == side.side for piece in event.args[2]
        ]
        assert sorted(side.fell) == sorted(lost)
        assert not set(side.stand) & set(side.fell)
    state: State = moment.after.state
    assert result.after == state.owner[result.hex]
    if result.last >= 0:
        (last,) = [side for side in result.sides if side.side == result.last]
        assert set(last.stand) <= {*game.state.armies[result.last * state.charter.hexes + result.hex], *last.stand}


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_the_result_waits_for_whoever_fought_and_closes_for_the_others(viewer: int, tmp_path: Path) -> None:
    game = two_sides(seed=2)
    story, moment, result = fought(game, 2, viewer)
    stage = bare_stage(tmp_path, animation_speed=1.0)
    stage.cache = Blind()
    scene = show(stage, Position(game.state, tuple(story)), people=(viewer,))
    table: Any = scene.table
    scene.session.told = lambda: tuple(story)  # type: ignore[method-assign]
    (cue,) = result_cues(table, moment).values()
    assert cue.waits is (viewer in [side.side for side in result.sides])
    assert cue.seconds == 4.0 or cue.waits
    lead, second = head_words(table, result)
    assert ("you" in f"{lead} {second}".lower()) is (viewer in [side.side for side in result.sides])
    assert len(consequences(table, result, moment.before.state, moment.after.state)) <= 3


@pytest.mark.parametrize("falls", [False, True])
def test_a_golem_and_a_city_that_fought_are_listed_with_what_became_of_them(falls: bool) -> None:
    """15: a Golem is gone with one hit; 10.6: a City with a damage die of 1 or 6."""
    game = two_sides(seed=2)
    begun: Any = next(event.args for event in game.story if event.kind == "battle_began")
    hex_, (attacker, *_), defender = begun
    city, state = FIRST[KIND_IDS.index("city")], game.state
    state.income[hex_], state.owner[hex_] = city, defender
    before = GAME.view(state, attacker)
    hit = (Event("hits_taken", (attacker, hex_, (GOLEM,), 0)),)
    die = Event("rolled", (PURPOSES.index("damage"), attacker, (1,), attacker, NOBODY))
    events = (
        Event("battle_began", (hex_, (attacker,), defender)),
        Event("used", (attacker, GOLEM, attacker)),
        *(hit if falls else ()),
        Event("battle_ended", (hex_, attacker)),
        *((die, Event("returned", ((city,),))) if falls else ()),
    )
    ((_, result),) = results_of(events, Moment(attacker, None, events, before, before))
    sides = {side.side: side for side in result.sides}
    for side, piece in ((attacker, GOLEM), (defender, city)):
        assert (piece in sides[side].fell, piece in sides[side].stand) == (falls, not falls)
        assert piece not in (*sides[attacker + defender - side].fell, *sides[attacker + defender - side].stand)


@pytest.mark.parametrize(("die", "said"), [(1, "Damage: the City is gone."), (3, "The damage dice broke nothing.")])
def test_a_city_that_a_damage_die_took_is_told(die: int, said: str, tmp_path: Path) -> None:
    """10.6: 1 or 6, and it goes back in the Bag; loot that follows a harmless die is none of it."""
    _, scene, _ = sit_down(tmp_path)
    table: Any = scene.table
    rolled = Event("rolled", (PURPOSES.index("damage"), 0, (die,), 0, NOBODY))
    gone = Event("returned", ((FIRST[KIND_IDS.index("city")],),))
    result = BattleResult(7, 0, (), 1, NOBODY, NOBODY, (rolled, gone))
    state = scene.view.state
    assert [words for _, words in consequences(table, result, state, state)] == [said]


@pytest.mark.parametrize("war", [two_sides, three_sides, four_sides])
def test_the_panel_has_room_for_all_of_it(war: Any, tmp_path: Path) -> None:
    game = war(seed=3)
    story, moment, _ = fought(game, 3, 0)
    for text in (100, 150):
        stage = bare_stage(tmp_path / str(text), text_size=text)
        stage.cache = Blind()
        scene = show(stage, Position(game.state, tuple(story)), names=LONGEST, people=(0,))
        scene.session.told = lambda: tuple(story)  # type: ignore[method-assign]
        scene.timeline.finish()
        table: Any = scene.table
        for cue in result_cues(table, moment).values():
            scene.timeline.add(cue)
        for size in ((1920, 1080), (1280, 720), (1024, 640)):
            stage.resize(size)
            stage.update(0.1)
            assert scene.timeline.held is not None
            assert all_faults(stage) == [], (size, text)
            held = scene.timeline.held
            assert held is not None
            assert held.paint is not None
            held.paint(letters(stage, marks := []), 9.0)
            assert text_faults(marks, stage.width, stage.height) == [], (size, text)
            assert {"fell", "stands"} & {mark.text for mark in marks}


def test_a_battle_among_others_is_a_short_film(tmp_path: Path) -> None:
    """A round of two sides takes about one and a half seconds."""
    found = position("assign_hits")
    stage = bare_stage(tmp_path, animation_speed=1.0)
    stage.cache = Blind()
    sides = found.state.battle.sides if found.state.battle else ()
    watcher = next(seat for seat in range(4) if seat not in sides)
    long: dict[int, float] = {}
    for viewer in (watcher, sides[0]):
        scene = show(stage, found, people=(viewer,))
        table: Any = scene.table
        view = GAME.view(found.state, viewer)
        strikes = [Event("struck_hits", (side, (), (), 0)) for side in sides for _ in range(2)]
        moment = Moment(sides[0], None, tuple(strikes), view, view)
        long[viewer] = sum(cue.seconds for cue in overlay_cues(table, moment, parts_of(moment).before, before=True))
        stage.pop()
    assert abs(long[watcher] - PACES["round"].motion) <= 0.25
    assert long[sides[0]] > 2 * long[watcher]
