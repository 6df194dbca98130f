#!/usr/bin/env bash
# Makes dist/exchange-topology-planner-VERSION.dmg from dist/Exchange Topology Planner.app; signs and notarizes it where
# the environment names an identity:
#     PLANNER_SIGNING_IDENTITY   "Developer ID Application: …", as `security find-identity -v -p codesigning` shows it
#     PLANNER_NOTARY_PROFILE     a profile made once with `xcrun notarytool store-credentials`
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
title="Exchange Topology Planner"
app="dist/$title.app"
version=$("$app/Contents/MacOS/planner" --version | cut -d ' ' -f 2)
image="dist/exchange-topology-planner-$version.dmg"
identity=${PLANNER_SIGNING_IDENTITY:-}
profile=${PLANNER_NOTARY_PROFILE:-}

"$app/Contents/MacOS/planner" --selftest
plutil -lint "$app/Contents/Info.plist" installers/macos/entitlements.plist

sign() { codesign --force --timestamp --options runtime --sign "$identity" "$@"; }
if [ -n "$identity" ]; then
    # From the inside out: what contains signed code is signed after it.
    find "$app/Contents" -type f \( -name '*.dylib' -o -name '*.so' \) -print0 | while IFS= read -r -d '' file; do
        sign "$file"
    done
    find "$app/Contents" -type d -name '*.framework' -prune -print0 | while IFS= read -r -d '' folder; do
        sign "$folder"
    done
    sign --entitlements installers/macos/entitlements.plist "$app"
    codesign --verify --deep --strict --verbose=2 "$app"
else
    echo "PLANNER_SIGNING_IDENTITY is not set: the program is not signed, and macOS will warn about it." >&2
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -R "$app" "$work/"
ln -s /Applications "$work/Applications"
rm -f "$image"
hdiutil create -volname "$title" -srcfolder "$work" -format UDZO -quiet "$image"
if [ -n "$identity" ]; then
    codesign --force --timestamp --sign "$identity" "$image"
fi
if [ -n "$identity" ] && [ -n "$profile" ]; then
    xcrun notarytool submit "$image" --keychain-profile "$profile" --wait
    xcrun stapler staple "$image"
    spctl --assess --type open --context context:primary-signature --verbose "$image"
fi
echo "$image"
