"""What Of Knights & Ninjas sounds like: blows and parries, gems on the road, fire, fools. In D, like all else."""

import random
from collections.abc import Callable

from synth import CHIME, COIN, METAL, Samples, bell, horn, in_room, knock, mixed, pitch, pluck, whisk

GLASS = ((1, 1, 0.12), (2.01, 0.45, 0.08), (3.9, 0.2, 0.04), (5.9, 0.08, 0.02))
SLEIGH = ((1, 1, 0.03), (1.34, 0.8, 0.03), (1.79, 0.6, 0.02), (2.46, 0.4, 0.015))
CHURCH = ((0.5, 0.5, 0.6), (1, 1, 0.5), (1.2, 0.4, 0.3), (2, 0.45, 0.25), (2.6, 0.2, 0.12), (4.1, 0.08, 0.05))


def blow() -> Samples:
    """A card comes down like a fist, and a drum with it."""
    drum = [(0.05, 1.0, knock(76, 0.34, 0.5, 0.4, 200)), (0.2, 0.45, knock(70, 0.26, 0.5, 0.2, 201))]
    return in_room(mixed([(0, 0.5, whisk(0.1, 500, 1900, 0.7, 202)), *drum]), 0.16, 0.25)


def parry() -> Samples:
    """Steel meets a shield."""
    clang = [
        (0, 0.5, bell(466, 0.35, ((1, 1, 0.09), (1.53, 0.6, 0.06), (2.76, 0.5, 0.04)))),
        (0.004, 0.5, bell(690, 0.2, METAL)),
    ]
    return in_room(mixed([*clang, (0, 0.9, knock(120, 0.2, seed=205)), (0.13, 0.3, bell(520, 0.2, METAL))]), 0.2, 0.25)


def gems() -> Samples:
    """Cut stones tumble from one hand into another."""
    notes = enumerate(("A5", "D6", "F#5", "E6", "A6", "D6"))
    stones = [(0.062 * place, 0.5 - 0.04 * place, bell(pitch(note), 0.5, GLASS, 0.002)) for place, note in notes]
    return in_room(mixed([(0, 0.15, whisk(0.3, 900, 2600, 0.4, 210)), *stones]), 0.24, 0.3)


def burning() -> Samples:
    """Fire takes hold: a breath, then crackling beams."""
    chance = random.Random(220)
    roar = [(0, 0.8, whisk(1.0, 160, 420, 0.25, 221)), (0.1, 0.35, whisk(0.9, 700, 1500, 0.3, 222))]
    sparks = [
        (
            chance.uniform(0.12, 0.95),
            chance.uniform(0.1, 0.4),
            knock(chance.uniform(500, 1500), 0.03, 0.7, 0.9, 223 + spark),
        )
        for spark in range(20)
    ]
    return in_room(mixed([*roar, *sparks, (0.62, 0.6, knock(60, 0.35, 0.5, 0.5, 250))]), 0.14, 0.2)


def catapult() -> Samples:
    """The arm flies up, and stones come down."""
    chance = random.Random(260)
    throw = [(0, 0.6, knock(190, 0.1, seed=261)), (0.03, 0.6, whisk(0.36, 300, 1600, 0.6, 262))]
    rubble = [
        (
            0.46 + chance.uniform(0, 0.34),
            chance.uniform(0.15, 0.5),
            knock(chance.uniform(130, 340), 0.09, 0.6, 0.6, 263 + stone),
        )
        for stone in range(9)
    ]
    return in_room(mixed([*throw, (0.42, 1.0, knock(58, 0.4, 0.5, 0.7, 280)), *rubble]), 0.18, 0.25)


def arrow() -> Samples:
    """A bowstring, a flight, a hit."""
    flight = whisk(0.18, 2600, 1500, 0.25, 290)
    return in_room(
        mixed(
            [(0, 0.7, pluck(pitch("D3"), 0.25, 291)), (0.03, 0.5, flight), (0.22, 0.8, knock(210, 0.12, 0.6, 0.6, 292))]
        ),
        0.14,
        0.2,
    )


def shuriken() -> Samples:
    """Three turns of thin steel through the air, and it sticks."""
    turns = [(0.06 * turn, 0.5, whisk(0.08, 2200, 4200, 0.5, 300 + turn)) for turn in range(3)]
    ring = bell(1560, 0.4, ((1, 1, 0.07), (1.5, 0.5, 0.05), (2.7, 0.3, 0.03)))
    return in_room(mixed([*turns, (0.21, 0.5, knock(260, 0.08, 0.7, 0.8, 305)), (0.21, 0.32, ring)]), 0.16, 0.25)


def treason() -> Samples:
    """A blade is drawn, and the chord turns."""
    chord = [
        (0.2 + 0.05 * place, 0.5, pluck(pitch(note), 1.0, 310 + place))
        for place, note in enumerate(("D4", "F4", "G#3"))
    ]
    return in_room(mixed([(0, 0.6, whisk(0.26, 1200, 4400, 0.8, 315)), *chord]), 0.24, 0.3)


def axe() -> Samples:
    """It falls."""
    return in_room(
        mixed(
            [
                (0, 0.6, whisk(0.22, 400, 2400, 0.85, 320)),
                (0.21, 1.0, knock(88, 0.3, 0.4, 0.9, 321)),
                (0.21, 0.3, bell(410, 0.2, METAL)),
            ]
        )
    )


def lute() -> Samples:
    """A strummed chord and a turn of melody: who would fight now?"""
    strum = [
        (0.035 * place, 0.5, pluck(pitch(note), 1.3, 330 + place))
        for place, note in enumerate(("D3", "A3", "D4", "F#4", "A4"))
    ]
    tune = [(start, 0.45, pluck(pitch(note), 0.8, 340)) for start, note in ((0.42, "B4"), (0.56, "A4"), (0.7, "F#4"))]
    return in_room(mixed([*strum, *tune]), 0.24, 0.35)


def charm() -> Samples:
    """A harp runs up; somebody changes sides."""
    notes = enumerate(("D4", "F#4", "A4", "D5", "F#5", "A5"))
    strings = [(0.06 * place, 0.42, pluck(pitch(note), 1.0, 350 + place)) for place, note in notes]
    return in_room(mixed([*strings, (0.36, 0.14, bell(pitch("D6"), 0.8, CHIME, 0.01))]), 0.28, 0.35)


def jester() -> Samples:
    """Bells on a cap, and a skip in the tune."""
    chance = random.Random(360)
    bells = [
        (0.075 * shake + chance.uniform(0, 0.02), 0.5 - 0.03 * shake, bell(chance.uniform(2100, 3100), 0.14, SLEIGH))
        for shake in range(9)
    ]
    skip = [
        (start, 0.5, pluck(pitch(note), 0.5, 365))
        for start, note in ((0, "A4"), (0.14, "C#5"), (0.28, "D5"), (0.5, "A4"))
    ]
    return in_room(mixed([*bells, *skip]), 0.16, 0.25)


def highwayman() -> Samples:
    """Hooves out of the wood, and a purse that was somebody else's."""
    beats = (0, 0.09, 0.18, 0.36, 0.45, 0.54)
    hooves = [
        (start, 0.5 + 0.08 * step, knock(230 - 25 * (step % 3), 0.07, 0.7, 0.5, 370 + step))
        for step, start in enumerate(beats)
    ]
    purse = [(0.68 + 0.05 * coin, 0.3, bell(hertz, 0.25, COIN)) for coin, hertz in enumerate((1240, 1480, 1330))]
    return in_room(mixed([*hooves, (0.56, 0.4, whisk(0.22, 600, 2400, 0.6, 380)), *purse]), 0.16, 0.25)


def herald() -> Samples:
    """A small fanfare: show what you have."""
    calls = ((0, "D4", 0.14), (0.13, "D4", 0.14), (0.26, "F#4", 0.2), (0.45, "A4", 0.55))
    return in_room(
        mixed([(start, 0.6, horn(pitch(note), seconds, 0.02)) for start, note, seconds in calls]), 0.24, 0.35
    )


def monk() -> Samples:
    """A chapel bell, and alms in a bowl."""
    alms = [(0.42 + 0.08 * coin, 0.18, bell(hertz, 0.2, COIN)) for coin, hertz in enumerate((1190, 1370))]
    return in_room(mixed([(0, 0.7, bell(pitch("D4"), 1.3, CHURCH, 0.006)), *alms]), 0.26, 0.35)


LOUDNESS: dict[str, tuple[Callable[[], Samples], float]] = {
    make.__name__: (make, loudness)
    for make, loudness in {
        arrow: 0.44, axe: 0.52, blow: 0.52, burning: 0.48, catapult: 0.52, charm: 0.42, gems: 0.38, herald: 0.50,
        highwayman: 0.46, jester: 0.40, lute: 0.46, monk: 0.44, parry: 0.46, shuriken: 0.42, treason: 0.46,
    }.items()
}  # fmt: skip
"""Every sound and its peak."""
