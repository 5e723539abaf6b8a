#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""More black-box tests of windrose-cli: input without end, double dashes, checksums, pinned signatures.

    cli_more_test.py PROGRAM [CASES…]
"""
import json
import os
import re
import subprocess
import sys
import unittest
import zlib
from pathlib import Path

import cli_test
from patience import PATIENCE


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
            out, err = reader.communicate(timeout=PATIENCE)
            self.assertEqual((reader.returncode, out), (2, b""), piece)
            self.assertLess(written, 1 << 26, piece)
            self.assertLess(len(err), 1000)
            self.assertIn(b"windrose-cli: standard input: ", err)


    def test_a_file_is_read_whole_or_refused(self):
        limit = 1 << 24
        record = self.new()
        for size in (limit, limit + 1):
            with open(os.path.join(self.folder, "game.windrose"), "wb") as file:
                file.write(record.encode())
                file.write(b"\n" * (size - len(record)))
            if size == limit:
                self.ok("verify", "game.windrose")
            else:
                self.fails(2, "position", "game.windrose", says=("game.windrose", str(limit), "too large"))

    @unittest.skipIf(os.name == "nt", "no such files there")
    def test_a_device_without_end_is_refused_and_a_pipe_is_read(self):
        os.symlink("/dev/zero", os.path.join(self.folder, "zero"))
        self.fails(2, "position", "zero", says="too large")
        pipe = os.path.join(self.folder, "pipe")
        os.mkfifo(pipe)
        record = self.new()
        writer = subprocess.Popen(["sh", "-c", 'cat > "$0"', pipe], stdin=subprocess.PIPE)
        writer.stdin.write(record.encode())
        writer.stdin.close()
        self.assertEqual(self.ok("position", "pipe"), self.ok("position", text=record))
        self.assertEqual(writer.wait(PATIENCE), 0)


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


class ChecksumTest(cli_test.Case):
    def test_says_whether_there_are_checksums(self):
        record = self.ok("play", "role settler", "pass", text=self.new())
        self.assertRegex(self.ok("verify", text=record), r": a record, 4 players, 2 orders, round 1, .*; all checksums are right$")
        self.assertIn("; no checksums: written or edited by hand\n", self.ok("verify", text=cli_test.by_hand(record)))
        self.assertIn("behind the end 1 order was added by hand\n", self.ok("verify", text=record + "pass\n"))

    def test_each_truncation_and_each_changed_line_is_told(self):
        record = self.ok("play", "role settler", "pass", "pass", "take corn", text=self.new())
        files = [self.write(f"{length}.txt", record[:length]) for length in range(len(record))]
        result = self.run_cli("verify", *files)
        self.assertEqual((result.status, len(result.err.splitlines())), (2, len(record)))
        self.assertRegex(result.out.splitlines()[-1], "last line has lost its end, and nothing else: a record, 4 players, 4 orders")
        # Reading it otherwise still works.
        self.assertEqual(self.ok("position", text=record[:-1]), self.ok("position", text=record))
        for old, new in (("take corn", "take indigo"), ("Player 2", "player 2"), ("round 1", "round 2")):
            self.fails(2, "position", text=record.replace(old, new), says="checksum")
            self.assertEqual(self.run_cli("verify", text=record.replace(old, new)).status, 2)
        self.fails(2, "position", text=record.replace("take corn", "take indigo"), says="3 of 4 orders are good")

    def test_the_checksums_are_as_the_documentation_says(self):
        record = self.ok("play", "role settler", "pass", text=self.new())
        seals = list(re.finditer(r" #(\d+) ([0-9a-f]{8})$", record, re.MULTILINE))
        self.assertEqual([int(seal[1]) for seal in seals], [0, 1, 2, 3])
        for seal in seals:
            self.assertEqual(f"{zlib.crc32(record[:seal.start(2)].encode()):08x}", seal[2])


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
