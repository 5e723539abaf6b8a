#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests what windows/qt.sh does before it builds, with scripts that stand for apt, dpkg and CMake."""
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[2] / "packaging/windows/qt.sh"
STAND_INS = {
    # Everything is installed.
    "dpkg-query": 'case "$3" in *Status*) echo installed ;; *) echo 6.4.2+dfsg ;; esac',
    # Keeps what it is told. Has lists after an update, and delivers the source packages that $HAS names.
    "apt-get": """for word; do last=$word; done
echo "$last" >>"$KEPT/asked"
for word; do case "$word" in Dir::State::Lists=*) lists=${word#*=} ;; esac; done
case "$last" in
update) touch "$lists/somewhere_Sources" ;;
*) [[ " $HAS " = *" $last="* ]] || exit 100
    version=${HAS##*"$last="}
    touch "${last}_${version%% *}.dsc" ;;
esac""",
    "dpkg-source": """[ "$#" -eq 4 ] || exit 1
mkdir "$4"; echo "$3" >"$4/CMakeLists.txt"
""",
    "cmake": "exit 1",
}


class QtTest(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.root = Path(scratch.name)
        (self.root / "programs").mkdir()
        for name, text in STAND_INS.items():
            program = self.root / "programs" / name
            program.write_text(f"#!/bin/bash\n{text}\n", encoding="ascii")
            program.chmod(0o755)

    def build(self, delivered: str) -> list[str]:
        """What apt is asked for by a build that does not go through."""
        asked = self.root / "asked"
        asked.unlink(missing_ok=True)
        done = subprocess.run([SCRIPT], check=False, capture_output=True, text=True,
                              env={"PATH": f"{self.root}/programs:{os.environ['PATH']}", "HOME": str(self.root), "KEPT": str(self.root),
                                   "XDG_CACHE_HOME": str(self.root / "cache"), "HAS": delivered})
        self.assertNotEqual(done.returncode, 0)
        return asked.read_text(encoding="ascii").split()

    def source(self, folder: str) -> str:
        """Of which source package the folder was unpacked."""
        return next((self.root / "cache/windrose").glob(f"*-build/{folder}/CMakeLists.txt")).read_text(encoding="ascii").strip()

    def test_afterAnInterruptedBuildTheListOfSourcesIsRenewed(self):
        self.assertEqual(self.build("qt6-svg=6.4.2-1"), ["update", "qt6-svg", "update", "qt6-base"])
        self.assertEqual(self.build("qt6-svg=6.4.2-2 qt6-base=6.4.2-3"), ["update", "qt6-base"])
        self.assertEqual((self.source("qtsvg"), self.source("qtbase")), ("qt6-svg_6.4.2-1.dsc", "qt6-base_6.4.2-3.dsc"))

    def test_ofTwoVersionsTheOneInTheArchiveIsUnpacked(self):
        self.build("qt6-svg=6.4.2-1")
        (next((self.root / "cache/windrose").glob("*-build")) / "qt6-base_6.4.2-1.dsc").touch()
        self.build("qt6-svg=6.4.2-1 qt6-base=6.4.2-3")
        self.assertEqual(self.source("qtbase"), "qt6-base_6.4.2-3.dsc")


if __name__ == "__main__":
    unittest.main()
