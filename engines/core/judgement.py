"""Judgement of a question: what every answer is worth, what one gives away with another, and why.

One judge for hint, tutor, review, chart and lessons. It knows what the seat knows, and nothing else: the view, what the
seat was told before, and the question. Its chance comes from the view too, so equal views are judged alike to the last
word, whatever lies hidden, and whoever plays there.

Answers are tried in the same imagined deals with the same luck (`engines/core/search`). What becomes of a deal is
looked at by the game's own `Outlook`s, and what two answers differ in there becomes a `Reason`.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from math import inf
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from .bots import Bot, Deadline
from .rng import Rng
from .search import Budget, Mind, Trial, Worth, halve, playout
from .search.finding import Lead, lead_of, mean
from .search.mind import Rules
from .search.searcher import best_options
from .types import Decision, Event, Option, S, View

A = TypeVar("A", contravariant=True)

Line = tuple[Option, ...]
"""An answer, and what the same seat answers next in the same breath: a march with all its steps."""

Terms = Mapping[Line, tuple[tuple[str, float], ...]]
"""Answers, and what the rule player's worth of each is made of."""

NEVER = Deadline(inf)

SURE, FEW, SURER = 1.6, 12, 2.5
"""A difference of so many standard errors stands out; with fewer deals than this it takes more."""
LEAST_DEALS = 4
"""Nothing is told of fewer."""
CHANCE = 0.15
"""A chance that differs by less is about the same."""
MOST_REASONS = 3


class Outlook(NamedTuple):
    """Something to look at when an imagined deal has been played on for a while."""

    name: str
    gain: float
    """What one more of it brings, in chances to win, roughly: says what is worth telling first; less than nothing for
    a loss."""
    least: float = CHANCE
    """A smaller difference is not worth telling."""
    chance: bool = True
    """It happens or it does not; else it is an amount."""


class Reason(NamedTuple):
    """What two answers differ in, for the better of them. A game's `Text` words it."""

    name: str
    mine: float
    """In the mean of all deals: with this answer,"""
    other: float
    """and with the other."""
    deals: int
    chance: bool

    @property
    def of(self) -> int:
        """Out of how many deals a chance is told: all that there were, or ten where there were more."""
        return min(10, self.deals)

    @property
    def here(self) -> int:
        """In so many of them, with this answer."""
        return round(self.mine * self.of)

    @property
    def there(self) -> int:
        """In so many of them, with the other."""
        return round(self.other * self.of)

    @property
    def more(self) -> int:
        """How much more, for amounts."""
        return round(abs(self.mine - self.other))


class Cost(NamedTuple):
    """What is given away by an answer: how far the best one is ahead of it, in chances to win."""

    mean: float
    error: float
    deals: int

    def beyond(self, threshold: float, sure: float = 2.0) -> bool:
        """Whether it costs more than this, and that is no noise.

        >>> Cost(0.1, 0.02, 9).beyond(0.05), Cost(0.1, 0.03, 9).beyond(0.05), Cost(0.04, 0.001, 9).beyond(0.05)
        (True, False, False)
        """
        return self.mean - sure * self.error > threshold


NO_COST = Cost(0.0, 0.0, 0)


@dataclass(slots=True)
class Judgement:
    """What was found out about a question. Plain data: it may come from another process."""

    seat: int
    seats: int
    counts: tuple[Outlook, ...]
    trials: list[Trial[Line]]
    """What was tried: for every deal the chance to win of each seat, then what was counted for the one asked."""
    ranking: list[int]
    """Places in `trials`, the one to take first; the next went through all the same deals."""
    asked: dict[Line, tuple[Trial[Line], Trial[Line]]]
    """Answers that were asked about: the best one and that one, in deals of their own."""
    terms: Terms
    tolls: dict[Line, float] = field(default_factory=dict)
    """What answers that were asked about give away by rule of thumb, where there is one for it."""
    struck: bool = False
    """The deadline came first."""
    stake: float = 1.0
    """How much one answer weighs in this game, where there are few of them in a game; less where there are many."""

    @property
    def best(self) -> Line:
        return self.trials[self.ranking[0]].candidate

    @property
    def second(self) -> Line | None:
        """What else one might do; None where there is nothing else."""
        return self.trials[self.ranking[1]].candidate if len(self.ranking) > 1 else None

    @property
    def deals(self) -> int:
        """So many imagined deals the best two went through."""
        return min([len(self.trials[at].values) for at in self.ranking[:2]])

    def trial(self, line: Line) -> Trial[Line] | None:
        """All that was tried of an answer; None if it was not tried."""
        return next((trial for trial in self.trials if trial.candidate == line), None)

    def worth(self, line: Line) -> float | None:
        """The mean chance to win with an answer."""
        trial = self.trial(line)
        return trial.mean(self.seat) if trial is not None and trial.values else None

    def spread(self, line: Line) -> float:
        """The standard error of that."""
        trial = self.trial(line)
        return lead_of([values[self.seat] for values in trial.values]).error if trial is not None else inf

    def pair(self, line: Line) -> tuple[Trial[Line], Trial[Line]] | None:
        """The best answer and this one, through the same deals."""
        if line in self.asked:
            return self.asked[line]
        trial = self.trial(line)
        return None if trial is None else (self.trials[self.ranking[0]], trial)

    def cost(self, line: Line) -> Cost:
        """What is given away by this answer instead of the best. Nothing is known of what was neither tried nor asked
        about. Where deals and a rule of thumb both know, the one that thinks better of it is believed."""
        pair, toll = self.pair(line), self.tolls.get(line)
        if line == self.best[: len(line)] or ((pair is None or not pair[1].values) and toll is None):
            return NO_COST
        if pair is None or not pair[1].values:
            return Cost(toll or 0.0, 0.0, 0)
        lead = _lead(*pair, self.seat)
        return Cost(lead.mean if toll is None else min(toll, lead.mean), lead.error, lead.worlds)

    def warns(self, line: Line, setting: str) -> bool:
        """Whether this answer is worth a warning: it gives away too much, and that is no noise."""
        return self.cost(line).beyond(WARNINGS[setting] * self.stake, CERTAIN)

    def reasons(self, line: Line | None = None, other: Line | None = None) -> tuple[Reason, ...]:
        """What speaks for an answer (the best) against another (the second best), what weighs most first.

        Differences that stand out in the deals both went through; none, if none does.
        """
        line, other = line or self.best, other or self.second
        if other is None or line == other:
            return ()
        if other in self.asked and line == self.best:
            mine, theirs = self.asked[other]
        elif line in self.asked and other == self.best:
            theirs, mine = self.asked[line]
        else:
            one, two = self.trial(line), self.trial(other)
            if one is None or two is None:
                return ()
            mine, theirs = one, two
        found = []
        for number, count in enumerate(self.counts, self.seats):
            lead = _lead(mine, theirs, number)
            if lead.worlds >= LEAST_DEALS and lead.mean * count.gain > 0 and _stands_out(lead, count.least):
                here, there = [mean([each[number] for each in t.values[: lead.worlds]]) for t in (mine, theirs)]
                found.append((abs(lead.mean * count.gain), Reason(count.name, here, there, lead.worlds, count.chance)))
        found.sort(key=lambda each: -each[0])
        told = [reason for _, reason in found if (reason.here != reason.there if reason.chance else reason.more)]
        return tuple(told[:MOST_REASONS])

    def thumb(self, line: Line | None = None, other: Line | None = None) -> tuple[tuple[str, float], ...]:
        """The terms of the rule player's worths in which an answer is ahead of another, and by how much, what weighs
        most first: for where deals show no difference."""
        line, other = line or self.best, other or self.second
        mine, theirs = dict(self.terms.get(line, ())), dict(self.terms.get(other or (), ()))
        gains = {name: mine.get(name, 0.0) - theirs.get(name, 0.0) for name in {*mine, *theirs}}
        return tuple(
            sorted([(name, gain) for name, gain in gains.items() if gain > 0], key=lambda each: (-each[1], each[0]))
        )


def _lead(mine: Trial[Line], theirs: Trial[Line], number: int) -> Lead:
    return lead_of([a[number] - b[number] for a, b in zip(mine.values, theirs.values, strict=False)])


def _stands_out(lead: Lead, least: float) -> bool:
    return abs(lead.mean) >= least and abs(lead.mean) > (SURE if lead.worlds >= FEW else SURER) * lead.error


# -- who judges --------------------------------------------------------------------------------------------------------


class Effort(NamedTuple):
    """How much is tried."""

    budget: Budget
    duel: int = 12
    """Deals in which an answer that is asked about is compared with the best; what looks dear there is looked at in
    twice as many others, and those alone count. None: the rule of thumb has to do."""


WARNINGS = {"big": 0.1, "costly": 0.05, "all": 0.025}
"""What an answer must cost, in chances to win, for somebody to be warned of it: three settings."""
CERTAIN = 2.0
"""And by so many standard errors more."""


class Judge(Protocol[S]):
    """Judges questions of one game for one seat. Make one for each seat: it remembers what it was told."""

    def watch(self, events: Sequence[Event]) -> None:
        """Facts since the last time, as far as the seat may know them."""

    def judge(
        self, view: View[S], decision: Decision, asked: Iterable[Line] = (), deadline: Deadline = NEVER
    ) -> Judgement:
        """What is best, what else there is, and what each of the answers asked about gives away."""


class UsualJudge(Generic[S]):
    """Judges by a computer player alone, for a game that brings no mind: what to do, and no reason."""

    def __init__(self, player: Callable[[], Bot[S]], seats: Callable[[S], int]) -> None:
        self.player, self.seats = player, seats

    def watch(self, events: Sequence[Event]) -> None:
        """It remembers nothing."""

    def judge(
        self, view: View[S], decision: Decision, asked: Iterable[Line] = (), deadline: Deadline = NEVER
    ) -> Judgement:
        option = self.player().choose(view, decision, deadline, chance_of(view, decision))
        return Judgement(view.seat, self.seats(view.state), (), [Trial((option,), [])], [0], {}, {})


Look = Callable[[S], Sequence[float]]
"""What is counted when a deal has been played on."""


def no_toll(line: Line, best: Line) -> float | None:
    """There is no rule of thumb."""
    return None


class Trying(NamedTuple, Generic[S]):
    """How answers to one question are tried: what a game supplies for its judge."""

    candidates: list[Line]
    """The rule player's own choice first."""
    terms: Terms
    worlds: Callable[[Rng], S]
    attempt: Callable[[S, Line, Rng], Sequence[float]]
    """Plays one in a world, which it may change: the chance to win of every seat, then what is counted."""
    effort: Effort
    shunned: frozenset[Line] = frozenset()
    """Tried only to have something to compare with: never the best."""
    toll: Callable[[Line, Line], float | None] = no_toll
    """What an answer gives away by rule of thumb next to the best, in chances to win; None where there is no such
    rule."""


class SearchingJudge(Generic[S]):
    """Judges by trying; a game says how (`trying`)."""

    counts: tuple[Outlook, ...] = ()
    patience = 1
    """So many times as much is tried."""
    stake = 1.0
    """How much one answer weighs in this game."""
    looks = 2
    """An answer is looked at so many times, each time in twice as many deals, as long as it looks dear."""

    def __init__(self, clone: Callable[[S], S], seats: Callable[[S], int]) -> None:
        self.clone, self.seats = clone, seats

    def watch(self, events: Sequence[Event]) -> None:
        """What happened; one that remembers takes it in."""

    def trying(self, view: View[S], decision: Decision, rng: Rng) -> Trying[S]:
        raise NotImplementedError

    def judge(
        self, view: View[S], decision: Decision, asked: Iterable[Line] = (), deadline: Deadline = NEVER
    ) -> Judgement:
        rng = chance_of(view, decision)
        how = self.trying(view, decision, rng)
        budget, seat = how.effort.budget, view.seat
        budget = budget._replace(simulations=budget.simulations * self.patience)
        finding = halve(how.candidates, how.worlds, self.clone, how.attempt, seat, budget, deadline, rng)
        first = 0 if how.candidates[finding.chosen] in how.shunned else finding.chosen
        ranking = [first, *[at for at in finding.ranking if at != first]]
        best, pairs = how.candidates[first], dict[Line, tuple[Trial[Line], Trial[Line]]]()
        tolls = dict[Line, float]()
        for line in asked:
            if line == best[: len(line)] or finding.struck:  # the best, or how it begins
                continue
            toll = how.toll(line, best)
            if toll is not None:
                tolls[line] = toll
            if how.effort.duel and (toll is None or toll > self.least):
                pairs[line] = self._compared(how, best, line, seat, deadline, rng)
        seats = self.seats(view.state)
        return Judgement(
            seat, seats, self.counts, finding.trials, ranking, pairs, how.terms, tolls, finding.struck, self.stake
        )

    @property
    def least(self) -> float:
        """What costs less is never told."""
        return min(WARNINGS.values()) * self.stake

    def _compared(
        self, how: Trying[S], best: Line, line: Line, seat: int, deadline: Deadline, rng: Rng
    ) -> tuple[Trial[Line], Trial[Line]]:
        """The best answer and another in the same deals. What looked dear in a few had perhaps no luck: others
        decide."""
        deals = how.effort.duel * self.patience
        for look in range(self.looks):
            budget = Budget(2 * deals * 2**look)
            pair = halve((best, line), how.worlds, self.clone, how.attempt, seat, budget, deadline, rng).trials
            if _lead(pair[0], pair[1], seat).mean <= self.least:
                break
        return pair[0], pair[1]


class MindJudge(SearchingJudge[S]):
    """Judges with the mind of a player who searches."""

    agreed = False
    """Nothing is told of an answer that the rule player likes as well as the best: deals alone may be wrong."""

    def __init__(self, rules: Rules[S], mind: Mind[S], seats: Callable[[S], int]) -> None:
        super().__init__(rules.clone, seats)
        self.rules, self.mind = rules, mind

    def recalled(self, view: View[S]) -> View[S]:
        """The view with what is remembered."""
        return view

    def effort(self, view: View[S], decision: Decision) -> Effort:
        raise NotImplementedError

    def looking(self, view: View[S]) -> Look[S]:
        """How the counts are made, from what there is now."""
        raise NotImplementedError

    def trying(self, view: View[S], decision: Decision, rng: Rng) -> Trying[S]:
        view = self.recalled(view)
        effort, look, mind, rules = self.effort(view, decision), self.looking(view), self.mind, self.rules
        worths = dict(zip(decision.options, mind.worths(view, decision), strict=True))
        options = best_options(mind, view, decision)[: effort.budget.candidates]
        if len(options) == 1 and len(decision.options) > 1:  # there is something to compare it with
            options += [option for option in by_worth(worths) if option not in options][:1]
        shunned = frozenset([(option,) for option in options if mind.forbidden(view, decision, option)])

        def attempt(state: S, line: Line, luck: Rng) -> Sequence[float]:
            turn = mind.turn(state)
            follow(rules, state, view.seat, line)
            values = playout(rules, mind, state, turn, effort.budget.turns, luck)
            return (*values, *look(state))

        def toll(line: Line, best: Line) -> float | None:
            return 0.0 if self.agreed and worths[line[0]].total >= worths[best[0]].total else None

        terms: Terms = {(option,): worth.terms for option, worth in worths.items()}
        return Trying([(option,) for option in options], terms, mind.worlds(view), attempt, effort, shunned, toll)


class Asks(Protocol[A]):
    """The part of a game that asks and takes answers."""

    def decision(self, state: A, /) -> Decision | None: ...

    def apply(self, state: A, option: Option, /) -> None: ...


def by_worth(worths: dict[Option, Worth]) -> list[Option]:
    """What the rule player likes best first."""
    return sorted(worths, key=lambda option: -worths[option].total)


def follow(rules: Asks[S], state: S, seat: int, line: Line) -> None:
    """Give the answers of a line, as far as this seat is asked for them. Changes the state."""
    rules.apply(state, line[0])
    for option in line[1:]:
        decision = rules.decision(state)
        if decision is None or decision.seat != seat or option not in decision.options:
            return
        rules.apply(state, option)


def chance_of(view: View[Any], decision: Decision) -> Rng:
    """Chance that only depends on what the seat knows."""
    known = json.dumps([view.seat, _plain(view.state), decision], separators=(",", ":"), default=str)
    return Rng(0, blake2b(known.encode(), digest_size=16).hexdigest())


def _plain(state: Any) -> dict[str, Any]:
    """The fields of a state that are data; the charter follows from the setup, which all share."""
    return {name: getattr(state, name) for name in state.__dataclass_fields__ if name != "charter"}
