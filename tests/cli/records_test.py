#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens the records that must open forever, and those that are damaged, with windrose-cli.

    records_test.py PROGRAM
"""
import json
import subprocess
import sys
import unittest
from pathlib import Path

from patience import PATIENCE

RECORDS = Path(__file__).resolve().parents[1] / "data" / "records"
PROGRAM = ""


def run(*arguments):
    return subprocess.run([PROGRAM, *arguments], capture_output=True, timeout=PATIENCE, check=False)


class RecordsTest(unittest.TestCase):
    def test_released_records_come_to_their_position(self):
        records = sorted((RECORDS / "1").glob("*.windrose"))
        self.assertGreaterEqual(len(records), 15)
        for record in records:
            with self.subTest(record.name):
                result = run("position", record)
                self.assertEqual((result.returncode, result.stderr), (0, b""))
                self.assertEqual(result.stdout, record.with_suffix(".json").read_bytes())
                self.assertIn(b"no checksums", run("verify", record).stdout)
                sealed = RECORDS / "1_with_checksums" / record.name
                self.assertEqual(run("position", sealed).stdout, result.stdout)
                self.assertIn(b"all checksums are right", run("verify", sealed).stdout)

    def test_damaged_records_say_where(self):
        expected = json.loads((RECORDS / "damaged" / "expected.json").read_text(encoding="utf-8"))
        self.assertEqual(sorted(expected), sorted(path.stem for path in (RECORDS / "damaged").glob("*.windrose")))
        for name, place in expected.items():
            with self.subTest(name):
                result = run("verify", RECORDS / "damaged" / f"{name}.windrose")
                if place["line"] is None:
                    self.assertEqual(result.returncode, 0, result.stderr)
                    self.assertIn(f"{place['orders']} orders".encode(), result.stdout)
                else:
                    self.assertEqual(result.returncode, 2)
                    self.assertIn(f": line {place['line']}, column {place['column']}: ".encode(), result.stderr)


if __name__ == "__main__":
    PROGRAM = sys.argv[1]
    unittest.main(argv=sys.argv[:1] + sys.argv[2:])
