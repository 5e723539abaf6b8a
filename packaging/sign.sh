#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Writes SHA256SUMS of the packages in FOLDER, and signs it if there is a KEY:
#     packaging/sign.sh FOLDER [KEY]
# KEY is the file of a secret minisign key, which makes SHA256SUMS.minisig, or else the fingerprint or address of a GPG key
# of this user, which makes SHA256SUMS.asc. A password is asked for on the terminal.
set -euo pipefail

cd "$1"
key=${2:-}
rm -f SHA256SUMS SHA256SUMS.*
sums=$(sha256sum -- *) # before its own file is there
printf '%s\n' "$sums" >SHA256SUMS
if [ -z "$key" ]; then
    echo "SHA256SUMS is not signed: no key was given."
elif [ -f "$key" ]; then
    minisign -S -s "$key" -m SHA256SUMS -t "Windrose, $(wc -l <SHA256SUMS) packages"
else
    gpg --quiet --yes --local-user "$key" --armor --detach-sign --output SHA256SUMS.asc SHA256SUMS
fi
