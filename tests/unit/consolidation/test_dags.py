"""A consolidation keeps the members of a database availability group on different hosts by itself."""

import pytest
from attrs import evolve

from models.capacity.dags.results import dags_of
from models.capacity.dags.survival import limit_of
from models.capacity.evaluate import evaluate
from models.comparisons.failures import failures
from models.consolidation.choices import Choices
from models.consolidation.consolidate import consolidate
from models.errors import PlanError
from models.plan.checks import require_sound
from models.plan.dags import Dag
from planner.presenters.consolidation import consolidation_view
from planner.presenters.consolidation_groups import lost_sites
from tests.unit.capacity.building import plan_of, population, sample, server
from tests.unit.consolidation.test_consolidate import CATALOGUE, LIBRARY

HOST = CATALOGUE["poweredge-6850"]


def plan_with_dag(members):
    small = [
        server(f"ex-{number}", roles=("mailbox",), cores=1, mhz=1000, memory_mb=2048)
        for number in range(1, members + 1)
    ]
    plan = plan_of(small, [population("hq", users={"outlook": 50}, mailboxes=50)])
    dag = Dag(id="dag", name="DAG", members=tuple(row.id for row in small), serves=("hq",), copies=2)
    return plan.with_design(evolve(plan.designs[0], dags=(dag,)))


def consolidated(plan, **choices):
    return consolidate(plan, plan.designs[0].id, Choices(hosts=(HOST,), roles_apart=False, **choices), LIBRARY)


@pytest.mark.parametrize("members", [2, 3])
def test_each_member_has_a_host_of_its_own_and_the_new_design_has_the_group(members):
    plan = plan_with_dag(members)
    result = consolidated(plan)
    assert len({row.host.id for row in result.placements}) == members
    after = result.change.apply(plan)
    require_sound(after)
    (dag,) = result.design.dags
    assert set(dag.members) == {row.vm.id for row in result.placements}
    alone = plan.with_design(evolve(plan.designs[0], dags=()))
    assert len({row.host.id for row in consolidated(alone).placements}) < members


def test_a_site_that_a_group_no_longer_survives_is_told_before_the_design_is_added():
    """VMs are as large as the loss of a member asks for; the loss of a site asks for twice as much."""
    plan = sample("two-site-dag")
    (dag,) = plan.designs[0].dags
    plan = plan.with_design(evolve(plan.designs[0], dags=(evolve(dag, failures=1),)))
    before = evaluate(plan, plan.designs[0].id, LIBRARY)
    found = consolidate(plan, plan.designs[0].id, Choices(hosts=(CATALOGUE["host-16"],), roles_apart=False), LIBRARY)
    sentences = list(lost_sites(plan, plan.designs[0], before, found))
    (numbers,) = dags_of(found.evaluation).values()
    lost = [row for row in numbers.rows if row.site and limit_of(row, numbers)]
    assert len(sentences) == len(lost) > 0
    assert all(sentence.startswith(f"{dag.name} survives the loss of ") for sentence in sentences)
    view = consolidation_view(plan, plan.designs[0], before, found)
    assert set(sentences) <= set(view.sentences)
    # Where the group is to survive as many members as a site has, the VMs are large enough.
    whole = sample("two-site-dag")
    found = consolidate(whole, whole.designs[0].id, Choices(hosts=(CATALOGUE["host-16"],), roles_apart=False), LIBRARY)
    assert not list(lost_sites(whole, whole.designs[0], evaluate(whole, whole.designs[0].id, LIBRARY), found))


def test_members_are_not_put_together_even_when_asked():
    with pytest.raises(PlanError, match="EX-1 and EX-2 must stay together and be kept apart"):
        consolidated(plan_with_dag(2), together=(("ex-1", "ex-2"),))


def test_members_have_memory_for_the_failure_that_their_group_survives():
    plan, host = sample("two-site-dag"), CATALOGUE["host-16"]
    found = consolidate(plan, plan.designs[0].id, Choices(hosts=(host,), roles_apart=False), LIBRARY)
    after = found.change.apply(plan)
    (dag,) = found.design.dags
    result = failures(after, found.design.id, LIBRARY, machines_only=True)
    assert dag.failures == 2 and result.may_fail == 2
