"""The chronicle of a year: a heading, and what belongs together on one line, so that it reads in any order."""

from engines.core.chronicle import DEED, HEADING, KnownAction
from engines.core.types import WATCHER, Event
from engines.my_realm import words
from engines.my_realm.game import GAME
from engines.my_realm.matters import KING, PRINCESS

from .table import table

VIEW = GAME.view(table("law science religion").state, WATCHER)


def told(*events: Event) -> list[tuple[int, str, int | None]]:
    entries = GAME.text.tell([KnownAction(3, 0, events)], VIEW, ("King", "Princess")) or []
    assert [event for entry in entries for event in entry.events if entry.depth == DEED] == list(events)
    return [(entry.depth, entry.text, entry.seat) for entry in entries]


def test_a_year_is_a_heading_and_its_rumour() -> None:
    assert told(Event("year_began", (1, 2, 0))) == [
        (HEADING, "The King teaches: year 2", None),
        (DEED, words.RUMOURS[0], None),
    ]


def test_a_judgement_and_what_came_of_it_are_one_line() -> None:
    ((depth, text, seat),) = told(Event("sealed", ((3, 4, 1), (7, 9, 6))), Event("judged", (1, 0, 1)))
    assert (depth, seat) == (DEED, PRINCESS)
    assert text.startswith("Her judgement: Law 7, Science 9 and Religion 6. One number was exact: ")
    assert text.endswith("The order was right. A token lost.")
    ((_, text, _),) = told(Event("sealed", ((3, 4, 1), (7, 9, 6))), Event("reckoned", (2, 0)))
    assert text.endswith("No points gained, 2 tokens lost.")


def test_a_question_and_its_answer_are_one_line() -> None:
    ((_, text, seat),) = told(Event("asked", (0, (1, 2))), Event("deflected"))
    assert text.endswith("The King smiles and speaks of the weather.")
    assert seat == PRINCESS
    assert told(Event("fell_silent"))[0][2] == KING


def test_the_die_says_what_would_have_been_the_end_or_is() -> None:
    assert (
        told(Event("death_rolled", (5, 2)))[0][1] == "The die shows 5. This year, 2 or less would have ended his reign."
    )
    ((_, text, _),) = told(Event("death_rolled", (2, 2)), Event("king_died"))
    assert text == "The die shows 2, and 2 or less ends his reign. The King is dead. Long live the Queen."
