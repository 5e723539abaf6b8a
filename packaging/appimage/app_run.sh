#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Started by the AppImage: runs the window, or the command line if the AppImage is called windrose-cli (by a link).
case "${ARGV0##*/}" in
windrose-cli*) exec "$APPDIR/usr/bin/windrose-cli" "$@" ;;
*) exec "$APPDIR/usr/bin/windrose" "$@" ;;
esac
