#!/bin/sh
# Installs Gattai Desktop for whoever runs this, without root, updates it, and takes it away again.
#
#   setup            install, or update what is there
#   setup --remove   take it away; what the person made stays (--ask: ask first, in a window)
#
# Files: the program in ~/.local/lib/gattai-desktop, the command in ~/.local/bin, and what the menu and the desktop are
# told under ~/.local/share. Each file outside the program's folder is written down there, in installed-files.
set -eu

case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in de*) german=yes ;; *) german= ;; esac
# Say something in the person's language: English, German.
words() { if [ -n "$german" ]; then printf '%s\n' "$2"; else printf '%s\n' "$1"; fi; }
told=""
say() { told="$told$(words "$1" "$2")
"; words "$1" "$2"; }

# Who started this by a double click sees no terminal: tell it in a window, where one can be had.
show() {
    if [ -t 1 ] || [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then return 0; fi
    if command -v zenity >/dev/null; then zenity --info --no-markup --title "Gattai Desktop" --text "$told"
    elif command -v kdialog >/dev/null; then kdialog --title "Gattai Desktop" --msgbox "$told"
    elif command -v notify-send >/dev/null; then notify-send "Gattai Desktop" "$told"
    fi >/dev/null 2>&1 || true
}
agreed() {
    question=$(words "Remove Gattai Desktop? Your sessions stay." "Gattai Desktop entfernen? Ihre Sitzungen bleiben.")
    if command -v zenity >/dev/null; then zenity --question --no-markup --title "Gattai Desktop" --text "$question"
    elif command -v kdialog >/dev/null; then kdialog --title "Gattai Desktop" --yesno "$question"
    else return 0
    fi
}
fail() { told=""; say "$1" "$2" >&2; show; exit 1; }

if [ ! -d "${HOME:-}" ]; then
    fail "There is no home folder (HOME)." "Es gibt keinen Persönlichen Ordner (HOME)."
fi
share=${XDG_DATA_HOME:-$HOME/.local/share}
lib=$HOME/.local/lib
program=$lib/gattai-desktop
command=$HOME/.local/bin/gattai-desktop
case $HOME$share in
*[\"\\\`\$%]*) fail "The name of the home folder has one of \" \\ \` \$ %, which a menu entry cannot name." \
    "Der Name des Persönlichen Ordners enthält eines von \" \\ \` \$ %, was kein Menüeintrag nennen kann." ;;
esac

is_open() {
    # Each line ends with where a running program lies; one process asks for all of them.
    # shellcheck disable=SC2010  # no names are read from it
    ls -l /proc/[0-9]*/exe 2>/dev/null | grep -qF -- "-> $program/gattai-desktop"
}

# Tell the desktop that entries and file types have come or gone.
tell_desktop() {
    if command -v update-mime-database >/dev/null; then update-mime-database "$share/mime" >/dev/null 2>&1 || true; fi
    if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$share/applications" || true; fi
    # Only where there is one: an old list hides new icons, none hides nothing.
    if [ -f "$share/icons/hicolor/icon-theme.cache" ] && command -v gtk-update-icon-cache >/dev/null; then
        gtk-update-icon-cache -q -t "$share/icons/hicolor" || true
    fi
}

# Take away the files that are listed on standard input, and the folders that are empty then.
take_away() {
    while IFS= read -r one; do
        rm -f -- "$share/$one"
        folder=$(dirname -- "$one")
        while [ "$folder" != . ]; do
            rmdir -- "$share/$folder" 2>/dev/null || break
            folder=$(dirname -- "$folder")
        done
    done
}

remove() {
    if [ ! -d "$program" ]; then fail "Gattai Desktop is not installed here." "Gattai Desktop ist hier nicht installiert."; fi
    if is_open; then
        fail "Gattai Desktop is still open. Close it, then try again." \
            "Gattai Desktop ist noch offen. Bitte schließen und noch einmal versuchen."
    fi
    take_away <"$program/installed-files"
    # Without these the desktop's own tools take nothing away.
    mkdir -p "$share/mime/packages" "$share/applications"
    if [ -L "$command" ]; then rm -f -- "$command"; rmdir -- "$HOME/.local/bin" 2>/dev/null || true; fi
    tell_desktop
    # The lists that the desktop made for these files alone.
    if [ -z "$(ls -A "$share/mime/packages" 2>/dev/null)" ]; then
        for one in XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types version
        do rm -f -- "$share/mime/$one"; done
        rmdir -- "$share/mime/application" "$share/mime/packages" "$share/mime" 2>/dev/null || true
    fi
    if [ -z "$(find "$share/applications" -name '*.desktop' 2>/dev/null)" ]; then
        rm -f -- "$share/applications/mimeinfo.cache"
        rmdir -- "$share/applications" 2>/dev/null || true
    fi
    rm -rf -- "$program"
    rmdir -- "$lib" 2>/dev/null || true
    say "Gattai Desktop is removed." "Gattai Desktop ist entfernt."
    if [ -d "$share/Gattai Desktop" ]; then
        say "Your sessions and packs are still in $share/Gattai Desktop." \
            "Ihre Sitzungen und Packs liegen weiter in $share/Gattai Desktop."
    fi
}

# Which libraries of the system are missing, by their names for the loader.
lost_libraries() {
    command -v ldd >/dev/null || return 0
    for one in libQt6Widgets.so.6 libqxcb.so; do
        find "$program/_internal" -name "$one" -exec env LD_LIBRARY_PATH="$program/_internal" ldd {} \; 2>/dev/null
    done | sed -n 's/^[[:space:]]*\([^ ]*\) => not found.*/\1/p' | sort -u
}

install_it() {
    here=$(cd "$(dirname -- "$0")" && pwd)
    version=$(cat "$here/version")
    before=$(cat "$program/version" 2>/dev/null || true)
    running=""
    if is_open; then running=yes; fi
    needed=$(($(du -sk "$here/program" | cut -f1) + 20000))
    mkdir -p "$lib" "$share/applications" "$share/mime/packages" "$HOME/.local/bin" ||
        fail "Nothing can be written to $HOME/.local." "In $HOME/.local lässt sich nichts schreiben."
    free=$(df -Pk "$lib" | awk 'NR == 2 { print $4 }')
    if [ "$free" -lt "$needed" ]; then
        fail "$((needed / 1000)) MB are needed, and $((free / 1000)) MB are free. Nothing was changed." \
            "$((needed / 1000)) MB werden gebraucht, $((free / 1000)) MB sind frei. Nichts wurde geändert."
    fi
    # All of the new version lies there before any of the old one goes.
    rm -rf -- "$program.new" "$program.old"
    trap 'rm -rf -- "$program.new"' EXIT
    cp -R "$here/program" "$program.new"
    cp "$here/setup.sh" "$program.new/setup"
    cp "$here/version" "$program.new/version"
    (cd "$here/share" && find . -type f | sed 's|^\./||' | sort) >"$program.new/installed-files"
    if [ -d "$program" ]; then
        sort "$program/installed-files" 2>/dev/null | comm -23 - "$program.new/installed-files" | take_away
        mv "$program" "$program.old"
    fi
    mv "$program.new" "$program"
    rm -rf -- "$program.old"
    (cd "$here/share" && tar -cf - -T "$program/installed-files") | (cd "$share" && tar -xf -)
    for one in "$share"/applications/gattai-desktop.desktop "$share"/applications/gattai-desktop-open.desktop; do
        # What sed would read as its own is written as it stands.
        place=$(printf '%s' "$program" | sed 's/[&|]/\\&/g')
        sed -e "s|^Exec=@PROGRAM@/\([a-z-]*\)|Exec=\"$place/\1\"|" -e "s|^TryExec=@PROGRAM@|TryExec=$place|" "$one" >"$one.new"
        mv "$one.new" "$one"
    done
    ln -sf "$program/gattai-desktop" "$command"
    tell_desktop

    if [ -z "$before" ]; then
        say "Gattai Desktop $version is installed for you alone." "Gattai Desktop $version ist für Sie allein installiert."
    else
        say "Gattai Desktop is updated from $before to $version." "Gattai Desktop ist von $before auf $version gebracht."
        if [ -n "$running" ]; then
            say "What is open goes on as it is; the new version begins with the next start." \
                "Was offen ist, läuft weiter; die neue Version beginnt mit dem nächsten Start."
        fi
    fi
    size=$(($(du -sk "$program" | cut -f1) / 1000))
    say "  Program:   $program ($size MB)" "  Programm:   $program ($size MB)"
    say "  Menu:      Gattai Desktop, under Games" "  Menü:       Gattai Desktop, unter Spiele"
    say "  Files:     .gattai, .record and .gattai-pack open with a double click" \
        "  Dateien:    .gattai, .record und .gattai-pack öffnen sich mit einem Doppelklick"
    case :${PATH:-}: in
    *":$HOME/.local/bin:"*) say "  Command:   gattai-desktop" "  Befehl:     gattai-desktop" ;;
    *) say "  Command:   $command" "  Befehl:     $command" ;;
    esac
    say "  Sessions:  $share/Gattai Desktop; no update and no removal touches them" \
        "  Sitzungen:  $share/Gattai Desktop; keine neue Version und kein Entfernen rührt sie an"
    say "  Removal:   by the entry's own menu (other button of the pointer), or: \"$program/setup\" --remove" \
        "  Entfernen:  über das Menü des Eintrags (andere Taste der Maus), oder: \"$program/setup\" --remove"
    lost=$(lost_libraries)
    if [ -n "$lost" ]; then
        say "It will not start yet, since this computer lacks:" "Es startet noch nicht, weil diesem Computer fehlt:"
        packages=""
        for one in $lost; do
            say "  $one" "  $one"
            package=$(sed -n "s/^$one //p" "$program/packages" 2>/dev/null)
            packages="$packages${package:+ $package}"
        done
        if [ -n "$packages" ] && command -v apt-get >/dev/null; then
            say "This brings it:  sudo apt-get install$packages" "Das bringt es:  sudo apt-get install$packages"
        fi
    fi
}

what=install ask=
for one; do
    case $one in
    --remove) what=remove ;;
    --ask) ask=yes ;;
    *) sed -n '2,/^set /s/^# \{0,1\}//p' "$0"; exit 2 ;;
    esac
done
if [ "$what" = remove ]; then
    if [ -n "$ask" ]; then agreed || exit 0; fi
    remove
else
    install_it
fi
show
