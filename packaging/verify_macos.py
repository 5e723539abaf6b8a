# SPDX-License-Identifier: GPL-3.0-or-later
"""The bundle for macOS and its disk image. There is no compiler for macOS here, so nothing is built: CMake is told that this
is macOS, and the files that it creates without a compiler are checked."""
import os
import plistlib
import re
import struct
import subprocess
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from verify_hosted import IDENTITY, ROOT, Hosted
from verify_screen import run
from verify_systems import expect

TOOLCHAIN = """set(CMAKE_SYSTEM_NAME Darwin)
set(CMAKE_CXX_COMPILER c++)
set(CMAKE_CXX_COMPILER_WORKS ON)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_HAVE_LIBC_PTHREAD ON)
set(CMAKE_INSTALL_NAME_TOOL true)
set(CMAKE_OSX_SYSROOT /)
"""
# Qt is the one of this machine.
AFTER_PROJECT = """set(CMAKE_FIND_LIBRARY_SUFFIXES .so .a)
set(CMAKE_LIBRARY_ARCHITECTURE x86_64-linux-gnu)
"""
LIBRARIES = "/usr/lib/x86_64-linux-gnu"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
PNG = b"\x89PNG\r\n\x1a\n"
ICON_SIZES = {16, 32, 64, 128, 256, 512, 1024}
PROGRAMS = ("Windrose", "windrose-cli")


def icon_sizes(file: Path) -> set[int]:
    """The sizes of the pictures in an .icns, each a PNG after its tag and length."""
    data = file.read_bytes()
    expect(data[:4] == b"icns" and struct.unpack(">I", data[4:8])[0] == len(data), f"{file.name} is no .icns")
    sizes, at = set(), 8
    while at < len(data):
        length = struct.unpack(">I", data[at + 4:at + 8])[0]
        picture = data[at + 8:at + length]
        expect(length > 8 and picture.startswith(PNG), f"{file.name} has no PNG at {at}")
        width, height = struct.unpack(">II", picture[16:24])
        expect(width == height, f"{file.name} has a picture of {width} x {height}")
        sizes.add(width)
        at += length
    return sizes


LANGUAGES = [file.stem.removeprefix("windrose_") for file in sorted((ROOT / "translations").glob("windrose_*.ts"))]


def known_files() -> set[tuple[str, str]]:
    """The kinds of files and their extensions as on Linux, except the general .json."""
    tree = ElementTree.parse(ROOT / "packaging/linux/windrose-mime.xml.in")
    return {(kind.get("type"), glob.get("pattern").removeprefix("*.")) for kind in tree.iter(f"{MIME}mime-type")
            for glob in kind.iter(f"{MIME}glob") if not glob.get("pattern").endswith(".json")}


class MacOs(Hosted):
    kind, title = "macos", "macOS bundle and disk image"
    source = "packaging/macos/Info.plist.in"
    reason = "there is no compiler for macOS here"
    checked = "Info.plist, the icons, that CMake configures, and what its rules put into the bundle before Apple's tools are called"

    def check(self) -> None:
        build = self.root / "build"
        self.configure(build)
        run(["cmake", "--build", build, "--target", "windrose_icons"])
        self.check_plist(build / "bin/Windrose.app/Contents/Info.plist")
        settings = (build / "CPackConfig.cmake").read_text(encoding="utf-8")
        expect('set(CPACK_GENERATOR "DragNDrop")' in settings, "cpack makes no disk image")
        self._check_bundle(build, self.root / "image")

    def configure(self, build: Path) -> None:
        """By CMake, which writes Info.plist in the folder."""
        toolchain, after = self.root / "toolchain.cmake", self.root / "after_project.cmake"
        toolchain.write_text(TOOLCHAIN, encoding="ascii")
        after.write_text(AFTER_PROJECT, encoding="ascii")
        settings = {"CMAKE_TOOLCHAIN_FILE": toolchain, "CMAKE_PROJECT_INCLUDE": after, "CMAKE_PREFIX_PATH": f"{LIBRARIES}/cmake",
                    "CMAKE_RUNTIME_OUTPUT_DIRECTORY": build / "bin", "OPENGL_INCLUDE_DIR": "/usr/include",
                    "OPENGL_gl_LIBRARY": f"{LIBRARIES}/libGL.so", "OPENGL_glu_LIBRARY": f"{LIBRARIES}/libGL.so"}
        run(["cmake", "-S", ROOT, "--preset", "macos", "-B", build, "-Wno-dev",
             *(f"-D{name}={value}" for name, value in settings.items())])

    def check_plist(self, file: Path) -> None:
        facts = plistlib.loads(file.read_bytes())
        wanted = {"CFBundleIdentifier": IDENTITY, "CFBundleExecutable": PROGRAMS[0], "CFBundlePackageType": "APPL",
                  "CFBundleShortVersionString": os.environ["WINDROSE_VERSION"],
                  "CFBundleVersion": os.environ["WINDROSE_VERSION"], "NSHighResolutionCapable": True,
                  "LSApplicationCategoryType": "public.app-category.board-games", "CFBundleLocalizations": LANGUAGES}
        for key, value in wanted.items():
            expect(facts.get(key) == value, f"Info.plist: {key} is {facts.get(key)} instead of {value}")
        expect(re.fullmatch(r"\d+\.\d+", facts["LSMinimumSystemVersion"]) is not None, "Info.plist has no oldest system")
        declared = {kind["UTTypeIdentifier"]: kind for kind in facts["UTExportedTypeDeclarations"]}
        opened = [name for kind in facts["CFBundleDocumentTypes"] for name in kind["LSItemContentTypes"]]
        expect(sorted(opened) == sorted(declared), f"it opens {opened}, but declares {list(declared)}")
        tags = [kind["UTTypeTagSpecification"] for kind in declared.values()]
        found = {(tag["public.mime-type"][0], ending) for tag in tags for ending in tag["public.filename-extension"]}
        expect(found == known_files(), f"the files are {found} instead of {known_files()}")
        self._icons = {facts["CFBundleIconFile"], *(kind["CFBundleTypeIconFile"] for kind in facts["CFBundleDocumentTypes"]),
                       *(kind["UTTypeIconFile"] for kind in declared.values())}

    def _check_bundle(self, build: Path, image: Path) -> None:
        """Uses empty files as programs; the installation stops at the first of Apple's tools."""
        for program in (build / "bin/Windrose.app/Contents/MacOS" / PROGRAMS[0], build / "bin" / PROGRAMS[1]):
            program.parent.mkdir(parents=True, exist_ok=True)
            program.touch(mode=0o755)
        done = subprocess.run(["cmake", "--install", build, "--prefix", image], capture_output=True, text=True, check=False)
        last = (done.stdout.strip().splitlines() or [""])[-1]
        expect(done.returncode != 0 and "macdeployqt" in last, f"the installation ended otherwise: {last} {done.stderr[-300:]}")
        contents = image / "Windrose.app/Contents"
        for name in ("Info.plist", *(f"MacOS/{program}" for program in PROGRAMS), "Resources/licenses/GPL-3.0-or-later.txt",
                     "Resources/licenses/windrose.spdx.json", "Resources/qt.conf",
                     *(f"Resources/translations/qtbase_{language}.qm" for language in LANGUAGES)):
            expect((contents / name).is_file(), f"the bundle has no {name}")
        for name in self._icons:
            sizes = icon_sizes(contents / "Resources" / name)
            expect(sizes == ICON_SIZES, f"{name} has the sizes {sorted(sizes)}")


KINDS = (MacOs,)
