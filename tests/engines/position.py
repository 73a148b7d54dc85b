"""A position that can be asked, and moved on, in the words of the rules: what the builders of all games share."""

from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any, Generic, Self

import pytest

from engines.core.game import Game, compiled
from engines.core.types import Decision, Event, Option, Outcome, S, Story
from engines.core.vocabulary import sentence, spell, spell_event


def replace_rule(monkeypatch: pytest.MonkeyPatch, game: Game[Any], module: ModuleType, name: str, rule: object) -> None:
    """Put something else in the place of a rule. Compiled rules cannot be replaced: there the test is skipped."""
    if compiled(game):
        pytest.skip("compiled rules cannot be replaced")
    monkeypatch.setattr(module, name, rule)


class Position(Generic[S]):
    """A state of a game, and what has been told since it was made."""

    game: Game[S]

    def __init__(self, state: S) -> None:
        self.state = state
        self.story: list[Event] = []

    # -- asking

    @property
    def decision(self) -> Decision:
        decision = self.game.decision(self.state)
        assert decision is not None, "the game is over"
        return decision

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what kind of question it is."""
        decision = self.decision
        return decision.seat, decision.kind

    def said(self, *verbs: str) -> list[str]:
        """All the options as sentences, or only those of some verbs, in the order in which they are offered."""
        said = [self.sentence(option) for option in self.decision.options]
        assert len(set(said)) == len(said), "an option is offered twice"
        return [option for option in said if not verbs or option.split()[0] in verbs]

    def options(self, *verbs: str) -> set[str]:
        """The same in no order."""
        return set(self.said(*verbs))

    def sentence(self, option: Option) -> str:
        return sentence(spell(option, self.game.verbs))

    @property
    def over(self) -> bool:
        return self.game.decision(self.state) is None

    @property
    def outcome(self) -> Outcome:
        outcome = self.game.outcome(self.state)
        assert outcome is not None, "the game is not over"
        return outcome

    def told(self, *kinds: str) -> list[str]:
        """All the events of these kinds so far, as sentences."""
        return [sentence(spell_event(event, self.game.events)) for event in self.story if event.kind in kinds]

    # -- doing

    def do(self, *said: str) -> Self:
        """Take these options, one after the other; each must be offered."""
        for words in said:
            assert not self.over, f"the game is over; nobody can {words}"
            found = [option for option in self.decision.options if self.sentence(option) == words]
            assert found, f"{words!r} is not among {sorted(self.options())}"
            self.apply(found[0])
        return self

    def apply(self, option: Option) -> None:
        story = Story()
        self.game.apply(self.state, option, story)
        self.story += story
        self.check()

    def check(self) -> Self:
        """No law of the game is broken."""
        assert self.game.broken(self.state) == []
        return self


def pick(pool: list[int], names: str, name_of: Callable[[int], str]) -> list[int]:
    """Cards or counters of these names, the first of each, taken out of the pool."""
    found = []
    for name in names.split():
        piece = next((piece for piece in pool if name_of(piece) == name), None)
        assert piece is not None, f"there is no {name} left"
        pool.remove(piece)
        found.append(piece)
    return found


def names(pieces: Iterable[int], name_of: Callable[[int], str]) -> str:
    return " ".join(name_of(piece) for piece in pieces)
