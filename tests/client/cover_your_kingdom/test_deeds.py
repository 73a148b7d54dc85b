"""Deeds of others on the banner: who did what to whom, with which cards, and what waits for whoever it was done to."""

from types import SimpleNamespace
from typing import Any

import pytest

from client.games.cover_your_kingdom.deeds import LEADS, TELLERS, Deeds, Teller, given_to
from client.games.cover_your_kingdom.moment_places import MomentPlaces
from client.render.canvas import Box
from client.shot import a_stage, show
from client.tables.banner import Deed, Stand
from client.tables.pace import PACES, Weight
from engines.core.language import ENGLISH
from engines.core.types import Event
from engines.cover_your_kingdom.events import EVENTS
from tests.client.cover_your_kingdom.moments import TWO_EACH, attack, moment_of, play, sprite
from tests.engines.cover_your_kingdom.table import table

NAMES = ("Larissa", "Tomas", "Morwen")


def deeds_for(viewer: int = 1, losses_wait: bool = True) -> Deeds:
    settings = SimpleNamespace(losses_wait=losses_wait, reduced_motion=False, instant=False)
    context: Any = SimpleNamespace(
        say=ENGLISH, names=NAMES, badges=(0, 1, 2), settings=settings, view=SimpleNamespace(seat=viewer),
        session=SimpleNamespace(people=(viewer,)), me=viewer,
    )  # fmt: skip
    return Deeds(context, lambda: Stand(Box(0, 0, 100, 100), lambda *args: None))


def deed_in(it: MomentPlaces, deeds: Deeds | None = None) -> Deed | None:
    """What is told of a moment."""
    event = next(event for event in it.moment.events if event.kind in TELLERS)
    return TELLERS[event.kind](Teller(deeds or deeds_for(it.viewer), it, event))


def words(deed: Deed | None) -> tuple[str, str, Weight]:
    assert deed is not None
    return deed.caption.lead, deed.caption.sentence, deed.caption.weight


def shown(deed: Deed | None) -> list[tuple[str, str, list[str]]]:
    assert deed is not None
    return [(group.title, group.second, [sprite(card) for card in group.cards]) for group in deed.groups]


def test_every_deed_is_a_kind_of_event() -> None:
    assert set(TELLERS) <= set(EVENTS)
    assert set(LEADS) <= set(TELLERS)


def test_a_new_clan_is_named_with_what_it_covers() -> None:
    game = table(["bragon bragon yogi", "yogi", "yogi"], [{"highland": ["pegleg pegleg"]}, {}, {}])
    deed = deed_in(play(game, "settle bragon bragon highland paid", 1))
    lead, sentence, weight = words(deed)
    assert lead == "Larissa settles 2 Bragons"
    assert (sentence, weight) == ("In the Highland, on top of the 2 PegLegasi.", Weight.DEED)
    assert shown(deed) == [("A new clan", "", ["bragon", "bragon"])]


def test_cards_taken_blindly_are_told_with_what_is_given_back_and_wait_for_whom_they_were_taken_from() -> None:
    game = table(["hypnogriff yogi yogi yogi", "klaken klaken klaken", "bragon"])
    deeds = deeds_for(1)
    assert deed_in(play(game, "hypnogriff hypnogriff 1", 1), deeds) is None, "one banner for both halves"
    deed = deed_in(play(game, "give_back yogi+yogi+yogi", 1), deeds)
    lead, sentence, weight = words(deed)
    assert lead == "Larissa hires a Hypnogriff"
    assert sentence == "Three cards of your hand, drawn blindly, for as many of Larissa's choice."
    assert weight is Weight.TOUCHES
    assert shown(deed) == [
        ("Larissa takes", "from you", ["klaken"] * 3),
        ("Larissa gives back", "to you", ["yogi"] * 3),
    ]


@pytest.mark.parametrize("viewer", [2, -1])
def test_nobody_else_learns_which_cards_they_were(viewer: int) -> None:
    game = table(["hypnogriff yogi yogi yogi", "klaken klaken klaken", "bragon"])
    deeds = deeds_for(viewer)
    deed_in(play(game, "hypnogriff hypnogriff 1", viewer), deeds)
    deed = deed_in(play(game, "give_back yogi+yogi+yogi", viewer), deeds)
    assert words(deed)[2] is Weight.DEED
    assert [cards for _, _, cards in shown(deed)] == [["back"] * 3, ["back"] * 3]
    assert "Tomas's hand" in words(deed)[1]


def test_what_is_done_to_a_stack_of_mine_waits_and_shows_both_tops() -> None:
    game = table(["wizard yogi", "yogi", "yogi"], TWO_EACH)
    it = play(game, "wizard wizard 1 lowland swap", 1)
    deed = deed_in(it)
    assert words(deed)[0] == "Larissa hires a Wiizzaard"
    assert words(deed)[2] is Weight.TOUCHES
    before, after = it.moment.before.state, it.moment.after.state
    assert before.stacks != after.stacks
    assert [title for title, _, _ in shown(deed)] == ["On top before", "On top now"]
    assert shown(deed)[0][2] != shown(deed)[1][2]


def test_the_same_is_a_deed_for_all_others() -> None:
    game = table(["wizard yogi", "yogi", "yogi"], TWO_EACH)
    assert words(deed_in(play(game, "wizard wizard 1 lowland swap", 2)))[2] is Weight.DEED


def test_a_land_that_is_blocked_waits_for_its_ruler() -> None:
    game = table(["minnowtaur yogi", "yogi", "yogi"], TWO_EACH)
    deed = deed_in(play(game, "block minnowtaur 1 lowland", 1))
    assert words(deed)[1:] == ("It blocks your Lowland until it leaves.", Weight.TOUCHES)


def test_the_last_word_of_a_challenge_shows_the_clan_and_all_cards_laid() -> None:
    game = attack("yogi yogi")
    it = play(game, "concede", 2)
    deed = deed_in(it._replace(moment=it.moment._replace(seat=1)))
    lead, sentence, _ = words(deed)
    assert lead == "Larissa wins the clan"
    assert sentence.startswith("Tomas gives in. Larissa has the 2 Klakens and the Spydra now")
    assert shown(deed)[1] == ("All cards played", "", ["klaken"])


def test_ones_own_concession_is_told_but_does_not_wait_again() -> None:
    game = attack("yogi yogi")
    it = play(game, "concede", 1)
    told = deeds_for(1).told(it._replace(moment=it.moment._replace(seat=1)), 3)
    assert told is not None
    assert not told.cue.waits
    assert told.cue.seconds >= PACES["last word"].hold


def test_cards_laid_in_a_challenge_are_held_without_a_banner() -> None:
    game = table(["klaken klaken yogi", "klaken spydra", "yogi"], TWO_EACH)
    it = play(game, "recruit klaken 1 lowland", 1)
    told = deeds_for(1).told(it, 2)
    assert told is not None
    assert (told.cue.paint, told.cue.seconds, told.cue.waits) == (None, PACES["challenge"].hold, False)


def test_a_deed_is_told_before_the_cards_that_are_drawn_after_it() -> None:
    game = table(["bragon bragon yogi", "yogi", "yogi"], actions=1)
    it = play(game, "settle bragon bragon highland paid", 1)
    kinds = [event.kind for event in it.moment.events]
    told = deeds_for(1).told(it, len(kinds))
    assert told is not None
    assert told.before == kinds.index("drew")


def test_nothing_is_told_of_ones_own_deeds() -> None:
    game = table(["bragon bragon yogi", "yogi", "yogi"])
    assert deeds_for(0).told(play(game, "settle bragon bragon highland paid", 0), 1) is None


def test_a_setting_lets_losses_go_by_as_deeds_do() -> None:
    game = table(["minnowtaur yogi", "yogi", "yogi"], TWO_EACH)
    it = play(game, "block minnowtaur 1 lowland", 1)
    waiting, held = deeds_for(1).told(it, 2), deeds_for(1, losses_wait=False).told(it, 2)
    assert waiting is not None
    assert waiting.cue.waits
    assert waiting.cue.sound == "loss"
    assert held is not None
    assert not held.cue.waits


def test_who_passes_after_another_is_told_in_one_line() -> None:
    game = table(["yogi", "yogi", "yogi"])
    deeds = deeds_for(2)
    for seat, line in ((0, "Larissa passes."), (1, "Larissa and Tomas pass.")):
        it = moment_of(game.state, game.state, (), 2)
        passed = it._replace(moment=it.moment._replace(seat=seat, events=(_passed(seat),)))
        assert words(deed_in(passed, deeds))[0] == line


def _passed(seat: int) -> Event:
    return Event("passed", (seat,))


def test_cards_that_were_given_are_new_until_the_turn_ends() -> None:
    stole, gave = Event("stole", (0, 1, 1), ((7,),)), Event("gave_back", (0, 1, 2), ((4, 5),))
    mine, theirs = Event("crowned", (1,)), Event("crowned", (0,))
    assert given_to(1, (theirs, gave, mine)) == {4, 5}, "new in one's own turn as well"
    assert given_to(1, (theirs, gave, mine, theirs)) == frozenset()
    assert given_to(1, (Event("crowned", (0,)), stole, gave)) == {4, 5}
    assert given_to(0, (Event("crowned", (0,)), stole, gave)) == {7}
    assert given_to(2, (stole._replace(secret=()), gave._replace(secret=()))) == frozenset()


@pytest.mark.thorough
@pytest.mark.parametrize(("scene", "button"), [("loss", "OK"), ("forced", "Give in"), ("deed", "Next")])
def test_what_is_told_can_be_drawn_without_a_screen(scene: str, button: str) -> None:
    with a_stage((1280, 720)) as stage:
        show(stage, scene, game="cover_your_kingdom", seat=1)
        table_scene: Any = stage.top
        assert button in {getattr(widget, "label", "") for widget in table_scene.ui.widgets}
        assert stage.picture().get_size() == (1280, 720)
