#!/bin/sh
# Installs a disk image as a person would, lets the program play, and opens a session with `open`: try.sh IMAGE.dmg
set -eu
here=$(cd "$(dirname -- "$0")/../.." && pwd)
volume=$(hdiutil attach -nobrowse -readonly "$1" | sed -n 's|.*\(/Volumes/.*\)|\1|p' | head -n 1)
[ "$(readlink "$volume/Applications")" = /Applications ]
ditto "$volume/Gattai Desktop.app" "/Applications/Gattai Desktop.app"
hdiutil detach "$volume"
program="/Applications/Gattai Desktop.app/Contents/MacOS/gattai-desktop"
"$here/.venv/bin/python" "$here/packaging/try_bundle.py" --installed "$program"
place=$(mktemp -d)
session="$place/Spiel für Bö.gattai"
"$program" demo --offscreen --seed 1 --out "$place" --session "$session"
open "$session"
# It has the session open as long as it shows it.
for _ in $(seq 60); do
    if lsof -c gattai-desktop 2>/dev/null | grep -qF "Spiel f"; then
        echo "Opened by its type."
        pkill -x gattai-desktop
        exit 0
    fi
    sleep 1
done
echo "The session was not opened." >&2
exit 1
