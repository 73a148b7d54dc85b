"""Settings: kept in one small JSON file, written atomically, and never a reason not to play.

A value that is not understood becomes the default of its field; a file that is not understood becomes all defaults.
Either is one notice. What another version may understand stays in the file.
"""

import os
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from engines.core.disk import put_in_place
from engines.core.foreign import Limits, Unfit, read_file, read_json, reason, shown_path

from .errors import Notice
from .match.policy import HandOver
from .match.seats import BADGES, Seat

Percent = Annotated[int, Meta(ge=0, le=100)]
Length = Annotated[int, Meta(ge=1, le=1 << 14)]

AUTOMATIC = 0
"""The scale that follows the monitor."""

INSTANT = 0.0
"""The animation speed at which nothing waits."""

SLOWEST, FASTEST = 0.25, 4.0

LIMITS = Limits(size=1 << 18, values=5_000)
"""No settings are so many; a file that is larger is not ours."""

UNREADABLE = "Your settings couldn't be read and are back to default ({path})."
STRANGE = "Some settings in {path} weren't valid and were reset: {fields}."
NOT_KEPT = "Your settings couldn't be saved in {path}: {reason}."


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting with its default. `msgspec.structs.replace(settings, scale=125)` makes a changed one."""

    # reading and size
    scale: Annotated[int, Meta(ge=0, le=300, multiple_of=5)] = AUTOMATIC
    text_size: Annotated[int, Meta(ge=80, le=150)] = 100
    clear_typeface: bool = False
    palette: Literal["standard", "high_contrast", "colour_blind"] = "standard"
    card_zoom: Literal["hover", "hold", "key"] = "hover"
    rule_beside_hand: bool = True
    # window
    window: tuple[Length, Length] = (1280, 800)
    full_screen: bool = False
    # motion
    animation_speed: Annotated[float, Meta(ge=0, le=FASTEST)] = 1.0
    reduced_motion: bool = False
    # sound
    sound_volume: Percent = 70
    music_volume: Percent = 40
    mute_unfocused: bool = True
    # table and privacy
    hand_over: HandOver = HandOver.SECRETS
    auto_answer: bool = True
    summary: Literal["always", "touched", "never"] = "always"
    """Whether a person reads what happened before their turn: always, or if something of theirs changed."""
    losses_wait: bool = True
    """What others do to the person at the mouse stays on the screen until they have seen it."""
    show_odds: bool = True
    edge_pan: bool = False
    place_labels: bool = False
    counters_face_up: bool = True
    """One's own counters lie face up on a board where they are hidden from the others, if nobody else looks on."""
    reminders: Literal["first", "always", "line"] = "first"
    """How a table tells what all play for: in full until a first game is over, always in full, or in a line."""
    # reading aloud
    read_aloud: Literal["off", "reader", "voice"] = "reader"
    """Through the screen reader of this computer if one runs, or by the voice of the system."""
    reading_speed: Annotated[int, Meta(ge=80, le=400)] = 200
    """Words a minute, for the voice of the system."""
    speech: Literal["short", "full", "all"] = "full"
    """How much is told of a thing: its name, what it can do too, or also why it cannot be had."""
    read_chronicle: bool = True
    headphones: bool = False
    """Nobody else hears what is read: at a table of several people private things are read too."""
    captions: bool = False
    thick_focus: bool = False
    messages: Literal["short", "long", "stay"] = "short"
    """How long messages can be read: a few seconds, twice as many and more, or until they are closed."""
    one_button: bool = False
    """The focus walks by itself, and one key takes what it is on."""
    tutor: Literal["never", "big", "costly", "all"] = "never"
    """Before which choices somebody who plays alone is warned, by what they give away."""
    first_lines: bool = True
    """What is new to somebody is explained in a line, once."""
    # keyboard
    keys: Annotated[
        dict[Annotated[str, Meta(max_length=60)], Annotated[str, Meta(max_length=16)]], Meta(max_length=300)
    ] = msgspec.field(default_factory=dict)
    """Keys that somebody gave to commands, by the name of the command (`client/input/keymap.py`)."""
    hand: Literal["both", "left", "right"] = "both"
    """The hand all keys are to be reached with."""
    holding: Literal["hold", "toggle"] = "hold"
    """What is held down otherwise: one press begins it, and the next ends it."""
    # gamepad
    pad_names: Literal["auto", "letters", "shapes", "numbers"] = "auto"
    """What its buttons are called: as its maker does, or otherwise."""
    pad_swap: bool = False
    """*Do it* and *back* change places, as on some consoles."""
    rumble: bool = False
    stick_speed: Literal["slow", "middle", "fast"] = "middle"
    """How soon a held stick goes on."""
    # words
    language: Annotated[str, Meta(max_length=40)] = ""
    """As `de` or `pt_BR`; empty: as the system has it."""
    rules_language: Literal["", "en"] = ""
    """In which language the rules open; empty: as everything else."""
    writing: Literal["", "system"] = ""
    """How numbers and dates are written: as in the language, or as the system does."""
    # what was set up last
    seats: Annotated[tuple[Seat, ...], Meta(max_length=BADGES)] = ()
    """Who sat at a table last: they sit down at a game that nobody has set up yet."""
    tables: Annotated[
        dict[Annotated[str, Meta(max_length=40)], Annotated[tuple[Seat, ...], Meta(max_length=BADGES)]],
        Meta(max_length=40),
    ] = msgspec.field(default_factory=dict)
    """Who sat at each game's table last, by its id."""
    # what was played
    seen_through: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=40)] = ()
    """Games that somebody here has played to the end."""

    def __post_init__(self) -> None:
        """What a type cannot say. msgspec turns a ValueError into its own."""
        if 0 < self.scale < 75:
            raise ValueError("scale is automatic (0) or 75 to 300 percent")
        if INSTANT < self.animation_speed < SLOWEST:
            raise ValueError("animation speed is instant (0) or 0.25 to 4")

    @property
    def instant(self) -> bool:
        """Nothing waits for an animation."""
        return self.animation_speed == INSTANT

    def seconds(self, normal: float) -> float:
        """How long something takes at the chosen speed that takes so many seconds at normal speed."""
        return 0.0 if self.instant else normal / self.animation_speed


def load_settings(path: Path) -> tuple[Settings, Notice | None]:
    """The settings of that file, and one sentence for the player if it could not be understood in full."""
    if not os.path.lexists(path):
        return Settings(), None
    told = _read(path)
    if told is None:
        return Settings(), Notice(UNREADABLE, {"path": shown_path(path)})
    known = {name: told[name] for name in Settings.__struct_fields__ if name in told}
    seats = known.get("seats")
    if isinstance(seats, list):  # one strange seat does not send the others away
        known["seats"] = [seat for seat in seats if _fits("seats", [seat])]
    strange = [name for name, value in known.items() if value != told[name] or not _fits(name, value)]
    good = {name: value for name, value in known.items() if _fits(name, value)}
    notice = Notice(STRANGE, {"path": shown_path(path), "fields": ", ".join(strange)}) if strange else None
    return msgspec.convert(good, Settings), notice


def _read(path: Path) -> dict[str, Any] | None:
    """What the file says; None if that cannot be read."""
    try:
        told = read_json(read_file(path, LIMITS.size), LIMITS)
    except Unfit:
        return None
    return told if isinstance(told, dict) else None


def _fits(name: str, value: Any) -> bool:
    """Whether a field takes this value, all others being as at first."""
    try:
        msgspec.convert({name: value}, Settings)
    except msgspec.ValidationError:
        return False
    return True


def save_settings(path: Path, settings: Settings) -> Notice | None:
    """Write the file beside, flush it and put it in place. One sentence for the player if that fails.

    What this version does not understand, but an earlier or a later one may, is written again as it was; a file that
    cannot be read at all is put aside.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        there = _read(path)
        if there is None and path.is_file():
            os.replace(path, path.with_name(f"{path.name}.damaged"))
        told = msgspec.to_builtins(settings) | _not_understood(there or {}, settings)
        put_in_place(path, msgspec.json.format(msgspec.json.encode(told), indent=2))
    except OSError as error:
        return Notice(NOT_KEPT, {"path": shown_path(path), "reason": reason(error)})
    return None


def _not_understood(told: dict[str, Any], settings: Settings) -> dict[str, Any]:
    """What a file says that is not for this version: other fields, and values of ours that nobody has changed since."""
    first = Settings()
    return {
        name: value
        for name, value in told.items()
        if name not in Settings.__struct_fields__
        or (not _fits(name, value) and getattr(settings, name) == getattr(first, name))
    }
