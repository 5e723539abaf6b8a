#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the house's order: length, licence line and name of each source, what an SVG may contain, what stands at the top.

    check_files.py              looks at the whole project
    check_files.py --self-test  plants wrong files in a scratch project and proves that each is found
"""
import re
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from files import ROOT, project_files

LONG, TOO_LONG = 500, 520
SPDX = "SPDX-License-Identifier: GPL-3.0-or-later"
CODE = (".h", ".cpp", ".py", ".sh")
TEXTS = CODE + (".txt", ".cmake", ".json", ".md", ".yml", ".svg", ".qrc", ".ts", ".xml", ".desktop", ".in")
SNAKE_CASE = re.compile(r"^[a-z][a-z0-9]*(_[a-z0-9]+)*$")
AT_THE_TOP = {"CMakeLists.txt", "CMakePresets.json", "README.md", "LICENSE",
              "app", "core", "packaging", "resources", "tests", "translations", "ui"}
# SVG Tiny 1.2 as Qt 6.4 draws it; no text, because fonts differ, and no style sheets.
SVG_ELEMENTS = {"svg", "g", "defs", "use", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
                "linearGradient", "radialGradient", "stop", "solidColor", "title", "desc", "metadata"}
SVG_ATTRIBUTES = {"mask", "clip-path", "filter", "marker", "marker-start", "marker-mid", "marker-end", "class"}
# The homes of people and builds; written so that this file does not name them.
MACHINE_PATHS = re.compile("|".join(["/" + "home/", "/" + "root/", "/" + "work/", "/" + "Users/", r"\b[A-Z]:\\" + "Users",
                                     "/" + "tmp/(plan|build)"]))
OUTSIDE = re.compile(r"\.\." + "/shared")


def is_script(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(2) == b"#!"


def svg_problems(path: Path, name: str):
    try:
        tree = ElementTree.parse(path)
    except ElementTree.ParseError as error:
        yield f"{name}: is not XML: {error}"
        return
    for element in tree.iter():
        tag = element.tag.rpartition("}")[2] if isinstance(element.tag, str) else "?"
        if tag not in SVG_ELEMENTS:
            yield f"{name}: has an element that may not be drawn: <{tag}>"
        for attribute, value in element.attrib.items():
            plain = attribute.rpartition("}")[2]
            if plain in SVG_ATTRIBUTES:
                yield f"{name}: has an attribute that may not be drawn: {plain}"
            if plain == "href" and not value.startswith("#"):
                yield f"{name}: refers outside itself: {value}"


def file_problems(root: Path, name: str):
    """Sentences about what is wrong with one file."""
    path = root / name
    top = name.split("/")[0]
    if top not in AT_THE_TOP and not top.startswith("."):
        yield f"{name}: {top} does not belong at the top"
    suffix = path.suffix
    code = suffix in CODE
    if (code or suffix == ".svg") and not SNAKE_CASE.match(path.stem):
        yield f"{name}: the name is not in snake_case"
    if suffix == ".svg":
        yield from svg_problems(path, name)
    if not (suffix in TEXTS or path.name.startswith(".") or is_script(path)):
        return
    lines = path.read_text(encoding="utf-8").splitlines()
    if code and len(lines) > TOO_LONG:
        yield f"{name}: {len(lines)} lines (at most {LONG})"
    if (code or is_script(path)) and not any(SPDX in line for line in lines[:2]):
        yield f"{name}: has no licence line ({SPDX})"
    for number, line in enumerate(lines, 1):
        if MACHINE_PATHS.search(line):
            yield f"{name}:{number}: names a path of one machine"
        if OUTSIDE.search(line):
            yield f"{name}:{number}: refers to something outside the project"


def problems(root: Path) -> list[str]:
    return [sentence for name in project_files(root) for sentence in file_problems(root, name)]


def warnings(root: Path):
    for name in project_files(root):
        if name.endswith(CODE):
            count = len((root / name).read_text(encoding="utf-8").splitlines())
            if LONG < count <= TOO_LONG:
                yield f"{name}: {count} lines; split it soon"


LICENSED = f"// {SPDX}\n"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">{}</svg>\n'
# (file, its text, part of the complaint expected; empty: none)
PLANTED = [
    ("core/good.cpp", LICENSED, ""),
    ("core/script.py", f"#!/usr/bin/env python3\n# {SPDX}\n", ""),
    ("core/long.cpp", LICENSED + "\n" * TOO_LONG, "lines"),
    ("core/at_the_limit.cpp", LICENSED + "\n" * (TOO_LONG - 1), ""),
    ("core/free.h", "#pragma once\n", "no licence line"),
    ("core/CamelCase.h", LICENSED, "snake_case"),
    ("core/with-hyphen.cpp", LICENSED, "snake_case"),
    ("core/home.cpp", LICENSED + '// see "/' + 'home/somebody/notes"\n', "path of one machine"),
    ("README.md", "Look into .." + "/shared.\n", "outside the project"),
    ("resources/fine.svg", SVG.format('<g><path d="M0 0h1"/><use xlink:href="#a"/></g>'), ""),
    ("resources/masked.svg", SVG.format("<mask/>"), "<mask>"),
    ("resources/written.svg", SVG.format("<text>x</text>"), "<text>"),
    ("resources/styled.svg", SVG.format("<style>a{}</style>"), "<style>"),
    ("resources/clipped.svg", SVG.format('<g clip-path="url(#c)"/>'), "clip-path"),
    ("resources/linked.svg", SVG.format('<use xlink:href="other.svg#a"/>'), "outside itself"),
    ("resources/broken.svg", "<svg>", "not XML"),
    ("notes.txt", "\n", "does not belong at the top"),
    ("docs/page.md", "\n", "does not belong at the top"),
    (".editorconfig", "root = true\n", ""),
]


def self_test() -> int:
    with tempfile.TemporaryDirectory() as scratch:
        root = Path(scratch)
        for name, text, _ in PLANTED:
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, encoding="utf-8")
        found = problems(root)
    wrong = 0
    for name, _, expected in PLANTED:
        about = [sentence for sentence in found if sentence.startswith(name + ":")]
        good = any(expected in sentence for sentence in about) if expected else not about
        if not good:
            wrong += 1
            print(f"{name}: expected {expected or 'no complaint'!r}, got {about}")
    print(f"{len(PLANTED) - wrong} planted files judged rightly, {wrong} wrongly")
    return 1 if wrong else 0


def main() -> int:
    if "--self-test" in sys.argv[1:]:
        return self_test()
    for warning in warnings(ROOT):
        print("warning:", warning)
    found = problems(ROOT)
    print("\n".join(found) if found else "every file is in order")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
