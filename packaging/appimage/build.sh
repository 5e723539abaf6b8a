#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes an AppImage in FOLDER (build/packages) of the tree with Qt inside that packaging/linux/build.sh leaves in
# build/package/archive (bin, lib, plugins, share), and a .zsync by which tools fetch only what an update changes:
#     packaging/appimage/build.sh [--official-runtime] [FOLDER]
# The same tree gives the same bytes; all times are SOURCE_DATE_EPOCH. An AppImage is a runtime followed by a squashfs. The
# runtime is the one in this folder, linked statically, which unpacks itself where there is no FUSE. With --official-runtime
# it is that of the AppImage project, which does so only when it is told to, and which is fetched from the network; hosted
# machines use it.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
root=$(cd "$here/../.." && pwd -P)
# shellcheck source=../steps.sh
source "$here/../steps.sh"

official=no
if [ "${1:-}" = --official-runtime ]; then
    official=yes
    shift
fi
tree=$root/build/package/archive
if ! [ -x "$tree/bin/windrose" ] || ! [ -f "$tree/bin/qt.conf" ]; then
    say "There is no $tree with Qt inside: run packaging/linux/build.sh first."
    exit 1
fi
install_packages "${appimage_packages[@]}"
prepare_reproducible "$root"
mkdir -p "${1:-$root/build/packages}"
packages=$(cd "${1:-$root/build/packages}" && pwd -P)
version=$WINDROSE_PACKAGE_VERSION
output=$packages/Windrose-$version-x86_64.AppImage
updates='gh-releases-zsync|windrose-game|windrose|latest|Windrose-*-x86_64.AppImage.zsync'
say "Packing: AppImage"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Sets `linked` to what the runtime is made of: packages with their licenses, or names in licenses/parts.txt.
make_own_runtime() {
    linked=(libc6-dev libstdc++-12-dev libfuse3-dev libsquashfuse-dev libzstd-dev liblzma-dev liblz4-dev liblzo2-dev zlib1g-dev)
    # libfuse3 warns that static programs cannot load its modules; none is used.
    g++ -std=c++20 -Os -Wall -Wextra -Werror -D_FILE_OFFSET_BITS=64 "-DAPPIMAGE_VERSION=\"$version\"" \
        "-DAPPIMAGE_UPDATES=\"$updates\"" -ffunction-sections -ffile-prefix-map="$here"=. \
        -static -s -Wl,--gc-sections -Wl,--build-id=none "$here"/*.cpp -o "$work/runtime" \
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
}

fetch_official_runtime() {
    mapfile -t linked < <(grep -oE '^type2-runtime[a-z-]*' "$here/../licenses/parts.txt")
    install_packages curl ca-certificates
    "$here/../fetch.sh" "$root/build/downloads" appimage-runtime
    cp "$root/build/downloads/appimage-runtime" "$work/runtime"
    # Its section for the update information is longer than the text; zeros fill the rest.
    local size at
    read -r size at < <(objdump --headers "$work/runtime" | awk '$2 == ".upd_info" { print "0x" $3, "0x" $6 }') || {
        echo "the runtime has no section for the update information" >&2
        exit 1
    }
    {
        printf '%s' "$updates"
        head -c "$((size - ${#updates}))" /dev/zero
    } >"$work/updates"
    dd if="$work/updates" of="$work/runtime" bs=1 seek="$((at))" conv=notrunc status=none
}

if [ "$official" = yes ]; then
    fetch_official_runtime
else
    make_own_runtime
fi
chmod 755 "$work/runtime"

app=$work/app
mkdir "$app"
cp -a "$tree" "$app/usr"
rm "$app/usr/install.sh" "$app/usr/README.txt" # of the archive
python3 -B "$here/../licenses/bill.py" add "$app/usr" "$version" "${linked[@]}"
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
# The time in it is that of the file.
touch --date="@$SOURCE_DATE_EPOCH" "$output"
(cd "$packages" && zsyncmake -u "${output##*/}" -o "$output.zsync" "$output")
