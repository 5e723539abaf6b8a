# SPDX-License-Identifier: GPL-3.0-or-later
"""The AppImage, on systems without Qt, fonts and FUSE; and mounted, where this machine has FUSE.

It begins with the run time of packaging/appimage, or with that of the AppImage project, which without FUSE unpacks itself
only when it is told to.
"""
import os
import re
import shutil
import signal
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path

from verify_linux import HOME, PLAYER, Own
from verify_releases import Release
from verify_screen import Window, display, run
from verify_systems import FRESH, expect

FOLDER = "opt/wind rose"
PROGRAMS = {"windrose": "Windrose.AppImage", "windrose-cli": "windrose-cli"}  # the second is a link to the first
LAUNCHER, KINDS_OF_FILES = "windrose.desktop", "usr/share/mime/packages/windrose.xml"
MAGIC = b"AI\x02"
MOUNTED = " fuse."  # how the kind of file system begins that the kernel lists
OWN_RUN_TIME = "Windrose "  # how it says its version
TO_UNPACK = "APPIMAGE_EXTRACT_AND_RUN"  # tells the run time to unpack itself
UPDATES = b".AppImage.zsync\0"  # how the update information in it ends
UNPACKED = (".windrose-", ".mount_", "appimage_extracted_")  # how folders begin to which either run time unpacks or mounts
WAIT = 20  # seconds for a mount to come or go


class AppImage(Own):
    kind, title, pattern = "appimage", "AppImage", "*.AppImage"
    untried = "OpenGL drivers; programs that list AppImages in menus; systems with musl or older than Debian 12"
    limit_packed = 40_000_000

    def __init__(self, package: Path, release: Release):
        super().__init__(package, release)
        self._parts: dict[str, str] = {}  # texts in it
        self._official = False  # with the run time of the AppImage project
        self._has_fuse = False  # on the bare system

    def put_in(self) -> None:
        head = self.package.open("rb").read(11)
        expect(head[:4] == b"\x7fELF" and head[8:] == MAGIC, "the file does not begin like an AppImage")
        # Needed by fusermount3; every system has it.
        (self.root / "etc/mtab").symlink_to("/proc/self/mounts")
        self.inside("useradd", "--uid", str(PLAYER), "--home-dir", HOME, "player")
        self._before = self.files()
        target = self.root / FOLDER
        target.mkdir(parents=True)
        shutil.copy(self.package, target / PROGRAMS["windrose"])
        (target / PROGRAMS["windrose-cli"]).symlink_to(PROGRAMS["windrose"])
        self._official = not self._said("--appimage-version").startswith(OWN_RUN_TIME)
        names = self._unpacked()
        for name in ("AppRun", ".DirIcon", "windrose.desktop", "windrose.png", "usr/bin/windrose",
                     "usr/share/metainfo/io.github.windrose_game.Windrose.metainfo.xml"):
            expect(name in names, f"the AppImage holds no {name}")

    @contextmanager
    def _extracted(self):
        """The folder to which it unpacks itself, as the player sees it."""
        self.as_player("sh", "-c", f"cd && '{self._image()}' --appimage-extract")
        yield f"{HOME}/squashfs-root"
        shutil.rmtree(self.root / f"{HOME}/squashfs-root".lstrip("/"))

    def libraries(self, environment: dict[str, str]) -> str:
        with self._extracted() as folder:
            return self.traced(f"{folder}/usr/bin/windrose-cli", environment)

    def _unpacked(self) -> set[str]:
        """The files in the folder to which it unpacks itself, from which the program starts, too."""
        with self._extracted() as place:
            return self._checked(place)

    def _checked(self, place: str) -> set[str]:
        folder = self.root / place.lstrip("/")
        names = {str(file.relative_to(folder)) for file in folder.rglob("*")}
        for name in (LAUNCHER, KINDS_OF_FILES):
            self._parts[name] = (folder / name).read_text(encoding="utf-8")
        self.open_until_kept([*self._enter(), f"{place}/AppRun", "--new"], self.environment("offscreen"))
        return names

    @staticmethod
    def _image() -> str:
        return f"/{FOLDER}/{PROGRAMS['windrose']}"

    def add_to_desktop(self) -> None:
        """What programs do that list AppImages in menus."""
        self.add_desktop_programs()
        data = f"{HOME}/.local/share"
        self.as_player("mkdir", "-p", f"{data}/applications", f"{data}/mime/packages")
        launcher = re.sub(r"(?m)^Exec=\S+", f'Exec="{self._image()}"', self._parts[LAUNCHER])
        for name, text in ((f"{data}/applications/{LAUNCHER}", re.sub(r"(?m)^TryExec=.*\n", "", launcher)),
                           (f"{data}/mime/packages/windrose.xml", self._parts[KINDS_OF_FILES])):
            self.write("part", text)
            self.as_player("mv", self.path("part"), name)
        self._tell_desktop()

    def _tell_desktop(self) -> None:
        self.as_player("update-mime-database", f"{HOME}/.local/share/mime")
        self.as_player("update-desktop-database", f"{HOME}/.local/share/applications")

    def take_from_desktop(self) -> None:
        self.as_player("rm", "-r", f"{HOME}/.local/share/applications", f"{HOME}/.local/share/mime")
        super().take_from_desktop()

    def environment(self, screen: str | None) -> dict[str, str]:
        unpacking = {TO_UNPACK: "1"} if self._official and not self._has_fuse else {}
        return super().environment(screen) | unpacking

    def _asked(self, *words: str) -> str:
        """Runs a command that asks the run time itself. Told to unpack itself, the official one would hand most of its own
        options to the program."""
        return self.as_player("env", f"--unset={TO_UNPACK}", *words)

    def _said(self, option: str) -> str:
        """What the run time answers, on either output."""
        return self._asked("sh", "-c", f"'{self._image()}' {option} 2>&1").strip()

    def command(self, program: str, arguments: list[str]) -> list:
        return [*self._enter(), f"/{FOLDER}/{PROGRAMS[program]}", *arguments]

    def installed_bytes(self) -> int:
        return self.package.stat().st_size

    def start(self) -> str:
        super().start()
        self._nothing_left("after it was unpacked to run")
        self._answers()
        self._in_a_home_of_others()
        if not self._official:
            self._killed()
        if not Path("/dev/fuse").exists():
            return "ok (not mounted: no FUSE here)"
        self._run_mounted()
        return "ok, mounted too"

    def _answers(self) -> None:
        """What the run time itself says and does."""
        version = os.environ["WINDROSE_VERSION"]
        expect(self._said("--appimage-version") != "", "no --appimage-version")
        offset = int(self._said("--appimage-offset"))
        with self.package.open("rb") as image:
            alone = image.read(offset)  # the runtime
        expect(UPDATES in alone, "no update information")
        answer = self._said("--appimage-updateinformation")
        # Some versions of the official one print nothing; programs that update read the section.
        expect(answer.endswith(".AppImage.zsync") or self._official and not answer, "no --appimage-updateinformation")
        self._said("--appimage-signature")
        own = self.root / HOME.lstrip("/") / "play/own.AppImage"
        own.write_bytes(alone)
        own.chmod(0o755)
        own_path = self.path(own.name)
        found = self.as_player("env", f"TARGET_APPIMAGE={self._image()}", own_path, "--version")
        expect(version in found, f"TARGET_APPIMAGE is not heeded: {found}")
        self._asked("env", "-C", f"{HOME}/play", own_path, "--appimage-portable-home")
        expect((own.parent / f"{own.name}.home").is_dir(), "no portable home")
        self.as_player("rm", "-r", own_path, f"{own_path}.home")

    def _in_a_home_of_others(self) -> None:
        """A home that the player cannot write to: the window says so, and plays."""
        home = self.root / "srv/closed"
        home.mkdir(exist_ok=True)
        with display() as screen:
            with Window(screen, self.command("windrose", FRESH), self.environment(screen) | {"HOME": "/srv/closed"}) as window:
                window.wait_for_title("Windrose")
                window.settled()
        expect(not any(home.iterdir()), "a file in a home of others")

    def _killed(self) -> None:
        """Unpacked files are removed even if the whole process group is killed."""
        program = subprocess.Popen([str(word) for word in self.command("windrose-cli", ["player"])], env=self.environment(None),
                                   stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        end = time.monotonic() + WAIT
        while not self._unpacked_folders():
            expect(time.monotonic() < end, "it unpacks nothing")
            time.sleep(0.1)
        time.sleep(1)
        os.killpg(program.pid, signal.SIGKILL)
        program.wait()
        program.stdin.close()
        while self._unpacked_folders() and time.monotonic() < end:
            time.sleep(0.1)
        self._nothing_left("after it was killed")

    def _unpacked_folders(self) -> list[str]:
        return [file.name for file in (self.root / "tmp").iterdir() if file.name.startswith(UNPACKED)]

    def _run_mounted(self) -> None:
        """As a player with fusermount3. The device is the machine's, with the usual permissions of desktops."""
        self.add("fuse3")
        device, place = self.root / "srv/fuse", self.root / "dev/fuse"
        run(["mknod", "--mode=666", device, "c", "10", "229"])
        run(["mount", "--make-private", self.root / "dev"])
        run(["mount", "--bind", device, place])
        self.stack.callback(run, ["umount", place])
        self._has_fuse = True
        program = subprocess.Popen([str(word) for word in self.command("windrose-cli", ["player"])],
                                   env=self.environment(None), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        try:
            self._wait_for_mounts(1)
        finally:
            program.communicate(timeout=WAIT)
        self._wait_for_mounts(0)
        self.offscreen(["--new"])
        self._mounted_alone()
        self._nothing_left("after it was mounted to run")

    def _mounted_alone(self) -> None:
        program = subprocess.Popen([*map(str, self._enter()), self._image(), "--appimage-mount"], env=self.environment(None),
                                   stdout=subprocess.PIPE, text=True)
        try:
            place = program.stdout.readline().strip()
            self.as_player("test", "-x", f"{place}/AppRun")
        finally:
            program.terminate()
            program.wait(timeout=WAIT)
            program.stdout.close()
        self._wait_for_mounts(0)

    def _mounts(self) -> list[str]:
        lines = Path("/proc/self/mounts").read_text(encoding="utf-8").splitlines()
        return [line for line in lines if MOUNTED in line and str(self.root) in line]

    def _wait_for_mounts(self, count: int) -> None:
        end = time.monotonic() + WAIT
        while len(self._mounts()) != count:
            expect(time.monotonic() < end, f"{len(self._mounts())} mounts of it instead of {count}")
            time.sleep(0.1)

    def _nothing_left(self, when: str) -> None:
        left = self._unpacked_folders()
        expect(not left and not self._mounts(), f"left behind {when}: {left} {self._mounts()}")

    def take_out(self) -> list[str]:
        self._nothing_left("at the end")
        shutil.rmtree(self.root / FOLDER)
        return sorted(self.files() - self._before)


KINDS = (AppImage,)
