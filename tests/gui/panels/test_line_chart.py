"""Lines of a chart: names that never touch at any size, values under the pointer, zoom, keys, and a line to click."""

from itertools import combinations, pairwise

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from planner.charts.chart_view import ChartView
from planner.charts.spreading import rows_for, spread
from planner.presenters.chart_spec import ChartAxis, ChartLevel, ChartLine, ChartMark, ChartSpec
from planner.theme.tokens import DARK, LIGHT

MONTHS = tuple(float(month) for month in range(61))
WORDS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
NAMES = [f"{name} {2027 + year}" for year in range(6) for name in WORDS]
SIZES = [(300, 120), (420, 160), (640, 204), (1040, 760), (1600, 500), (2560, 1440)]


def lines_of(*ends):
    return tuple(
        ChartLine(
            name=f"LON-MAILBOX-{row} and 2 others", short=f"LON-MAILBOX-{row} +2", ids=(f"m{row}",), x=MONTHS,
            y=tuple(np.linspace(0.5, end, 61).tolist()), low=tuple(np.linspace(0.4, end * 0.9, 61).tolist()),
            high=tuple(np.linspace(0.6, end * 1.1, 61).tolist()), notes=("CPU",) * 61,
        )
        for row, end in enumerate(ends)
    )  # fmt: skip


def spec_of(*ends, marks=()):
    return ChartSpec(
        title="Growth",
        description="Lines.",
        x=ChartAxis("Month", names=NAMES[:61]),
        y=ChartAxis("Share of ceiling", percent=True),
        lines=lines_of(*ends),
        levels=(ChartLevel(name="Ceiling", y=1.0),),
        marks=tuple(ChartMark(x=float(at), y=1.0, text=NAMES[at]) for at in marks),
        coloured=3,
        notes=tuple(f"{month} users" for month in range(61)),
    )


@pytest.fixture
def chart(qtbot):
    view = ChartView(LIGHT)
    qtbot.addWidget(view)
    view.resize(900, 500)
    view.show_chart(spec_of(1.6, 1.2, 1.19, 0.9, marks=(10, 20)))
    view.show()
    qtbot.waitUntil(lambda: view._widget.lines.gutter.names != ())
    QTest.qWait(20)
    return view


def place_of(chart, month, value):
    lines = chart._widget.lines
    return chart._widget.view.mapFromScene(lines.overlay.mapToScene(lines.pixel(month, value)))


def port(chart):
    return chart._widget.view.viewport()


def drag(chart, start, end):
    QTest.mousePress(port(chart), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(port(chart), (start + end) / 2)
    QTest.mouseMove(port(chart), end)
    QTest.mouseRelease(port(chart), Qt.MouseButton.LeftButton, pos=end)


@given(st.lists(st.floats(-50, 500), max_size=24), st.floats(8, 30), st.floats(100, 900))
def test_places_are_apart_in_order_and_inside(wanted, step, room):
    wanted = sorted(wanted)[: int(room / step)]
    places = spread(wanted, step, step / 2, room - step / 2)
    assert all(below - above >= step - 1e-6 for above, below in pairwise(places))
    assert all(step / 2 - 1e-6 <= place <= room - step / 2 + 1e-6 for place in places)


@given(st.lists(st.floats(10, 400), max_size=8, unique=True))
def test_places_with_room_stay_where_they_are_wanted(wanted):
    wanted = sorted(wanted)
    if all(below - above >= 20 for above, below in pairwise(wanted)):
        assert spread(wanted, 20, 10, 400) == pytest.approx(wanted)


@given(st.lists(st.tuples(st.floats(0, 500), st.floats(1, 90)), max_size=12))
def test_words_in_a_row_never_touch(spans):
    spans = sorted((left, left + wide) for left, wide in spans)
    rows = rows_for(spans, 2, 6.0)
    for row in (0, 1):
        here = [span for span, found in zip(spans, rows, strict=True) if found == row]
        assert all(right[0] >= left[1] + 6.0 for left, right in pairwise(here))


@pytest.fixture(params=[1.0, 2.0], ids=["usual letters", "large letters"])
def widget(qtbot, request):
    from planner.charts.chart_widget import ChartWidget

    made = ChartWidget(LIGHT.at_scale(request.param))
    qtbot.addWidget(made)
    return made


@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    size=st.sampled_from(SIZES),
    ends=st.lists(st.floats(0.3, 2.5), min_size=1, max_size=8),
    marks=st.sets(st.integers(1, 59), max_size=6),
)
def test_no_words_touch_at_any_size(widget, size, ends, marks):
    widget.resize(*size)
    widget.show_chart(spec_of(*ends, marks=sorted(marks)))
    widget.layout().activate()
    widget.settle()
    lines, whole = widget.lines, widget.rect()
    areas = [lines.gutter.mapRectToScene(lines.gutter.area(name)) for name in lines.gutter.names]
    areas += [lines.overlay.mapRectToScene(mark.area) for mark in lines.overlay.crossings if mark.area is not None]
    assert "Ceiling" in {name.text for name in lines.gutter.names}
    for area in areas:
        assert whole.contains(area.adjusted(1, 1, -1, -1).toAlignedRect()), (area, whole)
    for area, other in combinations(areas, 2):
        both = area.intersected(other)
        assert both.width() < 1e-6 or both.height() < 1e-6


def test_names_stand_beside_the_ends_of_their_lines_in_their_order(chart):
    names = chart._widget.lines.gutter.names
    assert [name.value for name in names] == ["160 %", "120 %", "119 %", "100 %", "90 %"]
    assert [name.place for name in names] == sorted(name.place for name in names)


def test_the_pointer_shows_the_values_of_its_month(chart, qtbot):
    QTest.mouseMove(port(chart), place_of(chart, 30.0, 0.8))
    tip = chart._widget.hand.tip
    qtbot.waitUntil(tip.isVisible)
    assert NAMES[30] in tip._words.text() and "▲ 105 %" in tip._words.text() and "30 users" in tip._words.text()
    assert chart._widget.rect().contains(tip.geometry())
    QTest.mouseMove(port(chart), QPoint(port(chart).width() - 4, 4))
    qtbot.waitUntil(lambda: not tip.isVisible())


def test_the_words_at_the_pointer_stay_inside_at_both_sides(chart, qtbot):
    for month in (1.0, 59.0):
        QTest.mouseMove(port(chart), place_of(chart, month, 0.8))
        qtbot.waitUntil(lambda month=month: chart._widget.hand.row == round(month))
        assert chart._widget.rect().contains(chart._widget.hand.tip.geometry())


def test_a_click_on_a_line_chooses_its_machine(chart, qtbot):
    with qtbot.waitSignal(chart.chosen) as chosen:
        QTest.mouseClick(port(chart), Qt.MouseButton.LeftButton, pos=place_of(chart, 50.0, chart.spec.lines[3].y[50]))
    assert chosen.args[0] == ("m3",)


def test_a_click_on_a_name_chooses_its_machine(chart, qtbot):
    gutter = chart._widget.lines.gutter
    name = next(name for name in gutter.names if name.number == 2)
    place = chart._widget.view.mapFromScene(gutter.mapToScene(gutter.area(name).center()))
    with qtbot.waitSignal(chart.chosen) as chosen:
        QTest.mouseClick(port(chart), Qt.MouseButton.LeftButton, pos=place)
    assert chosen.args[0] == ("m2",)


def test_a_click_beside_every_line_chooses_nothing(chart, qtbot):
    with qtbot.assertNotEmitted(chart.chosen):
        QTest.mouseClick(port(chart), Qt.MouseButton.LeftButton, pos=place_of(chart, 5.0, 1.5))


def test_a_drag_zooms_and_a_double_click_shows_everything_again(chart):
    drag(chart, place_of(chart, 12.0, 1.2), place_of(chart, 36.0, 1.2))
    lines = chart._widget.lines
    assert lines.ends == (12.0, 36.0)
    assert max(name.value for name in lines.gutter.names if name.number == 0) == "116 %"
    assert [mark.text for mark in lines.overlay.crossings] == [NAMES[20]]
    QTest.mouseDClick(port(chart), Qt.MouseButton.LeftButton, pos=place_of(chart, 20.0, 1.0))
    assert lines.ends == (0.0, 60.0)


def test_keys_step_through_months_and_lines_and_are_told(chart, qtbot):
    chart.setFocus()
    QTest.keyClick(chart, Qt.Key.Key_Right)
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart._widget.hand.row == 1
    assert chart.accessibleDescription().startswith(f"{NAMES[1]}; LON-MAILBOX-0 and 2 others")
    QTest.keyClick(chart, Qt.Key.Key_Down)
    assert chart.accessibleDescription().startswith(f"{NAMES[1]}; LON-MAILBOX-1 and 2 others")
    QTest.keyClick(chart, Qt.Key.Key_End)
    assert chart._widget.hand.row == 60
    with qtbot.waitSignal(chart.chosen) as chosen:
        QTest.keyClick(chart, Qt.Key.Key_Return)
    assert chosen.args[0] == ("m1",)


def test_what_is_selected_is_drawn_strong_with_its_band(chart):
    lines = chart._widget.lines
    assert lines.strong == 0
    chart.show_chosen(["m2"])
    assert lines.strong == 2
    assert [name.number for name in lines.gutter.names if name.chosen] == [2]


def test_lines_without_a_colour_are_grey(chart):
    lines = chart._widget.lines
    assert [lines.colour(number) for number in range(4)] == [*LIGHT.series[:3], LIGHT.series_rest]
    chart.set_tokens(DARK)
    assert chart._widget.lines.colour(0) == DARK.series[0]


def test_zoom_and_pointer_are_kept_apart_from_another_chart(chart):
    drag(chart, place_of(chart, 12.0, 1.2), place_of(chart, 36.0, 1.2))
    chart.show_chart(spec_of(0.9))
    assert chart._widget.lines.ends == (0.0, 60.0)
    assert chart._widget.lines.line_at(QPointF(-50.0, -50.0)) is None
