"""Write a plan or an inventory in another form, by extension: plans, tables of machines, reports."""

import argparse
from pathlib import Path

import resources
from models.calibration.library import read_library
from models.capacity.evaluator import Evaluator
from models.exporters.machine_sheet import csv_bytes, workbook_bytes
from models.plan.entities import Plan
from models.planfile import load_plan
from models.planfile.atomic import write_atomically
from models.words import tr_noop
from planner import console
from planner.cli._opening import evaluated, without_display
from planner.cli._targets import PLANS, add_target, make_way, write_plan
from planner.session.reader_process import INVENTORY, read_in_process

REPORTS, INVENTORIES = (".html", ".pdf"), (".xlsx", ".csv")
TABLES = {".xlsx": workbook_bytes, ".csv": csv_bytes}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    source = "a plan (.xplan, .json) or an inventory that RVTools exported (.xlsx, .csv)"
    parser.add_argument("source", metavar="SOURCE", type=Path, help=source)
    target = "the file to write: a plan (.xplan, .json), the table of machines (.xlsx, .csv) or a report (.html, .pdf)"
    add_target(parser, (*PLANS, *TABLES, *REPORTS), target)


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after writing the target."""
    replacing = make_way(arguments.target, force=arguments.force)
    plan = _plan_of(arguments.source)
    form = arguments.target.suffix.lower()
    if form in PLANS:
        write_plan(plan, arguments.target, replacing)
    elif form in TABLES:
        evaluations = evaluated(arguments.source, plan, read_library(resources.folder()))
        data = TABLES[form](plan, evaluations)
        with console.undisturbed():
            write_atomically(arguments.target, data, tr_noop("the table"))
    else:
        _report(plan, arguments.source, arguments.target)
    return 0


def _plan_of(source: Path) -> Plan:
    if source.suffix.lower() not in INVENTORIES:
        return load_plan(source).plan
    found = read_in_process(INVENTORY, source)
    for sentence in found.sentences:
        console.complain(sentence)
    return found.plan


def _report(plan: Plan, path: Path, target: Path) -> None:
    without_display()
    from PySide6.QtWidgets import QApplication

    from planner.presenters.report import ReportSource
    from planner.reports.writing import made_today, write_report

    library = read_library(resources.folder())
    source = ReportSource(
        plan=plan,
        design_id=plan.designs[0].id if plan.designs else "",
        evaluations=evaluated(path, plan, library),
        library=library,
        explain=Evaluator(library).explain,
        made=made_today(),
    )
    application = QApplication.instance() or QApplication(["planner"])
    with console.undisturbed():
        write_report(source, target)
    application.quit()
