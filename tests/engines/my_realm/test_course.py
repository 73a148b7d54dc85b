"""The course of the game (reference 2, 3, 4, 9): setting up, three phases, cards, the die, rebellion, endings."""

import pytest

from engines.core.game import set_up
from engines.core.match import Match
from engines.core.types import Option, Story
from engines.my_realm.forms import COMPARE
from engines.my_realm.game import GAME
from engines.my_realm.matters import CARDS, MATTERS, VALUES

from .table import Table, table

SAFE = "health 3, family 7, science 9"


def test_the_setup_gives_nine_tokens_a_key_and_a_pile_of_27() -> None:
    state = GAME.new(set_up(GAME, 2, seed=4))
    assert (state.tokens, state.points, state.phase, state.year) == (9, 0, 1, 1)
    assert sorted(state.key) == list(VALUES)
    assert sorted(state.deck) == list(CARDS)


def test_the_key_is_a_fair_shuffle() -> None:
    firsts = [GAME.new(set_up(GAME, 2, seed=seed)).key.index(1) for seed in range(900)]
    assert all(70 < firsts.count(matter) < 130 for matter in MATTERS)


def test_only_the_king_is_told_the_key() -> None:
    story = Story()
    GAME.new(set_up(GAME, 2), story)
    drawn = next(event for event in story if event.kind == "key_drawn")
    assert drawn.seen_by(0).secret
    assert not drawn.seen_by(1).secret


def test_phase_one_has_three_years_and_no_die() -> None:
    game = table("health family science", year=1, budget=0)
    for _ in range(2):
        game.judge(SAFE)
        assert game.state.phase == 1
        game.state.deck += game.state.dealt
        game.state.agenda.pop()
        _deal_again(game)
    game.judge(SAFE)
    assert game.told("death_rolled") == []
    assert game.told("phase_began") == ["phase_began 2"]


def _deal_again(game: Table) -> None:
    """Let the same three matters come up once more."""
    state = game.state
    state.deck = [card for card in CARDS if card not in (21, 18, 12)] + [12, 18, 21]
    state.spent, state.aside, state.dealt = [], [], ()
    state.agenda.append(("rebellion",))
    game.do("draw")
    assert game.dealt == "health family science"


def test_the_sixth_year_of_phase_two_always_ends_in_death() -> None:
    for die in range(1, 7):
        assert table("health family science", phase=2, year=6).next_die(die).judge(SAFE).state.phase == 3


def test_in_phase_two_the_third_year_brings_no_shuffle() -> None:
    game = table("health family science", phase=2, year=3).next_die(6).judge(SAFE)
    assert (game.state.phase, game.state.year) == (2, 4)
    assert game.told("shuffled") == []


def test_the_king_leaves_at_once_without_closing_words() -> None:
    game = table("health family science", phase=2).next_die(1).judge(SAFE)
    assert game.asked == (1, "decide")
    assert game.state.words == 0


def test_tokens_carry_over_and_points_begin_with_the_queen() -> None:
    game = table("military health science", phase=2, tokens=5).next_die(1).judge("military 5, health 2, science 8")
    assert (game.state.tokens, game.state.points) == (3, 0)


def test_the_queen_rules_three_years() -> None:
    game = table("military health presence", phase=3, year=3).judge("military 1, health 2, presence 3")
    assert (game.state.points, game.ending) == (3, "honour")


def test_duplicates_lie_open_until_all_cards_are_shuffled() -> None:
    game = table(deck="health health military science").do("draw")
    assert game.sees(1).aside == game.state.aside != []


def test_a_dry_pile_is_made_anew_but_not_from_this_years_cards() -> None:
    game = table(deck="health")
    state = game.state
    state.spent, state.deck = state.deck[:-1], state.deck[-1:]
    game.do("draw")
    assert game.dealt.startswith("health ")
    assert game.told("shuffled") == ["shuffled 26"]
    assert game.state.phase == game.state.year == 1
    assert len(state.deck) + len(state.dealt) + len(state.aside) == 27


def test_the_history_keeps_every_year_through_shuffles() -> None:
    game = table("health family science", year=3).judge(SAFE)
    assert game.told("shuffled") == ["shuffled 27"]
    assert [year.numbers for year in game.sees(1).years] == [(3, 7, 9)]


def test_rebellion_is_offered_before_every_year_while_the_king_lives() -> None:
    for phase in (1, 2):
        assert table(phase=phase).said() == ["draw", "rebel"]


def test_a_rebel_names_six_different_matters_and_six_different_values() -> None:
    game = table().do("rebel", "claim military", "value 1")
    assert "claim military" not in game.options()
    assert "value 1" not in game.do("claim health").options()
    assert len(game.options("value")) == 8


def test_a_rebel_may_think_better_of_it_at_every_step_and_the_year_begins() -> None:
    for steps in (["rebel"], ["rebel", "claim law"], ["rebel", "claim law", "value 8"]):
        game = table(deck="health family science").do(*steps, "relent")
        assert game.dealt == "health family science"
        assert game.told("rebelled") == []


def test_tiles_may_lie_in_any_order_and_be_taken_back_until_they_are_sealed() -> None:
    game = table("health family science").do("place science 9", "place health 3", "back")
    assert len(game.options("place")) == 27
    game.do("place family 7", "place health 3", "place science 9", "seal")
    assert game.state.years[0].numbers == (3, 7, 9)


def test_a_tile_lies_on_one_matter_only() -> None:
    game = table("health family science").do("place science 9")
    assert "place health 9" not in game.options()
    assert not [option for option in game.options() if "science" in option]


def test_tokens_never_go_below_nothing() -> None:
    game = table("military trade law", tokens=2).judge("military 1, law 3, trade 4")
    assert (game.state.tokens, game.state.years[0].loss) == (0, 2)


@pytest.mark.parametrize(
    ("points", "ending"), [(0, "honour"), (3, "glory"), (6, "golden_age")], ids=["three", "six", "nine"]
)
def test_points_decide_the_ending(points: int, ending: str) -> None:
    game = table("military trade law", phase=3, year=3, points=points).judge("military 1, trade 4, law 8")
    assert (game.ending, game.outcome.winners) == (ending, (0, 1))
    assert game.outcome.scores == (points + 3, points + 3)


def test_the_key_lies_open_when_it_is_over() -> None:
    game = table("military trade law", phase=3, year=3).judge("military 1, trade 4, law 8")
    assert game.sees(1).key == game.sees(-1).key == game.state.key
    assert game.told("key_shown")[0].startswith("key_shown military+health+presence")


def test_the_year_has_a_rumour_for_colour() -> None:
    rumours = {GAME.new(set_up(GAME, 2, seed=seed)).rumour for seed in range(200)}
    assert rumours == set(range(9))


def test_what_is_laid_or_begun_can_be_taken_back_but_not_what_is_sealed_or_said() -> None:
    match = Match(GAME, set_up(GAME, 2, {"mode": "demo"}, 3))
    match.submit(Option("draw"))
    assert match.undoable == 0  # the cards lie open
    for option in (Option("listen"), Option("form", (COMPARE,))):
        match.submit(option)
    assert match.undoable == 1
    match.undo()
    while match.decision and not match.state.sayings:
        match.submit(match.decision.options[0])
    assert match.undoable == 0  # what the King said cannot be unsaid
    match.submit(Option("ready"))
    for _ in range(3):
        assert match.decision is not None
        match.submit(match.decision.options[0])
    assert match.undoable == 4
    match.submit(Option("seal"))
    assert match.undoable == 0
