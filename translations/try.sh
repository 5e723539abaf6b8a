#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Shows the window with a translation as it is now, without building anything:
#     translations/try.sh CODE [WINDROSE [ARGUMENT…]]
# CODE is that of a file here, such as fr for windrose_fr.ts. WINDROSE is the program, by default the one built here, or
# else the installed one. Needs lrelease (Debian: qt6-l10n-tools).
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
code=${1:?usage: translations/try.sh CODE [WINDROSE [ARGUMENT…]]}
shift
program=
for candidate in ${1:+"$1"} "$here"/../build/{debug,test,release}/bin/windrose /usr/games/windrose windrose; do
    if command -v "$candidate" >/dev/null; then
        program=$candidate
        break
    fi
done
if [ -z "$program" ]; then
    echo "There is no windrose: install it, or name the program." >&2
    exit 1
fi
[ "$#" -eq 0 ] || shift
PATH=$PATH:/usr/lib/qt6/bin
lrelease=$(command -v lrelease6 || command -v lrelease)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for file in "$here"/windrose_*.ts; do
    name=$(basename "$file" .ts)
    if [ "$name" = "windrose_$code" ]; then
        "$lrelease" -silent "$file" -qm "$folder/$name.qm"
    fi
done
WINDROSE_TRANSLATIONS=$folder "$program" --lang "$code" "$@"
