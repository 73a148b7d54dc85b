"""What the table of Cover Your Kingdom says: pictures' examples word by word, and laws over random games."""

from collections import Counter
from typing import Any

from client.games.cover_your_kingdom import words as words
from client.games.cover_your_kingdom.words.chronicle import recall
from engines.core.types import WATCHER, Event, Outcome, Story
from engines.cover_your_kingdom.cards import (
    CARD_IDS,
    CT,
    FIRST,
    HENTAUR,
    HIGHLAND,
    KIND,
    KIND_IDS,
    KINGDOM,
    LOWLAND,
    MOB,
    ROWS,
    SPYDRA,
    WIZARD,
)
from engines.cover_your_kingdom.decisions import KINDS, VERBS
from engines.cover_your_kingdom.game import GAME
from engines.cover_your_kingdom.state import CARDS
from engines.cover_your_kingdom.words import LAND_NAMES
from tests.conformance.cases import Case
from tests.engines.cover_your_kingdom.table import KLAKEN, Table, table

from .positions import GAMES, LONG_NAMES, NAMES, asked, every_game, hand, walk

# -- the sentences of the pictures -------------------------------------------------------------------------------------

TWO_CLANS = {"highland": ["sighclops sighclops"], "lowland": ["unique unique", "spydra klaken klaken klaken"]}


def larissas_turn(**more: Any) -> Table:
    return table(
        ["klaken klaken ct spydra bragon wizard", "yogi", "yogi", "yogi"],
        [{"lowland": ["ct klaken"], "highland": ["pegleg pegleg"]}, TWO_CLANS, {}, {"lowland": ["ct klaken"]}],
        **more,
    )


def test_the_turn_in_the_picture() -> None:
    view, decision = asked(larissas_turn())
    assert words.prompt(view, decision, NAMES) == ("Larissa, action 1 of 2.", "Click a lit card.")
    assert words.prompt(view, decision, NAMES, (KLAKEN,)).sentence == (
        "Klaken chosen: click a lit clan or the discard pile, or a second lit card to settle."
    )
    with_klaken = [words.button(option, view, NAMES) for option in words.open_to(decision.options, (KLAKEN,))]
    assert ("Add to my Klakens", "Lowland, 3 cards after") in with_klaken
    assert ("Recruit from Tomas", "their 4 Klakens, 85 magic") in with_klaken
    assert ("Discard and draw", "a Klaken") in with_klaken
    assert words.why_not_card(view, decision, KIND_IDS.index("bragon"), (KLAKEN,)) == "Not a Klaken"
    assert words.why_not_card(view, decision, WIZARD, (KLAKEN,)) == "Acts alone"
    assert words.why_not_card(view, decision, SPYDRA, (KLAKEN,)) == ""
    assert words.why_not_clan(view, decision, 3, LOWLAND, (KLAKEN,)) == "Only clan: safe"
    assert words.why_not_clan(view, decision, 1, LOWLAND, (KLAKEN,)) is None
    assert words.why_not_end(decision) == "take one action first"
    assert words.card_now(view, decision, KLAKEN) == (
        "Now: settle it with a second one, a Terrier or a Spydra, add it to your Klakens, discard it and draw, "
        "or recruit the clan of a rival."
    )


def test_a_land_is_clicked_to_settle_once_both_cards_are_chosen() -> None:
    view, decision = asked(larissas_turn())
    bragon = KIND_IDS.index("bragon")
    assert words.reachable(decision.options, 0, (bragon,)) == set()
    assert words.reachable(decision.options, 0, (bragon, CT)) == {(0, HIGHLAND)}
    assert words.prompt(view, decision, NAMES, (bragon, CT)).sentence == "Both chosen: settle the clan."
    assert words.why_not_clan(view, decision, 0, HIGHLAND, (bragon,)) == "Not Bragons"
    assert words.why_not_clan(view, decision, 0, LOWLAND, (bragon, CT)) == "Not their land"


def test_the_second_action() -> None:
    view, decision = asked(larissas_turn().do("discard bragon"))
    assert words.prompt(view, decision, NAMES) == (
        "Larissa, action 2 of 2.",
        "Click a lit card, or end the turn.",
    )
    assert words.why_not_end(decision) == ""


def test_the_challenge_in_the_picture() -> None:
    game = table(
        ["klaken spydra", "spydra klaken klaken ct ct bragon ct", "yogi", "yogi"],
        [{"lowland": ["klaken klaken"]}, {"highland": ["yogi yogi"], "lowland": ["klaken klaken"]}],
    )
    game.do("recruit klaken 1 lowland", "answer ct", "answer spydra")
    view, decision = asked(game)
    assert words.prompt(view, decision, NAMES) == (
        "Tomas, answer the Spydra.",
        "Play a Spydra, or two cards: two Klakens, or a Klaken and a Terrier. Two Terriers are not enough.",
    )
    captions = [words.button(option, view, NAMES) for option in decision.options]
    assert captions == [
        ("Give in", "Larissa takes it and all cards"),
        ("Klaken + Klaken", ""),
        ("Klaken + Terrier", ""),
        ("Spydra", ""),
    ]
    assert words.why_not_card(view, decision, KIND_IDS.index("bragon")) == "Not a Klaken"
    assert words.why_not_card(view, decision, CT, (CT,)) == "Needs a Klaken"
    assert words.why_not_card(view, decision, SPYDRA, (KLAKEN,)) == "Enough by itself"
    assert words.why_not_card(view, decision, KLAKEN, (SPYDRA,)) == "Spydra is enough"
    assert words.prompt(view, decision, NAMES, (KLAKEN,)).sentence == "Klaken chosen: click another lit card."
    assert words.prompt(view, decision, NAMES, (KLAKEN, CT)).sentence == "Klaken + Terrier chosen: confirm."
    fight = words.challenge(view)
    assert fight is not None
    assert [(play.seat, [CARD_IDS[card][:-2] for card in play.cards], play.weight) for play in fight.plays] == [
        (0, ["klaken"], 1),
        (1, ["ct"], 1),
        (0, ["spydra"], 2),
    ]
    assert (fight.attacker, fight.defender, fight.mover, fight.foe, fight.heavy) == (0, 1, 1, 0, True)
    assert words.weights(view.state, fight) == ((1, "a Klaken"), (1, "a Terrier"), (2, "a Spydra"))
    assert words.prize_words(view.state, fight, 0) == "The clan goes on top of their Lowland."
    assert words.prize_words(view.state, fight, 1) == "The clan stays, larger than before."
    game.do("answer klaken+ct")
    view, decision = asked(game)
    assert words.prompt(view, decision, NAMES) == (
        "Larissa, answer the pair.",
        "Play one card: a Klaken, a Terrier or a Spydra. You have no answer.",
    )
    assert words.button(decision.options[0], view, NAMES).second == "Tomas keeps it and all cards"


def test_powers_change_what_answers() -> None:
    klakens = {"highland": ["yogi yogi"], "lowland": ["klaken klaken"]}
    game = table(["ct", "klaken ct spydra", "yogi", "yogi"], [klakens, klakens], powers={0: "subcerbient"}).do(
        "recruit ct 1 lowland"
    )
    view, decision = asked(game)
    assert words.prompt(view, decision, NAMES) == (
        "Tomas, answer the Terrier.",
        "Play two cards: two Klakens, or a Klaken and a Terrier or a Spydra. Two Terriers are not enough.",
    )
    game = table(
        ["elves", "hentaur ct", "yogi"],
        [{}, {"highland": ["yogi yogi", "pegleg pegleg"]}],
        powers={1: "equinity"},
    ).do("elves 1 highland")
    view, decision = asked(game)
    assert words.prompt(view, decision, NAMES) == (
        "Tomas, the Elves come for the PegLegasi.",
        "Pay a Spydra, or any two cards that are PegLegasi, Hentaurs or Terriers.",
    )


def test_the_inn_in_the_picture() -> None:
    game = table(
        ["bragon bragon pegleg hypnogriff ct vulcent yogi", "ct"],
        [{"lowland": ["klaken klaken"]}, {"highland": ["yogi yogi", "bragon bragon"]}],
        inn=["bragon", "bragon", "spydra", "klaken"],
    )
    view, decision = asked(game)
    bragon = KIND_IDS.index("bragon")
    captions = [words.button(option, view, NAMES) for option in words.open_to(decision.options, (bragon,))]
    assert ("Claim 3 guests (1, 2, 3)", "2 Bragons and a Spydra, 85 magic") in captions
    assert words.prompt(view, decision, NAMES, (bragon,)).sentence == (
        "Bragon chosen: click a lit clan or the discard pile, or a second lit card to settle, "
        "or lit guests of the Inn to claim."
    )
    view, decision = asked(game.do("claim bragon 0+1+2"))
    assert words.prompt(view, decision, NAMES).lead == "Tomas, contest the claim?"
    assert words.button(decision.options[0], view, NAMES) == ("Let it settle", "Larissa gets the clan")


def test_reach_is_told_by_seats() -> None:
    clans = {"highland": ["yogi yogi"], "lowland": ["klaken klaken"]}
    game = table(["klaken"] + ["yogi"] * 7, [clans, *[{}] * 2, clans, *[{}] * 4], seats=8)
    view, decision = asked(game)
    assert words.why_not_clan(view, decision, 3, LOWLAND, (KLAKEN,)) == "3 seats: too far"
    assert [words.reach_note(view, seat)[1] for seat in range(8)] == [
        "your kingdom",
        "next on your left",
        "2 seats to your left",
        "3 seats: too far",
        "4 seats: too far",
        "3 seats: too far",
        "2 seats to your right",
        "next on your right",
    ]


def test_whoever_is_not_asked_is_told_whom_the_table_waits_for() -> None:
    for seat in (1, WATCHER):
        view, decision = asked(larissas_turn(), seat)
        assert words.prompt(view, decision, NAMES) == ("Larissa, action 1 of 2.", "Larissa is playing.")
        assert words.why_not_card(view, decision, KLAKEN) == "Not asked now"
        assert words.why_not_clan(view, decision, 0, HIGHLAND) == "Not asked now"
        assert words.card_now(view, decision, KLAKEN) == ""


def test_every_string_goes_through_the_catalogue() -> None:
    """A catalogue that shouts: nothing but names and numbers may come out in small letters."""

    def shout(text: str) -> str:
        parts = text.split("{")
        return "{".join([parts[0].upper(), *(f"{p.split('}')[0]}}}{p.split('}')[1].upper()}" for p in parts[1:])])

    names = tuple(name.upper() for name in NAMES)
    for case in GAMES[::5]:
        for _, view, decision in walk(case, every=5):
            said = [*words.prompt(view, decision, names, (), shout)]
            said += [part for option in decision.options for part in words.button(option, view, names, shout)]
            said += [words.tag(option, view, shout) for option in decision.options]
            for kind in hand(view):
                said += [
                    words.card_now(view, decision, kind, shout),
                    words.why_not_card(view, decision, kind, (), shout),
                ]
                said += words.prompt(view, decision, names, (kind,), shout)
            assert [text for text in said if text != text.upper()] == []


# -- names -------------------------------------------------------------------------------------------------------------


def test_every_kind_has_its_names() -> None:
    assert len(words.NAMES) == len(ROWS)
    assert [name.short for name in words.NAMES if len(name.short) > 10] == []
    for row, name in zip(ROWS, words.NAMES, strict=True):
        assert row.id == "ct" or name.short.split()[0].casefold() in row.name.casefold()
    assert [land.casefold() for land in words.LANDS] == [land.casefold() for land in LAND_NAMES]


def test_where_a_card_lives_is_told_under_its_name() -> None:
    standard, two, quick = (
        next(GAME.new(case.setup).charter for case in GAMES if case.setup.mode == mode)
        for mode in ("standard", "two", "quick")
    )
    pigxie = KIND_IDS.index("pigxie")
    assert [words.label(charter, pigxie) for charter in (standard, two, quick)] == ["Either land", "Any land", ""]
    assert [words.label(charter, HENTAUR) for charter in (standard, two)] == ["Either land", "Maneland"]
    assert [words.label(standard, kind) for kind in (KLAKEN, CT, MOB)] == ["Lowland", "Wild", "For hire"]


# -- laws over random games --------------------------------------------------------------------------------------------


def test_all_is_met() -> None:
    """Whatever is asserted of every kind and verb below was seen at all."""
    kinds, verbs = set(), set()
    for case in GAMES:
        for _, _, decision in walk(case):
            kinds.add(decision.kind)
            verbs |= {option.verb for option in decision.options}
    assert len(GAMES) >= 60
    assert kinds == set(KINDS)
    assert verbs == set(VERBS)


@every_game
def test_buttons_are_short_and_told_apart(case: Case) -> None:
    for _, view, decision in walk(case, every=2):
        labels = [words.button(option, view, LONG_NAMES) for option in decision.options]
        assert [label for label in labels if not label.text or len(label.text) > 34] == []
        assert [label for label in labels if len(label.second) > 64] == []
        assert [label for label, times in Counter(labels).items() if times > 1] == []
        tags = [words.tag(option, view) for option in decision.options]
        assert [tag for tag in tags if not 0 < len(tag) <= 16] == []


@every_game
def test_prompts_name_the_person_and_say_what_to_do(case: Case) -> None:
    for state, view, decision in walk(case, every=4):
        for chosen in [(), *[(kind,) for kind in hand(view)]]:
            lead, sentence = words.prompt(view, decision, NAMES, chosen)
            assert lead.startswith(NAMES[decision.seat])
            assert lead[-1] in ".?"
            assert sentence.endswith(".")
            assert "{" not in lead + sentence
        watching = words.prompt(GAME.view(state, WATCHER), decision._replace(options=()), NAMES)
        assert watching.lead == words.prompt(view, decision, NAMES).lead


@every_game
def test_now_is_told_of_cards_in_the_hand_only(case: Case) -> None:
    for _, view, decision in walk(case, every=3):
        held = hand(view)
        for kind in range(len(ROWS)):
            line = words.card_now(view, decision, kind)
            assert (line.startswith("Now: ") and line.endswith(".")) if kind in held else line == ""


@every_game
def test_plays_of_a_challenge_add_up(case: Case) -> None:
    for _, view, decision in walk(case):
        fight = words.challenge(view)
        if decision.kind not in ("answer", "inn_contest"):
            assert fight is None
            continue
        assert fight is not None
        frame = view.state.agenda[-1]
        assert fight.stake == (*frame[6], *frame[7])
        assert (fight.plays[-1].weight == 2) == fight.heavy
        assert [play.seat for play in fight.plays] == [
            fight.defender if turn % 2 else fight.attacker for turn in range(len(fight.plays))
        ]
        assert fight.plays[-1].seat == fight.foe != fight.mover == decision.seat
        for seat in (fight.attacker, fight.defender):
            assert words.prize_words(view.state, fight, seat).startswith("The clan ")
        assert {number for number, _ in words.weights(view.state, fight)} <= {1, 2}


# -- anecdotes ---------------------------------------------------------------------------------------------------------


@every_game
def test_up_to_four_anecdotes_are_told(case: Case) -> None:
    story, rng = Story(), case.rng("words")
    state = GAME.new(case.setup, story)
    while decision := GAME.decision(state):
        GAME.apply(state, rng.pick(decision.options), story)
    outcome = GAME.outcome(state)
    assert outcome is not None
    seen = [event.seen_by(WATCHER) for event in story]
    told = words.anecdotes(seen, outcome, NAMES, magic=state.charter.magic)
    assert 2 <= len(told) <= 4
    assert len({anecdote.title for anecdote in told}) == len(told)
    for anecdote in told:
        assert anecdote.text.endswith(".")
        assert len(anecdote.text) <= 90
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
    parts = [{"magic": magic, "sky": 0, "speed": 0} for magic in (0, 105)]
    told = words.anecdotes(story, Outcome((1,), (0, 105), tuple(parts)), NAMES)
    assert [tuple(anecdote) for anecdote in told] == [
        ("klaken", "Richest clan", "3 Klakens, a Terrier and a Spydra, 105 magic, taken once."),
        ("challenge", "Longest challenge", "2 cards for one Klaken clan, turn 2."),
        ("recruit", "Best recruiter", "Tomas: 2 tried, 1 won."),
        ("elves", "Greatest loss", "The Elves led 2 Yogi Yedis away from Larissa."),
    ]


def test_half_a_story_is_not_told() -> None:
    nothing = {"magic": 0, "sky": 0, "speed": 0}
    assert words.anecdotes([Event("held", (0, 1, LOWLAND))], Outcome((0,), (0, 0), (nothing, nothing)), NAMES) == ()


def test_the_quick_start_has_no_lands_to_speak_of() -> None:
    game = table(["klaken klaken", "yogi", "yogi", "yogi"], [{"kingdom": ["klaken klaken"]}], seats=4, mode="quick")
    view, decision = asked(game)
    captions = {words.button(option, view, NAMES) for option in decision.options}
    assert captions == {
        ("Settle Klaken + Klaken", "30 magic"),
        ("Add to my Klakens", "3 cards after"),
        ("Discard and draw", "a Klaken"),
    }
    assert words.why_not_clan(view, decision, 1, KINGDOM) == "No clan"
