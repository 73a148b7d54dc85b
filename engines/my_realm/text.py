"""Decisions, options, events and the whole table in words."""

from collections.abc import Callable, Sequence
from typing import Any

from ..core.game import Say, Text
from ..core.types import HIDDEN, Decision, Event, Option, View
from . import words
from .decisions import VERBS
from .events import EVENTS
from .forms import FORMS, reply
from .matters import COPIES, DEALT, KING, MATTER, PRINCESS, REBEL_CLAIMS
from .proverbs import PLAIN, proverb
from .rules.deal import order_of
from .state import REIGN, Saying, State, Year
from .tales import ENDINGS, Ending

LETTERS = ("X", "Y", "Z")
"""Matters of a statement or a question that are still to be named."""

Names = tuple[str, ...]
Parts = dict[str, Any]


class Words(Text[State]):
    """The game's `Text`: it never looks at anything but a view."""

    def prompt(self, decision: Decision, view: View[State], names: Names, say: Say = str) -> str:
        step, at_stake = _at_stake(decision.kind, view.state, say)
        return say(words.PROMPTS[step]).format(seat=names[decision.seat], **at_stake)

    def option(self, option: Option, view: View[State], names: Names, say: Say = str) -> str:
        verb, args = option
        if verb == "form":
            return say(words.FORM_CHOICES[args[0]])
        if verb == "inquire":
            return say(words.QUESTION_CHOICES[args[0]])
        parts = {field.name: _part(field.name, arg, say) for field, arg in zip(VERBS[verb], args, strict=True)}
        if verb == "word":
            form, *matters = view.state.draft
            parts["saying"] = self.saying(form, matters, args[0], say)
        if verb == "answer":
            _, question, asked = view.state.agenda[-1]
            parts["saying"] = self.saying(*reply(question, asked, view.state.key), args[0], say)
        return say(words.OPTIONS[verb]).format(**parts)

    def event(self, event: Event, names: Names, say: Say = str) -> str:
        kind = EVENTS[event.kind]
        fields = [*kind.fields, *(kind.secret if event.secret else ())]
        parts: Parts = dict(zip([field.name for field in fields], (*event.args, *event.secret), strict=True))
        known = f"{event.kind}_known" if kind.secret and event.secret else event.kind
        return say(words.EVENTS[known]).format(**_told(parts, say))

    # -- pieces that a window shows on their own

    def saying(self, form: int, matters: Sequence[int], wording: int, say: Say = str) -> str:
        """A statement as the King's own page shows it: the proverb and what it means."""
        line, plain = _quoted(form, matters, wording, say), self.plain(form, matters, say)
        return say(words.SPOKEN).format(proverb=line, plain=plain)

    def heard(self, saying: Saying, poetic: bool, say: Say = str) -> str:
        """A statement as the Princess has it on record; in poetic mode without its plain meaning (6.3)."""
        if poetic:
            return _quoted(saying.form, saying.matters, saying.wording, say)
        return self.saying(saying.form, saying.matters, saying.wording, say)

    def plain(self, form: int, matters: Sequence[int], say: Say = str) -> str:
        """What a statement means, for the chip beside the proverb."""
        return say(PLAIN[form]).format(**_matters(matters, say))

    def question(self, question: int, matters: Sequence[int], say: Say = str) -> str:
        return say(words.QUESTIONS[question]).format(**_matters(matters, say))

    def card(self, card: int, say: Say = str) -> str:
        """The line on an event card."""
        return say(words.EVENT_LINES[MATTER[card]][card % COPIES])

    def matter(self, matter: int, say: Say = str) -> str:
        """What a matter covers, for whoever points at it."""
        return say(words.MATTER_COVERS[matter])

    def rumour(self, rumour: int, say: Say = str) -> str:
        """What colours the year."""
        return say(words.RUMOURS[rumour])

    def form(self, form: int, say: Say = str) -> tuple[str, str]:
        """A form of statement by its name, and what it says of X, Y and Z."""
        return say(words.FORM_NAMES[form]), say(words.FORM_SKETCHES[form]).format(**_matters((), say))

    def ending(self, ending: int, say: Say = str) -> Ending:
        """An ending by its name, what brings it about, who wins, and the tale."""
        return Ending(*map(say, ENDINGS[ending]))

    def glossary(self, view: View[State], say: Say = str) -> dict[str, str]:
        """The nine matters, and what can be said and asked about them."""
        told = {say(name): self.matter(matter, say) for matter, name in enumerate(words.MATTER_NAMES)}
        for form, choice in enumerate(words.FORM_CHOICES):
            told[say(choice)] = say(words.FORM_TOLD).format(form=self.form(form, say)[1])
        for question, choice in enumerate(words.QUESTION_CHOICES):
            told[say(choice)] = self.question(question, (), say)
        return told

    def aside(self, event: Event, view: View[State], names: Names, say: Say = str) -> list[str]:
        """6.1: a look at the key shows it to the King, and to nobody else."""
        return [_key(view.state, say)] if event.kind == "looked" and view.seat == KING else []

    # -- the table

    def table(self, view: View[State], names: Names, say: Say = str) -> list[str]:
        """Phase and tokens, what was said, her years, this year's matters; for the King the key."""
        state = view.state
        lines = [say(words.ROLES).format(king=names[KING], princess=names[PRINCESS]), _standing(state, say)]
        lines += [self._on_record(saying, state, say) for saying in state.sayings]
        lines += [_year(number, year, say) for number, year in enumerate(state.years, 1)]
        lines += [f"* {_card(card, say)}" for card in state.dealt]
        if state.draft and state.agenda[-1][0] == "decide":
            lines.append(say("So far: {judgement}").format(judgement=_pairs(state.draft[::2], state.draft[1::2], say)))
        if state.key[0] != HIDDEN and not state.charter.free_talk:  # two people put each look on record (6.1)
            lines.append(_key(state, say))
        return lines

    def _on_record(self, saying: Saying, state: State, say: Say) -> str:
        line = self.heard(saying, not state.charter.plain, say)
        template = say("Year {year}, forgotten: {saying}") if saying.void else say("Year {year}: {saying}")
        return template.format(year=saying.year, saying=line)


WORDS = Words()


# -- what is at stake --------------------------------------------------------------------------------------------------


def _at_stake(kind: str, state: State, say: Say) -> tuple[str, Parts]:
    """The step of the question, and what was put together so far. Nobody else sees a draft, so nobody else reads it."""
    draft = state.draft
    if kind == "answer":
        _, question, asked = state.agenda[-1]
        return kind, {"question": WORDS.question(question, asked, say)}
    if not draft or (kind == "decide" and len(draft) < 2 * DEALT):
        return kind, {}
    if kind == "decide":
        return "decide_seal", {"judgement": _pairs(draft[::2], draft[1::2], say)}
    if kind == "rebellion":
        if len(draft) > 2 * REBEL_CLAIMS:
            return "rebellion_proclaim", {"judgement": _pairs(draft[1::2], draft[2::2], say)}
        if len(draft) % 2:
            return "rebellion_claim", {"count": 1 + len(draft) // 2}
        return "rebellion_value", {"matter": say(words.MATTER_NAMES[draft[-1]])}
    form, *matters = draft
    letter = LETTERS[min(len(matters), len(LETTERS) - 1)]
    if kind == "discuss":
        return "discuss_matter", {"question": WORDS.question(form, matters, say), "letter": letter}
    if len(matters) == FORMS[form].matters:
        return "speak_words", {}
    sketch = say(words.FORM_SKETCHES[form]).format(**_matters(matters, say))
    return "speak_matter", {"sketch": sketch, "letter": letter}


# -- single things ---------------------------------------------------------------------------------------------------


def _part(name: str, arg: int, say: Say) -> str:
    return say(words.MATTER_NAMES[arg]) if name == "matter" else str(arg)


def _matters(matters: Sequence[int], say: Say) -> dict[str, str]:
    """What x, y and z stand for; a letter for what is not named yet."""
    named = [say(words.MATTER_NAMES[matter]) for matter in matters]
    return dict(zip("xyz", [*named, *LETTERS[len(named) :]], strict=True))


def _quoted(form: int, matters: Sequence[int], wording: int, say: Say) -> str:
    return say(words.QUOTED).format(proverb=proverb(form, matters, wording, say))


def _list(things: Sequence[str], say: Say) -> str:
    """Things in a row: a, b and c."""
    *most, last = things
    return say(words.AND).format(first=", ".join(most), last=last) if most else last


def _laid(matter: int, number: int, say: Say) -> str:
    return say(words.LAID).format(matter=say(words.MATTER_NAMES[matter]), number=number)


def _key(state: State, say: Say) -> str:
    order = ", ".join([_laid(matter, state.key[matter], say) for matter in order_of(state.key)])
    return say(words.KEY).format(order=order)


def _pairs(matters: Sequence[int], numbers: Sequence[int], say: Say) -> str:
    return _list([_laid(matter, number, say) for matter, number in zip(matters, numbers, strict=True)], say)


def _card(card: int, say: Say) -> str:
    line = say(words.EVENT_LINES[MATTER[card]][card % COPIES])
    return say(words.DRAWN).format(matter=say(words.MATTER_NAMES[MATTER[card]]), line=line)


def _told(parts: Parts, say: Say) -> Parts:
    """The parts of an event in words: some fields bring sentences of their own."""
    told = dict(parts)
    for field, tell in _TELLING.items():
        if field in parts:
            told |= tell(parts, say)
    return told


def _tell_phase(parts: Parts, say: Say) -> Parts:
    phase = parts["phase"]
    return {"phase_name": say(words.PHASE_NAMES[phase]), "phase_text": say(words.PHASE_TEXT[phase])}


def _tell_saying(parts: Parts, say: Say) -> Parts:
    form, matters = parts["form"], parts["matters"]
    return {"proverb": _quoted(form, matters, parts["wording"], say), "plain": WORDS.plain(form, matters, say)}


def _tell_score(parts: Parts, say: Say) -> Parts:
    return {
        "exact_told": say(words.EXACT_TOLD[parts["exact"]]),
        "order_told": say(words.ORDER_TOLD[parts["disorder"]]),
    }


_TELLING: dict[str, Callable[[Parts, Say], Parts]] = {
    "phase": _tell_phase,
    "rumour": lambda parts, say: {"rumour": say(words.RUMOURS[parts["rumour"]])},
    "order": lambda parts, say: {"order": _list([say(words.MATTER_NAMES[matter]) for matter in parts["order"]], say)},
    "card": lambda parts, say: {"card": say(words.MATTER_NAMES[MATTER[parts["card"]]])},
    "cards": lambda parts, say: {"cards": " ".join([_card(card, say) for card in parts["cards"]])},
    "form": _tell_saying,
    "question": lambda parts, say: {"question": WORDS.question(parts["question"], parts["matters"], say)},
    "numbers": lambda parts, say: {"judgement": _pairs(parts["matters"], parts["numbers"], say)},
    "exact": _tell_score,
    "ending": lambda parts, say: {"ending": say(words.ENDINGS[parts["ending"]])},
}
"""Fields of events, with what they say."""


# -- the table -------------------------------------------------------------------------------------------------------


def _standing(state: State, say: Say) -> str:
    return say("{phase}, year {year}. Tokens: {tokens}. Points: {points}. Cards in the pile: {cards}.").format(
        phase=say(words.PHASE_NAMES[state.phase]),
        year=state.year,
        tokens=state.tokens,
        points=state.points,
        cards=len(state.deck),
    )


def _year(number: int, year: Year, say: Say) -> str:
    judgement = _pairs(year.matters, year.numbers, say)
    if year.phase == REIGN:
        return say("Year {year}: {judgement}. Points: {points}, tokens lost: {loss}.").format(
            year=number, judgement=judgement, points=year.points, loss=year.loss
        )
    if year.tally == HIDDEN:
        return say("Year {year}: {judgement}. Tokens lost: {loss}.").format(
            year=number, judgement=judgement, loss=year.loss
        )
    return say("Year {year}: {judgement}. Exact: {exact}, order {order}, tokens lost: {loss}.").format(
        year=number,
        judgement=judgement,
        exact=year.tally,
        order=say("wrong") if year.disorder else say("right"),
        loss=year.loss,
    )
