#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the licenses of a package, and its bill of materials (SPDX 2.3), from parts.txt.

    bill.py licenses FOLDER VERSION PART=NUMBER…   the texts for Windrose and the libraries that are compiled into it
    bill.py copyright OUTPUT                       the copyright file of the package for Debian
    bill.py add FOLDER VERSION PART…               adds parts that were linked into a program in FOLDER or come with it
                                                   (Debian packages)
    bill.py dlls FOLDER VERSION PART=NUMBER…       as `licenses` for the programs in FOLDER, and for the DLLs beside them
    bill.py qt FOLDER VERSION PART=NUMBER…         as `licenses`, and Qt, for a package that is made on another system

PART=NUMBER are the versions of all that is compiled in (cli11 and nlohmann-json3), and for the last command that of Qt (qt).
FOLDER/licenses receives one text per part. Packages with more libraries inside (linux/archive.py) add them with `Bill`.
A part that parts.txt does not list stops the build.
"""
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from datetime import datetime, timezone
from pathlib import Path

HERE = Path(__file__).resolve().parent
TEXTS = HERE.parents[1] / "LICENSES"
HOME_PAGE = "https://github.com/windrose-game/windrose"
IN_A_TREE = "share/doc/windrose/licenses"  # where the trees for Linux have them
OWN = ("GPL-3.0-or-later", "CC-BY-SA-4.0")
COMPILED_IN = ("nlohmann-json3", "cli11")  # headers without a library of their own
QT, SVG, TRANSLATIONS = "libqt6core6", "libqt6svg6", "qt6-translations-l10n"
ON_DEBIAN = re.compile(r"/usr/share/common-licenses/(Apache-2\.0|Artistic|BSD|CC0-1\.0|GFDL(?:-1\.[23])?"
                       r"|L?GPL(?:-[0-9](?:\.[1-9])?)?|MPL-[12]\.[01])(?:\.0(?!\d))?")
BILL, SEE = "windrose.spdx.json", "See "
PUBLIC = "LicenseRef-Public-Domain"  # SPDX has no name for it
UNKNOWN = "NOASSERTION"  # of a version, as SPDX says it
POINTER = "/usr/share/common-licenses"
BESIDE = re.compile(r"/usr/share/doc/([\w.+-]+)/([\w+-]+(?:\.[\w+-]+)*)")  # another file of a package, like its authors
README = """The licenses of this copy of Windrose
=====================================

Windrose is free software under the GNU General Public License, version 3 or (at your option) any later version: see
GPL-3.0-or-later.txt. Its drawings and sounds are under the Creative Commons Attribution-ShareAlike 4.0 International
license: see CC-BY-SA-4.0.txt. Attribution: "Drawings from Windrose, by the Windrose contributors" and "Sounds from
Windrose, by the Windrose contributors".

windrose.spdx.json lists everything in this copy in the SPDX format. Besides Windrose itself, that is:

"""
OF_ANOTHER = """This is what Debian says of {name} {here}. This copy contains {version}, whose parts by others can differ: see the files
*.spdx beside this one, where there are any, and https://doc.qt.io/qt-{minor}/licenses-used-in-qt.html.

"""


@dataclass(frozen=True)
class Part:
    """A line of parts.txt."""
    name: str
    license: str
    home: str
    version: str = ""  # where the package of it does not say that


@dataclass
class Item:
    """A part that a package contains."""
    part: Part
    version: str
    files: list[str] = field(default_factory=list)  # relative to the folder of the package
    texts: set[str] = field(default_factory=set)  # names in the folder of licenses


def known_parts() -> dict[str, Part]:
    parts = {}
    for line in (HERE / "parts.txt").read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            part = Part(*(word.strip() for word in line.split(" | ")))
            parts[part.name] = part
    return parts


def dpkg_query(form: str, package: str) -> str:
    shown = subprocess.run(["dpkg-query", "--show", "--showformat", form, package], check=True, capture_output=True, text=True)
    return shown.stdout.strip()


def owner_of(file: Path) -> str:
    """The Debian package that a file belongs to. It can be registered under /lib or /usr/lib."""
    found = subprocess.run(["dpkg-query", "--search", f"*/{file.resolve().name}"], check=True, capture_output=True, text=True)
    return found.stdout.split(":")[0]


class Bill:
    """Everything in a package, and the folder with the license of each part."""

    def __init__(self, package: Path, folder: Path, version: str, compiled_in: dict[str, str] | None = None):
        self._package = package
        self._folder = folder
        self._version = version
        self._known = known_parts()
        self._items: dict[str, Item] = {}
        folder.mkdir(parents=True, exist_ok=True)
        for name in OWN:
            shutil.copy(TEXTS / f"{name}.txt", folder)
        for name in COMPILED_IN:
            shutil.copy(HERE / f"{name}.txt", folder)
            self._item(name, (compiled_in or {}).get(name, "")).texts.add(f"{name}.txt")

    def read(self) -> None:
        """Goes on from a bill that was written before."""
        document = json.loads((self._folder / BILL).read_text(encoding="utf-8"))
        names = {entry["SPDXID"]: entry["fileName"].removeprefix("./") for entry in document["files"]}
        for entry in document["packages"][1:]:
            item = self._item(entry["name"], "")
            item.version = entry.get("versionInfo", "")
            item.files += [names[line["relatedSpdxElement"]] for line in document["relationships"]
                           if line["spdxElementId"] == entry["SPDXID"]]
            item.texts |= set(entry["licenseComments"].removeprefix(SEE).split(", "))

    def _item(self, name: str, version: str) -> Item:
        return self._items.setdefault(name, Item(self._known.get(name, Part(name, "", "")), version))

    def add_debian(self, owner: str, files: list[Path], version: str = "") -> None:
        """Files of the Debian package `owner`, with its licenses; or of another version of the same source."""
        source, here = dpkg_query("${source:Package} ${source:Version}", owner).split()
        item = self._item(source, version or here)
        item.files += [str(file.relative_to(self._package)) for file in files]
        text = self._add_text(Path(f"/usr/share/doc/{owner}/copyright"), f"{owner}.txt")
        item.texts.add(text)
        if version:
            minor = ".".join(version.split(".")[:2])
            first = OF_ANOTHER.format(name=source, here=here, version=version, minor=minor)
            (self._folder / text).write_text(first + (self._folder / text).read_text(encoding="utf-8"), encoding="utf-8")

    def add_linked(self, owner: str) -> None:
        """A Debian package, or a part whose license is in this folder, that was linked into a program."""
        if (HERE / f"{owner}.txt").exists():
            self.add(owner, self._known[owner].version, [], [HERE / f"{owner}.txt"])
        else:
            self.add_debian(owner, [])

    def add(self, name: str, version: str, files: list[Path], texts: list[Path]) -> None:
        """Files of a part whose licenses are in `texts`."""
        item = self._item(name, version)
        item.files += [str(file.relative_to(self._package)) for file in files]
        item.texts |= {self._add_text(text, f"{name}.txt" if len(texts) == 1 else text.name) for text in texts}

    def _add_text(self, source: Path, name: str) -> str:
        """Copies a copyright file of Debian with what it refers to, and makes it refer to the copies."""
        text = source.read_text(encoding="utf-8", errors="replace")
        for license_ in sorted(set(ON_DEBIAN.findall(text))):
            target = self._folder / f"common/{license_}.txt"
            target.parent.mkdir(exist_ok=True)
            shutil.copyfile(f"{POINTER}/{license_}", target)
        text = ON_DEBIAN.sub(r"common/\1.txt", text)
        text = text.replace(f"{POINTER}/", "common/").replace(POINTER, "common")
        for owner, file in sorted(set(BESIDE.findall(text))):
            shutil.copyfile(f"/usr/share/doc/{owner}/{file}", self._folder / f"{owner}-{file}.txt")
        text = BESIDE.sub(r"\1-\2.txt", text)
        (self._folder / name).write_text(text, encoding="utf-8")
        return name

    def write(self) -> None:
        if missing := sorted(set(self._items) - set(self._known)):
            raise SystemExit(f"packaging/licenses/parts.txt does not list {', '.join(missing)}")
        lines = [f"- {item.part.name} {item.version}".removesuffix(UNKNOWN).rstrip() + f" ({item.part.license}), {item.part.home}\n"
                 f"  See {', '.join(sorted(item.texts))}.\n" for item in self._sorted()]
        (self._folder / "README.txt").write_text(README + "".join(lines), encoding="utf-8")
        bill = json.dumps(self._document(), indent=1, ensure_ascii=False) + "\n"
        (self._folder / BILL).write_text(bill, encoding="utf-8")

    def _sorted(self) -> list[Item]:
        return [self._items[name] for name in sorted(self._items)]

    def _document(self) -> dict:
        made = datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", "1")), timezone.utc)
        files = [(item, name) for item in self._sorted() for name in sorted(set(item.files))]
        relations = [("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-windrose")]
        relations += [("SPDXRef-windrose", "CONTAINS", spdx_id(item.part.name)) for item in self._sorted()]
        relations += [(spdx_id(item.part.name), "CONTAINS", f"SPDXRef-File-{number}") for number, (item, _) in enumerate(files)]
        packages = [package_entry("windrose", self._version, " AND ".join(OWN), HOME_PAGE)]
        packages += [package_entry(item.part.name, item.version, item.part.license, item.part.home)
                     | {"licenseComments": SEE + ", ".join(sorted(item.texts))} for item in self._sorted()]
        entries = [file_entry(self._package, name, number, item.part.license) for number, (item, name) in enumerate(files)]
        for package, item in zip(packages[1:], self._sorted(), strict=True):
            sums = sorted(entry["checksums"][0]["checksumValue"] for entry, (owner, _) in zip(entries, files, strict=True) if owner is item)
            if sums:
                package |= {"filesAnalyzed": True, "packageVerificationCode": verification_code(sums)}
        content = json.dumps([packages, entries], sort_keys=True).encode()
        return {
            "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"windrose-{self._version}",
            "documentNamespace": f"{HOME_PAGE}/spdx/{self._version}/{hashlib.sha256(content).hexdigest()}",
            "creationInfo": {"created": made.strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": ["Organization: The Windrose contributors"]},
            "packages": packages, "files": entries,
            "hasExtractedLicensingInfos": [{"licenseId": PUBLIC, "extractedText": "This part was given to the public domain."}]
            if any(PUBLIC in item.part.license for item in self._sorted()) else [],
            "relationships": [{"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other}
                              for one, kind, other in relations],
        }


def versions_compiled_in(folder: Path) -> dict[str, str]:
    """Those that the bill in a folder of licenses names."""
    document = json.loads((folder / BILL).read_text(encoding="utf-8"))
    return {entry["name"]: entry["versionInfo"] for entry in document["packages"] if entry["name"] in COMPILED_IN}


def spdx_id(name: str) -> str:
    return f"SPDXRef-{re.sub('[^A-Za-z0-9.-]', '-', name)}"


def package_entry(name: str, version: str, license_: str, home: str) -> dict:
    entry = {"name": name, "SPDXID": spdx_id(name), "downloadLocation": "NOASSERTION", "filesAnalyzed": False, "homepage": home,
             "licenseConcluded": license_, "licenseDeclared": license_, "copyrightText": "NOASSERTION"}
    return entry | ({"versionInfo": version} if version else {})


def verification_code(sums: list[str]) -> dict:
    """What SPDX asks for of a part with files, from their SHA-1 sums in ascending order."""
    return {"packageVerificationCodeValue": hashlib.sha1("".join(sums).encode("ascii")).hexdigest()}


def file_entry(package: Path, name: str, number: int, license_: str) -> dict:
    data = (package / name).read_bytes()
    sums = [{"algorithm": kind.upper(), "checksumValue": hashlib.new(kind, data).hexdigest()} for kind in ("sha1", "sha256")]
    return {"fileName": f"./{name}", "SPDXID": f"SPDXRef-File-{number}", "checksums": sums, "licenseConcluded": license_,
            "licenseInfoInFiles": ["NOASSERTION"], "copyrightText": "NOASSERTION"}


def indented(text: str) -> str:
    """A text in a field of Debian's copyright format."""
    return "".join(f" {line.rstrip()}\n" if line.strip() else " .\n" for line in text.strip("\n").split("\n"))


def debian_copyright() -> str:
    """The template with the texts of the licenses that a Debian system lacks."""
    text = (HERE.parent / "linux/copyright.in").read_text(encoding="utf-8")
    text = text.replace("@CC-BY-SA-4.0@\n", indented((TEXTS / "CC-BY-SA-4.0.txt").read_text(encoding="utf-8")))
    for name in COMPILED_IN:
        body = (HERE / f"{name}.txt").read_text(encoding="utf-8")
        text = text.replace(f"@{name}@\n", indented(body[re.search("^(Permission|Redistribution)", body, re.MULTILINE).start():]))
    return text


def add_dlls(bill: Bill, folder: Path) -> None:
    """Qt for Windows is built from the sources of this Debian's Qt; the run time of the compiler is Debian's."""
    owners = {"libgcc_s_seh-1.dll": "gcc-mingw-w64-x86-64-posix-runtime", "libstdc++-6.dll": "gcc-mingw-w64-x86-64-posix-runtime",
              "libwinpthread-1.dll": "mingw-w64-x86-64-dev", "Qt6Svg.dll": SVG}
    parts: dict[str, list[Path]] = {}
    for file in sorted([*folder.rglob("*.dll"), *folder.rglob("*.qm")]):
        parts.setdefault(owners.get(file.name, QT if file.suffix == ".dll" else TRANSLATIONS), []).append(file)
    for owner, files in parts.items():
        bill.add_debian(owner, files)


def main() -> int:
    words = sys.argv[1:]
    if words[:1] == ["copyright"] and len(words) == 2:
        Path(words[1]).write_text(debian_copyright(), encoding="utf-8")
        return 0
    wanted = {"licenses": COMPILED_IN, "dlls": COMPILED_IN, "qt": (*COMPILED_IN, "qt"), "add": ()}
    versions = {} if words[:1] == ["add"] else dict(word.split("=", 1) for word in words[3:] if "=" in word)
    if len(words) < 3 or words[0] not in wanted or set(versions) != set(wanted[words[0]]) or "" in versions.values():
        print(__doc__, file=sys.stderr)
        return 2
    folder = Path(words[1])
    is_tree = words[0] == "add" and (folder / IN_A_TREE).is_dir()
    bill = Bill(folder, folder / (IN_A_TREE if is_tree else "licenses"), words[2], versions)
    if words[0] == "dlls":
        add_dlls(bill, folder)
    if words[0] == "qt":
        for owner in (QT, SVG, TRANSLATIONS):
            bill.add_debian(owner, [], versions["qt"])
    if words[0] == "add":
        bill.read()
        for owner in words[3:]:
            bill.add_linked(owner)
    bill.write()
    return 0


if __name__ == "__main__":
    sys.exit(main())
