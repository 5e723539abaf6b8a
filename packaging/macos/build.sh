#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# On macOS 13 or later with Xcode and CMake: fetches Qt and the libraries, builds the bundle for both processors and packs
# it as a disk image.
#     packaging/macos/build.sh [FOLDER]
# WINDROSE_ICONS names a folder with finished icons (icons.sh makes them); without it rsvg-convert is needed.
# The signature is ad hoc: it shows that nothing was changed, but not who made the bundle. Users must allow the program in
# the settings of macOS before its first start; a certificate of Apple's and `notarytool` would make that unnecessary.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
root=$(cd "$here/../.." && pwd -P)
# shellcheck source=../steps.sh
source "$here/../steps.sh"

prepare_reproducible "$root" # which says the version, too
mkdir -p "${1:-$root/build/packages}"
packages=$(cd "${1:-$root/build/packages}" && pwd -P)
downloads=$root/build/downloads
prefix=$root/build/macos-prefix

archives=(qtbase-macos.7z qtsvg-macos.7z qttools-macos.7z qttranslations-macos.7z)
"$here/../fetch.sh" "$downloads" "${archives[@]}" nlohmann-json.tar.gz cli11.tar.gz
mkdir -p "$prefix"
for archive in "${archives[@]}"; do
    (cd "$prefix" && cmake -E tar xf "$downloads/$archive")
done
# Some of Qt's archives have folders named after version and platform, others do not.
qmake=$(find "$prefix" -path '*/bin/qmake' | head -n 1)
qt=$(dirname "$(dirname "$qmake")")
if ! [ -f "$qt/bin/qt.conf" ]; then
    printf '[Paths]\nPrefix=..\n' >"$qt/bin/qt.conf"
fi
for library in nlohmann-json cli11; do
    source=$root/build/$library
    rm -rf "$source"
    mkdir -p "$source"
    tar -C "$source" --strip-components 1 -xzf "$downloads/$library.tar.gz"
    # They require a CMake version that is too old for CMake 4 without this option.
    cmake -S "$source" -B "$source/build" -DCMAKE_POLICY_VERSION_MINIMUM=3.5 -DCMAKE_INSTALL_PREFIX="$prefix" \
        -DJSON_BuildTests=OFF -DCLI11_BUILD_DOCS=OFF -DCLI11_BUILD_EXAMPLES=OFF -DCLI11_BUILD_TESTS=OFF -DCLI11_PRECOMPILED=OFF
    cmake --build "$source/build" --target install
done

cd "$root"
cmake --preset macos -G "Unix Makefiles" -DCMAKE_PREFIX_PATH="$qt;$prefix" -DWINDROSE_ICONS="${WINDROSE_ICONS:-}"
cmake --build --preset macos --parallel "$(sysctl -n hw.ncpu)"
(cd build/macos && cpack -G DragNDrop -B "$packages")
rm -rf "$packages/_CPack_Packages"
