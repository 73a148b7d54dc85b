"""Settings by group: names, a sentence each, and how a value is chosen."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ...box import BOX
from ...games.ui import Switch, ui_of
from ...i18n import languages
from ...match.policy import HandOver
from ...settings import AUTOMATIC, INSTANT


class Group(NamedTuple):
    """One page of settings."""

    id: str
    title: str
    icon: str


GROUPS = (
    Group("reading", "Reading and size", "magnifying-glass"),
    Group("motion", "Motion and speed", "hourglass"),
    Group("sound", "Sound", "trumpet-flag"),
    Group("colours", "Colours and patterns", "heraldic-sun"),
    Group("table", "Table and privacy", "eye-shield"),
    Group("keys", "Keyboard", "keyboard"),
    Group("files", "Files and records", "book-pile"),
)


class Pick(NamedTuple):
    """A setting with a few values that have names."""

    field: str
    name: str
    note: str
    values: Sequence[Any]
    labels: Sequence[str]


class Slide(NamedTuple):
    """A setting on a scale. The places of the slider have values, so that *automatic* and *instant* lie on it too."""

    field: str
    name: str
    note: str
    values: Sequence[float]
    ticks: Sequence[float]
    shown: str
    """How a value is written, such as `{value} %`."""
    special: tuple[float, str] | None = None
    """The one value that is a word."""

    def words(self, place: float) -> tuple[str, bool]:
        """What stands beside the slider, not yet translated, and whether a value is still to be put into it."""
        value = self.values[round(place)]
        if self.special and value == self.special[0]:
            return self.special[1], False
        return self.shown, True

    def place(self, value: float) -> int:
        """Where a value lies; the nearest, if a settings file holds something in between."""
        plain = [v for v in self.values if not (self.special and v == self.special[0])]
        if self.special and value == self.special[0]:
            return self.values.index(value)
        return self.values.index(min(plain, key=lambda known: abs(known - value)))


Setting = Switch | Pick | Slide

_SCALES = (AUTOMATIC, *range(75, 301, 5))
_SPEEDS = (0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0, INSTANT)
_VOLUMES = range(0, 101, 5)

ROWS: dict[str, tuple[Setting, ...]] = {
    "reading": (
        Slide(
            "scale",
            "Interface size",
            "75 to 300 %, in steps of 5. Automatic follows the window.",
            _SCALES,
            (1, 6, 16, 26, 36, 46),
            "{value} %",
            (AUTOMATIC, "Auto"),
        ),
        Slide(
            "text_size",
            "Text size",
            "Apart from the interface, for weak sight.",
            range(80, 151, 5),
            (0, 4, 9, 14),
            "{value} %",
        ),
        Pick(
            "card_zoom",
            "Card zoom",
            "How a card is enlarged and explained.",
            ("hover", "hold", "key"),
            ("Hover", "Hold", "Key only"),
        ),
        Switch("rule_beside_hand", "Rule beside the hand", "The chosen card in words, left of your hand."),
        Switch("clear_typeface", "Clear typeface", "Alegreya Sans everywhere instead of Alegreya."),
        Pick("full_screen", "Window", "F11 changes it at any time.", (False, True), ("Window", "Full screen")),
    ),
    "motion": (
        Slide(
            "animation_speed",
            "Speed of play",
            "How fast cards move and computers answer. Hold Space to hurry.",
            _SPEEDS,
            (0, 3, 5, 7, 8),
            "{value} ×",  # noqa: RUF001
            (INSTANT, "Instant"),
        ),
        Switch("reduced_motion", "Less motion", "Things fade instead of travelling, and nothing pulses."),
    ),
    "sound": (
        Slide("sound_volume", "Sounds", "Cards, coins and the crown.", _VOLUMES, (0, 10, 20), "{value} %"),
        Slide("music_volume", "Music", "The tune of the title.", _VOLUMES, (0, 10, 20), "{value} %"),
        Switch("mute_unfocused", "Quiet in the background", "Silent while another window is in front."),
    ),
    "colours": (
        Pick(
            "palette",
            "Colours",
            "Emblems, patterns and words say the same as every colour.",
            ("standard", "high_contrast", "colour_blind"),
            ("Candle light", "High contrast", "Colour-blind"),
        ),
    ),
    "table": (
        Pick(
            "hand_over",
            "Cover the table",
            "When a hand is covered before somebody else looks.",
            (HandOver.ALWAYS, HandOver.SECRETS, HandOver.NEVER),
            ("Always", "For people", "Never"),
        ),
        Switch(
            "auto_answer",
            "Answer what is obvious",
            "A question with one answer only answers itself, where that tells nothing.",
        ),
        *(switch for game in BOX for switch in ui_of(game).switches),
    ),
}


def language_row() -> Pick | None:
    """The choice of a language, where there is one."""
    found = languages()
    if len(found) < 2:
        return None
    names = [LANGUAGES.get(language, language) for language in found]
    return Pick("language", "Language", "Of everything but names.", ("", *found), ("System", *names))


LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français", "es": "Español", "it": "Italiano", "nl": "Nederlands"}
"""What speakers call their language: never translated."""
