"""Drawing up the charter: a host's wishes checked, and turned into the tables that rules look things up in."""

from functools import lru_cache

from ..core.errors import BadSetup
from ..core.setup import Setup, Value
from .boards import BEGINNERS_LARGE, BEGINNERS_SMALL, LARGE, SMALL, BadBoard, Board, read
from .charter import AT_ONCE, BEGINNERS, CHALLENGE, EVERYONE, LAST_TURN, MARKERS, Charter
from .terrain import ANY, BOX, LANDS, SEA
from .things import COMBAT, piece_of

SEAS_ASIDE = 4  # with four players
FEW_SEAS_ASIDE, FEW_LANDS_ASIDE = 5, 2  # with two or three
HEXES_EACH = 3


def draw_up(setup: Setup) -> Charter:
    """The charter of a setup; refuses (BadSetup) what does not go together."""
    return _draw_up(setup.seats, setup.mode, tuple(setup.options.items()))


@lru_cache(maxsize=64)
def _draw_up(seats: int, mode: str, options: tuple[tuple[str, Value], ...]) -> Charter:
    chosen = dict(options)
    first = -1 if chosen["first_player"] == "dice" else int(chosen["first_player"]) - 1
    if first >= seats:
        raise BadSetup(f"first_player is {first + 1}, but there are {seats} seats.")
    board = _board(seats, mode == BEGINNERS, str(chosen["board"]))
    drawn = tuple(at for at, terrain in enumerate(board.terrain) if terrain == ANY)
    tiles = tuple(max(BOX[kind], board.terrain.count(kind)) for kind in range(len(BOX)))
    aside = _aside(seats, tiles, board, len(drawn))
    _check_land(seats, board, tiles[SEA] - board.terrain.count(SEA) - aside.count(SEA))
    combat = list(COMBAT)
    combat[piece_of("great_hunter")] = int(chosen["great_hunter"])
    return Charter(
        seats=seats,
        neutral=seats,
        beginners=mode == BEGINNERS,
        board=board,
        hexes=len(board.places),
        near=board.near,
        far=board.far,
        drawn=drawn,
        tiles=tiles,
        set_aside=aside,
        combat=tuple(combat),
        citadel_income=20 if seats == 4 else 15,
        bluff_challenge=chosen["bluff"] == CHALLENGE,
        hide_shield_count=bool(chosen["hide_shield_count"]),
        capture_at_once=chosen["walk_in"] == AT_ONCE,
        explore_at_once=chosen["explore_after_fight"] == AT_ONCE,
        attackers_choose=chosen["segments"] == "attacking",
        harvest_pays_forts=bool(chosen["harvest_pays_forts"]),
        workers_use_build=bool(chosen["workers_use_build"]),
        outsiders_dispel=bool(chosen["outsiders_dispel"]),
        dust_hits_all=chosen["dust"] == "all",
        fan_in_events_only=chosen["fan_on_cloud"] == "events",
        place_excess=bool(chosen["place_excess"]),
        damage_without_round=bool(chosen["damage_without_round"]),
        siege_once=chosen["siege"] == "once",
        free_discharge=bool(chosen["free_discharge"]),
        all_leave=chosen["true_elimination"] == "all",
        conquest_only=chosen["victory"] == "conquest",
        citadel_hold=int(chosen["citadel_hold"]),
        ask_charm=str(chosen["ask_charm"]),
        ask_everyone=chosen["ask_windows"] == EVERYONE,
        marker_limit=MARKERS if chosen["marker_limit"] else 1000,
        marker_moves=seats > 2 or bool(chosen["marker_moves"]),
        turn_limit=int(chosen["turn_limit"]) or LAST_TURN,
        first=first,
    )


def _board(seats: int, beginners: bool, text: str) -> Board:
    """The board of the box for so many players, or one's own."""
    if not text:
        few, many = (BEGINNERS_SMALL, BEGINNERS_LARGE) if beginners else (SMALL, LARGE)
        return many if seats == 4 else few
    try:
        board = read(text)
    except BadBoard as error:
        raise BadSetup(f"board: {error}") from None
    if not board.start_sets(seats):
        raise BadSetup(f"board: there are no starting positions for {seats} players.")
    return board


def _check_land(seats: int, board: Board, seas: int) -> None:
    """3, step 9: three land hexes for everybody, even if all the sea that can be drawn is."""
    drawn = board.terrain.count(ANY)
    lands = len(board.places) - board.terrain.count(SEA) - min(drawn, seas)
    if lands < HEXES_EACH * seats:
        raise BadSetup(f"board: there may be too little land for {seats} players: {lands} hexes, three for each.")


def _aside(seats: int, tiles: tuple[int, ...], board: Board, drawn: int) -> tuple[int, ...]:
    """3, step 5: the tiles put aside before the shuffle; none if a board of one's own would want them."""
    stock = [tiles[kind] - board.terrain.count(kind) for kind in range(len(tiles))]
    lands, seas = (0, SEAS_ASIDE) if seats == 4 else (FEW_LANDS_ASIDE, FEW_SEAS_ASIDE)
    aside = [min(stock[kind], seas if kind == SEA else lands) for kind in (*LANDS, SEA)]
    if sum(stock) - sum(aside) < drawn:
        return ()
    return tuple(kind for kind, count in enumerate(aside) for _ in range(count))
