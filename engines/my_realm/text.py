"""Decisions, options, events and the whole table in words."""

from collections.abc import Callable, Sequence
from itertools import repeat
from typing import Any

from ..core.chronicle import Entry, KnownAction
from ..core.game import Heard, Label, Place, Prompt, Say, Text
from ..core.judgement import Reason
from ..core.language import ENGLISH
from ..core.types import HIDDEN, Decision, Event, Option, View
from . import advice, aims, story, words
from .decisions import REBEL, VERBS
from .events import EVENTS
from .forms import FORMS, reply
from .matters import COPIES, KING, MATTER, PRINCESS
from .prompts import prompt
from .proverbs import IMAGES, PLAIN, proverb
from .reasons import why_not
from .rules.deal import order_of
from .state import REIGN, Saying, State, Year
from .tales import ENDINGS, Ending

LETTERS = ("X", "Y", "Z")
"""Matters of a statement or a question that are still to be named."""

Names = tuple[str, ...]
Parts = dict[str, Any]


class GameText(Text[State]):
    """The game's `Text`: it never looks at anything but a view."""

    nouns = (*words.NOUNS, *(image for images in IMAGES for image in images))

    def prompt(self, decision: Decision, view: View[State], names: Names, say: Say = ENGLISH) -> Prompt:
        return prompt(decision, view, names, say)

    def option(self, option: Option, view: View[State], names: Names, say: Say = ENGLISH) -> str:
        """The label in one line; an answer in words has them with it."""
        label, state = self.label(option, view, names, say), view.state
        if option.verb in ("word", "answer"):
            form, *matters = state.draft or _reply(state)
            saying = self.saying(form, matters, option.args[0], say)
            return say(words.IN_WORDS).format(words=label.words, saying=saying)
        return say(words.WITH_SECOND).format(**label._asdict()) if label.second else label.words

    def label(self, option: Option, view: View[State], names: Names, say: Say = ENGLISH) -> Label:
        verb, args = option
        if verb == "form":
            return self.form(args[0], say)
        if verb == "inquire":
            return Label(say(words.QUESTION_CHOICES[args[0]]))
        label = words.LABELS["listen.free" if verb == "listen" and view.state.charter.free_talk else verb]
        parts = {field.name: _part(field.name, arg, say) for field, arg in zip(VERBS[verb], args, strict=True)}
        return Label(say(label.words).format(**parts), say(label.second).format(**parts) if label.second else "")

    def why_not(self, option: Option, view: View[State], names: Names, say: Say = ENGLISH) -> str:
        return why_not(option, view.state, say)

    def event(self, event: Event, names: Names, say: Say = ENGLISH) -> str:
        kind = EVENTS[event.kind]
        fields = [*kind.fields, *(kind.secret if event.secret else ())]
        parts: Parts = dict(zip([field.name for field in fields], (*event.args, *event.secret), strict=True))
        known = f"{event.kind}_known" if kind.secret and event.secret else event.kind
        if event.kind == "death_rolled" and parts["die"] <= parts["year"]:  # 3
            known = "death_rolled_fatal"
        return say(words.EVENTS[known], **_told(parts, say))

    def tell(self, chapter: Sequence[KnownAction], view: View[State], names: Names, say: Say = ENGLISH) -> list[Entry]:
        return story.tell(chapter, names, say, self.event)

    # -- pieces that a window shows on their own

    def saying(self, form: int, matters: Sequence[int], wording: int, say: Say = ENGLISH) -> str:
        """A statement as the King's own page shows it: the proverb and what it means."""
        line, plain = _quoted(form, matters, wording, say), self.plain(form, matters, say)
        return say(words.SPOKEN).format(proverb=line, plain=plain)

    def heard(self, saying: Saying, poetic: bool, say: Say = ENGLISH) -> str:
        """A statement as the Princess has it on record; in poetic mode without its plain meaning (6.3)."""
        if poetic:
            return _quoted(saying.form, saying.matters, saying.wording, say)
        return self.saying(saying.form, saying.matters, saying.wording, say)

    def plain(self, form: int, matters: Sequence[int], say: Say = ENGLISH) -> str:
        """What a statement means, for the chip beside the proverb."""
        return say(PLAIN[form]).format(**_matters(matters, say))

    def question(self, question: int, matters: Sequence[int], say: Say = ENGLISH) -> str:
        return say(words.QUESTIONS[question]).format(**_matters(matters, say))

    def card(self, card: int, say: Say = ENGLISH) -> str:
        """The line on an event card."""
        return say(words.EVENT_LINES[MATTER[card]][card % COPIES])

    def matter(self, matter: int, say: Say = ENGLISH) -> str:
        """What a matter covers, for whoever points at it."""
        return say(words.MATTER_COVERS[matter])

    def rumour(self, rumour: int, say: Say = ENGLISH) -> str:
        """What colours the year."""
        return say(words.RUMOURS[rumour])

    def form(self, form: int, say: Say = ENGLISH) -> Label:
        """A form of statement by its name, and what it says of X, Y and Z."""
        return Label(say(words.FORM_NAMES[form]), say(words.FORM_SKETCHES[form]).format(**_matters((), say)))

    def ending(self, ending: int, say: Say = ENGLISH) -> Ending:
        """An ending by its name, what brings it about, who wins, and the tale."""
        return Ending(*map(say, ENDINGS[ending]))

    def reason(self, reason: Reason, say: Say = ENGLISH) -> str:
        return advice.reason(reason, say)

    def aim(self, view: View[State], say: Say = ENGLISH) -> str:
        return aims.aim(view.state, say)

    def standing(self, view: View[State], names: Names, say: Say = ENGLISH) -> list[str]:
        return aims.standing(view.state, say)

    def glossary(self, view: View[State], say: Say = ENGLISH) -> dict[str, str]:
        """The nine matters, what can be said and asked about them, and why nobody can rebel now."""
        told = {say(name): self.matter(matter, say) for matter, name in enumerate(words.MATTER_NAMES)}
        for form in map(self.form, range(len(FORMS)), repeat(say)):
            told[form.words] = say(words.FORM_TOLD).format(form=form.second)
        for question, choice in enumerate(words.QUESTION_CHOICES):
            told[say(choice)] = self.question(question, (), say)
        if refused := why_not(REBEL, view.state, say):
            told[say(words.LABELS["rebel"].words)] = say(words.REFUSED).format(reason=refused)
        return told

    def aside(self, event: Event, view: View[State], names: Names, say: Say = ENGLISH) -> list[str]:
        """6.1: a look at the key shows it to the King, and to nobody else."""
        return [_key(view.state, say)] if event.kind == "looked" and view.seat == KING else []

    # -- the table

    def table(self, view: View[State], names: Names, say: Say = ENGLISH) -> list[str]:
        """Phase and tokens, what was said, her years, this year's matters; for the King the key."""
        state = view.state
        lines = [say(words.ROLES).format(king=names[KING], princess=names[PRINCESS]), _standing(state, say)]
        lines += [self._on_record(saying, state, say) for saying in state.sayings]
        lines += [_year(number, year, say) for number, year in enumerate(state.years, 1)]
        lines += [f"* {_card(card, say)}" for card in state.dealt]
        if state.draft and (draft := _draft(state, say)):
            lines.append(say(words.SO_FAR).format(draft=draft))
        if state.key[0] != HIDDEN and not state.charter.free_talk:  # two people put each look on record (6.1)
            lines.append(_key(state, say))
        return lines

    def places(self, view: View[State], names: Names, say: Say = ENGLISH) -> list[Place]:
        """Where the realm stands, this year's matters, what is being put together, what was said, and her years."""
        state = view.state
        found = [
            Place(_standing(state, say), (Heard(say(words.ROLES).format(king=names[KING], princess=names[PRINCESS])),))
        ]
        if state.dealt:
            heard = [Heard(_card(card, say), self.matter(MATTER[card], say)) for card in state.dealt]
            found.append(Place(say("Matters of this year"), tuple(heard)))
        if state.draft and (draft := _draft(state, say)):
            found.append(Place(say(words.SO_FAR).format(draft=draft)))
        if state.sayings:
            said = [Heard(self._on_record(saying, state, say)) for saying in reversed(state.sayings)]
            found.append(Place(say("What the King has said, newest first"), tuple(said)))
        if state.years:
            years = [Heard(_year(number, year, say)) for number, year in enumerate(state.years, 1)]
            found.append(Place(say("Her judgements, newest first"), tuple(reversed(years))))
        if state.key[0] != HIDDEN and not state.charter.free_talk:  # two people put each look on record (6.1)
            found.append(Place(_key(state, say)))
        return found

    def _on_record(self, saying: Saying, state: State, say: Say) -> str:
        line = self.heard(saying, not state.charter.plain, say)
        template = say("Year {year}, forgotten: {saying}") if saying.void else say("Year {year}: {saying}")
        return template.format(year=saying.year, saying=line)


WORDS = GameText()


# -- what was put together so far --------------------------------------------------------------------------------------


def _draft(state: State, say: Say) -> str:
    """An answer as it grows. Nobody else sees a draft, so nobody else reads it."""
    kind, draft = state.agenda[-1][0], state.draft
    if kind == "decide":
        return _pairs(draft[::2], draft[1::2], say)
    if kind == "rebellion":
        numbers = draft[2::2]
        return _pairs(draft[1::2][: len(numbers)], numbers, say) if numbers else ""
    form, *matters = draft
    if kind == "discuss":
        return WORDS.question(form, matters, say)
    return say(words.FORM_SKETCHES[form]).format(**_matters(matters, say))


def _reply(state: State) -> tuple[int, ...]:
    """The answer to her question, as a draft would have it."""
    _, question, asked = state.agenda[-1]
    form, matters = reply(question, asked, state.key)
    return form, *matters


# -- single things ---------------------------------------------------------------------------------------------------


def _part(name: str, arg: int, say: Say) -> str:
    if name == "matter":
        return say(words.MATTER_NAMES[arg])
    return str(arg + 1 if name == "wording" else arg)


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
    "loss": lambda parts, say: {"tokens": say.count(parts["loss"], words.TOKEN)},
    "points": lambda parts, say: {"gained": say.count(parts["points"], words.POINT)},
    "count": lambda parts, say: {"looks": say.count(parts["count"], words.LOOK)},
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
