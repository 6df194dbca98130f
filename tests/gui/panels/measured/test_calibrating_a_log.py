"""Figures fitted to a log: which machines count, what may be kept, what that changes."""

from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from models.comparisons.hours import Hours
from models.plan.edits import set_values
from tests.gui.panels.measured.reading import fitted, verdict_of


def test_figures_are_fitted_and_outliers_left_out(qtbot, read):
    qtbot.mouseClick(read.view.calibration.fit_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(read.fits))
    (role,) = read.fits
    assert role.outliers == ("cas-2",)
    said = [label.text() for label in read.view.calibration.findChildren(QLabel)]
    (title,) = [place for place, text in enumerate(said) if text.startswith("CAS, Exchange ")]
    assert said[title + 1] == "CAS-0, CAS-1 and CAS-3"
    boxes = read.view.calibration.boxes
    assert [box.text() for box, _, _ in boxes] == ["Outlook", "Outlook Web App"]
    assert all(box.isChecked() for box, _, _ in boxes)
    assert read.view.calibration.keep_button.text() == "Keep 2 factors"
    view = read.view.calibration
    qtbot.waitUntil(lambda: bool(view.would_change.text()))
    assert view.would_change.text().splitlines()[0] == "What calibration would change"
    both = view.would_change.text()
    assert "CPU of CAS-0: " in both
    # Of both only the sum is known.
    boxes[0][0].click()
    qtbot.waitUntil(lambda: view.would_change.text() != both)
    assert read.view.calibration.keep_button.text() == "Keep 0 factors"
    qtbot.mouseClick(read.view.calibration.drop_button, Qt.MouseButton.LeftButton)
    assert read.view.calibration.boxes == []


def test_a_factor_whose_published_figure_stays_cannot_be_kept(qtbot, shown, read):
    fitted(qtbot, read)
    (role,), view = read.fits, read.view.calibration
    first, *others = (evolve(factor, tied=()) for factor in role.factors)
    view.show_fits((evolve(role, factors=(evolve(first, is_told=False), *others)),), shown.session.design)
    (box, *_), *rest = view.boxes
    assert "The published figure stays." in box.accessibleDescription()
    assert not box.isEnabled() and not box.isChecked()
    assert all(other.isEnabled() for other, *_ in rest)


def test_a_pair_of_which_only_the_sum_is_known_is_ticked_together(qtbot, shown, read):
    """One of a pair could be kept without the other: their sum was not that of the log."""
    fitted(qtbot, read)
    (role,), view = read.fits, read.view.calibration
    first, second = role.factors
    first, second = evolve(first, tied=(second.key,)), evolve(second, tied=(first.key,))
    far = evolve(second, value=2.37, low=2.2, high=2.5)
    view.show_fits((evolve(role, factors=(first, far)),), shown.session.design)
    boxes = [box for box, *_ in view.boxes]
    assert [(box.isChecked(), box.isEnabled()) for box in boxes] == [(False, True)] * 2
    assert not view.keep_button.isEnabled()
    said = boxes[0].accessibleDescription()
    assert "told apart from Outlook Web App: only their sum is known, so they are kept together or not at all." in said
    assert said.endswith("They are not ticked, as the factor of Outlook Web App is far from the published figure.")
    boxes[1].click()
    assert all(box.isChecked() for box in boxes)
    assert view.keep_button.text() == "Keep 2 factors"
    boxes[0].click()
    assert not any(box.isChecked() for box in boxes)
    view.show_fits((evolve(role, factors=(first, evolve(second, is_told=False))),), shown.session.design)
    boxes = [box for box, *_ in view.boxes]
    assert not any(box.isEnabled() or box.isChecked() for box in boxes)
    assert (
        boxes[0]
        .accessibleDescription()
        .endswith("The published figure of Outlook Web App stays, so this one stays, too.")
    )


def test_the_button_that_keeps_factors_stays_where_it_is(qtbot, read):
    fitted(qtbot, read)
    view = read.view.calibration
    qtbot.waitUntil(lambda: bool(view.would_change.text()))
    place = view.keep_button.mapTo(view, view.keep_button.rect().topLeft())
    for box, *_ in view.boxes:
        box.click()
    qtbot.waitUntil(lambda: not view.would_change.isVisible())
    assert view.keep_button.mapTo(view, view.keep_button.rect().topLeft()) == place


def test_the_chosen_hours_are_fitted_and_others_drop_the_fit(qtbot, shown, read):
    read.view.controls.show_hours(6.0, 18.0)
    fitted(qtbot, read)
    assert (read.fits[0].hours, read.fits[0].fit.windows % 48) == (Hours(first=6.0, last=18.0), 0)
    read.view.controls.show_hours(8.0, 16.0)
    qtbot.waitUntil(lambda: not read.view.calibration.boxes)
    assert read.fits == ()
    fitted(qtbot, read)
    qtbot.mouseClick(read.view.calibration.keep_button, Qt.MouseButton.LeftButton)
    assert "busy week.csv, 08:00 to 16:00: " in shown.session.plan.assumptions.overrides[0].reason


def test_factors_are_kept_as_values_of_the_plan_in_one_step(qtbot, shown, read):
    fitted(qtbot, read)
    before = shown.session.evaluation.gauge("cas-0", "cpu")
    qtbot.mouseClick(read.view.calibration.keep_button, Qt.MouseButton.LeftButton)
    overrides = shown.session.plan.assumptions.overrides
    assert [each.figure for each in overrides] == ["exchange-2010/cas.cpu.outlook", "exchange-2010/cas.cpu.owa"]
    assert all(each.low < each.value < each.high for each in overrides)
    assert "busy week.csv" in overrides[0].reason
    after = shown.session.evaluation.gauge("cas-0", "cpu")
    assert after.utilization != before.utilization
    assert shown.session.undo_stack.undoText() == "Keep 2 fitted figures"
    shown.session.undo_stack.undo()
    assert shown.session.plan.assumptions.overrides == ()
    assert shown.session.evaluation.gauge("cas-0", "cpu") == before


def test_a_machine_with_other_hardware_by_now_is_neither_judged_nor_kept_nor_fitted(qtbot, shown, read):
    session = shown.session
    before = verdict_of(read, "CAS-0")
    session.do(set_values(session.plan, ["cas-0"], "processor.cores", 16))
    assert verdict_of(read, "CAS-0") == "measured on other hardware"
    fitted(qtbot, read)
    assert "cas-0" not in read.fits[0].machines
    said = [label.text() for label in read.view.calibration.findChildren(QLabel)]
    assert "Left out, as the hardware was different when the log was read: CAS-0." in said
    qtbot.mouseClick(read.view.keep_button, Qt.MouseButton.LeftButton)
    assert session.design.by_id["cas-0"].measured.cpu is None
    assert session.design.by_id["cas-1"].measured.cpu is not None
    session.undo_stack.undo()
    session.undo_stack.undo()
    assert verdict_of(read, "CAS-0") == before
