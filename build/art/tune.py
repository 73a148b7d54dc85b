"""The tune of the title: a slow dance for one lute, our own, in D dorian. It ends where it begins, so it can go round.

Four strains of eight bars, A A' B A''. Each bar is in three; a melody over a bass note and two chord notes.
"""

from collections.abc import Iterator
from functools import cache, partial
from typing import NamedTuple

import manifest
from canvas import Recipe
from synth import RATE, Samples, ogg, pitch, pluck, scaled, silence, wav

BEAT = 60 / 84
RING = 2.6
"""How long a string is heard."""
QUALITY = 1
LOUDEST = 0.5

# A bar of melody: notes with their length in beats, `-` is a rest. Bars are parted by `|`.
A = "A4:2 D5:1 | C5:1 B4:1 A4:1 | G4:2 A4:1 | F4:1 E4:1 D4:1 | E4:2 G4:1 | A4:1 G4:1 E4:1 | F4:1.5 E4:.5 C#4:1 | D4:3"
A2 = "A4:2 D5:1 | E5:1 D5:1 C5:1 | B4:2 G4:1 | A4:1 F4:1 D4:1 | E4:2 G4:1 | A4:1 B4:1 C5:1 | A4:1.5 G4:.5 E4:1 | D4:3"
B = "F5:2 E5:1 | D5:1 E5:1 F5:1 | E5:2 C5:1 | A4:3 | D5:2 C5:1 | B4:1 C5:1 D5:1 | C5:1 B4:1 G4:1 | A4:2 -:1"
A3 = "A4:1 D5:1 F5:1 | E5:1 D5:1 C5:1 | B4:2 A4:1 | F4:1 E4:1 D4:1 | G4:2 B4:1 | A4:1 G4:1 E4:1 | F4:2 C#4:1 | D4:2 -:1"
MELODY = " | ".join((A, A2, B, A3))

CHORDS = {
    "Dm": ("D3", "A3", "F4"), "C": ("C3", "G3", "E4"), "G": ("G2", "D3", "B3"), "F": ("F3", "C4", "A4"),
    "Am": ("A2", "E3", "C4"), "A": ("A2", "E3", "C#4"),
}  # fmt: skip
HARMONY = (
    *("Dm", "F", "G", "Dm", "C", "Am", "A", "Dm"),
    *("Dm", "C", "G", "Dm", "C", "Am", "A", "Dm"),
    *("F", "Dm", "C", "Am", "Dm", "G", "C", "A"),
    *("Dm", "C", "G", "Dm", "G", "Am", "A", "Dm"),
)


class Note(NamedTuple):
    """A string struck: when and for how long in beats."""

    start: float
    name: str
    strength: float
    voice: int


def melody() -> Iterator[Note]:
    """The upper voice."""
    for number, bar in enumerate(MELODY.split("|")):
        start = 3.0 * number
        for token in bar.split():
            name, _, length = token.partition(":")
            if name != "-":
                yield Note(start, name, 0.95 if start == 3 * number else 0.8, 1)
            start += float(length)


def accompaniment() -> Iterator[Note]:
    """Bass on the first beat, the chord rising on the others; a little late, as fingers are."""
    for number, chord in enumerate(HARMONY):
        bass, middle, upper = CHORDS[chord]
        start = 3.0 * number
        yield Note(start, bass, 0.70, 2)
        yield Note(start + 1.02, middle, 0.36, 3)
        yield Note(start + 1.51, upper, 0.26, 4)
        yield Note(start + 2.02, middle, 0.32, 3)


@cache
def string(name: str, voice: int) -> Samples:
    """A note of the lute; the lower voices are plucked more softly."""
    return pluck(pitch(name), RING, seed=voice, brightness=0.30 if voice == 1 else 0.2)


def title() -> Samples:
    """The whole tune; what still rings at its end is heard at its beginning."""
    out = silence(len(HARMONY) * 3 * BEAT)
    length = len(out)
    for note in (*melody(), *accompaniment()):
        sound = string(note.name, note.voice)
        first = int(note.start * BEAT * RATE) % length
        strength = note.strength
        for place, value in enumerate(sound, first):
            out[place % length] += strength * value
    return scaled(_in_hall(out), LOUDEST)


def _in_hall(dry: Samples) -> Samples:
    """Echoes that go round with the tune."""
    soft, smooth = [], 0.0
    for value in dry:
        smooth += 0.3 * (value - smooth)
        soft.append(smooth)
    out = list(dry)
    for delay, share in ((0.037, 0.20), (0.061, 0.17), (0.097, 0.14), (0.149, 0.11), (0.233, 0.08)):
        offset = int(RATE * delay)
        echo = soft[-offset:] + soft[:-offset]
        out = [value + share * late for value, late in zip(out, echo, strict=True)]
    return out


TUNES = {"title": title}


def recipes() -> dict[str, Recipe]:
    def small(name: str) -> bytes:
        return ogg(wav(TUNES[name]()), QUALITY)

    return {manifest.path("music", id=name): partial(small, name) for name in manifest.table("music")["names"]}
