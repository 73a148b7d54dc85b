"""Words of the set-up of Of Knights & Ninjas."""

from types import MappingProxyType
from typing import Final

from engines.core.setup import Setup
from engines.knights_and_ninjas.drafting import draw_up
from engines.knights_and_ninjas.rules.deal import HAND

from ..terms import Deck, GameWords, Level, ModeWords, SettingWords

NOT_FOR_TWO: Final = "Not for two players."


def _deck(setup: Setup) -> Deck:
    charter = draw_up(setup)
    return Deck(len(charter.cards), 0 if charter.two else HAND)


WORDS: Final = GameWords(
    modes=MappingProxyType(
        {
            "standard": ModeWords(
                "Standard", "Everyone against everyone: be the first with ten gems.", minutes=3, base=6
            ),
            "two": ModeWords("Duel", "Draft your hands card by card, then fight for all twelve gems.", base=20),
        }
    ),
    deck=_deck,
    featured=("beginnerDeck", "lockedUp", "dragonsLair", "invaders", "dancingBear"),
    settings=MappingProxyType(
        {
            "beginnerDeck": SettingWords(
                "Beginners' deck", "beginners' deck", "Without Minstrels, Heralds, Merchants and Monks. Good to learn."
            ),
            "firstPlayer": SettingWords("Who goes first"),
            "firstDrawsOne": SettingWords("First player draws one card"),
            "winCheck": SettingWords(
                "When gems win", values=MappingProxyType({"anyTurn": "Any turn", "ownTurn": "Own turn"})
            ),
            "highwaymanOrder": SettingWords(
                "Highwaymen",
                values=MappingProxyType({"victimFirstClockwise": "Victim first", "race": "A race"}),
            ),
            "preAttackStrict": SettingWords("Siege cards first"),
            "minstrelVsPreAttack": SettingWords("Minstrels answer siege cards"),
            "maskWindows": SettingWords("Ask even if hopeless"),
            "openDiscard": SettingWords("Open discard pile"),
            "lockedUp": SettingWords(
                "Locked Up", "Locked Up", "Guards throw attackers into the Dungeon, Keys let them out. House rule."
            ),
            "dragonsLair": SettingWords(
                "Dragon's Lair", "Dragon's Lair", "More Dragons, and Treasures that buy two gold gems. House rule."
            ),
            "invaders": SettingWords(
                "Invaders", "Invaders", "Vikings, Barbarians, a Shield Maiden and Supply Ships. House rule."
            ),
            "dancingBear": SettingWords(
                "Dancing Bear", "Dancing Bear", "One card: a Bear that makes a rival miss a turn. House rule."
            ),
        }
    ),
    groups=MappingProxyType(
        {
            "The game": ("beginnerDeck", "firstPlayer", "firstDrawsOne", "winCheck"),
            "What is known": ("maskWindows", "openDiscard"),
            "Expansions, by house rules": ("lockedUp", "dragonsLair", "invaders", "dancingBear"),
        }
    ),
    refusals=MappingProxyType(
        {
            f"{name} is not for two players.": NOT_FOR_TWO
            for name in ("lockedUp", "dragonsLair", "invaders", "dancingBear")
        }
    ),
    levels=MappingProxyType(
        {
            "captain": Level("Normal", "Counts gems, and keeps an answer for the day it hurts."),
        }
    ),
)
