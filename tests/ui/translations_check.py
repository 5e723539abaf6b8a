#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the translations: complete, with the same place markers, and up to date with the sources.

    translations_check.py LUPDATE
"""
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLACES = re.compile(r"%L?\d+|%n")


def messages(file: Path):
    """(context, source, comment) -> message element"""
    found = {}
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            key = (context.findtext("name"), message.findtext("source"), message.findtext("comment") or "")
            found[key] = message
    return found


def forms(message):
    translation = message.find("translation")
    if message.get("numerus") == "yes":
        return [form.text or "" for form in translation.iter("numerusform")]
    return [translation.text or ""]


def faults_of(key, message):
    source = key[1]
    if message.find("translation").get("type"):
        yield "is not translated"
        return
    for number, form in enumerate(forms(message)):
        places, expected = set(PLACES.findall(form)), set(PLACES.findall(source))
        if number == 0 and message.get("numerus") == "yes":
            expected -= {"%n"} - places  # "one barrel" need not say the number
        if not form:
            yield "is empty"
        elif places != expected:
            yield f"has the places {sorted(places)} and not {sorted(expected)}: {form}"
        if form.count("&") != source.count("&"):
            yield f"has another number of mnemonics: {form}"
        if form[-1:].isspace() or form[:1].isspace():
            yield "begins or ends with a blank"


def fresh(lupdate: str, folder: Path, plurals_only: bool):
    sources = sorted(str(path) for top in ("ui", "app/window", "core/text") for path in (ROOT / top).rglob("*")
                     if path.suffix in (".cpp", ".h"))
    file = folder / "windrose_xx.ts"
    file.unlink(missing_ok=True)
    listed = folder / "sources.lst"
    listed.write_text("\n".join(sources), encoding="utf-8")
    subprocess.run([lupdate, "-silent", "-locations", "none", "-I", str(ROOT), *(["-pluralonly"] if plurals_only else []),
                    f"@{listed}", "-ts", str(file)], check=True, stdout=subprocess.DEVNULL)
    return set(messages(file))


def main() -> int:
    problems = []
    with tempfile.TemporaryDirectory() as scratch:
        for file in sorted((ROOT / "translations").glob("windrose_*.ts")):
            shipped = messages(file)
            for key, message in shipped.items():
                problems += [f"{file.name}: {key[0]}: \"{key[1]}\" {fault}" for fault in faults_of(key, message)]
            wanted = fresh(sys.argv[1], Path(scratch), file.stem.endswith("_en"))
            problems += [f"{file.name}: lacks {key}" for key in sorted(wanted - set(shipped))]
            problems += [f"{file.name}: holds what no source says: {key}" for key in sorted(set(shipped) - wanted)]
    print("\n".join(problems) if problems else "every word is translated")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
