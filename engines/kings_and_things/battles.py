"""Battles and explorations step by step, as they are read below the line that says what came of them: who turned up,
every round on a line, and the damage."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ..core.game import Say
from ..core.language import capital
from ..core.types import Event
from . import words
from .acts import Act, Fact
from .events import PURPOSES
from .phrases import Names, Places, faces, piece_word, pieces_word
from .telling import tell
from .things import KIND, ROWS

ROLLS = "{seat} rolls {dice}."
NOBODY_HOME = "{seat} rolls {dice}: nobody lives here."
BRIBES = "{seat} bribes {things:the} with {gold} gold."
ROUND = "Round {round}."
QUIET = "Rounds {first} to {last}: nobody hits."
QUIET_TWICE = "Rounds {first} and {last}: nobody hits."
HIT = "{thing:The} {thing:?takes|take} {hits:a}."
SIEGE = "{thing:The} {thing:?takes|take} {hits:a} before the battle begins."
DAMAGE = "Battle damage: {seat} rolls {dice}."
NO_DAMAGE = "Battle damage: {seat} rolls {dice}, and nothing breaks."

HEADED = frozenset(("explored", "battle_began", "captured", "battle_ended", "hero_laid_up", "paid"))
"""Told by the line above, or no news."""
BROKEN = frozenset(("fort_lowered", "returned", "left_game", "lost"))
"""What may come of battle damage."""
GATHERED = frozenset(("bluff_removed", "bluff_called", "shown"))
"""Told on one line if they follow each other."""


@dataclass
class BattleStep:
    """One line: facts and what is said of them."""

    kind: str
    facts: list[Fact] = field(default_factory=list)
    said: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return " ".join(self.said)


def steps(act: Act, where: Places, names: Names, say: Say) -> list[BattleStep]:
    """How a battle or an exploration went."""
    return _Steps(act, where, names, say).told()


class _Steps:
    def __init__(self, act: Act, where: Places, names: Names, say: Say) -> None:
        self.act = act
        self.where = where
        self.names = names
        self.say = say
        self.lines: list[BattleStep] = []
        self.ended = False
        used = {args[1] for args in act.of("used")}
        self.spent = used - {args[1] for args in act.of("attached")}
        """Items whose way back into the Bag is no news."""
        charms = {item for item in used if ROWS[KIND[item]].id == "lucky_charm"} if act.has("charmed") else set()
        self.seen = {args[1] for args in act.of("attached")} | charms
        """Items of which another fact tells that they are used."""

    def told(self) -> list[BattleStep]:
        facts = [fact for fact in self.act.facts if not self._is_untold(fact.event)]
        at = 0
        while at < len(facts):
            at = self._tell(facts, at)
        for step in self.lines:
            if step.kind == "damage":
                self._damage(step)
        return [step for step in self._without_quiet_rounds() if step.said]

    def _damage(self, step: BattleStep) -> None:
        """10.6: all dice of whoever rolls, then what broke."""
        rolls = [_args(fact.event) for fact in step.facts if fact.event.kind == "rolled"]
        dice = faces([die for args in rolls for die in args[2]], self.say)
        step.said.insert(0, self.say(DAMAGE if step.said else NO_DAMAGE, seat=self._name(rolls[0][1]), dice=dice))

    def _is_untold(self, event: Event) -> bool:
        args: Any = event.args
        if event.kind == "rolled":
            return PURPOSES[args[0]] == "strike"  # the hits tell the same dice
        if event.kind == "returned":
            return self.spent.issuperset(args[0])
        return event.kind == "used" and args[1] in self.seen

    # -- lines

    def _tell(self, facts: Sequence[Fact], at: int) -> int:
        """Tell the fact at a place, with those that belong to it; gives the place after them."""
        fact = facts[at]
        event, args = fact.event, _args(fact.event)
        kind = event.kind
        self.ended |= kind == "battle_ended"
        if kind in HEADED and not self._is_elsewhere(event):
            return at + 1
        if kind == "bribed":
            run = _run(facts, at, "bribed")
            things = pieces_word([_args(one.event)[2] for one in run], self.say)
            gold = sum(_args(one.event)[3] for one in run)
            self._line(kind, run, self.say(BRIBES, seat=self._name(args[0]), things=things, gold=gold))
            return at + len(run)
        if kind in ("lost", "returned", "left_game"):
            run = _run(facts, at, kind, args[:-1])
            merged = event._replace(args=(*args[:-1], sum((_args(one.event)[-1] for one in run), ())))
            self._add(run, self._sentence(fact._replace(event=merged)))
            return at + len(run)
        if kind == "round_began":
            self._line(kind, [fact], self.say(ROUND, round=args[1]))
        elif kind == "hits_taken":
            self._add([fact], *self._hits(facts, at))
        elif kind == "rolled" and PURPOSES[args[0]] == "explore":
            met = self.act.has("defence_drawn") or not self.act.is_over or self.act.has("charmed", "battle_began")
            dice = faces(args[2], self.say)
            self._line("explored", [fact], self.say(ROLLS if met else NOBODY_HOME, seat=self._name(args[1]), dice=dice))
        elif kind == "rolled" and PURPOSES[args[0]] == "damage":
            if not self.lines or self.lines[-1].kind != "damage":
                self._line("damage", [])
            self._add([fact])
        elif kind in GATHERED and self.lines and self.lines[-1].kind == "gathered":
            self._add([fact], self._sentence(fact))
        elif kind in GATHERED:
            self._line("gathered", [fact], self._sentence(fact))
        elif self._goes_on(kind):
            self._add([fact], self._sentence(fact))
        else:
            self._line(kind, [fact], self._sentence(fact))
        return at + 1

    def _goes_on(self, kind: str) -> bool:
        """Whether a fact belongs to the line that was begun: to a round, to who turned up, or to what was damaged."""
        if not self.lines:
            return False
        begun = self.lines[-1].kind
        if begun == "round_began":
            return not self.ended
        if begun == "explored":
            return kind in ("defence_drawn", "charmed")
        if begun == "used":
            return kind in ("cancelled", "dispelled")
        return begun == "damage" and kind in BROKEN

    def _line(self, kind: str, facts: list[Fact], *said: str) -> None:
        self.lines.append(BattleStep(kind, facts, [capital(one) for one in said]))

    def _add(self, facts: list[Fact], *said: str) -> None:
        if self.lines and self.lines[-1].kind in ("round_began", "explored", "damage", "used"):
            self.lines[-1].facts += facts
            self.lines[-1].said += [capital(one) for one in said]
        elif said:
            self._line("", facts, *said)

    def _without_quiet_rounds(self) -> list[BattleStep]:
        """Rounds in which nobody hit anything, one after the other, are one line."""
        found: list[BattleStep] = []
        run: list[BattleStep] = []
        for step in [*self.lines, BattleStep("")]:
            if step.kind == "round_began" and all(_misses(fact.event) for fact in step.facts[1:]):
                run.append(step)
                continue
            if len(run) > 1:
                first, last = (_args(one.facts[0].event)[1] for one in (run[0], run[-1]))
                facts = [fact for one in run for fact in one.facts]
                quiet = self.say(QUIET if len(run) > 2 else QUIET_TWICE, first=first, last=last)
                run = [BattleStep("quiet", facts, [quiet])]
            found += run
            run = []
            found.append(step)
        return found

    # -- words

    def _sentence(self, fact: Fact) -> str:
        here = not self._is_elsewhere(fact.event)
        return tell(fact.event, self.names, self.say, self.where, fact.notes, here)

    def _is_elsewhere(self, event: Event) -> bool:
        """Whether a fact speaks of another hex than the one that is fought for."""
        at = {"captured": 1, "lost": 1, "fort_lowered": 0}.get(event.kind)
        return at is not None and event.args[at] != self.act.place

    def _name(self, seat: int) -> Any:
        return self.say.name(self.names[seat])

    def _hits(self, facts: Sequence[Fact], at: int) -> list[str]:
        """Hits on what stands all the same: a fort, a city, a Hero who is saved."""
        side, _, things, fort_hits = _args(facts[at].event)
        lost: list[int] = []
        for fact in facts[at + 1 :]:
            if fact.event.kind in ("round_began", "battle_ended"):
                break
            if fact.event.kind == "lost" and fact.event.args[0] == side:
                lost += _args(fact.event)[2]
        standing = [thing for thing in dict.fromkeys(things) if thing not in lost]
        counts = [(piece_word(thing, self.say), things.count(thing)) for thing in standing]
        counts += [(self.say.noun(words.FORT), fort_hits)]
        line = HIT if any(fact.event.kind == "round_began" for fact in facts[:at]) else SIEGE  # 11.2
        return [self.say(line, thing=thing, hits=self.say.count(count, words.HIT)) for thing, count in counts if count]


def _args(event: Event) -> Any:
    """Its arguments, whatever their kinds declare."""
    return event.args


def _run(facts: Sequence[Fact], at: int, kind: str, args: tuple[Any, ...] | None = None) -> list[Fact]:
    """The facts of one kind from a place on, with these first arguments."""
    found = [facts[at]]
    for fact in facts[at + 1 :]:
        if fact.event.kind != kind or (args is not None and _args(fact.event)[:-1] != args):
            break
        found.append(fact)
    return found


def _misses(event: Event) -> bool:
    return event.kind == "struck_hits" and not event.args[3]
