#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the spelling of names, comments and texts, by `codespell`: common errors, and British for American spelling.

    check_spelling.py              checks the whole project
    check_spelling.py --self-test  tests itself with wrong files in a scratch project
"""
import re
import subprocess
import sys
from pathlib import Path

from checks import judge_planted, run_check
from files import project_files

# In other languages, by others, or not words at all.
LEFT_OUT = re.compile(r"LICENSE|packaging/linux/[a-z_]+/|translations/windrose_(?!en\b)\w+\.ts|tests/(data|fuzz/corpus|pins)/"
                      r"|core/players/nets/|.*\.(svg|png|wav|bin|ico|icns|bmp)$")
# A name is taken apart, also at its capitals: `QString` is Q and String. A mnemonic (&) is within a word.
WORD = r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+(?:[&'’][a-z]+)*"
RIGHT = [
    "alle", "ist", "oder", "programm", "sie",  # German, in the installer for Windows
    "bu",      # a shortened order, in a test
    "countr",  # std::countr_zero
    "ded",     # from the name of a commit
    "nd",      # of 2nd
    "seh",     # the exceptions of Windows
]


def problems(root: Path) -> list[str]:
    names = [name for name in project_files(root) if not LEFT_OUT.match(name)]
    said = subprocess.run(
        ["codespell", "--builtin", "clear,rare,en-GB_to_en-US", "--disable-colors", "--quiet-level", "3", "--regex", WORD,
         "--ignore-words-list", ",".join(RIGHT), "--", *names], cwd=root, check=False, capture_output=True, text=True)
    if said.returncode != 0 and not said.stdout:
        return [f"codespell: {said.stderr.strip()}"]
    return said.stdout.splitlines()


# (file, its text, part of the expected message; empty: none). The wrong words are cut so that this file has none.
PLANTED = [
    ("core/good.cpp", "// The color of the barrels, by std::countr_zero.\n", ""),
    ("core/comment.cpp", "// The first of t" + "eh barrels.\n", "the"),
    ("core/british.cpp", "const int colo" + "ur = 1;\n", "color"),
    ("core/camel.cpp", "int number" + "Reci" + "evedNow = 0;\n", "Received"),
    ("ui/qt.cpp", "QString text = QObject::tr(\"Thi&nking time:\");\n", ""),
    ("ui/said.cpp", "say(tr(\"The game was can" + "celled.\"));\n", "canceled"),
    ("README.md", "A gr" + "ey board.\n", "gray"),
    ("translations/windrose_en.ts", "<source>The colo" + "ur</source>\n", "color"),
    ("translations/windrose_de.ts", "<translation>Die Farbe, t" + "eh</translation>\n", ""),
    ("packaging/linux/de/windrose.6.in", "Die Farbe, t" + "eh\n", ""),
]


def self_test() -> int:
    return judge_planted(PLANTED, problems)


if __name__ == "__main__":
    sys.exit(run_check(problems, self_test, "every word is spelled right"))
