"""Opening a record: to play it, to look at it while another window plays it, or to make the best of one that cannot be
played as it is."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engines.core.disk import Hold, hold
from engines.core.errors import FourCrownsError, RecordError
from engines.core.foreign import Unfit, shown_path
from engines.core.record import Record
from engines.core.salvage import Remains, Standing, WaysOn, is_told

from ..box import BOX
from ..match.saves import named_shortly
from ..match.seats import seats_now
from ..match.session import Session
from .dialog import Answer, Dialog
from .navigation import go
from .results.facts import result_of, result_of_record

if TYPE_CHECKING:
    from ..stage import Stage

TODAY = "Continue by today's rules"
TODAY_FROM = "From move {actions} of {total}"
UP_TO = "Open up to move {actions} of {total}"
STORY = "Read the story"
BROUGHT = "You're playing a copy, saved in {folder}. The game itself stays as it was."


def open_record(stage: "Stage", path: Path) -> None:
    """Go on with the game of a record, or see how it ended; if it cannot be played as it is, ask what to do with it.
    One that cannot be written to where it is goes on in a copy."""
    if stage.library.is_fixed(path):
        _open_copy(stage, path)
        return
    try:
        held = hold(path)
    except Unfit as error:
        stage.toast(f"{path.name} {error}.")
        return
    if held is None:
        _ask_to_look(stage, path)
        return
    try:
        record = stage.library.read(path)
        session = Session.resume(BOX[record.setup.game], record, stage.settings, held=held)
    except (FourCrownsError, OSError, KeyError) as error:
        held.release()
        _ask_what_to_do(stage, path, error)
        return
    if session.match.decision is None:
        session.close()
        _show_results(stage, record)
    else:
        play(stage, session)
    if session.notice:
        stage.toast(named_shortly(session.notice, path))


def _show_results(stage: "Stage", record: Record) -> None:
    """How a game ended, whose record is there to be watched. Nothing lies below but the title."""
    result = result_of_record(BOX[record.setup.game], record, stage.say)
    stage.home()
    go(stage, "results", result)


def _open_copy(stage: "Stage", path: Path) -> None:
    try:
        copy = stage.library.bring(path)
    except RecordError as error:
        stage.toast(str(error))
        return
    open_record(stage, copy)
    stage.toast(stage.say(BROUGHT).format(folder=shown_path(copy.parent)))


def play(stage: "Stage", session: Session) -> None:
    """Sit down. Nothing lies below a table but the title."""
    session.think_by(stage.thinker)
    stage.home()
    go(stage, "table", session)


def now_playing(stage: "Stage") -> Any:
    """The session of the table that is open, if one is."""
    return next((scene.session for scene in stage.scenes if hasattr(scene, "session")), None)


def hold_quietly(path: Path) -> Hold | None:
    """The file for this program alone; None if that cannot be had."""
    try:
        return hold(path)
    except Unfit:
        return None


# -- played elsewhere --------------------------------------------------------------------------------------------------


def _ask_to_look(stage: "Stage", path: Path) -> None:
    say = stage.say
    answers = (
        Answer(say("Watch it"), partial(_look, stage, path), "primary"),
        Answer(say("Try again"), partial(open_record, stage, path)),
        Answer(say("Cancel"), _nothing, key="Esc"),
    )
    words = say("This game is open in another window. You can watch it here, and take over once it's closed there.")
    stage.push(Dialog(stage, say("Open in another window"), words, answers))


def _look(stage: "Stage", path: Path) -> None:
    try:
        record = stage.library.read(path)
        session = Session.look(BOX[record.setup.game], record, stage.settings)
    except FourCrownsError as error:
        stage.toast(named_shortly(str(error), path))
        return
    stage.home()
    go(stage, "look", session, path, partial(open_record, stage, path))


def _nothing() -> None:
    """The dialog closes, and that is all."""


# -- not to be played as it is -----------------------------------------------------------------------------------------


def _ask_what_to_do(stage: "Stage", path: Path, error: Exception) -> None:
    """Offer whatever can still be had of a record; one sentence if nothing can."""
    say = stage.say
    ways = stage.library.ways_on(path)
    answers = _answers(stage, path, ways) if ways else []
    if is_told(path):
        answers.append(Answer(say(STORY), partial(read_story, stage, path)))
    why = named_shortly(ways.why if ways else str(error), path)
    if not answers:
        stage.toast(why)
        return
    answers.append(Answer(say("Cancel"), _nothing, key="Esc"))
    title = say("From an earlier version") if ways and ways.standing else say("This game is damaged")
    stage.push(Dialog(stage, title, why, answers))


def _answers(stage: "Stage", path: Path, ways: WaysOn) -> list[Answer]:
    say, answers = stage.say, []
    if ways.standing and ways.standing.match.decision is None:
        answers.append(Answer(say("See how it ended"), partial(_see_the_end, stage, path, ways.standing), "primary"))
    elif ways.standing:
        total = max(ways.standing.actions, ways.remains.total if ways.remains else stage.library.read(path).actions)
        second = say(TODAY_FROM).format(actions=say.number(ways.standing.actions), total=say.number(total))
        answers.append(Answer(say(TODAY), partial(go_on_today, stage, path), "primary", second=second))
    if ways.remains:
        answers.append(
            Answer(
                up_to(stage, ways.remains), partial(open_remains, stage, path), "secondary" if answers else "primary"
            )
        )
    return answers


def _see_the_end(stage: "Stage", path: Path, standing: Standing[Any]) -> None:
    """The last position of a finished game of older rules: nothing has to be written for that."""
    match, record = standing.match, stage.library.read(path)
    seats = seats_now(match.game, record)
    result = result_of(match.game, record.setup, seats, (), stage.say, first=match, conceded=match.conceded)
    if result:
        go(stage, "results", result, True)


def up_to(stage: "Stage", remains: Remains) -> str:
    """The words of the button that opens the part before the damage."""
    return stage.say(UP_TO).format(actions=stage.say.number(remains.actions), total=stage.say.number(remains.total))


def read_story(stage: "Stage", path: Path) -> None:
    """What a record tells in words."""
    go(stage, "story", path, stage.library.story(path, stage.say))


def open_remains(stage: "Stage", path: Path) -> None:
    """The part before the damage, as a new record; the damaged one stays as it is."""
    try:
        remains = stage.library.remains(path)
        if remains is None:
            return
        saved = stage.library.salvage(remains)
    except RecordError as error:
        stage.toast(named_shortly(str(error), path))
        return
    stage.toast(stage.say("Saved as {name}. The damaged file is untouched.").format(name=saved.stem))
    open_record(stage, saved)


def go_on_today(stage: "Stage", path: Path) -> None:
    """Go on by today's rules, and say so in the record."""
    held = hold_quietly(path)
    try:
        stage.library.go_on(path)
    except RecordError as error:
        stage.toast(named_shortly(str(error), path))
        return
    finally:
        if held:
            held.release()
    open_record(stage, path)
