#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds Windrose for Linux and makes the packages: for Debian, for systems with RPM, and an archive with Qt inside.
#     packaging/linux/build.sh [FOLDER]
# They go to FOLDER (build/packages). The contents of the archive stay in build/package/archive, a relocatable folder with
# bin, lib, plugins, share and translations.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
root=$(cd "$here/../.." && pwd -P)
# shellcheck source=../steps.sh
source "$here/../steps.sh"

# An earlier one must not get into the AppImage when something below fails.
build=$root/build/package
stage=$build/archive
rm -rf "$stage"

install_packages "${build_packages[@]}" "${package_packages[@]}" "${sound_packages[@]}"
prepare_compiler_cache "$root"
prepare_reproducible "$root"
mkdir -p "${1:-$root/build/packages}"
packages=$(cd "${1:-$root/build/packages}" && pwd -P)

say "Building for Linux"
build_preset "$root" package
version=$WINDROSE_PACKAGE_VERSION

# Outside the build folder, because rpmbuild does not accept blanks in its path.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failed=()
for generator in DEB RPM; do
    say "Packing: $generator"
    (cd "$build" && cpack -G "$generator" -B "$scratch" >"$build/$generator.log" 2>&1) || {
        tail -n 30 "$build/$generator.log"
        failed+=("$generator")
    }
done
find "$scratch" -maxdepth 1 \( -name "*.deb" -o -name "*.rpm" \) -exec mv -t "$packages" {} +

# Makes the archive $1.tar.xz, which contains the folder $1.
make_archive() {
    cmake --install "$build" --prefix "$stage" --strip >"$build/archive.log" 2>&1 || {
        tail -n 30 "$build/archive.log"
        return 1
    }
    # The sounds: Qt Multimedia and what it needs stay out.
    rm -r "$stage/lib/windrose/modules" && python3 "$here/archive.py" "$stage" "$version" "$1" "$packages/$1.tar.xz"
}

say "Packing: archive"
name=windrose-$version-linux-x86_64
make_archive "$name" || {
    rm -rf "$stage" "$packages/$name.tar.xz" # half of either must not get into a release
    failed+=(archive)
}
if [ "${#failed[@]}" -gt 0 ]; then
    say "Could not be packed: ${failed[*]}"
    exit 1
fi
