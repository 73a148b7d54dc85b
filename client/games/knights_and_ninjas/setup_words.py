"""Words of the set-up of Of Knights & Ninjas."""

from types import MappingProxyType
from typing import Final

from engines.core.setup import Setup
from engines.knights_and_ninjas.drafting import draw_up
from engines.knights_and_ninjas.rules.deal import HAND

from ..terms import Deck, GameWords, ModeWords, SettingWords

NOT_FOR_TWO: Final = "Not for two players."


def _deck(setup: Setup) -> Deck:
    charter = draw_up(setup)
    return Deck(len(charter.cards), 0 if charter.two else HAND)


WORDS: Final = GameWords(
    modes=MappingProxyType(
        {
            "standard": ModeWords("Standard", "Everyone for themselves: the first to 10 gems wins.", minutes=3, base=6),
            "two": ModeWords("Duel", "Draft your hands card by card, then fight for all 12 gems.", base=20),
        }
    ),
    deck=_deck,
    featured=("beginnerDeck", "lockedUp", "dragonsLair", "invaders", "dancingBear"),
    settings=MappingProxyType(
        {
            "beginnerDeck": SettingWords(
                "Beginners' deck",
                "beginners' deck",
                "No Minstrels, Heralds, Merchants or Monks. Good for learning.",
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
            "truce": SettingWords(
                "Truce in the first round",
                "a truce",
                "House rule: nobody attacks in the first round, so no seat is much better than another.",
            ),
            "lockedUp": SettingWords(
                "Locked Up", "Locked Up", "House rule: Guards throw attackers into the Dungeon, and Keys let them out."
            ),
            "dragonsLair": SettingWords(
                "Dragon's Lair", "Dragon's Lair", "House rule: more Dragons, and Treasures that buy 2 gold gems."
            ),
            "invaders": SettingWords(
                "Invaders", "Invaders", "House rule: Vikings, Barbarians, a Shield Maiden and Supply Ships."
            ),
            "dancingBear": SettingWords(
                "Dancing Bear", "Dancing Bear", "House rule: a Bear that makes a rival miss a turn."
            ),
        }
    ),
    groups=MappingProxyType(
        {
            "The game": ("beginnerDeck", "firstPlayer", "firstDrawsOne", "winCheck"),
            "Secrets": ("maskWindows", "openDiscard"),
            "House-rule expansions": ("lockedUp", "dragonsLair", "invaders", "dancingBear"),
        }
    ),
    refusals=MappingProxyType(
        {
            f"{name} is not for two players.": NOT_FOR_TWO
            for name in ("lockedUp", "dragonsLair", "invaders", "dancingBear", "truce")
        }
    ),
)
