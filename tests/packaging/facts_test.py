#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests that facts which several files of packaging/ have to say are the same in all of them."""
import re
import sys
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import yaml

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
sys.path[:0] = [str(PACKAGING), str(PACKAGING / "linux")]
import changelog  # noqa: E402
import stores  # noqa: E402
import texts  # noqa: E402
import try_here  # noqa: E402


def read(name: str) -> str:
    return (PACKAGING / name).read_text(encoding="utf-8")


def cpack(variable: str) -> str:
    return re.search(rf'^set\(CPACK_PACKAGE_{variable} "(.*)"\)$', read("CMakeLists.txt"), re.MULTILINE)[1]


class FactsTest(unittest.TestCase):
    def test_theFlatpakHasTheLibrariesThatAreFetched(self):
        sums = {address: digest for digest, _, address in re.findall(r"^([0-9a-f]{64}) (\S+) (\S+)", read("downloads.txt"), re.MULTILINE)}
        modules = yaml.safe_load(read("flatpak/io.github.windrose_game.Windrose.yml"))["modules"][:-1]
        self.assertEqual([module["name"] for module in modules], ["nlohmann-json", "cli11"])
        for module in modules:
            for source in module["sources"]:
                self.assertEqual(source["sha256"], sums.get(source["url"]), source["url"])

    def test_allPackagesHaveTheSameSummary(self):
        self.assertEqual({stores.SUMMARY, cpack("DESCRIPTION_SUMMARY")}, {texts.english()["summary"]})

    def test_allPackagesNameTheSameMaintainer(self):
        self.assertEqual(cpack("CONTACT"), changelog.MAINTAINER)
        name = changelog.MAINTAINER.partition(" <")[0]
        tree = ElementTree.parse(PACKAGING / "linux/metainfo.xml.in")
        self.assertEqual({cpack("VENDOR"), tree.findtext("developer_name")}, {name})

    def test_hostedMachinesPlayGamesThatArePinned(self):
        self.assertRegex(try_here.pinned_signature(), "^[0-9a-f]{16}$")
        self.assertIn(f"\nbench=({try_here.PINNED})\n", read("flatpak/build.sh"))

    def test_onlyOneScriptReadsTheVersionOfTheProject(self):
        reading = [file.name for file in PACKAGING.rglob("*.sh") if "project(windrose VERSION" in file.read_text(encoding="utf-8")]
        self.assertEqual(reading, ["steps.sh"])


if __name__ == "__main__":
    unittest.main()
