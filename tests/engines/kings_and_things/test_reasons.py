"""Why not: a rule that leaves something out of the options says why, and says nothing of what it offers."""

from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.setup import Value
from engines.core.types import WATCHER, Option, View
from engines.kings_and_things.decisions import option
from engines.kings_and_things.game import GAME
from engines.kings_and_things.reasons import REASONS
from engines.kings_and_things.state import State
from engines.kings_and_things.things import KIND, kind_of

from .table import Table, table

NAMES = ("Ada", "Bea", "Cyd", "Dov")
TEN = "goblins ogre troll giant cyclops little_roc great_eagle giant_roc giant_condor brown_knight"


def why(game: Table, said: str, seat: int = 0) -> str:
    """Why seat 0 cannot do this: a verb, and a hex or the name of a counter."""
    verb, about = said.split()
    arg = int(about) if about.isdecimal() else kind_of(about)
    return GAME.text.why_not(option(verb, arg), GAME.view(game.state, seat), NAMES)


def conceivable(view: View[State], kind: str) -> list[Option]:
    """Whatever one might want to do about this question, and have a reason for not being able to."""
    state, hexes = view.state, range(view.state.charter.hexes)
    held = {KIND[piece] for piece in state.shields[view.seat]}
    found: list[Option] = []
    for verb, (kinds, _) in REASONS.items():
        if kind in kinds:
            args = hexes if verb in ("step", "put", "build") else held
            found += [option(verb, arg) for arg in ({KIND[face] for face in state.offer} if verb == "seek" else args)]
    return found


def test_there_is_a_reason_if_and_only_if_it_is_not_offered() -> None:
    games: tuple[dict[str, Value], ...] = ({}, {"place_excess": False}, {"mode": "beginners"})
    for seed, wishes in enumerate(games):
        state, rng = GAME.new(set_up(GAME, 4 - seed, {"turn_limit": 5, **wishes}, seed)), Rng(seed, "reasons")
        asked = set()
        while decision := GAME.decision(state):
            view = GAME.view(state, decision.seat)
            for wish in conceivable(view, decision.kind):
                reason = GAME.text.why_not(wish, view, NAMES)
                assert bool(reason) == (wish not in decision.options), (wish, reason)
                assert not set("{}") & set(reason)
                asked.add(wish.verb)
            GAME.apply(state, rng.pick(decision.options))
        assert asked == set(REASONS)


def test_whoever_is_not_asked_is_told_so_and_what_has_no_reason_is_left_alone() -> None:
    game = table(kingdoms=[[0]], phase="construction", gold=[9])
    assert (why(game, "build 0"), why(game, "build 0", 1), why(game, "build 0", WATCHER)) == (
        "", "You can't do that now.", "You can't do that now.",
    )  # fmt: skip
    assert why(game, "put 0") == "You can't do that now."
    assert why(game, "stalk 0") == ""


def test_why_a_column_cannot_go_there() -> None:
    """9."""
    game = table(
        board={0: "plains", 1: "sea", 2: "plains", 3: "plains"}, kingdoms=[[0, 2, 3]],
        armies=[{0: "bears eagles", 2: TEN}], phase="movement",
    ).do("march_all 0")  # fmt: skip
    assert why(game, "step 1") == "Only flyers cross the sea."
    assert why(game, "step 2") == "No room: a hex holds 10."
    assert why(game, "step 0") == "They are already there."
    assert why(game, "step 30").startswith("Too far")
    assert why(game, "step 3") == ""
    assert "step 3" in game.options()


def test_why_a_thing_cannot_be_placed_there() -> None:
    """8.1."""
    game = table(
        board={0: "swamp", 3: "plains", 4: "plains"}, kingdoms=[[0, 1, 2, 3, 4]], armies=[{2: TEN}],
        income={1: "city"}, shields=["bears village farmlands"],
    ).do("draw 0")  # fmt: skip
    game.do("place bears")
    assert why(game, "put 30") == "You don't own it."
    assert why(game, "put 2") == "10 are already there."
    assert why(game, "put 0") == ""
    game.do("take_back", "place village")
    assert why(game, "put 1") == "It already has special income."
    game.do("take_back", "place farmlands")
    assert why(game, "put 0") == "It needs plains."


def test_why_a_thing_cannot_be_used_now() -> None:
    """7, 8.1, 12."""
    game = table(kingdoms=[[0]], shields=["vandals bow oil_field ruby"], board={0: "plains"}, bag="pearl").do("draw 0")
    said = {
        "vandals": "Events are played in the Events phase.",
        "bow": "Magic stays behind your Shield until you use it.",
        "oil_field": "It needs a frozen waste of yours without special income.",
        "ruby": "Treasure is cashed in, not placed.",
        "troll": "It isn't behind your Shield.",
    }
    assert {name: why(game, f"place {name}") for name in said} == said
    events = table(kingdoms=[[0]], shields=["vandals good_harvest bow"], phase="random_events")
    assert why(events, "play_event vandals") == "It has no target now."
    assert why(events, "play_event good_harvest") == ""
    assert why(events, "play_event bow") == "That isn't an event."


def test_why_a_hero_cannot_be_recruited() -> None:
    """6."""
    lord = table(kingdoms=[[0]], armies=[{0: "swamp_king"}], phase="recruit_heroes", offer="ice_lord warlord")
    assert why(lord, "seek ice_lord") == "You already have a Terrain Lord."
    assert (why(lord, "seek warlord"), why(lord, "seek swamp_king")) == ("", "Not on offer.")
    full = table(kingdoms=[[2]], armies=[{2: TEN}], phase="recruit_heroes", offer="warlord")
    assert why(full, "seek warlord") == "No hex of yours has room for a Hero."


def test_why_nothing_can_be_built_there() -> None:
    """13.1, 13.2."""
    lands = {0: "castle", 1: "citadel", 2: "keep"}
    game = table(kingdoms=[[0, 1, 2]], forts=lands, gold=[9], phase="construction").do("build 2")
    assert [why(game, f"build {hex_}") for hex_ in (0, 1, 2, 30)] == [
        "You already have a citadel.", "A citadel is as high as it gets.", "You already built here this turn.",
        "You don't own it.",
    ]  # fmt: skip
    poor = table(kingdoms=[[0, 1]], forts={0: "castle"}, gold=[3], phase="construction")
    assert why(poor, "build 1") == "It costs 5 gold."
    wanted = poor.state.charter.citadel_income
    assert why(poor, "build 0") == f"A citadel needs an income of {wanted}."
