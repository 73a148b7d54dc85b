"""What cards, powers, options and events say is what the rules do, in every mode and under every house rule."""

import re
from typing import Any

import pytest

from engines.core.game import set_up
from engines.core.language import ENGLISH
from engines.core.types import Event
from engines.cover_your_kingdom.cards import (
    CT,
    FIRST,
    KIND_IDS,
    KINGDOM,
    POWER_IDS,
    ROWS,
    SPECIES,
    SPYDRA,
    SWINE_MAGIC,
)
from engines.cover_your_kingdom.charter import Charter, bonuses_for
from engines.cover_your_kingdom.drafting import draw_up
from engines.cover_your_kingdom.events import EVENTS as EVENT_KINDS
from engines.cover_your_kingdom.game import GAME
from engines.cover_your_kingdom.lore import POWER_TEXT
from engines.cover_your_kingdom.nouns import LANDS
from engines.cover_your_kingdom.rules.hires import STOLEN
from engines.cover_your_kingdom.words import EVENTS

from .table import Table, table

NAMES = ("Ada", "Bea", "Cyd", "Dov", "Eli", "Fay", "Gus", "Hal")
PAIR = {"highland": ["yogi yogi"], "lowland": ["klaken klaken"]}
MODES: tuple[tuple[int, dict[str, Any]], ...] = ((4, {"mode": "quick"}), (3, {}), (8, {}), (2, {}))
every_mode = pytest.mark.parametrize(("seats", "options"), MODES, ids=["quick", "three", "eight", "two"])


def charter_of(seats: int, **options: Any) -> Charter:
    return draw_up(set_up(GAME, seats, options))


def text(name: str, charter: Charter | None = None) -> str:
    return GAME.text.card(FIRST[KIND_IDS.index(name)], charter=charter)


def power(name: str, charter: Charter | None = None) -> str:
    return GAME.text.power(POWER_IDS.index(name), charter=charter)


def offered(game: Table) -> list[str]:
    """All the options, as people read them."""
    decision = GAME.decision(game.state)
    assert decision is not None
    view = GAME.view(game.state, decision.seat)
    return [GAME.text.option(option, view, NAMES) for option in decision.options]


# -- creatures ---------------------------------------------------------------------------------------------------------


@every_mode
def test_a_creature_lives_where_its_text_says(seats: int, options: dict[str, Any]) -> None:
    charter = charter_of(seats, **options)
    for kind in SPECIES:
        told, homes = text(KIND_IDS[kind], charter), charter.homes[kind]
        named = {land for land in charter.lands if LANDS[land] in told}
        assert named == (set(homes) if len(homes) == 1 and homes != (KINGDOM,) else set())
        assert ("either land" in told) == (len(homes) == 2)
        assert ("any land" in told) == (len(homes) == 3)
        assert ROWS[kind].character
        assert ROWS[kind].character in told


@pytest.mark.parametrize("seats", [3, 2])
@pytest.mark.parametrize("name", [KIND_IDS[kind] for kind in SPECIES])
def test_a_clan_moves_when_one_adds_to_it_if_its_text_says_so_and_only_then(seats: int, name: str) -> None:
    charter = charter_of(seats)
    home = ("highland", "lowland", "maneland")[charter.homes[KIND_IDS.index(name)][0]]
    inn: dict[str, Any] = {"inn": ["yogi", "yogi", "yogi", "yogi"]} if seats == 2 else {}
    game = table([f"{name} {name}"] + ["yogi"] * (seats - 1), [{home: [f"{name} {name}"]}], seats=seats, **inn)
    moves = [option for option in game.options("add") if option.split()[2] != option.split()[3]]
    assert bool(moves) == ("when you add to the clan, you may move it" in text(name, charter))
    assert len(moves) == max(0, len(charter.homes[KIND_IDS.index(name)]) - 1)


def test_a_table_with_lands_of_its_own_reads_of_those() -> None:
    charter = charter_of(3, valuesTable="bragon:20:lowland,yogi:5:either")
    assert text("bragon", charter).startswith("Lowland folk.")
    assert "either land" in text("yogi", charter)


def test_the_book_says_what_is_different_with_two_rulers() -> None:
    for kind in SPECIES:
        moves_house = ROWS[kind].land != ROWS[kind].land_two
        assert ("With two Rulers it lives in the Maneland" in text(KIND_IDS[kind])) == moves_house


@pytest.mark.parametrize("wild", ["ct", "spydra"])
@every_mode
def test_a_wild_counts_in_a_challenge_as_its_text_says(seats: int, options: dict[str, Any], wild: str) -> None:
    """7: what counts as two cannot be answered by one creature of the clan."""
    quick = options.get("mode") == "quick"
    kingdoms = [{"kingdom": ["klaken klaken"]}, {"kingdom": ["yogi yogi", "klaken klaken"]}] if quick else [PAIR, PAIR]
    inn: dict[str, Any] = {"inn": ["yogi", "yogi", "yogi", "yogi"]} if seats == 2 else {}
    game = table([wild, "klaken klaken", *["yogi"] * (seats - 2)], kingdoms, seats=seats, **inn, **options)
    game.do(f"recruit {wild} 1 {'kingdom' if quick else 'lowland'}")
    as_one = "answer klaken" in game.options()
    told = text(wild, game.state.charter)
    assert ("it counts as one." in told) == as_one
    assert ("it counts as two:" in told) == (not as_one)


def test_the_book_tells_both_of_a_spydra() -> None:
    assert "counts as two" in text("spydra")
    assert "In the Quick Start it counts as one." in text("spydra")


@pytest.mark.parametrize(("value", "answers"), [("two", False), ("one", True)])
def test_what_a_spydra_counts_that_opens_at_the_inn(value: str, answers: bool) -> None:
    game = table(["spydra", "klaken"], inn=["klaken", "yogi", "yogi", "yogi"], seats=2, innOpeningSpydra=value)
    game.do("claim spydra 0")
    assert ("answer klaken" in game.options()) == answers
    assert ("opens a claim at the Inn it counts as one" in text("spydra", game.state.charter)) == answers


def test_subcerbient_is_spoken_of_where_it_may_be_dealt() -> None:
    for wild in ("ct", "spydra"):
        assert "SubCerbient" in text(wild, charter_of(4, powers=1))
        assert "SubCerbient" not in text(wild, charter_of(3, powers=1))
        assert "SubCerbient" not in text(wild, charter_of(4))


# -- hires -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("held", [1, 2, 3, 5])
def test_a_hypnogriff_takes_as_many_cards_as_the_option_says(held: int) -> None:
    game = table(["hypnogriff", " ".join(["yogi"] * held), "yogi"], deck="")
    (told,) = [words for words in offered(game) if "from Bea" in words]
    game.do("hypnogriff hypnogriff 1")
    taken = held - len(game.state.hands[1])
    assert told == f"Take cards from Bea (with a Hypnogriff: {taken} of {ENGLISH.count(held, 'card')}, then give back)"
    assert taken == min(STOLEN, held)
    assert f"Take {STOLEN} cards" in text("hypnogriff")


@pytest.mark.parametrize("rule", ["blocked", "allowed"])
def test_a_guard_keeps_out_what_its_text_says(rule: str) -> None:
    stacked = {"highland": ["yogi yogi", "bragon bragon"], "lowland": ["klaken klaken"]}
    game = table(
        ["yogi", "minnowtaur", "wizard elves mob bragon"], [PAIR, stacked, PAIR], turn=1, deck="", wizardVsGuard=rule
    ).do("protect minnowtaur highland")
    assert game.asked == (2, "act")
    told = text("minnowtaur", game.state.charter)
    closed = {option for option in game.options("recruit", "elves", "mob") if option.endswith(" 1 highland")}
    assert closed == set()
    turned = {option for option in game.options("wizard") if " 1 highland" in option}
    assert ("or a Wiizzaard" in told) == (not turned)


@pytest.mark.parametrize("stops", [False, True])
def test_a_block_stops_what_its_text_says(stops: bool) -> None:
    game = table(
        ["pigxie pigxie pigxie", "yogi", "minnowtaur"],
        [{"lowland": ["pigxie pigxie"]}, PAIR],
        turn=2,
        deck="",
        blockStopsMoves=stops,
    ).do("block minnowtaur 0 highland")
    assert game.asked == (0, "act")
    assert game.options("settle")
    told = text("minnowtaur", game.state.charter)
    assert not {option for option in game.options("settle") if "highland" in option}
    assert ("move or swap" in told) == ("add pigxie lowland highland" not in game.options("add"))


@pytest.mark.parametrize("own", [True, False])
def test_the_elves_go_where_their_text_says(own: bool) -> None:
    game = table(["elves", "yogi", "yogi"], [PAIR, PAIR, {"lowland": ["klaken klaken"]}], elvesOwnClan=own)
    targets = {int(option.split()[-2]) for option in game.options("elves")}
    assert targets == ({0, 1} if own else {1})  # Cyd's only clan is safe
    told = text("elves", game.state.charter)
    assert ("one of your own" in told) == own
    assert "An only clan is safe." in told


@pytest.mark.parametrize(
    ("hand", "pays"),
    [
        ("spydra", True),
        ("klaken klaken", True),
        ("klaken ct", True),
        ("ct ct", True),
        ("ct", False),
        ("yogi yogi", False),
    ],
)
def test_what_pays_the_elves(hand: str, pays: bool) -> None:
    game = table(["elves", hand, "yogi"], [PAIR, PAIR]).do("elves 1 lowland")
    assert bool(game.options("sacrifice")) == pays
    assert "paying a Spydra, or two cards that are each of the clan's kind or a Terrier" in text("elves")


def test_mobgoblins_may_take_an_only_clan() -> None:
    game = table(["mob", "yogi", "yogi"], [PAIR, {"lowland": ["klaken klaken"]}])
    assert {option for option in game.options("mob") if option.endswith("1 lowland")}
    assert "even an only one" in text("mob")


# -- powers ------------------------------------------------------------------------------------------------------------


def test_every_power_has_its_text() -> None:
    assert tuple(POWER_TEXT) == POWER_IDS


@pytest.mark.parametrize("any_card", [False, True])
def test_dissed_hard_discards_what_its_text_says(any_card: bool) -> None:
    hand = "yogi vulcent ct wizard yogi yogi"
    game = table([hand, "yogi", "yogi"], powers={0: "dissed_hard"}, deck="", dissedHardAny=any_card)
    game.do("settle yogi yogi highland paid", "end")
    assert game.asked == (0, "end_powers")
    thrown = [option.split()[1].split("+") for option in game.options("throw")]
    told = power("dissed_hard", game.state.charter)
    assert max(map(len, thrown)) == 2
    assert "up to 2" in told
    kinds = {kind for cards in thrown for kind in cards} - {"nothing"}
    assert kinds == ({"yogi", "vulcent", "ct", "wizard"} if any_card else {"yogi", "vulcent"})
    assert ("clanning creatures" in told, "cards of any kind" in told) == (not any_card, any_card)


def test_a_mighty_pigxie_is_worth_what_the_power_says() -> None:
    game = table(["yogi", "yogi", "yogi"], [{"highland": ["pigxie pigxie"]}], powers={0: "mighty_swine"})
    assert game.magic(0) == 2 * SWINE_MAGIC
    assert f"worth {SWINE_MAGIC} magic" in power("mighty_swine")


def test_subcerbient_pays_the_elves_with_one_terrier() -> None:
    game = table(["elves", "ct", "yogi", "yogi"], [PAIR, PAIR], powers={1: "subcerbient"}).do("elves 1 lowland")
    assert game.options("sacrifice") == {"sacrifice ct"}
    assert "One Terrier is enough for the Elves." in power("subcerbient")


def test_subcerbient_says_whether_a_lone_spydra_answers() -> None:
    for rule in (False, True):
        game = table(
            ["ct", "spydra", "yogi", "yogi"], [PAIR, PAIR], powers={0: "subcerbient"}, spydraAnswersSubCerbient=rule
        ).do("recruit ct 1 lowland")
        assert ("answer spydra" in game.options()) == rule
        assert ("A lone Spydra still answers" in power("subcerbient", game.state.charter)) == rule


# -- what is told ------------------------------------------------------------------------------------------------------


def test_every_event_has_its_words() -> None:
    assert {kind.partition(".")[0] for kind in EVENTS} == EVENT_KINDS.keys()


def test_who_declines_passes_and_is_not_said_to_be_helpless() -> None:
    assert GAME.text.event(Event("passed", (0,)), NAMES) == "Ada passes."


def test_turning_a_stack_of_ones_own_names_no_rival() -> None:
    at_home = GAME.text.event(Event("clan_moved", (0, 0, 0, 2)), NAMES)
    assert at_home == "Ada rearranges the Highland: the two clans change places."
    away = GAME.text.event(Event("clan_moved", (0, 1, 0, 2)), NAMES)
    assert away == "Ada stirs up Bea's Highland: the two clans change places."


def test_terriers_and_elves_have_their_whole_names_on_their_cards_alone() -> None:
    assert (ROWS[CT].name, ROWS[SPYDRA + 3].name) == ("CerbeRussel Terrier", "Grumbledalf's Elves")
    told = [GAME.text.event(Event("hired", (0, FIRST[kind])), NAMES) for kind in range(SPYDRA + 1, len(ROWS))]
    assert "Ada hires Elves." in told
    assert GAME.text.event(Event("discarded", (0, (FIRST[CT],))), NAMES) == "Ada discards a Terrier."


# -- terms -------------------------------------------------------------------------------------------------------------

BANNED = r"\b(weighs?|heavy|throws? away|concedes?|gives? up|the inn|Drafty)\b"


def test_one_term_for_one_thing() -> None:
    from engines.cover_your_kingdom import charter, lore, prompts
    from engines.cover_your_kingdom.reasons.why import Why

    said = [*prompts.LEADS.values(), *prompts.WAITING.values(), *prompts.STAKES.values(), *prompts.INN_HIRES.values()]
    said += [*EVENTS.values(), *lore.POWER_TEXT.values(), *Why]
    said += [setting.text for setting in charter.SETTINGS] + [mode.text for mode in charter.MODES]
    said += [text(name) for name in KIND_IDS]
    assert [sentence for sentence in said if re.search(BANNED, sentence)] == []


def test_the_sky_pays_by_the_number_of_rulers() -> None:
    assert [sum(bonuses_for(seats)) for seats in range(2, 9)] == [100, 100, 100, 150, 150, 200, 200]
