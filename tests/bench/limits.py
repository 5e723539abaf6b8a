#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures what the program promises about its speed and prints each figure beside its limit.

    limits.py BUILD

BUILD is a Release build with the benchmarks (preset `bench`). Ends with 1 when a limit is broken. Measure on a machine
that does nothing else.
"""
import json
import statistics
import subprocess
import sys
from pathlib import Path

GAMES_PER_SECOND = 15000
MEAN_ROUNDS = (19.0, 20.0)
GAMES = 40000
RUNS = 3

HERE = Path(__file__).resolve().parent


def report(title: str, figure: str, limit: str, holds: bool) -> bool:
    print(f"{'ok  ' if holds else 'FAIL'} {title}: {figure} (limit: {limit})", flush=True)
    return holds


def random_games(programs: Path) -> bool:
    command = [programs / "windrose-cli", "bench", "--players", "4", "--games", str(GAMES), "--seed", "1", "--threads", "1"]
    try:
        runs = [json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, timeout=300).stdout)
                for _ in range(RUNS)]
    except (OSError, subprocess.SubprocessError, ValueError) as error:
        return report("random games of four", f"not measured: {error}", f"at least {GAMES_PER_SECOND}", False)
    speed = statistics.median(run["games_per_second"] for run in runs)
    rounds = runs[0]["mean_rounds"]
    signatures = {run["signature"] for run in runs}
    results = [
        report("random games of four", f"{speed:.0f} a second, median of {RUNS}", f"at least {GAMES_PER_SECOND}",
               speed >= GAMES_PER_SECOND),
        report("mean rounds of a random game", f"{rounds:.2f}", "{} to {}".format(*MEAN_ROUNDS),
               MEAN_ROUNDS[0] <= rounds <= MEAN_ROUNDS[1]),
        report("signature", ", ".join(map(str, signatures)), "the same in every run", len(signatures) == 1),
    ]
    return all(results)


def passes(title: str, command: list) -> bool:
    """Runs a measurement that knows its own limits."""
    print(f"-- {title}", flush=True)
    return subprocess.run(command, timeout=900).returncode == 0


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    programs = Path(sys.argv[1]).resolve() / "bin"
    holds = [random_games(programs)]
    if (programs / "windrose").exists():
        holds.append(passes("from start to the first painted table",
                            [sys.executable, HERE / "startup_ratio.py", programs / "windrose", programs / "empty_window"]))
    if (programs / "table_bench").exists():
        holds.append(passes("the table: repaint, and from a drop to the new picture", [programs / "table_bench"]))
    if (programs / "keeping_bench").exists():
        holds.append(passes("keeping a game of 300 orders on the disk", [programs / "keeping_bench"]))
    holds.append(passes("the core, piece by piece (no limits)", [programs / "core_bench", "--benchmark_min_time=0.05"]))
    print("every limit holds" if all(holds) else "a limit is broken")
    return 0 if all(holds) else 1


if __name__ == "__main__":
    sys.exit(main())
