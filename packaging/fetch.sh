#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Fetches files of downloads.txt into a folder and deletes those whose checksums differ.
#     packaging/fetch.sh FOLDER FILE...
set -euo pipefail

list=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)/downloads.txt
if [ "$#" -lt 2 ]; then
    echo "usage: packaging/fetch.sh FOLDER FILE... (see $list)" >&2
    exit 2
fi
folder=$1
shift
mkdir -p "$folder"

# macOS has shasum in place of sha256sum.
sum() {
    if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1
}

for file in "$@"; do
    read -r wanted _ address < <(grep -E "^[0-9a-f]{64} $file " "$list") || {
        echo "downloads.txt has no $file" >&2
        exit 1
    }
    if [ -f "$folder/$file" ] && [ "$(sum "$folder/$file")" = "$wanted" ]; then
        continue
    fi
    curl --fail --silent --show-error --location --retry 3 --output "$folder/$file.new" "$address"
    found=$(sum "$folder/$file.new")
    if [ "$found" != "$wanted" ]; then
        rm -f "$folder/$file.new"
        echo "$address has the SHA-256 $found instead of $wanted" >&2
        exit 1
    fi
    mv "$folder/$file.new" "$folder/$file"
done
