"""All that a game can say: every fact with everything it can carry, and whatever comes up in games by chance."""

import importlib
import itertools
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from engines.core.chronicle import HEADING, ActionTaken, Chronicle, take_notes
from engines.core.game import Game, Say, set_up
from engines.core.language import ENGLISH
from engines.core.match import Match
from engines.core.types import WATCHER, Decision, Event, Option, View
from tests.growing import GROWN

from .reader import Grammarian

NAMES = ("Aiko", "Tomas", "Bram", "Larissa", "Ulf", "Mr. Fox", "Ilse", "Casimir")

Table = tuple[int, dict[str, Any]]
"""How many sit there, and their wishes."""

OPTIONS = 40
"""So many answers of a question are read in the plain round; all of them in the thorough one."""
REFUSED = 3
"""So many answers of each verb are kept, to ask why they are not offered later."""


@dataclass
class Speech:
    """What was said: whole sentences, and phrases on buttons and over lists, which have no stop."""

    sentences: set[str] = field(default_factory=set)
    phrases: set[str] = field(default_factory=set)
    lore: set[str] = field(default_factory=set)
    """Sentences about things in general, which may stand there without an article."""

    def add(self, other: "Speech") -> None:
        self.sentences |= other.sentences
        self.phrases |= other.phrases
        self.lore |= other.lore

    def __len__(self) -> int:
        return len(self.sentences | self.phrases | self.lore)


def nothing_more(decision: Decision, view: View[Any], say: Say) -> Iterable[str]:
    return ()


@dataclass(frozen=True)
class Speaker:
    """One game, and all that it can speak of."""

    game: Game[Any]
    nouns: Sequence[str]
    """Rows of what it speaks of."""
    reader: Grammarian
    tables: tuple[Table, ...]
    facts: Callable[[], Iterator[Event]]
    """Every kind of fact, with everything it can carry."""
    lore: Callable[[Say], Iterable[str]] = lambda say: ()
    """Sentences that belong to no moment: what cards do, how it ends."""
    headings: frozenset[str] = frozenset()
    """Facts that are told as headings, without a stop."""
    sentences_now: Callable[[Decision, View[Any], Say], Iterable[str]] = nothing_more
    phrases_now: Callable[[Decision, View[Any], Say], Iterable[str]] = nothing_more
    """What else is said when something is asked."""
    reasons: str = "sentences"
    """What a reason is why something is not offered: `sentences` or `phrases`; empty: `phrases_now` has them all."""

    tell: Callable[[Event, Say], str] | None = None
    """A fact in words, where that is not simply `Text.event`."""

    @property
    def names(self) -> tuple[str, ...]:
        """As many as can sit at the table."""
        return NAMES[: max(max(mode.seats) for mode in self.game.modes)]


def speakers() -> Iterator[Speaker]:
    """Those of the box that have learned to speak."""
    for game in GROWN:
        yield importlib.import_module(f"tests.engines.{game}.test_grammar").SPEAKER


# -- what is said ------------------------------------------------------------------------------------------------------


def told_facts(speaker: Speaker, say: Say = ENGLISH, step: int = 1) -> Speech:
    """Every fact, or every so manieth, by itself."""
    speech = Speech()
    for event in itertools.islice(speaker.facts(), 0, None, step):
        said = speech.phrases if event.kind in speaker.headings else speech.sentences
        said.add(speaker.tell(event, say) if speaker.tell else speaker.game.text.event(event, speaker.names, say))
    return speech


def beside(fields: Sequence[Sequence[Any]], few: int = 2) -> Iterator[tuple[Any, ...]]:
    """Every value of every field, beside a few of the others: all with all of them would be millions.

    >>> list(beside([(1, 2, 3), "ab"], few=1))
    [(1, 'a'), (2, 'a'), (3, 'a'), (1, 'b')]
    """
    met = set()
    for wide in range(max(1, len(fields))):
        for args in itertools.product(*(values if at == wide else values[:few] for at, values in enumerate(fields))):
            if args not in met:
                met.add(args)
                yield args


def told_lore(speaker: Speaker, say: Say = ENGLISH) -> Speech:
    """What things do."""
    return Speech(lore=set(speaker.lore(say)))


def told_games(speaker: Speaker, tables: Sequence[Table], seeds: range, thorough: bool = True) -> Speech:
    """Whatever comes up in games by chance."""
    speech = Speech()
    for (seats, wishes), seed in itertools.product(tables, seeds):
        speech.add(told_game(speaker, seats, wishes, seed, thorough=thorough))
    return speech


def told_game(
    speaker: Speaker,
    seats: int,
    wishes: dict[str, Any],
    seed: int,
    say: Say = ENGLISH,
    thorough: bool = True,
    explained: bool = True,
) -> Speech:
    """Questions, answers, reasons and the story, for every pair of eyes; `explained`: aims, and what things do, too."""
    speech, game, names = Speech(), speaker.game, NAMES[:seats]
    chance, refused = random.Random(seed), dict[str, list[Option]]()
    match = Match(game, set_up(game, seats, wishes, seed, names))
    taken = [ActionTaken(None, None, match.opening)]
    while (decision := match.decision) is not None:
        for seat in (WATCHER, *range(seats)):
            _ask(speaker, decision, match.view(seat), names, say, speech)
        view = match.view(decision.seat)
        if explained:
            speech.sentences.add(game.text.aim(view, say))
            speech.sentences.update(game.text.standing(view, names, say))
        options = decision.options if thorough else chance.sample(decision.options, min(OPTIONS, len(decision.options)))
        for option in options:
            speech.phrases.add(game.text.option(option, view, names, say))
            speech.phrases.update(game.text.label(option, view, names, say))
        if speaker.reasons:
            reasons = speech.sentences if speaker.reasons == "sentences" else speech.phrases
            reasons.update(game.text.why_not(option, view, names, say) for option in itertools.chain(*refused.values()))
        speech.sentences.update(speaker.sentences_now(decision, view, say))
        speech.phrases.update(speaker.phrases_now(decision, view, say))
        verb = chance.choice(sorted({option.verb for option in decision.options}))
        option = chance.choice([option for option in decision.options if option.verb == verb])
        known = refused.setdefault(verb, [])
        if len(known) < REFUSED and option not in known:
            known.append(option)
        before = game.clone(match.state)
        events = match.submit(option)
        taken.append(ActionTaken(decision.seat, option, events, 1, take_notes(game, before, events, match.state)))
    for seat in (WATCHER, *range(seats)):
        _remember(game, taken, match.view(seat), names, say, speech)
        if explained:
            glossary = game.text.glossary(match.view(seat), say)
            speech.phrases.update(glossary)
            speech.lore.update(glossary.values())
            speech.sentences.update(game.text.standing(match.view(seat), names, say))
    speech.sentences.discard("")
    speech.phrases.discard("")
    return speech


def _ask(
    speaker: Speaker, decision: Decision, view: View[Any], names: tuple[str, ...], say: Say, speech: Speech
) -> None:
    """What this seat reads while somebody is asked."""
    asked = decision if view.seat == decision.seat else decision._replace(options=())
    prompt = speaker.game.text.prompt(asked, view, names, say)
    speech.phrases.add(prompt.lead)
    speech.sentences.add(prompt.sentence)


def _remember(
    game: Game[Any], taken: list[ActionTaken], view: View[Any], names: tuple[str, ...], say: Say, speech: Speech
) -> None:
    """The story of a game, as this seat reads it."""
    for entry in Chronicle(game, names).entries(taken, view, say):
        (speech.phrases if entry.depth == HEADING else speech.sentences).add(entry.text)
    for event in [event for action in taken for event in action.events]:
        speech.phrases.update(game.text.aside(event, view, names, say))


# -- and what is wrong with it -----------------------------------------------------------------------------------------


def faults(speaker: Speaker, speech: Speech) -> list[str]:
    """Everything the reader finds."""
    reader, found = speaker.reader, list[str]()
    for text in sorted(speech.sentences):
        found += reader.faults_of_sentence(text, bare_lists="'s " in text)
    for text in sorted(speech.lore):
        found += reader.faults_of_sentence(text, bare_lists=True)
    for text in sorted(speech.phrases):  # "Castle, Archer and Minstrel: ends your turn" on a button
        found += reader.faults(text, bare_lists="'s " in text or ": " in text)
    return found
