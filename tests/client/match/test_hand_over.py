"""design.md, Hand-over: between two people with secrets a full cover, and nothing private below it."""

from itertools import pairwise

import pytest

from client.match.policy import HandOver
from client.match.prompts import Ask, Cover, Over, Thinking
from engines import GAMES
from engines.core.errors import NotOffered
from engines.core.rng import Rng
from engines.core.types import WATCHER, Option
from tests.client.match.covers import TABLES, covers, played, without_open_questions
from tests.client.match.heist import HEIST, Heist
from tests.client.match.tables import (
    DONE,
    DRAW,
    GAME,
    MARK,
    instant,
    let_think,
    play_out,
    secrets_in,
    sit_down,
)

DARE = Option("dare", (1,))


def shown(session):
    """All that a window can get out of a session before anything else happens."""
    return session.view(), session.chronicle(), session.prompt, session.viewer, session.can_undo, session.undo_stop


def test_between_two_humans_a_cover_bears_the_next_persons_name():
    session = sit_down("hh", HEIST)
    assert (session.prompt.seat, type(session.prompt)) == (0, Cover)
    session.ready()
    session.choose(DRAW)
    assert isinstance(session.prompt, Cover)
    assert session.names[session.prompt.seat] == "Bea"


def test_under_the_cover_nobody_looks():
    session = sit_down("hh", HEIST)
    session.ready()
    session.choose(DRAW)
    assert session.viewer is None
    assert session.view() == session.match.view(WATCHER)


@pytest.mark.parametrize("seed", range(8))
def test_nothing_private_is_drawn_logged_hinted_or_reachable_by_keyboard_below_the_cover(seed):
    """Two games that differ only in what is hidden from the table show the same, down to the last word."""
    one, two = at_a_cover(seed), at_a_cover(seed)
    two.match.state = GAME.redeal(two.match.view(one.prompt.seat), Rng(seed, "hidden"))
    assert one.match.state != two.match.state
    assert shown(one) == shown(two)
    assert not [line for line in one.chronicle() if line.events[0].secret]


def at_a_cover(seed):
    """A game of four people at a hand-over, some way in."""
    session = play_out(sit_down("hhhh", seed=seed), seed, steps=50)
    while not isinstance(session.prompt, Cover):
        play_out(session, seed, steps=1)
    return session


def test_the_story_told_at_a_cover_holds_no_secret():
    told = 0
    session = sit_down("hhhh")

    def watch(session):
        nonlocal told
        moments = session.take_moments()
        if isinstance(session.prompt, Cover):
            told += len(moments)
            assert secrets_in(moments) == []
            assert [moment.option for moment in moments if moment.option] == []
            assert all(moment.after.seat == WATCHER for moment in moments)

    play_out(session, watch=watch)
    assert told > 50


def test_below_the_cover_nothing_can_be_chosen_or_taken_back():
    session = sit_down("hh", HEIST)
    with pytest.raises(NotOffered):
        session.choose(DRAW)
    assert not session.can_undo
    assert session.prompt.decision.options == ()


def test_taking_the_cover_off_opens_the_own_things_only():
    session = sit_down("hh", HEIST)
    session.ready()
    session.choose(DRAW)
    session.ready()
    assert isinstance(session.prompt, Ask)
    assert session.viewer == 1
    assert session.view() == session.match.view(1)
    assert [line.events[0].secret for line in session.chronicle() if line.events[0].kind == "drew"] == [()]


def test_a_story_not_yet_told_is_told_to_whoever_looks_then():
    """Ada drew a card and nobody animated it: Bea, who looks now, does not learn which."""
    session = sit_down("hh", HEIST)
    session.take_moments()
    session.ready()
    session.choose(DRAW)
    session.ready()
    (moment,) = session.take_moments()
    assert (moment.seat, moment.option, secrets_in([moment])) == (0, None, [])


def test_one_human_among_bots_never_sees_a_cover():
    seen = set()

    def watch(session):
        seen.add(type(session.prompt))
        assert session.viewer == 0

    for policy in HandOver:
        play_out(sit_down("hbbb", settings=instant(hand_over=policy)), watch=watch)
    assert seen == {Ask, Over}


def test_a_table_of_computers_is_watched_from_the_side():
    def watch(session):
        assert session.viewer is None

    session = play_out(sit_down("bbbb"), watch=watch)
    assert isinstance(session.prompt, Over)
    assert secrets_in(session.take_moments()) == []


def test_no_cover_while_the_same_person_goes_on():
    session = sit_down("hh", HEIST)
    session.ready()
    session.choose(MARK)
    assert isinstance(session.prompt, Ask)
    assert session.viewer == 0


def test_the_public_part_since_the_last_look_is_on_the_cover():
    session = sit_down("hhh", HEIST)
    for option in (DONE, DRAW, DONE):
        session.ready()
        session.choose(option)
    assert session.prompt.seat == 0
    assert [event.kind for event in session.prompt.since] == ["drew", "finished"]
    assert all(event.secret == () for event in session.prompt.since)


def test_what_was_seen_while_computers_played_is_not_told_again():
    session = sit_down("hsh", HEIST)
    session.ready()
    session.choose(DONE)
    let_think(session)  # Ada looks on while the computer plays
    session.ready()
    session.choose(DONE)
    assert session.prompt.seat == 0
    assert [event.args for event in session.prompt.since] == [(2,)]


# -- the three policies ------------------------------------------------------------------------------------------------


def after_a_turn(hand_over, players):
    session = sit_down(players, HEIST, instant(hand_over=hand_over))
    if isinstance(session.prompt, Cover):
        session.ready()
    session.choose(DONE)
    return session


def test_secrets_leaves_the_table_to_the_last_person_while_computers_play():
    session = after_a_turn(HandOver.SECRETS, "hsh")
    assert isinstance(session.prompt, Thinking)
    assert session.viewer == 0


def test_secrets_does_not_cover_when_only_computers_came_between():
    session = sit_down("hssh", HEIST)
    session.ready()
    session.choose(DONE)
    let_think(session)
    assert isinstance(session.prompt, Cover)
    session.ready()
    session.choose(DARE)
    let_think(session)
    assert isinstance(session.prompt, Ask)
    assert session.viewer == 3


def test_always_covers_as_soon_as_anybody_else_is_asked():
    session = after_a_turn(HandOver.ALWAYS, "hsh")
    assert isinstance(session.prompt, Thinking)
    assert session.viewer is None
    session = sit_down("hsh", HEIST, instant(hand_over="always"))
    session.ready()
    session.choose(DARE)
    let_think(session)
    assert isinstance(session.prompt, Cover)
    assert session.prompt.seat == 0


def test_never_is_an_open_table():
    session = sit_down("hhh", HEIST, instant(hand_over=HandOver.NEVER))
    viewers = []

    def watch(session):
        assert not isinstance(session.prompt, Cover)
        if isinstance(session.prompt, Ask):
            assert session.viewer == session.prompt.seat
            viewers.append(session.viewer)

    play_out(session, watch=watch)
    assert any(one != two for one, two in pairwise(viewers))


def test_at_the_end_everybody_looks():
    assert play_out(sit_down("hhh", HEIST)).viewer is None
    assert play_out(sit_down("hss", HEIST)).viewer == 0


# -- in the open -------------------------------------------------------------------------------------------------------


class OpenHeist(Heist):
    """Heist in which whoever is dared shows a card in the open, and a mark is made beside that."""

    open_questions = frozenset(["turn"])
    asides = frozenset(["draw"])


def test_an_open_question_needs_no_cover_and_shows_nobodys_things():
    session = sit_down("hh", OpenHeist())
    assert (session.prompt.seat, type(session.prompt), session.viewer) == (0, Ask, None)
    assert session.view() == session.match.view(WATCHER)
    assert session.speaker == 0
    session.choose(DONE)
    assert (session.prompt.seat, type(session.prompt), session.viewer) == (1, Ask, None)


def test_what_comes_from_behind_is_offered_to_whoever_looks_there():
    session = sit_down("hh", OpenHeist())
    assert DRAW in session.match.decision.options
    assert DRAW not in session.prompt.decision.options
    with pytest.raises(NotOffered):
        session.choose(DRAW)
    assert session.can_turn_away
    version = session.version
    session.turn_away()
    assert session.version > version
    assert isinstance(session.prompt, Cover)
    session.ready()
    assert (session.viewer, session.prompt.decision) == (0, session.match.decision)
    assert not session.can_turn_away
    with pytest.raises(NotOffered):
        session.turn_away()
    session.choose(DRAW)


def test_whoever_had_the_mouse_is_covered_again_after_another_was_asked_in_the_open():
    session = sit_down("hh", OpenHeist())
    session.turn_away()
    session.ready()
    session.choose(MARK)
    assert session.viewer == 0  # the same person goes on looking
    session.choose(DONE)
    assert (session.prompt.seat, session.viewer) == (1, None)
    session.choose(DONE)
    assert (session.prompt.seat, session.viewer) == (0, None)  # asked in the open, nothing of theirs in sight


@pytest.mark.parametrize("players", ["hb", "hh"])
def test_who_is_alone_or_always_covered_knows_no_open_questions(players):
    session = sit_down(players, OpenHeist(), instant(hand_over=HandOver.ALWAYS))
    let_think(session)
    assert isinstance(session.prompt, Ask if players == "hb" else Cover)
    assert not session.can_turn_away


class OpenSeat(Heist):
    """Heist in which Bea knows nothing that Ada may not."""

    open_seats = frozenset([1])


def test_an_open_seat_is_watched_by_everybody():
    session = sit_down("hh", OpenSeat())
    assert isinstance(session.prompt, Cover)
    session.ready()
    session.choose(DONE)
    assert (session.prompt.seat, type(session.prompt), session.viewer) == (1, Ask, 1)
    assert not session.can_turn_away
    session.choose(DONE)
    assert (session.prompt.seat, type(session.prompt)) == (0, Cover)


@pytest.mark.parametrize("name", [name for name in TABLES if name != "kings_and_things"])
def test_recorded_games_have_fewer_covers_and_none_that_was_not_there(name):
    game = GAMES[name]
    setup, answers = played(game, 1, TABLES[name])
    before, now = covers(without_open_questions(game), setup, answers), covers(game, setup, answers)
    assert sum(now.values()) <= sum(before.values())
    assert not set(now) & game.open_questions
