"""Findings about roles: missing, single, idle, all on one host, on a machine too small."""

from collections import defaultdict
from collections.abc import Iterator

from models.capacity.context import Context
from models.capacity.measures import core_ratios
from models.capacity.results import Finding
from models.plan.choices import ROLE_IDS, ROLES, label_of
from models.plan.entities import Server, Vm
from models.words import count, memory, trimmed

NEEDED = ("cas", "hub", "mailbox")


def users_without_role(context: Context) -> Iterator[Finding]:
    """Return a finding for each population that a role of the design does not reach."""
    compiled = context.compiled
    present = set(compiled.assignments.role.tolist())
    for row, population in enumerate(compiled.plan.populations):
        if sum(population.users.counts()) + population.mailboxes == 0:
            continue
        if not present:
            text = f"Nothing serves {population.name} yet"
            yield Finding("users-without-role", "warning", population.id, text, "Give machines of its site roles.")
            continue
        for role in NEEDED:
            role_row = ROLE_IDS.index(role)
            if role_row in present and compiled.serving[role_row].site_of[row] < 0:
                label = label_of(ROLES, role)
                text = f"{population.name} has no {label} server"
                remedy = f"Give a machine of its site the {label} role, or name a site that serves it."
                yield Finding("users-without-role", "warning", population.id, text, remedy)


def role_without_users(context: Context) -> Iterator[Finding]:
    """Return a note for each machine that has no role, or whose roles nobody uses."""
    for row, machine in context.exchange_machines():
        if not machine.roles:
            yield Finding(
                "no-role", "note", machine.id, f"{machine.name} has no role", "Give it one, or remove it from the plan."
            )
        elif context.evaluation.users[row] == 0.0:
            text = f"Nobody uses {machine.name}"
            yield Finding("role-without-users", "note", machine.id, text, "No population of its site is served by it.")


def single_machine(context: Context) -> Iterator[Finding]:
    """Return a note for each role of a site that one machine holds alone."""
    for (site, role), machines in _holders(context).items():
        if len(machines) == 1:
            label = label_of(ROLES, ROLE_IDS[role])
            text = f"{machines[0].name} is the only {label} server in {context.name_of_site(site)}"
            yield Finding(
                "single-machine", "note", machines[0].id, text, f"If it fails, the site has no {label} server."
            )


def all_on_one_host(context: Context) -> Iterator[Finding]:
    """Return a finding for each role of a site whose machines all stand on one host."""
    for (site, role), machines in _holders(context).items():
        hosts = {machine.host if isinstance(machine, Vm) else machine.id for machine in machines}
        if len(machines) > 1 and len(hosts) == 1:
            host = context.compiled.design.by_id[hosts.pop()]
            label = label_of(ROLES, ROLE_IDS[role])
            text = f"All {label} servers in {context.name_of_site(site)} stand on {host.name}"
            remedy = "Spread them over hosts: if this one fails, the role is gone."
            yield Finding("role-on-one-host", "warning", host.id, text, remedy, "ms-virtualizing-exchange")


def small_combined_role(context: Context) -> Iterator[Finding]:
    """Return a finding for each combined CAS and Hub machine that the tests advise against."""
    common = context.library.common
    cores, megabytes = common.get("combined-role.least_cores"), common.get("combined-role.least_memory_mb")
    best = common.get("combined-role.best_cores"), common.get("combined-role.best_memory_mb")
    for row, machine in context.exchange_machines():
        if not {"cas", "hub"} <= set(machine.roles):
            continue
        if context.compiled.machines.cores[row] <= cores.value or machine.memory_mb <= megabytes.value:
            text = f"{machine.name} is small for CAS and Hub together"
            remedy = (
                f"Not recommended with {count(cores.value)} cores or {memory(megabytes.value)} of memory or less; "
                f"{count(best[0].value)} cores and {memory(best[1].value)} are the tested optimum."
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
            text = f"{machine.name} has more memory than its cores can use"
            remedy = f"With {count(cores.value)} cores the CPU ends before {memory(megabytes.value)} are used."
            yield Finding("unusable-memory", "note", machine.id, text, remedy, cores.key)


def few_cores_for_role(context: Context) -> Iterator[Finding]:
    """Return a note for each site whose cores in a role lie below the ratio to its Mailbox cores."""
    names = {site.id: site.name for site in context.compiled.plan.sites}
    for measure in core_ratios(context):
        if measure.limit is not None and measure.value < measure.limit:
            text = f"{names[measure.subject]} has {trimmed(measure.value, 1)} {measure.label}"
            remedy = f"The usual ratio asks for {trimmed(measure.limit, 1)}; the measured costs decide."
            yield Finding("core-ratio", "note", measure.subject, text, remedy, measure.figures[0].key)


def more_cores_than_useful(context: Context) -> Iterator[Finding]:
    """Return a note for each machine with more cores than its roles make use of."""
    for row, machine in context.exchange_machines():
        if not machine.roles:
            continue
        key = machine.roles[0] if len(machine.roles) == 1 else "multi-role"
        most = context.library.calibration_of(machine.exchange).find(f"{key}.cores.most")
        cores = float(context.compiled.machines.cores[row])
        if most is not None and cores > most.high:
            text = f"{machine.name} has {count(cores)} cores"
            remedy = f"{count(most.value)} are the most that its role was found to make use of."
            yield Finding("cores-beyond-use", "note", machine.id, text, remedy, most.key)


RULES = (
    users_without_role,
    all_on_one_host,
    small_combined_role,
    unusable_memory,
    more_cores_than_useful,
    few_cores_for_role,
    single_machine,
    role_without_users,
)
