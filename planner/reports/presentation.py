"""A report as slides: the verdict with its numbers, each design, the comparison, the main risks, and the charts."""

from collections.abc import Iterator, Sequence

from models.exporters.slides import (
    BODY_HEIGHT,
    BODY_TOP,
    MARGIN,
    WIDTH,
    About,
    Box,
    Picture,
    Slide,
    Table,
    Words,
    slides_file,
)
from planner.presenters.comparison import ComparisonCell, ComparisonRow, ComparisonView
from planner.presenters.numbers import NO_DATA
from planner.presenters.report import Report
from planner.presenters.report_summary import KeyFigure
from planner.reports.drawings import Drawing, Drawings
from planner.theme.tokens import Tokens
from resources import folder

ROOM = WIDTH - 2 * MARGIN
# Sizes of letters [pt], each with the height of what stands in them [inch].
LEAD, VALUE, LABEL, SMALL = 20.0, 36.0, 16.0, 14.0
# More rows than these would be too small to read from a seat; more columns make letters smaller.
ROWS_A_SLIDE, ROW_HEIGHT, CELL, CELL_OF_MANY, MANY_DESIGNS, LABEL_SHARE = 14, 0.38, 14.0, 11.0, 3, 0.36
LEAD_HEIGHT, RESTS_HEIGHT, NUMBERS_TOP, CAPTION_HEIGHT, GAP, RISK_HEIGHT = 1.9, 0.7, 4.9, 0.65, 0.4, 1.2


def slides_of(report: Report, drawings: Drawings, tokens: Tokens) -> bytes:
    """Return a report as the bytes of a .pptx file."""
    slides = _Slides(report, drawings, tokens)
    about = About(title=report.title, author=report.author, language=report.headings["language"])
    return slides_file(tuple(slides.all()), about, folder() / "report" / "slides")


class _Slides:
    """The slides of one report, in the colours of a theme."""

    def __init__(self, report: Report, drawings: Drawings, tokens: Tokens) -> None:
        self._report, self._drawings = report, drawings
        self._text, self._muted, self._line = (
            colour.removeprefix("#") for colour in (tokens.text, tokens.muted, tokens.hairline)
        )

    def all(self) -> Iterator[Slide]:
        """Return them in their order; what has nothing in it is left out."""
        report, heading = self._report, self._report.headings
        yield Slide(report.title, tuple(self._first()))
        for design, drawing in zip(report.pictured, self._drawings.designs, strict=True):
            seen = heading["picture_of"].format(design=design.name, what=design.seen)
            words = self._words(Box(MARGIN, BODY_TOP, ROOM, 0.3), (design.words,), SMALL, muted=True)
            area = Box(MARGIN, BODY_TOP + GAP, ROOM, BODY_HEIGHT - GAP)
            yield Slide(design.name, (words, Picture(box=_within(area, drawing), png=drawing.png, seen=seen)))
        if report.comparison is not None:
            parts = tuple(_parted(report.comparison.rows))
            for number, rows in enumerate(parts, 1):
                # Each slide has a title of its own, by which readers tell them apart.
                title = f"{heading['comparison']} ({number}/{len(parts)})" if len(parts) > 1 else heading["comparison"]
                yield Slide(title, (self._table(report.comparison, rows),))
        if report.advice:
            yield Slide(heading["advice"], tuple(self._risks()))
        if report.charts:
            yield Slide(heading["outlook"], tuple(self._charts()))

    def _first(self) -> Iterator[Words]:
        report = self._report
        made = " · ".join(filter(None, (report.customer, report.author, report.day, report.summary)))
        top = BODY_TOP
        yield self._words(Box(MARGIN, top, ROOM, GAP), (made,), SMALL, muted=True)
        yield self._words(Box(MARGIN, top + GAP + 0.2, ROOM, LEAD_HEIGHT), (report.sentence,), LEAD)
        if report.rests_on:
            below = top + GAP + 0.2 + LEAD_HEIGHT
            yield self._words(Box(MARGIN, below, ROOM, RESTS_HEIGHT), report.rests_on[:1], SMALL, muted=True)
        width = ROOM / max(len(report.numbers), 1)
        for place, number in enumerate(report.numbers):
            yield from self._number(MARGIN + place * width, width - GAP, number)

    def _number(self, left: float, width: float, number: KeyFigure) -> Iterator[Words]:
        yield self._words(Box(left, NUMBERS_TOP, width, 0.7), (number.value,), VALUE, bold=True)
        yield self._words(Box(left, NUMBERS_TOP + 0.7, width, 0.35), (number.label,), LABEL, bold=True)
        yield self._words(Box(left, NUMBERS_TOP + 1.05, width, 0.55), (number.note,), SMALL, muted=True)

    def _table(self, view: ComparisonView, rows: Sequence[tuple[str, ...]]) -> Table:
        many = len(view.headers)
        label = ROOM * LABEL_SHARE
        shown = ((view.corner, *view.headers), *rows)
        return Table(
            box=Box(MARGIN, BODY_TOP, ROOM, ROW_HEIGHT * len(shown)),
            rows=shown,
            widths=(label, *((ROOM - label) / many,) * many),
            size=CELL if many <= MANY_DESIGNS else CELL_OF_MANY,
            colour=self._text,
            line=self._line,
        )

    def _risks(self) -> Iterator[Words]:
        for place, advice in enumerate(self._report.advice):
            top = BODY_TOP + place * RISK_HEIGHT
            yield self._words(Box(MARGIN, top, ROOM, 0.45), (f"{place + 1}. {advice.text}",), LEAD, bold=True)
            if advice.remedy:
                yield self._words(
                    Box(MARGIN, top + 0.45, ROOM, RISK_HEIGHT - 0.55), (advice.remedy,), LABEL, muted=True
                )

    def _charts(self) -> Iterator[Words | Picture]:
        charts = self._report.charts
        width = (ROOM - GAP * (len(charts) - 1)) / len(charts)
        for place, (chart, drawing) in enumerate(zip(charts, self._drawings.charts, strict=True)):
            left = MARGIN + place * (width + GAP)
            yield self._words(Box(left, BODY_TOP, width, 0.35), (chart.title,), LABEL, bold=True)
            yield self._words(Box(left, BODY_TOP + 0.35, width, CAPTION_HEIGHT), (chart.caption,), SMALL, muted=True)
            top = BODY_TOP + 0.4 + CAPTION_HEIGHT
            area = Box(left, top, width, BODY_TOP + BODY_HEIGHT - top)
            yield Picture(box=_within(area, drawing), png=drawing.png, seen=chart.words)

    def _words(self, box: Box, lines: Sequence[str], size: float, *, bold: bool = False, muted: bool = False) -> Words:
        return Words(box=box, lines=lines, size=size, colour=self._muted if muted else self._text, bold=bold)


def _parted(rows: Sequence[ComparisonRow]) -> Iterator[tuple[tuple[str, ...], ...]]:
    """Return the rows slide by slide, as evenly as they go; rows that no design has data for are left out."""
    told = [(row.label, *map(_cell_words, row.cells)) for row in rows]
    known = [row for row in told if any(cell != NO_DATA for cell in row[1:])]
    slides = -(-len(known) // ROWS_A_SLIDE)
    for number in range(slides):
        first, last = (len(known) * place // slides for place in (number, number + 1))
        yield tuple(known[first:last])


def _cell_words(cell: ComparisonCell) -> str:
    """Return a value with its change; its range would not be read from a seat."""
    change = f"({cell.change})" if cell.change else ""
    return " ".join(filter(None, (cell.short, change, cell.symbol)))


def _within(area: Box, drawing: Drawing) -> Box:
    """Return the largest place of a picture in an area, at its upper left."""
    factor = min(area.width / drawing.width, area.height / drawing.height)
    return Box(area.x, area.y, drawing.width * factor, drawing.height * factor)
