"""The pictures of a report: its designs, its charts and the customer's logo."""

import base64

from attrs import frozen
from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QImage

from models.capacity.tiles import Report as Listener
from models.capacity.tiles import in_silence
from models.errors import FieldError
from models.plan.entities import Plan
from models.plan.pictures import PNG_MARK, picture_bytes, require_picture
from planner.canvas.picture import PIXELS_TO_READ, PlanPicture, png_of
from planner.presenters.chart_spec import ChartSpec
from planner.presenters.overview import site_overviews
from planner.presenters.report import Pictured, Report, ReportSource
from planner.reports.executor import Executor
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


def drawings_of(
    source: ReportSource, report: Report, paint: Executor, listener: Listener = in_silence, room: Room = PAGE
) -> Drawings:
    """Return the pictures that a report has.

    Parameters
    ----------
    paint : callable
        Paints each of them; between them the window goes on.
    listener : callable
        Hears how far it is.
    room : Room
        What an overview of a design with many machines may take.
    """
    plan, total = source.chosen.plan, max(len(report.pictured) + len(report.charts), 1)
    designs, charts = [], []
    for number, pictured in enumerate(report.pictured):
        listener(number / total)
        designs.append(_design(plan, pictured, source, paint, room))
    for number, chart in enumerate(report.charts, start=len(designs)):
        listener(number / total)
        charts.append(_chart(chart.spec, paint))
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


def _design(plan: Plan, pictured: Pictured, source: ReportSource, paint: Executor, room: Room) -> Drawing:
    design, evaluation = plan.design(pictured.id), source.evaluations[pictured.id]
    if design is not None and len(design.machines) > MOST_DRAWN:
        sites = site_overviews(plan, design, evaluation)
        svg, image, size = paint(lambda: _overview(OverviewPicture(sites, plan.title, pictured.seen, LIGHT, room)))
        return Drawing(svg, png_of(image), size.width(), size.height(), is_drawn=True, is_overview=True)
    svg, image, size = paint(lambda: _picture(PlanPicture(plan, pictured.id, evaluation, LIGHT)))
    return Drawing(svg, png_of(image), size.width(), size.height(), is_drawn=True)


def _overview(picture: OverviewPicture) -> tuple[bytes, QImage, QSizeF]:
    return picture.svg(), picture.image(), picture.size


def _picture(picture: PlanPicture) -> tuple[bytes, QImage, QSizeF]:
    return picture.svg(), picture.image(PIXELS_TO_READ), picture.size


def _chart(spec: ChartSpec, paint: Executor) -> Drawing:
    png = png_of(paint(lambda: _chart_image(spec)))
    # Its strokes keep their width whatever the scale of their axes, which few readers of drawings understand.
    return Drawing(framed(png, "png", QSizeF(CHART_SIZE)), png, CHART_SIZE.width(), CHART_SIZE.height())


def _chart_image(spec: ChartSpec) -> QImage:
    # Imported for a report that has a chart: it brings the library that draws them.
    from planner.charts.chart_widget import render_chart

    return render_chart(spec, LIGHT, CHART_SIZE, CHART_DOTS)


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
