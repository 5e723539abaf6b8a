#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Converts packaging/CHANGELOG.md for packages, and checks that its newest version is the program's.

    changelog.py debian|rpm|appstream|notes|date VERSION [PACKAGE_VERSION]

`debian`, `rpm`: a changelog in the format of these packages, with the newest version called PACKAGE_VERSION; `appstream`: the
releases of the AppStream metadata; `notes`: the notes of this version as Markdown; `date`: its date, YYYY-MM-DD. Exits with 1
when the newest version is not VERSION.
"""
import re
import sys
import textwrap
from datetime import datetime, timezone
from email.utils import format_datetime
from pathlib import Path
from xml.sax.saxutils import escape

CHANGELOG = Path(__file__).resolve().parent / "CHANGELOG.md"
DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")  # in English, whatever the language of the system
MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
MAINTAINER = "The Windrose contributors <windrose-game@users.noreply.github.com>"


def releases(newest: str = "") -> list[tuple[str, str, list[str]]]:
    """Version, date and notes of each release, the newest first; that can be given another name."""
    found: list[tuple[str, str, list[str]]] = []
    for line in CHANGELOG.read_text(encoding="utf-8").splitlines():
        if title := re.fullmatch(r"## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)", line):
            found.append((title[1], title[2], []))
        elif line.startswith("- ") and found:
            found[-1][2].append(line[2:].replace("`", ""))
        elif line.startswith("  ") and found and found[-1][2]:
            found[-1][2][-1] += " " + line.strip().replace("`", "")
    if newest and found:
        found[0] = (newest, *found[0][1:])
    return found


def debian(newest: str) -> str:
    text = ""
    for version, date, notes in releases(newest):
        day = datetime.fromisoformat(date).replace(hour=12, tzinfo=timezone.utc)
        text += f"windrose ({version}) unstable; urgency=medium\n\n"
        for note in notes:
            text += textwrap.fill(note, 78, initial_indent="  * ", subsequent_indent="    ") + "\n"
        text += f"\n -- {MAINTAINER}  {format_datetime(day)}\n\n"
    return text.rstrip("\n") + "\n"


def rpm(newest: str) -> str:
    text = ""
    for version, date, notes in releases(newest):
        day = datetime.fromisoformat(date)
        text += f"* {DAYS[day.weekday()]} {MONTHS[day.month - 1]} {day:%d %Y} {MAINTAINER} - {version}-1\n"
        for note in notes:
            text += textwrap.fill(note.replace("%", "%%"), 78, initial_indent="- ", subsequent_indent="  ") + "\n"
        text += "\n"
    return text.rstrip("\n") + "\n"


def appstream() -> str:
    text = ""
    for version, date, notes in releases():
        items = "".join(f"          <li>{escape(note)}</li>\n" for note in notes)
        text += (f'    <release version="{version}" date="{date}">\n      <description>\n        <ul>\n{items}'
                 "        </ul>\n      </description>\n    </release>\n")
    return text.rstrip("\n")


def main() -> int:
    if len(sys.argv) not in (3, 4) or sys.argv[1] not in ("debian", "rpm", "appstream", "notes", "date"):
        print(__doc__, file=sys.stderr)
        return 2
    newest = releases()[0]
    if newest[0] != sys.argv[2]:
        print(f"CHANGELOG.md ends with {newest[0]}, the program is {sys.argv[2]}", file=sys.stderr)
        return 1
    called = sys.argv[3] if len(sys.argv) == 4 else newest[0]
    forms = {"debian": lambda: debian(called), "rpm": lambda: rpm(called), "appstream": appstream, "date": lambda: newest[1],
             "notes": lambda: "\n".join(f"- {note}" for note in newest[2])}
    print(forms[sys.argv[1]]().rstrip("\n"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
