#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that each source includes, itself or through its headers, what declares Windrose's own types and constants in it.

    check_includes.py              checks the whole project
    check_includes.py --self-test  tests itself with missing includes in a scratch project

A build compiles many sources as one, and a source that lacks an include goes unnoticed there, until one is compiled alone:
for Windows, for macOS, or after a change. Functions and members are not checked, because names alone do not tell them apart.
"""
import re
import sys
from functools import cache
from pathlib import Path

from check_arrows import INCLUDE, resolve
from checks import judge_planted, run_check
from files import is_cpp, project_files

NOT_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.DOTALL)
# Types and constants of a namespace stand at the beginning of a line.
DECLARED = re.compile(r"^(?:template\s*<[^\n]*>\s*)?(?:enum class|enum|class|struct|union)\s+(\w+)\b(?!\s*;|\s*:[^{\n]*;)|^using (\w+) =|"
                      r"^(?:inline )?constexpr [^\n=({;]*?\b(k[A-Z]\w*)\b", re.MULTILINE)
# Anywhere in a source: a name of its own that hides one of a header, or a parameter of a template.
OWN = re.compile(r"\b(?:enum class|class|struct|union|enum|typename|using|concept)\s+(\w+)|\b(k[A-Z]\w*)\s*(?:=|\{|\[|;)")
# The first argument is a word, not a type.
NAMING = re.compile(r"\b(?:TEST|INSTANTIATE_TEST_SUITE_P|Q_DECLARE_TR_FUNCTIONS)\(\w+")
# A name in another scope (`Role::Mayor`) belongs to that.
NAME = re.compile(r"(?<![\w:.>])(?:windrose::)?([A-Z]\w*|k[A-Z]\w*)\b")
ENUMERATORS = re.compile(r"\benum\b[^{;]*\{([^}]*)\}")


class Sources:
    """The project's sources, read once."""

    def __init__(self, root: Path):
        self.root = root
        self.names = [name for name in project_files(root) if is_cpp(name)]
        self.texts = {name: NOT_CODE.sub(lambda match: '""' if match[0][0] in "\"R" else " ",
                                         (root / name).read_text(encoding="utf-8")) for name in self.names}
        self.declaring: dict[str, set[str]] = {}
        for name in self.names:
            if name.endswith(".h"):
                for declared in self.declared(name):
                    self.declaring.setdefault(declared, set()).add(name)

    def declared(self, name: str) -> set[str]:
        return {next(filter(None, found)) for found in DECLARED.findall(self.texts[name])}

    @cache
    def included(self, name: str) -> frozenset[str]:
        """The project's files that a source includes itself."""
        lines = (self.root / name).read_text(encoding="utf-8").splitlines()
        found = (resolve(self.root, name, match[2]) for match in map(INCLUDE.match, lines) if match)
        return frozenset(target for target in found if target in self.texts)

    def reached(self, name: str) -> set[str]:
        """A source and all that it includes, directly or not."""
        reached, waiting = set(), [name]
        while waiting:
            file = waiting.pop()
            if file not in reached:
                reached.add(file)
                waiting += self.included(file)
        return reached

    @cache
    def hiding(self, name: str) -> frozenset[str]:
        """Names of a source that may mean something else than what a header declares: its own ones and enumerators."""
        own = {next(filter(None, found)) for found in OWN.findall(self.texts[name])}
        return frozenset(own.union(*(re.findall(r"\b[A-Z]\w*", body) for body in ENUMERATORS.findall(self.texts[name]))))

    def missing(self, name: str):
        reached = self.reached(name)
        used = self.declaring.keys() & set(NAME.findall(NAMING.sub("", self.texts[name])))
        for word in sorted(used.difference(*map(self.hiding, reached))):
            if not self.declaring[word] & reached:
                yield f"{name}: uses {word}, which {' or '.join(sorted(self.declaring[word]))} declares, and does not include that"


def problems(root: Path) -> list[str]:
    sources = Sources(root)
    return [problem for name in sources.names for problem in sources.missing(name)]


# (file, its text, part of the expected message; empty: none)
PLANTED = [
    ("core/rules/pieces.h", "enum class Good { Corn };\ninline constexpr int kGoods = 5;\nusing Goods = int;\n", ""),
    ("core/rules/game.h", '#include "pieces.h"\nstruct Played\n{\n    Good good;\n};\n', ""),
    ("core/rules/direct.cpp", '#include "pieces.h"\nGood good;\n', ""),
    ("core/rules/indirect.cpp", '#include "core/rules/game.h"\nGood good = Good::Corn;\nPlayed played;\n', ""),
    ("core/rules/lacks_type.cpp", '#include "pieces.h"\nvoid tell(const Played& played);\n', "uses Played, which core/rules/game.h"),
    ("core/rules/lacks_enum.cpp", "auto corn = Good::Corn;\n", "uses Good"),
    ("core/rules/lacks_alias.cpp", "std::vector<Goods> goods;\n", "uses Goods"),
    ("core/rules/lacks_constant.cpp", "int goods[kGoods];\n", "uses kGoods"),
    ("core/rules/lacks_all.h", "#pragma once\nclass Ship\n{\n    windrose::Good good;\n};\n", "uses Good"),
    ("core/rules/forward.h", "class Played;\nvoid tell(const Played& played);\n", ""),
    ("core/rules/words.cpp", '// a Good\nconst char* word = "Good"; /* kGoods */\n', ""),
    ("core/rules/own.cpp", "struct Played\n{\n};\nPlayed played;\nconstexpr int kGoods = 3;\n", ""),
    ("core/rules/named.cpp", "TEST(Played, isTold)\n", ""),
    ("core/rules/other_scope.cpp", "auto kind = Kind::Good;\nauto part = record.Played;\n", ""),
]


def self_test() -> int:
    return judge_planted(PLANTED, problems)


if __name__ == "__main__":
    sys.exit(run_check(problems, self_test, "every source includes what declares the types and constants in it"))
