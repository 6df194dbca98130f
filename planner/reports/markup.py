"""A report as a web page: everything is escaped, nothing is fetched, nothing runs."""

import base64
import re
from functools import cache
from string import Template
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from attrs import asdict, frozen
from markupsafe import Markup

from models.plan.pictures import PNG_MARK
from planner.presenters.report import Report
from planner.reports.drawings import Drawing, Drawings
from planner.theme.labels import unbroken
from planner.theme.tokens import Tokens
from resources import folder

if TYPE_CHECKING:
    from jinja2 import Template as JinjaTemplate

# What Qt paints with; a title or a description would be told besides the text for readers.
SHAPES = {"g", "path", "polygon", "polyline", "line", "rect", "circle", "ellipse", "text"}
SVG = "{http://www.w3.org/2000/svg}"


@frozen
class Placed:
    """A picture in the markup: its address, the room it takes [px], and its drawing where it has one."""

    address: str
    width: int
    height: int
    svg: Markup | None = None


def web_page(report: Report, drawings: Drawings, tokens: Tokens) -> bytes:
    """Return a report as one file for a browser, its pictures inside."""
    return (
        _template()
        .render(
            report=report,
            heading=report.headings,
            parts=parts_of(report),
            style=Markup(style(report, tokens)),  # noqa: S704 - made of our own tokens
            designs=[_placed(drawing) for drawing in drawings.designs],
            charts=[_placed(drawing) for drawing in drawings.charts],
            logo=_placed(drawings.logo) if drawings.logo else None,
        )
        .encode()
    )


def parts_of(report: Report) -> tuple[str, ...]:
    """Return the keys of the parts that a report has, in their order; each is the anchor of its heading."""
    there = {
        "advice": report.advice,
        "picture": report.pictured,
        "comparison": report.comparison,
        "outlook": report.charts or report.outlooks,
        "populations": report.populations,
        "dags": report.dags,
        "machines": report.machines,
        "findings": report.findings,
        "measured": report.measured,
        "notes": report.notes,
        "assumptions": report.assumptions,
        "overrides": report.assumptions,
        "weak": report.weak,
        "documents": report.documents,
    }
    return tuple(key for key, part in there.items() if part)


def _placed(drawing: Drawing) -> Placed:
    if drawing.is_drawn:
        return Placed("", round(drawing.width), round(drawing.height), inline(drawing.svg))
    kind = "png" if drawing.png.startswith(PNG_MARK) else "jpeg"
    address = f"data:image/{kind};base64,{base64.b64encode(drawing.png).decode('ascii')}"
    return Placed(address, round(drawing.width), round(drawing.height))


def inline(svg: bytes) -> Markup:
    """Return a drawing as it stands inside a web page, without head, names of its own and anything but shapes and text.

    It is read and written anew, so that whatever words are in it stay words.
    """
    root = ElementTree.fromstring(svg)  # noqa: S314 - painted here, by Qt
    for parent in list(root.iter()):
        parent.tag = parent.tag.removeprefix(SVG)
        for child in [each for each in parent if each.tag.removeprefix(SVG) not in SHAPES]:
            parent.remove(child)
    inner = "".join(ElementTree.tostring(child, encoding="unicode") for child in root)
    return Markup(inner)  # noqa: S704 - written by a writer of XML


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
    surroundings.filters["together"] = lambda text: unbroken(str(text))
    surroundings.filters["whole_names"] = _whole_names
    return surroundings.from_string(_text("report.html"))


def _whole_names(text: object) -> Markup:
    """Return a text whose names, as HAM-EX-2, are not broken at their hyphens."""
    words = re.split(r"([^\s,]+-[^\s,]+)", unbroken(str(text)))
    return Markup().join(
        Markup('<span class="name">{}</span>').format(word) if number % 2 else word for number, word in enumerate(words)
    )


def _text(name: str) -> str:
    return (folder() / "report" / name).read_text(encoding="utf-8")
