"""What can still be had of a record that cannot be played as it is: the part before the damage, the position from
which it can go on by today's rules, or its story in words."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, NamedTuple

from .disk import flush_folder
from .errors import FourCrownsError, NewerRecord, OlderRecord, RecordError
from .foreign import Unfit, clean_names, read_json, read_lines, shown, shown_path
from .game import Game, Say
from .journal import Journal
from .language import ENGLISH
from .match import Match, replay
from .record import ACTION, LIMITS, SNAPSHOT, UNDO, Record, Scan, read_record, scan_record
from .setup import LONGEST_NAME
from .types import WATCHER, S
from .vocabulary import sentence

ORIGIN = "origin"
"""A note on where the lines before it came from."""

TAKEN_BACK = "That was undone."


class Remains(NamedTuple):
    """The part of a damaged record that can be opened."""

    record: Record
    total: int
    """How many actions the whole file tells of, as far as can be seen."""
    why: str
    """What is wrong with the rest, in one sentence."""

    @property
    def actions(self) -> int:
        return self.record.actions


def remains_of(path: str | os.PathLike[str], games: Mapping[str, Game[Any]], thorough: bool = True) -> Remains | None:
    """What can be opened of a damaged record; None if nothing is wrong with it, or nothing is left of it.

    Played through unless told otherwise: a line whose digest fits may still be a lie.
    """
    try:
        scan = scan_record(path, games)
    except RecordError:
        return None
    good = len(scan.record.entries)
    return _remains(scan, *_playable(games[scan.record.setup.game], scan.record) if thorough else (good, None))


def _remains(scan: Scan, count: int, lie: RecordError | None) -> Remains | None:
    """So many entries of a file can be played, and that is wrong with the next."""
    error = scan.error if lie is None or isinstance(lie, OlderRecord) else lie
    if error is None or isinstance(scan.error, NewerRecord):  # not damage: whoever wrote it can read it
        return None
    return Remains(_cut(scan.record, count) if error is lie else scan.record, _total(scan), str(error))


def _playable(game: Game[Any], record: Record) -> tuple[int, RecordError | None]:
    """How many entries can be played, and what is wrong with the next."""
    line = 1
    try:
        for step in replay(game, record):
            line = step.line
    except RecordError as error:
        return line - 1, error
    return len(record.entries), None


def _cut(record: Record, count: int) -> Record:
    """The record with only so many of its entries."""
    entries = record.entries[:count]
    size = len(record.header) + 1 + sum(map(len, entries.lines)) + count
    digest = (entries.lines[-1] if entries.lines else record.header).rstrip(b"\r")[-34:-2].decode()
    restarts = tuple(restart for restart in record.restarts if restart.at < count)
    return record._replace(entries=entries, size=size, digest=digest, torn=None, restarts=restarts)


def _total(scan: Scan) -> int:
    beyond = [b',"do":' in line for line in scan.beyond], [b',"undo":' in line for line in scan.beyond]
    return scan.record.actions + sum(beyond[0]) - sum(beyond[1])


def save_remains(remains: Remains, target: Path) -> Record:
    """Write the part that can be opened into a new file, which says where it came from. RecordError if that fails."""
    record = remains.record
    lines = [record.header, *record.entries.lines]
    _write(target, lines)
    saved = record._replace(path=target, torn=None)
    _note_origin(saved, record.path, len(lines), remains.actions)
    return saved


def branch_off(record: Record, line: int, actions: int, target: Path, games: Mapping[str, Game[Any]]) -> Record:
    """Write a record up to a line of it, behind which so many actions stand, into a new file that says where it came
    from: a game that goes another way from there. RecordError if that fails."""
    lines = [record.header, *record.entries.lines[: line - 1]]
    _write(target, lines)
    saved = read_record(target, games)
    _note_origin(saved, record.path, len(lines), actions)
    return read_record(target, games)


def _note_origin(record: Record, source: Path, line: int, actions: int) -> None:
    journal = Journal.reopen(record)
    journal.note(ORIGIN, {"file": shown(source.name), "line": line, "actions": actions})
    if journal.trouble:
        raise RecordError(journal.trouble)


def _write(target: Path, lines: Sequence[bytes]) -> None:
    try:
        with open(target, "xb") as file:
            file.write(b"\n".join(lines) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        flush_folder(target.parent)
    except FileExistsError as error:
        raise RecordError(f"{shown_path(target)} already exists and was left alone. Choose another name.") from error
    except (OSError, ValueError) as error:
        raise RecordError(f"{shown_path(target)} cannot be written.") from error


# --- records of older rules ------------------------------------------------------------------------------------------


class Standing(NamedTuple, Generic[S]):
    """The last position of an old record that today's rules know."""

    match: Match[S]
    line: int
    """The last line that stands."""
    actions: int


def standing_of(game: Game[S], record: Record) -> Standing[S] | None:
    """From where a record of older rules can go on: its last snapshot that loads and breaks no law, and of what came
    after it as much as leads to the same."""
    restarts = {restart.at for restart in record.restarts}
    for at in range(len(record.entries) - 1, -1, -1):
        if record.entries.kinds[at] != SNAPSHOT and at not in restarts:
            continue
        try:
            match = Match.begin_anew(game, record, at)
            break
        except FourCrownsError:
            continue
    else:
        return None
    line = at + 2
    for follow in range(at + 1, len(record.entries)):
        try:
            match.follow(record, follow)
        except FourCrownsError:
            break
        line = follow + 2
    return Standing(match, line, _cut(record, line - 1).actions)


def go_on(game: Game[S], record: Record, sync: bool = True) -> Match[S]:
    """Go on by today's rules with a record of older ones, which says so from now on. OlderRecord if it cannot be."""
    standing = standing_of(game, record)
    if standing is None:
        raise OlderRecord(f"{shown_path(record.path)} holds no position that today's rules of {game.title} know.")
    standing.match.restart(Journal.reopen(record, sync=sync), standing.line)
    return standing.match


class WaysOn(NamedTuple):
    """What can be done with a record that cannot be played as it is."""

    why: str
    """Why it cannot, in one sentence."""
    remains: Remains | None
    """The part before the damage, which can be opened as a new record."""
    standing: Standing[Any] | None
    """The position from which it can go on by today's rules."""


def ways_on(path: str | os.PathLike[str], games: Mapping[str, Game[Any]]) -> WaysOn | None:
    """What can be done with a record; None if it can simply be played. Its story can be read in any case."""
    try:
        scan = scan_record(path, games)
    except RecordError as error:
        return WaysOn(str(error), None, None)
    game = games[scan.record.setup.game]
    count, lie = _playable(game, scan.record)
    if scan.error:
        return WaysOn(str(scan.error), _remains(scan, count, lie), None)
    if lie is None:
        return None
    # what is no lie of older rules, and nobody forged, may be of rules that changed without a new number
    return WaysOn(str(lie), _remains(scan, count, lie), standing_of(game, scan.record))


# --- in words --------------------------------------------------------------------------------------------------------


def story_of(path: str | os.PathLike[str], games: Mapping[str, Game[Any]], say: Say = ENGLISH) -> list[str]:
    """What a record tells, in words, as far as it goes and whatever is wrong with it: what everybody could see while
    it can be played, and after that every answer as it was written down. Empty if not even its header can be read."""
    fields, lines = _told(path)
    if not fields:
        return []
    game = games.get(str(fields.get("game")))
    told = fields.get("names")
    names = clean_names(told if isinstance(told, list) else (), LONGEST_NAME)
    title = game.title if game else shown(fields.get("game"))
    story = [f"{title}: {', '.join(names)}."]
    played, first = _played(path, games, say)
    story += played
    for line in lines[first:]:
        story += _answer(line, names, say)
    return story


def is_told(path: str | os.PathLike[str]) -> bool:
    """Whether a file has a story."""
    return bool(_told(path)[0])


def _told(path: str | os.PathLike[str]) -> tuple[dict[str, Any], list[bytes]]:
    """The fields of the header and all other lines, as far as they are those of a record."""
    try:
        (header, *lines), _ = read_lines(path, LIMITS)
        fields = read_json(header.removeprefix(b"\xef\xbb\xbf"), LIMITS)
    except (Unfit, ValueError):
        return {}, []
    return (fields, lines) if isinstance(fields, dict) and "four_crowns" in fields else ({}, [])


def _played(path: str | os.PathLike[str], games: Mapping[str, Game[Any]], say: Say) -> tuple[list[str], int]:
    """The part that can be played, as somebody sees it who walks past the table; and how many entries that is."""
    story: list[str] = []
    at = 0
    try:
        record = scan_record(path, games).record
        game = games[record.setup.game]
        record = record._replace(restarts=())  # from the first position, as far as that goes
        for step in replay(game, record):
            at = step.line - 1
            if step.seat is not None and step.option is None:
                story.append(say(TAKEN_BACK))
            view = step.match.view(WATCHER)
            for event in step.events:
                if not game.events[event.kind].minor:
                    story.append(game.text.fact(event.seen_by(WATCHER), view, record.setup.names, say))
    except FourCrownsError:
        pass  # told as far as it goes
    return story, at


def _answer(line: bytes, names: tuple[str, ...], say: Say) -> list[str]:
    """An entry that cannot be played any more, as it was written down."""
    try:
        fields = read_json(line, LIMITS)
    except Unfit:
        return [say("A line that cannot be read.")]
    if not isinstance(fields, dict) or not (ACTION in fields or UNDO in fields):
        return []
    if UNDO in fields:
        return [say(TAKEN_BACK)]
    seat, words = fields[ACTION], fields.get("do")
    name = names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else say("Someone")
    return [f"{name}: {shown(sentence(words) if isinstance(words, list) else words)}"]
