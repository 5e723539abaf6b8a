#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays matches that measure the strength of the computer players, and prints each figure beside its limit.

    figures.py BUILD [--quick | --full] [--only TEXT] [--shard I/N] [--jobs N]

BUILD is a Release build with the tests (preset `bench`). One plays copies of another, seats rotated; the limit for four
players (chance: 25 %) is given, and is scaled to other numbers in proportion to chance. With few players that would exceed
what is possible, so there the limit is the share of a player that is worth as many of the others as in a game of four:
a player worth N of them wins as often as N of them together. Neighboring levels play in pairs, with victory points hidden
as they are at the table: each has half of the seats, or with three or five players the majority in half of the games. The
better one must win 60 to 75 %.

--quick (the default) plays for some minutes of one core, without time-limited players and with few viceroys, and fails if the
results exclude the limit. --full plays many more games for hours, with time-limited players, and requires the share itself to
reach the limit; it also prints the figures of windrose_suite (puzzles), windrose_hint_figures (hints) and calibration.py
(chances). Shards (1/4, 2/4 ...) divide the rows, and --only plays the rows whose title contains TEXT (1s: time-limited
players). Exits with 1 when a limit is missed.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

LEVELS = ["castaway", "deckhand", "newcomer", "planter", "merchant", "shipmaster", "viceroy"]
LADDER = (0.60, 0.75)
LADDER_GAMES = {False: (300, 300, 300, 120, 24, 24), True: (1200, 1200, 1200, 1200, 600, 600)}  # whether all are played


@dataclass
class Row:
    one: str
    other: str
    players: int
    share: float  # for four players
    quick: int    # games; 0: not in a quick run
    full: int
    hides: bool = False  # points
    most: float = 1.0    # the share must not be above this

    def title(self) -> str:
        return f"{self.players}: {self.one} against {self.other}"

    def limit(self) -> float:
        """In proportion to chance, but never above the share of a player that is worth as many of the others as with four."""
        strength = 3 * self.share / (1 - self.share)
        return min(4 * self.share / self.players, strength / (strength + self.players - 1))


ROWS = [Row(one, other, players, share, quick, full)
        for one, other, share, quick, full in (("heuristic", "random", 0.95, 60, 1000),
                                               ("search:300", "heuristic", 0.70, 60, 600))
        for players in (2, 3, 4, 5)]
# The nets at the end of short playouts, at about the time of full ones.
ROWS += [Row("search:75:net", "search:40:full", 2, 0.40, 60, 500)]
ROWS += [Row("search:100:net", "search:40:full", players, 0.40, 60, 500) for players in (3, 4, 5)]
# The same at the time of 2,000 full playouts: hours.
ROWS += [Row(f"search:{simulations}:net", "search:2000:full", players, share, 0, 500, hides=True)
         for players, simulations, share in ((2, 16600, 0.40), (3, 20300, 0.40), (4, 20800, 0.45), (5, 14800, 0.474))]
ROWS += [Row("search:10000", "search:300", players, 0.30, 0, 30) for players in (2, 3, 4, 5)]
# What a first evening is like: an easy opponent, but not one that never wins.
ROWS += [Row("castaway", "newcomer", 4, 0.05, 400, 4000, hides=True, most=0.15)]
ROWS += [Row("search:1s:net", "search:1s", 4, 0.45, 0, 500, hides=True)]
ROWS += [Row("search:1s,threads=2", "search:300", players, 0.45, 0, 100) for players in (2, 3, 4, 5)]


def match(program: Path, players: int, games: int, words: list) -> dict:
    command = [program, "match", "--players", str(players), "--games", str(games), "--seed", "4", *words]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)


def result_of(result: dict, name: str) -> tuple:
    player = next(player for player in result["players"] if player["player"] == name)
    return player["win_share"], player["interval"], player["mean_points"]


@dataclass
class Figure:
    title: str
    measured: str
    limit: str
    holds: bool

    def __str__(self) -> str:
        return f"{'ok  ' if self.holds else 'FAIL'} {self.title:40} {self.measured} (limit: {self.limit})"


def against_copies(program: Path, row: Row, full: bool) -> Figure:
    limit = row.limit()
    games = row.full if full else row.quick
    games += -games % row.players
    result = match(program, row.players, games, [*["--hide-points"] * row.hides, row.one, row.other])
    share, (low, high), points = result_of(result, row.one)
    limits = f"{100 * limit:.0f} to {100 * row.most:.0f} %" if row.most < 1 else f"at least {100 * limit:.1f} %"
    return Figure(row.title(),
                  f"{100 * share:.1f} % [{100 * low:.0f}, {100 * high:.0f}] of {result['games']}, {points:.1f} points",
                  limits, (share if full else high) >= limit and (share if full else low) <= row.most)


def ladder_title(players: int, upper: str, lower: str) -> str:
    return f"{players}: pairs: {upper} against {lower}"


def majority(most: str, least: str, players: int) -> list:
    """Seats in turn; with an odd number, `most` has one more."""
    return [(most, least)[seat % 2] for seat in range(players)]


def ladder(program: Path, players: int, upper: str, lower: str, games: int, full: bool) -> Figure:
    tables = [majority(upper, lower, players), majority(lower, upper, players)][:1 + players % 2]
    games = -(-games // (players * len(tables))) * players
    share = 0
    for table in tables:
        result = match(program, players, games, ["--hide-points", *table])
        share += table.count(upper) * result_of(result, upper)[0] / len(tables)
    games *= len(tables)
    # The standard error of a share near two thirds.
    reach = 1.96 * (share * (1 - share) / games) ** 0.5
    low, high = LADDER
    return Figure(ladder_title(players, upper, lower),
                  f"{100 * share:.1f} % [{100 * (share - reach):.0f}, {100 * (share + reach):.0f}] of {games}",
                  f"{100 * low:.0f} to {100 * high:.0f} %",
                  low <= share <= high if full else share + reach >= low and share - reach <= high)


@dataclass
class Report:
    """What another program says of its own limits."""
    title: str
    lines: list
    holds: bool

    def __str__(self) -> str:
        return "\n".join(f"{self.title}: {line}" for line in self.lines)


def report(title: str, command: list, without: str = "\n") -> Report:
    """The output of the command, without the lines that contain a text."""
    result = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    lines = [line for line in result.stdout.splitlines() if without not in line]
    return Report(title, lines, result.returncode == 0 and not any(line.startswith("MISS") for line in lines))


def puzzles(programs: Path) -> Report:
    file = Path(__file__).parents[2] / "resources" / "puzzles" / "puzzles.jsonl"
    return report("puzzles (limits: 98 and 80 %)", [programs / "windrose_suite", file, "viceroy=98", "search:20000,threads=2=80"])


def hints(programs: Path, jobs: int) -> Report:
    # These are too few games for the errors of chances.
    return report("hints", [programs / "windrose_hint_figures", "300", "3", str(jobs)], without="calibration error")


def timed_hints(programs: Path) -> Report:
    # As in the window, where two hints that follow each other are two searches.
    return report("hints of a second", [programs / "windrose_hint_figures", "16", "3", "1", "300", "1000"])


def chances(programs: Path, jobs: int) -> Report:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "chances.txt"
        # Games to which the correction was not fitted.
        subprocess.run([programs / "windrose_hint_figures", "2000", "14", str(jobs), "150", "0", file], check=True)
        return report("chances", [sys.executable, "-B", Path(__file__).with_name("calibration.py"), file])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=Path)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--quick", action="store_true")
    form.add_argument("--full", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--shard", default="1/1")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="matches at a time; one by the clock")
    options = parser.parse_args()
    shard, shards = (int(part) for part in options.shard.split("/"))
    program = options.build.resolve() / "bin" / "windrose-cli"
    tasks = [(lambda row=row: against_copies(program, row, options.full), "1s" in row.one)
             for row in ROWS if (row.full if options.full else row.quick) != 0 and options.only in row.title()]
    tasks += [(lambda players=players, upper=upper, lower=lower, games=games:
               ladder(program, players, upper, lower, games, options.full), False)
              for upper, lower, games in zip(LEVELS[1:], LEVELS, LADDER_GAMES[options.full]) for players in (2, 3, 4, 5)
              if games != 0 and options.only in ladder_title(players, upper, lower)]
    reports = {"puzzles": lambda: puzzles(program.parent), "hints": lambda: hints(program.parent, options.jobs),
               "hints of a second": lambda: timed_hints(program.parent), "chances": lambda: chances(program.parent, options.jobs)}
    tasks += [(task, True) for title, task in reports.items() if options.full and options.only in title]
    mine = [task for number, task in enumerate(tasks) if number % shards == shard - 1]
    if not mine:
        parser.error("no row has this in its title")
    figures = []
    for alone, jobs in ((False, options.jobs), (True, 1)):
        with ThreadPoolExecutor(jobs) as pool:
            for figure in pool.map(lambda task: task(), [task for task, is_alone in mine if is_alone == alone]):
                print(figure, flush=True)
                figures.append(figure)
    holds = all(figure.holds for figure in figures)
    print("every limit holds" if holds else "a limit is broken")
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
