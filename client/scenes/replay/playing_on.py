"""Playing on from a moment of a replay: who plays, and a record of its own that says where it came from."""

from functools import partial
from typing import TYPE_CHECKING

from engines.core.conceding import PLAYER
from engines.core.errors import FourCrownsError
from engines.core.journal import Journal
from engines.core.seats import HUMAN

from ...games.ui import ui_of
from ...match.watching import Watching
from ..dialog import Answer, Dialog

if TYPE_CHECKING:
    from .scene import ReplayScene


def play_on(scene: "ReplayScene") -> None:
    """Ask who plays, then begin."""
    say, session = scene.say, scene.session
    as_then = say("As it was: {names}", names=say.many([say.name(session.names[seat]) for seat in session.persons]))
    answers = [Answer(as_then, partial(_begin, scene, session.persons), "primary")] if session.persons else []
    for seat in _seats_to_take(session):
        if session.persons != (seat,):
            label = say("One person, as {name}", name=say.name(session.names[seat]))
            answers.append(Answer(label, partial(_begin, scene, (seat,)), "secondary" if answers else "primary"))
    answers.append(Answer(say("Cancel"), lambda: None, key="Esc"))
    words = say("A new game begins here. The one you are watching stays as it is.")
    scene.stage.push(Dialog(scene.stage, say("Who plays on?"), words, answers))


def _seats_to_take(session: Watching) -> range | tuple[int, ...]:
    """Seats that one person may play on from: of a game that goes on only their own, and at a table of several people
    nobody's alone, as whoever sat down there would see what is still somebody's secret."""
    if session.played.is_over:
        return range(session.setup.seats)
    return session.persons if len(session.persons) == 1 else ()


def _begin(scene: "ReplayScene", people: tuple[int, ...]) -> None:
    """A new record up to here, in which these seats are people's, opened to be played."""
    stage, session, say = scene.stage, scene.session, scene.say
    played, moment = session.played, session.moment
    turn = played.turn_at(moment)
    words = "{title}, from the beginning"
    if turn:
        years = ui_of(session.setup.game).results.turn == "year"
        words = "{title}, from year {turn}" if years else "{title}, from turn {turn}"
    try:
        path = stage.library.branch(
            session.record, played.lines[moment], moment, say(words, title=scene.title, turn=turn)
        )
        record = stage.library.read(path)
        journal = Journal.reopen(record)
        for seat, player in enumerate(seat.player for seat in session.seats):
            wanted = HUMAN if seat in people else player if player != HUMAN else session.game.opponents.usual
            if wanted != player:
                journal.note(PLAYER, {"seat": seat, "player": wanted})
    except FourCrownsError as error:
        stage.toast(str(error))
        return
    stage.resume(path)
