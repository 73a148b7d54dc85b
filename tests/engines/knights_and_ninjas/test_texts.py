"""What cards say is what the rules do, with every expansion, with two players and under the house rules.

Names and numbers are read out of the texts and compared with positions that are played, not with the tables that the
texts are filled from.
"""

import re
from typing import Any

import pytest

from engines.core.game import set_up
from engines.core.types import Event
from engines.knights_and_ninjas import charter as charters
from engines.knights_and_ninjas import lore, words
from engines.knights_and_ninjas.cards import (
    COMMON,
    FIRST,
    KIND,
    KIND_COUNT,
    KIND_IDS,
    PRE_ATTACK,
    ROWS,
    UNIQUE,
)
from engines.knights_and_ninjas.charter import Charter
from engines.knights_and_ninjas.drafting import draw_up
from engines.knights_and_ninjas.events import EVENTS
from engines.knights_and_ninjas.game import GAME

from .table import table

DECKS: dict[str, dict[str, Any]] = {
    "base": {},
    "beginners": {"beginnerDeck": True},
    "invaders": {"invaders": True},
    "all": {"lockedUp": True, "dragonsLair": True, "invaders": True, "dancingBear": True},
    "strict": {"minstrelVsPreAttack": False},
}
every_deck = pytest.mark.parametrize("options", DECKS.values(), ids=DECKS)
ATTACKERS = ("ninja", "dragon", "archer", "ladder", "catapult")
INVADERS = ("viking", "barbarian")
BLOWS = [
    (name, attacker)
    for name, options in DECKS.items()
    for attacker in (*ATTACKERS, *(INVADERS if options.get("invaders") else ()))
]
WALLS = {"archer": "archer", "ladder": "castle", "catapult": "castle"}


def charter_of(seats: int = 4, **options: Any) -> Charter:
    return draw_up(set_up(GAME, seats, options))


def text(name: str, charter: Charter | None = None) -> str:
    return GAME.text.card(FIRST[KIND_IDS.index(name)], charter=charter)


def deck(charter: Charter) -> list[str]:
    return [KIND_IDS[kind] for kind in sorted({KIND[card] for card in charter.cards})]


def named(told: str) -> set[str]:
    """The kinds whose names stand in a list of a text."""
    return {row.id for row in ROWS if re.search(rf"\b{row.name}\b", told)}


def gems_in(told: str) -> int:
    return int(re.search(r"(\d) gem", told)[1])


# -- what gets past, and what answers ----------------------------------------------------------------------------------


@every_deck
def test_an_archer_keeps_out_everybody_but_those_it_names(options: dict[str, Any]) -> None:
    charter = charter_of(**options)
    attackers = [name for name in deck(charter) if set(ROWS[KIND_IDS.index(name)].use) & set("AP")]
    past = set()
    for name in attackers:
        game = table(hands=[f"{name} ninja", "", "", ""], walls={1: "archer"}, **options).do("attack 1")
        past |= {name for option in game.options("lay") if option == f"lay {name}"}
    told = re.search(r"everyone out but (.*?)\. ", text("archer", charter))
    assert told
    assert named(told[1]) == past
    assert ("viking" in past) == bool(options.get("invaders"))


@every_deck
def test_a_castle_keeps_out_those_it_names_and_a_ladder_leads_those_over_it(options: dict[str, Any]) -> None:
    charter = charter_of(**options)
    attackers = [name for name in deck(charter) if "A" in ROWS[KIND_IDS.index(name)].use]
    out, over = set(), set()
    for name in attackers:
        game = table(hands=[f"{name} dragon ladder", "", "", ""], walls={1: "castle"}, **options).do("attack 1")
        if f"lay {name}" not in game.options("lay"):
            out.add(name)
            game.do("lay ladder", "endure")
            over |= {name for option in game.options("lay") if option == f"lay {name}"}
    common = {KIND_IDS[kind] for kind in COMMON}
    assert common <= over <= out
    kept, led = text("castle", charter).split(".")[0], text("ladder", charter).split(":")[1].split(".")[0]
    for told, kinds in ((kept, out), (led, over)):
        assert "common attackers" in told
        assert named(told) - {"castle", "archer"} == kinds - common


@pytest.mark.parametrize(("name", "attacker"), BLOWS)
def test_only_what_a_card_names_can_answer_it(name: str, attacker: str) -> None:
    options = DECKS[name]
    charter = charter_of(**options)
    walls = {1: WALLS[attacker]} if attacker in WALLS else {}
    answers = set()
    for held in deck(charter):
        if held != "jester":  # who may be any of them
            game = table(hands=[attacker, held, "", ""], walls=walls, **options).do("attack 1", f"lay {attacker}")
            answers |= {held for option in game.options("answer") if option == f"answer {held}"}
    told = text(attacker, charter)
    if attacker == "archer":  # its text is about what it keeps out
        assert answers == {"executioner", "minstrel"} & set(deck(charter))
    elif answers:
        assert named(re.search(r"Only (.*?) can answer it", told)[1]) == answers
    else:
        assert told.endswith("Nothing can answer it.")


def test_the_book_names_the_expansion_that_a_card_comes_with() -> None:
    assert "Viking (Invaders)" in text("archer")
    assert "Shield Maiden (Invaders)" in text("ninja")
    assert "(" not in text("viking")


@pytest.mark.parametrize("name", ["knight", "king", "dragon", "ninja"])
def test_a_princess_wins_whom_she_names_and_a_knight_may_answer_at_once(name: str) -> None:
    game = table(hands=[f"{name} soldier", "princess", ""]).do("attack 1", f"lay {name}")
    wins = "answer princess" in game.options("answer")
    assert wins == (name in named(text("princess")) - {"princess"})
    if wins and name == "knight":
        game.do("answer princess", "lay soldier")
        assert "answer knight" in game.options("answer")
    assert "next turn" not in text("princess")


@every_deck
def test_a_jester_is_no_card_that_its_text_names(options: dict[str, Any]) -> None:
    charter = charter_of(**options)
    dead = {name for name in deck(charter) if not ROWS[KIND_IDS.index(name)].living}
    assert named(text("jester", charter)) - {"jester"} == dead


# -- numbers -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [*COMMON, *UNIQUE], ids=lambda kind: KIND_IDS[kind])
def test_a_blow_takes_as_many_gems_as_the_card_says(kind: int) -> None:
    name = KIND_IDS[kind]
    game = table(hands=[name, "", "", ""], gems=[2, 9, 5, 4], **DECKS["all"]).do("attack 1", f"lay {name}", "endure")
    told = text(name)
    strength = int(re.search(r"Strength (\d)", told)[1]) if kind in COMMON else gems_in(told)
    assert 9 - game.gems[1] == strength


def test_the_queen_is_the_only_one_and_has_the_most_strength() -> None:
    for options in DECKS.values():
        charter = charter_of(**options)
        assert sum(KIND_IDS[KIND[card]] == "queen" for card in charter.cards) == 1
    assert "There is only one." in text("queen")


@pytest.mark.parametrize("held", [0, 1, 2, 4])
def test_a_barbarian_makes_the_victim_discard(held: int) -> None:
    game = table(hands=["barbarian", " ".join(["castle"] * held), "", ""], invaders=True)
    game.do("attack 1", "lay barbarian", "endure")
    lost = [card for event in game.story if event.kind == "scattered" for card in event.args[1]]
    assert len(lost) == min(2, held)
    assert set(lost) <= set(game.state.discard)
    assert "2 random cards of the victim's hand are discarded" in text("barbarian")


@pytest.mark.parametrize("strength", [2, 3, 4])
def test_a_guard_holds_up_to_its_strength(strength: int) -> None:
    blow = {2: "soldier", 3: "knight", 4: "king"}[strength]
    game = table(hands=[blow, "guard", ""], lockedUp=True).do("attack 1", f"lay {blow}")
    limit = int(re.search(r"strength (\d) or less", text("guard"))[1])
    assert ("answer guard" in game.options("answer")) == (strength <= limit)


def test_a_ship_brings_and_a_key_frees_as_many_as_they_say() -> None:
    game = table(hands=["supply_ship", "", ""], invaders=True).do("supply_ship")
    assert f"Draw {len(game.state.hands[0])} cards" in text("supply_ship")
    assert "up to 2 prisoners" in text("key")
    game = table(hands=["key", "", ""], dungeon="king queen knight", lockedUp=True)
    assert max(option.count("+") + 1 for option in game.options("key")) == 2


@pytest.mark.parametrize("seats", [3, 2])
def test_a_merchant_costs_what_it_says(seats: int) -> None:
    game = table(hands=["merchant", "king queen soldier", ""][:seats], seats=seats).do("merchant merchant 1")
    told = text("merchant", game.state.charter)
    assert game.state.charter.gems - game.gems[0] == gems_in(told)
    assert len(game.state.hands[0]) == 1  # half of three, rounded down


@pytest.mark.parametrize("seats", [3, 2])
def test_a_monk_asks_for_what_it_says(seats: int) -> None:
    game = table(hands=["monk", "king queen soldier ladder", ""][:seats], walls={1: "castle"}, seats=seats)
    told = text("monk", game.state.charter)
    assert f"or {game.state.charter.monk_gems} gem" in told
    game.do("monk monk")
    while game.asked == (1, "monk_pay"):
        game.do(sorted(game.options("pay"))[0])
    (paid,) = [event.args[2] for event in game.story if event.kind == "paid_cards"]
    assert f"gives you {paid} cards" in told


@pytest.mark.parametrize("seats", [3, 2])
def test_rivals_show_a_herald_what_it_says(seats: int) -> None:
    game = table(hands=["herald", "king queen soldier", ""][:seats], seats=seats).do("herald herald")
    shown = max(option.count("+") + 1 for option in game.options("show"))
    told = text("herald", game.state.charter)
    assert ("shows a card" in told) if seats == 3 else (f"shows {game.state.charter.herald_shows} cards" in told)
    assert shown <= game.state.charter.herald_shows


@pytest.mark.parametrize("seats", [3, 2])
def test_a_minstrel_does_what_it_says(seats: int) -> None:
    """11: with two players it is no defence, does not stay, and sends nobody home."""
    game = table(hands=["king ladder castle archer", "minstrel", ""][:seats], seats=seats)
    told = text("minstrel", game.state.charter)
    game.do("attack 1", "lay king", "answer minstrel")
    home = "king" in game.hand(0)
    assert home == ("sends the attackers home" in told)
    own = table(hands=["minstrel", "king", ""][:seats], seats=seats)
    assert bool(own.options("fortify")) == ("Put it up" in told)
    assert ("with 2 more cards" in told) == (seats == 2)


def test_the_book_tells_both_games_of_cards_that_change() -> None:
    changed = [row.id for row in ROWS if "With two players" in text(row.id)]
    assert changed == ["minstrel", "herald", "merchant", "monk"]
    for name in changed:
        assert text(name, charter_of(2)) in text(name)
        assert text(name, charter_of(3)) in text(name)


# -- what is told, and terms -------------------------------------------------------------------------------------------


def test_every_event_has_its_words() -> None:
    assert {kind.partition(".")[0] for kind in words.EVENTS} == EVENTS.keys()


def test_a_reshuffle_says_how_many_gems_win() -> None:
    names = ("Ada", "Bea", "Cyd")
    assert GAME.text.event(Event("reshuffled", (9, 0)), names) == (
        "The discard pile is shuffled. From now on 9 gems win the game."
    )


BANNED = r"\b(walls?|fortifications?|discards|the pile|made anew|will do|gives? up|begins|before the blow)\b"


def test_one_term_for_one_thing() -> None:
    said = [*map(" ".join, words.LABELS.values()), *words.IN_LINE.values(), *words.EVENTS.values()]
    said = [sentence for sentence in said if "{seat} discards" not in sentence and "and discards" not in sentence]
    said += [setting.text for setting in charters.SETTINGS] + [mode.text for mode in charters.MODES]
    said += [text(KIND_IDS[kind]) for kind in range(KIND_COUNT)]
    assert [sentence for sentence in said if re.search(BANNED, sentence)] == []


def test_siege_cards_are_ladder_and_catapult() -> None:
    (told,) = [setting.text for setting in charters.SETTINGS if setting.name == "minstrelVsPreAttack"]
    assert named(told) - {"minstrel"} == {KIND_IDS[kind] for kind in PRE_ATTACK}
    assert lore.answers_to(PRE_ATTACK[0], charter_of(minstrelVsPreAttack=False)) == ()
