#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The entry point of the AppImage: runs the window, or the command line if a link called windrose-cli started it. Also runs
# alone, in the folder that --appimage-extract makes.
if [ -z "${APPDIR:-}" ] || ! [ -x "$APPDIR/usr/bin/windrose" ]; then
    APPDIR=$(dirname "$(readlink -f "$0")")
    export APPDIR
    unset ARGV0 # of another AppImage
fi
name=${ARGV0:-$0}
case "${name##*/}" in
windrose-cli*) exec "$APPDIR/usr/bin/windrose-cli" "$@" ;;
*) exec "$APPDIR/usr/bin/windrose" "$@" ;;
esac
