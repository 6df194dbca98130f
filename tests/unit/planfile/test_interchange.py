"""The JSON form: what is written, in which order, and what may be left out."""

import json
import re

import pytest
from attrs import evolve

import resources
from models.errors import PlanFileError
from models.plan.entities import Host, Override, Plan, Processor, Server, Site, Vm
from models.plan.position import Position
from models.planfile import plan_from_json, plan_to_json
from planner.presenters.samples import sample_names
from tests.unit.planfile.example import EXAMPLE, document, plan


def written(given: Plan):
    """What is written, but for the digest."""
    document = json.loads(plan_to_json(given))
    del document["digest"]
    return document


def test_the_example_is_read():
    read = plan()
    assert read.title == "Contoso"
    assert [site.id for site in read.sites] == ["leeds", "london"]
    assert read.populations[0].users.outlook_anywhere == 800
    cas, esx, mailbox = read.designs[0].machines
    assert (type(cas), type(esx), type(mailbox)) == (Server, Host, Vm)
    assert cas.processor == Processor(cores=8, clock_mhz=2000.0)
    assert (mailbox.host, mailbox.roles, mailbox.vcpus) == ("esx-1", ("mailbox",), 2)


def test_the_example_is_written_with_its_keys_in_their_order():
    expected = document()
    expected["sites"].reverse()
    expected["links"][0]["ends"].sort()
    assert written(plan()) == expected
    assert keys_in_order(written(plan())) == keys_in_order(expected)


def keys_in_order(value):
    if isinstance(value, dict):
        return [(key, keys_in_order(inner)) for key, inner in value.items()]
    return [keys_in_order(inner) for inner in value] if isinstance(value, list) else None


def test_text_is_indented_and_ends_with_a_newline():
    text = plan_to_json(plan())
    lines = text.splitlines()
    assert lines[:3] == ["{", '  "format": "exchange-topology-plan",', '  "version": 1,']
    assert re.fullmatch(r'  "digest": "[0-9a-f]{64}",', lines[3])
    assert lines[4] == '  "title": "Contoso",'
    assert text.endswith("}\n")


def test_whole_floats_are_written_as_whole_numbers():
    text = plan_to_json(plan())
    assert '"clock_mhz": 2000,' in text
    assert '"cpu_ceiling": 0.75,' in text
    assert ".0," not in text


@pytest.mark.parametrize("value", [2.0**53, 2.0**60, -1e300, 0.1, 5e-324, 1.7976931348623157e308])
def test_extreme_numbers_come_back(value):
    override = Override(figure="cpu.cas", value=value)
    given = evolve(Plan(), assumptions=evolve(Plan().assumptions, overrides=(override,)))
    assert plan_from_json(plan_to_json(given), "a.json") == given


def test_text_outside_ascii_stays_legible():
    given = Plan(title="Zürich 東京 🏢", notes="one\n\ttwo")
    assert "Zürich 東京 🏢" in plan_to_json(given)
    assert plan_from_json(plan_to_json(given), "a.json") == given


def test_what_holds_nothing_is_left_out():
    assert written(Plan(sites=(Site(id="a", name="A"),)))["sites"] == [{"id": "a", "name": "A"}]


def test_a_given_zero_is_not_nothing():
    document = written(plan())
    document["designs"][0]["machines"][0] |= {"weight": 0, "antivirus_engines": 0}
    read = plan_from_json(json.dumps(document), "a.json")
    assert written(read) == document


def test_optional_keys_come_back():
    document = written(plan())
    document["sites"][1] |= {"serves": ["leeds"], "position": {"x": 10, "y": -20.5}, "notes": "main\nsite"}
    document["designs"][0]["machines"][0] |= {
        "weight": 2.5, "database_cache_mb": 512, "antivirus_engines": 3, "authentication": "ntlm",
        "disk_iops": 900, "network_mbit_s": 1000, "power_watts": 450.5, "rack_units": 2,
    }  # fmt: skip
    document["designs"][0]["machines"][1] |= {"large_pages": True}
    document["assumptions"]["overrides"] = [{"figure": "cpu.cas", "value": 1.25, "reason": "measured"}]
    read = plan_from_json(json.dumps(document), "a.json")
    assert read.sites[1].position == Position(x=10, y=-20.5)
    assert written(read) == document


def test_keys_with_a_default_may_be_absent():
    text = '{"format": "exchange-topology-plan", "version": 1}'
    assert plan_from_json(text, "a.json") == Plan()


def test_a_byte_order_mark_is_passed_over():
    assert plan_from_json("\ufeff" + EXAMPLE, "a.json") == plan()


def test_order_of_designs_is_kept_and_order_of_rows_is_not():
    given = document()
    given["designs"] = [{"id": name, "name": name} for name in ("z", "a", "m")]
    read = plan_from_json(json.dumps(given), "a.json")
    assert [design.id for design in read.designs] == ["z", "a", "m"]
    given["sites"].reverse()
    assert plan_from_json(json.dumps(given), "a.json") == read


# ------------------------------------------------------------------ the digest


CHANGED = 'a.json: digest: the plan was changed after it was written; remove the "digest" line if this was intended.'


def respelled(value):
    """The same values with the keys in another order and whole numbers as floats."""
    if isinstance(value, dict):
        return {key: respelled(value[key]) for key in reversed(value)}
    if isinstance(value, list):
        return [respelled(inner) for inner in value]
    return float(value) if isinstance(value, int) and not isinstance(value, bool) and value > 1 else value


def test_a_plan_that_was_changed_says_what_to_do():
    text = plan_to_json(plan())
    changed = text.replace('"mailboxes": 4000', '"mailboxes": 4001')
    with pytest.raises(PlanFileError) as refusal:
        plan_from_json(changed, "a.json")
    assert str(refusal.value) == CHANGED
    by_hand = "\n".join(line for line in changed.splitlines() if '"digest"' not in line)
    assert plan_from_json(by_hand, "a.json").populations[0].mailboxes == 4001


@pytest.mark.parametrize("digest", [None, "", 0, True, [], {}, "0" * 64])
def test_no_other_digest_is_taken(digest):
    with pytest.raises(PlanFileError) as refusal:
        plan_from_json(json.dumps({**json.loads(plan_to_json(plan())), "digest": digest}), "a.json")
    assert str(refusal.value) == CHANGED


def test_the_digest_is_of_the_content_and_not_of_its_spelling():
    document = json.loads(plan_to_json(plan()))
    for text in (json.dumps(document), json.dumps(document, indent=7), json.dumps(respelled(document), indent="\t")):
        assert plan_from_json(text, "a.json") == plan()


def test_a_fault_is_named_before_the_digest():
    with pytest.raises(PlanFileError, match="mailboxes"):
        plan_from_json(plan_to_json(plan()).replace('"mailboxes": 4000', '"mailboxes": -4'), "a.json")


@pytest.mark.parametrize("name", sample_names(resources.folder()))
def test_the_samples_are_as_the_program_writes_them(name):
    text = (resources.folder() / "samples" / f"{name}.json").read_text("utf-8")
    assert plan_to_json(plan_from_json(text, f"{name}.json")) == text
