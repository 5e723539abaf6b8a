#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the real window at random moments and checks that everything it had shown as saved is still there.

    kill_test.py WINDROSE_RANDOM_PLAY WINDROSE WINDROSE_CLI [--kills 200] [--seed 1] [--seats WHO,…] [--slow LIBRARY]

WINDROSE_RANDOM_PLAY is the window with a test driver in it: the driver moves at random, or computer players do on all
seats. It says each step it shows, and when the marks vanish that stand in the prompt line and in the log for as long as
something does not stand on the disk. After each SIGKILL the file must hold a state that was shown, no earlier than the last
one that was shown without a mark, and every order that stood in the log without one; the next start must go on from there;
and a game that was replaced by another must lie among the earlier ones. The same holds for the position that is set up now
and then. WINDROSE itself is started at the end and must change nothing. With --slow, every fsync takes 0.7 seconds longer.
Prints what was seen.
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

SYNC_TAKES = "0.7"   # seconds, on a slow disk
LONGEST_START = 0.3  # seconds until a kill that does not wait for an order
LONGEST_STEP = 0.03  # seconds from a confirmed save to the kill
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
    """Something that was promised is missing."""


class State:
    """A game: its seed, its orders, and how many of them are played."""

    def __init__(self, seed, played, orders):
        self.seed, self.played, self.orders = seed, played, orders

    def __eq__(self, other):
        return other is not None and (self.seed, self.played, self.orders) == (other.seed, other.played, other.orders)

    def __repr__(self):
        return f"game {self.seed}: {self.played} of {len(self.orders)} orders, the last: {self.orders[-1:]}"

    def kind_of_step_to(self, after):
        """The single step that leads from here to `after`, or None."""
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
    seed, orders = None, []
    tagged = said_at_start = said_behind = None
    for line in path.read_text(encoding="utf-8").splitlines():
        if tag := re.match(r'\[(\w+) "(.*)"\]', line):
            seed = int(tag[2]) if tag[1] == "Seed" else seed
            tagged = int(tag[2]) if tag[1] == "Played" else tagged
        elif re.match(r"; start #\d+ \w{8}$", line):
            said_at_start = tagged
        elif re.match(r"; played #\d+ \w{8}$", line):
            said_behind = tagged  # the tag counts if the line with its checksum is there
        elif line and line[0] not in "[;" and re.search(r" #\d+ \w{8}$", line):  # not an incomplete one
            orders.append(line.split(";")[0].strip())
            said_behind = None
    played = len(orders) if said_at_start is None else said_at_start
    return State(seed, played if said_behind is None else said_behind, orders)


def said(before, line):
    """The state described by a line of the program; it must follow `before`."""
    seed, played, total, *order = line.split(" ", 3)
    seed, played, total = int(seed), int(played), int(total)
    if before is None:
        before = State(seed, 0, [])  # the first start created this game
        if (played, total) == (0, 0):
            return before  # a new game replaced it at once
    if seed != before.seed:
        after = State(seed, 0, [])
        if (played, total) != (0, 0):
            raise Lost(f"{line!r} does not begin a game; before: {before}")
    elif played == before.played + 1 and total == played:
        after = State(seed, played, before.orders[:before.played] + [order[0].strip()])
    else:
        after = State(seed, played, before.orders)
        if played == before.played + 1 <= total == len(before.orders) and before.orders[played - 1] == order[0].strip():
            return after  # the first of the orders taken back was given again
        if total != len(before.orders) or played != before.played - 1:
            raise Lost(f"{line!r} does not follow {before}")
    return after


class Story:
    """The output of one run of the program, from its initial state."""

    def __init__(self, begin, lines):
        self.states = [begin]  # as shown, in order
        self.least = 0         # the first of them that may be on disk
        self.logged = []       # number of a state and how many of its orders stood in the log without a mark
        self.kept = 0
        for line in lines:
            word, _, rest = line.partition(" ")
            if word.startswith("setup"):
                continue  # see SetupStory
            if word == "shown":
                self.states.append(said(self.states[-1], rest))
                if self.states[0] is None:  # the table laid at the first start
                    self.states[0] = State(self.states[1].seed, 0, [])
                continue
            state = self.states[-1]
            numbers = [int(number) for number in rest.split(" ")]
            if word == "kept":
                if state and numbers != [state.seed, state.played, len(state.orders)]:
                    raise Lost(f"{line!r} does not speak of {state}")
                self.least = len(self.states) - 1
                self.kept += 1
            elif word == "log" and state and numbers[0] == state.seed and numbers[1] > 0:
                self.logged.append((len(self.states) - 1, numbers[1]))
                self.kept += 1

    def number_of(self, held):
        """The last promised state that equals the file's, or None."""
        last = self.states[-1]
        candidates = [number for number, state in enumerate(self.states) if state == held]
        is_shown = any(state is not None and state.seed == held.seed for state in self.states)
        if last is None or (last.kind_of_step_to(held) and (held.seed == last.seed or not is_shown)):
            candidates.append(len(self.states))  # it was saved, but not reported any more
        for number in reversed(candidates):
            if number >= self.least and all(number >= when or self.holds(held, self.states[when], count)
                                            for when, count in self.logged):
                return number
        return None

    @staticmethod
    def holds(held, shown, count):
        return held.seed == shown.seed and held.played >= count and held.orders[:count] == shown.orders[:count]

    def left_behind(self, number):
        """The games that were replaced up to a state, each in its final state."""
        for before, after in zip(self.states[:number], self.states[1:number + 1]):
            if before and before.seed != after.seed:
                yield before


class SetupStory:
    """The output of one run about the position being set up, from the initial one; None while there is none."""

    def __init__(self, begin, lines):
        self.states = [begin]  # in order
        self.least = 0         # the first of them that may be on disk
        self.kept = 0
        for line in lines:
            word, _, rest = line.partition(" ")
            if word == "setup":
                position = json.loads(rest)
                if begin is not None and len(self.states) == 1 and position != begin:
                    raise Lost(f"the program does not go on with the position that was set up: {begin}, but {position}")
                self.states.append(position)
            elif word == "setup-kept":
                # It tells of a position, even where that has been left since.
                self.least = len(self.states) - (1 if self.states[-1] is not None else 2)
                self.kept += 1
            elif word == "setup-left":
                self.states.append(None)

    def steps(self):
        return sum(state is not None for state in self.states[1:])


class Killer:
    """One folder of saved games, and the programs that are killed while using it."""

    def __init__(self, player, program, cli, seed, seats, slow):
        self.player, self.program, self.cli, self.seats = player, program, cli, seats
        self.sync = float(SYNC_TAKES) if slow else 0.0
        self.random = random.Random(seed)
        self.seen = Counter()
        self.scratch = tempfile.TemporaryDirectory()
        home = Path(self.scratch.name)
        self.kept = home / "data" / "windrose"
        self.file = self.kept / "game.windrose"
        self.environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8", "HOME": str(home),
                            "XDG_DATA_HOME": str(home / "data"), "XDG_CONFIG_HOME": str(home / "config"),
                            "XDG_RUNTIME_DIR": str(home)}
        if slow:
            self.environment |= {"LD_PRELOAD": slow, "SYNC_TAKES": SYNC_TAKES}
        self.setup_file = self.kept / "setup.windrose"
        self.state = None
        self.setup = None
        if seats:
            settings = home / "config" / "windrose" / "windrose.ini"
            settings.parent.mkdir(parents=True)
            settings.write_text(SWIFT, encoding="utf-8")

    def play_and_kill(self):
        command = [self.player, str(self.random.getrandbits(64))]
        if self.seats and not self.file.exists():
            command += ["--players", str(self.seats.count(",") + 1), "--seats", self.seats]
        player = subprocess.Popen(command, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        first = b""
        if self.random.random() < 0.2:
            time.sleep(self.random.uniform(0, LONGEST_START + 3 * self.sync))  # no promise
        else:
            wanted = self.random.randint(1, 2 if self.sync else MOST_STEPS)
            while wanted > 0:
                line = player.stdout.readline()
                wanted -= line.startswith((b"kept", b"setup-kept")) or (line.startswith(b"log") and not line.endswith(b" 0\n"))
                first += line
            pause = self.sync or (LONGEST_THOUGHT if self.seats else LONGEST_STEP)
            time.sleep(self.random.uniform(0, pause))  # no promise
        if player.poll() is not None:
            raise Lost(f"the program ended by itself with {player.returncode}")
        player.kill()
        output = player.stdout.read()
        player.wait()
        # An incomplete last line was not output.
        return (first + output).decode("utf-8").split("\n")[:-1]

    def expect_earlier(self, game):
        if not game or not game.orders:
            return
        if not any(read_record(path) == game for path in (self.kept / "earlier").glob("*.windrose")):
            raise Lost(f"not among the earlier games: {game}, but {[read_record(path) for path in (self.kept / 'earlier').glob('*')]}")
        self.seen["replaced games found among the earlier ones"] += 1

    def check_once(self):
        lines = self.play_and_kill()
        self.check_setup(SetupStory(self.setup, lines))
        story = Story(self.state, lines)
        self.seen["kills"] += 1
        self.seen["steps shown"] += len(story.states) - 1
        self.seen["times that something was shown as kept"] += story.kept
        self.seen["kills before anything was shown as kept"] += not story.kept
        if not self.file.exists():
            if story.kept or self.state:
                raise Lost(f"no file; it should hold {story.states[story.least]}")
            return
        self.verify(self.file)
        held = read_record(self.file)
        if self.seats:
            self.check_seats()
        number = story.number_of(held)
        if number is None:
            raise Lost(f"the file holds {held}; shown as kept were {story.states[story.least]}, in the log "
                       f"{story.logged[-1:]}, and at last {story.states[-1]}")
        self.seen["steps shown, not yet as kept, and gone"] += max(0, len(story.states) - 1 - number)
        for game in story.left_behind(min(number, len(story.states) - 1)):
            self.expect_earlier(game)
        if number == len(story.states) and story.states[-1] and held.seed != story.states[-1].seed:
            self.expect_earlier(story.states[-1])
        self.state = held

    def check_setup(self, story):
        held = None
        if self.setup_file.exists():
            self.verify(self.setup_file)
            text = subprocess.run([self.cli, "position", self.setup_file], check=True, capture_output=True, text=True).stdout
            held = json.loads(text)
        if held not in story.states[story.least:]:
            same = [number for number, state in enumerate(story.states) if state == held]
            raise Lost(f"set up is state {same} of {len(story.states)} that were shown, from number {story.least} on expected; "
                       f"they are positions or nothing: {[state is not None for state in story.states]}; it is {held}")
        self.seen["steps of a position that is set up"] += story.steps()
        self.seen["times that such a position was shown as kept"] += story.kept
        self.seen["kills while a position was set up and shown as kept"] += story.states[story.least] is not None
        self.setup = held

    def verify(self, path):
        result = subprocess.run([self.cli, "verify", path], capture_output=True, text=True, check=False)
        if result.returncode == 0:
            self.seen["whole journals"] += "checksums are right" in result.stdout
        elif "breaks off" in result.stdout:
            self.seen["journals cut off in the middle of a line"] += 1
        else:
            raise Lost(result.stdout)

    def check_seats(self):
        """The computers still have their seats; counts which of them is to move."""
        texts = re.findall(r'^\[Player\d+ "(.*)"\]$', self.file.read_text(encoding="utf-8"), re.MULTILINE)
        if texts != self.seats.split(","):
            raise Lost(f"at the seats of {self.seats} sit {texts}")
        position = subprocess.run([self.cli, "position", self.file], check=True, capture_output=True, text=True).stdout
        turn = json.loads(position).get("turn")
        if turn is not None:
            self.seen[f"kills while {texts[turn]} was to move"] += 1

    def run(self, kills):
        for _ in range(kills):
            self.check_once()
        if self.seats:
            self.scratch.cleanup()
            return self.seen
        # A start that is not killed leaves everything in order. It would ask about a position that is set up.
        self.setup_file.unlink(missing_ok=True)
        quits = self.environment | {"QT_QPA_GENERIC_PLUGINS": "quit_after_paint"}
        subprocess.run([self.program], env=quits, check=True, stderr=subprocess.DEVNULL)
        left = read_record(self.file)
        if self.state and left != self.state:
            raise Lost(f"a start and an end changed the game from {self.state} to {left}")
        verified = subprocess.run([self.cli, "verify", self.file], capture_output=True, text=True, check=True).stdout
        if not verified.endswith("all checksums are right\n"):
            raise Lost(verified)
        ours = ("game.windrose", "earlier", "setup.windrose")
        left = sorted(path.name for path in self.kept.iterdir() if path.name not in ours)
        if left and not self.seen["journals cut off in the middle of a line"]:
            raise Lost(f"left behind: {left}")
        self.scratch.cleanup()
        return self.seen


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("player")
    parser.add_argument("program")
    parser.add_argument("cli")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", default="", help="computer players at all seats")
    parser.add_argument("--slow", default="", metavar="LIBRARY", help="every fsync takes longer")
    wanted = parser.parse_args()
    begin = time.monotonic()  # no promise: for the report
    # A program that waits for its disk leaves the processor to others.
    jobs = min(wanted.kills, 8 if wanted.slow else max(2, os.cpu_count() or 2))
    shares = [wanted.kills // jobs + (job < wanted.kills % jobs) for job in range(jobs)]
    killers = [Killer(wanted.player, wanted.program, wanted.cli, wanted.seed * 1000 + job, wanted.seats, wanted.slow) for job in range(jobs)]
    seen = Counter()
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for part in pool.map(Killer.run, killers, shares):
            seen.update(part)
    for what, count in sorted(seen.items()):
        print(f"{count:6} {what}")
    print(f"{time.monotonic() - begin:6.1f} seconds, nothing that was shown as kept is gone")  # no promise
    kept = seen["times that something was shown as kept"] + seen["times that such a position was shown as kept"]
    return 0 if seen["kills"] == wanted.kills and kept > wanted.kills / 2 else 1


if __name__ == "__main__":
    sys.exit(main())
