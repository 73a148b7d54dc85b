"""Anecdotes of Kings & Things: battles, bluffs, Heroes and bribes."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engines.core.game import Say
from engines.core.types import Event

from ..counting import TOLD, Anecdote, leader

BLOODY = 3
"""So many counters must fall before a battle is worth a word."""
BLUFF = "One of {name}'s creatures had no business being there."
BLUFFS = "{count} of {name}'s creatures had no business being there."


class BattleMemory(NamedTuple):
    turn: int
    fallen: int
    left: int
    """The side that was left; -1: none. Neutral defenders come after the last seat."""


class Memory:
    """Everything of a whole game that is worth keeping."""

    def __init__(self, events: Iterable[Event]) -> None:
        self.battles: list[BattleMemory] = []
        self.bluffs, self.heroes, self.lands = Counter[int](), Counter[int](), Counter[int]()
        self.bribes = Counter[int]()
        self.robberies: list[tuple[int, int, int]] = []
        turn = field = fallen = -1
        for event in events:
            match event.kind, event.args:
                case "turn_began", (int(turn), _):
                    pass
                case "battle_began", (int(field), *_):
                    fallen = 0
                case "lost", (_, int(place), tuple(things)) if place == field:
                    fallen += len(things)
                case "battle_ended", (_, int(left)):
                    self.battles.append(BattleMemory(turn, fallen, left))
                    field = -1
                case "bluff_removed", (int(seat), *_):
                    self.bluffs[seat] += 1
                case "recruited", (int(seat), _):
                    self.heroes[seat] += 1
                case "explored", (int(seat), _):
                    self.lands[seat] += 1
                case "bribed", (int(seat), _, _, int(gold)):
                    self.bribes[seat] += gold
                case "robbed", (int(seat), int(rival), int(gold), _) if gold:
                    self.robberies.append((seat, rival, gold))


def anecdotes(events: Iterable[Event], names: tuple[str, ...], say: Say) -> tuple[Anecdote, ...]:
    """The best first."""
    return tuple(_told(Memory(events), names, say))[:TOLD]


def _told(memory: Memory, names: tuple[str, ...], say: Say) -> Iterator[Anecdote]:
    worst = max(memory.battles, key=lambda battle: battle.fallen, default=None)
    if worst and worst.fallen >= BLOODY:
        if worst.left < 0:
            text = say("Turn {turn}: {count} counters fell, and nobody was left.")
        elif worst.left < len(names):
            text = say("Turn {turn}: {count} counters fell, and {name} was left standing.")
        else:
            text = say("Turn {turn}: {count} counters fell, and the land kept its own.")
        who = names[worst.left] if 0 <= worst.left < len(names) else ""
        words = text.format(turn=worst.turn, count=worst.fallen, name=who)
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
