#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests the drafts for Flathub and winget in a copy of the project with a tag."""
import hashlib
import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]
# Of winget's form 1.10: what each manifest must have, and patterns of what is used of all that it may have. There are no
# Commands, which must be on the path, because the installer puts nothing there.
NEEDED = {
    "version": {"DefaultLocale"},
    "defaultLocale": {"PackageLocale", "Publisher", "PackageName", "License", "ShortDescription"},
    "installer": {"Installers"},
}
NEEDED_ALWAYS = {"PackageIdentifier", "PackageVersion", "ManifestType", "ManifestVersion"}
NEEDED_OF_INSTALLERS = {"Architecture", "InstallerUrl", "InstallerSha256"}
LOCALE, ADDRESS = r"[a-z]{2}-[A-Z]{2}", r"https://.+"
MAY_BE = {
    "PackageIdentifier": r"[^.\s/:*?<>|]{1,32}(\.[^.\s/:*?<>|]{1,32}){1,7}", "PackageVersion": r"[^/:*?<>|]+",
    "ManifestVersion": r"1\.10\.0", "DefaultLocale": LOCALE, "PackageLocale": LOCALE, "PublisherUrl": ADDRESS, "PackageUrl": ADDRESS, "LicenseUrl": ADDRESS,
    "ReleaseNotesUrl": ADDRESS, "InstallerUrl": ADDRESS, "InstallerSha256": r"[0-9A-F]{64}", "ReleaseDate": r"\d{4}-\d\d-\d\d",
    "MinimumOSVersion": r"\d+(\.\d+){0,3}", "InstallerType": "nullsoft", "Architecture": "x64", "Scope": "user|machine",
    "UpgradeBehavior": "install|uninstallPrevious|deny", "ElevationRequirement": "elevationRequired|elevationProhibited|elevatesSelf",
    "InstallModes": "interactive|silent|silentWithProgress", "FileExtensions": r"[^/:*?<>|]{1,64}", "Tags": ".{1,40}",
    "ReturnResponse": "packageInUse|alreadyInstalled", "ManifestType": "|".join(NEEDED), "Publisher": ".{2,256}", "PackageName": ".{2,256}",
    "License": ".{3,512}", "ShortDescription": ".{3,256}", "Custom": ".{1,2048}",
}
NUMBERS, PARTS = {"InstallerReturnCode"}, {"Installers", "InstallerSwitches", "ExpectedReturnCodes"}
FLATPAK = "io.github.windrose_game.Windrose.yml"


class StoresTest(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.tree = Path(scratch.name) / "tree"
        for name in ("packaging/stores.py", "packaging/changelog.py", "packaging/CHANGELOG.md", f"packaging/flatpak/{FLATPAK}"):
            (self.tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, self.tree / name)
        changes = (self.tree / "packaging/CHANGELOG.md").read_text(encoding="utf-8")
        self.version, self.date = re.search(r"(?m)^## (\S+) \((\S+)\)$", changes).groups()
        self.packages = Path(scratch.name) / "packages"
        self.packages.mkdir()
        self.installer = self.packages / f"windrose-{self.version}-windows-x86_64-setup.exe"
        self.installer.write_bytes(b"an installer")
        self.drafts = Path(scratch.name) / "drafts"
        self.git("init", "--quiet")
        self.git("add", ".")
        self.git("commit", "--quiet", "-m", "Begin")

    def git(self, *words: str) -> str:
        return subprocess.run(["git", "-C", self.tree, "-c", "user.name=Test", "-c", "user.email=test@example.org", *words], check=True,
                              capture_output=True, text=True, env={"HOME": str(self.tree), "PATH": os.environ["PATH"]}).stdout.strip()

    def draft(self) -> subprocess.CompletedProcess:
        return subprocess.run(["python3", "-B", self.tree / "packaging/stores.py", self.packages, self.drafts], check=False,
                              capture_output=True, text=True)

    def read(self, name: str) -> dict:
        return yaml.safe_load((self.drafts / name).read_text(encoding="utf-8"))

    def test_flathubGetsTheSourceOfTheTag(self):
        self.git("tag", f"v{self.version}")
        self.assertEqual(self.draft().returncode, 0)
        before = yaml.safe_load((ROOT / "packaging/flatpak" / FLATPAK).read_text(encoding="utf-8"))
        after = self.read(f"flathub/{FLATPAK}")
        source = after["modules"][-1].pop("sources")
        before["modules"][-1].pop("sources")
        self.assertEqual(after, before)
        self.assertEqual(source, [{"type": "git", "url": "https://github.com/windrose-game/windrose.git", "tag": f"v{self.version}",
                                   "commit": self.git("rev-parse", "HEAD")}])

    def test_wingetGetsTheInstallerForOneAndForAll(self):
        self.git("tag", f"v{self.version}")
        self.assertEqual(self.draft().returncode, 0)
        names = sorted(file.name for file in (self.drafts / "winget").iterdir())
        identifier = "WindroseGame.Windrose"
        self.assertEqual(names, [f"{identifier}.installer.yaml", f"{identifier}.locale.en-US.yaml", f"{identifier}.yaml"])
        for name, kind in zip(names, ("installer", "defaultLocale", "version")):
            manifest = self.read(f"winget/{name}")
            self.assertEqual((manifest["PackageIdentifier"], manifest["PackageVersion"], manifest["ManifestType"]),
                             (identifier, self.version, kind))
        manifest = self.read(f"winget/{names[0]}")
        self.assertEqual(str(manifest["ReleaseDate"]), self.date)
        self.assertEqual([one["Scope"] for one in manifest["Installers"]], ["user", "machine"])
        for one in manifest["Installers"]:
            self.assertEqual(one["InstallerSha256"], hashlib.sha256(b"an installer").hexdigest().upper())
            self.assertTrue(one["InstallerUrl"].endswith(f"/v{self.version}/{self.installer.name}"))

    def check_form(self, part: dict) -> None:
        """That there is nothing in it but what the form knows, and that all of it looks as it must."""
        for name, value in part.items():
            for one in value if isinstance(value, list) else [value]:
                if name in PARTS:
                    self.check_form(one)
                elif name in NUMBERS:
                    self.assertIsInstance(one, int, name)
                else:
                    self.assertIn(name, MAY_BE)
                    self.assertRegex(one, re.compile(f"^(?:{MAY_BE[name]})$"), name)

    def test_wingetGetsWhatItsFormKnows(self):
        self.git("tag", f"v{self.version}")
        self.assertEqual(self.draft().returncode, 0)
        for file in (self.drafts / "winget").iterdir():
            manifest = self.read(f"winget/{file.name}")
            self.check_form(manifest)
            self.assertLessEqual(NEEDED_ALWAYS | NEEDED[manifest["ManifestType"]], set(manifest))
            for one in manifest.get("Installers", []):
                self.assertLessEqual(NEEDED_OF_INSTALLERS, set(one))

    def test_withoutTagOrInstallerThereIsNoDraft(self):
        said = self.draft()
        self.assertEqual(said.returncode, 1)
        self.assertIn("no tag", said.stderr)
        self.installer.unlink()
        self.assertIn("-setup.exe", self.draft().stderr)
        self.assertFalse(self.drafts.exists())


if __name__ == "__main__":
    unittest.main()
