"""Print the database availability groups of a plan: failures, disks and copies, as tables, CSV or PowerShell text."""

import argparse
from collections.abc import Mapping

from models.capacity.dags.failure_names import lost_words, what_fails
from models.capacity.dags.homes import home_sentences
from models.capacity.dags.results import ON_DAY, DagNumbers, dags_of
from models.capacity.dags.survival import outcome_words, survival_of, survival_sentence
from models.capacity.results import Gauge
from models.exporters.cells import MARK
from models.exporters.dag_tables import TABLES, csv_text
from models.exporters.powershell import script_of
from models.plan.entities import Design
from planner.cli._dags import dag_as_json
from planner.cli._opening import add_design, add_plan, chosen_design, evaluated, opened
from planner.cli._printing import print_json, print_table
from planner.presenters.dag_failures import tightest_words
from planner.presenters.numbers import count, percent

HEADING = ("What fails", "Busiest", "CPU", "Memory", "Active databases", "Not served", "Votes", "Outcome")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    add_plan(parser)
    add_design(parser)
    output = parser.add_mutually_exclusive_group()
    output.add_argument("--csv", choices=TABLES, help="print one of the tables as CSV")
    output.add_argument(
        "--powershell",
        action="store_true",
        help="print commands for the Exchange Management Shell; nothing is run",
    )
    output.add_argument("--json", action="store_true", help="print JSON")


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after printing the groups of a design."""
    plan, library = opened(arguments.plan)
    numbers = evaluated(arguments.plan, plan, library)
    design = chosen_design(arguments.plan, plan, arguments.design)
    groups = dags_of(numbers[design.id])
    if arguments.csv:
        # Standard output has line ends of its own, and a mark would stand before the first heading.
        print(csv_text(plan, design, groups, arguments.csv).removeprefix(MARK).replace("\r\n", "\n"), end="")
    elif arguments.powershell:
        print(script_of(design, groups).replace("\r\n", "\n"), end="")
    elif arguments.json:
        print_json({"design": design.id, "dags": [dag_as_json(design, group) for group in groups.values()]})
    else:
        for group in groups.values():
            _print_group(design, group, {site.id: site.name for site in plan.sites})
        if not groups:
            print(f"{design.name} has no database availability group.")
    return 0


def _print_group(design: Design, group: DagNumbers, sites: Mapping[str, str]) -> None:
    dag = group.dag
    print(f"{dag.name}: {count(dag.databases)} databases, {dag.copies} copies, {count(group.mailboxes)} mailboxes")
    _print_failures(design, group, sites)
    for sentence in home_sentences(group, sites):
        print(sentence)
    if group.lacks_copies:
        print("The CPU does not count passive copies: the per-protocol costs in use do not include them.")
    print(f"Disk space: {_words(group.capacity)}; disk operations in the worst failure: {_words(group.operations)}")
    if tightest_words(group):
        print(f"Tightest: {tightest_words(group)}")
    for measure in group.measures:
        limit = "" if measure.limit is None else f" (limit {count(measure.limit)})"
        value = f"{measure.value:,.1f}" if measure.unit else count(measure.value)
        print(f"{measure.label}: {value} {measure.unit}{limit}".replace("  ", " ").rstrip())
    for here, there, flow in group.replication:
        print(f"Log shipping from {sites[here]} to {sites[there]}: {flow:,.1f} Mbit/s in the peak hour")
    if group.room is not None:
        print(f"{_room(group.room)}; limited by: {ON_DAY[group.limit]}")
    if group.site_room is not None:
        print(f"With any one site lost: {_room(group.site_room).lower()}")
    print()


def _print_failures(design: Design, group: DagNumbers, sites: Mapping[str, str]) -> None:
    names = {machine.id: machine.name for machine in design.machines} | dict(sites)
    rows: list[tuple[str, ...]] = [HEADING]
    for row in group.rows:
        failed = what_fails(row.failed, row.site, names) or "nothing"
        least, most = row.active
        active = count(least) if least == most else f"{count(least)} to {count(most)}"
        votes = f"{row.votes} ({row.needed} needed)"
        busiest, uses = names.get(row.busiest or "", "–"), (_words(row.cpu), _words(row.memory))
        rows.append((failed, busiest, *uses, active, count(row.lost), votes, outcome_words(row, group)))
    print_table(rows, right=(2, 3, 4, 5))
    print(f"{survival_sentence(survival_of(group))}.")
    if group.dag.failures:
        print(f"Worst failure: {lost_words(group.worst.failed, '', names)}, CPU {_words(group.worst.cpu)}")
    if group.worst_site is not None:
        site = group.worst_site
        what = outcome_words(site, group) if site.lost else f"CPU {_words(site.cpu)}"
        print(f"Worst loss of a site: {sites[site.site]}, {what}")


def _room(mailboxes: int) -> str:
    return f"Room for {count(mailboxes)} mailboxes" if mailboxes >= 0 else f"{count(-mailboxes)} mailboxes too many"


def _words(gauge: Gauge) -> str:
    if gauge.utilization is None or gauge.low is None or gauge.high is None:
        return "no data"
    low, high = percent(gauge.low), percent(gauge.high)
    text = percent(gauge.utilization)
    return text if low == high else f"{text} ({low.removesuffix(' %')} to {high})"
