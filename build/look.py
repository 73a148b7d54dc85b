"""Draws every screen that was designed into a folder, to be looked at beside its design: `python build/look.py FOLDER`.

`--size 1280x720`, `--text 150` and `--lang de` draw them for another window, larger letters and in another language;
names draw only those. Nothing of it is kept: these pictures are for the eyes of whoever changed a screen.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
from pictures.cover_your_kingdom import challenge, eight_rulers, guests, night_sky, two_rulers, wiizzaard
from pictures.kings_and_things import battle, denying, exploration, movement, recruiting, three_armies
from pictures.knights_and_ninjas import answers, draft, highwayman, six_kingdoms, twelve_cards
from pictures.my_realm import her_year, his_seat, last_page
from readme import POSES, lift_tile, point_nowhere

from client.games.cover_your_kingdom.faces import faces as kingdom_faces
from client.games.cover_your_kingdom.sprites.card import card
from client.games.knights_and_ninjas.faces import faces as knight_faces
from client.games.knights_and_ninjas.sprites.card import knight_card
from client.games.samples import Played, sample_of, sample_seats
from client.render.canvas import Canvas
from client.render.frame import Screen
from client.scenes.navigation import go
from client.shot import a_stage, show, show_game, show_story
from client.sprites.card import RATIO
from client.sprites.timeline import Cue
from client.sprites.wood import wood
from client.stage import Stage
from engines.core.types import Event
from engines.cover_your_kingdom.cards import KIND_IDS as CREATURES
from engines.kings_and_things.realm import army
from engines.knights_and_ninjas.cards import KIND_IDS as KNIGHTS

Pose = Callable[[Stage], None]
Paint = Callable[[Canvas, Any, float], pygame.Surface]
REIGN, WAR, RAID, REALM = "cover_your_kingdom", "kings_and_things", "knights_and_ninjas", "my_realm"
COLUMNS = 7
ARRIVED = 1.0
"""Seconds: a card of a deed is read at least so long, which is longer than any step of a march."""


def shot(name: str, game: str) -> Pose:
    """As `four-crowns shot` draws it."""
    return lambda stage: show(stage, name, game=game)


def page(scene: str, *arguments: str) -> Pose:
    """A screen over the title."""

    def lay(stage: Stage) -> None:
        show(stage, "title")
        go(stage, scene, *arguments)
        stage.update(1.0)

    return lay


def posed(position: Callable[[], Played], pose: Pose = point_nowhere, seat: int | None = None) -> Pose:
    """A position that was looked for, and hands in the picture."""

    def lay(stage: Stage) -> None:
        game = position()
        show_game(stage, "table", game, sample_seats(game[0].setup.seats), seat)
        pose(stage)

    return lay


def told(stage: Stage) -> None:
    """Something is said in the slot of the bar, more of it waits, and a hint was asked for."""
    show(stage, "table", game=REIGN)
    point_nowhere(stage)
    table: Any = stage.top
    table.session.hint(wait=True)
    table.hint()
    for words in ("This cannot be undone: cards have been seen.", "Saved."):
        stage.toast(words)
    stage.update(1.0)


def large_letters(stage: Stage) -> None:
    stage.change(text_size=150)
    posed(movement, POSES["movement"])(stage)


def a_march(stage: Stage) -> None:
    """Somebody else's army has come to its end, and others went before it."""

    def arrived(cue: Cue) -> bool:
        table: Any = stage.top
        trails = table.table.following.trails
        return len(trails) > 1 and trails[-1].seat != table.me and cue.seconds >= ARRIVED

    game = movement()
    if not show_story(stage, "deed", game, sample_seats(game[0].setup.seats), 1, arrived):
        raise AssertionError("Nobody marches.")


def came_marching(stage: Stage) -> None:
    """The enemies who stand in one's land have come from somewhere."""
    point_nowhere(stage)
    table: Any = stage.top
    state = table.view.state
    _, seat, hex_ = state.agenda[-1]
    board = state.charter.board
    rival = next(side for side in range(len(table.names)) if side != seat and army(state, side, hex_))
    from_ = next(at for at in board.near[hex_] if state.owner[at] != seat)
    table.table.following.take(Event("marched", (rival, from_, hex_, len(army(state, rival, hex_)))))
    table.changed()


SCREENS: dict[str, Pose] = {
    "bar_kingdom": shot("table", REIGN),
    "bar_kingdom8": posed(eight_rulers),
    "bar_things": posed(movement, POSES["movement"]),
    "bar_knights": shot("table", RAID),
    "bar_realm": posed(her_year, lift_tile),
    "bar_things_text150": large_letters,
    "things_story": a_march,
    "things_battle_result": shot("result", WAR),
    "things_summary": shot("summary", WAR),
    "things_odds": posed(exploration),
    "things_nomagic": posed(battle),
    "things_deny": posed(denying, came_marching),
    "battle3_frame": posed(three_armies),
    "things_recruit": posed(recruiting, POSES["recruiting"]),
    "kingdom_story": shot("deed", REIGN),
    "kingdom_forced": shot("forced", REIGN),
    "kingdom_choices": posed(wiizzaard, POSES["wiizzaard"]),
    "kingdom_choices_inn": posed(guests, POSES["guests"]),
    "kingdom_two": posed(two_rulers),
    "kingdom_sky": posed(night_sky),
    "kingdom_challenge": posed(challenge),
    "knights_hand": posed(twelve_cards),
    "knights_answer2": posed(answers, POSES["answers"]),
    "knights_story": shot("deed", RAID),
    "knights_table6": posed(six_kingdoms, seat=1),
    "knights_highwayman": posed(highwayman),
    "knights_draft": posed(draft),
    "cover2": shot("cover", REIGN),
    "toasts": told,
    "realm_aim": posed(her_year),
    "realm_king_alone": posed(his_seat),
    "realm_endings": posed(last_page),
    "replay": shot("replay", REIGN),
    "replay_things": shot("replay", WAR),
    "replay_knights": shot("replay", RAID),
    "replay_realm": shot("replay", REALM),
    "results2": shot("results", REIGN),
    "library2": shot("library", REIGN),
    "statistics": shot("statistics", REIGN),
    "challenge": shot("challenges", REIGN),
    "settings_keys": page("settings", "keys"),
    "settings_gamepad": page("settings", "pad"),
    "settings_language": page("settings", "language"),
    "settings_access": page("settings", "aloud"),
    "first_start": page("first_start"),
}


def card_sheet(stage: Stage, game: str, faces: Callable[..., Any], kinds: int, paint: Paint, ratio: float) -> Canvas:
    """Every card of a game, once."""
    canvas, rows = stage.canvas(), -(-kinds // COLUMNS)
    wood(canvas, game)
    known = faces(sample_of(game, False)[0].state.charter, stage.say)
    across, down = stage.width / COLUMNS, stage.height / rows
    wide = min(across - 24, (down - 16) / ratio)
    for kind in range(kinds):
        x, y = (kind % COLUMNS + 0.5) * across, (kind // COLUMNS + 0.5) * down
        canvas.blit(paint(canvas, known.kind(kind), wide), x, y)
    return canvas


SHEETS: dict[str, Callable[[Stage], Canvas]] = {
    "kingdom_cards": lambda stage: card_sheet(stage, REIGN, kingdom_faces, len(CREATURES), card, RATIO),
    "knights_cards": lambda stage: card_sheet(stage, RAID, knight_faces, len(KNIGHTS), knight_card, RATIO),
}


def draw(name: str, size: tuple[int, int], text: int = 100, language: str = "en") -> pygame.Surface:
    """One of them, in a window of this size."""
    with a_stage(size, language=language) as stage:
        stage.change(text_size=text)
        if name in SHEETS:
            sheet = pygame.Surface(size)
            Screen(sheet).show(SHEETS[name](stage).frame)
            return sheet
        SCREENS[name](stage)
        return stage.picture()


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw every designed screen.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME", choices=[[], *SCREENS, *SHEETS], help="all if none")
    parser.add_argument("--size", default="1920x1080", metavar="WxH")
    parser.add_argument("--text", type=int, default=100, metavar="PERCENT")
    parser.add_argument("--lang", default="en", metavar="L")
    args = parser.parse_args()
    wide, high = map(int, args.size.split("x"))
    args.folder.mkdir(parents=True, exist_ok=True)
    for name in args.names or (*SCREENS, *SHEETS):
        pygame.image.save(draw(name, (wide, high), args.text, args.lang), args.folder / f"{name}.png")


if __name__ == "__main__":
    main()
