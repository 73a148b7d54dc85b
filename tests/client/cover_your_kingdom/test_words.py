"""What the table of Cover Your Kingdom says besides the game's own words: what may be clicked, captions, anecdotes."""

from collections.abc import Sequence
from typing import Any

from client.games.cover_your_kingdom.words.anecdotes import anecdotes
from client.games.cover_your_kingdom.words.chronicle import recall
from client.games.cover_your_kingdom.words.names import LAND_TITLES, label
from client.games.cover_your_kingdom.words.picking import picking_words
from client.games.cover_your_kingdom.words.reach import reach_note
from engines.core.chronicle import Entry, KnownAction
from engines.core.language import ENGLISH
from engines.core.types import WATCHER, Event, Outcome, Story
from engines.cover_your_kingdom.cards import (
    CT,
    FIRST,
    HENTAUR,
    HIGHLAND,
    KIND,
    KIND_IDS,
    LOWLAND,
    MOB,
    SPYDRA,
)
from engines.cover_your_kingdom.game import GAME
from engines.cover_your_kingdom.nouns import LANDS
from engines.cover_your_kingdom.state import CARDS
from engines.cover_your_kingdom.story import tell
from tests.conformance.cases import Case
from tests.engines.cover_your_kingdom.positions import GAMES, NAMES, asked, every_game, hand, walk
from tests.engines.cover_your_kingdom.table import KLAKEN, Table, table
from tests.languages import told_by

TWO_CLANS = {"highland": ["sighclops sighclops"], "lowland": ["unique unique", "spydra klaken klaken klaken"]}
BRAGON = KIND_IDS.index("bragon")


def larissas_turn(**more: Any) -> Table:
    return table(
        ["klaken klaken ct spydra bragon wizard", "yogi", "yogi", "yogi"],
        [{"lowland": ["ct klaken"], "highland": ["pegleg pegleg"]}, TWO_CLANS, {}, {"lowland": ["ct klaken"]}],
        **more,
    )


# -- what may be clicked -----------------------------------------------------------------------------------------------


def picking(game: Table, *chosen: int) -> str:
    view, decision = asked(game)
    return picking_words("A sentence.", decision, view, chosen)


def test_to_the_question_is_added_that_something_can_be_clicked() -> None:
    assert picking(larissas_turn()) == "A sentence. Pick what is lit."
    assert picking(table(["ct spydra", "yogi", "yogi"])) == "A sentence."


def test_a_chosen_card_says_where_it_may_go() -> None:
    game = larissas_turn()
    assert picking(game, KLAKEN) == (
        "Klaken chosen: pick a lit clan or the discard pile, or a second lit card to settle."
    )
    assert picking(game, BRAGON, CT) == "Both chosen: settle the clan."


def test_a_card_and_the_pile_are_not_asked_for_a_second_time() -> None:
    view, decision = asked(larissas_turn())
    assert picking_words("A sentence.", decision, view, (KLAKEN,), pile=True) == (
        "Klaken and the discard pile chosen: press what you mean."
    )


def test_guests_of_the_inn_can_be_clicked() -> None:
    game = table(
        ["bragon bragon pegleg hypnogriff ct vulcent yogi", "ct"],
        [{"lowland": ["klaken klaken"]}, {"highland": ["yogi yogi", "bragon bragon"]}],
        inn=["bragon", "bragon", "spydra", "klaken"],
    )
    assert picking(game, BRAGON) == (
        "Bragon chosen: pick a lit clan or the discard pile, or a second lit card to settle, "
        "or lit guests of the Inn to claim."
    )


def test_cards_chosen_for_an_answer_are_confirmed() -> None:
    game = table(
        ["klaken spydra", "spydra klaken klaken ct ct bragon ct", "yogi", "yogi"],
        [{"lowland": ["klaken klaken"]}, {"highland": ["yogi yogi"], "lowland": ["klaken klaken"]}],
    )
    game.do("recruit klaken 1 lowland", "answer ct", "answer spydra")
    assert picking(game) == "A sentence."
    assert picking(game, KLAKEN) == "Klaken chosen: pick another lit card."
    assert picking(game, KLAKEN, CT) == "Klaken + Terrier chosen: confirm."


@every_game
def test_whatever_is_chosen_the_line_says_what_to_do(case: Case) -> None:
    for _, view, decision in walk(case, every=4):
        for chosen in [(), *[(kind,) for kind in hand(view)]]:
            told = picking_words("A sentence.", decision, view, chosen)
            assert told.endswith(".")
            assert "{" not in told


def test_every_string_goes_through_the_catalogue() -> None:
    """A catalogue that shouts: nothing may come out in small letters."""

    @told_by
    def shout(text: str) -> str:
        parts = text.split("{")
        return "{".join([parts[0].upper(), *(f"{p.split('}')[0]}}}{p.split('}')[1].upper()}" for p in parts[1:])])

    for case in GAMES[::5]:
        for _, view, decision in walk(case, every=5):
            chosen = [(), *[(kind,) for kind in hand(view)]]
            said = [picking_words("A SENTENCE.", decision, view, kinds, shout) for kinds in chosen]
            assert [text for text in said if text != text.upper()] == []


# -- captions ----------------------------------------------------------------------------------------------------------


def test_where_a_ruler_sits_is_told_by_seats() -> None:
    view, _ = asked(table(["klaken"] + ["yogi"] * 7, seats=8))
    assert [reach_note(view, seat)[1] for seat in range(8)] == [
        "your kingdom",
        "next on your left",
        "2 seats to your left",
        "3 seats: too far",
        "4 seats: too far",
        "3 seats: too far",
        "2 seats to your right",
        "next on your right",
    ]


def test_a_land_has_the_same_name_in_captions_and_sentences() -> None:
    assert [land.casefold() for land in LAND_TITLES] == [land.casefold() for land in LANDS]


def test_where_a_card_lives_is_told_under_its_name() -> None:
    standard, two, quick = (
        next(GAME.new(case.setup).charter for case in GAMES if case.setup.mode == mode)
        for mode in ("standard", "two", "quick")
    )
    pigxie = KIND_IDS.index("pigxie")
    assert [label(charter, pigxie) for charter in (standard, two, quick)] == ["Either land", "Any land", ""]
    assert [label(charter, HENTAUR) for charter in (standard, two)] == ["Either land", "Maneland"]
    assert [label(standard, kind) for kind in (KLAKEN, CT, MOB)] == ["Lowland", "Wild", "For hire"]


# -- anecdotes ---------------------------------------------------------------------------------------------------------


def chronicle_of(events: Sequence[Event]) -> list[Entry]:
    return tell([KnownAction(0, None, tuple(events))], WATCHER, NAMES, ENGLISH)


@every_game
def test_up_to_four_anecdotes_are_told(case: Case) -> None:
    story, rng = Story(), case.rng("words")
    state = GAME.new(case.setup, story)
    while decision := GAME.decision(state):
        GAME.apply(state, rng.pick(decision.options), story)
    outcome = GAME.outcome(state)
    assert outcome is not None
    seen = [event.seen_by(WATCHER) for event in story]
    told = anecdotes(seen, outcome, NAMES, chronicle_of(seen), magic=state.charter.magic)
    assert 2 <= len(told) <= 4
    assert len({anecdote.title for anecdote in told}) == len(told)
    for anecdote in told:
        assert anecdote.text.endswith(".")
        assert "{" not in anecdote.text
    if case.setup.options["contest"] == "single":
        clans = [clan[CARDS] for clans in state.stacks for clan in clans]
        assert sorted(sorted(clan.cards) for clan in recall(seen).clans) == sorted(map(sorted, clans))
        richest = max(sum(state.charter.magic[KIND[card]] for card in cards) for cards in clans)
        assert f", {richest} magic, " in told[0].text


def test_what_is_told_is_what_happened() -> None:
    """A whole little round, event by event: Tomas wins a clan, loses it again, and the Elves take the Yogis."""
    klakens, yogis, ct, spydra = (FIRST[KLAKEN], FIRST[KLAKEN] + 1, FIRST[KLAKEN] + 2), (0, 1), FIRST[CT], FIRST[SPYDRA]
    won = (ct, *klakens)
    story = Story()
    story("crowned", 1)  # of a round whose beginning nobody saw
    story("challenged", 1, 0, LOWLAND, ct)
    story("round_began", 1, 0)
    story("crowned", 0)
    story("settled", 0, LOWLAND, klakens[:2], 1)
    story("settled", 0, HIGHLAND, yogis, 1)
    story("crowned", 1)
    story("challenged", 1, 0, LOWLAND, klakens[2])
    story("answered", 0, (ct,))
    story("conceded", 1)
    story("held", 0, 1, LOWLAND)
    story("challenged", 1, 0, LOWLAND, spydra)
    story("conceded", 0)
    story("recruited", 1, 0, LOWLAND)
    story("placed", 1, LOWLAND, (spydra, *won))
    story("dispersed", 0, HIGHLAND, yogis)
    for seat, magic in ((0, 0), (1, 105)):
        story("scored", seat, magic, 0, 0, 5)
    story("round_won", 1, (1,))
    challenge = (
        "Tomas tries to recruit the clan on top of Larissa's Lowland with a Klaken. "
        "Larissa answers with a Terrier. Tomas gives in: Larissa keeps the clan."
    )
    parts = [{"magic": magic, "sky": 0, "speed": 0} for magic in (0, 105)]
    told = anecdotes(story, Outcome((1,), (0, 105), tuple(parts)), NAMES, chronicle_of(story))
    assert [(anecdote.icon, anecdote.title, anecdote.text) for anecdote in told] == [
        ("klaken", "Richest clan", "3 Klakens, a Terrier and a Spydra, 105 magic, taken once."),
        ("challenge", "Longest challenge", f"Turn 2: {challenge}"),
        ("recruit", "Best recruiter", "Tomas: 2 tried, 1 won."),
        ("elves", "Greatest loss", "2 Yogi Yedis leave Larissa's Highland, and the game, for good."),
    ]


def test_half_a_story_is_not_told() -> None:
    nothing = {"magic": 0, "sky": 0, "speed": 0}
    assert anecdotes([Event("held", (0, 1, LOWLAND))], Outcome((0,), (0, 0), (nothing, nothing)), NAMES, []) == ()
