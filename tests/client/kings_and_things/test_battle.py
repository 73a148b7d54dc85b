"""The battle and exploration screens: every question is answered by clicks and by keys, and nothing more is shown than
the seat at the screen may know."""

import math
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest
from pictures.kings_and_things import battle, exploration, three_armies

from client.games.kings_and_things.battle.choices import choices
from client.games.kings_and_things.battle.magic import rows_of
from client.games.kings_and_things.battle.places import places
from client.games.kings_and_things.battle.plan import BattlePlan
from client.games.kings_and_things.battle.reading import RANKS, SEALED, Army, read_battle
from client.games.kings_and_things.battle.things import KINDS
from client.games.kings_and_things.table import GameTable
from client.games.kings_and_things.words.battle import (
    NAMING,
    NAMING_WORDS,
    ROUND_WORDS,
    STEP_TITLES,
    STEP_WORDS,
    step_words,
)
from client.input.intents import Intent, Kind
from client.match.seats import HUMAN, Seat
from client.match.session import Session
from client.render.canvas import Box
from client.scenes.ask_all.scene import AskAllScene
from client.scenes.table.scene import TableScene
from client.sprites.timeline import Cue
from client.stage import Stage
from client.tables.shortcuts import MAIN
from client.widgets.button import Button
from engines.core.bots import Deadline
from engines.core.language import ENGLISH
from engines.core.rng import Rng
from engines.core.types import WATCHER
from engines.kings_and_things.game import GAME
from engines.kings_and_things.odds import odds, percent
from engines.kings_and_things.phrases import hex_name
from engines.kings_and_things.rules.battle_units import step_of, units
from engines.kings_and_things.state import NOTHING, START, Item, State
from engines.kings_and_things.things import KIND_IDS
from tests.rounds import first

from ..scene_kit import Blind, faults, key, words
from ..table_kit import KeyboardWalker, MouseWalker, bare_stage
from ..test_table_layout import all_faults, windows
from .battles import (
    LONGEST,
    NAMES,
    Position,
    Still,
    four_sides,
    match_of,
    position,
    positions,
    show,
    three_sides,
    two_sides,
    warlord,
)

EVERY_KIND = sorted(KINDS)


def main_button(scene: TableScene) -> tuple[str, str, bool]:
    """The button at the corner: its name, its words, and whether it can be pressed."""
    found = [widget for widget in scene.ui.widgets if isinstance(widget, Button) and widget.key == MAIN]
    assert len(found) == 1
    return found[0].id, found[0].label, found[0].enabled


def answers(session: Session) -> int:
    return len(session._taken)


def test_chance_finds_every_kind_of_question() -> None:
    assert set(positions()) == KINDS


@pytest.mark.parametrize("walker", [MouseWalker, KeyboardWalker])
@pytest.mark.parametrize("kind", EVERY_KIND)
def test_every_question_can_be_answered(kind: str, walker: Any, tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    scene = show(stage, position(kind))
    assert scene.asked is not None
    assert (scene.table.overlay is None) == (kind == "excess_removal")  # on the board
    person = walker(stage)
    before = answers(scene.session)
    for _ in range(40):
        stage.update(0.05)
        stage.frame()
        if answers(scene.session) > before:
            break
        person.answer(scene)
    assert answers(scene.session) > before


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_all_answers_are_within_reach(kind: str, tmp_path: Path) -> None:
    """Every option is a button, or made of things that are lit one after the other."""
    stage = bare_stage(tmp_path)
    scene = show(stage, position(kind))
    scene.ready()
    picking = scene.picking
    assert picking is not None
    shown = {getattr(widget, "thing", None) for widget in scene.ui.widgets}
    labelled = sum(widget.id.startswith("action") for widget in scene.ui.widgets)
    plain = [option for option in picking.options if not picking.things(option)]
    assert labelled >= len(plain)
    for option in picking.options:
        assert set(picking.things(option)) <= shown, option


# -- where things stand ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", first(1, [150, 80]))
@pytest.mark.parametrize("kind", EVERY_KIND)
def test_nothing_is_cut_or_overlaps(kind: str, text: int, tmp_path: Path, pytestconfig: pytest.Config) -> None:
    stage = bare_stage(tmp_path, text_size=text)
    stage.cache = Blind()
    show(stage, position(kind), names=LONGEST)
    for window in windows(stage, (0, 75) if pytestconfig.option.thorough else (0,)):
        assert all_faults(stage) == [], window


def test_a_battle_of_four_has_room(tmp_path: Path) -> None:
    game = four_sides(seed=4)
    stage = bare_stage(tmp_path)
    stage.cache = Blind()
    show(stage, Position(game.state, tuple(game.story)), names=LONGEST)
    for window in windows(stage, (0, 75)):
        assert all_faults(stage) == [], window


def test_every_unit_stands_in_the_rank_in_which_it_strikes() -> None:
    state = position("assign_hits").state
    seat = position("assign_hits").asked[0]
    for army in read_battle(GAME.view(state, seat), ()):
        assert sorted(fighter.unit for fighter in army.fighters) == sorted(units(state, army.side))
        for at, rank in enumerate(army.ranks):
            assert all(step_of(state, army.side, fighter.unit) == RANKS[at] for fighter in rank)


@pytest.mark.thorough
def test_of_units_that_overlap_all_values_are_seen() -> None:
    side = Box(0, 0, 320, 400)
    plan = BattlePlan(False, (side,), 60.0, None, side, side)
    fighters = [fighter for army in read_battle(GAME.view(battle()[0].state, 0), ()) for fighter in army.fighters]
    units_ = places(plan, [Army(0, False, 0, NOTHING, (tuple(fighters), (), ()))])
    assert units_[1].covered
    assert all(unit.seen.right == unit.box.right for unit in units_), "the value is at the right"
    assert all(one.seen.right <= two.seen.x + 0.01 for one, two in pairwise(units_))


def test_magic_that_was_used_stays_in_its_row() -> None:
    state = battle()[0].state
    view = GAME.view(state, 0)
    before = [row.item for row in rows_of(view, NAMES, frozenset(), ENGLISH)]
    assert len(before) > 2
    view.state.shields[0] = tuple(piece for piece in view.state.shields[0] if piece != before[0])
    assert view.state.battle is not None
    view.state.battle.items = (Item(before[0], 0),)
    assert [row.item for row in rows_of(view, NAMES, frozenset(), ENGLISH)] == before


# -- what is known -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["assign_hits", "save", "retreat", "bribe", "battle_magic"])
def test_the_odds_are_the_calculators(kind: str, tmp_path: Path) -> None:
    found = position(kind)
    stage = bare_stage(tmp_path)
    scene = show(stage, found)
    view = GAME.view(found.state, found.asked[0])
    battle = view.state.battle
    assert battle is not None
    reckoned = odds(view, battle.hex, struck=True)
    written = words(stage)
    sides = found.asked[:1] if kind == "bribe" else battle.sides
    assert scene.asked is not None
    for chance in reckoned.believed(sides):
        assert f"{percent(chance)} %" in written


def test_while_dice_fall_the_prompt_says_whose_battle_it_is(tmp_path: Path) -> None:
    found = position("retreat")
    scene = show(bare_stage(tmp_path), found)
    table: Any = scene.table
    scene.timeline.add(Cue(5.0))
    line = table.overlay.prompt_line()
    assert line.lead == "Retreat"
    place = hex_name(found.state, found.state.battle.hex, ENGLISH)
    assert line.sentence.startswith("You fight ")
    assert line.sentence.endswith(f" at {place}.")


def test_a_seat_reckons_with_what_it_knows_only(tmp_path: Path) -> None:
    """Before the armies turn up, somebody else's odds are not the explorer's."""
    found = position("bribe")
    scene = show(bare_stage(tmp_path), found, people=((found.asked[0] + 1) % 4,))
    table: Any = scene.table
    scene.ready()
    assert table.exploration.view.seat == (found.asked[0] + 1) % 4
    mine = odds(GAME.view(found.state, table.exploration.view.seat), table.exploration.found.hex)
    assert table.exploration.odds() == mine


def twin_pictures(folder: Path, found: Position, viewer: int) -> list[bytes]:
    """The picture of this viewer, of the position and of one that differs in what the viewer cannot know."""
    pictures = []
    for number in range(2):
        state = found.state
        if number:
            state = GAME.redeal(GAME.view(found.state, viewer), Rng(5))
            assert GAME.dump(state) != GAME.dump(found.state)
        stage = bare_stage(folder / str(number), (1280, 720), reduced_motion=True)
        people = (viewer,) if viewer != WATCHER else (0, 1, 2, 3)
        show(stage, Position(state, found.story), people)
        pictures.append(pygame.image.tobytes(stage.picture(), "RGB"))
    return pictures


@pytest.mark.thorough
@pytest.mark.parametrize(
    "kind", ["assign_hits", "battle_magic", "name_target", "bribe", "save", "retreat", "take_loot"]
)
def test_nobody_else_sees_what_is_sealed_or_hidden(kind: str, tmp_path: Path) -> None:
    found = position(kind)
    for viewer in range(4):
        one, two = twin_pictures(tmp_path / str(viewer), found, viewer)
        assert one == two


def half_placed() -> Position:
    """Somebody has placed a hit, and must place another."""
    game = three_sides(seed=3)
    chance = Rng(1)
    for _ in range(400):
        decision = GAME.decision(game.state)
        assert decision is not None
        battle = game.state.battle
        if battle is not None and decision.kind == "assign_hits" and any(battle.doomed):
            return Position(game.state, tuple(game.story))
        game.apply(
            chance.pick([option for option in decision.options if option.verb != "retreat"] or list(decision.options))
        )
    raise AssertionError("Nobody places two hits.")


def test_hits_are_seen_by_their_own_side_only() -> None:
    found = half_placed()
    seat = found.asked[0]
    for viewer in range(4):
        seen = {army.side: army for army in read_battle(GAME.view(found.state, viewer), ())}
        placed = sum(fighter.placed for fighter in seen[seat].fighters)
        assert placed > 0 if viewer == seat else placed == 0
        assert seen[seat].hits == sum(GAME.view(found.state, viewer).state.battle.hits[seat : seat + 1]) + len(
            found.state.battle.doomed[seat]
        )


def test_an_aim_is_sealed_until_all_have_named_theirs() -> None:
    game = three_sides(seed=2)
    while game.asked[1] != "name_target":
        decision = GAME.decision(game.state)
        assert decision is not None
        game.apply(decision.options[0])
    first = game.asked[0]
    game.apply(GAME.decision(game.state).options[0])
    for viewer in range(4):
        aims = {army.side: army.aim for army in read_battle(GAME.view(game.state, viewer), ())}
        assert (aims[first] >= 0) == (viewer == first)
        assert viewer == first or aims[first] == SEALED


# -- questions to everybody --------------------------------------------------------------------------------------------


def public_window() -> Position:
    game = two_sides(seed=5, ask_windows="everyone", shields=["lucky_charm talisman", "ruby", "elixir", ""])
    chance = Rng(2)
    for _ in range(200):
        if game.asked[1] == "react":
            return Position(game.state, tuple(game.story))
        game.apply(chance.pick(list(GAME.decision(game.state).options)))
    raise AssertionError("Nobody is asked to react.")


def test_a_window_is_one_question_in_the_place_of_the_parchment(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    scene = show(stage, public_window(), people=(0, 1, 2))
    assert isinstance(stage.top, AskAllScene)
    table: Any = scene.table
    stage.frame()
    place = table.battle.plan.choices
    stage.top.ready()
    for widget in stage.top.ui.widgets:
        assert place.x <= widget.box.x
        assert widget.box.right <= place.right
        assert place.y <= widget.box.y
        assert widget.box.bottom <= place.bottom
    assert faults(stage) == []


def test_the_public_window_shows_no_shield(tmp_path: Path) -> None:
    one, two = twin_pictures(tmp_path, public_window(), WATCHER)
    assert one == two


def test_the_board_can_be_looked_at_meanwhile(tmp_path: Path) -> None:
    stage: Stage = bare_stage(tmp_path)
    scene = show(stage, position("battle_magic"))
    table: Any = scene.table
    for back in (Intent(Kind.KEY, text="0"), Intent(Kind.BACK), Intent(Kind.KEY, text="e")):
        assert table.overlay is table.battle
        stage.handle(Intent(Kind.KEY, text="0"))
        stage.frame()
        assert table.overlay is None
        assert scene.ui.get("menu") is not None, "the bar is where it was"
        stage.handle(back)
        stage.frame()
    assert table.overlay is table.battle
    assert stage.top is scene


def test_the_parchment_says_what_is_done_between_two_steps(tmp_path: Path) -> None:
    """Whoever names a side, or may hand on items in a later round, is past the opening of the battle."""
    stage = bare_stage(tmp_path)
    scene: Any = show(stage, position("name_target"))
    assert NAMING in words(stage)
    assert scene.table.battle.parchment.step_words == (NAMING, NAMING_WORDS)
    state: State = GAME.clone(position("name_target").state)
    state.agenda = [frame for frame in state.agenda if frame[0] != "name_target"]
    state.battle.round, state.battle.step = 2, START
    assert step_words(state, ENGLISH) == ("Round 2", ROUND_WORDS)
    state.battle.round = 0
    assert step_words(state, ENGLISH) == (STEP_TITLES[START], STEP_WORDS[START])


def test_the_names_of_the_position_are_shown(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    scene: TableScene = show(stage, position("name_target"))
    assert isinstance(scene.session, Session)
    assert all(name in words(stage) for name in ("Aldric", "Theo"))
    assert match_of(position("save"), NAMES)[0].setup.names == NAMES


@pytest.mark.parametrize(("sample", "kind"), [(battle, "react"), (three_armies, "assign_hits"), (exploration, "bribe")])
def test_the_samples_for_pictures_are_lawful(sample: Any, kind: str) -> None:
    match, _ = sample()
    assert (match.decision.seat, match.decision.kind) == (0, kind)
    assert GAME.broken(match.state) == []


# -- what helps whoever plays ------------------------------------------------------------------------------------------


def test_a_hit_can_go_where_a_computer_would_put_it(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    stage.cache = Blind()
    scene = show(stage, position("assign_hits"))
    scene.ready()
    asked = scene.asked
    assert asked is not None
    assert scene.picking is not None
    normal = GAME.opponents["normal"]()
    taker = normal.choose(scene.view, asked.decision, Deadline(math.inf), Rng(0))
    marked = [choice for choice in scene.table.battle.parchment.choices if choice.suggested]
    assert [choice.thing for choice in marked] == list(scene.picking.things(taker))
    assert "suggested" in words(stage).splitlines()
    key(stage, "e")
    assert scene.session._taken[-1].option == taker


def test_the_suggestion_is_there_with_the_question_and_no_search_changes_it(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    stage.cache = Blind()
    scene = show(stage, position("assign_hits"))
    scene.ready()
    assert main_button(scene) == ("action1", "As suggested", True)
    scene.session.hint(wait=True)
    stage.update(0.05)
    scene.ready()
    assert main_button(scene) == ("action1", "As suggested", True)


def test_who_is_hit_stays_in_the_row_and_nobody_moves_up(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    stage.cache = Blind()
    match, taken = three_armies()
    people = tuple(Seat(name, HUMAN if n == 0 else "random", n) for n, name in enumerate(match.setup.names))
    scene = TableScene(stage, Still(match, people, stage.settings, taken))
    stage.push(scene)
    stage.update(0.05)
    scene.ready()
    stand: Any = scene.table.battle
    before = [choice.thing for choice in stand.parchment.choices]
    boxes = [stand.parchment.choice_box(at) for at in range(len(before))]
    taker = stand.suggested()
    struck = next(iter(scene.picking.things(taker)))
    key(stage, "e")
    stage.update(0.05)
    scene.ready()
    assert [choice.thing for choice in stand.parchment.choices] == before
    assert [stand.parchment.choice_box(at) for at in range(len(before))] == boxes
    hit = stand.parchment.choices[before.index(struck)]
    assert (hit.hits, hit.caption) == (1, "falls")


def test_nothing_is_suggested_but_hits(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    stage.cache = Blind()
    for kind in ("retreat", "battle_magic", "marksman_aim"):
        scene = show(stage, position(kind))
        scene.ready()
        assert scene.table.battle.suggested() is None


@pytest.mark.parametrize("game", [two_sides, three_sides])
def test_whoever_wants_no_odds_sees_none(game: Any, tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    stage.cache = Blind()
    made = game(seed=4)
    show(stage, Position(made.state, tuple(made.story)))
    assert "%" in words(stage)
    stage.change(show_odds=False)
    assert "%" not in words(stage)


def test_an_exploration_tells_no_odds_to_whoever_wants_none(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    stage.cache = Blind()
    show(stage, position("bribe"))
    assert "%" in words(stage)
    stage.change(show_odds=False)
    assert "%" not in words(stage)


# -- the Warlord's choice ----------------------------------------------------------------------------------------------


def test_the_warlord_sees_the_chance_for_each_creature_and_whether_he_could_support_it(tmp_path: Path) -> None:
    """11.2, 8.2: the first seat owns a forest and nothing else."""
    stage = bare_stage(tmp_path)
    stage.cache = Blind()
    scene = show(stage, warlord("bears giant goblins"))
    scene.ready()
    assert isinstance(scene.table, GameTable)
    said = {KIND_IDS[choice.kind]: (choice.caption, choice.support) for choice in choices(scene, None)}
    assert said == {
        "bears": ("5 in 6", "supported"),
        "giant": ("3 in 6", "no support"),
        "goblins": ("6 in 6", "no support"),
    }
    drawn = words(stage)
    assert drawn.count("no support") == 2
    assert "whether you could support it" in drawn.replace("\n", " ")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_ever_so_many_creatures_for_the_warlord_have_room(size: tuple[int, int], tmp_path: Path) -> None:
    others = (
        "bears tigers elves_2 goblins giant skeletons walrus wolves nomads troll",
        "eagles pegasus dragonfly farmers djinn camel_corps ogre ghost spirit",
        "green_knight unicorn druid wild_cat bandits white_bear eskimos pixies giant_ape",
    )
    for names in (("bears",), others[:1], others):
        stage = bare_stage(tmp_path, size)
        stage.cache = Blind()
        scene = show(stage, warlord(*names), names=LONGEST)
        scene.ready()
        assert isinstance(scene.table, GameTable)
        assert len(choices(scene, None)) == len(" ".join(names).split())
        assert all_faults(stage) == []
