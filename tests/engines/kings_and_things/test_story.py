"""The chronicle of a turn: one line for each act, with what came of it, and how it went below."""

import pytest

from engines.core.chronicle import DEED, DETAIL, HEADING, Chronicle, Entry, Told
from engines.core.chronicle import ActionTaken as Taken
from engines.core.game import set_up
from engines.core.language import ENGLISH
from engines.core.match import Match
from engines.core.rng import Rng
from engines.core.types import WATCHER, Event
from engines.kings_and_things.events import EVENTS, PURPOSES
from engines.kings_and_things.game import GAME
from engines.kings_and_things.phrases import hex_name
from engines.kings_and_things.story import UNTOLD
from engines.kings_and_things.things import piece_of

from .war import war

NAMES = ("Ada", "Bea", "Cyd", "Dov")
VIEW = GAME.view(war("troll", "bears").state, WATCHER)
PLACE = [hex_name(VIEW.state, hex_, ENGLISH) for hex_ in range(37)]
LOCALS = len(NAMES)


def told(*events: Event) -> list[tuple[int, str]]:
    entries = GAME.text.tell([Told(7, 0, events)], VIEW, NAMES)
    assert all(entry.first == entry.last == 7 for entry in entries)
    return [(entry.depth, entry.text) for entry in entries]


def test_a_turn_is_a_heading_and_phases_are_none():
    assert told(Event("turn_began", (3, 1)), Event("phase_began", (1,))) == [(HEADING, "Turn 3: Bea goes first")]


def test_income_is_one_line_for_the_table():
    assert told(Event("collected", (0, 4)), Event("collected", (1, 7))) == [(DEED, "Income: Ada 4 and Bea 7 gold.")]
    assert told(Event("collected", (0, 4))) == [(DEED, "Ada collects 4 gold.")]


def test_a_march_is_a_path_and_armies_of_the_same_one_are_added_up():
    march = [Event("marched", (0, 1, 2, 3)), Event("marched", (0, 2, 9, 3)), Event("marched", (0, 1, 2, 1))]
    assert told(Event("set_out", (0, 1, 3)), *march, Event("marched", (0, 2, 9, 1))) == [
        (DEED, f"Ada marches 4 counters from {PLACE[1]} by {PLACE[2]} to {PLACE[9]}.")
    ]


def test_a_march_back_to_where_it_began_is_none():
    assert told(Event("marched", (0, 1, 2, 3)), Event("marched", (0, 2, 1, 3))) == []


def test_many_marches_are_counted_and_told_below():
    lines = told(*[Event("marched", (0, hex_, 20, 2)) for hex_ in (1, 2, 3)])
    assert lines[0] == (DEED, "Ada marches with 3 armies: 6 counters in all.")
    assert lines[1:] == [(DETAIL, f"Ada marches 2 counters from {PLACE[hex_]} to {PLACE[20]}.") for hex_ in (1, 2, 3)]


def test_gold_goes_with_what_it_buys():
    built = [Event("paid", (0, 5)), Event("built", (0, 1, 1)), Event("paid", (0, 5)), Event("built", (0, 2, 2))]
    assert told(*built) == [(DEED, f"Ada builds a tower at {PLACE[1]} and a keep at {PLACE[2]} for 10 gold.")]
    assert told(Event("paid", (1, 10)), Event("drew", (1, 4))) == [(DEED, "Bea draws 4 Things for 10 gold.")]


def test_what_the_players_draw_is_one_line():
    lines = told(Event("paid", (0, 5)), Event("drew", (0, 3)), Event("placed", (0, 1)), Event("drew", (1, 2)))
    assert lines == [
        (DEED, "Things drawn: Ada 3 and Bea 2."),
        (DETAIL, "Ada draws 3 Things for 5 gold."),
        (DETAIL, f"Ada places a counter at {PLACE[1]}."),
        (DETAIL, "Bea draws 2 Things."),
    ]


@pytest.mark.parametrize("gold", [0, 10])
def test_a_hero_is_recruited_in_one_line(gold):
    hero = piece_of("dwarf_king")
    paid = [Event("paid", (0, gold))] if gold else []
    tries = [Event("sought", (0, hero)), *paid, Event("rolled", (PURPOSES.index("hero"), 0, (3, 5), 0, -1))]
    won = told(*tries, Event("recruited", (0, hero)), Event("stationed", (0, hero, 4)))
    lost = told(*tries, Event("not_recruited", (0, hero)))
    if gold:
        assert won == [(DEED, f"Ada pays 10 gold and rolls 3 and 5: the Dwarf King joins at {PLACE[4]}.")]
        assert lost == [(DEED, "Ada pays 10 gold and rolls 3 and 5, but the Dwarf King turns Ada down.")]
    else:
        assert won == [(DEED, f"Ada rolls 3 and 5, and the Dwarf King joins at {PLACE[4]}.")]
        assert lost == [(DEED, "Ada rolls 3 and 5, and the Dwarf King turns Ada down.")]


BEGAN = Event("battle_began", (4, (0,), 1))
LOST = Event("lost", (1, 4, (piece_of("bears"),))), Event("lost", (1, 4, (piece_of("troll"),)))


@pytest.mark.parametrize(
    ("end", "said"),
    [
        ([Event("battle_ended", (4, 0)), Event("captured", (0, 4))], "Ada beats Bea at {place} and takes it."),
        ([Event("battle_ended", (4, 0))], "Ada beats Bea at {place}."),
        ([Event("battle_ended", (4, 1))], "Bea beats Ada at {place}."),
        ([Event("battle_ended", (4, -1))], "Ada and Bea fight at {place}, and nobody is left standing."),
    ],
)
def test_a_battle_is_a_headline_with_its_steps_below(end, said):
    assert told(BEGAN, *LOST, *end) == [
        (DEED, said.format(place=PLACE[4])),
        (DETAIL, f"Bea loses Bears and a Troll at {PLACE[4]}."),
    ]


def test_a_battle_that_goes_on_is_told_fact_by_fact():
    assert told(BEGAN, LOST[0]) == [
        (DEED, f"Battle at {PLACE[4]}: Ada against Bea."),
        (DETAIL, f"Bea loses Bears at {PLACE[4]}."),
    ]


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ([Event("captured", (0, 4))], "Ada explores {place} and takes it."),
        (
            [Event("battle_began", (4, (0,), LOCALS)), Event("battle_ended", (4, 0)), Event("captured", (0, 4))],
            "Ada explores {place}, beats the locals and takes it.",
        ),
        (
            [Event("battle_began", (4, (0,), LOCALS)), Event("battle_ended", (4, LOCALS))],
            "Ada explores {place}, but the locals hold it.",
        ),
    ],
)
def test_an_exploration_says_what_came_of_it(facts, said):
    assert told(Event("explored", (0, 4)), *facts) == [(DEED, said.format(place=PLACE[4]))]


def play(actions: int) -> tuple[Match, list[Taken]]:
    match = Match(GAME, set_up(GAME, 4, {"turn_limit": 5}, 3, NAMES))
    taken, rng = [Taken(None, None, match.opening)], Rng(3)
    while (decision := match.decision) and len(taken) < actions:
        option = rng.pick(decision.options)
        taken.append(Taken(decision.seat, option, match.submit(option)))
    return match, taken


def test_a_game_by_chance_can_be_read_and_every_fact_is_in_a_line():
    match, taken = play(400)
    for seat in (WATCHER, 0):
        entries: list[Entry] = Chronicle(GAME, NAMES).entries(taken, match.view(seat), ENGLISH)
        kinds = {event.kind for entry in entries for event in entry.events}
        happened = {event.kind for action in taken for event in action.events if not EVENTS[event.kind].minor}
        assert happened - kinds <= {"phase_began", *UNTOLD}
        for entry in entries:
            assert entry.text[0].isupper()
            assert not set("{}") & set(entry.text)
            assert "  " not in entry.text
            assert entry.depth == HEADING or entry.text.endswith((".", "!"))
        assert entries[0].depth != DETAIL
