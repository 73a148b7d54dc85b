"""From a start to a stage: folders, settings, words, sound and records, each with at most one notice."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from engines.core.playback import Playback
from engines.core.setup import Setup
from engines.core.types import Outcome

from .audio import Audio
from .box import BOX
from .games.feats import course_of, feats_in
from .games.ui import ui_of
from .input.keymap import Command
from .manifest import manifest
from .match.people import People
from .match.saves import Library, Saved
from .match.seats import Seat
from .match.session import Session
from .memory import keep_for_good, trim
from .paths import Folders, find_folders
from .render.canvas import Box, Canvas
from .render.pictures import MASTERS
from .safeguard import Safeguard
from .scenes.boxart import box_art
from .scenes.importing import take_in
from .scenes.navigation import SCENES, go, scene_class
from .scenes.opening import hold_quietly, open_record, play
from .scenes.saved_game import PAINTERS
from .settings import Settings, load_settings, save_settings
from .stage import Stage
from .tables.thumbnail import painter

AT_ONCE = 4
"""Modules that are imported in a frame; those they need themselves come with them."""
APART = (".bench", ".__main__")
"""Nobody who plays needs them."""


def open_stage(size: tuple[int, int], folders: Folders | None = None, silent: bool = False) -> Stage:
    """A stage with everything on it but a scene. What could not be had is said in a toast, and it plays."""
    folders = folders or find_folders()
    settings, strange = load_settings(folders.settings)
    audio = Audio(settings)
    library = Library(
        folders.games, BOX, Safeguard(folders.crashes), folders.shelf, folders.library_index, folders.ledger
    )
    stage = Stage(settings, library, audio, size)
    stage.folders = folders
    stage.people = People(folders.people, library.ledger.lines)
    stage.keep = settings_writer(stage, folders)
    stage.begin = stage.begin_challenge = partial(begin, stage)
    stage.rehearse = partial(rehearse, stage)
    stage.resume = lambda path: open_record(stage, path)
    stage.take_in = partial(take_in, stage)
    stage.hands.key_table = key_table
    stage.hands.follow()
    stage.library.feats = feats_of
    stage.library.happened = lambda game, state, outcome: ui_of(game).happening()(state, outcome)
    stage.look_up = lambda game, anchor: go(stage, "rules", game, anchor)
    PAINTERS.update({game: painter(stage, lid, ui_of(game).table, ui_of(game).lights) for game in BOX})
    for notice in (*folders.notices, *([strange] if strange else [])):
        stage.toast(notice.said(stage.say))
    if not silent:  # what takes a moment and is no part of the first picture
        stage.later("sound", lambda: open_sound(stage))
        stage.later("pads", stage.hands.pads.open)
        stage.later("tidy", library.tidy)
        stage.later("import_ahead", lambda: import_ahead(stage))
    return stage


def import_ahead(stage: Stage) -> None:
    """What the title could do without is imported while somebody looks at it, in small parts: no click waits for it."""
    for game in BOX:
        _import_later(stage, f"engines.{game}")
        stage.later(("rules", game), partial(BOX.get, game))
    for name in SCENES:
        stage.later(("scene", name), partial(scene_class, name))
    for game in BOX:
        _import_later(stage, f"client.games.{game}")
        stage.later(("table", game), ui_of(game).table)
        stage.later(("manifest", game), partial(_read_manifest, game))
        stage.later(("lessons", game), partial(_read_lessons, stage, game))
    stage.later("keep", keep_for_good)


def _import_later(stage: Stage, package: str) -> None:
    """All modules of a package, some in each frame: those of a game take a tenth of a second together."""
    names: list[str] = []

    def find() -> None:
        names.extend(
            name for name in _modules(list(import_module(package).__path__), package) if not name.endswith(APART)
        )

        stage.later(("modules", package), go_on, first=True)

    def go_on() -> None:
        enough = len(sys.modules) + AT_ONCE
        while names and len(sys.modules) < enough:
            import_module(names.pop(0))
        if names:
            stage.later(("modules", package), go_on, first=True)

    stage.later(("modules", package), find)


def _modules(paths: list[str], package: str) -> Iterator[str]:
    """Names of all modules below a package; none of them is imported for that."""
    for module in iter_modules(paths, f"{package}."):
        yield module.name
        if module.ispkg:
            yield from _modules([os.path.join(path, module.name.rpartition(".")[2]) for path in paths], module.name)


def _read_manifest(game: str) -> None:
    with suppress(OSError):  # a game may have none
        manifest(game)


def _read_lessons(stage: Stage, game: str) -> None:
    """One in a frame: whoever chooses a game sees how far they are with them."""
    from .match.lessons import BadLesson, lesson_files, read_once

    def read(path: Path) -> None:
        with suppress(BadLesson):  # whoever wants to learn is told
            read_once(path, BOX[game])

    for path in reversed(lesson_files(game)):
        stage.later(("lesson", path), partial(read, path), first=True)


def rehearse(stage: Stage, setup: Setup | None, seats: tuple[Seat, ...]) -> None:
    """Prepare the table of such a game, in the time people take to set it up; and, while they look at the title, the
    screens on the way to a new one. Without a game, and far from the title: the title, to which they may go back."""
    on_title = stage.top.name == "title"

    def steps() -> Iterator[None]:
        from .scenes.rehearsal import rehearsed_screen, rehearsed_table  # with the table scene, if nobody needed that

        yield
        if setup is not None:
            yield from rehearsed_table(stage, setup, seats)
        if on_title:
            yield from rehearsed_screen(stage, scene_class("choose")(stage))
            for game in BOX:
                yield
                yield from rehearsed_screen(stage, scene_class("setup")(stage, game))
            stage.dirty = True  # what is on the screen is drawn last, so that it is the last that is given up
        elif setup is None:
            yield from rehearsed_screen(stage, stage.scenes[0])
        MASTERS.clear()  # what was to be made of them is there
        trim()

    stage.ahead.wish((setup, seats, on_title), steps)


def open_sound(stage: Stage) -> None:
    """Get hold of the sound device."""
    stage.audio.open()
    if stage.scenes and stage.top.music:
        stage.audio.start_music()


def lid(canvas: Canvas, box: Box, saved: Saved) -> None:
    """The lid of the box, until the picture of the table is there."""
    box_art(canvas, f"{saved.setup.game}_wide", box, 6)


def settings_writer(stage: Stage, folders: Folders) -> Callable[[Settings], None]:
    """Writes settings down; that it fails is said once."""

    def keep(settings: Settings) -> None:
        trouble = save_settings(folders.settings, settings)
        if trouble:
            stage.toast(trouble.said(stage.say))

    return keep


def key_table() -> tuple[tuple[Command, ...], frozenset[str]]:
    """All commands that have keys, and which keys mean something while they are held."""
    from .scenes.settings.keys import COMMANDS

    return COMMANDS, frozenset(key for game in BOX for key in ui_of(game).held_keys)


def feats_of(played: Playback[Any], outcome: Outcome) -> Iterator[tuple[str, int, int]]:
    """What was done in a finished game that its own list calls a feat."""
    return feats_in(ui_of(played.game.id).feats(), course_of(played, outcome))


def begin(stage: Stage, setup: Setup, seats: tuple[Seat, ...], challenge: str = "") -> None:
    """Sit down to a new game. Its file is written when it has begun: one that cannot begin leaves none behind."""
    journal = stage.library.prepare(setup, seats, challenge=challenge)
    session = Session.begin(BOX[setup.game], setup, seats, stage.settings, journal)
    journal.retry()
    for seat in reversed([seat for seat in seats if seat.is_human]):  # whoever sits first is who is here
        stage.people.come(seat.name, setup.game)
    session.held = hold_quietly(journal.path)
    play(stage, session)
