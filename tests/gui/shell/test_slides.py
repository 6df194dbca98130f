"""A report as slides: sound by the rules of the format, and complete, read back by a parser of XML."""

import io
import zipfile
from pathlib import PurePosixPath
from xml.etree import ElementTree

import pytest
from attrs import evolve

import resources
from models.plan.entities import Design
from planner.presenters.report import report_of
from planner.presenters.samples import read_sample, sample_names
from planner.reports.exporting import write_export
from tests.gui.shell.test_workbook import SAMPLE, source_of

DRAWN, SHOWN = (
    "{http://schemas.openxmlformats.org/drawingml/2006/main}",
    "{http://schemas.openxmlformats.org/presentationml/2006/main}",
)
RELATED = "{http://schemas.openxmlformats.org/package/2006/relationships}"
TYPED = "{http://schemas.openxmlformats.org/package/2006/content-types}"
HOSTILE = '</a:t><script> & "x" \''

pytestmark = pytest.mark.usefixtures("qapp")


def written(plan, folder):
    target = folder / "plan.pptx"
    write_export(source_of(plan), target)
    with zipfile.ZipFile(target) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist()}


def slides_in(parts):
    count = sum(name.startswith("ppt/slides/slide") for name in parts)
    return [ElementTree.fromstring(parts[f"ppt/slides/slide{number}.xml"]) for number in range(1, count + 1)]


def words_of(slide):
    return [node.text for node in slide.iter(f"{DRAWN}t")]


def title_of(slide):
    (place,) = slide.iter(f"{SHOWN}ph")
    assert place.get("type") == "title"
    return words_of(slide)[0]


@pytest.mark.parametrize("name", sample_names(resources.folder()))
def test_every_part_is_named_and_every_relation_leads_somewhere(name, tmp_path):
    parts = written(read_sample(resources.folder(), name), tmp_path)
    types = ElementTree.fromstring(parts["[Content_Types].xml"])
    endings = {node.get("Extension") for node in types.iter(f"{TYPED}Default")}
    named = {node.get("PartName").removeprefix("/") for node in types.iter(f"{TYPED}Override")}
    assert named <= set(parts)
    assert {part for part in parts if part.startswith("ppt/slides/s")} <= named
    assert all(part in named or part.rpartition(".")[2] in endings for part in parts)
    for part, data in parts.items():
        if not part.endswith(".rels"):
            continue
        owner = PurePosixPath(part).parent.parent
        for relation in ElementTree.fromstring(data).iter(f"{RELATED}Relationship"):
            steps = list(owner.parts)
            for step in relation.get("Target").split("/"):
                steps = steps[:-1] if step == ".." else [*steps, step]
            assert "/".join(steps) in parts, (part, relation.get("Target"))


def test_each_slide_has_a_title_of_its_own_and_each_picture_says_what_is_seen(tmp_path):
    slides = slides_in(written(SAMPLE, tmp_path))
    titles = [title_of(slide) for slide in slides]
    assert len(set(titles)) == len(titles)
    assert titles[0] == SAMPLE.title
    report = report_of(source_of(SAMPLE))
    for design, slide in zip(report.pictured, slides[1:], strict=False):
        assert title_of(slide) == design.name
        (picture,) = slide.iter(f"{SHOWN}pic")
        assert design.seen in picture.find(f".//{SHOWN}cNvPr").get("descr")
    said = [node.get("descr") for slide in slides for node in slide.iter(f"{SHOWN}cNvPr") if node.get("descr")]
    assert len(said) == len(report.pictured) + len(report.charts)


def test_the_verdict_its_numbers_and_the_whole_comparison_are_in_it(tmp_path):
    slides, report = slides_in(written(SAMPLE, tmp_path)), report_of(source_of(SAMPLE))
    first = words_of(slides[0])
    assert report.sentence in first
    assert all(number.value in first and number.label in first for number in report.numbers)
    rows = {}
    for table in (table for slide in slides for table in slide.iter(f"{DRAWN}tbl")):
        assert table.find(f"{DRAWN}tblPr").get("firstRow") == "1"
        for row in table.iter(f"{DRAWN}tr"):
            label, *cells = ["".join(words_of(cell)) for cell in row.iter(f"{DRAWN}tc")]
            rows[label] = cells
    for row in report.comparison.rows:
        if all(cell.text == "–" for cell in row.cells):
            assert row.label not in rows
            continue
        for said, cell in zip(rows[row.label], row.cells, strict=True):
            assert said.startswith(cell.short) and cell.change in said


def test_words_of_a_plan_stay_words(tmp_path):
    plan = evolve(SAMPLE, title=HOSTILE, designs=tuple(evolve(each, name=HOSTILE) for each in SAMPLE.designs))
    slides = slides_in(written(plan, tmp_path))
    assert title_of(slides[0]) == title_of(slides[1]) == HOSTILE
    assert not [node for slide in slides for node in slide.iter() if "script" in node.tag]


def test_one_design_without_machines_makes_slides_too(tmp_path):
    plan = evolve(SAMPLE, designs=(Design(id="empty", name="Empty"),))
    titles = [title_of(slide) for slide in slides_in(written(plan, tmp_path))]
    assert titles[:2] == [SAMPLE.title, "Empty"]


def test_equal_plans_make_equal_bytes(tmp_path):
    source, found = source_of(SAMPLE), []
    for name in ("a.pptx", "b.pptx"):
        write_export(source, tmp_path / name)
        found.append(io.BytesIO((tmp_path / name).read_bytes()).getvalue())
    assert found[0] == found[1]
