"""What the board of Kings & Things sounds like: dice, marching, blows, building, magic, horns. In D, like all else."""

import random
from collections.abc import Callable

from synth import CHIME, COIN, METAL, Samples, bell, horn, in_room, knock, mixed, pitch, pluck, whisk

GONG = ((1, 1, 0.5), (1.48, 0.6, 0.35), (2.11, 0.45, 0.25), (2.93, 0.25, 0.15), (4.2, 0.12, 0.08))
STONE = ((1, 1, 0.018), (1.71, 0.8, 0.014), (2.83, 0.6, 0.01), (4.6, 0.3, 0.006))


def dice_roll() -> Samples:
    """Two dice bounce out on wood."""
    chance = random.Random(61)
    start, apart, parts = 0.0, 0.115, []
    for bounce in range(11):
        strength = 0.9 * 0.86**bounce
        parts.append((start, strength, knock(chance.uniform(330, 620), 0.05, 0.7, 0.5, 61 + bounce)))
        parts.append((start, 0.4 * strength, knock(150, 0.07, seed=80 + bounce)))
        start += apart * chance.uniform(0.55, 1.0)
        apart *= 0.88
    return in_room(mixed(parts), 0.12, 0.2)


def march() -> Samples:
    """Four steps of many feet."""
    steps = []
    for step in range(4):
        start = 0.19 * step
        steps += [
            (start, 0.9 if step % 2 == 0 else 0.7, knock(92 - 8 * (step % 2), 0.14, seed=90 + step)),
            (start + 0.012, 0.35, whisk(0.09, 420, 260, 0.2, 95 + step)),
            (start + 0.02, 0.12, bell(1500 + 130 * step, 0.08, METAL)),
        ]
    return in_room(mixed(steps), 0.14, 0.2)


def explore() -> Samples:
    """A branch is bent aside, and something is there."""
    leaves = [(0, 0.8, whisk(0.34, 600, 2600, 0.5, 101)), (0.1, 0.5, whisk(0.2, 2400, 1200, 0.3, 102))]
    notes = enumerate(("A3", "D4", "E4"))
    strings = [(0.22 + 0.15 * place, 0.5, pluck(pitch(note), 0.9, 110 + place)) for place, note in notes]
    return in_room(mixed([*leaves, *strings]))


def hit() -> Samples:
    """A blade strikes home."""
    clang = [(0, 0.55, bell(520, 0.3, METAL)), (0.006, 0.4, bell(743, 0.3, ((1, 1, 0.06), (2.76, 0.5, 0.03))))]
    return in_room(mixed([*clang, (0, 1.0, knock(84, 0.26, 0.5, 0.5, 120))]), 0.18, 0.25)


def miss() -> Samples:
    """A blade cuts only air."""
    return mixed([(0, 0.9, whisk(0.2, 700, 3600, 0.45, 130)), (0.1, 0.35, whisk(0.14, 2600, 900, 0.2, 131))])


def retreat() -> Samples:
    """A small horn calls back, feet hurry away."""
    feet = [(0.5 + 0.1 * step, 0.5 * 0.82**step, knock(100, 0.1, seed=140 + step)) for step in range(5)]
    calls = [(0, 0.5, horn(pitch("A4"), 0.26, 0.03)), (0.24, 0.45, horn(pitch("D4"), 0.42, 0.04))]
    return in_room(mixed([*calls, *feet]))


def fort_built() -> Samples:
    """Three blows of a mason, and the wall stands."""
    blows = [
        part
        for blow, start in enumerate((0, 0.17, 0.34))
        for part in (
            (start, 0.8, bell(930 + 60 * blow, 0.12, STONE)),
            (start, 0.6, knock(190 - 20 * blow, 0.12, seed=150 + blow)),
        )
    ]
    chord = [(0.52, 0.4, pluck(pitch(note), 1.0, 155 + place)) for place, note in enumerate(("D3", "A3", "D4"))]
    return in_room(mixed([*blows, (0.5, 0.9, knock(70, 0.35, seed=154)), *chord]))


def gold() -> Samples:
    """Coins run into a chest."""
    chance = random.Random(160)
    coins = [
        (0.055 * coin + chance.uniform(0, 0.02), 0.5 - 0.03 * coin, bell(chance.uniform(1100, 1750), 0.28, COIN))
        for coin in range(8)
    ]
    return in_room(mixed([*coins, (0.48, 0.3, knock(160, 0.12, seed=161))]), 0.1, 0.2)


def magic_cast() -> Samples:
    """Chimes climb out of a rising breath."""
    notes = enumerate(("D5", "F#5", "A5", "C#6", "E6"))
    chimes = [(0.08 * place, 0.34, bell(pitch(note), 1.0, CHIME, 0.015)) for place, note in notes]
    return in_room(mixed([(0, 0.3, whisk(0.7, 500, 4200, 0.7, 170)), *chimes]), 0.3, 0.4)


def event() -> Samples:
    """A gong: something befalls the land."""
    drum = [(0, 0.8, knock(62, 0.5, 0.6, 0.1, 180)), (0.28, 0.35, knock(58, 0.4, 0.6, 0.1, 181))]
    return in_room(mixed([(0.0, 0.55, bell(pitch("D3"), 1.5, GONG, 0.012)), *drum]), 0.25, 0.3)


def horn_call() -> Samples:
    """The horn that begins a battle."""
    first, second = horn(pitch("D3"), 0.42), horn(pitch("A3"), 0.95)
    fifth = horn(pitch("D3"), 0.95, 0.12)
    return in_room(mixed([(0, 0.7, first), (0.38, 0.8, second), (0.4, 0.35, fifth)]), 0.26, 0.35)


def citadel() -> Samples:
    """Horns, bells and drums for a citadel."""
    fanfare = ((0, "D4", 0.24), (0.2, "D4", 0.16), (0.32, "F#4", 0.3), (0.58, "A4", 0.95))
    horns = [(start, 0.55, horn(pitch(note), seconds, 0.03)) for start, note, seconds in fanfare]
    low = [(0.58, 0.4, horn(pitch(note), 0.95, 0.06)) for note in ("D3", "D4")]
    notes = enumerate(("D5", "A5", "F#5"))
    bells = [(0.58 + 0.13 * place, 0.16, bell(pitch(note), 1.0, CHIME, 0.01)) for place, note in notes]
    drums = [(start, 0.6, knock(74, 0.3, seed=190)) for start in (0, 0.32, 0.58)]
    return in_room(mixed([*horns, *low, *bells, *drums]), 0.24, 0.4)


LOUDNESS: dict[str, tuple[Callable[[], Samples], float]] = {
    "citadel": (citadel, 0.62), "dice_roll": (dice_roll, 0.42), "event": (event, 0.55), "explore": (explore, 0.44),
    "fort_built": (fort_built, 0.50), "gold": (gold, 0.34), "hit": (hit, 0.52), "horn": (horn_call, 0.55),
    "magic_cast": (magic_cast, 0.42), "march": (march, 0.42), "miss": (miss, 0.30), "retreat": (retreat, 0.44),
}  # fmt: skip
"""Every sound and its peak."""
