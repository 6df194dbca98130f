"""Findings about roles: missing, of another version, single, idle, all on one host, on a machine too small."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

import numpy as np

from models.calibration.heads import Role
from models.capacity.coefficients import COMBINED, MULTI_ROLE
from models.capacity.context import Context
from models.capacity.measures import core_ratios
from models.capacity.members import go_on_elsewhere
from models.capacity.results import Finding
from models.plan.choices import DUTIES, DUTY_IDS, EXCHANGE_VERSIONS, ROLES, label_of
from models.plan.entities import Server, Vm
from models.plan.kinds import physical_id, role_holder
from models.words import all_of, any_of, count, memory, tr_format, translate, trimmed


def role_without_users(context: Context) -> Iterator[Finding]:
    """Return a note for each machine that has neither a role nor a known load, or whose roles nobody uses."""
    # A group that serves nobody is a finding of its own, which names what to do; passive copies are work, too.
    groups = context.compiled.groups
    excused = {member for held in groups if not held.dag.serves for member in held.dag.members}
    excused |= {held.dag.members[row] for held in groups for row in np.unique(held.copies).tolist()}
    for row, machine in context.exchange_machines:
        if (not machine.roles and machine.other.cpu_mhz is not None) or machine.id in excused:
            continue
        if not machine.roles:
            text = tr_format("{machine} has no role", machine=machine.name)
            remedy = tr_format(
                "The load is unknown. Assign a role, enter the measured load, or delete the machine from the plan."
            )
            yield Finding("no-role", "note", machine.id, text, remedy)
        elif not context.duties_of(machine):
            yield _unmeasured_role(context, machine)
        elif context.evaluation.users[row] == 0.0 and context.evaluation.mailboxes[row] == 0.0:
            text = tr_format("{machine} serves no users", machine=machine.name)
            remedy = tr_format("No population at the site uses this role.")
            yield Finding("role-without-users", "note", machine.id, text, remedy)


def load_beside_roles(context: Context) -> Iterator[Finding]:
    """Return a note for each machine with roles and a CPU load of other programs, which may be that of all of them."""
    for _, machine in context.exchange_machines:
        if machine.roles and machine.other.cpu_mhz:
            text = tr_format("{machine} has roles and other load", machine=machine.name)
            remedy = tr_format(
                "A load measured for the whole machine includes Exchange, which is then counted twice. Clear "
                "the other load, or enter only what other programs use."
            )
            yield Finding("load-beside-roles", "note", machine.id, text, remedy)


def _unmeasured_role(context: Context, machine: Server | Vm) -> Finding:
    """Return the note for a machine whose only roles are those that no document has a figure for."""
    roles = all_of([translate(role.label) for role in context.roles_of(machine)])
    text = tr_format("{machine}: no published figures for {roles}", machine=machine.name, roles=roles)
    remedy = tr_format("The load is unknown. Size such a server by the mail flow.")
    return Finding("role-without-figures", "note", machine.id, text, remedy)


def role_of_other_version(context: Context) -> Iterator[Finding]:
    """Return a finding for each machine with roles that its Exchange version does not have."""
    for _, machine in context.exchange_machines:
        head = context.library.calibration_of(machine.exchange).head
        known = {role.id: translate(role.label) for role in head.roles}
        foreign = [label_of(ROLES, role) for role in machine.roles if role not in known]
        if foreign:
            version, roles = label_of(EXCHANGE_VERSIONS, machine.exchange), any_of(foreign)
            text = tr_format(
                "{machine}: {version} has no {roles} role", machine=machine.name, version=version, roles=roles
            )
            remedy = tr_format(
                "Remove that role. Roles of the Exchange version: {known}.", known=all_of(list(known.values()))
            )
            yield Finding("role-of-other-version", "error", machine.id, text, remedy)


def single_machine(context: Context) -> Iterator[Finding]:
    """Return a note for each role of a site that only one machine has and whose users lose it with that machine."""
    for site, role, label, machines in _holders(context):
        if len(machines) == 1:
            name, site_name = machines[0].name, context.name_of_site(site)
            text = tr_format("{machine} is the only {role} server in {site}", machine=name, role=label, site=site_name)
            remedy = tr_format("A failure leaves the site without a {role} server.", role=label)
            yield Finding("single-machine", "note", machines[0].id, text, remedy, about=role)


def all_on_one_host(context: Context) -> Iterator[Finding]:
    """Return a finding for each role of a site whose machines are all on one host and whose users lose it with it."""
    for site, role, label, machines in _holders(context):
        hosts = {physical_id(machine) for machine in machines}
        if len(machines) > 1 and len(hosts) == 1:
            host = context.compiled.design.by_id[hosts.pop()]
            site_name = context.name_of_site(site)
            text = tr_format("All {role} servers of {site} run on {host}", role=label, site=site_name, host=host.name)
            remedy = tr_format("Spread the servers across hosts: a single host failure makes the role unavailable.")
            source = "ms-virtualizing-exchange"
            yield Finding("role-on-one-host", "warning", host.id, text, remedy, source, role)


def small_combined_role(context: Context) -> Iterator[Finding]:
    """Return a finding for each combined CAS and Hub machine that the tests advise against."""
    common = context.library.common
    cores, megabytes = common.get("combined-role.least_cores"), common.get("combined-role.least_memory_mb")
    best = common.get("combined-role.best_cores"), common.get("combined-role.best_memory_mb")
    for row, machine in context.exchange_machines:
        duties = context.library.calibration_of(machine.exchange).head.measured(context.duties_of(machine))
        if not set(duties) >= COMBINED:
            continue
        if context.compiled.machines.cores[row] <= cores.value or machine.memory_mb <= megabytes.value:
            text = tr_format("{machine} is small for CAS and Hub combined", machine=machine.name)
            remedy = tr_format(
                "{cores} cores or fewer, or {memory} of memory or less, is not recommended; {best_cores} cores and "
                "{best_memory} is the tested optimum.",
                cores=count(cores.value),
                memory=memory(megabytes.value),
                best_cores=count(best[0].value),
                best_memory=memory(best[1].value),
            )
            yield Finding("small-combined-role", "warning", machine.id, text, remedy, cores.key)


def _holders(context: Context) -> Iterator[tuple[int, str, str, list[Server | Vm]]]:
    """Return for each duty of a site what it is called there, in words too, and the machines that perform it.

    Duties that the same machines perform in one role of theirs are that role, once. What members of database
    availability groups do for nobody but the users of databases that go on elsewhere is left out.
    """
    rows = context.compiled.assignments
    holders: dict[tuple[int, int], list[Server | Vm]] = defaultdict(list)
    for index in range(len(rows.machine)):
        machine = role_holder(context.machine(int(rows.machine[index])))
        holders[int(rows.site[index]), int(rows.duty[index])].append(machine)
    named: set[tuple[int, str]] = set()
    for (site, row), machines in holders.items():
        role = _common_role(context, DUTY_IDS[row], machines)
        alike = role is not None and all(
            holders.get((site, DUTY_IDS.index(duty)), []) == machines for duty in role.duties
        )
        name = role.id if role is not None and alike else DUTY_IDS[row]
        label = translate(role.label) if role is not None and alike else label_of(DUTIES, name)
        duties = [DUTY_IDS.index(duty) for duty in role.duties] if role is not None and alike else [row]
        if (site, name) not in named and not go_on_elsewhere(context.compiled, site, duties, machines):
            named.add((site, name))
            yield site, name, label, machines


def _common_role(context: Context, duty: str, machines: Sequence[Server | Vm]) -> Role | None:
    """Return the role in which all of some machines perform a duty, the widest of several; None where they differ."""
    performing = ({role for role in context.roles_of(machine) if duty in role.duties} for machine in machines)
    common = set.intersection(*performing)
    return max(common, key=lambda role: (len(role.duties), role.id), default=None)


def unusable_memory(context: Context) -> Iterator[Finding]:
    """Return a note for each combined CAS and Hub machine with more memory than its cores can use."""
    common = context.library.common
    cores, megabytes = common.get("combined-role.idle_memory_cores"), common.get("combined-role.idle_memory_mb")
    for row, machine in context.exchange_machines:
        few = context.compiled.machines.cores[row] <= cores.value
        if set(context.duties_of(machine)) == COMBINED and few and machine.memory_mb >= megabytes.value:
            text = tr_format("{machine} has more memory than its cores can use", machine=machine.name)
            remedy = tr_format(
                "With {cores} cores, CPU runs out before {memory} is used.",
                cores=count(cores.value),
                memory=memory(megabytes.value),
            )
            yield Finding("unusable-memory", "note", machine.id, text, remedy, cores.key)


def few_cores_for_role(context: Context) -> Iterator[Finding]:
    """Return a note for each site whose cores in a role lie below the ratio to its Mailbox cores."""
    names = {site.id: site.name for site in context.compiled.plan.sites}
    for measure in core_ratios(context):
        if measure.limit is not None and measure.value < measure.limit:
            site, held = names[measure.subject], trimmed(measure.value, 1)
            text = tr_format("{site}: {label}: {cores}", site=site, cores=held, label=measure.label)
            remedy = tr_format(
                "Recommended: {cores}. The measured load is what counts.",
                cores=trimmed(measure.limit, 1),
            )
            yield Finding("core-ratio", "note", measure.subject, text, remedy, measure.figures[0].key, measure.key)


def more_cores_than_useful(context: Context) -> Iterator[Finding]:
    """Return a note for each machine with more cores than its roles make use of."""
    for row, machine in context.exchange_machines:
        calibration = context.library.calibration_of(machine.exchange)
        duties = calibration.head.measured(context.duties_of(machine))
        if not duties:
            continue
        key = duties[0] if len(duties) == 1 else MULTI_ROLE
        most = calibration.find(f"{key}.cores.most")
        cores = float(context.compiled.machines.cores[row])
        if most is not None and cores > most.high:
            text = tr_format("{machine} has {cores} cores", machine=machine.name, cores=count(cores))
            remedy = tr_format("The role is known to use at most {cores}.", cores=count(most.value))
            yield Finding("cores-beyond-use", "note", machine.id, text, remedy, most.key)


RULES = (
    all_on_one_host,
    small_combined_role,
    unusable_memory,
    more_cores_than_useful,
    few_cores_for_role,
    single_machine,
    role_of_other_version,
    role_without_users,
    load_beside_roles,
)
