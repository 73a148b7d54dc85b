"""Decisions, options, events and the whole table in words."""

from collections.abc import Callable, Sequence

from ..core.game import Label, Prompt, Say, Text
from ..core.language import ENGLISH
from ..core.types import HIDDEN, Arg, Decision, Event, Option, View
from ..core.vocabulary import Field
from . import nouns, words
from .cards import FIRST, KIND, LAND_IDS, POWERS, SPECIES
from .charter import Charter
from .choices import Kinds
from .decisions import VERBS
from .events import EVENTS
from .labels import label, tag
from .lore import card_text, power_text
from .nouns import LANDS, NAMES, both
from .now import card_now
from .prompts import prompt
from .reasons import why_not
from .reasons.cards import card_reason
from .state import BLOCK, CARDS, KIN, Clan, State, stack
from .view import gem_of

Names = tuple[str, ...]


class GameText(Text[State]):
    """The game's `Text`: it never looks at anything but a view."""

    def prompt(self, decision: Decision, view: View[State], names: Names, say: Say = ENGLISH) -> Prompt:
        return prompt(decision, view, names, say)

    def option(self, option: Option, view: View[State], names: Names, say: Say = ENGLISH) -> str:
        """The label in one line, with whatever on a button can be seen beside it."""
        listed = label(option, view, names, say, listed=True)
        return say(words.WITH_SECOND).format(**listed._asdict()) if listed.second else listed.words

    def label(self, option: Option, view: View[State], names: Names, say: Say = ENGLISH) -> Label:
        return label(option, view, names, say)

    def tag(self, option: Option, view: View[State], say: Say = ENGLISH) -> str:
        """The same in a word or two."""
        return tag(option, view, say)

    def why_not(self, option: Option, view: View[State], names: Names, say: Say = ENGLISH) -> str:
        return why_not(option, view.state, view.seat, say)

    def why_not_card(
        self, kind: int, decision: Decision, view: View[State], chosen: Kinds = (), say: Say = ENGLISH
    ) -> str:
        """Why a card of the own hand cannot be chosen now, with these; empty if it can, or is."""
        reason = card_reason(decision, view.state, view.seat, kind, chosen)
        return reason.words(say) if reason else ""

    def now(self, kind: int, decision: Decision, view: View[State], say: Say = ENGLISH) -> str:
        """What a card of the own hand can do at this moment."""
        return card_now(decision, view, kind, say)

    def event(self, event: Event, names: Names, say: Say = ENGLISH) -> str:
        kind = EVENTS[event.kind]
        parts = _parts(kind.fields, event.args, names, say)
        if event.secret:
            parts["count"] = _parts(kind.secret, event.secret, names, say)["cards"]
        at_home = event.kind == "clan_moved" and event.args[0] == event.args[1]
        return say(words.EVENTS["clan_moved_at_home" if at_home else event.kind]).format(**parts)

    def card(self, card: int, say: Say = ENGLISH, charter: Charter | None = None) -> str:
        """What a card does at this table; without a charter, in every mode."""
        return card_text(KIND[card], charter, say)

    def power(self, number: int, say: Say = ENGLISH, charter: Charter | None = None) -> str:
        """What a Kingdom Power does at this table."""
        return power_text(number, charter, say)

    def glossary(self, view: View[State], say: Say = ENGLISH) -> dict[str, str]:
        """The cards of this deck, with what they are worth; and the Kingdom Powers, if there are any."""
        charter = view.state.charter
        kinds = sorted({KIND[card] for card in charter.cards})
        cards = {say(NAMES[kind].one): self._worth(kind, charter, say) for kind in kinds}
        powers = range(len(POWERS) if any(view.state.powers) else 0)
        return cards | {say(words.POWER_NAMES[number]): self.power(number, say, charter) for number in powers}

    def _worth(self, kind: int, charter: Charter, say: Say) -> str:
        text, magic = self.card(FIRST[kind], say, charter), charter.magic[kind]
        return say(words.WORTH).format(text=text, magic=magic) if magic else text

    def table(self, view: View[State], names: Names, say: Say = ENGLISH) -> list[str]:
        """The kingdoms clockwise from this seat, what lies between them, and the own hand."""
        state, me = view.state, view.seat
        lines = []
        for seat in (*state.charter.rivals[me], me):
            lines += [_ruler(state, seat, names, say), *_kingdom(state, seat, say)]
        lines.append(_middle(state, say))
        if state.charter.two:
            tops = [_card(pile[-1], say) if pile and pile[-1] >= 0 else "-" for pile in state.inn]
            lines.append(f"{say('The Inn')}: {', '.join(tops)}")
        if state.agenda and state.agenda[-1][0] == "answer":
            lines.append(f"{say('Played so far')}: {both([_card(card, say) for card in state.agenda[-1][6]], say)}")
        lines.append(f"{say('Your hand')}: {', '.join(_card(card, say) for card in state.hands[me]) or '-'}")
        return lines


WORDS = GameText()


# -- single things ---------------------------------------------------------------------------------------------------


def _card(card: int, say: Say) -> str:
    return say(NAMES[KIND[card]].one)


def _parts(fields: Sequence[Field], args: Sequence[Arg], names: Names, say: Say) -> dict[str, str]:
    """Each argument in words, by the name of its field."""
    return {field.name: _part(field, arg, names, say) for field, arg in zip(fields, args, strict=True)}


def _part(field: Field, arg: Arg, names: Names, say: Say) -> str:
    if isinstance(arg, tuple):
        return both([_part(field, number, names, say) for number in arg], say)
    if field.name in ("seat", "rival", "seats"):
        return names[arg]
    if field.name == "count":
        return nouns.cards(arg, say)
    if field.name == "pile":
        return str(arg + 1)
    shown = _SHOWN.get(field.names)
    return say(shown(arg)) if shown else str(arg)


def _named(names: Sequence[str]) -> Callable[[int], str]:
    return names.__getitem__


_SHOWN: dict[tuple[str, ...], Callable[[int], str]] = {
    LAND_IDS: _named(LANDS),
    VERBS["discard"][0].names: lambda kind: NAMES[kind].one,
    VERBS["wizard"][3].names: _named(words.ENDS),
    EVENTS["power_dealt"].fields[1].names: _named(words.POWER_NAMES),
    EVENTS["discarded"].fields[1].names: lambda card: NAMES[KIND[card]].one,
}
"""What the numbers of a field stand for, told by the names the vocabulary gives them."""


# -- the table -------------------------------------------------------------------------------------------------------


def _ruler(state: State, seat: int, names: Names, say: Say) -> str:
    parts = [nouns.cards(len(state.hands[seat]), say)]
    parts += [say(words.POWER_NAMES[n]) for n in range(len(POWERS)) if state.powers[seat] >> n & 1]
    if state.charter.constellations:
        lit = state.lit[seat].bit_count()
        parts.append(say("{count} of {all} constellations").format(count=lit, all=len(SPECIES)))
    crown = " *" if seat == state.seat else ""
    return f"{names[seat]}{crown} ({', '.join(parts)})"


def _kingdom(state: State, seat: int, say: Say) -> list[str]:
    lines = []
    for land in state.charter.lands:
        clans = [_clan(state, clan, say) for clan in reversed(stack(state, seat, land))]
        guards = [
            say("blocked by a Minnowtaur") if guard.mode == BLOCK else say("guarded by a Minnowtaur")
            for guard in state.guards
            if (guard.seat, guard.land) == (seat, land)
        ]
        place = ", ".join([say(LANDS[land]), *guards])
        lines.append(f"    {place}: {' / '.join(clans) or '-'}")
    return lines


def _clan(state: State, clan: Clan, say: Say) -> str:
    """A clan with its cards counted; a covered one shows its gem at most."""
    if clan[KIN] == HIDDEN:
        return say("gem {gem}").format(gem=gem_of(clan[CARDS][0])) if clan[CARDS] else "?"
    kinds = sorted({KIND[card] for card in clan[CARDS]}, key=lambda kind: (kind != clan[KIN], kind))
    held = [KIND[card] for card in clan[CARDS]]
    cards = [f"{held.count(kind)} {say(NAMES[kind].one)}" for kind in kinds]
    return f"{' + '.join(cards)} ({sum([state.charter.magic[kind] for kind in held])})"


def _middle(state: State, say: Say) -> str:
    top = _card(state.discard[-1], say) if state.discard else "-"
    return say("Deck {deck}, discard pile {top}, retired {retired}").format(
        deck=len(state.deck), top=top, retired=len(state.retired)
    )
