#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Black-box tests of how windrose-cli is called: options, files and pipes, output that cannot be written, `bench`.

    cli_calls_test.py PROGRAM [CASES…]     CASES as unittest takes them, such as CommandLineTest
"""
import json
import os
import subprocess
import unittest
from pathlib import Path

import cli_case
from patience import PATIENCE


class CommandLineTest(cli_case.Case):
    def test_help_and_version_work_everywhere(self):
        for command in ([], *([name] for name in cli_case.COMMANDS)):
            self.assertIn("Usage", self.ok(*command, "--help"))
            self.assertRegex(self.ok(*command, "--version"), r"^windrose-cli \d+\.\d+\.\d+\n$")
        self.assertIn("Usage", self.ok("play", "role mayor", "--help"))

    def test_unknown_options_and_commands(self):
        self.fails(2, says="--help")
        self.fails(2, "deal", says=["`deal`", "expected", "position"])
        self.fails(2, "--fast")
        for command in cli_case.COMMANDS:
            self.fails(2, command, "--fast", "--players=3" if command in ("new", "bench") else "x", text=self.new())

    def test_options_once_with_a_value(self):
        self.fails(2, "position", "--seed", text=cli_case.bare())
        self.fails(2, "position", "--seed", "1", "--seed", "2", text=cli_case.bare())
        self.fails(2, "position", "one", "two", says="two")

    def test_a_file_may_be_called_like_a_command(self):
        self.write("new", self.new())
        self.assertEqual(self.ok("position", "new"), self.ok("position", text=self.new()))


class DoubleDashTest(cli_case.Case):
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


class EndlessTest(cli_case.Case):
    def test_input_without_end_is_refused(self):
        for piece in ("[", "{", '"', "9", " ", "\n", '{"a":', "; x\n", "role settler\n", '[Seat0 "'):
            reader = subprocess.Popen([cli_case.PROGRAM, "position", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
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


class OutputTest(cli_case.Case):
    def run_into(self, target, *arguments, text):
        done = subprocess.run([cli_case.PROGRAM, *arguments], input=text.encode(), stdout=target, stderr=subprocess.PIPE,
                              timeout=PATIENCE, check=False)
        return done.returncode, done.stderr.decode()

    @unittest.skipUnless(os.path.exists("/dev/full"), "there is no /dev/full")
    def test_full_disk(self):
        with open("/dev/full", "wb") as full:
            for command in (["position"], ["legal"], ["play", "role mayor"], ["score"], ["verify"], ["new", "--players", "3"],
                            ["bench", "--games", "1"], ["--help"], ["--version"]):
                status, err = self.run_into(full, *command, text=self.new())
                self.assertEqual(status, 2, command)
                self.assertIn("cannot write", err)

    def test_broken_pipe(self):
        reader, writer = os.pipe()
        os.close(reader)
        try:
            status, err = self.run_into(writer, "position", text=self.new())
        finally:
            os.close(writer)
        self.assertEqual(status, 2)
        self.assertIn("cannot write", err)

    @unittest.skipUnless(os.name == "posix", "closes standard output the POSIX way")
    def test_closed_standard_output(self):
        done = subprocess.run(["sh", "-c", '"$0" new --players 3 >&-', cli_case.PROGRAM], stderr=subprocess.PIPE, timeout=PATIENCE,
                              check=False)
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"cannot write", done.stderr)


class BenchTest(cli_case.Case):
    def test_fields(self):
        bench = json.loads(self.ok("bench", "--players", "3", "--games", "20"))
        self.assertEqual(list(bench), ["games", "decisions", "seconds", "games_per_second", "decisions_per_second",
                                       "mean_rounds", "mean_total", "signature"])
        self.assertEqual((bench["games"], len(bench["mean_total"])), (20, 3))
        self.assertGreater(bench["decisions"], 20 * 50)

    def test_the_signature_does_not_depend_on_threads(self):
        def figures(*arguments):
            bench = json.loads(self.ok("bench", "--games", "50", *arguments))
            return [bench[key] for key in ("decisions", "mean_rounds", "mean_total", "signature")]

        one = figures("--threads", "1")
        self.assertEqual(one, figures("--threads", "4"))
        self.assertEqual(one, figures("--threads", "64", "--seed", "0"))
        self.assertNotEqual(one, figures("--seed", "1"))
        self.assertNotEqual(one, figures("--players", "3"))

    def test_wrong_numbers(self):
        for arguments in (["--games", "0"], ["--games", "-1"], ["--threads", "0"], ["--threads", "100000"], ["--players", "1"],
                          ["--seed", "x"], ["file"]):
            self.fails(2, "bench", *arguments)


class PinnedTest(cli_case.Case):
    def test_the_signatures_are_the_pinned_ones(self):
        table = (Path(__file__).parents[1] / "pins" / "pins.txt").read_text(encoding="utf-8")
        pins = [line.split(": ") for line in table.splitlines() if line.startswith("bench ")]
        self.assertEqual(len(pins), 64)
        for command, signature in pins:
            with self.subTest(command):
                self.assertEqual(json.loads(self.ok(*command.split()))["signature"], signature)


if __name__ == "__main__":
    cli_case.main()
