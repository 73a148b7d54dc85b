"""Picking: clicks become an answer. Whatever lights up comes from the options, so only the rules say what is legal.

An option is made of *things* on the table: a card of the hand, a clan, a pile, a Ruler. A person picks things one by
one, in any order; what may still be picked is whatever belongs to an option that has all things picked so far. When no
other answer is left, that is the answer. A click on something else picks that instead; Esc puts everything back.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence

from engines.core.types import Option

Thing = tuple[Hashable, ...]
"""Something on the table that can be picked: `("hand", kind)`, `("land", seat, land)`, `("discard",)` ..."""


class Picking:
    """A choice being made. Made anew for every decision."""

    def __init__(
        self,
        options: Sequence[Option],
        things: Callable[[Option], tuple[Thing, ...]],
        confirmed: frozenset[str] = frozenset(),
    ) -> None:
        """`confirmed`: verbs of answers that are given by their button only, however they are picked."""
        self.options = options
        self._confirmed = confirmed
        self.picked: tuple[Thing, ...] = ()
        self.touched: list[str] = []
        """The hot spots that were clicked, in order: of things that are alike, these are the ones that are picked."""
        self._things = {option: Counter(things(option)) for option in options}
        self._others: tuple[tuple[Thing, ...] | None, dict[Thing, tuple[Thing, ...]]] = (None, {})

    def things(self, option: Option) -> Counter[Thing]:
        return self._things[option]

    def matching(self, picked: Iterable[Thing] | None = None) -> list[Option]:
        """The options that have all these things, and maybe more."""
        wanted = Counter(self.picked if picked is None else picked)
        return [option for option in self.options if wanted <= self._things[option]]

    def exact(self) -> list[Option]:
        """The options that are made of just what is picked."""
        wanted = Counter(self.picked)
        return [option for option in self.options if wanted == self._things[option]]

    def next_things(self) -> set[Thing]:
        """Everything that may be picked now. First the card, then what it is for: the table is not all lights."""
        if not self.picked:
            return {thing for things in self._things.values() for thing in _first(things)}
        picked = Counter(self.picked)
        return {thing for option in self.matching() for thing in self._things[option] - picked}

    def others(self) -> dict[Thing, tuple[Thing, ...]]:
        """Everything that may be picked instead of what is picked, with what stays picked then: as much as can."""
        if self._others[0] != self.picked:
            picked, nexts, found = self.picked, self.next_things(), dict[Thing, tuple[Thing, ...]]()
            for kept in range(len(picked) - 1, -1, -1):
                self.picked = picked[:kept]
                for thing in self.next_things() - nexts - set(picked):
                    found.setdefault(thing, self.picked)
            self.picked = picked
            self._others = (picked, found)
        return self._others[1]

    def copies(self, spots: Sequence[tuple[str, Thing]]) -> set[str]:
        """Of these hot spots those whose things are picked; of things that are alike, those that were clicked."""
        found: set[str] = set()
        for thing, count in Counter(self.picked).items():
            alike = [name for name, other in spots if other == thing]
            clicked = [name for name in dict.fromkeys(reversed(self.touched)) if name in alike]
            found.update([*clicked, *(name for name in alike if name not in clicked)][:count])
        return found

    def ways(self, thing: Thing) -> list[Option]:
        """The options that are still open if this is picked too."""
        return self.matching((*self.picked, thing))

    def click(self, thing: Thing, spot: str = "") -> Option | None:
        """A thing was clicked at this hot spot: it is picked, put back, or picked instead. Returns the answer if that
        leaves no choice."""
        if thing not in self.next_things() and thing in self.others():
            self.picked = self.others()[thing]
        if thing not in self.next_things():
            self.put_back(thing)
            return None
        if spot:
            self.touched.append(spot)
        return self.pick(thing)

    def pick(self, thing: Thing) -> Option | None:
        """Pick a thing that may be picked. Returns the answer if that leaves no choice.

        A first click never answers by itself unless nothing else is asked for: a slip of the hand would be a move.
        """
        self.picked = (*self.picked, thing)
        left = self.matching()
        alone = len(left) == 1 and (len(self.picked) > 1 or self._single_thing_each())
        return left[0] if alone and not self._needs_confirming(left[0]) else None

    def _needs_confirming(self, option: Option) -> bool:
        """An answer made of hand cards only is confirmed by its button: cards can be taken back until then."""
        return option.verb in self._confirmed or all(thing[0] == "hand" for thing in self._things[option])

    def _single_thing_each(self) -> bool:
        return all(sum(things.values()) <= 1 for things in self._things.values())

    def put_back(self, thing: Thing | None = None) -> bool:
        """Put one thing back, or the last one. False if there is nothing to put back."""
        if not self.picked or (thing is not None and thing not in self.picked):
            return False
        kept = list(self.picked)
        if thing is None:
            kept.pop()
        else:
            del kept[len(kept) - 1 - kept[::-1].index(thing)]
        self.picked = tuple(kept)
        return True


def _first(things: Iterable[Thing]) -> list[Thing]:
    """What of these is picked first: the cards of the hand, or everything where no card is needed."""
    cards = [thing for thing in things if thing[0] == "hand"]
    return cards or list(things)
