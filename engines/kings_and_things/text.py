"""The game's words, put together: prompts, answers, reasons, facts, and what each counter does. The whole table in text
is in `drawing`."""

from collections import Counter
from collections.abc import Sequence

from ..core.chronicle import Entry, KnownAction
from ..core.game import Label, Place, Prompt, Say, Text
from ..core.judgement import Reason
from ..core.language import ENGLISH
from ..core.types import Decision, Event, Option, View
from . import advice, aims, aloud, lore, notes, place_names, story, words
from .charter import Charter
from .drawing import draw
from .labels import coveted, label_of, option_words
from .phrases import Names, Places
from .prompts import prompt
from .reasons import why_not
from .state import State
from .telling import tell
from .things import COMBAT, FIRST, FLAG_IDS, KIND, ROWS, THINGS


class GameText(Text[State]):
    """The game's `Text`: it never looks at anything but a view."""

    nouns = (*(row.noun for row in ROWS), *words.TERRAINS, *words.FORT_NAMES, *words.NOUNS, *place_names.ROWS)
    printed = tuple(row.name for row in ROWS)

    def prompt(self, decision: Decision, view: View[State], names: Names, say: Say = ENGLISH) -> Prompt:
        return prompt(decision, view, names, say)

    def option(self, option: Option, view: View[State], names: Names, say: Say = ENGLISH) -> str:
        return option_words(option, view, names, say)

    def label(self, option: Option, view: View[State], names: Names, say: Say = ENGLISH) -> Label:
        return label_of(option, view, names, say)

    def coveted(self, option: Option, view: View[State], names: Names, say: Say = ENGLISH) -> Label:
        """The same where the creature is in sight: its chance, and its support."""
        return coveted(option, view, names, say)

    def why_not(self, option: Option, view: View[State], names: Names, say: Say = ENGLISH) -> str:
        return why_not(option, view, say)

    def event(self, event: Event, names: Names, say: Say = ENGLISH) -> str:
        return tell(event, names, say)

    def fact(self, event: Event, view: View[State], names: Names, say: Say = ENGLISH) -> str:
        """Places by the names they have on this board."""
        return tell(event, names, say, Places(view.state))

    def tell(self, chapter: Sequence[KnownAction], view: View[State], names: Names, say: Say = ENGLISH) -> list[Entry]:
        return story.tell(chapter, Places(view.state), names, say, view.seat)

    notable = notes.NOTABLE

    def notes(self, events: Sequence[Event], before: View[State], after: View[State]) -> notes.Notes:
        return notes.notes(events, before)

    def thing(self, piece: int, say: Say = ENGLISH, charter: Charter | None = None) -> str:
        """What a counter does, for whoever points at it; in the game of this charter, or by the rules as written."""
        row = ROWS[KIND[piece]]
        symbols = [say(lore.SYMBOLS[flag]) for at, flag in enumerate(FLAG_IDS) if row.flags >> at & 1 and at < 4]
        terrain = say.noun(words.TERRAINS[row.terrain])
        if row.kind == "creature":
            return " ".join(
                [
                    say(lore.CREATURE, terrain=terrain, value=(charter.combat if charter else COMBAT)[piece]),
                    *symbols,
                ]
            )
        if row.kind == "income":
            return say(lore.INCOME, terrain=terrain, value=row.value)
        if row.kind == "treasure":
            return say(lore.TREASURE, value=row.value)
        return " ".join([say(lore.of(row.id, charter)), *(symbols if piece >= THINGS else [])])

    def reason(self, reason: Reason, say: Say = ENGLISH) -> str:
        return advice.reason(reason, say)

    def thumb(self, term: str, gain: float, say: Say = ENGLISH) -> str:
        return advice.thumb(term, gain, say)

    def aim(self, view: View[State], say: Say = ENGLISH) -> str:
        return aims.aim(view.state, say)

    def standing(self, view: View[State], names: Names, say: Say = ENGLISH) -> list[str]:
        return aims.standing(view.state, names, say)

    def glossary(self, view: View[State], say: Say = ENGLISH) -> dict[str, str]:
        """Every counter; where several creatures share a name, one after the other."""
        told: dict[str, str] = {}
        for kind, row in enumerate(ROWS):
            name, text = format(say.noun(row.noun), ""), self.thing(FIRST[kind], say, view.state.charter)
            told[name] = say(words.ANOTHER, one=told[name], other=text) if name in told else text
        return told

    def shared_names(self, say: Say = ENGLISH) -> frozenset[str]:
        """Creatures that are not all alike: there are Elves with 2 and with 3."""
        count = Counter(format(say.noun(row.noun), "") for row in ROWS)
        return frozenset(name for name, kinds in count.items() if kinds > 1)

    def table(self, view: View[State], names: Names, say: Say = ENGLISH) -> list[str]:
        """The board drawn, then armies, players and what lies beside it."""
        return draw(view, names, say)

    def spoken(self, options: Sequence[Option], view: View[State], names: Names, say: Say = ENGLISH) -> list[str]:
        """By what stands on their buttons, which have no numbers of hexes, unless two of them read the same."""
        labels = [label_of(option, view, names, say) for option in options]
        told = [say(words.LABEL_ALOUD, **label._asdict()) if label.second else label.words for label in labels]
        return told if len(set(told)) == len(told) else super().spoken(options, view, names, say)

    def places(self, view: View[State], names: Names, say: Say = ENGLISH) -> list[Place]:
        return aloud.places(view, names, say)


WORDS = GameText()
