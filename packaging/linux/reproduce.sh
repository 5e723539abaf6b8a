#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the packages for Linux a second time and compares them byte by byte with those in FOLDER (build/packages). Exits
# with 1 if one differs. The second build uses only files known to git, in another folder, at another time, with other
# permissions, umask, time zone and language, and without ccache. With --pack-only the previous build is packed again,
# which takes a minute and does not test the compiler.
#     packaging/linux/reproduce.sh [--pack-only] [--official-runtime] [--chroots] [FOLDER]
# --official-runtime is for the AppImage (see appimage/build.sh), and must be given when that in FOLDER was made with it.
# With --chroots, which needs root, they are made twice instead, each in a Debian 12 of its own: one bare, one with many more
# packages. FOLDER is where those of the first go.
# SOURCE_DATE_EPOCH must be the same for both; by default it is the time of the last commit.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
root=$(cd "$here/../.." && pwd -P)
# shellcheck source=../steps.sh
source "$here/../steps.sh"
pack_only=no
chroots=no
appimage_arguments=()
while [ "$#" -gt 0 ]; do
    case "$1" in
    --pack-only) pack_only=yes ;;
    --chroots) chroots=yes ;;
    --official-runtime) appimage_arguments=("$1") ;;
    -*)
        say "usage: packaging/linux/reproduce.sh [--pack-only] [--official-runtime] [--chroots] [FOLDER]" >&2
        exit 2
        ;;
    *) break ;;
    esac
    shift
done
mkdir -p "${1:-$root/build/packages}"
first=$(cd "${1:-$root/build/packages}" && pwd -P)
# What a developer may have, and some of which Qt or CMake would take if they found it.
more_packages=(clang cmake-extras extra-cmake-modules fonts-freefont-ttf fonts-noto-core libgl1-mesa-dev libvulkan-dev pkg-config
    python3-numpy qt6-declarative-dev qt6-gtk-platformtheme qt6-image-formats-plugins qt6-wayland-dev)

prepare_reproducible "$root" # which exports the version that the copy cannot know
scratch=$(mktemp -d)
system=$scratch/system # of --chroots
mounts=("$system/proc" "$system/var/cache/apt/archives")

# Deletes the scratch folder, but not the shared downloads that --chroots mounts in it. A mount within one file system does not
# stop rm, not even with --one-file-system, so the folder stays if something is still mounted.
# shellcheck disable=SC2317 # the trap calls it
clean_up() {
    local mounted
    umount --lazy "${mounts[@]}" 2>/dev/null || true
    for mounted in "${mounts[@]}"; do
        if mountpoint -q "$mounted"; then
            say "$mounted cannot be unmounted, so $scratch stays." >&2
            return 0
        fi
    done
    rm -rf --one-file-system "$scratch"
}
trap clean_up EXIT

# Copies the files known to git, and with --pack-only what was built, to the folder $1.
copy_source() {
    mkdir -p "$1"
    (cd "$root" && git ls-files -z | tar --null --files-from=- -cf - | tar -C "$1" -xf -)
    if [ "$pack_only" = yes ]; then
        mkdir -p "$1/build"
        cp -a "$root/build/package" "$1/build/"
    fi
}

# Makes them in a Debian 12 of its own, with the source in the folder $2, and copies them to $1. $3… are variables of the
# environment, of which MORE names further packages to install there. The mounts are of this process alone, see below.
build_in_chroot() {
    local output=$1 house=$2 cache=${XDG_CACHE_HOME:-$HOME/.cache}/windrose
    shift 2
    mkdir -p "$system" "$cache/downloads-building/partial" "$output"
    (cd "$here/.." && python3 -B -c "
from pathlib import Path
from verify_linux import base_of, cache_lock
from verify_releases import RELEASES
with cache_lock():
    RELEASES[0].make(Path('$system/base'), base_of(RELEASES[0]))
print(base_of(RELEASES[0]))") >"$scratch/base"
    tar -C "$system" -xf "$(cat "$scratch/base")"
    cp /etc/resolv.conf "$system/etc/"
    echo force-unsafe-io >"$system/etc/dpkg/dpkg.cfg.d/quick" # the system is thrown away
    mount --bind "$cache/downloads-building" "$system/var/cache/apt/archives"
    mount -t proc proc "$system/proc"
    copy_source "$system$house"
    # shellcheck disable=SC2016 # for the other shell
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root "$@" WINDROSE_PACKAGE_VERSION="$WINDROSE_PACKAGE_VERSION" \
        SOURCE_DATE_EPOCH="$SOURCE_DATE_EPOCH" chroot "$system" bash -ec '
        source "$1/packaging/steps.sh"
        [ -z "${MORE:-}" ] || install_packages $MORE
        "$1/packaging/linux/build.sh" "$1/made"
        "$1/packaging/appimage/build.sh" "${@:2}" "$1/made"' build "$house" "${appimage_arguments[@]}"
    umount "${mounts[@]}"
    cp "$system$house/made/"* "$output/"
    rm -rf --one-file-system "$system"
}

if [ "$chroots" = yes ]; then
    if [ "${WINDROSE_OWN_MOUNTS:-}" != yes ]; then
        rm -rf "$scratch"
        set -- "${appimage_arguments[@]}"
        export WINDROSE_OWN_MOUNTS=yes
        [ "$pack_only" = no ] || set -- "$@" --pack-only
        exec unshare --mount "$0" --chroots "$@" "$first"
    fi
    # What was packed before contains the folder in which it was built.
    elsewhere=/srv/elsewhere/windrose
    [ "$pack_only" = no ] || elsewhere=$root
    build_in_chroot "$first" "$root" LC_ALL=C.UTF-8
    build_in_chroot "$scratch/second" "$elsewhere" TZ=Pacific/Auckland LC_ALL=C LANGUAGE=de CCACHE_DISABLE=1 \
        MORE="${more_packages[*]}"
else
    copy=$root
    if [ "$pack_only" = no ]; then
        copy="$scratch/elsewhere/windrose"
        copy_source "$copy"
        chmod -R go-rwx "$copy"
    fi
    (
        umask 077
        export TZ=Pacific/Auckland LC_ALL=C LANGUAGE=de CCACHE_DISABLE=1
        "$copy/packaging/linux/build.sh" "$scratch/second"
        "$copy/packaging/appimage/build.sh" "${appimage_arguments[@]}" "$scratch/second"
    ) || exit 1
fi

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
if [ "$found" -ne 5 ]; then
    say "There are $found files, not 5."
    status=1
fi
exit "$status"
