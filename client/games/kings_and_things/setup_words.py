"""Words of the set-up of Kings & Things."""

from types import MappingProxyType
from typing import Final

from ..terms import VARIANTS, Duration, GameWords, Level, ModeWords, SettingWords

WHEN: Final = MappingProxyType({"later": "Later", "at_once": "At once"})

WORDS: Final = GameWords(
    extras=VARIANTS,
    modes=MappingProxyType(
        {
            "beginners": ModeWords(
                "Beginners",
                "An open, even board with no sea next to you. Your three hexes lie together. Good for a first game.",
                minutes=10,
            ),
            "standard": ModeWords(
                "Standard", "The full game: the land starts face down and is different every time.", minutes=12
            ),
        }
    ),
    featured=("board", "turn_limit", "victory", "citadel_hold", "bluff", "hide_shield_count"),
    settings=MappingProxyType(
        {
            "turn_limit": SettingWords(
                "Turn limit",
                "turn limit",
                "After that many turns the kingdoms are compared, citadel or not. House rule; default: a hundred.",
                MappingProxyType(
                    {
                        "0": "None",
                        "5": "Five turns at most",
                        "10": "Ten turns at most",
                        "20": "20 turns at most",
                        "40": "40 turns at most",
                        "60": "60 turns at most",
                        "100": "100 turns at most",
                    }
                ),
                told=True,
            ),
            "victory": SettingWords(
                "Several citadels",
                "conquest only",
                "If there is more than one: compare incomes, or fight on until one is left. Conquest takes longer.",
                MappingProxyType({"income": "Income decides", "conquest": "Conquest only"}),
                told=True,
            ),
            "citadel_hold": SettingWords(
                "Turns to hold a citadel",
                "longer war",
                "How many turns it must stand before the game ends. More than one is a house rule and a longer war.",
                MappingProxyType({"1": "One", "2": "Two", "3": "Three"}),
            ),
            "bluff": SettingWords(
                "Bluffs",
                "bluffs called",
                "Found out as soon as they are revealed, or only if someone calls them.",
                MappingProxyType({"automatic": "Bluffs found out", "challenge": "Bluffs called"}),
                told=True,
            ),
            "hide_shield_count": SettingWords(
                "Secret Shields", "secret Shields", "Nobody sees how many Things are behind a Shield. House rule."
            ),
            "walk_in": SettingWords("Undefended hexes change hands", values=WHEN),
            "explore_after_fight": SettingWords("Exploring after a fight", values=WHEN),
            "segments": SettingWords(
                "Battles to choose from",
                values=MappingProxyType({"involved": "All of mine", "attacking": "My attacks"}),
            ),
            "harvest_pays_forts": SettingWords("Good Harvest pays forts"),
            "workers_use_build": SettingWords("Willing Workers count as building"),
            "outsiders_dispel": SettingWords("Dispel Magic from outside"),
            "dust": SettingWords("Dust of Defense", values=MappingProxyType({"one": "One army", "all": "All armies"})),
            "fan_on_cloud": SettingWords(
                "Fan and Black Cloud", values=MappingProxyType({"any_phase": "Any phase", "events": "Among events"})
            ),
            "place_excess": SettingWords("Place what is over ten"),
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
                "Asking about the Lucky Charm",
                values=MappingProxyType({"relevant": "If useful", "always": "Always", "never": "Never"}),
            ),
            "ask_windows": SettingWords(
                "Who is asked to answer",
                values=MappingProxyType({"holders": "Who can", "everyone": "Who might"}),
            ),
            "marker_limit": SettingWords("Fifteen hexes at most"),
            "first_player": SettingWords("Who goes first"),
            "board": SettingWords(
                "Board",
                "own board",
                "Standard, or your own from Tiled.",
            ),
        }
    ),
    groups=MappingProxyType(
        {
            "The game": ("turn_limit", "victory", "citadel_hold", "first_player", "board"),
            "What is known": ("bluff", "hide_shield_count", "ask_windows", "ask_charm"),
        }
    ),
    lasts=(
        Duration("about 8 turns, often more", 1.8, "victory", "conquest"),
        Duration("about 6 or 7 turns", 1.4, "citadel_hold", "3"),
        Duration("about 5 or 6 turns", 1.2, "citadel_hold", "2"),
        Duration("usually 4 to 6 turns"),
    ),
    among_people=MappingProxyType({"ask_windows": "everyone"}),  # else the question alone would tell who has an answer
    levels=MappingProxyType(
        {
            "marshal": Level("Normal", "A solid rival who picks the right fights."),
        }
    ),
)
