"""A report as markup, for a browser or for paper: everything is escaped, nothing is fetched, nothing runs."""

import base64
from functools import cache
from string import Template
from typing import TYPE_CHECKING

from attrs import asdict, frozen
from markupsafe import Markup
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage

from planner.canvas.picture import png_of
from planner.presenters.report import Report
from planner.theme.tokens import Tokens
from resources import folder

if TYPE_CHECKING:
    from jinja2 import Template as JinjaTemplate

FIRST_COLUMN, WHOLE = 34, 100
# A number and its percent sign stay on one line.
APART, TOGETHER = " %", "\u00a0%"


@frozen
class Placed:
    """A picture in the markup: its address, and the room it takes [px]."""

    address: str
    width: int
    height: int


def web_page(report: Report, picture: QImage | None, tokens: Tokens) -> bytes:
    """Return a report as one file for a browser, its picture inside."""
    placed = Placed("", 0, 0)
    if picture is not None:
        address = "data:image/png;base64," + base64.b64encode(png_of(picture)).decode("ascii")
        size = picture.deviceIndependentSize()
        placed = Placed(address, round(size.width()), round(size.height()))
    return markup(report, style("screen", tokens), placed).encode()


def markup(report: Report, style_sheet: str, picture: Placed) -> str:
    """Return the whole page with a style sheet of our own."""
    designs = len(report.comparison.headers) if report.comparison else 1
    return _template().render(
        report=report,
        heading=report.headings,
        style=Markup(style_sheet),  # noqa: S704 - made of our own tokens
        picture=picture,
        language=QCoreApplication.translate("Report", "en", "the code of the language that the report is written in"),
        first_width=FIRST_COLUMN,
        other_width=(WHOLE - FIRST_COLUMN) // designs,
    )


def style(name: str, tokens: Tokens, family: str = "") -> str:
    """Return the style sheet "screen" or "paper" in the colours of a theme."""
    return Template(_text(f"{name}.css")).substitute(asdict(tokens, recurse=False), family=family)


@cache
def _template() -> "JinjaTemplate":
    # Imported where the page is filled in, beside the interface.
    from jinja2 import Environment, StrictUndefined

    surroundings = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True)
    surroundings.filters["together"] = lambda text: str(text).replace(APART, TOGETHER)
    return surroundings.from_string(_text("report.html"))


def _text(name: str) -> str:
    return (folder() / "report" / name).read_text(encoding="utf-8")
