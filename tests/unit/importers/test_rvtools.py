"""Inventories of RVTools: hosts, machines and sites as the file says, and placeholders that say that they are some."""

import io
import zipfile

import pytest

import resources
from models.errors import InventoryError, NotRvtoolsError
from models.importers.inventory_choices import InventoryChoices
from models.importers.inventory_plan import as_plan
from models.importers.rvtools import inventory_of
from models.plan.checks import require_sound
from models.plan.entities import Host, Vm
from models.plan.other_load import OtherLoad
from models.plan.unknown_hardware import unknown_parts
from planner.presenters.samples import read_catalogue
from planner.session.inventory_files import inventory_bytes
from tests.faults import foreign_tables
from tests.faults.inventories import CSV, HOSTS, VMS, workbook

CATALOGUE = read_catalogue(resources.folder())


def read(data: bytes):
    found = as_plan(inventory_of(data, "Oslo"), InventoryChoices(), CATALOGUE)
    require_sound(found.plan)
    machines = {machine.name: machine for machine in found.plan.designs[0].machines}
    return found, machines


def test_hosts_and_machines_are_as_the_workbook_says():
    found, machines = read(workbook())
    host, vm = machines["esx-1"], machines["mail-1"]
    assert isinstance(host, Host) and isinstance(vm, Vm)
    assert (host.processor.cores, host.processor.clock_mhz, host.memory_mb) == (16, 2660, 262109)
    assert (host.hypervisor, machines["esx-2"].hypervisor) == ("vsphere-4", "vsphere-5-and-later")
    assert (vm.vcpus, vm.memory_mb, vm.guest, vm.roles, vm.notes) == (4, 8192, "windows-2008-r2-x64", (), "")
    assert (host.sockets, host.notes.splitlines()[0], machines["esx-2"].large_pages) == (2, "Processor: Xeon.", True)
    # "esx-1.example.com" in one sheet is "esx-1" in the other.
    assert vm.host == host.id
    assert [site.name for site in found.plan.sites] == ["Oslo"]
    assert found.plan.title == "Oslo"
    assert set(machines) == {"esx-1", "esx-2", "mail-1"}
    assert found.sentences == (
        "Imported hosts: 2, virtual machines: 1. Their roles are not known yet.",
        "Virtual machines left out because they are powered off: 1.",
        "Templates left out: 1.",
        "Hosts whose processor is not in the hardware library: 2; their relative speed is unknown, 1 is used.",
        "Hosts of the list without virtual machines: 1.",
    )


def test_what_a_file_does_not_say_is_a_placeholder_and_says_so():
    found, machines = read(CSV)
    assert machines["esx-1.example.com"].notes == (
        "Missing in the file, placeholder used: cores, clock and memory.\n"
        "Hypervisor not in the file: generic profile with an assumed overhead, no page sharing."
    )
    assert "Hosts that lack hardware details: 1; placeholders were used (see their notes)." in found.sentences


def test_sizes_come_from_the_sheets_of_processors_and_memory_where_the_first_has_none():
    sheets = {
        "vInfo": [("VM", "Host"), ("a", "esx-1"), ("b", "esx-1")],
        "vHost": HOSTS,
        "vCPU": [("VM", "CPUs"), ("a", 6)],
        "vMemory": [("VM", "Size MiB"), ("a", 2048)],
    }
    _, machines = read(workbook(sheets))
    assert (machines["a"].vcpus, machines["a"].memory_mb, machines["a"].notes) == (6, 2048, "")
    assert machines["b"].notes == "Missing in the file, placeholder used: vCPUs and memory."


def test_strange_names_become_names():
    strange = [
        ("VM", "CPUs", "Memory", "Host"),
        ("  a\u202eb\tc ", 1, 1, ""),
        ("x" * 900, 1, 1, "h"),
        (42, 1e300, -3, "h"),
    ]
    _, machines = read(workbook({"vInfo": strange}))
    assert {"a b c", "x" * 200, "42", "No host given", "h"} == set(machines)
    assert machines["42"].vcpus == CATALOGUE.vm.vcpus


@pytest.mark.parametrize("data", [b"", b"a,b\n1,2\n", workbook({"Other": VMS})])
def test_what_holds_no_inventory_is_refused(data):
    with pytest.raises(InventoryError, match="neither a vInfo sheet"):
        read(data)


INFO = ("VM", "Powerstate", "CPUs", "Memory", "Host", "Datacenter")
HOST_ROW = ("Host", "Datacenter", "Speed", "# Cores", "# Memory")


def of(*lines: tuple[object, ...], **sheets: object):
    """What a workbook with these lines of vInfo says, and with other sheets beside."""
    rows = {"vInfo": [INFO, *lines], "vHost": [HOST_ROW, ("esx-1", "Oslo", 2000, 16, 65536)], **sheets}
    return read(workbook(rows))


@pytest.mark.parametrize("state", ["poweredOn", "On", "Running", "started", "up", "True", ""])
def test_machines_that_run_are_read(state):
    assert "a" in of(("a", state, 2, 4096, "esx-1", "Oslo"))[1]


@pytest.mark.parametrize("state", ["poweredOff", "Off", "stopped", "shutdown", "suspended", "saved", "Paused"])
def test_machines_that_do_not_run_are_left_out_and_counted(state):
    found, machines = of(("a", state, 2, 4096, "esx-1", "Oslo"), ("b", "on", 2, 4096, "esx-1", "Oslo"))
    assert set(machines) == {"b", "esx-1"}
    assert any("left out" in line and line.endswith(": 1.") for line in found.sentences)


def test_an_unknown_power_state_counts_as_on_and_is_told():
    found, machines = of(("a", "dreaming", 2, 4096, "esx-1", "Oslo"))
    assert "a" in machines
    assert "- a has the unknown power state “dreaming”. It is treated as powered on." in found.plan.designs[0].notes


@pytest.mark.parametrize("name", ["vCLS-1b2c3d4e-0000-1111-2222-333344445555", "vCLS", "vCLS (3)"])
def test_machines_of_vsphere_itself_are_left_out(name):
    found, machines = of((name, "poweredOn", 1, 128, "esx-1", "Oslo"), ("vcls-mail", "on", 1, 128, "esx-1", "Oslo"))
    assert set(machines) == {"vcls-mail", "esx-1"}
    assert "Virtual machines of vSphere itself left out: 1." in found.sentences


def test_the_measured_load_is_that_of_the_machine():
    cpu = [("VM", "CPUs", "Overall"), ("a", 2, 700.0), ("b", 2, 0)]
    memory = [("VM", "Size MiB", "Consumed", "Active"), ("a", 4096, 4000, 1024)]
    lines = [(name, "on", 2, 4096, "esx-1", "Oslo") for name in ("a", "b", "c")]
    found, machines = of(*lines, vCPU=cpu, vMemory=memory)
    assert (machines["a"].other.cpu_mhz, machines["a"].other.memory_mb) == (700.0, 1024.0)
    assert (machines["b"].other.cpu_mhz, machines["b"].other.memory_mb) == (0.0, None)
    assert machines["c"].other == OtherLoad()
    assert any(line.startswith("Virtual machines with a measured load: 2.") for line in found.sentences)


def test_a_host_that_only_other_sheets_name_is_the_host():
    cpu = [("VM", "CPUs", "Host"), ("a", 2, "esx-1")]
    _, machines = of(("a", "on", 2, 4096, "", "Oslo"), vCPU=cpu)
    assert machines["a"].host == machines["esx-1"].id


def test_sheets_that_contradict_each_other_are_told():
    found, machines = of(("a", "on", 1, 4096, "esx-1", "Oslo"), vCPU=[("VM", "CPUs"), ("a", 2)])
    assert machines["a"].vcpus == 1
    assert "Contradictions and gaps in the file: 1." in found.sentences
    assert "- a has 1 vCPUs in vInfo, 2 in vCPU. 1 is used." in found.plan.designs[0].notes


def test_a_clock_within_the_name_of_the_processor_is_read():
    hosts = [("Host", "Speed", "CPU Model", "# Cores", "# Memory", "In Maintenance Mode"),
             ("esx-1", "", "Intel(R) Xeon(R) Gold 6140 CPU @ 2.30GHz", 36, 524288, "True")]  # fmt: skip
    found, machines = of(("a", "on", 2, 4096, "esx-1", "Oslo"), vHost=hosts)
    assert machines["esx-1"].processor.clock_mhz == 2300
    assert "- esx-1 has no clock. 2.3 GHz is read from the name of its processor." in found.plan.designs[0].notes
    assert "- esx-1 is in maintenance mode. It is imported like the others." in found.plan.designs[0].notes


def test_network_adapters_of_a_host_add_up():
    adapters = [("Host", "Network Device", "Speed"), ("esx-1", "vmnic0", 10000), ("esx-1", "vmnic1", 10000),
                ("esx-1", "vmnic2", "")]  # fmt: skip
    assert of(("a", "on", 2, 4096, "esx-1", "Oslo"), vNIC=adapters)[1]["esx-1"].network_mbit_s == 20_000


def test_hosts_of_two_vcenters_with_one_name_are_two():
    info = [
        (*INFO, "VI SDK Server"),
        ("a", "on", 2, 4096, "esx", "Oslo", "one"),
        ("a", "on", 4, 8192, "esx", "Rom", "two"),
    ]
    hosts = [
        (*HOST_ROW, "VI SDK Server"),
        ("esx", "Oslo", 2000, 16, 65536, "one"),
        ("esx", "Rom", 2500, 32, 65536, "two"),
    ]
    plan = read(workbook({"vInfo": info, "vHost": hosts}))[0].plan
    cores = {row.id: row.processor.cores for row in plan.designs[0].machines if isinstance(row, Host)}
    assert sorted((vm.vcpus, cores[vm.host]) for vm in plan.designs[0].machines if isinstance(vm, Vm)) == [
        (2, 16),
        (4, 32),
    ]


def test_headers_of_the_database_form_are_known():
    info = [("vInfoVMName", "vInfoPowerstate", "vInfoCPUs", "vInfoMemory", "vInfoHost"), ("a", "on", 3, 2048, "esx-1")]
    hosts = [("vHostName", "vHostSpeed", "vHostCores", "vHostMemory"), ("esx-1", 2000, 16, 65536)]
    _, machines = read(workbook({"vInfo": info, "vHost": hosts}))
    assert (machines["a"].vcpus, machines["a"].memory_mb, machines["esx-1"].processor.cores) == (3, 2048, 16)


def test_a_performance_log_is_named_with_what_reads_it():
    with pytest.raises(InventoryError, match=r"a log of performance counters .*Plan > Measured load reads it"):
        read(foreign_tables.PERFMON)


@pytest.mark.parametrize("name", foreign_tables.DIALECTS)
def test_tables_of_other_programs_are_no_exports_of_rvtools(name):
    with pytest.raises(NotRvtoolsError):
        read(foreign_tables.DIALECTS[name][0])


@pytest.mark.parametrize(
    "headers", ["VM,Host,CPUs,Memory", "Name,Cores,Memory,Cluster", "VM,Power state,Template,Cluster,vCPU,Memory GB"]
)
def test_a_table_of_ones_own_with_some_of_the_headers_is_no_export_of_rvtools(headers):
    with pytest.raises(NotRvtoolsError):
        read(f"{headers}\na,1,2,4,8,16\n".encode())


def csv_set() -> dict[str, bytes]:
    """The files of one export, as RVTools writes them."""
    info = [(*INFO, "Template"), ("a", "poweredOn", 2, 4096, "esx-1", "Oslo", "False")]
    hosts = [HOST_ROW, ("esx-1", "Oslo", 2000, 16, 65536)]
    cpu = [("VM", "CPUs", "Overall"), ("a", 2, 640)]
    rows = {"vInfo": info, "vHost": hosts, "vCPU": cpu, "vDisk": [("VM", "Disk"), ("a", "c:")]}
    return {
        f"RVTools_tab{sheet}.csv": "\n".join(",".join(map(str, row)) for row in lines).encode()
        for sheet, lines in rows.items()
    }


def packed(files: dict[str, bytes]) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(f"export/{name}", data)
    return stream.getvalue()


def test_the_csv_files_of_one_export_are_read_together_from_an_archive():
    _, machines = read(packed(csv_set()))
    assert machines["esx-1"].processor.cores == 16
    assert machines["a"].other.cpu_mhz == 640.0


def test_an_archive_without_an_inventory_is_refused():
    with pytest.raises(InventoryError, match="Unpack it and choose the table itself"):
        read(packed({"notes.txt": b"nothing"}))
    with pytest.raises(InventoryError, match="the tables in this archive have headers but no row"):
        read(packed({"RVTools_tabvInfo.csv": b"VM,Powerstate,Template,Host,CPUs,Memory\r\n"}))


@pytest.mark.parametrize("chosen", ["RVTools_tabvInfo.csv", "RVTools_tabvHost.csv", ""])
def test_one_file_of_an_export_brings_the_others_along_and_so_does_their_folder(tmp_path, chosen):
    for name, data in csv_set().items():
        (tmp_path / name).write_bytes(data)
    (tmp_path / "Other_tabvHost.csv").write_bytes(b"Host,Datacenter,# Cores,Speed,# Memory\nforeign,Oslo,1,1,1\n")
    if not chosen:
        (tmp_path / "Other_tabvHost.csv").unlink()
    _, machines = read(inventory_bytes(tmp_path / chosen))
    assert set(machines) == {"a", "esx-1"}


def test_a_file_with_another_name_stands_alone(tmp_path):
    for name, data in csv_set().items():
        (tmp_path / name).write_bytes(data)
    alone = tmp_path / "machines.csv"
    alone.write_bytes(CSV)
    assert inventory_bytes(alone) == CSV
    assert inventory_bytes(tmp_path / "missing.csv") is None


def test_of_a_host_that_lacks_its_memory_alone_cores_and_clock_are_known():
    heads = ("Host", "Datacenter", "# Cores", "# CPU", "Speed")
    sheets = {"vInfo": [("VM", "Host"), ("a", "esx-1")], "vHost": [heads, ("esx-1", "Oslo", 16, 2, 2600)]}
    _, machines = read(workbook(sheets))
    esx = machines["esx-1"]
    assert unknown_parts(esx) == {"memory"}
    assert (esx.processor.cores, esx.processor.clock_mhz) == (16, 2600)
    assert "Missing in the file, placeholder used: memory." in esx.notes
