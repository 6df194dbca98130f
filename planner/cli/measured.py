"""Compare a performance log with a plan: measured and predicted load of each machine."""

import argparse
import re
from pathlib import Path
from typing import Any

from attrs import evolve

import resources
from models.calibration.library import Library
from models.comparisons.calibrating import (
    FitChoices,
    calibrate,
    counters_to_record,
    expected_uses,
    read_calibration_rules,
)
from models.comparisons.hours import ALL_DAY, HOURS_A_DAY, Hours
from models.comparisons.measured import (
    STATISTICS,
    USUAL_STATISTIC,
    MeasuredBeside,
    MeasuredRow,
    joined,
    measured_beside,
    measured_uses,
)
from models.comparisons.role_fits import RoleFit, kept_figures
from models.errors import PlanError, PlanFileError
from models.plan.entities import Design, Plan
from models.plan.file_names import PLAN_SUFFIXES
from models.plan.overriding import keep_figures
from models.words import tr_count, tr_format, tr_noop, translate
from planner.cli._fitting import fits_as_json, print_fits
from planner.cli._opening import (
    TargetIn,
    add_design,
    add_json,
    add_plan,
    chosen_design,
    evaluated,
    id_meant,
    naming,
    opened,
)
from planner.cli._printing import print_json, print_table
from planner.cli._targets import require_new, write_plan
from planner.presenters.calibration import reason_of
from planner.presenters.measured import MINUTES, STATISTIC_WORDS, unknown_words, unmatched_words
from planner.presenters.measured_values import VERDICT_WORDS, band_words
from planner.presenters.numbers import percent
from planner.presenters.status import RESOURCE_WORDS
from planner.session.log_process import MeasuredLog, read_log_in_process, together

HOURS = re.compile(
    r"(?P<first_h>\d{1,2})(:(?P<first_min>[0-5]\d))?-(?P<last_h>\d{1,2})(:(?P<last_min>[0-5]\d))?", re.ASCII
)
HEADING = (
    tr_noop("Machine"), tr_noop("Resource"), tr_noop("Predicted"), tr_noop("Mean"), tr_noop("95th percentile"),
    tr_noop("Peak"), tr_noop("Windows"), tr_noop("For the counted users"), tr_noop("Verdict"),
)  # fmt: skip


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    add_plan(parser)
    logs = "logs of PerfMon as CSV or TSV, or of esxtop -b, read together"
    parser.add_argument("logs", metavar="LOG", type=Path, nargs="*", help=logs)
    parser.add_argument("--counters", action="store_true", help="only print the counters to record, for logman -cf")
    add_design(parser)
    parser.add_argument(
        "--map", metavar="NAME=MACHINE", type=_pair, action="append", default=[],
        help="the machine, by id or name, that a name in the log refers to, if the names differ",
    )  # fmt: skip
    parser.add_argument(
        "--statistic", choices=STATISTICS, default=USUAL_STATISTIC,
        help="statistic of the 15-minute windows to compare with the predicted range (default: p95)",
    )  # fmt: skip
    parser.add_argument(
        "--hours", metavar="FROM-TO", type=_hours, default=ALL_DAY,
        help="hours of the day to include, such as 8-18 or 7:30-17:45; 22-4 spans midnight (default: all)",
    )  # fmt: skip
    parser.add_argument("--weekdays", action="store_true", help="include Monday to Friday only")
    parser.add_argument("--fit", action="store_true", help="fit the published figures of each role to the log as well")
    parser.add_argument(
        "--keep", metavar="TARGET", type=TargetIn(*PLAN_SUFFIXES),
        help="write the plan with those fitted figures that the log determines (needs --fit)",
    )  # fmt: skip
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after printing what was measured beside what is calculated.

    Raises
    ------
    PlannerError
        If the plan or the log cannot be read, or a name stands for no machine.
    """
    plan, library = opened(arguments.plan)
    if arguments.counters or not arguments.logs:
        return _print_counters(arguments, plan, library)
    numbers = evaluated(arguments.plan, plan, library)
    design = chosen_design(arguments.plan, plan, arguments.design)
    with naming(arguments.plan):
        named = _named(design, arguments.map)
    log = together([read_log_in_process(path) for path in arguments.logs])
    sampled = joined(log.sampled)
    calibration = read_calibration_rules(resources.folder())
    hours = evolve(arguments.hours, weekdays=arguments.weekdays)
    found = measured_beside(
        design,
        numbers[design.id],
        measured_uses(design, sampled, calibration.counters, named),
        arguments.statistic,
        hours,
        expected=expected_uses(plan, design.id, library, sampled, calibration, named),
    )
    roles: tuple[RoleFit, ...] = ()
    if arguments.fit:
        roles = calibrate(plan, design.id, library, sampled, calibration, named, FitChoices(hours=hours))
    if arguments.keep is not None:
        _keep(arguments, plan, design, roles, log.name)
    if arguments.json:
        fits = {"fits": fits_as_json(roles)} if arguments.fit else {}
        print_json(_as_json(found, log, arguments.statistic, hours) | fits)
        return 0
    _print(design, found, log, arguments.statistic)
    if arguments.fit:
        print_fits(roles, design)
    return 0


def _print_counters(arguments: argparse.Namespace, plan: Plan, library: Library) -> int:
    if not arguments.counters:
        raise PlanFileError(tr_format("name a log, or ask for --counters."))
    design = chosen_design(arguments.plan, plan, arguments.design)
    for path in counters_to_record(design, library, read_calibration_rules(resources.folder())):
        print(path)
    return 0


def _keep(arguments: argparse.Namespace, plan: Plan, design: Design, roles: tuple[RoleFit, ...], log_name: str) -> None:
    """Write the plan with the factors that were learnt from the log."""
    if not arguments.fit:
        raise PlanFileError(tr_format("--keep needs --fit."))
    names = {machine.id: machine.name for machine in design.machines}
    told = [(role, factor) for role in roles for factor in role.factors if role.is_worth_keeping(factor)]
    if not told:
        raise PlanFileError(tr_format("the log determines no figure, so there is nothing to keep."))
    kept = kept_figures(told, lambda role, factor: reason_of(role, factor, log_name, names))
    write_plan(keep_figures(plan, kept).apply(plan), arguments.keep, require_new(arguments.keep))


def _named(design: Design, pairs: list[tuple[str, str]]) -> dict[str, str]:
    named: dict[str, str] = {}
    for name, given in pairs:
        identifier = id_meant(given, design.machines)
        if identifier not in design.by_id:
            raise PlanError("", tr_format("there is no machine with the id '{id}'.", id=identifier))
        if identifier in named.values():
            raise PlanError("", tr_format("two names in the log are matched to '{id}'; give only one.", id=identifier))
        named[name] = identifier
    return named


def _pair(text: str) -> tuple[str, str]:
    name, _, identifier = text.partition("=")
    if not name or not identifier:
        raise argparse.ArgumentTypeError(f"write it as NAME=MACHINE, as in EX01=server-1; it is '{text}'.")
    return name, identifier


def _hours(text: str) -> Hours:
    found = HOURS.fullmatch(text)
    if found is None:
        raise argparse.ArgumentTypeError(f"write it as FROM-TO, as in 8-18 or 7:30-17:45; it is '{text}'.")
    hours = [int(found[f"{end}_h"]) + int(found[f"{end}_min"] or 0) / MINUTES for end in ("first", "last")]
    if max(hours) > HOURS_A_DAY or hours[0] == hours[1]:
        raise argparse.ArgumentTypeError(f"the hours are 0 to 24, and two different ones; it is '{text}'.")
    return Hours(first=hours[0], last=hours[1])


def _print(design: Design, found: MeasuredBeside, log: MeasuredLog, statistic: str) -> None:
    outside = sum(row.verdict in {"above", "below"} for row in found.rows)
    print(
        tr_count(
            len(found.rows),
            "{count} measured value, {outside} outside the predicted range, by the {statistic} of 15-minute windows.",
            "{count} measured values, {outside} outside the predicted range, by the {statistic} of 15-minute "
            "windows.",
            outside=outside, statistic=translate(STATISTIC_WORDS[statistic]),
        )
    )  # fmt: skip
    if log.skipped:
        print(tr_count(log.skipped, "{count} truncated line was left out.", "{count} truncated lines were left out."))
    names = {machine.id: machine.name for machine in design.machines}
    if found.rows:
        print_table(
            [tuple(map(translate, HEADING)), *(_cells(row, names) for row in found.rows)], right=(3, 4, 5, 6, 7)
        )
    if found.unmatched:
        print(unmatched_words(found.unmatched))
    if not log.sampled:
        print(unknown_words())


def _cells(row: MeasuredRow, names: dict[str, str]) -> tuple[str, ...]:
    values = (percent(row.values[name]) for name in STATISTICS)
    what = translate(RESOURCE_WORDS[row.resource])
    verdict = translate(VERDICT_WORDS[row.verdict])
    return (
        names[row.machine_id],
        what,
        band_words(row.predicted),
        *values,
        str(row.windows),
        percent(row.expected),
        verdict,
    )


def _as_json(found: MeasuredBeside, log: MeasuredLog, statistic: str, hours: Hours) -> dict[str, Any]:
    return {
        "statistic": statistic,
        "hours": {"first": hours.first, "last": hours.last, "weekdays": hours.weekdays},
        "lines": log.rows,
        "skipped": log.skipped,
        "unmatched": list(found.unmatched),
        "measured": [
            {
                "machine": row.machine_id,
                "resource": row.resource,
                "predicted": row.predicted.utilization,
                "low": row.predicted.low,
                "high": row.predicted.high,
                **row.values,
                "windows": row.windows,
                "predicted_with_counted_users": row.expected,
                "verdict": row.verdict,
            }
            for row in found.rows
        ],
    }
