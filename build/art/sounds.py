"""What the table sounds like: one short sound for each thing that happens. All in D, to agree with the tune."""

from collections.abc import Callable
from functools import partial

import campaign
import court
import manifest
import tourney
from canvas import Recipe
from synth import CHIME, COIN, METAL, Samples, bell, faded, in_room, knock, mixed, ogg, pitch, pluck, scaled, wav, whisk

QUALITY = 2


def notes(line: str, apart: float, seconds: float = 0.9, louder: float = 0.0) -> list[tuple[float, float, Samples]]:
    """Plucked notes one after another, each louder than the one before by `louder`."""
    names = line.split()
    return [
        (apart * place, 0.7 + louder * place, pluck(pitch(name), seconds, seed=place + 1))
        for place, name in enumerate(names)
    ]


def tap(seed: int = 1) -> Samples:
    """A card put down on wood."""
    return mixed([(0, 0.55, whisk(0.05, 1800, 900, 0.15, seed)), (0.004, 0.7, knock(150, 0.11, seed=seed))])


def card_deal() -> Samples:
    return mixed([(0, 0.8, whisk(0.11, 900, 2600, 0.35, 3)), (0.085, 0.4, tap(4))])


def card_slide() -> Samples:
    return whisk(0.24, 700, 1700, 0.45, 5)


def card_flip() -> Samples:
    return mixed([(0, 0.7, whisk(0.09, 800, 3000, 0.6, 7)), (0.09, 0.55, tap(8))])


def shuffle() -> Samples:
    riffle = [(0.038 * turn - 0.0006 * turn * turn, 0.35 + 0.02 * turn, tap(20 + turn)) for turn in range(16)]
    return mixed([*riffle, (0.62, 0.6, whisk(0.22, 700, 1500, 0.4, 40))])


def settle() -> Samples:
    return in_room(mixed([(0, 0.6, tap(2)), (0.07, 0.9, tap(3)), (0.08, 0.35, pluck(pitch("D3"), 0.7))]))


def recruit() -> Samples:
    return in_room(mixed([(0, 0.6, knock(98, 0.25)), *notes("D4 A4", 0.12, 0.8, 0.1)]))


def answer() -> Samples:
    return in_room(mixed([(0, 0.9, tap(5)), (0.01, 0.45, pluck(pitch("A3"), 0.7, seed=4))]))


def concede() -> Samples:
    return in_room(mixed([(0, 0.6, pluck(pitch("A3"), 0.7, 2)), (0.19, 0.6, pluck(pitch("E3"), 1.0, 3))]))


def win_clan() -> Samples:
    strings = notes("D4 F#4 A4 D5", 0.085, 1.1, 0.06)
    return in_room(mixed([*strings, (0.30, 0.16, bell(pitch("D5"), 1.1, CHIME))]))


def hire() -> Samples:
    coins = ((0, 1180), (0.055, 1420), (0.1, 1260), (0.165, 1560), (0.21, 1330))
    jingle = [(start, 0.45 - 0.05 * place, bell(hertz, 0.3, COIN)) for place, (start, hertz) in enumerate(coins)]
    return mixed([(0, 0.25, whisk(0.16, 500, 900, 0.3, 9)), *jingle])


def steal() -> Samples:
    return in_room(
        mixed([(0, 0.7, whisk(0.28, 500, 2200, 0.7, 11)), *((0.2 + s, 0.7 * v, n) for s, v, n in notes("F4 D4", 0.1))])
    )


def guard() -> Samples:
    lock = [(0, 0.7, bell(420, 0.2, METAL)), (0.11, 1.0, bell(310, 0.25, METAL))]
    return in_room(mixed([*lock, (0.11, 0.7, knock(120, 0.16))]), 0.15, 0.25)


def elves() -> Samples:
    chord = [(0.07 * place, 0.4, bell(pitch(note), 1.2, CHIME, 0.03)) for place, note in enumerate(("A4", "C5", "E5"))]
    return in_room(mixed([(0, 0.25, whisk(0.5, 900, 1800, 0.5, 13)), *chord]))


def swap() -> Samples:
    return mixed(
        [(0, 0.6, whisk(0.22, 600, 1900, 0.5, 15)), (0.14, 0.6, whisk(0.22, 1900, 600, 0.4, 16)), (0.33, 0.4, tap(6))]
    )


def star() -> Samples:
    high = bell(pitch("A5"), 1.2, ((1, 1, 0.3), (2, 0.2, 0.18)), 0.02)
    return in_room(mixed([(0, 0.5, bell(pitch("E5"), 1.4, CHIME, 0.012)), (0.09, 0.28, high)]), 0.3)


def crown() -> Samples:
    return in_room(mixed([*notes("D4 A4 D5", 0.07, 0.9), (0.14, 0.12, bell(pitch("A4"), 0.9, CHIME, 0.01))]))


def click() -> Samples:
    return knock(420, 0.05, 0.7, 0.35, 17)


def hover() -> Samples:
    return knock(620, 0.028, 0.8, 0.15, 18)


def error() -> Samples:
    return mixed([(0, 0.9, knock(150, 0.13, seed=19)), (0.13, 0.8, knock(132, 0.16, seed=20))])


def undo() -> Samples:
    return mixed(
        [(0, 0.7, whisk(0.2, 1700, 600, 0.65, 21)), (0.15, 0.4, pluck(pitch("D4"), 0.45, 5)), (0.15, 0.3, tap(9))]
    )


def round_won() -> Samples:
    strings = notes("D4 F#4 A4 B4 D5", 0.13, 1.3, 0.05)
    chord = [(0.68, 0.4, pluck(pitch(note), 1.6, seed)) for seed, note in enumerate(("D3", "A3", "F#4", "D5"), 31)]
    return in_room(mixed([*strings, *chord, (0.68, 0.14, bell(pitch("D5"), 1.4, CHIME, 0.01))]), tail=0.5)


def victory() -> Samples:
    fanfare = [(0, "D4"), (0.18, "D4"), (0.27, "D4"), (0.36, "A4"), (0.72, "F#4"), (0.90, "A4"), (1.08, "D5")]
    strings = [(start, 0.7, pluck(pitch(note), 1.4, seed)) for seed, (start, note) in enumerate(fanfare)]
    chords = ((0, ("D3", "A3")), (0.72, ("G3", "B3")), (1.08, ("D3", "A3", "D4", "F#4")), (1.08, ("A4",)))
    lower = [(start, 0.42, pluck(pitch(note), 2.2, 50)) for start, chord in chords for note in chord]
    drum = [(start, 0.5, knock(80, 0.3)) for start in (0, 0.36, 0.72, 1.08)]
    chime = [(1.08, 0.13, bell(pitch("D5"), 2.0, CHIME, 0.01)), (1.2, 0.09, bell(pitch("A5"), 1.8, CHIME, 0.01))]
    return in_room(mixed([*strings, *lower, *drum, *chime]), tail=0.6)


def result() -> Samples:
    """Something among others is decided: one low string, one above it."""
    return in_room(mixed([(0, 0.5, pluck(pitch("D3"), 0.9, 61)), (0.14, 0.4, pluck(pitch("A3"), 1.0, 62))]))


def result_won() -> Samples:
    strings = notes("A3 D4 F#4", 0.11, 1.0, 0.05)
    return in_room(mixed([*strings, (0.3, 0.08, bell(pitch("A4"), 0.9, CHIME, 0.01))]))


def result_lost() -> Samples:
    return in_room(mixed([*notes("F4 D4 A3", 0.17, 1.1, -0.08), (0.36, 0.35, knock(80, 0.3, seed=63))]))


def loss() -> Samples:
    """Something of one's own is gone."""
    return in_room(mixed([(0, 0.5, knock(96, 0.25, seed=64)), (0.05, 0.5, pluck(pitch("F3"), 1.0, 65))]))


def summary() -> Samples:
    """A page is turned, and two strings say that it is one's turn."""
    return in_room(
        mixed([(0, 0.4, whisk(0.24, 900, 2000, 0.5, 66)), *[(0.2 + s, v, n) for s, v, n in notes("A3 D4", 0.12)]])
    )


def banner() -> Samples:
    """Cloth is unrolled."""
    return in_room(mixed([(0, 0.5, whisk(0.3, 400, 1300, 0.35, 67)), (0.2, 0.35, tap(10))]), 0.12, 0.2)


TABLE: dict[Callable[[], Samples], float] = {
    answer: 0.55, banner: 0.24, card_deal: 0.32, card_flip: 0.36, card_slide: 0.26, click: 0.28, concede: 0.45,
    crown: 0.45, elves: 0.42, error: 0.40, guard: 0.45, hire: 0.34, hover: 0.07, loss: 0.36, recruit: 0.55,
    result: 0.30, result_lost: 0.36, result_won: 0.38, round_won: 0.60, settle: 0.50, shuffle: 0.40, star: 0.42,
    steal: 0.48, summary: 0.32, swap: 0.36, undo: 0.34, victory: 0.65, win_clan: 0.55,
}  # fmt: skip
"""The sounds of every table and of card games, and their peaks."""
SOUNDS: dict[str, tuple[Callable[[], Samples], float]] = {
    **{make.__name__: (make, loudness) for make, loudness in TABLE.items()},
    **campaign.LOUDNESS,
    **tourney.LOUDNESS,
    **court.LOUDNESS,
}


def sound(name: str) -> bytes:
    """A sound as a wave file, before it is made small."""
    make, loudness = SOUNDS[name]
    return wav(faded(scaled(make(), loudness), 0, 0.005))


def recipes() -> dict[str, Recipe]:
    def small(name: str) -> bytes:
        return ogg(sound(name), QUALITY)

    return {manifest.path("sound", id=name): partial(small, name) for name in manifest.table("sounds")["names"]}
