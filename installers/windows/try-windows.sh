#!/usr/bin/env bash
# Tries the Windows program on Linux, under Wine: its self-test, its tests, and its set-up as a user runs it. Prints one
# line for each thing that holds and stops at the first that does not.
#     try-windows.sh [selftest | tests [GROUP...] | installer | setup | carried | pictures]
# What it needs stands in wine.sh.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
# shellcheck source=wine.sh
. installers/windows/wine.sh
installed="prefix/drive_c/users/root/AppData/Local/Programs/$title"
folder="C:\\users\\root\\AppData\\Local\\Programs\\$title"

selftest() {
    windows -m planner --selftest >"$kept/selftest.log" || { cat "$kept/selftest.log" >&2; fails "self-test"; }
    holds "self-test off screen: $(tail -n 1 "$kept/selftest.log" | tr -d '\r')"
}

tests() { # GROUP...: one process each, so that one that ends early takes no other along
    local group report
    for group in "${@:-tests/unit}"; do
        report=$kept/$(tr / _ <<<"$group").log
        # The programs under trial begin sooner where they find their byte code, which lies apart from the sources.
        BYTECODE='Z:\disk\bytecode' windows -m pytest -n 0 -p no:cacheprovider -v --tb=short -rfE "$group" >"$report" 2>&1 || true
        printf '%-16s %s (%d s)\n' "$group" "$(tail -n 1 "$report")" "$((SECONDS - begun))"
        begun=$SECONDS
    done
}

installer() {
    bash installers/windows/build.sh
    setup
}

setup() { # as a user runs the one that was built last
    find dist -maxdepth 1 -name '*-setup.exe' -printf '%T@ %p\n' | sort -rn | head -n 1 | cut -d ' ' -f 2- |
        xargs -I{} cp {} "$disk/setup.exe"
    inside wine setup.exe /S || fails "silent set-up"
    [ -e "$disk/$installed/planner.exe" ] && [ -e "$disk/$installed/uninstall.exe" ] || fails "programs after the set-up"
    inside wine reg query 'HKCU\Software\Classes\ExchangeTopologyPlanner.plan\shell\open\command' | grep -q -- '-- "%1"' ||
        fails "a double-click on a plan"
    inside wine reg query 'HKCU\Software\Classes\.json\OpenWithProgids' | grep -q ExchangeTopologyPlanner.plan ||
        fails "a .json plan under Open with"
    holds "silent set-up: programs, menu, double-click, Open with"
    while_it_runs
    inside wine setup.exe /S || fails "silent update"
    [ ! -e "$disk/$installed/former" ] || fails "the former version is left"
    holds "silent update over the same version"
    inside wine "$folder\\uninstall.exe" /S
    for _ in $(seq 30); do [ -e "$disk/$installed" ] || break; sleep 1; done
    [ ! -e "$disk/$installed" ] || fails "files are left: $(find "$disk/$installed" -type f | head -n 3)"
    inside wine reg query 'HKCU\Software\Classes\.json' >/dev/null 2>&1 && fails "the key of .json is left"
    holds "silent removal without residue"
    chosen_folder
    for_all_users
    carried
}

chosen_folder() { # a folder that other things may lie in gets one of the program's own
    inside wine setup.exe /S '/D=C:\Tools' || fails "silent set-up into a folder"
    [ -e "$disk/prefix/drive_c/Tools/$title/planner.exe" ] || fails "a folder of its own in the chosen one"
    inside wine "C:\\Tools\\$title\\uninstall.exe" /S
    for _ in $(seq 30); do [ -e "$disk/prefix/drive_c/Tools/$title" ] || break; sleep 1; done
    [ ! -e "$disk/prefix/drive_c/Tools/$title" ] || fails "files are left in the chosen folder"
    holds "silent set-up into a chosen folder, and its removal"
}

pictures() { # from the set-up to the removal, by keys
    on_screen bash -c "$(<installers/windows/pictures.sh)" || fails "pictures (build/windows/disk/pictures)"
    holds "seen from the set-up to the removal: $(cd "$disk/pictures" && echo *.png) (build/windows/disk/pictures)"
}

for_all_users() { # as an administrator does it, which the user under Wine is
    local place="C:\\Program Files\\$title"
    inside wine setup.exe /S /ALLUSERS || fails "silent set-up for all users"
    [ -e "$disk/prefix/drive_c/Program Files/$title/planner.exe" ] || fails "the program for all users"
    [ ! -e "$disk/$installed" ] || fails "the program for one user came along"
    inside wine reg query 'HKLM\Software\Classes\ExchangeTopologyPlanner.plan\shell\open\command' | grep -qF "$place" ||
        fails "a double-click of any user"
    inside wine "$place\\uninstall.exe" /S
    for _ in $(seq 30); do [ -e "$disk/prefix/drive_c/Program Files/$title" ] || break; sleep 1; done
    [ ! -e "$disk/prefix/drive_c/Program Files/$title" ] || fails "files are left in Program Files"
    inside wine reg query 'HKLM\Software\Classes\ExchangeTopologyPlanner.plan' >/dev/null 2>&1 && fails "keys are left"
    holds "silent set-up for all users, and its removal"
}

carried() { # unpacked and run, as on a stick
    local before after
    rm -rf "$disk/stick"
    unzip -q "$(find dist -maxdepth 1 -name '*-windows-portable.zip' | sort -V | tail -n 1)" -d "$disk/stick"
    # The uninstaller's own copy goes from the temporary folder when it likes.
    kept_files() { (cd "$disk/prefix/drive_c/users" && find . -path '*/Temp/*' -prune -o -type f -print | sort); }
    before=$(kept_files)
    inside wine "Z:\\disk\\stick\\$title\\planner.exe" new --sample three-sites 'Z:\disk\stick\plan.xplan' >/dev/null
    inside wine "Z:\\disk\\stick\\$title\\planner.exe" convert 'Z:\disk\stick\plan.xplan' 'Z:\disk\stick\plan.xplan' --force
    after=$(kept_files)
    [ -n "$(ls -A "$disk/stick/$title/portable")" ] || fails "nothing is kept in the portable folder"
    [ "$before" = "$after" ] || fails "the program on a stick left something in the user's folders"
    holds "unpacked from the .zip, it keeps all that is its own beside it"
}

while_it_runs() { # the window is seen, and neither update nor removal touches a program that runs
    local before after
    rm -f "$disk/prefix/drive_c/users/root/three.xplan"
    before=$(cd "$disk/$installed" && find . -type f -print0 | sort -z | xargs -0 sha256sum | sha256sum)
    inside wine "$folder\\planner.exe" new --sample three-sites 'C:\users\root\three.xplan' >/dev/null
    on_screen bash -c '
        wine "$1\\Exchange Topology Planner.exe" -- "C:\\users\\root\\three.xplan" & program=$!
        for _ in $(seq 90); do xdotool search --onlyvisible --name "three.xplan" >/dev/null 2>&1 && break; sleep 1; done
        sleep 5; import -window root /disk/window.png
        wine setup.exe /S; echo "update $?" >/disk/while-it-runs.txt
        # It goes on as a copy of itself, whose exit code nobody gets.
        wine "$1\\uninstall.exe" /S; sleep 8
        wine taskkill /f /im "Exchange Topology Planner.exe" >/dev/null 2>&1; wait $program
        [ "$(identify -format %k /disk/window.png)" -ge 100 ]
    ' _ "$folder" || fails "the installed window (build/windows/disk/window.png)"
    holds "the installed window opens a plan (build/windows/disk/window.png)"
    after=$(cd "$disk/$installed" && find . -type f -print0 | sort -z | xargs -0 sha256sum | sha256sum)
    [ "$(cat "$disk/while-it-runs.txt")" = "update 2" ] || fails "$(tr '\n' ' ' <"$disk/while-it-runs.txt")"
    [ "$before" = "$after" ] || fails "files changed while the program ran"
    holds "a silent update of a program that runs ends with 2; neither it nor a removal changes a file"
}

case "${1:-}" in setup | installer | carried | pictures) ;; *) prepare ;; esac
"${@:-selftest}"
