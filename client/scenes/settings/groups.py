"""Settings by group: names, a sentence each, and how a value is chosen."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ...box import BOX
from ...games.ui import Switch, ui_of
from ...match.policy import HandOver
from ...settings import AUTOMATIC, INSTANT


class Group(NamedTuple):
    """One page of settings."""

    id: str
    title: str
    icon: str


GROUPS = (
    Group("reading", "Reading and size", "magnifying-glass"),
    Group("aloud", "Reading aloud", "conversation"),
    Group("motion", "Motion and speed", "hourglass"),
    Group("sound", "Sound", "trumpet-flag"),
    Group("colours", "Colours and patterns", "heraldic-sun"),
    Group("table", "Table and privacy", "eye-shield"),
    Group("help", "Hints and help", "black-knight-helm"),
    Group("keys", "Keyboard", "keyboard"),
    Group("pad", "Gamepad", "retro-controller"),
    Group("language", "Language", "world"),
    Group("files", "Files and saves", "book-pile"),
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
    "language": (
        Pick("rules_language", "Rules", "In which language the rules open.", ("", "en"), ("As above", "English")),
        Pick(
            "writing",
            "Numbers and dates",
            "15 November or November 15; 1,000 or 1.000.",
            ("", "system"),
            ("As above", "System"),
        ),
    ),
    "reading": (
        Slide(
            "scale",
            "Interface size",
            "From 75 to 300 %. Auto follows the window.",
            _SCALES,
            (1, 6, 16, 26, 36, 46),
            "{value} %",
            (AUTOMATIC, "Auto"),
        ),
        Slide(
            "text_size",
            "Text size",
            "Larger text, same layout.",
            range(80, 151, 5),
            (0, 4, 9, 14),
            "{value} %",
        ),
        Pick(
            "card_zoom",
            "Card zoom",
            "How to bring up the large view of a card.",
            ("hover", "hold", "key"),
            ("Hover", "Hold", "Key only"),
        ),
        Switch("rule_beside_hand", "Card help", "Explains the selected card beside your hand."),
        Switch("clear_typeface", "Plain font", "Uses a sans-serif font everywhere."),
        Pick("full_screen", "Window", "{key_f11} switches any time.", (False, True), ("Window", "Full screen")),
    ),
    "aloud": (
        Pick(
            "read_aloud",
            "Read aloud",
            "Off, by the screen reader of this computer, or by the voice of the system.",
            ("off", "reader", "voice"),
            ("Off", "Screen reader", "Voice"),
        ),
        Slide(
            "reading_speed",
            "Reading speed",
            "Words a minute, for the voice of the system.",
            range(80, 401, 20),
            (0, 4, 8, 12, 16),
            "{value}",
        ),
        Pick(
            "speech",
            "How much",
            "Short names the thing; full adds what it can do; all adds why not.",
            ("short", "full", "all"),
            ("Short", "Full", "All"),
        ),
        Switch("read_chronicle", "Chronicle", "New lines are read when nothing else is."),
        Switch(
            "headphones", "Headphones", "With several players at one screen, your own things are read without {key_f8}."
        ),
        Switch("captions", "Captions", "Sounds that mean something are also written: a horn, dice, a battle won."),
        Switch("thick_focus", "Thick focus ring", "Twice as wide."),
        Pick(
            "messages",
            "Messages stay",
            "Nothing in the four games runs against a clock.",
            ("short", "long", "stay"),
            ("5 s", "10 s", "Until closed"),
        ),
        Switch(
            "one_button", "One button", "The ring walks on its own; {key_space} or {key_enter} takes what it is on."
        ),
    ),
    "motion": (
        Slide(
            "animation_speed",
            "Game speed",
            "How fast cards move and computer players act. Hold {key_space} to fast-forward.",
            _SPEEDS,
            (0, 3, 5, 7, 8),
            "{value} ×",  # noqa: RUF001
            (INSTANT, "Instant"),
        ),
        Switch("reduced_motion", "Reduce motion", "Cards fade instead of flying, and nothing pulses."),
    ),
    "sound": (
        Slide("sound_volume", "Sounds", "Cards, coins and the crown.", _VOLUMES, (0, 10, 20), "{value} %"),
        Slide("music_volume", "Music", "Title music.", _VOLUMES, (0, 10, 20), "{value} %"),
        Switch("mute_unfocused", "Mute in background", "Goes quiet when you switch windows."),
    ),
    "colours": (
        Pick(
            "palette",
            "Colours",
            "Every colour also has an emblem, a pattern or a label.",
            ("standard", "high_contrast", "colour_blind"),
            ("Candle light", "High contrast", "Colour-blind"),
        ),
    ),
    "table": (
        Pick(
            "hand_over",
            "Hide hands",
            "When to cover the screen before the next player looks.",
            (HandOver.ALWAYS, HandOver.SECRETS, HandOver.NEVER),
            ("Always", "Between people", "Never"),
        ),
        Switch(
            "auto_answer",
            "Skip obvious choices",
            "Plays your only choice for you when that gives nothing away.",
        ),
        Pick(
            "summary",
            "Summary before my turn",
            "What the others did, in games where that is much.",
            ("always", "touched", "never"),
            ("Always", "If it touches me", "Never"),
        ),
        Pick(
            "reminders",
            "Reminders",
            "What you play for, written on the table where there is room.",
            ("first", "always", "line"),
            ("In the first game", "Always", "In one line"),
        ),
        Switch("losses_wait", "Wait for me", "What others do to you stays on the screen until you have seen it."),
        *(switch for game in BOX for switch in ui_of(game).switches),
    ),
    "keys": (
        Pick(
            "hand",
            "Keys for",
            "For one hand every key moves to where it reaches; Shift doubles them.",
            ("both", "left", "right"),
            ("Both hands", "Left hand", "Right hand"),
        ),
        Pick(
            "holding",
            "What is held",
            "Fast-forward, a secret look, what is only for you: hold the key, or press it once and again.",
            ("hold", "toggle"),
            ("Hold", "Press twice"),
        ),
    ),
    "pad": (
        Pick(
            "pad_names",
            "Buttons are called",
            "The letters and signs in every prompt.",
            ("auto", "letters", "shapes", "numbers"),
            ("Auto", "A B X Y", "Shapes", "Numbers"),
        ),
        Switch("pad_swap", "Do it and Back", "Swap them, as on some consoles."),
        Switch("rumble", "Rumble", "Dice, losses, and when it is your turn."),
        Pick(
            "stick_speed",
            "Speed of the sticks",
            "How soon a held stick goes on.",
            ("slow", "middle", "fast"),
            ("Slow", "Middle", "Fast"),
        ),
    ),
    "help": (
        Pick(
            "tutor",
            "Warn before costly choices",
            "Pim has a word before you give much away, once a turn, if you play alone.",
            ("never", "big", "costly", "all"),
            ("Never", "Big ones", "Costly ones", "All"),
        ),
        Switch("first_lines", "Explain what is new", "One line, the first time something comes up."),
    ),
}


LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français", "es": "Español", "it": "Italiano", "nl": "Nederlands"}
"""What speakers call their language: never translated."""
