#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""On Linux no process started by a program outlives its game, however the match or the window ends.

    survivors_test.py WINDROSE_CLI [WINDROSE]
"""
import os
import shlex
import signal
import subprocess
import sys
import tempfile
import time
import unittest
import uuid
from pathlib import Path

import default_signals
from patience import PATIENCE

CLI = ""
WINDOW = ""

# Ignores the signals and the end of its input. It starts a child in its own session, a daemon that is an orphan and has
# none of our files open, and a child in its own process group; then it writes its process id and sends hello. Its
# behavior in play depends on its second argument.
WILD = """
import os, signal, sys, time
for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM):
    signal.signal(number, signal.SIG_IGN)
ready, there = os.pipe()

def stay():
    os.write(there, b".")
    os.closerange(0, 100)
    while True:
        signal.pause()

if not os.fork():
    os.setsid()
    stay()
if not os.fork():
    os.setsid()
    if not os.fork():
        os.setsid()
        stay()
    os._exit(0)
if not os.fork():
    stay()
os.wait()
dots = b""
while len(dots) < 3:
    dots += os.read(ready, 3)
with open(sys.argv[1], "a", encoding="ascii") as notes:
    notes.write(f"{os.getpid()}\\n")
if sys.argv[2].isdigit():
    while not os.path.exists(sys.argv[1] + ".victim"):
        time.sleep(0.01)  # no promise: looks again
    with open(sys.argv[1] + ".victim", encoding="ascii") as victim:
        os.kill(int(victim.read()), int(sys.argv[2]))
if sys.argv[2] != "never_greets":
    print("hello", flush=True)
if sys.argv[2] in ("leaves", "babbles"):
    while not sys.stdin.readline().startswith("go"):
        pass
    if sys.argv[2] == "leaves":
        sys.exit(7)
    print("babble", flush=True)
while True:
    signal.pause()
"""
PROCESSES = 4  # of one wild program


def wait_until(what):
    deadline = time.monotonic() + PATIENCE  # no promise
    while not what() and time.monotonic() < deadline:  # no promise
        time.sleep(0.01)  # no promise: looks again
    return what()


class SurvivorsTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = Path(folder.name)
        self.notes = self.home / "notes"
        self.notes.touch()
        (self.home / "wild.py").write_text(WILD, encoding="utf-8")
        self.token = f"WINDROSE_WILD={uuid.uuid4()}"
        self.addCleanup(self.tidy_up)

    def command(self, behavior="stays"):
        words = ("/usr/bin/env", self.token, sys.executable, self.home / "wild.py", self.notes, behavior)
        return " ".join(shlex.quote(str(word)) for word in words)

    def wild(self):
        """The running processes of wild programs: they and their children have the token in their environment."""
        found = []
        for process in Path("/proc").iterdir():
            try:
                if process.name.isdigit() and self.token.encode() in (process / "environ").read_bytes().split(b"\0"):
                    found.append(int(process.name))
            except OSError:
                pass  # it has exited in the meantime, or it belongs to somebody else
        return found

    def tidy_up(self):
        while self.wild():
            for process in self.wild():
                try:
                    os.kill(process, signal.SIGKILL)
                except ProcessLookupError:
                    pass

    def starts(self):
        return len(self.notes.read_text(encoding="ascii").split())

    def start(self, *words, **surroundings):
        started = subprocess.Popen([str(word) for word in words], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL, env={**os.environ, **surroundings})
        self.addCleanup(started.wait)
        self.addCleanup(started.kill)
        return started

    def match(self, behavior="stays"):
        return self.start(CLI, "match", f"program:{self.command(behavior)},patience=600s", "--players", 2, "--games", 1)

    def window(self, behavior):
        settings = self.home / "config" / "windrose" / "windrose.ini"
        settings.parent.mkdir(parents=True, exist_ok=True)
        settings.write_text(f'[computers]\nprograms=Wild, "{self.command(behavior)}"\n', encoding="utf-8")
        return self.start(WINDOW, "--players", 2, "--seats", "program:Wild,program:Wild", QT_QPA_PLATFORM="offscreen",
                          HOME=str(self.home), XDG_CONFIG_HOME=str(self.home / "config"), LC_ALL="C.UTF-8",
                          XDG_DATA_HOME=str(self.home / "data"), XDG_RUNTIME_DIR=str(self.home))

    def assert_none_survives(self):
        self.assertTrue(wait_until(lambda: not self.wild()), f"still there: {self.wild()}")

    def assert_playing(self, starts):
        self.assertTrue(wait_until(lambda: self.starts() >= starts and len(self.wild()) >= PROCESSES),
                        "no wild program is there")

    def test_none_survives_a_match_that_is_killed(self):
        for number in (signal.SIGKILL, signal.SIGTERM, signal.SIGINT):
            with self.subTest(number.name):
                before = self.starts()
                match = self.match()
                self.assert_playing(before + 2)  # the first one exchanged greetings before the match
                match.send_signal(number)
                self.assertEqual(match.wait(PATIENCE), -number)
                self.assert_none_survives()

    def test_none_survives_the_greetings(self):
        match = self.match("never_greets")
        self.assert_playing(1)
        match.kill()
        self.assert_none_survives()

    def test_none_survives_its_seat(self):
        for behavior in ("babbles", "leaves"):
            with self.subTest(behavior):
                before = self.starts()
                match = self.match(behavior)
                self.assertEqual(match.wait(PATIENCE), 3)
                self.assertGreaterEqual(self.starts(), before + 3)  # it exchanged greetings, and played both seats
                self.assertEqual(self.wild(), [])  # they ended before the match, not after it

    def test_a_program_whose_supervisor_is_killed_ends(self):
        self.match()
        self.assert_playing(2)
        program = int(self.notes.read_text(encoding="ascii").split()[-1])
        status = Path(f"/proc/{program}/status").read_text(encoding="utf-8")
        supervisor = int(status.split("PPid:")[1].split()[0])
        self.assertIn(b"--supervise-program", Path(f"/proc/{supervisor}/cmdline").read_bytes())
        os.kill(supervisor, signal.SIGKILL)
        self.assertTrue(wait_until(lambda: program not in self.wild()))

    def test_none_survives_a_window_that_is_killed(self):
        victim = Path(f"{self.notes}.victim")
        for number in (signal.SIGKILL, signal.SIGTERM):
            with self.subTest(number.name):
                # The program kills it when all its processes are running. It has five seconds for that, which can be
                # too short on a busy machine; then it is ended, and starts with another window.
                window = None
                patience = 10
                while window is None:
                    patience *= 2
                    window = self.window(str(number.value))
                    victim.with_suffix(".new").write_text(str(window.pid), encoding="ascii")
                    victim.with_suffix(".new").rename(victim)
                    try:
                        window.wait(patience)
                    except subprocess.TimeoutExpired:
                        window.kill()
                        window = None
                    victim.unlink()
                self.assertEqual(window.returncode, -number)
                self.assertGreaterEqual(self.starts(), 1)
                self.assert_none_survives()

    def test_supervisors_do_nothing_for_people(self):
        done = subprocess.run([CLI, "--supervise-program", "touch", str(self.home / "touched")], check=False,
                              stdin=subprocess.DEVNULL, timeout=PATIENCE)
        self.assertEqual(done.returncode, 2)
        self.assertFalse((self.home / "touched").exists())


if __name__ == "__main__":
    default_signals.restore()
    CLI = str(Path(sys.argv[1]).resolve())
    if len(sys.argv) > 2:
        WINDOW = str(Path(sys.argv[2]).resolve())
    else:
        del SurvivorsTest.test_none_survives_a_window_that_is_killed
    unittest.main(argv=sys.argv[:1])
