"""Sockets, cores and logical processors of machines: told apart by words and numbers, and asked for where they fail."""

import pytest

import resources
from models.importers.column_matching import OPEN, ColumnGuess, ColumnMatch, TableGuess, guessed
from models.importers.foreign_tables import tables_in
from models.importers.inventory import Inventory
from models.importers.inventory_forms import read_forms
from models.importers.table_reading import inventory_of_table

FORMS = read_forms(resources.folder())
IN_ALL_OR_EACH = "It may count cores in total or cores per socket; choose one."
ANY = "It may count sockets, cores in total or logical processors; choose one."


def guess_of(text: str) -> TableGuess:
    (table,) = tables_in(text.encode())
    return guessed(table, FORMS)


def read(text: str, match: ColumnMatch | None = None) -> Inventory:
    (table,) = tables_in(text.encode())
    return inventory_of_table(table, match or guessed(table, FORMS).match, FORMS, "Oslo")


def column(text: str, header: str) -> ColumnGuess:
    return next(guess for guess in guess_of(text).columns if guess.header == header)


@pytest.mark.parametrize(
    ("headers", "cells", "sockets", "cores", "threads_per_core"),
    [
        ("CPU Sockets,CPU Cores", "2,32", 2, 32, None),
        ("CPU Sockets,Total cores", "2,32", 2, 32, None),
        ("Sockets,Cores per CPU", "2,16", 2, 32, None),
        ("CPUs,Total cores", "2,32", 2, 32, None),
        ("CPUs,Total cores", "64,32", None, 32, 2),
        ("Processors,Cores per socket", "2,16", 2, 32, None),
        ("# CPU,Cores per CPU,# Cores", "2,16,32", 2, 32, None),
        ("Sockets,Cores,Logical processors", "2,16,64", 2, 32, 2),
        ("Sockets,Cores", "4,2", 4, 8, None),
        ("num_cpu_sockets,num_cpu_cores,num_cpu_threads", "2,32,64", 2, 32, 2),
        ("Prozessorsockel,Kerne gesamt,Logische Prozessoren", "2,32,64", 2, 32, 2),
    ],
)
def test_cores_of_a_host_are_those_in_total(headers, cells, sockets, cores, threads_per_core):
    text = f"Name,{headers},Clock MHz,Memory GB\nesx-1,{cells},2600,256\n"
    assert guess_of(text).open == ()
    (host,) = read(text).hosts
    assert (host.sockets, host.cores, host.threads_per_core) == (sockets, cores, threads_per_core)


@pytest.mark.parametrize(
    ("headers", "cells", "asked"),
    [
        ("Sockets,Cores", "2,16", {"Cores": IN_ALL_OR_EACH}),
        ("CPUs,Cores", "2,32", {"Cores": IN_ALL_OR_EACH}),
        ("Sockets,Cores,Threads", "2,16,32", {"Cores": IN_ALL_OR_EACH}),
        ("CPUs", "32", {"CPUs": ANY}),
        ("Sockets,CPUs", "2,32", {"CPUs": "It may count cores in total or logical processors; choose one."}),
    ],
)
def test_what_words_and_numbers_leave_open_is_asked(headers, cells, asked):
    found = guess_of(f"Host,{headers},Memory GB\nesx-1,{cells},256\n")
    assert {guess.header: guess.reason for guess in found.open} == asked
    assert all((guess.meaning, guess.certainty) == ("cpus", OPEN) for guess in found.open)


def test_one_row_that_fits_one_reading_tells_of_all():
    text = "Host,Sockets,Cores,Memory GB\nesx-1,2,16,256\nesx-2,2,,256\nesx-3,4,2,256\n"
    assert [host.cores for host in read(text).hosts] == [32, None, 8]


def test_a_count_that_no_core_hangs_on_is_not_asked_for():
    found = column("Host,Total cores,CPUs,Memory GB\nesx-1,32,32,256\n", "CPUs")
    assert (found.meaning, found.reason) == ("", "It may count sockets or logical processors; choose one.")


def test_hosts_of_which_only_logical_processors_are_known_are_told():
    found = read("ComputerName,LogicalProcessorCount,MemoryCapacity\nhv-1,64,274877906944\n")
    assert [(host.cores, host.threads_per_core) for host in found.hosts] == [(64, None)]
    (said,) = [remark for remark in found.remarks if remark.about == "threads"]
    assert said.text == "Hosts of which logical processors are known, but not cores: 1"
    assert said.done == "Each counts as a core; halve the cores of hosts with Hyper-Threading."


@pytest.mark.parametrize(
    ("headers", "cells", "vcpus"),
    [("vCPU,Sockets,Cores", "8,2,4", 8), ("Sockets,Cores per socket", "2,4", 8), ("Cores", "8", 8), ("CPUs", "8", 8)],
)
def test_virtual_machines_have_virtual_cpus(headers, cells, vcpus):
    text = f"VM,Host,{headers},RAM GB\nmail,esx-1,{cells},8\n"
    assert guess_of(text).open == ()
    assert [vm.vcpus for vm in read(text).vms] == [vcpus]


def test_sockets_and_cores_of_a_virtual_machine_are_asked_for():
    assert column("VM,Host,Sockets,Cores,RAM GB\nmail,esx-1,2,4,8\n", "Cores").reason == IN_ALL_OR_EACH


def test_a_table_full_of_such_columns_is_read_as_its_words_say():
    headers = [word for word in sorted(FORMS.open_processors) if word != "cpus"]
    text = f"Host,cpus,{','.join(headers)},Clock MHz,Memory GB\nesx-1,32,{','.join('9' for _ in headers)},2600,256\n"
    assert [host.cores for host in read(text).hosts] == [32]


def test_cores_of_one_socket_and_threads_of_one_core_are_no_totals():
    text = "Name,Type,Sockets,Cores/Socket,Threads/Core,RAM GB\nhv-1,Host,2,16,2,512\n"
    assert [(host.sockets, host.cores) for host in read(text).hosts] == [(2, 32)]


def test_hosts_of_which_only_the_clock_of_all_cores_is_known_keep_memory_and_use():
    found = read("Host,CPU Capacity,CPU Used,Memory Capacity\nahv-1,80 GHz,20 GHz,512 GB\n")
    (host,) = found.hosts
    assert (host.cores, host.clock_mhz, host.memory_mb, host.cpu_share) == (None, None, 512 * 1024, 0.25)
