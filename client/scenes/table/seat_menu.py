"""The menu over a table, and its part about one's seat: let a computer play on, take the seat back, or concede."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from engines.core.conceding import is_decided

from ...games.opponents import level_title
from ...match.prompts import Over
from ..dialog import Answer, Dialog
from ..menu import MenuDialog, MenuTool

if TYPE_CHECKING:
    from .scene import TableScene

KEY = "y"
LATER = "Wait until you're asked."
LOOK_AWAY = "the others look away first"
ENDED = "The game is over."


def open_menu(scene: "TableScene", tools: Mapping[str, Callable[[], None]]) -> None:
    """The menu over a table: the tools of its bar, the seat, and the way out."""
    offered = {name: MenuTool(does, scene.why_not(name)) for name, does in tools.items()}
    scene.stage.push(MenuDialog(scene.stage, offered, scene.stage.home, (seat_answer(scene),)))
    scene.stage.rehearse(None, ())  # the way out leads to the title


def seat_answer(scene: "TableScene") -> Answer:
    """The way there from the menu."""
    say, session = scene.say, scene.session
    possible = session.speaker is not None or bool(session.left)
    second = "" if possible else say(ENDED if isinstance(session.prompt, Over) else LATER)
    return Answer(say("Your seat"), partial(_open, scene), key=KEY, second=second, enabled=possible)


def _open(scene: "TableScene") -> None:
    say, session, seat = scene.say, scene.session, scene.session.speaker
    answers = [
        Answer(
            say("Take {name:'s} seat back", name=say.name(scene.names[left])),
            partial(_take_back, scene, left),
            "primary",
        )
        for left in session.left
    ]
    if seat is None:
        _ask(scene, say("Seats with computer players"), "", answers)
        return
    if session.can_turn_away:
        answers.append(Answer(say("Look at my things"), partial(_turn_away, scene), "primary", second=say(LOOK_AWAY)))
    for player in session.game.opponents:
        level = level_title(player, say)
        answers.append(Answer(say("Computer plays on: {level}", level=level), partial(_hand_to, scene, seat, player)))
    answers.append(Answer(say("Concede"), partial(_ask_to_concede, scene, seat), "danger"))
    text = say("A computer can play for you. You can take your seat back from this menu at any time.")
    _ask(scene, say("{name:'s} seat", name=say.name(scene.names[seat])), text, answers)


def _ask_to_concede(scene: "TableScene", seat: int) -> None:
    say, session = scene.say, scene.session
    conceded, seats = (*session.match.conceded, seat), session.setup.seats
    if not is_decided(session.game, seats, conceded):
        text = say("A computer plays on for you, and you can no longer win. This can't be undone.")
    elif session.game.together:
        text = say("The game ends, and both of you lose. This can't be undone.")
    else:
        winner = next(other for other in range(seats) if other not in conceded)
        text = say("The game ends, and {name} wins. This can't be undone.", name=scene.names[winner])
    _ask(scene, say("Concede?"), text, [Answer(say("Concede"), partial(_concede, scene, seat), "danger")])
    scene.stage.top.ui.focus = "answer1"  # Enter twice by mistake gives nothing up


def _ask(scene: "TableScene", title: str, text: str, answers: list[Answer]) -> None:
    cancel = Answer(scene.say("Cancel"), lambda: None, "ghost", "Esc")
    scene.stage.push(Dialog(scene.stage, title, text, [*answers, cancel]))


def _hand_to(scene: "TableScene", seat: int, player: str) -> None:
    scene.session.hand_to(seat, player)
    _see(scene)


def _take_back(scene: "TableScene", seat: int) -> None:
    scene.session.take_back(seat)
    _see(scene)


def _turn_away(scene: "TableScene") -> None:
    scene.session.turn_away()
    _see(scene)


def _concede(scene: "TableScene", seat: int) -> None:
    scene.session.concede(seat)
    _see(scene)


def _see(scene: "TableScene") -> None:
    """A cover or a question to all that lay over the table was for somebody who may not be asked any more."""
    while scene.stage.top is not scene:
        scene.stage.pop()
    scene.picking = None
    scene.follow()
