"""Lessons are fitted to a deck that has grown."""

import json
import tomllib

import lessons
import pytest

from client.assets import asset
from client.match.lessons import check, lessons_of, read_lesson
from engines import find

ROWS = {game: (lessons.ROOT / told.rows).read_text(encoding="utf-8") for game, told in lessons.GAMES_WITH_ROWS.items()}
LESSONS = [
    pytest.param(lesson.id, id=lesson.id) for game in ROWS for lesson in lessons_of(find(game)) if lesson.position
]


def text_of(lesson):
    game, name = lesson.split("/")
    return asset("games", game, "lessons", f"{name}.toml").read_text(encoding="utf-8")


def position_of(text):
    return json.loads(tomllib.loads(text)["position"])


@pytest.mark.parametrize("lesson", LESSONS)
def test_with_the_deck_of_today_nothing_changes(lesson):
    game = lesson.split("/")[0]
    now = lessons.pieces(ROWS[game])
    assert lessons.rewritten(game, text_of(lesson), now, now) == text_of(lesson)


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_piece_more_comes_in_and_the_lesson_is_played_as_before(lesson, tmp_path):
    """Yesterday's deck is today's without a piece; the position of yesterday is made of today's. A bag is as full as it
    was, so that the same comes out of it; with a piece less, it is not today's, and the lesson cannot be played."""
    game = lesson.split("/")[0]
    now, position = lessons.pieces(ROWS[game]), position_of(text_of(lesson))
    home = next(field for field in ("discard", "bag") if field in position)
    left_out = position[home][0]
    then = [piece for number, piece in enumerate(now) if number != left_out]
    numbers = [then.index(piece) if number != left_out else -1 for number, piece in enumerate(now)]
    old = dict(position)
    for field in lessons.GAMES_WITH_ROWS[game].places:
        if field in old:
            old[field] = lessons._renumbered(old[field], numbers)
    old[home] = [number for number in old[home] if number >= 0]
    told = text_of(lesson).replace(json.dumps(position, separators=(",", ":")), json.dumps(old, separators=(",", ":")))
    assert position_of(told) == old != position
    path = tmp_path / "lesson.toml"
    path.write_text(lessons.rewritten(game, told, then, now), encoding="utf-8")
    lesson_now = read_lesson(path, {game: find(game)})
    fresh = position_of(path.read_text(encoding="utf-8"))
    goes_to = lessons.GAMES_WITH_ROWS[game].homes[now[left_out].kind]
    assert left_out in fresh[goes_to]
    if home == "bag":
        assert {**fresh, goes_to: []} == {**position, home: [n for n in position[home] if n != left_out], goes_to: []}
        assert find(game).broken(find(game).load(lesson_now.setup, fresh)) == []
    else:
        check(lesson_now)


def test_a_new_hero_counter_lies_at_the_bank_with_its_first_side_up():
    game, lesson = "kings_and_things", next(each for each in lessons_of(find("kings_and_things")) if each.position)
    then = lessons.pieces(ROWS[game])
    marker = next(number for number, piece in enumerate(then) if piece.kind == "marker")
    pair = [lessons.Piece("hero", name, 0, True) for name in ("one_side", "the_other")]
    position = json.loads(lesson.position)
    fresh = lessons.fitted(game, position, then, [*then[:marker], *pair, *then[marker:]])
    assert fresh["offer"] == [*position["offer"], marker]
    assert {**fresh, "offer": position["offer"]} == position


def test_what_it_cannot_fit_it_says():
    game, lesson = "cover_your_kingdom", next(each for each in lessons_of(find("cover_your_kingdom")) if each.position)
    now, position = lessons.pieces(ROWS[game]), json.loads(lesson.position)
    with pytest.raises(ValueError, match="has stacks"):
        lessons.fitted(game, {**position, "stacks": [[[1, 2, [3, 4]]]]}, now, now)
    with pytest.raises(ValueError, match="no yogi any more"):
        lessons.fitted(game, position, now, now[20:])
