#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes icons from a drawing (needs rsvg-convert).

    icons.py png DRAWING SIZE FILE.png
    icons.py ico DRAWING FILE.ico       for Windows, 16 to 256 pixels
    icons.py icns DRAWING FILE.icns     for macOS, 16 to 1024 pixels

The same drawing gives the same bytes. Both containers hold PNG pictures: an .ico begins with a table of sizes, an .icns has a
tag before each picture.
"""
import struct
import subprocess
import sys
from pathlib import Path

WINDOWS_SIZES = (16, 24, 32, 48, 64, 256)
MAC_SIZES = {b"icp4": 16, b"icp5": 32, b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic13": 256, b"ic08": 256, b"ic14": 512,
             b"ic09": 512, b"ic10": 1024}


def png(drawing: str, size: int) -> bytes:
    command = ["rsvg-convert", "--width", str(size), "--height", str(size), drawing]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout


def ico(drawing: str) -> bytes:
    pictures = [png(drawing, size) for size in WINDOWS_SIZES]
    table = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(table) + 16 * len(pictures)
    for size, picture in zip(WINDOWS_SIZES, pictures):
        table += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return table + b"".join(pictures)


def icns(drawing: str) -> bytes:
    body = b""
    for tag, size in MAC_SIZES.items():
        picture = png(drawing, size)
        body += tag + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main() -> int:
    kind, *rest = sys.argv[1:] or [""]
    if kind == "png" and len(rest) == 3 and rest[1].isdigit():
        Path(rest[2]).write_bytes(png(rest[0], int(rest[1])))
    elif kind == "ico" and len(rest) == 2:
        Path(rest[1]).write_bytes(ico(rest[0]))
    elif kind == "icns" and len(rest) == 2:
        Path(rest[1]).write_bytes(icns(rest[0]))
    else:
        print(__doc__, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
