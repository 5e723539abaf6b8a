#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes an installer of the files in STAGE; the same files and times give the same bytes.
#     packaging/windows/pack.sh STAGE VERSION ICON OUTPUT
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
stage=$(cd "$1" && pwd -P)
version=$2 icon=$(realpath "$3") output=$(realpath "$4")
lists=$(mktemp -d)
trap 'rm -rf "$lists"' EXIT

# Sorted, because the order in the file system differs with each build. The uninstaller removes exactly the files that
# were installed, and folders that are then empty.
(
    cd "$stage"
    find . -type d -printf '%P\n' | LC_ALL=C sort | while IFS= read -r folder; do
        printf 'SetOutPath "$INSTDIR%s"\n' "${folder:+\\${folder//\//\\}}"
        find "./$folder" -maxdepth 1 -type f -printf '%f\n' | LC_ALL=C sort | while IFS= read -r file; do
            printf 'File "%s"\n' "$stage/${folder:+$folder/}$file"
        done
    done >"$lists/put.nsh"
    find . -type f -printf '%P\n' | LC_ALL=C sort | sed 's#/#\\#g; s#^\(.*\)$#Delete "$INSTDIR\\\1"#' >"$lists/remove.nsh"
    find . -mindepth 1 -type d -printf '%P\n' | LC_ALL=C sort -r | sed 's#/#\\#g; s#^\(.*\)$#RMDir "$INSTDIR\\\1"#' \
        >>"$lists/remove.nsh"
)
makensis -V2 -WX -INPUTCHARSET UTF8 -DVERSION="$version" -DNUMBERS="${version%%~*}.0" -DPUT="$lists/put.nsh" -DREMOVE="$lists/remove.nsh" \
    -DOUTPUT="$output" -DICON="$icon" -DLICENSE="$here/../../LICENSE" \
    -DSIZE="$(find "$stage" -type f -printf '%s\n' | awk '{ sum += $1 } END { print int((sum + 1023) / 1024) }')" \
    "$here/installer.nsi"
