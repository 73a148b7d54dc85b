"""The chronicle: told turn by turn, kept, and told anew when something was taken back."""

from collections.abc import Sequence

from engines.core.chronicle import DEED, HEADING, ActionTaken, Chronicle, Entry, KnownAction, take_notes
from engines.core.game import set_up
from engines.core.language import ENGLISH
from engines.core.match import Match
from engines.core.types import WATCHER, Event
from tests.toy import GameText, Peek


class TurnText(GameText):
    """Tells a turn in one line, and notes how many cards everybody held before a draw."""

    notable = frozenset(("drew",))

    def __init__(self) -> None:
        self.told: list[list[int]] = []

    def notes(self, events, before, after):
        return [len(hand) for hand in before.state.hands]

    def tell(self, chapter: Sequence[KnownAction], view, names, say=ENGLISH) -> list[Entry]:
        self.told.append([told.number for told in chapter])
        return [Entry(" ".join(event.kind for told in chapter for event in told.events))]


class PeekInTurns(Peek):
    turn = "finished"
    text: TurnText

    def __init__(self) -> None:
        self.text = TurnText()


def taken(*kinds: str) -> list[ActionTaken]:
    """Actions of the first seat, each with one fact of a kind."""
    sizes = {"marked": 2, "conceded": 2, "drew": 1, "finished": 1}
    return [ActionTaken(0, None, (Event(kind, (0,) * sizes.get(kind, 0)),)) for kind in kinds]


def test_every_fact_is_a_line_where_a_game_groups_nothing():
    game = Peek()
    match = Match(game, set_up(game, 2))
    actions = [ActionTaken(None, None, match.opening), *taken("marked", "conceded")]
    entries = Chronicle(game, ("Ada", "Bea")).entries(actions, match.view(0), ENGLISH)
    assert [(entry.seat, entry.depth, entry.first) for entry in entries[-2:]] == [(0, DEED, 1), (0, DEED, 2)]


def test_a_secret_is_told_to_whoever_knows_it_only():
    game = Peek()
    match = Match(game, set_up(game, 2))
    actions = [ActionTaken(None, None, (Event("drew", (1,), (3,), 1 << 1),))]
    told = {
        seat: Chronicle(game, ("Ada", "Bea")).entries(actions, match.view(seat), ENGLISH)[0].events[0].secret
        for seat in (0, 1, WATCHER)
    }
    assert told == {0: (), 1: (3,), WATCHER: ()}


def test_the_event_that_begins_a_turn_is_a_heading():
    game = Peek()
    game.turn = "finished"
    match = Match(game, set_up(game, 2))
    entries = Chronicle(game, ("Ada", "Bea")).entries(taken("marked", "finished", "marked"), match.view(0), ENGLISH)
    assert [entry.depth for entry in entries] == [DEED, HEADING, DEED]


def test_a_turn_that_is_over_is_told_once():
    game = PeekInTurns()
    view = Match(game, set_up(game, 2)).view(0)
    chronicle, actions = Chronicle(game, ("Ada", "Bea")), taken("dealt", "marked", "finished", "marked")
    assert [entry.text for entry in chronicle.entries(actions, view, ENGLISH)] == ["dealt marked", "finished marked"]
    actions += taken("", "drew")[1:]
    assert [entry.text for entry in chronicle.entries(actions, view, ENGLISH)][-1] == "finished marked drew"
    assert game.text.told == [[0, 1], [2, 3], [2, 3, 4]]


def test_a_turn_that_begins_inside_an_action_begins_a_chapter_there():
    game = PeekInTurns()
    view = Match(game, set_up(game, 2)).view(0)
    first, last = taken("marked", "conceded")
    both = ActionTaken(0, None, (*first.events, *taken("finished")[0].events, *last.events))
    told = Chronicle(game, ("Ada", "Bea")).entries([*taken("dealt"), both], view, ENGLISH)
    assert [entry.text for entry in told] == ["dealt marked", "finished conceded"]
    assert game.text.told == [[0, 1], [1]]


def test_what_was_taken_back_is_told_no_more_even_into_the_turn_before():
    game = PeekInTurns()
    view = Match(game, set_up(game, 2)).view(0)
    chronicle, actions = Chronicle(game, ("Ada", "Bea")), taken("dealt", "marked", "finished", "marked")
    chronicle.entries(actions, view, ENGLISH)
    del actions[1:]
    assert [entry.text for entry in chronicle.entries(actions, view, ENGLISH)] == ["dealt"]
    actions += taken("", "conceded", "finished")[1:]
    assert [entry.text for entry in chronicle.entries(actions, view, ENGLISH)] == ["dealt conceded", "finished"]


def test_notes_are_taken_of_the_open_table_and_only_where_a_sentence_needs_them():
    game = PeekInTurns()
    match = Match(game, set_up(game, 2))
    before = game.clone(match.state)
    assert take_notes(game, before, (Event("marked", (0, 1)),), match.state) is None
    assert take_notes(game, before, (Event("drew", (0,)),), match.state) == [len(hand) for hand in before.hands]


def test_what_all_may_know_is_told_without_the_readers_secrets():
    game = Peek()
    match = Match(game, set_up(game, 2))
    actions = [ActionTaken(None, None, (Event("drew", (1,), (3,), 1 << 1),))]
    chronicle = Chronicle(game, ("Ada", "Bea"))
    known = [chronicle.entries(actions, match.view(1), ENGLISH, openly)[0].events[0].secret for openly in (False, True)]
    assert known == [(3,), ()]


def test_deeds_since_an_action_come_newest_first():
    game = Peek()
    match = Match(game, set_up(game, 2))
    actions = [ActionTaken(None, None, match.opening), *taken("marked", "conceded", "drew")]
    entries = Chronicle(game, ("Ada", "Bea")).since(actions, match.view(0), ENGLISH, 2)
    assert [entry.first for entry in entries] == [3, 2]
