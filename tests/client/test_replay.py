"""The replay: forwards and backwards at the real table, with the right eyes, and nothing of what is to come."""

import random

import pytest

from client.input.intents import SHIFT, Intent, Kind
from client.match.watching import Sight
from client.render.cache import MEGABYTE
from client.render.pictures import MASTERS
from client.scenes.cover.scene import CoverScene
from client.scenes.dialog import Dialog
from client.scenes.rehearsal import RATION
from client.scenes.replay.opening import AT_ONCE, END, watch
from client.scenes.replay.rehearsing import moments_to_draw
from client.scenes.replay.scene import ReplayScene
from client.stage.scene import Scene
from engines import GAMES
from engines.core.chronicle import Chronicle
from engines.core.match import Match
from engines.core.playback import KEPT_EVERY
from engines.core.record import compact, read_record
from engines.core.rng import Rng
from tests.growing import GROWN
from tests.rounds import first, thorough

from .replay_kit import GAME_IDS, record_of, replay_of
from .scene_kit import click, key, make_stage, press, settle
from .shell_kit import crowded, picture_faults


@pytest.mark.parametrize("game", GAME_IDS)
def test_it_goes_forwards_and_backwards_and_shows_each_position(tmp_path, game):
    path = record_of(tmp_path, game, 60)
    stage, scene = replay_of(tmp_path, path, animation_speed=0.0)
    seen = []
    for _ in range(8):
        press(stage, Kind.RIGHT)
        stage.update(1.0)
        seen.append(compact(GAMES[game].dump(scene.session.match.state)))
    assert scene.session.moment == 8
    for wanted in reversed(seen[:-1]):
        press(stage, Kind.LEFT)
        assert compact(GAMES[game].dump(scene.session.match.state)) == wanted
    press(stage, Kind.END)
    assert scene.session.moment == scene.session.played.last
    press(stage, Kind.RIGHT)
    assert scene.session.moment == scene.session.played.last
    press(stage, Kind.HOME)
    assert scene.session.moment == 0
    stage.handle(Intent(Kind.RIGHT, text=SHIFT))
    assert scene.session.moment in (*scene.course.turns, scene.session.played.last)


def test_captions_name_the_keys_of_a_replay(tmp_path):
    stage, scene = replay_of(tmp_path, record_of(tmp_path, "kings_and_things", 12))
    assert dict(scene.meanwhile()) == {"Space": "play", "→": "next"}
    press(stage, Kind.HURRY)
    assert scene.playing
    assert dict(scene.meanwhile()) == {"Space": "pause", "→": "next"}
    press(stage, Kind.HURRY)
    at = scene.session.moment
    press(stage, Kind.RIGHT)
    assert scene.session.moment == at + 1


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_menu_of_a_replay_has_nothing_for_players_and_esc_leaves(tmp_path, game):
    stage, scene = replay_of(tmp_path, record_of(tmp_path, game, 12))
    menu = scene.ui.get("menu")
    assert menu.tip == "Menu"  # not a word of Esc
    menu.use()
    labels = [answer.label for answer in stage.top.answers]
    assert labels == ["Resume", "Chronicle", "Rules", "Settings", "Leave the replay", "Leave to the title"]
    press(stage, Kind.BACK)
    assert stage.top is scene
    press(stage, Kind.BACK)
    assert stage.top is not scene


def test_what_the_foot_of_a_small_window_has_no_room_for_is_in_the_menu(tmp_path):
    stage, scene = replay_of(tmp_path, record_of(tmp_path, "cover_your_kingdom"), size=(1024, 640), text_size=150)
    assert scene.ui.get("whole") is None
    scene.menu()
    settle(stage)
    assert crowded(stage) == []
    answers = {answer.label: answer for answer in stage.top.answers}
    stage.pop()
    answers["Next key moment"].does()
    assert scene.session.moment == scene.course.keys[0].moment
    answers["Key moment before"].does()
    assert scene.session.moment == 0
    answers["Show the whole game"].does()
    stage.top.answers[0].does()
    assert scene.whole


def test_no_tooltip_of_a_replay_names_a_key_of_something_else(tmp_path):
    """Plus and minus are for the speed there, so they do not bring the board nearer."""
    _, scene = replay_of(tmp_path, record_of(tmp_path, "kings_and_things", 12))
    scene.layout()
    assert [scene.ui.get(f"zoom.{name}").tip for name in ("in", "out")] == ["Nearer", "Farther"]


def test_nobody_who_watches_is_told_that_it_is_their_turn(tmp_path):
    _, scene = replay_of(tmp_path, record_of(tmp_path, "knights_and_ninjas"), animation_speed=0.0)
    notes = set()
    for moment in range(scene.session.played.last):
        scene.go(moment)
        notes |= {kingdom.note for kingdom in scene.table.tabletop.places.kingdoms}
    assert "playing now" in notes
    assert "your turn" not in notes


def test_it_plays_by_itself_and_stops_at_the_end(tmp_path):
    stage, scene = replay_of(tmp_path, record_of(tmp_path, "knights_and_ninjas", 4))
    press(stage, Kind.HURRY)
    assert scene.playing
    for _ in range(400):
        stage.update(0.1)
    assert scene.session.moment == 4
    assert not scene.playing


@pytest.mark.parametrize("game", GROWN)
def test_nothing_of_a_game_that_goes_on_is_open_but_what_a_person_saw(tmp_path, game):
    path = record_of(tmp_path, game, 30, people=2)
    stage, scene = replay_of(tmp_path, path)
    assert scene.session.perspective.sight is Sight.PUBLIC  # several people play: nobody's things lie open
    assert all(way.sight is not Sight.OPEN for way in scene.session.perspectives())
    assert scene.course.scores == ()
    key(stage, "1")
    assert isinstance(stage.top, CoverScene)
    assert scene.session.viewer is None
    settle(stage)
    stage.top.ui.get("ready").does()
    assert scene.session.viewer == 0


@pytest.mark.parametrize(
    ("game", "viewer"),
    [
        pytest.param(game, viewer, marks=thorough(number % 2 != (viewer is None)))
        for number, game in enumerate(GAME_IDS)
        for viewer in (None, 0)
    ],
)
def test_a_replay_of_a_game_that_goes_on_shows_no_secret_pixel(tmp_path, game, viewer):
    path = record_of(tmp_path, game, 40)
    pictures = []
    for twin in (False, True):
        stage, scene = replay_of(tmp_path, path, reduced_motion=True, animation_speed=0.0)
        if viewer is None:
            scene.look_as(next(way for way in scene.session.perspectives() if way.sight is Sight.PUBLIC))
        scene.go(30)
        if twin:
            rules, seen = GAMES[game], scene.session.view()
            scene.session.match.state = rules.redeal(seen, Rng(4))
            assert rules.dump(scene.session.match.state) != rules.dump(scene.session.played.state(30))
            scene.show(scene.session.view())
        stage.update(0.1)
        pictures.append(stage.picture().get_view("1").raw)
    assert pictures[0] == pictures[1]


def test_what_is_to_come_is_hidden_until_it_is_reached(tmp_path):
    path = record_of(tmp_path, "cover_your_kingdom")
    _, scene = replay_of(tmp_path, path)
    assert len(scene.course.keys) > 2
    assert scene.keys_reached() == []
    middle = scene.course.keys[1].moment
    scene.go(middle)
    assert scene.keys_reached() == list(scene.course.keys[:2])
    scene.go(0)
    assert scene.keys_reached() == list(scene.course.keys[:2])  # seen is seen
    scene.go(scene.session.played.last)
    assert scene.keys_reached() == list(scene.course.keys)


def test_how_many_actions_there_are_is_told_at_the_end(tmp_path):
    """Before it the number would tell how near it is."""
    _, scene = replay_of(tmp_path, record_of(tmp_path, "cover_your_kingdom"))
    last = scene.session.played.last
    scene.go(last - 1)
    assert scene._where()[-1] == f"action {last - 1}"
    scene.go(last)
    assert scene._where()[-1] == f"action {last} of {last}"


def test_the_whole_game_is_shown_to_whoever_says_that_they_want_to_know(tmp_path):
    stage, scene = replay_of(tmp_path, record_of(tmp_path, "cover_your_kingdom"))
    key(stage, "f")
    assert isinstance(stage.top, Dialog)
    press(stage, Kind.BACK)
    assert scene.keys_reached() == []
    click(stage, "whole")
    stage.top.answers[0].does()
    assert scene.keys_reached() == list(scene.course.keys)
    assert scene.session.moment == 0
    stage.pop()
    key(stage, "f")
    assert stage.top is scene
    assert scene.keys_reached() == []


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAME_IDS)
def test_the_end_of_a_finished_game_is_shown_and_can_be_left_again(tmp_path, game):
    """With motion, with its own eyes and with everything open; forwards over the end and back from it."""
    stage, scene = replay_of(tmp_path, record_of(tmp_path, game))
    last = scene.session.played.last
    for way in ("1", "2", "3"):
        key(stage, way)
        press(stage, Kind.END)
        for _ in range(5):
            stage.update(0.5)
            stage.picture()
        assert stage.top is scene
        assert scene.session.moment == last
        press(stage, Kind.RIGHT, Kind.LEFT, Kind.RIGHT)
        for _ in range(60):
            stage.update(0.5)
            stage.frame()
        assert stage.top is scene
        assert scene.session.moment == last
        key(stage, "p")  # nothing can begin where a game is over
        assert stage.top is scene


def test_the_table_of_answers_opens_in_a_replay_with_its_own_key(tmp_path):
    """What a table has for whoever looks, it has in a replay too: no key of the replay is in its way."""
    stage, scene = replay_of(tmp_path, record_of(tmp_path, "knights_and_ninjas", 12))
    key(stage, "w")
    assert stage.top is not scene
    assert not isinstance(stage.top, Dialog)


@pytest.mark.parametrize("over", [True, False])
def test_the_secret_order_lies_open_once_a_game_is_over(tmp_path, over):
    """Two people played, so it was sealed at the table; nothing is secret when they look back together."""
    path = record_of(tmp_path, "my_realm", None if over else 12, people=2)
    _, scene = replay_of(tmp_path, path, 8)
    if not over:
        scene._look_as(next(way for way in scene.session.perspectives() if way.seat == 0))
    assert scene.table.peek.open == over
    for moment in range(scene.session.played.last + 1) if over else ():
        scene.go(moment)
        assert scene.table.peek.open, "while she judges, too"


def test_the_line_of_time_is_dragged_along(tmp_path):
    stage, scene = replay_of(tmp_path, record_of(tmp_path, "cover_your_kingdom"), animation_speed=0.0)
    line, last = scene.plan.line, scene.session.played.last
    for kind, share in (
        (Kind.PRESS, 0.2),
        (Kind.POINT, 0.6),
        (Kind.POINT, 0.5),
        (Kind.RELEASE, 0.5),
        (Kind.POINT, 0.9),
    ):
        stage.handle(Intent(kind, line.x + line.w * share, line.y + line.h / 2))
    assert scene.session.moment == round(last * 0.5)
    stage.handle(Intent(Kind.WHEEL, line.x, line.y, amount=-1))
    assert scene.session.moment == round(last * 0.5) + 1


def test_nobody_sits_down_where_somebody_still_has_secrets(tmp_path):
    for people, offered in ((1, 2), (2, 2)):  # as it was, and cancel
        path = record_of(tmp_path, "cover_your_kingdom", 25, people=people)
        stage, _ = replay_of(tmp_path, path)
        key(stage, "p")
        assert len(stage.top.answers) == offered
    stage, scene = replay_of(tmp_path, record_of(tmp_path, "cover_your_kingdom"), 10)
    key(stage, "p")
    assert len(stage.top.answers) == scene.session.setup.seats + 1


def test_everything_is_open_once_a_game_is_over(tmp_path):
    path = record_of(tmp_path, "cover_your_kingdom")
    _, scene = replay_of(tmp_path, path, END)
    assert scene.session.perspective.sight is Sight.OPEN
    assert scene.session.moment == scene.session.played.last
    assert scene.session.view().state == scene.session.match.state


@pytest.mark.parametrize("game", GAME_IDS)
def test_playing_on_makes_a_game_of_its_own_that_names_its_origin(tmp_path, game):
    path = record_of(tmp_path, game, 25)
    before = path.read_bytes()
    stage, scene = replay_of(tmp_path, path)
    opened = []
    stage.resume = opened.append
    scene.go(12)
    state = compact(GAMES[game].dump(scene.session.match.state))
    key(stage, "p")
    stage.top.answers[0].does()
    assert path.read_bytes() == before
    record = read_record(opened[0], GAMES)
    assert record.actions == 12
    assert compact(GAMES[game].dump(Match.resume(GAMES[game], record).state)) == state
    origin = next(note for note in record.notes if note.kind == "origin")
    assert origin.fields["file"] == path.name
    turn = scene.session.played.turn_at(12)
    named = "year" if game == "my_realm" else "turn"
    assert opened[0].stem.endswith(f"from {named} {turn}" if turn else "from the beginning")
    assert origin.fields["actions"] == 12


@pytest.mark.thorough
def test_a_long_record_is_read_in_portions(tmp_path):
    path = record_of(tmp_path, "kings_and_things", AT_ONCE + 60)
    stage = make_stage(tmp_path)
    stage.scenes.append(Scene(stage))
    watch(stage, path)
    assert stage.top.name == "reading"
    stage.picture()
    portions = 0
    while stage.top.name == "reading":
        stage.update(0.1)
        portions += 1
    assert portions > 5
    assert isinstance(stage.top, ReplayScene)


def test_a_file_that_is_no_record_says_so(tmp_path):
    stage = make_stage(tmp_path)
    (tmp_path / "games" / "x.crown").write_text("nonsense")
    watch(stage, tmp_path / "games" / "x.crown")
    assert stage.scenes == []
    assert len(stage.toasts) == 1


@pytest.mark.parametrize("size", first(1, [(1024, 640), (1280, 720), (1920, 1080)]))
@pytest.mark.parametrize("game", GAME_IDS)
def test_it_can_be_read_at_every_size(tmp_path, game, size):
    path = record_of(tmp_path, game, 50)
    stage, scene = replay_of(tmp_path, path, size=size)
    scene.go(40)
    assert picture_faults(stage) == []


@pytest.mark.thorough
@pytest.mark.ahead
@pytest.mark.parametrize("game", ["kings_and_things", "my_realm"])
def test_what_a_jump_needs_is_drawn_before_where_nobody_sees_it(tmp_path, game):
    stage, scene = replay_of(tmp_path, record_of(tmp_path, game, 60))
    stage.update(0.01)
    assert stage.ahead.waiting
    before = stage.picture().get_view("1").raw
    while stage.ahead.waiting:
        stage.update(1.0)
        stage.frame()
    assert (scene.session.moment, scene.session.furthest) == (0, 0)  # nothing of it counts as seen
    assert stage.picture().get_view("1").raw == before
    verbs = {action.option.verb for action in scene.session.played.taken if action.option}
    drawn = {scene.session.played.taken[at + 1].option.verb for at in moments_to_draw(scene) if at < 60}
    assert drawn == verbs


JUMP = 48 * MEGABYTE
"""Surfaces that one jump may have to make, each counted with what even the smallest costs: about half of what can be
made in a tenth of a second."""


@pytest.mark.thorough
@pytest.mark.ahead
@pytest.mark.parametrize("game", GAME_IDS)
def test_no_jump_has_much_to_do(tmp_path, game, monkeypatch):
    """Counted, not timed: few actions are played, no turn is told but the one it leads to, and few surfaces made."""
    stage, scene = replay_of(tmp_path, record_of(tmp_path, game, 150), size=(1280, 720), animation_speed=0.0)
    while not stage.ahead.waiting:
        stage.update(0.01)
    while stage.ahead.waiting:
        stage.ahead.update(1.0)
    rules, chance = GAMES[game], random.Random(5)
    done = {"apply": 0, "tell": 0}

    def counting(name, does):
        def counted(*args):
            done[name] += 1
            return does(*args)

        return counted

    monkeypatch.setattr(rules, "apply", counting("apply", rules.apply))
    monkeypatch.setattr(Chronicle, "_tell", counting("tell", Chronicle._tell))
    for _ in range(12):
        scene.look_as(chance.choice(scene.session.perspectives()))
        done.update(apply=0, tell=0)
        scene.go(chance.randrange(scene.session.played.last + 1))
        with stage.cache.rationed(JUMP), MASTERS.rationed(JUMP):  # EnoughForNow is raised where that is not enough
            stage.frame()
        assert done["apply"] < KEPT_EVERY
        assert done["tell"] <= 1


@pytest.mark.thorough
def test_a_long_record_opens_with_its_first_pictures_drawn(tmp_path):
    """Neither the first picture nor a jump to the middle of the game has to make a whole table at once."""
    path = record_of(tmp_path, "kings_and_things", AT_ONCE + 60)
    stage = make_stage(tmp_path, animation_speed=0.0)
    stage.scenes.append(Scene(stage))
    watch(stage, path)
    while stage.top.name == "reading":
        stage.update(0.0)
    scene = stage.top
    for moment in (0, scene.session.played.last // 2):
        scene.go(moment)
        with stage.cache.rationed(RATION), MASTERS.rationed(RATION):
            stage.frame()
    assert scene.session.furthest == scene.session.played.last // 2
