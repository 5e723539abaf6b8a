# SPDX-License-Identifier: GPL-3.0-or-later
"""What the black-box tests of windrose-cli share: a scratch folder for each test, and ways to run the program in it."""
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest

from patience import PATIENCE

PROGRAM = ""
COMMANDS = ("new", "position", "legal", "play", "score", "verify", "bench")


def by_hand(record):
    """A record as a person writes it, without checksums."""
    return re.sub(r"^; (with checksums|start|end of the record).*\n|(?<! ) #\d+ [0-9a-f]{8}$", "", record, flags=re.MULTILINE)


class Result:
    def __init__(self, done):
        self.status = done.returncode
        self.out = done.stdout.decode("utf-8")
        self.err = done.stderr.decode("utf-8")


class Case(unittest.TestCase):
    """A scratch folder, and ways to run the program in it."""

    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = scratch.name

    def run_cli(self, *arguments, text=""):
        data = text if isinstance(text, bytes) else text.encode("utf-8")
        return Result(subprocess.run([PROGRAM, *arguments], input=data, capture_output=True, cwd=self.folder,
                                     timeout=PATIENCE, check=False))

    def ok(self, *arguments, text=""):
        result = self.run_cli(*arguments, text=text)
        self.assertEqual((result.status, result.err), (0, ""), arguments)
        return result.out

    def fails(self, status, *arguments, text="", says=()):
        """Nothing on standard output, and a message on standard error that contains all of `says`."""
        result = self.run_cli(*arguments, text=text)
        self.assertEqual((result.status, result.out), (status, ""), (arguments, result.err))
        self.assertTrue(result.err.startswith("windrose-cli: ") and result.err.endswith("\n"), result.err)
        for word in [says] if isinstance(says, str) else says:
            self.assertIn(word, result.err)
        return result.err

    def write(self, name, text):
        with open(os.path.join(self.folder, name), "wb") as file:
            file.write(text if isinstance(text, bytes) else text.encode("utf-8"))
        return name

    def new(self, players=4, seed=7):
        return self.ok("new", "--players", str(players), "--seed", str(seed))

    def position(self, *arguments, text=""):
        return json.loads(self.ok("position", *arguments, text=text))


def bare(players=4, **more):
    return json.dumps({"players": players, "governor": 0, "seats": [{} for _ in range(players)], **more})


def main():
    """Runs the tests of a file: `FILE PROGRAM [CASES…]`."""
    global PROGRAM
    PROGRAM = os.path.abspath(sys.argv.pop(1))
    unittest.main(module="__main__", verbosity=2)
