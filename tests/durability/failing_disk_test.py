#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets the real program play while its disk is full, read-only or gone.

    failing_disk_test.py WINDROSE FAILING_DISK_LIBRARY

The program must say what it could not write and why, play on, leave the old file whole, and catch up once writing works;
after a kill in between, the next start stands at the last order that was accepted as kept.
"""
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

from kill_test import read_record, said

PROGRAM = ""
LIBRARY = ""
PATIENCE = 60  # seconds


class FailingDiskTest(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        home = Path(scratch.name)
        self.data = home / "data"
        self.kept = self.data / "windrose"
        self.file = self.kept / "game.windrose"
        self.how = home / "how"
        self.environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8", "LANGUAGE": "en",
                            "HOME": str(home), "XDG_DATA_HOME": str(self.data), "XDG_CONFIG_HOME": str(home / "config"),
                            "XDG_RUNTIME_DIR": str(home), "LD_PRELOAD": LIBRARY, "FAILING_UNDER": str(self.data),
                            "FAILING_HOW": str(self.how)}
        self.player = None
        self.state = None

    def tearDown(self):
        if self.player:
            self.stop()

    def start(self, seed):
        self.player = subprocess.Popen([PROGRAM, "--play-randomly", str(seed), "--lang", "en"], env=self.environment,
                                       stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        watchdog = threading.Timer(PATIENCE, self.player.kill)
        watchdog.start()
        self.addCleanup(watchdog.cancel)

    def follow(self, line):
        """Takes a line of the program over; true when it says that the step stands on the disk."""
        is_kept = not line.startswith("! ")
        self.state = said(self.state, line if is_kept else line[2:])
        return is_kept

    def step(self):
        line = self.player.stdout.readline().decode()
        self.assertTrue(line.endswith("\n"), "the program ended, or waits")
        return self.follow(line.rstrip("\n"))

    def kept_steps(self, count):
        while count > 0:
            count -= self.step()

    def unkept_steps(self, count, *words):
        """So many steps that could not be written; the window says so, and why, after each of them."""
        while count > 0:
            if self.step():
                continue
            count -= 1
            line = ""
            while "cannot be kept" not in line:
                self.assertNotIn("nothing is said", line)
                line = self.player.stderr.readline().decode()
                self.assertTrue(line.endswith("\n"), "the program ended, or waits")
            for word in (str(self.file), *words):
                self.assertIn(word, line)

    def stop(self):
        self.player.kill()
        for line in self.player.stdout.read().decode().split("\n")[:-1]:
            self.follow(line)
        self.player.stderr.close()
        self.player.stdout.close()
        self.player.wait()
        self.player = None

    def expect_kept(self):
        """The file holds the last step, or the one that was under way."""
        held = read_record(self.file)
        self.assertTrue(held == self.state or self.state.kind_of_step_to(held), (held, self.state))

    def fails_and_catches_up(self, how, why):
        self.start(1)
        self.kept_steps(5)
        self.how.write_text(how)
        self.unkept_steps(2, why)
        before = self.file.read_bytes()
        read_record(self.file)
        self.unkept_steps(10, why)
        self.assertEqual(self.file.read_bytes(), before)
        self.how.unlink()
        self.kept_steps(3)
        self.stop()
        self.expect_kept()
        if how == "full":
            new = {path.name for path in self.kept.iterdir() if ".new" in path.name}
            self.assertLessEqual(new, {"game.windrose.new"})  # it may have been killed while it wrote one more

    def test_a_full_disk(self):
        self.fails_and_catches_up("full", "No space left on device")

    def test_a_read_only_folder(self):
        self.fails_and_catches_up("read-only", "Read-only file system")

    def test_a_folder_that_vanishes_is_made_again(self):
        self.start(2)
        self.kept_steps(5)
        for _ in range(3):
            shutil.rmtree(self.data, ignore_errors=True)
            self.kept_steps(5)
        self.stop()
        self.expect_kept()

    def test_a_kill_while_nothing_can_be_written_loses_no_order_that_was_kept(self):
        for how, why in (("full", "No space left on device"), ("read-only", "Read-only file system")):
            self.start(3)
            self.kept_steps(5)
            self.how.write_text(how)
            self.unkept_steps(4)
            self.stop()
            kept = read_record(self.file)
            self.state = kept
            self.start(4)
            self.unkept_steps(3, why)  # it starts all the same, goes on with the last game, and says so
            self.stop()
            self.assertEqual(read_record(self.file), kept)
            self.how.unlink()
            self.state = kept
            self.start(5)
            self.kept_steps(2)
            self.stop()
            self.expect_kept()


if __name__ == "__main__":
    PROGRAM, LIBRARY = sys.argv[1:3]
    unittest.main(argv=sys.argv[:1] + sys.argv[3:], verbosity=2)
