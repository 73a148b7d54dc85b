"""Manners at one screen: who may look, when the mouse is handed over, which questions become one.

Nothing here changes anything. The engine asks seat by seat and always asks; all that is made easier for people round
one table is decided on this page, and none of it depends on what somebody holds.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, NamedTuple, Protocol

from engines.core.game import Game
from engines.core.types import Decision, Option


class HandOver(StrEnum):
    """Setting: when a person's things are covered before the next person looks."""

    ALWAYS = "always"  # as soon as anybody else is asked, computers too
    SECRETS = "secrets"  # when another person is asked who then sees what others may not
    NEVER = "never"  # an open table: whoever is asked is shown


class Likes(Protocol):
    """Part of the settings that a game at one screen asks for."""

    @property
    def hand_over(self) -> HandOver: ...

    @property
    def auto_answer(self) -> bool: ...

    @property
    def losses_wait(self) -> bool: ...

    def seconds(self, normal: float) -> float:
        """How long something takes at the chosen speed that takes so many seconds at normal speed."""


class Manners(NamedTuple):
    """Agreement of the people at this table."""

    people: tuple[int, ...]
    hand_over: HandOver
    auto_answer: bool
    losses_wait: bool = True

    @property
    def covers(self) -> bool:
        """Whether anything is ever covered: one person among computers has nobody to hide from."""
        return len(self.people) > 1 and self.hand_over != HandOver.NEVER


def manners_of(people: tuple[int, ...], likes: Likes) -> Manners:
    """What these people agreed on."""
    return Manners(people, likes.hand_over, likes.auto_answer, likes.losses_wait)


class Eyes(NamedTuple):
    """People who look at the screen now."""

    viewer: int | None = None
    """Whose private things may be drawn; None: only what the whole table may see."""
    holder: int | None = None
    """Who has the mouse and would be shown their things again without a cover."""


def first_eyes(manners: Manners) -> Eyes:
    """Before anybody is asked: one person alone looks from the start."""
    only = manners.people[0] if len(manners.people) == 1 else None
    return Eyes(only, only)


def may_look(manners: Manners, eyes: Eyes, seat: int) -> bool:
    """Whether this person can be asked at once, without a cover."""
    return not manners.covers or eyes.holder == seat


def in_the_open(game: Game[Any], manners: Manners, decision: Decision) -> tuple[Eyes, Decision] | None:
    """Who looks, and what is offered, while another person than the one at the mouse is asked without a cover; None:
    the question needs one.

    That follows from the sort of question alone. Nobody has the mouse then: whoever sees secrets next is covered first.
    """
    if manners.hand_over == HandOver.ALWAYS:
        return None
    if decision.seat in game.open_seats:
        return Eyes(decision.seat), decision
    if decision.kind not in game.open_questions:
        return None
    return Eyes(), decision._replace(options=tuple(o for o in decision.options if o.verb not in game.asides))


def eyes_of(seat: int) -> Eyes:
    """This person, and nobody else."""
    return Eyes(seat, seat)


def eyes_on_others(manners: Manners, eyes: Eyes) -> Eyes:
    """While a computer is asked: the person at the mouse may go on looking, unless things are always covered."""
    return Eyes() if manners.covers and manners.hand_over == HandOver.ALWAYS else eyes


def eyes_of_all(manners: Manners, eyes: Eyes) -> Eyes:
    """While a question is put to everybody, all of them look; whoever has the mouse keeps it."""
    return Eyes(None, eyes_on_others(manners, eyes).holder) if manners.covers else eyes


def eyes_at_the_end(manners: Manners, eyes: Eyes) -> Eyes:
    """When the game is over, everybody looks."""
    return Eyes() if manners.covers else eyes


def answers_itself(manners: Manners, choices: int, loses: bool = False) -> bool:
    """Whether a question with so many answers is answered without asking the person; `loses`: by giving something up.

    Only where no other person can be watching, or the table is open: how quickly somebody gives in tells the others
    what is in the hand. A loss is seen by whoever suffers it, before it happens.
    """
    if loses and manners.losses_wait:
        return False
    return manners.auto_answer and choices == 1 and not manners.covers


class JointAnswer(NamedTuple):
    """Answer of several people to one question that was put to all of them."""

    claimant: int | None = None
    """Who wants to answer."""
    out: tuple[int, ...] = ()
    """Who does not, and has not been asked by the engine yet."""

    def after(self, seat: int, stayed_out: bool) -> "JointAnswer":
        """What still holds when this seat has answered: once anybody does something, the question is another one."""
        if not stayed_out:
            return JointAnswer()
        claimant = None if seat == self.claimant else self.claimant
        return JointAnswer(claimant, tuple(other for other in self.out if other != seat))


def way_out(game: Game[Any], decision: Decision) -> Option | None:
    """The answer of somebody who stays out of an open window; None if the question is not of that sort."""
    verb = game.windows.get(decision.kind)
    return None if verb is None else Option(verb)


def asked_together(game: Game[Any], state: Any, kind: str, people: Sequence[int]) -> tuple[int, ...]:
    """The people whom an open window of this kind asks if everybody stays out, in order.

    Found by trying it on a copy. That gives nothing away: the engine asks whatever somebody holds, so who is asked
    follows from what lies open.
    """
    state = game.clone(state)
    asked: list[int] = []
    while (decision := game.decision(state)) and decision.kind == kind and decision.seat not in asked:
        asked.append(decision.seat)
        game.apply(state, Option(game.windows[kind]))
    return tuple(seat for seat in asked if seat in people)
