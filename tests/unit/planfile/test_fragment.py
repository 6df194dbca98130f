"""Copied items as text: exact both ways, and read as a stranger's."""

import json

import pytest

from models.errors import PlanFileError
from models.plan import pasting
from models.plan.entities import Design, Host, Plan, Processor, Site, Vm
from models.planfile import fragment_from_json, fragment_to_json
from models.planfile.interchange import MOST_JSON_BYTES
from models.planfile.versions import NEWEST

HOST = Host(
    id="h", name="H", site="s", hypervisor="esx-3.0.1", processor=Processor(cores=4, clock_mhz=2000), memory_mb=8192
)
VM = Vm(id="v", name="=V", host="h", exchange="2010", vcpus=1, memory_mb=1024)
PLAN = Plan(sites=(Site(id="s", name="S"),), designs=(Design(id="d", name="D", machines=(HOST, VM)),))


def test_a_fragment_comes_back_as_it_was() -> None:
    fragment = pasting.fragment_of(PLAN, "d", ["v"])
    assert fragment_from_json(fragment_to_json(fragment).encode(), "clipboard") == fragment


def changed(**values: object) -> str:
    return json.dumps(json.loads(fragment_to_json(pasting.fragment_of(PLAN, "d", ["v"]))) | values)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b"\xff\xfe", "not UTF-8"),
        (b"", "empty"),
        (b"[" * 100_000, "clipboard"),
        (b"x" * (MOST_JSON_BYTES + 1), "at most"),
        (changed(format="exchange-topology-plan"), "format"),
        (changed(version=NEWEST + 1), "newer"),
        (changed(chosen="v"), "chosen"),
        (changed(chosen=["nobody"]), "chosen"),
        (changed(chosen=["d"]), "chosen"),
        (changed(sites=[]), "site"),
        (changed(extra=1), "not known"),
        ('{"format": "exchange-topology-fragment", "format": 1}', "twice"),
    ],
)
def test_what_is_no_fragment_is_refused_in_one_sentence(text, words: str) -> None:
    with pytest.raises(PlanFileError, match=words) as caught:
        fragment_from_json(text, "clipboard")
    assert str(caught.value).startswith("clipboard:")
    assert "\n" not in str(caught.value)
