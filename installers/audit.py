"""What the program is made of, and what is known against it.

    make audit [ADVISORIES=path]

Writes dist/bill-of-materials.cdx.json (CycloneDX): what the lock file brings, with licences, then Python and Qt. Then
looks every part up in a file of advisories (advisories.py says which), or without one asks the vulnerability services.
Ends with 0 where nothing is known, 1 where something is, and 3 where a part was not checked: that is never taken for a
good answer.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from advisories import NOT_CHECKED, NOTHING_KNOWN, SOMETHING_KNOWN, check

from planner.presenters.licences import Component, read_components

ROOT = Path(__file__).parents[1]
MATERIALS = ROOT / "dist" / "bill-of-materials.cdx.json"
# Locked like everything else, in an environment of its own.
PIP_AUDIT = ("run", "--quiet", "--isolated", "--locked", "--only-group", "audit", "pip-audit")
SERVICES = ("pypi", "osv")


def main() -> int:
    """Return the exit code after writing the bill and asking about its parts."""
    private = ROOT / ".venv-tools" / "bin" / "uv"
    uv = str(private) if private.exists() else shutil.which("uv")
    if uv is None:
        sys.exit("uv is missing: `make audit` brings it.")
    advisories = Path(sys.argv[1]).absolute() if sys.argv[1:] else None
    os.chdir(ROOT)
    write_materials(uv)
    if advisories is not None:
        return check(advisories, ROOT / "uv.lock")
    with tempfile.TemporaryDirectory() as folder:
        asked = Path(folder, "requirements.txt")
        export(uv, asked, "--no-emit-project", "--no-hashes", "--format", "requirements.txt")
        for service in SERVICES:
            code = ask(uv, service, asked)
            if code != NOT_CHECKED:
                return code
    print("Not checked for known faults: no service could be asked. A file can be: make audit ADVISORIES=path")
    return NOT_CHECKED


# ---------------------------------------------------------------- the bill


def write_materials(uv: str) -> None:
    """Write the bill: the parts of the lock file, then what comes inside them or beside them."""
    MATERIALS.parent.mkdir(exist_ok=True)
    export(uv, MATERIALS, "--preview-features", "sbom-export", "--format", "cyclonedx1.5")
    bill = json.loads(MATERIALS.read_text("utf-8"))
    parts = {one.name.lower().replace("_", "-"): one for one in read_components()}
    listed = bill["components"]
    for entry in listed:
        known = parts.get(entry["name"].lower().replace("_", "-"))
        if known is not None and known.licence:
            entry["licenses"] = [licence(known)]
    listed += [
        {"type": "library", "bom-ref": f"{one.name}@{one.version}", "name": one.name, "version": one.version,
         "licenses": [licence(one)]}
        for name, one in parts.items() if name in {"python", "qt"}
    ]  # fmt: skip
    MATERIALS.write_text(json.dumps(bill, indent=2) + "\n", "utf-8")
    print(f"{MATERIALS.relative_to(ROOT)}: {len(listed)} parts")


def licence(part: Component) -> dict[str, Any]:
    """Return a licence as the bill says it: an SPDX expression has no place for other words."""
    is_expression = all(word in {"AND", "OR", "WITH"} for word in part.licence.split()[1::2])
    return {"expression": part.licence} if is_expression else {"license": {"name": part.licence}}


def export(uv: str, target: Path, *options: str) -> None:
    """Write the locked parts of the program, without the tools of developers, in one of uv's formats."""
    command = [uv, "export", "--quiet", "--locked", "--no-dev", "--output-file", str(target), *options]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


# ---------------------------------------------------------------- what is known


def ask(uv: str, service: str, parts: Path) -> int:
    """Return what a service knows about the parts; a part that it was not asked about makes the answer none."""
    options = ["--disable-pip", "--no-deps", "--format", "json", "--progress-spinner", "off"]
    asked = ["--vulnerability-service", service, "--requirement", str(parts)]
    command = [uv, *PIP_AUDIT, *options, *asked]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    try:
        answers = json.loads(done.stdout)["dependencies"]
    except ValueError:
        reason = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        print(f"{service}: could not be asked: {reason}")
        return NOT_CHECKED
    skipped = [one for one in answers if "skip_reason" in one]
    if skipped or not answers:
        names = ", ".join(one["name"] for one in skipped)
        print(f"{service}: could not be asked about {names}: {skipped[0]['skip_reason'] if skipped else 'no parts'}")
        return NOT_CHECKED
    known = [(one, fault) for one in answers for fault in one["vulns"]]
    for one, fault in known:
        mended = ", ".join(fault["fix_versions"]) or "no version"
        print(f"{service}: {one['name']} {one['version']}: {fault['id']}, mended in {mended}")
    print(f"{service}: {len(known)} known vulnerabilities in {len(answers)} parts")
    return SOMETHING_KNOWN if known else NOTHING_KNOWN


if __name__ == "__main__":
    sys.exit(main())
