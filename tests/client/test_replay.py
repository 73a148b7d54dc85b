"""The replay: forwards and backwards at the real table, with the right eyes, and nothing of what is to come."""

import random
from datetime import datetime

import pytest

from client.input.intents import SHIFT, Intent, Kind
from client.match.saves import Library
from client.match.seats import HUMAN, Seat
from client.match.watching import Sight
from client.scenes.cover.scene import CoverScene
from client.scenes.replay.opening import AT_ONCE, END, watch
from client.scenes.replay.scene import ReplayScene
from client.stage.scene import Scene
from engines import GAMES
from engines.core.game import set_up
from engines.core.match import Match
from engines.core.record import compact, read_record
from engines.core.rng import Rng
from engines.core.seats import usual_seats

from .scene_kit import NAMES, key, make_stage, press, settle
from .shell_kit import picture_faults

GAME_IDS = list(GAMES)


def record_of(folder, game, actions=None, people=1):
    """A game played by chance, whole or up to so many actions."""
    rules = GAMES[game]
    seats = usual_seats(rules)
    setup = set_up(rules, seats, rules.brief, 11, NAMES[:seats])
    table = tuple(Seat(name, HUMAN if n < people else "random", n) for n, name in enumerate(setup.names))
    (folder / "games").mkdir(exist_ok=True)
    journal = Library(folder / "games", GAMES).begin(setup, table, datetime(2026, 11, 14, 20, 5))
    journal.sync = False
    match, chance = Match(rules, setup, journal), random.Random(3)
    while match.decision and (actions is None or len(match.moves) < actions):
        match.submit(chance.choice(match.decision.options))
    return journal.path


def replay_of(folder, path, moment=0, **settings):
    stage = make_stage(folder, **settings)
    stage.scenes.append(Scene(stage))
    watch(stage, path, moment)
    while stage.top.name == "reading":
        stage.update(0.1)
    assert isinstance(stage.top, ReplayScene)
    settle(stage)
    return stage, stage.top


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


def test_it_plays_by_itself_and_stops_at_the_end(tmp_path):
    stage, scene = replay_of(tmp_path, record_of(tmp_path, "knights_and_ninjas", 4))
    press(stage, Kind.HURRY)
    assert scene.playing
    for _ in range(400):
        stage.update(0.1)
    assert scene.session.moment == 4
    assert not scene.playing


@pytest.mark.parametrize("game", GAME_IDS)
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


@pytest.mark.parametrize("game", GAME_IDS)
@pytest.mark.parametrize("viewer", [None, 0])
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
    scene.show_whole()
    assert scene.keys_reached() == list(scene.course.keys)


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
    assert origin.fields["actions"] == 12


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


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", GAME_IDS)
def test_it_can_be_read_at_every_size(tmp_path, game, size):
    path = record_of(tmp_path, game, 50)
    stage, scene = replay_of(tmp_path, path, size=size)
    scene.go(40)
    assert picture_faults(stage) == []
