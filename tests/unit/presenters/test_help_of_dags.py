"""The ranges that the page on groups prints are those of the program."""

import re

import pytest

import resources
from models.capacity.dags.evidence import figures_behind_dag
from models.capacity.dags.results import DagNumbers, dags_of
from models.capacity.evaluate import evaluate
from models.capacity.results import Gauge
from tests.unit.capacity.building import library, sample

PAGES = {"en": ("dags.md", "to"), "de": ("de/dags.md", "bis")}
# Rows of the table in their order.
ROWS = ("normal", "worst", "memory", "capacity", "operations")


def gauges_of(design_id: str) -> tuple[Gauge, ...]:
    plan = sample("two-site-dag")
    evaluation = evaluate(plan, design_id, library())
    (group,) = dags_of(evaluation).values()
    memory = evaluation.gauge(group.dag.members[0], "memory")
    return group.normal.cpu, group.worst.cpu, memory, group.capacity, group.operations


def group_of(design_id: str) -> tuple[DagNumbers, set[str]]:
    plan = sample("two-site-dag")
    (group,) = dags_of(evaluate(plan, design_id, library())).values()
    behind = figures_behind_dag(plan, plan.design(design_id), group, library())
    return group, {figure.key for figure in behind if figure.status == "assumed"}


@pytest.mark.parametrize("language", PAGES)
def test_the_table_has_the_ranges_of_the_sample(language: str) -> None:
    name, word = PAGES[language]
    text = resources.folder().joinpath("help", *name.split("/")).read_text("utf-8")
    printed = re.findall(rf"\| (\d+ % \(\d+ {word} \d+ %\)) \| (\d+ % \(\d+ {word} \d+ %\)) \|", text)
    assert len(printed) == len(ROWS)
    for column, design in enumerate(("today", "se")):
        for row, gauge in enumerate(gauges_of(design)):
            use, low, high = (round(100 * value) for value in (gauge.utilization, gauge.low, gauge.high))
            assert printed[row][column] == f"{use} % ({low} {word} {high} %)", ROWS[row]


def test_what_is_said_to_be_published_rests_on_no_assumed_figure() -> None:
    group, assumed = group_of("se")
    rests = {row.key: {figure.key for figure in row.figures} & assumed for row in group.measures}
    assert all(rests[key] for key in ("database-size", "copy-size", "transport"))
    assert not rests["logs"]
    assert any(key.endswith("mailbox.cpu.mailbox-messages") for key in assumed)
    assert not any("cpu" in key for key in group_of("today")[1])
