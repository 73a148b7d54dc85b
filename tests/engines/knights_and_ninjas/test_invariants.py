"""Every law that `broken` watches is broken here on purpose, and must be named."""

from collections.abc import Callable

import pytest

from engines.knights_and_ninjas.cards import ARCHER, CASTLE, FIRST, JESTER, KNIGHT
from engines.knights_and_ninjas.game import GAME
from engines.knights_and_ninjas.state import State

from .table import table


def position() -> State:
    return table(["knight soldier", "king queen"], walls={1: "castle archer"}).state


def lose_a_card(state: State) -> None:
    state.deck.pop()


def copy_a_card(state: State) -> None:
    state.discard.append(state.deck[0])


def make_a_gem(state: State) -> None:
    state.gems[0] += 1


def owe_gems(state: State) -> None:
    state.gems[:] = [-1, 7, 9]


def lower_the_target(state: State) -> None:
    state.target -= 1


def forget_to_win(state: State) -> None:
    state.gems[:] = [10, 5, 0]


def shuffle_a_hand(state: State) -> None:
    state.hands[1].reverse()


def know_a_card_that_is_not_there(state: State) -> None:
    state.seen[state.deck[0]] = 1


def know_the_own_card(state: State) -> None:
    state.seen[state.hands[0][0]] = 1


def show_another_wall(state: State) -> None:
    state.walls[1] = 1


def build_a_castle_of_jesters(state: State) -> None:
    state.deck.remove(FIRST[JESTER])
    state.deck.append(state.forts[3])
    state.forts[3] = FIRST[JESTER]


def climb_a_knight(state: State) -> None:
    state.deck.remove(FIRST[KNIGHT] + 5)
    state.ladder = FIRST[KNIGHT] + 5


def strike_between_strangers(state: State) -> None:
    state.agenda.append(("respond", 1, 2, KNIGHT, 3, ()))


def arm_an_archer(state: State) -> None:
    state.victim = 1
    state.agenda.append(("respond", 1, 0, ARCHER, 2, ()))


def rob_oneself(state: State) -> None:
    state.agenda.append(("highwayman", (1, 2), 1, 2))


def go_on_after_the_end(state: State) -> None:
    state.winners = (1,)


def draft_with_three(state: State) -> None:
    state.lane = (state.deck.pop(),)


BREAKS = {
    lose_a_card: "Cards missing",
    copy_a_card: "more than once",
    make_a_gem: "Gems do not add up",
    owe_gems: "gems are",
    lower_the_target: "The target is",
    forget_to_win: "Somebody has won",
    shuffle_a_hand: "is not sorted",
    know_a_card_that_is_not_there: "lies nowhere it could be",
    know_the_own_card: "lies nowhere it could be",
    show_another_wall: "does not show what stands there",
    build_a_castle_of_jesters: f"cannot stand as {CASTLE}",
    climb_a_knight: "Something else than a Ladder",
    strike_between_strangers: "between others than attacker and victim",
    arm_an_archer: "An Archer has strength",
    rob_oneself: "captured gems",
    go_on_after_the_end: "something is still to be done",
    draft_with_three: "draft with more than two",
}


@pytest.mark.parametrize(("change", "named"), BREAKS.items(), ids=lambda part: getattr(part, "__name__", ""))
def test_a_broken_law_is_named(change: Callable[[State], None], named: str) -> None:
    state = position()
    assert GAME.broken(state) == []
    change(state)
    assert any(named in fault for fault in GAME.broken(state)), GAME.broken(state)


def test_the_laws_of_the_two_player_game() -> None:
    state = table(["knight", "king"], seats=2).state
    state.target = 11
    assert "With two players the target never falls." in GAME.broken(state)
    state = table(["knight", "king"], seats=2).state
    state.lane = (state.deck.pop(),)
    assert GAME.broken(state) == ["Cards of a draft lie about, and nobody drafts."]
    state = table(["knight minstrel", "king"], seats=2).state
    state.forts[2], state.walls[0] = state.hands[0].pop(), 4
    assert GAME.broken(state) == ["With two players a Minstrel never stays."]
