#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Fetches files of downloads.txt into a folder, from the first address that delivers what has the right checksum.
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

# Fetches the file $1 from the address $3 if its checksum is $2.
fetch() {
    local file=$1 wanted=$2 address=$3 found
    curl --fail --silent --show-error --location --retry 3 --connect-timeout 20 --output "$file.new" "$address" || {
        echo "$address does not deliver $(basename "$file")" >&2
        return 1
    }
    found=$(sum "$file.new")
    if [ "$found" != "$wanted" ]; then
        rm -f "$file.new"
        echo "$address has the SHA-256 $found instead of $wanted" >&2
        return 1
    fi
    mv "$file.new" "$file"
}

for file in "$@"; do
    read -r wanted _ addresses < <(grep -E "^[0-9a-f]{64} $file " "$list") || {
        echo "downloads.txt has no $file" >&2
        exit 1
    }
    if [ -f "$folder/$file" ] && [ "$(sum "$folder/$file")" = "$wanted" ]; then
        continue
    fi
    fetched=no
    for address in $addresses; do
        if fetch "$folder/$file" "$wanted" "$address"; then
            fetched=yes
            break
        fi
    done
    [ "$fetched" = yes ] || exit 1
done
