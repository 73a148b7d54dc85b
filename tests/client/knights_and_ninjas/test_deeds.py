"""Deeds of others on the banner: attacks with their answers, robberies and bargains; what was done to me waits."""

from typing import Any

import pytest

from client.games.knights_and_ninjas.deeds import LEADS, OUTCOMES, SENTENCES, TELLERS, Teller
from client.match.chronicle import Moment
from client.shot import a_stage, show
from client.sprites.timeline import Cue
from client.tables.base import PromptLine
from client.tables.pace import PACES
from engines.core.chronicle import seen_by
from engines.knights_and_ninjas.events import EVENTS
from engines.knights_and_ninjas.game import GAME
from tests.engines.knights_and_ninjas.table import Table, table

from .kit import seat_down


def moment(game: Table, words: str, viewer: int) -> Moment:
    """One more answer, as somebody sees it."""
    decision = GAME.decision(game.state)
    assert decision is not None
    before, told = game.state.clone(), len(game.story)
    game.do(words)
    views = GAME.view(before, viewer), GAME.view(game.state, viewer)
    return Moment(decision.seat, None, seen_by(game.story[told:], viewer), *views)


def deed(scene: Any, seen: Moment) -> Any:
    """What is told of it."""
    from client.games.knights_and_ninjas.deeds import asks
    from client.games.knights_and_ninjas.moment_places import MomentPlaces
    from client.games.knights_and_ninjas.table_places import TablePlaces

    it = MomentPlaces(seen, TablePlaces(scene.table, seen.before), TablePlaces(scene.table, seen.after))
    event = next(event for event in seen.events if event.kind in TELLERS)
    return None if asks(it, event) else TELLERS[event.kind](Teller(scene.table.deeds, it, event))


def test_every_deed_has_a_headline_and_is_a_kind_of_event() -> None:
    assert set(TELLERS) == set(LEADS)
    assert set(TELLERS) <= set(EVENTS)
    assert set(SENTENCES) <= set(EVENTS)


def test_an_attack_on_somebody_else_names_both(tmp_path: Any) -> None:
    game = table(["king", "soldier", "peasant"], turn=1)
    scene = seat_down(tmp_path, table(["king", "soldier", "peasant"], turn=1), people=(0,))
    game.do("attack 2")
    told = deed(scene, moment(game, "lay soldier", 0))
    assert told.caption.lead == f"{scene.names[1]} attacks {scene.names[2]}"
    assert told.caption.sentence.startswith("With a Soldier, strength 2.")
    assert told.caption.weight == "deed"


def test_an_attack_on_me_is_asked_and_needs_no_banner(tmp_path: Any) -> None:
    game = table(["king", "soldier", "peasant"], turn=1)
    scene = seat_down(tmp_path, table(["king", "soldier", "peasant"], turn=1), people=(0,))
    game.do("attack 0")
    seen = moment(game, "lay soldier", 0)
    assert deed(scene, seen) is None
    held = [cue.seconds for cue in scene.table.cues(seen, lambda: None) if not cue.waits]
    assert PACES["blow"].hold in held


def test_an_attack_without_an_answer_has_no_column_for_one(tmp_path: Any) -> None:
    game = table(["king", "soldier", "peasant"], turn=1)
    scene = seat_down(tmp_path, table(["king", "soldier", "peasant"], turn=1), people=(0,))
    game.do("attack 2", "lay soldier")
    told = deed(scene, moment(game, "endure", 0))
    assert [group.title for group in told.groups] == ["The attack", "Gems"]
    assert all(group.cards for group in told.groups)


def test_cards_that_are_bought_from_me_wait_and_only_the_two_see_them(tmp_path: Any) -> None:
    for viewer, weight, backs in ((0, "touches", False), (2, "deed", True)):
        game = table(["king soldier", "merchant", "peasant"], turn=1)
        scene = seat_down(tmp_path, table(["king soldier", "merchant", "peasant"], turn=1), people=(viewer,))
        told = deed(scene, moment(game, "merchant merchant 0", viewer))
        assert told.caption.weight == weight
        assert told.caption.lead.endswith("buys from you" if viewer == 0 else f"buys from {scene.names[0]}")
        assert ("back" in told.groups[0].cards) == backs


def test_a_card_of_mine_that_joins_another_hand_waits_and_others_only_see_it(tmp_path: Any) -> None:
    for viewer, weight in ((0, "touches"), (2, "deed")):
        game = table(["dragon soldier", "princess", "peasant"])
        scene = seat_down(tmp_path, table(["dragon soldier", "princess", "peasant"]), people=(viewer,))
        game.do("attack 1", "lay dragon")
        told = deed(scene, moment(game, "answer princess", viewer))
        assert told.caption.weight == weight
        assert "joins" in told.caption.sentence


def test_an_answer_that_holds_says_that_nothing_was_taken(tmp_path: Any) -> None:
    game = table(["soldier king", "knight", "peasant"])
    scene = seat_down(tmp_path, table(["soldier king", "knight", "peasant"]), people=(0,))
    game.do("attack 1", "lay soldier")
    told = deed(scene, moment(game, "answer knight", 0))
    assert told.caption.sentence == "Strength 2 against 3. No gems change hands."


def test_what_was_done_to_me_is_held_on_the_table_until_i_say_so(tmp_path: Any) -> None:
    game = table(["king soldier", "merchant", "peasant"], turn=1)
    scene = seat_down(tmp_path, table(["king soldier", "merchant", "peasant"], turn=1), people=(0,))
    for cue in scene.table.cues(moment(game, "merchant merchant 0", 0), lambda: None):
        scene.timeline.add(cue)
    for _ in range(200):
        scene.stage.update(0.05)
    assert scene.timeline.held, "no speed leads past it"
    scene.ready()
    scene.stage.frame()
    button = scene.ui.get("go_on")
    assert button is not None
    button.use()
    scene.stage.update(0.05)
    assert not scene.timeline.busy


def test_what_i_have_answered_is_no_question_any_more_while_its_outcome_is_told(tmp_path: Any) -> None:
    scene = seat_down(tmp_path, table(["king soldier", "merchant", "peasant"]), people=(0,))
    scene.ready()
    question = scene.asked_words()
    assert question.seat == 0
    for told, words in (("", question), ("You take 2 gems", PromptLine("You take 2 gems", "", seat=0))):
        scene.timeline.add(Cue(told=told, waits=True, own=True))
        scene.stage.update(0.05)
        assert scene.asked_words() == words, "what only moves changes no word"
        scene.timeline.go_on()
        scene.stage.update(0.05)
    assert scene.asked_words() == question


def test_every_deed_has_its_headline_and_every_special_card_its_sentence() -> None:
    assert set(TELLERS) <= set(LEADS)
    assert {kind for kind, teller in TELLERS.items() if teller is Teller.special} <= set(SENTENCES)
    assert set(OUTCOMES) <= set(SENTENCES)


@pytest.mark.thorough
@pytest.mark.parametrize(("scene", "button"), [("loss", "OK"), ("forced", "Don't answer"), ("deed", "Next")])
def test_what_is_told_can_be_drawn_without_a_screen(scene: str, button: str) -> None:
    """Not in every game somebody is robbed: another one is looked for."""
    with a_stage((1280, 720)) as stage:
        show(stage, scene, game="knights_and_ninjas")
        assert button in {getattr(widget, "label", "") for widget in stage.top.ui.widgets}
