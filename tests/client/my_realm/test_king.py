"""The King's seat: the key behind its seal, the builder of words, questions, and whom a resumed game asks first."""

from itertools import permutations
from pathlib import Path

import pygame
import pytest

from client.games.my_realm.peek import HOLD, PeekScene
from client.input.devices import intents
from client.input.intents import Intent, Kind
from client.match.prompts import Ask
from client.match.session import Session
from client.render.scale import Scale
from client.scenes.cover.scene import CoverScene
from client.scenes.table.scene import TableScene
from client.stage import Stage
from engines.core.errors import NotOffered
from engines.core.types import Option
from engines.my_realm.charter import LOOKS_A_YEAR
from engines.my_realm.decisions import LOOK, WORDINGS
from engines.my_realm.forms import FORMS, STATEMENTS, is_true
from engines.my_realm.matters import KING, MATTERS, PRINCESS

from ..table_kit import open_table
from .kit import asked, at_table, draft_of, kings_table, played
from .test_year import click, key


def hold(stage: Stage) -> None:
    stage.top.ready()
    seal = stage.top.ui.get("seal")
    assert seal is not None
    stage.handle(Intent(Kind.PRESS, seal.box.cx, seal.box.cy))


@pytest.fixture
def speaking(tmp_path: Path) -> tuple[Stage, TableScene]:
    return kings_table(tmp_path, asked("speak"))


# -- the seal ----------------------------------------------------------------------------------------------------------


def test_the_key_is_there_while_the_seal_is_held(tmp_path: Path) -> None:
    stage, scene = duo_talk(tmp_path, "speak")
    closed = stage.picture().get_buffer().raw
    hold(stage)
    assert scene.table.peek.open
    assert stage.picture().get_buffer().raw != closed
    stage.handle(Intent(Kind.RELEASE, 5, 5))
    assert not scene.table.peek.open


def test_it_closes_by_itself(tmp_path: Path) -> None:
    stage, scene = duo_talk(tmp_path, "speak")
    hold(stage)
    stage.update(HOLD - 0.1)
    assert scene.table.peek.open
    assert scene.table.peek.seconds == 1
    stage.update(0.2)
    assert not scene.table.peek.open


def duo_talk(folder: Path, kind: str = "discuss") -> tuple[Stage, TableScene]:
    """Two people in their second year; a cover is off, and nothing of hers needs one."""
    stage, scene = at_table(folder, played(asked(kind, year=2), mode="duo"), (KING, PRINCESS))
    if isinstance(stage.top, CoverScene):
        stage.pop()
        scene.session.ready()
        scene.follow()
    scene.ready()
    return stage, scene


def test_two_people_have_every_look_on_record(tmp_path: Path) -> None:
    stage, scene = duo_talk(tmp_path)
    scene.table.open_peek()
    for looks in (1, 2):
        hold(stage)
        assert scene.table.peek.open
        stage.update(0.05)
        stage.handle(Intent(Kind.RELEASE, 5, 5))
        assert not scene.table.peek.open
        assert scene.session.match.state.looks == looks
    key(stage, "e")
    assert scene.asked is not None
    assert scene.asked.seat == PRINCESS
    assert scene.view.state.looks == 2
    assert [line for line in scene.session.chronicle() if "checks the secret order" in line.text]


def test_a_look_in_the_middle_of_a_sentence_leaves_the_sentence_as_it_is(tmp_path: Path) -> None:
    stage, scene = duo_talk(tmp_path, "speak")
    click(stage, "form0")
    hold(stage)
    assert scene.table.peek.open
    scene.ready()
    assert scene.table.page is scene.table.his_page
    assert scene.table.his_page.speaks()
    assert draft_of(scene) == (0,)
    stage.handle(Intent(Kind.RELEASE, 5, 5))
    click(stage, "form6")  # begins anew, although nothing before the look can be taken back
    assert draft_of(scene) == (6,)


def test_the_last_look_of_a_year_stays_open_and_then_the_seal_is_locked(tmp_path: Path) -> None:
    stage, scene = duo_talk(tmp_path)
    scene.session.match.state.looks = LOOKS_A_YEAR - 1
    scene.table.open_peek()
    hold(stage)
    assert scene.table.peek.open
    stage.update(0.5)
    assert scene.table.peek.open
    stage.handle(Intent(Kind.RELEASE, 5, 5))
    scene.follow()
    stage.top.changed()
    hold(stage)
    assert not scene.table.peek.open
    assert scene.table.look_lock() == "No more looks this year."


def test_nothing_is_put_on_record_that_is_not_offered(tmp_path: Path) -> None:
    _, scene = duo_talk(tmp_path, "decide")
    assert not scene.session.can_note(LOOK)
    with pytest.raises(NotOffered):
        scene.session.note(LOOK)


def test_a_king_alone_has_his_order_open_and_no_look_is_counted(speaking: tuple[Stage, TableScene]) -> None:
    stage, scene = speaking
    moves = len(scene.session.match.moves)
    assert scene.table.peek.open
    stage.update(HOLD + 1)
    assert scene.table.peek.open
    assert not scene.table.update(0.01)  # nothing has to be drawn again for it
    shown = stage.picture().get_buffer().raw
    key(stage, "k")
    assert not scene.table.peek.open
    assert stage.picture().get_buffer().raw != shown
    click(stage, "stays")
    assert scene.table.peek.open
    assert len(scene.session.match.moves) == moves


def test_k_is_held_like_the_seal(tmp_path: Path) -> None:
    stage, scene = duo_talk(tmp_path, "speak")
    down, up = (pygame.event.Event(kind, key=pygame.K_k, mod=0, unicode="k") for kind in (pygame.KEYDOWN, pygame.KEYUP))
    for intent in intents(down, Scale().at):
        stage.handle(intent)
    assert scene.table.peek.open
    for intent in intents(up, Scale().at):
        stage.handle(intent)
    assert not scene.table.peek.open


@pytest.mark.parametrize(("wanted", "words"), [("decide", "Not while she judges."), ("queen", "The King is dead.")])
def test_the_seal_is_locked_while_she_decides_and_ever_after(wanted: str, words: str, tmp_path: Path) -> None:
    test = asked("decide") if wanted == "decide" else lambda state, kind: state.phase == 3
    stage, scene = kings_table(tmp_path, test)
    seal = scene.ui.get("seal")
    assert seal is not None
    assert not seal.enabled
    assert seal.tip == words
    hold(stage)
    assert not scene.table.peek.open
    key(stage, "k")
    assert not scene.table.peek.open


@pytest.mark.thorough
def test_the_true_key_and_another_give_one_picture_until_the_seal_is_held(tmp_path: Path) -> None:
    pictures = []
    for swapped in (False, True):
        game = played(asked("discuss", year=2), mode="duo")
        state = game[0].state
        if swapped:
            state.key = tuple(10 - value for value in state.key)
        stage, scene = at_table(tmp_path / str(swapped), game, (KING, PRINCESS))
        scene.ready()
        shown = [stage.picture().get_buffer().raw]
        scene.table.open_peek()
        shown.append(stage.picture().get_buffer().raw)
        hold(stage)
        assert scene.table.peek.open
        held = stage.picture().get_buffer().raw
        stage.handle(Intent(Kind.RELEASE, 5, 5))
        stage.handle(Intent(Kind.POINT, 5, 5))
        shown.append(stage.picture().get_buffer().raw)
        key(stage, "e")
        shown.append(stage.picture().get_buffer().raw)
        pictures.append((shown, held))
    (one, held_one), (two, held_two) = pictures
    assert one == two
    assert held_one != held_two


def test_only_a_person_can_look(tmp_path: Path) -> None:
    _, scene = at_table(tmp_path, played(asked("decide")))
    with pytest.raises(NotOffered):
        scene.session.view_behind(KING)


def test_a_hint_for_the_king_is_gone_when_the_cover_comes(tmp_path: Path) -> None:
    game = played(asked("speak", parts=1), mode="duo")
    stage, scene = at_table(tmp_path, game, (KING, PRINCESS))
    stage.pop()
    scene.session.ready()
    scene.follow()
    scene.hint()
    scene.session.hint(wait=True)
    scene.follow()
    assert scene.hinted
    while scene.session.match.decision and scene.session.match.decision.seat == KING:
        scene.session.choose(scene.session.match.decision.options[0])
    scene.follow()
    assert not scene.hinted


def test_the_key_is_no_line_of_the_kings_chronicle(speaking: tuple[Stage, TableScene]) -> None:
    _, scene = speaking
    assert not [line for line in scene.session.chronicle() if "secret order" in line.text]


# -- words -------------------------------------------------------------------------------------------------------------


def test_every_true_statement_can_be_built_by_clicks(tmp_path: Path) -> None:
    stage, scene = kings_table(tmp_path, asked("speak"))
    order = scene.session.match.state.key
    for form in STATEMENTS:
        wanted = next(
            matters for matters in permutations(MATTERS, FORMS[form].matters) if is_true((form, matters), order)
        )
        click(stage, f"form{form}")  # the first time as an answer, later by beginning anew
        for matter in wanted:
            click(stage, f"matter{matter}")
        assert draft_of(scene) == (form, *wanted)
        assert scene.table.his_page.builder.whole


def test_every_form_and_every_matter_that_is_offered_is_a_chip(speaking: tuple[Stage, TableScene]) -> None:
    stage, scene = speaking
    for form in STATEMENTS:
        click(stage, f"form{form}")
        assert scene.asked is not None
        offered = {option.args[0] for option in scene.asked.decision.options if option.verb == "about"}
        lit = {n for n in MATTERS if (spot := scene.ui.get(f"matter{n}")) and spot.enabled}
        assert lit == offered


def test_a_statement_is_built_by_keys_alone(speaking: tuple[Stage, TableScene]) -> None:
    stage, scene = speaking
    scene.ui.focus = "form0"
    stage.handle(Intent(Kind.ACTIVATE))
    stage.update(0.05)
    scene.ready()
    while not scene.table.his_page.builder.whole:
        lit = [widget.id for widget in scene.ui.widgets if widget.id.startswith("matter") and widget.enabled]
        scene.ui.focus = next(name for name in lit if not scene.ui.get(name).chosen)
        stage.handle(Intent(Kind.ACTIVATE))
        stage.update(0.05)
        scene.ready()
    scene.ui.focus = "wording1"
    stage.handle(Intent(Kind.ACTIVATE))
    scene.ready()
    key(stage, "e")
    assert scene.session.match.state.sayings[-1].wording == 1


@pytest.mark.parametrize("wording", range(WORDINGS))
def test_the_proverb_that_is_marked_is_spoken(wording: int, tmp_path: Path) -> None:
    stage, scene = kings_table(tmp_path, lambda state, kind: kind == "speak" and len(state.draft) == 3)
    draft = draft_of(scene)
    click(stage, f"wording{wording}")
    assert draft_of(scene) == draft
    key(stage, "e")
    said = scene.session.match.state.sayings[-1]
    assert said.wording == wording
    assert {said.form, *said.matters} == set(draft)


def test_untrue_forms_are_named_so(speaking: tuple[Stage, TableScene]) -> None:
    stage, scene = speaking
    order = scene.session.match.state.key
    top, last = FORMS[6], FORMS[8]
    assert (top.id, last.id) == ("top3", "last3")
    click(stage, "form6")
    click(stage, f"matter{order.index(1)}")
    chip = scene.ui.get("form8")
    assert chip is not None
    assert chip.dull
    assert "not true of" in chip.face.second


def test_the_builder_says_what_is_missing(speaking: tuple[Stage, TableScene]) -> None:
    stage, scene = speaking
    assert scene.table.actions()[-1].reason == "choose a kind of saying first"
    click(stage, "form1")
    assert scene.table.actions()[-1].reason == "3 more matters to choose"


def test_a_question_is_answered_or_deflected(tmp_path: Path) -> None:
    answers = {"discuss": Option("inquire", (2,)), "concerning": Option("concerning", (0,))}
    for button, count in (("action0", 0), ("action1", 1)):
        game = played(asked("answer"), answers=answers, mode="crown")
        stage, scene = at_table(tmp_path / button, game, (KING,))
        labels = [action.label for action in scene.table.actions()]
        assert labels == ["Deflect", "Answer"]
        click(stage, button)
        assert len(scene.session.match.state.sayings) == count


def test_her_years_lie_behind_a_tab_beside_what_was_said(tmp_path: Path) -> None:
    stage, scene = kings_table(tmp_path, asked("speak", year=3))
    page = scene.table.his_page
    assert page.tab == "said"
    said = stage.picture().get_buffer().raw
    key(stage, "n")
    assert page.tab == "years"
    assert stage.picture().get_buffer().raw != said
    click(stage, "tabs0")
    assert page.tab == "said"


def test_a_question_leaves_room_for_her_years(tmp_path: Path) -> None:
    answers = {"discuss": Option("inquire", (2,)), "concerning": Option("concerning", (0,))}
    game = played(asked("answer", year=2), answers=answers, mode="crown")
    _, scene = at_table(tmp_path, game, (KING,))
    page = scene.table.his_page
    assert scene.table.years.box == page.years
    assert page.years.y >= page.work.bottom
    assert not page.turn_tab()


# -- records -----------------------------------------------------------------------------------------------------------


def resumed(folder: Path, wishes: dict[str, str], people: tuple[int, ...], answers: int) -> Stage:
    """A game begun, left after so many answers, and gone on with from its record."""
    stage = open_table(folder, 2, people, wishes=wishes, game="my_realm", hand_over="never")
    scene = stage.top
    assert isinstance(scene, TableScene)
    for _ in range(answers):
        decision = scene.session.match.decision
        assert decision is not None
        scene.session.choose(decision.options[0])
    journal = scene.session.match.journal
    assert journal is not None
    stage.home()
    stage.change(hand_over="secrets")
    stage.resume(journal.path)
    stage.update(0.05)
    return stage


def test_two_people_who_go_on_ask_the_king_first(tmp_path: Path) -> None:
    stage = resumed(tmp_path, {"mode": "duo"}, (KING, PRINCESS), 1)
    assert isinstance(stage.top, PeekScene)
    hold(stage)
    assert stage.top.table.peek.open
    assert stage.top.state.looks == 1
    stage.handle(Intent(Kind.RELEASE, 5, 5))
    key(stage, "e")
    stage.update(0.05)
    assert isinstance(stage.top, TableScene)
    assert (stage.top.me, stage.top.session.viewer) == (PRINCESS, PRINCESS)


def test_in_decide_he_is_asked_but_his_seal_is_locked(tmp_path: Path) -> None:
    stage = resumed(tmp_path, {"mode": "duo"}, (KING, PRINCESS), 2)
    assert isinstance(stage.top, PeekScene)
    stage.top.ready()
    seal = stage.top.ui.get("seal")
    assert seal is not None
    assert not seal.enabled


def test_nobody_else_is_greeted(tmp_path: Path) -> None:
    stage = resumed(tmp_path, {"mode": "heir"}, (PRINCESS,), 1)
    assert isinstance(stage.top, TableScene)


def test_a_new_game_greets_nobody(tmp_path: Path) -> None:
    stage = open_table(tmp_path, 2, 2, wishes={"mode": "duo"}, game="my_realm")
    stage.update(0.05)
    assert isinstance(stage.top, TableScene)
    assert isinstance(stage.top.session, Session)


def test_the_princess_is_watched_and_the_king_is_covered(tmp_path: Path) -> None:
    stage = open_table(tmp_path, 2, 2, wishes={"mode": "duo"}, game="my_realm", seed=1)
    stage.update(0.05)
    scene = stage.top
    assert isinstance(scene, TableScene)
    while isinstance(prompt := scene.session.prompt, Ask):
        assert prompt.seat == PRINCESS
        options = prompt.decision.options
        scene.answer(next((o for o in options if o.verb in ("draw", "listen")), options[-1]))
        stage.update(0.05)
    assert isinstance(stage.top, CoverScene)
    assert stage.top.person.name == "Larissa"
