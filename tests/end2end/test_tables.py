"""Tables of other programs become plans by `planner convert`, guessed or as it is said which column is what."""

import pytest

from models.importers.foreign_tables import tables_in
from models.plan.entities import Host, Vm
from models.planfile import load_plan
from tests.end2end.running import planner, refusal
from tests.faults import foreign_tables as samples
from tests.faults import population_files as made

ENDINGS = {"proxmox": ".json", "proxmox-box": ".txt", "proxmox-qm": ".txt"}


def convert(tmp_path, data: bytes, *options: str, name: str = "machines.csv"):
    """The machines of the plan that a table becomes, and what was said."""
    source, target = tmp_path / name, tmp_path / "plan.xplan"
    source.write_bytes(data)
    done = planner("convert", source, target, *options)
    assert done.returncode == 0, done.stderr
    machines = load_plan(target).plan.designs[0].machines
    hosts = {machine.name: machine for machine in machines if isinstance(machine, Host)}
    return hosts, {machine.name: machine for machine in machines if isinstance(machine, Vm)}, done.stderr


def refused(tmp_path, data: bytes, *options: str, name: str = "machines.csv") -> str:
    source = tmp_path / name
    source.write_bytes(data)
    sentence = refusal("convert", source, tmp_path / "plan.xplan", *options)
    assert not (tmp_path / "plan.xplan").exists()
    return sentence


@pytest.mark.parametrize(
    "name", ["hyper-v", "vmm-vm", "powercli-vm", "proxmox", "proxmox-qm", "azure", "german-cp1252"]
)
def test_all_machines_of_a_dialect_are_in_the_plan(tmp_path, name):
    data, _, _, listed = samples.DIALECTS[name]
    _, vms, _ = convert(tmp_path, data, "--leave-out", "none", name=f"list{ENDINGS.get(name, '.csv')}")
    (table,) = tables_in(data)
    assert len(vms) == listed <= len(table.rows)


def test_sizes_and_hosts_are_those_of_the_table(tmp_path):
    hosts, vms, said = convert(tmp_path, samples.HYPER_V, "--leave-out", "none")
    assert {vm.name: (vm.vcpus, vm.memory_mb) for vm in vms.values()} == {
        "mail-1": (4, 8192), "mail-2": (2, 2048), "old": (2, 4096),
    }  # fmt: skip
    assert set(hosts) == {"HV01", "HV02"}
    assert hosts["HV01"].notes.splitlines() == [
        "Missing in the file, placeholder used: cores, clock and memory.",
        "Hypervisor not in the file: generic profile with an assumed overhead, no page sharing.",
    ]
    assert "Hosts that lack hardware details: 2" in said


def test_columns_that_are_said_count(tmp_path):
    data = "Wer;Wo;Kraft;Merkt\nmail;esx-1;4;1,5\nweb;esx-2;2;16\n".encode("utf-16")
    hosts, vms, _ = convert(tmp_path, data, "--columns", "name=Wer, host=wo,vcpus=Kraft,memory=Merkt:GB")
    assert {vm.name: (vm.vcpus, vm.memory_mb) for vm in vms.values()} == {"mail": (4, 1536), "web": (2, 16384)}
    assert set(hosts) == {"esx-1", "esx-2"}


def test_a_column_is_named_without_the_unit_of_the_line_below(tmp_path):
    data = b"VM,CPUs,RAM\n,,MB\nmail,4,8192\n"
    _, vms, said = convert(tmp_path, data, "--columns", "name=VM,vcpus=CPUs,memory=RAM")
    assert (vms["mail"].vcpus, vms["mail"].memory_mb) == (4, 8192)
    assert "guessed" not in said


def test_a_header_with_a_comma_stands_in_quotes(tmp_path):
    data = b"VM;RAM, total;CPUs\nmail;8192;4\n"
    _, vms, said = convert(tmp_path, data, "--columns", 'name=VM,"memory=RAM, total:MB",cores=CPUs')
    assert vms["mail"].memory_mb == 8192
    assert "guessed" not in said


def test_a_guessed_unit_is_told(tmp_path):
    _, vms, said = convert(tmp_path, samples.PLAIN)
    assert vms["mail"].memory_mb == 8192
    assert "RAM is read as Memory in GB: The unit is guessed from the numbers." in said


def test_a_sheet_is_read_like_a_file(tmp_path):
    rows = [("Our machines",), ("VM", "Host", "vCPU", "RAM (GB)"), ("mail", "esx-1", 4, 8)]
    _, vms, _ = convert(tmp_path, samples.sheet(rows), name="list.xlsx")
    assert (vms["mail"].vcpus, vms["mail"].memory_mb) == (4, 8192)


def test_hosts_come_from_another_sheet_or_another_file(tmp_path):
    vms = [("VM", "Host", "vCPU", "RAM (GB)"), ("mail", "esx1", 4, 8)]
    hosts = [("Name", "Sockets", "Cores", "Clock MHz", "RAM (GB)"), ("esx1.example.com", 2, 16, 2400, 256)]
    of_sheets, _, _ = convert(tmp_path, samples.sheet(vms, ("Hosts", hosts)), name="list.xlsx")
    (tmp_path / "hosts.csv").write_bytes(samples.POWERCLI_HOSTS)
    (tmp_path / "plan.xplan").unlink()
    of_files, _, said = convert(tmp_path, samples.POWERCLI, "--hosts", str(tmp_path / "hosts.csv"))
    for found in (of_sheets, of_files):
        processor = found["esx1.example.com"].processor
        assert (processor.cores, processor.clock_mhz, found["esx1.example.com"].memory_mb) == (16, 2400, 262144)
    assert "Hosts named by virtual machines but missing from the list of hosts" not in said


def test_cores_that_can_be_read_in_two_ways_are_told(tmp_path):
    data = b"Host,Sockets,Cores,RAM GB\nesx-1,2,16,256\n"
    found, _, said = convert(tmp_path, data)
    assert found["esx-1"].processor.cores == 16
    assert "Cores is read as vCPUs or cores: It may count cores in total or cores per socket; choose one." in said
    (tmp_path / "plan.xplan").unlink()
    columns = "name=Host,sockets=Sockets,cores-per-socket=Cores,memory=RAM GB"
    found, _, said = convert(tmp_path, data, "--columns", columns)
    assert found["esx-1"].processor.cores == 32 and "It may count" not in said


@pytest.mark.parametrize(
    ("data", "options", "words"),
    [
        (b"VM,Host,Notes\na,b,c\n", (), "no column of the table was recognized as the vCPUs or cores and the memory. "
                                        "Its columns: VM, Host, Notes. Say what they are with --columns."),
        (samples.PLAIN, ("--columns", "name=Machine,vcpus=CPUs"),
         "no column of the table was recognized as the memory."),
        (samples.PLAIN, ("--columns", "name=Maschine,vcpus=CPUs,memory=RAM"),
         "has no column 'Maschine'. Its columns: Machine, Runs on, CPUs, RAM."),
        (samples.PERFMON, (), "a log of performance counters (PerfMon or esxtop); Plan > Measured load reads it"),
        (made.mailboxes().encode(), (), "a file with populations (export of Get-Mailbox); File > Import populations"),
        (made.profile(delimiter=";").encode("utf-16"), (), "a file with populations (message profile of"),
        (made.apps().encode("utf-8-sig"), (), "a file with populations (Microsoft 365 report of email apps)"),
        (made.log(days=1).encode(), (), "a message tracking log; File > Import populations reads it"),
        (b"SQLite format 3\0" + bytes(99), (), "this is a plan of this program; File > Open opens it."),
        (b'{\n  "format": "exchange-topology-plan"}', (), "this is a plan of this program; File > Open opens it."),
        (b"<html><table><tr><td>VM</td></tr></table>", (), "this is XML or a web page. Export the table as CSV."),
        (samples.PERFMON, ("--columns", "name=a,vcpus=b,memory=c"), "a log of performance counters"),
        (b"nothing\nat all\n", (), "no table with headers and rows"),
        (b"VM,Host,vCPU,RAM GB\n" + b"a,b,2,8\n" * 200_000, (),
         "more than 100,000 lines, the most that can be read; split"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_in_one_sentence(tmp_path, data, options, words):
    sentence = refused(tmp_path, data, *options)
    assert words in sentence


def test_a_log_is_told_whatever_its_name_ends_with(tmp_path):
    said = refused(tmp_path, made.log(days=1).encode(), name="MSGTRK2026.LOG")
    assert "MSGTRK2026.LOG: this is a message tracking log; File > Import populations reads it" in said


def test_machines_are_read_whose_headers_are_those_of_mailboxes_too(tmp_path):
    _, vms, _ = convert(tmp_path, b"DisplayName,Host,Database,Alias,vCPU,RAM GB\nmail,esx-1,DB1,m,4,8\n")
    assert (vms["mail"].vcpus, vms["mail"].memory_mb) == (4, 8192)


def test_a_file_without_a_table_says_what_to_do(tmp_path):
    assert "machines.csv: the file is empty. Export it again." in refused(tmp_path, b"")
    (tmp_path / "notes").mkdir()
    (tmp_path / "notes" / "readme.txt").write_text("nothing")
    said = refusal("convert", tmp_path / "notes", tmp_path / "plan.xplan")
    assert "notes: there is no table of RVTools in this folder" in said
    assert "Choose the folder of the export, or a table itself." in said


def test_a_meaning_that_is_unknown_is_told_with_those_that_are(tmp_path):
    said = refusal("convert", tmp_path / "a.csv", tmp_path / "b.xplan", "--columns", "colour=VM", code=2)
    assert "'colour=VM' must be MEANING=HEADER, where MEANING is name, host, cpus, memory" in said


def test_a_list_of_hosts_must_have_some(tmp_path):
    (tmp_path / "vms.csv").write_bytes(samples.HYPER_V)
    assert "vms.csv: it lists no hosts." in refused(tmp_path, samples.POWERCLI, "--hosts", str(tmp_path / "vms.csv"))


def test_columns_do_not_apply_to_a_plan(sample, tmp_path):
    assert "it is a plan" in refusal("convert", sample, tmp_path / "a.json", "--columns", "name=VM")
