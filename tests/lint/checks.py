# SPDX-License-Identifier: GPL-3.0-or-later
"""What the checks of the source tree have in common: planted files that show that they find something, and their end."""
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from files import ROOT

Problems = Callable[[Path], list[str]]


def judge_planted(planted: list[tuple[str, str, str]], problems: Problems) -> int:
    """Writes files (name, text, part of the expected message or nothing) into a scratch tree and looks for problems."""
    with tempfile.TemporaryDirectory() as scratch:
        root = Path(scratch)
        for name, text, _ in planted:
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, encoding="utf-8")
        found = problems(root)
    wrong = 0
    for name, _, expected in planted:
        about = [sentence for sentence in found if sentence.startswith(name + ":")]
        good = any(expected in sentence for sentence in about) if expected else not about
        if not good:
            wrong += 1
            print(f"{name}: expected {expected or 'no complaint'!r}, got {about}")
    print(f"{len(planted) - wrong} planted files judged rightly, {wrong} wrongly")
    return 1 if wrong else 0


def run_check(problems: Problems, self_test: Callable[[], int], in_order: str) -> int:
    """Prints the problems of the project, or `in_order`; with --self-test, tests the check instead."""
    if "--self-test" in sys.argv[1:]:
        return self_test()
    found = problems(ROOT)
    print("\n".join(found) if found else in_order)
    return 1 if found else 0
