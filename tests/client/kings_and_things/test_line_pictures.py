"""What stands beside a line of the chronicle: units with their dice, counters once, dice as dice."""

from client.games.kings_and_things.line_pictures import MOST, NO_COUNTER, Beside, line_dice, line_pictures
from engines.core.types import Event
from engines.kings_and_things.events import PURPOSES
from engines.kings_and_things.things import KIND, ROWS, piece_of

NAMES = tuple(row.name for row in ROWS)
TROLL, BEARS = piece_of("troll"), piece_of("bears")


def beside(piece: int, *dice: int) -> Beside:
    return Beside(KIND[piece], NAMES[KIND[piece]], dice)


def test_a_round_shows_every_unit_with_its_dice() -> None:
    strike = Event("struck_hits", (0, (TROLL, BEARS, BEARS, -2), (6, 1, 3, 5), 2))
    things = line_pictures([Event("round_began", (4, 1)), strike], NAMES).things
    assert things == (beside(TROLL, 6), beside(BEARS, 1, 3), Beside(NO_COUNTER, "", (5,)))


def test_other_lines_show_each_kind_once() -> None:
    lost = [Event("lost", (0, 4, (TROLL, BEARS))), Event("lost", (1, 4, (TROLL,)))]
    assert line_pictures(lost, NAMES).things == (beside(TROLL), beside(BEARS))
    many = Event("turned_up", (0, 4, tuple(range(60))))
    assert len(line_pictures([many], NAMES).things) == MOST


def test_a_roll_for_nothing_but_luck_shows_its_dice() -> None:
    rolled = Event("rolled", (PURPOSES.index("explore"), 0, (4,), 0, -1))
    assert line_pictures([rolled], NAMES).things == (Beside(NO_COUNTER, dice=(4,)),)
    assert line_pictures([Event("phase_began", (5,))], NAMES).things == ()


def test_dice_of_a_line_are_those_that_lie_there_at_last():
    thrown, charmed = Event("rolled", (0, 1, (2, 3), 1, -1)), Event("charmed", (1, 0, 1, (3, 3)))
    again = Event("rolled", (0, 2, (5,), 2, -1))
    assert line_dice([thrown, Event("paid", (1, 5)), charmed, again]).things == (3, 3, 5)
    assert line_dice([again] * (MOST + 1)).things == (), "so many are told below"
