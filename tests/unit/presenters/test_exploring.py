"""Growth, failures and risk in words: machines that are alike together, probabilities with their error."""

from datetime import date

import numpy as np
import pytest
from attrs import evolve

import resources
from models.comparisons.additions import Additions, Step
from models.comparisons.crossings import GrowthCrossing
from models.comparisons.failures import FailureResult, Failures
from models.comparisons.group_growth import GroupCrossing, GroupCurve
from models.comparisons.growing import Growth
from models.comparisons.growth import Addition, Forecast, forecast
from models.comparisons.outages import Outage
from models.comparisons.risk import Influence, MachineRisk, Risk, RiskSettings
from models.plan.entities import Plan
from models.words import percent
from planner.presenters.failures import failure_table, failures_summary
from planner.presenters.growth import (
    addition_lines,
    crossing_lines,
    growth_headline,
    growth_summary,
    month_word,
    step_lines,
)
from planner.presenters.growth_chart import growth_chart
from planner.presenters.no_data import no_data_line
from planner.presenters.report_outlook import Explored, charts_of, yearly_words
from planner.presenters.result_table import result_tsv
from planner.presenters.risk import influence_chart, risk_summary, risk_table
from planner.presenters.samples import read_sample
from planner.presenters.weak_evidence import weak_evidence_line
from planner.reports.sheets_exploring import failure_sheets, growth_sheets
from tests.unit.capacity.building import library, sample

TODAY = date(2026, 11, 21)
NAMES = {"a": "EX-1", "b": "EX-2", "c": "EX-3", "d": "EX-4", "e": "EX-5"}


def forecast_of(crossings=(), additions=()):
    use = np.zeros((25, 4, 5))
    return Forecast(
        machine_ids=tuple(NAMES), use=use, low=use, high=use, crossings=tuple(crossings), additions=tuple(additions)
    )


def crossing(machine_id, month=14, earliest=2, latest=None, resource="cpu"):
    return GrowthCrossing(machine_id=machine_id, resource=resource, month=month, earliest=earliest, latest=latest)


def test_months_are_counted_over_the_turn_of_the_year():
    assert [month_word(TODAY, months) for months in (0, 1, 2, 14)] == ["2026-11", "2026-12", "2027-01", "2028-01"]


def test_machines_that_pass_at_once_are_one_sentence_and_the_first_stand_first():
    found = forecast_of([crossing("b", latest=20), crossing("a", latest=20), crossing("c", month=3, latest=9)])
    lines = crossing_lines(found, NAMES, TODAY)
    assert [line.text for line in lines] == [
        "EX-3 exceeds its CPU ceiling in Feb 2027 (Jan 2027 to Aug 2027).",
        "EX-1 and EX-2 exceed their CPU ceilings in Jan 2028 (Jan 2027 to Jul 2028).",
    ]
    assert lines[1].ids == ("a", "b")


def test_what_is_above_today_is_marked_and_what_only_may_pass_stands_last():
    found = forecast_of([crossing("a", month=None), crossing("b", month=0, earliest=0)])
    today, perhaps = crossing_lines(found, NAMES, TODAY)
    assert today.marked == "▲ EX-2 is above its CPU ceiling today."
    assert perhaps.text == (
        "EX-1 may exceed its CPU ceiling within the range of the figures: as early as Jan 2027, as late "
        "as after Nov 2028."
    )


def test_many_machines_are_the_first_and_how_many_others():
    found = forecast_of(additions=[Addition(month=2, machine_ids=tuple(NAMES), count=2)])
    assert addition_lines(found, NAMES, TODAY)[0].text == "From Jan 2027: 2 more machines like EX-1 and 4 others."


def test_a_forecast_without_a_crossing_says_so():
    assert growth_summary(forecast_of(), NAMES) == "None of 5 machines exceeds a ceiling within 2 years."


def test_one_machine_and_one_year_are_told_as_one():
    found = evolve(forecast_of([crossing("a")]), use=np.zeros((13, 4, 5)))
    assert growth_summary(found, NAMES) == "1 of 5 machines exceeds a ceiling within 1 year."


@pytest.mark.parametrize(
    ("no_data", "words"),
    [
        ({}, ""),
        ({"cpu": ("a",), "memory": ()}, "The CPU of EX-1 is unknown and not assessed."),
        (
            {"cpu": ("a", "b"), "memory": ("c",)},
            "The CPU of EX-1 and EX-2 is unknown and not assessed. The memory of EX-3 is unknown and not assessed.",
        ),
        (
            {"cpu": tuple(NAMES), "memory": tuple(NAMES)},
            "CPU and memory of EX-1 and 4 others are unknown and not assessed.",
        ),
    ],
)
def test_what_is_not_judged_is_one_plain_sentence(no_data, words):
    assert no_data_line(no_data, NAMES) == words
    summary = growth_summary(evolve(forecast_of(), no_data=no_data), NAMES)
    assert summary == f"None of 5 machines exceeds a ceiling within 2 years. {words}".rstrip()


def test_a_machine_that_nobody_knows_has_no_line_in_the_chart_and_an_idle_one_neither():
    use = np.full((25, 4, 5), np.nan)
    use[:, 0, 0], use[:, 0, 1] = 0.5, 0.0
    spec = growth_chart(evolve(forecast_of(), use=use, low=use, high=use), NAMES, TODAY)
    assert [line.name for line in spec.lines] == ["EX-1"]


def test_limits_of_a_group_are_curves_with_the_months_in_which_they_are_passed():
    def curve(limit, last, **more):
        use = np.linspace(0.5, last, 25)[:, np.newaxis]
        return GroupCurve(dag_id="dag", limit=limit, ceiling=0.8, use=use, low=use - 0.1, high=use + 0.1, **more)

    curves = curve("cpu", 0.9, member_ids=("a",)), curve("capacity", 1.5)
    spec = growth_chart(evolve(forecast_of(), curves=curves), NAMES | {"dag": "DAG-1"}, TODAY)
    assert [line.name for line in spec.lines] == ["DAG-1, disk space", "DAG-1, CPU in the worst failure"]
    assert spec.lines[0].notes[0] == f"disk space {percent(0.4)}, range {percent(0.32)} to {percent(0.48)}"
    assert [(mark.x, mark.text) for mark in spec.marks] == [(13.0, "Dec 2027")]
    assert spec.coloured == 1


def test_report_and_workbook_draw_and_list_the_limit_of_a_dag_that_growth_passes():
    """The chart of growth ended at 81 % where the words beside it said that the disks are full after three years."""
    plan = sample("two-site-dag")
    design = plan.designs[0]
    found = forecast(plan, design.id, library(), Growth(everyone=0.1), 5)
    answer = Explored(design, found, None)
    (chart,) = charts_of(plan, [answer])
    highest = max(float(curve.highest[0][-1]) for curve in found.curves)
    assert chart.spec.lines[0].y[-1] == pytest.approx(highest)
    assert highest > 1.0 > np.nanmax(found.use)
    (sheet, _) = growth_sheets(plan, [answer])
    assert sheet.rows[-1][-1] == pytest.approx(highest)


def test_the_rates_of_populations_of_one_name_are_all_told():
    plan = sample("two-site-dag")
    people = [
        evolve(row, name="Office", yearly_growth=rate) for row, rate in zip(plan.populations, (0.2, -0.05), strict=True)
    ]
    assert yearly_words(evolve(plan, populations=people)) == "10 % (Office: 20 %, Office: -5 %)"


def test_a_plan_of_additions_tells_how_many_members_or_disks_a_group_needs():
    def told(limit, *, needed=None, tried=True):
        passed = GroupCrossing(dag_id="dag", limit=limit, month=7, earliest=5, latest=None, needed=needed, tried=tried)
        step = Step(month=7, machine_id="dag", resource=limit, words="", group=passed)
        found = Additions(steps=(step,), plan=Plan(), complete=False)
        (line,) = step_lines(found, {"dag": "DAG-1"}, TODAY, 5)
        return line.text

    assert told("cpu", needed=2) == (
        "Jun 2027: DAG-1 no longer survives its worst failure. Add members. In Nov 2031 the DAG needs 2 more members."
    )
    assert told("cpu") == (
        "Jun 2027: DAG-1 no longer survives its worst failure. No number of members would be enough in Nov 2031."
    )
    assert told("capacity", needed=1) == (
        "Jun 2027: DAG-1 runs out of disk space. Use more or larger disks. In Nov 2031 each member needs 1 more disk."
    )
    assert told("operations", tried=False) == (
        "Jun 2027: the disk operations of DAG-1 exceed their ceiling. Use more or faster disks."
    )


def test_the_sheet_of_failures_has_the_cells_of_every_design_under_their_own_headings():
    plan = read_sample(resources.folder(), "two-site-dag")
    quiet = FailureResult(outage=Outage(()), unserved=0, above=(), busiest="", resource="", use=None, stopped=0)
    results = [
        evolve(quiet, outage=Outage((design.machines[0].id,)), **effect)
        for design, effect in zip(
            plan.designs, ({"dismounted": (plan.designs[0].dags[0].id,)}, {"stopped": 3}), strict=True
        )
    ]
    answers = [
        Explored(design, None, Failures(machines=frozenset(), results=(result,), worst=()))
        for design, result in zip(plan.designs, results, strict=True)
    ]
    (sheet,) = failure_sheets(plan, answers)
    first, second = (dict(zip(sheet.headings, row, strict=True)) for row in sheet.rows)
    assert (first["Without quorum"], first["VMs stopped"]) == (plan.designs[0].dags[0].name, None)
    assert (second["Without quorum"], second["VMs stopped"]) == (None, 3)


def test_a_failure_that_hurts_nobody_is_told_with_numbers_and_words_not_with_the_dash_of_no_data():
    quiet = FailureResult(outage=Outage(("a",)), unserved=0, above=(), busiest="b", resource="cpu", use=0.25, stopped=0)
    unknown = evolve(quiet, busiest="", resource="", use=None)
    table = failure_table(Failures(machines=frozenset(NAMES), results=(quiet, unknown), worst=()), NAMES, {})
    assert table.rows[0].cells == ("EX-1", "0", "none", "EX-2, CPU 25 %")
    assert table.rows[1].cells == ("EX-1", "0", "none", "no data")


def test_a_design_that_is_not_complete_survives_nothing():
    quiet = FailureResult(outage=Outage(("a",)), unserved=0, above=(), busiest="b", resource="cpu", use=0.25, stopped=0)
    found = Failures(machines=frozenset(NAMES), results=(quiet,), worst=(), lacking="“A” is not complete.")
    assert failures_summary(found, NAMES, {}) == "“A” is not complete."


def test_a_risk_that_nobody_knows_reads_no_data():
    nothing = MachineRisk(machine_id="b", probability=None, error=None, each=(None,) * 4, quantiles=(None,) * 3)
    found = evolve(risk_of(), any=None, usual=None, machines=(nothing,), no_data={"cpu": ("b",), "memory": ("b",)})
    assert risk_table(found, NAMES).rows[0].cells == ("EX-2", *["no data"] * 4)
    assert risk_summary(found, RiskSettings(), NAMES) == (
        "No machine with data can exceed a ceiling. CPU and memory of EX-2 are unknown and not assessed."
    )
    assert influence_chart(found).bars == ()


@pytest.mark.parametrize(("part", "words"), [(0.0, "0 %"), (0.001, "< 1 %"), (0.25, "25 %"), (1.0, "100 %")])
def test_a_small_probability_is_not_none(part, words):
    assert percent(part) == words


def risk_of(*influences):
    machine = MachineRisk(
        machine_id="a", probability=0.25, error=0.0137, each=(0.25, 0.0, 0.0, 0.0), quantiles=(0.8, 0.9, 1.1)
    )
    return Risk(any=0.25, usual=0.9, machines=(machine,), influences=influences)


def test_a_probability_stands_with_its_error_and_a_use_above_the_ceiling_with_its_symbol():
    table = risk_table(risk_of(), NAMES)
    assert table.head[2:] == ("low", "% of ceiling: median", "high")
    assert table.rows[0].cells == ("EX-1", "25 % ± 1.4 %", "80 %", "90 %", "110 % ▲")
    assert table.rows[0].states == ("", "", "", "", "high")
    assert result_tsv(table).splitlines()[1] == "EX-1\t25\t1.37\t80\t90\t110"


def test_a_table_of_results_holds_no_formula():
    table = risk_table(risk_of(), {"a": '=HYPERLINK("//x")\t"'})
    assert result_tsv(table).splitlines()[1].startswith("'=HYPERLINK")
    assert len(result_tsv(table).splitlines()[1].split("\t")) == len(table.copied_head)


def test_what_matters_are_bars_about_the_usual_result():
    spec = influence_chart(risk_of(Influence(key="a/b", label="Cache", status="assumed", low=0.7, high=1.2)))
    bar = spec.bars[0]
    assert (spec.middle, bar.name, bar.note, bar.low, bar.high) == (0.9, "Cache", "Assumed", 0.7, 1.2)
    assert spec.description.endswith("Main driver: Cache.")


def test_doubts_are_told_by_their_status_and_cut_short():
    sorts = [("assumed", name) for name in ("A", "B", "C", "D", "E")] + [("disputed", "F"), ("measured", "G")]
    figures = [Influence(key=name, label=name, status=status, low=0.0, high=1.0) for status, name in sorts]
    assert weak_evidence_line(figures) == (
        "Depends on assumed figures: A; B; C; and 2 more. Depends on disputed figures: F."
    )
    assert weak_evidence_line([]) == ""


def test_colours_go_to_the_first_that_exceed_and_the_months_are_named():
    use = np.full((25, 4, 5), np.nan)
    for row in range(5):
        use[:, 0, row] = np.linspace(0.5 + row / 50, 1.4 - row / 8, 25)
    found = evolve(forecast_of([crossing("b", month=9), crossing("a", month=6)]), use=use, low=use, high=use)
    spec = growth_chart(found, NAMES, TODAY)
    assert [line.ids for line in spec.lines[: spec.coloured]] == [("a",), ("b",)]
    assert len(spec.lines) == 5
    assert [mark.text for mark in spec.marks] == ["May 2027", "Aug 2027"]
    assert spec.x.word(2.0) == "Jan 2027"


def test_without_a_crossing_the_three_highest_have_colours():
    use = np.zeros((25, 4, 5)) + np.linspace(0.1, 0.5, 5)
    assert growth_chart(evolve(forecast_of(), use=use, low=use, high=use), NAMES, TODAY).coloured == 3


@pytest.mark.parametrize(
    ("crossings", "words"),
    [
        ([], "No machine exceeds a ceiling within 2 years"),
        ([crossing("a", month=16), crossing("b", month=20)], "EX-1 exceeds its ceiling first, in March 2028"),
        (
            [crossing("a", month=16), crossing("b", month=16)],
            "EX-1 and EX-2 exceed their ceilings first, in March 2028",
        ),
        ([crossing("a", month=0, earliest=0)], "EX-1 is above its ceiling today"),
    ],
)
def test_the_headline_says_who_exceeds_first(crossings, words):
    assert growth_headline(forecast_of(crossings), NAMES, TODAY) == words


def test_a_plan_of_one_machine_is_told_of_it():
    alone = evolve(forecast_of(), machine_ids=("a",))
    assert growth_summary(alone, NAMES) == "The only machine exceeds no ceiling within 2 years."
    above = evolve(forecast_of([crossing("a")]), machine_ids=("a",))
    assert growth_summary(above, NAMES) == "The only machine exceeds a ceiling within 2 years."
