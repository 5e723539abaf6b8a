#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs, starts, plays with and uninstalls every package in build/packages (or the folder that is named), each on a bare
# system of its own, and prints a table; ends with 1 when anything failed. Needs Debian 12 and root; what is missing is
# installed. KINDS, with commas between them, are the only ones tried: see verify.py.
#     packaging/verify.sh [--only KINDS] [FOLDER]
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck source=steps.sh
source "$root/packaging/steps.sh"

only=()
if [ "${1:-}" = --only ]; then
    only=("$1" "$2")
    shift 2
fi
if [ "$(id -u)" -ne 0 ]; then
    say "Only root can make bare systems: run this with sudo."
    exit 1
fi
wanted=("${build_packages[@]}" "${package_packages[@]}" "${verify_packages[@]}" "${hosted_packages[@]}")
case ",${only[1]:-windows}," in
*,windows,*) wanted+=("${windows_packages[@]}") ;;
esac
install_packages "${wanted[@]}"
prepare_compiler_cache "$root"
build_preset "$root" release windrose_cli
# Mounts disappear with the last process.
exec unshare --mount python3 -B "$root/packaging/verify.py" "${only[@]}" "${1:-$root/build/packages}" "$root/build/release/bin/windrose-cli"
