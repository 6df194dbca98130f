"""The sheets of an RVTools export: headers of all its versions, and which rows of them speak of one machine."""

import re
from collections.abc import Collection, Iterable, Mapping

from attrs import frozen

from models.errors import NotRvtoolsError
from models.importers.tables import YES, Cell, Row
from models.words import tr_format

# As RVTools writes their names.
SHEETS = {"vinfo": "vInfo", "vhost": "vHost", "vcpu": "vCPU", "vmemory": "vMemory", "vnic": "vNIC",
          "vmetadata": "vMetaData"}  # fmt: skip
# It writes a CSV file for each sheet, as in "RVTools_tabvInfo.csv", all with one beginning; people rename them.
_FILE = re.compile(
    rf"(?P<stem>(?!\._).*?)(?:tab|(?<![a-z]))(?P<sheet>{'|'.join(SHEETS)})\.csv", re.IGNORECASE | re.DOTALL
)
# Headers differ between versions of RVTools, and its database form puts the sheet's name before them: only letters
# and digits are compared, and the first that is there counts.
VM, HOST, DATACENTER, CLUSTER = ("vm", "vmname"), ("host", "name"), ("datacenter",), ("cluster",)
VCPUS = ("cpus", "numcpu", "vcpus")
VM_MEMORY = ("memory", "sizemib", "sizemb")
CORES, SPEED, HOST_MEMORY = ("cores", "numcpucores"), ("speed", "cpumhz"), ("memory", "memorysize")
SOCKETS, CPU_MODEL, MAINTENANCE = ("cpu", "numcpu"), ("cpumodel",), ("inmaintenancemode",)
DNS_NAME = ("dnsname", "guesthostname")
SYSTEM = ("osaccordingtotheconfigurationfile", "osaccordingtothevmwaretools", "os", "ostools")
TEMPLATE, REPLICA, POWER = ("template",), ("srmplaceholder",), ("powerstate",)
HYPERVISOR, FOLDER, RULES = ("esxversion",), ("folder",), ("clusterrulenames",)
USED_MHZ, USED_MB, SHARED_MB, CARDS = ("overall",), ("active",), ("shared",), ("nics",)
CPU_SHARE, MEMORY_SHARE, THREADING = ("cpuusage",), ("memoryusage",), ("htactive",)
VENDOR, MODEL = ("vendor",), ("model",)
RELEASE, WRITTEN = ("rvtoolsversion", "rvtoolsmajorversion"), ("xlsxcreationdatetime",)
# Of several vCenters in one file, machines of equal names are told apart by these.
CENTER, CENTER_NAME = ("visdkuuid", "visdkserver"), ("visdkserver", "server")
MACHINE_ID = ("vmid", "vmuuid")

# Headers that hardly another program has; a table with fewer of them is one of another program.
_OWN_HEADERS = {
    "vinfo": {*TEMPLATE, *REPLICA, *POWER, *CLUSTER, *DATACENTER, *FOLDER, *CENTER, *MACHINE_ID, "dnsname",
              "annotation", "osaccordingtotheconfigurationfile", "osaccordingtothevmwaretools", "connectionstate",
              "gueststate", "heartbeat", "resourcepool", "hwversion", "provisionedmib", "provisionedmb", "inusemib",
              "inusemb"},
    "vhost": {*DATACENTER, *CLUSTER, *CPU_MODEL, *SPEED[:1], *HYPERVISOR, *MAINTENANCE, *CENTER, "htactive",
              "htavailable", "vmotionsupport", "evcmode"},
}  # fmt: skip
# What tells the machines of a sheet, and the sizes that every version writes.
_NEEDED = {"vinfo": (VM, VCPUS, VM_MEMORY), "vhost": (HOST, CORES)}
LEAST_HEADERS = 3


def sheet_of_name(name: str) -> tuple[str, str] | None:
    """Return the beginning of a file's name and the sheet that it says to be; None for any other file.

    Examples
    --------
    >>> [sheet_of_name(name) for name in ("RVTools_tabvInfo.csv", "vHost.csv", "._vHost.csv", "list.csv")]
    [('rvtools_', 'vinfo'), ('', 'vhost'), None, None]
    """
    found = _FILE.fullmatch(name)
    return None if found is None else (found.group("stem").casefold(), found.group("sheet").casefold())


def with_plain_headers(rows: Iterable[Row], sheet: str) -> list[Row]:
    """Return rows whose headers are letters and digits alone, without the name of the sheet before them."""
    names: dict[str, str] = {}
    plain = []
    for row in rows:
        found: Row = {}
        for header, value in row.items():
            name = names.get(header)
            if name is None:
                name = _plain(header)
                name = names[header] = name.removeprefix(sheet) or name
            found.setdefault(name, value)
        plain.append(found)
    return plain


def repeats_headers(row: Row, sheet: str) -> bool:
    """Return whether every cell of a row with plain headers that holds something is its own header again."""
    filled = [(header, cell) for header, cell in row.items() if cell != ""]
    return all(isinstance(cell, str) and _plain(cell).removeprefix(sheet) == header for header, cell in filled)


def _plain(header: str) -> str:
    return re.sub("[^0-9a-z]", "", header.casefold())


def sheet_of_csv(headers: Collection[str]) -> str:
    """Return which sheet of RVTools a CSV file with some headers holds; empty where it is none."""
    given = {re.sub("[^0-9a-z]", "", header) for header in headers}
    for sheet, own in _OWN_HEADERS.items():
        plain = {header.removeprefix(sheet) or header for header in given}
        # "# Cores" and "vHostCores" are spelled so by RVTools alone.
        spelled = sum(header.startswith(("#", sheet)) for header in headers)
        has_needed = all(plain & {*names} for names in _NEEDED[sheet])
        if has_needed and len(plain & own) + spelled >= LEAST_HEADERS:
            return sheet
    return ""


def refusal() -> NotRvtoolsError:
    """Return that a file is no export of RVTools; it may be a table of another program."""
    return NotRvtoolsError(
        tr_format(
            "the file has neither a vInfo sheet with a VM column nor a vHost sheet with a Host column; export it again."
        )
    )


def value(row: Row, headers: tuple[str, ...]) -> Cell | None:
    """Return the first cell under any of some headers that is not empty."""
    return next((row[header] for header in headers if row.get(header, "") != ""), None)


def words(row: Row, headers: tuple[str, ...]) -> str:
    """Return that cell as text; empty where there is none."""
    found = value(row, headers)
    # A name of digits comes as a number.
    return f"{found:.15g}" if isinstance(found, float) else (found or "")


def is_true(row: Row, headers: tuple[str, ...]) -> bool:
    """Return whether a cell says yes."""
    return words(row, headers).casefold() in YES


@frozen
class MachineKey:
    """What tells a virtual machine from others: its vCenter, and its identifier or name."""

    center: str
    name: str


def center_of(row: Row) -> str:
    """Return the vCenter of a row, in small letters; empty where the file names none."""
    return words(row, CENTER).casefold()


def identifiers_of(row: Row) -> list[str]:
    """Return what a vCenter tells the machine of a row apart by, the surest first."""
    return [identifier for header in MACHINE_ID if (identifier := words(row, (header,)))]


def keys_of(row: Row) -> list[MachineKey]:
    """Return the keys of the machine of a row, the surest first."""
    center, name, host = center_of(row), words(row, VM).casefold(), words(row, HOST[:1]).casefold()
    found = [f"#{identifier}" for identifier in identifiers_of(row)]
    # No name has two lines.
    return [MachineKey(center, key) for key in (*found, f"{name}\n{host}", name)]


def by_machine(rows: Iterable[Row]) -> Mapping[MachineKey, Row]:
    """Return the rows of a sheet by each key of their machines; the first of equal keys counts."""
    found: dict[MachineKey, Row] = {}
    for row in rows:
        for key in keys_of(row):
            found.setdefault(key, row)
    return found
