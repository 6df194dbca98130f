"""What documents say of the support of an Exchange version: until when, on which Windows, beside which versions."""

from collections.abc import Iterable, Mapping
from datetime import date
from typing import Any

from attrs import frozen

from models.calibration.keys import require_keys
from models.errors import FigureError

EVIDENCE = ("source", "place")


@frozen(kw_only=True)
class Support:
    """When a maker's support of some Exchange versions ends, and the document that says so."""

    ends: date
    source: str
    place: str


@frozen(kw_only=True)
class SystemSupport:
    """That some Exchange versions are supported on a Windows system, from which update on, and who says so."""

    since: str = ""
    source: str
    place: str


@frozen(kw_only=True)
class RunsOn:
    """The Windows systems that some Exchange versions are supported on.

    Parameters
    ----------
    usual : str
        The one that a new server begins with.
    systems : mapping of str to SystemSupport
        By their ids; a system that is not named is not supported.
    """

    usual: str
    systems: Mapping[str, SystemSupport]


@frozen(kw_only=True)
class Neighbour:
    """Whether an older Exchange version may stand in one organization with some versions, and who says so.

    Parameters
    ----------
    refused : bool
        Whether it may not.
    least : str
        The update that it needs at least, as in ``CU23``; empty where none is named.
    until : str
        The last update of the newer version that accepts it; empty where all do.
    """

    refused: bool = False
    least: str = ""
    until: str = ""
    source: str
    place: str


@frozen(kw_only=True)
class Alone:
    """That a role is on a server without others: required, or only recommended; and the document that says so."""

    is_required: bool
    source: str
    place: str


def support_of(place: str, entry: Mapping[str, Any]) -> Support:
    """Return when support ends, as a file says it.

    Raises
    ------
    FigureError
        If something is missing or not known, or the day is none.
    """
    known = ("ends", *EVIDENCE)
    require_keys(place, entry, known, known)
    if type(entry["ends"]) is not date:
        raise FigureError(f"{place}: ends must be a day, as in 2025-10-14.")
    return Support(**entry)


def runs_on(place: str, entry: Mapping[str, Any]) -> RunsOn:
    """Return the Windows systems of a version, as a file says it.

    Raises
    ------
    FigureError
        If something is missing or not known, or the usual system is none of them.
    """
    known = ("usual", "systems")
    require_keys(place, entry, known, known)
    for system, support in entry["systems"].items():
        require_keys(f"{place}/systems.{system}", support, EVIDENCE, ("since", *EVIDENCE))
    if entry["usual"] not in entry["systems"]:
        raise FigureError(f"{place}: usual is '{entry['usual']}'; it must be one of its systems.")
    systems = {system: SystemSupport(**support) for system, support in entry["systems"].items()}
    return RunsOn(usual=entry["usual"], systems=systems)


def neighbours_of(place: str, entries: Iterable[Mapping[str, Any]]) -> dict[str, Neighbour]:
    """Return which older versions may stand beside a version, as a file says it, by their ids.

    Raises
    ------
    FigureError
        If something is missing or not known, or a version is named twice.
    """
    found: dict[str, Neighbour] = {}
    for entry in entries:
        require_keys(place, entry, ("versions", *EVIDENCE), ("versions", "refused", "least", "until", *EVIDENCE))
        statement = {name: value for name, value in entry.items() if name != "versions"}
        for version in entry["versions"]:
            if version in found:
                raise FigureError(f"{place}: the version '{version}' is named twice.")
            found[version] = Neighbour(**statement)
    return found


def alone_of(place: str, entry: Mapping[str, Any]) -> Alone:
    """Return whether a role has a server of its own, as a file says it.

    Raises
    ------
    FigureError
        If something is missing or not known.
    """
    require_keys(place, entry, EVIDENCE, ("is_required", *EVIDENCE))
    return Alone(is_required=entry.get("is_required", False), source=entry["source"], place=entry["place"])
