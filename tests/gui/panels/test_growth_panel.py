"""The growth panel: rates by field, sentences that lead to their machines, a chart with its band."""

import pytest
from attrs import evolve
from PySide6.QtCore import Qt

from models.plan.edits import duplicate, set_values
from models.plan.yearly_growth import set_yearly_percent
from planner.presenters.report_outlook import yearly_words
from tests.gui import look
from tests.gui.panels.exploring import asked_again, brought, type_into

pytestmark = pytest.mark.usefixtures("window")


@pytest.fixture
def panel(qtbot, window):
    return brought(qtbot, window, "growth")


def texts(panel):
    return [panel.lines.item(row).text() for row in range(panel.lines.count())]


def test_nothing_is_forecast_before_it_is_seen(qtbot, window):
    qtbot.wait(50)
    assert look.growth(window).answer is None


def test_what_is_seen_first_is_a_tenth_more_a_year(panel):
    assert len(panel.answer.forecast.use) == 61
    assert "1 of 4 machines exceeds a ceiling within 5 years" in panel.sentence.text()
    assert any(text.startswith("▲ EX-MBX-1 is above its memory ceiling today") for text in texts(panel))
    assert panel.chart.spec.lines[0].high


def test_a_rate_and_the_years_are_typed(qtbot, panel):
    before = panel.answer.forecast
    found = asked_again(qtbot, panel, lambda: type_into(qtbot, panel.everyone, "50")).forecast
    assert found.use[12, 0].max() > before.use[12, 0].max()
    found = asked_again(qtbot, panel, lambda: type_into(qtbot, panel.years, "2")).forecast
    assert len(found.use) == 25


def test_the_fields_stay_where_they_are_while_it_works(qtbot, window, panel):
    """They moved a row down, and a click on one population met the one above it."""
    fields = list(panel.rates.fields.values())
    qtbot.wait(50)
    before = [field.mapTo(window, field.rect().center()) for field in fields]
    type_into(qtbot, panel.everyone, "50")
    qtbot.waitUntil(panel.progress.isVisible)
    qtbot.wait(20)
    during = [field.mapTo(window, field.rect().center()) for field in fields]
    qtbot.waitUntil(lambda: not panel.progress.isVisible())
    assert during == before


def test_the_plan_keeps_the_rate_and_undo_brings_the_former_one_back(qtbot, window, panel):
    asked_again(qtbot, panel, lambda: type_into(qtbot, panel.everyone, "12.5"))
    assert window.session.plan.assumptions.yearly_growth == 0.125
    assert window.session.undo_stack.undoText() == "Set growth of users per year"
    before = panel.answer.forecast.people[-1]
    asked_again(qtbot, panel, window.session.undo_stack.undo)
    assert panel.everyone.text() == "10"
    assert panel.answer.forecast.people[-1] < before


def test_a_rate_that_the_plan_has_stands_in_the_field(qtbot, window, panel):
    asked_again(qtbot, panel, lambda: window.session.do(set_yearly_percent(window.session.plan, 3.0)))
    assert panel.everyone.text() == "3"


def test_a_population_has_a_rate_of_its_own(qtbot, panel):
    field = panel.rates.fields["population", "hq"]
    assert field.placeholderText() == "10", "as all users"
    found = asked_again(qtbot, panel, lambda: type_into(qtbot, field, "0")).forecast
    assert found.use[60, 0].tolist() == found.use[0, 0].tolist()


def test_the_plan_keeps_the_rate_of_a_population_and_reports_tell_it(qtbot, window, panel):
    field = panel.rates.fields["population", "hq"]
    asked_again(qtbot, panel, lambda: type_into(qtbot, field, "15"))
    plan = window.session.plan
    population = next(row for row in plan.populations if row.id == "hq")
    assert population.yearly_growth == 0.15
    assert yearly_words(plan) == f"10 % ({population.name}: 15 %)"
    asked_again(qtbot, panel, window.session.undo_stack.undo)
    assert field.text() == ""
    asked_again(qtbot, panel, window.session.undo_stack.redo)
    assert field.text() == "15"
    field.clear()
    asked_again(qtbot, panel, lambda: qtbot.keyClick(field, Qt.Key.Key_Return))
    assert not any(row.yearly_growth for row in window.session.plan.populations)


def test_an_empty_rate_shows_in_full_how_fast_all_users_grow(qtbot, panel):
    asked_again(qtbot, panel, lambda: type_into(qtbot, panel.everyone, "12.5"))
    field = panel.rates.fields["population", "hq"]
    assert (field.text(), field.placeholderText()) == ("", "12.5")
    assert field.fontMetrics().horizontalAdvance(field.placeholderText()) < field.width() - 16


def test_a_protocol_grows_on_top(qtbot, panel):
    before = panel.answer.forecast
    assert [key for kind, key in panel.rates.fields if kind == "protocol"] == ["outlook"]
    found = asked_again(
        qtbot, panel, lambda: type_into(qtbot, panel.rates.fields["protocol", "outlook"], "20")
    ).forecast
    assert found.use[60, 0].max() > before.use[60, 0].max()


def test_what_is_typed_stays_when_a_population_gets_another_name(qtbot, window, panel):
    asked_again(qtbot, panel, lambda: type_into(qtbot, panel.rates.fields["population", "hq"], "3"))
    change = set_values(window.session.plan, ["hq"], "name", "Main office")
    asked_again(qtbot, panel, lambda: window.session.do(change))
    assert panel.rates.fields["population", "hq"].text() == "3"


def with_populations(plan, number):
    first = plan.populations[0]
    more = (evolve(first, id=f"more-{each}", name=f"Branch {each}") for each in range(number))
    return evolve(plan, populations=(*plan.populations, *more))


def test_many_populations_get_their_fields_a_few_at_a_time(qtbot, window, panel):
    window.session.replace(with_populations(window.session.plan, 100), None)
    qtbot.waitUntil(lambda: len(panel.rates.fields) > 2)
    assert len(panel.rates.fields) < 60
    qtbot.waitUntil(lambda: len(panel.rates.fields) == 102)
    qtbot.waitUntil(lambda: panel.rates.fields["population", "more-99"].isVisibleTo(panel))


def test_another_population_leaves_the_fields_that_stand_there(qtbot, window, panel):
    before = dict(panel.rates.fields)
    asked_again(qtbot, panel, lambda: window.session.do(duplicate(window.session.plan, ["hq"])))
    assert list(panel.rates.fields) != list(before)
    assert all(panel.rates.fields[key] is field for key, field in before.items())
    following = next(field for key, field in panel.rates.fields.items() if key not in before)
    assert following.geometry().top() < before["protocol", "outlook"].geometry().top()
    following.setFocus()
    qtbot.keyClick(following, Qt.Key.Key_Tab)
    assert before["protocol", "outlook"].hasFocus()
    asked_again(qtbot, panel, window.session.undo_stack.undo)
    assert dict(panel.rates.fields) == before


def test_a_sentence_selects_its_machines(qtbot, window, panel):
    qtbot.mouseClick(panel.pages.buttons[1], Qt.MouseButton.LeftButton)
    row = next(row for row, text in enumerate(texts(panel)) if "EX-MBX-1 is above" in text)
    place = panel.lines.visualItemRect(panel.lines.item(row)).center()
    qtbot.mouseClick(panel.lines.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert set(window.selection.ids) == {"mbx"}


def test_a_sentence_has_the_room_that_it_needs(qtbot, panel):
    qtbot.mouseClick(panel.pages.buttons[1], Qt.MouseButton.LeftButton)
    panel.lines.setFixedWidth(160)
    qtbot.waitUntil(lambda: panel.lines.sizeHintForRow(0) > 2 * panel.lines.fontMetrics().height())


@pytest.mark.parametrize(
    ("text", "words"), [("many", "enter a number"), ("-100", "cannot shrink by 100 %"), ("", "enter a number")]
)
def test_a_rate_that_cannot_be_meant_is_said(qtbot, panel, text, words):
    panel.everyone.setText(text)
    panel.start()
    qtbot.waitUntil(lambda: words in panel.sentence.text())
    assert panel.chart.spec is None
    assert panel.lines.count() == 0


def test_years_that_are_too_many_are_said(qtbot, panel):
    type_into(qtbot, panel.years, "400")
    qtbot.waitUntil(lambda: "1 to 20 years" in panel.sentence.text())


def test_the_answer_goes_when_another_design_is_shown(qtbot, window, panel):
    before = panel.answer
    window.session.show_design("physical")
    assert panel.chart.spec is None
    qtbot.waitUntil(lambda: panel.answer is not before)
    assert set(panel.answer.names) == {"cas"}


def test_the_menu_brings_it_forward(qtbot, window):
    window.actions_of_plan.by_id["view.growth"].trigger()
    qtbot.waitUntil(lambda: look.growth(window).isVisible() and look.growth(window).answer is not None)
