#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests packaging/licenses/bill.py: the licenses of a package and its bill of materials."""
import hashlib
import json
import os
import platform
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging/licenses"))
import bill as bills  # noqa: E402

# A package of this system whose copyright file refers to licenses of Debian's. Its name differs between Debian's releases.
OWNER = bills.owner_of(next(Path("/usr/lib").glob("*/libQt6Core.so.6")))
FONT = "fonts-dejavu-core"  # another, whose copyright file refers to that of its authors
AUTHORS = Path(f"/usr/share/doc/{FONT}/AUTHORS")


def ids(document: dict) -> set[str]:
    return {entry["SPDXID"] for kind in ("packages", "files") for entry in document[kind]} | {document["SPDXID"]}


class LicensesTest(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.package = Path(scratch.name)
        self.folder = self.package / bills.IN_A_TREE
        self.library = self.package / "lib/some.so"
        self.library.parent.mkdir()
        self.library.write_bytes(b"a library")

    def document(self) -> dict:
        return json.loads((self.folder / bills.BILL).read_text(encoding="utf-8"))

    def write(self, files: list[Path]) -> None:
        bill = bills.Bill(self.package, self.folder, "1.2.3")
        bill.add_debian(OWNER, files)
        bill.write()

    def test_everyTextIsThereAndNonePointsOutside(self):
        self.write([self.library])
        own = (self.folder / "GPL-3.0-or-later.txt").read_bytes()
        self.assertEqual(own, (ROOT / "LICENSE").read_bytes())
        self.assertIn("Attribution-ShareAlike 4.0", (self.folder / "CC-BY-SA-4.0.txt").read_text(encoding="utf-8"))
        text = (self.folder / f"{OWNER}.txt").read_text(encoding="utf-8")
        self.assertIn("common/LGPL-3.txt", text)
        self.assertIn("GNU LESSER GENERAL PUBLIC LICENSE", (self.folder / "common/LGPL-3.txt").read_text(encoding="utf-8"))
        for file in self.folder.rglob("*.txt"):
            self.assertNotIn("/usr/share/common-licenses", file.read_text(encoding="utf-8"), file)

    @unittest.skipUnless(AUTHORS.exists(), "containers of Ubuntu leave out the documents of packages")
    def test_otherFilesThatATextRefersToComeAlong(self):
        bill = bills.Bill(self.package, self.folder, "1.2.3")
        bill.add_debian(FONT, [])
        bill.write()
        self.assertIn(f"see {FONT}-AUTHORS.txt for", (self.folder / f"{FONT}.txt").read_text(encoding="utf-8"))
        authors = (self.folder / f"{FONT}-AUTHORS.txt").read_bytes()
        self.assertEqual(authors, AUTHORS.read_bytes())

    def test_theBillNamesPartsTextsAndChecksums(self):
        self.write([self.library])
        document = self.document()
        packages = {entry["name"]: entry for entry in document["packages"]}
        self.assertEqual(set(packages), {"windrose", "cli11", "nlohmann-json3", "qt6-base"})
        self.assertIn("LGPL-3.0-only", packages["qt6-base"]["licenseDeclared"])
        self.assertEqual(packages["qt6-base"]["licenseComments"], f"See {OWNER}.txt")
        self.assertEqual(document["files"][0]["fileName"], "./lib/some.so")
        self.assertEqual(document["files"][0]["checksums"][1]["checksumValue"], hashlib.sha256(b"a library").hexdigest())
        for line in document["relationships"]:
            self.assertLessEqual({line["spdxElementId"], line["relatedSpdxElement"]}, ids(document))

    def test_onlyPartsWhoseFilesAreListedCountAsAnalyzed(self):
        other = self.library.with_name("other.so")
        other.write_bytes(b"another library")
        self.write([self.library, other])
        document = self.document()
        holders = {line["spdxElementId"] for line in document["relationships"] if line["relatedSpdxElement"].startswith("SPDXRef-File-")}
        self.assertEqual(holders, {"SPDXRef-qt6-base"})
        for entry in document["packages"]:
            self.assertEqual(entry["filesAnalyzed"], entry["SPDXID"] in holders)
            self.assertEqual("packageVerificationCode" in entry, entry["filesAnalyzed"])
        # As the specification defines it: the SHA-1 of all SHA-1 sums, in ascending order, one after the other.
        sums = sorted(hashlib.sha1(file.read_bytes()).hexdigest() for file in (self.library, other))
        code = next(entry["packageVerificationCode"] for entry in document["packages"] if entry["filesAnalyzed"])
        self.assertEqual(code["packageVerificationCodeValue"], hashlib.sha1("".join(sums).encode()).hexdigest())

    def test_theSameContentsGiveTheSameBytes(self):
        self.write([self.library])
        first = (self.folder / bills.BILL).read_bytes()
        self.write([self.library])
        self.assertEqual(first, (self.folder / bills.BILL).read_bytes())
        self.library.write_bytes(b"another library")
        self.write([self.library])
        self.assertNotEqual(first, (self.folder / bills.BILL).read_bytes())

    def test_linkedPartsAreAddedToABill(self):
        self.write([self.library])
        done = subprocess.run([sys.executable, "-B", bills.__file__, "add", self.package, "1.2.3", "type2-runtime"], check=False)
        self.assertEqual(done.returncode, 0)
        document = self.document()
        self.assertIn("type2-runtime", [entry["name"] for entry in document["packages"]])
        self.assertEqual([entry["fileName"] for entry in document["files"]], ["./lib/some.so"])
        self.assertIn("Simon Peter", (self.folder / "type2-runtime.txt").read_text(encoding="utf-8"))
        self.assertIn("type2-runtime", (self.folder / "README.txt").read_text(encoding="utf-8"))

    def test_theBillNamesTheVersionsOfWhatIsCompiledIn(self):
        script = (sys.executable, "-B", bills.__file__)
        versions = {"cli11": "2.3.2", "nlohmann-json3": "3.11.2"}
        words = [f"{name}={version}" for name, version in versions.items()]
        self.folder = self.package / "licenses"
        self.assertEqual(subprocess.run([*script, "licenses", self.package, "1.2.3", words[0]], capture_output=True, check=False).returncode, 2)
        subprocess.run([*script, "licenses", self.package, "1.2.3", *words], check=True)
        found = {entry["name"]: entry.get("versionInfo") for entry in self.document()["packages"]}
        self.assertEqual(found, versions | {"windrose": "1.2.3"})
        # Of which the archive makes another bill, and the AppImage that of the archive.
        self.assertEqual(bills.versions_compiled_in(self.folder), versions)
        # The installer for Windows adds a part to the same folder.
        subprocess.run([*script, "add", self.package, "1.2.3", "type2-runtime"], check=True)
        self.assertIn("type2-runtime", {entry["name"] for entry in self.document()["packages"]})
        bill = bills.Bill(self.package, self.folder, "1.2.3")
        bill.read()
        bill.write()
        self.assertEqual(bills.versions_compiled_in(self.folder), versions)

    @unittest.skipUnless(platform.freedesktop_os_release().get("VERSION_CODENAME") == "bookworm", "the texts are those of Debian 12")
    def test_theBillForMacosNamesTheQtThatIsFetchedForIt(self):
        converter = self.package / "programs/rsvg-convert"
        converter.parent.mkdir()
        converter.write_text("#!/bin/sh\necho a picture\n", encoding="ascii")
        converter.chmod(0o755)
        subprocess.run([ROOT / "packaging/macos/icons.sh", self.package], check=True,
                       env=os.environ | {"PATH": f"{converter.parent}:{os.environ['PATH']}", "WINDROSE_PACKAGE_VERSION": "1.2.3"})
        self.folder = self.package / "licenses"
        downloads = (ROOT / "packaging/downloads.txt").read_text(encoding="utf-8")
        found = {entry["name"]: entry["versionInfo"] for entry in self.document()["packages"]}
        for name in ("qt6-base", "qt6-svg", "qt6-translations"):
            self.assertIn(f"/{found[name]}-0-", downloads)
            text = next(self.folder.glob(f"*{name.removeprefix('qt6-').replace('base', 'core')}*.txt")).read_text(encoding="utf-8")
            self.assertIn(f"This copy contains {found[name]},", text)
        self.assertIn(f"/v{found['cli11']}.tar.gz", downloads)
        self.assertIn(f"/v{found['nlohmann-json3']}.tar.gz", downloads)

    def test_aPartThatIsNotListedStopsTheBuild(self):
        bill = bills.Bill(self.package, self.folder, "1.2.3")
        bill.add_debian("bash", [])
        with self.assertRaisesRegex(SystemExit, "does not list bash"):
            bill.write()

    def test_theCopyrightOfTheDebianPackageHasTheTextsThatDebianLacks(self):
        text = bills.debian_copyright()
        self.assertIn(" Attribution-ShareAlike 4.0 International\n", text)
        self.assertIn("licenses/GPL-3.0-or-later.txt beside this", text)
        self.assertIn(" Permission is hereby granted, free of charge", text)
        self.assertIn(" Redistribution and use in source and binary forms", text)
        self.assertNotRegex(text, r"@[\w.-]+@")


if __name__ == "__main__":
    unittest.main()
