"""A question names the person, the moment and what is at stake; whoever waits reads the same, without the options."""

import pytest

from engines.core.game import Prompt
from engines.core.types import WATCHER
from engines.cover_your_kingdom.cards import FIRST, HYPNOGRIFF
from engines.cover_your_kingdom.game import GAME
from tests.conformance.cases import Case

from .positions import NAMES, asked, every_game, walk
from .table import Table, table

KLAKENS = {"lowland": ["vulcent vulcent", "klaken klaken ct"]}
YOGIS = {"highland": ["yogi yogi"]}


def prompt(game: Table) -> Prompt:
    """What the seat that is asked reads."""
    view, decision = asked(game)
    return GAME.text.prompt(decision, view, NAMES)


def waiting(game: Table) -> str:
    """What all the others read: the same for everybody, and with the same lead, but for a turn that is not theirs."""
    decision = GAME.decision(game.state)
    assert decision is not None
    seats = [seat for seat in (WATCHER, *range(game.state.charter.seats)) if seat != decision.seat]
    views = [GAME.view(game.state, seat) for seat in seats]
    (told,) = {GAME.text.prompt(decision._replace(options=()), view, NAMES) for view in views}
    if decision.kind == "act":
        return told.lead
    assert told.lead == prompt(game).lead
    return told.sentence


# -- the turn


def test_a_turn_counts_its_actions() -> None:
    game = table(["klaken klaken yogi", "yogi", "yogi"], [YOGIS, KLAKENS])
    assert prompt(game) == ("Larissa, action 1 of 2.", "Play a card.")
    assert waiting(game) == "Larissa plays, action 1 of 2."
    assert prompt(game.do("discard yogi")) == ("Larissa, action 2 of 2.", "Play a card, or end your turn.")


def test_where_nothing_can_be_done_one_is_told_so() -> None:
    assert prompt(table(["ct spydra", "yogi", "yogi"])).sentence == "You have no move. Pass."
    game = table(["ct spydra yogi", "yogi", "yogi"], deck="").do("discard yogi")
    game.state.discard.clear()
    assert prompt(game).sentence == "Nothing left to do. End your turn."


def test_powers_that_are_left_are_named() -> None:
    kingdoms = [{"highland": ["yogi yogi", "bragon bragon"]}]
    hand = "klaken klaken vulcent vulcent leprecon leprecon"
    for power, sentence in (
        ("match_maker", "Settle one clan for free (Match Maker), or end your turn."),
        ("wiizzz_kid", "Swap the top two clans of a land for free (Wiizzz Kid), or end your turn."),
    ):
        game = table([hand, "yogi", "yogi"], kingdoms, powers={0: power}, deck="")
        game.do("settle klaken klaken lowland paid", "discard vulcent")
        assert prompt(game) == ("Larissa, one more thing?", sentence)


@pytest.mark.parametrize(("any_card", "what"), [(False, "clanning creatures"), (True, "cards of any kind")])
def test_dissed_hard_asks_for_what_may_be_discarded(any_card: bool, what: str) -> None:
    hand = "yogi vulcent ct wizard yogi yogi"
    game = table([hand, "yogi", "yogi"], powers={0: "dissed_hard"}, deck="", dissedHardAny=any_card)
    game.do("settle yogi yogi highland paid", "end")
    assert prompt(game).sentence == f"Discard up to 2 {what} before everyone draws. The last one ends up on top."
    assert waiting(game) == "Larissa may discard cards."


# -- challenges


def test_a_challenge_names_the_clan_and_who_wants_it() -> None:
    game = table(["klaken ct yogi", "klaken yogi", "yogi"], [YOGIS, KLAKENS], deck="").do("recruit klaken 1 lowland")
    assert prompt(game) == (
        "Tomas, answer the Klaken.",
        "Larissa wants your 3 Klakens, 50 magic. Play one card: a Klaken, a Terrier or a Spydra.",
    )
    assert waiting(game) == "Tomas answers or gives in: Larissa wants their 3 Klakens, 50 magic."
    game.do("answer klaken")
    assert prompt(game).sentence.startswith("Tomas defends 3 Klakens, 50 magic. Play one card: ")
    assert waiting(game) == "Larissa answers or gives in: Tomas defends 3 Klakens, 50 magic."


def test_of_two_clans_of_a_kind_the_land_is_named() -> None:
    twins = {"highland": ["pigxie pigxie"], "lowland": ["pigxie pigxie"]}
    game = table(["pigxie yogi", "yogi", "yogi"], [YOGIS, twins], deck="").do("recruit pigxie 1 lowland")
    assert prompt(game).sentence.startswith("Larissa wants your 2 Pigxies, 10 magic, Lowland. ")


def test_what_answers_is_told_by_what_was_laid_last() -> None:
    game = table(
        ["klaken spydra", "spydra klaken klaken ct ct bragon ct", "yogi", "yogi"],
        [{"lowland": ["klaken klaken"]}, {"highland": ["yogi yogi"], "lowland": ["klaken klaken"]}],
    )
    game.do("recruit klaken 1 lowland", "answer ct", "answer spydra")
    assert prompt(game) == (
        "Tomas, answer the Spydra.",
        (
            "Larissa wants your 2 Klakens, 30 magic. "
            "Play a Spydra, or two cards: two Klakens, or a Klaken and a Terrier. Two Terriers aren't enough."
        ),
    )
    assert prompt(game.do("answer klaken+ct")) == (
        "Larissa, answer the pair.",
        "Tomas defends 2 Klakens, 30 magic. Play one card: a Klaken, a Terrier or a Spydra. You have no answer.",
    )


def test_powers_change_what_answers() -> None:
    klakens = {"highland": ["yogi yogi"], "lowland": ["klaken klaken"]}
    game = table(["ct", "klaken ct spydra", "yogi", "yogi"], [klakens, klakens], powers={0: "subcerbient"})
    lead, sentence = prompt(game.do("recruit ct 1 lowland"))
    assert lead == "Tomas, answer the Terrier."
    assert sentence.endswith(
        " Play two cards: two Klakens, or a Klaken and a Terrier or a Spydra. Two Terriers aren't enough."
    )


# -- the Elves, the Hypnogriff, and clans that arrive


def test_elves_name_the_clan_they_come_for_and_what_keeps_it() -> None:
    horses = {"highland": ["yogi yogi", "pegleg pegleg"]}
    game = table(["elves", "hentaur ct", "yogi"], [{}, horses], powers={1: "equinity"}).do("elves 1 highland")
    assert prompt(game) == (
        "Tomas, the Elves want your 2 PegLegasi.",
        "Pay a Spydra, or any two cards that are PegLegasi, Hentaurs or Terriers.",
    )
    assert waiting(game) == "Tomas pays the Elves or lets the clan go."
    game = table(["elves", "yogi", "yogi", "yogi"], [{}, horses], powers={1: "subcerbient"}).do("elves 1 highland")
    assert prompt(game).sentence == "Pay a Spydra or a Terrier, or two PegLegasi. You can't pay."


def test_a_clan_that_may_live_anywhere_is_named() -> None:
    kingdoms = [YOGIS, {"lowland": ["klaken klaken", "pigxie pigxie"]}]
    game = table(["pigxie yogi", "yogi", "yogi"], kingdoms, deck="").do("recruit pigxie 1 lowland", "concede")
    assert prompt(game) == (
        "Larissa, where will the Pigxies live?",
        "Choose a land: the clan goes on top there.",
    )
    assert waiting(game) == "Larissa chooses a land for the clan."


def test_whoever_gives_cards_back_reads_how_many_and_to_whom() -> None:
    game = table(["hypnogriff yogi yogi yogi", "bragon bragon", "yogi"], deck="").do("hypnogriff hypnogriff 1")
    assert prompt(game) == ("Larissa, give back 2 cards.", "Choose 2 cards from your hand for Tomas.")
    assert waiting(game) == "Larissa chooses what to give back."
    game = table(["hypnogriff yogi", "bragon", "yogi"], deck="").do("hypnogriff hypnogriff 1")
    assert prompt(game).lead == "Larissa, give back a card."


# -- the Inn


def test_a_contest_at_the_inn_names_the_cards_that_are_claimed() -> None:
    game = table(["bragon ct ct", "bragon ct yogi"], inn=["bragon", "bragon", "yogi", "yogi"], deck="")
    game.do("claim bragon 0+1")
    assert prompt(game) == (
        "Tomas, contest the claim?",
        "Larissa claims 2 Bragons with a Bragon. Play one card: a Bragon, a Terrier or a Spydra.",
    )
    assert waiting(game) == "Tomas contests it, or Larissa gets 2 Bragons."
    game.do("answer bragon")
    assert prompt(game).lead == "Larissa, answer the Bragon."
    assert prompt(game).sentence.startswith("Tomas contests 2 Bragons. ")
    assert waiting(game) == "Larissa answers or gives in: Tomas contests 2 Bragons."
    game.do("answer ct")
    assert prompt(game).lead == "Tomas, answer the Terrier."
    assert prompt(game).sentence.startswith("Larissa claims 2 Bragons with a Bragon. ")


@pytest.mark.parametrize(
    ("hire", "lead", "sentence"),
    [
        ("wizard", "a Wiizzaard", "Choose one of Tomas's stacks, and which of its clans moves."),
        ("mob", "Mobgoblins", "Choose the clan you take from Tomas."),
        ("elves", "Elves", "Choose which of Tomas's clans leaves the game."),
    ],
)
def test_a_hire_at_the_inn_is_named(hire: str, lead: str, sentence: str) -> None:
    inn = [f"yogi {hire} bragon", "vulcent bragon", "leprecon", "leprecon"]
    rival = {"lowland": ["klaken klaken", "vulcent vulcent"]}
    game = table(["bragon yogi", "yogi"], [{}, rival], inn=inn, deck="").do("claim bragon 0+1", "concede")
    assert prompt(game) == (f"Larissa, {lead} came to the Inn.", f"{sentence} Both choices count at once.")
    assert waiting(game) == "Larissa chooses in secret."


# -- laws


@every_game
def test_prompts_name_the_person_and_say_what_to_do(case: Case) -> None:
    for state, view, decision in walk(case, every=4):
        told = GAME.text.prompt(decision, view, NAMES)
        watching = GAME.text.prompt(decision._replace(options=()), GAME.view(state, WATCHER), NAMES)
        for lead, sentence in (told, watching):
            assert lead.startswith(NAMES[decision.seat])
            assert lead[-1] in ".?"
            assert sentence.endswith(".") or (sentence, decision.kind) == ("", "act")
            assert "{" not in lead + sentence
        assert (watching.lead == told.lead) == (decision.kind != "act")
        assert watching.sentence != told.sentence


def test_nobody_but_who_is_asked_learns_whether_there_is_an_answer() -> None:
    clans = [{"lowland": ["klaken klaken"]}, {"highland": ["yogi yogi"], "lowland": ["klaken klaken"]}]
    able, helpless = (table(["klaken", hand, "yogi"], clans).do("recruit klaken 1 lowland") for hand in ("ct", "yogi"))
    assert prompt(helpless).sentence == f"{prompt(able).sentence} You have no answer."
    assert waiting(helpless) == waiting(able)


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
