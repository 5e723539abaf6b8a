#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets the real window play while its disk is full, read-only or missing.

    failing_disk_test.py WINDROSE_RANDOM_PLAY WINDROSE FAILING_DISK_LIBRARY

The program must report what it could not write and why, continue, leave the old file intact, and catch up once writing
works; after a kill in between, the next start is at the last order that was shown as saved.
"""
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

from kill_test import Story, read_record

PLAYER = ""
PROGRAM = ""
LIBRARY = ""
PATIENCE = 600  # seconds, a guard against hanging


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
        self.begin = None  # contents of the file at the first start
        self.lines = []    # output of the program so far

    def tearDown(self):
        if self.player:
            self.stop()

    def start(self, seed):
        self.player = subprocess.Popen([PLAYER, str(seed), "--lang", "en"], env=self.environment,
                                       stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        watchdog = threading.Timer(PATIENCE, self.player.kill)
        watchdog.start()
        self.addCleanup(watchdog.cancel)

    def line(self):
        line = self.player.stdout.readline().decode()
        self.assertTrue(line.endswith("\n"), "the program ended, or waits")
        self.lines.append(line.rstrip("\n"))
        return line.split(" ")[0]

    def kept_steps(self, count):
        """Waits until everything shown was saved this many times."""
        while count > 0:
            count -= self.line() == "kept"

    def unkept_steps(self, count, *words):
        """A number of steps in a row that are not saved; the window reports this with the reason."""
        line = "" if words else "cannot be saved"
        while "cannot be saved" not in line:
            self.assertNotIn("nothing is said", line)
            line = self.player.stderr.readline().decode()
            self.assertTrue(line.endswith("\n"), "the program ended, or waits")
        for word in (str(self.file), *words) if words else ():
            self.assertIn(word, line)
        steps = 0
        while steps < count:
            word = self.line()
            steps = 0 if word == "kept" else steps + (word == "shown")

    def stop(self):
        self.player.kill()
        self.lines += self.player.stdout.read().decode().split("\n")[:-1]
        self.player.stderr.close()
        self.player.stdout.close()
        self.player.wait()
        self.player = None

    def expect_kept(self):
        """The file contains everything that was shown as saved since the first start."""
        story = Story(self.begin, self.lines)
        held = read_record(self.file)
        self.assertIsNotNone(story.number_of(held), (held, story.states[story.least], story.logged[-1:]))

    def content(self):
        """The contents of the file while nothing can be written, without a line that is just being tried."""
        content = None
        while content != (content := self.file.read_bytes()):
            time.sleep(0.02)  # no promise: looks again
        return content

    def fails_and_catches_up(self, how, why):
        self.start(1)
        self.kept_steps(5)
        self.how.write_text(how)
        self.unkept_steps(2, why)
        before = self.content()
        self.unkept_steps(10)
        self.assertEqual(self.content(), before)
        self.how.unlink()
        self.kept_steps(3)
        self.stop()
        self.expect_kept()
        if how == "full":
            new = {path.name for path in self.kept.iterdir() if ".new" in path.name}
            self.assertLessEqual(new, {"game.windrose.new"})  # it can have been killed while it wrote another one

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

    def test_the_window_never_waits_for_the_disk(self):
        log = Path(self.environment["HOME"]) / "syncs"
        self.environment["SYNC_LOG"] = str(log)
        saved = Path(self.environment["HOME"]) / "saved"
        self.environment["RANDOM_PLAY_SAVES"] = str(saved)
        self.start(6)
        self.kept_steps(60)
        self.stop()
        self.assertTrue(saved.exists())
        self.assertTrue(saved.with_name("saved-position").exists())
        before = log.read_text()
        # The next start ends by itself and stores its state. It would ask about a position that is set up.
        (self.kept / "setup.windrose").unlink(missing_ok=True)
        quits = self.environment | {"QT_QPA_GENERIC_PLUGINS": "quit_after_paint"}
        subprocess.run([PROGRAM], env=quits, check=True, timeout=PATIENCE)
        self.assertNotIn("g", log.read_text())
        self.assertGreater(before.count("o"), 60)
        self.assertGreater(len(log.read_text()), len(before))

    def test_a_kill_while_nothing_can_be_written_loses_no_order_that_was_kept(self):
        for how, why in (("full", "No space left on device"), ("read-only", "Read-only file system")):
            self.start(3)
            self.kept_steps(5)
            self.how.write_text(how)
            self.unkept_steps(4)
            self.stop()
            self.expect_kept()
            kept = read_record(self.file)
            self.begin, self.lines = kept, []
            self.start(4)
            self.unkept_steps(3, why)  # it starts nevertheless, continues the last game, and reports the problem
            self.stop()
            self.assertEqual(read_record(self.file), kept)
            self.how.unlink()
            self.lines = []
            self.start(5)
            self.kept_steps(2)
            self.stop()
            self.expect_kept()
            self.begin, self.lines = read_record(self.file), []


if __name__ == "__main__":
    PLAYER, PROGRAM, LIBRARY = sys.argv[1:4]
    unittest.main(argv=sys.argv[:1] + sys.argv[4:], verbosity=2)
