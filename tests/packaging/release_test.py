#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests release.sh and sign.sh with scripts that stand for the making of packages, and with keys of the test's own."""
import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAME = "Windrose Test <test@example.org>"


def run(*words, **more) -> subprocess.CompletedProcess:
    return subprocess.run([str(word) for word in words], capture_output=True, text=True, check=False, **more)


class ReleaseTest(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.root = Path(scratch.name)
        self.packages = self.root / "build/packages"
        self.packaging = self.root / "packaging"
        self.packaging.mkdir()
        for name in ("release.sh", "sign.sh", "steps.sh"):
            shutil.copy(ROOT / "packaging" / name, self.packaging)
        self.environment = os.environ | {"HOME": str(self.root), "GNUPGHOME": str(self.root / "keys"), "SOURCE_DATE_EPOCH": "1"}

    def make(self, folder: str, text: str) -> None:
        """A build.sh that stands for the one in a folder; `$1` is where the packages go."""
        script = self.packaging / folder / "build.sh"
        script.parent.mkdir(exist_ok=True)
        script.write_text(f"#!/bin/bash\n{text}\n", encoding="utf-8")
        script.chmod(0o755)

    def make_really(self, **programs: str) -> None:
        """The real linux/build.sh, with programs that stand for those it runs."""
        self.make("linux", "")
        shutil.copy(ROOT / "packaging/linux/build.sh", self.packaging / "linux")
        (self.root / "programs").mkdir()
        for name, text in ({"dpkg-query": "echo installed"} | programs).items():
            (self.root / "programs" / name).write_text(f"#!/bin/sh\n{text}\n", encoding="ascii")
            (self.root / "programs" / name).chmod(0o755)
        self.environment["PATH"] = f"{self.root}/programs:{self.environment['PATH']}"

    def release(self, *words, **more) -> subprocess.CompletedProcess:
        return run(self.packaging / "release.sh", *words, env=self.environment, **more)

    def summed(self) -> list[str]:
        """The packages whose checksums are right."""
        said = run("sha256sum", "--check", "SHA256SUMS", cwd=self.packages)
        self.assertEqual(said.returncode, 0, said.stderr)
        return sorted(line.partition(":")[0] for line in said.stdout.splitlines())

    def test_allPackagesAreSummed(self):
        self.make("linux", 'echo deb >"$1/windrose.deb"; echo rpm >"$1/windrose.rpm"')
        self.make("appimage", 'echo image >"$1/Windrose.AppImage"')
        self.make("windows", 'echo setup >"$1/windrose-setup.exe"')
        said = self.release()
        self.assertEqual(said.returncode, 0, said.stdout + said.stderr)
        self.assertEqual(self.summed(), ["Windrose.AppImage", "windrose-setup.exe", "windrose.deb", "windrose.rpm"])
        self.assertNotIn("could not be made", said.stdout)

    def test_aPackageThatFailsIsNamedAndTheOthersAreKept(self):
        self.make("linux", 'echo deb >"$1/windrose.deb"')
        self.make("appimage", "echo no squashfs >&2; exit 3")
        self.make("windows", 'echo setup >"$1/windrose-setup.exe"')
        said = self.release()
        self.assertEqual(said.returncode, 1)
        self.assertEqual(self.summed(), ["windrose-setup.exe", "windrose.deb"])
        self.assertIn("no squashfs", said.stderr)
        self.assertTrue(said.stdout.rstrip().endswith("the AppImage"), said.stdout)

    def test_anAppImageNeverHoldsAnEarlierProgram(self):
        """When the program for Linux does not compile: linux/build.sh is the real one, with a CMake that fails."""
        self.make_really(cmake="exit 1")
        self.make("appimage", 'cp "${0%/*}/../../build/package/archive/bin/windrose" "$1/Windrose.AppImage"')
        self.make("windows", 'echo setup >"$1/windrose-setup.exe"')
        earlier = self.root / "build/package/archive/bin/windrose"
        earlier.parent.mkdir(parents=True)
        earlier.write_text("an earlier program", encoding="ascii")
        said = self.release()
        self.assertEqual(said.returncode, 1)
        self.assertEqual(self.summed(), ["windrose-setup.exe"])
        self.assertIn("The build of 'package' failed", said.stdout)
        self.assertTrue(said.stdout.rstrip().endswith("the packages for Linux\n  the AppImage"), said.stdout)

    def test_allThatCouldNotBePackedIsNamedAndWhatCould(self):
        self.make_really(cmake='[ "$1" != --install ] || { echo "no file to install"; exit 1; }',
                         cpack='[ "$2" = RPM ] || { echo "no $2"; exit 1; }; echo rpm >"$4/windrose.rpm"')
        self.make("appimage", ":")
        (self.root / "build/package").mkdir(parents=True)
        said = self.release("--no-windows")
        self.assertEqual((said.returncode, self.summed()), (1, ["windrose.rpm"]))
        for message in ("no DEB\n", "no file to install\n", "Could not be packed: DEB archive\n"):
            self.assertIn(message, said.stdout)
        self.assertTrue(said.stdout.endswith("  the packages for Linux, of which these are there nevertheless: windrose.rpm\n"),
                        said.stdout)

    def test_nothingIsMadeOfHalfAnArchive(self):
        self.make_really(cmake='[ "$1" != --install ] || mkdir -p "$4/bin" "$4/lib/windrose/modules"',
                         cpack='echo "$2" >"$4/windrose.$(echo "$2" | tr A-Z a-z)"',
                         python3='echo half >"$5"; echo "no font"; exit 1')
        self.make("appimage", 'test -d "${0%/*}/../../build/package/archive"')
        (self.root / "build/package").mkdir(parents=True)
        said = self.release("--no-windows")
        self.assertEqual((said.returncode, self.summed()), (1, ["windrose.deb", "windrose.rpm"]))
        self.assertIn("no font\nCould not be packed: archive\n", said.stdout)
        self.assertTrue(said.stdout.endswith("nevertheless: windrose.deb windrose.rpm\n  the AppImage\n"), said.stdout)

    def test_withoutAnyPackageThereIsNoRelease(self):
        self.make("linux", "exit 1")
        self.make("appimage", "exit 1")
        said = self.release("--no-windows")
        self.assertEqual(said.returncode, 1)
        self.assertIn("No package could be made.", said.stdout)

    def test_checksumsAreSignedWithAGpgKey(self):
        self.make("linux", 'echo deb >"$1/windrose.deb"')
        self.make("appimage", ":")
        (self.root / "keys").mkdir(mode=0o700)
        made = run("gpg", "--batch", "--passphrase", "", "--quick-generate-key", NAME, "ed25519", "sign", "never",
                   env=self.environment)
        self.addCleanup(run, "gpgconf", "--kill", "gpg-agent", env=self.environment)
        self.assertEqual(made.returncode, 0, made.stderr)
        said = self.release("--no-windows", "--sign", "test@example.org")
        self.assertEqual(said.returncode, 0, said.stdout + said.stderr)
        check = ("gpg", "--verify", self.packages / "SHA256SUMS.asc", self.packages / "SHA256SUMS")
        self.assertEqual(run(*check, env=self.environment).returncode, 0)
        (self.packages / "SHA256SUMS").write_text("other\n", encoding="ascii")
        self.assertNotEqual(run(*check, env=self.environment).returncode, 0)

    def test_checksumsAreSignedWithAMinisignKey(self):
        self.make("linux", 'echo deb >"$1/windrose.deb"')
        self.make("appimage", ":")
        secret, public = self.root / "secret.key", self.root / "public.key"
        made = run("minisign", "-G", "-W", "-p", public, "-s", secret)
        self.assertEqual(made.returncode, 0, made.stderr)
        said = self.release("--no-windows", "--sign", secret.name, cwd=self.root)
        self.assertEqual(said.returncode, 0, said.stdout + said.stderr)
        check = ("minisign", "-V", "-p", public, "-m", self.packages / "SHA256SUMS")
        self.assertEqual(run(*check).returncode, 0)
        (self.packages / "SHA256SUMS").write_text("other\n", encoding="ascii")
        self.assertNotEqual(run(*check).returncode, 0)

    def test_aKeyThatIsNotThereIsNamedAsAFailure(self):
        self.make("linux", 'echo deb >"$1/windrose.deb"')
        self.make("appimage", ":")
        said = self.release("--no-windows", "--sign", "nobody@example.org")
        self.assertEqual(said.returncode, 1)
        self.assertIn("the signature", said.stdout)
        self.assertEqual(self.summed(), ["windrose.deb"])


if __name__ == "__main__":
    unittest.main()
