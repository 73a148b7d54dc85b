"""Decisions, options, events and the whole table in words."""

from collections.abc import Sequence

from ..core.chronicle import Entry, KnownAction
from ..core.game import Label, Place, Prompt, Say, Text
from ..core.judgement import Reason
from ..core.language import ENGLISH
from ..core.types import HIDDEN, Decision, Event, Option, View
from . import advice, aims, aloud, phrases, words
from .cards import FIRST, FORT_SLOTS, FORTS, KIND, ONE, ROWS
from .charter import Charter
from .facts import fact
from .labels import label, line
from .lore import card_text
from .prompts import prompt
from .reasons import asked_seat, why_not, why_shut
from .state import NONE, State, held_in
from .story import UNKNOWN, tell

Names = tuple[str, ...]


class GameText(Text[State]):
    """The game's `Text`: it never looks at anything but a view."""

    nouns = (*(row.noun for row in ROWS), words.GEM, words.CARD, UNKNOWN)
    printed = tuple(row.name for row in ROWS)

    def prompt(self, decision: Decision, view: View[State], names: Names, say: Say = ENGLISH) -> Prompt:
        return prompt(decision, view, names, say)

    def option(self, option: Option, view: View[State], names: Names, say: Say = ENGLISH) -> str:
        return line(option, view, names, say)

    def label(self, option: Option, view: View[State], names: Names, say: Say = ENGLISH) -> Label:
        return label(option, view, names, say)

    def why_not(self, option: Option, view: View[State], names: Names, say: Say = ENGLISH) -> str:
        return why_not(option, view.state, say)

    def event(self, event: Event, names: Names, say: Say = ENGLISH) -> str:
        return fact(event, names, say)

    def tell(self, chapter: Sequence[KnownAction], view: View[State], names: Names, say: Say = ENGLISH) -> list[Entry]:
        return tell(chapter, view.seat, names, say)

    def card(self, card: int, say: Say = ENGLISH, charter: Charter | None = None) -> str:
        """What a card does at this table; without a charter, in every mode and with every expansion."""
        return card_text(KIND[card], charter, say)

    def reason(self, reason: Reason, say: Say = ENGLISH) -> str:
        return advice.reason(reason, say)

    def thumb(self, term: str, gain: float, say: Say = ENGLISH) -> str:
        return advice.thumb(term, gain, say)

    def aim(self, view: View[State], say: Say = ENGLISH) -> str:
        return aims.aim(view.state, say)

    def standing(self, view: View[State], names: Names, say: Say = ENGLISH) -> list[str]:
        return aims.standing(view.state, names, say)

    def glossary(self, view: View[State], say: Say = ENGLISH) -> dict[str, str]:
        """The cards of this deck, and why some of the own cards cannot be played now."""
        state, charter = view.state, view.state.charter
        kinds = sorted({KIND[card] for card in charter.cards})
        told = {phrases.name(kind, say): self.card(FIRST[kind], say, charter) for kind in kinds}
        if view.seat == asked_seat(state):
            held = held_in(state.hands[view.seat])
            for kind in kinds:
                if held & ONE[kind] and (reason := why_shut(kind, state, say)):
                    told[phrases.name(kind, say)] += " " + say(words.REFUSED, reason=reason)
        return told

    def table(self, view: View[State], names: Names, say: Say = ENGLISH) -> list[str]:
        """The kingdoms clockwise from this seat, what lies between them, and the own hand."""
        state, me = view.state, view.seat
        lines = [_kingdom(state, seat, names, say) for seat in (*state.charter.rivals[me], me)]
        lines += _middle(state, names, say)
        lines.append(say("Your hand: {cards}", cards=phrases.cards_in_words(state.hands[me], say)))
        return lines

    def places(self, view: View[State], names: Names, say: Say = ENGLISH) -> list[Place]:
        return aloud.places(view, names, say)


WORDS = GameText()


# -- the table ---------------------------------------------------------------------------------------------------------


def _kingdom(state: State, seat: int, names: Names, say: Say) -> str:
    hand = state.hands[seat]
    parts = [str(phrases.gems(state.gems[seat], say)), str(phrases.cards(len(hand), say))]
    known = [card for card in hand if card != HIDDEN]
    if known and len(known) < len(hand):
        parts.append(say("among them {cards:a}", cards=phrases.cards_in_words(known, say)))
    for slot, fort in enumerate(FORTS):
        card = state.forts[seat * FORT_SLOTS + slot]
        if card != NONE:
            parts.append(str(phrases.played_in_words((card,), (fort,), say)))
    if state.bears[seat] != NONE:
        parts.append(say("a Bear dances there"))
    if state.locked >> seat & 1:
        parts.append(say("needs one more gem to win"))
    turn = " *" if seat == state.seat else ""
    return f"{names[seat]}{turn} ({', '.join(parts)})"


def _middle(state: State, names: Names, say: Say) -> list[str]:
    top = phrases.cards_in_words(state.discard[-1:], say) if state.discard else "-"
    lines = [
        say(
            "{gems} {gems:?wins|win}; {deck} to draw, {discards} discarded, {top} on top",
            gems=phrases.gems(state.target, say),
            deck=len(state.deck),
            discards=len(state.discard),
            top=top,
        )
    ]
    if state.dungeon:
        lines.append(say("Dungeon: {cards}", cards=phrases.cards_in_words(state.dungeon, say)))
    if state.horde:
        lines.append(say("Horde: {gems}", gems=phrases.gems(state.horde, say)))
    if state.lane:
        lines.append(say("{cards} left to draft", cards=phrases.cards(len(state.lane), say)))
    frame = state.agenda[-1] if state.agenda else ("",)
    if frame[0] == "respond":
        _, target, controller, kind, strength, attackers = frame
        lines.append(
            say(
                "{seat} attacks {rival} with {cards:a}: strength {strength}",
                seat=say.name(names[controller]),
                rival=say.name(names[target]),
                cards=phrases.played_in_words(attackers, [kind] * len(attackers), say),
                strength=strength,
            )
        )
    return lines
