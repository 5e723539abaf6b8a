#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sounds of the table from tones: short mono WAV files, 16 bits at 22.05 kHz, beside this script.

    make_sounds.py          writes the files
    make_sounds.py FOLDER   writes them there

The same script gives the same bytes everywhere: it uses only additions and multiplications, whose results are the same
on every machine, and no functions of a system's library.
"""
import struct
import sys
from pathlib import Path

RATE = 22050  # samples per second
FADE = 0.012  # seconds at the end, so that nothing is cut off with a click
PI = 3.141592653589793

Samples = list[float]


def series(x: float, sign: float, first: int) -> float:
    """The sum of every second term of the exponential series, from the power `first` on, with this sign between them."""
    term = x if first else 1.0
    total = 0.0
    power = first
    while power < first + 24:
        total += term
        power += 2
        term *= sign * x * x / ((power - 1) * power)
    return total


def turn(hertz: float) -> tuple[float, float]:
    """The cosine and sine of the angle of one sample."""
    angle = 2 * PI * hertz / RATE
    return series(angle, -1.0, 0), series(angle, -1.0, 1)


def decay(seconds: float) -> float:
    """The factor per sample with which a tone falls to 1/e in this time."""
    x = 1 / (seconds * RATE)
    return series(x, 1.0, 0) - series(x, 1.0, 1)


def silence(seconds: float) -> Samples:
    return [0.0] * int(seconds * RATE)


def add_tone(to: Samples, start: float, hertz: float, loudness: float, seconds: float, attack: float) -> None:
    """Adds a tone that rises softly during `attack` and falls to 1/e in `seconds`."""
    cosine, sine = turn(hertz)
    factor = decay(seconds)
    rise = max(1, int(attack * RATE))
    x, y = loudness, 0.0
    begin = int(start * RATE)
    for place in range(begin, len(to)):
        step = min(1.0, (place - begin) / rise)
        to[place] += y * step * step * (3 - 2 * step)
        x, y = factor * (x * cosine - y * sine), factor * (x * sine + y * cosine)


def add_brush(to: Samples, start: float, loudness: float, seconds: float, softness: float) -> None:
    """Adds noise without its high part, like a card on cloth; `softness` is between 0 and 1."""
    state = 12345
    level, low, lower = loudness, 0.0, 0.0
    factor = decay(seconds)
    rise = int(0.004 * RATE)
    begin = int(start * RATE)
    for place in range(begin, len(to)):
        state = (1103515245 * state + 12345) % 2147483648
        low += (1 - softness) * (state / 1073741824 - 1 - low)
        lower += (1 - softness) * (low - lower)
        to[place] += level * lower * min(1.0, (place - begin) / rise)
        level *= factor


def add_wood(to: Samples, start: float, hertz: float, loudness: float, seconds: float) -> None:
    """A knock on wood: the partials of a free bar, the higher ones gone sooner."""
    for ratio, share, lasts in ((1.0, 1.0, 1.0), (2.76, 0.32, 0.45), (5.4, 0.10, 0.2)):
        add_tone(to, start, hertz * ratio, loudness * share, seconds * lasts, 0.0025)


def add_coin(to: Samples, start: float, hertz: float, loudness: float) -> None:
    for ratio, share, lasts in ((1.0, 1.0, 0.06), (1.51, 0.45, 0.045), (2.31, 0.16, 0.03)):
        add_tone(to, start, hertz * ratio, loudness * share, lasts, 0.002)
    add_wood(to, start, hertz / 4, loudness * 0.5, 0.02)


def add_bell(to: Samples, start: float, hertz: float, loudness: float, seconds: float) -> None:
    for ratio, share, lasts in ((1.0, 1.0, 1.0), (2.0, 0.28, 0.6), (3.01, 0.1, 0.35), (0.5, 0.18, 0.8)):
        add_tone(to, start, hertz * ratio, loudness * share, seconds * lasts, 0.014)


def role() -> Samples:
    sound = silence(0.14)
    add_brush(sound, 0.0, 1.6, 0.035, 0.72)
    add_wood(sound, 0.03, 210, 0.8, 0.026)
    return sound


def tile() -> Samples:
    sound = silence(0.11)
    add_wood(sound, 0.0, 470, 1.0, 0.022)
    add_wood(sound, 0.0, 190, 0.5, 0.028)
    return sound


def building() -> Samples:
    sound = silence(0.24)
    add_wood(sound, 0.0, 330, 0.75, 0.026)
    add_wood(sound, 0.09, 262, 1.0, 0.038)
    return sound


def barrel() -> Samples:
    sound = silence(0.2)
    add_wood(sound, 0.0, 196, 1.0, 0.045)
    add_wood(sound, 0.0, 392, 0.45, 0.03)
    add_wood(sound, 0.055, 165, 0.45, 0.04)
    add_brush(sound, 0.0, 0.35, 0.04, 0.85)
    return sound


def doubloons() -> Samples:
    sound = silence(0.24)
    add_coin(sound, 0.0, 1320, 0.8)
    add_coin(sound, 0.07, 1568, 1.0)
    return sound


def points() -> Samples:
    sound = silence(0.36)
    add_bell(sound, 0.0, 523.25, 0.8, 0.12)
    add_bell(sound, 0.07, 659.26, 1.0, 0.13)
    return sound


def your_turn() -> Samples:
    sound = silence(0.52)
    add_bell(sound, 0.0, 392.0, 0.9, 0.16)
    add_bell(sound, 0.1, 523.25, 1.0, 0.18)
    return sound


def end() -> Samples:
    sound = silence(1.05)
    for start, hertz in ((0.0, 261.63), (0.09, 329.63), (0.18, 392.0), (0.27, 523.25)):
        add_bell(sound, start, hertz, 1.0, 0.3)
    return sound


# The highest sample of each, as a share of full scale: an ear hears high tones louder than low ones, so that pieces sound
# alike at these, and what calls a person a little louder.
SOUNDS = ((role, 0.48), (tile, 0.48), (building, 0.46), (barrel, 0.48), (doubloons, 0.21), (points, 0.23),
          (your_turn, 0.33), (end, 0.4))


def wave(sound: Samples, peak: float) -> bytes:
    """The sound as a WAV file with this highest sample."""
    loudest = max(abs(sample) for sample in sound)
    fade = int(FADE * RATE)
    values = []
    for place, sample in enumerate(sound):
        left = min(1.0, (len(sound) - 1 - place) / fade)
        values.append(round(sample * left * peak / loudest * 32767))
    data = struct.pack(f"<{len(values)}h", *values)
    head = struct.pack("<4sI4s4sIHHIIHH4sI", b"RIFF", 36 + len(data), b"WAVE", b"fmt ", 16, 1, 1, RATE, 2 * RATE, 2, 16,
                       b"data", len(data))
    return head + data


def files() -> dict[str, bytes]:
    """The contents of each file by its name."""
    return {f"{make.__name__}.wav": wave(make(), peak) for make, peak in SOUNDS}


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent
    for name, content in files().items():
        (folder / name).write_bytes(content)
    return 0


if __name__ == "__main__":
    sys.exit(main())
