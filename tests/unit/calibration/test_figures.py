"""Every figure that ships: where it is from, how sure it is, and that it is printed once."""

import tomllib

import pytest

import resources
from models.calibration.figures import STATUSES
from models.hardware.library import read_machines
from models.published.cases import read_cases
from tests.unit.capacity.building import library

FOLDERS = ("calibration", "hypervisors")
FILES = [entry for folder in FOLDERS for entry in (resources.folder() / folder).iterdir() if entry.name[-5:] == ".toml"]
FIGURES = library().figures()


def documents():
    return [(path.name, tomllib.loads(path.read_text(encoding="utf-8"))) for path in FILES]


def test_there_are_figures_to_look_at():
    assert len(FIGURES) > 100


@pytest.mark.parametrize("key", FIGURES)
def test_a_figure_says_what_it_is_and_where_it_is_from(key):
    figure = FIGURES[key]
    for words in (figure.label, figure.unit, figure.place, figure.source.title):
        assert words.strip() == words != ""
    assert figure.source == library().sources[figure.source.key]
    assert figure.status in STATUSES[:-1]
    assert figure.low <= figure.value <= figure.high


@pytest.mark.parametrize("key", FIGURES)
def test_a_figure_is_as_sure_as_its_status_says(key):
    figure = FIGURES[key]
    if figure.status == "derived":
        assert figure.formula, "a derived figure says how"
    if figure.status == "disputed":
        assert len(figure.readings) > 1
        assert figure.value in {reading.value for reading in figure.readings}
    if figure.source.kind != "document":
        assert figure.status in {"assumed", "disputed"}, "nobody has read it in a document"


def test_every_figure_stands_in_one_file_under_the_id_of_that_file():
    keys = [f"{document['id']}/{key}" for _, document in documents() for key in document["figures"]]
    assert len(keys) == len(set(keys))
    assert set(keys) == set(FIGURES)
    for name, document in documents():
        assert name == f"{document['id']}.toml"


def test_every_source_has_a_title_and_a_known_kind_and_is_used():
    used = {figure.source.key for figure in FIGURES.values()}
    used |= {source for group in library().calibrations.values() for source in group.head.cited.values()}
    used |= {
        evidence.source.key for machine in read_machines(resources.folder()) for evidence in machine.evidence.values()
    }
    used |= {erratum.document.key for erratum in library().errata}
    used |= {case.document for case in read_cases(resources.folder())}
    for key, source in library().sources.items():
        assert source.title
        assert source.kind in {"document", "recalled", "judgement"}
        assert key in used


def test_every_exchange_version_of_a_plan_has_one_calibration():
    from models.plan.choices import EXCHANGE_VERSIONS

    versions = [version for calibration in library().calibrations.values() for version in calibration.head.versions]
    assert sorted(versions) == sorted(choice.value for choice in EXCHANGE_VERSIONS)
    for version in versions:
        calibration = library().calibration_of(version)
        assert calibration.head.cpu_unit in {"MHz", "core-%", "capacity", "Mcycles"}
        assert calibration.find("hub.disk.messages") is not None, "what holds for every version is inherited"


def test_a_variant_is_found_before_the_plain_figure():
    calibration = library().calibration_of("2010")
    plain = calibration.get("cas.cpu.outlook-anywhere.slope", "2008-r2")
    steep = calibration.get("cas.cpu.outlook-anywhere.slope", "2008-sp2")
    assert steep.value == pytest.approx(10 * plain.value)


def test_the_service_pack_changes_what_it_says_and_inherits_the_rest():
    before, after = library().calibration_of("2010"), library().calibration_of("2010-sp1")
    assert after.get("cas.cpu.owa").value / before.get("cas.cpu.owa").value == pytest.approx(1.36, abs=0.005)
    assert after.get("mailbox.cpu.owa").value / before.get("mailbox.cpu.owa").value == pytest.approx(1.03, abs=0.005)
    assert after.get("cas.cpu.outlook") == before.get("cas.cpu.outlook")


def test_the_cost_of_a_user_is_the_platform_at_75_percent_over_the_published_users():
    calibration = library().calibration_of("2010")
    for protocol in ("outlook", "owa", "imap4", "pop3", "ews"):
        limit, cost = calibration.get(f"cas.limit.{protocol}"), calibration.get(f"cas.cpu.{protocol}")
        assert limit.value * cost.value == pytest.approx(0.75 * 8 * 2000, abs=1)


def test_an_override_is_marked_as_yours_and_leaves_the_library_as_it_was():
    key = "exchange-2010/cas.cpu.outlook"
    mine = library().overridden([(key, 0.5, "We measured it.")])
    for version in ("2010", "2010-sp1"):
        figure = mine.calibration_of(version).get("cas.cpu.outlook")
        assert (figure.value, figure.low, figure.high, figure.status) == (0.5, 0.5, 0.5, "yours")
        assert figure.note == "We measured it."
    assert library().figures()[key].status == "measured"
    assert library().overridden([]) is library()


@pytest.mark.parametrize("key", FIGURES)
def test_what_a_plan_may_set_a_figure_to_contains_the_published_range(key):
    figure = FIGURES[key]
    least, most = figure.plausible()
    assert least <= figure.low <= figure.high <= most
    if figure.low >= 0:
        assert least >= 0
    if figure.low > 0:
        assert least > 0, "something may be divided by it"
