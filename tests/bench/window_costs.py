#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the window costs, compared with an empty Qt window of the same size.

    window_costs.py WINDROSE EMPTY_WINDOW [--runs N]

Prints each figure beside its limit, and exits with 1 when one is exceeded:

- the memory (PSS) of a window with a new game of four, when it has come to rest;
- the processor time of a window at rest;
- the processor time from the start of the process to its end after the first paint: of the very first start, which shows
  the welcome page, and of later ones, which show a table and take their drawings from a file. It has an aim instead of a
  limit, because other programs that run at the same time change it.

Both programs run in turn on a display of their own with settings of their own, and with copies of their own of the
libraries: memory that is shared with whatever else uses Qt at the same time would count less.
"""
import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bare_desktop import display, environment

FIRST_PAINT_RATIO = 2.5
MEMORY_RATIO = 3.0
SERIES = 3
OPEN_WINDOWS = 3
REST = 5.0     # seconds without any processor time before the memory is read, and again afterwards
TIMEOUT = 120  # seconds; a program that takes longer hangs


def copy_libraries(program: str, folder: Path) -> None:
    """Those that a program is linked with, but the system's own (the C library and its parts)."""
    folder.mkdir()
    listed = subprocess.run(["ldd", program], check=True, stdout=subprocess.PIPE, text=True).stdout
    for name, path in re.findall(r"(\S+) => (/\S+)", listed):
        if not re.match(r"(libc|libm|libpthread|libdl|librt|ld-linux)\b", name):
            shutil.copyfile(path, folder / name)


@contextmanager
def desktop(program: str) -> Iterator[dict[str, str]]:
    """A display and a home; yields the environment of programs there, with copies of the program's libraries."""
    with display("-noreset") as screen, tempfile.TemporaryDirectory() as home:
        os.chmod(home, 0o700)
        libraries = Path(home) / "libraries"
        copy_libraries(program, libraries)
        yield environment(screen, home) | {"LD_LIBRARY_PATH": str(libraries)}


def report(title: str, figure: str, limit: str, holds: bool) -> bool:
    print(f"{'ok  ' if holds else 'FAIL'} {title}: {figure} (limit: {limit})", flush=True)
    return holds


def processor_seconds(command: list[str], surroundings: dict[str, str]) -> float:
    """Of a whole run of a program."""
    with subprocess.Popen(command, env=surroundings, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as program:
        _, status, used = os.wait4(program.pid, 0)
        program.returncode = os.waitstatus_to_exitcode(status)
    if program.returncode != 0:
        raise SystemExit(f"{' '.join(command)} ended with {program.returncode}")
    return used.ru_utime + used.ru_stime


def forget(surroundings: dict[str, str]) -> None:
    """Removes all that a program has kept in its home."""
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        shutil.rmtree(surroundings[name], ignore_errors=True)


def series(start: str, window: list[str], empty: list[str], runs: int, is_first: bool) -> float:
    """The ratio of the medians, which it prints."""
    taken: dict[str, list[float]] = {"window": [], "empty": []}
    with desktop(window[0]) as surroundings:
        quits = surroundings | {"QT_QPA_GENERIC_PLUGINS": "quit_after_paint"}
        for turn in range(runs + 2):
            for name, command in (("window", window), ("empty", empty)):
                if is_first:
                    forget(surroundings)
                once = processor_seconds(command, quits)
                if turn >= 2:  # the first two runs fill the system's caches
                    taken[name].append(once)
    medians = {name: statistics.median(values) for name, values in taken.items()}
    ratio = medians["window"] / medians["empty"]
    print(f"-- first paint, {start}: {medians['window'] * 1000:.0f} ms, empty window {medians['empty'] * 1000:.0f} ms of "
          f"processor time (medians of {runs}): ratio {ratio:.2f}", flush=True)
    return ratio


def first_paint(start: str, window: list[str], empty: list[str], runs: int, is_first: bool) -> None:
    ratio = min(series(start, window, empty, runs, is_first) for _ in range(SERIES))
    title = "ok  " if ratio <= FIRST_PAINT_RATIO else "over"
    print(f"{title} first paint, {start}: {ratio:.2f} times the processor time of an empty window, best of {SERIES} series "
          f"(aim: at most {FIRST_PAINT_RATIO})", flush=True)


def clock_ticks(pid: int) -> int:
    """Processor time of all threads of a process, in clock ticks."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def ticks_at_rest(pid: int) -> int:
    """Waits until a process takes no time for a while; the ticks of the same time afterwards."""
    before, end = -1, time.monotonic() + TIMEOUT
    while clock_ticks(pid) != before and time.monotonic() < end:
        before = clock_ticks(pid)
        time.sleep(REST)
    before = clock_ticks(pid)
    time.sleep(REST)
    return clock_ticks(pid) - before


def proportional_set_size(pid: int) -> int:
    """Kilobytes: memory that several processes share counts by its share."""
    text = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii")
    return int(re.search(r"^Pss:\s+(\d+) kB", text, re.MULTILINE).group(1))


def at_rest(command: list[str], surroundings: dict[str, str]) -> tuple[int, int]:
    """Kilobytes and clock ticks of an open window at rest."""
    with subprocess.Popen(command, env=surroundings, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as program:
        try:
            ticks = ticks_at_rest(program.pid)
            return proportional_set_size(program.pid), ticks
        finally:
            program.kill()


def windows_at_rest(table: list[str], empty: list[str]) -> bool:
    sizes: dict[str, list[int]] = {"table": [], "empty": []}
    ticks: list[int] = []
    with desktop(table[0]) as surroundings:
        for _ in range(OPEN_WINDOWS):
            for name, command in (("table", table), ("empty", empty)):
                size, used = at_rest(command, surroundings)
                sizes[name].append(size)
                if name == "table":
                    ticks.append(used)
    medians = {name: statistics.median(values) for name, values in sizes.items()}
    ratio = medians["table"] / medians["empty"]
    return all([
        report("memory (PSS)", f"{medians['table'] / 1024:.1f} MiB, {ratio:.2f} times the {medians['empty'] / 1024:.1f} MiB "
               "of an empty window", f"at most {MEMORY_RATIO}", ratio <= MEMORY_RATIO),
        report("processor time of a window at rest", f"{min(ticks)} clock ticks in {REST:.0f} s", "0", min(ticks) == 0),
    ])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("windrose")
    parser.add_argument("empty_window")
    parser.add_argument("--runs", type=int, default=15)
    arguments = parser.parse_args()
    table = [arguments.windrose, "--new", "--players", "4", "--seed", "1"]
    empty = [arguments.empty_window]
    holds = windows_at_rest(table, empty)
    first_paint("first start", [arguments.windrose], empty, arguments.runs, is_first=True)
    first_paint("later starts", table, empty, arguments.runs, is_first=False)
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
