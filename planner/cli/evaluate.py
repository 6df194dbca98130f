"""Print the utilization, ceilings, bottleneck and headroom of each machine, and the findings."""

import argparse
from typing import Any

from models.capacity.dags.member_gauges import STORAGE, gauges_of, limiter_day_of, limiter_of, room_of
from models.capacity.dags.results import dags_of
from models.capacity.grouping import Group, group_name, grouped
from models.capacity.results import Evaluation, Finding, Gauge, Response
from models.capacity.rules.catalogue import several_words
from models.plan.entities import Design, Plan
from models.plan.kinds import is_off
from models.plan.queries import mailboxes_of_plan, people_of_plan
from planner.cli._dags import dag_as_json
from planner.cli._findings import add_findings, print_findings
from planner.cli._opening import add_json, add_plan, chosen_design, evaluated, opened
from planner.cli._printing import print_json, print_table
from planner.presenters.dag_cards import DagCard, dag_card
from planner.presenters.numbers import count, percent
from planner.presenters.status import people_text

SYMBOLS = {"ok": "", "high": " ▲", "over": " ✖", "extrapolated": " ~", "no data": ""}
HEADINGS = {"cpu": "CPU", "memory": "Memory", STORAGE: "Storage", "disk": "Disk", "network": "Network"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    add_plan(parser)
    parser.add_argument("--design", metavar="ID", help="only this design")
    add_findings(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after printing the numbers of the plan's designs."""
    plan, library = opened(arguments.plan)
    numbers = evaluated(arguments.plan, plan, library)
    designs = [chosen_design(arguments.plan, plan, arguments.design)] if arguments.design else list(plan.designs)
    if arguments.json:
        in_plan = {"users": people_of_plan(plan), "mailboxes": mailboxes_of_plan(plan)}
        print_json({**in_plan, "designs": [_as_json(design, numbers[design.id]) for design in designs]})
    else:
        for design in designs:
            _print_design(plan, design, numbers[design.id])
            print_findings(plan, design, numbers[design.id], library, arguments)
            print()
    return 0


def _as_json(design: Design, evaluation: Evaluation) -> dict[str, Any]:
    return {
        "id": design.id,
        **_served_as_json(evaluation),
        "machines": [
            {
                "id": machine.id,
                "resources": {name: _gauge_as_json(gauge) for name, gauge in gauges_of(evaluation, machine.id).items()},
                "limiter": limiter_of(evaluation, machine.id),
                "limiter_day": limiter_day_of(evaluation, machine.id),
                "room_users": room_of(evaluation, machine.id),
                "users": evaluation.users_of(machine.id),
                "mailboxes": evaluation.mailboxes_of(machine.id),
            }
            for machine in design.machines
        ],
        "dags": [dag_as_json(design, group) for group in dags_of(evaluation).values()],
        "response": [_response_as_json(response) for response in evaluation.responses],
        "findings": [finding_as_json(finding) for finding in evaluation.findings],
        "groups": [_group_as_json(group) for group in grouped(evaluation.findings)],
    }


def _served_as_json(evaluation: Evaluation) -> dict[str, Any]:
    return {
        "sites": [
            {"id": key, "users": site.users, "mailboxes": site.mailboxes} for key, site in evaluation.sites.items()
        ],
        "complete": evaluation.is_complete,
        "gaps": [{"population": gap.population, "role": gap.role} for gap in evaluation.gaps],
    }


def _group_as_json(group: Group) -> dict[str, Any]:
    return {
        "group": group.name,
        "rule": group.rule,
        "severity": group.severity,
        "about": group.about,
        "subjects": [finding.subject for finding in group.findings],
        "text": _text_of(group),
    }


def _text_of(group: Group) -> str:
    number = len(group.findings)
    return group.findings[0].text if number == 1 else several_words(group.rule, number, group.about)


def _gauge_as_json(gauge: Gauge) -> dict[str, Any]:
    return {
        "utilization": gauge.utilization,
        "low": gauge.low,
        "high": gauge.high,
        "ceiling": gauge.ceiling,
        "state": gauge.state,
    }


def _response_as_json(response: Response) -> dict[str, Any]:
    return {
        "population": response.population,
        "protocol": response.protocol,
        "p95_ms": response.p95_ms,
        "low": response.low,
        "high": response.high,
        "state": response.state,
    }


def finding_as_json(finding: Finding) -> dict[str, Any]:
    """Return a finding as the JSON form has it."""
    text = f"{finding.text}. {finding.remedy}".strip()
    return {
        "rule": finding.rule,
        "severity": finding.severity,
        "subject": finding.subject,
        "text": text,
        "about": finding.about,
        "group": group_name(finding),
        "users": finding.users,
        "source": finding.source,
    }


def _print_design(plan: Plan, design: Design, evaluation: Evaluation) -> None:
    print(f"{plan.title or 'Plan'}: {design.name}")
    print(people_text(plan))
    shown = HEADINGS if design.dags else [name for name in HEADINGS if name != STORAGE]
    rows = [("Machine", *(HEADINGS[name] for name in shown), "Limiter", "Headroom")]
    for machine in design.machines:
        of_resources = gauges_of(evaluation, machine.id)
        gauges = [_words(of_resources[resource]) if resource in of_resources else "–" for resource in shown]
        room = room_of(evaluation, machine.id)
        left = "–" if room is None else f"{count(room)} users"
        name = f"{machine.name} (off)" if is_off(machine) else machine.name
        rows.append((name, *gauges, limiter_of(evaluation, machine.id) or "–", left))
    print_table(rows, right=(*range(1, len(shown) + 1), len(shown) + 2))
    for dag in design.dags:
        print(_group_line(dag_card(dag, plan, evaluation)))
    for response in evaluation.responses:
        if response.p95_ms is not None:
            print(_answered(response))
        elif response.state != "no data":
            print(
                f"{response.protocol} users of {response.population}: answers keep getting slower, the CPU is saturated"
            )


def _group_line(card: DagCard) -> str:
    """Return what `planner dag` says in full, in one line."""
    failures = ", ".join(filter(None, (card.failures, card.failures_note)))
    use = f"{card.about}: {card.gauge.text}{SYMBOLS[card.gauge.state]}"
    band = f" ({card.band})" if card.band else ""
    worst = ", ".join(filter(None, (f"{use}{band}", card.lost)))
    return f"{card.name}: {'; '.join(filter(None, (failures, worst, card.limit)))}"


def _answered(response: Response) -> str:
    high = "unbounded" if response.high is None else f"{response.high:.0f}"
    low = "unbounded" if response.low is None else f"{response.low:.0f}"
    beyond = ", extrapolated" if response.state == "extrapolated" else ""
    who = f"{response.protocol} users of {response.population}"
    return f"95 % of {who} are answered in {response.p95_ms:.0f} ms ({low} to {high}{beyond})"


def _words(gauge: Gauge) -> str:
    if gauge.utilization is None or gauge.low is None or gauge.high is None:
        return "–"
    text = percent(gauge.utilization) + SYMBOLS[gauge.state]
    low, high = percent(gauge.low), percent(gauge.high)
    return text if low == high else f"{text} ({low.removesuffix(' %')} to {high})"
