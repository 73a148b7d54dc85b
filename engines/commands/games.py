"""`games`: what is in the box, with modes, seats, options and computer players."""

import argparse
import json
from typing import Any

from .. import GAMES
from ..core.game import Game
from ..core.seats import bot_names
from ..core.setup import Setting, spelling
from .arguments import Parser, add_json

HELP = "games, modes, seats, options with defaults"


def add_arguments(parser: Parser) -> None:
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.json:
        print(json.dumps({"games": [described(game) for game in GAMES.values()]}, indent=2))
    else:
        print("\n\n".join("\n".join(page(game)) for game in GAMES.values()))
    return 0


def described(game: Game[Any]) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.title,
        "rules_version": game.rules_version,
        "modes": [mode._asdict() for mode in game.modes],
        "seats": seats(game),
        "options": [described_option(setting) for setting in game.settings],
        "bots": bot_names(game),
        "levels": [level._asdict() for level in game.opponents.levels],
        "styles": [style._asdict() for style in game.opponents.styles],
        "characters": [{**each._asdict(), "weights": dict(each.weights)} for each in game.opponents.characters],
        "usual": game.opponents.usual,
    }


def described_option(setting: Setting) -> dict[str, Any]:
    """What a host may choose; what an option was before there was one matters to records alone."""
    fields = setting._asdict()
    del fields["before"]
    return fields


def seats(game: Game[Any]) -> list[int]:
    """How many may sit down, in any mode."""
    return sorted({count for mode in game.modes for count in mode.seats})


def page(game: Game[Any]) -> list[str]:
    """The game as lines for a person."""
    return [
        f"{game.title} ({game.id})",
        f"  bots: {', '.join(bot_names(game))}",
        *(f"    {level.id}: {level.sentence}" for level in game.opponents.levels),
        *(f"    {style.id}: {style.sentence}" for style in game.opponents.styles),
        *(f"    {character.id}, {character.name}: {character.sentence}" for character in game.opponents.characters),
        "  modes:",
        *(f"    {mode.id}, {counts(mode.seats)} seats: {mode.text}" for mode in game.modes),
        "  options:",
        *(
            f"    {setting.name}={spelling(setting.default)}{others(setting)}: {setting.text}"
            for setting in game.settings
        ),
    ]


def counts(seats: tuple[int, ...]) -> str:
    """
    >>> counts((3, 4, 5)), counts((2,)), counts((2, 4))
    ('3 to 5', '2', '2, 4')
    """
    if len(seats) > 2 and seats[-1] - seats[0] == len(seats) - 1:
        return f"{seats[0]} to {seats[-1]}"
    return ", ".join(map(str, seats))


def others(setting: Setting) -> str:
    """What else the option can be."""
    left = [spelling(choice) for choice in setting.choices if choice != setting.default]
    return f" (or {', '.join(left)})" if left else ""
