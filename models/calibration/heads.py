"""What a calibration says before its figures: its Exchange versions, their roles, and the duties of each role.

Roles differ from version to version; duties do not, so the model asks for duties and never for a role's name. Figures,
saved findings and answers name a duty by the role that had it alone in Exchange 2007. The head is read without the
figures, too: a plan is made and checked before any figure is needed.
"""

import re
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Any

from attrs import field, frozen

from models.calibration.keys import read_tables, require_keys
from models.calibration.supportability import (
    Alone,
    Neighbour,
    RunsOn,
    Support,
    alone_of,
    neighbours_of,
    runs_on,
    support_of,
)
from models.errors import FigureError

# The calibration that all others extend: figures and rules of all versions.
COMMON = "every-version"
# From the names of duties in files to those in figures.
DUTY_KEYS = {"client-access": "cas", "transport": "hub", "store": "mailbox", "directory": "directory"}
DUTIES = tuple(DUTY_KEYS.values())
CLIENT_ACCESS, TRANSPORT, STORE, DIRECTORY = DUTIES
# The unit of CPU of versions that are sized by megacycles.
MEGACYCLES = "Mcycles"
FIGURES = "figures"
FIRST_FIGURE = f"\n[{FIGURES}."
# Keys allowed before the figures: in every file, in a hypervisor profile, in a calibration.
HEADINGS = ("id", "title", "note", "source", "extends", FIGURES)
HYPERVISOR_HEADINGS = (*HEADINGS, "inventory_names")
CALIBRATION_HEADINGS = (
    *HEADINGS, "versions", "support", "runs_on", "beside_versions", "roles", "systems", "needs", "included", "without",
    "beside", "cpu_unit", "is_32_bit",
)  # fmt: skip
CPU_UNITS = ("MHz", "core-%", "capacity", "Mcycles")
# Far more combinations of roles than a program meets.
MOST_SORTS = 1024


@frozen(kw_only=True)
class Role:
    """A role of an Exchange version, with the duties that it performs; none where nobody measured what it costs."""

    id: str
    label: str
    duties: tuple[str, ...]
    alone: Alone | None = None


@frozen(kw_only=True)
class System:
    """A Windows version, and the guest system of a VM that runs it.

    Parameters
    ----------
    inventory_names : pattern, optional
        What inventories call the guest system.
    """

    id: str
    label: str
    guest: str
    guest_label: str
    is_32_bit: bool = False
    inventory_names: re.Pattern[str] | None = None


@frozen(kw_only=True, eq=False)
class Head:
    """What a calibration says of itself.

    Parameters
    ----------
    id : str
        As in the file.
    versions : mapping of str to str
        The Exchange versions that it stands for, with their words.
    roles : tuple of Role
        Those of these versions.
    systems : tuple of System
        Windows systems that it adds to those of the other files.
    needs : tuple of str
        The duties that every user of these versions has to be served in.
    included : tuple of str
        The duties whose CPU and memory the figures of the other duties contain: they have none of their own.
    beside : str
        Id of the calibration that counts the CPU of the same versions by another method; empty where there is none.
    cpu_unit : str
        Unit of its CPU cost: ``MHz``, ``core-%``, ``capacity``, or ``Mcycles`` of Microsoft's sizing method.
    support : Support, optional
        When support of these versions ends; None where the file does not say it.
    runs_on : RunsOn, optional
        The Windows systems that they are supported on; None where no file says it.
    beside_versions : mapping of str to Neighbour
        Which older versions may stand in one organization with them, where the file says it.
    is_32_bit : bool
        Whether Exchange itself is a 32-bit program, whatever the Windows.
    """

    id: str = ""
    versions: Mapping[str, str] = field(factory=dict)
    roles: tuple[Role, ...] = ()
    systems: tuple[System, ...] = ()
    needs: tuple[str, ...] = ()
    included: tuple[str, ...] = ()
    beside: str = ""
    cpu_unit: str = ""
    support: Support | None = None
    runs_on: RunsOn | None = None
    beside_versions: Mapping[str, Neighbour] = field(factory=dict)
    is_32_bit: bool = False

    @property
    def cited(self) -> dict[str, str]:
        """Return the documents that it cites beside those of its figures, by where it does so."""
        systems = self.runs_on.systems if self.runs_on is not None else {}
        return {
            **({"support": self.support.source} if self.support is not None else {}),
            **{f"runs_on/systems.{system}": support.source for system, support in systems.items()},
            **{f"beside_versions.{version}": other.source for version, other in self.beside_versions.items()},
            **{f"roles.{role.id}/alone": role.alone.source for role in self.roles if role.alone is not None},
        }

    def duties_of(self, roles: Iterable[str]) -> tuple[str, ...]:
        """Return the duties that roles perform together, each once; roles unknown to the version perform none."""
        return _duties_of(self, tuple(roles))

    def measured(self, duties: Iterable[str]) -> tuple[str, ...]:
        """Return those of some duties that have CPU and memory figures of their own."""
        return tuple(duty for duty in duties if duty not in self.included)

    def role_for(self, duty: str) -> Role | None:
        """Return the first role that performs a duty, or None where none does."""
        return next((role for role in self.roles if duty in role.duties), None)


NO_HEAD = Head()


@lru_cache(MOST_SORTS)
def _duties_of(head: Head, roles: tuple[str, ...]) -> tuple[str, ...]:
    performed = {duty for role in head.roles if role.id in roles for duty in role.duties}
    return tuple(duty for duty in DUTIES if duty in performed)


def read_heads(folder: Traversable) -> tuple[Head, ...]:
    """Return the heads of the calibrations of a data folder, by id; their figures are not read.

    Raises
    ------
    FigureError
        If one says something that is not known, or contradicts another.
    """
    heads = heads_of(read_documents(folder / "calibration", CALIBRATION_HEADINGS, only_heads=True))
    return tuple(heads[identifier] for identifier in sorted(heads))


def read_documents(
    folder: Traversable, known: tuple[str, ...], *, only_heads: bool = False
) -> dict[str, dict[str, Any]]:
    """Return the files of a folder by id, with their figures or without.

    Parameters
    ----------
    known : tuple of str
        What a file of the folder can say.

    Raises
    ------
    FigureError
        If one cannot be read, lacks its id, title or figures, has the id of another, extends one that is not there, or
        says anything that is not known or stands after its first figure.
    """
    documents: dict[str, dict[str, Any]] = {}
    for path in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if path.name.endswith(".toml"):
            document = read_tables(path, before=FIRST_FIGURE if only_heads else "")
            require_keys(path.name, document, ("id", "title") if only_heads else ("id", "title", FIGURES), known)
            if not only_heads and list(document)[-1] != FIGURES:
                raise FigureError(f"{path.name}: '{list(document)[-1]}' must stand before the figures.")
            if document["id"] in documents:
                raise FigureError(f"{path.name}: another file has the id '{document['id']}', too.")
            documents[document["id"]] = document
    for identifier in documents:
        lineage(identifier, documents)
    return documents


def lineage(identifier: str, documents: Mapping[str, Mapping[str, Any]]) -> tuple[str, ...]:
    """Return the ids of a file and of those that it extends, itself first.

    Raises
    ------
    FigureError
        If one of them is not there, or extends itself.
    """
    found = [identifier]
    while (parent := documents[found[-1]].get("extends")) is not None:
        if parent not in documents:
            raise FigureError(f"{found[-1]}: it extends '{parent}'; there are {', '.join(documents)}.")
        if parent in found:
            raise FigureError(f"{identifier}: it extends itself.")
        found.append(parent)
    return tuple(found)


def heads_of(documents: Mapping[str, Mapping[str, Any]]) -> dict[str, Head]:
    """Return the heads of the calibrations of some files, by id.

    Raises
    ------
    FigureError
        If one says something that is not known, or contradicts another.
    """
    heads = {identifier: _head(identifier, documents) for identifier in documents}
    for head in heads.values():
        if head.versions:
            _require_usable(head, lineage(head.id, documents))
    _require_consistent(heads.values())
    return heads


def _head(identifier: str, documents: Mapping[str, Mapping[str, Any]]) -> Head:
    """Return a head; what it does not say of versions and systems is that of the one it extends."""
    document = documents[identifier]
    parent = _head(document["extends"], documents) if "extends" in document else NO_HEAD
    tables = {name: document.get(name, {}) for name in ("versions", "roles", "systems")}
    for name, table in tables.items():
        if not isinstance(table, dict):
            raise FigureError(f"{identifier}: '{name}' must be a table.")
    roles = tuple(_role(identifier, key, entry) for key, entry in tables["roles"].items())
    return Head(
        id=identifier,
        versions=tables["versions"],
        roles=roles or parent.roles,
        systems=tuple(_system(identifier, key, entry) for key, entry in tables["systems"].items()),
        needs=_duties(identifier, document["needs"]) if "needs" in document else parent.needs,
        included=_duties(identifier, document["included"]) if "included" in document else parent.included,
        beside=_beside(identifier, document, documents),
        cpu_unit=document.get("cpu_unit", parent.cpu_unit),
        support=support_of(f"{identifier}/support", document["support"]) if "support" in document else None,
        runs_on=runs_on(f"{identifier}/runs_on", document["runs_on"]) if "runs_on" in document else parent.runs_on,
        beside_versions=neighbours_of(f"{identifier}/beside_versions", document.get("beside_versions", ())),
        is_32_bit=document.get("is_32_bit", parent.is_32_bit),
    )


def _require_usable(head: Head, ancestors: tuple[str, ...]) -> None:
    """Require what machines of the head's versions cannot be evaluated without."""
    if COMMON not in ancestors:
        raise FigureError(f"{head.id}: it must extend '{COMMON}', or a calibration that does.")
    if head.cpu_unit not in CPU_UNITS:
        raise FigureError(f"{head.id}: cpu_unit '{head.cpu_unit}' is not known; there are {', '.join(CPU_UNITS)}.")
    for duty in head.needs:
        if head.role_for(duty) is None:
            raise FigureError(f"{head.id}: none of its roles performs the duty '{_word_of(duty)}' that users need.")


def _require_consistent(heads: Iterable[Head]) -> None:
    """Require that versions are in one head each, roles have the same label in all, and systems named are there."""
    versions: dict[str, str] = {}
    labels: dict[str, str] = {}
    heads = tuple(heads)
    systems = {system.id for head in heads for system in head.systems}
    known = {version for head in heads for version in head.versions}
    for head in heads:
        _require_named(f"{head.id}/runs_on", head.runs_on.systems if head.runs_on is not None else (), systems)
        _require_named(f"{head.id}/beside_versions", head.beside_versions, known)
        for version in head.versions:
            if versions.setdefault(version, head.id) != head.id:
                raise FigureError(f"{head.id}: the version '{version}' is that of {versions[version]}, too.")
        for role in head.roles:
            label = labels.setdefault(role.id, role.label)
            if label != role.label:
                raise FigureError(
                    f"{head.id}/roles.{role.id}: it is called '{role.label}' here and '{label}' elsewhere; "
                    "give it the same label, or another id."
                )


def _require_named(place: str, names: Iterable[str], known: Collection[str]) -> None:
    for name in names:
        if name not in known:
            raise FigureError(f"{place}: there is no '{name}'; there are {', '.join(sorted(known))}.")


def _beside(identifier: str, document: Mapping[str, Any], documents: Mapping[str, Mapping[str, Any]]) -> str:
    other: str = document.get("beside", "")
    if other and other not in documents:
        raise FigureError(f"{identifier}: beside it is '{other}'; there are {', '.join(documents)}.")
    return other


def _role(identifier: str, key: str, entry: Mapping[str, Any]) -> Role:
    place = f"{identifier}/roles.{key}"
    require_keys(place, entry, ("label",), ("label", "duties", "alone"))
    if "duties" not in entry:
        raise FigureError(f"{place}: duties is missing.")
    alone = alone_of(f"{place}/alone", entry["alone"]) if "alone" in entry else None
    return Role(id=key, label=entry["label"], duties=_duties(place, entry["duties"]), alone=alone)


def _system(identifier: str, key: str, entry: Mapping[str, Any]) -> System:
    place = f"{identifier}/systems.{key}"
    required = ("label", "guest", "guest_label")
    require_keys(place, entry, required, (*required, "is_32_bit", "inventory_names"))
    return System(**{**entry, "id": key, "inventory_names": inventory_names(place, entry)})


def inventory_names(place: str, entry: Mapping[str, Any]) -> re.Pattern[str] | None:
    """Return the pattern of the names that inventories give to a system or hypervisor, whatever their case.

    Raises
    ------
    FigureError
        If it is no regular expression.
    """
    try:
        return re.compile(entry["inventory_names"], re.IGNORECASE) if "inventory_names" in entry else None
    except re.error as error:
        raise FigureError(f"{place}: inventory_names is no regular expression: {error}.") from error


def read_hypervisor_names(folder: Traversable) -> dict[str, re.Pattern[str]]:
    """Return the names that inventories give to the hypervisors of a data folder, by id; without their figures.

    Raises
    ------
    FigureError
        If a file says something that is not known.
    """
    documents = read_documents(folder / "hypervisors", HYPERVISOR_HEADINGS, only_heads=True)
    found = {identifier: inventory_names(identifier, document) for identifier, document in documents.items()}
    return {identifier: pattern for identifier, pattern in found.items() if pattern is not None}


def _duties(place: str, words: Iterable[str]) -> tuple[str, ...]:
    unknown = [word for word in words if word not in DUTY_KEYS]
    if unknown:
        raise FigureError(f"{place}: there is no duty '{unknown[0]}'; there are {', '.join(DUTY_KEYS)}.")
    return tuple(DUTY_KEYS[word] for word in words)


def _word_of(duty: str) -> str:
    return next(word for word, key in DUTY_KEYS.items() if key == duty)
