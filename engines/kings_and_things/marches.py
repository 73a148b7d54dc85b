"""Marches of one player in words: every army's way from where it set out to where it stopped, and the land that was
walked into."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ..core.types import Event
from . import words
from .acts import Act, Fact
from .phrases import pieces_word
from .state import NOBODY

if TYPE_CHECKING:
    from .story import Teller

MARCHES = "{seat} marches {march}."
MARCHES_AND_TAKES = "{seat} marches {march} and takes it."
MARCHES_AND_TAKES_FROM = "{seat} marches {march} and takes it from {rival}."
MARCHED = "{army:a} from {hex:the} to {to:the}"
MARCHED_BY = "{army:a} from {hex:the} through {way:the} to {to:the}"
MANY_MARCHED = "{count} from {hex:the} to {to:the}"
MANY_MARCHED_BY = "{count} from {hex:the} through {way:the} to {to:the}"
ARMIES = "{seat} marches with {armies}."
ARMIES_TAKE = "{seat} marches with {armies} and takes {hexes}."
TAKES = "{seat} takes {hexes}."
TAKEN = "{hexes:the}"
TAKEN_FROM = "{hexes:the} from {rival}"

WAY = 2
"""So many places on the way are named."""


class Army(NamedTuple):
    """One army, or several that took the same way."""

    path: tuple[int, ...]
    size: int
    things: tuple[int, ...]
    """As far as the reader knows them."""
    facts: list[Fact]


class ArmyLine(NamedTuple):
    """A line about one army."""

    text: str
    facts: list[Fact]


class Marches:
    """What one player's armies did in a turn."""

    def __init__(self, act: Act, teller: "Teller") -> None:
        self.seat = act.seat
        self.teller = teller
        self.armies = _armies([fact for fact in act.find("marched") if fact.event.args[0] == act.seat])
        self.taken = {_args(fact.event)[1]: _owner(fact) for fact in act.find("captured")}
        """Hexes walked into, and whose they were."""

    def headline(self) -> str:
        """One army's march in full; of several, how many they are and what they took. Empty if all came back."""
        teller, say = self.teller, self.teller.say
        parts = {"seat": teller.name(self.seat), "hexes": self._hexes(self.taken)}
        if not self.armies:
            return say(TAKES, **parts) if self.taken else ""
        if len(self.armies) == 1 and self.taken.keys() <= {self.armies[0].path[-1]}:
            return self._told(self.armies[0], self.armies[0].path[-1] in self.taken)
        armies = say.count(len(self.armies), words.ARMY)
        return say(ARMIES_TAKE if self.taken else ARMIES, armies=armies, **parts)

    def details(self) -> list[ArmyLine]:
        """A line for each army, where there are several."""
        if len(self.armies) < 2:
            return []
        found, left = [], set(self.taken)
        for army in self.armies:
            end = army.path[-1]
            found.append(ArmyLine(self._told(army, end in left), army.facts))
            left.discard(end)
        return found

    def _told(self, army: Army, takes: bool) -> str:
        teller = self.teller
        seat, march, owner = teller.name(self.seat), self._march(army), self.taken.get(army.path[-1], NOBODY)
        if not takes:
            return teller.say(MARCHES, seat=seat, march=march)
        if owner == NOBODY:
            return teller.say(MARCHES_AND_TAKES, seat=seat, march=march)
        return teller.say(MARCHES_AND_TAKES_FROM, seat=seat, march=march, rival=teller.name(owner))

    def _march(self, army: Army) -> str:
        teller, say = self.teller, self.teller.say
        start, *between, end = army.path
        parts = {
            "army": pieces_word(army.things, say) if army.things else say.count(army.size, words.COUNTER),
            "count": army.size,
            "hex": teller.hex(start),
            "to": teller.hex(end),
            "way": teller.hexes(between),
        }
        unseen = army.size > 1 and not army.things
        if not between or len(between) > WAY:
            return say(MANY_MARCHED if unseen else MARCHED, **parts)
        return say(MANY_MARCHED_BY if unseen else MARCHED_BY, **parts)

    def _hexes(self, taken: dict[int, int]) -> str:
        """Hexes by those who lost them: "Tamarisk and Cartwheel from Aiko and Winterbourne from Bram"."""
        teller, said = self.teller, []
        for owner in dict.fromkeys(taken.values()):
            hexes = teller.hexes([hex_ for hex_, was in taken.items() if was == owner])
            if owner == NOBODY:
                said.append(teller.say(TAKEN, hexes=hexes))
            else:
                said.append(teller.say(TAKEN_FROM, hexes=hexes, rival=teller.name(owner)))
        return teller.listed(said)


def _owner(fact: Fact) -> int:
    """Whose a hex was that was taken; NOBODY if it was nobody's, or that is not known."""
    was = (fact.notes or {}).get(_args(fact.event)[1])
    return was.owner if was else NOBODY


def _armies(marches: Sequence[Fact]) -> list[Army]:
    """Each army's way; armies that took the same one are added up, and one that came back to its start is none."""
    found: list[Army] = []
    for fact in marches:
        _, start, end, count = _args(fact.event)
        things = tuple(fact.event.secret[0]) if fact.event.secret else ()  # type: ignore[arg-type]
        last = found[-1] if found else None
        if last and _goes_on(last, start, end, things):
            found[-1] = Army((*last.path, end), count, things, [*last.facts, fact])
        else:
            found.append(Army((start, end), count, things, [fact]))
    by_path: dict[tuple[int, ...], Army] = {}
    for army in found:
        if army.path[0] == army.path[-1]:
            continue
        path, size, things, facts = by_path.get(army.path, Army(army.path, 0, (), []))
        by_path[path] = Army(path, size + army.size, (*things, *army.things), [*facts, *army.facts])
    return list(by_path.values())


def _goes_on(army: Army, start: int, end: int, things: tuple[int, ...]) -> bool:
    """Whether somebody marches on, as far as one can know."""
    path = army.path
    if path[-1] != start or end in path[1:] or (end == path[0] and len(path) != 2):
        return False
    return not (army.things and things) or not set(army.things).isdisjoint(things)


def _args(event: Event) -> Any:
    """Its arguments, whatever their kinds declare."""
    return event.args
