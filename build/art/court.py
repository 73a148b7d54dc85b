"""What My Realm Will Be Yours sounds like: tiles, quill, wax, a die, a bell for a king. In D, like all else."""

import random
from collections.abc import Callable

from synth import CHIME, Samples, bell, horn, in_room, knock, mixed, pitch, pluck, whisk

TOLL = ((0.5, 0.7, 0.9), (1, 1, 0.7), (1.19, 0.45, 0.5), (2.0, 0.4, 0.35), (2.76, 0.2, 0.2))
BONE = ((1, 1, 0.02), (2.6, 0.6, 0.012), (4.1, 0.3, 0.008))


def tile() -> Samples:
    """A bone tile put down on cloth."""
    return mixed([(0, 0.7, bell(780, 0.09, BONE)), (0.002, 0.9, knock(210, 0.1, 0.6, 0.3, 201))])


def quill() -> Samples:
    """A few strokes on parchment, and a note for the thought."""
    chance = random.Random(210)
    strokes, start = [], 0.0
    for stroke in range(7):
        length = chance.uniform(0.06, 0.13)
        strokes.append(
            (start, chance.uniform(0.35, 0.6), whisk(length, 2600, chance.uniform(3200, 4600), 0.4, 211 + stroke))
        )
        start += length * 0.95
    return in_room(
        mixed([*strokes, (0.1, 0.30, pluck(pitch("A4"), 0.9, 220)), (0.34, 0.26, pluck(pitch("D5"), 0.9, 221))])
    )


def seal() -> Samples:
    """A stamp sinks into wax."""
    press = [(0, 0.9, knock(104, 0.22, 0.6, 0.2, 230)), (0.03, 0.3, whisk(0.18, 700, 320, 0.3, 231))]
    return in_room(
        mixed([*press, (0.12, 0.34, pluck(pitch("D3"), 0.9, 232)), (0.13, 0.26, pluck(pitch("A3"), 0.9, 233))])
    )


def token_lost() -> Samples:
    """A coin cracks."""
    crack = [(0, 0.8, bell(1240, 0.12, BONE)), (0.012, 0.7, knock(320, 0.08, 0.4, 0.7, 240))]
    return in_room(
        mixed([*crack, (0.08, 0.34, pluck(pitch("Bb3"), 0.9, 241)), (0.2, 0.34, pluck(pitch("A3"), 1.0, 242))])
    )


def time_die() -> Samples:
    """One die bounces out on cloth, slower and slower."""
    chance = random.Random(250)
    start, apart, parts = 0.0, 0.17, []
    for bounce in range(8):
        strength = 0.9 * 0.82**bounce
        parts.append((start, strength, knock(chance.uniform(260, 430), 0.06, 0.65, 0.35, 251 + bounce)))
        start += apart
        apart *= 0.8
    return in_room(mixed(parts), 0.14, 0.2)


def king_dies() -> Samples:
    """A breath that goes out, and the great bell twice."""
    breath = [(0, 0.5, whisk(0.55, 1500, 260, 0.25, 260))]
    tolls = [(0.45, 0.6, bell(pitch("D3"), 2.0, TOLL, 0.01)), (1.5, 0.42, bell(pitch("D3"), 2.2, TOLL, 0.01))]
    return in_room(mixed([*breath, *tolls, (0.45, 0.5, knock(58, 0.4, 0.6, 0.1, 261))]), 0.3, 0.5)


def queen_rises() -> Samples:
    """Strings climb, and the horns take over."""
    notes = enumerate(("D3", "A3", "D4", "F#4", "A4"))
    strings = [(0.13 * place, 0.5 + 0.05 * place, pluck(pitch(note), 1.5, 270 + place)) for place, note in notes]
    horns = [(0.66, 0.4, horn(pitch(note), 1.1, 0.09)) for note in ("D4", "F#4", "A4")]
    chimes = [
        (0.8 + 0.12 * place, 0.12, bell(pitch(note), 1.2, CHIME, 0.01)) for place, note in enumerate(("D5", "A5"))
    ]
    return in_room(mixed([*strings, *horns, *chimes, (0.66, 0.5, knock(74, 0.3, seed=275))]), 0.26, 0.5)


def ending_good() -> Samples:
    """The realm is in good hands: a round of strings that comes home."""
    melody = ((0, "A4"), (0.2, "D5"), (0.4, "F#5"), (0.7, "E5"), (0.9, "D5"))
    strings = [(start, 0.6, pluck(pitch(note), 1.5, 280 + place)) for place, (start, note) in enumerate(melody)]
    chords = ((0, ("D3", "F#4")), (0.7, ("A3", "C#4")), (0.9, ("D3", "A3", "D4", "F#4")))
    lower = [(start, 0.36, pluck(pitch(note), 1.8, 290)) for start, chord in chords for note in chord]
    return in_room(mixed([*strings, *lower, (0.9, 0.12, bell(pitch("D5"), 1.5, CHIME, 0.01))]), 0.26, 0.5)


def ending_bad() -> Samples:
    """It is over: three notes down, and a stone falls."""
    notes = enumerate(("A3", "F3", "D3"))
    strings = [(0.3 * place, 0.6, pluck(pitch(note), 1.5, 300 + place)) for place, note in notes]
    fall = [(0.95, 0.6, knock(66, 0.45, 0.6, 0.2, 305)), (1.0, 0.25, whisk(0.5, 420, 180, 0.3, 306))]
    return in_room(mixed([*strings, *fall, (0.6, 0.3, pluck(pitch("D4"), 1.4, 307))]), 0.26, 0.4)


LOUDNESS: dict[str, tuple[Callable[[], Samples], float]] = {
    "ending_bad": (ending_bad, 0.50), "ending_good": (ending_good, 0.58), "king_dies": (king_dies, 0.58),
    "queen_rises": (queen_rises, 0.58), "quill": (quill, 0.32), "seal": (seal, 0.48), "tile": (tile, 0.36),
    "time_die": (time_die, 0.42), "token_lost": (token_lost, 0.42),
}  # fmt: skip
"""Every sound and its peak."""
