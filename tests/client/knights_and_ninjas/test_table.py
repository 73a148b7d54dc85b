"""The table of Of Knights & Ninjas: purses, places, answers, names, the draft, and a picture for every fact."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from client.games.knights_and_ninjas import draft_lane
from client.games.knights_and_ninjas.cues import STEPS, cues_for
from client.games.knights_and_ninjas.matchups import MatchupsScene
from client.games.knights_and_ninjas.plan import plan
from client.games.knights_and_ninjas.purses import Purses
from client.games.knights_and_ninjas.sprites.gems import GOLD
from client.games.knights_and_ninjas.table_places import TablePlaces
from client.input.intents import Intent, Kind
from client.match.seats import HUMAN, Seat
from client.match.session import Session
from client.render.cache import SurfaceCache
from client.scenes.ask_all.scene import AskAllScene
from client.scenes.table.scene import TableScene
from client.stage import Stage
from client.tables.frame import table_frame
from engines.core.chronicle import ActionTaken
from engines.core.game import set_up
from engines.core.match import Match
from engines.core.rng import Rng
from engines.core.types import Event, Story
from engines.knights_and_ninjas.cards import JESTER, KIND, KING
from engines.knights_and_ninjas.events import EVENTS
from engines.knights_and_ninjas.game import GAME
from tests.engines.knights_and_ninjas.table import table
from tests.rounds import first

from ..scene_kit import Blind
from ..table_kit import NAMES, bare_stage
from ..test_table_layout import all_faults
from .kit import labels, lit, seat_down, use

HOUSE_RULES = {"lockedUp": True, "dragonsLair": True, "invaders": True, "dancingBear": True}


def test_what_is_told_to_the_table_has_no_secrets(tmp_path: Path) -> None:
    match = Match(GAME, set_up(GAME, 3, {}, 3, NAMES[:3]))
    seats = tuple(Seat(name, HUMAN, n) for n, name in enumerate(NAMES[:3]))
    session = Session(match, seats, bare_stage(tmp_path).settings, [ActionTaken(None, None, match.opening)])
    assert session.viewer is None
    assert [fact.kind for fact in session.told()] == [fact.kind for fact in match.opening]
    assert any(fact.secret for fact in match.opening)
    assert not any(fact.secret for fact in session.told())


# -- purses ------------------------------------------------------------------------------------------------------------


def event(kind: str, *args: Any) -> Event:
    story = Story()
    story(kind, *args)
    return story[0]


def test_a_gem_keeps_the_colour_of_the_seat_that_brought_it() -> None:
    purses = Purses(3, 5, [event("captured", 0, 1, 2)])
    assert purses.at([7, 3, 5]) == ((0, 0, 0, 0, 0, 1, 1), (1, 1, 1), (2,) * 5)


def test_a_highwayman_takes_just_the_gems_that_were_captured() -> None:
    purses = Purses(3, 5, [event("captured", 0, 1, 2), event("robbed", 2, 0, 0, 2)])
    assert purses.at([5, 3, 7]) == ((0,) * 5, (1,) * 3, (2, 2, 2, 2, 2, 1, 1))


def test_a_picture_that_is_behind_shows_the_purses_of_then() -> None:
    purses = Purses(2, 6, [event("captured", 0, 1, 2), event("bought", 0, 1, 0, 1, 3)])
    assert purses.at([8, 4])[0] == (0, 0, 0, 0, 0, 0, 1, 1)
    assert purses.at([7, 5])[1] == (1, 1, 1, 1, 1)


def test_gold_comes_from_the_horde() -> None:
    assert Purses(3, 5, [event("hoarded", 1, (0, 1))]).at([5, 6, 5])[1] == (1, 1, 1, 1, 1, GOLD)


def test_purses_have_as_many_gems_as_the_view_whatever_happened() -> None:
    assert [len(purse) for purse in Purses(3, 5, []).at([2, 9, 4])] == [2, 9, 4]


def test_the_purses_of_a_whole_game_are_what_the_rules_count() -> None:
    for seed in range(12):
        story, rng = Story(), Rng(seed, "purses")
        state = GAME.new(set_up(GAME, 4, HOUSE_RULES, seed), story)
        while decision := GAME.decision(state):
            GAME.apply(state, rng.pick(decision.options), story)
            purses = Purses(4, 5, story)
            assert [len(purse) for purse in purses._history[-1]] == state.gems


# -- places ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1920, 1080), (1600, 900), (1365, 853), (3360, 1440)])
@pytest.mark.parametrize("seats", range(2, 7))
def test_kingdoms_piles_and_hand_keep_clear_of_each_other(size: tuple[float, float], seats: int) -> None:
    frame = table_frame(*size)
    boxes = plan(frame, seats)
    placed = [boxes.own, *boxes.rivals, boxes.deck, boxes.discard, boxes.hand, frame.column.box]
    placed += [boxes.line, boxes.dungeon, boxes.horde]
    assert len(boxes.rivals) == seats - 1
    for number, one in enumerate(placed):
        assert one.x >= 0
        assert one.right <= size[0]
        assert one.bottom <= size[1]
        assert not [other for other in placed[number + 1 :] if one.inset(1).meets(other)]


def test_who_is_attacked_is_opened_in_full_on_a_narrow_window(tmp_path: Path) -> None:
    game = table(hands=["king", "", ""])
    game.do("attack 1")
    scene = seat_down(tmp_path, game, size=(1024, 640))
    places = scene.table.tabletop.places
    assert not places.chip(1)
    assert places.chip(2)


# -- the table of answers ----------------------------------------------------------------------------------------------


def answering(folder: Path, hand: str = "soldier executioner jester princess", people: tuple[int, ...] = (1,)) -> Any:
    game = table(hands=["king", hand, ""], gems=[5, 6, 4])
    game.do("attack 1", "lay king")
    return seat_down(folder, game, people)


def test_rows_are_picked_by_digits_and_confirmed_by_the_button(tmp_path: Path) -> None:
    scene = answering(tmp_path)
    assert scene.table.answering()
    assert labels(scene) == ["Don't answer"]
    scene.stage.handle(Intent(Kind.KEY, text="1"))
    assert labels(scene) == ["Put back", "Play a Soldier"]
    scene.stage.handle(Intent(Kind.KEY, text="2"))
    assert labels(scene) == ["Put back", "Play an Executioner"]
    scene.stage.handle(Intent(Kind.KEY, text="e"))
    assert scene.session.match.state.seat == 1, "the turn of the attacker is over"


def test_a_row_that_is_picked_again_is_put_back(tmp_path: Path) -> None:
    scene = answering(tmp_path)
    use(scene, "row1")
    use(scene, "row1")
    assert scene.picking.picked == ()


def test_the_row_of_a_jester_opens_the_names(tmp_path: Path) -> None:
    scene = answering(tmp_path)
    number = next(n for n, row in enumerate(scene.table.tabletop.answer_lines) if row.kinds == (JESTER,))
    use(scene, f"row{number}")
    names = {scene.table.faces.kind(int(name[4:])).name for name in lit(scene)}
    assert {"Queen", "Traitor", "Executioner", "Minstrel"} <= names
    assert "Princess" not in names


def test_nobody_else_sees_the_table_of_answers(tmp_path: Path) -> None:
    scene = answering(tmp_path, people=(0,))
    assert not scene.table.answering()
    assert not [widget for widget in scene.ui.widgets if widget.id.startswith("row")]


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 640)])
@pytest.mark.parametrize("text", [100, 150])
def test_a_hand_of_twenty_cards_has_its_table_of_answers(size: tuple[int, int], text: int, tmp_path: Path) -> None:
    many = "peasant " * 7 + "soldier soldier knight king executioner traitor princess jester jester castle ladder monk"
    scene = answering(tmp_path, many)
    scene.stage.change(text_size=text)
    scene.stage.resize(size)
    assert len(scene.table.tabletop.answer_lines) > 25
    assert all_faults(scene.stage) == []


# -- questions for all, what beats what, the draft ---------------------------------------------------------------------


def test_one_question_for_the_table_tells_from_whom_to_whom(tmp_path: Path) -> None:
    game = table(hands=["king", "highwayman", "highwayman"])
    game.do("attack 1", "lay king", "endure")
    scene = seat_down(tmp_path, game, people=(1, 2))
    scene.stage.update(0.1)
    asked = scene.stage.top
    assert isinstance(asked, AskAllScene)
    assert asked.question.title == "Any Highwayman?"
    assert asked.question.sentence.startswith("Larissa has just taken 4 gems.")
    assert asked.question.foot.startswith("If several want them, Tomas, who lost them, goes first.")
    assert asked.question.foot.endswith("Larissa is a computer player and answers on their own.")
    assert [person.seat for person in asked.question.people] == [1, 2]
    counted = scene.table.tabletop.places.kingdoms[0]
    assert len(counted.gems) == 5, "gems on the road count for nobody"


def test_under_that_question_nothing_of_the_table_has_the_focus(tmp_path: Path) -> None:
    game = table(hands=["king", "highwayman", "highwayman"])
    game.do("attack 1", "lay king", "endure")
    scene = seat_down(tmp_path, game, people=(1, 2))
    scene.stage.update(0.1)
    assert isinstance(scene.stage.top, AskAllScene)
    scene.stage.cache = SurfaceCache()  # everything is painted
    pictures = []
    for keyboard in (True, False):
        scene.ui.keyboard = keyboard
        scene.changed()
        pictures.append(pygame.image.tobytes(scene.stage.picture(), "RGB"))
    assert scene.ui.focus
    assert pictures[0] == pictures[1]


def test_what_beats_what_is_a_key_away(tmp_path: Path) -> None:
    scene = seat_down(tmp_path, table(hands=["king", "", ""]))
    stage: Stage = scene.stage
    stage.handle(Intent(Kind.KEY, text="w"))
    assert isinstance(stage.top, MatchupsScene)
    stage.frame()
    stage.handle(Intent(Kind.BACK))
    assert stage.top is scene


def test_the_lane_tells_who_kept_and_who_gave() -> None:
    events = (event("lane_dealt", 15, 0), event("kept", 0), event("gave", 1, 0), event("kept", 1))
    assert draft_lane.lane_of(events) == draft_lane.Lane(15, ((0, True), (1, False), (1, True)))
    assert draft_lane.lane_of((*events, event("lane_dealt", 15, 1))) == draft_lane.Lane(15, ())


def test_keep_is_the_main_button_and_give_stands_above_it(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    match = Match(GAME, set_up(GAME, 2, {"firstPlayer": "1"}, 3, NAMES[:2]))
    seats = tuple(Seat(name, HUMAN if n == 0 else "captain", n) for n, name in enumerate(NAMES[:2]))
    scene = TableScene(stage, Session(match, seats, stage.settings, [ActionTaken(None, None, match.opening)]))
    stage.push(scene)
    stage.update(0.01)
    scene.ready()
    assert labels(scene) == ["Give it to Tomas", "Keep it"]
    scene.stage.handle(Intent(Kind.KEY, text="g"))
    assert scene.table.lane().taken == ((0, False),)


# -- motion ------------------------------------------------------------------------------------------------------------


def test_every_fact_has_its_picture() -> None:
    assert set(STEPS) == set(EVENTS)


@pytest.mark.parametrize(("seats", "wishes"), [(2, {}), (4, {}), (5, HOUSE_RULES), (3, {"maskWindows": False})])
@pytest.mark.parametrize("reduced", first(1, [False, True]))
def test_whole_games_are_told(seats: int, wishes: dict[str, Any], reduced: bool, tmp_path: Path) -> None:
    """Every moment turns the picture once, and nothing flies off the window."""
    stage = bare_stage(tmp_path)
    stage.cache = Blind()
    told = set()
    for seed in range(4):
        sitting = tuple(Seat(name, HUMAN if n == 0 else "captain", n) for n, name in enumerate(NAMES[:seats]))
        session = Session.begin(GAME, set_up(GAME, seats, wishes, seed, NAMES[:seats]), sitting, stage.settings)
        scene = TableScene(stage, session)
        scene.table.lay_out_for_picture()
        rng = Rng(seed, "cues")
        for _ in range(160):
            for moment in session.take_moments():
                told |= {fact.kind for fact in moment.events}
                shown: list[int] = []
                before, after = TablePlaces(scene.table, moment.before), TablePlaces(scene.table, moment.after)  # type: ignore[arg-type]
                for cue in cues_for(moment, before, after, lambda shown=shown: shown.append(1), reduced):  # type: ignore[misc]
                    cue.after()
                    for flight in cue.flights:
                        for pose in (flight.start, flight.end):
                            assert -20 < pose.x < stage.width + 20
                            assert -20 < pose.y < stage.height + 20
                assert shown == [1]
            decision = session.match.decision
            if decision is None:
                break
            session._act(rng.pick(decision.options))
    assert {"drew" if seats > 2 else "kept", "laid", "captured"} <= told


def test_the_arithmetic_is_shown_while_a_blow_is_parried(tmp_path: Path) -> None:
    game = table(hands=["queen", "peasant peasant peasant", ""], gems=[5, 6, 4])
    game.do("attack 1", "lay queen")
    scene = seat_down(tmp_path, game, (1,))
    session = scene.session
    option = next(option for option in session.match.decision.options if option.args and len(option.args[0]) == 3)
    session.choose(option)
    (moment,) = session.take_moments()
    before, after = TablePlaces(scene.table, moment.before), TablePlaces(scene.table, moment.after)
    painted: list[str] = []

    class Pad:
        def __getattr__(self, name: str) -> Any:
            if name == "text":
                return lambda text, *args, **more: painted.append(text)
            return lambda *args, **more: 10.0

    for cue in cues_for(moment, before, after, lambda: None):
        if cue.paint:
            cue.paint(Pad(), 0.1)
    assert painted == ["5 − 3 = 2 gems"]  # noqa: RUF001


def test_a_castle_is_seen_burning(tmp_path: Path) -> None:
    game = table(hands=["dragon", "", ""], walls={1: "castle"})
    game.do("attack 1", "lay dragon")
    scene = seat_down(tmp_path, game, (1,))
    scene.session.choose(scene.session.match.decision.options[0])
    (moment,) = scene.session.take_moments()
    before, after = TablePlaces(scene.table, moment.before), TablePlaces(scene.table, moment.after)
    cues = cues_for(moment, before, after, lambda: None)
    fire = next(cue for cue in cues if cue.sound == "burning")
    assert fire.paint is not None
    assert ("place", 1, 0) in fire.lifted
    assert next(cue for cue in cues if cue.sound == "gems").flights[0].arc == 60


# -- explanations ------------------------------------------------------------------------------------------------------


def test_a_kingdom_that_is_pointed_at_tells_what_is_known_of_its_hand(tmp_path: Path) -> None:
    from client.games.knights_and_ninjas.zoom import explained

    game = table(hands=["herald", "king", "soldier"])
    game.do("herald herald", "show king", "show soldier")
    scene = seat_down(tmp_path, game)
    told = explained(scene.table.tabletop, "seat1")
    assert told is not None
    assert "You know of a King." in told.paragraphs
    card = explained(scene.table.tabletop, "shown0")
    assert card is not None
    assert card.kind == KIND[game.state.agenda[-1][1][0][1]]


def test_the_draw_pile_tells_that_the_goal_falls(tmp_path: Path) -> None:
    from client.games.knights_and_ninjas.zoom import explained

    for seats, words in ((3, "one gem fewer wins"), (2, "Drafts of 15")):
        told = explained(seat_down(tmp_path, table(seats=seats)).table.tabletop, "deck")
        assert told is not None
        assert words in told.paragraphs[0]


def test_open_discards_can_be_looked_through(tmp_path: Path) -> None:
    from client.games.knights_and_ninjas.zoom import explained

    for chosen in (False, True):
        game = table(hands=["knight"], discard="king peasant peasant queen", openDiscard=chosen)
        told = explained(seat_down(tmp_path, game).table.tabletop, "discard")
        assert told is not None
        assert ("In the discard pile: 2 Peasants, a King and the Queen." in told.paragraphs) is chosen


def test_what_is_known_of_a_rivals_hand_lies_face_up_in_the_panel(tmp_path: Path) -> None:
    game = table(hands=["herald", "king peasant", "soldier"], deck="peasant " * 9)
    game.do("herald herald", "show king", "show soldier", "take 2 soldier")
    kingdoms = seat_down(tmp_path, game).table.tabletop.places.kingdoms
    assert [kingdom.known for kingdom in kingdoms] == [(), (KING,), ()]
