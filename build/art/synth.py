"""Sounds from nothing but arithmetic: plucked strings, bells, horns, knocks and the whisper of cards.

They are mono, numbers from -1 to 1. Chance is seeded, so the same sound has the same samples wherever it is made.
"""

import io
import math
import random
import shutil
import subprocess
import tempfile
import wave
from array import array
from collections.abc import Iterable, Sequence
from pathlib import Path

RATE = 44100
Samples = list[float]
STEPS = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}


def pitch(note: str) -> float:
    """The frequency of a note.

    >>> pitch("A4"), round(pitch("C#4")), round(pitch("Bb3"))
    (440.0, 277, 233)
    """
    sharps = note.count("#") - note[1:].count("b")
    return 440.0 * 2 ** ((STEPS[note[0]] + sharps) / 12 + int(note[-1]) - 4)


def silence(seconds: float) -> Samples:
    return [0.0] * int(RATE * seconds)


def pluck(frequency: float, seconds: float, seed: int = 1, damping: float = 0.32, brightness: float = 0.35) -> Samples:
    """A string (Karplus and Strong): noise goes round a delay line, and each round loses its highest part."""
    whole = RATE / frequency - damping
    length = int(whole - 0.1)
    rest = whole - length
    tuning = (1 - rest) / (1 + rest)  # an all-pass filter delays by the fraction of a sample
    chance = random.Random(seed)
    soft, line = 0.0, []
    for _ in range(length):
        soft += brightness * (chance.uniform(-1, 1) - soft)
        line.append(soft)
    middle = sum(line) / length
    line = [value - middle for value in line]
    loss = 0.5 ** (1 / (frequency * 0.9 * (220 / frequency) ** 0.35))  # half is left after nearly a second
    out, before, passed, last, place = [], 0.0, 0.0, 0.0, 0
    for _ in range(int(RATE * seconds)):
        now = line[place]
        lower = loss * ((1 - damping) * now + damping * before)
        before = now
        last = tuning * lower + passed - tuning * last
        passed = lower
        line[place] = last
        out.append(now)
        place = place + 1 if place + 1 < length else 0
    return faded(scaled(out, 1.0), 0.002, min(0.25, seconds / 3))


def bell(
    frequency: float, seconds: float, partials: Sequence[tuple[float, float, float]], attack: float = 0.004
) -> Samples:
    """Partials (multiple of the frequency, strength, half-life in seconds) that die away on their own."""
    out = silence(seconds)
    for multiple, strength, life in partials:
        turn = math.tau * frequency * multiple / RATE
        fade = 0.5 ** (1 / (life * RATE))
        level = strength
        for place in range(len(out)):
            out[place] += level * math.sin(turn * place)
            level *= fade
    return faded(out, attack, seconds / 4)


CHIME = ((1, 1, 0.35), (2.0, 0.35, 0.25), (2.76, 0.22, 0.14), (5.4, 0.06, 0.06))
METAL = ((1, 1, 0.03), (1.52, 0.7, 0.025), (2.31, 0.45, 0.02), (3.9, 0.2, 0.012))
COIN = ((1, 1, 0.07), (1.51, 0.6, 0.05), (2.02, 0.35, 0.04), (2.67, 0.2, 0.03))


def horn(frequency: float, seconds: float, attack: float = 0.07, brightness: float = 0.62) -> Samples:
    """A horn blown: overtones that come in as it grows louder, and a little shake while it lasts."""
    count = int(RATE * seconds)
    out, turn = [], 0.0
    for place in range(count):
        time = place / RATE
        swell = min(1.0, time / attack) * min(1.0, (seconds - time) / 0.18)
        shake = 1 + 0.004 * math.sin(math.tau * 5.2 * time) * min(1.0, time / 0.4)
        turn += math.tau * frequency * shake * (1 - 0.02 * math.exp(-time / 0.03)) / RATE
        bright = brightness * swell
        tone = sum(bright**overtone * math.sin(turn * (overtone + 1)) for overtone in range(7))
        out.append(tone * swell)
    return faded(scaled(out, 1.0), 0.01, 0.05)


def knock(frequency: float, seconds: float, fall: float = 0.55, click: float = 0.25, seed: int = 1) -> Samples:
    """Wood struck: a low tone that drops, and a little noise at its start."""
    chance = random.Random(seed)
    out, turn = [], 0.0
    count = int(RATE * seconds)
    for place in range(count):
        share = place / count
        turn += math.tau * frequency * (fall + (1 - fall) * math.exp(-9 * share)) / RATE
        noise = click * chance.uniform(-1, 1) * math.exp(-place / (0.003 * RATE))
        out.append((math.sin(turn) + noise) * math.exp(-6 * share))
    return faded(out, 0.001, 0.01)


def whisk(seconds: float, low: float, high: float, peak: float = 0.4, seed: int = 1) -> Samples:
    """Paper through air: noise in a band that moves from `low` to `high` hertz, loudest at `peak` of its time."""
    chance = random.Random(seed)
    out = []
    first = second = 0.0
    count = int(RATE * seconds)
    for place in range(count):
        share = place / count
        centre = low * (high / low) ** share
        tune = 2 * math.sin(math.pi * min(centre, RATE / 7) / RATE)
        first += tune * second
        third = chance.uniform(-1, 1) - first - 0.9 * second
        second += tune * third
        swell = (share / peak) ** 1.5 if share < peak else ((1 - share) / (1 - peak)) ** 1.8
        out.append(second * swell)
    return scaled(out, 1.0)


def scaled(samples: Samples, loudest: float) -> Samples:
    """The same sound with that peak."""
    peak = max(1e-9, max(samples), -min(samples))
    return [value * loudest / peak for value in samples]


def faded(samples: Samples, start: float, end: float) -> Samples:
    """Without clicks at either end; in seconds."""
    out = list(samples)
    for place in range(min(len(out), int(RATE * start))):
        out[place] *= place / (RATE * start)
    tail = min(len(out), int(RATE * end))
    for place in range(tail):
        out[-1 - place] *= place / tail
    return out


def mixed(parts: Iterable[tuple[float, float, Samples]]) -> Samples:
    """Sounds together: each with the second it starts at and its strength."""
    parts = list(parts)
    out = silence(max(start + len(sound) / RATE for start, _, sound in parts) + 0.001)
    for start, strength, sound in parts:
        first = int(RATE * start)
        for place, value in enumerate(sound, first):
            out[place] += strength * value
    return out


def in_room(samples: Samples, wet: float = 0.22, tail: float = 0.35) -> Samples:
    """A few soft echoes, as in a small hall."""
    out = samples + silence(tail)
    for delay, share in ((0.031, 1.0), (0.047, 0.8), (0.071, 0.62), (0.113, 0.45), (0.173, 0.3)):
        offset, smooth = int(RATE * delay), 0.0
        for place, value in enumerate(samples, offset):
            smooth += 0.35 * (value - smooth)
            out[place] += wet * share * smooth
    return faded(out, 0, tail / 2)


def wav(samples: Samples) -> bytes:
    """A wave file."""
    numbers = array("h", (round(32767 * max(-1.0, min(1.0, value))) for value in samples))
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(numbers.tobytes())
    return file.getvalue()


def ogg(sound: bytes, quality: float) -> bytes:
    """A wave file made small by `oggenc`; the fixed serial number makes the same bytes every time."""
    tool = shutil.which("oggenc")
    if tool is None:
        raise FileNotFoundError("oggenc (vorbis-tools) makes the sounds and is not installed")
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "sound.ogg"
        options = ["--quiet", "--quality", str(quality), "--serial", "1", "--discard-comments", "--output", str(target)]
        subprocess.run([tool, *options, "-"], input=sound, check=True)
        return target.read_bytes()
