#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The entry point of the AppImage: runs the window, or the command line if a link called windrose-cli started it.
case "${ARGV0##*/}" in
windrose-cli*) exec "$APPDIR/usr/bin/windrose-cli" "$@" ;;
*) exec "$APPDIR/usr/bin/windrose" "$@" ;;
esac
