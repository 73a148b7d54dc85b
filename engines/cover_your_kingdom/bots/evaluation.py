"""Evaluation of an imagined position: about how likely each Ruler is to win.

A straight forecast of the final magic, one weight for each trait of a kingdom and a hand (`TRAITS`), that fades with
the deck; then whoever is ahead by much is likely to win. The weights are fitted on games that the rule players played
with each other: `build/opponents/cover_your_kingdom.py` writes them into `evaluation.csv`.
"""

import csv
from collections.abc import Sequence
from functools import cache
from math import exp
from operator import mul
from pathlib import Path
from typing import NamedTuple

from ..cards import CT, KIND, MIGHTY_SWINE, ROWS, SPECIES, SPYDRA
from ..charter import FIRST_2, QUICK, SINGLE, STANDARD, TWO, Charter
from ..rules.scoring import round_wins, sky_magic, totals
from ..state import CARDS, KIN, State
from .ledger import swine_gems

TRAITS = (
    "buried",  # magic that lies covered, and the sky
    "safe",  # magic on top that no rival can take from this hand
    "exposed",  # magic on top that some rival could
    "dearest",  # of the clans on top
    "lone",  # gems of single cards in the hand
    "paired",  # gems of those with a twin
    "best_pair",
    "terrier",
    "spydra",
    *[row.id for row in ROWS[SPYDRA + 1 :]],
    "cards",
    "guarding",  # magic on top, times what the hand could lay for it
    "adding",  # gems in the hand that fit a clan on top
    "prey",  # the dearest clan of a rival that this hand wins
    "second_prey",
    "hard_prey",  # the dearest that it could only try for
    "turn",  # how soon this Ruler moves
    "on_turn",
    "shown",  # the gem on the discard pile, if it can be settled
    "inn",  # the dearest claim
)

Row = Sequence[float]


class Table(NamedTuple):
    """The weights of one mode: `base + left` with a full deck, `base` just before its end, `base + empty` then."""

    base: Row
    left: Row
    empty: Row
    scale: float  # magic: differences of forecasts become chances to win
    scale_left: float  # so much more with a full deck


PARTS = ("base", "left", "empty")

FILE = Path(__file__).with_name("evaluation.csv")


@cache
def tables() -> dict[str, Table]:
    """The fitted weights by mode."""
    with FILE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(line for line in file if not line.startswith("#")))
    found = {}
    for mode in (STANDARD, TWO, QUICK):
        weights = {
            row["trait"]: [float(row[part]) for part in ("base", "left", "empty")]
            for row in rows
            if row["mode"] == mode
        }
        scale, scale_left, _ = weights.pop("scale")
        base, left, empty = ([weights[trait][part] for trait in TRAITS] for part in range(3))
        found[mode] = Table(base, left, empty, scale, scale_left)
    return found


def mode_of(charter: Charter) -> str:
    return QUICK if charter.quick else TWO if charter.two else STANDARD


def value(state: State) -> list[float]:
    """About how likely each seat is to win."""
    charter = state.charter
    table = tables()[mode_of(charter)]
    left = len(state.deck) / len(charter.cards)
    if state.deck:
        weights = [base + more * left for base, more in zip(table.base, table.left, strict=True)]
    else:
        weights = [base + more for base, more in zip(table.base, table.empty, strict=True)]
    forecast = [sum(map(mul, weights, row)) for row in traits(state)]
    scale = table.scale + table.scale_left * left
    if charter.contest != SINGLE and state.rounds:
        forecast = _with_rounds(state, forecast, scale)
    most = max(forecast)
    chances = [exp((magic - most) / scale) for magic in forecast]
    total = sum(chances)
    return [chance / total for chance in chances]


def _with_rounds(state: State, forecast: list[float], scale: float) -> list[float]:
    """9.4: what the rounds before count for: their magic, or for each one won a good start."""
    if state.charter.contest == FIRST_2:
        return [
            magic + scale * won for magic, won in zip(forecast, round_wins(state.charter, state.rounds), strict=True)
        ]
    return [magic + before for magic, before in zip(forecast, totals(state.charter, state.rounds), strict=True)]


class Kingdom(NamedTuple):
    """What the traits of a seat are told from."""

    hand: list[int]  # how many of each kind
    wild: int  # what the hand could lay for any clan
    tops: list[tuple[int, int]]  # kin and magic of the clans on top
    buried: float


def traits(state: State) -> list[Row]:
    """The traits of every seat, each about as large as one."""
    charter = state.charter
    magic, seats = charter.magic, charter.seats
    kingdoms = [_kingdom(state, seat) for seat in range(seats)]
    lying = KIND[state.discard[-1]] if state.discard else SPYDRA
    inn = [KIND[pile[-1]] for number, pile in enumerate(state.inn) if state.inn_open >> number & 1]
    rows: list[Row] = []
    for seat, (hand, wild, _, buried) in enumerate(kingdoms):
        distance = (seat - state.seat) % seats
        soon = 1 - distance / seats
        gift = magic[lying] if lying < CT and (hand[lying] or wild) else 0
        rows.append((
            buried / 100, *_standing(state, kingdoms, seat), *_pairs(hand, magic),
            *hand[CT:], len(state.hands[seat]) / 6, *_growing(kingdoms[seat], magic), *_prey(state, kingdoms, seat),
            soon, not distance, gift * soon / 15, (_claim(inn, hand, wild, magic) * soon / 50) if inn else 0.0,
        ))  # fmt: skip
    return rows


def _kingdom(state: State, seat: int) -> Kingdom:
    charter = state.charter
    hand = [0] * len(ROWS)
    for card in state.hands[seat]:
        hand[KIND[card]] += 1
    gems = swine_gems(charter)[1] if state.powers[seat] & MIGHTY_SWINE else charter.gems
    tops, buried = [], 0
    for _, at in charter.places[seat]:
        clans = state.stacks[at]
        if clans:
            worth = 0
            for clan in clans:
                worth = 0
                for card in clan[CARDS]:
                    worth += gems[card]
                buried += worth
            buried -= worth
            tops.append((clans[-1][KIN], worth))
    sky = _sky(state, seat) if charter.constellations else 0
    return Kingdom(hand, hand[CT] + (1 if charter.quick else 2) * hand[SPYDRA], tops, buried + sky)


def _standing(state: State, kingdoms: Sequence[Kingdom], seat: int) -> Row:
    """Magic on top, safe and exposed, and the dearest clan."""
    hand, wild, tops, _ = kingdoms[seat]
    safe = exposed = dearest = 0
    for kin, worth in tops:
        might = hand[kin] + wild
        dearest = max(dearest, worth)
        if state.clans[seat] > 1:
            for rival in state.charter.neighbours[seat]:
                if kingdoms[rival].hand[kin] + kingdoms[rival].wild > might:
                    exposed += worth
                    break
            else:
                safe += worth
        else:
            safe += worth
    return safe / 100, exposed / 100, dearest / 100


def _pairs(hand: Sequence[int], magic: Sequence[int]) -> Row:
    """Gems of lone cards, of those with a twin, and of the best pair."""
    lone = paired = best = 0
    for kin in SPECIES:
        count = hand[kin]
        if count == 1:
            lone += magic[kin]
        elif count:
            paired += magic[kin] * count
            best = max(best, magic[kin])
    return lone / 50, paired / 50, best / 15


def _growing(kingdom: Kingdom, magic: Sequence[int]) -> Row:
    """What the hand could do for the clans on top: guard them, add to them."""
    hand, wild, tops, _ = kingdom
    guarding = adding = 0
    for kin, worth in tops:
        guarding += worth * min(3, hand[kin] + wild)
        adding += magic[kin] * hand[kin]
    return guarding / 200, adding / 50


def _prey(state: State, kingdoms: Sequence[Kingdom], seat: int) -> Row:
    """The dearest and second dearest clan that this hand wins from a rival, and the dearest it could only try for."""
    hand, wild, tops, _ = kingdoms[seat]
    prey = second = hard = 0
    if tops:  # 6.4: only who has a clan may recruit
        for rival in state.charter.neighbours[seat]:
            if state.clans[rival] > 1:
                theirs = kingdoms[rival]
                for kin, worth in theirs.tops:
                    might = hand[kin] + wild
                    if might > theirs.hand[kin] + theirs.wild:
                        if worth > prey:
                            prey, second = worth, prey
                        elif worth > second:
                            second = worth
                    elif might and worth > hard:
                        hard = worth
    return prey / 100, second / 100, hard / 100


def _claim(inn: list[int], hand: list[int], wild: int, magic: Sequence[int]) -> int:
    """10.2: the dearest claim that some card of this hand could open."""
    loose = sum([magic[kind] for kind in inn if kind >= CT])
    claims = [0]
    for kin in SPECIES:
        lying = inn.count(kin)
        if (lying and (hand[kin] or wild)) or (loose and hand[kin]):
            claims.append(magic[kin] * lying + loose)
    return max(claims)


def _sky(state: State, seat: int) -> float:
    """9.1: the sky as it is, and a part of what is not full yet."""
    lit = state.lit[seat].bit_count() / len(SPECIES)
    return sky_magic(state, seat) + 0.3 * lit * sum(state.charter.bonuses) * bool(state.deck)
