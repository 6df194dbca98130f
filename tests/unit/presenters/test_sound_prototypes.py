"""What is newly added stands below its ceilings without users, whatever roles of whatever version it is given."""

from itertools import chain, combinations

import pytest
from attrs import evolve

import resources
from models.calibration.library import read_library
from models.capacity.evaluate import evaluate
from models.plan import choices
from models.plan.entities import Design, Plan
from planner.presenters.samples import read_catalogue

LIBRARY, CATALOGUE = read_library(resources.folder()), read_catalogue(resources.folder())


def every_combination(version: str) -> list[tuple[str, ...]]:
    roles = choices.roles_of(version)
    return list(chain.from_iterable(combinations(roles, number) for number in range(len(roles) + 1)))


@pytest.mark.parametrize("version", [version.value for version in choices.EXCHANGE_VERSIONS])
def test_no_combination_of_roles_is_above_a_ceiling_without_users(version: str) -> None:
    site, host = evolve(CATALOGUE.site, id="site"), evolve(CATALOGUE.host, id="host", site="site")
    machines = [host]
    for number, roles in enumerate(every_combination(version)):
        machines.append(evolve(CATALOGUE.server, id=f"s{number}", site="site", exchange=version, roles=roles))
        # Each on a new host, as the first that is dropped.
        own = evolve(host, id=f"h{number}")
        machines += [own, evolve(CATALOGUE.vm, id=f"v{number}", host=own.id, exchange=version, roles=roles)]
    plan = Plan(sites=(site,), designs=(Design(id="d", name="D", machines=tuple(machines)),))
    evaluation = evaluate(plan, "d", LIBRARY)
    resources_of = ("cpu", "memory", "disk", "network")
    above = [
        (machine.id, resource)
        for machine in machines
        for resource in resources_of
        if evaluation.gauge(machine.id, resource).state in {"high", "over"}
    ]
    assert above == []
    told = {(finding.rule, finding.subject) for finding in evaluation.findings if finding.severity == "error"}
    assert told == set()
    rules = {finding.rule for finding in evaluation.findings}
    # The documents of 2019 and later recommend more memory than anything is first drawn with.
    demanding = {"memory-below-rule"} if version in {"2019", "se"} else set()
    assert rules & {"memory-below-rule", "memory-wall"} == demanding
