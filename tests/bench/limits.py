#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the speed of the program and prints each figure beside its limit.

    limits.py BUILD

BUILD is a Release build with the benchmarks (preset `bench`). Exits with 1 when a limit is exceeded. Instructions are
counted by callgrind: they repeat exactly with one compiler under any load, so their limits show the cost of a change.
Games per second use the processor time of the program. A slower processor, or another guest on the same core, also slows
a fixed workload, which is timed before and after each run: a run on a slower machine has a lower limit. The other
measurements need an idle machine, and are repeated up to three times, because other load can only slow them down.
`costs.py` shows where the time of a game goes.
"""
import json
import os
import re
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

# The limits for one more game: 5 % above the measurements with gcc 12.
INSTRUCTIONS_PER_GAME = {2: 103500, 3: 116000, 4: 159500, 5: 205000}
INSTRUCTIONS_PER_SIMULATION = 158500  # four players, from the opening
COUNTED_GAMES = 400
COUNTED_SIMULATIONS = 2000
SEARCH_RUNS = 5             # search_bench searches as often, to time the best
# Four players: ten times the fastest public engine. The other numbers of players in proportion to their decisions: 199,
# 200, 273 and 344.
GAMES_PER_SECOND = {2: 55000, 3: 54500, 4: 40000, 5: 31500}
MEAN_ROUNDS = (19.0, 20.0)
SIGNATURE = "06835868a219fb34"  # of these games of four; changes only with the rules
SIMULATIONS_PER_SECOND = 40000  # from the opening of four, playouts cut at two rounds
SIMULATIONS = 60000
THREADS_RATIO = 1.8
PROCESSES_SHARE = 0.95
USUAL_WORK = 0.100  # processor seconds of machine_speed on a core where 58,000 games of four take a second
SUFFERS = 1.3       # games suffer more from neighbors, by this power at least: at 0.62 of the speed 0.53 as many
GAMES = 40000
RUNS = 5
PAIRS = 7
SERIES = 3

HERE = Path(__file__).resolve().parent


def report(title: str, figure: str, limit: str, holds: bool) -> bool:
    print(f"{'ok  ' if holds else 'FAIL'} {title}: {figure} (limit: {limit})", flush=True)
    return holds


def bench(programs: Path, players: int, games: int, threads: int = 1) -> list:
    return [programs / "windrose-cli", "bench", "--players", str(players), "--games", str(games), "--seed", "1",
            "--threads", str(threads)]


def processor_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def machine_speed(programs: Path) -> float:
    """As a share of the usual speed."""
    run = subprocess.run([programs / "machine_speed"], check=True, stdout=subprocess.PIPE, timeout=300).stdout
    return USUAL_WORK / json.loads(run)["processor_seconds"]


def scaled(limit: int, speed: float) -> float:
    """A limit lowered according to the current speed of the machine."""
    return limit * min(1.0, speed) ** SUFFERS


def instructions(command: list) -> int:
    """That a whole run of a program executes."""
    run = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command], check=True,
                         stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, timeout=600)
    return int(re.search(r"Collected : (\d+)", run.stderr).group(1))


def counted(programs: Path) -> bool:
    """Instructions per additional game and per additional playout, without the start of the program."""
    results = []
    for players, limit in INSTRUCTIONS_PER_GAME.items():
        few, many = (instructions(bench(programs, players, games)) for games in (COUNTED_GAMES, 2 * COUNTED_GAMES))
        each = (many - few) // COUNTED_GAMES
        results.append(report(f"instructions of a random game of {players}", f"{each}", f"at most {limit}", each <= limit))
    few, many = (instructions([programs / "search_bench", "4", str(number), "1"])
                 for number in (COUNTED_SIMULATIONS, 2 * COUNTED_SIMULATIONS))
    each = (many - few) // (SEARCH_RUNS * COUNTED_SIMULATIONS)
    results.append(report("instructions of a playout of 4, from the opening", f"{each}",
                          f"at most {INSTRUCTIONS_PER_SIMULATION}", each <= INSTRUCTIONS_PER_SIMULATION))
    return all(results)


def random_games(programs: Path) -> bool:
    runs = {players: [] for players in GAMES_PER_SECOND}  # games per second, and the speed of the machine around the run
    outputs = {players: [] for players in GAMES_PER_SECOND}
    speeds = [machine_speed(programs)]
    for _ in range(RUNS):  # in turn, so that a disturbance affects all of them
        for players, figures in runs.items():
            before = processor_seconds()
            text = subprocess.run(bench(programs, players, GAMES), check=True, stdout=subprocess.PIPE, timeout=300).stdout
            taken = processor_seconds() - before
            speeds.append(machine_speed(programs))
            figures.append((GAMES / taken, statistics.mean(speeds[-2:])))
            outputs[players].append(json.loads(text))
    print(f"-- one core is at {100 * max(speeds):.0f} % of its usual speed, median {100 * statistics.median(speeds):.0f} %")
    results = []
    for players, limit in GAMES_PER_SECOND.items():
        # Other load can only slow a run down, so the best run counts.
        best, speed = max(runs[players], key=lambda run: run[0] / scaled(limit, run[1]))
        usual = statistics.median(rate for rate, _ in runs[players])
        results.append(report(f"random games of {players}",
                              f"{best:.0f} a second of one core at {100 * speed:.0f} % of its speed, best of {RUNS}; "
                              f"median {usual:.0f}", f"at least {scaled(limit, speed):.0f}", best >= scaled(limit, speed)))
    rounds = outputs[4][0]["mean_rounds"]
    signatures = {run["signature"] for run in outputs[4]}
    results += [
        report("mean rounds of a random game of 4", f"{rounds:.2f}", "{} to {}".format(*MEAN_ROUNDS),
               MEAN_ROUNDS[0] <= rounds <= MEAN_ROUNDS[1]),
        report("signature", ", ".join(signatures), f"{SIGNATURE} in every run", signatures == {SIGNATURE}),
    ]
    return all(results)


def wall_seconds(commands: list) -> float:
    """From the start of the first to the end of the last of some programs that run at the same time."""
    start = time.perf_counter()
    running = [subprocess.Popen(command, stdout=subprocess.DEVNULL) for command in commands]
    if any([program.wait(timeout=300) for program in running]):
        raise subprocess.SubprocessError("a program failed")
    return time.perf_counter() - start


def in_some_series(measure: Callable[[], bool]) -> bool:
    """Whether one of a few series is within the limit; stops at the first that is."""
    return any(measure() for _ in range(SERIES))


def two_threads(what: str, one: list, two: list) -> bool:
    """Two threads compared with one; if the machine does not provide two whole cores, compared with two programs."""
    cores = {Path(f"/sys/devices/system/cpu/cpu{cpu}/topology/thread_siblings_list").read_text(encoding="ascii").strip()
             for cpu in os.sched_getaffinity(0)}
    alone, threads, processes = [], [], []
    for _ in range(PAIRS):
        alone.append(wall_seconds([one]))
        threads.append(wall_seconds([two]))
        processes.append(wall_seconds(2 * [one]))
    # Other load can only slow a run down, so the best runs count.
    ratio, best = min(alone) / min(threads), 2 * min(alone) / min(processes)
    middle = statistics.median(first / second for first, second in zip(alone, threads))
    limit = min(THREADS_RATIO, PROCESSES_SHARE * best)
    print(f"-- {len(cores)} core(s) here; two programs at once do {best:.2f} times the work of one")
    return report(f"{what}: two threads do", f"{ratio:.2f} times the work of one, best of {PAIRS}; median {middle:.2f}",
                  f"at least {limit:.2f}", ratio >= limit)


def search(programs: Path, players: int, threads: int = 1) -> list:
    return [programs / "search_bench", str(players), str(SIMULATIONS), str(threads)]


def simulations(programs: Path) -> bool:
    results = []
    for players in (2, 3, 4, 5):
        speeds = [machine_speed(programs) for _ in range(RUNS)]
        run = json.loads(subprocess.run(search(programs, players), check=True, stdout=subprocess.PIPE, timeout=300).stdout)
        rate = run["simulations"] / run["processor_seconds"]
        limit = scaled(SIMULATIONS_PER_SECOND, max(speeds)) if players == 4 else 0
        results.append(report(f"playouts of {players}, from the opening",
                              f"{rate:.0f} a second of one core, best of five",
                              f"at least {limit:.0f}" if limit else "none", rate >= limit))
    return all(results)


def passes(title: str, command: list) -> bool:
    """Runs a measurement that has its own limits."""
    print(f"-- {title}", flush=True)
    return subprocess.run(command, timeout=900).returncode == 0


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    programs = Path(sys.argv[1]).resolve() / "bin"
    games = 3 * GAMES
    holds = [counted(programs),
             random_games(programs),
             in_some_series(lambda: two_threads("random games", bench(programs, 4, games),
                                                bench(programs, 4, games, threads=2))),
             simulations(programs),
             in_some_series(lambda: two_threads("playouts", search(programs, 4), search(programs, 4, threads=2)))]
    if (programs / "windrose").exists():
        holds.append(passes("from start to the first painted table",
                            [sys.executable, HERE / "startup_ratio.py", programs / "windrose", programs / "empty_window"]))
        holds.append(passes("memory and processor time compared with an empty window",
                            [sys.executable, HERE / "window_costs.py", programs / "windrose", programs / "empty_window"]))
    if (programs / "table_bench").exists():
        holds.append(in_some_series(lambda: passes("the table: repaint, a move of the pointer, and from a drop to the new picture",
                                                   [programs / "table_bench"])))
    if (programs / "autosave_bench").exists():
        holds.append(passes("keeping a game of 300 orders on the disk", [programs / "autosave_bench"]))
    if (programs / "results_bench").exists():
        holds.append(in_some_series(lambda: passes("opening the page of 1,000 finished games",
                                                   [programs / "results_bench"])))
    print("every limit holds" if all(holds) else "a limit is broken")
    return 0 if all(holds) else 1


if __name__ == "__main__":
    sys.exit(main())
