#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A training that was stopped, or divided among machines, ends with the same net.

    resume_test.py WINDROSE_LEARN
"""
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

LEARN = sys.argv.pop(1)


def learn(folder: Path, *words: str) -> str:
    return subprocess.run([LEARN, "2", folder, "--games", "200", "--greedy", "200", "--epochs", "1", *words],
                          check=True, capture_output=True, text=True).stdout


class ResumeTest(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name)

    def test_continues_where_it_was_stopped(self):
        whole, stopped = self.folder / "whole", self.folder / "stopped"
        learn(whole, "--stages", "3")
        learn(stopped, "--stages", "2", "--threads", "1")
        # As if it had been stopped in the second stage, while it wrote games: only whole parts have their names.
        for name in ("net_2_1.floats", "net_2_1.net", "games_2_1_1"):
            (stopped / name).unlink()
        (stopped / "games_2_1_1.part").write_bytes(b"partly written")
        said = learn(stopped, "--stages", "3")
        self.assertIn("  100 games of", said)  # of the second stage: the other hundred were kept
        for number in range(3):
            for ending in ("floats", "net"):
                name = f"net_2_{number}.{ending}"
                self.assertEqual((whole / name).read_bytes(), (stopped / name).read_bytes(), name)

    def test_continues_the_games_for_a_round_net(self):
        whole, stopped = self.folder / "whole", self.folder / "stopped"
        learn(whole, "--round-games", "300")
        learn(stopped, "--round-games", "300", "--threads", "1")
        for name in ("round_2.floats", "round_2.net", "round_games_2_1"):
            (stopped / name).unlink()
        self.assertIn("  100 games of", learn(stopped, "--round-games", "300"))
        for name in ("round_2.floats", "round_2.net"):
            self.assertEqual((whole / name).read_bytes(), (stopped / name).read_bytes(), name)
        self.assertEqual(learn(whole, "--round-games", "300"), "")

    def test_round_games_are_played_with_the_value_net_of_the_same_training(self):
        by_steps, by_own = self.folder / "by steps", self.folder / "by own"
        learn(by_steps, "--stages", "1")
        learn(by_steps, "--stages", "1", "--round-games", "200")
        said = learn(self.folder / "at once", "--stages", "1", "--round-games", "200")
        self.assertIn("stage 0\n", said)
        learn(by_own, "--round-games", "200")
        games = [(self.folder / name / "round_games_2_0").read_bytes() for name in ("by steps", "at once", "by own")]
        self.assertEqual(games[0], games[1])
        self.assertNotEqual(games[0], games[2])  # that of the program is another net
        done = subprocess.run([LEARN, "2", self.folder / "none", "--stages", "1", "--round-games", "200", "--part", "0"],
                              capture_output=True, text=True)
        self.assertEqual(done.returncode, 1)
        self.assertIn("cannot read", done.stderr)

    def parts(self, *words: str) -> list:
        """The files of the three parts of a training, as workers print them."""
        files = []
        for part in range(3):
            files.append(self.folder / f"part {part}")
            with files[-1].open("wb") as out:
                subprocess.run([LEARN, "2", self.folder / "worker", *words, "--part", str(part)], stdout=out, check=True)
        return files

    def test_learns_from_the_parts_of_several_machines(self):
        whole, merged = self.folder / "whole", self.folder / "merged"
        words = ("--round-games", "300", "--epochs", "1")
        learn(whole, *words)
        self.assertNotIn(" games of", learn(merged, *words, "--from", *self.parts(*words)))
        self.assertEqual((whole / "round_2.floats").read_bytes(), (merged / "round_2.floats").read_bytes())

    def test_a_stage_learns_from_the_parts_of_several_machines(self):
        whole, merged = self.folder / "whole", self.folder / "worker"
        words = ("--games", "200", "--greedy", "150", "--epochs", "1", "--part-games", "50")
        learn(whole, *words, "--stages", "2")
        learn(merged, *words, "--stages", "1")
        said = learn(merged, *words, "--stages", "2", "--from", *self.parts(*words, "--stages", "2"))
        self.assertNotIn(" games of", said)
        self.assertEqual((whole / "net_2_1.floats").read_bytes(), (merged / "net_2_1.floats").read_bytes())

    def test_a_broken_part_is_not_learned_from(self):
        words = ("--round-games", "300")
        files = self.parts(*words)
        files[1].write_bytes(files[1].read_bytes()[:1000])
        done = subprocess.run([LEARN, "2", self.folder / "merged", *words, "--from", *files], capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stderr), (1, f"cannot copy {files[1]}\n"))
        (self.folder / "merged" / "round_games_2_0").write_bytes(b"")
        done = subprocess.run([LEARN, "2", self.folder / "merged", *words], capture_output=True, text=True)
        self.assertEqual(done.returncode, 1)
        self.assertIn("cannot read", done.stderr)

    def test_does_nothing_when_all_is_done(self):
        first = learn(self.folder, "--stages", "2")
        self.assertIn("epoch 0", first)
        self.assertEqual(learn(self.folder, "--stages", "2"), "stage 0\nstage 1\n")


if __name__ == "__main__":
    unittest.main()
