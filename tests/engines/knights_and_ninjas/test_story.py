"""A turn as a story: an attack and its answer, robberies, a Herald's show, a draft; and what is no line of history."""

import pytest

from engines.core.chronicle import HEADING, ActionTaken, Chronicle, Entry
from engines.core.game import set_up
from engines.core.language import ENGLISH
from engines.core.match import Match
from engines.core.types import WATCHER, Option
from engines.knights_and_ninjas.game import GAME
from engines.knights_and_ninjas.state import State

from .table import Table, table

NAMES = ("Ada", "Bea", "Cyd", "Dov")


def told(game: Table, seat: int = WATCHER) -> list[Entry]:
    """All that has happened at this table, as one chapter."""
    taken = [ActionTaken(None, None, tuple(game.story))]
    return Chronicle(GAME, NAMES).entries(taken, GAME.view(game.state, seat), ENGLISH)


def lines(game: Table, seat: int = WATCHER) -> list[str]:
    return [entry.text for entry in told(game, seat)]


def test_an_attack_is_one_line_with_its_answer_and_a_robbery_another() -> None:
    game = table(["jester", "peasant peasant", "highwayman"]).do("attack 1", "lay jester:queen")
    game.do("answer peasant+peasant", "decline", "rob highwayman", "decline", "decline")
    assert lines(game) == [
        "Ada attacks Bea with a Jester as the Queen (strength 5). Bea answers with 2 Peasants: 5 − 2 = 3 gems for Ada.",  # noqa: RUF001
        "Cyd's Highwayman robs Ada of 3 gems!",
        "Bea's turn",
    ]
    assert told(game)[-1].depth == HEADING


@pytest.mark.parametrize("left", ["knight", "castle"], ids=["could go on", "could not"])
def test_an_attack_that_goes_no_further_does_not_tell_whether_it_could(left: str) -> None:
    game = table([f"soldier {left}", "soldier"]).do("attack 1", "lay soldier", "answer soldier")
    assert (len(game.options()) > 1) == (left == "knight")
    assert lines(game.do("stop"))[-2:] == ["Ada attacks no further.", "Bea's turn"]


def test_an_attack_that_is_turned_stays_one_story() -> None:
    game = table(["knight", "traitor", ""]).do("attack 1", "lay knight", "answer traitor", "endure")
    attack = told(game)[0]
    assert attack.text == (
        "Ada attacks Bea with a Knight (strength 3). Bea answers with a Traitor: the attack turns on Ada! "
        "Ada doesn't answer: 3 gems for Bea."
    )
    assert (attack.seat, told(game, 0)[0].tone, told(game, 1)[0].tone) == (0, "bad", "good")


def test_gems_are_good_news_for_some_and_bad_for_others() -> None:
    game = table(["knight", ""]).do("attack 1", "lay knight", "endure")
    assert [told(game, seat)[0].tone for seat in (0, 1, 2)] == ["good", "bad", ""]
    assert lines(game)[0].endswith(" Bea doesn't answer: 3 gems for Ada.")


def test_a_purse_that_holds_less_than_the_sum_says_so() -> None:
    game = table(["queen", "peasant"], gems=[5, 2, 5]).do("attack 1", "lay queen", "answer peasant")
    few = "Bea answers with a Peasant: 5 − 1 = 4, but there are only 2 gems for Ada."  # noqa: RUF001
    assert lines(game)[0].endswith(few)
    game = table(["queen", "peasant"], gems=[8, 0, 7]).do("attack 1", "lay queen", "answer peasant")
    assert lines(game)[0].endswith("Bea answers with a Peasant, but has no gems to lose.")


def test_an_answer_tells_what_becomes_of_the_attackers() -> None:
    for answer, became in (
        ("traitor", "Bea answers with a Traitor: the attack turns on Ada!"),
        ("executioner", "Bea answers with an Executioner: the 2 Peasants are beheaded."),
        ("minstrel", "Bea answers with a Minstrel: the 2 Peasants go home."),
        ("guard", "Bea answers with a Guard: the 2 Peasants go to the Dungeon."),
        ("soldier", "Bea answers with a Soldier and loses nothing: 2 against 2."),
    ):
        game = table(["peasant peasant soldier", answer], lockedUp=True).do("attack 1", "lay peasant+peasant")
        assert lines(game.do(f"answer {answer}"))[0].endswith(became)


def test_what_falls_is_told_with_the_attack() -> None:
    game = table(["ninja", ""], walls={1: "archer"}).do("attack 1", "lay ninja", "endure")
    assert lines(game)[0].endswith("Bea doesn't answer: 2 gems for Ada, and the Archer is lost.")
    game = table(["ladder soldier", ""], walls={1: "castle"}).do("attack 1", "lay ladder", "endure")
    assert lines(game) == ["Ada attacks Bea with a Ladder. Bea doesn't answer: Ada's Ladder leans against the Castle."]


def test_without_masks_nobody_is_asked_and_the_story_is_the_same() -> None:
    game = table(["knight king", "", ""], maskWindows=False).do("attack 1", "lay knight")
    assert lines(game)[0] == "Ada attacks Bea with a Knight (strength 3). Bea doesn't answer: 3 gems for Ada."


def test_what_everyone_shows_is_one_line() -> None:
    game = table(["herald", "king", "archer"]).do("herald herald", "show king", "show archer", "take 1 king")
    assert lines(game)[0] == (
        "Ada plays a Herald: every rival must show something. On show: Bea's King and Cyd's Archer. "
        "Ada takes Bea's King."
    )


def test_a_draft_is_a_line_for_each_and_keeps_its_secrets() -> None:
    match = Match(GAME, set_up(GAME, 2, {"firstPlayer": "1"}, 5, NAMES[:2]))
    taken = [ActionTaken(None, None, match.opening)]
    for verb in ("keep", "give", "keep"):
        taken.append(ActionTaken(None, None, match.submit(Option(verb))))
    story = {seat: _drafted(match, taken, seat) for seat in (0, 1, WATCHER)}
    assert story[WATCHER] == ["Ada drafts 2 cards.", "Bea drafts a card."]
    assert story[0] == ["Ada drafts a Peasant and a Princess.", "Bea drafts a card."]
    assert story[1] == ["Ada drafts a Princess and an unknown card.", "Bea drafts a Castle."]
    while (decision := match.decision) is not None and decision.kind == "draft":
        taken.append(ActionTaken(None, None, match.submit(decision.options[0])))
    assert [text.split()[0] for text in _drafted(match, taken, WATCHER)] == ["Ada", "Bea"]


def _drafted(match: Match[State], taken: list[ActionTaken], seat: int) -> list[str]:
    entries = Chronicle(GAME, NAMES[:2]).entries(taken, match.view(seat), ENGLISH)
    return [entry.text for entry in entries if " drafts " in entry.text][1:]
