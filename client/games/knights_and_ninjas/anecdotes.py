"""Anecdotes of Of Knights & Ninjas: hauls, hold-ups, and blows that turned round."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engines.core.chronicle import Entry
from engines.core.game import Say
from engines.core.types import Event, Outcome

from ..counting import TOLD, Anecdote, Of, leader, told_of

CLOSE = 2
"""Gems between the first two that are worth a word."""


class Haul(NamedTuple):
    gems: int
    event: Event


class Anecdotes:
    """Everything of a whole game that is worth keeping."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.blows: list[Haul] = []
        self.robberies: list[Haul] = []
        self.turned: tuple[int, Event | None] = (0, None)
        """The most often that a single blow changed its direction, and the last time."""
        self.charmed: list[tuple[int, Event]] = []
        """To whom an attacker went over, and how."""
        self.held, self.wanted = Counter[int](), Counter[int]()
        turned = 0
        for event in events:
            match event.kind, event.args:
                case "attacked", (_, int(rival)):
                    self.wanted[rival] += 1
                case "laid", _:
                    turned = 0
                case "turned", _:
                    turned += 1
                    if turned > self.turned[0]:
                        self.turned = turned, event
                case "captured", (_, _, int(gems)):
                    self.blows.append(Haul(gems, event))
                case "robbed", (_, _, _, int(gems)):
                    self.robberies.append(Haul(gems, event))
                case "parried", (int(seat), _, _, 0):
                    self.held[seat] += 1
                case "charmed", (int(seat), _):
                    self.charmed.append((seat, event))


def anecdotes(
    events: Sequence[Event], outcome: Outcome, names: tuple[str, ...], say: Say, story: Sequence[Entry]
) -> tuple[Anecdote, ...]:
    """The best first."""
    return tuple(_told(Anecdotes(events), outcome, names, say, story))[:TOLD]


def _told(
    memory: Anecdotes, outcome: Outcome, names: tuple[str, ...], say: Say, story: Sequence[Entry]
) -> Iterator[Anecdote]:
    told = set[str]()
    if memory.blows:
        best = max(memory.blows, key=lambda blow: blow.gems)
        words = told_of(story, best.event)
        told.add(words)
        yield Anecdote("cut-diamond", say("Richest haul"), words)
    if memory.robberies:
        best = max(memory.robberies, key=lambda robbery: robbery.gems)
        yield Anecdote("own-highwayman", say("On the road"), told_of(story, best.event))
    _, turned = memory.turned
    if turned and (words := told_of(story, turned)) not in told:
        yield Anecdote("backstab", say("Whose side?"), words)
    if held := leader(memory.held):
        text = say("{name} let {count} attacks come to nothing.")
        words = text.format(name=names[held[0]], count=held[1])
        yield Anecdote("round-shield", say("Stoutest gate"), words, of=Of("parried", held[0]))
    if memory.charmed:
        seat, count = Counter(seat for seat, _ in memory.charmed).most_common(1)[0]
        words = told_of(story, memory.charmed[0][1])
        if count > 1:
            words = say("{count} attackers stayed with {name}.").format(name=names[seat], count=count)
        yield Anecdote("own-princess", say("Love at first sight"), words, of=Of("charmed", seat))
    if wanted := leader(memory.wanted):
        text = say("{count} attacks went to {name}'s door.")
        words = text.format(name=names[wanted[0]], count=wanted[1])
        yield Anecdote("dungeon-gate", say("Most wanted"), words, of=Of("attacked", wanted[0], 1))
    first, second = sorted(outcome.scores, reverse=True)[:2]
    if len(outcome.winners) == 1 and 0 < first - second <= CLOSE:
        text = "{name} won by a single gem." if first - second == 1 else "{name} won by {count} gems."
        words = say(text).format(name=names[outcome.winners[0]], count=first - second)
        yield Anecdote("queen-crown", say("Close finish"), words)
