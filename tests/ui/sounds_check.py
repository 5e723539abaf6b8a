#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the sounds of the table: they are what their script makes, short, quiet, without clicks at their ends, without
clipping, and neither shrill nor steady like a beep.

    sounds_check.py           checks resources/sounds
    sounds_check.py --print   also prints what it measured
"""
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
LOUDEST, QUIETEST = -6.0, -12.0  # of the highest sample, in decibels of full scale
SHRILL = 2200  # Hz
STEADY = 0.2  # of the first half's energy that the second half may have


def made() -> dict[str, bytes]:
    spec = importlib.util.spec_from_file_location("make_sounds", FOLDER / "make_sounds.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.files()


def energy(samples) -> float:
    return sum(sample * sample for sample in samples) + 1e-9


def problems_of(name: str, content: bytes, is_told: bool):
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
    if is_told:
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
    size = sum(map(len, kept.values()))
    if size > ALL_BYTES:
        found.append(f"all sounds together have {size} bytes")
    print("\n".join(found) or f"{len(kept)} sounds, {size} bytes")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
