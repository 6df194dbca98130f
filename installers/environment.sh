#!/usr/bin/env bash
# Makes the environment: the system libraries that Qt needs, uv, and the locked dependencies in .venv.
# May run again at any time; what is there already is left alone. Arguments go to `uv sync`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

OLDEST_UV=0.8.13   # as in pyproject.toml: older ones do not read this lock file
FETCHED_UV=installers/uv.txt  # what is fetched when there is none: version and hashes
TOOLS=.venv-tools

say() { printf '%s\n' "$*" >&2; }
give_up() { say "$*"; exit 1; }
has() { command -v "$1" >/dev/null 2>&1; }

# apt-get with the rights it needs; a log is shown only when it fails.
apt_install() {
    local as_root="" log
    if [ "$(id -u)" -ne 0 ]; then
        has sudo || { say "Missing packages, and no right to install them: ask for apt-get install $*"; return 1; }
        as_root="sudo"
        [ -t 0 ] || as_root="sudo -n"
    fi
    say "Installing system packages with ${as_root:+$as_root }apt-get: $*"
    log=$(mktemp)
    # A foreign package source that does not answer must not stop the others.
    $as_root apt-get -o DPkg::Lock::Timeout=300 update >"$log" 2>&1 || true
    if ! $as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 \
        install --yes --no-install-recommends "$@" >>"$log" 2>&1; then
        tail -n 20 "$log" >&2
        rm -f "$log"
        say "apt-get could not install them; once it can: apt-get install $*"
        return 1
    fi
    rm -f "$log"
}

has_a_font() {
    local folder
    for folder in /usr/share/fonts /usr/local/share/fonts "${HOME:-/}/.fonts" "${HOME:-/}/.local/share/fonts"; do
        [ -z "$(find "$folder" \( -name '*.[ot]tf' -o -name '*.ttc' \) -print -quit 2>/dev/null)" ] || return 0
    done
    return 1
}

# Only on Debian and Ubuntu; elsewhere the program names what is missing when it starts.
system_packages() {
    local wanted
    has apt-get || return 0
    has python3 || apt_install python3 python3-venv || exit 1
    wanted=$(python3 installers/obstacles.py packages)
    has_a_font || wanted="$wanted fonts-dejavu-core"
    # Without the right to install, the tests and the headless commands may still work.
    # shellcheck disable=SC2086
    [ -z "${wanted// /}" ] || apt_install $wanted || true
}

is_recent_uv() {
    local version
    version=$("$1" --version 2>/dev/null | cut -d ' ' -f 2) || return 1
    [ -n "$version" ] && [ "$(printf '%s\n' "$OLDEST_UV" "$version" | sort -V | head -n 1)" = "$OLDEST_UV" ]
}

find_uv() {
    local candidate
    for candidate in "$TOOLS/bin/uv" "$(command -v uv || true)" "${HOME:-/}/.local/bin/uv"; do
        if [ -x "$candidate" ] && is_recent_uv "$candidate"; then
            printf '%s\n' "$candidate"
            return 0
        fi
    done
    return 1
}

# A private environment: a system whose Python is managed by its packages is left as it is.
fetch_uv() {
    has python3 || give_up "Python 3 is needed to begin with: install python3, 3.11 or newer."
    say "Fetching $(grep -o '^uv==[0-9.]*' "$FETCHED_UV") into $TOOLS"
    python3 -c 'import ensurepip, venv' 2>/dev/null || ! has apt-get || apt_install python3-venv || exit 1
    rm -rf "$TOOLS"
    python3 -m venv "$TOOLS" >/dev/null || give_up "Python's venv module is needed: install python3-venv (or uv itself)."
    "$TOOLS/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps --only-binary :all: \
        --require-hashes --requirement "$FETCHED_UV" \
        || give_up "uv could not be fetched from the Python package index: the lines above say why."
}

ensure_python() {
    "$uv" python find --quiet --no-project --system --no-python-downloads '>=3.11' >/dev/null 2>&1 && return
    say "No Python 3.11 or newer here: fetching one with uv"
    "$uv" python install --quiet 3.12 \
        || give_up "Python 3.11 or newer is needed and could not be fetched: install it, then run this again."
}

system_packages
uv=$(find_uv) || { fetch_uv; uv=$TOOLS/bin/uv; }
ensure_python
if [ ! -d .venv ]; then
    say "Installing the locked dependencies into .venv (about 120 MB the first time)"
    # Where Python may not write bytecode, every start would compile the libraries again.
    set -- --compile-bytecode "$@"
fi
unset VIRTUAL_ENV
UV_PROJECT_ENVIRONMENT=.venv "$uv" sync --locked --quiet "$@" \
    || give_up "The environment could not be made: the lines above say why."
