"""Words of the set-up of My Realm Will Be Yours."""

from types import MappingProxyType
from typing import Final

from ..terms import VARIANTS, GameWords, ModeWords, SettingWords

WORDS: Final = GameWords(
    people="Rulers",
    player="Ruler",
    extras=VARIANTS,
    modes=MappingProxyType(
        {
            "heir": ModeWords(
                "The heir", "You're the Princess. The computer is the King and speaks in proverbs.", base=30
            ),
            "crown": ModeWords(
                "The crown", "You're the King. The computer is the Princess and weighs every saying.", base=30
            ),
            "duo": ModeWords("Two people", "Talk freely; the chronicle remembers for you.", base=50),
            "demo": ModeWords("The mirror", "The computer plays both. Lean back and watch.", base=5),
        }
    ),
    featured=("startTokens", "budget", "sternScore", "showPlain", "showBelief"),
    settings=MappingProxyType(
        {
            "startTokens": SettingWords(
                "Tokens",
                "six tokens",
                "How much the realm can bear. Six is the hard game.",
                MappingProxyType({"9": "Nine tokens", "6": "Six tokens"}),
                told=True,
            ),
            "budget": SettingWords(
                "Sayings a year",
                "other talk",
                "What the King may say, answers included. Two people talk freely.",
                MappingProxyType({"0": "A silent King", "1": "One saying", "2": "Two sayings", "3": "Three sayings"}),
                told=True,
            ),
            "sternScore": SettingWords(
                "Stern score", "stern score", "The Princess hears what is lost, not what for. Harder."
            ),
            "showPlain": SettingWords(
                "Plain meaning", "poetic mode", "Explains each proverb. Turn it off for poetic mode, if you dare."
            ),
            "showBelief": SettingWords(
                "Reckoner", "reckoner", "Fills in the Princess's notes with what's still possible. Easier."
            ),
            "phase3Rounds": SettingWords(
                "Years of the Queen", values=MappingProxyType({"3": "Three", "0": "To the end"})
            ),
            "vocabulary": SettingWords(
                "What may be said",
                values=MappingProxyType({"full": "All sayings", "compareOnly": "Only what is first"}),
            ),
            "veilMin": SettingWords("The veil"),
            "teachAhead": SettingWords("Teaching ahead"),
            "ambitious": SettingWords("An ambitious Princess"),
            "honest": SettingWords("An honest King"),
        }
    ),
    groups=MappingProxyType(
        {
            "Difficulty": ("startTokens", "budget", "vocabulary", "sternScore", "showPlain", "showBelief"),
        }
    ),
    roles=("King", "Princess"),
    along=MappingProxyType({(0, "cryptic"): {"showPlain": False}}),
)
