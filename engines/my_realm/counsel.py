"""Counsel for the King (reference 6.5): he knows the key, and what the Princess will make of each statement."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import log2
from typing import NamedTuple

from .belief import Belief
from .forms import CHAIN, EXCEPT, FORMS, Said, openings, said
from .matters import MATTERS
from .odds import CELLS, IN_ORDER, Three
from .rules.judgement import judge
from .state import State, matters_of
from .weighing import best_guess

RISK, LESSON = 0.3, 0.05
"""What the danger of an accidental exact hit counts, and a bit of knowledge, against a token truly lost."""

FINALISTS = 4
"""Statements for which the Princess's choice is worked out in full."""


class Advice(NamedTuple):
    """A statement and what it is worth: the less the better."""

    score: float
    said: Said


def true_statements(state: State, forms: Sequence[int], draft: Sequence[int] = ()) -> Iterator[Said]:
    """Every legal statement that is true and begins as the draft does; of those with one meaning only the first."""
    heard = set()
    for form in draft[:1] or forms:
        for matters in _endings(state, form, tuple(draft[1:])):
            meaning = _meaning(form, matters)
            if meaning not in heard:
                heard.add(meaning)
                yield form, matters


def _endings(state: State, form: int, named: Three) -> Iterator[Three]:
    """The ways to go on naming matters so that the statement is true."""
    if len(named) == FORMS[form].matters:
        yield named
        return
    values = openings[(form, *[state.key[matter] for matter in named])]
    for matter in MATTERS if named or state.charter.ahead else matters_of(state):
        if state.key[matter] in values:
            yield from _endings(state, form, (*named, matter))


def _meaning(form: int, matters: Three) -> Said:
    """The same for two statements that leave the same orders possible."""
    if form == EXCEPT:
        x, y, z = matters
        return CHAIN, (y, x, z)
    return (form, tuple(sorted(matters))) if FORMS[form].gaps else said(form, matters)


def advise(state: State, belief: Belief, candidates: Sequence[Said], hasty: bool = False) -> list[Advice]:
    """The candidates from best to worst. A rough look at all of them, a close one at the first few."""
    belief = belief.narrowed()
    glance = Glance(state, belief.sample())
    rough = sorted(glance.weigh(words) for words in candidates)
    if hasty:
        return rough
    close = sorted(_close(state, belief, advice.said) for advice in rough[:FINALISTS])
    return [*close, *rough[FINALISTS:]]


class Glance:
    """A rough look: over some of the orders, for a Princess who minds nothing but the loss."""

    def __init__(self, state: State, sample: Belief) -> None:
        matters = matters_of(state)
        self.state, self.sample = state, sample
        self.at = [sample.orders.at[matter][1:] for matter in matters]
        self.ordered = [(sample.orders.ordered(matters, guesses[0]), guesses) for guesses in IN_ORDER]

    def weigh(self, words: Said) -> Advice:
        """What her best guess would be after these words, and what that is worth."""
        after = self.sample.after(words)
        alive, size = after.alive, after.size
        if not size:
            return Advice(float("inf"), words)
        a, b, c = [[size, *[(alive & places).bit_count() for places in values]] for values in self.at]
        least = min(a) + min(b) + min(c)
        best, guess = float("inf"), CELLS[0]
        wrongs = [(size - (alive & orders).bit_count(), guesses) for orders, guesses in self.ordered]
        for wrong, guesses in sorted(wrongs):
            if wrong + least >= best:
                break
            for x, y, z in guesses:
                if a[x] + b[y] + c[z] + wrong < best:
                    best, guess = a[x] + b[y] + c[z] + wrong, (x, y, z)
        return _advice(self.state, after, self.sample.size, guess, words)


def _close(state: State, belief: Belief, words: Said) -> Advice:
    """Over all the orders, for the Princess as she is."""
    after = belief.after(words)
    if not after.alive:  # she was told something false before
        return Advice(float("inf"), words)
    return _advice(state, after, belief.size, best_guess(state, after), words)


def _advice(state: State, after: Belief, before: int, guess: Three, words: Said) -> Advice:
    """6.5: the loss she will truly have, the danger of an exact hit as she sees it, and what she learns."""
    matters, count = matters_of(state), after.size
    loss = judge(state.phase, [state.key[matter] for matter in matters], guess).loss
    hits = 0
    for matter, number in zip(matters, guess, strict=True):
        hits |= after.orders.at[matter][number]
    risk = (after.alive & hits).bit_count() / count
    return Advice(round(loss + RISK * risk - LESSON * log2(before / count), 9), words)


def most_uncertain_pair(state: State, belief: Belief) -> Three:
    """The two matters of this year of which the Princess knows least which comes first."""

    def doubt(pair: Three) -> int:
        return abs(2 * (belief.alive & belief.orders.less(*pair)).bit_count() - belief.size)

    return min(combinations(matters_of(state), 2), key=doubt)
