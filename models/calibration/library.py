"""All figures of the program, read from a folder of data and checked."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from math import isfinite
from typing import Any

from attrs import evolve, field, frozen

from models.calibration.errata import Erratum, read_errata
from models.calibration.figures import STATUSES, Figure, Reading
from models.errors import FigureError
from models.sources import Source

REQUIRED = ("label", "value", "low", "high", "unit", "place", "status")
OPTIONAL = ("formula", "valid", "printed", "note")
KNOWN = {*REQUIRED, *OPTIONAL, "source", "readings", "opposed"}
# "yours" is given by a plan, never by a file.
PRINTED_STATUSES = tuple(status for status in STATUSES if status != "yours")
COMMON = "every-version"


@frozen(kw_only=True)
class FigureSet:
    """A file of figures: a calibration or a hypervisor profile.

    Parameters
    ----------
    id, title, note : str
        As in the file.
    figures : mapping of str to Figure
        By their key within the set; those of the set it extends included.
    versions : tuple of str
        The Exchange versions that a calibration stands for.
    cpu_unit : str
        Unit of its CPU cost: ``MHz``, ``core-%`` or ``capacity``.
    """

    id: str
    title: str
    note: str
    figures: Mapping[str, Figure]
    versions: tuple[str, ...] = ()
    cpu_unit: str = ""

    def find(self, key: str, *variants: str) -> Figure | None:
        """Return a figure, its variant (``key@variant``) before the plain one, or None where there is none."""
        for name in (*(f"{key}@{variant}" for variant in variants), key):
            if name in self.figures:
                return self.figures[name]
        return None

    def get(self, key: str, *variants: str) -> Figure:
        """Return a figure that the program cannot do without.

        Raises
        ------
        FigureError
            If the set has no such figure.
        """
        figure = self.find(key, *variants)
        if figure is None:
            raise FigureError(f"{self.id}: there is no figure '{key}'.")
        return figure

    def under(self, prefix: str) -> dict[str, Figure]:
        """Return the figures whose key begins with the prefix, by the rest of their key."""
        length = len(prefix)
        return {key[length:]: figure for key, figure in self.figures.items() if key.startswith(prefix)}


@frozen(kw_only=True)
class Library:
    """Every calibration, hypervisor profile and source.

    Parameters
    ----------
    calibrations, hypervisors : mapping of str to FigureSet
        By id.
    sources : mapping of str to Source
        By key.
    errata : tuple of Erratum
        Errors found in the documents.
    """

    calibrations: Mapping[str, FigureSet]
    hypervisors: Mapping[str, FigureSet]
    sources: Mapping[str, Source] = field(factory=dict)
    errata: tuple[Erratum, ...] = ()
    _by_version: Mapping[str, FigureSet] = field(init=False, repr=False, eq=False)

    @_by_version.default
    def _index(self) -> dict[str, FigureSet]:
        return {version: one for one in self.calibrations.values() for version in one.versions}

    @property
    def common(self) -> FigureSet:
        """Return the figures and rules that hold for every version."""
        return self.calibrations[COMMON]

    def calibration_of(self, version: str) -> FigureSet:
        """Return the calibration of an Exchange version."""
        return self._by_version[version]

    def figures(self) -> dict[str, Figure]:
        """Return every figure by its full key."""
        sets = (*self.calibrations.values(), *self.hypervisors.values())
        return {figure.key: figure for one in sets for figure in one.figures.values()}

    def errata_of(self, figure_key: str) -> tuple[Erratum, ...]:
        """Return the errors of the documents that touch a figure."""
        return tuple(one for one in self.errata if figure_key in one.figures)

    def overridden(self, overrides: Iterable[tuple[str, float, str]]) -> "Library":
        """Return the library with figures replaced by the plan's own values.

        Parameters
        ----------
        overrides : iterable of (key, value, reason)
            Keys must be known; see `figures`.
        """
        mine = {key: (value, reason) for key, value, reason in overrides}
        if not mine:
            return self
        return evolve(
            self,
            calibrations={key: _with_overrides(one, mine) for key, one in self.calibrations.items()},
            hypervisors={key: _with_overrides(one, mine) for key, one in self.hypervisors.items()},
        )


def read_library(folder: Traversable) -> Library:
    """Return the library of a data folder.

    Raises
    ------
    FigureError
        If a figure lacks a value, a range, a unit, a source, a place or a status; it names file and figure.
    """
    sources = _read_sources(folder / "sources.toml")
    documents = dict(_read_documents(folder / "calibration"))
    calibrations = {identifier: _figure_set(identifier, documents, sources) for identifier in documents}
    profiles = dict(_read_documents(folder / "hypervisors"))
    hypervisors = {identifier: _figure_set(identifier, profiles, sources) for identifier in profiles}
    library = Library(calibrations=calibrations, hypervisors=hypervisors, sources=sources)
    return evolve(library, errata=read_errata(folder / "errata.toml", sources, library.figures()))


def _read_sources(path: Traversable) -> dict[str, Source]:
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    return {key: Source(key=key, **entry) for key, entry in document.items()}


def _read_documents(folder: Traversable) -> Iterator[tuple[str, dict[str, Any]]]:
    for path in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if path.name.endswith(".toml"):
            document = tomllib.loads(path.read_text(encoding="utf-8"))
            missing = [name for name in ("id", "title", "figures") if not document.get(name)]
            if missing:
                raise FigureError(f"{path.name}: {', '.join(missing)} is missing.")
            yield document["id"], document


def _figure_set(identifier: str, documents: dict[str, dict[str, Any]], sources: dict[str, Source]) -> FigureSet:
    document = documents[identifier]
    inherited: dict[str, Figure] = {}
    if "extends" in document:
        inherited = dict(_figure_set(document["extends"], documents, sources).figures)
    own = {key: _figure(identifier, key, entry, document, sources) for key, entry in document["figures"].items()}
    return FigureSet(
        id=identifier,
        title=document["title"],
        note=document.get("note", ""),
        figures=inherited | own,
        versions=tuple(document.get("versions", ())),
        cpu_unit=document.get("cpu_unit", ""),
    )


def _figure(
    set_id: str, key: str, entry: dict[str, Any], document: dict[str, Any], sources: dict[str, Source]
) -> Figure:
    full_key = f"{set_id}/{key}"
    _require_complete(full_key, entry)
    source = sources.get(entry.get("source", document.get("source", "")))
    if source is None:
        raise FigureError(f"{full_key}: its source is missing, or not listed in sources.toml.")
    return Figure(
        key=full_key,
        source=source,
        readings=tuple(Reading(**reading) for reading in entry.get("readings", ())),
        opposed=entry.get("opposed", False),
        **{name: entry[name] for name in REQUIRED},
        **{name: entry[name] for name in OPTIONAL if name in entry},
    )


def _require_complete(full_key: str, entry: dict[str, Any]) -> None:
    missing = [name for name in REQUIRED if entry.get(name) is None or entry[name] == ""]
    if missing:
        raise FigureError(f"{full_key}: {', '.join(missing)} is missing.")
    unknown = sorted(entry.keys() - KNOWN)
    if unknown:
        raise FigureError(f"{full_key}: there is no '{unknown[0]}' of a figure.")
    if entry["status"] not in PRINTED_STATUSES:
        raise FigureError(f"{full_key}: '{entry['status']}' is no status of a published figure.")
    for name in ("low", "value", "high"):
        if isinstance(entry[name], bool) or not isinstance(entry[name], int | float) or not isfinite(entry[name]):
            raise FigureError(f"{full_key}: its {name} is no finite number.")
    if not entry["low"] <= entry["value"] <= entry["high"]:
        raise FigureError(f"{full_key}: its value lies outside its range.")


def _with_overrides(one: FigureSet, mine: Mapping[str, tuple[float, str]]) -> FigureSet:
    figures = {
        key: figure.overridden(*mine[figure.key]) if figure.key in mine else figure
        for key, figure in one.figures.items()
    }
    return evolve(one, figures=figures)
