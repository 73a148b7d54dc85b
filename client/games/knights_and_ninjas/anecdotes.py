"""Anecdotes of Of Knights & Ninjas: hauls, hold-ups, and blows that turned round."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engines.core.game import Say
from engines.core.types import Event, Outcome

from ..counting import TOLD, Anecdote, leader

CLOSE = 2
"""Gems between the first two that are worth a word."""


class Haul(NamedTuple):
    seat: int
    rival: int
    gems: int


class Memory:
    """Everything of a whole game that is worth keeping."""

    def __init__(self, events: Iterable[Event]) -> None:
        self.blows: list[Haul] = []
        self.robberies: list[Haul] = []
        self.turns_round = 0
        """The most often that a single blow changed its direction."""
        self.held, self.charmed, self.wanted = Counter[int](), Counter[int](), Counter[int]()
        turned = 0
        for event in events:
            match event.kind, event.args:
                case "attacked", (_, int(rival)):
                    self.wanted[rival] += 1
                case "laid", _:
                    turned = 0
                case "turned", _:
                    turned += 1
                    self.turns_round = max(self.turns_round, turned)
                case "captured", (int(seat), int(rival), int(gems)):
                    self.blows.append(Haul(seat, rival, gems))
                case "robbed", (int(seat), int(rival), _, int(gems)):
                    self.robberies.append(Haul(seat, rival, gems))
                case "parried", (int(seat), _, _, 0):
                    self.held[seat] += 1
                case "charmed", (int(seat), _):
                    self.charmed[seat] += 1


def anecdotes(events: Iterable[Event], outcome: Outcome, names: tuple[str, ...], say: Say) -> tuple[Anecdote, ...]:
    """The best first."""
    return tuple(_told(Memory(events), outcome, names, say))[:TOLD]


def _told(memory: Memory, outcome: Outcome, names: tuple[str, ...], say: Say) -> Iterator[Anecdote]:
    def haul(of: Haul, one: str, many: str) -> str:
        return say(one if of.gems == 1 else many).format(name=names[of.seat], rival=names[of.rival], gems=of.gems)

    if memory.blows:
        best = max(memory.blows, key=lambda blow: blow.gems)
        words = haul(best, "{name} took a gem from {rival}.", "{name} took {gems} gems from {rival} in one attack.")
        yield Anecdote("cut-diamond", say("Richest haul"), words)
    if memory.robberies:
        best = max(memory.robberies, key=lambda robbery: robbery.gems)
        words = haul(best, "{name} held {rival} up for a single gem.", "{name} held {rival} up: {gems} gems gone.")
        yield Anecdote("own-highwayman", say("On the road"), words)
    if memory.turns_round > 1:
        words = say("One attack changed sides {count} times before it landed.").format(count=memory.turns_round)
        yield Anecdote("backstab", say("Whose side?"), words)
    elif memory.turns_round:
        yield Anecdote("backstab", say("Whose side?"), say("A Traitor sent an attack back to where it came from."))
    if held := leader(memory.held):
        text = say("{name} let {count} attacks come to nothing.")
        yield Anecdote("round-shield", say("Stoutest gate"), text.format(name=names[held[0]], count=held[1]))
    if memory.charmed:
        seat, count = memory.charmed.most_common(1)[0]
        text = "An attacker stayed with {name}'s Princess." if count == 1 else "{count} attackers stayed with {name}."
        yield Anecdote("own-princess", say("Love at first sight"), say(text).format(name=names[seat], count=count))
    if wanted := leader(memory.wanted):
        text = say("{count} attacks went to {name}'s door.")
        yield Anecdote("dungeon-gate", say("Most wanted"), text.format(name=names[wanted[0]], count=wanted[1]))
    first, second = sorted(outcome.scores, reverse=True)[:2]
    if len(outcome.winners) == 1 and 0 < first - second <= CLOSE:
        text = "{name} won by a single gem." if first - second == 1 else "{name} won by {count} gems."
        words = say(text).format(name=names[outcome.winners[0]], count=first - second)
        yield Anecdote("queen-crown", say("Close finish"), words)
