#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Checks that a tag matches the version of the changelog, writes the checksums of the packages and drafts the release.
#     packaging/publish.sh TAG FOLDER [KEY]
# KEY signs the checksums: see sign.sh.
# Needs the GitHub command line `gh` with permission to write releases.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
tag=$1
packages=$(cd "$2" && pwd -P)
version=$(sed -n 's/^project(windrose VERSION \([0-9.]*\) .*/\1/p' "$root/CMakeLists.txt")
if [ "$tag" != "v$version" ]; then
    echo "The tag $tag is not v$version" >&2
    exit 1
fi
notes=$(mktemp)
python3 "$root/packaging/changelog.py" notes "$version" >"$notes"
if [ -n "$(find "$packages" -name '*~git*')" ]; then
    echo "There is a package of a version between releases in $packages" >&2
    exit 1
fi
for kind in '*.deb' '*.rpm' '*.tar.xz' '*.AppImage' '*.zsync' '*-setup.exe' '*-portable.zip' '*.flatpak' '*.dmg'; do
    if [ -z "$(find "$packages" -maxdepth 1 -name "$kind")" ]; then
        echo "There is no $kind in $packages" >&2
        exit 1
    fi
done
"$root/packaging/sign.sh" "$packages" "${@:3:1}"
cd "$packages"
gh release create "$tag" --draft --verify-tag --title "Windrose $version" --notes-file "$notes" -- *
