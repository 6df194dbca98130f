"""Findings about users who are not served, or are answered slowly."""

from collections.abc import Iterator

from models.calibration.figures import Figure
from models.calibration.heads import CLIENT_ACCESS, STORE
from models.capacity.context import Context
from models.capacity.results import Finding
from models.plan.choices import ROLES, label_of
from models.plan.entities import Population
from models.plan.kinds import runs_roles
from models.plan.queries import people_of
from models.words import all_of, any_of, count, tr_count, tr_format


def not_served(context: Context) -> Iterator[Finding]:
    """Return a finding for each population that is not served in a role that it needs: more severe than any ceiling."""
    plan = context.compiled.plan
    populations = {population.id: population for population in plan.populations}
    lacking: dict[str, list[str]] = {}
    for gap in context.evaluation.gaps:
        if not gap.served_from:
            lacking.setdefault(gap.population, []).append(label_of(ROLES, gap.role))
    for key, roles in lacking.items():
        population, everybody = populations[key], float(people_of(populations[key]))
        users = tr_count(people_of(population), "{count} user", "{count} users")
        text = tr_format(
            "“{population}” ({users}) has no {roles} server", population=population.name, users=users,
            roles=any_of(roles),
        )  # fmt: skip
        remedy = tr_format(
            "Assign {roles} to machines at the site, or let another site serve these users.", roles=all_of(roles)
        )
        yield Finding("users-without-role", "error", key, text, remedy, users=everybody)


def not_reached(context: Context) -> Iterator[Finding]:
    """Return a finding for each population that is served from a site to which no link leads."""
    plan = context.compiled.plan
    names = {site.id: site.name for site in plan.sites}
    populations = {population.id: population for population in plan.populations}
    for gap in context.evaluation.gaps:
        if gap.served_from:
            population, label = populations[gap.population], label_of(ROLES, gap.role)
            text = tr_format(
                "There is no link from “{population}” to its {role} server", population=population.name, role=label
            )
            remedy = tr_format("The servers are at {site}; add the links to that site.", site=names[gap.served_from])
            users = float(people_of(population))
            yield Finding("missing-link", "error", population.id, text, remedy, about=gap.role, users=users)


def slow_response(context: Context) -> Iterator[Finding]:
    """Return a finding for each population whose answers take longer than the documents allow."""
    populations = {population.id: population for population in context.compiled.plan.populations}
    for response in context.evaluation.responses:
        if response.state != "over":
            continue
        population = populations[response.population]
        text = tr_format(
            "Response times of “{population}” keep growing: the CPU is saturated", population=population.name
        )
        if response.p95_ms is not None:
            time = count(response.p95_ms)
            text = tr_format(
                "“{population}”: 95 % of responses take up to {time} ms", population=population.name, time=time
            )
        limit = _limit(context, population)
        remedy = tr_format("The limit in the tests is {limit} ms.", limit=count(limit.value))
        users = float(people_of(population))
        yield Finding("slow-response", "warning", population.id, text, remedy, limit.key, response.protocol, users)


def _limit(context: Context, population: Population) -> Figure:
    """Return the limit of the tests for a population whose answers have one."""
    machines = (context.machine(int(row)) for row in context.evaluation.serving[population.site])
    limits = (
        context.library.calibration_of(machine.exchange).find("mailbox.response.limit_ms")
        for machine in machines
        if runs_roles(machine) and STORE in context.duties_of(machine)
    )
    return next(limit for limit in limits if limit is not None)


def activesync_alone(context: Context) -> Iterator[Finding]:
    """Return a finding for each population with more ActiveSync users than users of other clients."""
    for population in context.compiled.plan.populations:
        devices = population.users.activesync
        others = sum(population.users.counts()) - devices
        if devices > others and _is_cost_of_both(context, population):
            text = tr_count(
                others,
                "“{population}” has {devices} ActiveSync users but only {count} user of other clients",
                "“{population}” has {devices} ActiveSync users but only {count} users of other clients",
                population=population.name, devices=count(devices),
            )  # fmt: skip
            remedy = tr_format(
                "The measured cost is what ActiveSync adds to an Outlook user: count these users under both."
            )
            yield Finding("activesync-alone", "warning", population.id, text, remedy, users=float(devices - others))


def _is_cost_of_both(context: Context, population: Population) -> bool:
    """Return whether the cost of ActiveSync, where a population is served, is what it adds to an Outlook user."""
    rows = context.evaluation.serving.get(population.site, ())
    machines = (context.machine(int(row)) for row in rows)
    versions = {
        machine.exchange for machine in machines if runs_roles(machine) and CLIENT_ACCESS in context.duties_of(machine)
    }
    return any(context.library.calibration_of(version).find("cas.cpu.activesync") for version in versions)


def more_clients_than_mailboxes(context: Context) -> Iterator[Finding]:
    """Return a finding for each population with more users of one client than it has mailboxes."""
    for population in context.compiled.plan.populations:
        most = max(population.users.counts())
        if most > population.mailboxes:
            text = tr_format(
                "“{population}” has {mailboxes} but {users} users of one client", population=population.name,
                mailboxes=tr_count(population.mailboxes, "{count} mailbox", "{count} mailboxes"), users=count(most),
            )  # fmt: skip
            remedy = tr_format(
                "Memory and disk load of Mailbox servers depend on the mailboxes; enter their actual number."
            )
            yield Finding("few-mailboxes", "warning", population.id, text, remedy, users=float(most))


def mailboxes_without_clients(context: Context) -> Iterator[Finding]:
    """Return a note for each population of which few mailboxes have a user of any client."""
    least = context.library.common.get("population.least_users")
    for population in context.compiled.plan.populations:
        users, mailboxes = people_of(population), population.mailboxes
        if 0 < users < mailboxes * least.value:
            text = tr_count(
                users,
                "“{population}” has {mailboxes} mailboxes but only {count} user",
                "“{population}” has {mailboxes} mailboxes but only {count} users",
                population=population.name, mailboxes=count(mailboxes),
            )  # fmt: skip
            remedy = tr_format(
                "Client load depends on the users of each protocol: enter them if more people use these mailboxes."
            )
            yield Finding("few-users", "note", population.id, text, remedy, least.key, users=float(mailboxes - users))


RULES = (
    not_served, not_reached, slow_response, activesync_alone, more_clients_than_mailboxes, mailboxes_without_clients,
)  # fmt: skip
