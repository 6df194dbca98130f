"""Known faults of the locked packages, by made-up advisories: found, not found, or not checked, and never mixed up."""

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.systems import PATIENCE_S, needs

ROOT = Path(__file__).parents[2]
LOCK = """
version = 1
[[package]]
name = "made-up"
version = "1.5"
source = { registry = "https://example.invalid/simple" }
[[package]]
name = "sound"
version = "2.0"
source = { registry = "https://example.invalid/simple" }
[[package]]
name = "the-project"
version = "1.5"
source = { editable = "." }
"""


def advisory(package: str = "Made_Up", identifier: str = "OSV-1", ecosystem: str = "PyPI", **more):
    affected = {"package": {"name": package, "ecosystem": ecosystem}}
    for key in ("ranges", "versions"):
        if key in more:
            affected[key] = more.pop(key)
    return {"id": identifier, "modified": "2026-01-02T00:00:00Z", "affected": [affected], **more}


def ranges(*events: dict[str, str], kind: str = "ECOSYSTEM") -> list[dict[str, object]]:
    return [{"type": kind, "events": list(events)}]


SINCE_1 = ranges({"introduced": "1.0"}, {"fixed": "1.6"})
HARMLESS = advisory("sound", "OSV-0", ranges=ranges({"introduced": "0"}, {"fixed": "1.9"}))


@pytest.fixture
def lock(tmp_path: Path) -> Path:
    path = tmp_path / "uv.lock"
    path.write_text(LOCK, "utf-8")
    return path


def checked(source: Path, lock: Path) -> tuple[int, list[str]]:
    """The code and the lines of the check of a file."""
    command = [sys.executable, str(ROOT / "installers" / "advisories.py"), str(source), str(lock)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE_S)
    assert done.stderr == ""
    return done.returncode, done.stdout.splitlines()


def archive(path: Path, *advisories: object) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as target:
        for number, entry in enumerate(advisories):
            target.writestr(f"OSV-{number}.json", entry if isinstance(entry, bytes) else json.dumps(entry))
    return path


def test_a_known_fault_is_told_with_its_names(tmp_path: Path, lock: Path) -> None:
    fault = advisory(ranges=SINCE_1, aliases=["CVE-2026-1"], summary="Reads\n\x1b[31m too much")
    code, lines = checked(archive(tmp_path / "all.zip", HARMLESS, fault), lock)
    assert code == 1
    assert lines == [
        "made-up 1.5: OSV-1, CVE-2026-1, fixed in 1.6: Reads [31m too much",
        "all.zip: 2 advisories, the newest of 2026-01-02: 1 known faults in 2 locked packages",
    ]


@pytest.mark.parametrize("form", ["folder", "lines", "list", "one"])
def test_every_form_of_advisories_is_read(tmp_path: Path, lock: Path, form: str) -> None:
    source, fault = tmp_path / form, advisory(ranges=SINCE_1)
    if form == "folder":
        (source / "deep").mkdir(parents=True)
        (source / "deep" / "OSV-1.json").write_text(json.dumps(fault))
        (source / "README.md").write_text("nothing")
    elif form == "lines":
        source.write_text(f"{json.dumps(HARMLESS)}\n\n{json.dumps(fault)}\n")
    else:
        source.write_text(json.dumps([HARMLESS, fault] if form == "list" else fault, indent=2))
    code, lines = checked(source, lock)
    assert (code, lines[0]) == (1, "made-up 1.5: OSV-1, fixed in 1.6")


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        ({"ranges": ranges({"introduced": "0"})}, 1),
        ({"ranges": ranges({"introduced": "0"}, {"fixed": "1.5"})}, 0),
        ({"ranges": ranges({"introduced": "0"}, {"fixed": "1.5.post1"})}, 1),
        ({"ranges": ranges({"introduced": "0"}, {"last_affected": "1.5"})}, 1),
        ({"ranges": ranges({"introduced": "0"}, {"last_affected": "1.4"})}, 0),
        ({"ranges": ranges({"introduced": "1.6"})}, 0),
        ({"ranges": ranges({"introduced": "0"}, {"fixed": "1.2"}, {"introduced": "1.4"}, {"fixed": "1.10"})}, 1),
        ({"ranges": ranges({"fixed": "1.4"}, {"introduced": "1.2"})}, 0),
        # 1.10 is newer than 1.5, though not as a text.
        ({"ranges": ranges({"introduced": "1.10"})}, 0),
        ({"versions": ["1.4", "1.5"]}, 1),
        ({"versions": ["1.5.0"]}, 1),
        ({"versions": ["1.4", "not a version"]}, 0),
        ({"versions": ["1.5"], "ranges": ranges({"introduced": "7"})}, 1),
        ({"ranges": ranges({"introduced": "0"}, {"fixed": "abc"}, kind="GIT"), "versions": ["1.4"]}, 0),
        # What cannot be compared is not taken for sound.
        ({"ranges": ranges({"introduced": "0"}, {"fixed": "no version"})}, 1),
        ({}, 1),
        ({"ranges": SINCE_1, "withdrawn": "2026-01-03T00:00:00Z"}, 0),
        ({"ranges": SINCE_1, "ecosystem": "npm"}, 0),
        ({"ranges": SINCE_1, "package": "another"}, 0),
        # Only what was fetched is looked up, not the project.
        ({"ranges": SINCE_1, "package": "the-project"}, 0),
    ],
)
def test_versions_are_compared_as_the_index_does(tmp_path: Path, lock: Path, parts: dict, code: int) -> None:
    assert checked(archive(tmp_path / "all.zip", HARMLESS, advisory(**parts)), lock)[0] == code


@pytest.mark.parametrize(
    "content",
    [
        b"", b"{", b"[]", b"{}", b"[1]", b'{"id": 5}', b"\xff\xfe", b"[" * 100_000,
        json.dumps(advisory(ecosystem="npm", ranges=SINCE_1)).encode(),
        json.dumps({"id": "OSV-1", "affected": "made-up"}).encode(),
        json.dumps({"id": "OSV-1", "affected": [{"package": {"ecosystem": "PyPI"}, "ranges": [7]}]}).encode(),
        json.dumps(advisory(ranges=[{"type": "ECOSYSTEM", "events": [7]}])).encode(),
        json.dumps(advisory(versions=7)).encode(),
    ],
)  # fmt: skip
@pytest.mark.parametrize("form", ["file", "zip"])
def test_what_says_nothing_is_no_good_answer(tmp_path: Path, lock: Path, content: bytes, form: str) -> None:
    source = tmp_path / "all.zip"
    if form == "zip":
        archive(source, content)
    else:
        source.write_bytes(content)
    code, lines = checked(source, lock)
    assert (code, len(lines), lines[0][:13]) == (3, 1, "Not checked: ")


def test_nor_is_a_file_that_is_missing_damaged_or_too_large(tmp_path: Path, lock: Path) -> None:
    (tmp_path / "empty").mkdir()
    whole = archive(tmp_path / "whole.zip", HARMLESS).read_bytes()
    (tmp_path / "damaged.zip").write_bytes(whole.replace(b"PK\x03\x04", b"PK\x03\x05"))
    archive(tmp_path / "bomb.zip", b" " * (17 * 1024 * 1024))
    for name in ("none", "empty", "damaged.zip", "bomb.zip"):
        code, lines = checked(tmp_path / name, lock)
        assert (code, len(lines), lines[0][:13]) == (3, 1, "Not checked: "), name


def test_the_real_lock_is_read(tmp_path: Path) -> None:
    fault = advisory("PyInstaller", ranges=ranges({"introduced": "0"}))
    code, lines = checked(archive(tmp_path / "all.zip", fault), ROOT / "uv.lock")
    assert code == 1
    assert lines[0].startswith("pyinstaller ")


@needs("programs of Linux")
def test_make_hands_the_file_over() -> None:
    done = subprocess.run(
        ["make", "--dry-run", "audit", "ADVISORIES=a folder/all.zip"],
        capture_output=True, text=True, check=False, cwd=ROOT,
    )  # fmt: skip
    assert 'installers/audit.sh "a folder/all.zip"' in done.stdout
