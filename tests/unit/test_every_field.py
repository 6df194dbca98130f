"""Each number that a planner can enter moves something that the program says, or stands here with the reason."""

from itertools import chain

import attrs
import numpy as np
import pytest
from attrs import evolve

from models.comparisons.candidates import candidates_of
from models.comparisons.designs import compare_candidates
from models.errors import FieldError
from models.plan.entities import Assumptions, Host, Link, Plan, Population, Processor, Rates, Server, Site, Users, Vm
from models.plan.fields import fields_of
from models.plan.measured_load import Measured
from models.plan.other_load import OtherLoad
from planner.presenters.report_outlook import explored
from tests.unit.capacity.building import host, library, numbers_of, plan_of, population, server, vm

NUMBERS = {"number", "whole"}
# What a field may move nothing for.
EXCEPTIONS = {
    "Link.latency_ms": "Only the members of a DAG are checked by it: tests/unit/capacity/test_dags.py.",
}


def rich_plan() -> Plan:
    """Every Exchange version, physical and virtual, with links, limits and users of every protocol."""
    sites = [
        Site(id="old", name="Old"),
        Site(id="mid", name="Mid"),
        Site(id="new", name="New", serves=("branch",)),
        Site(id="branch", name="Branch"),
    ]
    exact = Processor(cores=8, clock_mhz=3000, relative_speed=1.2, specint_rate2006=200)
    rated = {"disk_iops": 900.0, "network_mbit_s": 1000.0}
    counted = {"power_watts": 400.0, "rack_units": 2.0, "sockets": 2, "price": 9000.0}
    machines = [
        server("old-mbx", site="old", exchange="2003", roles=("mailbox",), cores=2, mhz=2660, memory_mb=4096, weight=1),
        server("old-other", site="old", exchange="2003", roles=("mailbox",), cores=2, mhz=2660, memory_mb=4096),
        server("mid-all", site="mid", exchange="2007", roles=("cas", "hub"), database_cache_mb=512,
               antivirus_engines=5, memory_mb=16384, **rated),
        server("mid-mbx", site="mid", exchange="2007", roles=("mailbox",), memory_mb=32768, **rated),
        host("esx", site="new", hypervisor="generic-modern", memory_mb=65536, **rated),
        vm("cas", 4, host="esx", exchange="2010", roles=("cas",), guest="windows-2008-r2-x64", memory_mb=8192,
           weight=1),
        vm("hub", 2, host="esx", exchange="2010", roles=("hub",), guest="windows-2008-r2-x64", memory_mb=6144,
           antivirus_engines=1, database_cache_mb=512, disk_iops=500.0),
        server("new-cas", site="new", roles=("cas",), memory_mb=8192, network_mbit_s=1000.0),
        server("new-mbx", site="new", roles=("mailbox",), memory_mb=65536, disk_iops=5000.0),
        evolve(server("exact", site="new", roles=("cas",), memory_mb=8192), processor=exact),
        host("files", site="mid", hypervisor="generic-modern", memory_mb=65536, **rated),
        vm("app", 2, host="files", roles=(), disk_iops=100.0, other=OtherLoad(cpu_mhz=500.0, memory_mb=900.0)),
    ]  # fmt: skip
    everyone = dict.fromkeys((field.name for field in attrs.fields(Users)), 300)
    measured = {"owa_requests_s": 5.0, "activesync_requests_s": 2.0, "messages_s": 4.0, "web_connections": 900.0}
    populations = [
        population("heavy", site="old", users={"outlook": 1500}, mailboxes=1500),
        population("loadgen", site="mid", mailboxes=4000, rates=measured,
                   users={"outlook": 900, "outlook_anywhere": 900, "owa": 900, "activesync": 900}),
        population("all", site="new", users=everyone, mailboxes=2400, items_in_largest_folder=20_000,
                   megacycle_factor=2.0),  # its share is a number, too
        population("few", site="branch", users={"owa": 200, "outlook": 200}, mailboxes=400),
    ]  # fmt: skip
    links = [Link(id="wan", ends=("branch", "new"), bandwidth_mbit_s=10.0)]
    # A sum with a hole in it is no sum: all that stand in a rack say what they take.
    machines = [machine if isinstance(machine, Vm) else evolve(machine, **counted) for machine in machines]
    return plan_of(machines, populations, sites=sites, links=links, count_page_sharing=True)


def told(plan: Plan) -> list[object]:
    """Everything that the program says of a plan in numbers and sentences."""
    numbers = numbers_of(plan)
    arrays = [numbers.utilization, numbers.low, numbers.high, numbers.ceiling, numbers.room_users, numbers.overhead,
              numbers.sharing_mb, numbers.users, numbers.mailboxes]  # fmt: skip
    (candidate,) = candidates_of(plan, {plan.designs[0].id: numbers})
    rows = compare_candidates([candidate]).rows
    return [
        [np.nan_to_num(array, nan=-1.0).tolist() for array in arrays],
        sorted((finding.subject, finding.rule, finding.text, finding.remedy) for finding in numbers.quick_findings),
        [
            attrs.astuple(measure, recurse=False)
            for subject in (*numbers.machine_ids, *(site.id for site in plan.sites))
            for measure in numbers.measures_of(subject)
        ],
        {key: (gauge.utilization, gauge.ceiling) for key, gauge in numbers.links.items()},
        [
            (response.population, response.p95_ms, response.low, response.high, response.state)
            for response in numbers.responses
        ],
        [(row.key, [(cell.value, cell.note, cell.state) for cell in row.cells]) for row in rows],
    ]


PLAN = rich_plan()


def grown(plan: Plan) -> list[tuple[float, ...]]:
    """How many users a report counts in each month ahead."""
    return [answer.growth.people for answer in explored(plan, library()) if answer.growth is not None]


BEFORE = told(PLAN)
GROWN = grown(PLAN)
# These say of themselves that no result uses them.
UNUSED = {
    f"{group}.{name}"
    for group, kind in (("processor", Processor), ("measured", Measured))
    for name, field in fields_of(kind).items()
    if not field.used
}
ENTITIES = (Link, Population, Server, Host, Vm)


def paths_of(kind: type) -> list[str]:
    paths = []
    for name, field in fields_of(kind).items():
        if field.kind in NUMBERS:
            paths.append(name)
        elif field.group is not None:
            paths += [f"{name}.{part}" for part, inner in fields_of(field.group).items() if inner.kind in NUMBERS]
    return [path for path in paths if not path.startswith("position")]


EVERY = [(kind, path) for kind in ENTITIES for path in paths_of(kind)]


def others(value):
    """Other values of a number: larger, smaller, and one where none was given."""
    if value is None:
        return [2.0, 4000.0]
    return [value * 2, value / 2, value + 1] if isinstance(value, float) else [value * 2, value // 2, value + 1]


def with_value(entity, path, value):
    name, _, rest = path.partition(".")
    if rest:
        return evolve(entity, **{name: evolve(getattr(entity, name), **{rest: value})})
    return evolve(entity, **{name: value})


def value_of(entity, path):
    for part in path.split("."):
        entity = getattr(entity, part)
    return entity


def replaced(entity, new) -> Plan:
    if isinstance(entity, Link):
        return evolve(PLAN, links=[new if link is entity else link for link in PLAN.links])
    if isinstance(entity, Population):
        return evolve(PLAN, populations=[new if entry is entity else entry for entry in PLAN.populations])
    (design,) = PLAN.designs
    return PLAN.with_design(
        evolve(design, machines=[new if machine is entity else machine for machine in design.machines])
    )


def changed_plans(kind, path):
    for entity in chain(PLAN.links, PLAN.populations, PLAN.designs[0].machines):
        if type(entity) is kind:
            for value in others(value_of(entity, path)):
                try:
                    yield replaced(entity, with_value(entity, path, value))
                except FieldError:
                    continue


@pytest.mark.parametrize(("kind", "path"), EVERY, ids=lambda part: part if isinstance(part, str) else part.__name__)
def test_a_number_of_the_plan_moves_something(kind, path):
    moves = any(told(plan) != BEFORE or grown(plan) != GROWN for plan in changed_plans(kind, path))
    assert moves == (f"{kind.__name__}.{path}" not in EXCEPTIONS and path not in UNUSED)


@pytest.mark.parametrize("name", [name for name, field in fields_of(Assumptions).items() if field.kind in NUMBERS])
def test_a_number_of_the_assumptions_moves_something(name):
    value = getattr(PLAN.assumptions, name)
    changed = evolve(PLAN, assumptions=evolve(PLAN.assumptions, **{name: value * 0.9}))
    assert told(changed) != BEFORE or grown(changed) != GROWN


def test_there_are_fields_to_look_at():
    assert len(EVERY) > 30
    assert {"users.owa", "rates.messages_s", "items_in_largest_folder"} <= set(paths_of(Population))
    assert all(fields_of(rate) for rate in (Rates, Processor))
