#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Black-box tests of `windrose-cli match`.

    match_test.py PROGRAM [CASES…]
"""
import json
import resource
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from patience import PATIENCE
from repeats_rows import REPEATS_ROWS

PROGRAM = ""


def run(*arguments, **more):
    return subprocess.run([PROGRAM, "match", *map(str, arguments)], capture_output=True, text=True, timeout=PATIENCE,
                          check=False, **more)


def untimed(text):
    """The output of a match without its times."""
    match = json.loads(text)
    for player in match["players"]:
        del player["milliseconds_per_decision"]
        del player["sums"]["seconds"]
    return match


class MatchTest(unittest.TestCase):
    def played(self, *arguments):
        done = run(*arguments)
        self.assertEqual((done.returncode, done.stderr), (0, ""), arguments)
        return done.stdout

    def test_the_same_seed_gives_the_same_match_in_any_number_of_threads(self):
        options = ("search:10", "heuristic", "--games", 8, "--seed", 5)
        one = untimed(self.played(*options))
        self.assertEqual(one, untimed(self.played(*options, "--threads", 3)))
        self.assertNotEqual(one["players"], untimed(self.played(*options[:-1], 6))["players"])

    def test_parts_add_up_to_the_whole(self):
        options = ("quick", "random", "--players", 3, "--seed", 5)
        whole = self.played(*options, "--games", 30)
        with tempfile.TemporaryDirectory() as folder:
            parts = []
            for first, games in ((0, 12), (12, 18)):
                part = Path(folder) / f"{first}.json"
                part.write_text(self.played(*options, "--first", first, "--games", games))
                parts.append(part)
            self.assertEqual(untimed(self.played("--merge", *parts)), untimed(whole))
            other = Path(folder) / "other.json"
            other.write_text(self.played("random", "--players", 3, "--games", 3))
            refused = run("--merge", parts[0], other)
            self.assertEqual((refused.returncode, refused.stdout), (2, ""))
            self.assertIn("another match", refused.stderr)
            for twice in (parts[:1] * 2, [*parts, parts[1]]):
                refused = run("--merge", *twice)
                self.assertEqual((refused.returncode, refused.stdout), (2, ""))
                self.assertIn("in a part named before", refused.stderr)

    def test_parts_with_a_gap_say_so_until_it_is_filled(self):
        options = ("quick", "random", "--players", 2, "--seed", 5)
        with tempfile.TemporaryDirectory() as folder:
            parts = []
            for first in (0, 4, 8):
                parts.append(Path(folder) / f"{first}.json")
                parts[-1].write_text(self.played(*options, "--first", first, "--games", 4))
            gap = Path(folder) / "gap.json"
            gap.write_text(self.played("--merge", parts[2], parts[0]))
            plan = json.loads(gap.read_text())["plan"]
            self.assertEqual((plan["first"], plan["games"]), (0, 8))
            self.assertEqual(plan["parts"], [{"first": 0, "games": 4}, {"first": 8, "games": 4}])
            self.assertEqual(run("--merge", gap, parts[2]).returncode, 2)
            self.assertEqual(untimed(self.played("--merge", gap, parts[1])), untimed(self.played(*options, "--games", 12)))

    def test_what_is_no_part_of_a_match_is_refused_in_words(self):
        with tempfile.TemporaryDirectory() as folder:
            wrong = Path(folder) / "wrong.json"
            for text in ("", "no json", "{}", "[]", '{"format": "windrose-match", "version": 1}'):
                wrong.write_text(text)
                refused = run("--merge", wrong)
                self.assertEqual((refused.returncode, refused.stdout), (2, ""), text)
                self.assertIn("not what `match` of this version prints", refused.stderr)

    def test_a_damaged_part_is_refused_or_added_up_but_never_worse(self):
        def places(value, place=()):
            yield place
            for key in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
                yield from places(value[key], (*place, key))

        whole = json.loads(self.played("random", "--players", 2, "--games", 2))
        with tempfile.TemporaryDirectory() as folder:
            good, damaged = Path(folder) / "good.json", Path(folder) / "damaged.json"
            good.write_text(json.dumps(whole))
            oddities = (None, 0, -1, "x", [], ["x"] * 50, 1e300, 2**64 - 1)
            for number, place in enumerate(place for place in places(whole) if place):
                for odd in oddities if REPEATS_ROWS else oddities[number % len(oddities):][:1]:
                    match = json.loads(good.read_text())
                    there = match
                    for key in place[:-1]:
                        there = there[key]
                    there[place[-1]] = odd
                    damaged.write_text(json.dumps(match))
                    for parts in ((damaged, "--table"), (good, damaged)):
                        done = run("--merge", *parts)
                        self.assertIn(done.returncode, (0, 2, 3), (place, odd))  # 3: a player failed
                        self.assertEqual(done.returncode == 2, done.stdout == "", (place, odd))
                        self.assertNotIn("exception", done.stderr)

    def test_points_are_hidden_if_wanted(self):
        options = ("search:20", "heuristic", "--games", 12, "--seed", 2)
        shown, hidden = (json.loads(self.played(*options, *more)) for more in ((), ("--hide-points",)))
        self.assertEqual((shown["plan"]["points_hidden"], hidden["plan"]["points_hidden"]), (False, True))
        self.assertNotEqual(shown["sums"], hidden["sums"])
        with tempfile.TemporaryDirectory() as folder:
            parts = [Path(folder) / "shown.json", Path(folder) / "hidden.json"]
            parts[0].write_text(json.dumps(shown))
            parts[1].write_text(self.played(*options, "--hide-points", "--first", 12))
            self.assertIn("another match", run("--merge", *parts).stderr)

    def test_every_seat_counts_and_a_shared_win_is_shared(self):
        match = json.loads(self.played("random", "quick", "heuristic", "--players", 5, "--games", 20))
        self.assertEqual(sum(player["sums"]["seats"] for player in match["players"]), 100)
        self.assertEqual(sum(player["sums"]["wins"] for player in match["players"]), 20 * 60)
        self.assertEqual(sum(match["ends"].values()), 20)
        for player in match["players"]:
            low, high = player["interval"]
            self.assertTrue(low <= player["win_share"] <= high)

    def test_better_players_win(self):
        for better, worse in (("quick", "random"), ("heuristic", "random"), ("search:50", "quick")):
            match = json.loads(self.played(better, worse, "--games", 60 if REPEATS_ROWS else 20, "--seed", 1))
            share = next(player["win_share"] for player in match["players"] if player["player"] == better)
            self.assertGreater(share, 0.45, better)

    def test_a_sequential_test_stops_when_it_is_clear(self):
        match = json.loads(self.played("heuristic", "random", "--games", 1000, "--test", "0.25,0.35"))
        self.assertTrue(match["stopped_early"])
        self.assertEqual(match["accepted_share"], 0.35)
        self.assertLess(match["games"], 100)
        table = self.played("random", "heuristic", "--games", 1000, "--test", "0.25,0.35", "--table")
        self.assertIn("stopped early: nearer to 25.0 %", table)
        self.assertNotIn("-0.0", table)

    def test_what_was_played_is_said_and_goes_on_from_there(self):
        options = ("heuristic", "random", "--seed", 7)
        with tempfile.TemporaryDirectory() as folder:
            parts = [Path(folder) / "first.json", Path(folder) / "rest.json", Path(folder) / "other.json"]
            parts[0].write_text(self.played(*options, "--games", 1000, "--test", "0.25,0.35"))
            plan = json.loads(parts[0].read_text())["plan"]
            self.assertEqual((plan["first"], plan["games"]), (0, json.loads(parts[0].read_text())["games"]))
            self.assertEqual(plan["test"], [0.25, 0.35])
            parts[1].write_text(self.played(*options, "--first", plan["games"], "--games", 4, "--test", "0.25,0.35"))
            merged = json.loads(self.played("--merge", *parts[:2]))
            self.assertEqual((merged["games"], merged["plan"]["games"]), (plan["games"] + 4,) * 2)
            self.assertEqual((merged["stopped_early"], merged["accepted_share"]), (True, 0.35))
            parts[2].write_text(self.played(*options, "--first", 5000, "--games", 4, "--test", "0.25,0.3"))
            self.assertIn("another match", run("--merge", parts[0], parts[2]).stderr)

    def test_a_record_that_cannot_be_written_ends_the_match_but_loses_nothing(self):
        def limit(size):
            return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

        with tempfile.TemporaryDirectory() as folder:
            options = ("random", "--players", 2, "--games", 30, "--seed", 3, "--records", folder)
            self.played(*options)
            sizes = [(Path(folder) / f"game-{number}.windrose").stat().st_size for number in range(30)]
            fits = max(sizes[:3])
            too_large = next(number for number, size in enumerate(sizes) if size > fits)
            for file in Path(folder).iterdir():
                file.unlink()
            done = run(*options, preexec_fn=limit(fits))
            self.assertEqual(done.returncode, 3, done.stderr)
            self.assertIn(f"game-{too_large}.windrose: File too large", done.stderr)
            match = json.loads(done.stdout)
            self.assertEqual((match["games"], match["plan"]["games"]), (too_large + 1,) * 2)
            self.assertEqual(sorted(file.name for file in Path(folder).iterdir()),
                             sorted(f"game-{number}.windrose" for number in range(too_large)))
            refused = run(*options, preexec_fn=limit(10))
            self.assertEqual((refused.returncode, json.loads(refused.stdout)["games"]), (3, 1))

    def test_threads_that_are_not_there_cost_time_but_no_games(self):
        options = ("search:8,threads=4", "random", "--players", 2, "--games", 12)
        whole = untimed(self.played(*options))
        for megabytes in range(150, 1200, 150 if REPEATS_ROWS else 350):
            size = megabytes << 20
            done = run(*options, "--threads", 6, preexec_fn=lambda size=size: resource.setrlimit(resource.RLIMIT_AS, (size, size)))
            if done.returncode == 0:
                self.assertEqual(untimed(done.stdout), whole, megabytes)
            else:
                self.assertNotEqual(done.stderr, "", megabytes)

    def test_words_that_are_no_utf_8_do_no_harm(self):
        program = f"program:{sys.executable} {Path(__file__).parent / 'random_program.py'} {PROGRAM} ".encode() + b"\xff"
        done = subprocess.run([PROGRAM, "match", program, "random", "--players", "2", "--games", "2"], capture_output=True,
                              timeout=PATIENCE, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        self.assertEqual(json.loads(done.stdout)["games"], 2)

    def test_what_cannot_be_read_is_refused(self):
        for arguments in (("nobody",), ("search",), ("random", "--games", "0"), ("random", "--test", "0.3,0.2"),
                          ("random", "--test", "0.3"), ("--merge", "/nowhere.json"),
                          ("random", "random", "random", "--players", "2"), ()):
            done = run(*arguments)
            self.assertEqual((done.returncode, done.stdout), (2, ""), arguments)
            self.assertNotEqual(done.stderr, "", arguments)


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    unittest.main()
