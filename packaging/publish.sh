#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Checks that a tag matches the version of the changelog, writes the checksums of the packages and drafts the release.
#     packaging/publish.sh TAG FOLDER [KEY]
# KEY signs the checksums: see sign.sh. The notes then name it, and its public part is published with them. Without one, as on
# hosted machines, which have no keys, the script says how to sign the draft before it is published.
# Needs the GitHub command line `gh` with permission to write releases.
set -euo pipefail

if [ "$#" -lt 2 ] || [ "$#" -gt 3 ]; then
    echo "usage: packaging/publish.sh TAG FOLDER [KEY]" >&2
    exit 2
fi
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
tag=$1
packages=$(cd "$2" && pwd -P)
# shellcheck source=steps.sh
source "$root/packaging/steps.sh"
version=$(project_version "$root")
if [ "$tag" != "v$version" ]; then
    echo "The tag $tag is not v$version" >&2
    exit 1
fi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
notes=$scratch/notes
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
key=${3:-}
# Its last line is in the notes, too: it names the key, which is published beside the sums.
"$root/packaging/sign.sh" "$packages" "$key" | tee "$scratch/signed"
if [ -n "$key" ]; then
    printf '\n%s\n' "$(tail -n 1 "$scratch/signed")" >>"$notes"
fi
cd "$packages"
gh release create "$tag" --draft --verify-tag --title "Windrose $version" --notes-file "$notes" -- *
if [ -z "$key" ]; then
    echo "To sign the checksums before the draft is published, and then name the key's fingerprint in the notes:"
    echo "    gh release download $tag --pattern SHA256SUMS"
    echo "    gpg --local-user KEY --armor --detach-sign SHA256SUMS"
    echo "    gpg --armor --export KEY >windrose-key.asc"
    echo "    gh release upload $tag SHA256SUMS.asc windrose-key.asc"
fi
