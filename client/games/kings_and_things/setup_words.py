"""Words of the set-up of Kings & Things."""

from types import MappingProxyType
from typing import Final

from ..terms import VARIANTS, Duration, FirstGame, GameWords, ModeWords, SettingWords

WHEN: Final = MappingProxyType({"later": "Later", "at_once": "At once"})

WORDS: Final = GameWords(
    extras=VARIANTS,
    first=FirstGame(seats=2, mode="beginners"),  # the board of the lessons, and a short evening
    modes=MappingProxyType(
        {
            "beginners": ModeWords(
                "Beginners",
                "A fair, open map with no sea nearby. Best for a first game.",
                minutes=10,
            ),
            "standard": ModeWords("Standard", "The full game, with a hidden new map every time.", minutes=12),
        }
    ),
    featured=("board", "turn_limit", "victory", "citadel_hold", "bluff", "hide_shield_count"),
    settings=MappingProxyType(
        {
            "turn_limit": SettingWords(
                "Turn limit",
                "turn limit",
                "House rule: the game ends after this many turns, and the richest kingdom wins. None means 100.",
                MappingProxyType(
                    {
                        "0": "None",
                        "5": "At most 5 turns",
                        "10": "At most 10 turns",
                        "20": "At most 20 turns",
                        "40": "At most 40 turns",
                        "60": "At most 60 turns",
                        "100": "At most 100 turns",
                    }
                ),
                told=True,
            ),
            "victory": SettingWords(
                "Several citadels",
                "conquest only",
                "If several stand: the highest income wins, or you fight until one is left, the long game.",
                MappingProxyType({"income": "Income decides", "conquest": "Conquest only"}),
                told=True,
            ),
            "citadel_hold": SettingWords(
                "Turns to hold a citadel",
                "longer war",
                "How many turns it must stand to win. House rule: more than one makes a longer war.",
                MappingProxyType({"1": "One", "2": "Two", "3": "Three"}),
            ),
            "bluff": SettingWords(
                "Bluffs",
                "bluffs called",
                "Bluffs go when revealed, or only when someone calls them.",
                MappingProxyType({"automatic": "Bluffs revealed", "challenge": "Bluffs called"}),
                told=True,
            ),
            "hide_shield_count": SettingWords(
                "Secret Shields", "secret Shields", "House rule: nobody sees how many Things are behind a Shield."
            ),
            "walk_in": SettingWords("Taking undefended hexes", values=WHEN),
            "explore_after_fight": SettingWords("Exploring after a battle", values=WHEN),
            "segments": SettingWords(
                "Battles to choose from",
                values=MappingProxyType({"involved": "All of mine", "attacking": "My attacks"}),
            ),
            "harvest_pays_forts": SettingWords("Good Harvest pays forts"),
            "workers_use_build": SettingWords("Willing Workers count as a build"),
            "outsiders_dispel": SettingWords("Dispel Magic from outside"),
            "dust": SettingWords("Dust of Defense", values=MappingProxyType({"one": "One army", "all": "All armies"})),
            "fan_on_cloud": SettingWords(
                "Fan and Black Cloud", values=MappingProxyType({"any_phase": "Any phase", "events": "Events phase"})
            ),
            "place_excess": SettingWords("Place Things over ten"),
            "damage_without_round": SettingWords("Damage without a round"),
            "siege": SettingWords(
                "Baron and Grand Duke", values=MappingProxyType({"each": "Hit each", "once": "Hit one"})
            ),
            "free_discharge": SettingWords("Dismiss Heroes freely"),
            "true_elimination": SettingWords(
                "When the Bag is empty",
                values=MappingProxyType({"used": "Used Things leave", "all": "All Things leave"}),
            ),
            "great_hunter": SettingWords("Great Hunter"),
            "ask_charm": SettingWords(
                "Offer the Lucky Charm",
                values=MappingProxyType({"relevant": "If useful", "always": "Always", "never": "Never"}),
            ),
            "ask_windows": SettingWords(
                "Who is asked for an answer",
                values=MappingProxyType({"holders": "Who can", "everyone": "Who might"}),
            ),
            "marker_limit": SettingWords("At most 15 hexes"),
            "marker_moves": SettingWords(
                "Two take turns going first",
                "turns going first",
                "House rule: with two players the first player changes each turn, so neither seat is better.",
            ),
            "first_player": SettingWords("Who goes first"),
            "board": SettingWords(
                "Board",
                "own board",
                "The standard board, or one of yours from the boards folder.",
            ),
        }
    ),
    groups=MappingProxyType(
        {
            "The game": ("turn_limit", "victory", "citadel_hold", "first_player", "board"),
            "Secrets": ("bluff", "hide_shield_count", "ask_windows", "ask_charm"),
        }
    ),
    lasts=(
        Duration("about 8 turns, often more", 1.8, "victory", "conquest"),
        Duration("about 6 or 7 turns", 1.4, "citadel_hold", "3"),
        Duration("about 5 or 6 turns", 1.2, "citadel_hold", "2"),
        Duration("4 to 6 turns"),
    ),
    among_people=MappingProxyType({"ask_windows": "everyone"}),  # else the question alone would tell who has an answer
)
