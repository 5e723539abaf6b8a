#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The start-up time of the window compared with that of an empty Qt window, from process start to first paint.

    startup_ratio.py WINDROSE EMPTY_WINDOW [--runs N] [--limit RATIO]

Both run in turn on a separate display with separate settings; the medians are compared, in the best of some series.
Each also waits some 45 ms for the X server, which starts anew between programs; window_costs.py compares processor time.
"""
import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time

from bare_desktop import display, environment

SERIES = 5
TIMEOUT = 60  # seconds; a start that takes longer hangs


def seconds(command: list[str], surroundings: dict[str, str]) -> float:
    start = time.perf_counter()
    run = subprocess.run(command, env=surroundings, stdin=subprocess.DEVNULL, capture_output=True, text=True,
                         timeout=TIMEOUT)
    taken = time.perf_counter() - start
    if run.returncode != 0:
        raise SystemExit(f"{' '.join(command)} ended with {run.returncode}: {run.stderr.strip()}")
    return taken


def measure(table: list[str], empty: list[str], runs: int) -> float:
    """One series: the ratio of the medians, which it prints."""
    taken: dict[str, list[float]] = {"table": [], "empty": []}
    with display() as screen, tempfile.TemporaryDirectory() as home:
        os.chmod(home, 0o700)
        surroundings = environment(screen, home) | {"QT_QPA_GENERIC_PLUGINS": "quit_after_paint"}
        for turn in range(runs + 2):
            for name, command in (("table", table), ("empty", empty)):
                once = seconds(command, surroundings)
                if turn >= 2:  # the first two runs fill the system's caches
                    taken[name].append(once)
    medians = {name: statistics.median(values) for name, values in taken.items()}
    ratio = medians["table"] / medians["empty"]
    print(f"first paint: table {medians['table'] * 1000:.0f} ms, empty window {medians['empty'] * 1000:.0f} ms "
          f"(medians of {runs}): ratio {ratio:.2f}", flush=True)
    return ratio


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("windrose")
    parser.add_argument("empty_window")
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--limit", type=float, default=2.5)
    arguments = parser.parse_args()
    table = [arguments.windrose, "--new", "--players", "4", "--seed", "1"]
    empty = [arguments.empty_window]

    # A busy machine varies from minute to minute by more than the limit, so the best series counts.
    ratio = min(measure(table, empty, arguments.runs) for _ in range(SERIES))
    print(f"ratio {ratio:.2f}, limit {arguments.limit}")
    return 0 if ratio <= arguments.limit else 1


if __name__ == "__main__":
    sys.exit(main())
