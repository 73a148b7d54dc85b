"""Every law that `broken` watches is broken here on purpose, and must be named."""

from collections.abc import Callable

import pytest

from engines.cover_your_kingdom.cards import FIRST, HIGHLAND, LOWLAND, SPYDRA
from engines.cover_your_kingdom.charter import LAND_SLOTS
from engines.cover_your_kingdom.game import GAME
from engines.cover_your_kingdom.state import State

from .table import KLAKEN, YOGI, table

LO0, HI1 = 0 * LAND_SLOTS + LOWLAND, 1 * LAND_SLOTS + HIGHLAND


def position() -> State:
    return table(
        ["yogi yogi bragon", "ct", "klaken"],
        [{"lowland": ["klaken klaken"]}, {"highland": ["yogi yogi", "bragon ct"]}],
        discard="yogi",
    ).state


def lose_a_card(state: State) -> None:
    state.deck.pop()


def copy_a_card(state: State) -> None:
    state.retired.append(state.deck[0])


def found_a_clan_twice(state: State) -> None:
    state.stacks[HI1] = tuple((0, kin, cards) for _, kin, cards in state.stacks[HI1])


def settle_in_the_wrong_land(state: State) -> None:
    state.stacks[LO0], state.stacks[HI1] = state.stacks[HI1], state.stacks[LO0]


def put_a_wild_on_top(state: State) -> None:
    (id_, kin, cards), *rest = reversed(state.stacks[HI1])
    state.stacks[HI1] = (*rest, (id_, kin, cards[::-1]))


def miscount_the_clans(state: State) -> None:
    state.clans[1] += 1


def show_another_face(state: State) -> None:
    state.faces[0] = 0


def lure_with_the_wrong_kinds(state: State) -> None:
    state.lures[0] = 1


def shuffle_a_hand(state: State) -> None:
    state.hands[0].reverse()


def know_the_own_card(state: State) -> None:
    state.seen[state.hands[0][0]] = 1


def know_a_card_that_is_in_no_hand(state: State) -> None:
    state.seen[state.deck[0]] = 2


def discard_a_wild(state: State) -> None:
    wild = next(card for card in state.deck if card >= FIRST[SPYDRA])
    state.deck.remove(wild)
    state.discard.append(wild)


def challenge_for_nothing(state: State) -> None:
    state.agenda.append(("answer", 2, 0, 2, KLAKEN, LOWLAND, (), (), False))


@pytest.mark.parametrize(
    ("breach", "law"),
    [
        (lose_a_card, "Cards missing"),
        (copy_a_card, "more than once"),
        (found_a_clan_twice, "is there twice"),
        (settle_in_the_wrong_land, "cannot live in land"),
        (put_a_wild_on_top, "is no lawful clan"),
        (miscount_the_clans, "does not have 3 clans"),
        (show_another_face, "does not show what lies on top"),
        (lure_with_the_wrong_kinds, "lures recruiters"),
        (shuffle_a_hand, "is not sorted"),
        (know_the_own_card, "lies nowhere it could be"),
        (know_a_card_that_is_in_no_hand, "lies nowhere it could be"),
        (discard_a_wild, "cannot be discarded"),
        (challenge_for_nothing, "a clan that is not there"),
    ],
)
def test_a_broken_law_is_named(breach: Callable[[State], None], law: str) -> None:
    state = position()
    assert GAME.broken(state) == []
    breach(state)
    assert any(law in fault for fault in GAME.broken(state)), GAME.broken(state)


def test_tokens_must_add_up() -> None:
    state = table(["yogi"], seats=7, constellations=True).state
    state.tokens = (5, *state.tokens[1:])
    assert GAME.broken(state) == [f"Tokens of species {YOGI} do not add up."]


def test_an_open_pile_of_the_inn_shows_a_card_and_no_hire() -> None:
    state = table(["yogi", "yogi"], inn=["mob klaken", "yogi"]).state
    state.inn_open |= 1 << 3
    assert GAME.broken(state) == ["Inn pile 3 shows nothing or a hire."]
    state.inn_open = 1
    state.inn = (state.inn[0][::-1], *state.inn[1:])
    assert GAME.broken(state) == ["Inn pile 0 shows nothing or a hire."]
