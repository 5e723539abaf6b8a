#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds the faults of the translations, and prints a table of how many there are of each kind in each language.

    translations/check.py [--lupdate PROGRAM] [--language CODE]… [--shown PROGRAM] [--size WxH]… [--scene NAME]…
                          [--players N]…

Each fault counts once in a language, wherever it is seen. Always, from the files alone:
    unfinished   without a translation, or marked as unfinished
    missing      the sources have the text, the file does not
    obsolete     the file has the text, the sources do not
    places       other %1, %2, %n than the English
    plurals      another number of plural forms than the language has
    signs        another number of &, tags or line breaks, another end (…), or a blank at an end
    numbers      lacks a number of the English, such as 12
    twice        two sentences of a context have the same translation
    comments     a text without a comment for translators, or a context that does not say where its texts appear
                 (language "en")
With --shown, from every scene of windrose_pictures (build/test/bin/windrose_pictures), unless told otherwise for 2 and 5
players, at 1024x720 and 1280x800; "pseudo" and "mirrored" are languages, too:
    cut          a text for which there is no room
    overlong     a dialog, menu bar or page that is wider than what shows it
    mnemonic     two controls of a dialog or two entries of a menu with the same letter
    failed       a scene that could not be shown
A language takes some 15 seconds of processor time at each size; progress goes to standard error.
The exit status is 1 if there is any.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
SOURCES = ("ui", "app/window", "core/text", "packaging/linux/texts.cpp")
PLACES = re.compile(r"%L?\d+|%n")
TAGS = re.compile(r"</?\w+[^>]*>")
# How many plural forms a language has, and whether the first is only for exactly one; others have 2, and it is.
FORMS = {"fr": (2, False), "pt_BR": (2, False), "pl": (3, True), "cs": (3, True), "ru": (3, False), "uk": (3, False),
         "ja": (1, False), "zh_CN": (1, False), "zh_TW": (1, False), "ko": (1, False)}
KINDS = ("unfinished", "missing", "obsolete", "places", "plurals", "signs", "numbers", "twice", "comments")
SHOWN = ("cut", "overlong", "mnemonic", "failed")
SIZES = ("1024x720", "1280x800")
PLAYERS = ("2", "5")
# Shorter texts can mean the same: "Course of the Game" and "&Course of the Game…".
SENTENCE = 7  # words

Fault = tuple[str, str, str]  # kind, language, text


def messages(file: Path) -> dict[tuple[str, str, str], ElementTree.Element]:
    """(context, source, comment) -> message element; without the comments of whole contexts, whose source is empty."""
    found = {}
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            if message.findtext("source"):
                found[(context.findtext("name"), message.findtext("source"), message.findtext("comment") or "")] = message
    return found


def forms(message) -> list[str]:
    translation = message.find("translation")
    if message.get("numerus") == "yes":
        return [form.text or "" for form in translation.iter("numerusform")]
    return [translation.text or ""]


def signs(text: str) -> tuple:
    return text.count("&"), len(TAGS.findall(text)), text.count("\n"), text.rstrip().endswith("…")


def numbers(text: str) -> Counter:
    return Counter(re.findall(r"\d+", PLACES.sub("", text)))


def faults_of(language: str, source: str, message):
    """(kind, what is wrong) of a message."""
    wanted, is_first_one = FORMS.get(language, (2, True))
    is_plural = message.get("numerus") == "yes"
    if message.find("translation").get("type") or not all(forms(message)):
        yield "unfinished", "is not translated"
        return
    if is_plural and len(forms(message)) != wanted:
        yield "plurals", f"has {len(forms(message))} plural forms and not {wanted}"
    expected = set(PLACES.findall(source))
    for number, form in enumerate(forms(message)):
        places = set(PLACES.findall(form))
        may_lack = {"%n"} if is_plural and number == 0 and is_first_one else set()  # "one barrel" need not say the number
        if places != expected and places != expected - may_lack:
            yield "places", f"has the places {sorted(places)} and not {sorted(expected)}: {form}"
        if signs(form) != signs(source):
            yield "signs", f"has other signs (&, tags, line breaks, ellipsis): {form}"
        if form != form.strip():
            yield "signs", f"begins or ends with a blank: {form}"
        if lacking := numbers(source) - numbers(form):
            yield "numbers", f"lacks {', '.join(lacking)}: {form}"


def repeated(shipped) -> list[str]:
    """Sentences that have the translation of another sentence of their context."""
    first, found = {}, []
    for (context, source, _), message in shipped.items():
        if len(source.split()) >= SENTENCE:
            for form in set(forms(message)) - {""}:
                other = first.setdefault((context, form), source)
                if other != source:
                    found.append(f"{context}: “{source}” has the translation of “{other}”")
    return found


def fresh(lupdate: str, folder: Path, plurals_only: bool) -> Path:
    """A file with the texts of the sources."""
    sources = sorted(str(path) for top in SOURCES for path in ([ROOT / top] if (ROOT / top).is_file() else (ROOT / top).rglob("*"))
                     if path.suffix in (".cpp", ".h"))
    file = folder / f"windrose_{'plurals' if plurals_only else 'all'}.ts"
    listed = folder / "sources.lst"
    listed.write_text("\n".join(sources), encoding="utf-8")
    subprocess.run([lupdate, "-silent", "-locations", "none", "-I", str(ROOT), *(["-pluralonly"] if plurals_only else []),
                    f"@{listed}", "-target-language", "en", "-ts", str(file)],
                   check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return file


def comment_faults(file: Path) -> list[Fault]:
    """Texts and contexts without comments."""
    described, contexts = set(), set()
    faults = []
    for context in ElementTree.parse(file).getroot().iter("context"):
        name = context.findtext("name")
        for message in context.iter("message"):
            source = message.findtext("source") or ""
            if not source:
                described.add(name)
                continue
            contexts.add(name)
            if not (message.findtext("extracomment") or message.findtext("comment")):
                faults.append(("comments", "en", f"{name}: “{source}” has no comment"))
    return faults + [("comments", "en", f"{name} does not say where its texts appear") for name in sorted(contexts - described)]


def written_faults(lupdate: str, languages: list[str]) -> list[Fault]:
    """What the files show."""
    faults = []
    with tempfile.TemporaryDirectory() as scratch:
        everything, plurals = (fresh(lupdate, Path(scratch), plurals_only) for plurals_only in (False, True))
        for language in languages:
            shipped = messages(HERE / f"windrose_{language}.ts")
            for (context, source, _), message in shipped.items():
                faults += [(kind, language, f"{context}: “{source}” {fault}") for kind, fault in faults_of(language, source, message)]
            faults += [("twice", language, text) for text in repeated(shipped)]
            wanted = set(messages(plurals if language == "en" else everything))
            faults += [("missing", language, f"{key[0]}: “{key[1]}”") for key in sorted(wanted - set(shipped))]
            faults += [("obsolete", language, f"{key[0]}: “{key[1]}”") for key in sorted(set(shipped) - wanted)]
        if "en" in languages:
            faults += comment_faults(everything)
    return faults


def shown_in(program: str, language: str, size: str, scenes: list[str], players: list[str]) -> list[Fault]:
    only = [f"--only=scene={','.join(scenes)}"] if scenes else []
    with tempfile.TemporaryDirectory() as home:
        surroundings = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
        surroundings |= {"HOME": home, "LC_ALL": "C.UTF-8", "XDG_RUNTIME_DIR": home}
        begun = time.monotonic()
        done = subprocess.run([program, "--check", "--size", size, f"--only=language={language}", "--only=look=light",
                               f"--only=players={','.join(players)}", *only],
                              capture_output=True, text=True, encoding="utf-8", check=False, env=surroundings)
    if done.returncode != 0:
        raise SystemExit(f"{program} failed in {language} at {size}:\n{done.stderr[-2000:]}")
    print(f"{language} at {size}: {time.monotonic() - begun:.0f} s", file=sys.stderr, flush=True)
    return [tuple(line.split("\t", 2)) for line in done.stdout.splitlines() if line.split("\t")[0] in SHOWN]


def shown_faults(program: str, languages: list[str], sizes: list[str], scenes: list[str], players: list[str]) -> list[Fault]:
    """What the window shows, with as many languages at a time as there are processors."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        runs = [pool.submit(shown_in, program, language, size, scenes, players) for language in languages for size in sizes]
        found = {}
        for kind, language, where in (fault for run in runs for fault in run.result()):
            size, scene, text = where.split("\t")
            found.setdefault((kind, language, text), f"{size}, {scene}: {text}")  # where it is seen first
        return [(kind, language, where) for (kind, language, _), where in found.items()]


def table(faults: list[Fault], kinds: tuple[str, ...], languages: list[str]) -> str:
    counts = Counter((language, kind) for kind, language, _ in faults)
    rows = [("", *kinds)]
    rows += [(language, *(str(counts[language, kind]) for kind in kinds)) for language in languages]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join("  ".join(cell.rjust(width) if column else cell.ljust(width) for column, (cell, width) in enumerate(zip(row, widths)))
                     for row in rows)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lupdate", default=shutil.which("lupdate6") or "/usr/lib/qt6/bin/lupdate")
    parser.add_argument("--language", action="append")
    parser.add_argument("--shown", metavar="PROGRAM")
    parser.add_argument("--size", action="append")
    parser.add_argument("--scene", action="append", default=[])
    parser.add_argument("--players", action="append")
    chosen = parser.parse_args()
    known = sorted(file.stem.removeprefix("windrose_") for file in HERE.glob("windrose_*.ts"))
    languages = chosen.language or known
    faults = written_faults(chosen.lupdate, [language for language in languages if language in known])
    if chosen.shown:
        faults += shown_faults(chosen.shown, languages, chosen.size or list(SIZES), chosen.scene,
                               chosen.players or list(PLAYERS))
    for kind, language, text in faults:
        print(f"{language} {kind}: " + text.replace("\t", ", ").replace("\n", " "))
    print(table(faults, KINDS + (SHOWN if chosen.shown else ()), languages))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
