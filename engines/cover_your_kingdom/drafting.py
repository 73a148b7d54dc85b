"""Drawing up the charter: a host's wishes checked, and turned into the tables that rules look things up in."""

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import TypeVar

from ..core.errors import BadSetup
from ..core.foreign import shown
from ..core.memo import Memo, nested
from ..core.setup import Setup, Value
from .cards import FIRST, HIGHLAND, KIND, KIND_IDS, KINGDOM, LOWLAND, MANELAND, ROWS, SPECIES
from .charter import ADD_ONS, LAND_SLOTS, QUICK, TWO, Charter, Group, bonuses_for
from .decisions import PAID, adds, discard_settles, guards, hypnogriffs, plays, wizards

T = TypeVar("T")

_HOMES = {
    "": (),
    "highland": (HIGHLAND,),
    "lowland": (LOWLAND,),
    "maneland": (MANELAND,),
}


def draw_up(setup: Setup) -> Charter:
    """The charter of a setup; refuses (BadSetup) what does not go together."""
    return _draw_up(setup.seats, setup.mode, tuple(setup.options.items()))


@lru_cache(maxsize=64)
def _draw_up(seats: int, mode: str, options: tuple[tuple[str, Value], ...]) -> Charter:
    chosen = dict(options)
    quick, two = mode == QUICK, mode == TWO
    first = -1 if chosen["firstRuler"] == "random" else int(chosen["firstRuler"]) - 1
    _check(chosen, quick, first, seats)
    lands = (KINGDOM,) if quick else (HIGHLAND, LOWLAND, MANELAND) if two else (HIGHLAND, LOWLAND)
    magic, homes = _values(str(chosen["valuesTable"]), two, lands)
    rivals = tuple(tuple((seat + step) % seats for step in range(1, seats)) for seat in range(seats))
    cards = tuple(
        FIRST[kind] + copy
        for kind, row in enumerate(ROWS)
        if not (quick and row.kind == "hire")
        for copy in range(row.copies_two if two else row.copies)
    )

    def paid(shown: int, held: int) -> Group:
        return discard_settles(charter, shown, PAID, held)

    def by_seat(make: Callable[[int, int], T]) -> tuple[Memo[T], ...]:
        return tuple(Memo(partial(make, seat)) for seat in range(seats))

    with_shown = [Memo(partial(paid, kind)) for kind in range(len(ROWS))]
    charter = Charter(
        plays=Memo(lambda kinds: plays(charter, kinds)),
        discard_settles=tuple(with_shown[kind] for kind in KIND),
        adds=nested(lambda face, held: adds(charter, face, held)),
        guards=by_seat(lambda seat, card: guards(charter, seat, card)),
        hypnogriffs=by_seat(lambda seat, card: hypnogriffs(charter, seat, card)),
        wizards=by_seat(lambda seat, card: wizards(charter, seat, card)),
        seats=seats,
        quick=quick,
        two=two,
        lands=lands,
        homes=tuple(lands if quick and home else home for home in homes),
        magic=magic,
        gems=tuple(magic[kind] for kind in KIND),
        cards=cards,
        all_cards=bytes(cards),
        hand=int(chosen["twoPlayerHand"]) if two else 6,
        rivals=rivals,
        clockwise=tuple((seat, *others) for seat, others in enumerate(rivals)),
        next_up=tuple((*others, seat) for seat, others in enumerate(rivals)),
        neighbours=rivals if quick else tuple(_within_two_seats(seat, seats) for seat in range(seats)),
        places=tuple(tuple((land, seat * LAND_SLOTS + land) for land in lands) for seat in range(seats)),
        bonuses=bonuses_for(seats),
        constellations=bool(chosen["constellations"]),
        light_speed=bool(chosen["lightSpeed"]),
        powers=int(chosen["powers"]),
        contest=str(chosen["contest"]),
        first=first,
        retarget_limit=not quick or bool(chosen["quickRetargetLimit"]),
        open_stacks=bool(chosen["openStacks"]),
        open_history=bool(chosen["openHistory"]),
        pair_demands_pair=bool(chosen["pairDemandsPair"]),
        mask_forced_concede=bool(chosen["maskForcedConcede"]),
        guard_stops_wizard=chosen["wizardVsGuard"] == "blocked",
        stalemate_rounds=int(chosen["stalemateRounds"]),
        wild_from_discard=quick and bool(chosen["quickWildFromDiscard"]),
        block_stops_moves=bool(chosen["blockStopsMoves"]),
        elves_own_clan=bool(chosen["elvesOwnClan"]),
        elves_fail_locks=bool(chosen["elvesFailLocks"]),
        spydra_answers_subcerbient=bool(chosen["spydraAnswersSubCerbient"]),
        dissed_hard_any=bool(chosen["dissedHardAny"]),
        equinity_lights=bool(chosen["equinityLights"]),
        inn_spydra_heavy=chosen["innOpeningSpydra"] == "two",
    )
    return charter


def _check(chosen: Mapping[str, Value], quick: bool, first: int, seats: int) -> None:
    """Refuse (BadSetup) options that do not go together."""
    if quick and any(chosen[add_on.name] != add_on.default for add_on in ADD_ONS):
        raise BadSetup(
            "The Quick Start has no add-ons: choose the standard game for powers, constellations or contests."
        )
    if chosen["lightSpeed"] and not chosen["constellations"]:
        raise BadSetup("lightSpeed needs constellations.")
    if chosen["powers"] == 2 and seats > 3:
        raise BadSetup("Two powers each are for two or three Rulers.")
    if first >= seats:
        raise BadSetup(f"firstRuler is {first + 1}, but there are {seats} seats.")


def _within_two_seats(seat: int, seats: int) -> tuple[int, ...]:
    """6.4: from six Rulers on, recruit only within two seats on either side (with fewer that is everybody)."""
    return tuple((seat + step) % seats for step in range(1, seats) if min(step, seats - step) <= 2)


def _values(table: str, two: bool, lands: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Gems and homes of every kind, with the host's edits (`valuesTable`)."""
    homes = {**_HOMES, "either": lands}
    magic = [row.magic for row in ROWS]
    living = [homes[row.land_two if two else row.land] for row in ROWS]
    for entry in filter(None, table.split(",")):
        name, *rest = entry.strip().split(":")
        if name not in KIND_IDS or not 1 <= len(rest) <= 2 or not _is_gem(rest[0]):
            right = "name:gem or name:gem:land, with a gem from 0 to 1000"
            raise BadSetup(f"valuesTable: '{shown(entry)}' is not {right}.")
        kind = KIND_IDS.index(name)
        magic[kind] = int(rest[0])
        if len(rest) == 2:
            home = homes.get(rest[1])
            if kind not in SPECIES or not home or not set(home) <= set(lands) | {KINGDOM}:
                raise BadSetup(f"valuesTable: {name} cannot live in '{shown(rest[1])}'.")
            living[kind] = home
    return tuple(magic), tuple(living)


def _is_gem(text: str) -> bool:
    return text.isdecimal() and len(text) <= 4 and int(text) <= 1000
