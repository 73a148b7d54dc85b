"""Why not: what a rule leaves out says why, and what it offers has nothing to say."""

from typing import Any

import pytest

from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.types import Decision, Option
from engines.knights_and_ninjas.cards import AS, FACE, GUISE_IDS, KIND, KIND_COUNT, ONE, TREASURE, jest
from engines.knights_and_ninjas.game import GAME
from engines.knights_and_ninjas.reasons import asked_seat, why_shut

from .table import Table, table

NAMES = ("Ada", "Bea", "Cyd", "Dov")
HOUSE_RULES: dict[str, Any] = {"lockedUp": True, "dragonsLair": True, "invaders": True, "dancingBear": True}


def why(game: Table, guise: str) -> str:
    """Why a card of whoever is asked cannot be played."""
    decision = GAME.decision(game.state)
    assert decision is not None
    return why_shut(GUISE_IDS.index(guise), GAME.view(game.state, decision.seat).state)


def playable(decision: Decision, guise: int, state: Any) -> bool:
    """Whether some option plays this card in this guise; to pass with it is not to play it."""
    if decision.kind == "turn" and any(
        state.charter.prey[state.walls[option.args[0]]] & ONE[AS[guise]]
        for option in decision.options
        if option.verb == "attack"
    ):
        return True  # the victim is chosen first
    own = {"key": "key", "treasure": "treasure", "supply_ship": "supply_ship"}
    for option in decision.options:
        if option.verb in ("attack", "pass"):
            continue
        if own.get(option.verb) == GUISE_IDS[guise]:
            return True
        cards = option.args[0] if option.args and isinstance(option.args[0], tuple) else option.args[:1]
        if option.verb not in own and guise in cards:
            return True
    return False


@pytest.mark.parametrize("seed", range(8))
def test_what_is_offered_has_no_reason_and_what_is_not_has_one(seed: int) -> None:
    """Every card in hand, and every name of a Jester, in games played by chance."""
    seats = 2 if seed % 4 == 0 else 4
    state = GAME.new(set_up(GAME, seats, HOUSE_RULES if seats > 2 else {}, seed))
    rng = Rng(seed, "reasons")
    for _ in range(250):
        decision = GAME.decision(state)
        if decision is None:
            break
        view = GAME.view(state, decision.seat)
        offered = [GAME.text.why_not(option, view, NAMES) for option in decision.options]
        assert not any(offered), (decision.kind, offered)
        if asked_seat(state) is not None:
            assert asked_seat(state) == decision.seat
            _check_hand(decision, view.state)
        verb = rng.pick(sorted({option.verb for option in decision.options}))
        GAME.apply(state, rng.pick(sorted(option for option in decision.options if option.verb == verb)))


def _check_hand(decision: Decision, state: Any) -> None:
    kinds = {KIND[card] for card in state.hands[decision.seat]}
    guises = [kind for kind in kinds if GUISE_IDS[kind] != "jester"]
    if len(guises) < len(kinds):
        guises += [jest(kind) for kind in range(KIND_COUNT) if state.charter.living & ONE[kind]]
    for guise in guises:
        reason = why_shut(guise, state)
        assert bool(reason) != playable(decision, guise, state), (decision, GUISE_IDS[guise], reason)


@pytest.mark.parametrize(
    ("walls", "kind", "reason"),
    [
        ("castle", "soldier", "needs a Ladder"),
        ("castle archer", "ladder", "the Archer first"),
        ("castle archer", "dragon", "the Archer first"),
        ("", "catapult", "no Castle there"),
        ("castle", "archer", "no Archer to shoot"),
        ("castle", "monk", "can't attack"),
        ("castle", "ninja", ""),
    ],
)
def test_a_card_that_cannot_be_laid_says_why(walls: str, kind: str, reason: str) -> None:
    game = table(hands=[f"ninja {kind}", "", ""], walls={1: walls} if walls else {}).do("attack 1")
    assert why(game, kind) == reason


def test_one_ladder_is_enough_and_strict_rules_have_no_second_siege() -> None:
    game = table(hands=["ladder ladder king", "", ""], walls={1: "castle"}).do("attack 1", "lay ladder", "endure")
    assert why(game, "ladder") == "one is enough"
    hands = ["ninja catapult dragon", "executioner", ""]
    strict = table(hands, walls={1: "castle"}, preAttackStrict=True, gems=[9, 0, 6]).do("attack 1", "lay ninja")
    strict.do("endure")
    assert why(strict, "catapult") == "too late in this attack"


@pytest.mark.parametrize(
    ("attacker", "walls", "hand", "reason"),
    [
        ("ninja", {}, "soldier", "only common attackers"),
        ("dragon", {}, "traitor", "only common attackers"),
        ("king", {}, "ninja", "it only attacks"),
        ("king", {}, "ladder", "only in your own attack"),
        ("king", {}, "princess", "only a Knight or a Dragon"),
        ("king", {}, "highwayman", "only after gems are taken"),
        ("king", {}, "castle", "no answer to an attack"),
        ("king", {}, "guard", "strength 4 is too much"),
        ("ninja", {}, "guard", "only common attackers"),
        ("archer", {1: "archer"}, "shield_maiden", "only against strength"),
        ("ladder", {1: "castle"}, "executioner", "it has no head"),
        ("ladder", {1: "castle"}, "minstrel", "not against siege cards"),
        ("king", {}, "executioner", ""),
    ],
)
def test_a_card_that_is_no_answer_says_why(attacker: str, walls: dict[int, str], hand: str, reason: str) -> None:
    options = {**HOUSE_RULES, "minstrelVsPreAttack": False}
    game = table(hands=[f"{attacker} king", hand, ""], walls=walls, **options)
    game.do("attack 1", f"lay {attacker}")
    assert why(game, hand) == reason


def test_a_jester_without_a_name_is_shut_only_where_no_name_helps() -> None:
    game = table(hands=["ladder", "jester", ""], walls={1: "castle"}, minstrelVsPreAttack=False)
    assert why(game.do("attack 1", "lay ladder"), "jester") == "no name helps"
    assert why(table(hands=["king", "jester", ""]).do("attack 1", "lay king"), "jester") == ""


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("king", "no way in"),
        ("minstrel", "only an answer"),
        ("herald", "no rival has a card"),
        ("merchant", "they need two cards"),
        ("highwayman", "only after gems are taken"),
        ("traitor", "only an answer"),
    ],
)
def test_a_card_that_is_of_no_use_in_a_duel_says_why(kind: str, reason: str) -> None:
    game = table(hands=[f"king minstrel {kind}", ""], seats=2, walls={1: "castle archer"})
    assert game.options() == {"redeal"}
    assert why(game, kind) == reason


@pytest.mark.parametrize(
    ("kind", "options", "reason"),
    [
        ("castle", {"walls": {0: "castle"}}, "already standing"),
        ("monk", {}, "no rival has a Castle"),
        ("merchant", {"gems": [0, 8, 7]}, "it costs 1 gem"),
        ("key", {}, "the Dungeon is empty"),
        ("treasure", {}, "needs another, or a Dragon"),
        ("treasure", {"horde": 0}, "the Horde is empty"),
    ],
)
def test_a_card_that_has_nothing_to_do_says_why(kind: str, options: dict[str, Any], reason: str) -> None:
    horde = options.pop("horde", None)
    game = table(hands=[kind, "soldier soldier", "soldier soldier"], **options, **HOUSE_RULES)
    if horde is not None:
        game.state.horde = horde
    assert why(game, kind) == reason


def test_an_attacker_is_laid_once_the_victim_is_chosen() -> None:
    game = table(hands=["king", "", ""])
    view = GAME.view(game.state, 0)
    lay = Option("lay", ((GUISE_IDS.index("king"),),))
    assert GAME.text.why_not(lay, view, NAMES) == "choose whom to attack first"
    assert why(game, "king") == ""
    assert GAME.text.why_not(lay, GAME.view(game.do("attack 1").state, 0), NAMES) == ""
    assert GAME.text.why_not(Option("treasure", (TREASURE,)), GAME.view(game.state, 0), NAMES) == "not now"


def test_only_a_highwayman_robs() -> None:
    game = table(hands=["knight", "king jester", ""]).do("attack 1", "lay knight", "endure")
    assert why(game, "king") == "no Highwayman"
    assert why(game, "jester") == ""
    assert FACE[jest(0)] == GUISE_IDS.index("jester")
