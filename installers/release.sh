#!/usr/bin/env bash
# make release: what a release offers, of what is committed, in dist/release: .deb, .tar.gz, AppImage, Windows set-up and
# portable .zip, bill of materials, a page for the customer's laptop, notes, SHA-256 sums. What this machine cannot make is
# named and left out; it ends with 3 then. RELEASE="deb archive appimage windows bill" says which of them.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
[ -z "$(git status --porcelain)" ] || { echo "Commit first: a release is made of what is committed." >&2; exit 1; }
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
release=dist/release
version=$(.venv/bin/planner --version | cut -d ' ' -f 2)
left_out=()
rm -rf "$release"
mkdir -p "$release"

wanted() { [[ " ${RELEASE:-deb archive appimage windows bill} " = *" $1 "* ]]; }
# REASON TOOL...: whether all the tools are here
has() { local reason=$1 tool; shift; for tool; do command -v "$tool" >/dev/null || { left_out+=("$reason: $tool is missing"); return 1; }; done; }
newest() { find dist -maxdepth 1 -name "$1" -printf '%T@ %p\n' | sort -rn | head -n 1 | cut -d ' ' -f 2-; }
take() { cp "$(newest "$1")" "$release/"; }

if wanted deb && has .deb dpkg-deb dpkg-shlibdeps; then
    PLANNER_SYSTEM_LIBRARIES=declared bash installers/build.sh
    take "exchange-topology-planner_${version}_*.deb"
fi
if wanted archive; then
    PLANNER_SYSTEM_LIBRARIES=bundled bash installers/build.sh
    dist/planner/planner --selftest >/dev/null
    take "exchange-topology-planner-$version-Linux-*.tar.gz"
fi
if wanted appimage && has AppImage appimagetool; then
    bash installers/linux/make-appimage.sh
    take "exchange-topology-planner-$version-*.AppImage"
fi
if wanted windows && has Windows debootstrap unzip; then
    if [ "$(id -u)" -eq 0 ]; then
        bash installers/windows/build.sh
        take "exchange-topology-planner-$version-setup.exe"
        take "exchange-topology-planner-$version-windows-portable.zip"
    else
        left_out+=("Windows: Wine in a chroot needs root")
    fi
fi
if wanted bill; then
    bash installers/audit.sh --bill-only
    take bill-of-materials.cdx.json
fi

# Read before there is a program whose help has it.
for language in "" de/; do
    sed -E 's/\[([^]]+)\]\(help:[^)]+\)/\1/g' "resources/help/${language}laptop.md" >"$release/laptop${language:+-${language%/}}.md"
done

mapfile -t files < <(cd "$release" && LC_ALL=C ls)
.venv/bin/python installers/release_notes.py "$version" "${files[@]}" >"$release/NOTES.md"
(cd "$release" && LC_ALL=C sha256sum -- * >../SHA256SUMS && mv ../SHA256SUMS .)
cat "$release/SHA256SUMS"
[ ${#left_out[@]} -eq 0 ] || { printf 'left out: %s\n' "${left_out[@]}" >&2; exit 3; }
