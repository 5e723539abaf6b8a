#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the arrows of the house: which folder may include from which other folder, and who may know Qt.

    check_arrows.py              looks at the whole project
    check_arrows.py --self-test  plants wrong arrows in a scratch project and proves that each is found
"""
import posixpath
import re
import sys
import tempfile
from pathlib import Path

from files import ROOT, is_cpp, project_files

# Folder -> what its files may include from the project, as path prefixes. The longest folder that fits a file rules.
CORE = ("core/",)
BELOW_MODELS = ("core/", "ui/session/")
# A widget asks its model and never looks at the rules itself, so it gets the plain values but not the game.
VALUES = ("core/rules/buildings.h", "core/rules/pieces.h", "core/rules/position.h", "core/rules/order.h",
          "core/rules/events.h", "core/rules/refusal.h", "core/rules/random.h", "core/rules/scoring.h")
WIDGETS = VALUES + ("ui/session/", "ui/models/")
ARROWS = {
    "core/rules/": ("core/rules/",),
    "core/text/": ("core/text/", "core/rules/"),
    "core/players/": ("core/players/", "core/rules/"),
    "ui/session/": CORE + ("ui/session/",),
    "ui/models/": BELOW_MODELS + ("ui/models/",),
    "ui/pieces/": ("ui/pieces/", "core/rules/buildings.h", "core/rules/pieces.h"),
    "ui/table/": WIDGETS + ("ui/table/", "ui/pieces/"),
    "ui/dialogs/": WIDGETS + ("ui/dialogs/",),
    "app/programs/": CORE + ("app/programs/",),
    "app/cli/": CORE + ("app/programs/", "app/cli/"),
    "app/": CORE + ("ui/", "app/"),
    "packaging/": (),
    "tests/core/": CORE + ("tests/core/",),
    "tests/cli/": CORE + ("tests/cli/",),
    "tests/fuzz/": CORE + ("tests/fuzz/", "tests/core/invariants.h"),
    "tests/": CORE + ("ui/", "app/", "tests/"),
}
WITHOUT_QT = ("core/", "app/programs/", "app/cli/", "packaging/appimage/", "tests/core/", "tests/cli/", "tests/fuzz/")
# What a build makes beside the sources.
GENERATED = re.compile(r"(^|/)(ui_\w+\.h|moc_\w+\.cpp|\w+\.moc)$")
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
QT_HEADER = re.compile(r"^(Q[A-Z]\w*|Qt[A-Z]\w*/.*|qt?[a-z]+\.h)$")
QT_LIBRARY = re.compile(r"\bQt\d*::|find_package\(\s*Qt", re.IGNORECASE)


def rule_for(name: str):
    folders = [folder for folder in ARROWS if name.startswith(folder)]
    return max(folders, key=len, default=None)


def resolve(root: Path, name: str, included: str):
    """The project file an include means, or None when it is not one."""
    beside = posixpath.normpath(posixpath.join(posixpath.dirname(name), included))
    for candidate in (beside, posixpath.normpath(included)):
        if (root / candidate).is_file():
            return candidate
    return None


def wrong_includes(root: Path, name: str):
    """Sentences about the wrong includes of one source."""
    rule = rule_for(name)
    if rule is None:
        yield f"{name}: stands in a folder that no arrow is drawn for"
        return
    text = (root / name).read_text(encoding="utf-8")
    for number, line in enumerate(text.splitlines(), 1):
        match = INCLUDE.match(line)
        if not match:
            continue
        quote, included = match.groups()
        target = resolve(root, name, included)
        if target is None:
            if quote == '"' and not GENERATED.search(included):
                yield f"{name}:{number}: includes \"{included}\", which is not there"
            elif QT_HEADER.match(included) and name.startswith(WITHOUT_QT):
                yield f"{name}:{number}: knows Qt (<{included}>)"
        elif not target.startswith(ARROWS[rule]):
            yield f"{name}:{number}: {rule} must not include {target}"


def problems(root: Path) -> list[str]:
    found = []
    for name in project_files(root):
        if is_cpp(name):
            found += wrong_includes(root, name)
        elif name.endswith("CMakeLists.txt") and name.startswith(WITHOUT_QT):
            if QT_LIBRARY.search((root / name).read_text(encoding="utf-8")):
                found.append(f"{name}: knows Qt")
    return found


# (file, its text, part of the complaint expected; empty: none)
PLANTED = [
    ("core/rules/game.h", "#pragma once\n", ""),
    ("core/rules/buildings.h", "#pragma once\n", ""),
    ("core/rules/pieces.h", "#pragma once\n", ""),
    ("core/rules/own.cpp", '#include "game.h"\n#include <vector>\n', ""),
    ("core/rules/climbs.cpp", '#include "../text/record.h"\n', "must not include core/text/record.h"),
    ("core/rules/widget.cpp", "#include <QWidget>\n", "knows Qt"),
    ("core/rules/module.cpp", "#include <QtCore/qglobal.h>\n", "knows Qt"),
    ("core/rules/lost.cpp", '#include "nowhere.h"\n', "not there"),
    ("core/text/record.h", '#include "../rules/game.h"\n', ""),
    ("core/text/sideways.cpp", '#include "core/players/search.h"\n', "must not include core/players/search.h"),
    ("core/players/search.h", '#include "core/rules/game.h"\n', ""),
    ("core/players/CMakeLists.txt", "target_link_libraries(x PUBLIC Qt6::Core)\n", "knows Qt"),
    ("ui/session/session.h", '#include "core/text/record.h"\n#include <QObject>\n', ""),
    ("ui/session/back.cpp", '#include "ui/models/model.h"\n', "must not include ui/models/model.h"),
    ("ui/models/model.h", '#include "ui/session/session.h"\n', ""),
    ("ui/models/back.cpp", '  #  include "../table/board.h"\n', "must not include ui/table/board.h"),
    ("ui/pieces/piece.h", '#include "core/rules/buildings.h"\n#include "core/rules/pieces.h"\n', ""),
    ("ui/pieces/knows.cpp", '#include "core/rules/game.h"\n', "must not include core/rules/game.h"),
    ("ui/pieces/asks.cpp", '#include "ui/models/model.h"\n', "must not include ui/models/model.h"),
    ("ui/table/board.h", '#include "ui/models/model.h"\n#include "ui/pieces/piece.h"\n', ""),
    ("ui/table/judges.cpp", '#include "core/rules/game.h"\n', "must not include core/rules/game.h"),
    ("ui/table/talks.cpp", '#include "ui/dialogs/dialog.h"\n', "must not include ui/dialogs/dialog.h"),
    ("ui/dialogs/dialog.h", '#include "ui/models/model.h"\n#include "ui_dialog.h"\n', ""),
    ("ui/up.cpp", "\n", "no arrow"),
    ("app/window/main.cpp", '#include "ui/table/board.h"\n', ""),
    ("app/cli/main.cpp", '#include "core/text/record.h"\n', ""),
    ("app/programs/child.h", "#include <QProcess>\n", "knows Qt"),
    ("app/programs/back.cpp", '#include "app/cli/main.cpp"\n', "must not include app/cli/main.cpp"),
    ("app/cli/window.cpp", '#include "ui/session/session.h"\n', "must not include ui/session/session.h"),
    ("ui/models/app.cpp", '#include "app/window/helper.h"\n', "must not include app/window/helper.h"),
    ("app/window/helper.h", "#pragma once\n", ""),
    ("tests/core/test.cpp", "#include <QTest>\n", "knows Qt"),
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
        about = [sentence for sentence in found if sentence.startswith((name + ":",))]
        good = any(expected in sentence for sentence in about) if expected else not about
        if not good:
            wrong += 1
            print(f"{name}: expected {expected or 'no complaint'!r}, got {about}")
    print(f"{len(PLANTED) - wrong} planted files judged rightly, {wrong} wrongly")
    return 1 if wrong else 0


def main() -> int:
    if "--self-test" in sys.argv[1:]:
        return self_test()
    found = problems(ROOT)
    print("\n".join(found) if found else "every arrow points the right way")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
