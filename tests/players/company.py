#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints how computer players play among their equals: what ends their games, which seats win, where their points come
from, and what they build.

    company.py BUILD [--players N] [--games N] [--jobs N] [PLAYER …]

BUILD is a Release build (preset `release` or `bench`). Each player, by default each level, fills a table of its own, with
victory points hidden as they are at the table. Figures outside these bounds have a mark (!): 25 to 75 % of the games end by
points; each violet building is in at least 3 % of the cities; no seat wins more than a third more than its part (33 % of
games of four).
"""
import argparse
import json
import os
import subprocess
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from figures import LEVELS

BY_POINTS = (0.25, 0.75)
LEAST_BUILT = 0.03
MOST_OF_A_SEAT = 4 / 3  # of its part
VIOLET = ["small_market", "hacienda", "construction_hut", "small_warehouse", "hospice", "office", "large_market",
          "large_warehouse", "factory", "university", "harbor", "wharf", "guild_hall", "residence", "fortress",
          "customs_house", "city_hall"]


@dataclass
class Company:
    player: str
    players: int
    match: dict
    seats: int = 0
    points: Counter = field(default_factory=Counter)
    built: Counter = field(default_factory=Counter)

    def add(self, score: dict, position: dict) -> None:
        for seat, board in zip(score["seats"], position["seats"]):
            self.seats += 1
            self.points["chips"] += seat["victory_points"]
            self.points["buildings"] += seat["buildings"]
            self.points["bonuses"] += seat["total"] - seat["victory_points"] - seat["buildings"]
            self.built.update(entry["building"] for entry in board["city"])

    def rows(self) -> list:
        """The figures of a column of the table, each with whether it is within its bounds."""
        games = self.match["games"]
        ends = {end: count / games for end, count in self.match["ends"].items()}
        rows = [(f"{self.match['mean_rounds']:.1f}", True), (f"{self.match['mean_winner']:.1f}", True)]
        rows += [(f"{self.points[source] / self.seats:.1f}", True) for source in ("chips", "buildings", "bonuses")]
        rows += [(percent(ends[end]), end != "victory_points" or BY_POINTS[0] <= ends[end] <= BY_POINTS[1])
                 for end in ("victory_points", "colonists", "city")]
        rows += [(percent(share), share <= MOST_OF_A_SEAT / self.players) for share in self.match["win_share_of_seats"]]
        shares = [self.built[building] / self.seats for building in VIOLET]
        return rows + [(percent(share), share >= LEAST_BUILT) for share in shares]


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def titles(players: int) -> list:
    return ["rounds", "the winner's points", "points: chips", "points: buildings", "points: bonuses", "ended by points",
            "ended by colonists", "ended by a city", *(f"wins of seat {seat + 1}" for seat in range(players)),
            *(building.replace("_", " ") for building in VIOLET)]


def play(program: Path, player: str, options: argparse.Namespace) -> Company:
    def run(*words) -> str:
        return subprocess.run([program, *words], check=True, stdout=subprocess.PIPE, text=True).stdout

    with tempfile.TemporaryDirectory() as folder:
        match = run("match", player, "--players", str(options.players), "--games", str(options.games), "--seed", "6",
                    "--hide-points", "--records", folder)
        company = Company(player, options.players, json.loads(match))
        for record in sorted(Path(folder).iterdir()):
            company.add(json.loads(run("score", record)), json.loads(run("position", record)))
    return company


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=Path)
    parser.add_argument("names", nargs="*", metavar="PLAYER", default=LEVELS)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_intermixed_args()
    options.games += -options.games % options.players
    program = options.build.resolve() / "bin" / "windrose-cli"
    with ThreadPoolExecutor(options.jobs) as pool:
        companies = list(pool.map(lambda name: play(program, name, options), options.names))
    columns = [company.rows() for company in companies]
    width = max(9, *(len(name) + 2 for name in options.names))
    print(f"{options.games} games of {options.players} each")
    print(" " * 20 + "".join(f"{name:>{width}}" for name in options.names))
    for number, title in enumerate(titles(options.players)):
        figures = [column[number] for column in columns]
        print(f"{title:20}" + "".join(f"{figure + (' ' if holds else '!'):>{width}}" for figure, holds in figures))


if __name__ == "__main__":
    main()
