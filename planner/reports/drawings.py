"""The pictures of a report: its designs, its charts and the customer's logo; painted on the interface's thread."""

import base64

from attrs import frozen
from PySide6.QtCore import QSize, QSizeF

from models.errors import FieldError
from models.plan.entities import Plan
from models.plan.pictures import PNG_MARK, picture_bytes, require_picture
from planner.canvas.picture import PIXELS_TO_READ, PlanPicture, png_of
from planner.presenters.chart_spec import ChartSpec
from planner.presenters.report import Report, ReportSource
from planner.reports.executor import Executor, pause
from planner.theme.tokens import LIGHT

# With more machines a drawing of each line would be larger and slower than a picture of its dots.
MOST_DRAWN = 300
CHART_SIZE, CHART_DOTS = QSize(480, 300), 3.0


@frozen
class Drawing:
    """A picture: as a drawing, as dots, its size [px], and whether the drawing is made of lines and letters."""

    svg: bytes
    png: bytes
    width: float
    height: float
    is_drawn: bool = False


@frozen
class Drawings:
    """The pictures of a report, in its order."""

    designs: tuple[Drawing, ...] = ()
    charts: tuple[Drawing, ...] = ()
    logo: Drawing | None = None


def drawings_of(source: ReportSource, report: Report, run: Executor) -> Drawings:
    """Return the pictures that a report has; the window has a moment after each."""
    plan = source.chosen.plan
    designs, charts = [], []
    for pictured in report.pictured:
        designs.append(_design(plan, pictured.id, source, run))
        pause(run)
    for chart in report.charts:
        charts.append(_chart(chart.spec, run))
        pause(run)
    return Drawings(tuple(designs), tuple(charts), _logo(report.logo))


def picture_of(source: ReportSource) -> PlanPicture | None:
    """Return the picture of the design that is shown, or None for a plan without designs."""
    evaluation = source.evaluations.get(source.design_id)
    if evaluation is None:
        return None
    return PlanPicture(source.plan, source.design_id, evaluation, LIGHT)


def framed(data: bytes, kind: str, size: QSizeF) -> bytes:
    """Return a picture of dots inside a drawing: what lays out pages takes drawings alone."""
    address = f"data:image/{kind};base64,{base64.b64encode(data).decode('ascii')}"
    width, height = round(size.width()), round(size.height())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f'<image width="{width}" height="{height}" href="{address}"/></svg>'
    ).encode()


def _design(plan: Plan, design_id: str, source: ReportSource, run: Executor) -> Drawing:
    picture = PlanPicture(plan, design_id, source.evaluations[design_id], LIGHT)
    image = picture.image(PIXELS_TO_READ)
    png = run(lambda: png_of(image))
    design = plan.design(design_id)
    few = design is None or len(design.machines) <= MOST_DRAWN
    svg = picture.svg() if few else framed(png, "png", picture.size)
    return Drawing(svg, png, picture.size.width(), picture.size.height(), is_drawn=few)


def _chart(spec: ChartSpec, run: Executor) -> Drawing:
    # Imported for a report that has a chart: it brings the library that draws them.
    from planner.charts.chart_widget import render_chart

    image = render_chart(spec, LIGHT, CHART_SIZE, CHART_DOTS)
    png = run(lambda: png_of(image))
    # Its strokes keep their width whatever the scale of their axes, which few readers of drawings understand.
    return Drawing(framed(png, "png", QSizeF(CHART_SIZE)), png, CHART_SIZE.width(), CHART_SIZE.height())


def _logo(text: str) -> Drawing | None:
    """Return the customer's logo, or none where the plan has none that can be shown."""
    if not text:
        return None
    try:
        data = picture_bytes(text)
        width, height = require_picture(data)
    except FieldError:
        return None
    kind = "png" if data.startswith(PNG_MARK) else "jpeg"
    return Drawing(framed(data, kind, QSizeF(width, height)), data, width, height)
