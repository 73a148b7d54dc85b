"""Plan of the table: where kingdoms, piles, sky and inn stand, for two to eight Rulers.

Reach is place: with six Rulers and more whoever may be recruited from sits in the side columns, clockwise from the
lower left; the others are in the row at the top.
"""

from typing import NamedTuple

from ...render.canvas import Box
from .room import GAP, Room


class KingdomPlan(NamedTuple):
    """One kingdom on the table."""

    seat: int
    box: Box
    style: str  # "panel", "row" (two Rulers) or "own"
    card: float
    """How wide its cards are at most."""
    away: int = 0
    """How many seats from the viewer, to the left; to the right if negative. 0: it does not matter at this table."""


class Plan(NamedTuple):
    """The whole table."""

    room: Room
    kingdoms: tuple[KingdomPlan, ...]  # rivals clockwise, then the own one
    piles: Box
    pile_card: float
    sky: Box | None
    inn: Box | None

    def kingdom(self, seat: int) -> KingdomPlan:
        return next(kingdom for kingdom in self.kingdoms if kingdom.seat == seat)


def crowded(seats: int) -> bool:
    """So many Rulers that they sit all around."""
    return seats > 5


def plan(room: Room, seats: int, me: int, two: bool, sky: bool) -> Plan:
    """The table as it lies before this seat."""
    order = [(me + i) % seats for i in range(1, seats)]
    if two:
        return _two(room, me, order[0], sky)
    if crowded(seats):
        return _round(room, me, order, sky)
    return _rows(room, me, order, sky)


def _piles_beside_hand(room: Room) -> tuple[Box, float, Room]:
    """With the night sky on the table the piles move to the left of the hand."""
    width = {"wide": 300.0, "compact": 230.0, "narrow": 210.0}[room.size]
    card = {"wide": 80.0, "compact": 60.0, "narrow": 52.0}[room.size]
    start = room.table.x
    piles = Box(start, room.hand.y, width, room.hand.h)
    hand = Box(start + width + 10, room.hand.y, room.hand.right - start - width - 10, room.hand.h)
    return piles, card, room._replace(hand=hand, rule=None)


def _rows(room: Room, me: int, order: list[int], sky: bool) -> Plan:
    """Three to five Rulers: rivals side by side, the own kingdom below them beside the piles."""
    table = room.table
    share = {"wide": 0.464, "compact": 0.49, "narrow": 0.52}[room.size]
    rivals_height = round((table.h - 12) * share)
    width = (table.w - GAP * (len(order) - 1)) / len(order)
    card = {2: 112.0, 3: 100.0, 4: 84.0}[len(order)] * (0.84 if sky else 1)
    rivals = [
        KingdomPlan(seat, Box(table.x + i * (width + GAP), table.y, width, rivals_height), "panel", card)
        for i, seat in enumerate(order)
    ]
    y = table.y + rivals_height + 12
    height = table.bottom - y
    side = {"wide": 424.0, "compact": 330.0, "narrow": 270.0}[room.size]
    own_card = {"wide": 150.0, "compact": 112.0, "narrow": 84.0}[room.size]
    own = KingdomPlan(me, Box(table.x, y, table.w - side - GAP, height), "own", own_card)
    beside = Box(table.right - side, y, side, height)
    if not sky:
        pile_card = {"wide": 118.0, "compact": 86.0, "narrow": 72.0}[room.size]
        return Plan(room, (*rivals, own), beside, pile_card, None, None)
    piles, pile_card, room = _piles_beside_hand(room)
    return Plan(room, (*rivals, own), piles, pile_card, beside, None)


def _round(room: Room, me: int, order: list[int], sky: bool) -> Plan:
    """Six to eight Rulers sit all around: the two nearest on each side in columns, the far ones on top."""
    table = room.table
    column = round(table.w * 440 / 1888)
    half = (table.h - 8) / 2
    near = (
        (order[0], Box(table.x, table.y + half + 8, column, half), 1),
        (order[1], Box(table.x, table.y, column, half), 2),
        (order[-2], Box(table.right - column, table.y, column, half), -2),
        (order[-1], Box(table.right - column, table.y + half + 8, column, half), -1),
    )
    centre = Box(table.x + column + GAP + 2, table.y, table.w - 2 * (column + GAP + 2), table.h)
    far_height = round(table.h * 0.398)
    far = order[2:-2]
    width = (centre.w - GAP * (len(far) - 1)) / len(far)
    width = min(width, 480.0)
    start = centre.cx - (width * len(far) + GAP * (len(far) - 1)) / 2
    kingdoms = {seat: KingdomPlan(seat, box, "panel", 104 * (0.84 if sky else 1), away) for seat, box, away in near}
    for i, seat in enumerate(far):
        steps = order.index(seat) + 1
        away = steps if steps <= len(order) + 1 - steps else steps - len(order) - 1
        box = Box(start + i * (width + GAP), table.y, width, far_height)
        kingdoms[seat] = KingdomPlan(seat, box, "panel", 80, away)
    y = table.y + far_height + GAP
    own = KingdomPlan(me, Box(centre.x, y, centre.w, table.bottom - y), "own", 124)
    rivals = tuple(kingdoms[seat] for seat in order)
    # The piles (or the sky) take the right end of the own panel.
    pile_width = {"wide": 262.0, "compact": 214.0, "narrow": 180.0}[room.size]
    head = own_head(room)
    if not sky:
        beside = Box(own.box.right - 12 - pile_width, own.box.y + head, pile_width, own.box.h - head - 12)
        card = {"wide": 74.0, "compact": 60.0, "narrow": 50.0}[room.size]
        return Plan(room, (*rivals, own), beside, card, None, None)
    sky_width = min(380.0, centre.w * (0.45 if room.size.narrow else 0.38))
    own = own._replace(box=own.box._replace(w=own.box.w - sky_width - GAP))
    beside = Box(own.box.right + GAP, y, sky_width, own.box.h)
    piles, pile_card, room = _piles_beside_hand(room)
    return Plan(room, (*rivals, own), piles, pile_card, beside, None)


def own_head(room: Room) -> float:
    """How tall the heading of the own kingdom is."""
    return 56.0 if room.size.wide else 48.0


def _two(room: Room, me: int, rival: int, sky: bool) -> Plan:
    """Two Rulers: a row for each, and the Drafty Inn between them."""
    table = room.table
    row = (table.h - 2 * 12) / 3
    rows = [Box(table.x, table.y + i * (row + 12), table.w, row) for i in range(3)]
    kingdoms = (KingdomPlan(rival, rows[0], "row", 100), KingdomPlan(me, rows[2], "row", 102))
    share = 0.6
    inn = rows[1]
    piles = Box(inn.x + inn.w * share, inn.y, inn.w * (1 - share), inn.h)
    card = min(100.0, (row - 60) / 1.4)
    if not sky:
        return Plan(room, kingdoms, piles, card, None, inn)
    beside, pile_card, room = _piles_beside_hand(room)
    night = Box(inn.right - 424 if room.size.wide else inn.right - 330, inn.y, 424 if room.size.wide else 330, inn.h)
    return Plan(room, kingdoms, beside, pile_card, night, inn._replace(w=inn.w - night.w - GAP))
