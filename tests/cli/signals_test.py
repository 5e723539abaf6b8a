#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A match that is ended by a signal leaves no programs or child processes behind, even if they ignore signals.

    signals_test.py PROGRAM
"""
import fcntl
import os
import select
import shlex
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

import default_signals
from patience import PATIENCE

PROGRAM = ""
GAMES = 8  # at once: while one's program is killed, another's turn comes and its program would be started
# Ignores everything that can be ignored, starts another such process, and then sends hello. Each keeps the watched file
# open. Must not be started with blocked signals, which we have while we start it.
HANGS = """
import os, signal, sys, time
if signal.pthread_sigmask(signal.SIG_BLOCK, ()):
    sys.exit(1)
for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM):
    signal.signal(number, signal.SIG_IGN)
there, arrived = os.pipe()
copied = os.fork()
os.write(int(sys.argv[1]), b".")
if not copied:
    os.write(arrived, b".")
elif os.read(there, 1):
    print("hello", flush=True)
signal.pause()
"""


def hear(end, wanted):
    """Reads a pipe up to a number of bytes or to its end; None after a timeout."""
    heard = b""
    deadline = time.monotonic() + PATIENCE  # no promise
    while len(heard) < wanted:
        if not select.select([end], [], [], max(0, deadline - time.monotonic()))[0]:  # no promise
            return None
        more = os.read(end, 100)
        if not more:
            break
        heard += more
    return heard


class SignalsTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.script = Path(folder.name) / "hangs.py"
        self.script.write_text(HANGS, encoding="utf-8")
        self.end = None

    def match(self, setup=None):
        """A running match in which a program hangs in every game, with a copy of itself, after the initial greetings."""
        self.end, low = os.pipe()
        self.addCleanup(os.close, self.end)
        held = fcntl.fcntl(low, fcntl.F_DUPFD, 10)  # a supervisor uses the first numbers itself
        os.close(low)
        words = " ".join(shlex.quote(str(word)) for word in (sys.executable, self.script, held))
        match = subprocess.Popen([PROGRAM, "match", f"program:{words},patience=99999s", "--players", "5", "--games", str(GAMES),
                                  "--threads", str(GAMES)], pass_fds=[held], preexec_fn=setup,
                                 stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(held)
        self.addCleanup(match.wait)
        self.addCleanup(match.kill)
        dots = b".." * (1 + GAMES)
        self.assertEqual(hear(self.end, len(dots)), dots)
        return match

    def test_no_program_stays(self):
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
            with self.subTest(number.name):
                match = self.match()
                match.send_signal(number)
                self.assertEqual(match.wait(PATIENCE), -number)
                self.assertEqual(hear(self.end, 1), b"", "a program is still there")

    def test_a_signal_that_is_ignored_stays_ignored(self):
        match = self.match(lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
        match.send_signal(signal.SIGHUP)
        time.sleep(0.3)  # no promise: time to end, if it would
        self.assertIsNone(match.poll())
        match.send_signal(signal.SIGTERM)
        self.assertEqual(match.wait(PATIENCE), -signal.SIGTERM)
        self.assertEqual(hear(self.end, 1), b"")

    def test_how_a_program_ended_is_known_to_somebody_who_was_started_with_sigchld_ignored(self):
        program = f"program:{shlex.quote(sys.executable)} -c 'print(\"hello\", flush=True); input(); exit(7)'"
        match = subprocess.run([PROGRAM, "match", program, "--players", "2", "--games", "1"], capture_output=True,
                               text=True, timeout=PATIENCE, check=False,
                               preexec_fn=lambda: signal.signal(signal.SIGCHLD, signal.SIG_IGN))
        self.assertEqual(match.returncode, 3)
        self.assertIn("exit status 7", match.stderr)


if __name__ == "__main__":
    default_signals.restore()
    PROGRAM = str(Path(sys.argv[1]).resolve())
    unittest.main(argv=sys.argv[:1])
