"""Games for pictures: every game of the box has one, it stands where it says, and it is the same every time."""

from itertools import count

import pytest

from client.box import BOX
from client.games import samples
from client.games.samples import fill_library, sample_of
from client.games.ui import Sample, ui_of
from client.match.saves import Library, Saved
from client.scenes.library.words import where_it_stands
from client.scenes.progress import progress_of
from client.scenes.saved_game import standing
from engines import GAMES
from engines.core.bots import Deadline
from engines.core.game import set_up
from engines.core.language import ENGLISH
from engines.core.match import Match
from engines.core.types import WATCHER
from tests.growing import GROWN
from tests.rounds import first

each_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(scope="module")
def shelf(tmp_path_factory):
    """The sample library, and a look at each of its games."""
    library = Library(tmp_path_factory.mktemp("shelf"), BOX)
    fill_library(library)
    entries = [saved for saved in library.entries() if isinstance(saved, Saved)]
    return {saved.setup.game: (saved, library.glimpse(saved)) for saved in entries}


def test_every_game_of_the_box_has_a_sample():
    assert [game for game in GROWN if ui_of(game).sample == Sample()] == []


@pytest.mark.parametrize("game", GROWN)
def test_a_sample_stands_at_its_question(game):
    match, taken = sample_of(game)
    sample = ui_of(game).sample
    assert (match.decision.seat, match.decision.kind) == (sample.asked, sample.kind)
    assert len(taken) > sample.actions
    assert sample_of(game)[0].state == match.state  # as remembered


@pytest.mark.parametrize("game", first(1, GAMES))
def test_a_sample_is_the_same_game_on_a_machine_that_crawls(game, monkeypatch):
    """Nobody is hurried by the clock: else a busy machine would draw other pictures."""
    match, _ = sample_of(game)
    monkeypatch.setattr(samples, "_KNOWN", {})
    days = count()
    monkeypatch.setattr(samples, "Deadline", lambda seconds: Deadline(seconds, lambda: 86_400.0 * next(days)))
    assert sample_of(game)[0].state == match.state


def test_the_library_shows_one_game_of_every_kind_the_newest_first(shelf):
    titles = [ui_of(game).sample.title for game in GROWN]
    assert [saved.title for game, (saved, _) in shelf.items() if game in GROWN] == titles
    over = {game for game in BOX if ui_of(game).sample.finished}
    assert {saved.setup.game for saved, _ in shelf.values() if saved.outcome} == over


# -- how far a game has come -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("cover_your_kingdom", lambda state: f"{len(state.deck)} cards in the deck"),
        ("kings_and_things", lambda state: f"turn {state.turn}, Move"),
        ("my_realm", lambda state: f"the King teaches, year {state.year}"),
    ],
)
def test_a_game_says_where_it_stands_in_its_own_words(shelf, game, words):
    saved, glimpse = shelf[game]
    words = words(glimpse.view.state)
    assert progress_of(saved, glimpse, ENGLISH) == words
    assert where_it_stands(saved, glimpse, ENGLISH).endswith(f", {words}, Larissa's turn")
    assert standing(saved, glimpse, ENGLISH) == f"{GAMES[game].title}, {words}. Larissa's turn."
    unnamed = standing(saved._replace(title=""), glimpse, ENGLISH)
    assert unnamed.endswith(f", {words}. Larissa's turn.")
    assert GAMES[game].title not in unnamed


@pytest.mark.parametrize(
    ("game", "seats", "words"),
    [
        ("cover_your_kingdom", 3, "{} cards in the deck"),
        ("kings_and_things", 4, "setting up"),
        ("knights_and_ninjas", 4, "turn 1, 10 gems win"),
        ("knights_and_ninjas", 2, "draft 1"),
        ("my_realm", 2, "the King teaches, year 1"),
    ],
)
def test_a_game_that_has_just_begun_says_so(game, seats, words):
    match = Match(GAMES[game], set_up(GAMES[game], seats))
    view = match.view(WATCHER)
    deck = len(view.state.deck) if game == "cover_your_kingdom" else 0
    assert ui_of(game).progress()(view.state, ENGLISH) == words.format(deck)


def test_the_last_cards_and_later_rounds_are_told():
    match = Match(GAMES["cover_your_kingdom"], set_up(GAMES["cover_your_kingdom"], 3, {"contest": "sum2"}))
    state = match.view(WATCHER).state
    told = ui_of("cover_your_kingdom").progress()
    state.deck = state.deck[:1]
    assert told(state, ENGLISH) == "1 card in the deck"
    state.deck, state.rounds = [], (None,)
    assert told(state, ENGLISH) == "round 2, the deck is empty"


def test_without_a_look_at_the_table_moves_are_counted(shelf):
    saved: Saved = shelf["cover_your_kingdom"][0]
    assert progress_of(saved, None, ENGLISH) == f"{saved.actions} moves"
    assert progress_of(saved._replace(actions=1), None, ENGLISH) == "1 move"
