"""A report as a web page: everything is escaped, nothing is fetched, nothing runs."""

import base64
import re
from functools import cache
from string import Template
from typing import TYPE_CHECKING

from attrs import asdict, frozen
from markupsafe import Markup

from models.plan.pictures import PNG_MARK
from planner.presenters.report import Report
from planner.reports.drawings import Drawing, Drawings
from planner.theme.tokens import Tokens
from resources import folder

if TYPE_CHECKING:
    from jinja2 import Template as JinjaTemplate

# A number and its percent sign stay on one line.
APART, TOGETHER = " %", "\u00a0%"


@frozen
class Placed:
    """A picture in the markup: its address, and the room it takes [px]."""

    address: str
    width: int
    height: int


def web_page(report: Report, drawings: Drawings, tokens: Tokens) -> bytes:
    """Return a report as one file for a browser, its pictures inside."""
    return (
        _template()
        .render(
            report=report,
            heading=report.headings,
            style=Markup(style(report, tokens)),  # noqa: S704 - made of our own tokens
            designs=[_placed(drawing) for drawing in drawings.designs],
            charts=[_placed(drawing) for drawing in drawings.charts],
            logo=_placed(drawings.logo) if drawings.logo else None,
        )
        .encode()
    )


def _placed(drawing: Drawing) -> Placed:
    kind = "png" if drawing.png.startswith(PNG_MARK) else "jpeg"
    address = f"data:image/{kind};base64,{base64.b64encode(drawing.png).decode('ascii')}"
    return Placed(address, round(drawing.width), round(drawing.height))


def style(report: Report, tokens: Tokens) -> str:
    """Return the style sheet for screen and paper in the colours of a theme."""
    colours = asdict(tokens, recurse=False)
    # The words of a plan stay out of the style sheet: its foot says which page it is, and no more.
    before, between, after = re.split(r"\{pages?\}", report.headings["page"])
    page = f'"{before}" counter(page) "{between}" counter(pages) "{after}"'
    return Template(_text("screen.css")).substitute(
        colours, paper=Template(_text("paper.css")).substitute(colours, page=page)
    )


@cache
def _template() -> "JinjaTemplate":
    # Imported where the page is filled in, beside the interface.
    from jinja2 import Environment, StrictUndefined

    surroundings = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True)
    surroundings.filters["together"] = lambda text: str(text).replace(APART, TOGETHER)
    return surroundings.from_string(_text("report.html"))


def _text(name: str) -> str:
    return (folder() / "report" / name).read_text(encoding="utf-8")
