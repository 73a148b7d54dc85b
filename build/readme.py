"""Draws the pictures of the README into `docs/pictures/`, from sample games: `python build/readme.py`.

It needs the box installed (`pip install -e .`), and no display. Run it when a screen has changed, and look at what
came of it. Names after the command draw only those; `ASIDE` has more to look at.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
from pictures.cover_your_kingdom import challenge, eight_rulers, guests, night_sky, two_rulers, wiizzaard
from pictures.kings_and_things import battle, exploration, movement, recruiting, three_armies
from pictures.knights_and_ninjas import answers, draft, highwayman, revolt, six_kingdoms, twelve_cards
from pictures.my_realm import her_year, his_seat, last_page

from client.games.kings_and_things.sprites.counters import RATIO, draw_counter
from client.games.samples import Played, sample_seats
from client.input.intents import Intent, Kind
from client.render.frame import Screen
from client.shot import a_stage, show, show_game
from client.sprites.wood import wood
from client.stage import Stage
from engines.kings_and_things.things import ROWS

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
SIZE = (1920, 1080)
COLUMNS, COUNTER = 19, 92.0

TABLES: dict[str, Callable[[], Played]] = {
    "eight": eight_rulers,
    "challenge": challenge,
    "inn": two_rulers,
    "movement": movement,
    "recruiting": recruiting,
    "battle": battle,
    "three_armies": three_armies,
    "exploration": exploration,
    "six_kingdoms": six_kingdoms,
    "answers": answers,
    "revolt": revolt,
    "draft": draft,
    "her_year": her_year,
    "his_seat": his_seat,
    "last_page": last_page,
}
ASIDE: dict[str, Callable[[], Played]] = {
    "wiizzaard": wiizzaard,
    "guests": guests,
    "night_sky": night_sky,
    "twelve_cards": twelve_cards,
    "highwayman": highwayman,
}
"""Tables that the README does not show: drawn by their names only, to be looked at after a change."""
SEATS = {"six_kingdoms": 1}
"""Who looks on while somebody else is asked."""
SCENES = ("title", "setup", "results", "rules", "library")
SHEET = "counters"


def draw(name: str) -> pygame.Surface:
    """One of the pictures."""
    with a_stage(SIZE) as stage:
        if name == SHEET:
            return counter_sheet(stage)
        if tables := (TABLES | ASIDE).get(name):
            game = tables()
            show_game(stage, "table", game, sample_seats(game[0].setup.seats), SEATS.get(name))
            POSES.get(name, point_nowhere)(stage)
        else:
            show(stage, name)
        return stage.picture()


# -- hands in the picture ----------------------------------------------------------------------------------------------


def point_nowhere(stage: Stage) -> None:
    """Nobody holds the mouse, and no key was pressed."""
    stage.top.ui.keyboard = False
    stage.top.changed()


def lift_tile(stage: Stage) -> None:
    """A tile is lifted, and not laid yet."""
    point_nowhere(stage)
    scene: Any = stage.top
    scene.pick(("tile", 8))


def hold_seal(stage: Stage) -> None:
    """The King looks at his key."""
    point_nowhere(stage)
    scene: Any = stage.top
    scene.table.peek.press()
    scene.table.update(3.0)
    scene.changed()


def pick_stack(stage: Stage) -> None:
    """The largest stack is picked, and somebody points at the hex farthest away."""
    point_nowhere(stage)
    scene: Any = stage.top
    home = max(range(len(scene.view.state.terrain)), key=lambda at: len(scene.table.army_at(at)))
    scene.ui.get(f"hex{home}").use()
    scene.ready()
    goal = max(scene.table.reach.values(), key=lambda way: (len(way.hexes), way.cost)).hexes[-1]
    stage.handle(Intent(Kind.POINT, *scene.table.board.centre(goal)))
    stage.update(1.0)


def count_draws(stage: Stage) -> None:
    """Two Things are up for trade, and two draws more shall be paid for."""
    point_nowhere(stage)
    scene: Any = stage.top
    for _ in range(2):
        scene.answer(next(option for option in scene.asked.decision.options if option.verb == "trade"))
        stage.update(1.0)
        scene.ready()
    scene.table.set_amount(2)


def pick_peasants(stage: Stage) -> None:
    """Three Peasants are picked for a Revolt."""
    point_nowhere(stage)
    scene: Any = stage.top
    for number in range(3):
        scene.ready()
        scene.ui.get(f"hand{number}").use()
    scene.ready()


def pick_hire(stage: Stage) -> None:
    """The last card of the hand is picked: hires lie there."""
    point_nowhere(stage)
    scene: Any = stage.top
    scene.ready()
    [*_, last] = [each for each in scene.ui.widgets if each.id.startswith("hand")]
    last.use()
    scene.ready()


def tick_guests(stage: Stage) -> None:
    """A card is picked, and the guests it can claim are ticked."""
    point_nowhere(stage)
    scene: Any = stage.top
    scene.ready()
    claims = [option for option in scene.asked.decision.options if option.verb == "claim"]
    claim = max(claims, key=lambda option: len(option.args[1]))
    for thing in scene.table.picking(scene.asked.decision).things(claim):
        scene.pick(thing)
        scene.ready()


def pick_row(stage: Stage) -> None:
    """The Executioner is picked."""
    point_nowhere(stage)
    scene: Any = stage.top
    scene.ready()
    lines = scene.table.tabletop.answer_lines
    number = next(number for number, line in enumerate(lines) if "Executioner" in line.title)
    scene.ui.get(f"row{number}").use()
    scene.ready()


POSES: dict[str, Callable[[Stage], None]] = {
    "movement": pick_stack,
    "recruiting": count_draws,
    "revolt": pick_peasants,
    "answers": pick_row,
    "wiizzaard": pick_hire,
    "guests": tick_guests,
    "her_year": lift_tile,
    "his_seat": hold_seal,
}


def counter_sheet(stage: Stage) -> pygame.Surface:
    """Every counter of Kings & Things, in the order of its list."""
    canvas = stage.canvas()
    wood(canvas, "kings_and_things")
    rows = -(-len(ROWS) // COLUMNS)
    across, down = SIZE[0] / COLUMNS, SIZE[1] / rows
    size = min(COUNTER, across - 6, (down - 8) / RATIO)
    for kind in range(len(ROWS)):
        x, y = (kind % COLUMNS + 0.5) * across, (kind // COLUMNS + 0.5) * down
        draw_counter(canvas, kind, x, y, size)
    sheet = pygame.Surface(SIZE)
    Screen(sheet).show(canvas.frame)
    return sheet


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or (*SCENES, *TABLES, SHEET):
        pygame.image.save(draw(name), FOLDER / f"{name}.jpg")


if __name__ == "__main__":
    main()
