#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the sounds of the table: they are what their script makes, short, quiet, alike in loudness, without clicks at
their ends, without clipping, and neither shrill nor steady like a beep.

    sounds_check.py           checks resources/sounds
    sounds_check.py --print   also prints what it measured
"""
import cmath
import importlib.util
import math
import struct
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "resources/sounds"
NAMES = ("role", "tile", "building", "barrel", "doubloons", "points", "your_turn", "end")
FORMAT = struct.pack("<4sIHHIIHH", b"fmt ", 16, 1, 1, 22050, 44100, 2, 16)  # mono, 16 bits at 22.05 kHz
HEAD = 44  # bytes before the samples
RATE = 22050
LONGEST = 1.2  # seconds
ALL_BYTES = 140_000
LOUDEST, QUIETEST = -6.0, -14.0  # of the highest sample, in decibels of full scale
CALLS = ("your_turn", "end")
ALIKE = 4.0  # decibels between the loudest and the quietest sound of a piece, to an ear
CALLS_ABOVE = (1.0, 7.0)  # decibels by which a call is louder than any piece
WINDOW = 2048  # samples, 93 ms
SHRILL = 2200  # Hz
STEADY = 0.2  # of the first half's energy that the second half may have


def made() -> dict[str, bytes]:
    spec = importlib.util.spec_from_file_location("make_sounds", FOLDER / "make_sounds.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.files()


def energy(samples) -> float:
    return sum(sample * sample for sample in samples) + 1e-9


def spectrum(samples: list[complex]) -> list[complex]:
    """The discrete Fourier transform; the number of samples is a power of two."""
    count = len(samples)
    if count == 1:
        return samples
    even, odd = spectrum(samples[0::2]), spectrum(samples[1::2])
    turned = [cmath.exp(-2j * math.pi * place / count) * value for place, value in enumerate(odd)]
    return [one + two for one, two in zip(even, turned)] + [one - two for one, two in zip(even, turned)]


def hearing(hertz: float) -> float:
    """How strongly an ear hears a tone, compared with one of 1000 Hz (A-weighting, IEC 61672)."""
    square = hertz * hertz
    gain = 12194 ** 2 * square * square / ((square + 20.6 ** 2) * math.sqrt((square + 107.7 ** 2) * (square + 737.9 ** 2))
                                           * (square + 12194 ** 2))
    return 1.2589 * gain


def loudness(content: bytes) -> float:
    """Of the loudest 93 ms, in decibels, as an ear hears it."""
    samples = struct.unpack(f"<{(len(content) - HEAD) // 2}h", content[HEAD:])
    most = 0.0
    for begin in range(0, len(samples), WINDOW // 4):
        window = [complex(sample / 32767) for sample in samples[begin:begin + WINDOW]]
        lines = spectrum(window + [0j] * (WINDOW - len(window)))
        most = max(most, sum((hearing(line * RATE / WINDOW) * abs(lines[line])) ** 2 for line in range(WINDOW // 2)))
    return 10 * math.log10(2 * most / WINDOW ** 2 + 1e-12)


def unequal(kept: dict[str, bytes], is_reported: bool):
    """Pieces sound alike, and what calls a person stands out without startling."""
    heard = {name: loudness(kept[f"{name}.wav"]) for name in NAMES if f"{name}.wav" in kept}
    if is_reported:
        print("\n".join(f"{name:14} {level:6.1f} dB to an ear" for name, level in heard.items()))
    pieces = {level: name for name, level in heard.items() if name not in CALLS}
    if max(pieces) - min(pieces) > ALIKE:
        yield f"{pieces[max(pieces)]} is {max(pieces) - min(pieces):.1f} dB louder than {pieces[min(pieces)]}"
    for name in CALLS:
        if not CALLS_ABOVE[0] <= heard.get(name, 0) - max(pieces) <= CALLS_ABOVE[1]:
            yield f"{name} is {heard.get(name, 0) - max(pieces):.1f} dB louder than {pieces[max(pieces)]}"


def problems_of(name: str, content: bytes, is_reported: bool):
    if content[12:36] != FORMAT:
        yield f"{name}: is not a mono WAV file with 16 bits at 22.05 kHz"
        return
    samples = struct.unpack(f"<{(len(content) - HEAD) // 2}h", content[HEAD:])
    seconds = len(samples) / RATE
    peak = max(abs(sample) for sample in samples)
    level = 20 * math.log10(peak / 32767)
    changes = [after - before for before, after in zip(samples, samples[1:])]
    # The root mean square of its frequencies, weighted by energy.
    pitch = RATE / (2 * math.pi) * math.sqrt(energy(changes) / energy(samples))
    half = len(samples) // 2
    rest = energy(samples[half:]) / energy(samples[:half])
    if is_reported:
        print(f"{name:14} {seconds:5.2f} s {level:6.1f} dB {pitch:6.0f} Hz  second half {rest:5.3f}")
    if seconds > LONGEST:
        yield f"{name}: lasts {seconds:.2f} seconds"
    if not QUIETEST <= level <= LOUDEST:
        yield f"{name}: its highest sample is at {level:.1f} dB"
    if max(abs(samples[0]), abs(samples[-1])) > 0.002 * 32767:
        yield f"{name}: clicks where it begins or ends"
    if pitch > SHRILL:
        yield f"{name}: is shrill ({pitch:.0f} Hz)"
    if rest > STEADY:
        yield f"{name}: does not fade, like a beep"


def main() -> int:
    found = []
    expected = made()
    kept = {path.name: path.read_bytes() for path in FOLDER.glob("*.wav")}
    for name in (f"{name}.wav" for name in NAMES):
        if name not in kept:
            found.append(f"{name}: is missing")
        elif kept[name] != expected.get(name):
            found.append(f"{name}: is not what make_sounds.py makes")
        else:
            found += problems_of(name, kept[name], "--print" in sys.argv)
    found += [f"{name}: is no sound of the table" for name in sorted((kept.keys() | expected.keys())) if name[:-4] not in NAMES]
    found += unequal(kept, "--print" in sys.argv)
    size = sum(map(len, kept.values()))
    if size > ALL_BYTES:
        found.append(f"all sounds together have {size} bytes")
    print("\n".join(found) or f"{len(kept)} sounds, {size} bytes")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
