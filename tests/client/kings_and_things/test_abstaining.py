"""Use no magic in this battle: asked once, remembered, taken back, gone with the battle, and known to nobody else."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from client.input.intents import Intent, Kind
from client.match.prompts import Ask, AskAll, Cover, Thinking
from client.match.seats import HUMAN, Seat
from client.match.session import PAUSE, Session
from client.scenes.ask_all.scene import AskAllScene
from client.scenes.table.scene import TableScene
from client.settings import Settings
from engines.core.errors import NotOffered
from engines.core.types import WATCHER, Option
from engines.kings_and_things.decisions import ABSTENTIONS
from engines.kings_and_things.game import GAME
from tests.engines.kings_and_things.war import war

from ..scene_kit import Blind, words
from ..table_kit import KeyboardWalker, MouseWalker, Walker, bare_stage
from .battles import NAMES, Position, match_of, three_sides, two_sides

PASSES = {Option(verb) for verb in ABSTENTIONS.values()}
ROW = "Use no magic in this battle"


def found(game: Any) -> Position:
    return Position(game.state, tuple(game.story))


def sit(position: Position, people: tuple[int, ...] = (0,), **settings: Any) -> Session:
    """People at a battle; the others are computers that do nothing by plan."""
    match, taken = match_of(position)
    seats = tuple(Seat(name, HUMAN if n in people else "random", n) for n, name in enumerate(NAMES))
    return Session(match, seats, Settings(**{"animation_speed": 0.0, **settings}), taken)


def now(session: Session) -> Any:
    """Whatever is waited for, once computers have answered."""
    while isinstance(session.prompt, Thinking):
        session.tick(0.0)
    return session.prompt


def rest_of_battle(session: Session) -> Iterator[Any]:
    """Every question to a person until the battle is over; each is answered with its last option when the next is
    wanted."""
    occasion = GAME.occasion(session.match.state)
    while GAME.occasion(session.match.state) == occasion and session.match.decision is not None:
        prompt = now(session)
        if GAME.occasion(session.match.state) != occasion:
            return
        if isinstance(prompt, Cover):
            session.ready()
        elif isinstance(prompt, AskAll):
            session.no_one()
        else:
            assert isinstance(prompt, Ask)
            yield prompt
            if session.prompt is prompt:
                session.choose(prompt.decision.options[-1])


def done_by(session: Session, seat: int) -> list[Option | None]:
    return [action.option for action in session._taken if action.seat == seat]


# -- asked once, remembered, taken back, gone with the battle ----------------------------------------------------------


@pytest.mark.parametrize("battle", [two_sides, three_sides])
def test_whoever_says_so_is_not_asked_about_magic_any_more_but_about_everything_else(battle: Any) -> None:
    session = sit(found(battle(seed=3)))
    assert session.prompt.decision.kind == "battle_magic"
    session.abstain(0)
    asked = [prompt.decision.kind for prompt in rest_of_battle(session)]
    assert "assign_hits" in asked
    assert not set(asked) & set(ABSTENTIONS)
    assert len([option for option in done_by(session, 0) if option in PASSES]) >= 3


def test_it_can_be_taken_back_between_two_windows() -> None:
    session = sit(found(two_sides(seed=3)), animation_speed=1.0)
    question = session.prompt
    session.abstain(0)
    assert isinstance(session.prompt, Thinking)
    session.abstain(0, False)
    assert session.prompt == question
    assert not session.abstains(0)
    session.abstain(0)
    session.tick(0.0)
    session.tick(PAUSE)
    session.abstain(0, False)
    session.settings = Settings(animation_speed=0.0)
    assert any(prompt.decision.kind in ABSTENTIONS for prompt in rest_of_battle(session))


def test_it_is_gone_with_the_battle() -> None:
    """Two battles in one phase: in the second one everybody is asked again."""
    more = [{2: "giant_ape ogre"}, {2: "wild_cat"}, {}, {}]
    game = war("troll walrus", "bears", armies=more, havens=[[1], [2]], shields=["golem talisman"], seed=4)
    game.do("settle 0")
    session = sit(found(game))
    session.abstain(0)
    first = GAME.occasion(session.match.state)
    for _ in rest_of_battle(session):
        pass
    while (prompt := now(session)).decision.kind != "battle_magic":
        session.choose(prompt.decision.options[0])
    assert prompt.seat == 0
    assert GAME.occasion(session.match.state) != first
    assert not session.abstains(0)


def test_where_there_is_no_battle_there_is_nothing_to_stay_out_of() -> None:
    game = war("troll", "bears", armies=[{2: "ogre"}, {2: "wild_cat"}, {}, {}], havens=[[], [2]])
    session = sit(found(game))
    assert session.prompt.decision.kind == "choose_battle"
    assert not session.can_abstain(0)
    with pytest.raises(NotOffered):
        session.abstain(0)
    fought = sit(found(two_sides(seed=3)))
    with pytest.raises(NotOffered):
        fought.abstain(1)  # a computer


# -- not visible to others ---------------------------------------------------------------------------------------------


def by_hand(session: Session) -> None:
    """Somebody who passes whenever magic is asked for."""
    for prompt in rest_of_battle(session):
        if prompt.decision.kind in ABSTENTIONS:
            session.choose(Option(ABSTENTIONS[prompt.decision.kind]))


def by_wish(session: Session) -> None:
    session.abstain(0)
    for _ in rest_of_battle(session):
        pass


@pytest.mark.parametrize("asking", ["holders", "everyone"])
def test_the_record_the_log_and_every_view_are_those_of_somebody_who_passed(asking: str) -> None:
    told: list[Any] = []
    position = found(two_sides(seed=3, ask_windows=asking))
    for way in (by_hand, by_wish):
        session = sit(position)
        way(session)
        taken = [(action.seat, action.option) for action in session._taken]
        views = [GAME.view(session.match.state, seat) for seat in (WATCHER, 0, 1, 2, 3)]
        told.append((taken, session.match.moves, session.told(), [line.events for line in session.chronicle()], views))
    assert told[0] == told[1]
    assert any(option == Option("hold_off") for seat, option in told[1][0] if seat == 0)


def test_a_question_to_several_people_names_the_same_people_whoever_abstains() -> None:
    def window(abstains: bool) -> Session:
        game = two_sides(seed=5, ask_windows="everyone", shields=["lucky_charm", "ruby", "elixir", ""])
        session = sit(found(game), (0, 1, 2))
        while not isinstance(session.prompt, AskAll):
            prompt = now(session)
            if isinstance(prompt, Cover):
                session.ready()
                if abstains and session.viewer == 1:
                    session.abstain(1)
            elif isinstance(prompt, Ask):
                session.choose(prompt.decision.options[0])
        return session

    asked, quiet = window(False), window(True)
    assert quiet.abstains(1)
    assert asked.prompt == quiet.prompt
    quiet.claim(1)  # who is asked with the others may answer after all
    assert isinstance(quiet.prompt, Cover)
    assert quiet.prompt.seat == 1
    quiet.ready()
    assert isinstance(quiet.prompt, Ask)


def test_a_question_to_several_people_closes_by_itself_if_all_of_them_abstain() -> None:
    game = two_sides(seed=5, ask_windows="everyone", shields=["lucky_charm", "ruby", "elixir", ""])
    session = sit(found(game), (0, 1, 2))
    for seat in (0, 1, 2):
        session.abstain(seat)
    asked = []
    while (prompt := now(session)) and GAME.occasion(session.match.state) is not None:
        asked.append(prompt.decision.kind)
        assert not isinstance(prompt, AskAll)
        if isinstance(prompt, Cover):
            session.ready()
        else:
            session.choose(prompt.decision.options[0])
    assert "assign_hits" in asked
    assert not set(asked) & set(ABSTENTIONS)


def test_among_people_who_must_not_know_who_holds_something_not_even_a_pause_tells() -> None:
    """Holders only are asked: a pause would tell the others that there was something to pass up."""
    session = sit(found(two_sides(seed=3)), (0, 1), animation_speed=1.0)
    session.ready()
    assert session.viewer == 0
    session.abstain(0)
    assert isinstance(session.prompt, Cover)
    assert session.prompt.seat == 1  # at once, as if seat 0 had not been asked


# -- the same pause ----------------------------------------------------------------------------------------------------


def pause_of(session: Session) -> float:
    """How long the window stays open, to a hundredth of a second."""
    before, ticks = len(session._taken), 0
    assert isinstance(session.prompt, Thinking)
    session.tick(0.0)
    if session._thought is not None:
        session._thought._thread.join()
    while len(session._taken) == before:
        ticks += 1
        session.tick(ticks / 100)
    return ticks / 100


@pytest.mark.parametrize("shield", ["talisman", "golem talisman sword bow", "lucky_charm sapphire", "pearl"])
@pytest.mark.parametrize("people", [(0,), (0, 1)])
def test_a_window_of_somebody_who_abstains_closes_after_the_pause_of_a_computer(
    shield: str, people: tuple[int, ...]
) -> None:
    position = found(two_sides(seed=3, ask_windows="everyone", shields=[shield, "ruby", "", ""]))
    quiet = sit(position, people, animation_speed=1.0)
    quiet.abstain(0)
    computer = sit(position, tuple(seat for seat in people if seat), animation_speed=1.0)
    assert quiet.prompt == computer.prompt
    assert pause_of(quiet) == pause_of(computer) == PAUSE


def test_the_pause_waits_until_everything_has_been_seen() -> None:
    session = sit(found(two_sides(seed=3)), animation_speed=1.0)
    session.abstain(0)
    assert not session.tick(0.0, held=True)
    assert not session.tick(10 * PAUSE, held=True)
    assert session.tick(10 * PAUSE) is False  # the pause begins now
    assert session.tick(11 * PAUSE + 0.01)


# -- in the window -----------------------------------------------------------------------------------------------------


@pytest.fixture
def show(tmp_path: Path) -> Callable[..., TableScene]:
    def shown(position: Position, people: tuple[int, ...] = (0,), **settings: Any) -> TableScene:
        stage = bare_stage(tmp_path, **settings)
        stage.cache = Blind()
        scene = TableScene(stage, sit(position, people, animation_speed=1.0))
        scene.session.settings = stage.settings
        stage.push(scene)
        stage.update(0.0)
        return scene

    return shown


def press_m(scene: TableScene) -> None:
    scene.stage.handle(Intent(Kind.KEY, text="m"))
    scene.stage.frame()


def click(scene: TableScene) -> None:
    MouseWalker(scene.stage).click(next(widget for widget in scene.ui.widgets if widget.id == "abstain"))
    scene.stage.frame()


@pytest.mark.parametrize("battle", [two_sides, three_sides])
@pytest.mark.parametrize("turn", [press_m, click])
def test_a_key_or_a_click_says_it_and_takes_it_back(
    turn: Callable[[TableScene], None], battle: Any, show: Callable[..., TableScene]
) -> None:
    scene = show(found(battle(seed=3)), animation_speed=1.0)
    assert ROW in words(scene.stage)
    assert "off" in words(scene.stage).splitlines()
    turn(scene)
    assert scene.session.abstains(0)
    assert "on" in words(scene.stage).splitlines()
    assert "You use none in this battle" in words(scene.stage)
    turn(scene)
    assert not scene.session.abstains(0)
    assert scene.asked is not None
    assert scene.asked.decision.kind == "battle_magic"


def test_only_those_see_the_row_who_may_be_asked(show: Callable[..., TableScene]) -> None:
    armed = two_sides(seed=3)
    assert ROW in words(show(found(armed), (0,)).stage)
    assert ROW in words(show(found(armed), (2,)).stage)  # the Fan's holder looks on
    assert ROW not in words(show(found(armed), (3,)).stage)
    assert ROW in words(show(found(two_sides(seed=3, ask_windows="everyone")), (3,)).stage)


def test_nobody_else_sees_that_somebody_abstains(tmp_path: Path) -> None:
    pictures = []
    for abstains in (False, True):
        stage = bare_stage(tmp_path / str(abstains), (1280, 720))
        session = sit(found(two_sides(seed=3)), (0, 1))
        session.ready()
        if abstains:
            session.abstain(0)
        else:
            session.choose(Option("hold_off"))
        scene = TableScene(stage, session)
        stage.push(scene)
        stage.update(0.05)
        stage.handle(Intent(Kind.KEY, text="e"))  # the cover of seat 1
        stage.update(0.05)
        assert session.viewer == 1
        pictures.append(stage.picture().get_buffer().raw)
    assert pictures[0] == pictures[1]


@pytest.mark.thorough
@pytest.mark.parametrize("walker", [KeyboardWalker, MouseWalker])
def test_a_person_walks_through_a_battle_without_a_question_of_magic(walker: type[Walker], tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    scene = TableScene(stage, sit(found(two_sides(seed=3))))
    stage.push(scene)
    stage.update(0.05)
    person = walker(stage)
    press_m(scene)
    asked, answer = set(), person.answer

    def heard(scene: TableScene) -> None:
        assert scene.asked is not None
        asked.add(scene.asked.decision.kind)
        answer(scene)

    person.answer = heard  # type: ignore[method-assign]
    while scene.session.match.state.battle is not None:
        person.step()
        assert not isinstance(stage.top, AskAllScene)
    assert "assign_hits" in asked
    assert not asked & set(ABSTENTIONS)
    assert scene.session.count("battle_ended") == 1


# -- new questions -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("walker", [KeyboardWalker, MouseWalker])
def test_whoever_was_hit_is_asked_before_the_hits_are_taken(walker: type[Walker], tmp_path: Path) -> None:
    game = two_sides(seed=3)
    while not any(game.state.battle.hits) or game.asked != (0, "battle_magic"):
        decision = GAME.decision(game.state)
        assert decision is not None
        passes = [option for option in decision.options if option in PASSES]
        game.apply((passes or decision.options)[0])
    count = game.state.battle.hits[0]
    stage = bare_stage(tmp_path)
    scene = TableScene(stage, sit(found(game)))
    stage.push(scene)
    stage.update(0.05)
    assert f"{count} hits are scored" in words(stage)
    person = walker(stage)
    before = len(scene.session._taken)
    for _ in range(40):
        person.step()
        if len(scene.session._taken) > before:
            break
    assert done_by(scene.session, 0)[-1].verb in ("use", "hold_off")


def test_the_elixir_is_asked_for_with_what_the_teeniepox_will_take(tmp_path: Path) -> None:
    from tests.engines.kings_and_things.test_magic import events

    for seed in range(20):
        game = events(kingdoms=[[0], [30], [20]], armies=[{}, {30: "troll ogre"}], shields=["teeniepox", "elixir"],
                      seed=seed)  # fmt: skip
        game.do("play_event teeniepox", "target_seat 1")
        if game.asked[1] == "react":
            break
    losses = next(frame for frame in game.state.agenda if frame[0] == "pox")[3][0]
    stage = bare_stage(tmp_path)
    stage.push(TableScene(stage, sit(found(game), (1,))))
    stage.update(0.05)
    assert f"The Teeniepox takes {losses} from Theo's largest army." in " ".join(words(stage).splitlines())
