#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A training that was stopped ends with the same net.

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
        for name in ("net_2_1.floats", "net_2_1.inc", "games_2_1_1"):
            (stopped / name).unlink()
        (stopped / "games_2_1_1.part").write_bytes(b"partly written")
        said = learn(stopped, "--stages", "3")
        self.assertIn("  100 games of", said)  # of the second stage: the other hundred were kept
        for number in range(3):
            for ending in ("floats", "inc"):
                name = f"net_2_{number}.{ending}"
                self.assertEqual((whole / name).read_bytes(), (stopped / name).read_bytes(), name)

    def test_continues_the_games_for_a_round_net(self):
        whole, stopped = self.folder / "whole", self.folder / "stopped"
        learn(whole, "--round-games", "300")
        learn(stopped, "--round-games", "300", "--threads", "1")
        for name in ("round_2.floats", "round_2.inc", "round_games_2_1"):
            (stopped / name).unlink()
        self.assertIn("  100 games of", learn(stopped, "--round-games", "300"))
        for name in ("round_2.floats", "round_2.inc"):
            self.assertEqual((whole / name).read_bytes(), (stopped / name).read_bytes(), name)
        self.assertEqual(learn(whole, "--round-games", "300"), "")

    def test_does_nothing_when_all_is_done(self):
        first = learn(self.folder, "--stages", "2")
        self.assertIn("epoch 0", first)
        self.assertEqual(learn(self.folder, "--stages", "2"), "stage 0\nstage 1\n")


if __name__ == "__main__":
    unittest.main()
