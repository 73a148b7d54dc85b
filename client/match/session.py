"""One game at one screen. The window asks the session what to show, and tells it what people did.

Whatever is handed out is redacted for `viewer`. Every action is in the record before `choose` returns, so a window may
close at any moment: what it has not shown yet has happened all the same.
"""

from collections.abc import Sequence
from typing import Any

from engines.core.chronicle import ActionTaken, seen_by, take_notes
from engines.core.conceding import PLAYER
from engines.core.disk import Hold
from engines.core.errors import NothingToUndo, NotOffered
from engines.core.game import Game, worth_asking
from engines.core.journal import Journal
from engines.core.judgement import Judgement, Line
from engines.core.match import Match
from engines.core.playback import Playback
from engines.core.record import STOPS, Record
from engines.core.seats import HUMAN, is_bot
from engines.core.setup import Setup
from engines.core.types import WATCHER, Decision, Option

from . import policy
from .abstaining import Abstaining
from .chronicle import in_words
from .handing import SeatChange, easiest
from .ledger import HINT
from .policy import Eyes, JointAnswer, Likes, Manners
from .prompts import Ask, AskAll, Cover, Over, SessionPrompt, Thinking, closed
from .seats import Seat, seats_now
from .showing import Showing
from .thinking import Desk, InPlace, Pause, Thinker, Thought

PAUSE = 0.7
"""Seconds at normal speed before a computer's answer is let through, unless the table says otherwise: the same for
every hand."""

STOP = "stop"
"""A note: the clock bade the computer at a seat come to an end, so that its next answer might be another elsewhere."""


class Session(Showing):
    """A game being played by people and computers at one screen."""

    def __init__(
        self,
        match: Match[Any],
        seats: Sequence[Seat],
        settings: Likes,
        taken: list[ActionTaken],
        held: Hold | None = None,
        looking: bool = False,
    ) -> None:
        super().__init__(match, seats, taken, looking)
        self.settings = settings
        """May be exchanged at any time; what it says about hand-over holds from the next question on."""
        self.version = 0
        """Goes up whenever prompt, viewer or story changed."""
        self.notice: str | None = None
        """What to tell people once, when the record was not quite whole."""
        self.resumed = False
        """The game goes on from its record: whoever must remember something may look at it first."""
        self.held = held
        """Keeps other programs from writing to the record, until `close`."""
        self._eyes = policy.first_eyes(self._manners)
        self._joint_answer = JointAnswer()
        self._together: set[int] = set()
        """The actions, by number, that were chosen in one breath with the one before, or by nobody."""
        self.pause = PAUSE
        """Seconds at normal speed before a computer's answer is let through; the table knows what goes on meanwhile."""
        self._abstaining = Abstaining(self.game, self.people)
        self._passing: Pause | None = None
        self.desk = Desk(self.game, self.match.setup, InPlace())
        self._thought: Thought | None = None
        self._advice: Thought | None = None
        self._advised = False
        self._weighed: tuple[Line, ...] = ()
        """Answers that the advice speaks of beside the best."""
        self.prompt: SessionPrompt = self._next_prompt()
        """What the game is waiting for."""

    @classmethod
    def begin(
        cls,
        game: Game[Any],
        setup: Setup,
        seats: Sequence[Seat],
        settings: Likes,
        journal: Journal | None = None,
        held: Hold | None = None,
    ) -> "Session":
        """A new game; its first moment is the opening."""
        match = Match(game, setup, journal)
        opening = ActionTaken(None, None, match.opening)
        session = cls(match, seats, settings, [opening], held)
        session._film.add(opening, game.clone(match.state), match.state)
        return session

    @classmethod
    def resume(
        cls,
        game: Game[Any],
        record: Record,
        settings: Likes,
        seats: Sequence[Seat] | None = None,
        keep: bool = True,
        held: Hold | None = None,
    ) -> "Session":
        """The game of a record where it ends, with its whole log. RecordError if the record lies.

        Everybody sits where they sat, or as `seats` says. What happens now is added to the record, unless `keep` is
        False: then nothing touches the file.
        """
        played = Playback(game, record)
        match = played.match
        if keep and match.decision is not None:
            match.journal = Journal.reopen(record, game.rules_version)
        session = cls(match, seats or seats_now(game, record), settings, played.taken, held)
        if not seats:
            session.sitting.recall(record)
            if len(session.sitting.owners) == 1:  # who may have left the seat to a computer, and looks on
                session._eyes = policy.eyes_of(session.sitting.owners[0])
        session.notice = record.torn
        session.resumed = True
        session.restarted = record if record.restarts else None
        return session

    @classmethod
    def look(cls, game: Game[Any], record: Record, settings: Likes) -> "Session":
        """The public table of a game that another program plays. RecordError if the record lies."""
        played = Playback(game, record)
        return cls(played.match, seats_now(game, record), settings, played.taken, looking=True)

    def hint(self, wait: bool = False) -> Option | None:
        """What is best for the person who is asked, knowing what that person knows. None while that is found out."""
        return found.best[0] if (found := self.judge(wait=wait)) else None

    def judge(self, *asked: Line, wait: bool = False) -> Judgement | None:
        """What is best for the person who is asked, and what these answers would cost. None while it is found out:
        ask again with the next frame, unless it may `wait`."""
        if not isinstance(self.prompt, Ask):
            raise NotOffered("Nobody is asked to choose now.")
        if self._advice is None or not {*asked} <= {*self._weighed}:
            self.stop_judging()
            view = self.match.view(self.prompt.seat)
            self._advice = self.desk.judge(view, self.prompt.decision, self._taken, asked)
            self._advised, self._weighed = False, asked
        return self._advice.answer().judgement if wait or self._advice.is_ready else None

    def stop_judging(self) -> None:
        """Nobody wants to know any more."""
        if self._advice is not None:
            self._advice.stop()
        self._advice, self._weighed = None, ()

    def note_hint(self) -> None:
        """Somebody has been told what a computer would do: the record says so, for the statistics."""
        if isinstance(self.prompt, Ask) and self.match.journal:
            self.match.journal.note(HINT, {"seat": self.prompt.seat})

    def hint_came(self) -> bool:
        """Whether a computer has found a hint since this was last asked."""
        came = self._advice is not None and not self._advised and self._advice.is_ready
        self._advised = self._advised or came
        return came

    def think_by(self, thinker: Thinker) -> None:
        """From now on computers think there."""
        self.desk.thinker = thinker
        thinker.start()

    def in_words(self) -> str:
        """Setup and actions with all their secrets, for the report of a crash."""
        return "\n".join(in_words(self.game, self.match.setup, self._taken))

    # -- what people do ----------------------------------------------------------------------------------------------

    def choose(self, option: Option, *then: Option) -> None:
        """The person who is asked answers. NotOffered for anything but one of the options, and nothing changes.

        `then` are this person's answers to what is asked next, chosen in the same breath: a march with all its steps.
        They end where something else is asked, and `undo` takes them back together.
        """
        if not isinstance(self.prompt, Ask):
            raise NotOffered("Nobody is asked to choose now.")
        seat, offered = self.prompt.seat, self.prompt.decision.options
        if option not in offered and self.match.decision and option in self.match.decision.options:
            raise NotOffered("Only whoever looks at their own things may do that.")
        self._act(option)
        for more in then:
            if not isinstance(self.prompt, Ask) or self.prompt.seat != seat or more not in self.prompt.decision.options:
                return
            self._together.add(len(self._taken))
            self._act(more)

    def can_note(self, option: Option) -> bool:
        """Whether this can be put on record now, whoever is asked and whether or not a cover lies there."""
        decision = self.match.decision
        return decision is not None and decision.seat in self.people and option in decision.options

    def note(self, option: Option) -> None:
        """Put on record what was done beside the question, such as a look behind a cover; the question stays."""
        if not self.can_note(option):
            raise NotOffered("That cannot be put on record now.")
        self._act(option)

    def ready(self) -> None:
        """The person named on the cover is there: take it off."""
        if not isinstance(self.prompt, Cover):
            raise NotOffered("There is no cover to take off.")
        self._eyes = policy.eyes_of(self.prompt.seat)
        self._go_on()

    @property
    def keeps_secrets(self) -> bool:
        return self._manners.covers

    @property
    def can_turn_away(self) -> bool:
        """Whether a person is asked in the open who has things of their own to look at."""
        if not isinstance(self.prompt, Ask) or not self._manners.covers or self.viewer is not None:
            return False
        return bool(self.match.view(self.prompt.seat).state != self.match.view(WATCHER).state)

    def turn_away(self) -> None:
        """The person who is asked in the open wants to see their own things: the others turn away first."""
        if not self.can_turn_away or self.match.decision is None:
            raise NotOffered("Nobody is asked in the open now.")
        self.prompt = self._cover(self.match.decision)
        self.version += 1

    def claim(self, seat: int) -> None:
        """Of those asked together, this person wants to answer. Whoever would have been asked before stays out."""
        if not isinstance(self.prompt, AskAll) or seat not in self.prompt.seats:
            raise NotOffered(f"Seat {seat} is not asked now.")
        before = self.prompt.seats[: self.prompt.seats.index(seat)]
        self._joint_answer = JointAnswer(seat, before)
        if self._manners.covers:
            self._eyes = Eyes()  # everybody stood before the screen
        self._go_on()

    def no_one(self) -> None:
        """All of those asked together stay out."""
        if not isinstance(self.prompt, AskAll):
            raise NotOffered("There is no question to everybody now.")
        self._joint_answer = JointAnswer(None, self.prompt.seats)
        self._go_on()

    def can_abstain(self, seat: int) -> bool:
        """Whether something goes on that this person can stay out of, such as the magic of a battle."""
        return self._abstaining.is_possible(self.match.state, seat)

    def abstains(self, seat: int) -> bool:
        """Whether this person stays out of what goes on. For the eyes of this person alone."""
        return self._abstaining.holds(self.match.state, seat)

    def abstain(self, seat: int, wish: bool = True) -> None:
        """This person is not asked any more while this lasts, or again from now on. The game learns of passes only."""
        self._abstaining.wish(self.match.state, seat, wish)
        self._go_on()

    # -- seats that change hands -------------------------------------------------------------------------------------

    @property
    def speaker(self) -> int | None:
        """The person who can speak for a seat now: who is asked or waited for, or else who looks; nobody at the end."""
        if isinstance(self.prompt, Ask | Cover):
            return self.prompt.seat
        return self.viewer if self.viewer in self.people and not isinstance(self.prompt, Over) else None

    @property
    def left(self) -> tuple[int, ...]:
        """Seats that people left to a computer, and can take back while the game goes on."""
        return () if isinstance(self.prompt, Over) else self.sitting.left(self.match.conceded)

    def hand_to(self, seat: int, player: str) -> None:
        """From now on a computer plays for this person, until they take the seat back."""
        if seat not in self.people or not is_bot(self.game, player) or isinstance(self.prompt, Over):
            raise NotOffered(f"Seat {seat} cannot be handed to {player}.")
        self._change(seat, player)

    def take_back(self, seat: int) -> None:
        """A person plays again for whom a computer played."""
        if seat not in self.left:
            raise NotOffered(f"Seat {seat} cannot be taken back.")
        self._change(seat, HUMAN)

    def concede(self, seat: int) -> None:
        """A person gives up, for good. If others are left, a computer plays on for their sake."""
        if seat not in self.people:
            raise NotOffered(f"Nobody sits at seat {seat}.")
        self.match.concede(seat)
        self.sitting.changes.append(SeatChange(len(self._taken) - 1, seat, ""))
        if self.match.decision is None:
            self._go_on()
        else:
            self._change(seat, easiest(self.game))

    def _change(self, seat: int, player: str) -> None:
        """Somebody else plays this seat; the record says so. Whoever looks for others than themselves turns away."""
        if self.match.journal:
            self.match.journal.note(PLAYER, {"seat": seat, "player": player})
        if seat not in self.match.conceded:
            self.sitting.changes.append(SeatChange(len(self._taken) - 1, seat, player))
        self._stop_thinking()
        self.desk.forget()
        self.sitting.put(seat, player)
        self._abstaining.seat(self.people)
        self._joint_answer = JointAnswer()
        self._looked.setdefault(seat, len(self._taken))
        if len(self.people) == 1:
            self._eyes = policy.first_eyes(self._manners)
        elif self.people and self._eyes.holder not in self.people:
            self._eyes = Eyes()
        self._go_on()

    @property
    def can_undo(self) -> bool:
        """Whether the person who is asked can take something back."""
        return self._steps_back() > 0

    @property
    def undo_stop(self) -> str:
        """Why undo stops where it stops: here, if nothing can be taken back, or at the barrier further back."""
        if isinstance(self.prompt, Ask):
            others = bool(self.match.undoable) and self._taken[-1].seat != self.prompt.seat
            return STOPS["another's answer" if others else self.match.barrier]
        return STOPS["end" if isinstance(self.prompt, Over) else "another's turn"]

    def undo(self) -> None:
        """Take back one's own last choice, and what answered itself after it. NothingToUndo where undo stops."""
        steps = self._steps_back()
        if not steps:
            raise NothingToUndo(self.undo_stop)
        for _ in range(steps):
            before = self.game.clone(self.match.state)
            self.match.undo()
            self._film.add(self._taken.pop(), before, self.match.state, undone=True)
            self._together.discard(len(self._taken))
        self.desk.forget()
        self._looked = {seat: min(looked, len(self._taken)) for seat, looked in self._looked.items()}
        self._go_on()

    def tick(self, now: float, held: bool = False) -> bool:
        """Let time pass (seconds of any steady clock): computers answer, and questions that answer themselves.

        While `held`, as during an animation, computers think but nothing happens. True if something did.
        """
        prompt = self.prompt
        if isinstance(prompt, Thinking) and not self.looking:
            return (self._let_pass if prompt.seat in self.people else self._let_think)(prompt.seat, now, held)
        answer = None if held else self.given
        if answer is not None:
            self._act(answer, chosen=False)
        return answer is not None

    @property
    def given(self) -> Option | None:
        """The answer to a question that answers itself; but what a person began last is theirs to end."""
        options = worth_asking(self.game, self.prompt.decision) if isinstance(self.prompt, Ask) else ()
        if not options or not self._trivial(len(options), options[0]):
            return None
        last, step = self._taken[-1], self.game.concludes.get(options[0].verb)
        begun = last.seat in self.people and last.option is not None and last.option.verb == step
        return None if begun else options[0]

    def close(self) -> None:
        """The window goes: nobody waits for a computer any more, and what could not be saved is tried once again."""
        self._stop_thinking()
        if self.trouble and self.match.journal:
            self.match.journal.retry()
        if self.held:
            self.held.release()
            self.held = None

    # -- within ------------------------------------------------------------------------------------------------------

    @property
    def _manners(self) -> Manners:
        return policy.manners_of(self.people, self.settings)

    def _trivial(self, choices: int, option: Option | None) -> bool:
        verb = option.verb if option is not None else ""
        itself = policy.answers_itself(self._manners, choices, verb in self.game.losses)
        return itself and verb not in self.game.trifles  # that nobody does for anybody else

    def _steps_back(self) -> int:
        """How many actions one press takes back: to the last that was a choice, and only one's own."""
        if isinstance(self.prompt, Ask):
            for steps, action in enumerate(self._taken[: -self.match.undoable - 1 : -1], 1):
                if action.seat != self.prompt.seat:
                    return 0
                if len(self._taken) - steps not in self._together and not self._trivial(action.choices, action.option):
                    return steps
        return 0

    def _let_think(self, seat: int, now: float, held: bool) -> bool:
        if self._thought is None:
            decision = self.match.decision
            assert decision is not None  # somebody is asked
            self._thought = self.desk.ask(self.seats[seat].player, self.match.view(seat), decision, self._taken)
        if held or not self._thought.is_due(now, self.settings.seconds(self.pause)):
            return False
        option, hurried, _ = self._thought.answer()
        if hurried and self.match.journal:
            self.match.journal.note(STOP, {"seat": seat, "why": "time"})
        self._act(option)
        return True

    def _stop_thinking(self) -> None:
        for thought in (self._thought, self._advice):
            if thought:
                thought.stop()

    def _let_pass(self, seat: int, now: float, held: bool) -> bool:
        """Somebody who abstains passes when a computer would answer, whatever there is to pass up."""
        self._passing = self._passing or Pause()
        if held or not self._passing.is_over(now, self.settings.seconds(self.pause)):
            return False
        decision = self.match.decision
        assert decision is not None  # somebody is asked
        self._pass(Option(self.game.abstentions[decision.kind]))
        self._go_on()
        return True

    def _pass(self, option: Option) -> None:
        """The pass of somebody who abstains: nobody chose it, so it is taken back with what was chosen before."""
        self._together.add(len(self._taken))
        self._do(option, chosen=False)

    def _act(self, option: Option, chosen: bool = True) -> None:
        self._do(option, chosen)
        self._go_on()

    def _do(self, option: Option, chosen: bool = True) -> None:
        """Answer the pending question, whoever is asked."""
        match, decision = self.match, self.match.decision
        assert decision is not None  # whoever comes here was asked
        before = self.game.clone(match.state)
        events = match.submit(option)
        notes = take_notes(self.game, before, events, match.state)
        choices = len(worth_asking(self.game, decision))
        self._taken.append(action := ActionTaken(decision.seat, option, events, choices, notes))
        self._film.add(action, before, match.state, chosen=chosen)
        self._joint_answer = self._joint_answer.after(decision.seat, option == policy.way_out(self.game, decision))

    def _go_on(self) -> None:
        if self.viewer is not None:
            self._looked[self.viewer] = len(self._taken)
        self._thought = self._advice = self._passing = None
        self._weighed = ()
        self.prompt = self._next_prompt()
        self.version += 1

    def _next_prompt(self) -> SessionPrompt:
        """Who is asked now, and how; sees to it that nobody looks who should not."""
        while decision := self.match.decision:
            if self.looking:
                return Thinking(decision.seat, closed(decision))
            if not self.seats[decision.seat].is_human:
                self._eyes = policy.eyes_on_others(self._manners, self._eyes)
                return Thinking(decision.seat, closed(decision))
            declined = self._abstaining.way_out(self.match.state, decision, self._joint_answer.claimant)
            if declined is not None:
                if self._abstaining.in_sight(self.match.state, self._manners.covers):
                    self._eyes = policy.eyes_on_others(self._manners, self._eyes)
                    return Thinking(decision.seat, closed(decision))
                self._pass(declined)
                continue
            way_out = policy.way_out(self.game, decision)
            if way_out is None or decision.seat not in self._joint_answer.out:
                return self._question(decision, together=way_out is not None)
            self._do(way_out, chosen=False)
        self._eyes = policy.eyes_at_the_end(self._manners, self._eyes)
        outcome = self.match.outcome
        assert outcome is not None  # a game is over, or asks something
        return Over(outcome)

    def _question(self, decision: Decision, together: bool) -> SessionPrompt:
        """A question to a person: at once, after a cover, or together with others."""
        seat, manners, eyes = decision.seat, self._manners, self._eyes
        if together and len(self.people) > 1 and seat != self._joint_answer.claimant:
            self._eyes = policy.eyes_of_all(manners, eyes)
            asked = policy.asked_together(self.game, self.match.state, decision.kind, self.people)
            return AskAll(asked, closed(decision))
        if policy.may_look(manners, eyes, seat):
            self._eyes = policy.eyes_of(seat)
            return Ask(seat, decision)
        openly = policy.in_the_open(self.game, manners, decision)
        if openly is not None:
            self._eyes = openly[0]
            return Ask(seat, openly[1])
        return self._cover(decision)

    def _cover(self, decision: Decision) -> Cover:
        self._eyes, seat = Eyes(), decision.seat
        events = [event for action in self._taken[self._looked[seat] :] for event in action.events]
        return Cover(seat, closed(decision), seen_by(events, WATCHER))
