"""Whether a plan is sound: ids unique, every reference answered, nothing on a host that does not exist."""

import unicodedata
from collections.abc import Iterator, Mapping
from itertools import pairwise

from models.errors import PlanError
from models.plan.dag_checks import require_sound_dags
from models.plan.entities import Design, Machine, Plan, Vm
from models.plan.hardware import MachineModel
from models.plan.kinds import holds_vms, is_virtual
from models.words import count, tr_format, tr_noop, translate

# Beyond these nobody means it, and what a user waits for grows with designs times sites. The largest organizations
# have some thousand sites with users, each joined to one or two others; more than a few dozen designs nobody compares.
MOST = {"designs": 200, "sites": 5_000, "links": 10_000, "models": 2_000, "licences": 200}
TOO_MANY = {
    "models": tr_noop("a plan has at most {most} models of hardware."),
    "licences": tr_noop("a plan has at most {most} licences."),
    "designs": tr_noop("a plan has at most {most} designs."),
    "sites": tr_noop("a plan has at most {most} sites."),
    "links": tr_noop("a plan has at most {most} links."),
}


def require_room(plan: Plan) -> None:
    """Refuse a plan with more designs, sites, links, models or licences than `MOST` allows.

    Raises
    ------
    PlanError
        For the first of which it has too many.
    """
    for table in MOST:
        holder = plan.costs if table == "licences" else plan
        require_few(table, len(getattr(holder, table)))


def require_few(table: str, number: int) -> None:
    """Refuse a number of rows of a table that is above `MOST`.

    Raises
    ------
    PlanError
        If there are too many.
    """
    if table in MOST and number > MOST[table]:
        raise PlanError(table, translate(TOO_MANY[table]).format(most=count(MOST[table])))


def require_sound(plan: Plan) -> None:
    """Refuse a plan that is not consistent: ids are unique, references lead somewhere, numbers of rows are allowed.

    Raises
    ------
    PlanError
        For the first fault, with its place and what is wrong.
    """
    require_room(plan)
    _require_unique_ids(plan)
    _require_overridden_once(plan)
    _require_ignored_once(plan)
    _require_licences_once(plan)
    sites = {site.id for site in plan.sites}
    _require_served_once(plan, sites)
    for link in plan.links:
        for end in link.ends:
            _require_site(end, sites, f"links[{link.id}].ends")
    for population in plan.populations:
        _require_site(population.site, sites, f"populations[{population.id}].site")
    populations = {population.id: population.name for population in plan.populations}
    for design in plan.designs:
        _require_sound_design(design, sites, plan.models_by_id)
        require_sound_dags(design, sites, populations)


def places_of_ids(plan: Plan) -> Iterator[tuple[str, str]]:
    """Return every id in the plan with its place."""
    for table in ("sites", "links", "populations", "models", "designs"):
        for entity in getattr(plan, table):
            yield entity.id, f"{table}[{entity.id}]"
    for design in plan.designs:
        for machine in design.machines:
            yield machine.id, f"designs[{design.id}].machines[{machine.id}]"
        for dag in design.dags:
            yield dag.id, f"designs[{design.id}].dags[{dag.id}]"


def _require_unique_ids(plan: Plan) -> None:
    seen: dict[str, str] = {}
    for identifier, place in places_of_ids(plan):
        # Two that differ only in how their accents are written look the same, and some systems make them the same.
        composed = unicodedata.normalize("NFC", identifier)
        if composed in seen:
            sentence = tr_format("the id '{id}' is used twice; ids are unique in a plan.", id=identifier)
            if seen[composed] != place:
                sentence = tr_format(
                    "the id '{id}' is used twice (also {other}); ids are unique in a plan.",
                    id=identifier,
                    other=seen[composed],
                )
            raise PlanError(place, sentence)
        seen[composed] = place


def _require_overridden_once(plan: Plan) -> None:
    figures = [override.figure for override in plan.assumptions.overrides]
    for figure, following in pairwise(figures):
        if figure == following:
            raise PlanError(
                f"assumptions.overrides[{figure}]", tr_format("the figure is overridden twice; remove one.")
            )


def _require_ignored_once(plan: Plan) -> None:
    for ignored, following in pairwise(plan.assumptions.ignored):
        if ignored.key == following.key:
            raise PlanError(
                f"assumptions.ignored[{ignored.design}]", tr_format("the finding is ignored twice; remove one.")
            )


def _require_licences_once(plan: Plan) -> None:
    for licence, following in pairwise(plan.costs.licences):
        if licence.id == following.id:
            raise PlanError(
                f"costs.licences[{licence.id}]",
                tr_format("the id '{id}' is used twice; ids are unique in a plan.", id=licence.id),
            )


def _require_served_once(plan: Plan, sites: set[str]) -> None:
    server_of: dict[str, str] = {}
    for site in plan.sites:
        place = f"sites[{site.id}].serves"
        for served in site.serves:
            _require_site(served, sites, place)
            if served == site.id:
                raise PlanError(place, tr_format("a site serves itself anyway; remove it from the list."))
            if served in server_of:
                raise PlanError(
                    place,
                    tr_format(
                        "the site '{site}' is already served by '{other}'.", site=served, other=server_of[served]
                    ),
                )
            server_of[served] = site.id


def _require_site(identifier: str, known: set[str], place: str) -> None:
    if identifier not in known:
        raise PlanError(place, tr_format("there is no site with the id '{id}'.", id=identifier))


def _require_sound_design(design: Design, sites: set[str], models: Mapping[str, MachineModel]) -> None:
    for machine in design.machines:
        place = f"designs[{design.id}].machines[{machine.id}]"
        if is_virtual(machine):
            _require_host(machine, design.by_id, place)
        else:
            _require_site(machine.site, sites, f"{place}.site")
            if machine.model is not None and machine.model not in models:
                raise PlanError(f"{place}.model", tr_format("there is no model with the id '{id}'.", id=machine.model))


def _require_host(vm: Vm, machines: dict[str, Machine], place: str) -> None:
    host = machines.get(vm.host)
    if host is None:
        raise PlanError(f"{place}.host", tr_format("there is no host with the id '{id}' in this design.", id=vm.host))
    if not holds_vms(host):
        raise PlanError(
            f"{place}.host", tr_format("'{id}' is not a virtualization host, so it cannot run a VM.", id=vm.host)
        )
