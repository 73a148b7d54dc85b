"""Decisions, options, events and the whole table in words."""

from collections.abc import Sequence

from ..core.chronicle import Entry, KnownAction
from ..core.game import Label, Place, Prompt, Say, Text
from ..core.judgement import Reason
from ..core.language import ENGLISH
from ..core.types import HIDDEN, Decision, Event, Option, View
from . import advice, aims, aloud, nouns, words
from .cards import FIRST, KIND, POWERS, ROWS, SPECIES
from .charter import Charter
from .choices import Kinds
from .facts import fact
from .labels import label, tag
from .lore import card_text, power_text
from .notes import NOTABLE, Notes, notes
from .nouns import census, creature, land_noun
from .now import card_now
from .prompts import prompt
from .reasons import why_not
from .reasons.cards import card_reason
from .state import BLOCK, CARDS, KIN, Clan, State, stack
from .story import tell
from .view import gem_of

Names = tuple[str, ...]


class GameText(Text[State]):
    """The game's `Text`: it never looks at anything but a view."""

    nouns = (*(row.noun for row in ROWS), *(row.short for row in ROWS), *nouns.NOUNS)
    printed = (*(row.name for row in ROWS), *(row.character for row in ROWS if row.character))

    def prompt(self, decision: Decision, view: View[State], names: Names, say: Say = ENGLISH) -> Prompt:
        return prompt(decision, view, names, say)

    def option(self, option: Option, view: View[State], names: Names, say: Say = ENGLISH) -> str:
        """The label in one line, with whatever on a button can be seen beside it."""
        listed = label(option, view, names, say, listed=True)
        return say(words.WITH_SECOND, **listed._asdict()) if listed.second else listed.words

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
        return fact(event, names, say)

    notable = NOTABLE

    def notes(self, events: Sequence[Event], before: View[State], after: View[State]) -> Notes:
        return notes(before, after)

    def tell(self, chapter: Sequence[KnownAction], view: View[State], names: Names, say: Say = ENGLISH) -> list[Entry]:
        return tell(chapter, view.seat, names, say)

    def card(self, card: int, say: Say = ENGLISH, charter: Charter | None = None) -> str:
        """What a card does at this table; without a charter, in every mode."""
        return card_text(KIND[card], charter, say)

    def power(self, number: int, say: Say = ENGLISH, charter: Charter | None = None) -> str:
        """What a Kingdom Power does at this table."""
        return power_text(number, charter, say)

    def reason(self, reason: Reason, say: Say = ENGLISH) -> str:
        return advice.reason(reason, say)

    def thumb(self, term: str, gain: float, say: Say = ENGLISH) -> str:
        return advice.thumb(term, gain, say)

    def aim(self, view: View[State], say: Say = ENGLISH) -> str:
        return aims.aim(view.state, say)

    def standing(self, view: View[State], names: Names, say: Say = ENGLISH) -> list[str]:
        return aims.standing(view, names, say)

    def glossary(self, view: View[State], say: Say = ENGLISH) -> dict[str, str]:
        """The cards of this deck, with what they are worth; and the Kingdom Powers, if there are any."""
        charter = view.state.charter
        kinds = sorted({KIND[card] for card in charter.cards})
        cards = {str(creature(kind, say)): self._worth(kind, charter, say) for kind in kinds}
        powers = range(len(POWERS) if any(view.state.powers) else 0)
        return cards | {say(words.POWER_NAMES[number]): self.power(number, say, charter) for number in powers}

    def _worth(self, kind: int, charter: Charter, say: Say) -> str:
        text, magic = self.card(FIRST[kind], say, charter), charter.magic[kind]
        return say(words.WORTH, text=text, magic=magic) if magic else text

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
            cards = census([KIND[card] for card in state.agenda[-1][6]], say)
            lines.append(say("Played so far: {cards:a}", cards=cards))
        lines.append(f"{say('Your hand')}: {', '.join(_card(card, say) for card in state.hands[me]) or '-'}")
        return lines

    def places(self, view: View[State], names: Names, say: Say = ENGLISH) -> list[Place]:
        return aloud.places(view, names, say)


WORDS = GameText()


# -- single things ---------------------------------------------------------------------------------------------------


def _card(card: int, say: Say) -> str:
    return str(creature(KIND[card], say))


# -- the table -------------------------------------------------------------------------------------------------------


def _ruler(state: State, seat: int, names: Names, say: Say) -> str:
    parts = [str(nouns.cards(len(state.hands[seat]), say))]
    parts += [say(words.POWER_NAMES[n]) for n in range(len(POWERS)) if state.powers[seat] >> n & 1]
    if state.charter.constellations:
        lit = state.lit[seat].bit_count()
        parts.append(say("{count} of {all} stars", count=lit, all=len(SPECIES)))
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
        place = ", ".join([str(land_noun(land, say)), *guards])
        lines.append(f"    {place}: {' / '.join(clans) or '-'}")
    return lines


def _clan(state: State, clan: Clan, say: Say) -> str:
    """A clan with its cards counted; a covered one shows its gem at most."""
    if clan[KIN] == HIDDEN:
        return say("gem {gem}", gem=gem_of(clan[CARDS][0])) if clan[CARDS] else "?"
    kinds = [KIND[card] for card in clan[CARDS]]
    magic = sum([state.charter.magic[kind] for kind in kinds])
    return say("{cards:a} ({magic})", cards=census(kinds, say, clan[KIN]), magic=magic)


def _middle(state: State, say: Say) -> str:
    top = _card(state.discard[-1], say) if state.discard else "-"
    return say(
        "Deck {deck}, discard pile {top}, retired {retired}", deck=len(state.deck), top=top, retired=len(state.retired)
    )
