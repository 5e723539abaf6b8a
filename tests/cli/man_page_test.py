#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual pages list exactly the commands and options of the programs, and the German ones what the English ones list.

    man_page_test.py WINDROSE_CLI [WINDROSE]

Compares what `--help` prints with packaging/linux/*.6.in, and these with packaging/linux/de/*.6.in.
"""
import re
import shlex
import subprocess
import sys
import unittest
from pathlib import Path

from patience import PATIENCE

PAGES = Path(__file__).resolve().parents[2] / "packaging/linux"
PROGRAMS: dict[str, str] = {}
ALWAYS = {"--help", "--version"}


def said(program: str, *words: str) -> str:
    return subprocess.run([program, *words, "--help"], check=True, capture_output=True, text=True, timeout=PATIENCE).stdout


def options_said(text: str) -> set[str]:
    """The listed options, not those mentioned in an explanation."""
    return {option for line in text.splitlines() if line.startswith("  -")
            for option in re.findall(r"--[a-z][a-z-]*", line[:28].split("Excludes")[0])}


def page(name: str) -> str:
    return (PAGES / f"{name}.6.in").read_text(encoding="utf-8").replace("\\-", "-")


def options_written(text: str) -> set[str]:
    """The options explained in the manual page, each after .TP."""
    return {option for line in re.findall(r"^\.TP\n(\..*)$", text, re.MULTILINE) for option in re.findall(r"--[a-z][a-z-]*", line)}


def words_to_type(text: str) -> list[str]:
    """The words in bold, which are the same in every language. In .BR and .BI, every second word is of another kind."""
    lines = [shlex.split(line) for line in re.findall(r"^\.(B[RI]? .*)$", text, re.MULTILINE)]
    return [word for kind, *words in lines for word in (words if kind == "B" else words[::2])]


class ManPages(unittest.TestCase):
    def test_the_pages_of_commands(self):
        cli = PROGRAMS["windrose-cli"]
        listed = said(cli).split("Subcommands:\n")[1].split("\n\n")[0]
        commands = {line.split()[0] for line in listed.splitlines() if re.match(r"  \S", line)}
        self.assertGreater(len(commands), 5)
        written = dict(re.findall(r"^\.SS (\S+)[^\n]*\n(.*?)(?=^\.S[SH])", page("windrose-cli"), re.MULTILINE | re.DOTALL))
        self.assertEqual(set(written), commands)
        for command in commands:
            with self.subTest(command):
                self.assertEqual(options_written(written[command]), options_said(said(cli, command)) - ALWAYS)
        synopsis = page("windrose-cli").split(".SH DESCRIPTION")[0]
        self.assertTrue(all(option in synopsis for option in ALWAYS))

    def test_the_levels_of_computer_players(self):
        levels = re.search(r"or a level\s+\((.*?)\)", said(PROGRAMS["windrose-cli"], "match"), re.DOTALL)[1]
        levels = re.findall(r"[a-z]+", levels)
        self.assertGreater(len(levels), 5)
        for folder in ("", "de/"):
            for name in ("windrose", "windrose-cli"):
                listed = re.sub(r'[",]|(^|\s)(or|oder)(?=\s)', " ", page(folder + name))
                self.assertIn(" ".join(levels), " ".join(listed.split()), folder + name)

    def test_the_pages_in_german_have_the_same_words_to_type(self):
        for name in ("windrose", "windrose-cli"):
            self.assertGreater(len(words_to_type(page(name))), 10)
            self.assertEqual(words_to_type(page(f"de/{name}")), words_to_type(page(name)), name)

    def test_exit_statuses(self):
        statuses = re.search(r"^Exit status: (.*)$", said(PROGRAMS["windrose-cli"]), re.MULTILINE)[1]
        written = page("windrose-cli").split(".SH EXIT STATUS")[1].split(".SH")[0]
        self.assertEqual(re.findall(r"^\.TP\n(\d)$", written, re.MULTILINE), re.findall(r"(?:^|; )(\d) ", statuses))

    def test_the_page_of_the_window(self):
        if "windrose" not in PROGRAMS:
            self.skipTest("built without the window")
        self.assertEqual(options_written(page("windrose")), options_said(said(PROGRAMS["windrose"])))


if __name__ == "__main__":
    for name, program in zip(("windrose-cli", "windrose"), sys.argv[1:]):
        PROGRAMS[name] = program
    unittest.main(argv=sys.argv[:1])
