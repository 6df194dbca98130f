"""A consolidation of machines on which more was measured than the model predicts says so."""

from attrs import evolve

from models.capacity.evaluate import evaluate
from models.consolidation.choices import Choices
from models.consolidation.consolidate import consolidate
from models.plan.entities import Plan
from models.plan.measured_load import Measured
from models.words import percent
from planner.presenters.consolidation import consolidation_view
from tests.unit.capacity.building import library, sample
from tests.unit.consolidation.test_dags import CATALOGUE


def told(plan: Plan) -> str:
    design = plan.designs[0]
    found = consolidate(plan, design.id, Choices(hosts=(CATALOGUE["host-16"],), roles_apart=False), library())
    before = evaluate(plan, design.id, library())
    return " ".join(consolidation_view(plan, design, before, found).sentences)


def test_machines_that_used_more_than_predicted_are_named_before_their_vms_are_made_small() -> None:
    plan = sample("two-site-dag")
    design = plan.designs[0]
    assert "when measured" not in told(plan)
    first, second, *others = design.machines
    within = evolve(first, measured=Measured(cpu=0.3, source="log"))
    above = evolve(second, measured=Measured(cpu=0.9, source="log"))
    sentences = told(plan.with_design(evolve(design, machines=(within, above, *others))))
    assert f"{second.name} used more CPU when measured ({percent(0.9)}) than is predicted" in sentences
    assert first.name not in sentences.partition("when measured")[0].rpartition(". ")[2]
