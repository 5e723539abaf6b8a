# SPDX-License-Identifier: GPL-3.0-or-later
"""The AppImage, on a Debian 12 without Qt, fonts and FUSE; and mounted, where this machine has FUSE."""
import shutil
import subprocess
import time
from pathlib import Path

from verify_linux import HOME, PLAYER, Chroot
from verify_screen import run
from verify_systems import expect

FOLDER = "opt/wind rose"
PROGRAMS = {"windrose": "Windrose.AppImage", "windrose-cli": "windrose-cli"}  # the second is a link to the first
MAGIC = b"AI\x02"
MOUNTED = "fuse.appimage"  # the kind of file system, as the kernel lists it
WAIT = 20  # seconds for a mount to come or go


class AppImage(Chroot):
    kind, title, pattern = "appimage", "AppImage", "*.AppImage"
    untried = "systems other than Debian 12; Wayland; OpenGL drivers; desktops that list AppImages in their menus"

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
        names = self._names()
        for name in ("AppRun", ".DirIcon", "windrose.desktop", "windrose.png", "usr/bin/windrose",
                     "usr/share/metainfo/io.github.windrose_game.Windrose.metainfo.xml"):
            expect(name in names, f"the AppImage holds no {name}")

    def _names(self) -> set[str]:
        """The folder to which it unpacks itself."""
        self.as_player("sh", "-c", f"cd && '/{FOLDER}/{PROGRAMS['windrose']}' --appimage-extract")
        folder = self.root / "srv/player/squashfs-root"
        names = {str(file.relative_to(folder)) for file in folder.rglob("*")}
        shutil.rmtree(folder)
        return names

    def command(self, program: str, arguments: list[str]) -> list:
        return [*self._enter(), f"/{FOLDER}/{PROGRAMS[program]}", *arguments]

    def installed_bytes(self) -> int:
        return self.package.stat().st_size

    def start(self) -> str:
        super().start()
        self._nothing_left("after it was unpacked to run")
        if not Path("/dev/fuse").exists():
            return "ok (not mounted: no FUSE here)"
        self._run_mounted()
        return "ok, mounted too"

    def _run_mounted(self) -> None:
        """As a player with fusermount3. The device is the machine's, with the usual permissions of desktops."""
        self.apt_get("install", "fuse3")
        device, place = self.root / "srv/fuse", self.root / "dev/fuse"
        run(["mknod", "--mode=666", device, "c", "10", "229"])
        run(["mount", "--make-private", self.root / "dev"])
        run(["mount", "--bind", device, place])
        self.stack.callback(run, ["umount", place])
        program = subprocess.Popen([str(word) for word in self.command("windrose-cli", ["player"])],
                                   env=self.environment(None), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        try:
            self._wait_for_mounts(1)
        finally:
            program.communicate(timeout=WAIT)
        self._wait_for_mounts(0)
        self.offscreen(["--new"])
        self._nothing_left("after it was mounted to run")

    def _mounts(self) -> list[str]:
        lines = Path("/proc/self/mounts").read_text(encoding="utf-8").splitlines()
        return [line for line in lines if MOUNTED in line and str(self.root) in line]

    def _wait_for_mounts(self, count: int) -> None:
        end = time.monotonic() + WAIT
        while len(self._mounts()) != count:
            expect(time.monotonic() < end, f"{len(self._mounts())} mounts of it instead of {count}")
            time.sleep(0.1)

    def _nothing_left(self, when: str) -> None:
        left = [file.name for file in (self.root / "tmp").iterdir() if file.name.startswith(".windrose-")]
        expect(not left and not self._mounts(), f"left behind {when}: {left} {self._mounts()}")

    def take_out(self) -> list[str]:
        self._nothing_left("at the end")
        self.apt_get("purge", "--auto-remove", "fuse3")
        shutil.rmtree(self.root / FOLDER)
        return sorted(self.files() - self._before)


KINDS = (AppImage,)
