"""Print the notes page of a release out of CHANGELOG.md: `release_notes.py VERSION FILE ...`.

The section of the version, or the unreleased one where there is none, then what is offered and how it is checked.
"""

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).parents[1] / "CHANGELOG.md"
HEADING = re.compile(r"^## \[(.+?)\].*$", re.MULTILINE)
UNRELEASED = "Unreleased"
# How a file's name ends, and whom it is for. The first that fits counts.
FOR_WHOM = (
    (
        "-setup.exe",
        "Windows 10 and newer, installed for you alone without an administrator, or for all with `/ALLUSERS`",
    ),
    ("-windows-portable.zip", "Windows 10 and newer, unpacked on a stick or into a folder, without installing"),
    (".deb", "Debian and Ubuntu: `apt install ./FILE.deb`"),
    (".AppImage", "other Linux, one file"),
    (".tar.gz", "other Linux, unpacked into a folder; start `planner/planner`"),
    ("laptop.md", "the way from download to first plan on Windows, without administrator rights"),
    ("laptop-de.md", "the same in German"),
    (".cdx.json", "bill of materials (CycloneDX)"),
)


def section(text: str, version: str) -> str:
    """Return what a change log says of a version.

    Raises
    ------
    ValueError
        If it has neither a section of the version nor an unreleased one.
    """
    headings = list(HEADING.finditer(text))
    ends = [*(heading.start() for heading in headings[1:]), len(text)]
    found = {heading[1]: text[heading.end() : end].strip() for heading, end in zip(headings, ends, strict=True)}
    words = found.get(UNRELEASED) or found.get(version)
    if not words:
        raise ValueError(f"CHANGELOG.md has no section [{version}] and no section [{UNRELEASED}] with a line in it.")
    return words


def page(text: str, version: str, files: list[str]) -> str:
    """Return the notes page."""
    rows = [f"| `{name}` | {words} |" for name in files for ending, words in FOR_WHOM if name.endswith(ending)]
    return "\n".join(
        [
            f"# Exchange Topology Planner {version}",
            "",
            "| file | for |",
            "| --- | --- |",
            *rows,
            "",
            "`sha256sum --check SHA256SUMS` compares the files with what was built; on Windows `Get-FileHash FILE`",
            "prints the sum of one.",
            "",
            "## What is new",
            "",
            section(text, version),
        ]
    )


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    try:
        print(page(CHANGELOG.read_text("utf-8"), sys.argv[1], sys.argv[2:]))
    except ValueError as error:
        sys.exit(str(error))
