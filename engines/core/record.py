"""Records: one file for save, resume and replay. How a `.crown` file is read; `journal` writes it, `match` plays it.

A record is JSON lines. The first is the header: who plays what, from which seed. Every other line is an *entry*: its
number, then what sort of entry it is, then the rest. Lines are only ever added. `docs/records.md` has the whole format,
and what a later version may add to it.

Two hashes keep it honest. `digest` chains the text of the lines, so a damaged file is known without playing it.
`facts` sums up what an action led to, so `replay` (in `match`) knows that the rules still tell the same story.
"""

import json
import os
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple, overload

from .errors import BadSetup, DamagedRecord, ForeignRecord, NewerRecord, OlderRecord, RecordError, TamperedRecord
from .foreign import Limits, Unfit, read_json, read_lines, shown, shown_path
from .game import Game, set_up
from .setup import Setup, as_before
from .types import Decision, Event, Option, Outcome
from .vocabulary import read as read_words

FORMAT = 1

LIMITS = Limits(size=64 << 20, lines=400_000, line=1 << 18, depth=24, values=50_000, digits=40)
"""No game comes near any of these; a file that does is not ours."""

BARRIERS = ("start", "reveal", "another's answer", "end")
"""Why undo stops."""
STOPS = {
    "start": "Nothing to undo: the game starts here.",
    "reveal": "Can't undo: something hidden has been revealed.",
    "another's answer": "Can't undo: another player has moved.",
    "another's turn": "Can't undo: it's another player's decision now.",
    "end": "Can't undo: the game is over.",
}
"""The same for people, who may also be asked nothing at the moment."""

_SEAL = rb',"digest":"([0-9a-f]{32})"\}\r?'  # a post or an editor may have changed how lines end
_HEADER = re.compile(rb'(?:\xef\xbb\xbf)?(\{"four_crowns":.*)' + _SEAL, re.DOTALL)
_ENTRY = re.compile(rb'(\{"n":([0-9]{1,9}),"([a-z_]{1,20})":.*)' + _SEAL, re.DOTALL)
_PLAIN_RULES = re.compile(rb'\{"n":[0-9]+,"rules":([0-9]{1,9})[,}]')
_NOTED = re.compile(rb'\{"n":[0-9]+,"note":"([a-z_]{1,40})"')


class Action(NamedTuple):
    """A seat answered."""

    seat: int
    option: Option
    facts: str


class Undo(NamedTuple):
    """The last action that stood was taken back."""

    facts: str


class Snapshot(NamedTuple):
    """The whole state at this point. It is also the barrier of that name: no undo reaches behind it."""

    state: dict[str, Any]
    barrier: str


class Rules(NamedTuple):
    """From here on the game is played by these rules. Without a state, all that came before follows by them too;
    with one, the game went on from that state, which is the one behind line `after`."""

    version: int
    after: int = 0
    state: dict[str, Any] | None = None
    barrier: str = "start"


class Note(NamedTuple):
    """Something worth knowing that changes no position. Who does not know its kind passes it over."""

    kind: str
    fields: Mapping[str, Any]


Entry = Action | Undo | Snapshot | Rules | Note

KINDS = ACTION, UNDO, SNAPSHOT, RULES, NOTE = "seat", "undo", "snapshot", "rules", "note"
"""What sort of entry a line is, by its second field."""

PASSING = frozenset({"hint", "stop", "origin"})
"""Notes that say nothing of who sits at the table or how it stands."""


class Entries(Sequence[Entry]):
    """The entries of a record. Each is made of its line when it is asked for: most are never looked at.

    RecordError if a line, though its digest fits, is not what its second field says.
    """

    def __init__(self, name: str, lines: list[bytes], kinds: list[str], game: Game[Any], first: int = 0) -> None:
        self.lines = lines
        """As they are in the file, the header left out."""
        self.kinds = kinds
        self._name, self._game, self._first = name, game, first
        self._noted: dict[str, list[tuple[int, Note]]] = {}

    def __len__(self) -> int:
        return len(self.lines)

    @overload
    def __getitem__(self, at: int) -> Entry: ...
    @overload
    def __getitem__(self, at: slice) -> "Entries": ...
    def __getitem__(self, at: int | slice) -> "Entry | Entries":
        if isinstance(at, slice):
            first = self._first + at.indices(len(self))[0]
            return Entries(self._name, self.lines[at], self.kinds[at], self._game, first)
        line, kind = self.lines[at], self.kinds[at]
        where = self.where(range(len(self))[at])
        return _entry(where, kind, _fields(where, line), self._game)

    def where(self, at: int) -> str:
        """How a sentence about an entry begins."""
        return f"{self._name}, line {self._first + at + 2},"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entries) and self.lines == other.lines

    __hash__ = None  # type: ignore[assignment]  # it holds lists

    def note_kind(self, at: int) -> str:
        """What a note is about, as its line says before it is read; empty if the entry is none."""
        told = _NOTED.match(self.lines[at]) if self.kinds[at] == NOTE else None
        return told[1].decode() if told else ""

    def noted(self, kind: str) -> list[tuple[int, Note]]:
        """Notes of one kind, each with its place; they are read once. One that cannot be read says nothing."""
        if kind not in self._noted:
            self._noted[kind] = []
            for at in [at for at, sort in enumerate(self.kinds) if sort == NOTE]:  # there are few, and many lines
                with suppress(RecordError):
                    if self.note_kind(at) == kind and isinstance(entry := self[at], Note):
                        self._noted[kind].append((at, entry))
        return self._noted[kind]

    def last(self, kind: str) -> int | None:
        """Where the last entry of that sort is."""
        return next((at for at in range(len(self.kinds) - 1, -1, -1) if self.kinds[at] == kind), None)


class Restart(NamedTuple):
    """The game went on from a state that was written down, not from what came before."""

    at: int  # the entry that holds the state
    after: int  # the last line that stands before it


class Record(NamedTuple):
    """A record that was read and whose text holds together. Entry `i` is line `i + 2` of the file."""

    path: Path
    setup: Setup
    rules: int  # by which its last lines were played
    entries: Entries
    digest: str
    size: int  # bytes that are good
    torn: str | None  # what to tell people when the last line was cut short
    table: Mapping[str, Any]  # what the client wrote about the table, such as who is a person; no rule looks at it
    header: bytes  # the first line as it is in the file
    restarts: tuple[Restart, ...] = ()

    @property
    def begins(self) -> int | None:
        """The entry that holds the position play begins from; None: it begins as every game does."""
        return self.restarts[-1].at if self.restarts else None

    @property
    def position(self) -> int | None:
        """The last entry that holds a position to go on from; None: the first position is the only one."""
        last, begins = self.entries.last(SNAPSHOT), self.begins
        return begins if last is None or (begins is not None and begins > last) else last

    @property
    def since(self) -> int:
        """How many entries come after that."""
        at = self.position
        return len(self.entries) - (0 if at is None else at + 1)

    @property
    def actions(self) -> int:
        """How many actions stand."""
        kinds, count, end = self.entries.kinds, 0, len(self.entries)
        for restart in reversed(self.restarts):
            if restart.at < end:
                count += net_actions(kinds[restart.at : end])
                end = min(restart.at, max(0, restart.after - 1))
        return count + net_actions(kinds[:end])

    @property
    def is_plain(self) -> bool:
        """Whether nothing but actions led to where it stands: no other rules, nobody else in a seat, nobody gave up."""
        noted = (self.entries.note_kind(at) for at, kind in enumerate(self.entries.kinds) if kind == NOTE)
        return not self.restarts and RULES not in self.entries.kinds and all(kind in PASSING for kind in noted)

    @property
    def notes(self) -> list[Note]:
        """What was noted down beside the game, known and unknown. A note that cannot be read says nothing."""
        found = []
        for at, kind in enumerate(self.entries.kinds):
            if kind == NOTE:
                with suppress(RecordError):
                    found.append(self.entries[at])
        return [entry for entry in found if isinstance(entry, Note)]


def net_actions(kinds: list[str]) -> int:
    return kinds.count(ACTION) - kinds.count(UNDO)


class Scan(NamedTuple):
    """A file as far as it can be read: the record up to the first bad line, what is wrong there, and what follows."""

    record: Record
    error: RecordError | None
    beyond: list[bytes]


def facts(events: Sequence[Event], decision: Decision | None, outcome: Outcome | None) -> str:
    """Everything an action led to, secrets included, in sixteen letters."""
    then = [decision.seat, decision.kind, len(decision.options)] if decision else outcome
    return blake2b(compact([events, then]).encode(), digest_size=8).hexdigest()


def compact(data: object) -> str:
    """The one way to write data, the same on every system."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def chain(digest: str, payload: bytes) -> str:
    """The digest of a line, out of that of the line before and the text of this one."""
    return blake2b(digest.encode() + payload, digest_size=16).hexdigest()


# --- reading ---------------------------------------------------------------------------------------------------------


def read_record(path: str | os.PathLike[str], games: Mapping[str, Game[Any]]) -> Record:
    """Read a file and check its text, or refuse it with a RecordError of one sentence."""
    scan = scan_record(path, games)
    if scan.error:
        raise scan.error
    return scan.record


def scan_record(path: str | os.PathLike[str], games: Mapping[str, Game[Any]]) -> Scan:
    """Read a file up to its first bad line. RecordError if not even its header can be read."""
    path = Path(path)
    name = shown_path(path)
    (header, *lines), tail = _lines(path)
    setup, table, game, rules, digest = read_header(path, header, games)
    kinds: list[str] = []
    restarts: list[Restart] = []
    error: RecordError | None = None
    try:
        for n, line in enumerate(lines, 1):
            kind, digest = sealed(name, line, n, digest)
            if kind == RULES and (plain := _PLAIN_RULES.match(line)) and b'"state":' not in line:
                rules = int(plain[1])
                _not_later(f"{name}, line {n + 1},", rules, game)
            elif kind == RULES:
                entry = Entries(name, [line], [kind], game, n - 1)[0]
                assert isinstance(entry, Rules)  # that sort of entry is one
                _not_later(f"{name}, line {n + 1},", entry.version, game)
                rules = entry.version
                if entry.state is not None:
                    restarts.append(Restart(n - 1, entry.after))
            kinds.append(kind)
    except RecordError as found:
        error = found
    good, beyond = lines[: len(kinds)], lines[len(kinds) :]
    torn = None
    if tail and not error:
        torn = f"{name} was cut off at the end. At most one move is lost."
    size = len(header) + sum(map(len, good)) + len(good) + 1
    entries = Entries(name, good, kinds, game)
    return Scan(Record(path, setup, rules, entries, digest, size, torn, table, header, tuple(restarts)), error, beyond)


def _lines(path: Path) -> tuple[list[bytes], bytes]:
    try:
        lines, tail = read_lines(path, LIMITS)
    except Unfit as error:
        kind = RecordError if "cannot be read" in str(error) else ForeignRecord
        raise kind(f"{shown_path(path)} {error}.") from error
    if not lines:
        raise DamagedRecord(f"{shown_path(path)} {'ends inside its first line' if tail else 'is empty'}.")
    return lines, tail


def read_header(
    path: Path, line: bytes, games: Mapping[str, Game[Any]]
) -> tuple[Setup, dict[str, Any], Game[Any], int, str]:
    """What a first line says: the setup, the table, the game, by which rules of it, and the line's digest. RecordError
    if it is none of ours."""
    name = shown_path(path)
    where = f"{name}, line 1,"
    if line.startswith(b'{"n":'):
        raise DamagedRecord(f"{where} should be the header, which is missing.")
    if not line.removeprefix(b"\xef\xbb\xbf").startswith(b'{"four_crowns":'):
        raise ForeignRecord(f"{name} is not a Four Crowns game.")
    fields = _fields(where, line.removeprefix(b"\xef\xbb\xbf"))
    version = fields["four_crowns"]
    if type(version) is int and version > FORMAT:  # before all else: a later format may look quite different
        raise NewerRecord(
            f"{name} was saved by a newer version of Four Crowns (format {shown(version)}). Update to open it."
        )
    match = _HEADER.fullmatch(line)
    if not match:
        raise DamagedRecord(f"{where} is not a line of a saved game.")
    digest = match[2].decode()
    if chain("", match[1]) != digest:
        raise TamperedRecord(f"{where} was changed: its digest does not fit.")
    table = fields.setdefault("table", {})
    known = {"four_crowns": int, "rules": int, "names": list, "options": dict, "table": dict, **_SETUP}
    _expect(where, fields, known)
    game = games.get(fields["game"])
    if game is None or version != FORMAT:
        what = f"game {shown(fields['game'])}" if game is None else f"format {shown(version)}"
        raise ForeignRecord(f"{name} is a saved game of {what}, which this box doesn't have.")
    _not_later(name, fields["rules"], game)
    return _setup(where, fields, game), table, game, fields["rules"], digest


_SETUP = {"game": str, "mode": str, "seats": int, "seed": int}


def _not_later(name: str, rules: int, game: Game[Any]) -> None:
    if rules > game.rules_version:
        raise NewerRecord(f"{name} was played by newer rules of {game.title}. Update Four Crowns to open it.")


def _setup(where: str, fields: dict[str, Any], game: Game[Any]) -> Setup:
    """The setup a header tells. An option that was added since is as it was before there was one."""
    older = fields["rules"] < game.rules_version
    told, names = fields["options"], fields["names"]
    known = {setting.name for setting in game.settings}
    unknown = [name for name in told if name not in known]
    if unknown and not older:
        what = shown(unknown[0])
        raise NewerRecord(f"{where} asks for an option of a newer version: {what}. Update Four Crowns to open it.")
    options = {**as_before(game.settings), **{name: value for name, value in told.items() if name in known}}
    setup = Setup(**{name: fields[name] for name in _SETUP}, options=options, names=tuple(names))
    try:
        if len(names) != setup.seats or not all(isinstance(name, str) for name in names):
            raise BadSetup("Its names do not fit its seats.")
        return check_setup(game, setup)
    except Exception as error:  # a stranger's data may break anything
        said = shown(error) if isinstance(error, BadSetup) else "It makes no sense."
        if older:
            raise OlderRecord(f"{where} asks for a game that cannot be set up any more: {said}") from error
        raise TamperedRecord(f"{where} asks for a game that cannot be set up: {said}") from error


def check_setup(game: Game[Any], setup: Setup) -> Setup:
    """The same setup, with names that can be shown. BadSetup for what `set_up` would not have made."""
    same = set_up(game, setup.seats, {**setup.options, "mode": setup.mode}, setup.seed, setup.names)
    if compact(same._replace(names=()).header()) != compact(setup._replace(names=()).header()):
        raise BadSetup("Its options are not complete, or not as they are written.")
    try:
        read_json(compact(same.header()).encode(), LIMITS)
    except (Unfit, UnicodeEncodeError) as error:  # whatever is written can be read again
        raise BadSetup("A name or an option is not a proper text, or too long.") from error
    return same


def sealed(name: str, line: bytes, n: int, digest: str) -> tuple[str, str]:
    """What sort of entry a line is, and its digest, if that fits."""
    match = _ENTRY.fullmatch(line)
    where = f"{name}, line {n + 1},"
    if not match:
        raise DamagedRecord(f"{where} is not a line of a saved game.")
    told = match[4].decode()
    if chain(digest, match[1]) != told:
        raise TamperedRecord(f"{where} or one before it was changed: its digest does not fit.")
    if int(match[2]) != n:
        raise TamperedRecord(f"{where} is out of order: it should be number {n}.")
    kind = match[3].decode()
    if kind not in KINDS:
        raise NewerRecord(f"{where} was saved by a newer version of Four Crowns ({shown(kind)}). Update to open it.")
    return kind, told


def _fields(where: str, line: bytes) -> dict[str, Any]:
    try:
        fields = read_json(line, LIMITS)
    except Unfit as error:
        raise DamagedRecord(f"{where} {error}.") from error
    if not isinstance(fields, dict):
        raise DamagedRecord(f"{where} is not a line of a saved game.")
    return fields


def _expect(where: str, fields: dict[str, Any], known: Mapping[str, type]) -> None:
    """Fields that we know are what they should be; later versions may have added others."""
    # `type(...) is`, because True is an int to isinstance
    if any(type(fields.get(name)) is not kind for name, kind in known.items()):
        raise DamagedRecord(f"{where} does not have the fields of a saved game.")


def _entry(where: str, kind: str, fields: dict[str, Any], game: Game[Any]) -> Entry:
    if kind == ACTION:
        _expect(where, fields, {"seat": int, "do": list, "facts": str})
        try:
            option = read_words(fields["do"], game.verbs)
        except ValueError as error:
            raise TamperedRecord(f"{where} holds no move of {game.title}: {shown(error)}.") from error
        return Action(fields["seat"], option, fields["facts"])
    if kind == UNDO:
        _expect(where, fields, {"undo": int, "facts": str})
        if fields["undo"] != 1:
            raise TamperedRecord(f"{where} undoes {shown(fields['undo'])} moves instead of one.")
        return Undo(fields["facts"])
    if kind == SNAPSHOT:
        _expect(where, fields, {"snapshot": dict, "barrier": str})
        if fields["barrier"] not in BARRIERS:
            raise TamperedRecord(f"{where} names no barrier of ours: {shown(fields['barrier'])}.")
        return Snapshot(fields["snapshot"], fields["barrier"])
    if kind == RULES:
        anew = {"state": dict, "after": int} if "state" in fields else {}
        _expect(where, fields, {"rules": int, **anew})
        return Rules(fields["rules"], fields.get("after", 0), fields.get("state"))
    _expect(where, fields, {"note": str})
    about = {name: value for name, value in fields.items() if name not in ("n", "note", "digest")}
    return Note(fields["note"], about)
