"""What a caption is, and the phrases that several captions share."""

from typing import Any, NamedTuple

from engines.core.game import Say
from engines.cover_your_kingdom.state import State

from .names import LANDS, NAMES, top_clan

Rulers = tuple[str, ...]


class Label(NamedTuple):
    """What stands on a button; the second line may be empty."""

    text: str
    second: str = ""


class Asked(NamedTuple):
    """One option, ready to be put in words."""

    args: dict[str, Any]  # by the names of the vocabulary
    state: State
    me: int
    names: Rulers
    say: Say

    def magic(self, *kinds: int) -> str:
        return self.say("{magic} magic").format(magic=sum([self.state.charter.magic[kind] for kind in kinds]))

    def land(self, land: int) -> str:
        return self.say(LANDS[land])

    def clan(self, seat: int, land: int, words: str = "{clan}, {magic} magic") -> str:
        """'4 Klakens, 85 magic', with the land where another of this kingdom's top clans is of the same kind."""
        top = top_clan(self.state, seat, land)
        assert top is not None, "an option names only clans that are there"
        words = self.say(words).format(clan=top.words(self.say), magic=top.magic)
        others = [top_clan(self.state, seat, other) for other in self.state.charter.lands if other != land]
        twins = any(other is not None and other.species == top.species for other in others)
        return f"{words}, {self.land(land)}" if twins else words

    def with_card(self, usual: int | None, phrase: str) -> str:
        """The phrase, with the card to be played before it if that is not the obvious one."""
        card: int = self.args["card"]
        if card == usual:
            return phrase
        return self.say("with {card}: {phrase}").format(card=self.say(NAMES[card].a), phrase=phrase)
