#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Black-box tests of `windrose-cli picture`, with the window's program beside it.

    picture_test.py PROGRAM
"""
import os
import shutil
import struct
import sys
import unittest
import xml.etree.ElementTree as ElementTree

import cli_case

SVG = "{http://www.w3.org/2000/svg}"


class PictureTest(cli_case.Case):
    def setUp(self):
        super().setUp()
        self.record = os.path.join(self.folder, "game.windrose")
        self.write("game.windrose", self.ok("play", "role settler", text=self.new(3, 5)))

    def file(self, name):
        return os.path.join(self.folder, name)

    def content(self, name):
        with open(self.file(name), "rb") as file:
            return file.read()

    def picture(self, *words):
        self.assertEqual(self.ok("picture", self.record, *words), "")

    def test_an_svg_is_well_formed_and_as_large_as_asked(self):
        self.picture("-o", self.file("table.svg"))
        root = ElementTree.fromstring(self.content("table.svg"))
        self.assertEqual((root.tag, root.get("width"), root.get("height")), (SVG + "svg", "1280", "774"))
        self.assertGreater(len(list(root)), 500)
        self.picture("--output", self.file("large.svg"), "--size", "1920x1080")
        root = ElementTree.fromstring(self.content("large.svg"))
        self.assertEqual(root.get("viewBox"), "0 0 1920 1080")

    def test_a_png_has_twice_as_many_pixels(self):
        self.picture("-o", self.file("table.png"), "--size=1000x640")
        self.assertEqual(self.content("table.png")[:8], b"\x89PNG\r\n\x1a\n")
        self.assertEqual(struct.unpack(">II", self.content("table.png")[16:24]), (2000, 1280))

    def test_the_same_position_gives_the_same_picture(self):
        self.picture("-o", self.file("one.svg"))
        self.picture("-o", self.file("two.svg"))
        self.assertEqual(self.content("one.svg"), self.content("two.svg"))
        self.picture("-o", self.file("start.svg"), "--at", "0")
        self.assertNotEqual(self.content("one.svg"), self.content("start.svg"))
        self.picture("-o", self.file("end.svg"), "--at", "1")
        self.assertEqual(self.content("one.svg"), self.content("end.svg"))

    def test_looks_and_languages(self):
        pictures = set()
        for words in ((), ("--look", "dark"), ("--look", "contrast"), ("--language", "de")):
            self.picture("-o", self.file("table.svg"), *words)
            pictures.add(self.content("table.svg"))
        self.assertEqual(len(pictures), 4)

    def test_standard_input_and_positions(self):
        with open(self.record, encoding="utf-8") as file:
            record = file.read()
        position = self.ok("position", text=record)
        for text in (record, position):
            self.ok("picture", "-o", self.file("table.svg"), text=text)
            ElementTree.fromstring(self.content("table.svg"))

    def test_errors_are_clear_and_nothing_is_written(self):
        out = self.file("table.svg")
        self.fails(2, "picture", self.record, "-o", out, "--at", "2", says=("--at", "2", "0 to 1"))
        self.fails(2, "picture", self.record, "-o", out, "--at", "x", says="--at")
        self.fails(2, "picture", self.record, "-o", self.file("table.jpg"), says=("table.jpg", ".svg"))
        self.fails(2, "picture", self.record, says="--output")
        self.fails(2, "picture", self.record, "-o", out, "--size", "10x10", says=("--size", "1000x640"))
        self.fails(2, "picture", self.record, "-o", out, "--look", "gaudy", says=("--look", "contrast"))
        self.fails(2, "picture", self.record, "-o", out, "--language", "xx", says=("--language", "xx", "de"))
        self.fails(2, "picture", self.file("none"), "-o", out, says="none")
        self.fails(2, "picture", "-", "-o", out, text="no game", says="standard input")
        self.fails(2, "picture", self.record, "-o", self.file("missing/table.svg"), says="missing")
        self.assertEqual(sorted(os.listdir(self.folder)), ["game.windrose"])

    def test_without_the_window_it_says_what_is_missing(self):
        alone = shutil.copy(cli_case.PROGRAM, self.file("windrose-cli"))
        before, cli_case.PROGRAM = cli_case.PROGRAM, alone
        try:
            self.fails(2, "picture", self.record, "-o", self.file("table.svg"), says=("not installed", self.folder))
        finally:
            cli_case.PROGRAM = before


if __name__ == "__main__":
    cli_case.PROGRAM = os.path.abspath(sys.argv.pop(1))
    unittest.main()
