"""Reports of a plan that differs each time: `python -m tests.faults.report_memory COUNT` prints what each leaves.

A window stays open all day, and each report that it makes may keep nothing.
"""

import json
import sys

import resources
from models.plan import edits
from planner.presenters.samples import read_sample
from planner.reports.executor import at_once
from planner.reports.paper import Paper, pdf_of
from planner.reports.writing import drawn_report
from tests.faults import window as windows
from tests.faults.random_input import memory
from tests.gui.shell.test_workbook import source_of


def held(count: int) -> list[int]:
    """What is held after each of so many reports [MB]."""
    windows.application()
    plan, sizes = read_sample(resources.folder(), "two-site-dag"), []
    for number in range(count):
        plan = edits.rename(plan, plan.sites[0].id, f"Site {number}").apply(plan)
        pdf_of(*drawn_report(source_of(plan), at_once), Paper(595, 842))
        sizes.append(memory() // 2**20)
    return sizes


if __name__ == "__main__":
    print(json.dumps(held(int(sys.argv[1]))))
