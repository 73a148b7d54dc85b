"""Several answers chosen in one breath: a march with all its steps."""

from engines.core.types import Option
from tests.client.match.heist import HEIST
from tests.client.match.tables import DONE, MARK, sit_down


def test_what_was_chosen_in_one_breath_is_taken_back_together():
    session = sit_down("hs", HEIST)
    first = session.view()
    session.choose(MARK)
    once = session.view()
    session.choose(MARK, MARK)
    assert len(session.match.moves) == 3
    session.undo()
    assert session.view() == once
    session.choose(MARK)  # the next choice is one by itself again
    session.undo()
    assert session.view() == once
    session.undo()
    assert session.view() == first


def test_answers_in_one_breath_end_where_something_else_is_asked():
    session = sit_down("hs", HEIST)
    session.choose(MARK, Option("mark", (9,)), MARK)
    assert len(session.match.moves) == 1
    session.choose(DONE, MARK)  # the other is asked now
    assert session.match.moves[-1].option == DONE
