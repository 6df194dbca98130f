"""How fast a large design is compiled and evaluated: printed, never a reason to fail.

The measure is the same arithmetic as one fused expression of numpy on the same arrays in the same run, so that the
figure means the same on any machine.
"""

from time import perf_counter

import numpy as np
import pytest

from models.capacity.compiler import compile_design
from models.capacity.evaluate import context_of
from models.capacity.evaluator import Evaluator
from models.capacity.load import assignment_drivers, load_of
from models.plan import edits
from models.plan.entities import Site, Users
from tests.unit.capacity.building import host, library, plan_of, population, server, vm

MACHINES, SITES, SCENARIOS, REPEATS = 10_000, 100, 100, 5
EVERY_PROTOCOL = dict.fromkeys(Users.__annotations__, 40)


def large_plan(machines):
    """Sites with servers and hosts of four VMs each; all roles, all protocols."""
    sites = [Site(id=f"site-{index}", name=f"Site {index}") for index in range(max(machines // (MACHINES // SITES), 1))]
    rows = []
    for index in range(machines // 10):
        site = sites[index % len(sites)].id
        rows += [
            server(f"s-{index}-{part}", site=site, roles=(role,), disk_iops=500, network_mbit_s=1000)
            for part, role in enumerate(("cas", "cas", "hub", "mailbox", "directory"))
        ]
        rows.append(host(f"h-{index}", site=site, hypervisor="generic-modern", memory_mb=65536, network_mbit_s=1000))
        rows += [
            vm(f"v-{index}-{part}", 2, host=f"h-{index}", exchange="2010", roles=(role,), guest="windows-2008-r2-x64")
            for part, role in enumerate(("cas", "hub", "mailbox", "mailbox"))
        ]
    work = [population(f"p-{site.id}", site=site.id, users=EVERY_PROTOCOL, mailboxes=5000) for site in sites]
    return plan_of(rows, work, sites=sites)


def fastest(work):
    """The shortest of some runs in seconds: what the machine can do when nothing disturbs it."""
    times = []
    for _ in range(REPEATS):
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    return min(times)


def fused(compiled, drivers):
    """The linear load of four resources as one expression: what any evaluation has to do at the very least."""
    rows = compiled.assignments
    costs = np.stack([rows.cpu[0], rows.memory[0], rows.disk[0], rows.network[0]])
    asked = assignment_drivers(compiled, drivers)

    def arithmetic():
        demand = np.einsum("...ad,rad->...ra", asked, costs)
        return np.add.reduceat(demand, np.unique(rows.machine, return_index=True)[1], axis=-1)

    return arithmetic


@pytest.mark.bench
@pytest.mark.parametrize("machines", [1_000, MACHINES])
def test_one_design_is_compiled_and_evaluated(machines, capsys):
    plan = large_plan(machines)
    design = plan.designs[0]
    compiled = compile_design(plan, design, library())
    least = fastest(fused(compiled, compiled.drivers[0]))
    times = {
        "compile": fastest(lambda: compile_design(plan, design, library())),
        "load, one reading": fastest(lambda: load_of(compiled, 0)),
        "load, three readings": fastest(lambda: [load_of(compiled, reading) for reading in range(3)]),
        "evaluate with findings": fastest(lambda: context_of(compiled, library()).evaluation),
    }
    numbers = context_of(compiled, library()).evaluation
    assert numbers.utilization.shape == (4, machines)
    report(capsys, f"{machines:,} machines, 7 protocols", least, times)


@pytest.mark.bench
def test_many_scenarios_are_one_call(capsys):
    plan = large_plan(1_000)
    compiled = compile_design(plan, plan.designs[0], library())
    factors = np.linspace(0.5, 1.5, SCENARIOS)[:, np.newaxis, np.newaxis]
    drivers = factors * compiled.drivers[0]
    least = fastest(fused(compiled, drivers))
    times = {
        "one call": fastest(lambda: load_of(compiled, 0, drivers)),
        "one by one": fastest(lambda: [load_of(compiled, 0, driver) for driver in drivers]),
    }
    assert load_of(compiled, 0, drivers).cpu.shape == (SCENARIOS, 1_000)
    report(capsys, f"{SCENARIOS} scenarios of 1,000 machines", least, times)


@pytest.mark.bench
@pytest.mark.parametrize("machines", [1_000, MACHINES])
def test_an_edit_is_evaluated_again(machines, capsys):
    """What a user waits for after each edit: what it touched is compiled anew, and the design evaluated."""
    plan = large_plan(machines)
    design = plan.designs[0]
    compiled = compile_design(plan, design, library())
    of_population = edits.set_values(plan, [plan.populations[0].id], "mailboxes", 4_999).apply(plan)
    of_machine = edits.set_values(plan, ["v-3-1"], "vcpus", 3).apply(plan)
    times = {
        "an edit of a population": fastest_evaluation(plan, of_population),
        "an edit of a machine": fastest_evaluation(plan, of_machine),
    }
    assert of_machine.designs[0] is not design
    report(capsys, f"{machines:,} machines", fastest(fused(compiled, compiled.drivers[0])), times)


def fastest_evaluation(before, after):
    """The shortest time to evaluate one state of a plan when the other one is known."""
    evaluator = Evaluator(library())
    times = []
    for _ in range(REPEATS):
        evaluator.evaluate(before, before.designs[0].id)
        start = perf_counter()
        evaluator.evaluate(after, after.designs[0].id)
        times.append(perf_counter() - start)
    return min(times)


def report(capsys, title, least, times):
    with capsys.disabled():
        print(f"\n{title}; the fused expression takes {least * 1e3:.2f} ms")
        for name, seconds in times.items():
            print(f"  {name:<24} {seconds * 1e3:10.2f} ms {seconds / least:8.1f} ×")
