"""The user populations of a plan as a table of its report: what all numbers are for."""

from attrs import frozen

from models.plan.choices import PROTOCOLS
from models.plan.entities import Plan, Population
from models.words import count, memory, tr_format, translate, trimmed
from planner.presenters.numbers import NO_DATA

# The columns of numbers.
RIGHT = (2, 3, 4, 5)


@frozen
class PopulationTable:
    """The heads of the columns, a row of texts for each population, and which columns are numbers."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    right: tuple[int, ...] = RIGHT


def population_table(plan: Plan) -> PopulationTable | None:
    """Return the populations of a plan; None where it has none."""
    if not plan.populations:
        return None
    sites = {site.id: site.name for site in plan.sites}
    head = (
        tr_format("Population"), tr_format("Site"), tr_format("Mailboxes"), tr_format("Messages per day"),
        tr_format("Message size"), tr_format("Mailbox size"), tr_format("Clients"),
    )  # fmt: skip
    return PopulationTable(head, tuple(_row(each, sites[each.site]) for each in plan.populations))


def _row(each: Population, site: str) -> tuple[str, ...]:
    users = zip(PROTOCOLS, each.users.counts(), strict=True)
    clients = [f"{translate(protocol.label)} {count(number)}" for protocol, number in users if number]
    return (
        each.name,
        site,
        count(each.mailboxes),
        trimmed(each.messages_per_day, 1),
        f"{trimmed(each.message_kb, 1)} KB",
        memory(each.mailbox_mb),
        ", ".join(clients) or NO_DATA,
    )
