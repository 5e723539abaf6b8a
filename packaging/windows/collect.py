#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts beside Windows programs every library they need that Windows does not have.

    collect.py FOLDER LIBRARIES...

FOLDER holds programs and folders of plugins; LIBRARIES are the folders the libraries are looked for in, best first. Names
keep their case. What is not found there is taken for a part of Windows; what Windows lacks is known by its name.
"""
import re
import shutil
import subprocess
import sys
from pathlib import Path

OURS = re.compile(r"^(Qt6|lib)", re.IGNORECASE)  # Windows has none that is called so


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
            elif OURS.match(name):
                missing.add(name)
    for name in sorted(missing):
        print(f"collect.py: no {name}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
