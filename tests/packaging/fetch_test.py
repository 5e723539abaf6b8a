#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests fetch.sh with files of this machine as addresses."""
import hashlib
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CONTENT = b"what is wanted"


class FetchTest(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.root = Path(scratch.name)
        shutil.copy(ROOT / "packaging/fetch.sh", self.root)
        (self.root / "right").write_bytes(CONTENT)
        (self.root / "wrong").write_bytes(b"something else")

    def fetch(self, *sources: str) -> subprocess.CompletedProcess:
        addresses = " ".join(f"file://{self.root}/{source}" for source in sources)
        (self.root / "downloads.txt").write_text(f"{hashlib.sha256(CONTENT).hexdigest()} thing.tar {addresses}\n", encoding="ascii")
        return subprocess.run([self.root / "fetch.sh", self.root / "here", "thing.tar"], capture_output=True, text=True, check=False)

    def fetched(self) -> list[bytes]:
        return [file.read_bytes() for file in (self.root / "here").iterdir()]

    def test_theFirstAddressIsEnough(self):
        said = self.fetch("right", "missing")
        self.assertEqual((said.returncode, said.stderr, self.fetched()), (0, "", [CONTENT]))

    def test_otherAddressesAreAskedWhenOneDoesNotDeliver(self):
        for first in ("missing", "wrong"):
            shutil.rmtree(self.root / "here", ignore_errors=True)
            said = self.fetch(first, "right")
            self.assertEqual((said.returncode, self.fetched()), (0, [CONTENT]), said.stderr)
            self.assertIn(f"/{first} ", said.stderr)

    def test_aFileWithAnotherChecksumIsNotKept(self):
        said = self.fetch("wrong", "missing")
        self.assertEqual((said.returncode, self.fetched()), (1, []))
        self.assertIn("instead of", said.stderr)


if __name__ == "__main__":
    unittest.main()
