"""The loss of a site: the failures of a design and the table of its group say the same."""

import pytest
from attrs import evolve

from models.capacity.evaluate import evaluate
from models.comparisons.failure_preview import preview_failure
from models.comparisons.failures import failures
from models.comparisons.outages import Outage
from planner.presenters.failure_preview import preview_words
from planner.presenters.failures import consequence, failure_table, failures_summary, names_in, people_at_sites
from tests.unit.capacity.building import library, sample


@pytest.mark.parametrize("design_id", ["today", "se"])
def test_users_of_a_lost_site_are_told_apart_from_databases_that_are_lost(design_id) -> None:
    plan = sample("two-site-dag")
    design, people = plan.design(design_id), people_at_sites(plan)
    names = names_in(plan, design)
    (numbers,) = evaluate(plan, design_id, library()).dags.values()
    found = failures(plan, design_id, library(), pairs=False)
    results = {result.outage.down: result for result in found.results}
    rows = [row for row in numbers.rows if row.site]
    assert len(rows) == 2
    for row in rows:
        result = results[row.site,]
        assert row.lost == 0, "the group serves all databases"
        assert result.unserved == people[row.site] > 0, "nobody is unserved but the users of the site"
        assert consequence(result, names, people).endswith("users are not served, all at the site that fails")
        words = preview_words(preview_failure(plan, design_id, library(), Outage((row.site,))), plan, design)
        assert set(words.reasons.values()) == {f"{names[row.site]} itself fails"}
    assert "all at the site that fails" in failures_summary(found, names, people)
    table = failure_table(found, names, people)
    assert table.head[1:3] == ("Users not served", "At failed sites")
    cells = {row.cells[0]: row.cells[1:3] for row in table.rows}
    assert cells["Frankfurt"] == ("3,600 ✖", "3,600")
    assert cells["FRA-EX-1" if design_id == "today" else "FRA-HV-1"] == ("0", "0")
    assert {len(row.cells) for row in table.rows} == {len(table.head)}
    assert {len(row.copied) for row in table.rows} == {len(table.copied_head)}


def test_users_elsewhere_are_counted_beside_those_of_the_site() -> None:
    plan = sample("two-site-dag")
    found = failures(plan, "today", library(), pairs=True)
    both = next(result for result in found.results if set(result.outage.down) == {"fra-ex-1", "hamburg"})
    words = consequence(both, names_in(plan, plan.design("today")), people_at_sites(plan))
    assert words == (
        "6,000 users are not served, 2,400 at the site that fails, no quorum in DAG-1: databases dismounted"
    )


def test_populations_are_told_with_the_reason_that_each_has() -> None:
    plan = sample("two-site-dag")
    design = plan.design("today")
    dag = evolve(design.dags[0], members=design.dags[0].members[:-1], copies=2, failures=0)
    design = evolve(design, dags=(dag,))
    plan = plan.with_design(design)
    preview = preview_failure(plan, "today", library(), Outage(("frankfurt",)))
    note = preview_words(preview, plan, design).told[0].note
    assert note == (
        "Frankfurt office: Frankfurt itself fails; Hamburg office: DAG-1 has no quorum: its databases are dismounted"
    )
