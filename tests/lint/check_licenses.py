#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that each file has a license that `reuse` can read: a line of its own, or a paragraph of .reuse/dep5.

    check_licenses.py              checks the whole project
    check_licenses.py --self-test  tests itself with wrong files in a scratch project
"""
import re
import subprocess
import sys
from pathlib import Path

from checks import judge_planted, run_check
from files import project_files

LICENSES = {"GPL-3.0-or-later", "CC-BY-SA-4.0"}
TEXTS = {"LICENSE"}  # the licenses themselves


def licenses(root: Path) -> dict[str, set[str]]:
    """The licenses of each file that `reuse` can read, from its bill of materials."""
    bill = subprocess.run(["reuse", "--root", str(root), "spdx"], check=True, capture_output=True, text=True).stdout
    found = {}
    for entry in bill.split("\n\n"):
        if name := re.search(r"^FileName: \./(.*)$", entry, re.M):
            found[name[1]] = set(re.findall(r"^LicenseInfoInFile: (.*)$", entry, re.M))
    return found


def problems(root: Path) -> list[str]:
    known = licenses(root)
    names = [name for name in project_files(root)
             if Path(name).name not in TEXTS and not name.startswith(".reuse/") and (root / name).stat().st_size]
    return [f"{name}: has no license line ({' or '.join(sorted(LICENSES))}) and no paragraph of .reuse/dep5"
            for name in names if not known.get(name) or not known[name] <= LICENSES]


# REUSE-IgnoreStart
LINE = "SPDX-License-Identifier: GPL-3.0-or-later\n"
# (file, its text, part of the expected message; empty: none)
PLANTED = [
    ("core/good.cpp", "// " + LINE, ""),
    ("core/script.py", "#!/usr/bin/env python3\n# " + LINE, ""),
    ("core/free.h", "#pragma once\n", "no license line"),
    ("core/run_together.cpp", "// " + LINE.strip() + " Plays games.\n", "no license line"),
    ("core/other.cpp", "// SPDX-License-Identifier: MIT\n", "no license line"),
    ("core/README.md", "# Core\n", ""),
    ("core/data.json", "{}\n", "no license line"),
    ("core/empty.txt", "", ""),
    ("LICENSE", "GNU GENERAL PUBLIC LICENSE\n", ""),
    (".reuse/dep5", "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n\n"
                    "Files: *.md\nCopyright: nobody\nLicense: GPL-3.0-or-later\n", ""),
]
# REUSE-IgnoreEnd


def self_test() -> int:
    return judge_planted(PLANTED, problems)


if __name__ == "__main__":
    sys.exit(run_check(problems, self_test, "every file has a license"))
