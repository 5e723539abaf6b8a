#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Black-box tests of the protocol: Windrose as the player of others, and programs as players of a match.

    protocol_test.py PROGRAM [CASES…]
"""
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
import time
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from patience import PATIENCE
from repeats_rows import REPEATS_ROWS

PROGRAM = ""
HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
POSITION = "position " + json.dumps({"players": 4, "governor": 0, "seats": [{"doubloons": 3} for _ in range(4)]})
LONG_THOUGHT = "go time 1000000000"  # longer than any test: what ends while it thinks did not wait for it
LONG = 60  # seconds: time enough for a program to start on a busy machine
SHORT = 10  # seconds until a match gives up on a program that sends nothing; nearly always enough to start one


class Talk:
    """A conversation with `windrose-cli player`."""

    def __init__(self, *arguments):
        # The address sanitizer delays freeing memory, which is measured here.
        options = os.environ.get("ASAN_OPTIONS", "") + ":quarantine_size_mb=0:thread_local_quarantine_size_kb=0"
        self.process = subprocess.Popen([PROGRAM, "player", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, env=os.environ | {"ASAN_OPTIONS": options})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.communicate()

    def say(self, *lines):
        for line in lines:
            self.process.stdin.write((line if isinstance(line, bytes) else line.encode("utf-8")) + b"\n")
        self.process.stdin.flush()

    def hear(self):
        return self.process.stdout.readline().decode("utf-8").rstrip("\n")

    def hear_until(self, word):
        """All lines up to the first one that begins with the word."""
        lines = []
        while not lines or lines[-1].split(" ", 1)[0] != word:
            line = self.hear()
            assert line, f"ended before {word}: {lines}"
            lines.append(line)
        return lines

    def end(self):
        """Its exit status and what it wrote to standard error."""
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out.decode("utf-8"), err.decode("utf-8")


def match(*arguments):
    return subprocess.run([PROGRAM, "match", *map(str, arguments)], capture_output=True, text=True, timeout=PATIENCE,
                          check=False)


def wrong(behavior, *more):
    return "program:" + " ".join([shlex.quote(str(HERE / "wrong_program.py")), behavior, *more])


def silent_match(words, *arguments, did_begin=lambda done: done.returncode != 2):
    """A match in which a program falls silent, so that the match gives up on it after a while. Where even its start takes
    longer than that, again with more patience."""
    patience = SHORT
    while not did_begin(done := match(f"{words},patience={patience}s", *arguments)) and patience < PATIENCE:
        patience *= 2
    return done


def untimed(player):
    player = {key: value for key, value in player.items() if key not in ("player", "milliseconds_per_decision")}
    player["sums"] = {key: value for key, value in player["sums"].items() if key != "seconds"}
    return player


class PlayerTest(unittest.TestCase):
    """Windrose as the player."""

    def test_the_session_in_the_documentation_is_what_it_does(self):
        text = (ROOT / "core/text/PROTOCOL.md").read_text(encoding="utf-8")
        session = text.split("## A session", 1)[1].split("```")[1].strip().splitlines()
        version = subprocess.run([PROGRAM, "--version"], capture_output=True, text=True, check=True).stdout.split()[1]
        with Talk("random") as talk:
            for line in session:
                mark, said = line[0], line[2:]
                if mark == ">":
                    talk.say(said)
                    continue
                heard = talk.hear()
                if said.startswith("info "):
                    self.assertRegex(heard, r"^info simulations \d+ chance \d+ line role \w+; ")
                elif said.startswith("bestorder "):
                    self.assertRegex(heard, r"^bestorder role \w+$")
                else:
                    self.assertEqual(heard, said.replace("VERSION", version))
            self.assertEqual(talk.end(), (0, "", ""))

    def test_stop_is_answered_while_it_thinks(self):
        with Talk("search:1") as talk:
            for _ in range(10):
                talk.say(POSITION, LONG_THOUGHT, "isready")
                self.assertEqual(talk.hear(), "ready")
                talk.say("stop")
                talk.hear_until("bestorder")

    def test_quit_and_the_end_of_the_input_end_it_while_it_thinks(self):
        for last in ("quit", None):
            with Talk() as talk:
                talk.say("newgame players 4 seat 0", POSITION, LONG_THOUGHT, "isready")
                talk.hear_until("ready")
                if last:
                    talk.say(last)
                status, _, errors = talk.end()
                self.assertEqual((status, errors), (0, ""))

    def test_what_cannot_come_while_it_thinks_is_refused_and_it_thinks_on(self):
        with Talk("search:1") as talk:
            talk.say(POSITION, LONG_THOUGHT)
            for line in ("newgame players 4 seat 0", POSITION, "orders role mayor", LONG_THOUGHT, "option player quick"):
                talk.say(line)
                self.assertIn("still thinking", talk.hear())
            talk.say("stop")
            talk.hear_until("bestorder")
            talk.say("stop", "isready")
            self.assertEqual(talk.hear(), "ready", "a stop too late says nothing")

    def test_whatever_it_is_sent_it_goes_on(self):
        nonsense = ["go", "orders role mayor", "position", "position {", "position []", "position players 9 seed 1",
                    "position players 4", "position players 4 seed 1 option sun=moon", "newgame", "newgame players 6 seat 0",
                    "newgame players 2 seat 2", "newgame players 2 players 3 seat 0", "hello", "hello 0", "hello 1 2",
                    "go simulations 0", "go simulations x", "go time -1", "go time 1 time 2", "option", "option player",
                    "option player nobody", "option color red", "ready", "bestorder pass", "quit now", b"\xff\xfe", b"go\0",
                    "é", "\x1b[2J", "orders", "x" * 65537, "x" * 300000]
        with Talk() as talk:
            for line in nonsense:
                talk.say(line)
                self.assertRegex(talk.hear(), r"^error .+", line[:80])
            talk.say(POSITION)
            for line in ("orders role king", "orders rol mayor", "orders default", "orders ;", "orders role mayor; pass",
                         "orders role mayor;; pass", "position {\"players\": 4}", "go simulations 5 now"):
                talk.say(line)
                self.assertRegex(talk.hear(), r"^error .+", line)
            talk.say("", "   ", "hello 1\r")
            self.assertEqual(talk.hear_until("hello")[2], "protocol 1")
            talk.say("orders role mayor", "go simulations 3")
            self.assertRegex(talk.hear_until("bestorder")[-1], "^bestorder place")

    def test_a_line_without_an_end_is_not_kept(self):
        def peak(talk):
            status = Path(f"/proc/{talk.process.pid}/status")
            return int(re.search(r"VmHWM:\s+(\d+)", status.read_text(encoding="ascii"))[1]) if status.exists() else 0

        with Talk() as talk:
            talk.say("x" * 70000, "isready")
            self.assertIn("longer than", talk.hear())
            self.assertEqual(talk.hear(), "ready")
            before = peak(talk)
            for _ in range(16):
                talk.process.stdin.write(b"x" * (1 << 20))
            talk.say("", "isready")
            self.assertIn("longer than", talk.hear())
            self.assertEqual(talk.hear(), "ready")
            self.assertLess(peak(talk) - before, 4 * 1024, "KiB more")

    def test_the_same_seed_thinks_the_same_and_the_hidden_order_does_not_matter(self):
        record = subprocess.run([PROGRAM, "new", "--players", "3", "--seed", "9"], capture_output=True, check=True).stdout
        position = json.loads(subprocess.run([PROGRAM, "position"], input=record, capture_output=True, check=True).stdout)
        other = json.loads(json.dumps(position))
        other["plantations"]["face_down"].sort()
        other["random_state"] = "0123456789abcdef"
        without = json.loads(json.dumps(position))
        del without["plantations"]["face_down"], without["random_state"]
        without["plantations"]["discard"] = []
        thoughts = []
        for shown in (position, position, other, without):
            with Talk("search:200") as talk:
                talk.say("newgame players 3 seat 0 seed 4", "position " + json.dumps(shown), "go")
                info, order = talk.hear_until("bestorder")
                thoughts.append((info.split(" line ")[0], order))
        self.assertEqual(len(set(thoughts)), 1, thoughts)

    def test_who_shall_play_must_be_known(self):
        done = subprocess.run([PROGRAM, "player", "nobody"], capture_output=True, text=True, input="", check=False)
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("nobody", done.stderr)


class ProgramTest(unittest.TestCase):
    """Programs as players of a match."""

    def played(self, *arguments):
        done = match(*arguments)
        self.assertEqual((done.returncode, done.stderr), (0, ""), arguments)
        return json.loads(done.stdout)

    def records(self, *arguments):
        """What `match` prints, and the orders of each game."""
        with tempfile.TemporaryDirectory() as folder:
            done = match(*arguments, "--records", folder)
            self.assertEqual((done.returncode, done.stderr), (0, ""), arguments)
            files = sorted(Path(folder).iterdir())
            verified = subprocess.run([PROGRAM, "verify", *files], capture_output=True, text=True, check=False)
            self.assertEqual(verified.returncode, 0, verified.stdout)
            return [re.sub(r"\[Seat.*\n|;.*", "", file.read_text(encoding="utf-8")) for file in files]

    def test_a_program_in_python_plays(self):
        program = "program:" + " ".join(shlex.quote(str(word)) for word in (HERE / "random_program.py", PROGRAM))
        result = self.played("heuristic", program, "--players", 3, "--games", 3, "--threads", 2)
        by_name = {player["player"]: player for player in result["players"]}
        self.assertEqual(by_name[program]["sums"]["seats"], 6)
        self.assertGreater(by_name["heuristic"]["mean_points"], by_name[program]["mean_points"])

    def test_through_the_protocol_the_same_game_is_played(self):
        for players in (2, 3, 4, 5) if REPEATS_ROWS else (3,):
            for name in ("search:24", "shipmaster:24", "random"):
                for hidden in ((), ("--hide-points",)):
                    options = ("--players", players, "--games", 2 if players == 3 else 1, "--seed", 11, *hidden)
                    alone = self.records(name, *options)
                    windrose = f"program:{shlex.quote(PROGRAM)} player {name}"
                    self.assertEqual(self.records(windrose, *options), alone, (players, name, hidden))

    def test_budgets_are_passed_on(self):
        options = ("--players", 3, "--games", 1, "--seed", 3)
        alone = self.records("search:30", *options)
        self.assertEqual(self.records(f"program:{shlex.quote(PROGRAM)} player search:1,simulations=30", *options), alone)
        self.played(f"program:{shlex.quote(PROGRAM)} player search:1000000,time=2ms,patience={LONG}s", "random", *options)

    def test_what_lies_face_down_is_not_shown(self):
        with tempfile.TemporaryDirectory() as folder:
            spied, games = Path(folder) / "spied", Path(folder) / "games"
            games.mkdir()
            spy = f"tee {shlex.quote(str(spied))} | {shlex.quote(PROGRAM)} player random"
            done = match(f'program:sh -c "{spy}"', "random", "--players", 3, "--games", 1, "--records", games)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            record = (games / "game-0.windrose").read_bytes()
            start = re.sub(rb"(?m)^[a-z;].*\n", b"", record)  # without the checksums, which would detect the missing orders
            true = json.loads(subprocess.run([PROGRAM, "position"], input=start, capture_output=True, check=True).stdout)
            said = spied.read_text(encoding="utf-8")
            shown = [json.loads(line[9:]) for line in said.splitlines() if line.startswith("position ")]
            self.assertEqual(shown[0]["round"], 1)
            self.assertEqual(sorted(shown[0]["plantations"]["face_down"]), sorted(true["plantations"]["face_down"]))
            self.assertNotEqual(shown[0]["plantations"]["face_down"], true["plantations"]["face_down"])
            self.assertNotEqual(shown[0]["random_state"], true["random_state"])
            self.assertNotIn(re.search(rb'Seed "(\d+)"', record)[1].decode(), said)

    def test_hidden_points_are_not_shown_but_spread_evenly(self):
        for player in ("random", "newcomer"):
            with tempfile.TemporaryDirectory() as folder:
                spied = Path(folder) / "spied"
                spy = f"tee -a {shlex.quote(str(spied))} | {shlex.quote(PROGRAM)} player {player}"
                done = match(f'program:sh -c "{spy}"', "quick", "--players", 3, "--games", 1, "--seed", 4, "--hide-points")
                self.assertEqual((done.returncode, done.stderr), (0, ""))
                said = spied.read_text(encoding="utf-8").splitlines()
                self.assertEqual(said[said.index("option points_hidden true") + 1].split()[:5],
                                 ["newgame", "players", "3", "seat", "0"])
                shown = [json.loads(line[9:]) for line in said if line.startswith("position ")]
                held = [[seat["victory_points"] for seat in position["seats"]] for position in shown]
                self.assertGreater(held[-1][1], 5)
                for points in held:
                    self.assertIn(points[1] - points[2], (0, 1))

    def test_quotation_marks_keep_words_together(self):
        with tempfile.TemporaryDirectory(prefix="a folder, with a comma ") as folder:
            link = Path(folder) / "wind rose"
            link.symlink_to(PROGRAM)
            self.played(f'program:"{link}" player \'random\'', "--players", 2, "--games", 1)


class FailingTest(unittest.TestCase):
    """Programs that fail as players of a match."""

    LOSING = ("quick", "--players", 3, "--games", 1)  # the rest of a match that a wrong program loses

    def test_a_program_that_goes_wrong_in_a_game_loses_it_and_is_reported(self):
        expected = {"hangs": "no answer in time", "rubbish": "violates the protocol", "bytes": "not UTF-8",
                    "malformed": "not an order", "illegal": "not legal", "floods_lines": "no answer in time",
                    "floods_a_line": "longer than", "dies": "exit status 7", "complains": "do not feel like it",
                    "closes_output": "closed its output", "closes_input": ""}
        # A program that sends no valid answer runs into the time limit; the others need time to start.
        silent = [behavior for behavior, sentence in expected.items() if sentence == "no answer in time"]
        with ThreadPoolExecutor() as pool:  # the silent ones meanwhile
            done_silent = {behavior: pool.submit(silent_match, wrong(behavior), *self.LOSING) for behavior in silent}
            ended = {behavior: match(f"{wrong(behavior)},patience={LONG}s", *self.LOSING)
                     for behavior in expected if behavior not in silent}
            ended |= {behavior: done.result() for behavior, done in done_silent.items()}
        for behavior, sentence in expected.items():
            done = ended[behavior]
            self.assertEqual(done.returncode, 3, (behavior, done.stderr))
            self.assertIn(sentence, done.stderr, behavior)
            self.assertIn("seat 0", done.stderr, behavior)
            result = json.loads(done.stdout)
            loser = next(player for player in result["players"] if "wrong_program" in player["player"])
            other = next(player for player in result["players"] if player["player"] == "quick")
            self.assertEqual((loser["failures"], loser["mean_place"], loser["mean_points"], loser["win_share"]),
                             (1, 3.0, 0.0, 0.0), behavior)
            self.assertEqual(other["sums"]["wins"], 60, behavior)

    def test_a_program_that_cannot_begin_is_refused_before_anything_is_played(self):
        expected = {wrong("exits_at_once"): "exit status 4", wrong("never_greets") + ",patience=300ms": "hello",
                    wrong("other_version"): "version 9", "program:/nowhere/at/all": "/nowhere/at/all",
                    "program:": "no program", "program:'half": "quotation mark", "program:x,simulations=0": "simulations=0",
                    "program:x,time=3": "time=3"}
        for player, sentence in expected.items():
            done = match(player, "random", "--games", 1)
            self.assertEqual((done.returncode, done.stdout), (2, ""), player)
            self.assertIn(sentence, done.stderr, player)

    def test_a_program_that_does_not_quit_is_ended(self):
        done = silent_match(wrong("never_quits"), "--players", 2, "--games", 1)
        self.assertEqual(done.returncode, 3, done.stderr)

    def test_what_a_program_started_is_ended_with_it(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "child"
            done = silent_match(wrong("leaves_a_child", str(file)), "random", "--players", 2, "--games", 1,
                                did_begin=lambda _: file.exists())
            self.assertEqual(done.returncode, 3, done.stderr)
            child = int(file.read_text(encoding="utf-8"))
            for _ in range(20 * PATIENCE):
                try:
                    os.kill(child, 0)
                except ProcessLookupError:
                    return
                stat = Path(f"/proc/{child}/stat")
                if stat.exists() and stat.read_text(encoding="ascii").split()[2] == "Z":
                    return  # a zombie: its adoptive parent has not reaped it yet
                time.sleep(0.05)  # no promise: looks again
            self.fail("it still runs")


class ReplayTest(unittest.TestCase):
    """Records as players of a match."""

    def game(self, folder, *players):
        done = match(*players, "--games", 1, "--seed", 21, "--records", folder)
        self.assertEqual(done.returncode, 0, done.stderr)
        return Path(folder) / "game-0.windrose"

    def test_four_seats_of_a_record_play_it_again(self):
        with tempfile.TemporaryDirectory() as folder:
            record = self.game(folder, "quick", "random", "heuristic", "random")
            again = Path(folder) / "again"
            again.mkdir()
            done = match(f"record:{record}", "--games", 1, "--records", again)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            self.assertEqual((again / "game-0.windrose").read_bytes(), record.read_bytes())

    def test_a_game_that_leaves_the_record_is_reported(self):
        with tempfile.TemporaryDirectory() as folder:
            record = self.game(folder, "quick")
            done = match(f"record:{record}", "random", "--games", 1)
            self.assertEqual(done.returncode, 3)
            self.assertRegex(done.stderr, "seat 0, order [0-9]+: .*has left the record")

    def test_a_record_that_does_not_fit_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            record = self.game(folder, "quick")
            for arguments, sentence in (((f"record:{record}", "--players", 3), "4 players"),
                                        (("record:/nowhere.windrose",), "nowhere")):
                done = match(*arguments, "--games", 1)
                self.assertEqual((done.returncode, done.stdout), (2, ""))
                self.assertIn(sentence, done.stderr)


class TableTest(unittest.TestCase):
    def test_a_table_for_people_says_the_same(self):
        options = ("quick", "random", "--games", 8, "--seed", 2)
        result = json.loads(match(*options, "--json").stdout)
        lines = match(*options, "--table").stdout.splitlines()
        self.assertEqual(lines[0].split()[:3], ["player", "seats", "wins"])
        for line, player in zip(lines[1:], result["players"]):
            words = line.split()
            self.assertEqual(words[0], player["player"])
            self.assertEqual(int(words[1]), player["sums"]["seats"])
            self.assertAlmostEqual(float(words[2]), player["win_share"] * 100, delta=0.06)
        self.assertIn("8 games; rounds", "\n".join(lines))
        self.assertEqual(match(*options, "--table", "--json").returncode, 2)


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    unittest.main()
