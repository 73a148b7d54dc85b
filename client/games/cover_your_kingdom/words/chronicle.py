"""A finished game as the table saw it: clans and their fates, challenges, stars and deeds, from public events alone."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import dropwhile
from typing import NamedTuple

from engines.core.types import Event
from engines.cover_your_kingdom.cards import CT, HENTAUR, KIND
from engines.cover_your_kingdom.decisions import FROM_BOTTOM

Place = tuple[int, int]


@dataclass(eq=False, slots=True)
class Clan:
    """A clan through all its homes."""

    cards: tuple[int, ...]
    made: Event
    """What it became as large by as it is."""
    taken: int = 0

    @property
    def species(self) -> int:
        """Its own kind: among the creatures a Hentaur is the guest, unless there is nobody else."""
        kinds = {KIND[card] for card in self.cards if KIND[card] < CT}
        return min(kinds - {HENTAUR} or kinds)


class Fight(NamedTuple):
    """A challenge: how many cards were laid, in which turn, and how it ended."""

    cards: int
    turn: int
    end: Event


@dataclass(slots=True)
class Chronicle:
    """Facts that can be told. Counters are by seat."""

    clans: list[Clan] = field(default_factory=list)  # those that stood when a round was counted
    gone: list[tuple[Clan, Event]] = field(default_factory=list)  # what the Elves led away, and how
    fights: list[Fight] = field(default_factory=list)
    skies: list[tuple[int, frozenset[int]]] = field(default_factory=list)  # stars lit by a seat in a round
    tried: Counter[int] = field(default_factory=Counter)
    won: Counter[int] = field(default_factory=Counter)
    held: Counter[int] = field(default_factory=Counter)
    guests: Counter[int] = field(default_factory=Counter)


def recall(events: Iterable[Event]) -> Chronicle:
    """The chronicle of these events. Rounds whose beginning is missing are left out: half a story is none."""
    reader = _Reader()
    for event in dropwhile(lambda event: event.kind != "round_began", events):
        read = reader.readings.get(event.kind)
        if read is not None:
            reader.event = event
            read(*event.args)
    return reader.chronicle


class _Reader:
    """Follows the table from event to event; kinds of events without a reading change nothing that is told."""

    def __init__(self) -> None:
        self.chronicle = Chronicle()
        self.stacks: defaultdict[Place, list[Clan]] = defaultdict(list)
        self.stars: defaultdict[int, set[int]] = defaultdict(set)
        self.turn = 0
        self.event = Event("")  # what is read just now
        self.stake = Clan((), self.event)  # what a challenge is fought for: a clan, or guests of the inn
        self.played: tuple[int, ...] = ()  # the cards laid in it so far
        self.guests = 0
        self.readings: dict[str, Callable[..., None]] = {
            "round_began": self.begin,
            "crowned": self.count_turn,
            "round_won": self.close,
            "lit": self.light,
            "settled": self.settle,
            "settled_discard": self.settle,
            "added": self.add,
            "moved": self.move,
            "placed": self.place,
            "dispersed": self.disperse,
            "kid_swapped": self.swap_upper,
            "clan_moved": self.turn_stack,
            "challenged": self.challenge,
            "claimed": self.claim,
            "answered": self.answer,
            "conceded": self.concede,
            "recruited": self.win,
            "held": self.hold,
        }

    # -- rounds and turns

    def begin(self, number: int, seat: int) -> None:
        self.stacks.clear()
        self.stars.clear()

    def count_turn(self, seat: int) -> None:
        self.turn += 1

    def close(self, number: int, seats: tuple[int, ...]) -> None:
        self.chronicle.clans += [clan for clans in self.stacks.values() for clan in clans]
        self.chronicle.skies += [(seat, frozenset(stars)) for seat, stars in self.stars.items()]

    def light(self, seat: int, species: int) -> None:
        self.stars[seat].add(species)

    # -- clans

    def settle(self, seat: int, land: int, cards: tuple[int, ...], cost: int) -> None:
        self.stacks[seat, land].append(Clan(cards, self.event))

    def add(self, seat: int, land: int, card: int) -> None:
        clan = self.stacks[seat, land][-1]
        clan.cards, clan.made = (*clan.cards, card), self.event

    def move(self, seat: int, land: int, to: int, species: int) -> None:
        self.stacks[seat, to].append(self.stacks[seat, land].pop())

    def place(self, seat: int, land: int, cards: tuple[int, ...]) -> None:
        """A clan that was won, swapped or claimed comes home; an old one is known by its cards."""
        clan = self._take_away(cards) or Clan(cards, self.event)
        clan.cards, clan.made = cards, self.event
        self.stacks[seat, land].append(clan)
        if self.guests:
            self.chronicle.guests[seat] += self.guests
            self.guests = 0

    def disperse(self, seat: int, land: int, cards: tuple[int, ...]) -> None:
        clan = self._take_away(cards)
        if clan is not None:
            self.chronicle.gone.append((clan, self.event))

    def _take_away(self, cards: tuple[int, ...]) -> Clan | None:
        for clans in self.stacks.values():
            for clan in clans:
                if not set(cards).isdisjoint(clan.cards):
                    clans.remove(clan)
                    return clan
        return None

    def swap_upper(self, seat: int, land: int) -> None:
        clans = self.stacks[seat, land]
        clans[-2], clans[-1] = clans[-1], clans[-2]

    def turn_stack(self, seat: int, rival: int, land: int, end: int) -> None:
        clans = self.stacks[rival, land]
        if end == FROM_BOTTOM:
            clans.append(clans.pop(0))
        else:
            clans.insert(0, clans.pop())

    # -- challenges

    def challenge(self, seat: int, rival: int, land: int, card: int) -> None:
        self.stake, self.played = self.stacks[rival, land][-1], (card,)
        self.chronicle.tried[seat] += 1

    def claim(self, seat: int, card: int, cards: tuple[int, ...]) -> None:
        self.stake, self.played = Clan(cards, self.event), (card,)
        self.guests = len(cards)

    def answer(self, seat: int, cards: tuple[int, ...]) -> None:
        self.played += cards

    def concede(self, seat: int) -> None:
        self.chronicle.fights.append(Fight(len(self.played), self.turn, self.event))

    def win(self, seat: int, rival: int, land: int) -> None:
        self.chronicle.won[seat] += 1
        self.stake.taken += 1

    def hold(self, seat: int, rival: int, land: int) -> None:
        self.chronicle.held[seat] += 1
        self.stake.cards += self.played
