#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests publish.sh with a script that stands for the command line of GitHub, and with keys of the test's own."""
import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("windrose_amd64.deb", "windrose.x86_64.rpm", "windrose-linux-x86_64.tar.xz", "Windrose-x86_64.AppImage",
            "Windrose-x86_64.AppImage.zsync", "windrose-setup.exe", "windrose-portable.zip", "windrose.flatpak", "Windrose-macos.dmg")
# Keeps what it is told, and the notes.
GITHUB = """#!/bin/bash
printf '%s\\n' "$@" >"$KEPT/words"
while [ "$1" != --notes-file ]; do shift; done
cp "$2" "$KEPT/notes"
"""


class PublishTest(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.root = Path(scratch.name)
        for folder in ("packages", "programs", "keys"):
            (self.root / folder).mkdir(mode=0o700)
        for name in PACKAGES:
            (self.root / "packages" / name).write_text(name, encoding="ascii")
        github = self.root / "programs/gh"
        github.write_text(GITHUB, encoding="ascii")
        github.chmod(0o755)
        self.environment = os.environ | {"PATH": f"{self.root}/programs:{os.environ['PATH']}", "GNUPGHOME": str(self.root / "keys"),
                                         "HOME": str(self.root), "KEPT": str(self.root)}
        self.tag = "v" + re.search(r"^project\(windrose VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text(encoding="utf-8"), re.M)[1]

    def run_here(self, *words) -> subprocess.CompletedProcess:
        return subprocess.run([str(word) for word in words], env=self.environment, capture_output=True, text=True, check=False)

    def publish(self, *words) -> subprocess.CompletedProcess:
        return self.run_here(ROOT / "packaging/publish.sh", *words)

    def drafted(self) -> set[str]:
        """The files of the draft; none when there is no draft."""
        words = self.root / "words"
        return set(words.read_text(encoding="utf-8").split("\n--\n")[1].split()) if words.exists() else set()

    def notes(self) -> str:
        return (self.root / "notes").read_text(encoding="utf-8")

    def test_withoutAKeyTheDraftHasSumsAndTheScriptSaysHowToSignThem(self):
        said = self.publish(self.tag, self.root / "packages")
        self.assertEqual(said.returncode, 0, said.stderr)
        self.assertEqual(self.drafted(), {*PACKAGES, "SHA256SUMS"})
        self.assertIn("--draft", (self.root / "words").read_text(encoding="utf-8"))
        self.assertIn(f"gh release upload {self.tag} SHA256SUMS.asc windrose-key.asc", said.stdout)
        self.assertTrue(self.notes().startswith("- "))
        self.assertNotIn("signed", self.notes())

    def test_theNotesNameTheGpgKeyThatSigned(self):
        made = self.run_here("gpg", "--batch", "--passphrase", "", "--quick-generate-key", "Test <test@example.org>", "ed25519", "sign",
                             "never")
        self.addCleanup(self.run_here, "gpgconf", "--kill", "gpg-agent")
        self.assertEqual(made.returncode, 0, made.stderr)
        said = self.publish(self.tag, self.root / "packages", "test@example.org")
        self.assertEqual(said.returncode, 0, said.stderr)
        self.assertEqual(self.drafted(), {*PACKAGES, "SHA256SUMS", "SHA256SUMS.asc", "windrose-key.asc"})
        checked = self.run_here("gpg", "--status-fd", "1", "--verify", self.root / "packages/SHA256SUMS.asc",
                                self.root / "packages/SHA256SUMS")
        fingerprint = re.search(r"VALIDSIG (\w+)", checked.stdout)[1]
        self.assertIn(f"signed by the GPG key {fingerprint}.", self.notes())
        self.assertNotIn("gh release upload", said.stdout)

    def test_theNotesNameTheMinisignKeyThatSigned(self):
        secret, public = self.root / "secret.key", self.root / "public.key"
        self.assertEqual(self.run_here("minisign", "-G", "-W", "-p", public, "-s", secret).returncode, 0)
        said = self.publish(self.tag, self.root / "packages", secret)
        self.assertEqual(said.returncode, 0, said.stderr)
        self.assertEqual(self.drafted(), {*PACKAGES, "SHA256SUMS", "SHA256SUMS.minisig", "windrose-key.pub"})
        named = re.search(r"signed by the minisign key (\S+)\.", self.notes())[1]
        checked = self.run_here("minisign", "-V", "-P", named, "-m", self.root / "packages/SHA256SUMS")
        self.assertEqual(checked.returncode, 0, checked.stderr)

    def test_withoutWhatTheyNeedTheScriptsSayHowTheyAreCalled(self):
        for script in ("publish.sh", "sign.sh"):
            said = self.run_here(ROOT / "packaging" / script)
            self.assertEqual(said.returncode, 2)
            self.assertTrue(said.stderr.startswith(f"usage: packaging/{script} "), said.stderr)

    def test_whatIsNoCompleteReleaseIsNotDrafted(self):
        wrong = self.publish("v0.0.0", self.root / "packages")
        self.assertEqual((wrong.returncode, self.drafted()), (1, set()))
        for name in PACKAGES:
            package = self.root / "packages" / name
            package.rename(self.root / name)
            said = self.publish(self.tag, self.root / "packages")
            self.assertEqual((said.returncode, self.drafted()), (1, set()), name)
            (self.root / name).rename(package)
        shutil.copy(self.root / "packages/windrose_amd64.deb", self.root / "packages/windrose_1~git20261122.e54ded6_amd64.deb")
        said = self.publish(self.tag, self.root / "packages")
        self.assertIn("between releases", said.stderr)
        self.assertEqual((said.returncode, self.drafted()), (1, set()))


if __name__ == "__main__":
    unittest.main()
