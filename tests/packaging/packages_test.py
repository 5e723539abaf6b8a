#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests the lists of Debian packages in steps.sh: they have what scripts and tests run and what a bare Debian lacks."""
import re
import subprocess
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
# (a program, the package that has it)
OF_VERIFY = (("git", "git"), ("lintian", "lintian"), ("rpmlint", "rpmlint"), ("weston", "weston"), ("xdotool", "xdotool"),
             ("Xvfb", "xvfb"), ("openbox", "openbox"), ("debootstrap", "debootstrap"), ("import", "imagemagick"))
# (a package, what shows that it is needed, where)
OF_TESTS = (
    ("curl", "\n    curl --fail", "packaging/fetch.sh"),
    ("desktop-file-utils", '["desktop-file-validate", ', "tests/packaging/install_test.py"),
    ("g++", '["objcopy", ', "tests/packaging/appimage_test.py"),  # which brings binutils
    ("git", '["git", ', "tests/packaging/version_test.py"),
    ("gnupg", '["gpg", ', "tests/packaging/install_test.py"),
    ("minisign", '("minisign", ', "tests/packaging/release_test.py"),
    ("python3-yaml", "import yaml", "tests/packaging/stores_test.py"),
    ("xz-utils", '"-cJf"', "tests/packaging/install_test.py"),
)


def listed(arrays: str) -> list[str]:
    """What is in the arrays of steps.sh."""
    return subprocess.run(["bash", "-c", f'source "$1"; printf "%s\\n" {arrays}', "lists", PACKAGING / "steps.sh"], check=True,
                          capture_output=True, text=True).stdout.split()


class PackagesTest(unittest.TestCase):
    def test_whatVerifyRunsIsInstalled(self):
        arrays = re.search(r"^wanted=\((.*)\)$", (PACKAGING / "verify.sh").read_text(encoding="utf-8"), re.MULTILINE)[1]
        modules = "".join(file.read_text(encoding="utf-8") for file in PACKAGING.glob("verify_*.py"))
        for program, package in OF_VERIFY:
            self.assertIn(f'["{program}", ', modules)
            self.assertIn(package, listed(arrays), f"nothing installs {program}")

    def test_whatTheseTestsRunIsInstalled(self):
        packages = listed('"${build_packages[@]}" "${test_packages[@]}"')
        for package, text, file in OF_TESTS:
            self.assertIn(text, (ROOT / file).read_text(encoding="utf-8"))
            self.assertIn(package, packages, f"{file} needs it")


if __name__ == "__main__":
    unittest.main()
