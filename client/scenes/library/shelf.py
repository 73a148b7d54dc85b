"""Saved games and all that can be done with them. The library scene shows them; nothing here draws."""

import secrets
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from engines.core.codes import code_of
from engines.core.errors import FourCrownsError, RecordError

from ...match.importing import ZIP, export_all
from ...match.ledger import person
from ...match.saves import Entry, Glimpse, Saved
from ...match.shelf_files import CROWN
from ...stage.rows import Rows
from ...stage.shell import ShellScene
from ..clipboard import copy
from ..dialog import Answer, Dialog
from ..importing import choose_file
from ..opening import read_story
from ..replay.opening import END, watch
from ..results.facts import result_of_record
from ..results.scene import SEEDS, ResultsScene
from ..saved_game import glimpse_of
from .rename import RenameDialog
from .words import ALL, name_of, where_it_stands

if TYPE_CHECKING:
    from ...stage import Stage

SEARCH_KEY = "/"
MOST_PEOPLE = 12
"""So many people are listed; the others are found by the arrows, or by the search."""


class Shelf(ShellScene):
    """The saved games, which of them are shown and chosen, and every action on the chosen one."""

    def __init__(self, stage: "Stage") -> None:
        super().__init__(stage)
        self.page, self.wanted, self.of_game = ALL, "", ""
        self.with_whom = ""
        """The person whose games are shown, by `ledger.person`; empty: everyone's."""
        self.entries: Sequence[Entry] = ()
        self.shown: list[Entry] = []
        self.at: Path | None = None
        """The file that is chosen."""
        self.ticked: frozenset[Path] = frozenset()
        """Files that something is to be done with together."""
        self.rows = Rows("games")
        copies = stage.folders.copies if stage.folders else None
        self.export_folder = copies or platformdirs.user_documents_path()
        self._glimpses: dict[Hashable, Glimpse | None] = {}
        self._portions: Iterator[list[Entry]] = iter(())

    def enter(self) -> None:
        """Games are there at once as far as a moment reaches, and the others while somebody looks."""
        self._portions = self.stage.library.look_through()
        self.entries = next(self._portions)
        self.stage.later((self, "portions"), self._look_on)

    def _look_on(self) -> None:
        """The next portion of games, as long as this scene is there."""
        portion = next(self._portions, None)
        if portion is not None and self in self.stage.scenes:
            self.entries = [*self.entries, *portion]
            self.changed()
            self.stage.later((self, "portions"), self._look_on)

    # -- what is there -----------------------------------------------------------------------------------------------

    @property
    def chosen(self) -> Entry | None:
        return next((entry for entry in self.shown if entry.path == self.at), None)

    def game_title(self, saved: Saved) -> str:
        return self.stage.library.games[saved.setup.game].title

    def glimpse(self, saved: Saved) -> Glimpse | None:
        """The public table of a game, looked at once, when the frame of now is on the screen; None until then."""
        key = _as_it_is(saved)
        if key not in self._glimpses:
            self.stage.later(("glimpse", key), partial(self._look_at, saved))
        return self._glimpses.get(key)

    def _look_at(self, saved: Saved) -> None:
        self._glimpses[_as_it_is(saved)] = glimpse_of(self.stage, saved)
        self.changed()

    def standing(self, saved: Saved) -> str:
        return where_it_stands(saved, None if saved.outcome else self.glimpse(saved), self.say)

    # -- what people do ----------------------------------------------------------------------------------------------

    def turn_to(self, page: str) -> None:
        self.page, self.rows.offset = page, 0
        self.changed()

    def turn_to_game(self, game: str) -> None:
        self.of_game, self.rows.offset = game, 0
        self.changed()

    def people(self) -> dict[str, str]:
        """Everyone who plays in these games, whoever plays most first: what makes them the same, and their name."""
        names: dict[str, str] = {}
        games: Counter[str] = Counter()
        for entry in self.entries:
            for seat in entry.seats if isinstance(entry, Saved) else ():
                if seat.is_human:
                    games[person(seat.name)] += 1
                    names.setdefault(person(seat.name), seat.name)
        return {who: names[who] for who in sorted(games, key=lambda who: (-games[who], who))}

    def turn_to_person(self, who: str) -> None:
        self.with_whom, self.rows.offset = who, 0
        self.changed()

    def other_person(self, step: int = 1) -> None:
        """The games of the next one."""
        known = ["", *self.people()]
        at = known.index(self.with_whom) if self.with_whom in known else 0
        self.turn_to_person(known[(at + step) % len(known)])

    def choose_person(self) -> None:
        """A list of everyone, to choose from."""
        say, people = self.say, list(self.people().items())[:MOST_PEOPLE]
        answers = [Answer(say("Everyone"), partial(self.turn_to_person, ""), "primary")]
        answers += [Answer(name, partial(self.turn_to_person, who)) for who, name in people]
        answers.append(Answer(say("Cancel"), lambda: None, key="Esc"))
        self.stage.push(Dialog(self.stage, say("Whose games?"), "", answers))

    def search(self, words: str) -> None:
        self.wanted, self.rows.offset = words.removeprefix(SEARCH_KEY), 0
        self.changed()

    def open(self) -> None:
        """Go on with the chosen game, or see how it ended."""
        saved = self.chosen
        if saved and not isinstance(saved, Saved):
            self.stage.resume(saved.path)
        if not isinstance(saved, Saved):
            return
        if saved.outcome is None:
            self.stage.resume(saved.path)
            return
        try:
            record = self.stage.library.read(saved.path)
            result = result_of_record(self.stage.library.games[saved.setup.game], record, self.say)
        except FourCrownsError:  # it does not tell what it says: whatever can be had of it is offered there
            self.stage.resume(saved.path)
            return
        if result:
            self.stage.push(ResultsScene(self.stage, result, from_library=True))

    def watch(self) -> None:
        """The chosen game from its beginning, at its table."""
        if isinstance(self.chosen, Saved):
            self.watch_game(self.chosen.path)

    def watch_game(self, path: Path) -> None:
        """Any game from its beginning."""
        watch(self.stage, path)

    def see_table(self) -> None:
        """The table where the chosen game ended, with everything open."""
        if isinstance(self.chosen, Saved):
            watch(self.stage, self.chosen.path, END)

    def share(self) -> None:
        """The code of the chosen game's deal, to give to somebody."""
        saved = self.chosen
        if isinstance(saved, Saved):
            games = self.stage.library.games
            code = code_of(games[saved.setup.game], saved.setup, games)
            copy(self.stage, code, self.say("The code of this deal is copied: {code}", code=code[:40]))

    def import_game(self) -> None:
        choose_file(self.stage)

    def export_all(self) -> None:
        """Every game and the ledger as one file, where people look for their own."""
        target = self.export_folder / f"Four Crowns {datetime.now():%Y-%m-%d %H-%M-%S}{ZIP}"
        try:
            self.export_folder.mkdir(parents=True, exist_ok=True)
            count = export_all(self.stage.library, target)
        except (RecordError, OSError) as error:
            self.stage.toast(str(error))
            return
        games = self.say.plural("{count} game", "{count} games", count, count=count)
        self.stage.toast(self.say("{games} copied to {place}.", games=games, place=_from_home(target)))

    def story(self) -> None:
        """What the chosen file tells in words."""
        if self.at:
            read_story(self.stage, self.at)

    def like_this(self) -> None:
        """A new game with the same people and rules."""
        saved = self.chosen
        if isinstance(saved, Saved):
            self.stage.begin(saved.setup._replace(seed=secrets.randbelow(SEEDS)), saved.seats)

    def rename(self) -> None:
        saved = self.chosen
        if isinstance(saved, Saved):
            self.stage.push(RenameDialog(self.stage, saved.title, partial(self._named, saved.path)))

    def _named(self, path: Path, title: str) -> None:
        try:
            self.at = self.stage.library.rename(path, title)
        except RecordError as error:
            self.stage.toast(str(error))
        self._look_again()

    def export(self) -> None:
        """A copy where people look for their own files; a notice says where."""
        if self.at is None:
            return
        folder, number = self.export_folder, 1
        target = folder / self.at.name
        while target.exists():
            number += 1
            target = folder / f"{self.at.stem} {number}{CROWN}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.stage.library.export(self.at, target)
        except (RecordError, OSError) as error:
            self.stage.toast(str(error))
            return
        self.stage.toast(self.say("Copied to {place}.").format(place=_from_home(target)))

    def tick(self) -> None:
        """Choose one more game for what is done with several, or leave it out again."""
        if self.at is not None:
            self.tick_game(self.at)

    def tick_game(self, path: Path) -> None:
        self.ticked ^= {path}
        self.changed()

    def delete(self) -> None:
        """Away at once, and back at once: nobody is asked whether they are sure."""
        wanted = self.ticked or {self.at}
        gone, trashed = [], []
        for entry in [entry for entry in self.shown if entry.path in wanted]:
            try:
                trashed.append(self.stage.library.delete(entry.path))
                gone.append(entry)
            except RecordError as error:
                self.stage.toast(str(error))
        if not gone:
            return
        place = self.shown.index(gone[0])
        after = [other for other in self.shown if other not in gone]
        self.at, self.ticked = after[min(place, len(after) - 1)].path if after else None, frozenset()
        said = self.say("Deleted {name}.").format(name=name_of(gone[0], self.say))
        if len(gone) > 1:
            said = self.say("Deleted {count} games.", count=len(gone))
        self.stage.toast(said, self.say("Undo"), partial(self._restore, trashed))
        self._look_again()

    def _restore(self, trashed: Sequence[Path]) -> None:
        for path in trashed:
            try:
                self.at = self.stage.library.restore(path)
            except RecordError as error:
                self.stage.toast(str(error))
        self._look_again()

    def _look_again(self) -> None:
        self.enter()
        self.ui.focus = f"game {self.at}" if self.at else ""
        self.changed()


def _as_it_is(saved: Saved) -> Hashable:
    """A game where it stands now."""
    return saved.path, saved.played, saved.actions


def _from_home(path: Path) -> str:
    """A path as short as people write it."""
    home = Path.home()
    return f"~/{path.relative_to(home).as_posix()}" if path.is_relative_to(home) else str(path)
