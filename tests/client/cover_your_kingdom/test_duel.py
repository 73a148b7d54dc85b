"""The panel of a challenge: what it says of each kind of duel, and that it fits every window."""

import pytest

from client.games.cover_your_kingdom.duel import STAKE, draw_duel, duel_box, most_back, places, play, warm
from client.games.cover_your_kingdom.duel_reading import Duel, read_duel
from client.games.cover_your_kingdom.faces import faces
from client.games.cover_your_kingdom.room import room_of
from client.render.cache import SurfaceCache
from client.render.canvas import Box
from client.tables.frame import table_frame
from engines.core.language import ENGLISH
from engines.core.types import WATCHER
from engines.cover_your_kingdom.game import GAME
from tests.engines.cover_your_kingdom.table import Table, table
from tests.rounds import first

from .canvas import LONG, SIZES, TEXTS, blank, faults, long_words

NAMES = ("Larissa", "Tomas", "Morwen")
ATTACKED = [{"highland": ["bragon bragon"]}, {"lowland": ["leprecon leprecon", "spydra klaken klaken klaken"]}, {}]


def challenged() -> Table:
    game = table(["klaken spydra yogi yogi", "ct klaken klaken spydra", "yogi"], ATTACKED)
    return game.do("recruit klaken 1 lowland")


def long_fight() -> Table:
    """Five plays, one of them a pair."""
    game = table(["klaken spydra ct yogi", "ct klaken klaken ct", "yogi"], ATTACKED)
    return game.do("recruit klaken 1 lowland", "answer ct", "answer spydra", "answer klaken+klaken", "answer ct")


def elves_sent() -> Table:
    return table(["elves yogi", "klaken spydra", "yogi"], ATTACKED).do("elves 1 lowland")


def claimed() -> Table:
    kingdoms = [{"highland": ["bragon bragon"]}, {"lowland": ["leprecon leprecon"]}]
    inn = ["yogi bragon", "ct bragon", "klaken spydra", "yogi klaken"]
    return table(["bragon yogi", "bragon ct"], kingdoms, inn=inn).do("claim bragon 0+2")


KINDS = {"challenge": challenged, "long": long_fight, "elves": elves_sent, "inn": claimed}


def seen(game: Table, seat: int = WATCHER, names: tuple[str, ...] = NAMES) -> Duel:
    charter = game.state.charter
    duel = read_duel(GAME.view(game.state, seat), names, range(8), faces(charter, ENGLISH))
    assert duel is not None
    return duel


def words(duel: Duel) -> str:
    return "".join(span.text for span in duel.stake)


# -- what it says ------------------------------------------------------------------------------------------------------


def test_there_is_no_panel_without_a_duel() -> None:
    game = table(["klaken", "ct", "yogi"], ATTACKED)
    assert read_duel(GAME.view(game.state, 0), NAMES, range(3), faces(game.state.charter, ENGLISH)) is None


def test_a_challenge_names_the_clan_and_what_is_at_stake_now_and_with_all_laid_cards() -> None:
    duel = seen(challenged())
    assert duel.title == "Tomas's Klakens"
    assert duel.summary == "A challenge: Larissa recruits, Tomas defends"
    assert words(duel) == "At stake: 3 Klakens and a Spydra, 85 magic, with all cards played 100"
    assert [face.id for face in duel.clan] == ["spydra", "klaken", "klaken", "klaken"]


def test_the_sides_say_who_is_asked_and_what_winning_means() -> None:
    duel = seen(challenged())
    left, right = duel.left, duel.right
    assert (left.seat, left.name, left.role, left.hand_words) == (0, "Larissa", "attacker", "3 cards in hand")
    assert (left.asked_words, right.asked_words) == ("Waits", "Must answer now")
    assert left.outcome == "the clan goes on top of their Lowland."
    assert right.outcome == "the clan stays, larger than before."
    assert (right.place, right.place_words) == ("lowland", "Lowland")


def test_the_lane_tells_the_plays_in_time_order_and_ends_in_the_place_to_fill() -> None:
    duel = seen(long_fight())
    assert [(laid.name, laid.words, laid.weight) for laid in duel.plays] == [
        ("Larissa", "opens", 1),
        ("Tomas", "answers", 1),
        ("Larissa", "answers", 2),
        ("Tomas", "answers", 1),
        ("Larissa", "answers", 1),
    ]
    assert [face.id for face in duel.plays[3].faces] == ["klaken", "klaken"]
    assert (duel.gap.name, duel.gap.words, duel.gap.faces) == ("Tomas", "must count 1", ())


def test_after_a_spydra_the_next_play_must_count_two() -> None:
    game = challenged().do("answer ct", "answer spydra")
    assert seen(game).gap.words == "must count 2"


def test_a_clan_of_either_land_goes_where_the_winner_likes() -> None:
    kingdoms = [{"highland": ["bragon bragon"]}, {"lowland": ["leprecon leprecon", "pigxie pigxie"]}, {}]
    duel = seen(table(["pigxie yogi", "ct", "yogi"], kingdoms).do("recruit pigxie 1 lowland"))
    assert (duel.left.outcome, duel.left.place) == ("the clan goes on top of a land of their choice.", "either")


def test_the_elves_stand_on_the_same_panel() -> None:
    duel = seen(elves_sent())
    assert duel.summary == "Larissa sends the Elves, Tomas defends"
    assert words(duel) == "At stake: 3 Klakens and a Spydra, 85 magic"
    assert [face.id for laid in duel.plays for face in laid.faces] == ["elves"]
    assert (duel.gap.name, duel.gap.words) == ("Tomas", "may pay")
    assert (duel.left.asked, duel.right.asked) == (False, True)
    assert duel.left.outcome == "it leaves the game for good."


def test_a_contest_at_the_inn_is_about_the_claimed_guests() -> None:
    duel = seen(claimed())
    assert duel.title == "The Bragons of the Inn"
    assert words(duel) == "At stake: a Bragon and a Spydra, 55 magic, with all cards played 70"
    assert [face.id for face in duel.clan] == ["bragon", "spydra"]
    assert duel.left.outcome == duel.right.outcome == "the new clan goes on top of their Highland."


@pytest.mark.parametrize("kind", KINDS)
def test_everybody_sees_the_same_panel(kind: str) -> None:
    game = KINDS[kind]()
    assert len({seen(game, seat) for seat in (WATCHER, *range(game.state.charter.seats))}) == 1


def test_every_word_goes_through_the_catalogue() -> None:
    game = challenged()
    duel = read_duel(GAME.view(game.state, 0), NAMES, range(3), faces(game.state.charter, long_words), long_words)
    assert duel is not None
    said = [duel.title, duel.lead, duel.summary, duel.stake[0].text, duel.gap.words, duel.plays[0].words]
    for side in (duel.left, duel.right):
        said += [side.role, side.hand_words, side.asked_words, side.if_won, side.outcome, side.place_words]
    assert [text for text in said if not text.startswith("[")] == []


# -- where it stands ---------------------------------------------------------------------------------------------------


def panel(size: str) -> Box:
    width, height = SIZES[size]
    canvas, _ = blank((width, height))
    return duel_box(room_of(table_frame(canvas.width, canvas.height)))


def test_the_panel_of_a_wide_window_is_as_designed() -> None:
    assert panel("wide") == Box(16, 64, 1474, 730)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", KINDS)
def test_everything_on_the_panel_has_its_own_place(size: str, kind: str) -> None:
    box, duel = panel(size), seen(KINDS[kind]())
    found = places(box, duel)
    shown = found.plays[most_back(duel) :]
    cards = [found.clan, *shown, found.gap, found.left_hand, found.right_hand]
    for at, one in enumerate(cards):
        assert box.x < one.x
        assert box.y < one.y
        assert one.right < box.right
        assert one.bottom < box.bottom
        assert not any(one.meets(two) for two in cards[at + 1 :])
    assert all(found.lane.holds(card.cx, card.cy) for card in (*found.plays, found.gap))


def test_a_long_lane_shows_the_newest_plays_and_can_be_scrolled_back() -> None:
    box, duel = panel("wide"), seen(long_fight())
    assert most_back(duel) == 2
    assert places(box, duel).gap.x > places(box, duel).plays[4].x > places(box, duel).plays[3].x
    back = places(box, duel, 2)
    assert back.plays[0].x < back.plays[1].x < back.plays[2].x < back.plays[3].x == back.plays[4].x


@pytest.mark.parametrize("text", first(1, reversed(TEXTS)))
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", KINDS)
def test_long_names_and_large_letters_stay_in_their_room(kind: str, size: str, text: int) -> None:
    canvas, marks = blank(SIZES[size], text)
    box = duel_box(room_of(table_frame(canvas.width, canvas.height)))
    draw_duel(canvas, box, seen(KINDS[kind](), names=LONG))
    assert faults(marks, box) == []


@pytest.mark.parametrize("size", SIZES)
def test_a_longer_language_stays_in_its_room(size: str) -> None:
    canvas, marks = blank(SIZES[size])
    box, game = duel_box(room_of(table_frame(canvas.width, canvas.height))), long_fight()
    duel = read_duel(GAME.view(game.state, 0), LONG, range(3), faces(game.state.charter, long_words), long_words)
    assert duel is not None
    draw_duel(canvas, box, duel, back=1)
    assert faults(marks, box) == []


def test_what_still_flies_is_not_drawn_yet() -> None:
    canvas, _ = blank(SIZES["wide"])
    canvas.marks = None
    duel = seen(challenged())
    pictures = []
    for away in (frozenset(), frozenset({play(0)}), frozenset({STAKE})):
        canvas.frame.clear()
        draw_duel(canvas, panel("wide"), duel, away=away)
        pictures.append(list(canvas.frame))
    assert sum(a != b for a, b in zip(pictures[0], pictures[1], strict=True)) == 1
    assert sum(a != b for a, b in zip(pictures[0], pictures[2], strict=True)) == 1


def test_the_ground_can_be_made_before_anybody_sees_it() -> None:
    canvas, _ = blank(SIZES["compact"])
    canvas.marks, canvas.cache = None, SurfaceCache()  # of its own: the others' may be full
    warm(canvas, panel("compact"))
    assert canvas.frame == []
    ready = len(canvas.cache)
    draw_duel(canvas, panel("compact"), seen(challenged()))
    assert canvas.frame[0].surface.get_width() > 900
    assert len(canvas.cache) > ready > 0
