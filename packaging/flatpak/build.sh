#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the Flatpak, tries its command line and packs it as one file. Needs the network, flatpak and flatpak-builder.
#     packaging/flatpak/build.sh [FOLDER]
# As root it installs the runtime for the whole system, otherwise for the user.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
root=$(cd "$here/../.." && pwd -P)
# shellcheck source=../steps.sh
source "$here/../steps.sh"

name=io.github.windrose_game.Windrose
manifest=$here/$name.yml
install_packages ca-certificates curl elfutils flatpak flatpak-builder
mkdir -p "${1:-$root/build/packages}"
packages=$(cd "${1:-$root/build/packages}" && pwd -P)
work=$root/build/flatpak
mkdir -p "$work"
where=(--user)
if [ "$(id -u)" -eq 0 ]; then
    where=(--system)
fi

"$here/../fetch.sh" "$work" flathub.flatpakrepo
flatpak remote-add "${where[@]}" --if-not-exists --from flathub "$work/flathub.flatpakrepo"
# The sandbox of the build has neither the history nor the environment of this one: the version goes into a copy of the
# manifest.
prepare_reproducible "$root"
sed "s|^  - name: windrose\$|&\n    build-options:\n      env:\n        WINDROSE_PACKAGE_VERSION: '$WINDROSE_PACKAGE_VERSION'|
    s|path: \.\./\.\.|path: '$root'|" "$manifest" >"$work/$name.yml"
(
    cd "$work"
    flatpak-builder "${where[@]}" --assumeyes --disable-rofiles-fuse --force-clean --install --install-deps-from=flathub \
        --repo=repo folder "$name.yml"
)
version=$WINDROSE_PACKAGE_VERSION
said=$(flatpak run "${where[@]}" --command=windrose-cli "$name" --version | awk '{ print $NF }')
if [ "$said" != "$version" ]; then
    say "The Flatpak calls itself $said, not $version."
    exit 1
fi
bench=(bench --players 2 --games 250 --seed 0)
flatpak run "${where[@]}" --command=windrose-cli "$name" "${bench[@]}" >"$work/bench.json"
signature=$(sed -n "s/^${bench[*]}: //p" "$root/tests/pins/pins.txt")
if [ -z "$signature" ] || ! grep -q "\"$signature\"" "$work/bench.json"; then
    say "The Flatpak plays other games: not $signature but"
    cat "$work/bench.json"
    exit 1
fi
status=0
timeout 20 flatpak run "${where[@]}" --env=QT_QPA_PLATFORM=offscreen "$name" --new || status=$?
if [ "$status" -ne 124 ]; then
    say "The window of the Flatpak does not stay open, but ends with $status."
    exit 1
fi
flatpak build-bundle "$work/repo" "$packages/Windrose-$version.flatpak" "$name" \
    --runtime-repo=https://dl.flathub.org/repo/flathub.flatpakrepo
