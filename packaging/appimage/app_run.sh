#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What an AppImage starts: the window; or the command line, when the AppImage is called windrose-cli (by a link to it).
case "${ARGV0##*/}" in
windrose-cli*) exec "$APPDIR/usr/bin/windrose-cli" "$@" ;;
*) exec "$APPDIR/usr/bin/windrose" "$@" ;;
esac
