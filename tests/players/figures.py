#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the matches that tell how strong the computer players are, and prints each figure beside its limit.

    figures.py BUILD [--quick | --full] [--shard I/N]

BUILD is a Release build (preset `release` or `bench`). One plays copies of another, seats rotated; the limit for four
players (chance: 25 %) is given, for other numbers of players it lies the same part of the way from chance to certainty.
Levels play two against two; the better pair must win 60 to 75 %.

--quick (the default) asks by a sequential test whether a share is nearer to its limit or to a share clearly below it,
so it takes about 100 seconds of one core; what plays by the clock is stood in for by a number of imagined games. --full
plays many more games, the clock included, for hours; shards (1/4, 2/4 ...) share out the rows.
Ends with 1 when a limit is broken.
"""
import argparse
import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

LEVELS = ["newcomer", "planter", "merchant", "shipmaster", "viceroy"]
LADDER = (0.60, 0.75)


@dataclass
class Row:
    one: str
    other: str
    players: int
    share: float  # for four players
    quick: int    # most games; 0: not asked quickly
    full: int


PAIRS = [
    ("heuristic", "random", 0.95, 60, 1000),
    ("search:300", "heuristic", 0.70, 40, 600),
]
ROWS = [Row(one, other, players, share, quick if players in (3, 4) or other == "random" else quick // 2, full)
        for one, other, share, quick, full in PAIRS for players in (2, 3, 4, 5)]
ROWS += [Row("search:6000", "search:300", 4, 0.45, 8, 0)]  # stands in for the clock
ROWS += [Row("search:1s,threads=2", "search:300", players, 0.45, 0, 200) for players in (2, 3, 4, 5)]


def limit_for(share: float, players: int) -> float:
    """The same part of the way from chance to certainty as for four players."""
    way = (share - 1 / 4) / (1 - 1 / 4)
    return 1 / players + way * (1 - 1 / players)


def match(program: Path, players: int, games: int, names: list, test: str = "") -> dict:
    command = [program, "match", "--players", str(players), "--games", str(games), "--seed", "4", *names]
    command += ["--test", test] if test else []
    out = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
    return json.loads(out)


def told(result: dict, name: str) -> tuple:
    player = next(player for player in result["players"] if player["player"] == name)
    return player["win_share"], player["interval"], player["mean_points"]


def report(title: str, figure: str, limit: str, holds: bool) -> bool:
    print(f"{'ok  ' if holds else 'FAIL'} {title:45} {figure} (limit: {limit})", flush=True)
    return holds


def against_copies(program: Path, row: Row, full: bool) -> bool:
    limit = limit_for(row.share, row.players)
    games = row.full if full else row.quick
    games += -games % row.players
    chance = 1 / row.players
    # What is nearer to the limit than to half way back to chance holds.
    test = "" if full else f"{(limit + chance) / 2:.4f},{limit:.4f}"
    result = match(program, row.players, games, [row.one, row.other], test)
    share, (low, high), points = told(result, row.one)
    # Few games tell little: the limit must not lie above what they leave possible.
    holds = share >= limit if full else high >= limit
    return report(f"{row.players}: {row.one} against {row.other}",
                  f"{100 * share:.1f} % [{100 * low:.0f}, {100 * high:.0f}] of {result['games']}, {points:.1f} points",
                  f"at least {100 * limit:.1f} %", holds)


def ladder(program: Path, upper: str, lower: str, games: int, full: bool) -> bool:
    result = match(program, 4, games, [upper, lower, upper, lower])
    share = 2 * told(result, upper)[0]
    # The standard error of a share near two thirds.
    reach = 1.96 * (share * (1 - share) / games) ** 0.5
    low, high = LADDER
    holds = low <= share <= high if full else share + reach >= low and share - reach <= high
    return report(f"pairs: {upper} against {lower}",
                  f"{100 * share:.1f} % [{100 * (share - reach):.0f}, {100 * (share + reach):.0f}] of {games}",
                  f"{100 * low:.0f} to {100 * high:.0f} %", holds)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=Path)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--quick", action="store_true")
    form.add_argument("--full", action="store_true")
    parser.add_argument("--shard", default="1/1")
    options = parser.parse_args()
    shard, shards = (int(part) for part in options.shard.split("/"))
    program = options.build.resolve() / "bin" / "windrose-cli"
    tasks = []
    for row in ROWS:
        if (row.full if options.full else row.quick) != 0:
            tasks.append(lambda row=row: against_copies(program, row, options.full))
    for place in range(1, len(LEVELS)):
        quick = [80, 60, 40, 16][place - 1]
        games = [1200, 800, 400, 200][place - 1] if options.full else quick
        tasks.append(lambda place=place, games=games:
                     ladder(program, LEVELS[place], LEVELS[place - 1], games, options.full))
    holds = [task() for number, task in enumerate(tasks) if number % shards == shard - 1]
    print("every limit holds" if all(holds) else "a limit is broken")
    return 0 if all(holds) else 1


if __name__ == "__main__":
    sys.exit(main())
