#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes an AppImage in FOLDER (build/packages) of the tree with Qt inside that packaging/linux/build.sh leaves in
# build/package/archive (bin, lib, plugins, share):
#     packaging/appimage/build.sh [FOLDER]
# The same tree gives the same bytes; all times are SOURCE_DATE_EPOCH. An AppImage is the statically linked runtime.cpp
# followed by a squashfs.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
root=$(cd "$here/../.." && pwd -P)
# shellcheck source=../steps.sh
source "$here/../steps.sh"

tree=$root/build/package/archive
if ! [ -x "$tree/bin/windrose" ] || ! [ -f "$tree/bin/qt.conf" ]; then
    say "There is no $tree with Qt inside: run packaging/linux/build.sh first."
    exit 1
fi
install_packages "${appimage_packages[@]}"
prepare_reproducible "$root"
mkdir -p "${1:-$root/build/packages}"
packages=$(cd "${1:-$root/build/packages}" && pwd -P)
output=$packages/Windrose-$(project_version "$root/build/package")-x86_64.AppImage
say "Packing: AppImage"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# libfuse3 warns that static programs cannot load its modules; none is used.
g++ -std=c++20 -Os -Wall -Wextra -Werror -D_FILE_OFFSET_BITS=64 -ffunction-sections -ffile-prefix-map="$here"=. \
    -static -s -Wl,--gc-sections -Wl,--build-id=none "$here/runtime.cpp" -o "$work/runtime" \
    -lsquashfuse -lfuse3 -lzstd -llzma -llz4 -llzo2 -lz -lpthread 2>"$work/log" || {
    cat "$work/log" >&2
    exit 1
}
# The runtime expects the file system at the end of the program.
if [ "$("$work/runtime" --appimage-offset)" != "$(stat -c %s "$work/runtime")" ]; then
    echo "the runtime does not end with its table of sections" >&2
    exit 1
fi
# "AI" and type 2, in unused bytes of the ELF header.
printf 'AI\002' | dd of="$work/runtime" bs=1 seek=8 conv=notrunc status=none

app=$work/app
mkdir "$app"
cp -a "$tree" "$app/usr"
install -m 755 "$here/app_run.sh" "$app/AppRun"
cp "$app/usr/share/applications/windrose.desktop" "$app/"
cp "$app/usr/share/icons/hicolor/256x256/apps/windrose.png" "$app/"
ln -s windrose.png "$app/.DirIcon"
chmod -R u=rwX,go=rX "$app"

env -u SOURCE_DATE_EPOCH mksquashfs "$app" "$work/image" -comp zstd -Xcompression-level 19 -all-root -no-xattrs -noappend -no-progress -quiet \
    -all-time "$SOURCE_DATE_EPOCH" -mkfs-time "$SOURCE_DATE_EPOCH" >"$work/log" 2>&1 || {
    cat "$work/log" >&2
    exit 1
}
cat "$work/runtime" "$work/image" >"$output"
chmod 755 "$output"
