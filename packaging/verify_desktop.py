# SPDX-License-Identifier: GPL-3.0-or-later
"""The desktop integration of a package for Linux."""
import gzip
import os
import re
import struct
from collections.abc import Callable
from pathlib import Path

from verify_screen import run as command_output
from verify_systems import expect

ID = "io.github.windrose_game.Windrose"
APP_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
FILE_SIZES = (16, 32, 48, 64, 128, 256)
RECORD, POSITION = "application/x-windrose-record", "application/x-windrose-position"
UNKNOWN_TO_OLD = "unknown-tag developer"  # of AppStream 1.0, which asks for it; Debian 12 has an older appstreamcli
# A name, the start of the contents, the expected type by name, and by contents only.
FILES = (
    ("named.windrose", "x\n", RECORD),
    ("record", '[Windrose "1"]\n[Players "2"]\n', RECORD),
    ("remarked", '; a remark\n[Windrose "1"]\n', RECORD),
    ("named.windrose-position", "x\n", POSITION),
    ("position", '{\n  "format": "windrose-position", "version": 1\n}\n', POSITION),
    ("other.json", '{"format": "other"}\n', "application/json"),
    ("other", "Windrose is a game.\n", "text/plain"),
)


def check_metadata(file: Path) -> None:
    """appstreamcli has nothing to say of it, hints included."""
    said = command_output(["appstreamcli", "validate", "--no-net", file])
    remarks = [line for line in said.splitlines() if re.match("[EWIP]: ", line) and not line.endswith(UNKNOWN_TO_OLD)]
    expect(not remarks, f"appstreamcli says: {'; '.join(remarks)}")


def check_looks(root: Path, prefix: str = "usr") -> None:
    """Icons in all sizes, manual pages, metadata, license and changes are there, of this version."""
    version = os.environ["WINDROSE_VERSION"]
    share = root / prefix / "share"
    for folder, name, sizes in (("apps", "windrose", APP_SIZES), ("mimetypes", RECORD.replace("/", "-"), FILE_SIZES),
                                ("mimetypes", POSITION.replace("/", "-"), FILE_SIZES)):
        theme = share / "icons/hicolor"
        expect((theme / "scalable" / folder / f"{name}.svg").exists(), f"no drawing {name}.svg")
        for size in sizes:
            picture = theme / f"{size}x{size}" / folder / f"{name}.png"
            expect(picture.exists(), f"no icon {picture}")
            expect(struct.unpack(">II", picture.read_bytes()[16:24]) == (size, size), f"{picture} has another size")
    for page in ("windrose", "windrose-cli"):
        for language in ("", "de/"):
            text = gzip.decompress((share / f"man/{language}man6/{page}.6.gz").read_bytes()).decode()
            expect(f"windrose {version}" in text, f"the manual page of {page} ({language or 'English'}) is not of {version}")
    changes = gzip.decompress((share / "doc/windrose/changelog.gz").read_bytes()).decode()
    expect(re.match(rf"windrose \({re.escape(version)}[)~]", changes) is not None, f"the changelog does not begin with {version}")
    metadata = share / f"metainfo/{ID}.metainfo.xml"
    expect(f'version="{version}"' in metadata.read_text(encoding="utf-8"), f"the metadata does not know {version}")
    check_metadata(metadata)
    expect((share / "doc/windrose/copyright").exists(), "no license")
    for text in (share / "doc/windrose/licenses").rglob("*.txt"):
        expect("/usr/share/" not in text.read_text(encoding="utf-8"), f"{text.name} refers to what only Debian has")


def check_desktop(root: Path, run: Callable[..., str], write: Callable[[str, str], str]) -> None:
    """The desktop knows records and positions by name and by content, and opens them with the program.

    `run` runs a command as the player, `write` writes a file and returns its path."""
    for name, text, kind in FILES:
        said = run("gio", "info", "--attributes", "standard::content-type,standard::icon", write(name, text))
        expect(f"standard::content-type: {kind}\n" in said, f"{name} is taken for something else than {kind}: {said}")
        expect(not kind.startswith("application/x-") or f"{kind.replace('/', '-')}," in said, f"{name} has no icon of its own: {said}")
    for kind in (RECORD, POSITION):
        said = run("gio", "mime", kind)
        expect(f"“{kind}”: windrose.desktop" in said, f"{kind} is not opened with Windrose: {said}")
    desktop = "/usr/share/applications/windrose.desktop"
    said = run("desktop-file-validate", desktop)
    expect(not said, f"desktop-file-validate says: {said}")
    for line in (root / desktop.lstrip("/")).read_text(encoding="utf-8").splitlines():
        if line.startswith(("Exec=", "TryExec=")):
            program = line.split("=")[1].split()[0]
            run("sh", "-c", f"command -v {program}")
    for page in ("windrose", "windrose-cli"):
        shown = run("man", "--pager=cat", "--warnings", "6", page)
        expect("SYNOPSIS" in shown, f"man does not show {page}")
