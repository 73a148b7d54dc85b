"""Answers in words: short on a button, complete in a list, and no two alike; what a card can do now."""

import re
from collections import Counter
from typing import Any

from engines.core.game import Label
from engines.core.types import WATCHER
from engines.cover_your_kingdom.cards import KIND_IDS, ROWS
from engines.cover_your_kingdom.choices import open_to
from engines.cover_your_kingdom.decisions import END, KINDS, VERBS
from engines.cover_your_kingdom.game import GAME
from engines.cover_your_kingdom.nouns import short
from tests.conformance.cases import Case
from tests.languages import told_by

from .positions import GAMES, LONG_NAMES, NAMES, asked, every_game, hand, walk
from .table import KLAKEN, Table, table

TWO_CLANS = {"highland": ["sighclops sighclops"], "lowland": ["unique unique", "spydra klaken klaken klaken"]}


def larissas_turn(**more: Any) -> Table:
    return table(
        ["klaken klaken ct spydra bragon wizard", "yogi", "yogi", "yogi"],
        [{"lowland": ["ct klaken"], "highland": ["pegleg pegleg"]}, TWO_CLANS, {}, {"lowland": ["ct klaken"]}],
        **more,
    )


def labels(game: Table, *chosen: int) -> list[Label]:
    view, decision = asked(game)
    return [GAME.text.label(option, view, NAMES) for option in open_to(decision.options, chosen)]


def listed(game: Table) -> list[str]:
    view, decision = asked(game)
    return [GAME.text.option(option, view, NAMES) for option in decision.options]


def test_a_turn() -> None:
    game = larissas_turn()
    with_klaken = labels(game, KLAKEN)
    assert ("Add to my Klakens", "Lowland, 3 cards afterwards") in with_klaken
    assert ("Recruit from Tomas", "their 4 Klakens, 85 magic, Lowland") in with_klaken
    assert ("Discard a Klaken", "draw 1 card") in with_klaken
    assert [label for label in labels(game) if label.words in ("My Lowland", "Tomas's Lowland")] == [
        ("Tomas's Lowland", "the two clans swap"),
    ]
    told = listed(game)
    assert "Add to my Klakens (with a Klaken: Lowland, 3 cards afterwards)" in told
    assert "Recruit from Tomas (with a Klaken: their 4 Klakens, 85 magic)" in told
    assert "Recruit from Tomas (with a Spydra: their 4 Klakens, 85 magic)" in told
    assert "Swap the two clans (with a Wiizzaard: Tomas's Lowland)" in told


def test_a_list_names_what_lies_beside_a_button() -> None:
    game = table(["mob", "yogi", "yogi"], [{"highland": ["yogi yogi"]}, TWO_CLANS])
    told = "Swap with Tomas (with Mobgoblins: my 2 Yogi Yedis, 10 magic, for 2 Sighclops, 10 magic)"
    assert told in listed(game)
    assert ("Swap with Tomas", "Highland Yogi Yedis 10 for Highland Sighclops 10") in labels(game)


def test_the_top_of_the_discard_pile() -> None:
    game = table(["unique yogi", "yogi", "yogi"], discard="unique")
    assert ("Settle Unique + discard", "Lowland, 20 magic") in labels(game)
    assert "Settle UniqueHorn + UniqueHorn off the discard pile (Lowland, 20 magic)" in listed(game)


def test_a_challenge() -> None:
    game = table(
        ["klaken spydra", "spydra klaken klaken ct ct bragon ct", "yogi", "yogi"],
        [{"lowland": ["klaken klaken"]}, {"highland": ["yogi yogi"], "lowland": ["klaken klaken"]}],
    )
    game.do("recruit klaken 1 lowland", "answer ct", "answer spydra")
    assert labels(game) == [
        ("Give in", "Larissa takes it and all cards"),
        ("Play Klaken + Klaken", ""),
        ("Play Klaken + Terrier", ""),
        ("Play Spydra", ""),
    ]
    assert listed(game)[:2] == ["Give in (Larissa takes it and all cards)", "Play Klaken + Klaken"]
    assert labels(game.do("answer klaken+ct"))[0] == ("Give in", "Tomas keeps it and all cards")


def test_the_inn() -> None:
    game = table(
        ["bragon bragon pegleg hypnogriff ct vulcent yogi", "ct"],
        [{"lowland": ["klaken klaken"]}, {"highland": ["yogi yogi", "bragon bragon"]}],
        inn=["bragon", "bragon", "spydra", "klaken"],
    )
    bragon = KIND_IDS.index("bragon")
    assert ("Claim 2 Bragons, Spydra", "guests 1, 2 and 3, 85 magic") in labels(game, bragon)
    assert ("Claim Bragon", "guest 2, 30 magic") in labels(game, bragon)
    game.do("claim bragon 0+1+2")
    assert labels(game)[0] == ("Don't contest", "Larissa gets the clan")


def test_the_quick_start_has_no_lands_to_speak_of() -> None:
    game = table(["klaken klaken", "yogi", "yogi", "yogi"], [{"kingdom": ["klaken klaken"]}], seats=4, mode="quick")
    assert labels(game) == [
        ("Settle Klaken + Klaken", "30 magic"),
        ("Add to my Klakens", "3 cards afterwards"),
        ("Discard a Klaken", "draw 1 card"),
    ]


def test_the_end_of_a_turn_is_a_pass_only_where_nothing_can_be_done() -> None:
    game = larissas_turn()
    view, _ = asked(game)
    assert GAME.text.label(END, view, NAMES) == ("End turn", "")
    assert GAME.text.why_not(END, view, NAMES) == "Take an action first"
    assert labels(game.do("discard bragon"))[-1] == ("End turn", "1 action left")
    assert labels(table(["ct spydra", "yogi", "yogi"])) == [("Pass", "no action required")]


# -- what a card can do now


def test_what_a_card_can_do_now() -> None:
    view, decision = asked(larissas_turn())
    assert GAME.text.now(KLAKEN, decision, view) == (
        "Now: settle it with a second one, a Terrier or a Spydra, add it to your Klakens, discard it and draw, "
        "or recruit a rival's clan."
    )
    for seat in (1, WATCHER):
        view, decision = asked(larissas_turn(), seat)
        assert GAME.text.now(KLAKEN, decision, view) == ""


@every_game
def test_now_is_told_of_cards_in_the_hand_only(case: Case) -> None:
    for _, view, decision in walk(case, every=3):
        held = hand(view)
        for kind in range(len(ROWS)):
            line = GAME.text.now(kind, decision, view)
            assert (line.startswith(("Now: ", "Not now: ")) and line.endswith(".")) if kind in held else line == ""


# -- laws


def test_all_is_met() -> None:
    """Whatever is asserted of every kind and verb here, of prompts and of reasons, was seen at all."""
    kinds, verbs = set(), set()
    for case in GAMES:
        for _, _, decision in walk(case):
            kinds.add(decision.kind)
            verbs |= {option.verb for option in decision.options}
    assert len(GAMES) >= 60
    assert kinds == set(KINDS)
    assert verbs == set(VERBS)


@every_game
def test_labels_are_short_and_told_apart(case: Case) -> None:
    for _, view, decision in walk(case, every=2):
        told = [GAME.text.label(option, view, LONG_NAMES) for option in decision.options]
        assert [label for label in told if not label.words or len(label.words) > 34] == []
        assert [label for label in told if len(label.second) > 64] == []
        assert [label for label, times in Counter(told).items() if times > 1] == []
        tags = [GAME.text.tag(option, view) for option in decision.options]
        assert [words for words in tags if not 0 < len(words) <= 16] == []


def test_every_kind_has_its_names() -> None:
    assert [short(kind) for kind in range(len(ROWS)) if len(short(kind)) > 10] == []
    for kind, row in enumerate(ROWS):
        assert row.id == "ct" or short(kind).split()[0].casefold() in row.name.casefold()


GRAMMAR = re.compile(r"\b(a|an|the|and|or|two|no)\b|(?<=[A-Z])('?s|es)\b")


def test_every_string_goes_through_the_catalogue() -> None:
    """A catalogue that shouts: nothing but what the grammar adds may come out in small letters."""

    @told_by
    def shout(text: str) -> str:
        parts = text.split("{")
        return "{".join([parts[0].upper(), *(f"{p.split('}')[0]}}}{p.split('}')[1].upper()}" for p in parts[1:])])

    names, text = tuple(name.upper() for name in NAMES), GAME.text
    for case in GAMES[::5]:
        for _, view, decision in walk(case, every=5):
            said = [*text.prompt(decision, view, names, shout)]
            said += [part for option in decision.options for part in text.label(option, view, names, shout)]
            said += [text.option(option, view, names, shout) for option in decision.options]
            said += [text.tag(option, view, shout) for option in decision.options]
            for kind in hand(view):
                said += [
                    text.now(kind, decision, view, shout),
                    text.why_not_card(kind, decision, view, (), shout),
                ]
            said = [GRAMMAR.sub("", words) for words in said]
            assert [words for words in said if words != words.upper()] == []
