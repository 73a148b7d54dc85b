"""Anecdotes: what Kings & Things, Knights & Ninjas and My Realm remember, from events and the chronicle of them."""

import pytest

from client.games.counting import TOLD, Anecdote, Counter, leader
from client.games.kings_and_things import anecdotes as of_kings
from client.games.knights_and_ninjas import anecdotes as of_knights
from client.games.my_realm import anecdotes as of_the_realm
from client.games.samples import sample_of, sample_seats
from client.render.pictures import icon
from client.scenes.results.facts import Result, result_of
from engines import GAMES
from engines.core.chronicle import KnownAction
from engines.core.language import ENGLISH
from engines.core.types import WATCHER, Event, Outcome
from engines.kings_and_things import story as story_of_kings
from engines.kings_and_things.phrases import Places
from engines.knights_and_ninjas import story as story_of_knights
from engines.knights_and_ninjas.cards import FIRST, KNIGHT, TRAITOR
from engines.my_realm import story as story_of_the_realm
from engines.my_realm.game import GAME as MY_REALM
from engines.my_realm.matters import KING, PRINCESS
from tests.rounds import first

from .shell_kit import stage

NAMES = ("Larissa", "Tomas", "Morwen", "Aiko")
OUTCOME = Outcome((1,), (3, 11, 4, 2))


def told(tales: tuple[Anecdote, ...]) -> dict[str, str]:
    return {tale.title: tale.text for tale in tales}


def kings_and_things(*events: Event) -> dict[str, str]:
    story = story_of_kings.tell([KnownAction(0, None, events)], Places(), NAMES)
    return told(of_kings.anecdotes(events, NAMES, ENGLISH, story))


def knights_and_ninjas(*events: Event, outcome: Outcome = OUTCOME) -> dict[str, str]:
    story = story_of_knights.tell([KnownAction(0, None, events)], WATCHER, NAMES)
    return told(of_knights.anecdotes(events, outcome, NAMES, ENGLISH, story))


def my_realm(*events: Event) -> dict[str, str]:
    names = ("Tomas", "Larissa")
    story = story_of_the_realm.tell([KnownAction(0, None, events)], names, ENGLISH, MY_REALM.text.event)
    return told(of_the_realm.anecdotes(events, names, ENGLISH, story))


def test_who_did_something_most_is_told_only_if_it_is_one_of_them_and_more_than_once() -> None:
    assert leader(Counter({2: 3, 0: 1})) == (2, 3)
    assert leader(Counter({2: 3, 0: 3})) is None
    assert leader(Counter({1: 1})) is None
    assert leader(Counter()) is None


# -- Kings & Things ----------------------------------------------------------------------------------------------------


def battle(hex_: int, left: int, *losses: int) -> list[Event]:
    """A battle in which so many fell at once, and who was left."""
    fell = [Event("lost", (0, hex_, tuple(range(count)))) for count in losses]
    return [Event("battle_began", (hex_, (0,), 1)), *fell, Event("battle_ended", (hex_, left))]


@pytest.mark.parametrize(
    ("left", "story"),
    [
        (0, "Larissa beats Tomas at hex 7 and takes it."),
        (1, "Tomas beats Larissa at hex 7."),
        (-1, "Larissa and Tomas fight at hex 7, and nobody is left standing."),
    ],
)
def test_the_bloodiest_battle_is_told_as_the_chronicle_does(left: int, story: str) -> None:
    taken = [Event("captured", (0, 7))] if left == 0 else []
    events = [Event("turn_began", (3, 0)), *battle(7, left, 2, 3), *taken, Event("turn_began", (4, 1))]
    told_ = {"Bloodiest battle": f"Turn 3: {story} 5 counters fell."}
    assert kings_and_things(*events, *battle(7, 1, 4)) == told_


def test_a_battle_with_locals_was_an_exploration() -> None:
    began, *rest = battle(7, 4, 4)
    told_ = kings_and_things(Event("turn_began", (1, 0)), Event("explored", (0, 7)), began, *rest)
    line = "Turn 1: Larissa explores hex 7, but the locals hold it. 4 counters fell."
    assert told_ == {"Bloodiest battle": line}


def test_what_is_lost_elsewhere_or_afterwards_belongs_to_no_battle() -> None:
    lost = Event("lost", (0, 9, tuple(range(8))))
    began, *rest = battle(7, 0, 2)
    assert kings_and_things(began, lost, *rest, Event("lost", (0, 7, tuple(range(8))))) == {}


def test_bluffs_heroes_thieves_bribes_and_lands_are_told_of_whoever_had_most() -> None:
    assert kings_and_things(
        *[Event("bluff_removed", (3, 5, piece)) for piece in range(2)],
        Event("recruited", (0, 200)),
        Event("recruited", (0, 203)),
        Event("recruited", (1, 205)),
        Event("robbed", (2, 1, 4, 0)),
        Event("turn_began", (2, 0)),
        Event("robbed", (0, 3, 9, 0)),
        Event("turn_began", (3, 1)),
        Event("robbed", (1, 0, 0, 2)),
        Event("bribed", (1, 4, 30, 6)),
        Event("bribed", (1, 5, 31, 5)),
        Event("bribed", (2, 5, 31, 7)),
    ) == {
        "Boldest bluff": "2 of Aiko's creatures had no business being there.",
        "Friend of Heroes": "Larissa recruited 2 Heroes.",
        "By night": "Larissa's Thief steals 9 gold from Aiko.",
        "Open purse": "Tomas paid 11 gold in bribes.",
    }
    assert kings_and_things(
        Event("bluff_removed", (3, 5, 1)), *[Event("explored", (1, hex_)) for hex_ in range(3)]
    ) == {
        "Boldest bluff": "One of Aiko's creatures had no business being there.",
        "Furthest from home": "Tomas went to see 3 unknown lands.",
    }


# -- Knights & Ninjas --------------------------------------------------------------------------------------------------


def test_the_richest_haul_and_the_richest_robbery_are_told() -> None:
    assert knights_and_ninjas(
        *blow(0, 1, 2),
        *blow(2, 3, 5),
        *blow(0, 1, 5),
        Event("robbed", (1, 2, 60, 1)),
        Event("robbed", (3, 0, 61, 4)),
    ) == {
        "Richest haul": "Morwen attacks Aiko with a Knight (strength 5). Aiko doesn't answer: 5 gems for Morwen.",
        "On the road": "Aiko's Highwayman robs Larissa of 4 gems!",
    }


def blow(seat: int, rival: int, gems: int) -> list[Event]:
    """An attack that nobody answers."""
    laid = Event("laid", (seat, rival, (FIRST[KNIGHT],), KNIGHT, gems))
    return [laid, Event("endured", (rival,)), Event("captured", (seat, rival, gems))]


def test_the_attack_that_changed_sides_most_often_is_told_once() -> None:
    laid = Event("laid", (0, 1, (FIRST[KNIGHT],), KNIGHT, 3))
    back = [Event("answered", (1, (FIRST[TRAITOR],), TRAITOR)), Event("turned", (1, 0))]
    forth = [Event("answered", (0, (FIRST[TRAITOR],), TRAITOR)), Event("turned", (0, 1))]
    line = (
        "Larissa attacks Tomas with a Knight (strength 3). Tomas answers with a Traitor: the attack turns on Larissa! "
        "Larissa answers with a Traitor: the attack turns on Tomas!"
    )
    assert knights_and_ninjas(laid, *back, laid, *back, *forth) == {"Whose side?": line}
    end = [Event("endured", (1,)), Event("captured", (0, 1, 3))]
    told_ = knights_and_ninjas(laid, *back, *forth, *end)
    assert told_ == {"Richest haul": f"{line} Tomas doesn't answer: 3 gems for Larissa."}


def test_gates_that_held_guests_who_stayed_and_doors_that_were_beaten_on_are_told() -> None:
    assert knights_and_ninjas(
        Event("parried", (2, 3, 4, 0)),
        Event("parried", (2, 3, 3, 0)),
        Event("parried", (1, 4, 3, 1)),
        Event("charmed", (3, 40)),
        Event("attacked", (0, 1)),
        Event("attacked", (2, 1)),
    ) == {
        "Stoutest gate": "Morwen let 2 attacks come to nothing.",
        "Love at first sight": "The Knight falls for Aiko's Princess and joins Aiko's hand.",
        "Most wanted": "2 attacks went to Tomas's door.",
    }


def test_a_close_finish_is_told() -> None:
    assert knights_and_ninjas(outcome=Outcome((1,), (9, 10, 1, 0))) == {"Close finish": "Tomas won by a single gem."}
    assert knights_and_ninjas(outcome=Outcome((0, 1), (10, 10))) == {}


# -- My Realm ----------------------------------------------------------------------------------------------------------


def judged(*losses: int) -> list[Event]:
    return [Event("judged", (loss, 0, loss)) for loss in losses]


@pytest.mark.parametrize(
    ("losses", "text"),
    [
        ((2, 1, 0, 1, 0), "Year 3: {story}"),
        ((0, 2), "Year 1: {story}"),
        ((0, 0, 0), "Not one year of the King's cost a token."),
    ],
)
def test_the_year_she_understood(losses: tuple[int, ...], text: str) -> None:
    line = text.format(story="No number was exact. The order was right. No tokens lost.")
    assert my_realm(*judged(*losses)) == {"Larissa understood": line}
    line = text.format(story="The King counts and won't say why: no tokens lost.")
    assert my_realm(*[Event("judged_sternly", (loss,)) for loss in losses]) == {"Larissa understood": line}


def test_a_princess_who_never_understood_is_not_said_to_have() -> None:
    assert my_realm(*judged(1, 2)) == {}


def test_the_kings_words_his_time_and_her_reign_are_told() -> None:
    spoke = [Event("spoke", (0, (1, 2), 0))] * 4
    die = [Event("death_rolled", (5, 1)), Event("death_rolled", (6, 2)), Event("death_rolled", (2, 3))]
    year = Event("year_began", (1, 6, 0))
    reign = [Event("reckoned", (1, 2)), year, Event("reckoned", (0, 3))]
    assert my_realm(*spoke, Event("deflected"), *die, Event("king_died"), *reign) == {
        "Queen Larissa": "Year 6: 3 points gained, no tokens lost.",
        "The King's words": "Tomas spoke 4 sayings. One question was answered with the weather.",
        "Borrowed time": "The die spared the King 2 times.",
    }
    assert my_realm(Event("death_rolled", (1, 1)), Event("king_died")) == {
        "Borrowed time": "The die shows 1, and 1 or less ends his reign. The King is dead. Long live the Queen."
    }


def test_king_and_princess_sit_where_the_tales_think() -> None:
    assert (KING, PRINCESS) == (0, 1)


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", first(1, ["knights_and_ninjas", "my_realm", "kings_and_things"]))
def test_a_whole_game_leaves_something_to_tell(game: str) -> None:
    match, _ = sample_of(game, finished=True)
    moves = [move.option for move in match.moves]
    result: Result | None = result_of(GAMES[game], match.setup, sample_seats(match.setup.seats, game=game), moves)
    assert result is not None
    assert 2 <= len(result.anecdotes) <= TOLD
    stage()  # pictures need a display
    for tale in result.anecdotes:
        assert "{" not in tale.title + tale.text
        assert icon(tale.icon, 32, (90, 58, 20, 255)).get_bounding_rect().w > 8
