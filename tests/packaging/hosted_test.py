#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests what packages that only hosted machines can make have in common with the project: the Flatpak and the macOS bundle."""
import json
import os
import platform
import sys
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from unittest import mock

import yaml

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))
from verify_flatpak import Flatpak  # noqa: E402
from verify_macos import MacOs  # noqa: E402
from verify_systems import Failed, project_version  # noqa: E402


class HostedTest(unittest.TestCase):
    def setUp(self):
        os.environ["WINDROSE_VERSION"] = project_version()

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

    @unittest.skipUnless(platform.freedesktop_os_release().get("VERSION_CODENAME") == "bookworm",
                         "what stands for macOS is made for the CMake and Qt of Debian 12")
    def test_aBundleBetweenReleasesSaysSo(self):
        called = f"{os.environ['WINDROSE_VERSION']}~git20301123.abcdef0"
        with MacOs(ROOT / MacOs.source) as package, mock.patch.dict(os.environ, WINDROSE_PACKAGE_VERSION=called):
            build = package.root / "build"
            package.configure(build)
            package.check_plist(build / "bin/Windrose.app/Contents/Info.plist")  # macOS takes numbers only
            self.assertIn(f'"Windrose-{called}-macos"', (build / "CPackConfig.cmake").read_text(encoding="utf-8"))
            bill = json.loads((build / "packaging/macos/licenses/windrose.spdx.json").read_text(encoding="utf-8"))
            self.assertEqual(bill["packages"][0]["versionInfo"], called)
            self.assertTrue(all(entry.get("versionInfo") for entry in bill["packages"]))
            # What shows the version is compiled with it, and only that: everything else need not be compiled again.
            commands = json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
            told = {Path(entry["file"]).relative_to(ROOT).as_posix() for entry in commands if called in entry["command"]}
            shown = {file.relative_to(ROOT).as_posix() for folder in ("app", "core", "ui") for file in (ROOT / folder).rglob("*.cpp")
                     if "WINDROSE_VERSION" in file.read_text(encoding="utf-8")}
            self.assertEqual(told, shown)


if __name__ == "__main__":
    unittest.main()
