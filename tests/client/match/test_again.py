"""What the others did, shown once more; and what a computer would do in one's place."""

import pytest

from client.match.chronicle import Film
from client.match.prompts import Ask
from engines.core.chronicle import ActionTaken
from engines.core.errors import NotOffered
from engines.core.types import WATCHER
from tests.client.match.tables import GAME, let_think, play_out, sit_down


def asked(session, again=0):
    """Until the first seat is asked, and so many times more after an answer."""
    for _ in range(again + 1):
        if isinstance(session.prompt, Ask) and again:
            session.choose(session.prompt.decision.options[0])
        while not isinstance(session.prompt, Ask):
            let_think(session)
    return session


def test_what_computers_did_since_ones_own_choice_is_shown_again():
    session = asked(sit_down("hbbb", seed=4))
    session.take_moments()
    while True:  # until the turn has gone round the table
        session.choose(session.prompt.decision.options[0])
        asked(session)
        told = session.take_moments()
        if {moment.seat for moment in told} == {0, 1, 2, 3}:
            break
    again = session.moments_again()
    assert {moment.seat for moment in again} == {1, 2, 3}
    assert again == told[-len(again) :]
    assert session.moments_again() == again  # as often as one likes
    assert session.take_moments() == []


def test_what_answered_itself_for_me_does_not_hide_what_the_others_did():
    """The one way out of a question is no choice: what was done before it is shown again all the same."""
    film = Film(GAME)
    session = sit_down("hbb", seed=1)
    state = session.match.state
    for seat, chosen in ((0, True), (1, True), (2, True), (0, False), (1, True)):
        film.add(ActionTaken(seat, None, (), 1), state, state, chosen=chosen)
    film.take(0)
    assert [moment.seat for moment in film.again(0, (0,))] == [1, 2, 0, 1]
    film.add(ActionTaken(0, None, (), 2), state, state)
    film.take(0)
    assert not film.has_again((0,))


def test_what_is_shown_again_is_what_the_viewer_may_know():
    session = play_out(sit_down("hhhh", seed=2))
    session.take_moments()
    for moment in session.moments_again():
        seat = WATCHER if session.viewer is None else session.viewer
        assert (moment.before.seat, moment.after.seat) == (seat, seat)


def test_any_actions_that_are_remembered_can_be_shown_again():
    session = play_out(sit_down("hbbb", seed=4))
    told = session.take_moments()
    count = len(told)
    for first, last in ((0, 0), (3, 5), (count - 1, count - 1)):
        assert session.moments_of(first, last) == told[first : last + 1]
    session._film.past.popleft()
    assert session.moments_of(0, 2) == []
    assert len(session.moments_of(1, 2)) == 2


def test_news_begins_with_losses_is_told_newest_first_and_says_what_touches_whom():
    session = play_out(sit_down("hbbb", seed=4))
    session._looked[0] = 0
    news = session.news(0)
    hurt = [entry for entry in news if entry.tone == "bad"]
    rest = [entry for entry in news if entry.tone != "bad"]
    assert hurt
    assert news == hurt + rest, "what was lost leads the news"
    for entries in (hurt, rest):
        assert [entry.last for entry in entries] == sorted((entry.last for entry in entries), reverse=True)
    assert all(entry.touches and session.names[0] in entry.text for entry in hurt)
    assert all(event.secret == () for entry in news for event in entry.events)


def test_a_hint_is_one_of_the_answers_and_changes_nothing():
    session = asked(sit_down("hbb", seed=1))
    before, decision = GAME.dump(session.match.state), session.prompt.decision
    option = session.hint(wait=True)
    assert option in decision.options
    assert session.hint(wait=True) == option
    assert GAME.dump(session.match.state) == before
    assert session.prompt.decision == decision


def test_nobody_is_told_what_to_do_while_a_computer_thinks():
    session = sit_down("bbb", seed=1)
    with pytest.raises(NotOffered):
        session.hint(wait=True)
