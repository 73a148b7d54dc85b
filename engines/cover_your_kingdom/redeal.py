"""A full world that fits what a seat knows, for bots that search.

Most holes take any unseen card. Buried clans are the exception: each must be a lawful clan that may live where it lies
and shows the gem that peeks out. Their species are found by a small search, their sizes are drawn.
The worlds are all possible; how likely each one is is not weighed, unless a dealer is told what hands lean to.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Final, NamedTuple

from ..core.rng import Rng
from ..core.types import HIDDEN, View, new_tuple
from .cards import CT, EQUINITY, FIRST, HENTAUR, HORSES, KIND, SPECIES, WILDS
from .charter import LAND_SLOTS, Charter
from .invariants import in_the_air
from .rules.inn import halves
from .state import CARDS, ID, KIN, State, layered
from .view import SEALED, gem_of

KINDS: Final = max(KIND) + 1
KIND_OF: Final = bytes(KIND).ljust(256)
"""A translation table from cards to kinds."""

# Cards as bytes: `translate` takes some of them out without a step for each.
CREATURES: Final = bytes(range(FIRST[CT]))
NO_CREATURES: Final = bytes(range(FIRST[CT], len(KIND)))


class Grave(NamedTuple):
    """A buried clan of which the seat knows the place and perhaps the gem or the id."""

    stack: int
    depth: int
    allowed: tuple[int, ...]  # species that may lie here


def redeal(view: View[State], rng: Rng) -> State:
    """Fill every hole of the view."""
    return Dealer(view).deal(rng)


class Dealer:
    """Dealer of worlds for one view: what all of them have in common is worked out once."""

    def __init__(self, view: View[State], lean: Sequence[int] = ()) -> None:
        """`lean`: how much likelier each kind is in a rival's hand than elsewhere; nothing: all are alike."""
        self.state = state = view.state
        self.lean = [lean[kind] for kind in KIND] if lean else []
        self.pool = _unseen(state)
        self.held = sum([hand.count(HIDDEN) for hand in state.hands])
        self.thrown = state.discard.count(HIDDEN)
        elsewhere = len(state.deck) + self.thrown + self.held + sum([pile.count(HIDDEN) for pile in state.inn])
        self.buried = len(self.pool) - elsewhere
        self.unseen = list(map(bytes(self.pool).translate(KIND_OF).count, range(KINDS)))
        self.graves, self.nameless, known = _holes(state)
        known.update(state.attempted, state.failed)
        self.ids = [number for number in range(state.next_clan) if number not in known]
        self.any_discard = state.charter.quick or state.charter.dissed_hard_any
        self.equinity = any(powers & EQUINITY for powers in state.powers)
        self.sealed = bool(state.agenda) and state.agenda[-1][0] == "inn_hire" and state.agenda[-1][3] == SEALED

    def deal(self, rng: Rng) -> State:
        """A full state that fits."""
        state, pool = self.state.clone(), self.pool[:]
        state.rng = [rng.fresh() for _ in state.rng]
        rng.shuffle(pool)
        ids = self.ids[:]
        if self.graves:
            rng.shuffle(ids)
            pool = self._bury(state, pool, ids, rng)
        for at in self.nameless:  # a clan that was remembered
            clans = [(ids.pop(), *clan[KIN:]) if clan[ID] == HIDDEN else clan for clan in state.stacks[at]]
            state.stacks[at] = tuple(clans)
        if self.thrown:
            pool = self._throw(state, pool)
        size = len(state.deck)
        if self.lean and size:
            self._lean(pool, size, rng)
        state.deck, pool = pool[:size], pool[size:]
        for hand in state.hands:
            holes = hand.count(HIDDEN)
            if holes:  # they come first in a sorted hand
                hand[:holes] = pool[-holes:]
                hand.sort()
                del pool[-holes:]
        if state.inn:
            state.inn = tuple([tuple([pool.pop() if card == HIDDEN else card for card in pile]) for pile in state.inn])
        if self.sealed:
            frame = state.agenda[-1]
            state.agenda[-1] = (*frame[:3], rng.pick(halves(state, frame[1], state.seat)).args)
        return state

    def _lean(self, pool: list[int], size: int, rng: Rng) -> None:
        """Swap cards of hands, the last of the pool, with the deck's: Rulers keep what is dear (Metropolis)."""
        lean = self.lean
        for at in range(len(pool) - self.held, len(pool)):
            other = rng.below(size)
            one, new = pool[at], pool[other]
            if lean[new] >= lean[one] or rng.below(lean[one]) < lean[new]:
                pool[at], pool[other] = new, one

    def _throw(self, state: State, pool: list[int]) -> list[int]:
        """6.3: what lies unseen on the discard pile; only species do, unless any card may be thrown away."""
        holes = self.thrown
        if self.any_discard:
            thrown, pool = pool[:holes], pool[holes:]
        else:
            cards = bytes(pool)
            thrown = list(cards.translate(None, NO_CREATURES)[:holes])
            end = cards.index(thrown[-1]) + 1
            pool[:end] = cards[:end].translate(None, CREATURES)
        state.discard[:holes] = thrown[::-1]  # only its last cards may be known
        return pool

    def _bury(self, state: State, pool: list[int], ids: list[int], rng: Rng) -> list[int]:
        """Put so many cards of the pool into the hidden clans; the others are left."""
        search = _Search(self, rng)
        species = search.guess() or search.species()
        heaps = _heaps(self, species, rng)
        find = bytes(pool).translate(KIND_OF).rfind
        last = [len(pool)] * KINDS  # of each kind, the place of the card that was taken last
        stacks = {at: list(state.stacks[at]) for at, _, _ in self.graves}
        taken: list[int] = []
        for (at, depth, _), kind, heap in zip(self.graves, species, heaps, strict=True):
            cards = []
            for member in heap:
                last[member] = place = find(member, 0, last[member])
                taken.append(place)
                cards.append(pool[place])
            clans = stacks[at]
            known_id = clans[depth][ID]
            clans[depth] = (ids.pop() if known_id == HIDDEN else known_id, kind, layered(kind, cards))
        for at, clans in stacks.items():
            state.stacks[at] = tuple(clans)
        taken.sort(reverse=True)
        for place in taken:
            del pool[place]
        return pool


def _unseen(state: State) -> list[int]:
    """The cards that the view does not show anywhere."""
    shown = [*state.discard, *state.retired, *in_the_air(state), *[guard.card for guard in state.guards]]
    for cards in (*state.hands, *state.inn):
        shown += cards
    for clans in state.stacks:
        for clan in clans:
            shown += clan[CARDS]
    shown.sort()  # holes come first
    return list(state.charter.all_cards.translate(None, bytes(shown[bisect_left(shown, 0) :])))


# -- buried clans ----------------------------------------------------------------------------------------------------


def _holes(state: State) -> tuple[list[Grave], list[int], set[int]]:
    """Buried clans, stacks with a clan that is seen but has no id (once for each), and ids that are known."""
    charter = state.charter
    graves: list[Grave] = []
    nameless: list[int] = []
    known: set[int] = set()
    for at, clans in enumerate(state.stacks):
        for depth, (id_, kin, cards) in enumerate(clans) if clans else ():
            if id_ != HIDDEN:
                known.add(id_)
            elif kin != HIDDEN:
                nameless.append(at)
            if kin == HIDDEN:
                gem = gem_of(cards[0]) if cards else None
                graves.append(new_tuple(Grave, (at, depth, _fitting(charter, at % LAND_SLOTS, gem))))
    return graves, nameless, known


@lru_cache(maxsize=1 << 10)
def _fitting(charter: Charter, land: int, gem: int | None) -> tuple[int, ...]:
    """The species that may lie in a land, and under that gem if it peeks out."""
    return tuple([kind for kind in SPECIES if land in charter.homes[kind] and gem in (None, charter.magic[kind])])


class _Search:
    """Search for a species for each grave, so that all the buried cards find a clan to belong to.

    Depth first, complete, graves with the least choice first; species that nothing covers yet are tried first, the
    larger the likelier. A first try is nearly always good.
    """

    def __init__(self, dealer: Dealer, rng: Rng) -> None:
        self.graves = graves = dealer.graves
        self.order = sorted(range(len(graves)), key=[len(grave.allowed) for grave in graves].__getitem__)
        self.unseen = unseen = dealer.unseen
        self.buried = dealer.buried
        self.rng = rng
        self.wilds = sum([unseen[wild] for wild in WILDS])
        self.equinity = dealer.equinity
        self.clans = [0] * KINDS
        self.found: list[int] = [HIDDEN] * len(graves)

    def species(self) -> list[int]:
        if not self._bury(0):
            raise ValueError("no world fits this view")
        return self.found

    def guess(self) -> list[int]:
        """A first try without looking back; nothing if it fails."""
        clans, unseen, graves, below = self.clans, self.unseen, self.graves, self.rng.below
        new = unseen[:]  # cards of the species that have no clan yet
        for at in self.order:
            allowed = graves[at].allowed
            weights = [new[kind] for kind in allowed]
            if not any(weights):
                weights = [unseen[kind] if clans[kind] < unseen[kind] else 0 for kind in allowed]
            total = sum(weights)
            if not total:
                break
            kind = allowed[bisect_right(list(accumulate(weights)), below(total))]
            new[kind] = 0
            self.found[at] = kind
            clans[kind] += 1
        else:
            if self._can_pair() and self._can_cover(len(self.order)):
                return self.found
        self.clans = [0] * KINDS
        return []

    def _bury(self, step: int) -> bool:
        if not self._can_pair() or not self._can_cover(step):
            return False
        if step == len(self.order):
            return True
        at = self.order[step]
        for kind in self._candidates(self.graves[at].allowed):
            self.clans[kind] += 1
            self.found[at] = kind
            if self._bury(step + 1):
                return True
            self.clans[kind] -= 1
        return False

    def _candidates(self, allowed: tuple[int, ...]) -> list[int]:
        free = [kind for kind in allowed if self.clans[kind] < self.unseen[kind]]
        return sorted(free, key=lambda kind: (self._rank(kind), -self.rng.below(1 + self.unseen[kind])))

    def _rank(self, kind: int) -> int:
        """Species without a clan first, then those that can fill another clan by themselves."""
        clans = self.clans[kind]
        return 0 if not clans else 1 if 2 * clans + 2 <= self.unseen[kind] else 2

    def _can_pair(self) -> bool:
        """A second card for each clan so far: its own kind, a guest, or a wild."""
        clans, unseen = self.clans, self.unseen
        short = sum([2 * clans[kind] - unseen[kind] for kind in SPECIES if 2 * clans[kind] > unseen[kind]])
        if short and self.equinity and not clans[HENTAUR]:
            horses = sum([max(0, 2 * clans[horse] - unseen[horse]) for horse in HORSES])
            short -= min(unseen[HENTAUR], horses)
        return short <= self.wilds

    def _can_cover(self, step: int) -> bool:
        """All the buried cards could lie in the clans chosen so far and in those still to be chosen."""
        sure = self.wilds + sum([self.unseen[kind] for kind in SPECIES if self.clans[kind]])
        if sure >= self.buried:
            return True
        most = sure + self._reach(step, ())
        hosted = any(self.clans[horse] or self._place(step, horse) for horse in HORSES)
        if self.equinity and hosted and not self.clans[HENTAUR]:
            most = max(most, sure + self.unseen[HENTAUR] + self._reach(step, (HENTAUR,)))
        return most >= self.buried

    def _place(self, step: int, kind: int) -> bool:
        return self.unseen[kind] > 0 and any(kind in self.graves[at].allowed for at in self.order[step:])

    def _reach(self, step: int, barred: tuple[int, ...]) -> int:
        """The most cards of new species that the graves left can take: largest first, each grave for one species.

        Greedy with augmenting paths is exact, because sets of species that fit into graves form a matroid.
        """
        taken: dict[int, int] = {}
        new = [kind for kind in SPECIES if not self.clans[kind] and kind not in barred]
        new.sort(key=lambda kind: -self.unseen[kind])
        return sum(self.unseen[kind] for kind in new if self.unseen[kind] and self._fits(step, kind, taken, set()))

    def _fits(self, step: int, kind: int, taken: dict[int, int], tried: set[int]) -> bool:
        for at in self.order[step:]:
            if kind in self.graves[at].allowed and at not in tried:
                tried.add(at)
                if at not in taken or self._fits(step, taken[at], taken, tried):
                    taken[at] = kind
                    return True
        return False


def _heaps(dealer: Dealer, species: list[int], rng: Rng) -> list[list[int]]:
    """The kinds of cards in each clan: its own kind, a second card, then whatever else has to go somewhere."""
    left = dealer.unseen[:]
    heaps = [[kind] for kind in species]
    for kind in species:
        left[kind] -= 1
    # So many species may still be buried; the others are needed on the discard pile.
    spare = sum(left[:CT]) - (0 if dealer.any_discard else dealer.thrown)
    guests = dealer.equinity and HENTAUR not in species
    for heap in heaps:
        second = heap[0]
        if spare <= 0 or left[second] <= 0:  # seldom
            ways = (HENTAUR, *WILDS) if spare > 0 and guests and second in HORSES else WILDS
            second = next(member for member in ways if left[member] > 0)
        heap.append(second)
        left[second] -= 1
        spare -= second < CT
    places = _places(heaps, guests)
    extras: list[int] = []
    for kind in sorted(places):
        extras += [kind] * left[kind]
    rng.shuffle(extras)
    needed, pick = dealer.buried - 2 * len(heaps), rng.pick
    for kind in extras:
        if not needed:
            break
        if kind < CT:
            if not spare:
                continue
            spare -= 1
        pick(places[kind]).append(kind)
        needed -= 1
    return heaps


def _places(heaps: list[list[int]], guests: bool) -> dict[int, list[list[int]]]:
    """For each kind, the clans that a further card of it may join; `guests`: Hentaurs may join horses."""
    places: dict[int, list[list[int]]] = {}
    for heap in heaps:
        places.setdefault(heap[0], []).append(heap)
    if guests and (horses := [heap for heap in heaps if heap[0] in HORSES]):
        places[HENTAUR] = horses
    return places | dict.fromkeys(WILDS, heaps)
