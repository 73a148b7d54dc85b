"""Decisions, options, events and the whole table in words."""

from typing import Any

from ..core.game import Label, Prompt, Say, Text
from ..core.language import ENGLISH
from ..core.types import HIDDEN, Decision, Event, Option, View
from . import phrases, words
from .cards import FIRST, FORT_SLOTS, FORTS, KIND, ONE
from .charter import Charter
from .events import EVENTS
from .labels import label, line
from .lore import card_text
from .prompts import prompt
from .reasons import asked_seat, why_not, why_shut
from .state import NONE, State, held_in

Names = tuple[str, ...]


class GameText(Text[State]):
    """The game's `Text`: it never looks at anything but a view."""

    def prompt(self, decision: Decision, view: View[State], names: Names, say: Say = ENGLISH) -> Prompt:
        return prompt(decision, view, names, say)

    def option(self, option: Option, view: View[State], names: Names, say: Say = ENGLISH) -> str:
        return line(option, view, names, say)

    def label(self, option: Option, view: View[State], names: Names, say: Say = ENGLISH) -> Label:
        return label(option, view, names, say)

    def why_not(self, option: Option, view: View[State], names: Names, say: Say = ENGLISH) -> str:
        return why_not(option, view.state, say)

    def event(self, event: Event, names: Names, say: Say = ENGLISH) -> str:
        kind = EVENTS[event.kind]
        facts: dict[str, Any] = dict(zip([field.name for field in kind.fields], event.args, strict=True))
        secret: dict[str, Any] = dict(zip([field.name for field in kind.secret], event.secret, strict=False))
        parts = {name: _fact(name, arg, names, say) for name, arg in facts.items()}
        if "cards" in secret:  # what the others only count
            parts["count"] = phrases.cards_in_words(secret["cards"], say)
        elif kind.secret and "card" not in facts:
            parts["card"] = phrases.cards_in_words((secret["card"],), say) if secret else say(words.UNSEEN)
        if "kind" in facts and "cards" in facts:
            parts["cards"] = phrases.played_in_words(facts["cards"], [facts["kind"]] * len(facts["cards"]), say)
        elif "kind" in facts:
            parts["card"] = phrases.played_in_words((facts["card"],), (facts["kind"],), say)
        elif "kinds" in facts:
            parts["cards"] = phrases.played_in_words(facts["cards"], facts["kinds"], say)
        freed = event.kind == "reshuffled" and facts["prisoners"]
        return say(words.EVENTS["reshuffled_with_prisoners" if freed else event.kind]).format(**parts)

    def card(self, card: int, say: Say = ENGLISH, charter: Charter | None = None) -> str:
        """What a card does at this table; without a charter, in every mode and with every expansion."""
        return card_text(KIND[card], charter, say)

    def glossary(self, view: View[State], say: Say = ENGLISH) -> dict[str, str]:
        """The cards of this deck, and why some of the own cards cannot be played now."""
        state, charter = view.state, view.state.charter
        kinds = sorted({KIND[card] for card in charter.cards})
        told = {phrases.name(kind, say): self.card(FIRST[kind], say, charter) for kind in kinds}
        if view.seat == asked_seat(state):
            held = held_in(state.hands[view.seat])
            for kind in kinds:
                if held & ONE[kind] and (reason := why_shut(kind, state, say)):
                    told[phrases.name(kind, say)] += " " + say(words.REFUSED).format(reason=reason)
        return told

    def table(self, view: View[State], names: Names, say: Say = ENGLISH) -> list[str]:
        """The kingdoms clockwise from this seat, what lies between them, and the own hand."""
        state, me = view.state, view.seat
        lines = [_kingdom(state, seat, names, say) for seat in (*state.charter.rivals[me], me)]
        lines += _middle(state, names, say)
        lines.append(f"{say('Your hand')}: {phrases.cards_in_words(state.hands[me], say)}")
        return lines


WORDS = GameText()


# -- single things -----------------------------------------------------------------------------------------------------


def _fact(name: str, arg: Any, names: Names, say: Say) -> str:
    """One field of an event in words."""
    if name in ("seat", "rival"):
        return str(names[arg])
    if name == "seats":
        return phrases.listed([names[seat] for seat in arg], say)
    if name == "card":
        return phrases.cards_in_words((arg,), say)
    if name == "cards":
        return phrases.cards_in_words(arg, say)
    if name in ("gems", "target"):
        return phrases.gems(arg, say)
    if name == "count":
        return phrases.cards(arg, say)
    return str(arg)


# -- the table ---------------------------------------------------------------------------------------------------------


def _kingdom(state: State, seat: int, names: Names, say: Say) -> str:
    hand = state.hands[seat]
    parts = [phrases.gems(state.gems[seat], say), phrases.cards(len(hand), say)]
    known = [card for card in hand if card != HIDDEN]
    if known and len(known) < len(hand):
        parts.append(say("among them {cards}").format(cards=phrases.cards_in_words(known, say)))
    for slot, fort in enumerate(FORTS):
        card = state.forts[seat * FORT_SLOTS + slot]
        if card != NONE:
            parts.append(phrases.played_in_words((card,), (fort,), say))
    if state.bears[seat] != NONE:
        parts.append(say("a Bear dances in front of it"))
    if state.locked >> seat & 1:
        parts.append(say("must gain a gem to win"))
    turn = " *" if seat == state.seat else ""
    return f"{names[seat]}{turn} ({', '.join(parts)})"


def _middle(state: State, names: Names, say: Say) -> list[str]:
    top = phrases.cards_in_words(state.discard[-1:], say) if state.discard else "-"
    lines = [
        say("{gems} win; {deck} to draw, {discards} discarded, {top} on top").format(
            gems=phrases.gems(state.target, say), deck=len(state.deck), discards=len(state.discard), top=top
        )
    ]
    if state.dungeon:
        lines.append(f"{say('Dungeon')}: {phrases.cards_in_words(state.dungeon, say)}")
    if state.horde:
        lines.append(f"{say('Horde')}: {phrases.gems(state.horde, say)}")
    if state.lane:
        lines.append(say("{count} left to draft").format(count=len(state.lane)))
    frame = state.agenda[-1] if state.agenda else ("",)
    if frame[0] == "respond":
        _, target, controller, kind, strength, blow = frame
        laid = phrases.played_in_words(blow, [kind] * len(blow), say)
        lines.append(
            say("{seat} strikes at {rival} with {cards}: strength {strength}").format(
                seat=names[controller], rival=names[target], cards=laid, strength=strength
            )
        )
    return lines
