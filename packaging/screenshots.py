#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes the screenshots of the README and of the metadata, or checks that the window still looks like that.

    screenshots.py PICTURES          takes them: PICTURES is the program windrose_pictures (build/test/bin)
    screenshots.py PICTURES --check  exits with 1 if the window looks different, 77 where it always does: letters are drawn
                                     differently by other versions of Qt than Debian 12's

They are in resources/screenshots.
"""
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources/screenshots"
# File, and the scene, size, look, language and number of players as in pictures.sh.
SHOTS = {"table.png": ("phase-build", "1280x800", "light", "en", "4")}
SAME = 24  # a pixel whose parts differ less looks the same
MAY_DIFFER = 0.001  # part of the pixels
SKIPPED = 77


def take(program: str, file: str, folder: Path) -> Path:
    scene, size, look, language, players = SHOTS[file]
    filters = [word for name, value in (("scene", scene), ("look", look), ("language", language), ("players", players))
               for word in ("--only", f"{name}={value}")]
    subprocess.run([program, "--format", "png", "--size", size, *filters, folder], check=True, stdout=subprocess.DEVNULL)
    taken = [path for path in folder.rglob(f"{scene}.png")]
    if len(taken) != 1:
        raise SystemExit(f"{program} took {len(taken)} pictures of {scene}")
    return taken[0]


def unfiltered(kind: int, line: bytearray, above: bytes, step: int) -> None:
    """Undoes the filter of a line of a PNG."""
    for at in range(len(line)):
        left = line[at - step] if at >= step else 0
        up = above[at]
        corner = above[at - step] if at >= step else 0
        if kind == 1:
            line[at] = (line[at] + left) & 255
        elif kind == 2:
            line[at] = (line[at] + up) & 255
        elif kind == 3:
            line[at] = (line[at] + (left + up) // 2) & 255
        elif kind == 4:
            guess = left + up - corner
            nearest = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))[2]
            line[at] = (line[at] + nearest) & 255


def pixels(file: Path) -> list[tuple[int, bytes]]:
    """Lines of a PNG with eight bits for each part of a color: the bytes of a pixel, and the line."""
    data, at, packed = file.read_bytes(), 8, b""
    width = step = 0
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        if kind == b"IHDR":
            width, _, depth, colors, _, _, interlaced = struct.unpack(">IIBBBBB", body)
            if depth != 8 or interlaced or colors not in (2, 6):
                raise SystemExit(f"{file} is no plain picture in full color")
            step = 3 if colors == 2 else 4
        elif kind == b"IDAT":
            packed += body
        at += length + 12
    raw = zlib.decompress(packed)
    lines, above = [], bytes(width * step)
    for start in range(0, len(raw), width * step + 1):
        line = bytearray(raw[start + 1:start + 1 + width * step])
        unfiltered(raw[start], line, above, step)
        lines.append((step, bytes(line)))
        above = bytes(line)
    return lines


def difference(one: Path, other: Path) -> float:
    """The part of the pixels that look different: 1 for pictures of other sizes."""
    first, second = pixels(one), pixels(other)
    if [len(line) // step for step, line in first] != [len(line) // step for step, line in second]:
        return 1
    count = different = 0
    for (step, a), (step_b, b) in zip(first, second):
        count += len(a) // step
        if step == step_b and a == b:
            continue
        for x in range(len(a) // step):
            if any(abs(p - q) > SAME for p, q in zip(a[x * step:x * step + 3], b[x * step_b:x * step_b + 3])):
                different += 1
    return different / count


def is_debian_12() -> bool:
    facts = Path("/etc/os-release").read_text(encoding="utf-8") if os.path.exists("/etc/os-release") else ""
    return "VERSION_CODENAME=bookworm\n" in facts


def main() -> int:
    if len(sys.argv) not in (2, 3) or sys.argv[2:] not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    checks = len(sys.argv) == 3
    if checks and not is_debian_12():
        print("Only compared on Debian 12.")
        return SKIPPED
    status = 0
    for file in SHOTS:
        with tempfile.TemporaryDirectory() as folder:
            taken = take(sys.argv[1], file, Path(folder))
            if not checks:
                FOLDER.mkdir(parents=True, exist_ok=True)
                shutil.copy(taken, FOLDER / file)
            elif (differs := difference(FOLDER / file, taken)) > MAY_DIFFER:
                print(f"The window no longer looks like {file}: {differs:.2%} of it. Run packaging/screenshots.py {sys.argv[1]}")
                status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
