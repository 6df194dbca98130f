"""The Exchange version of machines and the Windows that goes with it."""

import pytest

import resources
from models.errors import ChangeError
from models.plan.choices import EXCHANGE_VERSIONS, is_supported
from models.plan.kinds import windows_of
from models.plan.versions import catalogue_for, new_with, set_version
from planner.presenters.samples import read_catalogue
from tests.unit.capacity.building import DESIGN, host, plan_of, server, vm

CATALOGUE = read_catalogue(resources.folder())


def after(plan, change, identifier):
    return change.apply(plan).design(DESIGN).by_id[identifier]


def test_a_windows_that_the_version_does_not_run_on_gives_way_to_the_usual_one_in_the_same_step():
    plan = plan_of([server("ex-1", windows="2008-r2")])
    change = set_version(plan, ["ex-1"], "2016")
    assert (after(plan, change, "ex-1").exchange, after(plan, change, "ex-1").windows) == ("2016", "2016")
    assert change.label == "Set Exchange version and Windows of EX-1"


def test_a_windows_that_the_version_runs_on_stays():
    plan = plan_of([server("ex-1", windows="2012-r2")])
    change = set_version(plan, ["ex-1"], "2016")
    assert after(plan, change, "ex-1").windows == "2012-r2"
    assert change.label == "Set Exchange version of EX-1"


def test_vms_change_their_guest_system_and_keep_one_that_no_figure_knows():
    plan = plan_of([host(), vm("vm-1", exchange="2010", guest="windows-2008-r2-x64"), vm("vm-2", guest="other")])
    change = set_version(plan, ["vm-1", "vm-2"], "se")
    assert after(plan, change, "vm-1").guest == "windows-2025-x64"
    assert after(plan, change, "vm-2").guest == "other"
    assert after(plan, change, "vm-2").exchange == "se"
    assert change.label == "Set Exchange version and Windows of 2 items"


def test_nothing_selected_is_a_sentence():
    with pytest.raises(ChangeError):
        set_version(plan_of([]), [], "2016")


@pytest.mark.parametrize("version", [choice.value for choice in EXCHANGE_VERSIONS])
def test_a_new_machine_runs_a_windows_that_its_version_is_supported_on(version):
    for prototype in (CATALOGUE.server, CATALOGUE.vm):
        fresh = new_with(prototype, version)
        assert fresh.exchange == version
        assert is_supported(version, windows_of(fresh))


def test_new_machines_have_the_version_that_most_of_the_design_have():
    versions = ("2016", "2016", "se")
    machines = [server(f"ex-{row}", exchange=version, windows="2016") for row, version in enumerate(versions)]
    fresh = catalogue_for(plan_of(machines), DESIGN, CATALOGUE)
    assert (fresh.server.exchange, fresh.server.windows) == ("2016", "2016")
    assert (fresh.vm.exchange, fresh.vm.guest) == ("2016", "windows-2016-x64")
    assert fresh.server.memory_mb == fresh.vm.memory_mb == 128 * 1024
    assert fresh.server.processor.specint_rate2006 is not None
    assert fresh.host == CATALOGUE.current.host


@pytest.mark.parametrize("version", ["2013", "2016", "2019"])
def test_versions_in_megacycles_begin_with_a_machine_whose_cpu_and_memory_are_known(version):
    fresh = catalogue_for(plan_of([server("ex-1", exchange=version, windows="2012-r2")]), DESIGN, CATALOGUE)
    current = CATALOGUE.current
    assert (fresh.server.processor, fresh.server.memory_mb) == (current.server.processor, current.server.memory_mb)
    assert (fresh.server.exchange, fresh.vm.exchange, fresh.host) == (version, version, current.host)
    assert is_supported(version, fresh.server.windows)


def test_of_as_many_machines_of_each_version_the_newest_counts():
    machines = [server("ex-1", exchange="se", windows="2022"), server("ex-2", exchange="2016", windows="2016")]
    assert catalogue_for(plan_of(machines), DESIGN, CATALOGUE).server.exchange == "se"


@pytest.mark.parametrize("machines", [[], [server("new", exchange="2016", roles=())]])
def test_a_plan_without_roles_begins_with_the_current_version_and_its_hardware(machines):
    fresh = catalogue_for(plan_of(machines), DESIGN, CATALOGUE)
    assert (fresh.server.exchange, fresh.server.windows, fresh.server.memory_mb) == ("se", "2025", 128 * 1024)
    assert (fresh.vm.exchange, fresh.vm.guest, fresh.vm.memory_mb) == ("se", "windows-2025-x64", 128 * 1024)
    assert fresh.host.memory_mb >= 2 * fresh.vm.memory_mb
    assert fresh.server.processor == fresh.host.processor
    assert (fresh.site, fresh.population, fresh.hosts) == (CATALOGUE.site, CATALOGUE.population, CATALOGUE.hosts)


def test_the_current_version_is_the_newest_that_there_is():
    assert CATALOGUE.current.server.exchange == EXCHANGE_VERSIONS[-1].value


def test_a_design_on_an_older_version_keeps_it():
    fresh = catalogue_for(plan_of([server("ex-1", exchange="2010")]), DESIGN, CATALOGUE)
    assert (fresh.server, fresh.vm, fresh.host) == (CATALOGUE.server, CATALOGUE.vm, CATALOGUE.host)
