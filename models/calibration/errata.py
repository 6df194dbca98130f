"""Errors and contradictions found in the documents, and how each is read."""

from collections.abc import Collection, Mapping
from importlib.resources.abc import Traversable
from typing import Any

from attrs import frozen

from models.calibration.keys import read_tables, require_keys
from models.errors import FigureError
from models.sources import Source

REQUIRED = ("document", "place", "finding", "reading")
KNOWN = (*REQUIRED, "evidence", "figures", "cases")


@frozen(kw_only=True)
class Erratum:
    """One error or contradiction of a document.

    Parameters
    ----------
    key : str
        As in ``S0-1``.
    document : Source
        The document.
    place, finding, evidence, reading : str
        Where it stands, what is wrong, what shows it, and how it is read.
    figures, cases : tuple of str
        Full keys of the figures and ids of the published cases that it touches.
    """

    key: str
    document: Source
    place: str
    finding: str
    reading: str
    evidence: str = ""
    figures: tuple[str, ...] = ()
    cases: tuple[str, ...] = ()


def read_errata(path: Traversable, sources: Mapping[str, Source], figures: Collection[str]) -> tuple[Erratum, ...]:
    """Return the errata of a file in its order; none where there is no such file.

    Raises
    ------
    FigureError
        If one lacks what it needs, or names a document or figure that does not exist.
    """
    if not path.is_file():
        return ()
    return tuple(_erratum(key, entry, sources, figures) for key, entry in read_tables(path).items())


def _erratum(key: str, entry: dict[str, Any], sources: Mapping[str, Source], figures: Collection[str]) -> Erratum:
    require_keys(f"errata: {key}", entry, REQUIRED, KNOWN)
    if entry["document"] not in sources:
        raise FigureError(f"errata: {key}: its document is not listed in sources.toml.")
    strange = [figure for figure in entry.get("figures", ()) if figure not in figures]
    if strange:
        raise FigureError(f"errata: {key}: there is no figure '{strange[0]}'.")
    return Erratum(
        key=key,
        document=sources[entry["document"]],
        figures=tuple(entry.get("figures", ())),
        cases=tuple(entry.get("cases", ())),
        **{name: entry.get(name, "") for name in ("place", "finding", "reading", "evidence")},
    )
