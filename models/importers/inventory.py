"""What an inventory of another program says, before anybody chose what of it is taken: the one form of all readers.

Values are typed and held within limits as they are made, so a form that comes out of another process is as sound as
one that is made here: texts are one clean line, numbers are finite and no larger than a plan may have, and what the
file does not say is None or empty, never a placeholder. The host of a virtual machine is a name, as in the file.
"""

import json
from typing import Any

import attrs
from attrs import field, frozen

from models.errors import InventoryError
from models.plan.fields import LONGEST_TEXT
from models.plan.machine_fields import MOST_CORES, MOST_MEMORY_MB
from models.words import count, tr_format

MOST_MACHINES, MOST_REMARKS, LONGEST_REMARK = 100_000, 1_000, 600
MOST_MHZ, MOST_MBIT_S, MOST_LOAD, MOST_CARDS, MOST_THREADS = 100_000.0, 1e7, 1e8, 1_000, 8
MOST_RESULT = 100_000.0
# A row has one list and some twenty values; what has more is no form of this program.
MOST_CONTAINERS, MOST_VALUES = 2 * MOST_MACHINES + MOST_REMARKS + 100, 5_000_000

# Power states. A word that is not known counts as on; whoever reads it tells that.
ON, OFF, SUSPENDED = "on", "off", "suspended"
# What a row of the list of virtual machines is: one that works, or one that no plan needs.
MACHINE, TEMPLATE, REPLICA, AGENT = "machine", "template", "replica", "agent"


WORDS_OF_POWER = {
    ON: frozenset({"poweredon", "on", "running", "started", "up", "true", ""}),
    OFF: frozenset({"poweredoff", "off", "stopped", "shutdown", "shut down", "false"}),
    SUSPENDED: frozenset({"suspended", "saved", "paused"}),
}


def power_of(word: str) -> str | None:
    """Return the power state that a word of a file means, or None where it is not known.

    Examples
    --------
    >>> [power_of(word) for word in ("poweredOn", "Off", "Saved", "dreaming")]
    ['on', 'off', 'suspended', None]
    """
    plain = word.strip().casefold()
    return next((state for state, known in WORDS_OF_POWER.items() if plain in known), None)


def clean(text: str, longest: int = LONGEST_TEXT) -> str:
    """Return a stranger's text fit for a name: one line, nothing that cannot be seen, of bounded length."""
    plain = text if text.isprintable() else "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(plain.split())[:longest]


def _wrong() -> InventoryError:
    return InventoryError(tr_format("a value in the list of machines is of the wrong type."))


def _text(longest: int = LONGEST_TEXT) -> Any:
    def checked(value: object) -> str:
        if not isinstance(value, str):
            raise _wrong()
        return clean(value, longest)

    return field(default="", converter=checked)


def _number(most: float) -> Any:
    """Return an attribute that is a number of 0 or more, or None; more than the most is taken for the most."""

    def checked(value: object) -> float | None:
        if value is None:
            return None
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise _wrong()
        return float(min(value, most)) if value >= 0 else None

    return field(default=None, converter=checked)


def _whole(most: int, least: int = 1) -> Any:
    """Return an attribute that is a whole number, or None where it is less than the least."""

    def checked(value: object) -> int | None:
        if value is None:
            return None
        if not isinstance(value, int) or isinstance(value, bool):
            raise _wrong()
        return min(value, most) if value >= least else None

    return field(default=None, converter=checked)


def _flag() -> Any:
    def checked(value: object) -> bool:
        if not isinstance(value, bool):
            raise _wrong()
        return value

    return field(default=False, converter=checked)


def _one_of(*known: str) -> Any:
    def checked(value: object) -> str:
        if not isinstance(value, str) or value not in known:
            raise _wrong()
        return value

    return field(default=known[0], converter=checked)


@frozen(kw_only=True)
class InventoryHost:
    """A host as the file lists it.

    Parameters
    ----------
    center : str
        What manages it; it tells hosts of equal names apart. Empty where the file names none.
    site, cluster : str
        Its datacenter and its cluster.
    version, cpu_model, model : str
        Hypervisor, processor and hardware in the words of the file.
    cpu_share, memory_share : float, optional
        What was in use when the file was written, of all it has [fraction].
    specint_rate2006, specrate2017_int_base : float, optional
        Published results of a machine with its processors, which no file has, and the name of that machine.
    """

    name: str = _text()
    center: str = _text()
    site: str = _text()
    cluster: str = _text()
    version: str = _text()
    cpu_model: str = _text()
    model: str = _text()
    cores: int | None = _whole(MOST_CORES)
    clock_mhz: float | None = _number(MOST_MHZ)
    memory_mb: int | None = _whole(MOST_MEMORY_MB)
    sockets: int | None = _whole(MOST_CORES)
    threads_per_core: int | None = _whole(MOST_THREADS)
    network_mbit_s: float | None = _number(MOST_MBIT_S)
    cpu_share: float | None = _number(1.0)
    memory_share: float | None = _number(1.0)
    in_maintenance: bool = _flag()
    specint_rate2006: float | None = _number(MOST_RESULT)
    specrate2017_int_base: float | None = _number(MOST_RESULT)
    spec_of: str = _text()

    @property
    def key(self) -> tuple[str, str]:
        """Return what tells it from the others: center and name, in small letters."""
        return self.center.casefold(), self.name.casefold()


@frozen(kw_only=True)
class InventoryVm:
    """A virtual machine as the file lists it.

    Parameters
    ----------
    host : str
        The name of its host as its own row says; the list of hosts may write it otherwise, or lack it.
    center, site, cluster : str
        As those of a host.
    power : str
        `ON`, `OFF` or `SUSPENDED`. What a word of a file means: `power_of`.
    kind : str
        `MACHINE`, `TEMPLATE`, `REPLICA` (the placeholder of a recovery tool) or `AGENT` (made by the hypervisor).
    guest : str
        The guest system in the words of the file.
    dns_name : str
        What the guest calls itself in the network.
    cpu_mhz, used_mb, disk_iops, traffic_mbit_s : float, optional
        Measured: CPU, memory, disk and network in use.
    shared_mb : float, optional
        Measured: memory that it shares with others.
    network_cards : int, optional
        How many it has; 0 is none, None is not known.
    cpu_share : float, optional
        Measured: CPU in use, of all its virtual CPUs [fraction], where the file says it so.
    rules : str
        The names of its cluster's rules about it.
    folder, identifier : str
        Where it lies, and what its program tells it apart by.
    """

    name: str = _text()
    host: str = _text()
    center: str = _text()
    site: str = _text()
    cluster: str = _text()
    power: str = _one_of(ON, OFF, SUSPENDED)
    kind: str = _one_of(MACHINE, TEMPLATE, REPLICA, AGENT)
    guest: str = _text()
    dns_name: str = _text()
    vcpus: int | None = _whole(MOST_CORES)
    memory_mb: int | None = _whole(MOST_MEMORY_MB)
    cpu_mhz: float | None = _number(MOST_LOAD)
    used_mb: float | None = _number(MOST_LOAD)
    disk_iops: float | None = _number(MOST_LOAD)
    traffic_mbit_s: float | None = _number(MOST_MBIT_S)
    shared_mb: float | None = _number(MOST_LOAD)
    network_cards: int | None = _whole(MOST_CARDS, least=0)
    cpu_share: float | None = _number(1.0)
    rules: str = _text()
    folder: str = _text()
    identifier: str = _text()

    @property
    def host_key(self) -> tuple[str, str]:
        """Return center and name of its host, in small letters."""
        return self.center.casefold(), self.host.casefold()

    @property
    def is_measured(self) -> bool:
        """Return whether the file says what it used."""
        return (self.cpu_mhz, self.used_mb, self.disk_iops, self.traffic_mbit_s) != (None, None, None, None)


@frozen(kw_only=True)
class Remark:
    """Something of the file that the user should know, however the machines are chosen.

    Parameters
    ----------
    about : str
        Remarks about the same are shown together; a word of the reader, never shown.
    text : str
        What is so, as in "APP-07 has 4 vCPUs in vInfo, 8 in vCPU".
    done : str
        What is made of it, as in "4 is used".
    host, vm : str
        The name of the one machine that it is about: nobody needs to know it of a machine that is left out.
    """

    about: str = _text()
    text: str = _text(LONGEST_REMARK)
    done: str = _text(LONGEST_REMARK)
    host: str = _text()
    vm: str = _text()


def _rows(kind: type, most: int) -> Any:
    def checked(given: object) -> tuple[Any, ...]:
        if not isinstance(given, tuple | list) or not all(isinstance(row, kind) for row in given):
            raise _wrong()
        rows = tuple(given)
        if len(rows) > most:
            raise InventoryError(tr_format("the list has more than {most} rows.", most=count(most)))
        return rows

    return field(default=(), converter=checked)


@frozen(kw_only=True)
class Inventory:
    """What a file says.

    Parameters
    ----------
    title : str
        What a plan of it is called at first: the name of the file without its ending.
    origin : str
        What the file is, as in "RVTools 4.7.1 · vc01 · 8 of 27 sheets used".
    taken : str
        When it was written, in the words of the file; empty where it does not say.
    source : str
        Where measured load comes from, as machines keep it: "RVTools, at the moment of the export".
    hosts : tuple of InventoryHost
        The hosts that the file lists; none where it lists virtual machines only.
    """

    title: str = _text()
    origin: str = _text(LONGEST_REMARK)
    taken: str = _text()
    source: str = _text()
    hosts: tuple[InventoryHost, ...] = _rows(InventoryHost, MOST_MACHINES)
    vms: tuple[InventoryVm, ...] = _rows(InventoryVm, MOST_MACHINES)
    remarks: tuple[Remark, ...] = _rows(Remark, MOST_REMARKS)


_LISTS: dict[str, Any] = {"hosts": InventoryHost, "vms": InventoryVm, "remarks": Remark}


def inventory_to_json(inventory: Inventory) -> str:
    """Return the form as JSON text; each row is a list of values in the order of its class."""
    document = {name: getattr(inventory, name) for name in ("title", "origin", "taken", "source")}
    rows = {name: [_values(row) for row in getattr(inventory, name)] for name in _LISTS}
    return json.dumps({**document, **rows}, ensure_ascii=False, separators=(",", ":"))


def inventory_from_json(text: str) -> Inventory:
    """Return the form that a JSON text describes, each value checked: the text may come from a stranger.

    Raises
    ------
    InventoryError
        If it is no such form.
    """
    if text.count("[") + text.count("{") > MOST_CONTAINERS or text.count(",") > MOST_VALUES:
        raise InventoryError(tr_format("the list has more than {most} machines.", most=count(MOST_MACHINES)))
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InventoryError(tr_format("the list of machines is damaged.")) from error
    names = {attribute.name for attribute in attrs.fields(Inventory)}
    if not isinstance(document, dict) or set(document) != names:
        raise InventoryError(tr_format("the list of machines is damaged."))
    return Inventory(**{name: _read(document[name], _LISTS.get(name)) for name in names})


def _values(row: Any) -> list[Any]:
    return [getattr(row, attribute.name) for attribute in attrs.fields(type(row))]


def _read(given: Any, kind: Any) -> Any:
    if kind is None:
        return given
    names = [attribute.name for attribute in attrs.fields(kind)]
    if not isinstance(given, list) or not all(isinstance(row, list) and len(row) == len(names) for row in given):
        raise InventoryError(tr_format("the list of machines is damaged."))
    return [kind(**dict(zip(names, row, strict=True))) for row in given]
