"""What a site says from afar: users, machines, and the machine that is nearest to a ceiling of its own."""

import numpy as np
from attrs import evolve

from models.capacity.results import Evaluation
from models.plan.entities import Plan, Users
from planner.presenters import topology
from planner.presenters.site_rollup import SiteRollup, SiteRollups
from tests.made_up import made_up_evaluation
from tests.unit.presenters.test_topology import HOST, OFFICE, SERVER, VM, plan_of


def rollup(plan: Plan, evaluation: Evaluation | None) -> SiteRollup:
    design = plan.designs[0]
    rows = topology.rows_by_id(plan, design)
    return SiteRollups(plan, topology.contents_of(plan, design), rows, evaluation).rollup("s")


def test_users_and_machines_are_counted_vms_included() -> None:
    plan = plan_of(SERVER, HOST, VM)
    plan = evolve(plan, populations=(evolve(OFFICE, users=Users(outlook=3000)),))
    said = rollup(plan, None)
    assert (said.users, said.machines, said.busiest) == ("3,000 users", "3 machines", "")


def test_the_busiest_is_the_nearest_to_its_own_ceiling() -> None:
    plan = plan_of(SERVER, HOST, VM)
    use = [[0.70, 0.1, 0.1], [0.1, 0.1, 0.60], [0.1] * 3, [0.1] * 3]
    ceiling = np.ones((4, 3))
    ceiling[1, 2] = 0.5
    said = rollup(plan, made_up_evaluation(("h", "p", "v"), use, ceiling=ceiling))
    assert said.busiest == "EX-CAS-1 RAM 60 %"


def test_without_machines_nothing_is_busiest() -> None:
    assert rollup(plan_of(), None).busiest == ""
