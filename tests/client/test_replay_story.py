"""What a replay tells: the line of now, key moments, and answers that no line tells of."""

import pytest

from client.games.ui import ui_of
from client.input.intents import Intent, Kind
from client.render.canvas import Box
from client.scenes.replay.foot import chip_place
from client.tables.pointing import seats_in
from client.widgets.log import LogRow
from engines import GAMES
from engines.core.chronicle import DEED
from engines.core.language import ENGLISH
from tests.growing import GROWN

from .replay_kit import GAME_IDS, record_of, replay_of
from .scene_kit import NAMES, click


def test_at_a_key_moment_the_prompt_tells_of_that(tmp_path):
    _, scene = replay_of(tmp_path, record_of(tmp_path, "kings_and_things", 250), animation_speed=0.0)
    assert scene.course.keys
    for moment in scene.course.keys:
        scene.go(moment.moment)
        told = scene.asked_words().sentence
        assert told in {line.text for line in scene.chronicle() if line.depth == DEED and line.last == moment.moment}


def test_the_turn_that_decided_a_game_is_a_key_moment(tmp_path):
    _, scene = replay_of(tmp_path, record_of(tmp_path, "cover_your_kingdom"), animation_speed=0.0)
    winner = scene.session.played.match.outcome.winners[0]
    decided = [key for key in scene.course.keys if key.words == f"{NAMES[winner]} takes the lead for good."]
    scores = scene.course.scores
    ahead = [
        max(score.points) == score.points[winner] and score.points.count(max(score.points)) == 1 for score in scores
    ]
    since = max(number for number, leads in enumerate(ahead) if not leads) + 1
    assert [key.moment for key in decided] == [scores[since].moment]
    assert all(ahead[since:])


@pytest.mark.parametrize("game", GROWN)
def test_scores_are_those_of_the_moment(tmp_path, game):
    """Also in the midst of a turn; at the end they are those of the result."""
    _, scene = replay_of(tmp_path, record_of(tmp_path, game), animation_speed=0.0)
    count, played = ui_of(game).counting()(ENGLISH), scene.session.played
    for moment in range(0, played.last + 1, 5):
        assert scene.course.scores_at(moment) == count.now(played.state(moment))
    between = {score.moment for score in scene.course.scores} - set(played.turns)
    assert between
    if not scene.course.lines:
        assert scene.course.scores_at(played.last) == tuple(played.match.outcome.scores)


def test_who_takes_the_lead_for_good_is_not_told_before_the_end(tmp_path):
    _, scene = replay_of(tmp_path, record_of(tmp_path, "cover_your_kingdom"), animation_speed=0.0)
    decided = next(key for key in scene.course.keys if key.words.endswith("takes the lead for good."))
    last = scene.session.played.last
    assert decided.moment < last - 1
    scene.go(last - 1)
    assert scene.keys_reached()
    assert decided not in scene.keys_reached()
    stops = set()
    scene.go(0)
    while scene.session.moment < last - 1:
        before = scene.session.moment
        scene.key_after()
        stops.add(scene.session.moment)
        assert scene.session.moment > before
        if scene.session.moment == last:
            break
    others = {key.moment for key in scene.course.keys if key != decided}
    assert stops - {last} <= others
    scene.go(last)
    assert decided in scene.keys_reached()


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["cover_your_kingdom", "kings_and_things", "knights_and_ninjas"])
def test_where_the_line_of_now_happened_is_ringed(tmp_path, game, monkeypatch):
    """Once it stands still, and as the chronicle of these eyes knows it; a line that is pointed at has its own."""
    stage, scene = replay_of(tmp_path, record_of(tmp_path, game, 150), animation_speed=0.0)
    ringed = []
    monkeypatch.setattr(scene.table, "draw_pointed", lambda canvas, events: ringed.append(events))
    for moment in range(20, scene.session.played.last, 17):
        ringed.clear()
        scene.go(moment)
        stage.frame()
        framed = [line for line in scene.chronicle() if scene.is_now(line)]
        if framed:
            assert ringed == [framed[0].events]
    row = next(widget for widget in scene.ui.widgets if isinstance(widget, LogRow) and not widget.framed)
    ringed.clear()
    stage.handle(Intent(Kind.POINT, row.box.cx, row.box.cy))
    stage.frame()
    assert ringed == [scene.chronicle()[row.row.number].events]


@pytest.mark.thorough
def test_an_answer_that_nothing_tells_of_is_said_to_whoever_knows_it(tmp_path):
    """In the words of its button: to whoever gave it, and where everything is open. Others read that there was one."""
    _, scene = replay_of(tmp_path, record_of(tmp_path, "kings_and_things", 300, people=1), animation_speed=0.0)
    untold, session = {True: 0, False: 0}, scene.session
    for moment in range(1, session.played.last + 1):
        scene.go(moment)
        action = session.last_action
        if scene._told() is None:
            words = session.game.text.label(
                action.option, session.game.view(session.played.state(moment - 1), action.seat), NAMES, ENGLISH
            ).words
            mine = action.seat == session.viewer
            sentence = scene.asked_words().sentence
            assert sentence == (f"Chosen: {words}." if mine else f"{NAMES[action.seat]} decides something.")
            untold[mine] += 1
    assert all(untold.values())


def test_chips_of_key_moments_make_room_for_each_other():
    """Over their place, moved and cut where another is in the way, and none where that would tell nothing."""
    area = Box(20, 0, 1000, 80)
    first = chip_place(30, 250, [], area)
    assert first == Box(20, 0, 250, 26)
    beside = chip_place(290, 250, [first], area)
    assert beside == Box(278, 0, 250, 26)
    between = chip_place(290, 250, [first, Box(420, 0, 200, 26)], area)
    assert between == Box(278, 0, 134, 26)
    assert chip_place(290, 250, [first, Box(380, 0, 200, 26)], area) is None
    assert chip_place(200, 250, [first], area) is None, "it would stand far from its place"
    assert chip_place(1010, 250, [], area) == Box(770, 0, 250, 26)


@pytest.mark.thorough
def test_of_deeds_that_go_on_at_the_same_time_only_the_one_of_now_is_framed(tmp_path):
    """Whoever explores several lands in a turn is told in one line; where two such lines lap, one is framed."""
    _, scene = replay_of(tmp_path, record_of(tmp_path, "kings_and_things", 700), animation_speed=0.0)
    for moment in range(0, scene.session.played.last + 1, 7):
        scene.go(moment)
        assert sum(scene.is_now(line) for line in scene.chronicle()) <= 1


def test_a_line_of_the_chronicle_leads_to_its_moment_and_is_framed_there(tmp_path):
    stage, scene = replay_of(tmp_path, record_of(tmp_path, "cover_your_kingdom"), 40, animation_speed=0.0)
    rows = [widget for widget in scene.ui.widgets if isinstance(widget, LogRow) and widget.row.depth == DEED]
    assert sum(row.framed for row in rows) == 1
    ends = [line.last for line in scene.chronicle() if line.depth == DEED]  # cards drawn after a deed end with it
    lines = [(row, scene.chronicle()[row.row.number]) for row in rows if not row.framed]
    other, line = next((row, line) for row, line in lines if ends.count(line.last) == 1)
    click(stage, other.id)
    stage.update(0.1)
    assert scene.session.moment == line.last
    framed = [widget for widget in scene.ui.widgets if isinstance(widget, LogRow) and widget.framed]
    assert [scene.chronicle()[row.row.number].text for row in framed] == [line.text]


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_story_is_the_same_wherever_one_came_from(tmp_path, game):
    path = record_of(tmp_path, game)
    _, scene = replay_of(tmp_path, path, animation_speed=0.0)
    _, other = replay_of(tmp_path, path, animation_speed=0.0)
    last = scene.session.played.last
    for moment in (last, last // 2, 3, last // 3, last, 0):
        scene.go(moment)
    for moment in range(0, last + 1, max(1, last // 12)):
        other.go(moment)
        scene.go(moment)
        assert scene.session.chronicle(scene.say) == other.session.chronicle(other.say)


@pytest.mark.thorough
def test_of_several_deeds_that_end_at_a_key_moment_the_prompt_tells_the_one_it_is_named_by(tmp_path):
    _, scene = replay_of(tmp_path, record_of(tmp_path, "kings_and_things", 700), animation_speed=0.0)
    several = 0
    for moment in scene.course.keys:
        scene.go(moment.moment)
        ended = [line for line in scene.chronicle() if line.depth == DEED and line.last == moment.moment]
        if moment.words in {line.text for line in ended}:
            several += len(ended) > 1
            assert scene.asked_words().sentence == moment.words
            assert [line.text for line in scene.chronicle() if scene.is_now(line)] == [moment.words]
    assert several


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["cover_your_kingdom", "knights_and_ninjas"])
def test_an_arrow_leads_from_who_did_it_to_whom_it_was_done(tmp_path, game, monkeypatch):
    stage, scene = replay_of(tmp_path, record_of(tmp_path, game), animation_speed=0.0)
    drawn = []
    monkeypatch.setattr(f"client.games.{game}.table.draw_way", lambda canvas, by, to: drawn.append((by, to)))
    arrows = 0
    for moment in range(0, scene.session.played.last, 5):
        scene.go(moment)
        drawn.clear()
        stage.frame()
        deeds = [line for line in scene.chronicle() if scene.is_now(line)]
        if not deeds:
            assert not drawn
            continue
        named = {deeds[0].seat, *seats_in(deeds[0].events, GAMES[game].events)}
        if len(named) != 2 or deeds[0].seat is None:
            assert not drawn
        arrows += len(drawn)
    assert arrows


@pytest.mark.parametrize("game", GAME_IDS)
def test_at_the_end_the_prompt_says_what_ended_it(tmp_path, game):
    _, scene = replay_of(tmp_path, record_of(tmp_path, game), animation_speed=0.0)
    scene.to_the_end()
    line = scene.table.prompt_line()
    assert line.lead == "It is over."
    assert line.sentence
    assert line.sentence == scene.asked_words().sentence


@pytest.mark.thorough
def test_a_challenge_that_was_beaten_off_is_told_of_whoever_began_it(tmp_path, monkeypatch):
    stage, scene = replay_of(tmp_path, record_of(tmp_path, "cover_your_kingdom"), animation_speed=0.0)
    ways, beaten = [], 0
    monkeypatch.setattr("client.games.cover_your_kingdom.table.draw_way", lambda canvas, by, to: ways.append((by, to)))
    scene.to_the_end()
    kept = [
        line
        for line in scene.chronicle()
        if line.events and line.events[0].kind == "challenged" and line.seat == line.events[0].args[1]
    ]
    for line in kept[:2]:
        scene.go(line.last)
        ways.clear()
        stage.frame()
        doer, rival = line.events[0].args[:2]
        assert scene.asked_words().lead == NAMES[doer]
        if ways:
            beaten += 1
            kingdom = scene.table.tabletop.layout.plan.kingdom
            assert ways == [(kingdom(doer).box, kingdom(rival).box)]
    assert beaten


@pytest.mark.thorough
def test_what_is_about_nobody_is_told_of_whoever_began_the_deed(tmp_path):
    """As a round of a battle, after which somebody else was asked who has no part in it."""
    _, scene = replay_of(tmp_path, record_of(tmp_path, "kings_and_things", 250), animation_speed=0.0)
    rounds = 0
    for moment in range(1, scene.session.played.last):
        scene.go(moment)
        words, deed = scene.asked_words(), [line for line in scene.chronicle() if scene.is_now(line)]
        told = [line for line in scene.chronicle() if line.text == words.sentence and line.last == moment]
        if told and deed and told[0].seat is None and deed[0].seat is not None:
            rounds += 1
            assert words.lead == NAMES[deed[0].seat]
    assert rounds
