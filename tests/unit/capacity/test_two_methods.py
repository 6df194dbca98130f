"""Exchange 2010 by megacycles or by costs of protocols: one of them counts on a machine, the other stands beside."""

import numpy as np
import pytest
from attrs import evolve

from models.capacity.dags.evidence import figures_behind_dag
from models.capacity.evaluate import evaluate
from models.capacity.explain import explain
from models.capacity.results import Measure
from models.plan.entities import Plan, Processor
from models.planfile.version_for import version_for
from tests.unit.capacity.building import DESIGN, library, numbers_of, plan_of, population, server
from tests.unit.capacity.test_dags import findings_of, numbers_of_dag, plan_with

# The baseline of the method: 8 cores of 3,333 megacycles.
BASELINE = Processor(cores=8, clock_mhz=3333, specint_rate2006=150)
CAPACITY = 26_664
MEGACYCLES, PROTOCOLS = "2010-megacycles", "2010"


def mailbox_server(version: str = MEGACYCLES, roles=("mailbox",), **values):
    return server(exchange=version, roles=roles, processor=BASELINE, **values)


def plan_for(version: str, messages: float = 100.0, roles=("mailbox",), **users: int) -> Plan:
    users = users or {"outlook": 1_000}
    people = population(mailboxes=1_000, messages_per_day=messages, users=users)
    return plan_of([mailbox_server(version, roles)], [people])


def cpu_of(plan: Plan) -> float:
    return numbers_of(plan).gauge("server", "cpu").utilization or 0.0


def beside(plan: Plan) -> Measure:
    found = numbers_of(plan).measures_of("server")
    return next(measure for measure in found if measure.key in {"megacycles", "by-protocol"})


@pytest.mark.parametrize("messages", range(50, 501, 50))
def test_a_mailbox_costs_what_the_table_prints(messages: int) -> None:
    """1 at 50 messages a day to 10 at 500."""
    assert cpu_of(plan_for(MEGACYCLES, float(messages))) * CAPACITY / 1_000 == pytest.approx(messages / 50)


def test_no_cost_of_a_protocol_is_mixed_in() -> None:
    calibration = library().calibration_of(MEGACYCLES)
    for duty in ("cas", "hub", "mailbox", "directory"):
        units = {figure.unit for figure in calibration.under(f"{duty}.cpu.").values()}
        assert units <= {"Mcycles per daily message"}, duty
    many = plan_for(MEGACYCLES, outlook=500, owa=1_000, imap4=1_000)
    assert cpu_of(many) == pytest.approx(cpu_of(plan_for(MEGACYCLES)))
    assert cpu_of(plan_for(PROTOCOLS, owa=1_000)) > cpu_of(plan_for(PROTOCOLS))


def test_client_access_and_transport_cost_their_ratio_to_the_mailbox_role() -> None:
    """Three Client Access cores for four Mailbox cores, one Hub Transport core for seven."""
    alone, all_roles = (
        cpu_of(plan_for(MEGACYCLES, roles=roles)) for roles in (("mailbox",), ("cas", "hub", "mailbox"))
    )
    assert all_roles / alone == pytest.approx(1 + 3 / 4 + 1 / 7, rel=1e-3)


@pytest.mark.parametrize(("version", "other"), [(PROTOCOLS, MEGACYCLES), (MEGACYCLES, PROTOCOLS)])
def test_the_other_method_is_shown_beside(version: str, other: str) -> None:
    plan = plan_for(version, 150.0, outlook=600, owa=300, activesync=100)
    counted_so = plan.with_design(evolve(plan.designs[0], machines=(mailbox_server(other),)))
    measure = beside(plan)
    assert measure.value == pytest.approx(cpu_of(counted_so) * CAPACITY)
    assert f"{round(cpu_of(counted_so) * 100)} % of the CPU" in measure.label
    known = library().calibration_of(other).figures.values()
    assert measure.figures and all(figure in known for figure in measure.figures)


def test_sp1_has_the_megacycles_of_2010_beside_it() -> None:
    assert beside(plan_for("2010-sp1")).value == pytest.approx(2_000)


def test_the_trail_says_the_method_and_its_source() -> None:
    trail = explain(plan_for(MEGACYCLES), DESIGN, library(), "server", "cpu")
    words = "\n".join(step.text for step in trail.steps)
    assert "Mcycles" in words and "MHz" not in words
    sources = {figure.source.key for step in trail.steps for figure in step.figures}
    assert "vmware-exchange-2010-practices" in sources
    assert any(note.startswith("Mailbox role by costs of protocols, 2 % of the CPU") for note in trail.notes)
    other = explain(plan_for(PROTOCOLS), DESIGN, library(), "server", "cpu")
    assert any("by megacycles of Microsoft's calculator, 8 % of the CPU: 2,000 Mcycles" in each for each in other.notes)


@pytest.mark.parametrize("values", [{"copies": 3}, {"copies": 4, "lagged": 1}, {"copies": 1}, {"databases": 7}])
def test_the_gauge_of_a_member_counts_passive_copies_and_is_its_part_of_the_group(values) -> None:
    plan = plan_with(machines=members(MEGACYCLES), **values)
    evaluation = evaluate(plan, plan.designs[0].id, library())
    gauges = [evaluation.gauge(member, "cpu") for member in plan.designs[0].dags[0].members]
    normal = [day for day, _ in numbers_of_dag(plan).members["cpu"].values()]
    found, expected = ([(gauge.utilization, gauge.low, gauge.high) for gauge in each] for each in (gauges, normal))
    assert np.array(found) == pytest.approx(np.array(expected))


def test_a_member_holds_active_mailboxes_their_further_copies_and_passive_ones() -> None:
    """6,000 mailboxes of 100 messages on 4 members, 3 copies: 1,500 active with 20 % for 2 copies, 3,000 passive."""
    plan = plan_with(machines=members(MEGACYCLES), copies=3)
    found = evaluate(plan, plan.designs[0].id, library()).gauge("ex-0", "cpu")
    assert found.utilization == pytest.approx((1_500 * 2.0 * 1.2 + 3_000 * 0.3) / CAPACITY)
    assert found.low == pytest.approx((1_500 * 2.0 + 3_000 * 0.3) / CAPACITY)


def test_a_group_counts_its_cpu_by_the_method_of_its_members() -> None:
    """By protocols the worst failure holds a third more mailboxes on each member, and no passive copy."""
    by_protocol, by_megacycles = (
        numbers_of_dag(plan_with(machines=members(version), copies=3)) for version in (PROTOCOLS, MEGACYCLES)
    )
    assert by_protocol.worst.cpu.utilization == pytest.approx(by_protocol.normal.cpu.utilization * 4 / 3)
    assert by_protocol.operations.utilization == pytest.approx(by_megacycles.operations.utilization)
    assert by_protocol.capacity.utilization == pytest.approx(by_megacycles.capacity.utilization)
    assert by_protocol.lacks_copies and not by_megacycles.lacks_copies


def test_passive_copies_that_are_not_counted_are_told() -> None:
    note = findings_of(plan_with(machines=members(PROTOCOLS), copies=3))["dag-passive-cpu"]
    assert note.severity == "note"
    assert "“Exchange 2010 (megacycles)” does" in note.remedy
    assert "dag-passive-cpu" not in findings_of(plan_with(machines=members(MEGACYCLES), copies=3))
    assert "dag-passive-cpu" not in findings_of(plan_with(machines=members(PROTOCOLS), copies=1, failures=0))


@pytest.mark.parametrize("version", [PROTOCOLS, "2010-sp1", MEGACYCLES])
def test_the_figures_behind_a_group_are_those_of_its_method(version: str) -> None:
    plan = plan_with(machines=members(version), copies=3)
    keys = {figure.key for figure in figures_behind_dag(plan, plan.designs[0], numbers_of_dag(plan), library())}
    of_cpu = {key.partition("/")[2] for key in keys if ".cpu." in key}
    if version == MEGACYCLES:
        messages = {f"mailbox.cpu.{driver}-messages" for driver in ("mailbox", "passive", "copy")}
        assert of_cpu == messages
    else:
        assert of_cpu == {"mailbox.cpu.outlook"}


def test_both_methods_in_one_group_are_two_versions() -> None:
    first, *others = members(MEGACYCLES)
    assert "dag-mixed-versions" in findings_of(plan_with(machines=[evolve(first, exchange=PROTOCOLS), *others]))


def test_a_plan_with_the_method_needs_no_newer_file() -> None:
    assert version_for(plan_for(MEGACYCLES)) == version_for(plan_for(PROTOCOLS))


def members(version: str):
    return [
        mailbox_server(version, identifier=f"ex-{row}", site=("london", "leeds")[row % 2], memory_mb=98_304)
        for row in range(4)
    ]
