#!/usr/bin/env bash
# make audit [ADVISORIES=path]: what the program is made of, and which vulnerabilities of it are known.
#     audit.sh [ADVISORIES | --bill-only]
# Writes dist/bill-of-materials.cdx.json (CycloneDX). Ends with 0 only where every part was checked and nothing is known.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

uv=.venv-tools/bin/uv
[ -x "$uv" ] || uv=uv
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# The tools are locked with their hashes, in an environment of their own.
tool() { "$uv" run --quiet --isolated --locked --only-group audit "$@"; }

mkdir -p dist
UV_PROJECT_ENVIRONMENT="$work/env" "$uv" sync --quiet --locked --no-dev --no-install-project
tool cyclonedx-py environment --pyproject pyproject.toml --output-reproducible \
    --output-file dist/bill-of-materials.cdx.json "$work/env"
echo "dist/bill-of-materials.cdx.json: written"
[ "${1:-}" != --bill-only ] || exit 0
if [ $# -gt 0 ]; then
    .venv/bin/python installers/advisories.py "$1"
    exit
fi
"$uv" export --quiet --locked --no-dev --no-emit-project --output-file "$work/requirements.txt" >/dev/null
# Strict: a part that the service was not asked about is a failure.
tool pip-audit --strict --disable-pip --require-hashes --progress-spinner off \
    --vulnerability-service "${SERVICE:-pypi}" --requirement "$work/requirements.txt" || {
    echo "Vulnerable, or not checked: the lines above say which. Without a network: make audit ADVISORIES=path"
    exit 1
}
