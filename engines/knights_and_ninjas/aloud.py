"""The table as one would tell it to somebody who cannot see it: the attack, the own hand, the kingdoms, the middle."""

from collections import Counter

from ..core.game import Heard, Place, Say
from ..core.types import HIDDEN, View
from . import phrases
from .cards import FORT_SLOTS, FORTS, KIND
from .lore import card_text
from .state import NONE, State

Names = tuple[str, ...]


def places(view: View[State], names: Names, say: Say) -> list[Place]:
    """Clockwise from whoever listens; a watcher hears of every kingdom alike."""
    state, me = view.state, view.seat
    mine = [_hand(state, me, say), _kingdom(state, me, say("Your kingdom"), say)] if me >= 0 else []
    others = state.charter.rivals[me] if me >= 0 else range(state.charter.seats)
    heads = [(seat, say("{seat:'s} kingdom", seat=say.name(names[seat]))) for seat in others]
    return [*_attack(state, names, say), *mine, *[_kingdom(state, seat, head, say) for seat, head in heads],
            _middle(state, say)]  # fmt: skip


def _attack(state: State, names: Names, say: Say) -> list[Place]:
    frame = state.agenda[-1] if state.agenda else ("",)
    if frame[0] != "respond":
        return []
    _, target, controller, kind, strength, attackers = frame
    told = say(
        "{seat} attacks {rival} with {cards:a}: strength {strength}",
        seat=say.name(names[controller]),
        rival=say.name(names[target]),
        cards=phrases.played_in_words(attackers, [kind] * len(attackers), say),
        strength=strength,
    )
    return [Place(told)]


def _hand(state: State, me: int, say: Say) -> Place:
    counts = Counter(KIND[card] for card in state.hands[me])
    things = [
        Heard(say("{cards:a}", cards=phrases.kinds_in_words([kind] * count, say)), card_text(kind, state.charter, say))
        for kind, count in counts.items()
    ]
    return Place(say("Your hand: {cards}", cards=phrases.cards(len(state.hands[me]), say)), tuple(things))


def _kingdom(state: State, seat: int, head: str, say: Say) -> Place:
    hand = state.hands[seat]
    held = say("{gems}, {cards} in hand", gems=phrases.gems(state.gems[seat], say), cards=phrases.cards(len(hand), say))
    things = [Heard(held)]
    known = [card for card in hand if card != HIDDEN]
    if known and len(known) < len(hand):
        things.append(Heard(say("In hand, as you know: {cards:a}", cards=phrases.cards_in_words(known, say))))
    for slot, fort in enumerate(FORTS):
        card = state.forts[seat * FORT_SLOTS + slot]
        if card != NONE:
            played = phrases.played_in_words((card,), (fort,), say)
            things.append(Heard(say("Defence: {cards:a}", cards=played), card_text(fort, state.charter, say)))
    if state.bears[seat] != NONE:
        things.append(Heard(say("a Bear dances there")))
    if state.locked >> seat & 1:
        things.append(Heard(say("needs one more gem to win")))
    return Place(head, tuple(things))


def _middle(state: State, say: Say) -> Place:
    things = [
        Heard(say("{gems} {gems:?wins|win}", gems=phrases.gems(state.target, say))),
        Heard(say("Cards to draw: {count}", count=len(state.deck))),
    ]
    if state.discard:
        top = phrases.cards_in_words(state.discard[-1:], say)
        things.append(Heard(say("On top of the discard pile: {cards:a}", cards=top)))
    if state.dungeon:
        things.append(Heard(say("Dungeon: {cards}", cards=phrases.cards_in_words(state.dungeon, say))))
    if state.horde:
        things.append(Heard(say("Horde: {gems}", gems=phrases.gems(state.horde, say))))
    if state.lane:
        things.append(Heard(say("{cards} left to draft", cards=phrases.cards(len(state.lane), say))))
    return Place(say("The middle"), tuple(things))
