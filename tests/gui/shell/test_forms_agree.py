"""All forms of one plan say the same numbers: each is read back by a parser of its own and held against the results."""

import csv
import io
import json
import re
import zipfile
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from python_calamine import CalamineWorkbook

import resources
from models.capacity.results import RESOURCES, STATE_WORDS
from planner.presenters.comparison import comparison_view
from planner.presenters.report import compared_designs
from planner.presenters.samples import read_sample, sample_names
from planner.reports.exporting import write_export
from tests.gui.shell.test_workbook import source_of

FORMS = ("results.json", "xlsx", "csv", "html", "md", "pptx", "drawio", "graphml")
GRAPHML, DRAWN = "{http://graphml.graphdrawing.org/xmlns}", "{http://schemas.openxmlformats.org/drawingml/2006/main}"
# Which column of a report's machines shows which resource, and what a table calls it.
COLUMNS = {"CPU": "cpu", "Memory use": "memory", "Disk": "disk"}
TABLE = {"cpu": "CPU", "memory": "Memory", "disk": "Disk", "network": "Network"}
Tables = dict[str, list[list[str]]]

pytestmark = pytest.mark.usefixtures("qapp")


class _Tables(HTMLParser):
    """The tables of a page by their captions, as rows of words."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: Tables = {}
        self._caption, self._rows, self._words = "", [], []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "table":
            self._caption, self._rows = "", []
        elif tag == "tr":
            self._rows.append([])
        if tag in {"td", "th", "caption"}:
            self._words = []

    def handle_data(self, data: str) -> None:
        self._words.append(data)

    def handle_endtag(self, tag: str) -> None:
        words = " ".join("".join(self._words).split())
        if tag in {"td", "th"} and self._rows:
            self._rows[-1].append(words)
        elif tag == "caption":
            self._caption = words
        elif tag == "table":
            self.tables[self._caption] = self._rows


def html_tables(data: bytes) -> Tables:
    parser = _Tables()
    parser.feed(data.decode())
    return parser.tables


def markdown_tables(data: bytes) -> Tables:
    """The tables by the headings above them."""
    found: Tables = {}
    heading = part = ""
    for line in data.decode().splitlines():
        if line.startswith("## "):
            heading = part = line[3:]
        elif line.startswith("### "):
            part = f"{heading}: {line[4:]}"
        elif line.startswith("|") and not line.startswith("| :"):
            cells = [re.sub(r"\\(.)", r"\1", cell.strip()) for cell in line.strip("|").split(" | ")]
            found.setdefault(part, []).append([cell.strip() for cell in cells])
    return found


def slide_rows(data: bytes) -> Iterator[list[str]]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        for name in archive.namelist():
            if re.fullmatch(r"ppt/slides/slide\d+\.xml", name):
                for row in ElementTree.fromstring(archive.read(name)).iter(f"{DRAWN}tr"):
                    yield ["".join(text.text or "" for text in cell.iter(f"{DRAWN}t")) for cell in row]


def sheet(book: CalamineWorkbook, name: str) -> list[dict[str, Any]]:
    head, *rows = book.get_sheet_by_name(name).to_python()
    return [dict(zip(head, row, strict=True)) for row in rows]


def drawn(data: bytes) -> Iterator[dict[str, str]]:
    """What stands in a drawing, page after page."""
    for page in ElementTree.fromstring(data):
        for item in page.iter("object"):
            yield {"page": page.get("name", ""), **item.attrib}


def nodes(data: bytes) -> Iterator[dict[str, str]]:
    root = ElementTree.fromstring(data)
    names = {key.get("id"): str(key.get("attr.name")) for key in root.iter(f"{GRAPHML}key")}
    for node in root.iter(f"{GRAPHML}node"):
        yield {"id": str(node.get("id")), **{names[each.get("key")]: str(each.text) for each in node}}


def percent(fraction: float | None) -> str:
    return "–" if fraction is None else f"{fraction * 100:.0f} %"


@pytest.fixture(scope="module", params=sample_names(resources.folder()))
def forms(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, qapp: object) -> dict[str, Any]:
    """Return a sample in every form, with what it is made of."""
    source = source_of(read_sample(resources.folder(), request.param))
    folder: Path = tmp_path_factory.mktemp("forms")
    found: dict[str, Any] = {"source": source}
    for form in FORMS:
        write_export(source, folder / f"plan.{form}")
        found[form] = (folder / f"plan.{form}").read_bytes()
    found["results"] = json.loads(found["results.json"])
    return found


def machines(forms: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for design in forms["results"]["designs"]:
        for machine in design["machines"]:
            yield design["name"], machine


def assert_space_agrees(storage: dict[str, Any] | None, row: dict[str, Any], line: dict[str, str]) -> None:
    """The disks of database copies, which members of a DAG have."""
    if storage is not None:
        for use in (row["Disk space"] * 100, line["Disk space [%]"]):
            assert float(use) == pytest.approx(storage["use_fraction"] * 100, abs=0.0051)


def test_every_gauge_of_every_machine_is_the_same_in_all_forms(forms: dict[str, Any]) -> None:
    book = {
        (row["Design"], row["Machine"]): row
        for row in sheet(CalamineWorkbook.from_filelike(io.BytesIO(forms["xlsx"])), "Machines")
    }
    table = {
        (row["Design"], row["Machine"]): row for row in csv.DictReader(io.StringIO(forms["csv"].decode("utf-8-sig")))
    }
    boxes = {(item["page"], item["id"]): item for item in drawn(forms["drawio"])}
    graph = {node["id"]: node for node in nodes(forms["graphml"])}
    compared = 0
    for design, machine in machines(forms):
        key = design, machine["name"]
        resources = dict(machine["resources"])
        assert_space_agrees(resources.pop("storage", None), book[key], table[key])
        for name, gauge in resources.items():
            word = TABLE[name]
            ends = {"": "use", ", low": "low", ", high": "high", ", ceiling": "ceiling"}
            known = gauge["use_fraction"] is not None
            for end, part in ends.items():
                value = gauge[f"{part}_fraction"] if known else None
                if value is None:
                    assert book[key][f"{word}{end}"] == "" and table[key][f"{word}{end} [%]"] == ""
                    continue
                compared += 1
                assert book[key][f"{word}{end}"] == pytest.approx(value, rel=1e-12)
                assert float(table[key][f"{word}{end} [%]"]) == pytest.approx(value * 100, abs=0.0051)
                if end != ", ceiling":
                    field = f"use_{name}{end.replace(', ', '_')}_percent"
                    for item in (boxes[design, machine["id"]], graph[machine["id"]]):
                        assert float(item[field]) == pytest.approx(value * 100, abs=0.0051)
            if known:
                assert book[key][f"{word}, state"] == table[key][f"{word}, state"] == STATE_WORDS[gauge["state"]]
        room = machine["room_users"]
        assert (table[key]["Headroom [users]"] or None) == (None if room is None else f"{room:.0f}")
        assert table[key]["Users"] == (f"{machine['users']:.0f}" if machine["users"] is not None else "")
    assert compared > 4 * len(list(machines(forms)))


@pytest.mark.parametrize("form", ["html", "md"])
def test_machines_of_a_report_show_the_numbers_of_the_results_rounded(forms: dict[str, Any], form: str) -> None:
    tables = html_tables(forms[form]) if form == "html" else markdown_tables(forms[form])
    for design in forms["results"]["designs"]:
        head, *rows = tables[f"Machines: {design['name']}"]
        by_name = {row[0]: dict(zip(head, row, strict=True)) for row in rows}
        assert set(by_name) == {machine["name"] for machine in design["machines"]}
        for machine in design["machines"]:
            for word, name in COLUMNS.items():
                # Behind the number stands the mark of its state.
                shown = re.sub(r"\s*[▲✖~✕×]+$", "", by_name[machine["name"]][word])
                assert shown == percent(machine["resources"][name]["use_fraction"]), (design["name"], machine["name"])


def test_every_row_of_the_comparison_says_the_same_in_all_forms(forms: dict[str, Any]) -> None:
    comparison = compared_designs(forms["source"])
    if comparison is None:
        assert forms["results"]["comparison"] is None
        return
    view = comparison_view(comparison)
    wanted = {row.label: [" ".join(cell.text.split()) for cell in row.cells] for row in view.rows}
    (caption,) = [name for name in html_tables(forms["html"]) if name == "Side-by-side comparison"]
    page, text = html_tables(forms["html"])[caption], markdown_tables(forms["md"])[caption]
    slides = {row[0]: row[1:] for row in slide_rows(forms["pptx"])}
    for label, cells in wanted.items():
        for rows in ({row[0]: row[-len(cells) :] for row in page}, {row[0]: row[1:] for row in text}):
            assert [" ".join(shown.split()) for shown in rows[label]] == cells, label
    # Slides leave out what nobody knows, and intervals.
    for row in view.rows:
        for shown, cell in zip(slides.get(row.label, ()), row.cells, strict=False):
            assert shown.startswith(cell.short or cell.text), row.label
    assert len(wanted.keys() & slides.keys()) > len(wanted) / 2
    sheets = sheet(CalamineWorkbook.from_filelike(io.BytesIO(forms["xlsx"])), "Comparison")
    assert len(sheets) >= len(comparison.rows)


def test_every_finding_is_said_in_all_forms(forms: dict[str, Any]) -> None:
    """Those alike are one row of a report, which names how many; the results have each of them."""
    book = CalamineWorkbook.from_filelike(io.BytesIO(forms["xlsx"]))
    sheets, page, text = sheet(book, "Findings"), html_tables(forms["html"]), markdown_tables(forms["md"])
    for design in forms["results"]["designs"]:
        said = [row["Finding"] for row in sheets if row["Design"] == design["name"]]
        assert len(said) <= len(design["findings"])
        single = {finding["text"] for finding in design["findings"]} & set(said)
        numbers = [re.match(r"([\d,]+) ", words) for words in said if words not in single]
        assert len(single) + sum(int(number[1].replace(",", "")) for number in numbers if number) == len(
            design["findings"]
        )
        for tables in (page, text):
            rows = tables.get(f"Findings: {design['name']}", [[]])[1:]
            assert len(rows) == len(said), design["name"]
            assert all(any(words in " ".join(row) for row in rows) for words in said)


def test_every_resource_is_in_the_results(forms: dict[str, Any]) -> None:
    for _design, machine in machines(forms):
        # Members of a DAG have disks that hold its database copies.
        assert set(machine["resources"]) - {"storage"} == set(RESOURCES)
