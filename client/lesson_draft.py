"""`four-crowns lesson`: try a lesson, or make the skeleton of one out of a saved game."""

import json
from pathlib import Path
from typing import Any

from engines import GAMES
from engines.commands.arguments import BadArguments
from engines.core.errors import FourCrownsError
from engines.core.playback import Playback
from engines.core.record import Record, read_record
from engines.core.vocabulary import spell

from .match.lessons import BadLesson, Lesson, check, read_lesson


def lesson_at(path: Path) -> Lesson:
    """The lesson of a file, played through once. BadArguments in one sentence if it cannot be."""
    try:
        lesson = read_lesson(path, GAMES)
        check(lesson)
    except BadLesson as error:
        raise BadArguments(f"four-crowns lesson: {error}") from error
    return lesson


def write_draft(record: Path, output: Path, seat: int, first: int, last: int | None) -> None:
    """The skeleton of a lesson: the game from one action to another, with a stop wherever this seat answers."""
    try:
        found = read_record(record, GAMES)
        game: Any = GAMES[found.setup.game]
        text = draft_of(found, Playback(game, found), seat, first, last)
    except (FourCrownsError, OSError) as error:
        raise BadArguments(f"four-crowns lesson: {error}") from error
    if output.exists():
        raise BadArguments(f"four-crowns lesson: {output} is there already.")
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadArguments(f"four-crowns lesson: {output} cannot be written: {error}.") from error


def draft_of(record: Record, played: Playback[Any], seat: int, first: int, last: int | None) -> str:
    """A lesson file without its words. From the first action on nothing but the set-up is needed; from a later one the
    position stands in the file."""
    game, setup = played.game, record.setup
    last = played.last if last is None else min(last, played.last)
    if not 0 <= seat < setup.seats or not 0 <= first < last:
        raise BadArguments(f"four-crowns lesson: there are seats 1 to {setup.seats} and {played.last} actions.")
    usual = {setting.name: setting.default for setting in game.settings}
    options = {name: value for name, value in setup.options.items() if value != usual.get(name)}
    lines = [
        f"game = {_told(game.id)}",
        'name = "…"  # a word for the thread of lessons',
        'title = "…"',
        'about = "…"  # what happens in it, in a few words',
        'learned = "…"  # what the learner can do afterwards: one sentence',
        f"mode = {_told(setup.mode)}",
        f"seed = {setup.seed}",
        f"names = {_told(list(setup.names))}",
        f"learner = {seat}",
    ]
    if options:
        lines.append("options = { " + ", ".join(f"{name} = {_told(value)}" for name, value in options.items()) + " }")
    if first:
        position = json.dumps(game.dump(played.state(first)), separators=(",", ":"), ensure_ascii=False)
        lines.append(f"position = '{position}'")
    before: list[str] = []
    for action in played.taken[first + 1 : last + 1]:
        if action.option is None or action.seat is None:  # that is the opening
            continue
        words = spell(action.option, game.verbs)
        if action.seat == seat and action.choices > 1:
            lines += _step(before, _told(words))
            before = []
        else:
            before.append(_told([action.seat, *words]))
    if before:
        lines += _step(before, "")
    return "\n".join(lines) + "\n"


def _step(before: list[str], answer: str) -> list[str]:
    found = ["", "[[step]]"]
    if before:
        found += ["before = [", *(f"    {move}," for move in before), "]"]
    found += ['do = "…"', 'why = "…"']
    return [*found, f"answer = {answer}", 'otherwise = "…"'] if answer else found


def _told(value: object) -> str:
    """As TOML has it, which for these is the same as JSON."""
    return json.dumps(value, ensure_ascii=False)
