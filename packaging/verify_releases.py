# SPDX-License-Identifier: GPL-3.0-or-later
"""The systems on which packages for Linux are tried, each made with debootstrap."""
import shutil
import time
from dataclasses import dataclass
from pathlib import Path

from verify_screen import run

CHROOT = "/usr/sbin/chroot"
WEEK = 7 * 24 * 3600
SCRIPTS = Path("/usr/share/debootstrap/scripts")


@dataclass(frozen=True)
class Release:
    """A release of a distribution."""
    key: str  # for --on
    name: str
    suite: str
    archive: str
    keys: str  # the file in which this system would have the keys of the archive
    sources: tuple[str, ...]  # the lines of apt
    script: str  # of debootstrap, when it is older than the suite

    def make(self, folder: Path, base: Path) -> None:
        """Writes the archive `base`, unless there is one of this week: the mirror drops listed packages after a while."""
        if base.exists() and time.time() - base.stat().st_mtime < WEEK:
            return
        # Debian does not have Ubuntu's keys. The new system has them, and its apt checks all later packages.
        checked = [] if Path(self.keys).exists() else ["--no-check-gpg"]
        script = [] if (SCRIPTS / self.suite).exists() else [SCRIPTS / self.script]
        run(["debootstrap", "--variant=minbase", "--include=ca-certificates", *checked, self.suite, folder, self.archive, *script],
            timeout=1800)
        (folder / "etc/apt/sources.list").write_text("".join(f"{line}\n" for line in self.sources), encoding="ascii")
        # Downloads are kept from one package to the next.
        (folder / "etc/apt/apt.conf.d/docker-clean").unlink(missing_ok=True)
        (folder / "etc/apt/apt.conf.d/90keep").write_text('Binary::apt::APT::Keep-Downloaded-Packages "true";\n', encoding="ascii")
        shutil.copy("/etc/resolv.conf", folder / "etc/resolv.conf")
        run([CHROOT, folder, "apt-get", "-q", "update"], timeout=600)
        run(["tar", "-C", folder, "-cf", f"{base}.new", "."], timeout=600)
        Path(f"{base}.new").rename(base)
        shutil.rmtree(folder)


def _debian(number: int, suite: str) -> Release:
    archive, safe = "http://deb.debian.org/debian", "http://deb.debian.org/debian-security"
    return Release(f"debian{number}", f"Debian {number}", suite, archive, "/usr/share/keyrings/debian-archive-keyring.gpg",
                   (f"deb {archive} {suite} main", f"deb {archive} {suite}-updates main", f"deb {safe} {suite}-security main"), "sid")


def _ubuntu(number: str, suite: str) -> Release:
    archive, safe = "http://archive.ubuntu.com/ubuntu", "http://security.ubuntu.com/ubuntu"
    parts = "main universe"
    return Release(f"ubuntu{number}", f"Ubuntu {number}", suite, archive, "/usr/share/keyrings/ubuntu-archive-keyring.gpg",
                   (f"deb {archive} {suite} {parts}", f"deb {archive} {suite}-updates {parts}", f"deb {safe} {suite}-security {parts}"),
                   "gutsy")


RELEASES = (_debian(12, "bookworm"), _debian(13, "trixie"), _ubuntu("24.04", "noble"))
