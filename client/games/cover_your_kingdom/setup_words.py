"""Words of the set-up of Cover Your Kingdom."""

from types import MappingProxyType
from typing import Final

from engines.core.setup import Setup
from engines.cover_your_kingdom.charter import bonuses_for
from engines.cover_your_kingdom.drafting import draw_up

from ..terms import Deck, GameWords, ModeWords, SettingWords


def _deck(setup: Setup) -> Deck:
    charter = draw_up(setup)
    return Deck(len(charter.cards), charter.hand)


WORDS: Final = GameWords(
    people="Rulers",
    player="Ruler",
    modes=MappingProxyType(
        {
            "quick": ModeWords(
                "Quick Start",
                "One land each, no creatures for hire, and a Spydra counts as one. Best for a first game.",
                base=30,
            ),
            "standard": ModeWords(
                "Standard",
                "The full game: two lands, all the cards, creatures for hire, and a Spydra counts as two.",
                base=35,
            ),
            "two": ModeWords("Two Rulers", "Three lands with the Maneland, and the Inn between you.", base=20),
        }
    ),
    deck=_deck,
    numbers=lambda seats: {"sky": sum(bonuses_for(seats))},
    featured=("constellations", "lightSpeed", "powers", "contest", "openStacks"),
    settings=MappingProxyType(
        {
            "constellations": SettingWords(
                "Constellations",
                "stars",
                "Light a star the first time a species joins you. All of them pay {sky}.",
            ),
            "lightSpeed": SettingWords(
                "Light Speed",
                "Light Speed",
                "The first to light every star earns the top bonus twice. Needs Constellations.",
            ),
            "powers": SettingWords(
                "Kingdom powers",
                "powers",
                "Each Ruler is dealt lasting powers, face up.",
                MappingProxyType({"0": "None", "1": "One each", "2": "Two each"}),
            ),
            "contest": SettingWords(
                "Contest",
                "contest",
                "Play several rounds: add the magic up, or be the first to win two.",
                MappingProxyType(
                    {"single": "One round", "sum2": "Two rounds", "sum3": "Three rounds", "first2": "First to win two"}
                ),
                told=True,
            ),
            "openStacks": SettingWords(
                "Open stacks", "open stacks", "Shows the covered clans too. Easier on the memory."
            ),
            "firstRuler": SettingWords("Who goes first"),
            "openHistory": SettingWords("Open discard pile"),
            "pairDemandsPair": SettingWords("A pair demands a pair"),
            "maskForcedConcede": SettingWords("Ask even if hopeless"),
            "wizardVsGuard": SettingWords(
                "Guards and Wiizzaards", values=MappingProxyType({"blocked": "Blocked", "allowed": "Allowed"})
            ),
            "twoPlayerHand": SettingWords("Hand with two Rulers"),
            "stalemateRounds": SettingWords("Rounds of passing"),
            "quickRetargetLimit": SettingWords("Quick: one try for a clan"),
            "quickWildFromDiscard": SettingWords("Quick: wilds from the discard pile"),
            "blockStopsMoves": SettingWords("Blocks stop moves too"),
            "elvesOwnClan": SettingWords("Elves at home"),
            "elvesFailLocks": SettingWords("Elves try once"),
            "spydraAnswersSubCerbient": SettingWords("A Spydra answers SubCerbient"),
            "dissedHardAny": SettingWords("DissedHard takes any card"),
            "equinityLights": SettingWords("Equinity lights a star"),
            "innOpeningSpydra": SettingWords(
                "A Spydra that opens at the Inn", values=MappingProxyType({"two": "As two", "one": "As one"})
            ),
            "valuesTable": SettingWords("Other gems and lands"),
        }
    ),
    groups=MappingProxyType({"Add-ons": ("constellations", "lightSpeed", "powers", "contest")}),
    refusals=MappingProxyType(
        {
            "The Quick Start has no add-ons: choose the standard game for powers, constellations or contests.": (
                "The Quick Start has no add-ons."
            ),
            "lightSpeed needs constellations.": "Needs Constellations.",
        }
    ),
    rounds=MappingProxyType({"single": 1, "sum2": 2, "sum3": 3, "first2": 3}),
)
