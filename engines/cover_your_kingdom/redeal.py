"""A full world that fits what a seat knows, for bots that search.

Most holes take any unseen card. Buried clans are the exception: each must be a lawful clan that may live where it lies
and shows the gem that peeks out. Their species are found by a small search, their sizes are drawn.
The worlds are all possible; how likely each one is is not weighed.
"""

from collections import Counter
from typing import NamedTuple

from ..core.rng import Rng
from ..core.types import HIDDEN, View
from .cards import CT, EQUINITY, HENTAUR, HORSES, KIND, SPECIES, WILDS
from .charter import LAND_SLOTS
from .invariants import in_the_air
from .rules.inn import halves
from .state import Clan, State, layered
from .view import SEALED, gem_of


class Grave(NamedTuple):
    """A buried clan of which the seat knows the place and perhaps the gem or the id."""

    stack: int
    depth: int
    allowed: tuple[int, ...]  # species that may lie here


def redeal(view: View[State], rng: Rng) -> State:
    """Fill every hole of the view."""
    state = view.state.clone()
    state.rng = [rng.fresh() for _ in state.rng]
    pool = sorted(set(state.charter.cards) - _visible(state))
    rng.shuffle(pool)
    elsewhere = sum([cards.count(HIDDEN) for cards in (*state.hands, state.deck, state.discard, *state.inn)])
    _fill_graves(state, pool, len(pool) - elsewhere, rng)
    if not (state.charter.quick or state.charter.dissed_hard_any):
        pool.sort(
            key=lambda card: KIND[card] < CT
        )  # stable: still shuffled; the discard pile draws species from the end
    state.discard = [pool.pop() if card == HIDDEN else card for card in state.discard]
    rng.shuffle(pool)
    state.deck = [pool.pop() for _ in state.deck]
    state.hands = [[pool.pop() if card == HIDDEN else card for card in hand] for hand in state.hands]
    state.inn = tuple([tuple([pool.pop() if card == HIDDEN else card for card in pile]) for pile in state.inn])
    frame = state.agenda[-1] if state.agenda else ("",)
    if frame[0] == "inn_hire" and frame[3] == SEALED:
        state.agenda[-1] = (*frame[:3], rng.pick(halves(state, frame[1], state.seat)).args)
    return state


def _visible(state: State) -> set[int]:
    """Every card the view shows, wherever it is."""
    places = [*state.discard, *state.retired, *in_the_air(state), *[guard.card for guard in state.guards]]
    for cards in (*state.hands, *state.inn):
        places += cards
    for clans in state.stacks:
        for clan in clans:
            places += clan.cards
    return {card for card in places if card >= 0}


# -- buried clans ----------------------------------------------------------------------------------------------------


def _fill_graves(state: State, pool: list[int], buried: int, rng: Rng) -> None:
    """Put so many cards of the pool into the hidden clans."""
    graves = _graves(state)
    if not graves:
        return
    unseen = Counter(KIND[card] for card in pool)
    species = _Search(state, graves, unseen, buried, rng).species()
    heaps = _heaps(state, species, unseen, buried, rng)
    cards_of = {kind: [card for card in pool if KIND[card] == kind] for kind in unseen}
    ids = [number for number in range(state.next_clan) if number not in _known_ids(state)]
    rng.shuffle(ids)
    for grave, kind, heap in zip(graves, species, heaps, strict=True):
        cards = tuple([cards_of[member].pop() for member in heap])
        clans = list(state.stacks[grave.stack])
        known_id = clans[grave.depth].id
        clans[grave.depth] = Clan(ids.pop() if known_id == HIDDEN else known_id, kind, layered(kind, cards))
        state.stacks[grave.stack] = tuple(clans)
        for card in cards:
            pool.remove(card)


def _graves(state: State) -> list[Grave]:
    charter = state.charter
    graves = []
    for at, clans in enumerate(state.stacks):
        for depth, clan in enumerate(clans):
            if clan.species == HIDDEN:
                gem = gem_of(clan.cards[0]) if clan.cards else None
                fits = [
                    kind
                    for kind in SPECIES
                    if at % LAND_SLOTS in charter.homes[kind] and gem in (None, charter.magic[kind])
                ]
                graves.append(Grave(at, depth, tuple(fits)))
    return graves


def _known_ids(state: State) -> set[int]:
    return {clan.id for clans in state.stacks for clan in clans} | {*state.attempted, *state.failed}


class _Search:
    """Which species lies in which grave, so that all the buried cards find a clan to belong to.

    Depth first, complete, graves with the least choice first; species that nothing covers yet are tried first, the
    larger the likelier. A first try is nearly always good.
    """

    def __init__(self, state: State, graves: list[Grave], unseen: Counter[int], buried: int, rng: Rng) -> None:
        self.order = sorted(range(len(graves)), key=lambda at: len(graves[at].allowed))
        self.graves = graves
        self.unseen = unseen
        self.buried = buried
        self.rng = rng
        self.wilds = sum(unseen[wild] for wild in WILDS)
        self.equinity = any(powers & EQUINITY for powers in state.powers)
        any_discard = state.charter.quick or state.charter.dissed_hard_any
        self.for_discard = 0 if any_discard else state.discard.count(HIDDEN)
        self.clans: Counter[int] = Counter()
        self.found: list[int] = [HIDDEN] * len(graves)

    def species(self) -> list[int]:
        if not self._bury(0):
            raise ValueError("no world fits this view")
        return self.found

    def _bury(self, step: int) -> bool:
        if step == len(self.order):
            return self._works()
        if not self._can_still_cover(len(self.order) - step):
            return False
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
        return sorted(free, key=lambda kind: (self.clans[kind] > 0, -self.rng.below(1 + self.unseen[kind])))

    def _covered(self) -> int:
        """Cards that could lie in the clans chosen so far."""
        own = sum(self.unseen[kind] for kind in SPECIES if self.clans[kind])
        return own + self.wilds + self._guests()

    def _guests(self) -> int:
        """Hentaurs that may lie in horse clans through Equinity, if they have no clan of their own."""
        hosted = self.equinity and any(self.clans[horse] for horse in HORSES) and not self.clans[HENTAUR]
        return self.unseen[HENTAUR] if hosted else 0

    def _can_still_cover(self, graves_left: int) -> bool:
        more = sorted((self.unseen[kind] for kind in SPECIES if not self.clans[kind]), reverse=True)[:graves_left]
        return self._covered() + sum(more) >= self.buried

    def _works(self) -> bool:
        """Enough cards for the clans, a second card for each of them, and enough species left for the discard pile."""
        short = {kind: max(0, 2 * count - self.unseen[kind]) for kind, count in self.clans.items()}
        by_guests = min(self._guests(), sum(short[horse] for horse in HORSES if horse in short))
        missing = sum(short.values()) - by_guests
        spare_wilds = self.wilds - missing
        species_buried = max(2 * len(self.graves) - missing, self.buried - missing - spare_wilds)
        species_left = sum(self.unseen[kind] for kind in SPECIES) - species_buried
        return self._covered() >= self.buried and spare_wilds >= 0 and species_left >= self.for_discard


def _heaps(state: State, species: list[int], unseen: Counter[int], buried: int, rng: Rng) -> list[list[int]]:
    """The kinds of cards in each clan: its own kind, a second card, then whatever else has to go somewhere."""
    left = Counter({kind: count for kind, count in unseen.items() if kind < CT or kind in WILDS})
    heaps = [[kind] for kind in species]
    left.subtract(species)
    equinity = any(powers & EQUINITY for powers in state.powers)
    for heap in heaps:
        kind = heap[0]
        guests = [HENTAUR] if equinity and kind in HORSES and HENTAUR not in species else []
        second = next(member for member in (kind, *guests, *WILDS) if left[member] > 0)
        heap.append(second)
        left[second] -= 1
    any_discard = state.charter.quick or state.charter.dissed_hard_any
    spare = sum(left[kind] for kind in SPECIES) - (0 if any_discard else state.discard.count(HIDDEN))
    extras = [kind for kind in left.elements() if _hosts(kind, species, equinity)]
    rng.shuffle(extras)
    needed = buried - 2 * len(heaps)
    for kind in extras:
        if not needed:
            break
        if kind < CT:
            if not spare:
                continue
            spare -= 1
        rng.pick(
            [heap for heap, own in zip(heaps, species, strict=True) if own in _hosts(kind, species, equinity)]
        ).append(kind)
        needed -= 1
    return heaps


def _hosts(kind: int, species: list[int], equinity: bool) -> set[int]:
    """The species whose clans a further card of this kind may join."""
    if kind in WILDS:
        return set(species)
    if kind == HENTAUR and equinity and HENTAUR not in species:
        return set(HORSES) & set(species)
    return {kind} & set(species)
