"""Findings about roles: missing, single, idle, all on one host, on a machine too small."""

from collections import defaultdict
from collections.abc import Iterator

from models.capacity.context import Context
from models.capacity.measures import core_ratios
from models.capacity.results import Finding
from models.plan.choices import ROLE_IDS, ROLES, label_of
from models.plan.entities import Server, Vm
from models.words import count, memory, say, trimmed


def role_without_users(context: Context) -> Iterator[Finding]:
    """Return a note for each machine that has no role, or whose roles nobody uses."""
    for row, machine in context.exchange_machines():
        if not machine.roles:
            text = say("{machine} has no role", machine=machine.name)
            remedy = say("What it takes is not known. Give it a role, or remove it from the plan.")
            yield Finding("no-role", "note", machine.id, text, remedy)
        elif context.evaluation.users[row] == 0.0 and context.evaluation.mailboxes[row] == 0.0:
            text = say("Nobody uses {machine}", machine=machine.name)
            remedy = say("No population of its site is served by it.")
            yield Finding("role-without-users", "note", machine.id, text, remedy)


def single_machine(context: Context) -> Iterator[Finding]:
    """Return a note for each role of a site that one machine holds alone."""
    for (site, role), machines in _holders(context).items():
        if len(machines) == 1:
            label = label_of(ROLES, ROLE_IDS[role])
            name, site_name = machines[0].name, context.name_of_site(site)
            text = say("{machine} is the only {role} server in {site}", machine=name, role=label, site=site_name)
            remedy = say("If it fails, the site has no {role} server.", role=label)
            yield Finding("single-machine", "note", machines[0].id, text, remedy, about=ROLE_IDS[role])


def all_on_one_host(context: Context) -> Iterator[Finding]:
    """Return a finding for each role of a site whose machines all stand on one host."""
    for (site, role), machines in _holders(context).items():
        hosts = {machine.host if isinstance(machine, Vm) else machine.id for machine in machines}
        if len(machines) > 1 and len(hosts) == 1:
            host = context.compiled.design.by_id[hosts.pop()]
            label = label_of(ROLES, ROLE_IDS[role])
            site_name = context.name_of_site(site)
            text = say("All {role} servers of {site} run on {host}", role=label, site=site_name, host=host.name)
            remedy = say("Spread them over hosts: if this one fails, the role is gone.")
            source = "ms-virtualizing-exchange"
            yield Finding("role-on-one-host", "warning", host.id, text, remedy, source, ROLE_IDS[role])


def small_combined_role(context: Context) -> Iterator[Finding]:
    """Return a finding for each combined CAS and Hub machine that the tests advise against."""
    common = context.library.common
    cores, megabytes = common.get("combined-role.least_cores"), common.get("combined-role.least_memory_mb")
    best = common.get("combined-role.best_cores"), common.get("combined-role.best_memory_mb")
    for row, machine in context.exchange_machines():
        if not {"cas", "hub"} <= set(machine.roles):
            continue
        if context.compiled.machines.cores[row] <= cores.value or machine.memory_mb <= megabytes.value:
            text = say("{machine} is small for CAS and Hub together", machine=machine.name)
            remedy = say(
                "Not recommended with {cores} cores or {memory} of memory or less; {best_cores} cores and "
                "{best_memory} are the tested optimum.",
                cores=count(cores.value),
                memory=memory(megabytes.value),
                best_cores=count(best[0].value),
                best_memory=memory(best[1].value),
            )
            yield Finding("small-combined-role", "warning", machine.id, text, remedy, cores.key)


def _holders(context: Context) -> dict[tuple[int, int], list[Server | Vm]]:
    rows = context.compiled.assignments
    holders: dict[tuple[int, int], list[Server | Vm]] = defaultdict(list)
    for index in range(len(rows.machine)):
        machine = context.machine(int(rows.machine[index]))
        assert isinstance(machine, Server | Vm)  # noqa: S101 - hosts hold no roles
        holders[int(rows.site[index]), int(rows.role[index])].append(machine)
    return holders


def unusable_memory(context: Context) -> Iterator[Finding]:
    """Return a note for each combined CAS and Hub machine whose memory its cores cannot put to use."""
    common = context.library.common
    cores, megabytes = common.get("combined-role.idle_memory_cores"), common.get("combined-role.idle_memory_mb")
    for row, machine in context.exchange_machines():
        few = context.compiled.machines.cores[row] <= cores.value
        if set(machine.roles) == {"cas", "hub"} and few and machine.memory_mb >= megabytes.value:
            text = say("{machine} has more memory than its cores can use", machine=machine.name)
            remedy = say(
                "With {cores} cores the CPU ends before {memory} are used.",
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
            text = say("{site}: {label}: {cores}", site=site, cores=held, label=measure.label)
            remedy = say(
                "{cores} are recommended. What counts is the measured cost of the users.",
                cores=trimmed(measure.limit, 1),
            )
            yield Finding("core-ratio", "note", measure.subject, text, remedy, measure.figures[0].key, measure.key)


def more_cores_than_useful(context: Context) -> Iterator[Finding]:
    """Return a note for each machine with more cores than its roles make use of."""
    for row, machine in context.exchange_machines():
        if not machine.roles:
            continue
        key = machine.roles[0] if len(machine.roles) == 1 else "multi-role"
        most = context.library.calibration_of(machine.exchange).find(f"{key}.cores.most")
        cores = float(context.compiled.machines.cores[row])
        if most is not None and cores > most.high:
            text = say("{machine} has {cores} cores", machine=machine.name, cores=count(cores))
            remedy = say("{cores} are the most that its role was found to make use of.", cores=count(most.value))
            yield Finding("cores-beyond-use", "note", machine.id, text, remedy, most.key)


RULES = (
    all_on_one_host,
    small_combined_role,
    unusable_memory,
    more_cores_than_useful,
    few_cores_for_role,
    single_machine,
    role_without_users,
)
