"""Setting up, step by step (reference 3): what happens rarely at a table, on made positions."""

from engines.core.chronicle import KnownAction
from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.types import Event, Option, Story
from engines.core.vocabulary import sentence, spell_event
from engines.kings_and_things.acts import acts
from engines.kings_and_things.agenda import AGENDA
from engines.kings_and_things.game import GAME
from engines.kings_and_things.rules import dice as dice_rules
from engines.kings_and_things.rules import setup as setup_rules
from engines.kings_and_things.rules.setup import claims
from engines.kings_and_things.state import NOBODY, NOWHERE
from engines.kings_and_things.terrain import PLAINS, SEA
from engines.kings_and_things.things import HEROES, THINGS, TOWNS, TREASURES, reverse

from . import printed


def up_to(kind, seats=4, seed=5):
    """A game that has come to a kind of question; whatever is asked before is answered by chance, nothing placed."""
    state, rng = GAME.new(set_up(GAME, seats, {"first_player": "1"}, seed)), Rng(seed)
    while (decision := GAME.decision(state)).kind != kind:
        GAME.apply(state, next((o for o in decision.options if o.verb == "end_placing"), rng.pick(decision.options)))
    return state


def do(state, verb, *args):
    option = Option(verb, args)
    assert option in GAME.decision(state).options
    GAME.apply(state, option)
    assert GAME.broken(state) == []


def asked(state):
    decision = GAME.decision(state)
    return decision.seat, decision.kind


# -- beginning (3, steps 1 to 5) ---------------------------------------------------------------------------------------


def test_the_highest_roll_goes_first_and_those_who_tie_roll_again(dice, monkeypatch):
    monkeypatch.setattr(setup_rules, "roll", dice_rules.roll)
    dice += [6, 5, 1, 1, 5, 6, 2, 2, 1, 3, 2, 3]
    story = Story()
    state = GAME.new(set_up(GAME, 4), story)
    assert state.order[0] == 2
    told = [sentence(spell_event(event, GAME.events)) for event in story if event.kind == "rolled_for_first"]
    assert told[4:] == ["rolled_for_first 0 1+3", "rolled_for_first 2 2+3"]


def test_each_hero_counter_lies_with_a_random_side_up():
    sides = {GAME.new(set_up(GAME, 4, seed=seed)).offer for seed in range(12)}
    assert len(sides) > 1
    for offer in sides:
        assert sorted({*offer} | {reverse(face) for face in offer}) == list(range(THINGS, HEROES))
        assert len(offer) == len(printed.HEROES)


# -- sea replacement (3, step 8) ---------------------------------------------------------------------------------------


def drowned_start(rest):
    """Seat 0 has a start in the sea, with one more sea beside it; `rest` are the tiles that are left to draw."""
    state = GAME.new(set_up(GAME, 4, {"first_player": "1"}))
    state.terrain = [PLAINS] * 37
    for hex_ in (19, 7):
        state.terrain[hex_] = SEA
    state.owner[19], state.face_down, state.deck, state.aside = 0, False, list(rest), ()
    state.agenda = [("seas", 0, 19)]
    AGENDA.run(state, None)
    return state


def test_replaced_tiles_go_to_those_set_aside_and_the_start_is_tested_again():
    state = drowned_start([PLAINS, SEA])
    assert [o.args for o in GAME.decision(state).options] == [((19,),), ((7,),), ((19, 7),)]
    GAME.apply(state, Option("swap_seas", ((19,),)))
    assert (state.terrain[19], state.aside, state.deck) == (SEA, (SEA,), [PLAINS])
    assert asked(state) == (0, "replace_sea")
    GAME.apply(state, Option("swap_seas", ((19,),)))
    assert (state.terrain[19], state.aside, state.deck) == (PLAINS, (SEA, SEA), [])
    assert state.agenda == []  # one sea beside a start on land is no trigger


def test_whoever_must_swap_is_not_offered_to_keep_and_the_chronicle_tells_it():
    state = drowned_start([PLAINS])
    decision = GAME.decision(state)
    names = ("Ada", "Bea", "Cyd", "Dov")
    assert "keep" not in GAME.text.prompt(decision, GAME.view(state, 0), names).sentence
    kept = decision._replace(options=(Option("keep_seas"), *decision.options))
    assert "keep the sea" in GAME.text.prompt(kept, GAME.view(state, 0), names).sentence
    revealed, swapped = Event("tiles_revealed", (tuple(state.terrain),)), Event("sea_replaced", (0, 19, PLAINS))
    again = Event("sea_replaced", (0, 7, PLAINS))
    told = acts([KnownAction(1, None, (revealed,)), KnownAction(2, 0, (swapped, again))], 4)
    assert [act.kinds for act in told] == [{"tiles_revealed"}, {"sea_replaced"}, {"sea_replaced"}], "each a deed"


def test_when_the_rest_has_run_out_the_nearest_unowned_land_changes_places():
    state = drowned_start([])
    GAME.apply(state, Option("swap_seas", ((19, 7),)))
    assert (state.terrain[19], state.terrain[7]) == (PLAINS, PLAINS)
    seas = [hex_ for hex_, kind in enumerate(state.terrain) if kind == SEA]
    around = (19, *state.charter.near[19])
    assert len(seas) == 2
    assert not {*seas} & {*around}
    assert {state.charter.far[19][hex_] for hex_ in seas} == {2}


# -- kingdoms (3, step 9) ----------------------------------------------------------------------------------------------


def test_without_a_legal_hex_one_may_go_next_to_others():
    state = GAME.new(set_up(GAME, 4))
    state.terrain = [PLAINS] * 37
    state.owner[0], state.owner[9] = 0, 1
    assert claims(state, 0, 0) == [3, 4, 5, 6]  # 1 and 2 are next to hex 9
    for hex_ in (3, 4, 5, 6):
        state.terrain[hex_] = SEA
    assert claims(state, 0, 0) == [1, 2]


def test_no_sea_is_claimed_and_a_chain_is_fine_but_for_beginners():
    for mode, far in [("standard", True), ("beginners", False)]:
        state = GAME.new(set_up(GAME, 4, {"mode": mode}))
        state.terrain = [PLAINS] * 37
        state.terrain[2], state.owner = SEA, [NOBODY] * 37
        state.owner[0] = state.owner[1] = 0
        found = claims(state, 0, 0)
        assert 2 not in found
        assert (8 in found) is far


# -- exchange and placing again (3, steps 12 and 13) -------------------------------------------------------------------


def test_whoever_exchanged_may_place_the_new_things_and_only_these_when_all_have_exchanged():
    state = up_to("exchange_things")
    first, second = state.order[:2]
    do(state, "put_aside", GAME.decision(state).options[1].args[0])
    do(state, "exchange")
    assert asked(state) == (second, "exchange_things")
    for _ in range(3):
        do(state, "exchange")
    assert asked(state) == (first, "place_things")
    assert len([o for o in GAME.decision(state).options if o.verb == "place"]) <= 1
    do(state, "end_placing")
    assert state.turn == 1


def test_nobody_places_again_without_an_exchange():
    state = up_to("exchange_things")
    for _ in range(4):
        do(state, "exchange")
    assert state.turn == 1


def test_a_treasure_from_the_exchange_may_be_cashed_and_is_then_none_of_the_new_things():
    state = up_to("exchange_things")
    seat = state.order[0]
    treasure = next(thing for thing in state.bag if TOWNS <= thing < TREASURES)
    state.agenda.append(("place_things", seat, NOWHERE, (treasure,)))
    state.bag.remove(treasure)
    state.shields[seat] = tuple(sorted((*state.shields[seat], treasure)))
    cash = next(o for o in GAME.decision(state).options if o.verb == "cash")
    GAME.apply(state, cash)
    assert asked(state) == (seat, "exchange_things")
