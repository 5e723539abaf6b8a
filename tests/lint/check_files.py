#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks files: length and name of each source and class, the contents of SVGs, the top folder, and more.

    check_files.py              checks the whole project
    check_files.py --self-test  tests itself with wrong files in a scratch project
"""
import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from checks import judge_planted, run_check
from files import ROOT, is_script, project_files

TOO_LONG = 500
LARGE_CLASS = 400  # lines of the header and the source named after it, without comments for translators
FOR_TRANSLATORS = re.compile(r"\s*//:|/\* TRANSLATOR ")
CODE = (".h", ".cpp", ".py", ".sh")
TEXTS = CODE + (".txt", ".cmake", ".json", ".md", ".yml", ".svg", ".qrc", ".ts", ".xml", ".desktop", ".in")
CLASS = re.compile(r"^class (\w+)[^;{]*\{", re.MULTILINE)
BODY = re.compile(r"^class (\w+)[^;{]*\{.*?^\};", re.MULTILINE | re.DOTALL)
TYPE = re.compile(r"^(?:class|struct|enum class) (\w+)[^;{]*\{", re.MULTILINE)
NAMESPACE = re.compile(r"^namespace windrose::(\w+)", re.MULTILINE)
SNAKE_CASE = re.compile(r"^[a-z][a-z0-9]*(_[a-z0-9]+)*$")
AT_THE_TOP = {"CMakeLists.txt", "CMakePresets.json", "README.md", "CONTRIBUTING.md", "LICENSE", "LICENSES",
              "app", "core", "packaging", "resources", "tests", "translations", "ui"}
# The subset of SVG Tiny 1.2 that Qt 6.4 draws; no text, because fonts differ, and no style sheets.
SVG_ELEMENTS = {"svg", "g", "defs", "use", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
                "linearGradient", "radialGradient", "stop", "solidColor", "title", "desc", "metadata"}
SVG_ATTRIBUTES = {"mask", "clip-path", "filter", "marker", "marker-start", "marker-mid", "marker-end", "class"}
# Home and build folders; written so that this file does not match itself.
MACHINE_PATHS = re.compile("|".join(["/" + "home/", "/" + "root/", "/" + "work/", "/" + "Users/", r"\b[A-Z]:\\" + "Users",
                                     "/" + "tmp/(plan|build)"]))
# In the window, text from outside is shown through texts::shown, texts::fileName and texts::filePath, and only our own
# constant texts are HTML with links.
SHOWN_FOLDERS = ("app/window/", "ui/dialogs/", "ui/table/")
AS_IT_IS = re.compile(r"\bfileName\(\)|\btoNativeSeparators\(|\berrorString\(\)")
AS_IT_IS_ALLOWED = {"ui/dialogs/settings_file.cpp"}
LINKS = re.compile(r"\bsetOpenExternalLinks\(|\bQDesktopServices\b|\bQt::RichText\b")
LINKS_ALLOWED = {"app/window/new_version.cpp", "ui/dialogs/about_dialog.cpp", "ui/dialogs/plain_texts.cpp"}
# The program never uses the network; the browser that it opens may.
NETWORK = re.compile(r"^#include <(QtNetwork|QNetwork|QTcp|QUdp|QSsl|QWebSocket)|Qt6::(Network|WebSockets)\b", re.MULTILINE)
# No test depends on a clock (tests/README.md). A line that reads a clock or waits for a time must say so: it can only
# be a guard, a poll or a report.
CLOCKS = re.compile(
    r"_clock:{2}now\b|\bClock::now\(|\bQ(Elapsed|Deadline)Timer\b|\bcurrent(DateTime|Time|MSecsSinceEpoch)|\belapsed\("
    r"|\bqWait\((?!0\))|\bqWaitFor|_WITH_TIMEOUT\(|\bq?[Ss]leep(_for|_until)?\(|\b(nano|u)sleep\(|\bclock_gettime\("
    r"|\bgettimeofday\(|\bclock\(\)|\bperf_counter|\bprocess_time|\btime\.(time|monotonic)|\bdatetime\.now"
    r"|\btimeout=\d|\.wait\(\d|(?<!_)\bTIMEOUT \d|^\s*(sleep|timeout) [\d.]+|\bdate \+%s")
CLOCKS_ALLOWED = re.compile("no " + "promise")
CLOCKS_OF = re.compile(r"^tests/(?!bench/)")
QT_WAITS = re.compile(r"\bQTRY_")
PATIENCE = 'patience.h"'
OUTSIDE = re.compile(r"\.\." + "/shared")


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
    """Messages about one file."""
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
        yield f"{name}: {len(lines)} lines (at most {TOO_LONG})"
    for number, line in enumerate(lines, 1):
        if MACHINE_PATHS.search(line):
            yield f"{name}:{number}: names a path of one machine"
        if name.startswith(SHOWN_FOLDERS) and suffix == ".cpp":
            if AS_IT_IS.search(line) and name not in AS_IT_IS_ALLOWED:
                yield f"{name}:{number}: shows what comes from outside as it is; see texts::shown"
            if LINKS.search(line) and name not in LINKS_ALLOWED:
                yield f"{name}:{number}: lets a text have links"
        if NETWORK.search(line):
            yield f"{name}:{number}: uses the network"
        if CLOCKS_OF.match(name) and CLOCKS.search(line) and not CLOCKS_ALLOWED.search(line):
            yield f"{name}:{number}: goes by a clock; see tests/README.md"
        if OUTSIDE.search(line):
            yield f"{name}:{number}: refers to something outside the project"
    if suffix == ".cpp" and any(map(QT_WAITS.search, lines)) and not any(PATIENCE in line for line in lines):
        yield f"{name}: QTRY_… gives up after five seconds; include tests/ui/patience.h"


def snake_case(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def lines_of(text: str) -> int:
    return sum(not FOR_TRANSLATORS.match(line) for line in text.splitlines())


def class_problems(root: Path, name: str):
    """Messages about classes: none may be long, and a header must be named after one of its types."""
    header = root / name
    if name.endswith((".h", ".cpp")):
        for body in BODY.finditer(header.read_text(encoding="utf-8")):
            if lines_of(body[0]) > LARGE_CLASS:
                yield f"{name}: the class {body[1]} has {lines_of(body[0])} lines (at most {LARGE_CLASS})"
    if not name.startswith(("app/", "core/", "tests/", "ui/")) or not name.endswith(".h"):
        return
    text = header.read_text(encoding="utf-8")
    classes = CLASS.findall(text)
    if not classes:
        return
    spaces = NAMESPACE.findall(text)
    named = {snake_case(word) for word in TYPE.findall(text)}
    named |= {f"{space}_{word}" for space in spaces for word in named} | set(spaces)
    if header.stem not in named:
        yield f"{name}: is not named after its class {classes[0]}"
    source = header.with_suffix(".cpp")
    text += source.read_text(encoding="utf-8") if source.exists() else ""
    if lines_of(text) > LARGE_CLASS and not name.startswith("tests/"):
        yield f"{name}: the class has {lines_of(text)} lines in its files (at most {LARGE_CLASS})"


def problems(root: Path) -> list[str]:
    return [sentence for name in project_files(root) for check in (file_problems, class_problems)
            for sentence in check(root, name)]


SVG = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">{}</svg>\n'
# (file, its text, part of the expected message; empty: none)
PLANTED = [
    ("core/good.cpp", "#include <array>\n", ""),
    ("core/script.py", "#!/usr/bin/env python3\n", ""),
    ("tests/ui/large.cpp", "class Large\n{\n" + "\n" * LARGE_CLASS + "};\n", "the class Large has"),
    ("tests/ui/two_classes.cpp", ("class One\n{\n" + "\n" * (LARGE_CLASS // 2) + "};\n") * 2, ""),
    ("core/long.cpp", "\n" * (TOO_LONG + 1), "lines"),
    ("core/at_the_limit.cpp", "\n" * TOO_LONG, ""),
    ("core/whole_table.h", "class WholeTable final : public Base\n{\n};\n", "the class has 401 lines"),
    ("core/whole_table.cpp", "\n" * (LARGE_CLASS - 2), ""),
    ("core/half_table.h", "class HalfTable\n{\n};\n", ""),
    ("core/half_table.cpp", "\n" * (LARGE_CLASS - 3), ""),
    ("core/functions.h", "int twice(int number);\n" + "\n" * LARGE_CLASS, ""),
    ("core/helper.h", "class Other\n{\n};\n", "not named after its class Other"),
    ("tests/core/helper.h", "class Other\n{\n};\n", "not named after its class Other"),
    ("tests/core/large_test.h", "class LargeTest\n{\n};\n" + "\n" * LARGE_CLASS, ""),
    ("core/forward.h", "class Other;\n", ""),
    ("core/order.h", "struct Order {\n};\nclass OrderList\n{\n};\n", ""),
    ("core/places.h", "enum class Place : int {};\nclass PlaceMask\n{\n};\n", "not named after"),
    ("ui/settings_store.h", "namespace windrose::settings\n{\nclass Store final : public QObject\n{\n};\n}\n", ""),
    ("ui/other_store.h", "namespace windrose::settings\n{\nclass Store\n{\n};\n}\n", "not named after"),
    ("core/CamelCase.h", "\n", "snake_case"),
    ("core/with-hyphen.cpp", "\n", "snake_case"),
    ("core/home.cpp", '// see "/' + 'home/somebody/notes"\n', "path of one machine"),
    ("ui/table/shown.cpp", "say(texts::fileName(path));\n", ""),
    ("ui/table/file.cpp", "say(QFileInfo(path).fileName());\n", "from outside"),
    ("app/window/path.cpp", "say(QDir::toNativeSeparators(path));\n", "from outside"),
    ("app/window/error.cpp", "say(file.errorString());\n", "from outside"),
    ("ui/dialogs/link.cpp", "label->setOpenExternalLinks(true);\n", "links"),
    ("ui/dialogs/rich.cpp", "label->setTextFormat(Qt::RichText);\n", "links"),
    ("ui/dialogs/calls.cpp", "#include <QNetwork" + "AccessManager>\n", "uses the network"),
    ("README.md", "Look into .." + "/shared.\n", "outside the project"),
    ("tests/core/clock.cpp", "auto since = steady_" + "clock::now();\n", "by a clock"),
    ("tests/core/elapsed.cpp", "EXPECT_LT(timer.el" + "apsed(), 50);\n", "by a clock"),
    ("tests/core/report.cpp", "print(Cl" + "ock::now() - begin); // no " + "promise: for the report\n", ""),
    ("tests/bench/clock.cpp", "auto since = steady_" + "clock::now();\n", ""),
    ("core/clock.cpp", "auto since = steady_" + "clock::now();\n", ""),
    ("tests/ui/waits.cpp", "QTest::qWait" + "(50);\n", "by a clock"),
    ("tests/ui/events.cpp", "QTest::qWait(0);\n", ""),
    ("tests/ui/soon.cpp", "QTRY" + "_VERIFY(isShown());\n", "five seconds"),
    ("tests/ui/patient.cpp", '#include "patience.h"\nQTRY' + "_VERIFY(isShown());\n", ""),
    ("tests/cli/sleep.py", "time.sle" + "ep(1)\n", "by a clock"),
    ("tests/cli/patience.py", "process.wait(PATIENCE)\n", ""),
    ("tests/cli/seconds.py", "run(words, time" + "out=5)\n", "by a clock"),
    ("tests/ui/display.sh", "  sle" + "ep 0.5\n", "by a clock"),
    ("tests/ui/CMakeLists.txt", "set_tests_properties(ui.hint PROPERTIES TIME" + "OUT 60)\n", "by a clock"),
    ("tests/core/CMakeLists.txt", "gtest_discover_tests(core DISCOVERY_TIMEOUT 600)\n", ""),
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
    return judge_planted(PLANTED, problems)


def main() -> int:
    return run_check(problems, self_test, "every file is in order")


if __name__ == "__main__":
    sys.exit(main())
