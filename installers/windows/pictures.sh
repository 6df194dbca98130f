# The program as a user sees it on Windows, from the set-up to its removal, by keys; pictures of it in /disk/pictures.
# Runs inside wine.sh's Debian on a screen of its own, with the set-up in /disk/setup.exe: `try-windows.sh pictures`.
set -euo pipefail
title="Exchange Topology Planner"
folder="C:\\users\\root\\AppData\\Local\\Programs\\$title"
settings=/disk/prefix/drive_c/users/root/AppData/Local/exchange-topology-planner/settings.json
rm -rf /disk/pictures "$settings"
mkdir -p /disk/pictures

# NAME TITLE: takes a picture once a window of this title is there; one that painted nothing has few colours.
seen() {
    for _ in $(seq 180); do xdotool search --onlyvisible --name "$2" >/dev/null 2>&1 && break; sleep 0.5; done
    sleep "${PATIENCE:-3}"
    import -window root "/disk/pictures/$1.png"
    if [ "$(identify -format %k "/disk/pictures/$1.png")" -lt 60 ] || ! xdotool search --onlyvisible --name "$2" >/dev/null; then
        echo "no picture of $1" >&2
        exit 1
    fi
}
press() { xdotool key --delay 200 "$@"; sleep 1; }
gone() { for _ in $(seq 120); do xdotool search --onlyvisible --name "$1" >/dev/null 2>&1 || return 0; sleep 0.5; done; exit 1; }

wine setup.exe &
seen set-up-welcome "$title Setup"
press Return
seen set-up-licence "$title Setup"
press Return
seen set-up-folder "$title Setup"
press Return
for _ in $(seq 240); do [ ! -e "/disk/prefix/drive_c/${folder:3}/uninstall.exe" ] || break; sleep 0.5; done
