"""Write a plan in another form, by extension: .xplan, .json, or a report as .html or .pdf."""

import argparse
import os
from pathlib import Path

from models.capacity.evaluator import Evaluator
from models.planfile import load_plan, save_plan
from planner.cli._opening import TargetIn, add_plan, evaluated, opened

PLANS, REPORTS = (".xplan", ".json"), (".html", ".pdf")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Return None; add what the command takes."""
    add_plan(parser)
    words = "the file to write: a plan as .xplan or .json, a report as .html or .pdf"
    parser.add_argument("target", metavar="TARGET", type=TargetIn(*PLANS, *REPORTS), help=words)


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after writing the target."""
    if arguments.target.suffix.lower() in PLANS:
        save_plan(load_plan(arguments.plan).plan, arguments.target)
    else:
        _report(arguments.plan, arguments.target)
    return 0


def _report(path: Path, target: Path) -> None:
    # A report needs no display; the platform must be chosen before Qt is imported.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from planner.presenters.report import ReportSource
    from planner.reports.writing import made_today, write_report

    plan, library = opened(path)
    source = ReportSource(
        plan=plan,
        design_id=plan.designs[0].id if plan.designs else "",
        evaluations=evaluated(path, plan, library),
        library=library,
        explain=Evaluator(library).explain,
        made=made_today(),
    )
    application = QApplication.instance() or QApplication(["planner"])
    write_report(source, target)
    application.quit()
