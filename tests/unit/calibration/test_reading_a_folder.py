"""A folder of figures that is not complete is refused with the file and the figure."""

import pytest

from models.calibration.library import read_library
from models.errors import FigureError

SOURCES = """
[paper]
title = "A paper"
author = "Somebody"
date = "2010"
kind = "document"
"""
HEAD = {
    "id": '"set"',
    "title": '"A set"',
    "source": '"paper"',
}
FIGURE = {
    "label": '"Cost of a user"',
    "value": "2.0",
    "low": "1.0",
    "high": "3.0",
    "unit": '"MHz"',
    "place": '"Table 1"',
    "status": '"measured"',
}


def written(table):
    return "\n".join(f"{name} = {value}" for name, value in table.items())


@pytest.fixture
def read(tmp_path):
    def read_with(figure=FIGURE, head=HEAD, sources=SOURCES, folder="calibration", key="cas.cpu.outlook"):
        for name in ("calibration", "hypervisors"):
            (tmp_path / name).mkdir(exist_ok=True)
        (tmp_path / "sources.toml").write_text(sources, encoding="utf-8")
        text = f'{written(head)}\n[figures."{key}"]\n{written(figure)}\n'
        (tmp_path / folder / "set.toml").write_text(text, encoding="utf-8")
        return read_library(tmp_path)

    return read_with


def without(table, name):
    return {key: value for key, value in table.items() if key != name}


def test_a_complete_file_is_read(read):
    figure = read().calibrations["set"].get("cas.cpu.outlook")
    assert (figure.key, figure.value, figure.source.title) == ("set/cas.cpu.outlook", 2.0, "A paper")


@pytest.mark.parametrize("name", FIGURE)
def test_a_figure_without_a_part_is_refused(read, name):
    with pytest.raises(FigureError, match=rf"^set/cas\.cpu\.outlook: {name} is missing\.$"):
        read(without(FIGURE, name))


@pytest.mark.parametrize("folder", ["calibration", "hypervisors"])
def test_a_figure_without_a_source_is_refused(read, folder):
    with pytest.raises(FigureError, match=r"^set/cas\.cpu\.outlook: its source is missing"):
        read(head=without(HEAD, "source"), folder=folder)


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("source", '"gossip"', "not listed in sources.toml"),
        ("place", '""', "place is missing"),
        ("status", '"certain"', "'certain' is no status"),
        ("status", '"yours"', "'yours' is no status"),
        ("value", "0.5", "outside its range"),
        ("value", "3.5", "outside its range"),
        ("value", "nan", "no finite number"),
        ("high", "inf", "no finite number"),
        ("low", '"1.0"', "no finite number"),
        ("value", "true", "no finite number"),
        ("colour", '"red"', "there is no 'colour'"),
        ("source", '""', "its source is missing"),
        ("status", '"certain"', "there are measured, derived, assumed, disputed"),
        ("value", "0.5", "its value 0.5 lies outside its range, 1.0 to 3.0"),
    ],
)
def test_a_figure_that_is_wrong_is_refused(read, name, value, words):
    with pytest.raises(FigureError) as caught:
        read(FIGURE | {name: value})
    assert str(caught.value).startswith("set/cas.cpu.outlook: ")
    assert words in str(caught.value)


@pytest.mark.parametrize("name", ["id", "title"])
def test_a_file_without_a_name_is_refused(read, name):
    with pytest.raises(FigureError, match=rf"^set\.toml: {name} is missing\.$"):
        read(head=without(HEAD, name))


def test_a_figure_that_the_program_needs_and_does_not_find_is_named(read):
    with pytest.raises(FigureError, match=r"set: there is no figure 'cas\.cpu\.pop3'"):
        read().calibrations["set"].get("cas.cpu.pop3")


def test_a_hypervisor_without_a_figure_that_every_host_needs_is_refused(read):
    with pytest.raises(FigureError, match=r"^set: there is no figure 'derate\.one_vcpu'\.$"):
        read(folder="hypervisors")


@pytest.mark.parametrize(
    ("key", "unit", "taken"),
    [
        ("disk.iops_7200", '"MHz"', "1/s"),
        ("derate.one_vcpu", '"%"', "1"),
        ("hub.network.outlook", '"KB/user"', "KB/s/user"),
        ("iops.per_message@2010", '"1/h"', "1/s"),
    ],
)
def test_a_figure_in_another_unit_than_formulas_take_it_in_is_refused(read, key, unit, taken):
    sentence = rf"^set/{key}: its unit is {unit.replace(chr(34), chr(39))}; formulas take it in '{taken}'\.$"
    with pytest.raises(FigureError, match=sentence):
        read(FIGURE | {"unit": unit}, key=key)
    assert read(FIGURE | {"unit": f'"{taken}"'}, key=key).calibrations["set"].get(key).unit == taken


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("derate.one_vpcu", "; the nearest is 'derate.one_vcpu'."),
        ("cas.cores.moost", "; the nearest is 'cas.cores.most'."),
        ("zzzz", "no formula uses a figure of this name."),
    ],
)
def test_a_figure_that_no_formula_uses_is_refused_with_the_nearest_name(read, key, words):
    with pytest.raises(FigureError) as caught:
        read(FIGURE | {"unit": '"1"'}, key=key)
    assert str(caught.value).startswith(f"set/{key}: ")
    assert str(caught.value).endswith(words)


@pytest.mark.parametrize(
    ("sources", "words"),
    [
        (SOURCES.replace("title", "titel"), "sources.toml: paper: title is missing."),
        (SOURCES.replace('author = "Somebody"', ""), "sources.toml: paper: author is missing."),
        (SOURCES.replace('"document"', '"rumour"'), "'rumour' is no kind of source; there are document, recalled"),
        (SOURCES + 'page = "1"', "sources.toml: paper: 'page' is not known"),
        (SOURCES + "page = ", "sources.toml: "),
    ],
)
def test_a_source_that_is_wrong_is_refused(read, sources, words):
    with pytest.raises(FigureError) as caught:
        read(sources=sources)
    assert words in str(caught.value)


def test_a_judgement_has_neither_author_nor_date(read):
    sources = '[paper]\ntitle = "Ours"\nkind = "judgement"\n'
    assert read(sources=sources).sources["paper"].author == ""
