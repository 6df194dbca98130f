"""Tables and commands of a group: every copy once, and no name that leads out of its quotes."""

import csv
import io
import re
from collections import Counter
from itertools import groupby

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

import resources
from models.capacity.dags.results import dags_of
from models.capacity.evaluate import evaluate
from models.errors import FieldError
from models.exporters.dag_tables import COPIES, DATABASES, SERVERS, csv_text
from models.exporters.powershell import SINGLE_QUOTES, quoted, script_of
from planner.presenters.samples import sample_names
from tests.unit.capacity.building import library, sample
from tests.unit.capacity.test_dags import DISKS, plan_with

HOSTILE = [
    "O'Brien", "’; Stop-Computer; ’", "\u2018\u201a\u201b", "$(Stop-Computer)", "`n`$env:x", 'a"b', "a;b|c&d",
    "{0}", "#>", "@'",
    "\u201adown\u2019", "\u201cdouble\u201d", "\u201elow\u201c", "''", "'\u2019'", "\\'", "a`", "<#", "--%",
    "\u2013WhatIf", "@\"",
    "Größe Äöüß", "[a-z]*?", "}{", ")(", "\u00a0b", "\ufeffb", "😀",
    "-Force", "=1+1", "%TEMP%", "..\\..\\x", "CON", "名前 é",
]  # fmt: skip


def exported(plan):
    design = plan.designs[0]
    return plan, design, dags_of(evaluate(plan, design.id, library()))


def table(plan, kind):
    text = csv_text(*exported(plan), kind)
    assert text.startswith("\ufeff")
    return list(csv.DictReader(io.StringIO(text[1:])))


def named(name):
    plan = plan_with(databases=8)
    design = plan.designs[0]
    machines = [evolve(machine, name=f"{name}{row}") for row, machine in enumerate(design.machines)]
    dags = [evolve(design.dags[0], name=name, lagged=1)]
    return plan.with_design(evolve(design, name=name, machines=machines, dags=dags))


def words_of(line):
    """A line of PowerShell as its parts, by the rules of its tokenizer for single quotes."""
    words, place, word = [], 0, ""
    while place < len(line):
        if line[place] not in SINGLE_QUOTES:
            word += line[place]
            place += 1
            continue
        text, place = "", place + 1
        while True:
            if line[place] not in SINGLE_QUOTES:
                text += line[place]
                place += 1
            elif place + 1 < len(line) and line[place + 1] in SINGLE_QUOTES:
                text += line[place]
                place += 2
            else:
                place += 1
                break
        words += [word, (text,)]
        word = ""
    return [*words, word]


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_one_string_and_nothing_of_it_is_code(name) -> None:
    """Every line has the same commands as that of a harmless name; only the strings differ."""
    hostile, harmless = script_of(*exported(named(name))[1:]), script_of(*exported(named("plain"))[1:])
    mine, theirs = hostile.split("\r\n"), harmless.split("\r\n")
    assert len(mine) == len(theirs)
    for line, other in zip(mine, theirs, strict=True):
        if line.startswith("#"):
            assert "\n" not in line and "\r" not in line
            continue
        code = [word for word in words_of(line) if isinstance(word, str)]
        assert code == [word for word in words_of(other) if isinstance(word, str)]
    strings = {
        word[0] for line in mine if not line.startswith("#") for word in words_of(line) if isinstance(word, tuple)
    }
    assert {name, f"{name}0", f"{name}-DB1"} <= strings


@pytest.mark.parametrize("name", sample_names(resources.folder()))
def test_the_commands_of_every_sample_close_what_they_open(name) -> None:
    """An independent parser found no fault in them; this is what such a fault would break first."""
    plan = sample(name)
    for design in plan.designs:
        opened: list[str] = []
        script = script_of(design, dags_of(evaluate(plan, design.id, library())))
        code = (line for line in script.split("\r\n") if not line.lstrip().startswith("#"))
        for sign in (sign for line in code for word in words_of(line) if isinstance(word, str) for sign in word):
            if sign in "([{":
                opened.append(sign)
            elif sign in ")]}":
                assert opened and f"{opened.pop()}{sign}" in {"()", "[]", "{}"}
        assert opened == []
        assert ("New-DatabaseAvailabilityGroup" in script) == bool(design.dags)


@given(st.text())
def test_a_quoted_text_is_one_string(text) -> None:
    before, (inside,), after = words_of(quoted(text))
    assert before == after == ""
    assert not re.search(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]", inside)
    assert inside == text or re.search(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]", text)


def test_a_line_break_in_a_name_is_refused_by_the_plan_and_would_end_no_line() -> None:
    with pytest.raises(FieldError):
        named("a\nStop-Computer")
    assert quoted("a\r\nStop-Computer") == "'a Stop-Computer'"


def test_files_have_names_of_plain_letters_and_no_two_databases_share_one() -> None:
    for name in HOSTILE:
        script = script_of(*exported(named(name))[1:])
        paths = re.findall(r"-EdbFilePath '([^']*)'", script)
        assert len(set(paths)) == len(paths) == 8
        assert all(re.fullmatch(r"C:\\ExchangeDatabases(\\[A-Za-z0-9._-]+){3}", path) for path in paths)
        assert ".." not in "".join(paths)


def test_every_copy_is_in_the_table_and_in_the_commands() -> None:
    plan = plan_with(databases=10, lagged=1)
    rows = table(plan, COPIES)
    assert len(rows) == 40
    of_database = {name: list(group) for name, group in groupby(rows, lambda row: row["Database"])}
    assert [row["Preference"] for row in of_database["DAG-DB01"]] == ["1", "2", "3", "4"]
    assert [row["Lag [days]"] for row in of_database["DAG-DB01"]] == ["0.0", "0.0", "0.0", "7.0"]
    assert all(len({row["Server"] for row in group}) == 4 for group in of_database.values())
    script = script_of(*exported(plan)[1:])
    assert script.count("New-MailboxDatabase ") == script.count("Mount-Database ") == 10
    assert script.count("Add-MailboxDatabaseCopy ") == 30
    assert script.count("-ReplayLagTime 7.00:00:00") == 10
    for row in rows:
        if row["Preference"] != "1":
            copy = f"-Identity '{row['Database']}' -MailboxServer '{row['Server']}'"
            assert script.count(f"{copy} -ActivationPreference {row['Preference']}") == 1


def test_the_commands_make_as_many_volumes_as_the_evaluation_counts_disks() -> None:
    """Four copies are wished and three fit: neither table nor commands put a fourth one on a disk."""
    plan = plan_with(databases=24, storage=evolve(DISKS, disk_tb=0.25))
    numbers = exported(plan)[2]["dag"]
    disks = numbers.measure("disks").value - numbers.dag.storage.spare_disks
    on_volume = Counter((row["Server"], row["Volume"]) for row in table(plan, COPIES))
    assert max(on_volume.values()) == numbers.per_disk == 3
    lists = re.findall(r"-ArgumentList \(,@\(([^)]*)\)\)", script_of(*exported(plan)[1:]))
    assert [len(volumes.split(", ")) for volumes in lists] == [disks] * 4
    assert all(volume.count("|") < 3 for volumes in lists for volume in volumes.split(", "))


def settings_of(plan):
    lines = script_of(*exported(plan)[1:]).split("\r\n")
    return [line for line in lines if line.startswith("Set-DatabaseAvailabilityGroup -Identity 'DAG' ")]


def of_version(version, **values):
    plan = plan_with(**values)
    machines = [evolve(machine, exchange=version, roles=("mailbox",)) for machine in plan.designs[0].machines]
    return plan.with_design(evolve(plan.designs[0], machines=machines))


@pytest.mark.parametrize("version", ["2013", "2016", "2019", "se"])
def test_a_group_is_set_for_its_sites_its_volumes_and_its_lagged_copies(version) -> None:
    sites, disks, lag = settings_of(of_version(version, databases=8, lagged=1))
    assert sites.endswith(" -DatacenterActivationMode DagOnly")
    assert " -AutoDagVolumesRootFolderPath 'C:\\ExchangeVolumes'" in disks
    assert " -AutoDagDatabasesRootFolderPath 'C:\\ExchangeDatabases'" in disks
    assert f" -AutoDagDatabaseCopiesPerVolume {DISKS.databases_per_disk}" in disks
    assert disks.endswith(" -FileSystem ReFS") == (version != "2013")
    assert lag.endswith(" -ReplayLagManagerEnabled $true")


def test_the_copies_on_a_volume_are_those_of_the_disks_that_the_script_lays_out() -> None:
    """Four copies are wished and three fit."""
    plan = of_version("2019", databases=24, storage=evolve(DISKS, disk_tb=0.25))
    assert any(" -AutoDagDatabaseCopiesPerVolume 3 " in line for line in settings_of(plan))


def test_lagged_copies_go_on_lagging_where_there_are_too_few_others() -> None:
    """With fewer than three other copies, the replay lag manager would play their logs down after a day."""
    plan = of_version("se", databases=8, copies=3, lagged=1, failures=0)
    assert settings_of(plan)[-1].endswith(" -ReplayLagManagerEnabled $false")


def test_nothing_is_set_that_a_group_does_not_need() -> None:
    """One site, no lagged copy, and RAID in place of single disks."""
    plan = of_version("se", databases=8, storage=evolve(DISKS, layout="raid10"))
    machines = [evolve(machine, site="london") for machine in plan.designs[0].machines]
    assert settings_of(plan.with_design(evolve(plan.designs[0], machines=machines))) == []


@pytest.mark.parametrize(("version", "members", "expected"), [("2010", 2, 0), ("2010", 4, 1), ("2010-sp1", 2, 1)])
def test_exchange_2010_gets_what_it_knows(version, members, expected) -> None:
    plan = of_version(version, databases=8, copies=2, lagged=1, failures=0, members=members)
    assert len(settings_of(plan)) == expected
    script = script_of(*exported(plan)[1:])
    assert "-FileSystem NTFS " in script and "ReFS" not in script


def test_servers_and_databases_add_up() -> None:
    plan = plan_with(databases=10, mailboxes=6_003, lagged=1)
    servers, databases = table(plan, SERVERS), table(plan, DATABASES)
    assert sum(int(row["Active databases"]) for row in servers) == 10
    assert sum(int(row["Lagged copies"]) for row in servers) == 10
    assert sum(int(row["Passive copies"]) for row in servers) == 20
    assert sum(int(row["Mailboxes"]) for row in databases) == 6_003


def test_no_cell_is_a_formula() -> None:
    assert {row["DAG"] for row in table(named("=1+1"), SERVERS)} == {"'=1+1"}
