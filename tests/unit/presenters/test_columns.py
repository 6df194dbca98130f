"""A described field of a machine is in the table, the sheet, CSV and copied text without a further line of code."""

import csv
import io
from typing import Annotated

import attrs
import pytest

import resources
from models.calibration.library import read_library
from models.capacity.evaluate import evaluate
from models.exporters.machine_sheet import csv_bytes, headings, machine_rows
from models.plan import kinds, pasting
from models.plan.columns import field_columns
from models.plan.entities import Host, Processor, Server, Vm
from models.plan.fields import Field, described, fields_of
from models.plan.hardware import MachineModel
from planner.presenters.machine_table import COLUMNS
from planner.presenters.machine_table import machine_rows as table_rows
from planner.presenters.spreadsheet_text import items_text
from tests.unit.capacity.building import host, plan_of, server

PROCESSOR = Processor(cores=8, clock_mhz=2660, threads_per_core=2, specrate2017_int_base=77.5)
PLAN = plan_of([server(power_watts=321.0), host("esx", large_pages=True)])
DESIGN = PLAN.designs[0]
PLAN = PLAN.with_design(
    attrs.evolve(DESIGN, machines=[attrs.evolve(machine, processor=PROCESSOR) for machine in DESIGN.machines])
)
DESIGN = PLAN.designs[0]
NUMBERS = {DESIGN.id: evaluate(PLAN, DESIGN.id, read_library(resources.folder()))}
ELSEWHERE = {"id", "site", "host", "position"}


def labels(entity: type) -> set[str]:
    """Return the labels of all fields of a class, those in its groups instead of the group's."""
    fields = [field for name, field in fields_of(entity).items() if name not in ELSEWHERE]
    groups = [fields_of(field.group).values() for field in fields if field.group]
    return {field.label for field in fields if not field.group} | {field.label for group in groups for field in group}


@pytest.mark.parametrize("entity", [Server, Host, Vm])
def test_every_field_of_a_machine_is_a_column_of_the_table_and_the_sheet(entity: type) -> None:
    renamed = {"Name": "Machine", "Virtual CPUs": "Cores"}
    wanted = {renamed.get(label, label) for label in labels(entity)}
    assert wanted - {"Notes"} <= {column.header for column in COLUMNS}
    sheet = {heading.partition(" [")[0] for heading in headings()} | {"Cores"}
    assert wanted <= sheet


def test_the_newest_fields_are_shown_with_their_values() -> None:
    (line, *_) = [row for row in machine_rows(PLAN, NUMBERS) if row[1] == "SERVER"]
    sheet = dict(zip(headings(), line, strict=True))
    assert (sheet["Threads per core"], sheet["SPECrate2017_int_base"], sheet["Power at load [W]"]) == (2, 77.5, 321.0)
    lines = list(csv.reader(io.StringIO(csv_bytes(PLAN, NUMBERS).decode("utf-8-sig"))))
    assert [dict(zip(lines[0], line, strict=True))["Threads per core"] for line in lines[1:]] == ["2", "2"]
    keys = [column.key for column in COLUMNS]
    rows = {row.id: row for row in table_rows(PLAN, DESIGN, NUMBERS[DESIGN.id])}
    assert rows["server"].cells[keys.index("processor.threads_per_core")].text == "2"
    assert rows["esx"].cells[keys.index("large_pages")].text == "Yes"
    assert rows["server"].cells[keys.index("large_pages")].text == "–"
    assert "Threads per core" in items_text(pasting.fragment_of(PLAN, DESIGN.id, ["server"])).splitlines()[0]


def test_columns_that_stood_before_keep_their_places() -> None:
    assert [column.key for column in COLUMNS][:3] == ["name", "kind", "place"]
    assert headings()[:2] == ("Design", "Machine")
    assert not any(column.usual for column in COLUMNS[17:])


def test_a_field_added_to_a_class_is_a_column_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    @attrs.frozen(kw_only=True, field_transformer=described)
    class Cooled(Server):
        fans: Annotated[int | None, Field(kind="whole", label="Fans", unit="pieces", optional=True)] = None

    monkeypatch.setitem(kinds.KINDS, "server", attrs.evolve(kinds.KINDS["server"], entity=Cooled))
    assert "Fans [pieces]" in headings()
    values = {field.name: getattr(server(), field.name) for field in attrs.fields(Server)}
    (column,) = [column for column in field_columns(()) if column.path == "fans"]
    assert column.cell(Cooled(**values, fans=3)) == 3
    assert column.cell(host()) is None


def test_a_model_is_shown_by_its_name_and_its_machine_with_its_own_price() -> None:
    model = MachineModel(id="m-1", name="PowerEdge R750")
    machines = [attrs.evolve(machine, model="m-1", price=4_500.0) for machine in DESIGN.machines]
    plan = attrs.evolve(PLAN, models=(model,)).with_design(attrs.evolve(DESIGN, machines=machines))
    (line, *_) = [row for row in machine_rows(plan, NUMBERS) if row[1] == "SERVER"]
    sheet = dict(zip(headings(), line, strict=True))
    assert (sheet["Model"], sheet["Purchase price"]) == ("PowerEdge R750", 4_500)
    keys = [column.key for column in COLUMNS]
    shown = {row.id: row for row in table_rows(plan, plan.designs[0], NUMBERS[DESIGN.id])}
    assert shown["esx"].cells[keys.index("model")].text == "PowerEdge R750"
    assert shown["esx"].cells[keys.index("price")].text == "4,500"
    lines = items_text(pasting.fragment_of(plan, DESIGN.id, ["server"])).splitlines()
    assert dict(zip(lines[0].split("\t"), lines[1].split("\t"), strict=True))["Model"] == "PowerEdge R750"
