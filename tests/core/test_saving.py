"""States as data: what each annotation becomes in JSON, and comes back as."""

import json
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import pytest

from engines.core.saving import dump, load


class Pair(NamedTuple):
    number: int
    more: tuple[int, ...] = ()


@dataclass
class Fight:
    sides: tuple[int, ...]
    hits: list[int]
    pairs: tuple[Pair, ...]


@dataclass
class Table:
    charter: str
    deck: list[int] = field(default_factory=lambda: [3, 1])
    hands: list[list[int]] = field(default_factory=lambda: [[1], []])
    stacks: list[tuple[int, ...]] = field(default_factory=lambda: [(1, 2), ()])
    agenda: list[tuple[Any, ...]] = field(default_factory=lambda: [("ask", 1, (2, (3,)))])
    seen: dict[int, int] = field(default_factory=lambda: {7: 1, 2: 3})
    piles: tuple[tuple[int, ...], ...] = ((1,), (2, 3))
    pairs: tuple[Pair, ...] = (Pair(1, (2,)), Pair(3))
    pair: Pair | None = None
    fight: Fight | None = None
    turn: int = 4
    open: bool = True


FULL = Table("agreed", pair=Pair(9, (8,)), fight=Fight((0, 1), [2, 0], (Pair(5),)))


@pytest.mark.parametrize("state", [Table("agreed"), FULL])
@pytest.mark.parametrize("way", [lambda data: data, lambda data: json.loads(json.dumps(data))], ids=["data", "JSON"])
def test_what_is_loaded_is_what_was_dumped_to_the_last_tuple(state, way):
    again = load(Table, "agreed", way(dump(state)))
    assert again == state
    by_number = {name: sorted(value.items()) if name == "seen" else value for name, value in vars(again).items()}
    assert repr(by_number) == repr({**vars(state), "seen": sorted(state.seen.items())})


def test_the_charter_is_not_saved_and_comes_from_the_setup():
    assert "charter" not in dump(FULL)
    assert load(Table, "otherwise", dump(FULL)).charter == "otherwise"


def test_data_has_the_order_of_the_fields_and_of_the_keys():
    data = dump(FULL)
    assert list(data) == list(vars(FULL))[1:]
    assert data["seen"] == [(2, 3), (7, 1)]
    assert data["fight"] == {"sides": (0, 1), "hits": [2, 0], "pairs": (Pair(5),)}


def test_a_loaded_state_shares_nothing_that_can_change():
    data = json.loads(json.dumps(dump(FULL)))
    one, other = load(Table, "agreed", data), load(Table, "agreed", data)
    one.hands[0].append(9)
    one.deck.append(9)
    assert (other.hands, other.deck) == (FULL.hands, FULL.deck)
    assert data["deck"] == FULL.deck


@pytest.mark.parametrize(
    ("name", "strange"),
    [
        ("turn", "4"), ("turn", None), ("turn", 0.5), ("turn", [4]), ("open", "yes"), ("deck", 3), ("deck", "31"),
        ("deck", [3, "1"]), ("deck", {"3": 1}), ("hands", [1]), ("hands", [[1], None]), ("stacks", [[1, [2]]]),
        ("agenda", [["ask", {"x": 1}]]), ("agenda", ["ask"]), ("agenda", [["ask", 1.5]]), ("seen", [7]),
        ("seen", [["7", 1]]), ("piles", [1]), ("pairs", [[1, 2, 3]]), ("pairs", [["1"]]), ("pairs", [[]]), ("pair", 7),
        ("pair", [None]), ("fight", []), ("fight", {"sides": [0], "hits": 2, "pairs": []}), ("fight", {"sides": [0]}),
    ],
)  # fmt: skip
def test_data_of_another_kind_is_refused(name, strange):
    data = json.loads(json.dumps(dump(FULL)))
    with pytest.raises((TypeError, ValueError, KeyError)):
        load(Table, "agreed", {**data, name: strange})
