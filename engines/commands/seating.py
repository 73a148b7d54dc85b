"""A game in the terminal: people and bots at one table, each person seeing only what their seat may know."""

from collections.abc import Callable
from typing import Any, NoReturn

from ..core.chronicle import DEED, INDENTS, ActionTaken, Chronicle, take_notes
from ..core.conceding import PLAYER
from ..core.game import Occasion
from ..core.language import ENGLISH, Language
from ..core.match import Match
from ..core.record import STOPS
from ..core.types import WATCHER, Decision, Event, Option
from .explaining import explained
from .playing import Bots, ending
from .terminal import Left, Terminal

HELP = (
    "Type the number of a choice and press Enter.",
    "  ?  this help; ?3 explains what choice 3 names, and ? with a name a card, power, Hero or item",
    "  *  after a name: whose turn it is",
    "  a  the aim, and how near everyone is",
    "  l  the chronicle: everything that happened, as far as you may know",
    "  u  undo your last move",
    "  computer  let a computer play for you from here on",
    "  concede   give up, for good",
    "  q  leave the table",
)
NO_MAGIC = "nomagic"
NO_MAGIC_HELP = "  nomagic  use no magic in this battle; once more: be asked again"
YES = "yes"


def numbers(decision: Decision, say: Language) -> str:
    """What can be typed."""
    return say("1 to {most}", most=len(decision.options)) if len(decision.options) > 1 else "1"


class Seating:
    """People and bots at the terminal: who sits where, what each has been told, and whose eyes are on the screen."""

    def __init__(
        self,
        match: Match[Any],
        bots: Bots[Any],
        terminal: Terminal,
        past: list[ActionTaken],
        say: Language = ENGLISH,
    ) -> None:
        self.match = match
        self.say = say
        self.bots = bots
        self.terminal = terminal
        self.past = past
        """The opening, then every action that stands."""
        bots.hear(event for action in past for event in action.events)
        self._chronicle = Chronicle(match.game, match.setup.names)
        self.people = [seat for seat in range(match.setup.seats) if seat not in bots]
        self._told = dict.fromkeys(self.people, len(past) if match.moves else 0)  # how much of the past each has read
        self._looking: int | None = self.people[0] if len(self.people) == 1 else None
        self._keys: dict[str, Callable[[int], None]] = {
            "?": lambda seat: terminal.say(self._help()),
            "a": lambda seat: terminal.say(self.aim(seat)),
            "l": lambda seat: terminal.say(self.log(seat)),
            "u": self._undo,
            "computer": self._hand_to_a_computer,
            "concede": self._concede,
            "q": self._leave,
        }
        self._unsaved = False
        """Somebody said that the game may go on though it cannot be saved."""
        self._abstaining: dict[int, Occasion] = {}
        """Who wants to be left alone, and how long. Nobody else learns of it: the record holds ordinary passes."""
        if match.game.abstentions:
            self._keys[NO_MAGIC] = self._abstain

    def play(self) -> None:
        """Until the game is over; Left if somebody leaves before."""
        try:
            while decision := self.match.decision:
                if decision.seat in self.bots:
                    self._do(self.bots.choose(decision, self.match.view))
                elif self._abstains(decision.seat) and decision.kind in self.match.game.abstentions:
                    self._do(Option(self.match.game.abstentions[decision.kind]))
                else:
                    self._turn(decision)
        except KeyboardInterrupt:  # while a bot was thinking
            raise Left from None
        self._end()

    def log(self, seat: int, since: int = 0) -> list[str]:
        """The chronicle as this seat may know it, from an action on; what belongs to a deed stands below it."""
        entries = self._chronicle.entries(self.past, self.match.view(seat), self.say)
        return [INDENTS[entry.depth] + entry.text for entry in entries if entry.last >= since]

    def _news(self, seat: int) -> list[str]:
        """What happened since this seat looked: how a deed went only if it touches them, or is the last."""
        entries = self._chronicle.entries(self.past, self.match.view(seat), self.say)
        deeds = [at for at, entry in enumerate(entries) if entry.depth == DEED]
        told, unfolded = [], True
        for at, entry in enumerate(entries):
            if entry.depth <= DEED:
                unfolded = entry.touches or at == deeds[-1]
            if entry.last >= self._told[seat] and (entry.depth <= DEED or unfolded):
                told.append(INDENTS[entry.depth] + entry.text)
        return told

    def aim(self, seat: int) -> list[str]:
        """The aim of the game, and how near everyone is as far as this seat may know."""
        text, view = self.match.game.text, self.match.view(seat)
        return [text.aim(view, self.say), *text.standing(view, self.match.setup.names, self.say)]

    def _do(self, option: Option) -> None:
        match = self.match
        before = match.game.clone(match.state) if match.game.text.notable else None
        seat = match.decision.seat if match.decision else None
        events = match.submit(option)
        notes = None if before is None else take_notes(match.game, before, events, match.state)
        self.past.append(ActionTaken(seat, option, events, notes=notes))
        self.bots.hear(events)
        self._see_that_it_is_saved()
        self._show_aside(events)

    def _see_that_it_is_saved(self) -> None:
        """Nobody plays on without being saved who has not said so; every action tries again."""
        trouble = self.match.journal.trouble if self.match.journal else None
        if trouble is None:
            self._unsaved = False
        elif not self._unsaved and self.people:
            question = self.say("Play without saving? Type {yes}, or press Enter to leave: ", yes=self.say(YES))
            if not self._agreed(f"{trouble} {question}"):
                raise Left
            self._unsaved = True

    def _agreed(self, question: str) -> bool:
        return self.terminal.ask(question).lower() == self.say(YES)

    def _turn(self, decision: Decision) -> None:
        """Show one person the table and do what they answer; other keys may come any number of times before."""
        seat = decision.seat
        if seat != self._looking:
            self._hand_over(seat)
        self._show(decision)
        while self.match.decision is decision and seat in self.people:
            if self._abstains(seat) and decision.kind in self.match.game.abstentions:
                return  # said just now
            name, which = self.match.setup.names[seat], numbers(decision, self.say)
            entry = self.terminal.ask(self.say("{name}, {numbers}, or ? for help: ", name=name, numbers=which))
            if entry.lower() in self._keys:
                self._keys[entry.lower()](seat)
            elif "?" in (entry[:1], entry[-1:]):
                self._explain(decision, entry.strip("? "))
            elif entry.isdecimal() and 1 <= int(entry[:9]) <= len(decision.options):
                self._do(decision.options[int(entry) - 1])
            else:
                no_such = "There's no choice {entry!r}: type a number from 1 to {most}."
                self.terminal.say([self.say(no_such, entry=entry, most=len(decision.options))])

    def _hand_over(self, seat: int) -> None:
        """An empty page between two people, so that neither sees the other's secrets."""
        self.terminal.clear()
        self._looking = None
        name = self.say.name(self.match.setup.names[seat])
        self.terminal.ask(self.say("Pass the keyboard to {name}, then press Enter. ", name=name))
        self.terminal.clear()
        self._looking = seat

    def _show(self, decision: Decision) -> None:
        match, seat = self.match, decision.seat
        text, names, view = match.game.text, match.setup.names, match.view(seat)
        self.terminal.say(["", *self._news(seat), ""])
        self._told[seat] = len(self.past)
        self.terminal.say([*text.table(view, names, self.say), "", text.prompt(decision, view, names, self.say).line])
        width = len(str(len(decision.options)))
        answers = self._answers(decision)
        self.terminal.say(f"  {number:{width}}  {answer}" for number, answer in enumerate(answers, 1))
        if match.journal and match.journal.trouble:
            self.terminal.say([match.journal.trouble])

    def _answers(self, decision: Decision) -> list[str]:
        text, names, view = self.match.game.text, self.match.setup.names, self.match.view(decision.seat)
        return [text.option(option, view, names, self.say) for option in decision.options]

    def _explain(self, decision: Decision, asked: str) -> None:
        glossary = self.match.game.text.glossary(self.match.view(decision.seat), self.say)
        self.terminal.say(explained(asked, glossary, self._answers(decision), self.say))

    def _show_aside(self, events: tuple[Event, ...]) -> None:
        """Something only one person may see, for a moment: they come to the screen, look, and leave it empty."""
        text, names = self.match.game.text, self.match.setup.names
        for seat in self.people:
            lines = [line for event in events for line in text.aside(event, self.match.view(seat), names, self.say)]
            if lines and seat == self._looking:
                self.terminal.say(["", *lines])
            elif lines:
                self._hand_over(seat)
                self.terminal.say(lines)
                self.terminal.ask(self.say("Press Enter when you've seen it. "))
                self.terminal.clear()
                self._looking = None

    def _undo(self, seat: int) -> None:
        """Only one's own action: taking back another's would let one ask a bot, or a person, twice."""
        match = self.match
        if not match.undoable or match.moves[-1].seat != seat:
            barrier = "another's answer" if match.undoable else match.barrier
            self.terminal.say([self.say(STOPS[barrier])])
            return
        match.undo()
        self.past.pop()
        self.bots.hear_again(event for action in self.past for event in action.events)
        self._told = {each: min(told, len(self.past)) for each, told in self._told.items()}

    def _help(self) -> tuple[str, ...]:
        lines = (*HELP, NO_MAGIC_HELP) if self.match.game.abstentions else HELP
        return tuple([self.say(line) for line in lines])

    def _abstains(self, seat: int) -> bool:
        return seat in self._abstaining and self._abstaining[seat] == self.match.game.occasion(self.match.state)

    def _abstain(self, seat: int) -> None:
        """Not asked about magic any more while this battle lasts, or asked again."""
        occasion = self.match.game.occasion(self.match.state)
        if occasion is None:
            self.terminal.say([self.say("There's no battle now.")])
        elif self._abstains(seat):
            del self._abstaining[seat]
            self.terminal.say([self.say("You'll be asked again.")])
        else:
            self._abstaining[seat] = occasion
            self.terminal.say([self.say("You won't be asked about magic until this battle is over.")])

    def _hand_to_a_computer(self, seat: int) -> None:
        """The usual one plays on, and the record says so."""
        self._seat_a_computer(seat, self.match.game.opponents.usual)
        name = self.say.name(self.match.setup.names[seat])
        self.terminal.say([self.say("A computer plays for {name} from here on.", name=name)])

    def _concede(self, seat: int) -> None:
        if not self._agreed(self.say("Give up, for good? Type {yes}, or press Enter to play on: ", yes=self.say(YES))):
            return
        self.match.concede(seat)
        self.terminal.say([self.say("{name} concedes.", name=self.say.name(self.match.setup.names[seat]))])
        if self.match.decision is not None:
            self._seat_a_computer(seat, self.match.game.opponents.levels[0].id)

    def _seat_a_computer(self, seat: int, name: str) -> None:
        if self.match.journal:
            self.match.journal.note(PLAYER, {"seat": seat, "player": name})
        self.bots.sit_down(seat, name)
        self.people.remove(seat)

    def _leave(self, seat: int) -> NoReturn:
        raise Left

    def _end(self) -> None:
        """The last news, as far as everyone may know them when several people look at the screen."""
        if len(self.people) == 1:
            news = self.log(self.people[0], self._told[self.people[0]])
        else:
            self.terminal.clear()
            news = self.log(WATCHER, min(self._told.values(), default=0))
        how = ending(self.match.outcome, self.match.setup.names, self.say)
        self.terminal.say([*news, "", self.say("The game is over: {how}.", how=how)])
