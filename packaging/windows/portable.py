#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Packs the files in STAGE as the folder NAME of a zip; the same files give the same bytes.

    portable.py STAGE NAME OUTPUT.zip

All times are SOURCE_DATE_EPOCH.
"""
import os
import sys
import time
import zipfile
from pathlib import Path

EARLIEST = 315532800  # a zip has no times before 1980


def pack(stage: Path, name: str, output: Path) -> None:
    epoch = max(int(os.environ.get("SOURCE_DATE_EPOCH", "0")), EARLIEST)
    with zipfile.ZipFile(output, "w") as archive:
        for file in sorted(path for path in stage.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(f"{name}/{file.relative_to(stage).as_posix()}", time.gmtime(epoch)[:6])
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, file.read_bytes(), zipfile.ZIP_DEFLATED, 9)


def main() -> int:
    if len(sys.argv) != 4:
        print(__doc__, file=sys.stderr)
        return 2
    pack(Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
