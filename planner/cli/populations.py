"""Import populations into a plan from message profiles, usage reports, mailbox exports and tracking logs."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from attrs import evolve

import resources
from models.errors import ChangeError, PlanFileError
from models.importers.population_change import (
    ADD,
    LEAVE,
    REPLACE,
    Choice,
    about_logs,
    change_of,
    suggested,
    told,
)
from models.importers.population_joining import LEVELS, joined
from models.importers.population_sites import joined_by_site
from models.plan.entities import Plan
from models.plan.file_names import PLAN_SUFFIXES
from planner.cli._opening import TargetIn, add_plan
from planner.cli._printing import print_json, print_table
from planner.cli._progress import progress
from planner.cli._targets import require_new, write_plan
from planner.presenters.population_rows import HEADINGS, number_cells, users_cell
from planner.presenters.samples import read_catalogue
from planner.session.opening import open_plan
from planner.session.population_reader import read_populations

ACTIONS = {ADD: "add", REPLACE: "update", LEAVE: "leave out"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    add_plan(parser)
    files = (
        "CSV of Generate-MessageProfile, a Microsoft 365 usage report, an export of Get-MailboxStatistics or "
        "Get-Mailbox, message tracking logs or their folder"
    )
    parser.add_argument("files", metavar="FILE", type=Path, nargs="+", help=files)
    parser.add_argument(
        "--output", metavar="PLAN2", type=TargetIn(*PLAN_SUFFIXES), help="write the plan with the populations"
    )
    parser.add_argument(
        "--site",
        metavar="NAME",
        default="",
        help="site for populations without one; created if missing",
    )
    parser.add_argument(
        "--by", choices=LEVELS, default=LEVELS[0],
        help="create one population per server, per database, per site, or for all, if the files name them; per site "
        "joins servers with the sites of a message profile where the plan has these servers (default: server)",
    )  # fmt: skip
    parser.add_argument("--add", action="store_true", help="add all populations instead of updating existing ones")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after printing the populations.

    Raises
    ------
    PlanFileError
        If a file cannot be read, or it is not clear where a population belongs.
    """
    plan = open_plan(arguments.plan).plan
    target = arguments.output
    replacing = None if target is None else require_new(target)
    with progress() as told_so_far:
        found = read_populations(arguments.files, told_so_far)
    by_site = arguments.by == "site"
    whole = joined_by_site(plan, found, arguments.site) if by_site else joined(found, arguments.by)
    choices = suggested(plan, whole.drafts, arguments.site)
    if arguments.add:
        choices = tuple(
            evolve(choice, action=ADD if choice.can_be_added and not choice.draft.is_elsewhere else LEAVE)
            for choice in choices
        )
    sentences = whole.sentences if target is not None else (*whole.sentences, *about_logs(plan, choices))
    if target is not None and replacing is not None:
        _require_sites(choices)
        write_plan(_changed(plan, choices), target, replacing)
        sentences = (*sentences, *told(plan, choices, read_catalogue(resources.folder())))
    if arguments.json:
        print_json({"populations": [_as_json(plan, choice) for choice in choices], "sentences": list(sentences)})
        return 0
    heading = ("Population", "Site", "Action", *HEADINGS, "Users")
    print_table([heading, *(_cells(plan, choice) for choice in choices)], right=range(3, 3 + len(HEADINGS)))
    for sentence in sentences:
        print(sentence)
    return 0


def _require_sites(choices: Sequence[Choice]) -> None:
    for choice in choices:
        if choice.action == ADD and not choice.is_ready:
            raise PlanFileError(f"{choice.draft.name}: the files do not say its site; give --site NAME.")


def _changed(plan: Plan, choices: Sequence[Choice]) -> Plan:
    try:
        return change_of(plan, choices, read_catalogue(resources.folder())).apply(plan)
    except ChangeError as error:
        raise PlanFileError(str(error)) from error


def _site(plan: Plan, choice: Choice) -> str:
    return next((site.name for site in plan.sites if site.id == choice.site), choice.new_site)


def _updated(plan: Plan, choice: Choice) -> str:
    found = (population.name for population in plan.populations if population.id == choice.population)
    return next(found, "") if choice.action == REPLACE else ""


def _cells(plan: Plan, choice: Choice) -> tuple[str, ...]:
    action = f"{ACTIONS[choice.action]} {_updated(plan, choice)}".rstrip()
    return choice.draft.name, _site(plan, choice) or "?", action, *number_cells(choice.draft), users_cell(choice.draft)


def _as_json(plan: Plan, choice: Choice) -> dict[str, Any]:
    draft = choice.draft
    means = {"message_kb": draft.message_kb, "mailbox_mb": draft.mailbox_mb, "items": draft.items}
    return {
        "name": draft.name,
        "site": _site(plan, choice) or None,
        "new_site": bool(choice.new_site),
        "action": choice.action,
        "updates": choice.population if choice.action == REPLACE else None,
        "mailboxes": draft.mailboxes,
        "messages_per_day": draft.messages_per_day,
        **{name: mean.value if mean else None for name, mean in means.items()},
        "users": dict(draft.users) or None,
        "messages_s": draft.messages_s,
    }
