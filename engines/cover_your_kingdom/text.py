"""Decisions, options, events and the whole table in words."""

from collections.abc import Callable, Sequence
from typing import Any

from ..core.game import Prompt, Say, Text
from ..core.types import HIDDEN, Arg, Decision, Event, Option, View
from ..core.vocabulary import Field
from . import words
from .cards import FIRST, KIND, LAND_IDS, POWERS, SPECIES
from .charter import Charter
from .decisions import FREE, VERBS
from .events import EVENTS
from .lore import card_text, power_text
from .rules.hires import STOLEN
from .state import BLOCK, CARDS, KIN, Clan, State, stack
from .view import gem_of

Names = tuple[str, ...]


class GameText(Text[State]):
    """The game's `Text`: it never looks at anything but a view."""

    def prompt(self, decision: Decision, view: View[State], names: Names, say: Say = str) -> Prompt:
        kind, at_stake = _at_stake(decision, view.state, names, say)
        return Prompt("", say(words.PROMPTS[kind]).format(seat=names[decision.seat], **at_stake))

    def option(self, option: Option, view: View[State], names: Names, say: Say = str) -> str:
        state, me = view.state, view.seat
        parts = _parts(VERBS[option.verb], option.args, names, say)
        numbers: dict[str, Any] = dict(zip([field.name for field in VERBS[option.verb]], option.args, strict=True))
        seat, land = numbers.get("seat", me), numbers.get("land", 0)
        if seat == me and "seat" in numbers:
            parts["seat"] = say(words.YOURSELF)
        if option.verb in ("recruit", "elves", "mob"):
            parts["clan"] = _clan_name(stack(state, seat, land), say)
        if option.verb in ("take_clan", "disperse_clan"):
            parts["rival_clan"] = _clan_name(stack(state, 1 - me, land), say)
        if option.verb == "hypnogriff":
            parts["count"] = _count(min(STOLEN, len(state.hands[seat])), say)
        if option.verb == "mob":
            parts["own_clan"] = _clan_name(stack(state, me, numbers["own_land"]), say)
        if option.verb == "settle_discard":
            parts["shown"] = _card(state.discard[-1], say)
        if option.verb == "claim":
            tops = [f"{_card(state.inn[pile][-1], say)} ({pile + 1})" for pile in numbers["piles"]]
            parts["claimed"] = _list(tops, say)
        moves = option.verb == "add" and numbers["to"] != land
        phrase = say(words.OPTIONS["add_and_move" if moves else option.verb]).format(**parts)
        return say(words.FREE).format(option=phrase) if numbers.get("cost") == FREE else phrase

    def event(self, event: Event, names: Names, say: Say = str) -> str:
        kind = EVENTS[event.kind]
        parts = _parts(kind.fields, event.args, names, say)
        if event.secret:
            parts["count"] = _parts(kind.secret, event.secret, names, say)["cards"]
        at_home = event.kind == "clan_moved" and event.args[0] == event.args[1]
        return say(words.EVENTS["clan_moved_at_home" if at_home else event.kind]).format(**parts)

    def card(self, card: int, say: Say = str, charter: Charter | None = None) -> str:
        """What a card does at this table; without a charter, in every mode."""
        return card_text(KIND[card], charter, say)

    def power(self, number: int, say: Say = str, charter: Charter | None = None) -> str:
        """What a Kingdom Power does at this table."""
        return power_text(number, charter, say)

    def glossary(self, view: View[State], say: Say = str) -> dict[str, str]:
        """The cards of this deck, with what they are worth; and the Kingdom Powers, if there are any."""
        charter = view.state.charter
        kinds = sorted({KIND[card] for card in charter.cards})
        cards = {say(words.KIND_NAMES[kind]): self._worth(kind, charter, say) for kind in kinds}
        powers = range(len(POWERS) if any(view.state.powers) else 0)
        return cards | {say(words.POWER_NAMES[number]): self.power(number, say, charter) for number in powers}

    def _worth(self, kind: int, charter: Charter, say: Say) -> str:
        text, magic = self.card(FIRST[kind], say, charter), charter.magic[kind]
        return say(words.WORTH).format(text=text, magic=magic) if magic else text

    def table(self, view: View[State], names: Names, say: Say = str) -> list[str]:
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
            lines.append(f"{say('Played so far')}: {_list([_card(card, say) for card in state.agenda[-1][6]], say)}")
        lines.append(f"{say('Your hand')}: {', '.join(_card(card, say) for card in state.hands[me]) or '-'}")
        return lines


WORDS = GameText()


# -- what is at stake --------------------------------------------------------------------------------------------------


def _at_stake(decision: Decision, state: State, names: Names, say: Say) -> tuple[str, dict[str, str]]:
    """Which way the question is put, and what it is about: a clan, the cards of a claim, whose they are."""
    kind, frame = decision.kind, state.agenda[-1]
    if kind in ("answer", "inn_contest"):
        _, mover, attacker, defender, _, land, played, claimed, _ = frame
        parts = {"rival": names[attacker if mover == defender else defender]}
        if kind == "answer":
            parts["clan"] = _clan(state, stack(state, defender, land)[-1], say)
            parts["land"] = say(words.LAND_NAMES[land])
        else:
            parts["claimed"] = _list([_card(card, say) for card in claimed], say)
            parts["card"] = _card(played[0], say)
        return (kind if mover == defender else f"{kind}_back"), parts
    if kind == "land":
        return kind, {"clan": _clan(state, frame[2], say)}
    if kind == "defend":
        _, owner, land = frame
        clan = _clan(state, stack(state, owner, land)[-1], say)
        return kind, {"clan": clan, "land": say(words.LAND_NAMES[land])}
    if kind == "give_back":
        _, rival, count = frame
        return kind, {"rival": names[rival], "count": say(words.CARD_COUNT[count != 1]).format(count=count)}
    if kind == "inn_hire":
        _, hire, mover, _ = frame
        return kind, {"hire": say(words.KIND_NAMES[hire]), "rival": names[1 - mover]}
    return kind, {}


# -- single things ---------------------------------------------------------------------------------------------------


def _card(card: int, say: Say) -> str:
    return say(words.KIND_NAMES[KIND[card]])


def _count(number: int, say: Say) -> str:
    return say(words.CARD_COUNT[number != 1]).format(count=number)


def _clan_name(clans: Sequence[Clan], say: Say) -> str:
    return say(words.KIND_NAMES[clans[-1][KIN]])


def _list(things: Sequence[str], say: Say) -> str:
    """Things in a row: a, b and c."""
    if not things:
        return say(words.NOTHING)
    *most, last = things
    return say(words.AND).format(first=", ".join(most), last=last) if most else last


def _parts(fields: Sequence[Field], args: Sequence[Arg], names: Names, say: Say) -> dict[str, str]:
    """Each argument in words, by the name of its field."""
    return {field.name: _part(field, arg, names, say) for field, arg in zip(fields, args, strict=True)}


def _part(field: Field, arg: Arg, names: Names, say: Say) -> str:
    if isinstance(arg, tuple):
        return _list([_part(field, number, names, say) for number in arg], say)
    if field.name in ("seat", "rival", "seats"):
        return names[arg]
    if field.name == "count":
        return _count(arg, say)
    if field.name == "pile":
        return str(arg + 1)
    shown = _SHOWN.get(field.names)
    return say(shown(arg)) if shown else str(arg)


def _named(names: Sequence[str]) -> Callable[[int], str]:
    return names.__getitem__


_SHOWN: dict[tuple[str, ...], Callable[[int], str]] = {
    LAND_IDS: _named(words.LAND_NAMES),
    VERBS["discard"][0].names: _named(words.KIND_NAMES),
    VERBS["wizard"][3].names: _named(words.ENDS),
    EVENTS["power_dealt"].fields[1].names: _named(words.POWER_NAMES),
    EVENTS["discarded"].fields[1].names: lambda card: words.KIND_NAMES[KIND[card]],
}
"""What the numbers of a field stand for, told by the names the vocabulary gives them."""


# -- the table -------------------------------------------------------------------------------------------------------


def _ruler(state: State, seat: int, names: Names, say: Say) -> str:
    parts = [_count(len(state.hands[seat]), say)]
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
        place = ", ".join([say(words.LAND_NAMES[land]), *guards])
        lines.append(f"    {place}: {' / '.join(clans) or '-'}")
    return lines


def _clan(state: State, clan: Clan, say: Say) -> str:
    """A clan with its cards counted; a covered one shows its gem at most."""
    if clan[KIN] == HIDDEN:
        return say("gem {gem}").format(gem=gem_of(clan[CARDS][0])) if clan[CARDS] else "?"
    kinds = sorted({KIND[card] for card in clan[CARDS]}, key=lambda kind: (kind != clan[KIN], kind))
    held = [KIND[card] for card in clan[CARDS]]
    cards = [f"{held.count(kind)} {say(words.KIND_NAMES[kind])}" for kind in kinds]
    return f"{' + '.join(cards)} ({sum([state.charter.magic[kind] for kind in held])})"


def _middle(state: State, say: Say) -> str:
    top = _card(state.discard[-1], say) if state.discard else "-"
    return say("Deck {deck}, discard pile {top}, retired {retired}").format(
        deck=len(state.deck), top=top, retired=len(state.retired)
    )
