"""Easy and hard Rulers, characters, the evaluation and the blunders; how a normal one plays is in `test_bots`."""

import math
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from engines.core.blunders import DecisionTaken, WholeGame, found, played_course
from engines.core.bots import Bot, Deadline, tell
from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.search import Budget
from engines.core.types import Option, Story
from engines.core.vocabulary import sentence, spell
from engines.cover_your_kingdom.blunders import BLUNDERS
from engines.cover_your_kingdom.bots import Easy, Hard, Normal
from engines.cover_your_kingdom.bots.evaluation import TRAITS, tables, traits, value
from engines.cover_your_kingdom.bots.players import BUDGET
from engines.cover_your_kingdom.bots.taste import taste_of
from engines.cover_your_kingdom.game import GAME
from engines.cover_your_kingdom.opponents import CHARACTERS
from tests.engines.cover_your_kingdom.table import Table, table
from tests.opponents.cover_your_kingdom_before import Steward
from tests.opponents.rulers import deeds

MODES: tuple[tuple[int, Mapping[str, Any]], ...] = (
    (2, {}),
    (3, {"powers": 2}),
    (4, {"mode": "quick"}),
    (8, {"powers": 1, "constellations": True, "lightSpeed": True}),
)
QUICKLY = Budget(simulations=4, candidates=3, turns=2, gate=1.0)
FULL = "yogi leprecon vulcent sighclops pegleg unique"


def options_of(bots: list[Bot[Any]], options: Mapping[str, Any], seed: int) -> list[Option]:
    """A whole game: the answers that were given."""
    story, given = Story(), list[Option]()
    state = GAME.new(set_up(GAME, len(bots), options, seed), story)
    rngs = [Rng(seed, f"bot {seat}") for seat in range(len(bots))]
    while (decision := GAME.decision(state)) is not None:
        for seat, bot in enumerate(bots):
            tell(bot, seat, story)
        story = Story()
        seat = decision.seat
        option = bots[seat].choose(GAME.view(state, seat), decision, Deadline(math.inf), rngs[seat])
        assert option in decision.options
        given.append(option)
        GAME.apply(state, option, story)
    return given


def hard(game: Table, budget: Budget = BUDGET) -> str:
    """What a hard Ruler does here."""
    decision = GAME.decision(game.state)
    assert decision is not None
    view = GAME.view(game.state, decision.seat)
    return sentence(spell(Hard(GAME, budget=budget).choose(view, decision, Deadline(math.inf), Rng(1)), GAME.verbs))


# -- hard


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_hard_rulers_play_every_mode_to_its_end_without_a_slip(seats: int, options: Mapping[str, Any]) -> None:
    bots: list[Bot[Any]] = [Hard(GAME, budget=QUICKLY), *[Normal() for _ in range(seats - 1)]]
    setup = set_up(GAME, seats, options, 2)
    course = played_course(GAME, setup, options_of(bots, options, 2))
    assert course.outcome is not None
    assert [(blunder.name, moment) for blunder, moment in found(course, BLUNDERS) if blunder.forbidden] == []


def test_the_same_seed_gives_the_same_game() -> None:
    def game() -> list[Option]:
        return options_of([Hard(GAME, budget=QUICKLY), Normal(), Easy()], {}, 6)

    assert game() == game()


def test_a_hard_ruler_takes_a_dear_clan_that_nobody_can_hold() -> None:
    rich = {"highland": ["yogi yogi", "bragon bragon ct ct spydra"], "lowland": ["klaken klaken"]}
    game = table(["bragon bragon klaken", "", FULL], [{"lowland": ["vulcent vulcent"]}, rich], deck="")
    assert hard(game) == "recruit bragon 1 highland"


# -- easy, and characters


def test_an_easy_ruler_does_not_always_do_what_a_normal_one_does() -> None:
    game = table(["yogi yogi bragon bragon klaken", FULL, FULL])
    decision = GAME.decision(game.state)
    assert decision is not None
    view, far = GAME.view(game.state, 0), Deadline(math.inf)
    answers = [Easy().choose(view, decision, far, Rng(seed)) for seed in range(40)]
    best = Normal().choose(view, decision, far, Rng(0))
    assert 10 < answers.count(best) < 40


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.id)
def test_a_character_has_likings_of_its_own(character: Any) -> None:
    taste = taste_of(character)
    assert character.weights
    assert all(getattr(taste, name) == weight for name, weight in character.weights.items())


@pytest.mark.thorough
def test_characters_play_different_games() -> None:
    """Who challenges, who settles, who challenges with nothing more to answer with, who keeps wilds, who adds."""
    told = deeds(0, 60)
    cautious, bold, grudging, greedy = [told[character] for character in ("cautious", "bold", "grudging", "greedy")]
    assert bold["recruit"] > 1.15 * cautious["recruit"]
    assert cautious["settle"] > 1.15 * bold["settle"]
    assert all(bold["bare"] > 1.2 * other["bare"] for other in (cautious, grudging, greedy))
    wilds = {name: counts["wilds"] / counts["turns"] for name, counts in told.items()}
    assert wilds["greedy"] == max(wilds.values())
    assert wilds["greedy"] > 1.15 * wilds["bold"]
    assert greedy["add"] > 1.15 * max(bold["add"], grudging["add"])  # a cautious one, who challenges less, adds too


# -- evaluation


def test_every_mode_has_its_weights() -> None:
    assert all(len(table.base) == len(table.left) == len(table.empty) == len(TRAITS) for table in tables().values())


def test_the_richer_kingdom_is_likelier_to_win() -> None:
    rich = {"highland": ["bragon bragon ct", "yogi yogi"], "lowland": ["klaken klaken ct", "vulcent vulcent"]}
    poor = {"highland": ["yogi yogi"]}
    state = table([FULL, FULL, FULL], [poor, rich, poor]).state
    chances = value(state)
    assert max(chances) == chances[1]
    assert math.isclose(sum(chances), 1)


def test_buried_magic_counts_as_buried_and_a_clan_on_top_as_open() -> None:
    kingdom = {"highland": ["bragon bragon", "yogi yogi"]}
    row = dict(zip(TRAITS, traits(table(["", "yogi", FULL], [kingdom]).state)[0], strict=True))
    assert (row["buried"], row["safe"], row["exposed"]) == (0.3, 0, 0.1)


# -- blunders


def test_the_rulers_of_before_blunder_and_the_normal_ones_do_not() -> None:
    def forbidden(make: Callable[[], Bot[Any]], seed: int) -> int:
        bots = [make() for _ in range(4)]
        course = played_course(GAME, set_up(GAME, 4, {}, seed), options_of(bots, {}, seed))
        return sum(blunder.forbidden for blunder, _ in found(course, BLUNDERS))

    assert any(forbidden(Steward, seed) for seed in range(30))
    assert [forbidden(Normal, seed) for seed in range(3)] == [0, 0, 0]


BLUNDERED = {
    "elves at home": (
        lambda: table(["elves yogi", FULL, FULL], [{"highland": ["yogi yogi"], "lowland": ["klaken klaken"]}]),
        "elves 0 lowland",
    ),
    "bad swap": (
        lambda: table(["mob yogi", FULL, FULL], [{"highland": ["bragon bragon"]}, {"highland": ["yogi yogi"]}]),
        "mob highland 1 highland",
    ),
    "wild beside twins": (lambda: table(["yogi yogi ct", FULL, FULL]), "settle yogi ct highland paid"),
    "terrier first": (
        lambda: table(
            ["yogi ct", FULL, FULL],
            [{"lowland": ["klaken klaken"]}, {"highland": ["bragon bragon", "yogi yogi"]}],
        ),
        "recruit ct 1 highland",
    ),
    "wild thrown away": (lambda: table(["yogi ct", FULL, FULL, FULL], mode="quick"), "discard ct"),
    "discarded growth": (
        lambda: table(["yogi", FULL, FULL], [{"highland": ["yogi yogi"]}], deck=""),
        "discard yogi",
    ),
    "discarded for nothing": (lambda: table(["yogi klaken", "yogi", "yogi"], actions=1, deck=""), "discard yogi"),
    "guarded nothing": (lambda: table(["minnowtaur yogi", FULL, FULL]), "protect minnowtaur highland"),
}


@pytest.mark.parametrize("name", BLUNDERED)
def test_a_forbidden_blunder_is_found_and_never_made(name: str) -> None:
    make, answer = BLUNDERED[name]
    game = make()
    decision = GAME.decision(game.state)
    assert decision is not None
    option = next(option for option in decision.options if sentence(spell(option, GAME.verbs)) == answer)
    before, story = GAME.clone(game.state), Story()
    GAME.apply(game.state, option, story)
    deed = DecisionTaken(1, decision.seat, decision, option, before, tuple(story), game.state)
    course = WholeGame(GAME, set_up(GAME, before.charter.seats, {}, 0), [deed], None)
    assert name in [blunder.name for blunder, _ in found(course, BLUNDERS)]
    assert hard(make(), QUICKLY) != answer


def test_whoever_can_do_nothing_else_does_not_blunder() -> None:
    game = table(["mob", FULL, FULL], [{"highland": ["bragon bragon"]}, {"highland": ["yogi yogi"]}])
    decision = GAME.decision(game.state)
    assert decision is not None
    before = GAME.clone(game.state)
    GAME.apply(game.state, decision.options[0])
    deed = DecisionTaken(1, 0, decision, decision.options[0], before, (), game.state)
    assert decision.options[0].verb == "mob"
    assert list(found(WholeGame(GAME, set_up(GAME, 3, {}, 0), [deed], None), BLUNDERS)) == []


def test_there_are_enough_blunders_and_each_has_a_name_of_its_own() -> None:
    assert len({blunder.name for blunder in BLUNDERS}) == len(BLUNDERS) >= 12
