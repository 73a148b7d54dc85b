"""Reasons as phrases, each short enough for a chip on a card, and what several of them ask."""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from ...core.game import Say
from ...core.language import ENGLISH
from ..cards import KIND
from ..nouns import creature, short
from ..state import State

Kinds = tuple[int, ...]


class Why(StrEnum):
    """The reasons."""

    NOT_ASKED = "Not your move"
    NO_ACTIONS = "No actions left"
    MUST_ACT = "Take an action first"
    NOT_FREE = "Not for free"
    NONE_HELD = "No {short} in hand"
    NEEDS_SECOND = "Needs a second"
    NOT_A = "Not {creature:a}"
    NOT_THESE = "Not {creature:many}"
    TWO_WILDS = "Two wilds: no clan"
    NO_WILD = "No wild may join"
    WILD_SHOWN = "A wild stays there"
    NONE_SHOWN = "Nothing discarded"
    ACTS_ALONE = "Acts alone"
    HIRES_ALONE = "Hires act alone"
    NOT_THEIR_LAND = "Not their land"
    NO_HOME = "Blocked: no home"
    NO_CLAN = "No clan"
    TWO_CLANS = "Needs two clans"
    TOO_FAR = "{seats} seats: too far"
    SETTLE_FIRST = "Settle first"
    ONLY_CLAN = "Only clan: safe"
    GUARDED = "Guarded"
    TRIED = "Tried this turn"
    RIVALS_ONLY = "Rivals only"
    NOT_OWN = "Not your own"
    NO_CARDS = "No cards in hand"
    NO_CLAN_TO_GIVE = "No clan to give"
    NO_INN = "No Inn here"
    NO_GUEST = "No guest there"
    NOT_ONE_CLAN = "Not one clan"
    NO_POWER = "No power for it"
    USED = "Once in a turn"
    NOT_DISCARDED = "Can't be discarded"
    ON_YOUR_TURN = "Only on your turn"
    ONE_ENOUGH = "One card is enough"
    TWO_ENOUGH = "Two are enough"
    CHOSEN_ENOUGH = "{short} {creature:?is|are} enough"
    BY_ITSELF = "Enough on its own"
    ENOUGH = "Enough picked"
    TOO_FEW = "Pick more"
    NEEDS = "Needs {creature:a}"
    TOO_LITTLE = "Only counts as one"
    NO_PAIR = "No pair to settle"
    NO_PAIR_NO_CLAN = "No pair, no clan"
    BLOCKED = "Home land blocked"
    NO_RIVAL_CARDS = "No rival has cards"
    NO_STACK = "No stack of two"
    NO_CLAN_TO_GET = "No clan to get"
    OUT_OF_REACH = "None in reach"
    PICK_LAND = "Pick a land first"
    PICK_CLAN = "Pick a clan first"


class Reason(NamedTuple):
    """A reason, and the number it speaks of: a kind, or how many seats away."""

    why: Why
    number: int = 0

    def words(self, say: Say = ENGLISH) -> str:
        number = self.number
        return say(self.why, seats=number, creature=creature(number, say), short=short(number, say))


def held(state: State, me: int) -> list[int]:
    """The kinds of a hand."""
    return [KIND[card] for card in state.hands[me]]


def not_held(state: State, me: int, kinds: Sequence[int]) -> Reason | None:
    hand = held(state, me)
    lacking = [kind for kind in kinds if kinds.count(kind) > hand.count(kind)]
    if not lacking:
        return None
    return Reason(Why.NEEDS_SECOND) if lacking[0] in hand else Reason(Why.NONE_HELD, lacking[0])
