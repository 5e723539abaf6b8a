#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests what try_here.py installs and removes on Windows, with a script that stands for the installer."""
import os
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path
from unittest import mock

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))
import try_here  # noqa: E402
from verify_systems import Failed  # noqa: E402

# Installs like installer.nsi; what it installs contains an uninstaller.
INSTALLER = """#!/bin/bash
[ "$1" = /S ] || exit 1
mine=$LOCALAPPDATA/Programs/Windrose all=$PROGRAMFILES/Windrose
case $2 in
/AllUsers) [ -z "$KEEPS_MINE" ] && rm -rf "$mine"; folder=$all ;;
*) [ -e "$all" ] && exit 4; folder=$mine ;;
esac
mkdir -p "$folder"
touch "$folder/windrose.exe"
printf '#!/bin/sh\\n[ "$*" = "/S %s" ] && rm -r "%s"\\n' "$2" "$folder" >"$folder/uninstall.exe"
chmod 755 "$folder/uninstall.exe"
"""


class TryHereTest(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.root = Path(scratch.name)
        (self.root / "bin").mkdir()
        self.program("bin/reg", "#!/bin/sh\nexit 1\n")  # there is no key
        places = {name: str(self.root / name) for name in ("LOCALAPPDATA", "PROGRAMFILES")}
        patch = mock.patch.dict(os.environ, places | {"PATH": f"{self.root}/bin:{os.environ['PATH']}", "KEEPS_MINE": ""})
        patch.start()
        self.addCleanup(patch.stop)

    def program(self, name: str, text: str) -> Path:
        (self.root / name).write_text(text, encoding="ascii")
        (self.root / name).chmod(0o755)
        return self.root / name

    def test_allThatIsForWindowsIsTriedThere(self):
        self.program("windrose-1-setup.exe", INSTALLER)
        with zipfile.ZipFile(self.root / "windrose-1-portable.zip", "w") as archive:
            archive.writestr("windrose-1/windrose.exe", "")
        folders = []
        for kind in try_here.KINDS["win32"]:
            with kind(kind.find(self.root)[0]) as package:
                package.put_in()
                folders.append(package.command("windrose", [])[0].parent)
                self.assertEqual(package.take_out(), [])
        self.assertEqual(folders[:2], [self.root / "LOCALAPPDATA/Programs/Windrose", self.root / "PROGRAMFILES/Windrose"])
        self.assertEqual(folders[2].parts[-2:], ("Wind rose", "windrose-1"))

    def test_anInstallationForThisUserMustNotStayBesideThatForAll(self):
        os.environ["KEEPS_MINE"] = "yes"
        with try_here.WindowsForAll(self.program("windrose-1-setup.exe", INSTALLER)) as package:
            with self.assertRaises(Failed):
                package.put_in()


if __name__ == "__main__":
    unittest.main()
