#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a file of the desktop in all languages.

    texts.py TEMPLATE OUTPUT

Each line of the template with @KEY@ (lowercase; a text of texts.cpp) is written in English, and again for each language
of translations/ whose text differs: as Name[de]=… in a desktop file, with xml:lang="de" in XML.
"""
import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from xml.sax.saxutils import escape

HERE = Path(__file__).resolve().parent
TRANSLATIONS = HERE.parents[1] / "translations"
CONTEXT = "Packages"
KEY = re.compile(r"@([a-z_]+)@")


def english() -> dict[str, str]:
    """The texts by their keys."""
    source = (HERE / "texts.cpp").read_text(encoding="utf-8")
    entries = re.findall(r'\{"(\w+)",\s*QT_TRANSLATE_NOOP\("Packages",((?:\s*"[^"]*")+)\)\}', source)
    return {key: "".join(re.findall(r'"([^"]*)"', parts)) for key, parts in entries}


def translated(file: Path) -> dict[str, str]:
    """The finished translations of the texts by their English."""
    found = {}
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message") if context.findtext("name") == CONTEXT else ():
            translation = message.find("translation")
            if translation is not None and translation.text and translation.get("type") is None:
                found[message.findtext("source")] = translation.text
    return found


def in_language(line: str, code: str, text: str) -> str:
    if line.lstrip().startswith("<"):
        line = re.sub(r"<(\w+)", rf'<\1 xml:lang="{code}"', line, count=1)
    else:
        line = line.replace("=", f"[{code}]=", 1)
    return KEY.sub(lambda _: text, line)


def main() -> int:
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        return 2
    template, output = map(Path, sys.argv[1:])
    texts = english()
    languages = {file.stem.removeprefix("windrose_"): translated(file) for file in sorted(TRANSLATIONS.glob("windrose_*.ts"))}
    is_xml = ".xml" in template.name
    lines = []
    for line in template.read_text(encoding="utf-8").splitlines():
        key = KEY.search(line)
        if key is None:
            lines.append(line)
            continue
        text = texts[key.group(1)]
        shown = escape if is_xml else str
        lines.append(KEY.sub(lambda _: shown(text), line))
        lines += [in_language(line, code, shown(words[text])) for code, words in languages.items() if words.get(text, text) != text]
    output.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
