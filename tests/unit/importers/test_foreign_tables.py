"""Tables of other programs: what their columns are, the machines in them counted by hand, and what is bad in them."""

import json

import pytest

import resources
from models.errors import InventoryError
from models.importers.amounts import COMMA, POINT, Amount, amount_in, decimal_mark
from models.importers.column_matching import Column, ColumnMatch, guessed, lacking
from models.importers.foreign_tables import tables_in, why_no_table
from models.importers.inventory import OFF, ON, SUSPENDED, TEMPLATE, Inventory
from models.importers.inventory_forms import MEANINGS, ROWS, read_forms
from models.importers.table_joining import joined
from models.importers.table_reading import inventory_of_table
from models.importers.table_units import units_of
from tests.faults import foreign_tables as samples

FORMS = read_forms(resources.folder())


def only_table(data: bytes):
    (table,) = tables_in(data)
    return table


def guess_of(data: bytes):
    return guessed(only_table(data), FORMS)


def read(data: bytes, match: ColumnMatch | None = None) -> Inventory:
    table = only_table(data)
    return joined([inventory_of_table(table, match or guessed(table, FORMS).match, FORMS, "Oslo")])


def vms_of(data: bytes):
    return {vm.name: vm for vm in read(data).vms}


def meanings(data: bytes) -> dict[str, tuple[str, str]]:
    return {guess.header: (guess.meaning, guess.unit) for guess in guess_of(data).columns if guess.meaning}


def said(found: Inventory) -> set[str]:
    return {f"{remark.text}: {remark.done}" for remark in found.remarks}


@pytest.mark.parametrize("name", samples.DIALECTS)
def test_the_machines_of_each_dialect_are_counted(name):
    data, form, hosts, vms = samples.DIALECTS[name]
    found, guess = read(data), guess_of(data)
    assert (guess.form.id if guess.form else "") == form
    assert (len(found.hosts), len(found.vms)) == (hosts, vms)
    sized = all(vm.memory_mb and (vm.vcpus or "cpus" in guess.optional) for vm in found.vms)
    assert sized and all(host.cores and host.memory_mb for host in found.hosts)


def test_hyper_v_gives_bytes_states_and_what_a_machine_starts_with():
    vms = vms_of(samples.HYPER_V)
    assert [(vm.host, vm.vcpus, vm.memory_mb, vm.power) for vm in vms.values()] == [
        ("HV01", 4, 8192, ON), ("HV02", 2, 2048, SUSPENDED), ("HV02", 2, 4096, OFF),
    ]  # fmt: skip
    assert vms["mail-1"].used_mb == 4096.0
    # Its share of the processor is one of the host, which the file does not describe.
    assert vms["mail-1"].cpu_mhz is None


def test_what_a_form_never_says_is_told_and_not_asked_for():
    found = read(samples.HYPER_V_SCREEN)
    assert found.vms[0].vcpus is None and found.vms[0].memory_mb == 4096
    assert "This format has no column for the vCPUs or cores: Every machine gets a placeholder." in said(found)


def test_hosts_of_vmm_and_powercli():
    (host,) = read(samples.VMM_HOSTS).hosts
    assert (host.sockets, host.cores, host.clock_mhz, host.memory_mb) == (2, 16, 2600.0, 262144)
    assert host.threads_per_core == 2
    assert (round(host.cpu_share, 9), host.cluster) == (0.35, "Cluster 1")
    (host,) = read(samples.POWERCLI_HOSTS).hosts
    assert (host.cores, host.clock_mhz, host.memory_mb) == (16, 2400.0, 262144)
    assert (host.cpu_share, host.memory_share) == (0.25, 0.25)


def test_powercli_counts_memory_once_and_keeps_the_guest():
    vms = vms_of(samples.POWERCLI)
    assert (vms["mail"].memory_mb, vms["db"].memory_mb, vms["db"].power) == (32768, 16000, OFF)
    assert (vms["mail"].guest, vms["db"].guest) == ("Microsoft Windows Server 2019 (64-bit)", "")


def test_proxmox_lists_nodes_machines_and_templates():
    found = read(samples.PROXMOX)
    (host,) = found.hosts
    web, golden = found.vms
    assert (host.name, host.cores, host.memory_mb, host.cpu_share, host.memory_share) == ("pve1", 16, 65536, 0.25, 0.5)
    assert (web.host, web.vcpus, web.memory_mb, web.used_mb) == ("pve1", 2, 4096, 1024.0)
    assert golden.kind == TEMPLATE
    assert "Rows that are neither a host nor a virtual machine: 1: They are left out." in said(found)
    assert any(
        line.startswith("Hosts of which logical processors are known, but not cores: 1: ") for line in said(found)
    )


def test_cells_name_their_own_units():
    assert [vm.memory_mb for vm in read(samples.PRISM).vms] == [16384, 512]
    assert [vm.memory_mb for vm in read(samples.PROXMOX_BOX).vms] == [4096, 512]
    assert read(samples.PRISM).vms[0].used_mb == pytest.approx(0.4 * 16384)


def test_azure_migrate_gives_load_where_it_has_one():
    mail, web = read(samples.AZURE).vms
    assert (mail.used_mb, web.used_mb, web.memory_mb) == (0.75 * 8192, None, 4096)


def test_a_share_of_a_processor_becomes_mhz_where_the_clock_of_its_host_is_known():
    data = (
        b"Type,Name,Host,CPUs,GHz clock,RAM GB,CPU usage %\nhost,esx,,16,,128,50\nvm,a,esx,2,,8,25\nvm,b,gone,2,,8,25\n"
    )
    data = data.replace(b"GHz clock", b"Clock (GHz)").replace(b"esx,,16,,", b"esx,,16,2.4,")
    found = read(data)
    assert [vm.cpu_mhz for vm in found.vms] == [pytest.approx(0.25 * 2 * 2400), None]
    assert [vm.cpu_share for vm in found.vms] == [0.25, 0.25]
    text = "Virtual machines whose CPU load is a share, on hosts of unknown clock: 1: The share is kept; "
    assert any(line.startswith(text) for line in said(found))


def test_a_list_of_hosts_beside_one_of_machines_gives_them_their_clocks():
    vms = b"Name,VMHost,NumCpu,GuestId,MemoryGB,CPU usage %\nmail,esx1,8,x,32,50\nweb,esx9,2,x,4,10\n"
    found = joined([read(vms), read(samples.POWERCLI_HOSTS)])
    assert [(host.name, host.cores) for host in found.hosts] == [("esx1.example.com", 16)]
    assert [vm.cpu_mhz for vm in found.vms] == [pytest.approx(0.5 * 8 * 2400), None]
    assert not any("no hosts" in line for line in said(found))
    assert found.origin.count(" + ") == 1


def test_a_table_without_hosts_says_so_once():
    found = joined([read(samples.PLAIN), read(samples.HYPER_V)])
    assert [line for line in said(found) if "lists virtual machines and no hosts" in line]
    assert len([remark for remark in found.remarks if remark.about == "hostless"]) == 1


def test_of_hosts_that_two_tables_list_the_first_counts():
    twice = read(samples.POWERCLI_HOSTS.replace(b'"16"', b'"32"'))
    found = joined([read(samples.POWERCLI_HOSTS), twice])
    assert [host.cores for host in found.hosts] == [16]


def test_german_numbers_states_and_headers():
    vms = [*vms_of(samples.GERMAN.encode()).values()]
    assert [(vm.name, vm.vcpus, vm.memory_mb, vm.power) for vm in vms] == [
        ("Köln-1", 4, 1536, ON), ("Köln-2", 8, 16384, OFF),
    ]  # fmt: skip


@pytest.mark.parametrize("word", ["Läuft", "läuft", "Wird ausgeführt", "Aktiv", "Eingeschaltet"])
def test_german_words_for_a_machine_that_runs_are_known(word: str) -> None:
    rows = f"Köln-1;{word};HV-1;4;8192\nKöln-2;Ausgeschaltet;HV-1;4;8192\n"
    found = read(("Name;Zustand;Host;Prozessoren;Arbeitsspeicher (MB)\n" + rows).encode("cp1252"))
    assert [vm.power for vm in found.vms] == [ON, OFF]
    assert not any("power state" in remark for remark in said(found))


FRENCH = """Nom;État;Hôte;Processeurs;Mémoire (Go);Système d'exploitation;Centre de données
Paris-1;Sous tension;esx-1;4;16;Windows Server 2019;Paris
Paris-2;Hors tension;esx-1;8;32,5;Windows Server 2019;Paris
"""
SPANISH = """Nombre;Estado;Host;Procesadores;Memoria;Sistema operativo;Clúster
Madrid-1;Encendido;esx-1;4;16 GB;Windows Server 2019;Prod
Madrid-2;Apagado;esx-1;8;32 GB;Windows Server 2019;Prod
"""


@pytest.mark.parametrize(("text", "encoding"), [(FRENCH, "utf-8"), (FRENCH, "cp1252"), (SPANISH, "utf-8")])
def test_french_and_spanish_headers_are_guessed_and_told_as_guesses(text: str, encoding: str) -> None:
    data = text.encode(encoding)
    guess = guess_of(data)
    assert lacking(guess.match) == ()
    sure = {column.header for column in guess.columns if column.certainty == "header"}
    assert sure <= {"Host"}
    (first, second) = vms_of(data).values()
    assert (first.vcpus, first.memory_mb, first.power) == (4, 16_384, ON)
    assert (second.vcpus, second.power, second.host) == (8, OFF, "esx-1")


def test_the_words_of_a_guess_are_no_header_of_another_meaning() -> None:
    called = [(word, meaning) for meaning, words in FORMS.words.items() for word in words.maybe]
    assert len({word for word, _ in called}) == len(called)
    whole = {word: meaning for meaning, words in FORMS.words.items() for word in words.whole}
    assert all(whole.get(word, meaning) == meaning for word, meaning in called)


@pytest.mark.parametrize(
    ("values", "unit"),
    [
        ("8 16 4", "GB"), ("4096 8192 2048", "MB"), ("8388608 4194304", "KB"), ("8589934592 4294967296", "B"),
        ("4.294.967.296 8.589.934.592", "B"), ("0,5 1,5", "GB"),
    ],
)  # fmt: skip
def test_the_unit_of_bare_numbers_is_guessed_and_said(values, unit):
    rows = "".join(f"vm{number};esx;2;{value}\n" for number, value in enumerate(values.split()))
    guess = guess_of(f"VM;Host;vCPU;RAM\n{rows}".encode()).columns[3]
    assert (guess.meaning, guess.unit, guess.certainty) == ("memory", unit, "guess")
    assert guess.reason == "The unit is guessed from the numbers."


@pytest.mark.parametrize(
    ("header", "unit"),
    [
        ("MemoryGB", "GB"), ("Memory (MB)", "MB"), ("RAM [GiB]", "GB"), ("Arbeitsspeicher in GB", "GB"),
        ("Total memory, KB", "KB"), ("Memory_Bytes", "B"), ("Allocated Memory (M)", "MB"), ("ram gb", "GB"),
    ],
)  # fmt: skip
def test_the_unit_in_the_header_counts(header, unit):
    assert meanings(f"VM\tHost\tvCPU\t{header}\na\tesx\t2\t64\n".encode())[header] == ("memory", unit)


@pytest.mark.parametrize(
    ("header", "values", "expected"),
    [
        ("CPU usage", "0.05 0.5", ("cpu_load", "fraction")),
        ("CPU usage", "5 50", ("cpu_load", "%")),
        ("CPU usage", "500 4000", ("cpu_load", "MHz")),
        ("Used memory", "3.5 2.5", ("memory_load", "GB")),
        ("Memory usage", "35 25", ("memory_load", "%")),
        ("Clock", "2.4 2.6", ("clock", "GHz")),
        ("Clock", "2400 2600", ("clock", "MHz")),
    ],
)
def test_loads_and_clocks_have_the_unit_that_makes_sense(header, values, expected):
    first, second = values.split()
    data = f"VM,Host,vCPU,RAM GB,{header}\na,esx,2,8,{first}\nb,esx,2,8,{second}\n".encode()
    assert meanings(data)[header] == expected


def test_a_column_that_is_not_read_says_why():
    data = b"Name,VM name,vCPU,RAM GB,Memory usage,Notes,Site\na,x,2,8,lots,hello,\nb,y,4,16,few,there,\n"
    reasons = {guess.header: guess.reason for guess in guess_of(data).columns if not guess.meaning}
    assert reasons == {
        "VM name": "“Name” is already read as Name.",
        "Memory usage": "Its cells are not numbers.",
        "Notes": "The header is not recognized.",
        "Site": "The column is empty.",
    }


def test_free_memory_is_no_memory_and_ready_time_no_load():
    found = meanings(b"VM,Host,vCPU,Memory free GB,CPU ready %,RAM MB\na,e,2,3,1,4096\n")
    assert found == {"VM": ("name", ""), "Host": ("host", ""), "vCPU": ("cpus", ""), "RAM MB": ("memory", "MB")}


@pytest.mark.parametrize(
    ("text", "decimal", "expected"),
    [
        ("4 GB", POINT, Amount(4.0, "gb")), ("4,096", POINT, Amount(4096.0)), ("4,096", COMMA, Amount(4.096)),
        ("4.294.967.296", COMMA, Amount(4294967296.0)), ("1.234,5", COMMA, Amount(1234.5)),
        ("12 %", POINT, Amount(12.0, "%")),
        ("1.2 GB (1,288,490,188 bytes)", POINT, Amount(1.2, "gb")), ("4 096", POINT, Amount(4096.0)),
        ("4’096", POINT, Amount(4096.0)), (2.5, COMMA, Amount(2.5)), ("2E+3", POINT, Amount(2000.0)),
        ("1e300 GB", POINT, None), ("1e999", POINT, None), ("nan", POINT, None), ("1_000", POINT, None),
        ("-4", POINT, None), ("1.2.3", POINT, None), ("1,23,4", POINT, None), ("٤", POINT, None), ("", POINT, None),
        (float("inf"), POINT, None), ("9" * 50, POINT, None), ("4 GB free of 8", POINT, None),
    ],
)  # fmt: skip
def test_numbers_are_read_by_a_grammar_of_their_own(text, decimal, expected):
    assert amount_in(text, decimal) == expected


def test_the_decimal_mark_is_that_of_most_numbers_that_tell_it():
    assert decimal_mark(["4,096", "8,192"]) == POINT
    assert decimal_mark(["4,096", "8,192"], COMMA) == COMMA
    assert decimal_mark(["4.096", "1,5"]) == COMMA
    assert decimal_mark(["15.625", "1.5"], COMMA) == POINT


def test_all_forms_name_meanings_and_units_that_there_are_and_are_told_apart():
    for form in FORMS.forms:
        assert form.rows in ROWS and form.source and len(form.own) >= 3
        for meaning, unit in form.columns.values():
            assert meaning in MEANINGS or meaning == "of_host"
            assert not unit or unit in units_of(meaning)
    assert len({form.id for form in FORMS.forms}) == len(FORMS.forms)
    assert set(FORMS.words) == set(MEANINGS)


def test_three_headers_of_its_own_recognise_a_form_and_two_do_not():
    assert FORMS.known(["Name", "VMHost", "NumCpu", "GuestId"]).id == "powercli-vm"
    assert FORMS.known(["Name", "VMHost", "NumCpu", "Remarks"]) is None


def test_doubled_headers_are_numbered_and_told():
    data = b"VM,Host,CPUs,RAM GB,VM,VM\na,esx,2,8,x,y\n"
    table = only_table(data)
    assert table.headers == ("VM", "Host", "CPUs", "RAM GB", "VM (2)", "VM (3)")
    assert "Headers that appeared before: 2: The later ones are numbered." in said(read(data))


def test_cut_lines_are_read_as_far_as_they_go_and_counted():
    found = read(b"VM,Host,CPUs,RAM GB\na,esx,2,8\nb,esx\nc,esx,2,8\n")
    assert [(vm.name, vm.vcpus) for vm in found.vms] == [("a", 2), ("b", None), ("c", 2)]
    assert "Lines with fewer cells than headers: 1: The missing cells count as unknown." in said(found)


def test_a_last_line_that_ends_in_a_quotation_is_left_out_and_one_in_the_midst_is_refused():
    whole = b'VM,Host,CPUs,RAM GB\na,esx,2,8\nb,esx,2,"8'
    found = read(whole)
    assert [vm.name for vm in found.vms] == ["a"]
    assert "The file ends inside a quoted value, in line 3: That line is left out." in said(found)
    assert "The file ends inside a quoted value, in line 5: That line is left out." in said(
        read(b"#TYPE x\nsep=,\n" + whole)
    )
    with pytest.raises(InventoryError, match=r"a cell in line 2 cannot be read .* check its quotation marks"):
        tables_in(b'VM,Host,CPUs,RAM GB\na,"esx,2,8\nb,esx,2,8\nc,esx,2,8\n')


def test_formulas_and_errors_count_as_empty():
    found = read(b'VM,Host,CPUs,RAM GB\n"=""007""",esx,2,8\n=cmd|x,esx,2,8\nc,esx,#REF!,=1+2\n')
    assert [(vm.name, vm.vcpus, vm.memory_mb) for vm in found.vms] == [("007", 2, 8192), ("c", None, None)]
    assert "Cells with a formula or an error in place of a value: 3: They count as empty." in said(found)
    assert "Rows without a name: 1: They are left out." in said(found)


def test_sizes_that_cannot_be_count_as_unknown():
    rows = "".join(
        f"vm{number},esx,2,{size}\n" for number, size in enumerate(("8 GB", "1e300 GB", "8 GHz", "9999999 GB", "0"))
    )
    found = read(f"VM,Host,CPUs,RAM\n{rows}".encode())
    assert [vm.memory_mb for vm in found.vms] == [8192, None, None, None, None]
    assert "Cells with an impossible number or unit: 3: They count as unknown." in said(found)


def test_a_table_without_numbers_is_refused_with_its_headers():
    data = b"Name,Host,Memory,SPEC\na,esx,much,0\nb,esx,little,0\n"
    guess = guess_of(data)
    assert lacking(guess.match) == ("cpus", "memory")
    with pytest.raises(
        InventoryError, match=r"recognized as the vCPUs or cores and the memory. Its columns: Name, Host, Memory, SPEC."
    ):
        read(data)


def test_a_chosen_column_that_is_not_there_is_refused():
    match = ColumnMatch((Column("Names", "name"), Column("CPUs", "cpus"), Column("RAM", "memory", "GB")))
    with pytest.raises(
        InventoryError, match=r"the table has no column Names. Its columns: Machine, Runs on, CPUs, RAM."
    ):
        read(samples.PLAIN, match)


def test_a_table_that_names_hosts_alone_is_a_list_of_hosts():
    guess = guess_of(b"Host,Cores,RAM (GB)\nesx-1,16,256\n")
    assert (guess.rows, guess.columns[0].meaning, lacking(guess.match)) == ("host", "name", ())
    assert guess_of(b"VM,Host,Cores,RAM (GB)\na,esx-1,16,256\n").rows == "vm"


def test_a_table_without_headers_has_numbered_columns_and_keeps_its_first_row():
    data = b"mail;esx-1;4;8\nweb;esx-1;2;4\n"
    table = only_table(data)
    assert (table.headers, len(table.rows)) == (("#1", "#2", "#3", "#4"), 2)
    match = ColumnMatch((Column("#1", "name"), Column("#3", "cpus"), Column("#4", "memory", "GB")))
    assert [vm.memory_mb for vm in read(data, match).vms] == [8192, 4096]


def test_a_sheet_may_have_a_title_above_and_numbers_as_numbers():
    rows = [("Inventory of Oslo",), (), ("VM", "Host", "CPUs", "RAM GB"), ("a", "esx", 2, 8), (101, "esx", 4, 15.625)]
    found = read(samples.sheet(rows))
    assert [(vm.name, vm.memory_mb) for vm in found.vms] == [("a", 8192), ("101", 16000)]
    assert found.origin == "Table · Machines · 4 of 4 columns used"


def test_each_sheet_is_a_table_of_its_own():
    found = tables_in(
        samples.sheet([("VM", "CPUs"), ("a", 2)], ("Hosts", [("Host", "Cores"), ("esx", 16)]), ("Empty", []))
    )
    assert [(table.sheet, table.headers) for table in found] == [
        ("Machines", ("VM", "CPUs")),
        ("Hosts", ("Host", "Cores")),
    ]


def test_a_spreadsheet_may_say_what_stands_between_cells():
    assert only_table(b"sep=;\nVM;RAM, GB\na;8\n").headers == ("VM", "RAM, GB")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (json.dumps([{f"k{n}": 1} for n in range(600)]).encode(), "512 columns"),
        (b"[1, 2]", "not a list of machines"), (b"[{", "not a valid JSON file"), (b"[" * 100_000, "not a valid JSON"),
        (b"a,b\n" + b"1,2\n" * 100_001, "more than 100,000 lines, the most that can be read"),
        (b"a" * 70_000 + b",b\n1,2\n", "line 1 has more than 65,536 characters"),
        (",".join(map(str, range(600))).encode() + b"\n1\n", "512 columns"), (b"a\0b,c\n", "not a text file"),
        (b"PK\x03\x04nothing", "not an .xlsx workbook"),
    ],
)  # fmt: skip
def test_what_is_no_table_or_too_large_is_refused(data, words):
    with pytest.raises(InventoryError, match=words):
        tables_in(data)


@pytest.mark.parametrize("data", [b"", b"\n\n", b"one\ntwo\n", b"VM,CPUs\n", b"[]"])
def test_a_file_without_rows_has_no_table(data):
    assert tables_in(data) == []


def test_the_decimal_mark_that_is_chosen_counts():
    data = b"VM;Host;CPUs;RAM\na;esx;2;4,096\n"
    columns = (Column("VM", "name"), Column("CPUs", "cpus"), Column("RAM", "memory", "GB"))
    sizes = {mark: read(data, ColumnMatch(columns, decimal=mark)).vms[0].memory_mb for mark in (POINT, COMMA)}
    assert sizes == {POINT: 4096 * 1024, COMMA: 4194}


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "the file is empty. Export it again."),
        (b"\xef\xbb\xbf\r\n \r\n", "the file is empty. Export it again."),
        ("\n".encode("utf-16"), "the file is empty. Export it again."),
        (b"Name,State\n", "its table has headers but no row below them. Export it again, with the machines."),
        (samples.sheet([["Name", "RAM"]]), "its table has headers but no row below them."),
        (samples.sheet([]), "its sheets are empty. Export it again."),
        (b"hello\n", "it has no table with headers and rows. Export a list of machines as CSV or as a workbook."),
    ],
)
def test_a_file_without_a_table_says_why_and_what_to_do(data, sentence):
    assert tables_in(data) == []
    assert sentence in why_no_table(data)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize(("name", "encoding"), [("Сервер-1", "cp1251"), ("Größe", "cp1252"), ("Москва", "utf-16-le")])
def test_names_in_the_code_page_of_their_machine(name: str, encoding: str, end: str) -> None:
    text = end.join(["Name,Host,vCPUs,Memory GB", f"{name},esx-1,4,16", "plain,esx-1,2,8"])
    assert [*vms_of(text.encode(encoding))] == [name, "plain"]
