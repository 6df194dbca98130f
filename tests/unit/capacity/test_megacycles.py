"""Exchange 2013 and later: what mailboxes cost in the megacycles of Microsoft's sizing method."""

import re

import numpy as np
import pytest
from attrs import evolve

from models.capacity.batch import batch_of
from models.capacity.bounds import BOUNDS
from models.capacity.compiler import compile_design
from models.capacity.drivers import COLUMN
from models.capacity.explain import explain
from models.capacity.load import assignment_drivers, load_from
from models.capacity.results import RESOURCES
from models.capacity.scenarios import scenario_basis_of, work_of
from models.plan.entities import Processor
from tests.unit.capacity.building import DESIGN, host, library, numbers_of, plan_of, population, server, vm
from tests.unit.capacity.test_scenarios import assert_same, one_by_one, some_scenarios

# The baseline of the method: 32,000 megacycles.
BASELINE = Processor(cores=16, clock_mhz=2000, specint_rate2006=540)
ROLES = {"2013": ("cas", "mailbox"), "2016": ("mailbox",), "2019": ("mailbox",), "se": ("mailbox",)}
# Megacycles of an active mailbox at 50 to 500 messages a day, as the tables print them.
PRINTED = {
    "2013": (2.93, 5.84, 8.77, 11.69, 14.62, 17.53, 20.46, 23.38, 26.30, 29.22),
    "2016": (2.99, 5.97, 8.96, 11.94, 14.93, 17.91, 20.90, 23.88, 26.87, 29.85),
}
MAILBOX_ONLY_2013 = (2.13, 4.25, 6.38, 8.50, 10.63, 12.75, 14.88, 17.00, 19.13, 21.25)
MESSAGES = range(50, 501, 50)


def modern(version="2016", roles=None, **values):
    given = {"exchange": version, "roles": roles or ROLES[version], "processor": BASELINE, "memory_mb": 98304}
    return server(windows="2016", **(given | values))


def plan_for(machines, mailboxes=1_000, messages=100.0, users=None):
    return plan_of(machines, [population(mailboxes=mailboxes, messages_per_day=messages, users=users)])


def cpu_of(machines, name="server", **given):
    return numbers_of(plan_for(machines, **given)).gauge(name, "cpu")


@pytest.mark.parametrize("version", PRINTED)
@pytest.mark.parametrize("row", range(10))
def test_a_mailbox_costs_what_the_table_prints(version: str, row: int) -> None:
    found = cpu_of([modern(version)], messages=float(MESSAGES[row]))
    assert found.utilization * 32_000 / 1_000 == pytest.approx(PRINTED[version][row], abs=0.011)


@pytest.mark.parametrize("row", range(10))
def test_roles_of_2013_apart_cost_together_what_they_cost_on_one_server(row: int) -> None:
    apart = [modern("2013", ("cas",), identifier="cas"), modern("2013", ("mailbox",), identifier="mbx")]
    numbers = numbers_of(plan_for(apart, messages=float(MESSAGES[row])))
    cas, mailbox = (numbers.gauge(name, "cpu").utilization * 32 for name in ("cas", "mbx"))
    assert mailbox == pytest.approx(MAILBOX_ONLY_2013[row], abs=0.011)
    assert cas + mailbox == pytest.approx(PRINTED["2013"][row], abs=0.011)


def test_clients_and_their_protocols_add_nothing() -> None:
    clients = {"outlook": 900, "owa": 100, "activesync": 400}
    assert cpu_of([modern()], users=clients) == cpu_of([modern()])
    numbers = numbers_of(plan_for([modern()], users=clients))
    assert not [finding for finding in numbers.findings if finding.rule == "not-covered"]


def test_what_was_not_published_for_2019_and_se_has_a_wide_band_and_says_so() -> None:
    bands = {}
    for version in ("2016", "2019", "se"):
        found = cpu_of([modern(version, memory_mb=131072)])
        bands[version] = (found.high - found.low) / found.utilization
    assert bands["2016"] < 0.03
    assert bands["2019"] == bands["se"] > 0.15
    for version in ("2019", "se"):
        figures = library().calibration_of(version).figures
        for key in ("mailbox.cpu.mailbox-messages", "mailbox.cpu.passive-messages"):
            assert figures[key].status == "assumed"
            assert figures[key].place.startswith("No published figure")
        assert "No published figure" in library().calibration_of(version).note


def test_passive_copies_cost_their_own_megacycles() -> None:
    plan = plan_for([modern()])
    compiled = compile_design(plan, plan.designs[0], library())
    asked = assignment_drivers(compiled, compiled.drivers[0])
    row = compiled.assignments.duty.tolist().index(2)
    held = asked.copy()
    held[row, COLUMN["passive-messages"]] += 3_000 * 100.0
    more = load_from(compiled, 0, held).cpu - load_from(compiled, 0, asked).cpu
    assert more * 32_000 == pytest.approx([3_000 * 1.40])
    assert asked[row, COLUMN["passive-messages"]] == 0.0


def test_a_newer_result_is_estimated_with_its_band() -> None:
    newer = Processor(cores=48, clock_mhz=2800, specrate2017_int_base=380)
    found = cpu_of([modern(processor=newer)])
    capacity = 380 * 9.7 * 2000 / 33.75
    assert found.utilization == pytest.approx(5_970 / capacity)
    assert found.low == pytest.approx(5_840 / (380 * 10.6 * 2000 / 33.75))
    assert found.high == pytest.approx(5_980 / (380 * 8.5 * 2000 / 33.75))


def test_the_trail_multiplies_messages_with_megacycles_and_names_the_figures() -> None:
    trail = explain(plan_for([modern()]), DESIGN, library(), "server", "cpu")
    words = "\n".join(step.text for step in trail.steps)
    assert "Mcycles" in words
    assert "MHz" not in words
    keys = {figure.key for step in trail.steps for figure in step.figures}
    assert keys == {
        "exchange-2016/mailbox.cpu.mailbox-messages",
        "exchange-2016/platform.specint_per_core",
        "exchange-2016/platform.specint_mhz",
    }
    assert trail.steps[-1].value == pytest.approx(5_970 / 32_000)


def test_versions_beside_each_other_are_served_during_a_migration() -> None:
    old = [server("cas", roles=("cas", "hub")), server("mbx", roles=("mailbox",))]
    numbers = numbers_of(plan_for([*old, modern(identifier="new")], users={"outlook": 1_000}))
    held = [numbers.mailboxes_of(name) for name in ("mbx", "new")]
    assert sum(held) == pytest.approx(1_000)
    assert min(held) > 0.0
    assert not numbers.gaps


def test_one_role_of_2016_serves_everybody_and_2013_needs_two() -> None:
    assert not numbers_of(plan_for([modern()], users={"outlook": 10})).gaps
    lacking = numbers_of(plan_for([modern("2013", ("mailbox",))], users={"outlook": 10})).gaps
    assert [gap.role for gap in lacking] == ["cas"]


def test_an_edge_server_has_no_figure_and_no_load() -> None:
    numbers = numbers_of(plan_for([modern(), modern(roles=("edge",), identifier="edge")]))
    assert numbers.gauge("edge", "cpu").utilization is None
    found = [finding for finding in numbers.findings if finding.subject == "edge"]
    assert "role-without-figures" in [finding.rule for finding in found]
    assert "role-without-users" not in [finding.rule for finding in found]


@pytest.mark.parametrize(
    ("version", "ended"),
    [
        ("2010", True), ("2010-sp1", True), ("2010-megacycles", True), ("2013", True), ("2016", True), ("2019", True),
        ("se", False),
    ],
)  # fmt: skip
def test_the_end_of_support_is_a_finding_with_its_source(version: str, ended: bool) -> None:
    roles = ROLES.get(version, ("cas", "hub", "mailbox"))
    findings = numbers_of(plan_for([modern(version, roles)])).findings
    found = [finding for finding in findings if finding.rule == "support-ended"]
    assert bool(found) == ended
    for finding in found:
        assert finding.source in library().sources
        assert re.match(r"Support ended on [0-9]{1,2} [A-Z][a-z]+ 20[0-9]{2}\.", finding.remedy)


@pytest.mark.parametrize(
    ("machine", "rule"),
    [
        (modern(memory_mb=200_000), "memory-beyond-guidance"),
        (modern("se", memory_mb=65536), "memory-below-rule"),
        (modern(memory_mb=4096), "memory-below-rule"),
        (modern("se", memory_mb=131072, sockets=4), "sockets-beyond-guidance"),
        (modern(processor=evolve(BASELINE, cores=32)), "cores-beyond-use"),
        (modern("2013", processor=evolve(BASELINE, cores=32)), "cores-beyond-use"),
    ],
)
def test_limits_by_guidance_are_findings(machine, rule: str) -> None:
    rules = [finding.rule for finding in numbers_of(plan_for([machine])).findings]
    assert rule in rules
    assert rule not in [finding.rule for finding in numbers_of(plan_for([modern(memory_mb=98304)])).findings]


def test_the_least_memory_of_both_roles_of_2013_is_not_the_sum() -> None:
    rules = [finding.rule for finding in numbers_of(plan_for([modern("2013", memory_mb=8192)])).findings]
    assert "memory-below-rule" not in rules


def test_a_vm_by_megacycles_loads_its_host() -> None:
    machines = [
        evolve(host("host", hypervisor="generic-modern", memory_mb=262144), processor=BASELINE),
        vm("vm", 8, exchange="2016", guest="windows-2016-x64", memory_mb=65536),
    ]
    numbers = numbers_of(plan_for(machines))
    alone = 5_970 / (8 * 2_000 * 0.901)
    assert numbers.gauge("vm", "cpu").utilization == pytest.approx(alone)
    assert numbers.gauge("host", "cpu").utilization == pytest.approx(alone * 8 / 16)


@pytest.mark.parametrize("bound", range(len(BOUNDS)))
def test_many_scenarios_at_once_are_the_same_as_one_by_one(bound: int) -> None:
    machines = [modern(), modern("2013", ("cas",), identifier="cas"), modern("se", identifier="new")]
    plan = plan_for(machines, users={"outlook": 500})
    compiled = compile_design(plan, plan.designs[0], library())
    basis = scenario_basis_of(plan, library().common, work_of(some_scenarios()), bound)
    found = batch_of(compiled, basis.parts, bound).utilization(basis)
    assert_same(found, one_by_one(compiled, bound, basis))
    assert np.isfinite(found[:, RESOURCES.index("cpu")]).all()


@pytest.mark.parametrize(
    ("factor", "share", "weight"), [(1.0, 1.0, 1.0), (2.0, 1.0, 2.0), (3.0, 0.25, 1.5), (4.0, 0.0, 1.0)]
)
def test_the_factor_of_a_population_counts_for_its_share_of_the_users(factor, share, weight) -> None:
    usual = plan_for([modern()])
    (users,) = usual.populations
    plan = evolve(usual, populations=(evolve(users, megacycle_factor=factor, megacycle_share=share),))
    use = numbers_of(plan).gauge("server", "cpu").utilization
    assert use == pytest.approx(weight * numbers_of(usual).gauge("server", "cpu").utilization)
    trail = explain(plan, DESIGN, library(), "server", "cpu")
    assert trail.steps[-1].value == pytest.approx(use)
    assert any("weighted by megacycle factors" in step.text for step in trail.steps) == (weight != 1.0)
