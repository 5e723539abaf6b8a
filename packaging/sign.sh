#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Writes SHA256SUMS of the packages in FOLDER, and signs it if there is a KEY:
#     packaging/sign.sh FOLDER [KEY]
# KEY is the file of a secret minisign key, which makes SHA256SUMS.minisig, or else the fingerprint or address of a GPG key
# of this user, which makes SHA256SUMS.asc. A password is asked for on the terminal. The public key goes beside them, into
# windrose-key.pub or windrose-key.asc, because nobody can check a signature without it; what identifies it is printed.
set -euo pipefail

if [ "$#" -lt 1 ] || [ "$#" -gt 2 ]; then
    echo "usage: packaging/sign.sh FOLDER [KEY]" >&2
    exit 2
fi
key=${2:-}
[ ! -f "$key" ] || key=$(realpath "$key") # before the folder changes
cd "$1"
rm -f SHA256SUMS SHA256SUMS.* windrose-key.*
sums=$(sha256sum -- *) # before its own file is there
printf '%s\n' "$sums" >SHA256SUMS
if [ -z "$key" ]; then
    echo "SHA256SUMS is not signed: no key was given."
elif [ -f "$key" ]; then
    minisign -S -s "$key" -m SHA256SUMS -t "Windrose, $(wc -l <SHA256SUMS) packages"
    minisign -R -f -s "$key" -p windrose-key.pub >/dev/null
    echo "SHA256SUMS is signed by the minisign key $(tail -n 1 windrose-key.pub)."
else
    # An address can belong to several keys, so the key that signed is taken from what gpg says of the signature.
    said=$(gpg --quiet --yes --status-fd 1 --local-user "$key" --armor --detach-sign --output SHA256SUMS.asc SHA256SUMS)
    gpg --armor --export "$(sed -n 's/^\[GNUPG:\] SIG_CREATED .* //p' <<<"$said")" >windrose-key.asc
    echo "SHA256SUMS is signed by the GPG key $(gpg --with-colons --show-keys windrose-key.asc |
        awk -F: 'length($10) == 40 && $10 !~ /[^0-9A-F]/ { print $10; exit }')."
fi
