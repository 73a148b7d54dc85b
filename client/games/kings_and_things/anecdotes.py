"""Anecdotes of Kings & Things: battles, bluffs, Heroes and bribes."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engines.core.chronicle import Told
from engines.core.game import Say
from engines.core.types import Event
from engines.kings_and_things.phrases import Places
from engines.kings_and_things.state import State
from engines.kings_and_things.story import tell

from ..counting import TOLD, Anecdote, leader

BLOODY = 3
"""So many counters must fall before a battle is worth a word."""
FALLEN = "Turn {turn}: {story} {count} counters fell."
BLUFF = "One of {name}'s creatures had no business being there."
BLUFFS = "{count} of {name}'s creatures had no business being there."


class BattleMemory(NamedTuple):
    turn: int
    fallen: int
    facts: tuple[Event, ...]
    """Who fought where, who was left, and whose the place is now."""


class Memory:
    """Everything of a whole game that is worth keeping."""

    def __init__(self, events: Iterable[Event]) -> None:
        self.battles: list[BattleMemory] = []
        self.bluffs, self.heroes, self.lands = Counter[int](), Counter[int](), Counter[int]()
        self.bribes = Counter[int]()
        self.robberies: list[tuple[int, int, int]] = []
        turn = field = fallen = -1
        began: Event | None = None
        for event in events:
            match event.kind, event.args:
                case "turn_began", (int(turn), _):
                    pass
                case "explored", (int(seat), _):
                    self.lands[seat] += 1
                    began = event
                case "battle_began", (int(field), *_):
                    explored = began is not None and began.kind == "explored" and began.args[1] == field
                    before = (began, event) if began is not None and explored else (event,)
                    fallen = 0
                case "lost", (_, int(place), tuple(things)) if place == field:
                    fallen += len(things)
                case "battle_ended", _:
                    self.battles.append(BattleMemory(turn, fallen, (*before, event)))
                    field, began = -1, None
                case "captured", (_, int(place)) if self.battles and self.battles[-1].facts[-1].args[0] == place:
                    last = self.battles[-1]
                    self.battles[-1] = last._replace(facts=(*last.facts, event))
                case "bluff_removed", (int(seat), *_):
                    self.bluffs[seat] += 1
                case "recruited", (int(seat), _):
                    self.heroes[seat] += 1
                case "bribed", (int(seat), _, _, int(gold)):
                    self.bribes[seat] += gold
                case "robbed", (int(seat), int(rival), int(gold), _) if gold:
                    self.robberies.append((seat, rival, gold))


def anecdotes(
    events: Iterable[Event], names: tuple[str, ...], say: Say, state: State | None = None
) -> tuple[Anecdote, ...]:
    """The best first. `state`: the board that places have their names from."""
    return tuple(_told(Memory(events), names, say, Places(state)))[:TOLD]


def _told(memory: Memory, names: tuple[str, ...], say: Say, where: Places) -> Iterator[Anecdote]:
    worst = max(memory.battles, key=lambda battle: battle.fallen, default=None)
    if worst and worst.fallen >= BLOODY:
        (line, *_) = tell([Told(0, None, worst.facts)], where, names, say)
        words = say(FALLEN, turn=worst.turn, story=line.text, count=worst.fallen)
        yield Anecdote("crossed-swords", say("Bloodiest battle"), words)
    if memory.bluffs:
        seat, count = memory.bluffs.most_common(1)[0]
        text = say(BLUFF if count == 1 else BLUFFS)
        words = text.format(name=names[seat], count=count)
        yield Anecdote("ceremonial-mask", say("Boldest bluff"), words)
    if heroes := leader(memory.heroes):
        text = say("{name} recruited {count} Heroes.")
        yield Anecdote("laurel-crown", say("Friend of Heroes"), text.format(name=names[heroes[0]], count=heroes[1]))
    if memory.robberies:
        seat, rival, gold = max(memory.robberies, key=lambda robbery: robbery[2])
        text = say("A thief brought {name} {gold} gold out of {rival}'s chest.")
        words = text.format(name=names[seat], rival=names[rival], gold=gold)
        yield Anecdote("robber", say("By night"), words)
    if bribes := leader(memory.bribes):
        text = say("{name} paid {gold} gold in bribes.")
        yield Anecdote("coins", say("Open purse"), text.format(name=names[bribes[0]], gold=bribes[1]))
    if lands := leader(memory.lands):
        text = say("{name} went to see {count} unknown lands.")
        yield Anecdote("compass", say("Furthest from home"), text.format(name=names[lands[0]], count=lands[1]))
