#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes pictures of everything the window shows, and a page with them: every phase, dialog, panel and menu at six sizes,
# in every look and language, and with 2 to 5 players where that makes a difference. Installs missing packages and builds
# what takes the pictures. The page is FOLDER/index.html (build/pictures).
#     packaging/pictures.sh [--scale-2 | --languages] [--text-size PERCENT] [--only KEY=VALUE,…]… [FOLDER]
# KEY is scene, size, look, players or language; a scene is also named by its beginning, such as phase or dialog:
#     packaging/pictures.sh --only scene=dialog,phase-build --only size=1280x800 --only look=dark
# The languages are English and German. With --languages they are all, a pseudo-language whose texts are half as long
# again, and the same mirrored from right to left, in one size, in the light look and with four players.
# With --text-size all texts have that size, 80 to 200 percent; then take another folder.
# With --scale-2 the largest size is also taken as on a screen with two pixels for each point.
# All of them take some ten minutes and more than a gigabyte; --only takes some of them and keeps the others in the folder.
# The first start and the guided game, bubble by bubble:
#     packaging/pictures.sh --only scene=lesson-first --only size=1280x800 --only look=light --only language=en
# Pictures of dialogs have no frame of a desktop.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck source=steps.sh
source "$root/packaging/steps.sh"

sizes=(1024x720 1280x800 1920x1080 2560x1080 1080x1920 3840x2160)
wanted_sizes=
scale_2=no
languages=no
chosen_language=no
options=()
while [ "$#" -gt 0 ]; do
    case "$1 ${2:-}" in
    "--scale-2 "*) scale_2=yes ;;
    "--languages "*) languages=yes ;;
    "--text-size "[0-9]*)
        options+=(--text-size "$2")
        shift
        ;;
    "--only size="*)
        wanted_sizes=",${2#size=},"
        shift
        ;;
    "--only scene="* | "--only look="* | "--only players="* | "--only language="*)
        options+=(--only "$2")
        case "$2" in language=*) chosen_language=yes ;; esac
        shift
        ;;
    -*)
        say "usage: packaging/pictures.sh [--scale-2 | --languages] [--text-size PERCENT] [--only KEY=VALUE,…]… [FOLDER]"
        say "KEY is scene, size, look, players or language."
        exit 2
        ;;
    *) break ;;
    esac
    shift
done
folder=${1:-$root/build/pictures}
if [ "$languages" = yes ]; then
    wanted_sizes=${wanted_sizes:-,1280x800,}
    options+=(--only look=light --only players=4)
elif [ "$chosen_language" = no ]; then
    options+=(--only 'language=en,de')
fi

# The sizes to take, each with its scale.
runs=()
for size in "${sizes[@]}"; do
    case "${wanted_sizes:-,$size,}" in
    *",$size,"*)
        runs+=("$size 1")
        if [ "$scale_2" = yes ] && [ "$size" = "${sizes[-1]}" ]; then
            runs+=("$size 2")
        fi
        ;;
    esac
done
if [ "${#runs[@]}" -eq 0 ]; then
    say "There is no such size; the sizes are: ${sizes[*]}"
    exit 2
fi

install_packages "${build_packages[@]}" "${test_packages[@]}"
prepare_compiler_cache "$root"
say "Building what takes the pictures (the first time takes some minutes)"
build_preset "$root" test windrose_pictures
mkdir -p "$folder"

# Takes the pictures of one size; $1 is the size and the scale.
take_pictures() {
    local size=${1% *} scale=${1#* } log
    log=$(mktemp)
    if ! "$root/build/test/bin/windrose_pictures" --size "$size" --scale "$scale" "${options[@]}" "$folder" >"$log" 2>&1; then
        tail -n 20 "$log"
        say "The pictures of $size could not be made."
        rm -f "$log"
        return 1
    fi
    say "$size, scale $scale: $(grep -c '\.jpg$' "$log") pictures"
    rm -f "$log"
}

# As many sizes at a time as there are processors, the largest ones first.
status=0
running=0
for ((run = ${#runs[@]} - 1; run >= 0; --run)); do
    if [ "$running" -ge "$(nproc)" ]; then
        wait -n || status=1
        running=$((running - 1))
    fi
    take_pictures "${runs[run]}" &
    running=$((running + 1))
done
while [ "$running" -gt 0 ]; do
    wait -n || status=1
    running=$((running - 1))
done

# The page lists everything in the folder, also from earlier runs.
{
    printf 'const pictures = [\n'
    (cd "$folder" && find . -mindepth 3 -name '*.jpg' -printf '"%P",\n' | LC_ALL=C sort)
    printf '];\n'
} >"$folder/list.js"
cp "$root/packaging/pictures/index.html" "$folder/index.html"
say "$(grep -c '\.jpg' "$folder/list.js") pictures, $(du -sh "$folder" | cut -f 1): $folder/index.html"
exit "$status"
