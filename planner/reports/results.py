"""All results of a plan as one JSON document: the plan, the numbers of its designs, the comparison and the figures.

Keys stay as they are and name their unit; where a number has its unit beside it, that is a key of its own. Fractions
are of 1. What is not known is null.
"""

import json
from math import isfinite
from typing import Any

from models.calibration.figures import Figure
from models.capacity.tiles import Report, in_silence, portion
from models.comparisons.table import Cell, Comparison
from models.plan.queries import mailboxes_of_plan, people_of_plan
from models.planfile.interchange import plan_document
from models.words import current_language
from planner import TITLE, __version__
from planner.presenters.report import COMPARED, EXPLORED, TRACED, ReportSource, compared_designs, figures_of
from planner.presenters.report_outlook import Explored, explored
from planner.reports.results_of_design import design_results

FORMAT, VERSION = "exchange-topology-results", 1
NUMBERS, WORDS = ("value", "low", "high"), ("key", "label", "unit", "status", "place", "formula", "conditions", "note")
ABOUT = ("key", "title", "author", "date", "kind")


def results_bytes(source: ReportSource, report: Report = in_silence) -> bytes:
    """Return the results of the chosen designs as the bytes of a JSON document in UTF-8."""
    return (json.dumps(results_of(source, report), indent=1, ensure_ascii=False, allow_nan=False) + "\n").encode()


def results_of(source: ReportSource, report: Report = in_silence) -> dict[str, Any]:
    """Return the results of the chosen designs as plain values.

    Returns
    -------
    dict
        The plan as in its own JSON form, and what is made of it.
    """
    source = source.chosen
    plan, comparison = source.plan, compared_designs(source, portion(report, 0.0, COMPARED))
    found = explored(plan, source.library, portion(report, COMPARED, EXPLORED))
    answers = {answer.design.id: answer for answer in found}
    figures = figures_of(source, portion(report, EXPLORED, TRACED))
    return {
        "format": FORMAT,
        "version": VERSION,
        "program": {"name": TITLE, "version": __version__},
        "language": current_language().code,
        "users": people_of_plan(plan),
        "mailboxes": mailboxes_of_plan(plan),
        "comparison": None if comparison is None else _comparison(comparison),
        "designs": [
            design_results(plan, answers.get(design.id, Explored(design, None, None)), source.evaluations[design.id])
            for design in plan.designs
        ],
        "figures": [_figure(figure) for figure in figures],
        "plan": plan_document(plan),
    }


def _comparison(comparison: Comparison) -> dict[str, Any]:
    return {
        "baseline": comparison.baseline,
        "best": comparison.best or None,
        "sentence": comparison.sentence,
        "remark": comparison.remark or None,
        "rows": [
            {
                "key": row.key,
                "label": row.label,
                "unit": row.unit or None,
                "designs": dict(zip(comparison.design_ids, map(_cell, row.cells), strict=True)),
            }
            for row in comparison.rows
        ],
    }


def _cell(cell: Cell) -> dict[str, Any]:
    return {
        "value": cell.value,
        "low": _known(cell.low),
        "high": _known(cell.high),
        "at_least": cell.at_least,
        "at_most": cell.at_most,
        "difference": cell.difference,
        "difference_fraction": _known(cell.relative),
        "better": cell.better,
        "state": cell.state,
        "note": cell.note or None,
        "missing": list(cell.missing),
    }


def _known(number: float | None) -> float | None:
    return number if number is not None and isfinite(number) else None


def _figure(figure: Figure) -> dict[str, Any]:
    words = {name: getattr(figure, name) or None for name in WORDS}
    numbers = {name: getattr(figure, name) for name in NUMBERS}
    return {**words, **numbers, "source": {name: getattr(figure.source, name) or None for name in ABOUT}}
