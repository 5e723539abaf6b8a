#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Control characters in file names and arguments never reach the terminal.

    hostile_words_test.py WINDROSE_CLI [WINDROSE]
"""
import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from patience import PATIENCE
from repeats_rows import REPEATS_ROWS

CLI = ""
WINDOW = ""

# A title, a color, a bell, a line that looks like ours, a tab, a backspace, delete, two-byte control characters,
# direction marks, two kinds of line ends, and bytes that are not UTF-8.
HOSTILE = [word.encode() for word in ("\x1b]0;gone\x07", "\x1b[31mred", "a\nwindrose-cli: all is well", "a\tb\bc\rd\x7f",
                                      "\u009b31m\u0085", "a\u202egnp.exe", "\u2066b\u2069\u2028c\u2029")] + [b"\xff\xc3\x28"]
MARK = "".join(HOSTILE[place].decode() for place in (0, 2, 3, 4, 5, 6))


def is_harmless(character):
    point = ord(character)
    return not (point < 0x20 or 0x7F <= point <= 0x9F or 0x2028 <= point <= 0x202E or 0x2066 <= point <= 0x2069)


# A player program that sends the given text. Its standard error would be that of the match.
SAYS = """
import os, sys
os.close(2)
said = open(sys.argv[1], encoding="utf-8").read()
for line in sys.stdin:
    if line.startswith("hello"):
        print("name " + (said if sys.argv[2] == "name" else "x"), "hello", sep="\\n", flush=True)
    elif line.startswith("go"):
        print("error x" if sys.argv[2] == "name" else sys.argv[2] + " " + said, flush=True)
"""


class HostileWordsTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = os.fsencode(folder.name)

    def path(self, name):
        return self.folder + b"/" + name

    def write(self, name, content):
        with open(self.path(name), "wb") as file:
            file.write(content)
        return self.path(name)

    def look_at(self, output, what):
        text = output.decode("utf-8")  # raises an error for invalid UTF-8
        for line in text.split("\n"):
            self.assertTrue(all(map(is_harmless, line)), f"{what!r}: {line!r}")
        return text

    def run_program(self, *words, text=b"", program=None):
        """Runs a command whose output must not contain control characters."""
        words = [word if isinstance(word, bytes) else str(word).encode() for word in words]
        done = subprocess.run([program or CLI, *words], input=text, capture_output=True, timeout=PATIENCE, check=False)
        self.look_at(done.stdout, words)
        done.errors = self.look_at(done.stderr, words)
        return done

    def fails(self, *words, text=b"", lines=1):
        done = self.run_program(*words, text=text)
        self.assertIn(done.returncode, (1, 2), words)
        self.assertEqual(done.errors.count("\n"), lines, done.errors)
        self.assertTrue(done.errors.startswith("windrose-cli: "), done.errors)
        return done

    def game(self):
        return subprocess.run([CLI, "new", "--players", "3", "--seed", "1"], capture_output=True, check=True).stdout

    def test_words_of_the_command_line(self):
        for word in HOSTILE:
            self.fails(word)
            self.fails(b"--" + word)
            self.fails("legal", b"--" + word)
            self.fails("new", b"--players=" + word)
            self.fails("new", "--players", 2, b"--seed=" + word)
            self.fails("new", "--players", 2, b"--option=" + word)
            self.fails("new", "--players", 2, b"--option=factory_university_swap=" + word)
            self.fails("new", "--players", 2, "--seed", 1, word)
            self.fails("legal", b"--limit=" + word)
            self.fails("bench", b"--threads=" + word)
            self.fails("play", word, text=self.game())
            self.fails("play", "--", word, text=self.game())
            self.fails("match", word)
            self.fails("match", "random", "quick", b"--test=" + word)
            self.fails("match", "random", "--games", 1, b"--records=" + self.path(word))
            self.fails("match", b"random:" + word)
            self.fails("match", b"program:" + word)
            self.fails("match", b"program:'" + word + b"' x,patience=1s")
            self.fails("match", b'program:"' + word)
            self.fails("match", b"program:x,time=" + word)
            self.fails("player", word)

    def test_names_of_seats(self):
        for word in HOSTILE:
            # Direction marks are allowed in names; messages do not repeat them.
            self.assertIn(self.run_names(word).returncode, (0, 2))

    def run_names(self, word):
        done = subprocess.run([CLI, "new", "--players", "2", "--names", b"A" + word + b",B"], capture_output=True,
                              timeout=PATIENCE, check=False)
        self.look_at(done.stderr, word)
        for line in done.stdout.split(b"\n"):
            self.assertTrue(all(byte >= 0x20 and byte != 0x7F for byte in line), line)
        if done.returncode == 0:
            self.run_program("verify", text=done.stdout)
            self.run_program("play", "sell nothing at all", text=done.stdout)
        return done

    def test_names_of_files(self):
        game = self.game()
        for number, word in enumerate(HOSTILE):
            for command in ("position", "legal", "score", "verify"):
                both = 2 if command == "verify" else 1
                self.assertEqual(self.fails(command, self.path(word)).stdout.count(b"\n"), both - 1)
                name = b"%d" % number + word
                self.fails(command, self.write(name, b"[Nothing " + word))
            done = self.run_program("verify", self.write(b"good" + word, game))
            self.assertEqual((done.returncode, done.stdout.count(b"\n")), (0, 1))
            os.mkdir(self.path(b"folder" + word))
            self.fails("verify", self.path(b"folder" + word))
            self.fails("play", self.path(b"no.such" + word), "take corn")
            self.fails("match", b"record:" + self.path(b"none" + word))
            self.fails("match", b"record:" + self.path(b"good" + word), "--players", 4)
            self.fails("match", "--merge", self.path(b"none" + word))
            self.fails("match", "--merge", self.path(b"good" + word))

    def test_contents_of_files(self):
        record = self.game().decode()
        for word in HOSTILE:
            for line in (b"role " + word, b"[" + word + b' "x"]', b'[Seed "' + word + b'"]', word):
                self.fails("legal", text=record.encode() + line + b"\n")
                self.fails("legal", text=line + b"\n" + record.encode())
            self.fails("position", text=b'{"players": 2, "' + word + b'": 1}')
            self.fails("position", text=b'{"players": 2, "phase": "' + word + b'"}')

    def test_reports_of_matches(self):
        for word in HOSTILE[:-1] if REPEATS_ROWS else HOSTILE[:1]:
            said = word.decode().replace("\n", " ").replace("\r", " ")
            file = self.write(b"said", said.encode())
            script = self.write(b"says.py", SAYS.encode())
            for behavior, statuses in ((b"name", (2, 3)), (b"error", (3,)), (b"bestorder", (3,))):
                player = b"program:'%b' '%b' '%b' %b '%b'" % (os.fsencode(sys.executable), script, file, behavior, word)
                for options in ([], ["--table"]):
                    done = self.run_program("match", player, "random", "--players", 2, "--games", 1, *options)
                    self.assertIn(done.returncode, statuses, done.errors)
                    self.assertTrue(all(line.startswith("windrose-cli: ") for line in done.errors.splitlines()))

    def test_parts_of_matches_that_are_merged(self):
        match = subprocess.run([CLI, "match", "random", "--games", "2", "--players", "3"], capture_output=True,
                               check=True, timeout=PATIENCE).stdout.decode()
        part = json.loads(match)
        part["plan"]["seats"] = [MARK] * 3
        part["players"][0]["player"] = MARK
        file = self.write(b"part", json.dumps(part, ensure_ascii=False).encode())
        for options in ([], ["--table"]):
            self.assertEqual(self.run_program("match", "--merge", file, *options).returncode, 0)

    def test_lines_sent_to_a_player(self):
        lines = b"".join(word.replace(b"\n", b" ") + b"\nsetoption " + word.replace(b"\n", b" ") + b"\noption player " +
                         word.replace(b"\n", b" ") + b"\nposition " + word.replace(b"\n", b" ") + b"\n"
                         for word in HOSTILE)
        done = self.run_program("player", text=lines)
        self.assertEqual(done.returncode, 0)
        self.assertGreaterEqual(done.stdout.count(b"error"), len(HOSTILE))


class WindowTest(HostileWordsTest):
    """The window's command line, which is parsed before there is a window."""

    def test_words_of_the_command_line(self):
        for word in HOSTILE:
            for words in ([b"--" + word], [b"--style=" + word], [b"--players=" + word], [b"--seats=" + word],
                          [b"--seed=" + word], [b"--option=" + word], [b"x", word]):
                done = self.run_program(*words, program=WINDOW)
                self.assertEqual((done.returncode, done.stdout), (2, b""))
                self.assertEqual(done.errors.count("\n"), 1, done.errors)
                self.assertTrue(done.errors.startswith("windrose: "), done.errors)


if __name__ == "__main__":
    CLI = str(Path(sys.argv[1]).resolve())
    names = [f"HostileWordsTest.{name}" for name in dir(HostileWordsTest) if name.startswith("test_")]
    if len(sys.argv) > 2:
        WINDOW = str(Path(sys.argv[2]).resolve())
        names.append("WindowTest.test_words_of_the_command_line")
    unittest.main(argv=[sys.argv[0], *names])
