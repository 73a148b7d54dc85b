"""Which games are told, and how a game becomes a story."""

import json
import shlex
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from textwrap import wrap
from typing import Any, NamedTuple

from engines.core.game import Game, set_up
from engines.core.rng import Rng
from engines.core.setup import Setup, Value
from engines.core.types import WATCHER, Decision, Event, Option, Story, View
from engines.core.vocabulary import spell, spell_event

from .players import PLAYERS

FOLDER = Path(__file__).parent
WIDTH = 118
TABLE_EVERY = 30  # decisions
TAIL = 12  # decisions told at the end of a game whose middle is left out


class Tale(NamedTuple):
    """One file: a table in the words of the command line, a seed, how many decisions are told and from which on, and
    who plays."""

    file: str
    table: str
    seed: int
    told: int = 60
    since: int = 0
    player: str = "chance"


_TIGHT = (
    '"board=0 0 plains; 0 -1 forest; 1 -1 jungle; 1 0 swamp; 0 1 desert; -1 1 mountain; -1 0 frozen_waste; '
    "-1 -1 plains; 0 -2 forest; 1 -2 jungle; 2 -2 swamp; 2 -1 desert; 2 0 mountain; 1 1 frozen_waste; 0 2 plains; "
    '-1 2 forest; -2 2 jungle; -2 1 swamp; -2 0 desert | *: 7 10 13 16"'
)
"""Nineteen hexes for four players of Kings & Things: they soon meet."""

_HOUSE_RULES = "lockedUp=true dragonsLair=true invaders=true dancingBear=true"

TALES: dict[str, tuple[Tale, ...]] = {
    "cover_your_kingdom": (
        Tale("standard_4", "standard 4", 1, 95),
        Tale("standard_6_neighbours", "standard 6", 2, 85),
        Tale("two_rulers", "two 2", 3, 95),
        Tale("quick_start_4", "quick 4", 4, 95),
        Tale("constellations_light_speed_7", "standard 7 constellations=true lightSpeed=true", 5, 85),
        Tale("powers_3_two_each", "standard 3 powers=2", 6, 95),
        Tale("powers_5", "standard 5 powers=1", 7, 95),
        Tale("contest_first2_3", "standard 3 contest=first2", 8, 95),
        Tale("standard_3", "standard 3", 11),
        Tale("standard_5_sum2", "standard 5 contest=sum2", 12),
        Tale("standard_8", "standard 8", 13),
        Tale("standard_8_all_add_ons", "standard 8 constellations=true lightSpeed=true powers=1", 14),
        Tale("two_rulers_all_add_ons", "two 2 constellations=true lightSpeed=true powers=2", 15),
        Tale("two_rulers_sum3", "two 2 contest=sum3 twoPlayerHand=6 innOpeningSpydra=one", 16),
        Tale("quick_start_6", "quick 6", 17),
        Tale("quick_start_8_house_rules", "quick 8 quickRetargetLimit=true quickWildFromDiscard=true", 18),
        Tale("open_4", "standard 4 openStacks=true openHistory=true", 19),
        Tale("no_masks_4", "standard 4 maskForcedConcede=false pairDemandsPair=true", 20),
        Tale("stern_guards_4", "standard 4 blockStopsMoves=true elvesFailLocks=true elvesOwnClan=false", 21),
        Tale("loose_powers_4", "standard 4 powers=1 dissedHardAny=true spydraAnswersSubCerbient=true", 22),
        Tale("other_values_4", "standard 4 valuesTable=bragon:30:lowland,yogi:1 wizardVsGuard=allowed", 23),
    ),
    "kings_and_things": (
        Tale("standard_4", "standard 4 turn_limit=5", 4, 95),
        Tale("standard_3", "standard 3 turn_limit=5", 5, 95),
        Tale("standard_2", "standard 2 turn_limit=10", 4, 95),
        Tale("beginners_4", "beginners 4 turn_limit=5", 5, 95),
        Tale("beginners_3", "beginners 3 turn_limit=5", 6),
        Tale("beginners_2", "beginners 2 turn_limit=5", 7),
        Tale("challenge_4", "standard 4 turn_limit=5 bluff=challenge", 6, 60, 140),
        Tale("challenge_2_beginners", "beginners 2 turn_limit=10 bluff=challenge", 8, 60, 100),
        Tale("three_armies_4", f"standard 4 turn_limit=20 {_TIGHT}", 33, 60, 1470),
        Tale("a_king_falls_4", f"standard 4 turn_limit=20 {_TIGHT}", 2, 60, 1005),
        Tale("hidden_shields_3", "standard 3 turn_limit=5 hide_shield_count=true", 9),
        Tale("at_once_4", "standard 4 turn_limit=5 walk_in=at_once explore_after_fight=at_once", 10, 60, 120),
        Tale("everybody_is_asked_4", "standard 4 turn_limit=5 ask_windows=everyone ask_charm=always", 11, 60, 120),
        Tale("no_charm_3", "standard 3 turn_limit=5 ask_charm=never outsiders_dispel=false", 12, 60, 100),
        Tale("dust_and_siege_3", "standard 3 turn_limit=5 dust=all siege=once great_hunter=4", 13, 60, 100),
        Tale("attackers_choose_4", "standard 4 turn_limit=5 segments=attacking damage_without_round=true", 14, 60, 200),
        Tale(
            "harvest_and_workers_4",
            "standard 4 turn_limit=5 harvest_pays_forts=true workers_use_build=false",
            15,
            60,
            200,
        ),
        Tale("stern_shields_3", "standard 3 turn_limit=5 place_excess=false free_discharge=false", 16, 60, 120),
        Tale(
            "conquest_2",
            "standard 2 turn_limit=20 victory=conquest true_elimination=all marker_limit=true",
            17,
            60,
            300,
        ),
        Tale("fan_and_first_player_3", "beginners 3 turn_limit=5 fan_on_cloud=events first_player=2", 18, 60, 100),
        Tale("ten_turns_4", "standard 4 turn_limit=10", 19, 60, 500),
        Tale("ten_turns_3_beginners", "beginners 3 turn_limit=10", 20, 60, 350),
        Tale("true_elimination_4", f"standard 4 turn_limit=60 victory=conquest {_TIGHT}", 660, 112, 3735, "greed"),
    ),
    "knights_and_ninjas": (
        Tale("standard_4", "standard 4", 113, 95),
        Tale("standard_3", "standard 3", 2, 95),
        Tale("standard_5", "standard 5", 3, 95),
        Tale("standard_6", "standard 6", 5, 95),
        Tale("two_kingdoms", "two 2", 46, 95),
        Tale("two_kingdoms_and_a_traitor", "two 2", 31, 95),
        Tale("beginners_3", "standard 3 beginnerDeck=true", 7),
        Tale("beginners_two", "two 2 beginnerDeck=true", 8),
        Tale("locked_up_4", "standard 4 lockedUp=true", 11, 95),
        Tale("dragons_lair_4", "standard 4 dragonsLair=true", 2, 95),
        Tale("invaders_4", "standard 4 invaders=true", 7, 130),
        Tale("dancing_bear_3", "standard 3 dancingBear=true", 1, 95),
        Tale("all_house_rules_6", f"standard 6 {_HOUSE_RULES}", 27, 95),
        Tale("all_house_rules_3", f"standard 3 {_HOUSE_RULES}", 14),
        Tale("falling_target_3", "standard 3", 250, 60, 140),
        Tale("falling_target_6_own_turn", "standard 6 winCheck=ownTurn", 5, 60, 160),
        Tale("own_turn_4", "standard 4 winCheck=ownTurn", 15),
        Tale("race_5", "standard 5 highwaymanOrder=race", 4, 95),
        Tale("strict_ladders_4", "standard 4 preAttackStrict=true minstrelVsPreAttack=false", 17),
        Tale("no_masks_4", "standard 4 maskWindows=false", 18, 95),
        Tale("no_masks_two", "two 2 maskWindows=false", 19),
        Tale("open_discard_3", "standard 3 openDiscard=true firstDrawsOne=true firstPlayer=2", 20),
    ),
    "my_realm": (
        Tale("heir", "heir 2", 1, 95),
        Tale("crown", "crown 2", 3, 95),
        Tale("duo", "duo 2", 9, 95),
        Tale("demo", "demo 2", 14, 95),
        Tale("rebellion", "heir 2", 2856),
        Tale("golden_age", "heir 2", 2406, 60, 45),
        Tale("hard_game", "heir 2 startTokens=6", 2, 95),
        Tale("steel_crown", "crown 2 startTokens=6 budget=1", 5),
        Tale("poetic_and_stern", "heir 2 showPlain=false sternScore=true", 15),
        Tale("a_king_who_errs", "crown 2 honest=false", 10, 95),
        Tale("until_the_tokens_are_gone", "heir 2 phase3Rounds=0 budget=0", 10),
        Tale("only_comparisons", "demo 2 vocabulary=compareOnly budget=3 teachAhead=false", 6),
        Tale("a_thick_veil", "heir 2 veilMin=7 budget=3", 7),
        Tale("glory", "heir 2", 202, 60, 70),
        Tale("the_realm_falls", "heir 2", 4, 60, 20),
        Tale("duo_hard_game", "duo 2 startTokens=6", 8),
        Tale("duo_poetic", "duo 2 showPlain=false vocabulary=compareOnly", 16),
        Tale("crown_without_words", "crown 2 budget=0 sternScore=true", 17),
        Tale("an_ambitious_princess", "demo 2 ambitious=true showBelief=true", 18),
        Tale("an_honest_mistake_in_duo", "duo 2 honest=false", 19),
        Tale("a_long_reign", "crown 2 phase3Rounds=0 veilMin=4", 20),
    ),
}


def set_table(game: Game[Any], table: str, seed: int) -> Setup:
    """A setup from a few words: mode, seats, then settings as after `--set`, in quotes where they hold spaces."""
    mode, seats, *settings = shlex.split(table)
    wishes: dict[str, Value] = {"mode": mode}
    for setting in settings:
        name, _, value = setting.partition("=")
        wishes[name] = value
    return set_up(game, int(seats), wishes, seed)


class StoryStep(NamedTuple):
    decision: Decision
    state: Any  # as it was when the question was put
    option: Option
    events: Story


class Played(NamedTuple):
    """A tale's game from beginning to end."""

    setup: Setup
    opening: Story
    steps: list[StoryStep]
    end: Any


def play(game: Game[Any], tale: Tale) -> Played:
    setup, choose = set_table(game, tale.table, tale.seed), PLAYERS[tale.player]
    opening, rng = Story(), Rng(tale.seed, "golden")
    state = game.new(setup, opening)
    steps = []
    while decision := game.decision(state):
        step = StoryStep(decision, game.clone(state), choose(decision, rng), Story())
        game.apply(state, step.option, step.events)
        steps.append(step)
    return Played(setup, opening, steps, state)


def tell(game: Game[Any], tale: Tale) -> list[str]:
    """The whole file, line by line."""
    setup, opening, steps, end = play(game, tale)
    return [
        f"{game.title}: {tale.table}, seed {tale.seed}, played by {tale.player}",
        "",
        *_paragraph(game, setup, opening, steps[0].state),
        *_decisions(game, setup, steps, end, range(tale.since, tale.since + tale.told)),
        "",
        *_ending(game, setup, end, len(steps)),
    ]


def _decisions(game: Game[Any], setup: Setup, steps: Sequence[StoryStep], end: Any, told: range) -> Iterator[str]:
    afterwards = [*[step.state for step in steps[1:]], end]
    gaps = (range(told.start), range(told.stop, len(steps) - TAIL))
    for number, step in enumerate(steps):
        left_out = next((gap for gap in gaps if number in gap), None)
        if left_out:
            if number == left_out[0]:
                digest = _digest(game, steps[left_out[0] : left_out[-1] + 1])
                yield ""
                yield f"[decisions {left_out[0] + 1} to {left_out[-1] + 1} are left out: {digest}]"
            continue
        if number % TABLE_EVERY == 0:
            yield from _table(game, setup, step)
        yield from _decision(game, setup, number, step, afterwards[number])


def _table(game: Game[Any], setup: Setup, step: StoryStep) -> Iterator[str]:
    seat = step.decision.seat
    yield ""
    yield f"-- as {setup.names[seat]} sees it " + "-" * 60
    yield from game.text.table(game.view(step.state, seat), setup.names)
    yield "-" * 80


def _decision(game: Game[Any], setup: Setup, number: int, step: StoryStep, after: Any) -> Iterator[str]:
    decision, option = step.decision, step.option
    verbs = Counter(offered.verb for offered in decision.options)
    split = ", ".join(f"{count} {verb}" for verb, count in sorted(verbs.items()))
    yield ""
    view = game.view(step.state, decision.seat)
    yield f"{number + 1}. {game.text.prompt(decision, view, setup.names).line} [{decision.kind}: {split}]"
    yield f"   > {game.text.option(option, view, setup.names)}"
    yield from _paragraph(game, setup, step.events, after)


def _paragraph(game: Game[Any], setup: Setup, events: Sequence[Event], after: Any) -> Iterator[str]:
    view = game.view(after, WATCHER)
    sentences = [_sentence(game, setup, event, view) for event in events]
    yield from wrap(" ".join(sentences), WIDTH, initial_indent="   ", subsequent_indent="   ")


def _sentence(game: Game[Any], setup: Setup, event: Event, view: View[Any]) -> str:
    """What everybody hears, and in brackets what some hear instead."""
    fact = game.text.fact
    if not event.secret:
        return fact(event, view, setup.names)
    insiders = " and ".join(name for seat, name in enumerate(setup.names) if event.audience >> seat & 1)
    told = fact(event._replace(secret=()), view, setup.names)
    return f"{told} [{insiders}: {fact(event, view, setup.names)}]"


def _ending(game: Game[Any], setup: Setup, state: Any, decisions: int) -> Iterator[str]:
    outcome = game.outcome(state)
    assert outcome is not None
    winners = " and ".join(setup.names[seat] for seat in outcome.winners) or "nobody"
    yield f"{decisions} decisions; won by {winners}"
    for seat, name in enumerate(setup.names):
        sources = ", ".join(f"{source} {amount}" for source, amount in outcome.sources[seat].items())
        yield f"   {name}: {outcome.scores[seat]} ({sources})"


def _digest(game: Game[Any], steps: Sequence[StoryStep]) -> str:
    """What was left out, in a few letters: it may not change unseen either."""
    facts = [
        [spell(step.option, game.verbs), [spell_event(event, game.events) for event in step.events]] for step in steps
    ]
    return blake2b(json.dumps(facts).encode(), digest_size=8).hexdigest()


def file_of(game: Game[Any], tale: Tale) -> Path:
    return FOLDER / game.id / f"{tale.file}.txt"
