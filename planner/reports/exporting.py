"""What a plan can be written as, for window and commands: one table of forms, chosen by the ending of a name."""

from collections.abc import Callable
from pathlib import Path

from attrs import astuple, frozen

from models.capacity.tiles import Report as Listener
from models.capacity.tiles import in_silence
from models.errors import PlanFileError
from models.exporters.diagram import Diagram, diagram_of
from models.exporters.drawio import drawio_bytes
from models.exporters.graphml import graphml_bytes
from models.exporters.machine_sheet import csv_bytes, workbook_bytes
from models.plan.file_names import RESULTS_SUFFIX, has_ending
from models.planfile import plan_to_json, write_atomically
from models.words import tr_format, tr_noop, translate
from planner.canvas.layout import arrange
from planner.canvas.picture import PlanPicture, png_of
from planner.presenters.report import ReportSource, report_of
from planner.reports.executor import Executor, at_once
from planner.reports.markdown import markdown_bytes
from planner.reports.results import results_bytes
from planner.reports.sheets import further_sheets
from planner.reports.writing import html_report, pdf_report, pptx_report
from planner.theme.tokens import LIGHT

REPORT, PICTURE, DRAWING, TABLE, RESULTS, PLAN = "report", "picture", "drawing", "table", "results", "plan"
# What is in them is chosen by design.
OF_DESIGNS = {REPORT, DRAWING, TABLE, RESULTS}


@frozen
class Form:
    """A form: its ending, what it is called, what is in it, what of the plan it is about, and what makes its bytes."""

    suffix: str
    name: str
    contents: str
    about: str
    make: Callable[[ReportSource, Executor, Listener], bytes]

    @property
    def tells_growth(self) -> bool:
        """Return whether it says what the growth of the plan's users does."""
        return self.about in {REPORT, RESULTS} or self.make is _workbook


def _picture(source: ReportSource) -> PlanPicture:
    return PlanPicture(source.plan, source.design_id, source.evaluations.get(source.design_id), LIGHT)


def _png(source: ReportSource, paint: Executor, _listener: Listener) -> bytes:
    return png_of(paint(lambda: _picture(source).image()))


def _svg(source: ReportSource, paint: Executor, _listener: Listener) -> bytes:
    return paint(lambda: _picture(source).svg())


def _diagrams(source: ReportSource) -> tuple[Diagram, ...]:
    plan = source.chosen.plan
    return tuple(diagram_of(plan, design, source.evaluations[design.id]) for design in plan.designs)


def _graphml(source: ReportSource, _paint: Executor, _listener: Listener) -> bytes:
    return graphml_bytes(_diagrams(source))


def _drawio(source: ReportSource, _paint: Executor, _listener: Listener) -> bytes:
    plan = source.plan
    layouts = {design.id: arrange(plan, design) for design in source.chosen.plan.designs}
    places = {key: {name: astuple(box) for name, box in layout.boxes.items()} for key, layout in layouts.items()}
    return drawio_bytes([(diagram, places[diagram.id]) for diagram in _diagrams(source)])


def _markdown(source: ReportSource, _paint: Executor, listener: Listener) -> bytes:
    return markdown_bytes(report_of(source, listener))


def _workbook(source: ReportSource, _paint: Executor, listener: Listener) -> bytes:
    return workbook_bytes(source.chosen.plan, source.evaluations, further_sheets(source, listener))


def _csv(source: ReportSource, _paint: Executor, _listener: Listener) -> bytes:
    return csv_bytes(source.chosen.plan, source.evaluations)


def _plan(source: ReportSource, _paint: Executor, _listener: Listener) -> bytes:
    return plan_to_json(source.plan).encode()


def _results(source: ReportSource, _paint: Executor, listener: Listener) -> bytes:
    return results_bytes(source, listener)


_REPORT = tr_noop(
    "Summary, pictures, comparison, growth, failures, DAGs, machines, findings and sources of the chosen designs."
)
_PICTURE = tr_noop("The design that is shown, as on the canvas.")
_DRAWING = tr_noop(
    "A page for each chosen design to edit in draw.io: sites, hosts as containers of their VMs, links, and all fields "
    "as data."
)
_GRAPH = tr_noop("Sites, populations, machines and links of the chosen designs as a graph, with all fields as data.")
_TABLE = tr_noop("A row for each machine of the chosen designs, with its numbers; units are in the headings.")
_WORKBOOK = tr_noop(
    "Machines, comparison, findings, populations, sites and links, sweep, growth, failures, DAGs, assumptions "
    "and figures of the chosen designs, each on a sheet, with charts."
)
FORMS = (
    Form(".pdf", tr_noop("PDF report"), _REPORT, REPORT, pdf_report),
    Form(".html", tr_noop("HTML report"), _REPORT, REPORT, html_report),
    Form(
        ".md",
        tr_noop("Markdown report"),
        tr_noop(
            "Comparison, populations, growth, failures, DAGs, machines, findings and sources of the chosen designs, "
            "for a wiki."
        ),
        REPORT,
        _markdown,
    ),
    Form(
        ".pptx",
        tr_noop("PowerPoint slides"),
        tr_noop(
            "The verdict, a picture of each chosen design, comparison, main risks and charts, to show and to edit."
        ),
        REPORT,
        pptx_report,
    ),
    Form(".png", tr_noop("PNG picture"), _PICTURE, PICTURE, _png),
    Form(".svg", tr_noop("SVG picture"), _PICTURE, PICTURE, _svg),
    Form(".drawio", tr_noop("draw.io drawing"), _DRAWING, DRAWING, _drawio),
    Form(".graphml", tr_noop("GraphML graph"), _GRAPH, DRAWING, _graphml),
    Form(".xlsx", tr_noop("Excel workbook"), _WORKBOOK, TABLE, _workbook),
    Form(".csv", tr_noop("CSV table"), _TABLE, TABLE, _csv),
    Form(
        ".json",
        tr_noop("JSON plan"),
        tr_noop("The whole plan with all designs, as text that other programs can read; this program opens it again."),
        PLAN,
        _plan,
    ),
    Form(
        RESULTS_SUFFIX,
        tr_noop("JSON results"),
        tr_noop(
            "All numbers of the chosen designs for other programs: machines, DAGs, findings, growth, failures, "
            "comparison, figures with their sources, and the plan."
        ),
        RESULTS,
        _results,
    ),
)
SUFFIXES = tuple(form.suffix for form in FORMS)
# What a message calls it that could not be saved.
SAID = {
    REPORT: tr_noop("the report"),
    PICTURE: tr_noop("the picture"),
    DRAWING: tr_noop("the drawing"),
    TABLE: tr_noop("the table"),
    RESULTS: tr_noop("the results file"),
    PLAN: tr_noop("the plan"),
}


def form_of(target: Path) -> Form:
    """Return the form that the ending of a name says.

    Raises
    ------
    PlanFileError
        If there is none.
    """
    fitting = [form for form in FORMS if has_ending(target.name, form.suffix)]
    if not fitting:
        raise PlanFileError(
            tr_format("{file}: its name must end in one of {endings}.", file=target.name, endings=", ".join(SUFFIXES))
        )
    # A plan in JSON ends as its results do, but for a word before it.
    return max(fitting, key=lambda form: len(form.suffix))


def write_export(
    source: ReportSource, target: Path, paint: Executor = at_once, listener: Listener = in_silence
) -> None:
    """Write a plan in the form that the ending says, whole; on any error the old file stays as it was.

    Parameters
    ----------
    paint : callable
        Paints pictures, which only the interface's thread may do; all else is done here, on any thread.
    listener : callable
        Hears how far it is; what it raises ends the work, and nothing is written.

    Raises
    ------
    PlanFileError
        If there is no such form, or the file cannot be written.
    """
    form = form_of(target)
    listener(0.0)
    data = form.make(source, paint, listener)
    listener(1.0)
    write_atomically(target, data, SAID[form.about])


def filter_of(form: Form) -> str:
    """Return what a file dialog calls a form, as in "PDF report (*.pdf)"."""
    return f"{translate(form.name)} (*{form.suffix})"
