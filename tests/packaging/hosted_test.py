#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests what packages that only hosted machines can make have in common with the project: the Flatpak and the macOS bundle."""
import os
import platform
import sys
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))
from verify_flatpak import Flatpak  # noqa: E402
from verify_macos import MacOs  # noqa: E402
from verify_systems import Failed  # noqa: E402


class HostedTest(unittest.TestCase):
    def setUp(self):
        project = (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")
        os.environ["WINDROSE_VERSION"] = project.split("project(windrose VERSION ")[1].split()[0]

    def test_theFlatpakGivesOnlyOptionsThatTheProjectHas(self):
        package = Flatpak(ROOT / Flatpak.source)
        modules = yaml.safe_load(package.package.read_text(encoding="utf-8"))["modules"]
        self.assertTrue(any("-DWINDROSE_" in option for module in modules for option in module["config-opts"]))
        for module in modules:
            package.check_module(module)
        modules[-1]["config-opts"].append("-DWINDROSE_SOUND=OFF")
        with self.assertRaisesRegex(Failed, "no option WINDROSE_SOUND$"):
            package.check_module(modules[-1])

    def test_theMetadataNamesTheDeveloperForNewAndOldSoftwareCenters(self):
        tree = ElementTree.parse(ROOT / "packaging/linux/metainfo.xml.in")
        developer = tree.find("developer")
        self.assertTrue(tree.findtext("id").startswith(developer.get("id") + "."))
        self.assertEqual(developer.findtext("name"), tree.findtext("developer_name"))

    @unittest.skipUnless(platform.freedesktop_os_release().get("VERSION_CODENAME") == "bookworm",
                         "what stands for macOS is made for the CMake and Qt of Debian 12")
    def test_thePresetForMacOsConfiguresAndNamesEveryLanguage(self):
        with MacOs(ROOT / MacOs.source) as package:
            build = package.root / "build"
            package.configure(build)
            package.check_plist(build / "bin/Windrose.app/Contents/Info.plist")


if __name__ == "__main__":
    unittest.main()
