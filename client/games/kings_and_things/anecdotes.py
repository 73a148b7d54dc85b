"""Anecdotes of Kings & Things: battles, bluffs, Heroes and bribes."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engines.core.chronicle import Entry
from engines.core.game import Say
from engines.core.types import Event

from ..counting import TOLD, Anecdote, Of, leader, told_of

BLOODY = 3
"""So many counters must fall before a battle is worth a word."""
FALLEN = "Turn {turn}: {story} {count} counters fell."
BLUFF = "One of {name}'s creatures had no business being there."
BLUFFS = "{count} of {name}'s creatures had no business being there."


class BattleMemory(NamedTuple):
    turn: int
    fallen: int
    end: Event


class Anecdotes:
    """Everything of a whole game that is worth keeping."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.battles: list[BattleMemory] = []
        self.bluffs, self.heroes, self.lands = Counter[int](), Counter[int](), Counter[int]()
        self.bribes = Counter[int]()
        self.robberies: list[tuple[int, Event]] = []
        """Gold, and how it went."""
        turn = field = fallen = -1
        for event in events:
            match event.kind, event.args:
                case "turn_began", (int(turn), _):
                    pass
                case "explored", (int(seat), _):
                    self.lands[seat] += 1
                case "battle_began", (int(field), *_):
                    fallen = 0
                case "lost", (_, int(place), tuple(things)) if place == field:
                    fallen += len(things)
                case "battle_ended", _:
                    self.battles.append(BattleMemory(turn, fallen, event))
                    field = -1
                case "bluff_removed", (int(seat), *_):
                    self.bluffs[seat] += 1
                case "recruited", (int(seat), _):
                    self.heroes[seat] += 1
                case "bribed", (int(seat), _, _, int(gold)):
                    self.bribes[seat] += gold
                case "robbed", (_, _, int(gold), _) if gold:
                    self.robberies.append((gold, event))


def anecdotes(
    events: Sequence[Event], names: tuple[str, ...], say: Say, story: Sequence[Entry]
) -> tuple[Anecdote, ...]:
    """The best first."""
    return tuple(_told(Anecdotes(events), names, say, story))[:TOLD]


def _told(memory: Anecdotes, names: tuple[str, ...], say: Say, story: Sequence[Entry]) -> Iterator[Anecdote]:
    worst = max(memory.battles, key=lambda battle: battle.fallen, default=None)
    if worst and worst.fallen >= BLOODY:
        words = say(FALLEN, turn=worst.turn, story=told_of(story, worst.end), count=worst.fallen)
        yield Anecdote("crossed-swords", say("Bloodiest battle"), words)
    if memory.bluffs:
        seat, count = memory.bluffs.most_common(1)[0]
        text = say(BLUFF if count == 1 else BLUFFS)
        words = text.format(name=names[seat], count=count)
        yield Anecdote("ceremonial-mask", say("Boldest bluff"), words, of=Of("bluff_removed", seat))
    if heroes := leader(memory.heroes):
        text = say("{name} recruited {count} Heroes.")
        words = text.format(name=names[heroes[0]], count=heroes[1])
        yield Anecdote("laurel-crown", say("Friend of Heroes"), words, of=Of("recruited", heroes[0]))
    if memory.robberies:
        _, robbery = max(memory.robberies, key=lambda robbery: robbery[0])
        yield Anecdote("robber", say("By night"), told_of(story, robbery))
    if bribes := leader(memory.bribes):
        text = say("{name} paid {gold} gold in bribes.")
        words = text.format(name=names[bribes[0]], gold=bribes[1])
        yield Anecdote("coins", say("Open purse"), words, of=Of("bribed", bribes[0]))
    if lands := leader(memory.lands):
        text = say("{name} went to see {count} unknown lands.")
        words = text.format(name=names[lands[0]], count=lands[1])
        yield Anecdote("compass", say("Furthest from home"), words, of=Of("explored", lands[0]))
