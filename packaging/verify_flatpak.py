# SPDX-License-Identifier: GPL-3.0-or-later
"""The Flatpak: its manifest and desktop integration. It cannot be built here, because there is no runtime."""
import json
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from verify_desktop import check_metadata
from verify_hosted import IDENTITY, ROOT, Hosted
from verify_screen import run
from verify_systems import expect

# The display and drawing; no network, files or other programs.
MAY = {"--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--device=dri"}
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


class Flatpak(Hosted):
    kind, title = "flatpak", "Flatpak"
    source = f"packaging/flatpak/{IDENTITY}.yml"
    reason = "there is no runtime org.kde.Platform here"
    checked = "the manifest, the desktop file, the metadata and the names of what is exported"

    def check(self) -> None:
        manifest = self._manifest()
        expect(manifest["id"] == self.package.stem == IDENTITY, f"the manifest is of {manifest['id']}")
        expect(set(manifest["finish-args"]) == MAY, f"it may do {manifest['finish-args']}")
        for module in manifest["modules"]:
            self.check_module(module)
        desktop = self.root / manifest["rename-desktop-file"]
        template = ROOT / "packaging/linux" / f"{desktop.name}.in"
        run([sys.executable, ROOT / "packaging/linux/texts.py", template, desktop])
        said = run(["desktop-file-validate", desktop])
        expect(not said, f"desktop-file-validate says: {said}")
        expect(f"Icon={manifest['rename-icon']}\n" in desktop.read_text(encoding="utf-8"), "another icon is renamed")
        self._check_metadata(manifest["rename-desktop-file"])
        self._check_exports(manifest["modules"][-1])

    def _manifest(self) -> dict:
        shown = subprocess.run(["flatpak-builder", "--show-manifest", self.package], cwd=self.root, check=True,
                               capture_output=True, text=True)
        expect("Unknown property" not in shown.stderr, shown.stderr.strip())
        return json.loads(shown.stdout)

    def check_module(self, module: dict) -> None:
        """Its sources are pinned, and its options are those of the project."""
        for source in module["sources"]:
            if source["type"] == "dir":
                folder = (self.package.parent / source["path"]).resolve()
                expect((folder / "CMakeLists.txt").exists(), f"no project in {folder}")
            else:
                expect(re.fullmatch("[0-9a-f]{64}", source.get("sha256", "")) is not None, f"{source} has no sha256")
        files = [ROOT / "CMakeLists.txt", *(ROOT / "packaging").rglob("*.cmake")]
        text = "".join(file.read_text(encoding="utf-8") for file in files)
        known = set(re.findall(r"(?:option\(|set\((?=\w+ \S+ CACHE ))(\w+)", text))
        for option in module.get("config-opts", []):
            name = option.removeprefix("-D").split("=")[0]
            expect(not name.startswith("WINDROSE_") or name in known, f"there is no option {name}")

    def _check_metadata(self, desktop: str) -> None:
        version = os.environ["WINDROSE_VERSION"]
        releases = run(["python3", "-B", ROOT / "packaging/changelog.py", "appstream", version])
        file = self.root / f"{IDENTITY}.metainfo.xml"
        run([sys.executable, ROOT / "packaging/linux/texts.py", ROOT / "packaging/linux/metainfo.xml.in", file])
        text = file.read_text(encoding="utf-8")
        text = text.replace("@PROJECT_VERSION@", version).replace("@WINDROSE_RELEASES@", releases)
        file.write_text(text, encoding="utf-8")
        check_metadata(file)
        tree = ElementTree.parse(file)
        expect(tree.findtext("id") == IDENTITY, "the metadata is of something else")
        expect(tree.findtext("launchable") == desktop, "the metadata starts another desktop file")

    def _check_exports(self, module: dict) -> None:
        """Runs the manifest's commands on the installed files."""
        app = self.root / "app"
        packages, icons = app / "share/mime/packages", app / "share/icons/hicolor/scalable/mimetypes"
        packages.mkdir(parents=True)
        icons.mkdir(parents=True)
        run([sys.executable, ROOT / "packaging/linux/texts.py", ROOT / "packaging/linux/windrose-mime.xml.in", packages / "windrose.xml"])
        for name in ("record", "position"):
            shutil.copy(ROOT / f"packaging/icons/{name}.svg", icons / f"application-x-windrose-{name}.svg")
        for command in module["post-install"]:
            run(["sh", "-ec", command.replace("/app/", f"{app}/")], os.environ | {"FLATPAK_ID": IDENTITY})
        wanted = {f"{icon.get('name')}.svg" for icon in ElementTree.parse(packages / f"{IDENTITY}.xml").iter(f"{MIME}icon")}
        found = {file.name for file in icons.iterdir()}
        expect(wanted == found and len(found) == 2, f"icons {sorted(found)} instead of {sorted(wanted)}")
        strange = [str(file) for file in app.rglob("*") if file.is_file() and not file.name.startswith(f"{IDENTITY}.")]
        expect(not strange, f"not exported: {strange}")


KINDS = (Flatpak,)
