"""`play`: any game at a plain terminal, for people and for those who look for mistakes in the rules."""

import argparse
import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from .. import GAMES, find
from ..core.chronicle import ActionTaken
from ..core.conceding import players_now
from ..core.disk import Hold, hold
from ..core.errors import RecordError
from ..core.foreign import Unfit, shown_path
from ..core.game import Game
from ..core.journal import Journal
from ..core.language import ENGLISH, Language
from ..core.language.catalogue import languages, open_language
from ..core.match import Match
from ..core.playback import Playback
from ..core.record import read_record
from ..core.seats import (
    HUMAN,
    mode_for_people,
    mode_for_so_many,
    seating,
    usual_players,
    usual_seats,
)
from ..core.types import WATCHER
from .arguments import BadArguments, Parser, add_table, named_bots, setup_from, whole
from .playing import Bots
from .record import begin
from .seating import Seating
from .terminal import Left, Terminal

HELP = "play in the terminal"


class TerminalGame(NamedTuple):
    """A game as it stands, all that happened in it, and who sits at each place."""

    match: Match[Any]
    past: list[ActionTaken]
    players: tuple[str, ...]
    held: Hold | None
    """Keeps other programs from writing to the record."""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME")
    parser.add_argument("--seed", type=whole(0), metavar="S", help="the same seed, the same game; random if left out")
    add_table(parser)
    parser.add_argument("-o", "--output", metavar="FILE", help="save the game; the file must not exist yet")
    parser.add_argument("--open", metavar="FILE", help="continue a saved game")
    parser.add_argument("--lang", choices=languages(), default="en", help="the language that is spoken at the table")


def run(args: argparse.Namespace) -> int:
    match, past, players, held = opened(args) if args.open else begun(args)
    bots = {seat: name for seat, name in enumerate(players) if name != HUMAN}
    terminal, say = Terminal(), open_language(args.lang)
    seating = Seating(match, Bots(match.game, bots, match.setup.seed), terminal, past, say)
    terminal.say(introduction(match, seating.people, say))
    try:
        seating.play()
    except Left:
        terminal.say([say("Goodbye.")])
    terminal.say([farewell(match, say)])
    if held:
        held.release()
    return 0


def begun(args: argparse.Namespace) -> TerminalGame:
    """A new game."""
    if not args.game:
        raise BadArguments(f"Name a game: {', '.join(GAMES)}.")
    if args.seed is None:
        args.seed = secrets.randbelow(1 << 32)
    game = find(args.game)
    if "mode" not in dict(args.wishes) and (mode := mode_for(game, args.bots)):
        args.wishes.append(("mode", mode))
    setup = setup_from(args)
    players = usual_players(game, setup.mode, setup.seats)
    if args.bots:
        players = named(args.bots, game, setup.seats)
        refuse_others(game, setup.mode, players)
    match = Match(game, setup)
    if args.output:  # whatever is wrong was refused before there is a file
        match.journal = begin(args.output, game, setup, table={"players": list(players)})
    return TerminalGame(
        match, [ActionTaken(None, None, match.opening)], players, held_alone(args.output) if args.output else None
    )


def opened(args: argparse.Namespace) -> TerminalGame:
    """The game of a record where it stands, replayed in full so that its log is there too."""
    if args.seats or args.wishes or args.output or args.seed is not None:
        raise BadArguments("--open brings its own table: leave out --seats, --seed, --set and -o.")
    if not os.path.lexists(args.open):
        raise BadArguments(f"There is no {args.open}.")
    held = held_alone(args.open)
    record = read_record(args.open, GAMES)
    if args.game not in (None, record.setup.game):
        raise BadArguments(f"{args.open} is a game of {record.setup.game}, not of {args.game}.")
    game = find(record.setup.game)
    players = named(args.bots, game, record.setup.seats) if args.bots else players_now(game, record)
    played = Playback(game, record)
    match, past = played.match, played.taken
    if record.torn:
        Terminal().say([record.torn])
    match.journal = Journal.reopen(record, game.rules_version)
    return TerminalGame(match, past, players, held)


def held_alone(path: str | os.PathLike[str]) -> Hold | None:
    """The record for this program alone, until it ends. RecordError if it is open in another."""
    try:
        held = hold(Path(path))
    except Unfit:
        return None  # whatever is wrong with it, whoever reads it says so
    if held is None:
        raise RecordError(f"{shown_path(path)} is open in another window. Close it there first.")
    return held


def named(text: str, game: Game[Any], seats: int) -> tuple[str, ...]:
    return named_bots(text, seats, game, people=True)


def mode_for(game: Game[Any], text: str | None) -> str | None:
    """The mode that is for whoever sits down, where modes are about that; without a word, for one person."""
    if not text:
        return mode_for_so_many(game, 1)
    people = [name.strip() == HUMAN for name in text.split(",")]
    return mode_for_people(game, people if len(people) > 1 else people * usual_seats(game))


def refuse_others(game: Game[Any], mode: str, players: Sequence[str]) -> None:
    """A mode that says who plays what has no other seats."""
    places = seating(game).get(mode)
    if places and places != tuple(name == HUMAN for name in players):
        wanted = usual_players(game, mode, len(places))
        raise BadArguments(f"{mode} is for other players: try --bots {','.join(wanted)}, or another mode.")


def introduction(match: Match[Any], people: list[int], say: Language = ENGLISH) -> list[str]:
    setup = match.setup
    about = [say(mode.text) for mode in match.game.modes if mode.id == setup.mode and mode.people]
    seats = enumerate(setup.names)
    here = ", ".join([name if seat in people else say("{name} (computer)", name=name) for seat, name in seats])
    table = say(
        "{game}, {mode}, seed {seed}: {names}", game=match.game.title, mode=setup.mode, seed=setup.seed, names=here
    )
    return [
        table,
        *about,
        say("The aim: {aim}", aim=match.game.text.aim(match.view(WATCHER), say)),
    ]


def farewell(match: Match[Any], say: Language = ENGLISH) -> str:
    """Where the game is now."""
    if match.journal is None:
        return say("This game was not saved (-o FILE saves one).")
    return match.journal.trouble or say("The game is saved in {path}.", path=match.journal.path)
