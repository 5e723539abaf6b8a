#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the cost of each step of the rules in instructions and nanoseconds, as in the tables of README.md.

    costs.py BUILD

BUILD is a Release build with the benchmarks (preset `bench`). Instructions and mispredicted branches are counted by
callgrind (the package valgrind) and repeat exactly with one compiler; nanoseconds are the best of seven runs here.
"""
import re
import subprocess
import sys
import tempfile
from pathlib import Path

PHASES = ["choosing a role", "settler", "mayor", "builder", "craftsman", "trader", "captain", "storage"]
STEPS = re.compile(r"windrose::.*?(listing|drawing|checking|applying|copying|hashing|scoring|settingUp|wholeGame)"
                   r"(?:<(?:\(windrose::Phase\))?(\d+)>)?\(")


def timed(program: Path) -> dict:
    """By step: the number of cases and the nanoseconds of one."""
    lines = subprocess.run([program], check=True, stdout=subprocess.PIPE, text=True, timeout=600).stdout.split("\n")
    return {name: (int(count), float(figure)) for name, count, figure in (line.split() for line in lines if line)}


def counted(program: Path) -> dict:
    """By step: instructions and mispredicted branches of all its cases."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "callgrind"
        subprocess.run(["valgrind", "--tool=callgrind", "--branch-sim=yes", f"--callgrind-out-file={out}", program, "count"],
                       check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=600)
        text = subprocess.run(["callgrind_annotate", "--inclusive=yes", "--auto=no", "--threshold=100",
                               "--show=Ir,Bcm,Bim", out], check=True, stdout=subprocess.PIPE, text=True, timeout=600).stdout
    found = {}
    for line in text.split("\n"):
        step = STEPS.search(line)
        figures = re.match(r"\s*([\d,]+) \([^)]*\)\s+([\d,]+|\.)(?: +\([^)]*\))?\s+([\d,]+|\.)", line)
        if step and figures:
            numbers = [0 if group == "." else int(group.replace(",", "")) for group in figures.groups()]
            name = f"{step.group(1)}/{step.group(2) or 0}"
            if name not in found or found[name][0] < numbers[0]:
                found[name] = (numbers[0], numbers[1] + numbers[2])
    return found


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    program = Path(sys.argv[1]).resolve() / "bin" / "core_costs"
    times, counts = timed(program), counted(program)

    def cell(name: str) -> str:
        if name not in times:
            return "–"
        cases, nanoseconds = times[name]
        return f"{counts[name][0] / cases:.0f} / {nanoseconds:.0f}" if name in counts else f"? / {nanoseconds:.0f}"

    print(f"A position is {times['size/0'][1]:.0f} bytes. Each cell: instructions / nanoseconds of one.\n")
    print("| phase (four players) | decisions a game | list | pick at random | check | apply | share of a game |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    game = counts["wholeGame/4"][0] / times["wholeGame/4"][0]
    for number, phase in enumerate(PHASES):
        decisions = times[f"decisions/{number}"][1]
        steps = [f"{step}/{number}" for step in ("drawing", "applying")]
        share = decisions * sum(counts[step][0] / times[step][0] for step in steps) / game
        print(f"| {phase} | {decisions:.1f} | {cell(f'listing/{number}')} | {cell(f'drawing/{number}')} | "
              f"{cell(f'checking/{number}')} | {cell(f'applying/{number}')} | {share:.0%} |")
    print("\n| step | instructions / nanoseconds |\n| --- | ---: |")
    for title, name in [("copy a position", "copying/0"), ("hash a position", "hashing/0"), ("score all seats", "scoring/0")]:
        print(f"| {title} | {cell(name)} |")
    print("\n| players | set up | whole random game, scored | mispredicted branches a game (callgrind's model) |")
    print("| ---: | ---: | ---: | ---: |")
    for players in (2, 3, 4, 5):
        name = f"wholeGame/{players}"
        print(f"| {players} | {cell(f'settingUp/{players}')} | {cell(name)} | {counts[name][1] / times[name][0]:.0f} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
