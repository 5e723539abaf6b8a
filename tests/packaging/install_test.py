#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests packaging/INSTALL.md: runs its commands on stand-ins for packages, as far as they need neither root nor another system."""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
sys.path.insert(0, str(PACKAGING))
import verify_page  # noqa: E402
import verify_source  # noqa: E402

NUMBER = "1.2.3"
ARCHIVE = f"windrose-{NUMBER}-linux-x86_64"
IMAGE = f"Windrose-{NUMBER}-x86_64.AppImage"
# Commands that cannot run here, and what tries them.
ELSEWHERE = {
    "sudo apt install ./windrose_*_amd64.deb": "verify_page.py",
    "windrose": "verify_page.py",
    "sudo apt purge windrose": "verify_page.py",
    "sudo dnf install ./windrose-*.x86_64.rpm": "nobody",
    "sudo zypper install --allow-unsigned-rpm ./windrose-*.x86_64.rpm": "nobody",
    "flatpak install --user ./Windrose-*.flatpak": "nobody",
    "flatpak run io.github.windrose_game.Windrose": "nobody",
    "flatpak uninstall --user io.github.windrose_game.Windrose": "nobody",
    "open Windrose-*-macos.dmg": "nobody",
    "gh attestation verify Windrose-*-x86_64.AppImage --repo windrose-game/windrose": "nobody",
    "cmake --preset release": "verify_source.py",
    "cmake --build --preset release": "verify_source.py",
    "build/release/bin/windrose": "verify_source.py",
}


def commands() -> list[str]:
    """All commands of the page, without the remarks behind them."""
    blocks = re.findall(r"^```(?:sh)?\n(.*?)^```", (PACKAGING / "INSTALL.md").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [re.sub(r"\s+#.*", "", line) for block in blocks for line in block.splitlines()]


class InstallTest(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory(prefix="down loads ")
        self.addCleanup(scratch.cleanup)
        self.folder = Path(scratch.name)
        self.home = self.folder / "home"
        (self.home / "keys").mkdir(parents=True, mode=0o700)
        self.environment = {"HOME": str(self.home), "PATH": os.environ["PATH"], "GNUPGHOME": str(self.home / "keys"),
                            "LC_ALL": "C.UTF-8"}

    def run_line(self, line: str) -> str:
        self.assertIn(line, commands())
        done = subprocess.run(["sh", "-c", line], cwd=self.folder, env=self.environment, capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, f"{line}: {done.stdout}{done.stderr}")
        return done.stdout

    def program(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text('#!/bin/sh\necho "started $*"\n', encoding="utf-8")
        path.chmod(0o755)

    def make_archive(self) -> None:
        """With the real launcher and script, and a program that only says that it started."""
        tree = self.folder / "made" / ARCHIVE
        for name in ("windrose", "windrose-cli"):
            self.program(tree / "bin" / name)
        for template, name in (("windrose.desktop.in", "applications/windrose.desktop"),
                               ("windrose-mime.xml.in", "mime/packages/windrose.xml")):
            file = tree / "share" / name
            file.parent.mkdir(parents=True, exist_ok=True)
            subprocess.run([sys.executable, "-B", PACKAGING / "linux/texts.py", PACKAGING / "linux" / template, file], check=True)
        icon = tree / "share/icons/hicolor/scalable/apps/windrose.svg"
        icon.parent.mkdir(parents=True)
        shutil.copy(ROOT / "resources/drawings/windrose.svg", icon)
        shutil.copy(PACKAGING / "linux/install.sh", tree)
        subprocess.run(["tar", "-C", tree.parent, "-cJf", self.folder / f"{ARCHIVE}.tar.xz", ARCHIVE], check=True)

    def files_of_home(self) -> set[str]:
        return {str(path.relative_to(self.home)) for path in self.home.rglob("*")}

    def test_everyCommandIsTriedSomewhere(self):
        here = (ROOT / "tests/packaging/install_test.py").read_text(encoding="utf-8")
        for line in commands():
            self.assertTrue(line in ELSEWHERE or f'run_line("{line}")' in here, f"nothing tries: {line}")
        for line in ELSEWHERE:
            self.assertIn(line, commands())

    def test_theCommandsThatVerifyingRunsAreThoseOfThePage(self):
        for module, run_there in (("verify_page.py", verify_page.commands_for_debian()),
                                  ("verify_source.py", [*verify_source.commands_to_build(), "build/release/bin/windrose"])):
            self.assertEqual(run_there, [line for line in commands() if ELSEWHERE.get(line) == module])

    def test_theArchiveGoesIntoTheMenuAndOut(self):
        self.make_archive()
        before = self.files_of_home()
        self.run_line("tar -xf windrose-*-linux-x86_64.tar.xz")
        self.run_line("windrose-*-linux-x86_64/install.sh")
        launcher = self.home / ".local/share/applications/windrose.desktop"
        text = launcher.read_text(encoding="utf-8")
        self.assertIn(f'\nExec="{self.folder}/{ARCHIVE}/bin/windrose" %f\n', text)
        subprocess.run(["desktop-file-validate", launcher], check=True)
        self.assertTrue((self.home / ".local/share/icons/hicolor/scalable/apps/windrose.svg").exists())
        said = subprocess.run([self.home / ".local/bin/windrose", "x"], check=True, capture_output=True, text=True).stdout
        self.assertEqual(said, "started x\n")
        self.run_line("windrose-*-linux-x86_64/install.sh --remove")
        self.assertEqual(self.files_of_home(), before)

    def test_filesOfOthersStayInTheMenu(self):
        self.make_archive()
        for name in ("share/applications/other.desktop", "share/icons/hicolor/scalable/apps/other.svg", "bin/windrose-cli",
                     "share/mime/packages/other.xml"):
            self.program(self.home / ".local" / name)
        before = self.files_of_home()
        self.run_line("tar -xf windrose-*-linux-x86_64.tar.xz")
        for line in ("windrose-*-linux-x86_64/install.sh", "windrose-*-linux-x86_64/install.sh --remove"):
            self.assertIn(f"{self.home}/.local/bin/windrose-cli stays as it is", self.run_line(line))
        self.assertLessEqual(before, self.files_of_home())
        self.assertIn("started", (self.home / ".local/bin/windrose-cli").read_text(encoding="utf-8"))

    def test_linksToSomethingElseStay(self):
        self.make_archive()
        self.run_line("tar -xf windrose-*-linux-x86_64.tar.xz")
        programs = self.home / ".local/bin"
        programs.mkdir(parents=True)
        # An AppImage, another name in an archive, a program without the script of an archive, and a folder.
        for path in (IMAGE, f"{ARCHIVE}/bin/windrose", "usr/bin/windrose-cli", "folder/file"):
            if not (self.folder / path).exists():
                self.program(self.folder / path)
        for target in (IMAGE, f"{ARCHIVE}/bin/windrose", "usr/bin/windrose-cli", "folder"):
            link = programs / "windrose-cli"
            link.symlink_to(self.folder / target)
            for line in ("windrose-*-linux-x86_64/install.sh", "windrose-*-linux-x86_64/install.sh --remove"):
                said = self.run_line(line)
                self.assertEqual(said.count("stays as it is"), 1, said)
                self.assertIn(f"{link} stays as it is, because it belongs to something else.\n", said)
                self.assertEqual(link.readlink(), self.folder / target)
                self.assertEqual((programs / "windrose").is_symlink(), "--remove" not in line)
            link.unlink()
        self.assertEqual([file.name for file in (self.folder / "folder").iterdir()], ["file"])

    def test_linksToWindroseAreReplaced(self):
        self.make_archive()
        self.run_line("tar -xf windrose-*-linux-x86_64.tar.xz")
        older = self.folder / "older"
        shutil.copytree(self.folder / ARCHIVE, older)
        (self.home / ".local/bin").mkdir(parents=True)
        link = self.home / ".local/bin/windrose-cli"
        for target in (older / "bin/windrose-cli", Path("../../../older/bin/windrose-cli"), self.folder / "nowhere"):
            link.symlink_to(target)
            self.assertNotIn("stays", self.run_line("windrose-*-linux-x86_64/install.sh"))
            self.assertEqual(link.readlink(), self.folder / ARCHIVE / "bin/windrose-cli")
            link.unlink()

    def test_anotherVersionStaysInTheMenu(self):
        self.make_archive()
        before = self.files_of_home()
        self.run_line("tar -xf windrose-*-linux-x86_64.tar.xz")
        older = self.folder / "older"
        (self.folder / ARCHIVE).rename(older)
        subprocess.run([older / "install.sh"], env=self.environment, check=True, capture_output=True)
        self.run_line("tar -xf windrose-*-linux-x86_64.tar.xz")
        self.run_line("windrose-*-linux-x86_64/install.sh")
        newer = self.files_of_home()
        said = subprocess.run([older / "install.sh", "--remove"], env=self.environment, check=True, capture_output=True, text=True)
        self.assertIn(f"{self.folder}/{ARCHIVE}/bin/windrose, which stays", said.stdout)
        self.assertEqual(self.files_of_home(), newer)
        # But one that is no longer there goes.
        shutil.rmtree(self.folder / ARCHIVE)
        subprocess.run([older / "install.sh", "--remove"], env=self.environment, check=True, capture_output=True)
        self.assertEqual(self.files_of_home(), before)

    def test_theLauncherFindsFoldersWithStrangeNames(self):
        self.make_archive()
        self.folder = self.folder / 'a "quote", a $dollar, 100 % & a back\\slash'
        self.folder.mkdir()
        shutil.copy(self.folder.parent / f"{ARCHIVE}.tar.xz", self.folder)
        self.run_line("tar -xf windrose-*-linux-x86_64.tar.xz")
        self.run_line("windrose-*-linux-x86_64/install.sh")
        launcher = self.home / ".local/share/applications/windrose.desktop"
        started = re.search("^Exec=(.*) %f$", launcher.read_text(encoding="utf-8"), re.MULTILINE)[1]
        unescaped = started.replace("\\\\", "\\").replace("%%", "%")  # as in every value of a desktop file
        words = re.sub(r'\\(["`$\\])', r"\1", unescaped[1:-1])  # in quotation marks
        self.assertEqual(words, f"{self.folder}/{ARCHIVE}/bin/windrose")

    def test_theAppImageStartsOnceItMay(self):
        self.program(self.folder / IMAGE)
        (self.folder / IMAGE).chmod(0o644)
        self.run_line("chmod +x Windrose-*-x86_64.AppImage")
        self.assertEqual(self.run_line("./Windrose-*-x86_64.AppImage"), "started \n")
        self.run_line("rm Windrose-*-x86_64.AppImage")
        self.assertFalse((self.folder / IMAGE).exists())

    def test_theAppImageStartsFromAnUnpackedFolder(self):
        folder = self.folder / "squashfs-root"
        self.program(folder / "usr/bin/windrose")
        self.program(folder / "usr/bin/windrose-cli")
        shutil.copy(PACKAGING / "appimage/app_run.sh", folder / "AppRun")
        (folder / "AppRun").chmod(0o755)
        (self.folder / "windrose-cli").symlink_to(folder / "AppRun")
        for program, more in ((folder / "AppRun", {}), (self.folder / "windrose-cli", {}),
                              (folder / "AppRun", {"APPDIR": "/opt/other", "ARGV0": "windrose-cli"})):
            said = subprocess.run([program, "x"], env=self.environment | more, check=True, capture_output=True, text=True)
            self.assertEqual(said.stdout, "started x\n")

    def download(self, *names: str) -> None:
        """From what stands for the release, besides the AppImage."""
        for name in (IMAGE, "SHA256SUMS", *names):
            shutil.copy(self.folder / "released" / name, self.folder)

    def release(self, key: str | Path, owner: dict[str, str]) -> None:
        """Signed by somebody with keys of his own, which those who download do not have."""
        released = self.folder / "released"
        released.mkdir()
        (released / IMAGE).write_text("an image", encoding="utf-8")
        (released / "windrose.deb").write_text("not downloaded", encoding="utf-8")
        subprocess.run([PACKAGING / "sign.sh", released, key], env=owner, check=True, capture_output=True)

    def test_strangersCanCheckDownloadsAndTheirGpgSignature(self):
        for keys in ("their keys", "keys"):
            (self.home / keys).mkdir(mode=0o700, exist_ok=True)
            self.addCleanup(subprocess.run, ["gpgconf", "--kill", "gpg-agent"], env=self.environment | {"GNUPGHOME": self.home / keys},
                            check=False)
        owner = self.environment | {"GNUPGHOME": str(self.home / "their keys")}
        subprocess.run(["gpg", "--batch", "--passphrase", "", "--quick-generate-key", "Test <test@example.org>", "ed25519", "sign",
                        "never"], env=owner, capture_output=True, check=True)
        self.release("test@example.org", owner)
        self.download("SHA256SUMS.asc", "windrose-key.asc")
        self.run_line("sha256sum --check --ignore-missing SHA256SUMS")
        self.run_line("gpg --import windrose-key.asc")
        self.run_line("gpg --verify SHA256SUMS.asc SHA256SUMS")
        with (self.folder / "SHA256SUMS").open("a", encoding="ascii") as sums:
            sums.write("another line\n")
        with self.assertRaisesRegex(AssertionError, "BAD signature"):
            self.run_line("gpg --verify SHA256SUMS.asc SHA256SUMS")
        (self.folder / IMAGE).write_text("another image", encoding="utf-8")
        with self.assertRaises(AssertionError):
            self.run_line("sha256sum --check --ignore-missing SHA256SUMS")

    def test_strangersCanCheckAMinisignSignature(self):
        secret = self.home / "secret.key"
        subprocess.run(["minisign", "-G", "-W", "-p", self.home / "public.key", "-s", secret], check=True, capture_output=True)
        self.release(secret, self.environment)
        self.download("SHA256SUMS.minisig", "windrose-key.pub")
        self.run_line("minisign -V -p windrose-key.pub -m SHA256SUMS")
        (self.folder / "SHA256SUMS").write_text("other\n", encoding="ascii")
        with self.assertRaises(AssertionError):
            self.run_line("minisign -V -p windrose-key.pub -m SHA256SUMS")

    def test_theTableHasWhatIsInstalledHereToBuild(self):
        row = re.search(r"^\| Debian .*\| `(.*)` \|$", (PACKAGING / "INSTALL.md").read_text(encoding="utf-8"), re.MULTILINE)
        listed = re.search(r"^build_packages=\(\n(.*?)\n\)", (PACKAGING / "steps.sh").read_text(encoding="utf-8"), re.M | re.S)
        self.assertEqual(set(row[1].split()), set(listed[1].split()) - {"ca-certificates", "ccache"})


if __name__ == "__main__":
    unittest.main()
