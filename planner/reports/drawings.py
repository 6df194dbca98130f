"""The pictures of a report: its designs, its charts and the customer's logo; painted on the interface's thread."""

import base64

from attrs import frozen
from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QImage

from models.errors import FieldError
from models.plan.entities import Plan
from models.plan.pictures import PNG_MARK, picture_bytes, require_picture
from planner.canvas.picture import PIXELS_TO_READ, PlanPicture, png_of
from planner.presenters.chart_spec import ChartSpec
from planner.presenters.overview import site_overviews
from planner.presenters.report import Pictured, Report, ReportSource
from planner.reports.executor import Executor, pause
from planner.reports.overview import PAGE, OverviewPicture, Room
from planner.theme.tokens import LIGHT

# Of more machines nobody could read a name on a page: their sites are drawn with sums.
MOST_DRAWN = 100
CHART_SIZE, CHART_DOTS = QSize(480, 300), 3.0


@frozen
class Drawing:
    """A picture: as a drawing, as dots, and its size [px].

    Parameters
    ----------
    is_drawn : bool
        Whether the drawing is made of lines and letters.
    is_overview : bool
        Whether it is sites with sums, whose letters are legible at three points for four pixels and no smaller.
    """

    svg: bytes
    png: bytes
    width: float
    height: float
    is_drawn: bool = False
    is_overview: bool = False


@frozen
class Drawings:
    """The pictures of a report, in its order."""

    designs: tuple[Drawing, ...] = ()
    charts: tuple[Drawing, ...] = ()
    logo: Drawing | None = None


def drawings_of(source: ReportSource, report: Report, run: Executor, room: Room = PAGE) -> Drawings:
    """Return the pictures that a report has; the window has a moment after each.

    Parameters
    ----------
    room : Room
        What an overview of a design with many machines may take.
    """
    plan = source.chosen.plan
    designs, charts = [], []
    for pictured in report.pictured:
        designs.append(_design(plan, pictured, source, run, room))
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


def _design(plan: Plan, pictured: Pictured, source: ReportSource, run: Executor, room: Room) -> Drawing:
    design, evaluation = plan.design(pictured.id), source.evaluations[pictured.id]
    if design is not None and len(design.machines) > MOST_DRAWN:
        sites = run(lambda: site_overviews(plan, design, evaluation))
        overview = OverviewPicture(sites, plan.title, pictured.seen, LIGHT, room)
        return _drawn(overview.svg(), overview.image(), overview.size, run, is_overview=True)
    picture = PlanPicture(plan, pictured.id, evaluation, LIGHT)
    return _drawn(picture.svg(), picture.image(PIXELS_TO_READ), picture.size, run)


def _drawn(svg: bytes, image: QImage, size: QSizeF, run: Executor, *, is_overview: bool = False) -> Drawing:
    png = run(lambda: png_of(image))
    return Drawing(svg, png, size.width(), size.height(), is_drawn=True, is_overview=is_overview)


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
