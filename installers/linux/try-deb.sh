#!/usr/bin/env bash
# Builds the .deb and proves it on a minimal Debian that has never seen it: installs it with its declared
# dependencies only, lets it try itself off screen and under X11, opens plans as a double-click does, removes it,
# and looks for what stayed. Needs root, debootstrap, Xvfb, xdotool. Prints one line for each thing that holds; stops
# at the first that does not.
#     try-deb.sh [--no-build]
# PLANNER_DEBIAN_SUITE is the Debian to try (bookworm), PLANNER_DEBIAN_BASE the archive that it is kept in between runs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
suite=${PLANNER_DEBIAN_SUITE:-bookworm}
base=${PLANNER_DEBIAN_BASE:-build/debian-$suite.tar}
mirror=${PLANNER_DEBIAN_MIRROR:-http://deb.debian.org/debian}
name=exchange-topology-planner
type=application/vnd.$name.plan
user=planner-user

holds() { printf 'holds   %s\n' "$*"; }
fails() { printf 'FAILS   %s\n' "$*" >&2; exit 1; }
[ "$(id -u)" -eq 0 ] || fails "debootstrap and chroot need root"
for tool in debootstrap Xvfb xdotool import; do
    command -v "$tool" >/dev/null || fails "$tool is missing: apt-get install debootstrap xvfb xdotool imagemagick"
done

if [ "${1:-}" != --no-build ]; then
    SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
    export SOURCE_DATE_EPOCH
    bash installers/build.sh
    PYTHONHASHSEED=1 PLANNER_SYSTEM_LIBRARIES=declared .venv/bin/pyinstaller --noconfirm --clean --log-level ERROR \
        --distpath build/again --workpath build/pyinstaller-again installers/planner.spec >/dev/null 2>&1
    diff -rq --no-dereference dist/planner build/again/planner || fails "a second build gives other bytes"
    rm -rf build/again build/pyinstaller-again
    holds "the same source gives the same bytes"
fi
package=$(find dist -maxdepth 1 -name "${name}_*.deb" -printf "%T@ %p\n" | sort -rn | head -n 1 | cut -d " " -f 2-)

# ---------------------------------------------------------------- a minimal system
work=$(mktemp -d "${TMPDIR:-/var/tmp}/planner-debian-XXXXXX")
debian=$work/debian
server=""
tidy() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    # Whatever was started inside ends with it: only processes whose root is this system.
    for process in /proc/[0-9]*; do
        [ "$(readlink "$process/root" 2>/dev/null)" = "$debian" ] && kill -9 "${process#/proc/}" 2>/dev/null
    done
    umount "$debian/proc" "$debian/dev" 2>/dev/null || true
    mountpoint -q "$debian/proc" || mountpoint -q "$debian/dev" || rm -rf --one-file-system "$work"
}
trap tidy EXIT
if [ ! -e "$base" ]; then
    debootstrap --variant=minbase "$suite" "$work/new" "$mirror" >"$work/debootstrap.log" 2>&1 \
        || { tail "$work/debootstrap.log" >&2; exit 1; }
    mkdir -p "$(dirname "$base")"
    tar -C "$work/new" -cf "$base" .
    rm -rf "$work/new"
fi
mkdir -p "$debian"
tar -C "$debian" -xf "$base"
mount -t proc proc "$debian/proc"
mount --bind /dev "$debian/dev"
cp /etc/resolv.conf "$debian/etc/resolv.conf"
# A package may not start a service here.
printf '#!/bin/sh\nexit 101\n' >"$debian/usr/sbin/policy-rc.d"
chmod 755 "$debian/usr/sbin/policy-rc.d"

inside() { chroot "$debian" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 "$@"; }
as_user() { # as a person without rights, at a desktop
    chroot --userspec="$user:$user" "$debian" /usr/bin/env -i PATH=/usr/bin:/bin "HOME=/home/$user" LC_ALL=C.UTF-8 \
        DISPLAY="$display" XDG_CURRENT_DESKTOP=GNOME "$@"
}
apt() { inside env DEBIAN_FRONTEND=noninteractive apt-get -qq --yes --no-install-recommends "$@" >"$work/apt.log" 2>&1; }
# Every file of the system with its content, but for what apt and dpkg write about themselves.
listing() {
    inside find / -xdev \( -path /proc -o -path /dev -o -path /home -o -path /tmp -o -path /var/cache -o -path /var/log \
        -o -path /var/lib/apt -o -path /var/lib/dpkg -o -path /root \) -prune -o \( -type f -exec md5sum {} + \) \
        -o \( -not -type f -printf '%y %p %l\n' \) | sort
}

apt update || { cat "$work/apt.log" >&2; fails "apt-get update"; }
inside useradd --create-home "$user"
cp "$package" "$debian/root/package.deb"
[ -z "$(inside sh -c 'command -v python3 || true')" ] || fails "this Debian is not minimal: it has Python"

# ---------------------------------------------------------------- install
apt satisfy "$(dpkg-deb -f "$package" Depends)" || { tail "$work/apt.log" >&2; fails "the dependencies do not install"; }
listing >"$work/before"
apt install /root/package.deb || { tail "$work/apt.log" >&2; fails "the package does not install"; }
[ -z "$(inside dpkg --audit)" ] || fails "dpkg --audit finds something"
holds "installs on a minimal Debian $(cat "$debian/etc/debian_version") with its declared dependencies" \
    "($(inside dpkg-query -W | wc -l) packages, no Python)"
inside sh -c "cd / && md5sum --quiet -c /var/lib/dpkg/info/$name.md5sums" || fails "an installed file differs"
missing=$(inside sh -c "find /usr/lib/$name -type f \\( -name '*.so*' -o -name planner \\) \
    -not -path '*/platformthemes/*' | while read -r file; do LD_LIBRARY_PATH=/usr/lib/$name/_internal ldd \"\$file\" 2>/dev/null \
    | grep 'not found' | sed \"s|^|\$file: |\"; done")
[ -z "$missing" ] || fails "libraries are missing: $missing"
holds "every library finds what it is linked to"

# ---------------------------------------------------------------- run
display=""
as_user planner --version >/dev/null || fails "planner --version"
as_user planner --selftest >"$work/offscreen" 2>&1 || { cat "$work/offscreen" >&2; fails "the self-test off screen"; }
holds "self-test off screen: $(tail -n 1 "$work/offscreen")"
mkdir "$work/screen"
Xvfb -displayfd 3 -screen 0 1440x900x24 -nolisten tcp 3>"$work/display" 2>/dev/null &
server=$!
until [ -s "$work/display" ]; do sleep 0.1; done
display=:$(cat "$work/display")
as_user env QT_QPA_PLATFORM=xcb planner --selftest >"$work/x11" 2>&1 || { cat "$work/x11" >&2; fails "the self-test under X11"; }
holds "self-test under Xvfb: $(tail -n 1 "$work/x11")"

# ---------------------------------------------------------------- double-click
# gio is what file managers and xdg-open use; every desktop has it.
apt install libglib2.0-bin || { tail "$work/apt.log" >&2; fails "libglib2.0-bin"; }
plans=/home/$user/Plans
as_user mkdir -p "$plans"
as_user planner new --sample three-sites "$plans/a plan.xplan"
as_user planner new --sample cas-hub-consolidation "$plans/second.xplan"
as_user cp "$plans/second.xplan" "$plans/without-ending"
for plan in "a plan.xplan" without-ending; do
    found=$(as_user gio info -a standard::content-type "$plans/$plan" | sed -n 's/.*content-type: //p')
    [ "$found" = "$type" ] || fails "$plan is taken for $found"
done
holds "a plan is known by its name and, without one, by its content: $type"
opener=$(as_user gio mime "$type")
[[ "$opener" == *"$name.desktop"* ]] || fails "no program opens $type"

windows() { DISPLAY=$display xdotool search --onlyvisible --name "$1" 2>/dev/null | wc -l; }
wait_for_window() {
    for _ in $(seq 150); do
        [ "$(windows "$1")" -gt 0 ] && return
        sleep 0.1
    done
    DISPLAY=$display import -window root "$work/screen.png" && cp "$work/screen.png" build/try-deb-failed.png
    fails "no window shows $1 (build/try-deb-failed.png)"
}
programs() { for process in /proc/[0-9]*; do
    if [ "$(readlink "$process/root" 2>/dev/null)" = "$debian" ] && grep -q "^Name:.planner" "$process/status"; then echo "$process"; fi
done 2>/dev/null | wc -l; }
as_user xdg-open "$plans/a plan.xplan" >"$work/open.log" 2>&1 || { cat "$work/open.log" >&2; fails "xdg-open"; }
wait_for_window 'a plan\.xplan'
sleep 2
DISPLAY=$display import -window root build/try-deb.png
holds "xdg-open on a plan opens the window with it (build/try-deb.png)"
as_user gio open "$plans/second.xplan" >"$work/open.log" 2>&1 || { cat "$work/open.log" >&2; fails "gio open"; }
wait_for_window 'second\.xplan'
[ "$(windows 'a plan\.xplan')" -eq 0 ] || fails "the second plan opened a second window"
[ "$(programs)" -eq 1 ] || fails "$(programs) programs run"
holds "a second double-click opens its plan in the window that is there"
for process in /proc/[0-9]*; do
    if [ "$(readlink "$process/root" 2>/dev/null)" = "$debian" ]; then kill "${process#/proc/}" 2>/dev/null || true; fi
done
sleep 1

# ---------------------------------------------------------------- remove
apt purge libglib2.0-bin libglib2.0-data || fails "libglib2.0-bin does not go"
apt purge "$name" || { tail "$work/apt.log" >&2; fails "the package does not go"; }
[ -z "$(inside dpkg --audit)" ] || fails "dpkg --audit finds something after the removal"
listing >"$work/after"
if ! diff "$work/before" "$work/after" >"$work/difference"; then
    head -n 40 "$work/difference" >&2
    fails "the removal leaves something"
fi
holds "removed without residue: $(wc -l <"$work/after") files and folders as before"

# ---------------------------------------------------------------- figures
printf '\nfigures, %s, %s processors\n' "$(uname -m)" "$(nproc)"
printf '  package    %6.1f MB\n' "$(($(stat -c %s "$package") / 100000))e-1"
printf '  installed  %6.1f MB\n' "$(($(du -sk --apparent-size dist/planner | cut -f 1) * 1024 / 100000))e-1"
plan=build/three-sites-paint.xplan
rm -f "$plan"
dist/planner/planner new --sample three-sites "$plan"
.venv/bin/python installers/linux/first_paint.py dist/planner/planner "$plan"
