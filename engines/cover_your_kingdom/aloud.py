"""The table as one would tell it to somebody who cannot see it: the own hand and kingdom, the rivals', the middle."""

from ..core.game import Heard, Place, Say
from ..core.types import HIDDEN, View
from . import nouns, words
from .cards import KIND, KINGDOM, POWERS, SPECIES
from .lore import card_text, power_text
from .nouns import census, creature, land_noun
from .state import BLOCK, CARDS, KIN, Clan, State, stack
from .view import gem_of

Names = tuple[str, ...]


def places(view: View[State], names: Names, say: Say) -> list[Place]:
    """Clockwise from whoever listens; a watcher hears of every kingdom alike."""
    state, me = view.state, view.seat
    mine = [_hand(state, me, say), _kingdom(state, me, words.YOUR_KINGDOM, names, say)] if me >= 0 else []
    others = state.charter.rivals[me] if me >= 0 else range(state.charter.seats)
    rivals = [_kingdom(state, seat, words.KINGDOM_OF, names, say) for seat in others]
    return [*_challenge(state, say), *mine, *rivals, _middle(state, say)]


def _challenge(state: State, say: Say) -> list[Place]:
    """What was played in the challenge that goes on, if one does."""
    if not state.agenda or state.agenda[-1][0] != "answer":
        return []
    played = census([KIND[card] for card in state.agenda[-1][6]], say)
    return [Place(say("Played so far: {cards:a}", cards=played))]


def _hand(state: State, me: int, say: Say) -> Place:
    hand = state.hands[me]
    return Place(
        say("Your hand: {cards}", cards=nouns.cards(len(hand), say)), tuple(_card(state, c, say) for c in hand)
    )


def _card(state: State, card: int, say: Say) -> Heard:
    kind, charter = KIND[card], state.charter
    homes = [land_noun(land, say) for land in charter.homes[kind] if land != KINGDOM]
    more, magic = card_text(kind, charter, say), charter.magic[kind]
    if magic and homes:
        lands = say.either(homes)
        return Heard(say("{card}, {magic} magic, {land}", card=creature(kind, say), magic=magic, land=lands), more)
    if magic:
        return Heard(say("{card}, {magic} magic", card=creature(kind, say), magic=magic), more)
    return Heard(str(creature(kind, say)), more)


def _kingdom(state: State, seat: int, head: str, names: Names, say: Say) -> Place:
    name = say(head, seat=say.name(names[seat]), cards=nouns.cards(len(state.hands[seat]), say))
    things = [Heard(_land(state, seat, land, say)) for land in state.charter.lands]
    for number in range(len(POWERS)):
        if state.powers[seat] >> number & 1:
            things.append(Heard(say(words.POWER_NAMES[number]), power_text(number, state.charter, say)))
    if state.charter.constellations:
        things.append(Heard(say("{count} of {all} stars", count=state.lit[seat].bit_count(), all=len(SPECIES))))
    known = [KIND[card] for card in state.hands[seat] if card != HIDDEN] if head == words.KINGDOM_OF else []
    if known:
        things.append(Heard(say("In hand, as you know: {cards:a}", cards=census(known, say))))
    return Place(name, tuple(things))


def _land(state: State, seat: int, land: int, say: Say) -> str:
    clans = [_clan(state, clan, say) for clan in reversed(stack(state, seat, land))]
    guard = [words.BLOCKED if guard.mode == BLOCK else words.GUARDED for guard in state.guards
             if (guard.seat, guard.land) == (seat, land)]  # fmt: skip
    where = say(guard[0] if guard else words.LAND_ALONE, land=land_noun(land, say))
    if not clans:
        return say("{place}: no clan", place=where)
    unknown = clans.count("")
    top, *below = [clan for clan in clans if clan]
    if unknown:
        below.append(say("{clans} deeper down", clans=say.count(unknown, nouns.CLAN)))
    if not below:
        return say("{place}: {top}", place=where, top=top)
    return say("{place}: {top}. Covered: {below}", place=where, top=top, below=", ".join(below))


def _clan(state: State, clan: Clan, say: Say) -> str:
    """A clan with its cards counted; a covered one shows its gem at most, deeper ones nothing."""
    if clan[KIN] == HIDDEN:
        return say("a clan with a gem of {gem}", gem=gem_of(clan[CARDS][0])) if clan[CARDS] else ""
    kinds = [KIND[card] for card in clan[CARDS]]
    magic = sum([state.charter.magic[kind] for kind in kinds])
    return say("{cards:a}, {magic} magic", cards=census(kinds, say, clan[KIN]), magic=magic)


def _middle(state: State, say: Say) -> Place:
    things = [Heard(say("Deck: {cards}", cards=nouns.cards(len(state.deck), say)))]
    if state.discard:
        things.append(Heard(say("On top of the discard pile: {card:a}", card=creature(KIND[state.discard[-1]], say))))
    else:
        things.append(Heard(say("The discard pile is empty")))
    if state.charter.two:
        tops = [creature(KIND[pile[-1]], say) for pile in state.inn if pile and pile[-1] >= 0]
        things.append(Heard(say("At the Inn: {cards:a}", cards=say.many(tops)) if tops else say("The Inn is empty")))
    if state.retired:
        things.append(Heard(say("Retired: {cards}", cards=nouns.cards(len(state.retired), say))))
    return Place(say("The middle"), tuple(things))
