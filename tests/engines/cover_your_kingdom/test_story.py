"""The chronicle of a turn: what belongs together is one line, a challenge from its opening to its end, too."""

import pytest

from engines.core.chronicle import DEED, HEADING, ActionTaken, Chronicle, Entry, take_notes
from engines.core.game import set_up
from engines.core.language import ENGLISH
from engines.core.match import Match
from engines.core.rng import Rng
from engines.core.types import WATCHER
from engines.cover_your_kingdom.game import GAME
from engines.cover_your_kingdom.story import UNTOLD

from .positions import NAMES
from .table import Table, table

PAIR = {"highland": ["yogi yogi"]}


def entries(game: Table, *said: str, reader: int = WATCHER, noted: bool = True) -> list[Entry]:
    """What this reader is told of these answers."""
    taken = []
    for words in said:
        before, known = game.state.clone(), len(game.story)
        events = tuple(game.do(words).story[known:])
        notes = take_notes(GAME, before, events, game.state) if noted else None
        taken.append(ActionTaken(0, None, events, 1, notes))
    return Chronicle(GAME, NAMES).entries(taken, GAME.view(game.state, reader), ENGLISH)


def story(game: Table, *said: str, reader: int = WATCHER, noted: bool = True) -> list[str]:
    return [entry.text for entry in entries(game, *said, reader=reader, noted=noted)]


def fight() -> Table:
    return table(
        ["klaken klaken ct", "spydra ct", "yogi"], [PAIR, {"lowland": ["vulcent vulcent", "ct klaken klaken"]}], deck=""
    )


# -- challenges --------------------------------------------------------------------------------------------------------


def test_a_challenge_that_is_won_is_its_opening_and_its_result() -> None:
    assert story(fight(), "recruit klaken 1 lowland", "concede") == [
        (
            "Larissa tries to recruit Tomas's 3 Klakens with a Klaken. "
            "Tomas gives in: 3 Klakens and a Terrier now top Larissa's Lowland. Tomas's VulcEnts are on top again."
        ),
    ]


def test_answers_stand_in_a_row_inside_the_story() -> None:
    (told,) = entries(fight(), "recruit klaken 1 lowland", "answer ct", "answer ct", "answer spydra", "concede")
    assert told.text == (
        "Larissa tries to recruit Tomas's 3 Klakens with a Klaken. "
        "Tomas answers with a Terrier, Larissa with a Terrier, Tomas with a Spydra. "
        "Larissa gives in: Tomas keeps the clan, now 3 Klakens, 3 Terriers and a Spydra."
    )
    assert (told.depth, told.seat, told.first, told.last) == (DEED, 1, 0, 4)


@pytest.mark.parametrize(("reader", "tone"), [(0, "good"), (1, "bad"), (2, ""), (WATCHER, "")])
def test_the_result_has_the_tone_it_has_for_the_reader(reader: int, tone: str) -> None:
    assert entries(fight(), "recruit klaken 1 lowland", "concede", reader=reader)[-1].tone == tone


def test_a_challenge_that_goes_on_is_told_so_far() -> None:
    (told,) = story(fight(), "recruit klaken 1 lowland", "answer ct")
    assert told == "Larissa tries to recruit Tomas's 3 Klakens with a Klaken. Tomas answers with a Terrier."


def test_where_the_winner_chooses_a_land_the_clan_is_told_with_it() -> None:
    def game() -> Table:
        return table(["pigxie", "yogi", "yogi"], [PAIR, {"lowland": ["vulcent vulcent", "pigxie pigxie"]}], deck="")

    opening = "Larissa tries to recruit Tomas's 2 Pigxies with a Pigxie."
    covered = "Tomas's VulcEnts are on top again."
    won = [f"{opening} Tomas gives in: Larissa wins the clan. {covered}"]
    assert story(game(), "recruit pigxie 1 lowland", "concede") == won
    home = f"{opening} Tomas gives in: 3 Pigxies now top Larissa's Lowland. {covered}"
    assert story(game(), "recruit pigxie 1 lowland", "concede", "place lowland")[0] == home


def test_without_notes_nothing_is_made_up() -> None:
    assert story(fight(), "recruit klaken 1 lowland", "answer ct", "concede", noted=False) == [
        (
            "Larissa tries to recruit the clan on top of Tomas's Lowland with a Klaken. "
            "Tomas answers with a Terrier. Larissa gives in: Tomas keeps the clan."
        )
    ]


def test_a_claim_at_the_inn_is_a_challenge_too() -> None:
    game = table(["klaken", "yogi"], [PAIR, PAIR], inn=["bragon klaken", "ct", "yogi", "yogi"], deck="")
    assert story(game, "claim klaken 0+1", "concede")[:2] == [
        (
            "Larissa plays a Klaken at the Inn and claims a Klaken and a Terrier. "
            "Tomas gives in: 2 Klakens and a Terrier now top Larissa's Lowland."
        ),
        "A Bragon sits down at the Inn.",
    ]


# -- other deeds -------------------------------------------------------------------------------------------------------


def test_a_clan_that_grows_and_moves_is_one_line() -> None:
    game = table(["pigxie klaken", "yogi", "yogi"], [{"lowland": ["klaken klaken", "pigxie pigxie"]}], deck="")
    (told,) = story(game, "add pigxie lowland highland")
    assert told == (
        "Larissa adds a Pigxie and moves the clan from the Lowland to the Highland: now 3 Pigxies. "
        "Larissa's Klakens are on top again."
    )
    assert story(game, "add klaken lowland lowland")[0] == (
        "Larissa adds a Klaken to the clan in the Lowland: now 3 Klakens."
    )


def test_a_hire_and_what_it_does_are_one_line() -> None:
    two = {"highland": ["bragon bragon", "yogi yogi"]}
    game = table(["mob elves", "yogi", "yogi"], [PAIR, {"lowland": ["vulcent vulcent", "klaken klaken"]}, two], deck="")
    assert story(game, "mob highland 1 lowland", "elves 2 highland", "let_go")[:2] == [
        "Larissa's Mobgoblins swap the 2 Yogi Yedis for Tomas's 2 Klakens. Tomas's VulcEnts are on top again.",
        (
            "Larissa sends the Elves to Morwen's 2 Yogi Yedis. The whole clan leaves Morwen's Highland, and the game, "
            "for good. Morwen's Bragons are on top again."
        ),
    ]


def test_cards_taken_and_given_back_are_told_together() -> None:
    game = table(["hypnogriff klaken", "bragon", "yogi"], [PAIR, PAIR, PAIR], deck="")
    assert story(game, "hypnogriff hypnogriff 1", "give_back klaken", reader=2)[0] == (
        "Larissa's Hypnogriff takes a card from Tomas. Larissa gives Tomas a card back."
    )


def test_a_card_drawn_for_a_discard_goes_with_it() -> None:
    game = table(["yogi klaken", "yogi", "yogi"], deck="bragon")
    assert story(game, "discard yogi") == ["Larissa discards a Yogi Yedi and draws a card."]
    game = table(["yogi klaken", "yogi", "yogi"], deck="bragon")
    assert story(game, "discard yogi", reader=0) == ["Larissa discards a Yogi Yedi and draws a Bragon."]


def test_discards_that_follow_each_other_are_one_line() -> None:
    game = table(["yogi klaken bragon", "yogi", "yogi"], deck="bragon spydra")
    (told, *_) = story(game, "discard yogi", "discard klaken")
    assert told == "Larissa discards a Yogi Yedi and a Klaken and draws 2 cards."


def test_what_everybody_draws_is_one_line() -> None:
    six = "yogi yogi yogi yogi yogi yogi"
    game = table(["klaken klaken bragon bragon", "ct spydra klaken", six], [PAIR, PAIR])
    said = ("settle klaken klaken lowland paid", "settle bragon bragon highland paid")
    told = entries(game, *said)
    assert told[-2].text == "Larissa draws 6 cards, Tomas 3."
    assert (told[-1].depth, told[-1].text, told[-1].seat) == (HEADING, "Tomas's turn", 1)


@pytest.mark.parametrize(
    ("seats", "wishes"),
    [
        (4, {"mode": "quick"}),
        pytest.param(2, {"powers": 2, "constellations": True}, marks=pytest.mark.thorough),
        pytest.param(5, {"powers": 1, "maskForcedConcede": False}, marks=pytest.mark.thorough),
    ],
)
def test_a_whole_game_is_told_turn_by_turn_and_no_fact_twice(seats: int, wishes: dict[str, bool | int | str]) -> None:
    match = Match(GAME, set_up(GAME, seats, wishes, 5, NAMES[:seats]))
    taken, rng = [ActionTaken(None, None, match.opening)], Rng(3)
    while decision := match.decision:
        before = match.state.clone()
        events = match.submit(rng.pick(decision.options))
        taken.append(ActionTaken(decision.seat, None, events, 1, take_notes(GAME, before, events, match.state)))
    told = Chronicle(GAME, NAMES).entries(taken, match.view(WATCHER), ENGLISH)
    facts = [event for action in taken for event in action.events]
    assert sum(len(entry.events) for entry in told) == len([event for event in facts if event.kind not in UNTOLD])
    assert sum(entry.depth == HEADING for entry in told) == sum(event.kind == "crowned" for event in facts)
    assert len(told) < 0.8 * len(facts)
    for entry in told:
        assert entry.text[0].isupper() or entry.text[0].isdigit()
        assert not set("{}") & set(entry.text)
        assert (entry.depth == HEADING) != entry.text.endswith((".", "!"))
