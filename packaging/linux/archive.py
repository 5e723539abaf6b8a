#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes an archive that runs on any Linux with glibc no older than this system's: the programs with Qt inside.

    archive.py STAGE VERSION NAME OUTPUT.tar.xz

STAGE is the result of `cmake --install` (bin, lib, share). Adds Qt and its dependencies except glibc, their licenses, a font
for systems without any, and what puts the program into the user's menu, and packs everything as the folder NAME. The same
input gives the same bytes (times are SOURCE_DATE_EPOCH). Needs patchelf and, for the licenses, a Debian system. A plugin
that Qt lacks stops it.
"""
import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "licenses"))
from bill import IN_A_TREE, Bill, owner_of, versions_compiled_in  # noqa: E402

# Of the system: glibc and its loader. Everything else comes along, the dispatchers of OpenGL included.
SYSTEM = re.compile(r"^(ld-linux.*|libc|libm|libdl|libpthread|librt|libresolv|libutil|libanl)\.so")
PLUGINS = ("platforms/libqxcb.so", "platforms/libqoffscreen.so", "platforms/libqwayland-generic.so", "platforms/libqwayland-egl.so",
           "xcbglintegrations/libqxcb-glx-integration.so", "wayland-shell-integration/libxdg-shell.so",
           "wayland-decoration-client/libbradient.so", "wayland-graphics-integration-client/libqt-plugin-wayland-egl.so",
           "platforminputcontexts/libcomposeplatforminputcontextplugin.so",
           "platforminputcontexts/libibusplatforminputcontextplugin.so", "platformthemes/libqxdgdesktopportal.so")
# For programs that print. It uses the system's own CUPS, whose libraries stay out of the archive: without them Qt does
# not load it, and offers to print into a file only.
PRINTING = "printsupport/libcupsprintersupport.so"
# Windrose's own library, in a folder for each kind of processor. It finds what it needs without a path, because the programs
# need the same, and glibc loads that first.
CORE = "lib/windrose/core"
FONTS = Path("/usr/share/fonts/truetype/dejavu")
FONT_FILES = ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf")


def output(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def libraries_of(program: Path) -> list[Path]:
    lines = output("ldd", str(program))
    if "not found" in lines:
        raise SystemExit(f"{program} needs a library that is not here:\n{lines}")
    found = [Path(path) for path in re.findall(r"=> (/\S+)", lines)]
    return [path for path in found if not SYSTEM.match(path.name) and CORE not in str(path)]


def add_plugins(stage: Path, names: list[str]) -> list[Path]:
    plugins = Path(output("qtpaths6", "--query", "QT_INSTALL_PLUGINS").strip())
    found = []
    for plugin in names:
        if not (plugins / plugin).exists():
            raise SystemExit(f"Qt has no plugin {plugin}: the packages of steps.sh are not installed")
        (stage / "plugins" / plugin).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(plugins / plugin, stage / "plugins" / plugin)
        found.append(plugins / plugin)
    return found


def add_fonts(stage: Path) -> list[Path]:
    target = stage / "share/windrose/fonts"
    target.mkdir(parents=True, exist_ok=True)
    for name in FONT_FILES:
        shutil.copy(FONTS / name, target)
    return [FONTS / name for name in FONT_FILES]


def add_libraries(stage: Path, programs: list[Path]) -> list[Path]:
    target = stage / "lib"
    target.mkdir(exist_ok=True)
    found: dict[str, Path] = {}
    for program in programs:
        found.update({library.name: library for library in libraries_of(program)})
    for name, library in found.items():
        shutil.copy(library.resolve(), target / name)
        (target / name).chmod(0o755)
        subprocess.run(["strip", "--strip-unneeded", target / name], check=True)
    return list(found.values())


def add_licenses(stage: Path, version: str, originals: dict[Path, Path]) -> None:
    """Of the files in `stage` (keys) that were copied from this system (values)."""
    folder = stage / IN_A_TREE
    compiled_in = versions_compiled_in(folder)
    shutil.rmtree(folder)
    owners: dict[str, list[Path]] = {}
    for file, original in originals.items():
        owners.setdefault(owner_of(original), []).append(file)
    bill = Bill(stage, folder, version, compiled_in)
    for owner, files in sorted(owners.items()):
        bill.add_debian(owner, files)
    bill.write()


def add_launcher(stage: Path) -> None:
    """A script for the user's menu, and a page that says so."""
    shutil.copy(HERE / "install.sh", stage / "install.sh")
    (stage / "install.sh").chmod(0o755)
    shutil.copy(HERE / "archive_readme.txt", stage / "README.txt")


def collect(stage: Path, version: str) -> None:
    words = Path(output("qtpaths6", "--query", "QT_INSTALL_TRANSLATIONS").strip())
    (stage / "translations").mkdir(exist_ok=True)
    translations = sorted(words.glob("qtbase_*.qm"))
    for file in translations:
        shutil.copy(file, stage / "translations")
    programs = [stage / "bin/windrose", stage / "bin/windrose-cli"]
    prints = any("PrintSupport" in library.name for library in libraries_of(programs[0]))
    names = [*PLUGINS, *([PRINTING] if prints else [])]
    plugins = add_plugins(stage, names)
    loaded = list((stage / "plugins").rglob("*.so"))
    libraries = add_libraries(stage, programs + plugins[:len(PLUGINS)])
    fonts = add_fonts(stage)
    for program in programs:
        subprocess.run(["patchelf", "--set-rpath", f"$ORIGIN/../lib:$ORIGIN/../{CORE}", program], check=True)
    for library in (stage / "lib").glob("*.so*"):
        subprocess.run(["patchelf", "--set-rpath", "$ORIGIN", library], check=True)
    for plugin in loaded:
        plugin.chmod(0o755)
        subprocess.run(["patchelf", "--set-rpath", "$ORIGIN/../../lib", plugin], check=True)
    (stage / "bin/qt.conf").write_text("[Paths]\nPrefix = ..\nPlugins = plugins\nTranslations = translations\n", encoding="ascii")
    # After patchelf and strip, because the bill of materials has the checksums of the files.
    add_licenses(stage, version, {stage / "plugins" / name: file for name, file in zip(names, plugins)}
                 | {stage / "lib" / file.name: file for file in libraries}
                 | {stage / "share/windrose/fonts" / file.name: file for file in fonts}
                 | {stage / "translations" / file.name: file for file in translations})
    add_launcher(stage)


def pack(stage: Path, name: str, file: Path) -> None:
    epoch = int(os.environ.get("SOURCE_DATE_EPOCH", "1"))

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = epoch
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    with tarfile.open(file, "w:xz", format=tarfile.GNU_FORMAT, preset=6) as archive:
        for path in sorted(stage.rglob("*"), key=lambda path: path.relative_to(stage).parts):
            archive.add(path, f"{name}/{path.relative_to(stage)}", recursive=False, filter=plain)


def main() -> int:
    if len(sys.argv) != 5:
        print(__doc__, file=sys.stderr)
        return 2
    stage = Path(sys.argv[1])
    collect(stage, sys.argv[2])
    pack(stage, sys.argv[3], Path(sys.argv[4]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
