#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Copies the libraries that Windows programs need, and that are not part of Windows, beside them.

    collect.py FOLDER LIBRARIES...

FOLDER contains programs and folders of plugins; LIBRARIES are the folders to search, in this order. The case of names is
kept. Libraries that are not found must be part of Windows: the folders contain a lib*.a for each of these.
"""
import re
import shutil
import subprocess
import sys
from pathlib import Path


def needed(program: Path) -> list[str]:
    listing = subprocess.run(["x86_64-w64-mingw32-objdump", "-p", str(program)], check=True, capture_output=True, text=True)
    return re.findall(r"DLL Name: (\S+)", listing.stdout)


def main() -> int:
    if len(sys.argv) < 3:
        print(__doc__, file=sys.stderr)
        return 2
    folder = Path(sys.argv[1])
    known: dict[str, Path] = {}
    for place in reversed(sys.argv[2:]):
        known.update({file.name.lower(): file for file in Path(place).glob("*.dll")})
    of_windows = {file.stem.removeprefix("lib").lower() for place in sys.argv[2:] for file in Path(place).glob("lib*.a")}
    todo = [file for file in folder.rglob("*") if file.suffix.lower() in (".exe", ".dll")]
    have = {file.name.lower() for file in folder.glob("*.dll")}
    missing = set()
    while todo:
        for name in needed(todo.pop()):
            if name.lower() in have:
                continue
            if name.lower() in known:
                have.add(name.lower())
                todo.append(Path(shutil.copy2(known[name.lower()], folder)))
            elif not name.lower().startswith("api-ms-win-") and Path(name).stem.lower() not in of_windows:
                missing.add(name)
    for name in sorted(missing):
        print(f"collect.py: no {name}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
