#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the packages for Linux a second time and compares them byte by byte with those in FOLDER (build/packages). Exits
# with 1 if one differs. The second build uses only files known to git, in another folder, at another time, with other
# permissions, umask, time zone and language, and without ccache. With --pack-only the previous build is packed again,
# which takes a minute and does not test the compiler.
#     packaging/linux/reproduce.sh [--pack-only] [FOLDER]
# SOURCE_DATE_EPOCH must be the same for both; by default it is the time of the last commit.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
root=$(cd "$here/../.." && pwd -P)
# shellcheck source=../steps.sh
source "$here/../steps.sh"
pack_only=no
if [ "${1:-}" = --pack-only ]; then
    pack_only=yes
    shift
fi
first=$(cd "${1:-$root/build/packages}" && pwd -P)

prepare_reproducible "$root" # which exports the version that the copy cannot know
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
copy=$root
if [ "$pack_only" = no ]; then
    copy="$scratch/elsewhere/windrose"
    mkdir -p "$copy"
    (cd "$root" && git ls-files -z | tar --null --files-from=- -cf - | tar -C "$copy" -xf -)
    chmod -R go-rwx "$copy"
fi
(
    umask 077
    export TZ=Pacific/Auckland LC_ALL=C LANGUAGE=de CCACHE_DISABLE=1
    "$copy/packaging/linux/build.sh" "$scratch/second"
    "$copy/packaging/appimage/build.sh" "$scratch/second"
) || exit 1

status=0
found=0
for file in "$scratch"/second/*; do
    name=$(basename "$file")
    found=$((found + 1))
    if ! cmp "$first/$name" "$file"; then
        say "DIFFERS  $name"
        status=1
    else
        say "same     $name  $(sha256sum "$file" | cut -c1-16)…"
    fi
done
if [ "$found" -ne 4 ]; then
    say "There are $found packages, not 4."
    status=1
fi
exit "$status"
