"""The chronicle of a turn: one line for each act, with what came of it, and how it went below."""

from collections import Counter
from itertools import pairwise

import pytest

from engines.commands.playing import Bots
from engines.core.chronicle import DEED, DETAIL, HEADING, Chronicle, Entry, KnownAction, take_notes
from engines.core.chronicle import ActionTaken as Taken
from engines.core.game import set_up
from engines.core.language import ENGLISH
from engines.core.match import Match
from engines.core.rng import Rng
from engines.core.types import WATCHER, Event
from engines.kings_and_things.events import EVENTS, PURPOSES
from engines.kings_and_things.game import GAME
from engines.kings_and_things.notes import Notes, Was
from engines.kings_and_things.phrases import hex_name
from engines.kings_and_things.story import UNTOLD
from engines.kings_and_things.things import piece_of

from .war import war

NAMES = ("Ada", "Bea", "Cyd", "Dov")
VIEW = GAME.view(war("troll", "bears").state, WATCHER)
PLACE = [hex_name(VIEW.state, hex_, ENGLISH) for hex_ in range(37)]
LOCALS = len(NAMES)


def told(*events: Event, notes: Notes | None = None) -> list[tuple[int, str]]:
    entries = GAME.text.tell([KnownAction(7, 0, events, notes)], VIEW, NAMES)
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
        (DEED, f"Ada marches 4 from {PLACE[1]} through {PLACE[2]} to {PLACE[9]}.")
    ]


MARCH = Event("marched", (0, 1, 4, 3))


def test_a_march_says_from_whom_land_is_taken():
    walked_in = (MARCH, Event("phase_began", (6,)), Event("captured", (0, 4)))
    notes = {4: Was(1, 0, 0)}
    march = f"Ada marches 3 from {PLACE[1]} to {PLACE[4]}"
    assert told(*walked_in, notes=notes) == [(DEED, f"{march} and takes it from Bea.")]
    assert told(*walked_in) == [(DEED, f"{march} and takes it.")]


def test_armies_say_in_one_line_what_they_took_from_whom():
    marches = [Event("marched", (0, 1, hex_, 1)) for hex_ in (2, 3, 4, 5)]
    walked_in = [Event("captured", (0, hex_)) for hex_ in (2, 3, 4)]
    notes = {2: Was(1, 0, 0), 3: Was(2, 0, 0), 4: Was(1, 0, 0)}
    head, *lines = told(*marches, *walked_in, notes=notes)
    whom = f"{PLACE[2]} and {PLACE[4]} from Bea and {PLACE[3]} from Cyd"
    assert head == (DEED, f"Ada marches with 4 armies and takes {whom}.")
    assert lines[0] == (DETAIL, f"Ada marches a counter from {PLACE[1]} to {PLACE[2]} and takes it from Bea.")
    assert lines[-1] == (DETAIL, f"Ada marches a counter from {PLACE[1]} to {PLACE[5]}.")


def test_a_march_back_to_where_it_began_is_none():
    assert told(Event("marched", (0, 1, 2, 3)), Event("marched", (0, 2, 1, 3))) == []


def test_many_marches_are_counted_and_told_below():
    lines = told(*[Event("marched", (0, hex_, 20, 2)) for hex_ in (1, 2, 3)])
    assert lines[0] == (DEED, "Ada marches with 3 armies.")
    assert lines[1:] == [(DETAIL, f"Ada marches 2 from {PLACE[hex_]} to {PLACE[20]}.") for hex_ in (1, 2, 3)]


def test_gold_goes_with_what_it_buys():
    built = [Event("paid", (0, 5)), Event("built", (0, 1, 1)), Event("paid", (0, 5)), Event("built", (0, 2, 2))]
    assert told(*built) == [(DEED, f"Ada builds a tower at {PLACE[1]} and a keep at {PLACE[2]} for 10 gold.")]
    assert told(Event("paid", (1, 10)), Event("drew", (1, 4))) == [(DEED, "Bea draws 4 Things for 10 gold.")]


def test_what_the_players_build_is_one_line_and_a_citadel_another():
    paid = [Event("paid", (0, 5)), Event("built", (0, 1, 1)), Event("paid", (0, 5)), Event("built", (0, 2, 4))]
    assert told(
        *paid, Event("paid", (1, 5)), Event("built", (1, 3, 4)), Event("cashed", (1, piece_of("ruby"), 10))
    ) == [
        (DEED, "Forts built: Ada a tower."),
        (DETAIL, f"Ada builds a tower at {PLACE[1]} for 5 gold."),
        (DETAIL, "Bea cashes in a Ruby for 10 gold."),
        (DEED, f"Ada builds a citadel at {PLACE[2]} and Bea builds a citadel at {PLACE[3]}!"),
    ]


def test_what_the_players_draw_is_one_line():
    lines = told(Event("paid", (0, 5)), Event("drew", (0, 3)), Event("placed", (0, 1)), Event("drew", (1, 2)))
    assert lines == [
        (DEED, "Things drawn: Ada 3 and Bea 2."),
        (DETAIL, "Ada draws 3 Things for 5 gold."),
        (DETAIL, f"Ada places a counter at {PLACE[1]}."),
    ]
    assert told(*[Event("drew", (seat, 10)) for seat in range(4)]) == [(DEED, "Everyone draws 10 Things.")]


def test_counters_placed_face_down_are_counted_hex_by_hex():
    def placed(*hexes: int) -> list[tuple[int, str]]:
        return told(*[Event("placed", (0, hex_)) for hex_ in hexes])

    assert placed(1, 2, 2) == [(DEED, f"Ada places a counter at {PLACE[1]} and 2 at {PLACE[2]}.")]
    assert placed(1, 1, 2, 2) == [(DEED, f"Ada places 2 counters each at {PLACE[1]} and {PLACE[2]}.")]


def test_a_balloon_that_is_not_blown_off_is_one_line():
    flight = [Event("balloon_aimed", (0, 1, 4, 2)), Event("flew", (0, 1, 4, 2))]
    line = f"Ada's Balloon carries 2 counters from {PLACE[1]} to {PLACE[4]}."
    assert told(Event("used", (0, piece_of("balloon"), 0)), *flight) == [(DEED, line)]


def test_a_proof_is_one_line_with_what_was_asked():
    proof = [Event("proof_asked", (0, 1, 4)), Event("shown", (1, 4, (piece_of("bears"),)))]
    assert told(MARCH, Event("marched", (0, 1, 5, 1)), *proof)[-1] == (
        DETAIL,
        f"Ada asks Bea to prove the pin at {PLACE[4]}. Bea shows Bears.",
    )


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
        (DETAIL, "Bea loses Bears and a Troll."),
    ]


def entry(*events: Event, reader: int = WATCHER, notes: Notes | None = None) -> Entry:
    return GAME.text.tell([KnownAction(7, 0, events, notes)], VIEW._replace(seat=reader), NAMES)[0]


@pytest.mark.parametrize(("winner", "badge"), [(0, 0), (1, 1), (-1, None)])
def test_the_badge_of_a_battle_is_the_winners(winner, badge):
    assert entry(BEGAN, Event("battle_ended", (4, winner))).seat == badge


@pytest.mark.parametrize(("reader", "tone"), [(0, "good"), (1, "bad"), (2, "battle"), (WATCHER, "battle")])
def test_a_battle_is_good_or_bad_for_those_who_fought_it(reader, tone):
    assert entry(BEGAN, Event("battle_ended", (4, 0)), reader=reader).tone == tone


@pytest.mark.parametrize(("reader", "tone"), [(0, "good"), (1, "bad"), (2, "")])
def test_land_that_is_walked_into_touches_whoever_had_it(reader, tone):
    assert entry(MARCH, Event("captured", (0, 4)), reader=reader, notes={4: Was(1, 0, 0)}).tone == tone


def test_an_owner_holds_a_place_and_whoever_flees_is_driven_out():
    notes = {4: Was(1, 1, 0)}
    assert entry(BEGAN, Event("battle_ended", (4, 1)), notes=notes).text == f"Bea holds {PLACE[4]} against Ada."
    fled = [Event("retreated", (1, 4, 5, 2)), Event("battle_ended", (4, 0)), Event("captured", (0, 4))]
    assert entry(BEGAN, *fled, notes=notes).text == f"Ada drives Bea out of {PLACE[4]} and takes it."


def test_a_round_is_one_line_and_rounds_without_a_hit_are_one_together():
    troll, bears = piece_of("troll"), piece_of("bears")
    miss = [Event("struck_hits", (0, (troll,), (6,), 0)), Event("struck_hits", (1, (bears,), (5,), 0))]
    hit = [Event("struck_hits", (0, (troll,), (1,), 1)), Event("hits_taken", (1, 4, (bears,), 1)), LOST[0]]
    rounds = [Event("round_began", (4, number)) for number in range(1, 5)]
    facts = [rounds[0], *miss, rounds[1], *miss, rounds[2], *miss, rounds[3], *hit]
    assert told(BEGAN, *facts)[1:] == [
        (DETAIL, "Rounds 1 to 3: nobody hits."),
        (DETAIL, "Round 4. Ada scores 1 hit (Troll 1). The fort takes a hit. Bea loses Bears."),
    ]


def test_damage_is_one_line_with_whose_fort_it_was():
    rolls = [Event("rolled", (PURPOSES.index("damage"), 0, (die,), 0, -1)) for die in (1, 5)]
    ended = [BEGAN, Event("battle_ended", (4, 0)), rolls[0], Event("fort_lowered", (4, 0)), rolls[1]]
    lines = told(*ended, notes={4: Was(1, 2, 0)})
    assert lines[1:] == [(DETAIL, "Battle damage: Ada rolls 1 and 5. Bea's keep is razed.")]
    assert told(BEGAN, Event("battle_ended", (4, 0)), rolls[1])[1:] == [
        (DETAIL, "Battle damage: Ada rolls 5, and nothing breaks.")
    ]


def test_what_one_player_explores_is_one_line_with_the_steps_below():
    def explored(hex_: int, winner: int) -> list[Event]:
        fight = [Event("battle_began", (hex_, (0,), LOCALS)), Event("battle_ended", (hex_, winner))]
        return [Event("explored", (0, hex_)), *fight, *[Event("captured", (0, hex_))] * (winner == 0)]

    first, second = f"Ada explores {PLACE[4]}, beats the locals and takes it.", f"Ada explores {PLACE[5]}"
    assert told(*explored(4, 0), *explored(5, LOCALS)) == [
        (DEED, f"Ada explores and takes {PLACE[4]}, but comes to grief at {PLACE[5]}."),
        (DETAIL, first),
        (DETAIL, f"{second}, but the locals hold it."),
    ]


def test_who_wins_a_hero_is_one_line_for_the_table():
    king, lord = piece_of("dwarf_king"), piece_of("elf_lord")
    roll = [Event("rolled", (PURPOSES.index("hero"), seat, (3, 5), seat, -1)) for seat in (0, 1)]
    won = [Event("sought", (0, king)), roll[0], Event("recruited", (0, king)), Event("stationed", (0, king, 4))]
    lines = told(*won, Event("sought", (1, lord)), roll[1], Event("not_recruited", (1, lord)))
    assert lines[0] == (DEED, "The Dwarf King joins Ada; Bea is turned down.")
    assert [depth for depth, _ in lines] == [DEED, DETAIL, DETAIL]


def test_an_event_says_what_came_of_it_and_to_whom():
    vandals = [Event("event_played", (0, piece_of("vandals"))), Event("fort_lowered", (4, 0))]
    said = entry(*vandals, notes={4: Was(1, 1, 0)}, reader=1)
    assert said.text == f"Ada plays Vandals! Bea's tower at {PLACE[4]} is razed."
    assert said.tone == "bad"


def test_a_battle_that_goes_on_is_told_fact_by_fact():
    assert told(BEGAN, LOST[0]) == [
        (DEED, f"Battle at {PLACE[4]}: Ada against Bea."),
        (DETAIL, "Bea loses Bears."),
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


MOST_LINES, A_LONG_TURN = 25, 30
"""Hardly a turn of four players has more with its battles folded, and none more than that: ten battles take ten."""


@pytest.mark.parametrize(
    "seeds",
    [
        pytest.param((7,), id="one game"),
        pytest.param((3, 4, 6, 8, 10, 12, 14, 15, 16), id="many", marks=pytest.mark.thorough),
    ],
)
def test_a_turn_of_four_computers_is_soon_read(seeds):
    """How many lines the turns of whole games have, battles folded; `-s` shows it."""
    lines: list[int] = []
    for seed in seeds:
        match = Match(GAME, set_up(GAME, 4, {}, seed, NAMES))
        bots, taken = Bots(GAME, dict.fromkeys(range(4), "marshal"), seed), [Taken(None, None, match.opening)]
        while decision := match.decision:
            before = GAME.clone(match.state)
            option = bots.choose(decision, match.view)
            events = match.submit(option)
            taken.append(Taken(decision.seat, option, events, notes=take_notes(GAME, before, events, match.state)))
        entries = Chronicle(GAME, NAMES).entries(taken, match.view(WATCHER), ENGLISH)
        shown = [entry.depth == HEADING for entry in entries if entry.depth <= DEED]
        heads = [at for at, heading in enumerate(shown) if heading]
        lines += [end - at for at, end in pairwise([*heads, len(shown)])]
    print(f"{len(lines)} turns:", ", ".join(f"{count} of {n} lines" for n, count in sorted(Counter(lines).items())))
    assert sum(count > MOST_LINES for count in lines) <= 0.05 * len(lines)
    assert max(lines) <= A_LONG_TURN


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


@pytest.mark.parametrize(("purpose", "thing"), [("disaster_losses", "terrain_disaster"), ("teeniepox", "teeniepox")])
def test_an_event_that_costs_nothing_is_said_to_do_no_harm(purpose: str, thing: str):
    """12: on 1 and 6; nothing is told by the rules then, and the line ended with the name of the event."""

    def line(die: int, *more: Event) -> str:
        played = Event("event_played", (0, piece_of(thing)))
        return told(played, Event("rolled", (PURPOSES.index(purpose), 1, (die,), -1, -1)), *more)[0][1]

    assert line(6).endswith("! It does no harm.")
    assert line(1).endswith("! It does no harm.")
    assert not line(3).endswith("harm.")
    assert "harm" not in line(6, Event("charmed", (1, 0, -1, (5,))))
