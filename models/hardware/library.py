"""The machines that ship with the program, read from the data folder: each value with its source and status."""

from collections.abc import Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any

from attrs import evolve, frozen

from models.calibration.figures import STATUSES, Status
from models.calibration.keys import read_tables, require_keys
from models.calibration.library import read_sources
from models.errors import FieldError, FigureError
from models.plan.fields import fields_of
from models.plan.hardware import MachineModel
from models.sources import Source
from models.words import count, exactly, tr_format, tr_noop, translate

FORM = ".toml"
DEFAULT = "default"
SAME = "same"
EVIDENCE_KEYS = ("source", "place", "status")
# What a file says: its machines, and what they have in common.
HEADINGS = ("title", "evidence", "common", "models")
# Keys of an entry beside the fields of a model: how its SPEC result and its watts were found.
OTHER_KEYS = frozenset(
    {
        "evidence", "median", "results", "least", "most", "published", "early_compilers", "has_2006_results",
        "power_test", "power_test_gb", "measured_base", "peak_over_base",
    }
)  # fmt: skip
# Sentences about an entry; what the user reads in the library and keeps in the plan.
GENERIC_NAME = tr_noop("Server with {processors}")
EARLY = tr_noop("Measured with compilers of 2017 and 2018; newer ones give 15 to 25 % more.")
OLDER = tr_noop(
    "SPEC also published SPECint_rate2006 results of this processor, which the library does not have. Enter one if you "
    "know it: the estimate may be too high."
)


@frozen(kw_only=True)
class Evidence:
    """Where a value comes from.

    Parameters
    ----------
    status : Status
        As of figures: ``measured`` where the source prints it, ``derived`` where it was computed from what it prints.
    """

    source: Source
    place: str
    status: Status


@frozen(kw_only=True)
class LibraryMachine:
    """A machine of the library.

    Parameters
    ----------
    model : MachineModel
        Its values; those that no source says are None.
    evidence : mapping of str to Evidence
        By the name of the value; none for a machine that a user has described.
    own : bool
        Whether it is one of the user's own, kept in the data folder.
    """

    model: MachineModel
    evidence: Mapping[str, Evidence] = MappingProxyType({})
    own: bool = False

    @property
    def content(self) -> MachineModel:
        """Return what makes it this machine: neither its id nor what somebody pays for it."""
        return evolve(self.model, id=SAME, price=None)


def read_machines(folder: Traversable) -> tuple[LibraryMachine, ...]:
    """Return the machines of a data folder, the newest first; names and notes in the user's language.

    Raises
    ------
    FigureError
        If an entry has an unknown key, a value that does not fit, or a value without a source; it names file and entry.
    """
    sources = read_sources(folder / "sources.toml")
    files = sorted((folder / "hardware").iterdir(), key=lambda file: file.name)
    machines: dict[str, LibraryMachine] = {}
    for file in files:
        if file.name.endswith(FORM):
            for machine in _machines_of(file, sources):
                if machine.model.id in machines:
                    raise FigureError(f"{file.name}: {machine.model.id} is listed twice.")
                machines[machine.model.id] = machine
    return tuple(sorted(machines.values(), key=_order))


def with_models(machines: Iterable[LibraryMachine], models: Iterable[MachineModel]) -> tuple[LibraryMachine, ...]:
    """Return what can be chosen in a plan: the models that it holds with their prices, and all other machines.

    A model of the program is the same machine in every language.
    """
    by_content = {machine.content: machine for machine in machines}
    by_values = {_values(machine.model): machine for machine in by_content.values() if not machine.own}
    held = []
    for model in models:
        known = by_content.get(LibraryMachine(model=model).content) or by_values.get(_values(model))
        if known is not None:
            by_content.pop(known.content, None)
        held.append(LibraryMachine(model=model) if known is None else evolve(known, model=model))
    return tuple(sorted((*held, *by_content.values()), key=_order))


def _values(model: MachineModel) -> MachineModel:
    """Return a model without its price and without what the program words in the user's language."""
    return evolve(model, name=SAME, notes="", spec_submission="", price=None)


def _order(machine: LibraryMachine) -> tuple[int, str, str]:
    return -(machine.model.year or 0), machine.model.maker, machine.model.name


def _machines_of(file: Traversable, sources: Mapping[str, Source]) -> Iterator[LibraryMachine]:
    document = read_tables(file)
    require_keys(file.name, document, ("models",), HEADINGS)
    common, shared = document.get("evidence", {}), document.get("common", {})
    for given in document["models"]:
        entry = {**shared, **given}
        place = f"{file.name}: {entry.get('id', '')}"
        unknown = sorted(entry.keys() - fields_of(MachineModel).keys() - OTHER_KEYS)
        if unknown:
            raise FigureError(f"{place}: there is no '{unknown[0]}' of a machine.")
        yield LibraryMachine(model=_model(entry, place), evidence=_evidence(entry, common, sources, place))


def _model(entry: Mapping[str, Any], place: str) -> MachineModel:
    values = {name: value for name, value in entry.items() if name not in OTHER_KEYS}
    values.setdefault("name", translate(GENERIC_NAME).format(processors=entry.get("processor", "")))
    values["spec_submission"] = (
        translate(entry["spec_submission"]) if "spec_submission" in entry else _submission(entry)
    )
    values["notes"] = " ".join(_notes(entry))
    try:
        return MachineModel(**values)
    except (FieldError, TypeError) as error:
        raise FigureError(f"{place}: {error}") from error


def _submission(entry: Mapping[str, Any]) -> str:
    if "measured_base" in entry:
        return tr_format(
            "Measured in the virtual machine: {base} base, times {ratio} to compare with peak results.",
            base=exactly(entry["measured_base"]),
            ratio=entry["peak_over_base"],
        )
    if "results" in entry:
        return tr_format(
            "Median of {count} published results of two chips ({least} to {most}), not one submission.",
            count=count(entry["results"]),
            least=count(entry["least"]),
            most=count(entry["most"]),
        )
    if entry.get("median"):
        return tr_format("Median of the published results of two chips, not one submission.")
    if "published" in entry:
        return tr_format("Result of this machine, published {month}.", month=entry["published"])
    return ""


def _notes(entry: Mapping[str, Any]) -> Iterator[str]:
    if entry.get("early_compilers"):
        yield translate(EARLY)
    if entry.get("has_2006_results"):
        yield translate(OLDER)
    if "power_test" in entry:
        yield tr_format(
            "Watts at the full load of SPECpower_ssj2008, with {memory} GB and one disk: {address}",
            memory=entry["power_test_gb"],
            address=entry["power_test"],
        )


def _evidence(
    entry: Mapping[str, Any], common: Mapping[str, Any], sources: Mapping[str, Source], place: str
) -> dict[str, Evidence]:
    told = {**common, **entry.get("evidence", {})}
    given = [name for name in fields_of(MachineModel) if name in entry and name != "id"]
    return {name: _found(told.get(name) or told.get(DEFAULT) or {}, sources, f"{place}, {name}") for name in given}


def _found(given: Mapping[str, str], sources: Mapping[str, Source], place: str) -> Evidence:
    require_keys(place, given, EVIDENCE_KEYS, EVIDENCE_KEYS)
    if given["source"] not in sources:
        raise FigureError(f"{place}: its source '{given['source']}' is not listed in sources.toml.")
    status = next((status for status in STATUSES if status == given["status"]), None)
    if status is None:
        raise FigureError(f"{place}: '{given['status']}' is no status; there are {', '.join(STATUSES)}.")
    return Evidence(source=sources[given["source"]], place=given["place"], status=status)
