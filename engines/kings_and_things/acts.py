"""Acts of a turn: facts that belong together, as a player would tell them. A battle, an exploration, an event or a
player's part of a phase is an act.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..core.chronicle import KnownAction, subject
from ..core.types import Event
from .events import EVENTS, PURPOSES
from .notes import Notes

POWERS = frozenset(("assassin", "thief"))
"""Rolls with which a Hero's power begins (11.2)."""
OPENS = frozenset(("sought", "discharged", "event_played", "explored", "stalked", "battle_began"))
"""With these another act begins, whoever acted before."""
OF_A_SEAT = frozenset(
    (
        *("traded", "drew", "drew_hidden", "exchanged", "placed", "income_placed", "income_removed", "dropped"),
        *("cashed", "paid", "built", "set_out", "marched", "balloon_aimed", "captured", "collected"),
    )
)
"""With these another act begins if another player acted before."""
ALONE = frozenset(
    (*("turn_began", "heroes_tossed", "started", "ordered", "tiles_revealed", "sea_replaced", "eliminated", "won"),)
)
"""Each of these is an act of its own."""

AFTERMATH = frozenset(("returned", "left_game", "hero_laid_up", "first_player_changed"))
"""Bookkeeping after a deed, whenever it is done."""


class Fact(NamedTuple):
    """One event, the number of its action, and what was noted around it."""

    number: int
    event: Event
    notes: Notes | None = None


@dataclass
class Act:
    """Facts that belong together."""

    seat: int | None
    facts: list[Fact] = field(default_factory=list)
    fights: bool = False
    """A battle that is not over yet."""
    kinds: set[str] = field(default_factory=set)
    """Those of its facts."""

    def add(self, facts: Iterable[Fact]) -> None:
        for fact in facts:
            self.facts.append(fact)
            self.kinds.add(fact.event.kind)

    def of(self, *kinds: str) -> list[Any]:
        """The arguments of all facts of these kinds."""
        return [fact.event.args for fact in self.find(*kinds)]

    def has(self, *kinds: str) -> bool:
        return not self.kinds.isdisjoint(kinds)

    def find(self, *kinds: str) -> list[Fact]:
        if self.kinds.isdisjoint(kinds):
            return []
        return [fact for fact in self.facts if fact.event.kind in kinds]

    @property
    def place(self) -> int | None:
        """Where it is fought or explored."""
        found = [args[1] for args in self.of("explored")] + [args[0] for args in self.of("battle_began")]
        return found[0] if found else None

    @property
    def is_over(self) -> bool:
        """Whether what was fought or explored has come to its end."""
        return not self.fights and (self.has("battle_ended") or self.has("captured"))

    @property
    def sort(self) -> str:
        """What kind of act it is, where acts of a kind are told together; empty: it is told by itself."""
        if self.has("explored"):
            return "explore" if self.is_over else ""
        if self.has("event_played", "battle_began", "robbed", "foiled", "stalked", "balloon_aimed"):
            return "march" if self.has("marched", "balloon_aimed") and not self.has("battle_began") else ""
        if self.has("sought"):
            return "seek" if self.has("recruited", "not_recruited") else ""
        return next((sort for kind, sort in SORTS if self.has(kind)), "")


SORTS = (
    ("built", "build"),
    ("exchanged", "swap"),
    ("drew", "draw"),
    ("marched", "march"),
    ("captured", "take"),
    ("placed", ""),
    ("income_placed", ""),
    ("income_removed", "deny"),
)
"""By what is in an act, the first that fits."""


def acts(chapter: Iterable[KnownAction], seats: int) -> list[Act]:
    """The facts of a turn, act by act. What stands alone is an act, too; a new phase ends whatever went before."""
    found: list[Act] = []
    open_ = False
    for told in chapter:
        for event in told.events:
            if EVENTS[event.kind].minor:
                continue
            if event.kind == "phase_began":
                open_ = False
                continue
            if event.kind in AFTERMATH and found:
                found[-1].add([Fact(told.number, event, told.notes)])
                continue
            if not open_ or event.kind in ALONE or _begins(found[-1], event):
                found.append(Act(_seat(event, seats)))
            act, open_ = found[-1], event.kind not in ALONE
            act.add([Fact(told.number, event, told.notes)])
            if event.kind == "battle_began":
                act.fights = True
            elif event.kind == "battle_ended":
                act.fights = False
    return found


def _seat(event: Event, seats: int) -> int | None:
    attackers: Any = event.args[1] if event.kind == "battle_began" else ()
    return attackers[0] if attackers else subject(event, EVENTS, seats)


def _begins(act: Act, event: Event) -> bool:
    """Whether this fact begins another act."""
    args: Any = event.args
    if event.kind == "battle_began":
        return act.has("battle_began") or act.place != args[0]
    if act.fights:
        return False
    if event.kind in OPENS:
        return True
    if event.kind == "rolled" and PURPOSES[args[0]] in POWERS:
        return not act.has("stalked") or act.has("robbed", "foiled")
    if event.kind in ("captured", "placed", "income_placed") and act.place is not None:
        return bool(act.place != args[1])
    if event.kind == "income_removed" and act.has("marched", "captured"):
        return True  # 9: denied, taken off before the battles, when all have moved
    if event.kind == "collected":
        return not act.has("collected") and not (act.has("event_played") and args[0] == act.seat)
    return event.kind in OF_A_SEAT and args[0] != act.seat


# -- deeds -------------------------------------------------------------------------------------------------------------


@dataclass
class JoinedActs:
    """Acts that are told as one: what everybody does in turn, and what one player explores."""

    sort: str
    acts: list[Act]


IN_TURN = frozenset(("draw", "swap", "seek", "build", "deny"))
"""What all players do one after the other, so that it is told of the whole table."""

JOINS = {"explore": ("explore",), "march": ("march",), "take": ("march", "take")}
"""What is told with what the same player did before in the turn."""
SURVEYS = 3
"""So many players who explore one hex each are told together."""


def deeds(found: Sequence[Act]) -> list[JoinedActs]:
    """The acts of a turn, as they are told: each player's marches are one, with the land that was walked into."""
    told: list[JoinedActs] = []
    for act in found:
        sort = act.sort
        if sort in IN_TURN and told and told[-1].sort == sort:
            told[-1].acts.append(act)
            continue
        joins = JOINS.get(sort, ())
        mine = next((deed for deed in told if deed.sort in joins and deed.acts[0].seat == act.seat), None)
        if mine is None:
            told.append(JoinedActs(sort, [act]))
        elif sort == "explore":
            mine.acts.append(act)
            told.append(told.pop(told.index(mine)))  # it is news again
        else:
            mine.acts[0].add(act.facts)
    return _with_surveys(told)


def _with_surveys(told: list[JoinedActs]) -> list[JoinedActs]:
    """Where many players explore a hex each, they are told together."""
    single = [deed for deed in told if deed.sort == "explore" and len(deed.acts) == 1]
    if len(single) < SURVEYS:
        return told
    survey = JoinedActs("survey", [act for deed in single for act in deed.acts])
    return [survey if deed is single[-1] else deed for deed in told if deed not in single[:-1]]
