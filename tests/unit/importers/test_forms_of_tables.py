"""The forms of other programs' tables: a wrong one is refused with its id and what is wrong in it."""

import shutil

import pytest

import resources
from models.errors import FigureError
from models.importers.inventory_forms import read_forms
from models.importers.table_units import FACTORS

FORM = {
    "id": '"acme"',
    "name": '"Acme export"',
    "rows": '"vm"',
    "own": '["acmeid", "acmevcpu", "acmeram"]',
    "columns": '{ acmename = "name", acmevcpu = "cpus", acmeram = "memory:GB" }',
    "source": '"its manual"',
    "status": '"documented"',
}


@pytest.fixture
def read(tmp_path):
    def read_with(form):
        target = tmp_path / "inventory_forms.toml"
        shutil.copy(resources.folder() / "inventory_forms.toml", target)
        lines = [f"{name} = {value}\n" for name, value in form.items()]
        target.write_text(target.read_text("utf-8") + "\n[[forms]]\n" + "".join(lines), "utf-8")
        return read_forms(tmp_path).forms[-1]

    return read_with


def test_a_form_of_another_program_is_one_entry(read):
    form = read(FORM)
    assert (form.id, form.columns["acmeram"], form.counts_threads) == ("acme", ("memory", "GB"), False)


@pytest.mark.parametrize("name", FORM)
def test_a_form_that_lacks_something_is_refused(read, name):
    place = "a form" if name == "id" else "acme"
    with pytest.raises(FigureError, match=rf"^inventory_forms\.toml: {place}: {name} is missing\.$"):
        read({key: value for key, value in FORM.items() if key != name})


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("rows", '"vms"', "its rows are 'vms'; there are vm, host, column."),
        ("columns", '{ acmename = "nam" }', "a column cannot mean 'nam'; there are name, host,"),
        ("columns", '{ "Acme Name" = "name" }', "write 'acmename' for 'Acme Name'."),
        ("own", '["Acme-ID", "acmevcpu", "acmeram"]', "write 'acmeid' for 'Acme-ID'."),
        ("own", '["acmeid"]', "fewer than 3 headers of its own"),
        ("lacks", '["cpu"]', "a column cannot mean 'cpu'"),
        ("colour", '"red"', "'colour' is not known"),
    ],
)
def test_a_form_that_is_wrong_is_refused(read, name, value, words):
    with pytest.raises(FigureError) as caught:
        read(FORM | {name: value})
    assert str(caught.value).startswith("inventory_forms.toml: acme: ")
    assert words in str(caught.value)


def test_every_unit_of_a_column_is_one_that_is_converted():
    """Where the unit is "unit", the cells name it."""
    units = {unit for form in read_forms(resources.folder()).forms for _meaning, unit in form.columns.values()}
    assert units - set(FACTORS) - {""} == set()
