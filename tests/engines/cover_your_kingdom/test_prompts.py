"""A question names what is at stake: the clan, the cards of a claim, and whose they are."""

from engines.core.types import WATCHER
from engines.cover_your_kingdom.cards import FIRST, HYPNOGRIFF
from engines.cover_your_kingdom.game import GAME

from .table import Table, table

NAMES = ("Ada", "Bea", "Cyd")
KLAKENS = {"lowland": ["vulcent vulcent", "klaken klaken ct"]}
YOGIS = {"highland": ["yogi yogi"]}


def prompt(game: Table) -> str:
    """The question, which is the same for everybody at the table."""
    decision = GAME.decision(game.state)
    assert decision is not None
    seats = (WATCHER, *range(game.state.charter.seats))
    said = {GAME.text.prompt(decision._replace(options=()), GAME.view(game.state, seat), NAMES).line for seat in seats}
    assert len(said) == 1
    return said.pop()


def test_a_challenge_names_the_clan_its_land_and_who_wants_it() -> None:
    game = table(["klaken ct yogi", "klaken yogi", "yogi"], [YOGIS, KLAKENS], deck="").do("recruit klaken 1 lowland")
    assert prompt(game).startswith("Bea, Ada goes after 2 Klaken + 1 ")
    assert prompt(game).endswith("(50) in your Lowland: will you answer the challenge?")
    game.do("answer klaken")
    assert prompt(game).startswith("Ada, Bea fights for 2 Klaken + 1 ")
    assert prompt(game).endswith("(50) in the Lowland: will you answer?")


def test_elves_name_the_clan_they_come_for() -> None:
    kingdoms = [{}, {"lowland": ["vulcent vulcent", "klaken klaken"]}]
    game = table(["elves yogi", "yogi", "yogi"], kingdoms, deck="").do("elves 1 lowland")
    assert prompt(game) == "Bea, the Elves are coming for 2 Klaken (30) in your Lowland: will you pay them off?"


def test_a_contest_at_the_inn_names_the_cards_that_are_claimed() -> None:
    game = table(["bragon ct", "bragon yogi"], inn=["bragon", "bragon", "yogi", "yogi"], deck="")
    game.do("claim bragon 0+1")
    assert prompt(game) == "Bea, Ada claims Bragon and Bragon at the Inn with Bragon: will you contest it?"
    game.do("answer bragon")
    assert prompt(game) == "Ada, Bea contests Bragon and Bragon at the Inn: will you answer?"


def test_a_hire_at_the_inn_is_named() -> None:
    inn = ["yogi wizard bragon", "vulcent bragon", "leprecon", "leprecon"]
    rival = {"lowland": ["klaken klaken", "vulcent vulcent"]}
    game = table(["bragon yogi", "yogi"], [{}, rival], inn=inn, deck="").do("claim bragon 0+1", "concede")
    assert prompt(game) == "Ada, Wiizzaard turned up at the Inn: choose in secret what it does to Bea."


def test_a_clan_that_may_live_anywhere_is_named() -> None:
    kingdoms = [YOGIS, {"lowland": ["klaken klaken", "pigxie pigxie"]}]
    game = table(["pigxie yogi", "yogi", "yogi"], kingdoms, deck="").do("recruit pigxie 1 lowland", "concede")
    assert prompt(game) == "Ada, in which land shall 3 Pigxie (15) live?"


def test_whoever_gives_cards_back_reads_how_many_and_to_whom() -> None:
    game = table(["hypnogriff yogi yogi yogi", "bragon bragon", "yogi"], deck="").do("hypnogriff hypnogriff 1")
    assert prompt(game) == "Ada, 2 cards must go back to Bea: which?"


# -- what `?` explains


def test_the_glossary_has_every_card_of_the_deck_by_its_name() -> None:
    game = table(["yogi", "yogi", "yogi"], deck="")
    told = GAME.text.glossary(GAME.view(game.state, 0))
    assert told["Bragon"].endswith(" Its gem: 15.")
    assert told["Hypnogriff"] == GAME.text.card(FIRST[HYPNOGRIFF])
    assert "Minnowtaur" in told
    assert "Match Maker" not in told
    two = table(["yogi", "yogi"], inn=["yogi", "yogi", "yogi", "yogi"], deck="")
    assert "Minnowtaur" not in GAME.text.glossary(GAME.view(two.state, 0))


def test_kingdom_powers_are_explained_where_they_are_dealt() -> None:
    game = table(["yogi", "yogi", "yogi"], powers={0: "match_maker"}, deck="")
    assert GAME.text.glossary(GAME.view(game.state, 1))["Match Maker"] == GAME.text.power(2)
