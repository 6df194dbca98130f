"""Whether the database availability groups of a design are sound: each fault is one sentence with its place."""

from collections.abc import Collection, Mapping

from models.errors import PlanError
from models.plan.dags import MOST_MEMBERS, Dag
from models.plan.entities import Design, Plan
from models.plan.kinds import is_off, is_virtual, runs_roles
from models.words import count, tr_count, tr_format


def require_sound_dags(design: Design, sites: Collection[str], populations: Mapping[str, str]) -> None:
    """Refuse groups whose members, copies, populations or sites do not fit.

    Parameters
    ----------
    sites : collection of str
        The ids that the plan has.
    populations : mapping of str to str
        The names of those that the plan has, by id.

    Raises
    ------
    PlanError
        For the first fault, with its place.
    """
    group_of: dict[str, Dag] = {}
    for dag in design.dags:
        place = f"designs[{design.id}].dags[{dag.id}]"
        _require_members(design, dag, place)
        _require_copies(dag, place)
        for site in (dag.witness_site, dag.second_site):
            if site is not None and site not in sites:
                raise PlanError(place, tr_format("there is no site with the id '{id}'.", id=site))
        for population in dag.serves:
            if population not in populations:
                sentence = tr_format("there is no user population with the id '{id}'.", id=population)
                raise PlanError(f"{place}.serves", sentence)
        names = {member: design.by_id[member].name for member in dag.members}
        _require_once(names, "members", dag, group_of, place)
        _require_once({served: populations[served] for served in dag.serves}, "serves", dag, group_of, place)


def require_sound_dags_after(before: Plan, after: Plan) -> None:
    """Refuse an edit that leaves a group of a design in a state that no file could hold.

    Raises
    ------
    PlanError
        For the first fault, with its place.
    """
    for design in after.designs:
        if design.dags and design is not before.design(design.id):
            sites, populations = {row.id for row in after.sites}, {row.id: row.name for row in after.populations}
            require_sound_dags(design, sites, populations)


def _require_members(design: Design, dag: Dag, place: str) -> None:
    if not 1 <= len(dag.members) <= MOST_MEMBERS:
        sentence = tr_format(
            "a DAG has 1 to {most} members; this one has {number}.", most=MOST_MEMBERS, number=count(len(dag.members))
        )
        raise PlanError(f"{place}.members", sentence)
    on_host: dict[str, str] = {}
    for member in dag.members:
        machine = design.by_id.get(member)
        if machine is None or not runs_roles(machine):
            sentence = tr_format("'{id}' is not a server or virtual machine of this design.", id=member)
            raise PlanError(f"{place}.members", sentence)
        if not is_virtual(machine):
            continue
        if is_off(machine):
            sentence = tr_format("the member '{name}' is switched off; members of a DAG must be on.", name=machine.name)
            raise PlanError(f"{place}.members", sentence)
        if machine.host in on_host:
            sentence = tr_format(
                "the members '{first}' and '{second}' run on one host, '{host}'; if it fails, the DAG loses both.",
                first=design.by_id[on_host[machine.host]].name,
                second=machine.name,
                host=design.by_id[machine.host].name,
            )
            raise PlanError(f"{place}.members", sentence)
        on_host[machine.host] = member


def _require_copies(dag: Dag, place: str) -> None:
    members, copies = len(dag.members), dag.copies
    if copies > members:
        sentence = tr_format(
            "each database has {copies} copies, but the DAG has only {members} members; a member holds one copy.",
            copies=copies,
            members=members,
        )
        raise PlanError(f"{place}.copies", sentence)
    if dag.lagged >= copies:
        sentence = tr_format(
            "{lagged} of {copies} copies are lagged; at least one must not be.", lagged=dag.lagged, copies=copies
        )
        raise PlanError(f"{place}.lagged", sentence)
    if dag.failures >= dag.active_copies:
        sentence = tr_count(
            dag.failures,
            "surviving {count} failure requires {needed} non-lagged copies; each database has {copies}.",
            "surviving {count} failures requires {needed} non-lagged copies; each database has {copies}.",
            needed=dag.failures + 1,
            copies=dag.active_copies,
        )
        raise PlanError(f"{place}.failures", sentence)
    if dag.second_site_copies is not None and dag.second_site_copies > copies:
        sentence = tr_format(
            "the second site cannot have {second} copies; each database has only {copies}.",
            second=dag.second_site_copies,
            copies=copies,
        )
        raise PlanError(f"{place}.second_site_copies", sentence)


def _require_once(names: Mapping[str, str], field: str, dag: Dag, group_of: dict[str, Dag], place: str) -> None:
    for identifier, name in names.items():
        other = group_of.setdefault(identifier, dag)
        if other is not dag:
            text = (
                tr_format("'{name}' is already a member of '{other}'.", name=name, other=other.name)
                if field == "members"
                else tr_format("the population '{name}' is already served by '{other}'.", name=name, other=other.name)
            )
            raise PlanError(f"{place}.{field}", text)
