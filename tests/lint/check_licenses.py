#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the licenses: of each file, by `reuse lint`; of sources, a line of their own; of the parts in packages, their names.

    check_licenses.py              checks the whole project
    check_licenses.py --self-test  tests itself with wrong files in a scratch project
"""
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from checks import judge_planted, run_check
from files import is_script, project_files

SOURCES = (".cpp", ".h", ".py", ".sh", ".yml", ".nsi", ".manifest", ".toml")
PARTS = "packaging/licenses/parts.txt"
NO_LICENSE = "LicenseRef-Public-Domain"  # bill.py knows it
EXCEPTIONS = {"GCC-exception-3.1", "Qt-GPL-exception-1.0", "Autoconf-exception-2.0", "Libtool-exception", "LZMA-exception"}
# REUSE-IgnoreStart
OWN_LINE = re.compile(r"SPDX-License-Identifier: GPL-3\.0-or-later(?: -->)?$", re.MULTILINE)
# REUSE-IgnoreEnd


def lint_problems(root: Path) -> Iterator[str]:
    """Of `reuse lint`: what it cannot read, its lists of files, and the licenses of its summary."""
    said = subprocess.run(["reuse", "--root", ".", "lint"], cwd=root, check=False, capture_output=True, text=True)
    # A file that it skips does not change its exit status.
    yield from (f"{name}: reuse lint: {what}" for name, what in re.findall("ERROR - '(.+?)' (.+)", said.stderr))
    if said.returncode == 0:
        return
    before, _, summary = said.stdout.partition("# SUMMARY")
    for heading, files in re.findall(r"^(The following files .*|'.*' found in):\n((?:\* .*\n)+)", before, re.MULTILINE):
        yield from (f"{file.removeprefix('* ')}: reuse lint: {heading}" for file in files.splitlines())
    for kind, names in re.findall(r"^\* (\w+ licenses|Licenses without file extension): (.+)$", summary, re.MULTILINE):
        if kind != "Used licenses":
            yield from (f"LICENSES/{name}.txt: reuse lint: {kind}" for name in names.split(", "))


def source_problems(root: Path) -> Iterator[str]:
    for name in project_files(root):
        path = root / name
        if (name.endswith(SOURCES) or is_script(path)) and path.stat().st_size and not OWN_LINE.search(
                path.read_text(encoding="utf-8")):
            yield f"{name}: has no license line of its own (GPL-3.0-or-later)"


def text_problems(root: Path) -> Iterator[str]:
    copies = [root / "LICENSE", root / "LICENSES/GPL-3.0-or-later.txt"]
    if all(copy.exists() for copy in copies) and copies[0].read_bytes() != copies[1].read_bytes():
        yield "LICENSE: differs from LICENSES/GPL-3.0-or-later.txt"


def part_problems(root: Path) -> Iterator[str]:
    """The list of what packages contain: three or four fields, and licenses that SPDX knows."""
    if not (root / PARTS).exists():
        return
    known = {line.split("\t")[0].split(" ")[0] for line in subprocess.run(
        ["reuse", "supported-licenses"], check=True, capture_output=True, text=True).stdout.splitlines()}
    seen = set()
    for line in (root / PARTS).read_text(encoding="utf-8").splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        fields = line.split(" | ")
        if len(fields) not in (3, 4) or not fields[2].startswith("https://"):
            yield f"{PARTS}: is not a name, license, home page, and perhaps a version: {line}"
            continue
        if fields[0] in seen:
            yield f"{PARTS}: has {fields[0]} twice"
        seen.add(fields[0])
        words = re.sub("[()]", " ", fields[1]).split()
        names, exceptions = words[::2], {words[at + 1] for at, word in enumerate(words[:-1]) if word == "WITH"}
        if unknown := sorted(set(names) - known - exceptions - {NO_LICENSE} | exceptions - EXCEPTIONS):
            yield f"{PARTS}: {fields[0]}: SPDX does not know {', '.join(unknown)}"
        if not set(words[1::2]) <= {"AND", "OR", "WITH"}:
            yield f"{PARTS}: {fields[0]}: is no SPDX expression: {fields[1]}"


def problems(root: Path) -> list[str]:
    return [sentence for check in (lint_problems, source_problems, text_problems, part_problems) for sentence in check(root)]


# REUSE-IgnoreStart
LINE = "SPDX-License-Identifier: GPL-3.0-or-later\n"
# (file, its text, part of the expected message; empty: none)
PLANTED = [
    ("core/good.cpp", "// " + LINE, ""),
    ("core/script.py", "#!/usr/bin/env python3\n# " + LINE, ""),
    ("core/free.h", "#pragma once\n", "no license line"),
    ("core/run_together.cpp", "// " + LINE.strip() + " Plays games.\n", "no license line"),
    ("core/skipped.cpp", f'// {LINE}const char* line = "// {LINE.strip()}\\n";\n', "cannot be parsed"),
    ("core/other.cpp", "// SPDX-License-Identifier: MIT\n", "'MIT' found in"),
    ("tool", "#!/bin/sh\n", "no license line"),
    ("core/README.md", "# Core\n", ""),
    ("core/data.json", "{}\n", "reuse lint"),
    ("core/empty.txt", "", ""),
    ("LICENSE", "GNU GENERAL PUBLIC LICENSE\n", "differs from"),
    ("LICENSES/GPL-3.0-or-later.txt", "GNU GENERAL PUBLIC LICENSE, as it is\n", ""),
    ("LICENSES/CC0-1.0.txt", "Public\n", "Unused licenses"),
    (PARTS, "# Parts\none | MIT AND (Zlib OR GPL-3.0-only WITH GCC-exception-3.1) | https://example.org\n"
            "two | MIT | https://example.org | 1.2\n", ""),
    (".reuse/dep5", "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n\n"
                    "Files: *.md *.txt *.cpp *.py *.h tool\nCopyright: nobody\nLicense: GPL-3.0-or-later\n", ""),
]
# (a line of the list, part of the expected message)
WRONG_PARTS = [
    ("one | MIT", "is not a name"),
    ("one | MIT | http://example.org", "is not a name"),
    ("one | MIT | https://example.org | 1.2 | 3", "is not a name"),
    ("one | Expat | https://example.org", "does not know Expat"),
    ("one | GPL-3.0-only WITH some-exception | https://example.org", "does not know some-exception"),
    ("one | MIT, Zlib | https://example.org", "does not know MIT,"),
    ("one | MIT XOR Zlib | https://example.org", "is no SPDX expression"),
    ("two | MIT | https://example.org\ntwo | MIT | https://example.org", "has two twice"),
]
# REUSE-IgnoreEnd


def self_test() -> int:
    wrong = judge_planted(PLANTED, problems)
    for line, expected in WRONG_PARTS:
        wrong += judge_planted([(PARTS, line + "\n", expected)], lambda root: list(part_problems(root)))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(run_check(problems, self_test, "every file and every part has a license"))
