"""All findings of a design, the gravest first."""

from collections.abc import Callable, Iterator

from attrs import evolve

from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.context import Context
from models.capacity.results import Evaluation, Finding, Floats
from models.capacity.rules import hosting, load, roles, settings

Rule = Callable[[Context], Iterator[Finding]]
SEVERITIES = ("error", "warning", "note")
RULES: tuple[Rule, ...] = (*load.RULES, *hosting.RULES, *roles.RULES, *settings.RULES)


def with_findings(
    evaluation: Evaluation, compiled: CompiledDesign, drivers: Floats, library: Library
) -> Evaluation:
    """Return the evaluation with what its numbers mean in sentences, the gravest first.

    Parameters
    ----------
    drivers : (assignments, drivers)
    """
    context = Context(compiled, evaluation, drivers, library)
    found = [finding for rule in RULES for finding in rule(context)]
    return evolve(evaluation, findings=tuple(sorted(found, key=lambda one: SEVERITIES.index(one.severity))))
