"""Designs of many machines in reports: sites with their sums, in letters that are legible on paper and on slides."""

import io
import re
import shutil
import subprocess
import zipfile
from pathlib import Path

import pikepdf
import pytest
from PySide6.QtGui import QImage

from models.capacity.evaluate import evaluate
from models.plan.entities import Plan
from planner.presenters.overview import Tile, site_overviews
from planner.presenters.report import report_of
from planner.reports.drawings import drawings_of
from planner.reports.executor import at_once
from planner.reports.exporting import write_export
from planner.reports.overview import PAGE, SLIDE, OverviewPicture, fitted
from planner.theme.tokens import LIGHT
from tests.benchmarks.estates import estate
from tests.gui.shell.test_workbook import LIBRARY, SAMPLE, source_of
from tests.unit.capacity.building import sample

# How high the box of a line is against its letters, in Inter.
LINE = 1.21
LEAST_POINTS = 6.0
POINTS_AN_INCH = 72.0

pytestmark = pytest.mark.usefixtures("qapp")


def overviews(plan: Plan):
    return site_overviews(plan, plan.designs[0], evaluate(plan, plan.designs[0].id, LIBRARY))


@pytest.fixture(scope="module")
def plan() -> Plan:
    return estate(160)


@pytest.mark.skipif(not shutil.which("pdftotext"), reason="reads the page as another program does")
def test_every_machine_has_a_legible_name_on_paper(plan: Plan, tmp_path: Path) -> None:
    write_export(source_of(plan), tmp_path / "plan.pdf")
    found = subprocess.run(["pdftotext", "-bbox", tmp_path / "plan.pdf", "-"], capture_output=True, check=True).stdout
    boxes = re.findall(r'<word xMin="[\d.]+" yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">([^<]*)</word>', str(found))
    # The table of machines comes later; the overview stands on the first pages.
    names = {tile.name for site in overviews(plan) for tile in site.tiles}
    sizes = {word: (float(bottom) - float(top)) / LINE for top, bottom, word in reversed(boxes)}
    assert names <= sizes.keys()
    assert min(sizes[name] for name in names) >= LEAST_POINTS


def test_slides_show_them_in_legible_letters(plan: Plan, tmp_path: Path) -> None:
    write_export(source_of(plan), tmp_path / "plan.pptx")
    with zipfile.ZipFile(tmp_path / "plan.pptx") as archive:
        (slide,) = (
            text
            for name in archive.namelist()
            if name.startswith("ppt/slides/slide") and "Picture of" in (text := archive.read(name).decode())
            if "Large" in text
        )
        image = QImage.fromData(archive.read("ppt/media/image1.png"))
    shown = re.search(r'<p:pic>.*?<a:ext cx="(\d+)" cy="(\d+)"', slide, re.DOTALL)
    assert shown is not None
    inches = int(shown[1]) / 914_400
    assert image.width() / inches > 150, "sharp enough for paper"
    assert 10.0 / SLIDE.width * inches * POINTS_AN_INCH >= LEAST_POINTS


def test_a_tile_says_what_a_machine_holds_and_what_limits_it() -> None:
    site = overviews(SAMPLE)[0]
    assert site.name == "London"
    assert " users · " in site.words
    assert site.busy.startswith("CPU ")
    assert all(isinstance(tile, Tile) and " · " in tile.words for tile in site.tiles)
    hosts = site_overviews(SAMPLE, SAMPLE.designs[1], evaluate(SAMPLE, SAMPLE.designs[1].id, LIBRARY))
    assert any(re.match(r"\d+ VMs? · (CPU|RAM) \d+ %", tile.words) for site in hosts for tile in site.tiles)


def test_where_machines_have_no_room_sites_stand_with_their_sums() -> None:
    sites = overviews(estate(160)) * 50
    shown = fitted(sites, PAGE)
    assert 10 < len(shown) < len(sites)
    assert not any(site.tiles for site in shown)
    assert fitted(sites[:3], PAGE) == sites[:3]
    picture = OverviewPicture(sites, "Estate", "many sites", LIGHT, PAGE)
    assert picture.size.height() <= PAGE.height
    assert f"{len(sites) - len(shown)} more sites with fewer machines" in picture.svg().decode()


def test_designs_of_few_machines_are_drawn_as_on_the_canvas(plan: Plan) -> None:
    few, many = (drawings_of(source, report_of(source), at_once) for source in (source_of(SAMPLE), source_of(plan)))
    assert not any(drawing.is_overview for drawing in few.designs)
    assert all(drawing.is_overview and drawing.is_drawn for drawing in many.designs)
    assert io.BytesIO(many.designs[0].svg).read(5) == b"<?xml"


@pytest.mark.skipif(not shutil.which("pdftotext"), reason="reads the page as another program does")
def test_letters_of_a_small_design_are_legible_on_paper(tmp_path: Path) -> None:
    """Half a page made those of a server 5 points high."""
    write_export(source_of(sample("small-business")), tmp_path / "plan.pdf")
    command = ["pdftotext", "-bbox", "-l", "2", tmp_path / "plan.pdf", "-"]
    found = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    boxes = re.findall(r'yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">([^<]*)</word>', found)
    heights = [(float(bottom) - float(top)) / LINE for top, bottom, word in boxes if word in {"Net", "RAM", "Disk"}]
    assert heights and min(heights) >= LEAST_POINTS


def test_a_wide_design_lies_on_a_page_of_its_own(tmp_path: Path) -> None:
    write_export(source_of(SAMPLE), tmp_path / "plan.pdf")
    with pikepdf.open(tmp_path / "plan.pdf") as document:
        lies = [page.mediabox[2] > page.mediabox[3] for page in document.pages]
    assert sum(lies) == len(SAMPLE.designs)
