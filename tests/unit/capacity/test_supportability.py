"""What the maker supports: Windows systems, roles on one server, Exchange versions side by side."""

import pytest

import resources
from models.capacity.evaluate import evaluate
from models.comparisons.fixes import fix_for
from models.plan.choices import EXCHANGE_VERSIONS, SYSTEMS
from models.plan.kinds import runs_roles, windows_of
from planner.presenters.samples import read_catalogue
from tests.unit.capacity.building import DESIGN, host, library, plan_of, population, samples, server, vm

USERS = population(mailboxes=100, users={"outlook": 100})
# Which Windows each version runs on by the supportability matrix, and by the sources of later systems.
SUPPORTED = {
    "2003": {"2003-x86"},
    "2007": {"2003-x64", "2008-sp2", "2008-r2"},
    "2010": {"2008-sp2", "2008-r2", "2012", "2012-r2"},
    "2013": {"2008-r2", "2012", "2012-r2"},
    "2016": {"2012", "2012-r2", "2016"},
    "2019": {"2019", "2022", "2025"},
    "se": {"2019", "2022", "2025"},
}


def findings(machines, rule):
    evaluation = evaluate(plan_of(machines, [USERS]), DESIGN, library())
    return [finding for finding in evaluation.findings if finding.rule == rule]


def mailbox(name, version, windows, **values):
    return server(name, exchange=version, windows=windows, **{"roles": ("mailbox",), **values})


@pytest.mark.parametrize("version", SUPPORTED)
@pytest.mark.parametrize("windows", [system.id for system in SYSTEMS])
def test_a_windows_that_a_version_is_not_supported_on_is_a_finding(version, windows):
    found = findings([mailbox("ex-1", version, windows)], "unsupported-windows")
    assert bool(found) == (windows not in SUPPORTED[version])
    assert all(finding.severity == "warning" and finding.source in library().sources for finding in found)


def test_the_finding_names_every_windows_and_the_update_that_it_needs():
    (found,) = findings([mailbox("ex-1", "2019", "2016")], "unsupported-windows")
    assert found.text == "EX-1 runs Exchange 2019 on Windows 2016"
    assert found.remedy == "Exchange 2019 is supported on Windows 2019, 2022 (from CU12) or 2025 (from CU15)."


def test_the_guest_system_of_a_vm_counts_and_an_unknown_one_is_not_judged():
    def of(guest):
        member = vm("ex-1", exchange="2016", guest=guest)
        return findings([host(), member], "unsupported-windows")

    assert of("windows-2008-r2-x64")
    assert not of("windows-2016-x64")
    assert not of("other")


def test_a_directory_server_and_a_machine_without_roles_run_no_exchange():
    machines = [mailbox("dc-1", "2016", "2008-r2", roles=("directory",)), mailbox("new", "2016", "2008-r2", roles=())]
    assert not findings(machines, "unsupported-windows")


@pytest.mark.parametrize("virtual", [False, True])
def test_the_quick_fix_takes_the_usual_windows(virtual):
    member = vm("ex-1", exchange="2016", guest="windows-2008-r2-x64", memory_mb=8192, host="host")
    machines = [host(memory_mb=65536), member] if virtual else [mailbox("ex-1", "2016", "2008-r2", memory_mb=65536)]
    plan = plan_of(machines, [USERS])

    def evaluated(changed, design_id):
        return evaluate(changed, design_id, library())

    (finding,) = [row for row in evaluated(plan, DESIGN).findings if row.rule == "unsupported-windows"]
    fix = fix_for(plan, DESIGN, finding, library(), evaluated)
    assert fix is not None
    assert fix.label == "Windows 2016"
    after = fix.change.apply(plan)
    assert not [row for row in evaluated(after, DESIGN).findings if row.rule == "unsupported-windows"]


def test_edge_transport_stands_alone_and_exchange_on_a_directory_server_is_a_note():
    (edge,) = findings([mailbox("ex-1", "2016", "2016", roles=("mailbox", "edge"))], "role-not-alone")
    assert (edge.severity, edge.text) == ("warning", "EX-1 combines Edge with Mailbox")
    (directory,) = findings([mailbox("ex-1", "2016", "2016", roles=("mailbox", "directory"))], "role-not-alone")
    assert directory.severity == "note"
    assert not findings([mailbox("ex-1", "2016", "2016", roles=("edge",))], "role-not-alone")
    assert not findings([mailbox("ex-1", "2016", "2016", roles=("directory",))], "role-not-alone")


@pytest.mark.parametrize(
    ("older", "newer", "rule", "text"),
    [
        ("2010", "se", "versions-apart", "Exchange SE cannot be installed alongside Exchange 2010"),
        ("2013", "se", "versions-apart", "Exchange SE cannot be installed alongside Exchange 2013"),
        ("2007", "2016", "versions-apart", "Exchange 2016 cannot be installed alongside Exchange 2007"),
        ("2016", "se", "versions-side-by-side", "Exchange 2016 needs CU23 or later to coexist with Exchange SE"),
        ("2019", "se", "versions-side-by-side", "Exchange 2019 coexists with Exchange SE"),
        (
            "2010",
            "2016",
            "versions-side-by-side",
            "Exchange 2010 needs SP3 RU11 or later to coexist with Exchange 2016",
        ),
    ],
)
def test_versions_of_one_design_are_those_of_one_organization(older, newer, rule, text):
    machines = [mailbox("new", newer, "2022"), mailbox("old-1", older, "2016"), mailbox("old-2", older, "2016")]
    (found,) = findings(machines, rule)
    assert (found.text, found.subject) == (text, "old-1")
    assert found.source in library().sources


def test_se_says_when_older_servers_have_to_be_gone():
    (found,) = findings([mailbox("new", "se", "2022"), mailbox("old", "2016", "2016")], "versions-side-by-side")
    assert (
        found.remedy
        == "Exchange SE coexists with older servers up to CU1. Remove them before you install a later update."
    )


def test_a_directory_server_of_an_older_version_is_not_beside_it():
    machines = [mailbox("new", "se", "2022"), mailbox("dc", "2010", "2008-r2", roles=("directory",))]
    assert not findings(machines, "versions-apart")


@pytest.mark.parametrize("plan", samples(), ids=lambda plan: plan.title)
def test_no_sample_is_on_a_windows_that_is_not_supported(plan):
    for design in plan.designs:
        rules = {finding.rule for finding in evaluate(plan, design.id, library()).findings}
        assert not rules & {"unsupported-windows", "versions-apart", "role-not-alone"}


def test_no_template_is_on_a_windows_that_is_not_supported():
    for template in read_catalogue(resources.folder()).templates.values():
        for machine in filter(runs_roles, template.designs[0].machines):
            assert windows_of(machine) in SUPPORTED[machine.exchange], template.title


def test_every_version_of_a_plan_is_judged():
    heads = [group.head for group in library().calibrations.values()]
    judged = {version for head in heads if head.runs_on for version in head.versions}
    assert judged == {choice.value for choice in EXCHANGE_VERSIONS}
