"""Decisions, options, events and the whole table in words."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ..core.game import Prompt, Say, Text
from ..core.types import HIDDEN, Decision, Event, Option, View
from . import words
from .cards import AS, FACE, FIRST, FORT_SLOTS, FORTS, GUISE_IDS, JESTER, KIND, QUEEN, ROWS, STRENGTH
from .charter import Charter
from .decisions import VERBS
from .events import EVENTS
from .forecast import forecast
from .lore import card_count, card_text, gem_count
from .rules.expansions import SHIPPED
from .rules.monk import dues
from .state import NONE, State

Names = tuple[str, ...]


class GameText(Text[State]):
    """The game's `Text`: it never looks at anything but a view."""

    def prompt(self, decision: Decision, view: View[State], names: Names, say: Say = str) -> Prompt:
        kind, at_stake = _at_stake(decision.kind, view.state, names, say)
        return Prompt("", say(words.PROMPTS[kind]).format(seat=names[decision.seat], **at_stake))

    def option(self, option: Option, view: View[State], names: Names, say: Say = str) -> str:
        state, me = view.state, view.seat
        parts: dict[str, str] = {}
        for field, arg in zip(VERBS[option.verb], option.args, strict=True):
            if field.name == "seat":
                parts["seat"] = names[arg]
            else:
                name = _guise if field.names is GUISE_IDS else _kind
                numbers = arg if isinstance(arg, tuple) else (arg,)
                parts[field.name] = _list([name(number, say) for number in numbers], say)
        phrase = option.verb
        frame = state.agenda[-1]
        if phrase in ("answer", "endure"):
            phrase, more = _answer(state, option, say)
            parts |= more
        elif phrase == "lay":
            kind = AS[option.args[0][0]]
            parts["strength"] = str(STRENGTH[kind] * len(option.args[0]))
            phrase = "lay" if STRENGTH[kind] else "lay_first"
        elif phrase == "merchant":
            parts["gems"] = _gems(state.charter.merchant_price, say)
        elif phrase == "supply_ship":
            parts["count"] = card_count(SHIPPED, say)
        elif phrase == "rob":
            parts |= {"gems": _gems(frame[3], say), "holder": names[frame[2]]}
        elif phrase == "pay_gems":
            parts["gems"] = _gems(dues(state, me)[0], say)
        elif phrase in ("keep", "give"):
            parts |= {"drafted": _card(frame[2], say), "rival": names[1 - me]}
        return say(words.OPTIONS[phrase]).format(**parts)

    def event(self, event: Event, names: Names, say: Say = str) -> str:
        kind = EVENTS[event.kind]
        facts: dict[str, Any] = dict(zip([field.name for field in kind.fields], event.args, strict=True))
        secret: dict[str, Any] = dict(zip([field.name for field in kind.secret], event.secret, strict=False))
        parts = {name: _fact(name, arg, names, say) for name, arg in facts.items()}
        if "cards" in secret:  # what the others only count
            parts["count"] = _cards(secret["cards"], say)
        elif kind.secret and "card" not in facts:
            parts["card"] = _card(secret["card"], say) if secret else say(words.UNSEEN)
        if "kind" in facts and "cards" in facts:
            parts["cards"] = _list([_played(card, facts["kind"], say) for card in facts["cards"]], say)
        elif "kind" in facts:
            parts["card"] = _played(facts["card"], facts["kind"], say)
        elif "kinds" in facts:
            played = zip(facts["cards"], facts["kinds"], strict=True)
            parts["cards"] = _list([_played(card, as_kind, say) for card, as_kind in played], say)
        freed = event.kind == "reshuffled" and facts["prisoners"]
        return say(words.EVENTS["reshuffled_with_prisoners" if freed else event.kind]).format(**parts)

    def card(self, card: int, say: Say = str, charter: Charter | None = None) -> str:
        """What a card does at this table; without a charter, in every mode and with every expansion."""
        return card_text(KIND[card], charter, say)

    def glossary(self, view: View[State], say: Say = str) -> dict[str, str]:
        """The cards of this deck."""
        charter = view.state.charter
        kinds = sorted({KIND[card] for card in charter.cards})
        return {_kind(kind, say): self.card(FIRST[kind], say, charter) for kind in kinds}

    def table(self, view: View[State], names: Names, say: Say = str) -> list[str]:
        """The kingdoms clockwise from this seat, what lies between them, and the own hand."""
        state, me = view.state, view.seat
        lines = [_kingdom(state, seat, names, say) for seat in (*state.charter.rivals[me], me)]
        lines += _middle(state, names, say)
        lines.append(f"{say('Your hand')}: {_cards(state.hands[me], say)}")
        return lines


WORDS = GameText()


# -- what is at stake --------------------------------------------------------------------------------------------------


def _at_stake(kind: str, state: State, names: Names, say: Say) -> tuple[str, dict[str, str]]:
    """Which way the question is put, and what it is about: who comes with what, who has how many gems."""
    frame = state.agenda[-1]
    if kind == "respond":
        _, _, controller, as_kind, strength, cards = frame
        laid = _list([_played(card, as_kind, say) for card in cards], say)
        phrase = "respond_strength" if strength else kind
        return phrase, {"rival": names[controller], "cards": laid, "strength": str(strength)}
    if kind == "highwayman":
        _, _, holder, gems = frame
        return kind, {"rival": names[holder], "gems": _gems(gems, say)}
    if kind == "draft":
        card = frame[2]
        return (kind, {}) if card == HIDDEN else ("draft_known", {"card": _card(card, say)})
    return kind, {"rival": names[state.seat]}  # whose Herald, whose Monk


# -- single things -----------------------------------------------------------------------------------------------------


def _kind(kind: int, say: Say) -> str:
    return say(words.KIND_NAMES[kind])


def _card(card: int, say: Say) -> str:
    return _kind(KIND[card], say)


def _guise(guise: int, say: Say) -> str:
    name = _kind(AS[guise], say)
    return say(words.DISGUISED).format(name=name) if FACE[guise] != AS[guise] else name


def _played(card: int, kind: int, say: Say) -> str:
    name = _kind(kind, say)
    return say(words.DISGUISED).format(name=name) if KIND[card] == JESTER != kind else name


def _cards(cards: Sequence[int], say: Say) -> str:
    return _list([_card(card, say) for card in cards], say)


def _gems(count: int, say: Say) -> str:
    return gem_count(count, say) if count else say(words.NO_GEMS)


def _list(things: Sequence[str], say: Say) -> str:
    """Things in a row, equal ones counted: a, 2 x b and c."""
    counted = [
        name if count == 1 else say(words.SEVERAL).format(name=name, count=count)
        for name, count in Counter(things).items()
    ]
    if not counted:
        return say(words.NOTHING)
    *most, last = counted
    return say(words.AND).format(first=", ".join(most), last=last) if most else last


def _fact(name: str, arg: Any, names: Names, say: Say) -> str:
    """One field of an event in words."""
    if name in ("seat", "rival"):
        return str(names[arg])
    if name == "seats":
        return _list([names[seat] for seat in arg], say)
    if name == "card":
        return _card(arg, say)
    if name == "cards":
        return _cards(arg, say)
    if name in ("gems", "target"):
        return _gems(arg, say)
    if name == "count":
        return card_count(arg, say)
    return str(arg)


def _answer(state: State, option: Option, say: Say) -> tuple[str, dict[str, str]]:
    """An answer to a blow with what it comes to: the phrase, and its numbers."""
    frame = state.agenda[-1]
    guises = option.args[0] if option.args else ()
    loss, strength = forecast(state, frame, guises).loss, frame[4]
    if not guises:
        return ("endure_loss" if strength else "endure"), {"gems": _gems(loss, say)}
    kind = AS[guises[0]]
    if kind <= QUEEN or (STRENGTH[kind] and frame[3] <= QUEEN):
        shield = str(len(guises) * STRENGTH[kind])
        return "answer", {"strength": str(strength), "shield": shield, "gems": _gems(loss, say)}
    return f"answer_{ROWS[kind].id}", {}


# -- the table ---------------------------------------------------------------------------------------------------------


def _kingdom(state: State, seat: int, names: Names, say: Say) -> str:
    hand = state.hands[seat]
    parts = [_gems(state.gems[seat], say), card_count(len(hand), say)]
    known = [card for card in hand if card != HIDDEN]
    if known and len(known) < len(hand):
        parts.append(say("among them {cards}").format(cards=_cards(known, say)))
    for slot, fort in enumerate(FORTS):
        card = state.forts[seat * FORT_SLOTS + slot]
        if card != NONE:
            parts.append(_played(card, fort, say))
    if state.bears[seat] != NONE:
        parts.append(say("a Bear dances in front of it"))
    if state.locked >> seat & 1:
        parts.append(say("must gain a gem to win"))
    turn = " *" if seat == state.seat else ""
    return f"{names[seat]}{turn} ({', '.join(parts)})"


def _middle(state: State, names: Names, say: Say) -> list[str]:
    top = _card(state.discard[-1], say) if state.discard else "-"
    lines = [
        say("{gems} win; {deck} to draw, {discards} discarded, {top} on top").format(
            gems=_gems(state.target, say), deck=len(state.deck), discards=len(state.discard), top=top
        )
    ]
    if state.dungeon:
        lines.append(f"{say('Dungeon')}: {_cards(state.dungeon, say)}")
    if state.horde:
        lines.append(f"{say('Horde')}: {_gems(state.horde, say)}")
    if state.lane:
        lines.append(say("{count} left to draft").format(count=len(state.lane)))
    frame = state.agenda[-1] if state.agenda else ("",)
    if frame[0] == "respond":
        _, target, controller, kind, strength, cards = frame
        laid = _list([_played(card, kind, say) for card in cards], say)
        lines.append(
            say("{seat} strikes at {rival} with {cards}: strength {strength}").format(
                seat=names[controller], rival=names[target], cards=laid, strength=strength
            )
        )
    return lines
