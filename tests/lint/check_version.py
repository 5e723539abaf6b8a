#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the version is only in CMakeLists.txt, and that the changelog begins with it.

    check_version.py              checks the whole project
    check_version.py --self-test  tests itself with version numbers in a scratch project
"""
import re
import sys
import tempfile
from pathlib import Path

from checks import run_check
from files import project_files

PLACE, CHANGES = "CMakeLists.txt", "packaging/CHANGELOG.md"
NEWEST = re.compile(r"^## (\S+) \(\d{4}-\d\d-\d\d\)$", re.MULTILINE)
# Matches our own version written as `version: 1.2.3`, `VERSION="1.2"` and the like; other programs' versions have other
# names.
SAYS = re.compile(r"(?:^|[\s<\"'!-])(?:app_?|project_?|windrose_?|product_?|file_?|bundle_?|short_?)*version(?:string)?"
                  r"[\"']?\s*[:=]\s*[\"']?(\d+\.\d+\.\d+)\b", re.IGNORECASE)
# Files by others, and test data with arbitrary text.
OTHERS = ("LICENSE", "tests/data/", "tests/fuzz/corpus/", "tests/lint/check_version.py")
READ = (".txt", ".cmake", ".json", ".md", ".yml", ".yaml", ".xml", ".desktop", ".in", ".py", ".sh", ".h", ".cpp", ".nsi", ".rc",
        ".plist", ".ts")


def problems(root: Path) -> list[str]:
    found = []
    version = re.search(r"^project\(windrose VERSION (\d+\.\d+\.\d+)\b", (root / PLACE).read_text(encoding="utf-8"), re.MULTILINE)
    if not version:
        return [f"{PLACE}: says no version"]
    newest = NEWEST.search((root / CHANGES).read_text(encoding="utf-8"))
    if not newest or newest[1] != version[1]:
        found.append(f"{CHANGES}: begins with {newest[1] if newest else 'nothing'}, the program is {version[1]}")
    same = re.compile(rf"(?<![\d.]){re.escape(version[1])}(?!\.?\d)")
    for name in project_files(root):
        if name in (PLACE, CHANGES) or name.startswith(OTHERS) or not name.endswith(READ):
            continue
        for number, line in enumerate((root / name).read_text(encoding="utf-8").splitlines(), 1):
            if same.search(line) or SAYS.search(line):
                found.append(f"{name}:{number}: has a version number of its own: {line.strip()}")
    return found


# (file, its text, part of the expected message; empty: none)
PLANTED = [
    (CHANGES, "## 3.2.0 (2030-01-01)\n", "begins with 3.2.0"),
    (CHANGES, "nothing yet\n", "begins with nothing"),
    ("packaging/a.nsi", '!define VERSION "x"\nName "Windrose 3.2.1"\n', "a.nsi:2"),
    ("packaging/b.json", '{"version": "3.1.9"}\n', "b.json:1"),
    ("packaging/c.plist", "<key>ShortVersionString</key><string>3.2.1</string>\n", "c.plist:1"),
    ("packaging/d.sh", "VERSION=3.1.0\n", "d.sh:1"),
    ("packaging/e.rc", 'VALUE "ProductVersion", "3.2.1"\n', "e.rc:1"),
    ("packaging/f.sh", "tool_version=3.1.0\nother=13.2.1\nversion=$(project_version build)\n", ""),
    ("packaging/g.xml", '<?xml version="1.0" encoding="UTF-8"?>\n<release version="@PROJECT_VERSION@"/>\n', ""),
    ("core/h.md", "What 3.2.1 says\n", "h.md:1"),
]


def self_test() -> int:
    failures = 0
    for name, text, expected in PLANTED:
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for file, content in ((PLACE, "project(windrose VERSION 3.2.1 LANGUAGES CXX)\n"),
                                  (CHANGES, "## 3.2.1 (2030-01-02)\n\n- New.\n\n## 3.1.0 (2029-01-01)\n"), (name, text)):
                (root / file).parent.mkdir(parents=True, exist_ok=True)
                (root / file).write_text(content, encoding="utf-8")
            said = problems(root)
            if (len(said) != 1 or expected not in said[0]) if expected else said:
                print(f"{name} with {text!r}: expected {expected or 'nothing'!r}, found {said}")
                failures += 1
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(run_check(problems, self_test, "one version, in one place"))
