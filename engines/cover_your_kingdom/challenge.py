"""A challenge as it stands: who laid what, and what each play counts (reference 7, 10.2)."""

from typing import NamedTuple

from .cards import KIND
from .rules.recruit import IN_THE_INN, weight
from .state import State


class Play(NamedTuple):
    """One play: who laid which cards, and what the other side must lay against it (1 or 2)."""

    seat: int
    cards: tuple[int, ...]
    weight: int


class Challenge(NamedTuple):
    """The challenge that is being fought."""

    mover: int  # who must answer
    attacker: int
    defender: int
    species: int
    land: int  # of the defender; IN_THE_INN for a claim
    plays: tuple[Play, ...]
    claimed: tuple[int, ...]
    heavy: bool  # whether the last play must be met by two

    @property
    def foe(self) -> int:
        return self.attacker if self.mover == self.defender else self.defender

    @property
    def at_the_inn(self) -> bool:
        return self.land == IN_THE_INN

    @property
    def stake(self) -> tuple[int, ...]:
        """All the cards laid and claimed so far, which the winner gets besides the clan."""
        return (*[card for play in self.plays for card in play.cards], *self.claimed)


def challenge(state: State) -> Challenge | None:
    """The challenge on top of the agenda, if there is one."""
    if not state.agenda or state.agenda[-1][0] != "answer":
        return None
    _, mover, attacker, defender, species, land, played, claimed, heavy = state.agenda[-1]
    plays: list[Play] = []
    rest = played
    while rest:
        seat, foe = (defender, attacker) if len(plays) % 2 else (attacker, defender)
        # Only where two are asked for is there a pair, and only a pair begins with the clan's own species then.
        size = 2 if plays and plays[-1].weight == 2 and KIND[rest[0]] == species else 1
        cards, rest = rest[:size], rest[size:]
        opens_claim = not plays and land == IN_THE_INN
        plays.append(Play(seat, cards, play_weight(state, cards, seat, foe, opens_claim)))
    return Challenge(mover, attacker, defender, species, land, tuple(plays), claimed, heavy)


def play_weight(state: State, cards: tuple[int, ...], seat: int, foe: int, opens_claim: bool = False) -> int:
    """What a play weighs: what the other side must lay against it."""
    if len(cards) == 2:
        return 1 + state.charter.pair_demands_pair
    if opens_claim and not state.charter.inn_spydra_heavy:
        return 1
    return weight(state, KIND[cards[0]], seat, foe)
