#!/usr/bin/env bash
# Makes dist/exchange-topology-planner_VERSION_ARCHITECTURE.deb from dist/planner.
# The program brings Python, Qt and its Python packages; every library of the system is declared, found by
# dpkg-shlibdeps in the files themselves.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
: "${SOURCE_DATE_EPOCH:?is set by installers/build.sh}"
name=exchange-topology-planner
version=$(dist/planner/planner --version | cut -d ' ' -f 2)
architecture=$(dpkg --print-architecture)
work=build/deb
root=$work/root
package=dist/${name}_${version}_$architecture.deb

rm -rf "$work"
mkdir -p "$root/DEBIAN" "$work/debian"
bash installers/linux/lay-out.sh "$PWD/$root"

# ---------------------------------------------------------------- dependencies
printf 'Source: %s\n\nPackage: %s\nArchitecture: any\n' "$name" "$name" >"$work/debian/control"
bundle=$PWD/$root/usr/lib/$name
# Themes of other desktops are tried by Qt and done without where their libraries are not there.
mapfile -t theme_files < <(find "$bundle" -path '*/platformthemes/*' -name '*.so')
mapfile -t program_files < <(find "$bundle" -type f \( -name '*.so' -o -name '*.so.*' -o -path "$bundle/planner" \) \
    -not -path '*/platformthemes/*')
mapfile -t own_folders < <(find "$bundle" -type f -name '*.so*' -printf '-l%h\n' | sort -u)

needs() { # the packages that some files need, as a line of the control file
    (cd "$work" && dpkg-shlibdeps -O --ignore-missing-info "${own_folders[@]}" "$@" 2>shlibdeps.log) \
        | sed -n 's/^shlibs:Depends=//p'
}

depends=$(needs "${program_files[@]}")
[ -n "$depends" ] || { cat "$work/shlibdeps.log" >&2; exit 1; }
without_file() { sed -n "s/.*couldn't find library \([^ ]*\) needed by \([^ ]*\).*/\1 for \2/p" "$work/shlibdeps.log"; }
[ -z "$(without_file)" ] || { echo "These libraries are nowhere:" >&2; without_file >&2; exit 1; }
names() { sed 's/[,|]/\n/g' | sed 's/(.*//; s/ //g' | sort -u; }
themes=$(comm -23 <(needs "${theme_files[@]}" | names) <(names <<<"$depends") | paste -sd, | sed 's/,/, /g')

# ---------------------------------------------------------------- what a package says of itself
documents=$root/usr/share/doc/$name
install -d "$documents"
{
    printf 'Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: %s\n\n' "$name"
    printf 'Files: *\nCopyright: the authors of Exchange Topology Planner\nLicense: MIT\n'
    sed '1,/^$/d; s/^$/./; s/^/ /' LICENSE
    printf '\nFiles: usr/lib/%s/_internal/*\nCopyright: their authors, named in the texts\nLicense: various\n' "$name"
    printf ' Every part lies with its licence in usr/lib/%s/_internal/*.dist-info; About, Licences in the program\n' "$name"
    printf ' shows them all. Qt is used under the LGPL version 3: /usr/share/common-licenses/LGPL-3.\n'
} >"$documents/copyright"
gzip -9nc CHANGELOG.md >"$documents/changelog.gz"
chmod 644 "$documents"/*

cat >"$root/DEBIAN/control" <<CONTROL
Package: $name
Version: $version
Architecture: $architecture
Maintainer: Exchange Topology Planner <planner@localhost>
Section: misc
Priority: optional
Installed-Size: $(du -sk --apparent-size "$root/usr" | cut -f 1)
Depends: $depends, desktop-file-utils, hicolor-icon-theme, shared-mime-info, xdg-utils
Suggests: $themes
Conflicts: planner
Description: plan Microsoft Exchange topologies, physical or virtual
 Draw sites, servers, virtual machines and users, and see at once how busy
 every machine is, why, and what consolidation saves, from published
 measurements. It uses no network, needs no account and reports nothing.
CONTROL
(cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"

dpkg-deb --root-owner-group -Zxz --build "$root" "$package" >/dev/null
echo "$package"
