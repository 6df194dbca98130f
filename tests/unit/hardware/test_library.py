"""The library of machines: enough of them, each value with its source, nothing invented, and found by number."""

from pathlib import Path

import pytest
from attrs import evolve

import resources
from models.errors import FigureError
from models.hardware.library import LibraryMachine, read_machines, with_models
from models.hardware.search import query_of
from models.plan.fields import fields_of
from models.plan.hardware import MachineModel

MACHINES = read_machines(resources.folder())
MODELS = [machine.model for machine in MACHINES]
BY_ID = {model.id: model for model in MODELS}
SOURCES = (resources.folder() / "sources.toml").read_text("utf-8")


def test_there_are_machines_of_two_decades() -> None:
    assert len(MODELS) >= 30
    years = [model.year for model in MODELS if model.year is not None]
    assert min(years) <= 2006
    assert max(years) >= 2024
    assert len({model.maker for model in MODELS}) > 5
    assert len({(model.maker, model.name, model.processor) for model in MODELS}) == len(MODELS)


@pytest.mark.parametrize("machine", MACHINES, ids=lambda machine: machine.model.id)
def test_every_value_says_where_it_comes_from(machine) -> None:
    beside = {"id", "notes", "spec_submission"}
    given = {
        name
        for name in fields_of(MachineModel)
        if name not in beside and getattr(machine.model, name) not in (None, "")
    }
    # A name that is only its processors is no value of its own.
    assert given - machine.evidence.keys() <= {"name"}
    assert all(evidence.place and evidence.source.title for evidence in machine.evidence.values())
    assert machine.model.price is None


def test_a_median_says_that_it_is_no_submission() -> None:
    assert BY_ID["two-xeon-gold-6326"].name == "Server with 2 × Xeon Gold 6326"
    assert BY_ID["two-xeon-gold-6326"].spec_submission == (
        "Median of 48 published results of two chips (235 to 283), not one submission."
    )
    assert "not one submission" in BY_ID["two-xeon-e5-2650"].spec_submission
    assert "15 to 25 % more" in BY_ID["two-xeon-gold-6148"].notes
    assert "spec.org" in BY_ID["hp-proliant-dl380-g7-x5675"].notes


def test_watts_and_rack_units_are_only_where_a_document_prints_them() -> None:
    sources = {
        machine.evidence[name].source.key
        for machine in MACHINES
        for name in ("power_watts", "rack_units")
        if getattr(machine.model, name) is not None
    }
    assert sources == {"spec-power-results", "ms-preferred-architecture"}
    assert all(
        machine.evidence["power_watts"].status == "measured" for machine in MACHINES if machine.model.power_watts
    )


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("16 to 32 cores", lambda model: 16 <= model.cores <= 32),
        ("32 bis 16 Kerne", lambda model: 16 <= model.cores <= 32),
        ("16-32 cores dell", lambda model: 16 <= model.cores <= 32 and model.maker == "Dell"),
        ("24 cores", lambda model: model.cores == 24),
        ("at least 48 cores", lambda model: model.cores >= 48),
        ("48+ cores", lambda model: model.cores >= 48),
        ("up to 2 GHz", lambda model: model.clock_mhz is not None and model.clock_mhz <= 2000),
        ("≥ 2,9 GHz", lambda model: model.clock_mhz is not None and model.clock_mhz >= 2900),
        ("under 200 W", lambda model: model.power_watts is not None and model.power_watts <= 200),
        ("EPYC 1 socket", lambda model: "EPYC" in model.processor and model.sockets == 1),
        ("proliant gen11", lambda model: "Gen11" in model.name),
        ("6326", lambda model: "6326" in model.processor),
        ("", lambda _model: True),
    ],
)
def test_search_understands_numbers_and_ranges(text, holds) -> None:
    found = [model.id for model in MODELS if query_of(text).matches(model)]
    assert found == [model.id for model in MODELS if holds(model)]
    assert found


def test_what_is_unknown_is_in_no_range() -> None:
    assert not query_of("1 to 9999 W").matches(MachineModel(id="a", name="A"))
    assert not query_of("no such machine").matches(BY_ID["two-xeon-gold-6326"])


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ('id = "a"\nname = "A"\nwatts = 5', "there is no 'watts' of a machine"),
        ('id = "a"\nname = "A"\ncores = 0', "Cores must be at least 1"),
        ('id = "a"\nname = "A"\ncores = 2', "a, name: source, place, status is missing"),
        (
            'id = "a"\nname = "A"\nevidence.default = { source = "gossip", place = "1", status = "assumed" }',
            "'gossip' is not",
        ),
        (
            'id = "a"\nname = "A"\nevidence.default = { source = "judgement", place = "1", status = "sure" }',
            "'sure' is no status",
        ),
        ('id = "a"\nname = "A"\n[[modells]]', "a.toml: 'modells' is not known; there are title, evidence"),
        ('id = "a"\nname = ', "a.toml: "),
        ('name = "A"', "a.toml: "),
    ],
)
def test_a_broken_entry_is_named(tmp_path: Path, entry: str, words: str) -> None:
    (tmp_path / "sources.toml").write_text(SOURCES, "utf-8")
    folder = tmp_path / "hardware"
    folder.mkdir()
    (folder / "a.toml").write_text(f"[[models]]\n{entry}\n", "utf-8")
    with pytest.raises(FigureError, match=words):
        read_machines(tmp_path)


@pytest.mark.parametrize("name", ["dell-poweredge-r6525-7313", "two-xeon-e5-2650-v2"])
def test_a_model_that_a_plan_took_over_in_another_language_is_listed_once(name: str) -> None:
    (shipped,) = [machine for machine in MACHINES if machine.model.id == name]
    german = evolve(shipped.model, name="Server", notes="Auf Deutsch.", spec_submission="Median.", price=900)
    merged = with_models(MACHINES, (german,))
    (held,) = [machine for machine in merged if machine.model.id == name]
    assert (held.model, held.evidence) == (german, shipped.evidence)
    assert len(merged) == len(MACHINES)


def test_an_own_machine_with_other_notes_is_another_one() -> None:
    own = LibraryMachine(model=evolve(MODELS[0], notes="Ours has more memory."), own=True)
    assert len(with_models((*MACHINES, own), ())) == len(MACHINES) + 1


@pytest.mark.parametrize(
    ("name", "megacycles"),
    [("azure-d13-v2", 1_936), ("azure-d8-v3", 1_237), ("azure-f32s-v2", 1_472), ("azure-nd24s", 2_096)],
)
def test_sizes_of_a_cloud_are_worth_what_was_measured_within(name: str, megacycles: int) -> None:
    """The table of the source: megacycles of a vCPU, base results over the base of the baseline machine."""
    (machine,) = [row.model for row in read_machines(resources.folder()) if row.model.id == name]
    assert machine.specint_rate2006 / machine.cores * 2_000 / 33.75 == pytest.approx(megacycles, rel=1e-3)
    evidence = next(row for row in read_machines(resources.folder()) if row.model.id == name).evidence
    assert evidence["specint_rate2006"].status == "derived"


def test_a_thread_is_worth_two_thirds_of_a_core() -> None:
    rates = {row.model.id: row.model for row in read_machines(resources.folder()) if row.model.id.startswith("azure-")}
    core, thread = rates["azure-d14-v2"], rates["azure-d16-v3"]
    assert thread.specint_rate2006 / core.specint_rate2006 == pytest.approx(0.64, abs=0.01)


@pytest.mark.parametrize(
    ("processor", "result"), [("E5-2620 v3", 66.9), ("E5-2680 v3", 127), ("E5-2620 v4", 80.4), ("E5-2680 v4", 149)]
)
def test_servers_that_exchange_2016_ran_on_have_a_published_result_and_say_that_it_is_estimated(processor, result):
    gen9 = [model for model in MODELS if model.name == "ProLiant DL380 Gen9"]
    (model,) = [model for model in gen9 if model.processor.endswith(processor)]
    assert (model.specrate2017_int_base, model.specint_rate2006) == (result, None)
    assert "SPECint_rate2006 results of this processor" in model.notes
