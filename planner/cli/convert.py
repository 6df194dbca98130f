"""Convert a plan or an inventory to another format, by extension: plans, tables, reports, pictures, drawings."""

import argparse
from pathlib import Path

import resources
from models.calibration.library import read_library
from models.capacity.evaluator import Evaluator
from models.importers.recognition import JSON, LOOKED_AT, PLAN, kind_of
from models.plan.entities import Plan
from models.plan.file_names import PLAN_SUFFIXES, RESULTS_SUFFIX, is_plan_name
from planner import console
from planner.cli._growth import grown_by
from planner.cli._importing import add_choices, has_choices, imported, refuse_choices
from planner.cli._opening import chosen_design, evaluated, painting
from planner.cli._tables import is_list
from planner.cli._targets import add_target, make_way, write_plan
from planner.session.opening import open_plan

INVENTORIES = (".xlsx", ".csv", ".tsv", ".txt", ".zip")
# As `planner.reports.exporting` has them, which needs Qt.
EXPORTS = (".xlsx", ".csv", ".html", ".pdf", ".md", ".pptx", ".png", ".svg", ".drawio", ".graphml", RESULTS_SUFFIX)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    source = (
        "a plan (.xplan, .json), an RVTools export (.xlsx, .csv, .zip or a folder), or a table of "
        "machines (.xlsx, .csv, .tsv, .txt, or .json with a list)"
    )
    parser.add_argument("source", metavar="SOURCE", type=Path, help=source)
    target = (
        "the file to write: a plan (.xplan, .json), the table of machines (.xlsx, .csv), a report (.html, .pdf, .md, "
        ".pptx), a picture of a design (.png, .svg), the designs as a drawing (.drawio) or a graph (.graphml), or all "
        f"results for programs ({RESULTS_SUFFIX})"
    )
    add_target(parser, (*PLAN_SUFFIXES, *EXPORTS), target)
    add_choices(parser)
    words = "id of a design for table, report or drawing, or of a picture; repeat for more (default: all, or the first)"
    parser.add_argument("--design", metavar="ID", action="append", default=[], help=words)
    words = "growth of all users per year, for reports and results and kept in a plan (default: that of the plan)"
    parser.add_argument("--growth", metavar="PERCENT", type=float, help=words)


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after writing the target."""
    replacing = make_way(arguments.target, force=arguments.force)
    plan = grown_by(_plan_of(arguments), arguments.growth)
    chosen = tuple(chosen_design(arguments.source, plan, name).id for name in arguments.design)
    if is_plan_name(arguments.target.name):
        write_plan(plan, arguments.target, replacing)
    else:
        _export(plan, chosen, arguments)
    return 0


def _plan_of(arguments: argparse.Namespace) -> Plan:
    source: Path = arguments.source
    if source.suffix.lower() in INVENTORIES or source.is_dir() or is_list(source) or _is_no_plan(source):
        return imported(arguments)
    if has_choices(arguments):
        raise refuse_choices(source)
    return open_plan(source).plan


def _is_no_plan(source: Path) -> bool:
    """Return whether a file that does not end as a plan does begins as none, either; it may be a log or a table."""
    if is_plan_name(source.name):
        return False
    try:
        with source.open("rb") as file:
            return kind_of(file.read(LOOKED_AT)) not in (PLAN, JSON)
    except OSError:
        return False


def _export(plan: Plan, chosen: tuple[str, ...], arguments: argparse.Namespace) -> None:
    application = painting()
    from planner.presenters.report import ReportSource
    from planner.reports.exporting import write_export
    from planner.reports.writing import made_today, today

    library = read_library(resources.folder())
    source = ReportSource(
        plan=plan,
        design_id=next(iter((*chosen, *(design.id for design in plan.designs))), ""),
        evaluations=evaluated(arguments.source, plan, library),
        library=library,
        explain=Evaluator(library).explain,
        made=made_today(),
        day=today(),
        design_ids=chosen,
    )
    with console.undisturbed():
        write_export(source, arguments.target)
    application.quit()
