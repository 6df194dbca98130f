"""One list of machines in many dialects: separators, code pages, numbers, titles, and archives of its sheets."""

import io
import zipfile

import pytest

import resources
from models.importers.foreign_tables import tables_in
from models.importers.inventory import MACHINE, OFF, ON, TEMPLATE, Inventory
from models.importers.inventory_forms import read_forms
from models.importers.rvtools import inventory_of
from models.importers.seen_tables import seen
from models.importers.table_reading import inventory_of_table

FORMS = read_forms(resources.folder())
LISTED = (("mail-1", "esx-1", 4, 8192), ("mail-2", "esx-2", 2, 4096), ("müller", "esx-1", 8, 16384))
HEADERS = ("VM", "Host", "CPUs", "RAM GB")
ROWS = tuple((name, host, str(cpus), str(memory // 1024)) for name, host, cpus, memory in LISTED)


def table(mark: str = ",", headers: tuple[str, ...] = HEADERS, rows: tuple[tuple[str, ...], ...] = ROWS) -> str:
    return "".join(f"{mark.join(row)}\r\n" for row in (headers, *rows))


def with_memory(mark: str, header: str, form) -> str:
    """The table with its memory written by a function of MB."""
    rows = tuple((name, host, str(cpus), form(memory)) for name, host, cpus, memory in LISTED)
    return table(mark, (*HEADERS[:3], header), rows)


def grouped(mark: str):
    return lambda memory: f"{memory // 1000}{mark}{memory % 1000:03}"


def read(data: bytes) -> Inventory:
    (found,) = seen(tables_in(data), FORMS)
    whole = next(each for each in tables_in(data) if each.sheet == found.table.sheet)
    return inventory_of_table(whole, found.guess.match, FORMS, "list")


@pytest.mark.parametrize(
    "data",
    [
        table("|").encode(),
        table("\t").encode("utf-16"),
        table().encode("utf-16-le"),
        table().encode("utf-16-be"),
        table().encode("cp850"),
        table().replace("\r\n", "\r").encode(),
        ("Report,2026-11-01,,\r\n\r\n" + table()).encode(),
        ("Made by:,Anna,,\r\nOn:,1.11.2026,,\r\n\r\n" + table()).encode(),
        table(";", ("", *HEADERS, "", ""), tuple(("", *row, "", "") for row in ROWS)).encode("cp1252"),
        table(";", ("Nr.", "VM-Name", "ESX-Host", "CPU", "RAM [GB]"),
              tuple((str(place), *row) for place, row in enumerate(ROWS, 1))).encode("cp1252"),
        with_memory(";", "Arbeitsspeicher", lambda memory: f"{memory // 1024},0 GB").encode("cp1252"),
        with_memory(",", "RAM", lambda memory: f'"{memory:,} MB"').encode(),
        with_memory(",", "Memory (KB)", lambda memory: str(memory * 1024)).encode(),
        *(with_memory(";", "RAM MB", grouped(mark)).encode() for mark in (".", "'", "’", "\u00a0", "\u202f")),
    ],
)  # fmt: skip
def test_every_dialect_has_the_same_machines(data: bytes) -> None:
    found = read(data)
    assert tuple((vm.name, vm.host, vm.vcpus, vm.memory_mb) for vm in found.vms) == LISTED


def test_a_row_that_adds_the_others_up_is_no_machine_and_told() -> None:
    found = read((table() + "Summe,,14,28\r\n").encode())
    assert len(found.vms) == len(LISTED)
    assert "Rows with totals: 1" in [remark.text for remark in found.remarks]


INFO = ("VM", "Powerstate", "Template", "CPUs", "Memory", "Datacenter", "Host", "VM ID")


@pytest.mark.parametrize(("yes", "no"), [("WAHR", "FALSCH"), ("VRAI", "FAUX"), ("True", "False")])
def test_a_spreadsheet_of_another_language_says_its_own_yes(yes: str, no: str) -> None:
    rows = (("a", "poweredOn", no, "2", "4.096", "Oslo", "esx-1", "vm-1"),
            ("b", "poweredOff", yes, "2", "4.096", "Oslo", "esx-1", "vm-2"))  # fmt: skip
    found = inventory_of(table(";", INFO, rows).encode("cp1252"), "list")
    assert [(vm.kind, vm.memory_mb) for vm in found.vms] == [(MACHINE, 4096), (TEMPLATE, 4096)]


def export(host: str) -> tuple[str, str]:
    """The sheets vInfo and vHost of an estate."""
    info = table(",", INFO, (("mail", "poweredOn", "False", "2", "4096", "Oslo", host, "vm-1"),))
    return info, table(",", ("Host", "Datacenter", "CPU Model", "Speed", "# Cores", "# Memory"),
                       ((host, "Oslo", "Xeon", "2400", "16", "262109"),))  # fmt: skip


def archive(*files: tuple[str, str]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as writing:
        for name, text in files:
            writing.writestr(name, text)
    return packed.getvalue()


@pytest.mark.parametrize(
    "names",
    [
        ("RVTools_tabvInfo.csv", "RVTools_tabvHost.csv"), ("RVTOOLS_TABVINFO.CSV", "RVTOOLS_TABVHOST.CSV"),
        ("vInfo.csv", "vHost.csv"), ("Bestand Zürich/vc1_vInfo.csv", "Bestand Zürich/vc1_vHost.csv"),
    ],
)  # fmt: skip
def test_an_archive_is_read_whatever_the_names_of_its_files_begin_with(names: tuple[str, str]) -> None:
    info, hosts = export("esx-1")
    found = inventory_of(archive(("__MACOSX/._vInfo.csv", "\0\5Mac OS X"), (names[0], info), (names[1], hosts)), "x")
    assert ([host.cores for host in found.hosts], len(found.vms), found.remarks) == ([16], 1, ())


def test_of_several_exports_in_one_archive_the_first_is_read_and_the_others_are_told() -> None:
    (info, hosts), (info_2, hosts_2) = export("esx-1"), export("hyp-1")
    data = archive(("a/vInfo.csv", info), ("a/vHost.csv", hosts), ("b/vHost.csv", hosts_2), ("b/vInfo.csv", info_2))
    found = inventory_of(data, "x")
    assert ([host.name for host in found.hosts], [vm.host for vm in found.vms]) == (["esx-1"], ["esx-1"])
    assert [remark.text for remark in found.remarks] == ["There are other exports in the same folder: b"]


VSPHERE = (
    "Name,State,Host,CPUs,Memory Size,Guest OS,Host CPU,Host Mem\n"
    "mail,Powered On,esx-1,8,64 GB,Windows Server 2019,2.4 GHz,60 GB\n"
)
GERMAN_VSPHERE = (
    "Name;Status;Host;CPUs;Arbeitsspeichergröße;Gastbetriebssystem;Host-CPU;Hostarbeitsspeicher\n"
    "mail;Eingeschaltet;esx-1;8;64 GB;Windows Server 2019;2,4 GHz;60 GB\n"
)


@pytest.mark.parametrize("text", [VSPHERE, GERMAN_VSPHERE])
def test_what_the_vsphere_client_says_of_the_host_is_what_a_machine_uses_of_it(text: str) -> None:
    """The memory of the machine was that of its host in use, as the German word for both has "Arbeitsspeicher"."""
    (vm,) = read(text.encode()).vms
    assert (vm.vcpus, vm.memory_mb, vm.used_mb, vm.cpu_mhz) == (8, 64 * 1024, 60 * 1024.0, 2400.0)


@pytest.mark.parametrize(
    ("text", "host", "power"),
    [
        ("name_label,power_state,VCPUs_max,memory_static_max,resident_on\nmail,Halted,8,68719476736,xen-1\n",
         "xen-1", OFF),
        ("Virtual Machine Name,Host Name,CPU Count,Memory Size (MB),Power State\nmail,esx-1,8,65536,On\n", "esx-1", ON),
        ("NAME,STATUS,CPU,MEMORY,NODE\nmail,Running,8,64Gi,node-1\n", "node-1", ON),
        ("name,vmid,status,cpus,maxmem,node\nmail,100,running,8,68719476736,pve-1\n", "pve-1", ON),
    ],
)  # fmt: skip
def test_lists_of_other_programs_have_size_host_and_state(text: str, host: str, power: str) -> None:
    found = read(text.encode())
    assert [(vm.name, vm.host, vm.vcpus, vm.memory_mb, vm.power) for vm in found.vms] == [
        ("mail", host, 8, 64 * 1024, power)
    ]
    assert not any("power state" in remark.text for remark in found.remarks)


@pytest.mark.parametrize(
    "headers",
    ["Name,State,Status,Cluster,Consumed CPU %,Uptime", "Server Name,Manufacturer,Cores,Memory (GB),Location"],
)
def test_words_of_everybody_are_no_form_of_a_program(headers: str) -> None:
    """A list of hosts of the vSphere Client was called one of Hyper-V, any list of servers one of Azure Migrate."""
    assert FORMS.known(headers.split(",")) is None


def test_bare_numbers_of_hosts_and_machines_together_have_one_unit() -> None:
    found = read(b"Server;Type;Host;CPU;RAM\nmail;VM;hv-1;8;64\nhv-1;Host;;32;512\n")
    assert (found.vms[0].memory_mb, found.hosts[0].memory_mb) == (64 * 1024, 512 * 1024)
