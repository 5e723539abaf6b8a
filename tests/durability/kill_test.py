#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the real program at random moments and looks whether anything is lost.

    kill_test.py WINDROSE WINDROSE_CLI [--kills 200] [--seed 1] [--seats WHO,…]

The program plays by itself, or computer players do on all seats, and it says each order once it stands on the disk. After each SIGKILL the file it kept must hold
everything that was said, and at most one step more; the next start must go on from there; and a game that was replaced by
another must lie among the earlier ones. Prints what was seen.
"""
import argparse
import concurrent.futures
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

LONGEST_START = 0.3  # seconds until a kill that does not wait for an order
LONGEST_STEP = 0.03  # seconds from an order to the kill
LONGEST_THOUGHT = 0.3  # the same where computers play
# They play as fast as they can.
SWIFT = f"""[computers]
pause=none
thinking_time={LONGEST_THOUGHT}
[look]
animations=off
"""
MOST_STEPS = 10      # that are waited for


class Lost(Exception):
    """Something that was promised is not there."""


class State:
    """A game: its seed, its orders, and how many of them are played."""

    def __init__(self, seed, played, orders):
        self.seed, self.played, self.orders = seed, played, orders

    def __eq__(self, other):
        return (self.seed, self.played, self.orders) == (other.seed, other.played, other.orders)

    def __repr__(self):
        return f"game {self.seed}: {self.played} of {len(self.orders)} orders, the last: {self.orders[-1:]}"

    def kind_of_step_to(self, after):
        """What leads from here to `after` in one step, or None."""
        if after.seed != self.seed:
            return "another game" if (after.played, after.orders) == (0, []) else None
        if after.played == self.played + 1 and after.orders[:-1] == self.orders[:self.played] and after.orders:
            return "an order"
        if self.played + 1 == after.played <= len(self.orders) and after.orders == self.orders:
            return "an order given again"
        if after.played == self.played - 1 and after.orders == self.orders:
            return "an undo"
        return None


def read_record(path):
    text = path.read_text(encoding="utf-8")
    tags = dict(re.findall(r'^\[(\w+) "(.*)"\]$', text, re.MULTILINE))
    orders = [line.split(";")[0].strip() for line in text.splitlines() if line and line[0] not in "[;"]
    return State(int(tags["Seed"]), int(tags.get("Played", len(orders))), orders)


def said(before, line):
    """The state a line of the program speaks of; it must follow `before`."""
    seed, played, total, *order = line.split(" ", 3)
    seed, played, total = int(seed), int(played), int(total)
    if before is None:
        before = State(seed, 0, [])  # the table laid at the first start
    if seed != before.seed:
        after = State(seed, 0, [])
        if (played, total) != (0, 0):
            raise Lost(f"{line!r} does not begin a game; before: {before}")
    elif played == before.played + 1 and total == played:
        after = State(seed, played, before.orders[:before.played] + [order[0].strip()])
    else:
        after = State(seed, played, before.orders)
        if played == before.played + 1 <= total == len(before.orders) and before.orders[played - 1] == order[0].strip():
            return after  # the first of the orders taken back, given again
        if total != len(before.orders) or played != before.played - 1:
            raise Lost(f"{line!r} does not follow {before}")
    return after


class Killer:
    """One folder of kept games, and the programs that are killed over it."""

    def __init__(self, program, cli, seed, seats):
        self.program, self.cli, self.seats = program, cli, seats
        self.random = random.Random(seed)
        self.seen = Counter()
        self.scratch = tempfile.TemporaryDirectory()
        home = Path(self.scratch.name)
        self.kept = home / "data" / "windrose"
        self.file = self.kept / "game.windrose"
        self.environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8", "HOME": str(home),
                            "XDG_DATA_HOME": str(home / "data"), "XDG_CONFIG_HOME": str(home / "config"),
                            "XDG_RUNTIME_DIR": str(home)}
        self.state = None
        if seats:
            settings = home / "config" / "windrose" / "windrose.ini"
            settings.parent.mkdir(parents=True)
            settings.write_text(SWIFT, encoding="utf-8")

    def play_and_kill(self):
        command = [self.program, "--play-randomly", str(self.random.getrandbits(64))]
        if self.seats and not self.file.exists():
            command += ["--players", str(self.seats.count(",") + 1), "--seats", self.seats]
        player = subprocess.Popen(command, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        first = b""
        if self.random.random() < 0.2:
            time.sleep(self.random.uniform(0, LONGEST_START))
        else:
            for _ in range(self.random.randint(1, MOST_STEPS)):
                first += player.stdout.readline()
            time.sleep(self.random.uniform(0, LONGEST_THOUGHT if self.seats else LONGEST_STEP))
        if player.poll() is not None:
            raise Lost(f"the program ended by itself with {player.returncode}")
        player.kill()
        output = player.stdout.read()
        player.wait()
        # What was cut off in the middle of a line was not said.
        return (first + output).decode("utf-8").split("\n")[:-1]

    def expect_earlier(self, game):
        if not game or not game.orders:
            return
        if not any(read_record(path) == game for path in (self.kept / "earlier").glob("*.windrose")):
            raise Lost(f"not among the earlier games: {game}")
        self.seen["replaced games found among the earlier ones"] += 1

    def check_once(self):
        lines = self.play_and_kill()
        state = self.state
        for line in lines:
            after = said(state, line)
            if state and after.seed != state.seed:
                self.expect_earlier(state)
            state = after
        self.seen["kills"] += 1
        self.seen["orders and undos said to be on disk"] += len(lines)
        self.seen["kills before the first order"] += not lines
        if not self.file.exists():
            if state is not None:
                raise Lost(f"no file; it should hold {state}")
            return
        subprocess.run([self.cli, "verify", self.file], check=True, stdout=subprocess.DEVNULL)
        held = read_record(self.file)
        if self.seats:
            self.check_seats()
        if state is None or held == state:
            self.seen["exactly what was said is on disk"] += 1
        else:
            step = state.kind_of_step_to(held)
            if step is None:
                raise Lost(f"the file holds {held}; it was said: {state}")
            self.seen[f"{step} more is on disk"] += 1
            if held.seed != state.seed:
                self.expect_earlier(state)
        self.state = held

    def check_seats(self):
        """The computers still have their seats; which of them would move is counted."""
        sitters = re.findall(r'^\[Player\d+ "(.*)"\]$', self.file.read_text(encoding="utf-8"), re.MULTILINE)
        if sitters != self.seats.split(","):
            raise Lost(f"at the seats of {self.seats} sit {sitters}")
        position = subprocess.run([self.cli, "position", self.file], check=True, capture_output=True, text=True).stdout
        turn = json.loads(position).get("turn")
        if turn is not None:
            self.seen[f"kills while {sitters[turn]} was to move"] += 1

    def run(self, kills):
        for _ in range(kills):
            self.check_once()
        if self.seats:
            self.scratch.cleanup()
            return self.seen
        # A start that is not killed leaves everything in order.
        subprocess.run([self.program, "--quit-after-paint"], env=self.environment, check=True, stderr=subprocess.DEVNULL)
        if read_record(self.file) != self.state:
            raise Lost("a start and an end changed the game")
        left = sorted(path.name for path in self.kept.iterdir() if path.name not in ("game.windrose", "earlier"))
        if left:
            raise Lost(f"left behind: {left}")
        self.scratch.cleanup()
        return self.seen


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("cli")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", default="", help="computer players at all seats")
    wanted = parser.parse_args()
    begin = time.monotonic()
    jobs = min(wanted.kills, max(2, os.cpu_count() or 2))
    shares = [wanted.kills // jobs + (job < wanted.kills % jobs) for job in range(jobs)]
    killers = [Killer(wanted.program, wanted.cli, wanted.seed * 1000 + job, wanted.seats) for job in range(jobs)]
    seen = Counter()
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for part in pool.map(Killer.run, killers, shares):
            seen.update(part)
    for what, count in sorted(seen.items()):
        print(f"{count:6} {what}")
    print(f"{time.monotonic() - begin:6.1f} seconds, nothing lost")
    return 0 if seen["kills"] == wanted.kills and seen["orders and undos said to be on disk"] > wanted.kills else 1


if __name__ == "__main__":
    sys.exit(main())
