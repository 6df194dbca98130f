"""Measured load of the plan beside the prediction: on gauges, in the trail and in the report."""

from attrs import evolve

from models.capacity.evaluate import evaluate
from models.capacity.results import Gauge
from models.plan.fields import fields_of
from models.plan.measured_load import Measured
from planner.presenters.cards import gauge_rows
from planner.presenters.field_text import format_value, parsed
from planner.presenters.machine_table import machine_rows
from planner.presenters.measured_values import band_words, measured_line, measured_part, measured_tables
from tests.unit.capacity.building import host, library, plan_of, population, server, vm

MEASURED = Measured(cpu=0.43, memory=0.5, disk_iops=100.0, network_mbit_s=250.0, source="busy week.csv, mean")
GAUGE = Gauge(0.08, 0.05, 0.08, 0.75, "ok")


def measured_server(**values):
    return server("ex1", disk_iops=500.0, network_mbit_s=1_000.0, measured=MEASURED, **values)


def test_measured_values_are_parts_of_the_machine() -> None:
    machine = measured_server()
    assert [measured_part(machine, name) for name in ("cpu", "memory", "disk", "network")] == [0.43, 0.5, 0.2, 0.25]
    assert measured_part(evolve(machine, disk_iops=None), "disk") is None
    assert measured_part(server("ex2"), "cpu") is None
    assert measured_part(vm("mail", measured=MEASURED), "network") is None, "a VM has no adapter of its own"


def test_a_measured_use_far_above_its_band_is_said() -> None:
    line = measured_line(measured_server(), "cpu", GAUGE)
    assert line == "Measured: 43 %, above the range ▲ (busy week.csv, mean)"
    assert measured_line(server("ex2"), "cpu", GAUGE) == ""
    quiet = evolve(measured_server(), measured=Measured(cpu=0.01))
    assert measured_line(quiet, "cpu", GAUGE) == "Measured: 1 %, below the range ▽"
    assert measured_line(quiet, "cpu", Gauge(None, None, None, 0.75, "no data")) == "Measured: 1 %, nothing to compare"


def test_a_band_that_shows_nothing_else_is_left_out() -> None:
    assert band_words(GAUGE) == "8 % (5 to 8 %)"
    assert band_words(Gauge(0.481, 0.478, 0.483, 0.9, "ok")) == "48 %"


def test_gauges_carry_the_measured_use_and_those_without_are_as_before() -> None:
    plan = plan_of(
        [measured_server(), server("ex2"), host("esx", measured=Measured(cpu=0.3))], [population(users={"owa": 1_000})]
    )
    numbers = evaluate(plan, "design", library())
    machines = plan.designs[0].by_id
    rows = gauge_rows(machines["ex1"], numbers)
    assert [row.measured for row in rows] == [0.43, 0.5, 0.2, 0.25]
    assert rows[0].sentence.endswith("; measured 43 %")
    plain = gauge_rows(machines["ex2"], numbers)
    assert [row.measured for row in plain] == [None] * 4
    assert "measured" not in plain[0].sentence
    assert gauge_rows(machines["esx"], numbers)[0].sentence == "CPU 0 %; measured 30 %"


def test_the_report_has_measured_machines_alone() -> None:
    plan = plan_of([measured_server(), server("ex2")], [population(users={"owa": 1_000})])
    numbers = {"design": evaluate(plan, "design", library())}
    (table,) = measured_tables(plan, numbers)
    assert [(row.machine, row.resource, row.measured) for row in table.rows][:2] == [
        ("EX1", "CPU", "43 %"),
        ("EX1", "memory", "50 %"),
    ]
    assert table.rows[0].verdict == "above the range ▲"
    assert table.rows[0].source == "busy week.csv, mean"
    assert measured_tables(plan_of([server("ex2")]), {"design": numbers["design"]}) == ()


def test_measured_shares_are_read_and_typed_in_percent() -> None:
    field = fields_of(Measured)["cpu"]
    assert format_value(field, 0.437) == "43.7 %"
    assert [parsed(field, text) for text in ("43 %", "43", "0.43")] == [0.43] * 3
    assert parsed(field, "120 %") == 1.2
    row = next(row for row in machine_rows_of(measured_server()) if row.id == "ex1")
    assert "43 %" in [cell.text for cell in row.cells]


def machine_rows_of(machine):
    plan = plan_of([machine])
    return machine_rows(plan, plan.designs[0], evaluate(plan, "design", library()))
