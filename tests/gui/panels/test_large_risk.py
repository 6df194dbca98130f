"""Risk as large as the canvas: the chance in large letters, the distribution of one machine, its drivers, a table."""

import pytest
from attrs import evolve
from pyqtgraph import TextItem
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest

import resources
from planner.charts.chart_widget import ChartWidget
from planner.charts.histogram import Steps
from planner.compare.risk_view import paint_spread
from planner.presenters.chart_spec import ChartAxis, ChartBar, ChartBin, ChartKey, ChartSpec, ChartUpright, chart_table
from planner.presenters.risk_charts import state_at
from planner.presenters.samples import read_sample
from planner.theme.tokens import LIGHT
from tests.gui import look

SPEC = ChartSpec(
    title="Memory of EX-1",
    description="A distribution.",
    x=ChartAxis("Utilization", percent=True),
    y=ChartAxis("Share of runs", percent=True),
    bins=tuple(
        ChartBin(left=at / 100, right=(at + 2) / 100, share=0.05, state=state_at(at / 100 + 0.01, 0.9))
        for at in range(70, 110, 2)
    ),
    uprights=(
        ChartUpright(x=0.72, name="5 %: 72 %"),
        ChartUpright(x=0.89, name="Median 89 %"),
        ChartUpright(x=0.9, name="Ceiling 90 %", strong=True),
        ChartUpright(x=0.91, name="95 %: 91 %"),
    ),
    key=(ChartKey(state="ok", text="50 % within the ceiling"), ChartKey(state="high", text="25 % above the ceiling")),
)  # fmt: skip


@pytest.fixture
def panel(qtbot, window):
    page = look.explore(window)
    look.risk(window).draws.setText("40")
    page.open_page("risk")
    found = page.page.panel
    qtbot.waitUntil(lambda: found.answer is not None)
    return found


def test_the_chance_and_its_machine_come_first(panel):
    assert panel._large.number.text().endswith("%")
    assert panel._large.number.isVisible()
    assert panel.headline.text() == "chance that EX-MBX-1 exceeds its memory ceiling"


def test_everything_is_seen_at_once_and_one_page_in_a_small_panel(window, panel):
    parts = (panel.machines, panel.chart, panel.distribution)
    assert all(part.isVisible() for part in parts)
    look.explore(window).close_page()
    assert [part.isVisibleTo(panel) for part in parts] == [True, False, False]
    QTest.mouseClick(panel.pages.buttons[2], Qt.MouseButton.LeftButton)
    assert panel.distribution.isVisibleTo(panel)


def test_a_row_shows_the_distribution_and_the_drivers_of_its_machine(window, panel):
    first = panel.distribution.spec.title
    rows = {panel.machines.item(row, 0).text(): row for row in range(panel.machines.rowCount())}
    name, row = next((name, row) for name, row in rows.items() if row and panel.machines.spread_of(row))
    place = panel.machines.visualItemRect(panel.machines.item(row, 0)).center()
    QTest.mouseClick(panel.machines.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert panel.distribution.spec.title != first
    assert f"{name}: " in panel.distribution.spec.title
    assert panel.chart.spec is None or name in panel.chart.spec.title


def test_the_small_distributions_are_painted_on_one_scale(panel):
    low, high = panel.machines.ends
    spreads = [panel.machines.spread_of(row) for row in range(panel.machines.rowCount())]
    assert all(low <= spread.edges[0] and spread.edges[-1] <= high for spread in spreads if spread)
    image = QImage(132, 24, QImage.Format.Format_RGB32)
    image.fill(QColor(LIGHT.card))
    painter = QPainter(image)
    paint_spread(painter, QRectF(image.rect()), spreads[0], (low, high), LIGHT)
    painter.end()
    seen = {image.pixelColor(x, y).name().upper() for x in range(132) for y in range(24)}
    assert seen & {LIGHT.high, LIGHT.over}


def test_drivers_say_what_their_figures_are_at_their_ends(panel):
    bars = panel.chart.spec.bars
    assert all(bar.low_word and bar.high_word for bar in bars)
    swings = [abs(bar.high - bar.low) for bar in bars]
    assert swings == sorted(swings, reverse=True)


@pytest.mark.parametrize("width", [480, 1040])
def test_values_at_the_bars_are_never_cut(qtbot, width):
    bar = ChartBar(
        name="Megacycles of an active mailbox", note="measured", low=0.36, high=0.38,
        low_word="0.0584 Mcycles", high_word="0.0598 Mcycles",
    )  # fmt: skip
    widget = ChartWidget(LIGHT)
    qtbot.addWidget(widget)
    widget.resize(width, 220)
    axes = {"x": ChartAxis("Utilization", percent=True), "y": ChartAxis("Main drivers")}
    widget.show_chart(ChartSpec(title="Main drivers", description="Drivers.", middle=0.37, bars=(bar,), **axes))
    widget.layout().activate()
    widget.settle()
    widget.grab()
    plot = widget.view.box.sceneBoundingRect()
    texts = [item for item in widget.view.items() if isinstance(item, TextItem)]
    assert len(texts) == 2
    for text in texts:
        place = text.mapRectToScene(text.boundingRect())
        assert plot.left() <= place.left() and place.right() <= plot.right()


@pytest.mark.parametrize("size", [(260, 110), (600, 200), (1040, 400), (2560, 900)])
@pytest.mark.parametrize("letters", [1.0, 2.0])
def test_names_above_the_steps_never_touch_and_steps_stay_below_them(qtbot, size, letters):
    widget = ChartWidget(LIGHT.at_scale(letters))
    qtbot.addWidget(widget)
    widget.resize(*size)
    widget.show_chart(SPEC)
    widget.layout().activate()
    widget.settle()
    steps = next(item for item in widget.view.items() if isinstance(item, Steps))
    areas = [area for _, area, _, _ in steps.names()]
    assert not any(area.intersects(other) for at, area in enumerate(areas) for other in areas[at + 1 :])
    assert all(area.left() >= 0.0 and area.right() <= steps.size().width() + 1e-6 for area in areas)
    if size[0] >= 600 and letters == 1.0:
        assert len(areas) == 4
    assert all(bar.bottom() <= steps.size().height() + 1e-6 for bar, _ in steps.bars())


@pytest.mark.parametrize("width", [300, 600, 1040])
def test_no_line_crosses_the_name_of_another(qtbot, width):
    widget = ChartWidget(LIGHT)
    qtbot.addWidget(widget)
    widget.resize(width, 300)
    near = (0.890, 0.894, 0.897, 0.9)
    uprights = tuple(evolve(one, x=x) for one, x in zip(SPEC.uprights, near, strict=True))
    widget.show_chart(evolve(SPEC, uprights=uprights))
    widget.layout().activate()
    widget.settle()
    steps = next(item for item in widget.view.items() if isinstance(item, Steps))
    names, lines = steps.names(), steps.lines()
    assert len(names) == len(lines) > 1
    for line, (_, own, x, _) in zip(lines, names, strict=True):
        assert line.x1() == x and line.y1() >= own.bottom() and line.y2() == steps.size().height()
        crossed = (area for _, area, _, _ in names if area.left() < x < area.right())
        assert all(area.bottom() <= line.y1() for area in crossed if area.bottom() > own.bottom())


def test_steps_have_the_colours_and_the_hatch_of_their_load_state(qtbot):
    widget = ChartWidget(LIGHT)
    qtbot.addWidget(widget)
    widget.resize(900, 300)
    widget.show_chart(SPEC)
    widget.layout().activate()
    widget.settle()
    image = widget.grab().toImage()
    steps = next(item for item in widget.view.items() if isinstance(item, Steps))
    for bar, state in steps.bars():
        place = widget.view.mapFromScene(steps.mapToScene(bar.center()))
        around = {
            image.pixelColor(place.x() + dx, place.y() + dy).name().upper() for dx in range(-6, 7) for dy in (-3, 0, 3)
        }
        assert QColor(LIGHT.of_state(state)).name().upper() in around
        assert state == "ok" or len(around) > 2


def test_the_table_of_a_distribution_has_a_row_for_each_step():
    head, *rows = chart_table(SPEC)
    assert head == ("Utilization", "Share of runs")
    assert rows[0] == ("70 % – 72 %", "5 %")
    assert len(rows) == len(SPEC.bins)


def test_the_low_end_goes_before_the_table_of_machines_scrolls_aside(panel, qtbot):
    table = panel.view.table
    heads = [table.horizontalHeaderItem(column).text() for column in range(table.columnCount())]
    low = heads.index("low")
    widths = [table.columnWidth(column) for column in range(table.columnCount())]
    table.setFixedWidth(sum(widths) - widths[low] // 2)
    qtbot.waitUntil(lambda: table.isColumnHidden(low))
    assert [head for column, head in enumerate(heads) if table.isColumnHidden(column)] == ["low"]


def test_the_charts_show_what_the_headline_is_about(qtbot, window):
    window.session.replace(read_sample(resources.folder(), "two-site-dag"), None)
    look.risk(window).spread.setText("60")
    look.explore(window).open_page("risk")
    panel = look.explore(window).page.panel
    qtbot.waitUntil(lambda: panel.answer is not None)
    assert panel.headline.text() == "chance that DAG-1 exceeds a ceiling in its worst failure"
    assert "DAG-1" in panel.distribution.spec.title
    assert "DAG-1" in panel.chart.spec.title
