# shellcheck shell=bash
# The program as a user sees it on Windows, from the set-up to the removal, by keys; pictures of it in /disk/pictures.
# `try-windows.sh pictures` runs it inside the Debian of wine.sh, on a screen of its own, with the set-up as /disk/setup.exe.
set -euo pipefail
title="Exchange Topology Planner"
home=/disk/prefix/drive_c/users/root
installed="$home/AppData/Local/Programs/$title"
own=$home/AppData/Local/exchange-topology-planner
patience=600  # that a step may take on a loaded machine [s]
here() { xdotool search --onlyvisible --name "$1" >/dev/null 2>&1; }
press() { xdotool key --delay 200 "$@"; }
quit() {
    # Behind Wine's own dialogs the window does not get its keys back by itself.
    xdotool search --onlyvisible --name "$1" windowactivate --sync
    sleep 1
    press ctrl+q
    until_gone "$1"
}
until_gone() { for _ in $(seq "$patience"); do here "$1" || return 0; sleep 1; done; echo "$1 does not close" >&2; exit 1; }

seen() { # PICTURE TITLE: once a window of this title is there; one that painted nothing has few colours
    for _ in $(seq "$patience"); do here "$2" && break; sleep 1; done
    sleep 6
    import -window root "/disk/pictures/$1.png"
    here "$2" && [ "$(identify -format %k "/disk/pictures/$1.png")" -ge 50 ] && return
    echo "no picture of $1" >&2
    exit 1
}

rm -rf /disk/pictures "$own" "$home/three.xplan" "$installed"
mkdir -p /disk/pictures
# Wine's desktop comes with a program, which waits ten seconds for it and makes no window without; this one stays.
wine explorer.exe /desktop &
sleep 30

# ---------------------------------------------------------------- set-up
wine setup.exe &
seen 1-set-up "$title Setup"
press Return
seen 2-licence "$title Setup"
press Return
seen 3-folder "$title Setup"
press Return
for _ in $(seq "$patience"); do [ -e "$installed/uninstall.exe" ] && break; sleep 1; done
seen 4-done "$title Setup"
press Return
until_gone "$title Setup"

# ---------------------------------------------------------------- the window that the set-up opens, in light
seen 5-start "Untitled plan"
wine "$installed/planner.exe" new --sample three-sites 'C:\users\root\three.xplan' >/dev/null
press ctrl+o
seen 6-open "Open a plan"
xdotool type --delay 60 'C:\users\root\three.xplan'
press Return
seen 7-light three.xplan
quit three.xplan

# ---------------------------------------------------------------- in dark, in German
mkdir -p "$own"
printf '{"theme": "dark", "language": "de"}' >"$own/settings.json"
wine "$installed/$title.exe" -- 'C:\users\root\three.xplan' &
seen 8-dark-german three.xplan
quit three.xplan

# ---------------------------------------------------------------- removal
wine "$installed/uninstall.exe" &
for _ in $(seq "$patience"); do [ -e "$installed" ] || break; sleep 1; done
seen 9-removal "$title Uninstall"
[ ! -e "$installed" ] || { echo "not removed" >&2; exit 1; }
[ -e "$home/three.xplan" ] && [ -e "$own/settings.json" ] || { echo "plans or settings went along" >&2; exit 1; }
press Return
until_gone "$title Uninstall"
