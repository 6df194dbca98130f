"""All figures of the program, read from a folder of data and checked."""

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from math import inf, isfinite
from typing import TYPE_CHECKING, Any, cast

from attrs import evolve, field, frozen

from models.calibration.errata import Erratum, read_errata
from models.calibration.figures import STATUSES, Figure, Range, Reading
from models.calibration.heads import (
    CALIBRATION_HEADINGS,
    COMMON,
    DUTIES,
    HYPERVISOR_HEADINGS,
    NO_HEAD,
    Head,
    heads_of,
    read_documents,
)
from models.calibration.keys import read_tables, require_keys
from models.calibration.vocabulary import require_known
from models.errors import FigureError
from models.sources import JUDGEMENT, SOURCE_KINDS, Source

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

REQUIRED = ("label", "value", "low", "high", "unit", "place", "status")
OPTIONAL = ("formula", "conditions", "printed", "note")
OF_A_JUDGEMENT, OF_A_DOCUMENT = ("title", "kind"), ("title", "kind", "author", "date")
KNOWN = {*REQUIRED, *OPTIONAL, "source", "readings", "valid"}
# Only a plan sets the status "yours", never a file.
PRINTED_STATUSES = tuple(status for status in STATUSES if status != "yours")
# Work on different machines is counted in this calibration's cores.
DEFAULT = "exchange-2010"
# Figures that the evaluation of every host needs.
HYPERVISOR_FIGURES = (
    "derate.one_vcpu", "derate.vm_penalty", "memory.hypervisor_mb", "memory.per_vm_mb", "sharing.fraction",
    "sharing.most_fraction", "vcpus_per_core.recommended", "vcpus_per_core.most", "vcpus_per_core.host",
)  # fmt: skip
# Units of CPU figures that are not costs: shares, factors and errors.
RELATIVE_UNITS = frozenset({"1", "%"})


@frozen(kw_only=True, eq=False)
class FigureSet:
    """A file of figures: a calibration or a hypervisor profile.

    Compared by identity, so that results can be cached for it.

    Parameters
    ----------
    id, title, note : str
        As in the file.
    figures : mapping of str to Figure
        By their key within the set, those of the set it extends included.
    head : Head
        What a calibration says before its figures: versions, roles, duties; a hypervisor has none.
    is_drawn : bool
        Whether values or ranges are those of many draws; what is made of them is not worth keeping.
    """

    id: str
    title: str
    note: str
    figures: Mapping[str, Figure]
    head: Head = NO_HEAD
    is_drawn: bool = False

    def find(self, key: str, *variants: str) -> Figure | None:
        """Return a figure, its variant (``key@variant``) before the plain one, or None where there is none."""
        figures = self.figures
        for variant in variants:
            figure = figures.get(f"{key}@{variant}")
            if figure is not None:
                return figure
        return figures.get(key)

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
    find_errata : callable
        Returns the errors found in the documents; they are read when they are first asked for.
    """

    calibrations: Mapping[str, FigureSet]
    hypervisors: Mapping[str, FigureSet]
    sources: Mapping[str, Source] = field(factory=dict)
    find_errata: Callable[[], tuple[Erratum, ...]] = field(default=tuple, repr=False, eq=False)
    _by_version: Mapping[str, FigureSet] = field(init=False, repr=False, eq=False)

    @_by_version.default
    def _index(self) -> dict[str, FigureSet]:
        return {
            version: calibration for calibration in self.calibrations.values() for version in calibration.head.versions
        }

    @property
    def errata(self) -> tuple[Erratum, ...]:
        """Return the errors found in the documents.

        Raises
        ------
        FigureError
            If one of them lacks anything, or names what there is not.
        """
        return self.find_errata()

    @property
    def common(self) -> FigureSet:
        """Return the figures and rules that hold for every version."""
        return self.calibrations[COMMON]

    @property
    def default(self) -> FigureSet:
        """Return the calibration to use where no version is named; its core is the reference for work."""
        return self.calibrations[DEFAULT]

    def calibration_of(self, version: str) -> FigureSet:
        """Return the calibration of an Exchange version; a plan is checked for versions that there are none of."""
        return self._by_version[version]

    def duties_of(self, version: str, roles: Iterable[str]) -> tuple[str, ...]:
        """Return the duties that roles of an Exchange version perform."""
        return self._by_version[version].head.duties_of(roles)

    def figures(self) -> dict[str, Figure]:
        """Return every figure by its full key."""
        sets = (*self.calibrations.values(), *self.hypervisors.values())
        return {figure.key: figure for group in sets for figure in group.figures.values()}

    def errata_of(self, figure_key: str) -> tuple[Erratum, ...]:
        """Return the errors of the documents that touch a figure."""
        return tuple(erratum for erratum in self.errata if figure_key in erratum.figures)

    def overridden(
        self, overrides: Iterable[tuple[str, float, str] | tuple[str, float, str, float | None, float | None]]
    ) -> "Library":
        """Return the library with figures replaced by the plan's own values.

        Parameters
        ----------
        overrides : iterable of (key, value, reason) or (key, value, reason, low, high)
            Keys must be known; see `figures`. Without a range, a value stands for itself alone.
        """
        mine: dict[str, tuple[Any, ...]] = {key: tuple(own) for key, *own in overrides}
        return self._changed(mine, lambda figure: figure.overridden(*mine[figure.key]))

    def drawn(self, draws: "Mapping[str, NDArray[np.float64]]") -> "Library":
        """Return the library with values for many draws in place of those in use; ranges stay as they are.

        What is made of a figure goes through the same formulas for all draws at once, and has their axis first.

        Parameters
        ----------
        draws : mapping of str to (draws,)
            By key; see `figures`.
        """
        return self._changed(draws, lambda figure: evolve(figure, value=cast(float, draws[figure.key])), is_drawn=True)

    def ranged(self, ends: "Mapping[str, NDArray[np.float64]]") -> "Library":
        """Return the library with many ranges in place of those of some figures; their values stay as they are.

        What is made of the ends has the axis of the ranges first, as with `drawn`.

        Parameters
        ----------
        ends : mapping of str to (2, ranges)
            The low and the high ends by key; see `figures`.
        """

        def changed(figure: Figure) -> Figure:
            low, high = ends[figure.key]
            return evolve(figure, low=cast(float, low), high=cast(float, high))

        return self._changed(ends, changed, is_drawn=True)

    def _changed(
        self, keys: Collection[str], change: Callable[[Figure], Figure], *, is_drawn: bool = False
    ) -> "Library":
        """Return the library with a change made to the figures of these keys."""
        if not keys:
            return self

        def changed(figures: FigureSet) -> FigureSet:
            if not any(figure.key in keys for figure in figures.figures.values()):
                return figures
            mine = {key: change(figure) if figure.key in keys else figure for key, figure in figures.figures.items()}
            return evolve(figures, figures=mine, is_drawn=is_drawn)

        return evolve(
            self,
            calibrations={key: changed(figures) for key, figures in self.calibrations.items()},
            hypervisors={key: changed(figures) for key, figures in self.hypervisors.items()},
        )


def read_library(folder: Traversable) -> Library:
    """Return the library of a data folder.

    Raises
    ------
    FigureError
        If a figure lacks a value, a range, a unit, a source, a place or a status; it names file and figure.
    """
    sources = read_sources(folder / "sources.toml")
    documents = read_documents(folder / "calibration", CALIBRATION_HEADINGS)
    heads = heads_of(documents)
    calibrations = {
        identifier: _calibration(_figure_set(identifier, documents, sources), heads[identifier], sources)
        for identifier in documents
    }
    profiles = read_documents(folder / "hypervisors", HYPERVISOR_HEADINGS)
    hypervisors = {identifier: _hypervisor(_figure_set(identifier, profiles, sources)) for identifier in profiles}
    library = Library(calibrations=calibrations, hypervisors=hypervisors, sources=sources)
    return evolve(library, find_errata=cache(lambda: read_errata(folder / "errata.toml", sources, library.figures())))


def read_sources(path: Traversable) -> dict[str, Source]:
    """Return the documents that figures cite, by key.

    Raises
    ------
    FigureError
        If one lacks what a source says, or says anything else.
    """
    return {key: _source(f"{path.name}: {key}", key, entry) for key, entry in read_tables(path).items()}


def _source(place: str, key: str, entry: Mapping[str, Any]) -> Source:
    needed = OF_A_JUDGEMENT if entry.get("kind") == JUDGEMENT else OF_A_DOCUMENT
    require_keys(place, entry, needed, (*OF_A_DOCUMENT, "note"))
    if entry["kind"] not in SOURCE_KINDS:
        raise FigureError(f"{place}: '{entry['kind']}' is no kind of source; there are {', '.join(SOURCE_KINDS)}.")
    return Source(**{"key": key, "author": "", "date": "", **entry})


def _calibration(figures: FigureSet, head: Head, sources: Mapping[str, Source]) -> FigureSet:
    """Return figures with the head of their calibration.

    A duty has figures or is included in others, never both; its CPU is in the unit that the head says.
    """
    for place, source in head.cited.items():
        if source not in sources:
            raise FigureError(f"{head.id}/{place}: its source '{source}' is not listed in sources.toml.")
    for duty in head.included:
        if figures.under(f"{duty}.cpu."):
            raise FigureError(f"{head.id}: the duty of '{duty}' is included, so it has no CPU figures of its own.")
    for duty in DUTIES if head.versions else ():
        for figure in figures.under(f"{duty}.cpu.").values():
            if figure.unit not in RELATIVE_UNITS and not figure.unit.startswith(head.cpu_unit):
                raise FigureError(f"{figure.key}: its unit is '{figure.unit}'; {head.id} has '{head.cpu_unit}'.")
    return evolve(figures, head=head)


def _hypervisor(figures: FigureSet) -> FigureSet:
    """Return a hypervisor profile that has what every host is evaluated by."""
    for key in HYPERVISOR_FIGURES:
        figures.get(key)
    return figures


def _figure_set(identifier: str, documents: dict[str, dict[str, Any]], sources: dict[str, Source]) -> FigureSet:
    document = documents[identifier]
    parent = _figure_set(document["extends"], documents, sources) if "extends" in document else None
    own = {key: _figure(identifier, key, entry, document, sources) for key, entry in document["figures"].items()}
    inherited = _inherited(identifier, parent.figures if parent else {}, tuple(document.get("without", ())))
    return FigureSet(
        id=identifier,
        title=document["title"],
        note=document.get("note", ""),
        figures=inherited | own,
    )


def _inherited(identifier: str, figures: Mapping[str, Figure], without: tuple[str, ...]) -> dict[str, Figure]:
    """Return the figures of an extended file, but for those that the file goes without."""
    for beginning in without:
        if not any(key.startswith(beginning) for key in figures):
            raise FigureError(f"{identifier}: it goes without '{beginning}', and inherits no such figure.")
    return {key: figure for key, figure in figures.items() if not key.startswith(without)}


def _figure(
    set_id: str, key: str, entry: dict[str, Any], document: dict[str, Any], sources: dict[str, Source]
) -> Figure:
    full_key = f"{set_id}/{key}"
    _require_complete(full_key, entry)
    require_known(full_key, entry["unit"])
    cited = entry.get("source", document.get("source", ""))
    source = sources.get(cited)
    if source is None:
        raise FigureError(
            f"{full_key}: its source '{cited}' is not listed in sources.toml." if cited
            else f"{full_key}: its source is missing; name a document of sources.toml."
        )  # fmt: skip
    return Figure(
        key=full_key,
        source=source,
        readings=tuple(Reading(**reading) for reading in entry.get("readings", ())),
        valid=tuple(_range(full_key, limits) for limits in entry.get("valid", ())),
        **{name: entry[name] for name in REQUIRED},
        **{name: entry[name] for name in OPTIONAL if name in entry},
    )


def _range(full_key: str, entry: dict[str, Any]) -> Range:
    ends = {name: entry[name] for name in ("least", "most") if name in entry}
    if entry.keys() - {"of", "least", "most"} or not entry.get("of") or not ends:
        raise FigureError(f"{full_key}: a range of validity says what it is of, and its least or most.")
    if not all(_is_finite(end) for end in ends.values()) or ends.get("least", 0.0) > ends.get("most", inf):
        raise FigureError(f"{full_key}: the range of validity of '{entry['of']}' is empty or no range of numbers.")
    return Range(of=entry["of"], **ends)


def _is_finite(number: object) -> bool:
    return isinstance(number, int | float) and not isinstance(number, bool) and isfinite(number)


def _require_complete(full_key: str, entry: dict[str, Any]) -> None:
    missing = [name for name in REQUIRED if entry.get(name) is None or entry[name] == ""]
    if missing:
        raise FigureError(f"{full_key}: {', '.join(missing)} is missing.")
    unknown = sorted(entry.keys() - KNOWN)
    if unknown:
        raise FigureError(f"{full_key}: there is no '{unknown[0]}' of a figure.")
    if entry["status"] not in PRINTED_STATUSES:
        raise FigureError(
            f"{full_key}: '{entry['status']}' is no status of a published figure; there are "
            f"{', '.join(PRINTED_STATUSES)}."
        )
    for name in ("low", "value", "high"):
        if not _is_finite(entry[name]):
            raise FigureError(f"{full_key}: its {name} is no finite number.")
    if not entry["low"] <= entry["value"] <= entry["high"]:
        raise FigureError(
            f"{full_key}: its value {entry['value']} lies outside its range, {entry['low']} to {entry['high']}."
        )
