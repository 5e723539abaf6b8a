#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Puts Windrose into the menu of this user, or takes it out again:
#     ./install.sh
#     ./install.sh --remove
# The programs stay in this folder; after moving it, run this again. Only files in $XDG_DATA_HOME (~/.local/share) and links
# in ~/.local/bin are made, none of which needs the administrator. What has the name of such a link and belongs to something
# else, like a link to the AppImage, stays.
set -eu

here=$(cd "$(dirname "$0")" && pwd -P)
data=${XDG_DATA_HOME:-$HOME/.local/share}
programs=$HOME/.local/bin
launcher=$data/applications/windrose.desktop
kinds=$data/mime/packages/windrose.xml

case "${1:-}" in
"" | --remove) ;;
*)
    echo "usage: ./install.sh [--remove]" >&2
    exit 2
    ;;
esac

# The menus and the kinds of files are read again; a desktop without these programs does it by itself.
tell_desktop() {
    if command -v update-desktop-database >/dev/null; then
        update-desktop-database -q "$data/applications" || true
    fi
    if [ -d "$data/mime/packages" ] && command -v update-mime-database >/dev/null; then
        update-mime-database "$data/mime" || true
    fi
    if [ -d "$data/icons/hicolor" ]; then
        touch "$data/icons/hicolor"
    fi
}

# Prints the program that the menu starts if it is there and in another folder.
other_program() {
    other=$(sed -n 's/^TryExec=//p' "$launcher" 2>/dev/null | head -n 1)
    if [ -n "$other" ] && [ "$other" != "$here/bin/windrose" ] && [ -x "$other" ]; then
        printf '%s\n' "$other"
    fi
}

# True if nothing is at $1, or a link that leads nowhere, as after a folder was moved or deleted.
leads_nowhere() {
    ! [ -e "$1" ]
}

# True if $1 is a link to the program $2 of an unpacked archive, which has this script beside bin.
leads_to_archive() {
    [ -L "$1" ] || return 1
    target=$(readlink -f "$1")
    folder=${target%/bin/"$2"}
    [ "$folder" != "$target" ] && [ -f "$target" ] && [ -f "$folder/install.sh" ]
}

# Says why the file $1 is not touched.
say_it_stays() {
    echo "$1 stays as it is, because it belongs to something else."
}

# Removes the files that are ours, and folders that are then empty.
remove() {
    rm -f "$launcher" "$kinds"
    (cd "$here/share/icons/hicolor" && find . -type f | sed "s|^./||") | while IFS= read -r icon; do
        rm -f "$data/icons/hicolor/$icon"
        rmdir -p "$data/icons/hicolor/$(dirname "$icon")" 2>/dev/null || true
    done
    for program in windrose windrose-cli; do
        link=$programs/$program
        if leads_nowhere "$link" || { [ -L "$link" ] && [ "$(readlink "$link")" = "$here/bin/$program" ]; }; then
            rm -f "$link"
        else
            say_it_stays "$link"
        fi
    done
    tell_desktop
    # If no MIME packages are left, remove the generated caches.
    if [ -d "$data/mime/packages" ] && [ -z "$(ls "$data/mime/packages")" ]; then
        for list in XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types version; do
            rm -f "$data/mime/$list"
        done
        rmdir "$data/mime/packages" "$data/mime/application" "$data/mime" 2>/dev/null || true
    fi
    if [ "$(find "$data/applications" -type f 2>/dev/null)" = "$data/applications/mimeinfo.cache" ]; then
        rm "$data/applications/mimeinfo.cache"
    fi
    rmdir -p "$data/applications" 2>/dev/null || true
    rmdir -p "$programs" 2>/dev/null || true
}

# In a desktop file, a word in quotation marks needs a backslash before these, and every backslash is doubled once more.
# A percent sign is doubled.
quoted() {
    printf '"%s"' "$(printf '%s' "$1" | sed 's/\\/\\\\\\\\/g; s/[`$"]/\\\\&/g; s/%/%%/g')"
}

if [ "${1:-}" = --remove ]; then
    other=$(other_program)
    if [ -n "$other" ]; then
        echo "Your menu starts $other, which stays there. To remove this program, delete the folder $here"
        exit 0
    fi
    remove
    echo "Windrose is no longer in your menu. To remove the program, delete the folder $here"
    exit 0
fi

mkdir -p "$data/applications" "$data/mime/packages" "$data/icons" "$programs"
program=$(quoted "$here/bin/windrose")
{
    while IFS= read -r line; do
        case "$line" in
        Exec=*) printf 'Exec=%s %%f\n' "$program" ;;
        TryExec=*) printf 'TryExec=%s\n' "$here/bin/windrose" ;;
        *) printf '%s\n' "$line" ;;
        esac
    done <"$here/share/applications/windrose.desktop"
} >"$launcher"
cp "$here/share/mime/packages/windrose.xml" "$kinds"
cp -R "$here/share/icons/hicolor" "$data/icons/"
for program in windrose windrose-cli; do
    link=$programs/$program
    if leads_nowhere "$link" || leads_to_archive "$link" "$program"; then
        ln -sf "$here/bin/$program" "$link"
    else
        say_it_stays "$link"
    fi
done
tell_desktop
echo "Windrose is in your menu. ./install.sh --remove takes it out again."
