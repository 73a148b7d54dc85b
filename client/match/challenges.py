"""Deals to share: the challenge of the day, a deal by its code, and the computer that plays it in one's own chair.

Everything follows from game, rules and date, on this computer alone: nothing is fetched and nothing is sent. The first
try of a day counts, and every other is welcome.
"""

from collections.abc import Iterable, Sequence
from datetime import date
from hashlib import sha256
from typing import Any

from engines.core.chronicle import ActionTaken
from engines.core.codes import SEEDS, Deal
from engines.core.game import Game, Say, set_up
from engines.core.language.word import Word
from engines.core.match import Match
from engines.core.seats import HUMAN, mode_for_so_many, usual_seats
from engines.core.setup import Setup
from engines.core.types import Outcome

from .draft import Draft
from .ledger import LedgerLine, person
from .seats import Seat
from .thinking import Desk, InPlace, Thinker, Thought

LONGEST = 200
"""Letters of a result that is shared."""


def seed_of(game: Game[Any], day: date) -> int:
    """The seed of a game's challenge on a day: the same on every computer with the same rules."""
    told = f"four-crowns/{game.id}/{game.rules_version}/{day.isoformat()}"
    return int.from_bytes(sha256(told.encode()).digest()[:8], "big") % SEEDS


def challenge_of(game: Game[Any], day: date) -> Deal:
    """The deal of the day: as many as usually play, one of them a person, no option changed."""
    alone = mode_for_so_many(game, 1)  # where modes say who plays what: the first that is for one person
    wishes = {"mode": alone} if alone else {}
    setup = set_up(game, usual_seats(game, alone), wishes, seed_of(game, day))
    return Deal(game.id, setup.seats, setup.mode, setup.options, setup.seed)


def sit_down(game: Game[Any], deal: Deal, name: str) -> tuple[Setup, tuple[Seat, ...]]:
    """A table for a deal: one person, and at every other place the usual computers, the same for everybody."""
    draft = Draft(game)
    while len(draft.seats) < deal.seats and draft.can_add:
        draft.add()
    while len(draft.seats) > deal.seats and draft.can_remove:
        draft.remove(len(draft.seats) - 1)
    people = dict(draft.seating).get(deal.mode, (True,) + (False,) * (deal.seats - 1))
    seats = []
    for place, seat in enumerate(draft.seats):
        if people[place]:
            first = place == people.index(True)
            seats.append(Seat(name if first and name else seat.name, HUMAN, seat.badge))
        else:
            player = seat.player if not seat.is_human else game.opponents.usual
            seats.append(Seat(seat.name, player, seat.badge))
    names = tuple(seat.name for seat in seats)
    setup = set_up(game, deal.seats, {**deal.options, "mode": deal.mode}, deal.seed, names)
    return setup, tuple(Seat(name, seat.player, seat.badge) for name, seat in zip(setup.names, seats, strict=True))


# -- what became of them -----------------------------------------------------------------------------------------------


def tries(lines: Iterable[LedgerLine], game: str, day: date, who: str = "") -> list[LedgerLine]:
    """Every finished try of a challenge, in the order in which they were begun: the first one counts."""
    found = [
        line
        for line in lines
        if line.game == game
        and line.challenge == day.isoformat()
        and (not who or person(who) in {person(line.names[seat]) for seat in line.people})
    ]
    return sorted(found, key=lambda line: line.begun)


def days_played(lines: Iterable[LedgerLine], month: date) -> int:
    """On how many days of a month somebody finished a challenge. The day is the one when it was begun."""
    days = {line.challenge for line in lines if line.challenge}
    return sum(day.startswith(f"{month:%Y-%m}-") for day in days)


def place_of(scores: Sequence[int], seat: int, winners: Sequence[int]) -> int:
    """Which place a seat came to.

    >>> place_of((5, 9, 7), 2, (1,)), place_of((5, 9, 7), 1, (1,))
    (2, 1)
    """
    return 1 if seat in winners else 1 + sum(score > scores[seat] for score in scores)


def in_words(line: LedgerLine, title: str, say: Say) -> str:
    """A result as one line to send: words and figures, and nothing of the deal but its code."""
    seat = line.people[0]
    parts: dict[str, object] = {"game": title, "score": line.scores[seat], "turns": line.turns, "code": line.code}
    if line.challenge:
        parts["day"] = say.day(date.fromisoformat(line.challenge), year=True)
    if line.together:
        words = say("won") if line.winners else say("lost")
        template = "Four Crowns, {game}: {words} with {score}, {turns} turns. Code {code}."
        return say(template, words=words, **parts)
    place = place_of(line.scores, seat, line.winners)
    if line.challenge:
        template = "Four Crowns, {game}, {day}: {score}, place {place} of {seats}, {turns} turns. Code {code}."
    else:
        template = "Four Crowns, {game}: {score}, place {place} of {seats}, {turns} turns. Code {code}."
    return say(template, place=place, seats=len(line.names), **parts)


class StandIn:
    """The computer that plays the same deal in a person's chair, against the same rivals, a few decisions at a time.
    Where other people sat, computers play, too."""

    def __init__(self, game: Game[Any], setup: Setup, seats: Sequence[Seat], thinker: Thinker | None = None) -> None:
        self.match = Match(game, setup)
        self._players = [seat.player if not seat.is_human else game.opponents.usual for seat in seats]
        self._desk = Desk(game, setup, thinker or InPlace())
        self._taken = [ActionTaken(None, None, self.match.opening)]
        self._thought: Thought | None = None

    def play_on(self, decisions: int, patience: float | None = None) -> Outcome | None:
        """Some decisions more, as far as each comes within so many seconds. The outcome once it is over."""
        match = self.match
        for _ in range(decisions):
            if match.decision is None:
                break
            seat = match.decision.seat
            if self._thought is None:
                self._thought = self._desk.ask(self._players[seat], match.view(seat), match.decision, self._taken)
            if not self._thought.wait(patience):
                break
            option = self._thought.answer().option
            self._thought = None
            self._taken.append(ActionTaken(seat, option, match.submit(option)))
        return match.outcome

    def stop(self) -> None:
        """Nobody wants to know any more."""
        if self._thought is not None:
            self._thought.stop()


def difference(name: Word, mine: int, other: int, say: Say) -> str:
    """How a person did against the computer in their chair, in one sentence."""
    if mine == other:
        return say("{name}: {mine}. The computer in the same chair: {other}, too.", name=name, mine=mine, other=other)
    template = "{name}: {mine}. The computer in the same chair: {other}, which is {count} more."
    if mine > other:
        template = "{name}: {mine}. The computer in the same chair: {other}, which is {count} less."
    return say(template, name=name, mine=mine, other=other, count=abs(mine - other))


def on_this_deal(lines: Iterable[LedgerLine], code: str) -> list[tuple[str, int]]:
    """Everyone who played a deal here, with their first score of it, the best first."""
    first: dict[str, tuple[str, int]] = {}
    for line in sorted(lines, key=lambda line: line.begun):
        for seat in line.people if line.code == code else ():
            first.setdefault(person(line.names[seat]), (line.names[seat], line.scores[seat]))
    return sorted(first.values(), key=lambda each: -each[1])
