"""Known faults of the locked packages, looked up in a file of advisories; no service is asked.

    python installers/advisories.py ADVISORIES [LOCK]

ADVISORIES is in the OSV format: the archive that osv.dev exports for PyPI (all.zip), a folder of its JSON files, or a
file with one advisory, a list, or one in each line. Ends with 0 where nothing is known, 1 where something is, and 3
where the advisories could not be read: that is never taken for a good answer.
"""

import json
import sys
import tomllib
import zipfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from packaging.utils import canonicalize_name
from packaging.version import InvalidVersion, Version

NOTHING_KNOWN, SOMETHING_KNOWN, NOT_CHECKED = 0, 1, 3
ROOT = Path(__file__).parents[1]
ECOSYSTEM = "PyPI"
# All of PyPI has some 20,000 advisories of a few KB; the longest lists every version of a package.
MOST_ADVISORIES = 500_000
MOST_BYTES_EACH = 16 * 1024 * 1024
MOST_BYTES = 1024 * 1024 * 1024
LONGEST_SUMMARY = 100

Advisory = dict[str, Any]


class AdvisoriesError(Exception):
    """Why the advisories say nothing, in one sentence."""


def check(source: Path, lock: Path) -> int:
    """Return the exit code after printing what the advisories know of the locked packages.

    Parameters
    ----------
    source : Path
        The advisories.
    lock : Path
        uv.lock.
    """
    packages = locked(lock)
    try:
        known = about_packages(advisories_in(source))
    except (AdvisoriesError, OSError, zipfile.BadZipFile) as error:
        print(f"Not checked: {error}")
        return NOT_CHECKED
    found = [
        f"{name} {version}: {fault}"
        for name, version in packages
        for advisory, affected in known.get(name, ())
        for fault in faults_of(advisory, affected, version)
    ]
    for line in sorted(set(found)):
        print(line)
    newest = max(str(advisory.get("modified", "")) for pairs in known.values() for advisory, _ in pairs)[:10]
    total = sum(map(len, known.values()))
    print(f"{source.name}: {total} advisories, the newest of {newest or 'an unknown day'}:", end=" ")
    print(f"{len(set(found))} known faults in {len(packages)} locked packages")
    return SOMETHING_KNOWN if found else NOTHING_KNOWN


def locked(lock: Path) -> list[tuple[str, str]]:
    """Return name and version of every package of a lock file, tools of developers included, but not of the project."""
    packages = tomllib.loads(lock.read_text("utf-8"))["package"]
    return [
        (canonicalize_name(package["name"]), package["version"])
        for package in packages
        if "registry" in package["source"]
    ]


# ---------------------------------------------------------------- the advisories


def advisories_in(source: Path) -> Iterator[Advisory]:
    """Yield the advisories of a file or folder.

    Raises
    ------
    AdvisoriesError
        If a part of it is none, or larger than such a thing can be.
    """
    number = room = 0
    for place, data in _texts(source):
        room += len(data)
        for advisory in _parsed(place, data):
            number += 1
            if not is_advisory(advisory):
                raise AdvisoriesError(f"{place}: this is no advisory in the OSV format.")
            yield advisory
        if room > MOST_BYTES or number > MOST_ADVISORIES:
            raise AdvisoriesError(f"{source}: it holds more than all advisories together.")


def _texts(source: Path) -> Iterator[tuple[str, bytes]]:
    if source.is_dir():
        for path in sorted(source.rglob("*.json")):
            yield str(path), _capped(str(path), path.stat().st_size, path.read_bytes)
    elif zipfile.is_zipfile(source):
        with zipfile.ZipFile(source) as archive:
            for entry in archive.infolist():
                if entry.filename.endswith(".json"):
                    # Reading stops at the size that the entry claims, and what claims less than it has is refused.
                    place = f"{source}: {entry.filename}"
                    yield place, _capped(place, entry.file_size, lambda entry=entry: archive.read(entry))
    else:
        yield from _lines(source)


def _lines(source: Path) -> Iterator[tuple[str, bytes]]:
    with source.open("rb") as stream:
        first = stream.readline(MOST_BYTES_EACH + 1)
        stream.seek(0)
        if not _is_json(first):
            # Not one in each line, but one over many lines, or a list.
            yield str(source), _capped(str(source), source.stat().st_size, stream.read)
            return
        for number, line in enumerate(iter(lambda: stream.readline(MOST_BYTES_EACH + 1), b""), 1):
            place = f"{source}, line {number}"
            if line.strip():
                yield place, _capped(place, len(line), lambda line=line: line)


def _capped(place: str, size: int, read: Callable[[], bytes]) -> bytes:
    if size > MOST_BYTES_EACH:
        raise AdvisoriesError(f"{place}: it is too large for an advisory.")
    return read()


def _is_json(text: bytes) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _parsed(place: str, data: bytes) -> list[Any]:
    try:
        document = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise AdvisoriesError(f"{place}: this is not JSON: {error}") from error
    return document if isinstance(document, list) else [document]


def is_advisory(found: Any) -> bool:
    """Return whether what was read has the shape of an advisory, as far as it is looked at here."""
    if not isinstance(found, dict) or not isinstance(found.get("id"), str) or not is_list(found, "aliases", str):
        return False
    return is_list(found, "affected", dict) and all(map(_is_affected, found.get("affected") or ()))


def _is_affected(part: dict[str, Any]) -> bool:
    if not isinstance(part.get("package") or {}, dict) or not is_list(part, "versions", str):
        return False
    return is_list(part, "ranges", dict) and all(is_list(span, "events", dict) for span in part.get("ranges") or ())


def is_list(holder: dict[str, Any], key: str, kind: type) -> bool:
    """Return whether a key holds nothing, or a list of one kind of value."""
    value = holder.get(key) or []
    return isinstance(value, list) and all(isinstance(entry, kind) for entry in value)


def about_packages(advisories: Iterable[Advisory]) -> dict[str, list[tuple[Advisory, Advisory]]]:
    """Return the advisories on packages of PyPI that were not withdrawn, each with the part about the package.

    Raises
    ------
    AdvisoriesError
        If there is none: whoever hands over an empty file knows nothing.
    """
    known: dict[str, list[tuple[Advisory, Advisory]]] = {}
    for advisory in advisories:
        for affected in () if advisory.get("withdrawn") else advisory.get("affected") or ():
            package = affected.get("package") or {}
            if str(package.get("ecosystem", "")).partition(":")[0] == ECOSYSTEM:
                known.setdefault(canonicalize_name(str(package.get("name"))), []).append((advisory, affected))
    if not known:
        raise AdvisoriesError("there is no advisory on a package of PyPI in it.")
    return known


# ---------------------------------------------------------------- is a version among the affected ones


def faults_of(advisory: Advisory, affected: Advisory, version: str) -> Iterator[str]:
    """Yield the words about a fault where a version has it."""
    ranges = [span for span in affected.get("ranges") or () if span.get("type") != "GIT"]
    listed = affected.get("versions") or ()
    # Neither versions nor ranges: it may be any.
    if (listed or ranges) and not is_listed(listed, version) and not any(is_within(span, version) for span in ranges):
        return
    names = ", ".join([advisory["id"], *map(str, advisory.get("aliases") or ())])
    fixed = sorted({str(event["fixed"]) for span in ranges for event in span.get("events") or () if "fixed" in event})
    summary = " ".join(str(advisory.get("summary") or "").split())[:LONGEST_SUMMARY]
    shown = "".join(character for character in summary if character.isprintable())
    yield f"{names}, fixed in {', '.join(fixed) or 'no version'}" + (f": {shown}" if shown else "")


def is_listed(listed: Iterable[str], version: str) -> bool:
    """Return whether a version is one of a list, also where it is written in another way."""
    return version in listed or any(parsed(entry) == parsed(version) for entry in listed if parsed(entry) is not None)


def is_within(affected_range: Advisory, version: str) -> bool:
    """Return whether a version lies in a range of OSV: a fault comes with some versions and goes with others."""
    wanted = parsed(version)
    events = [(kind, parsed(str(at))) for event in affected_range.get("events") or () for kind, at in event.items()]
    if wanted is None or any(at is None for _, at in events):
        # What cannot be compared is not taken for sound.
        return True
    has_fault = False
    for kind, at in sorted(events, key=lambda event: event[1]):
        if kind == "introduced" and wanted >= at:
            has_fault = True
        elif (kind == "fixed" and wanted >= at) or (kind == "last_affected" and wanted > at):
            has_fault = False
    return has_fault


def parsed(version: str) -> Version | None:
    """Return a version that can be compared, or None."""
    try:
        return Version(version)
    except InvalidVersion:
        return None


if __name__ == "__main__":
    sys.exit(check(Path(sys.argv[1]), Path(sys.argv[2]) if sys.argv[2:] else ROOT / "uv.lock"))
