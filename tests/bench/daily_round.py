#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs tests/run.sh in a fresh clone with an empty home directory, and prints how long that took.

    daily_round.py [ARGUMENT…]

The arguments are passed on to tests/run.sh. Machines differ by half, so the time is also given for the machine on which the
limits were set: a fixed piece of work (machine_speed.cpp) is timed before and after the run, when nothing else must run.
The exit status is that of the tests.
"""
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from limits import machine_speed

ROOT = Path(__file__).resolve().parent.parent.parent
SPEEDS = 9


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="windrose-round-") as name:
        folder = Path(name)
        clone, home = folder / "windrose", folder / "home"
        home.mkdir()
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        subprocess.run(["c++", "-O2", "-std=c++20", ROOT / "tests/bench/machine_speed.cpp", "-o", folder / "machine_speed"],
                       check=True)
        speeds = [machine_speed(folder) for _ in range(SPEEDS)]
        begin = time.monotonic()
        run = subprocess.run([clone / "tests/run.sh", *sys.argv[1:]], env=os.environ | {"HOME": str(home)},
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        seconds = time.monotonic() - begin
        speeds += [machine_speed(folder) for _ in range(SPEEDS)]
    lines = run.stdout.splitlines()
    for line in lines:
        if re.match(r"== .* \(\d+ s\)$|FAILED|.*\*\*\*Failed|\d+ passed", line):
            print(line)
    speed = statistics.median(speeds)
    print(f"{seconds:.0f} s on this machine, which has {speed:.2f} of the usual speed: {seconds * speed:.0f} s on a usual one")
    return run.returncode


if __name__ == "__main__":
    sys.exit(main())
