"""The values at one place of a chart of lines, beside the pointer and in words."""

from html import escape

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from planner.charts.line_chart import LineChart
from planner.presenters.chart_spec import ChartSpec
from planner.presenters.numbers import NO_DATA
from planner.presenters.status import STATE_SYMBOLS

# Each symbol of a line's end, for the words beside it.
LETTERS = ("●", "■", "◆", "▼", "⬟", "⬢")
ASIDE, PAD = 14, 8


class LineTip(QFrame):
    """Shows the values of all lines at a place; it stands on the side that has room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.setObjectName("line_tip")
        self.setProperty("card", True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._words = QLabel()
        self._words.setTextFormat(Qt.TextFormat.RichText)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(PAD, PAD, PAD, PAD)
        layout.addWidget(self._words)
        self.hide()

    def show_at(self, chart: LineChart, row: int, at: QPoint) -> None:
        """Show the values at a place beside a point of the chart."""
        self._words.setText(_markup(chart, row))
        self.adjustSize()
        room = self._over.size()
        left = at.x() + ASIDE
        if left + self.width() > room.width():
            left = at.x() - ASIDE - self.width()
        top = min(max(at.y() - self.height() // 2, 0), max(room.height() - self.height(), 0))
        self.move(max(left, 0), top)
        self.show()
        self.raise_()


def words_at(spec: ChartSpec, row: int, strong: int) -> str:
    """Return the values at a place in plain words, the strong line first."""
    order = sorted(range(len(spec.lines)), key=lambda number: number != strong)
    values = [f"{spec.lines[number].name} {_value(spec, number, row)}" for number in order]
    note = spec.lines[strong].notes[row] if spec.lines[strong].notes else ""
    parts = [spec.x.word(spec.lines[0].x[row]), *values, note, spec.notes[row] if spec.notes else ""]
    return "; ".join(part for part in parts if part)


def _markup(chart: LineChart, row: int) -> str:
    """Return the values as a table, the highest first; only lines with a colour, and the strong one."""
    spec, tokens = chart.spec, chart.tokens
    numbers = [n for n in range(len(spec.lines)) if not chart.is_rest(n) or n == chart.strong]
    numbers.sort(key=lambda number: -spec.lines[number].y[row] if _known(spec, number, row) else 0.0)
    lines = [f"<tr><td></td><td><b>{escape(spec.x.word(spec.lines[0].x[row]))}</b></td><td></td></tr>"]
    for number in numbers:
        line, weight = spec.lines[number], "600" if number == chart.strong else "400"
        lines.append(
            f"<tr><td style='color:{chart.colour(number)}'>{LETTERS[number % len(LETTERS)]}&nbsp;</td>"
            f"<td style='font-weight:{weight}'>{escape(line.short or line.name)}</td>"
            f"<td align='right' style='font-weight:600'>&nbsp;&nbsp;{escape(_value(spec, number, row))}</td></tr>"
        )
        if line.notes and number == chart.strong:
            note = escape(line.notes[row])
            lines.append(f"<tr><td></td><td colspan='2' style='color:{tokens.muted}'>{note}</td></tr>")
    if spec.notes:
        lines.append(f"<tr><td></td><td colspan='2' style='color:{tokens.muted}'>{escape(spec.notes[row])}</td></tr>")
    return f"<table cellspacing='0' cellpadding='1'>{''.join(lines)}</table>"


def _known(spec: ChartSpec, number: int, row: int) -> bool:
    return spec.y.word(spec.lines[number].y[row]) != NO_DATA


def _value(spec: ChartSpec, number: int, row: int) -> str:
    """Return a value as it is read, behind the symbol of what is above a level."""
    value = spec.lines[number].y[row]
    above = any(value > level.y for level in spec.levels)
    return f"{STATE_SYMBOLS['high']} {spec.y.word(value)}" if above else spec.y.word(value)
