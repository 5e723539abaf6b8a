#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""More black-box tests of windrose-cli: input without end, double dashes, pinned signatures.

    cli_more_test.py PROGRAM [CASES…]
"""
import json
import os
import subprocess
import sys
import unittest
from pathlib import Path

import cli_test


class EndlessTest(cli_test.Case):
    def test_input_without_end_is_refused(self):
        for piece in ("[", "{", '"', "9", " ", "\n", '{"a":', "; x\n", "role settler\n", '[Seat0 "'):
            reader = subprocess.Popen([cli_test.PROGRAM, "position", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                      stderr=subprocess.PIPE, cwd=self.folder)
            block = (piece * 65536).encode()
            written = 0
            try:
                while written < 1 << 30:
                    written += os.write(reader.stdin.fileno(), block)
            except BrokenPipeError:
                pass
            out, err = reader.communicate(timeout=60)
            self.assertEqual((reader.returncode, out), (2, b""), piece)
            self.assertLess(written, 1 << 26, piece)
            self.assertLess(len(err), 1000)
            self.assertIn(b"windrose-cli: standard input: ", err)


class DoubleDashTest(cli_test.Case):
    def test_a_double_dash_may_stand_before_the_file_and_before_the_orders(self):
        record = self.new()
        self.write("game.windrose", record)
        expected = self.ok("play", "role settler", "take quarry", text=record)
        for arguments in (["--", "role settler", "take quarry"], ["-", "--", "role settler", "take quarry"],
                          ["role settler", "--", "take quarry"]):
            self.assertEqual(self.ok("play", *arguments, text=record), expected)
        for arguments in (["game.windrose", "--", "role settler", "take quarry"],
                          ["--", "game.windrose", "role settler", "take quarry"]):
            self.assertEqual(self.ok("play", *arguments), expected)
        for arguments in ([], ["--"], ["-"], ["-", "--"]):
            self.fails(2, "play", *arguments, text=record)


class PinnedTest(cli_test.Case):
    def test_the_signatures_are_the_pinned_ones(self):
        table = (Path(__file__).parents[1] / "pins" / "pins.txt").read_text(encoding="utf-8")
        pins = [line.split(": ") for line in table.splitlines() if line.startswith("bench ")]
        self.assertEqual(len(pins), 64)
        for command, signature in pins:
            with self.subTest(command):
                self.assertEqual(json.loads(self.ok(*command.split()))["signature"], signature)


if __name__ == "__main__":
    cli_test.PROGRAM = os.path.abspath(sys.argv.pop(1))
    unittest.main()
