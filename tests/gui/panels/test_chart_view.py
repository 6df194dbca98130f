"""A chart: drawn only when there is one, its table, what is copied and saved."""

import csv
import errno
import io
import re
import subprocess
import sys
from functools import partial
from itertools import combinations, pairwise, product

import numpy as np
import pytest
from attrs import evolve
from pyqtgraph import FillBetweenItem
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QApplication, QComboBox, QGraphicsRectItem, QMenu

from models.planfile import atomic
from planner.charts.chart_view import ChartView
from planner.presenters.chart_spec import (
    ChartAxis,
    ChartBar,
    ChartCell,
    ChartLevel,
    ChartLine,
    ChartMark,
    ChartSpec,
    chart_csv,
    chart_numbers,
    chart_tsv,
)
from planner.theme.fonts import own_family
from planner.theme.tokens import DARK, LIGHT
from tests.systems import PATIENCE_S

NAN = float("nan")
CURVES = ChartSpec(
    title="Use <b>of</b> limiters",
    description="Two machines over the users.",
    x=ChartAxis("Users, factor"),
    y=ChartAxis("Use", percent=True),
    lines=(
        ChartLine(name="EX<1>", x=(0.5, 1.0, 2.0), y=(0.25, 0.5, 1.0), low=(0.2, 0.4, 0.9), high=(0.3, 0.6, 1.1)),
        ChartLine(name="EX-2", x=(0.5, 1.0, 2.0), y=(0.1, NAN, 0.3)),
    ),
    levels=(ChartLevel(name="ceiling", y=0.75),),
    marks=(ChartMark(x=1.5, y=0.75, text="1.5"),),
)
CELLS = ChartSpec(
    title="Limiter",
    description="A map.",
    x=ChartAxis("Users"),
    y=ChartAxis("Messages"),
    columns_at=(1.0, 2.0),
    rows_at=(0.5, 1.0),
    cells=(
        (ChartCell(value=0.5, text="C 50", state="ok"), ChartCell(value=0.8, text="C 80 ▲", state="high")),
        (ChartCell(value=0.6, text="M 60", state="ok"), ChartCell(value=1.2, text="D 120 ✖", state="over")),
    ),
)
BARS = ChartSpec(
    title="Main drivers",
    description="Two figures.",
    x=ChartAxis("Share of ceiling", percent=True),
    y=ChartAxis("Main drivers"),
    levels=(ChartLevel(name="ceiling", y=1.0),),
    middle=0.9,
    bars=(
        ChartBar(name="Cache <b>of</b> a mailbox & more", note="Assumed", low=0.8, high=1.2),
        ChartBar(name="CPU of a user", note="Measured", low=0.95, high=0.9),
    ),
    bar_head=("Main drivers", "Status", "At the low end", "At the high end"),
)


@pytest.fixture
def chart(qtbot):
    view = ChartView(LIGHT)
    qtbot.addWidget(view)
    view.resize(640, 320)
    view.show()
    return view


def test_pyqtgraph_waits_for_the_first_chart():
    """Beside this process, which has drawn charts already."""
    program = (
        "import sys; from PySide6.QtWidgets import QApplication; app = QApplication([]);"
        "import planner.application; from planner.charts.chart_view import ChartView;"
        "from planner.theme.tokens import LIGHT; view = ChartView(LIGHT); view.show(); app.processEvents();"
        "sys.exit('pyqtgraph' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False, timeout=PATIENCE_S).returncode == 0


def test_a_chart_makes_no_fields_that_nobody_sees(qtbot, chart):
    """Qt would dress them in every theme."""
    before = {*QApplication.allWidgets()}
    chart.show_chart(CURVES)
    made = {*QApplication.allWidgets()} - before
    assert made
    assert not [entry for entry in made if isinstance(entry, QAbstractButton | QAbstractSpinBox | QComboBox | QMenu)]


@pytest.mark.parametrize("spec", [CURVES, CELLS, BARS], ids=["curves", "cells", "bars"])
def test_a_chart_is_drawn_in_both_themes(qtbot, chart, spec):
    chart.show_chart(spec)
    qtbot.wait(20)
    light = chart.picture().toImage()
    chart.set_tokens(DARK)
    qtbot.wait(20)
    dark = chart.picture().toImage()
    assert light.pixelColor(2, 2).name().upper() == LIGHT.card
    assert dark.pixelColor(2, 2).name().upper() == DARK.card
    colours = {light.pixelColor(x, y).name() for x in range(0, light.width(), 3) for y in range(0, light.height(), 3)}
    assert len(colours) > 3


def test_the_table_says_what_the_chart_shows(chart):
    chart.show_chart(CURVES)
    chart.as_table.click()
    assert chart.table.isVisible()
    texts = [[chart.table.item(row, column).text() for column in range(3)] for row in range(3)]
    assert texts[0] == ["0.5", "25 % (20 % – 30 %)", "10 %"]
    assert texts[1][2] == "–"


def test_the_table_is_copied_for_a_spreadsheet(chart):
    chart.show_chart(CELLS)
    chart.copy_table_button.click()
    assert QGuiApplication.clipboard().text().splitlines()[1] == "0.5\t50\t80"


def test_the_picture_is_copied(chart):
    chart.show_chart(CURVES)
    chart.copy_picture_button.click()
    assert QGuiApplication.clipboard().pixmap().width() > 100


def test_a_chart_is_saved_by_the_ending_of_its_name(qtbot, chart, tmp_path):
    chart.show_chart(CURVES)
    qtbot.wait(20)
    for name in ("chart.png", "chart.svg", "chart.csv", "chart.tsv"):
        chart.save_as(tmp_path / name)
    assert (tmp_path / "chart.png").read_bytes().startswith(b"\x89PNG")
    assert "<svg" in (tmp_path / "chart.svg").read_text("utf-8")
    assert (tmp_path / "chart.csv").read_text("utf-8").splitlines()[:3] == [
        '"Users, factor",EX<1> [%],"EX<1>, low [%]","EX<1>, high [%]",EX-2 [%]',
        "0.5,25,20,30,10",
        "1,50,40,60,",
    ]


def test_what_cannot_be_saved_is_said(qtbot, chart, tmp_path):
    chart.show_chart(CURVES)
    for name in ("missing/chart.png", "missing/chart.csv", "missing/chart.svg", "chart", "chart.exe"):
        with qtbot.waitSignal(chart.failed) as said:
            chart.save_as(tmp_path / name)
        assert "was not saved" in said.args[0]
    assert list(tmp_path.iterdir()) == []


def test_a_save_that_fails_leaves_the_file_that_was_there(qtbot, chart, tmp_path, monkeypatch):
    chart.show_chart(CURVES)
    for name in ("chart.png", "chart.csv", "chart.svg"):
        (tmp_path / name).write_text("before")
    monkeypatch.setattr(atomic.os, "fsync", full_disk)
    for name in ("chart.png", "chart.csv", "chart.svg"):
        with qtbot.waitSignal(chart.failed) as said:
            chart.save_as(tmp_path / name)
        assert "the disk is full" in said.args[0]
        assert (tmp_path / name).read_text("utf-8") == "before"


def full_disk(_descriptor):
    raise OSError(errno.ENOSPC, "No space left on device")


def test_names_of_a_plan_are_no_formulas_in_a_spreadsheet(chart):
    named = evolve(
        CURVES, lines=tuple(evolve(line, name=f"=cmd|{number}\tb") for number, line in enumerate(CURVES.lines))
    )
    head = next(csv.reader(io.StringIO(chart_tsv(named)), delimiter="\t"))
    bands = 2 * sum(bool(line.low) for line in CURVES.lines)
    assert len(head) == len(CURVES.lines) + bands + 1
    rows = list(csv.reader(io.StringIO(chart_csv(named))))
    for cell in (*head, *rows[0]):
        assert not cell.startswith(("=", "+", "-", "@"))
    below = evolve(CURVES, y=ChartAxis("Change"), lines=(evolve(CURVES.lines[0], y=(-0.5, *CURVES.lines[0].y[1:])),))
    assert list(csv.reader(io.StringIO(chart_csv(below))))[1][1] == "-0.5"


def test_bars_are_a_table_of_names_notes_and_ends(chart):
    chart.show_chart(BARS)
    chart.copy_table()
    lines = [line.split("\t") for line in QGuiApplication.clipboard().text().splitlines()]
    assert lines[0] == ["Main drivers", "Status", "At the low end [%]", "At the high end [%]"]
    assert lines[1] == ["Cache <b>of</b> a mailbox & more", "Assumed", "80", "120"]
    assert [row[2:] for row in chart_numbers(BARS)] == [
        ["At the low end [%]", "At the high end [%]"], [80, 120], [95, 90]
    ]  # fmt: skip


def words_on(chart):
    """What is written beside and over the lines, by its text: its place on the screen."""
    lines = chart._widget.lines
    names = {name.text: lines.gutter.mapRectToScene(lines.gutter.area(name)) for name in lines.gutter.names}
    marks = [mark for mark in lines.overlay.crossings if mark.area is not None]
    return names | {mark.text: lines.overlay.mapRectToScene(mark.area) for mark in marks}


def crowded(number):
    """Lines that end close together, each for three machines, and values that are passed close to each other."""
    lines = [
        ChartLine(name=f"LON-MBX-{row} and 2 others", short=f"LON-MBX-{row} +2", x=(0.5, 2.0), y=(0.5, 1.0 + row / 100))
        for row in range(number)
    ]
    marks = [ChartMark(x=at, y=1.0, text=f"{at * 100:.0f} %") for at in (1.0, 1.02, 1.8)]
    return evolve(CURVES, lines=tuple(lines), marks=tuple(marks), levels=(ChartLevel(name="ceiling", y=1.0),))


def test_no_word_of_a_narrow_chart_stands_on_another(chart, qtbot):
    chart.show_chart(crowded(5))
    chart.resize(380, 190)
    qtbot.waitUntil(lambda: "LON-MBX-0 and 2 others" in words_on(chart))
    words = words_on(chart)
    assert "ceiling" in words
    names = sorted(place.center().y() for text, place in words.items() if "%" not in text)
    assert all(below - above > LIGHT.type.small for above, below in pairwise(names))
    assert {text for text in words if "%" in text} == {"100 %", "102 %", "180 %"}
    areas = [place for text, place in words.items() if "%" in text]
    assert not any(area.intersects(other) for area, other in combinations(areas, 2))


def test_a_wide_chart_says_names_in_full_and_every_value(chart, qtbot):
    chart.resize(1200, 400)
    chart.show_chart(
        evolve(crowded(3), marks=(ChartMark(x=1.0, y=1.0, text="100 %"), ChartMark(x=1.4, y=1.0, text="140 %")))
    )
    qtbot.waitUntil(lambda: "LON-MBX-0 and 2 others" in words_on(chart))
    assert {"100 %", "140 %"} <= set(words_on(chart))


def test_names_that_have_no_room_are_in_the_table(chart, qtbot):
    chart.show_chart(crowded(8))
    chart.resize(420, 130)
    qtbot.waitUntil(lambda: "LON-MBX-0 and 2 others" in words_on(chart))
    qtbot.waitUntil(lambda: "LON-MBX-7 and 2 others" not in words_on(chart))
    assert {"ceiling", "LON-MBX-0 and 2 others"} <= set(words_on(chart))
    assert chart.table.columnCount() == 9


def test_a_title_stands_above_the_buttons_where_there_is_no_room_beside_them(chart, qtbot):
    chart.show_chart(evolve(CURVES, title="Utilization of each machine"))
    chart.resize(380, 200)
    qtbot.waitUntil(lambda: chart.title.geometry().bottom() <= chart.as_table.geometry().top())
    assert chart.title.text() == chart.spec.title
    chart.resize(1000, 200)
    qtbot.waitUntil(lambda: chart.title.geometry().right() <= chart.as_table.geometry().left())
    assert chart.title.text() == chart.spec.title


def bars_on(chart):
    return [
        entry
        for entry in chart._widget.view.items()
        if isinstance(entry, QGraphicsRectItem) and entry.rect().height() < 1.0
    ]


def test_low_and_high_ends_of_bars_are_told_apart_without_colour(chart):
    chart.show_chart(BARS)
    drawn = [
        (entry.rect().left(), entry.rect().right(), entry.brush().color().alpha() == 255) for entry in bars_on(chart)
    ]
    light, dark = False, True
    places = {(round(left, 3), round(right, 3), filled) for left, right, filled in drawn if right > left}
    assert places >= {(0.8, 0.9, light), (0.9, 1.2, dark), (0.9, 0.95, light)}


def test_bars_that_do_not_fit_are_in_the_table(chart, qtbot):
    chart.show_chart(evolve(BARS, bars=BARS.bars * 30))
    chart.resize(640, 200)
    qtbot.waitUntil(lambda: 0 < len(bars_on(chart)) < 30)
    assert chart.table.rowCount() == 60


def test_curves_after_bars_stand_upright_again(chart):
    chart.show_chart(BARS)
    chart.show_chart(CURVES)
    assert not chart._widget.view.box.yInverted()


def test_the_band_of_a_curve_is_drawn(chart):
    """Its edges have no pen of their own, and are still there to be filled between."""
    chart.show_chart(CURVES)
    bands = [entry for entry in chart._widget.view.items_shown if isinstance(entry, FillBetweenItem)]
    assert [band.path().boundingRect().isEmpty() for band in bands] == [False]


SHIFTS = list(product(range(-2, 3), repeat=2))
# Of the points on a side; Windows smooths letters otherwise in a drawing.
MOST_UNLIKE = 0.02


def lightness(image: QImage) -> np.ndarray:
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    rows = np.frombuffer(grey.constBits(), np.uint8).reshape(grey.height(), grey.bytesPerLine())
    return rows[:, : grey.width()].astype(int)


def unlike(seen: np.ndarray, drawn: np.ndarray, shift: tuple[int, int]) -> float:
    """The share of points left of and below a chart that differ from those of the other, moved a little."""
    other = abs(seen - np.roll(drawn, shift, (0, 1))) > 60
    left, below = int(seen.shape[1] * 0.06), int(seen.shape[0] * 0.88)
    return max(float(other[:, :left].mean()), float(other[below:].mean()))


@pytest.mark.parametrize("spec", [CURVES, CELLS, BARS], ids=["curves", "cells", "bars"])
def test_the_saved_drawing_has_its_axes_where_the_chart_has_them(chart, qtbot, spec):
    # A family that is there, so that drawing and picture take the same, whatever tests before have loaded.
    chart.setFont(QFont(own_family()))
    chart.show_chart(spec)
    qtbot.wait(20)
    seen = chart.picture().toImage().convertToFormat(QImage.Format.Format_RGB32)
    drawn = QImage(seen.size(), QImage.Format.Format_RGB32)
    drawn.fill(QColor(LIGHT.card))
    painter = QPainter(drawn)
    # Qt's reader knows no list of families, as browsers do: the first is the one that was painted with.
    QSvgRenderer(re.sub(rb"'([^'\"]*)', [^\"]*", rb"\1", chart._widget.svg())).render(painter)
    painter.end()
    # Lines between the axes may be smoothed otherwise; what is left of them and below stands nowhere else.
    assert min(SHIFTS, key=partial(unlike, lightness(seen), lightness(drawn))) == (0, 0)
    assert unlike(lightness(seen), lightness(drawn), (0, 0)) < MOST_UNLIKE


def test_a_title_takes_a_second_line_before_it_is_cut(chart, qtbot):
    title = "Main drivers of the CPU of FRANKFURT-EX-1"
    chart.show_chart(evolve(CURVES, title=title))
    buttons = sum(
        button.sizeHint().width()
        for button in (chart.as_table, chart.copy_picture_button, chart.copy_table_button, chart.save_button)
    )
    chart.resize(buttons + chart.title.fontMetrics().horizontalAdvance(title) * 2 // 3, 300)
    qtbot.waitUntil(lambda: "\n" in chart.title.text())
    assert chart.title.text().replace("\n", " ") == title


def test_a_title_that_would_be_cut_beside_the_buttons_stands_whole_above_them(chart, qtbot):
    title = "Main drivers of the disk operations of DAG-1, worst failure"
    buttons = chart._buttons.sizeHint().width()
    chart.show_chart(evolve(CURVES, title=title))
    chart.resize(buttons + chart.title.fontMetrics().horizontalAdvance(title) * 2 // 5, 300)
    qtbot.waitUntil(lambda: chart.title.geometry().bottom() <= chart.as_table.geometry().top())
    assert chart.title.text().replace("\n", " ") == title
    chart.show_chart(evolve(CURVES, title="Main drivers"))
    qtbot.waitUntil(lambda: chart.title.geometry().right() <= chart.as_table.geometry().left())
