"""The page of published cases: sorted, filtered, and each case with what is known of it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QTabWidget
from pytestqt.qtbot import QtBot

from planner.dialogs.published_cases import PublishedCases
from planner.presenters.published_page import CONTEXT_HEADERS, HEADERS, VERDICTS
from planner.shell.main_window import MainWindow

CLASS, PRINTED, ERROR, LEFT_OUT, VERDICT = (
    HEADERS.index(name) for name in ("Class", "Printed", "Error", "Leave-one-out error", "Verdict")
)


@pytest.fixture
def page(window: MainWindow) -> PublishedCases:
    window.actions_of_plan.by_id["help.published"].trigger()
    return window.findChild(PublishedCases)


def cells(page: PublishedCases, column: int) -> list[str]:
    return [page.model.index(row, column).data() for row in range(page.model.rowCount())]


def details(page: PublishedCases) -> str:
    return "\n".join(label.text() for label in page.details.widget().findChildren(QLabel))


def test_it_says_first_what_it_amounts_to(page: PublishedCases) -> None:
    lines = page.summary.text().splitlines()
    assert lines[0].startswith("Predicted: ") and "that no figure uses" in lines[0]
    starts = ["Predicted: ", "Fitted: ", "Identities: ", "Not predicted: ", "Out of range, of all cases: "]
    assert [line for line in lines if not line.startswith("– ")] == [
        next(line for line in lines if line.startswith(start)) for start in starts
    ]
    assert "proves nothing" in page.summary.text()
    assert page.model.rowCount() > 100
    assert page.summary.mapTo(page, page.summary.pos()).y() < page.table.mapTo(page, page.table.pos()).y()


def test_a_verdict_has_a_symbol_and_a_word(page: PublishedCases) -> None:
    assert set(cells(page, VERDICT)) <= {
        f"{symbol} {verdict}" for symbol, verdict in zip("✓≈✖=–", VERDICTS, strict=True)
    }


@pytest.mark.parametrize("column", [PRINTED, ERROR, LEFT_OUT])
def test_numbers_sort_as_numbers_and_the_rest_comes_last(page: PublishedCases, column: int) -> None:
    page.table.sortByColumn(column, Qt.SortOrder.DescendingOrder)
    shown = cells(page, column)
    numbers = [float(text.replace(",", "").replace("−", "-")) for text in shown if text != "–"]
    assert numbers == sorted(numbers, reverse=True)
    assert shown[-1] == "–"


def test_it_filters_by_document_and_verdict(page: PublishedCases) -> None:
    page.document.setCurrentIndex(page.document.findData("dell-esx3-2007"))
    assert set(cells(page, 0)) == {"dell-esx3-2007"}
    page.verdict.setCurrentIndex(page.verdict.findData("not predicted"))
    assert set(cells(page, VERDICT)) == {"– not predicted"}
    assert page.counted.text() == f"{page.model.rowCount()} cases"
    page.verdict.setCurrentIndex(page.verdict.findData("within rounding"))
    page.standing.setCurrentIndex(page.standing.findData("predicted"))
    assert page.model.rowCount() == 0
    assert details(page) == ""


@pytest.mark.parametrize("standing", ["predicted", "fitted", "identity"])
def test_it_filters_by_class(page: PublishedCases, standing: str) -> None:
    page.standing.setCurrentIndex(page.standing.findData(standing))
    assert set(cells(page, CLASS)) == {standing}
    has_error = {text != "–" for text in cells(page, LEFT_OUT)}
    assert has_error == {standing == "fitted"}


def test_classes_sort_with_what_is_evidence_first(page: PublishedCases) -> None:
    page.table.sortByColumn(CLASS, Qt.SortOrder.AscendingOrder)
    assert list(dict.fromkeys(cells(page, CLASS))) == ["predicted", "fitted", "identity", "–"]


def test_a_fitted_case_tells_its_fit_and_what_was_left_out(page: PublishedCases) -> None:
    names = cells(page, HEADERS.index("Case"))
    page.table.selectRow(names.index("Test 2a, both roles added and halved"))
    text = details(page)
    assert "both are left out" in text
    assert "t2a-cas-cpu, t2a-hub-cpu" in text
    assert "Without the number, the fit gives" in text


def test_other_numbers_have_a_tab_of_their_own(page: PublishedCases) -> None:
    tabs = page.findChild(QTabWidget)
    assert tabs.currentIndex() == 0
    tabs.setCurrentWidget(page.context)
    model = page.context.model()
    assert model.rowCount() > 50
    rows = [
        [model.index(row, column).data() for column in range(model.columnCount())] for row in range(model.rowCount())
    ]
    smtp = next(row for row in rows if row[1].startswith("Test 2a: SMTP messages"))
    assert smtp[CONTEXT_HEADERS.index("Printed")] == "10.69; 9.8"
    heads = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(model.columnCount())]
    assert heads == list(CONTEXT_HEADERS)


def test_the_selected_case_tells_inputs_correction_and_errata(page: PublishedCases) -> None:
    row = next(row for row in range(page.model.rowCount()) if page.model.index(row, 1).data().startswith("Test 2b, Cl"))
    page.table.selectRow(row)
    text = details(page)
    assert "exchange: 2007" in text
    assert "S0-1, Table of Test 2b:" in text
    assert "Alternative reading" in text


def test_asked_for_again_the_page_that_stands_open_comes_forward(window: MainWindow, page: PublishedCases) -> None:
    window.actions_of_plan.by_id["help.published"].trigger()
    assert window.findChildren(PublishedCases) == [page]
    page.close()
    window.actions_of_plan.by_id["help.published"].trigger()
    assert [cases.isVisible() for cases in window.findChildren(PublishedCases)].count(True) == 1


@pytest.mark.parametrize("change", ["verdict", "letters", "sorted"])
def test_columns_have_room_for_what_is_shown(
    window: MainWindow, page: PublishedCases, qtbot: QtBot, change: str
) -> None:
    qtbot.waitExposed(page)
    if change == "verdict":
        page.verdict.setCurrentIndex(page.verdict.count() - 1)
    elif change == "letters":
        window.parts.appearance.choose_text(150)
    else:
        page.table.sortByColumn(VERDICT, Qt.SortOrder.DescendingOrder)
    qtbot.wait(50)
    metrics = page.table.fontMetrics()
    widest = max(metrics.horizontalAdvance(text) for text in cells(page, VERDICT)[:10])
    room = page.table.columnWidth(VERDICT)
    window.parts.appearance.choose_text(100)
    assert widest < room
