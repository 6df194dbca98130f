"""A broken JSON plan: one sentence that names the file and the place, and no other exception."""

import json

import pytest

from models.errors import PlanFileError
from models.planfile import plan_from_bytes, plan_from_json
from models.planfile.versions import NEWEST
from tests.unit.planfile.example import EXAMPLE, document


def refusal(text: str) -> str:
    with pytest.raises(PlanFileError) as caught:
        plan_from_json(text, "contoso.json")
    sentence = str(caught.value)
    assert sentence.startswith("contoso.json: ")
    assert "\n" not in sentence
    assert len(sentence) < 600
    return sentence.removeprefix("contoso.json: ")


def changed(path: str, value: object) -> str:
    """The example with one value replaced; `path` as in designs/0/machines/1/id."""
    given = document()
    holder = given
    *way, last = [int(step) if step.isdecimal() else step for step in path.split("/")]
    for step in way:
        holder = holder[step]
    holder[last] = value
    return json.dumps(given)


def without(path: str) -> str:
    given = document()
    holder = given
    *way, last = [int(step) if step.isdecimal() else step for step in path.split("/")]
    for step in way:
        holder = holder[step]
    del holder[last]
    return json.dumps(given)


CAS = "designs[physical].machines[cas-1]"
VM = "designs[physical].machines[mbx-1]"
MACHINE = "designs/0/machines"

VALUES = [
    (f"{MACHINE}/0/memory_mb", -5, f"{CAS}.memory_mb: Memory must be at least 1 MB; it is -5."),
    (f"{MACHINE}/0/memory_mb", "4 GB", f"{CAS}.memory_mb: Memory must be a whole number."),
    (f"{MACHINE}/0/memory_mb", 1.5, f"{CAS}.memory_mb: Memory must be a whole number."),
    (f"{MACHINE}/0/memory_mb", True, f"{CAS}.memory_mb: Memory must be a whole number."),
    (f"{MACHINE}/0/memory_mb", None, f"{CAS}.memory_mb: Memory is missing."),
    (f"{MACHINE}/0/memory_mb", [], f"{CAS}.memory_mb: Memory must be a whole number."),
    (f"{MACHINE}/0/memory_mb", 10**400, f"{CAS}.memory_mb: Memory is too large."),
    (f"{MACHINE}/0/memory_mb", 1e300, f"{CAS}.memory_mb: Memory is too large."),
    (f"{MACHINE}/0/processor/cores", 0, f"{CAS}.processor.cores: Cores must be at least 1; it is 0."),
    (f"{MACHINE}/0/processor", 8, f"{CAS}.processor: expected an object with keys, as in {{…}}."),
    (f"{MACHINE}/0/processor", None, f"{CAS}.processor: expected an object with keys, as in {{…}}."),
    (f"{MACHINE}/0/roles", "cas", f"{CAS}.roles: Roles must be a list."),
    (f"{MACHINE}/0/roles", {"cas": 1}, f"{CAS}.roles: Roles must be a list."),
    (f"{MACHINE}/0/roles", ["cas", "cas"], f"{CAS}.roles: Roles lists 'cas' twice."),
    (f"{MACHINE}/0/roles", ["um"], f"{CAS}.roles: Roles must be one of cas, hub, mailbox, directory"),
    (f"{MACHINE}/0/exchange", "2031", f"{CAS}.exchange: Exchange version must be one of 2003, 2007"),
    (f"{MACHINE}/0/kind", "blade", f"{CAS}.kind: Kind must be one of server, host, vm."),
    (f"{MACHINE}/0/kind", ["server"], f"{CAS}.kind: Kind must be one of server, host, vm."),
    (f"{MACHINE}/0/kind", "vm", f"{CAS}.site: the key 'site' is not known here."),
    (f"{MACHINE}/0/site", "paris", f"{CAS}.site: there is no site with the id 'paris'."),
    (f"{MACHINE}/2/host", "esx-9", f"{VM}.host: there is no host with the id 'esx-9' in this design."),
    (f"{MACHINE}/2/host", "cas-1", f"{VM}.host: 'cas-1' is not a virtualization host"),
    (f"{MACHINE}/2/host", "mbx-1", f"{VM}.host: 'mbx-1' is not a virtualization host"),
    (f"{MACHINE}/1/id", "cas-1", f"{CAS}: the id 'cas-1' is used twice"),
    (f"{MACHINE}/1/id", "london", "designs[physical].machines[london]: the id 'london' is used twice"),
    (f"{MACHINE}/0/id", "", "designs[physical].machines[0].id: ID must not be empty"),
    (f"{MACHINE}/0/id", "x" * 101, "designs[physical].machines[0].id: ID may have at most 100 characters"),
    (f"{MACHINE}/0/id", "a\nb", "designs[physical].machines[0].id: ID contains a control character (U+000A)"),
    (f"{MACHINE}/0/id", 7, "designs[physical].machines[0].id: ID must be text."),
    (f"{MACHINE}/0/name", "x" * 201, f"{CAS}.name: Name may have at most 200 characters; it has 201."),
    (f"{MACHINE}/0/name", "a\u202eb", f"{CAS}.name: Name contains a control character (U+202E); remove it."),
    (f"{MACHINE}/0/name", "\ud800", f"{CAS}.name: Name contains a control character (U+D800); remove it."),
    (f"{MACHINE}/0/name", "\x00", f"{CAS}.name: Name contains a control character (U+0000); remove it."),
    (f"{MACHINE}/0/position", {"x": 1}, f"{CAS}.position.y: Y is missing."),
    (f"{MACHINE}/0", "cas-1", "designs[physical].machines[0]: expected an object with keys, as in {…}."),
    (f"{MACHINE}", {}, "designs[physical].machines: expected a list, as in […]."),
    ("populations/0/users/owa", -1, "populations[hq].users.owa: Outlook Web App must be at least 0 users; it is -1."),
    ("populations/0/users/lync", 5, "populations[hq].users.lync: the key 'lync' is not known here."),
    ("populations/0/users/outlook_anywhere", 5, "populations[hq].users.outlook_anywhere: the key"),
    ("populations/0/rates/messages_s", -0.5, "populations[hq].rates.messages_s: Messages must be at least 0 1/s"),
    ("populations/0/site", "paris", "populations[hq].site: there is no site with the id 'paris'."),
    ("links/0/ends", ["london"], "links[l1].ends: Connects must have 2 entries; there are 1."),
    ("links/0/ends", ["london", "london"], "links[l1].ends: Connects lists 'london' twice."),
    ("links/0/ends", ["london", "paris"], "links[l1].ends: there is no site with the id 'paris'."),
    ("sites/0/serves", ["london"], "sites[london].serves: a site serves itself anyway"),
    ("sites/0/colour", "red", "sites[london].colour: the key 'colour' is not known here."),
    ("assumptions/cpu_ceiling", 1.5, "assumptions.cpu_ceiling: CPU ceiling must be at most 1; it is 1.5."),
    ("assumptions/count_page_sharing", 1, "assumptions.count_page_sharing: Count page sharing as capacity must be"),
    ("assumptions/overrides", [{"figure": "f"}], "assumptions.overrides[f].value: Value is missing."),
    (
        "assumptions/overrides",
        [{"figure": "f", "value": 1}, {"figure": "f", "value": 2}],
        "assumptions.overrides[f]: the figure is overridden twice",
    ),
    ("assumptions", None, "assumptions: expected an object with keys, as in {…}."),
    ("sites", None, "sites: expected a list, as in […]."),
    ("title", 5, "title: Title must be text."),
    ("colour", "red", "colour: the key 'colour' is not known here."),
    ("format", "drawing", "format: this is not a plan: its format must be 'exchange-topology-plan'."),
    (
        "version",
        NEWEST + 1,
        f"version: this plan was written by a newer version of the program (format {NEWEST + 1}; this",
    ),
    ("version", 0, f"version: the format version must be a whole number from 1 to {NEWEST}."),
    ("version", True, f"version: the format version must be a whole number from 1 to {NEWEST}."),
    ("version", "1", f"version: the format version must be a whole number from 1 to {NEWEST}."),
]


@pytest.mark.parametrize(("path", "value", "sentence"), VALUES)
def test_a_wrong_value_is_named_with_its_place(path, value, sentence):
    assert refusal(changed(path, value)).startswith(sentence)


def test_the_whole_sentence_of_a_negative_number():
    with pytest.raises(PlanFileError) as caught:
        plan_from_json(changed(f"{MACHINE}/0/memory_mb", -5), "contoso.json")
    expected = "contoso.json: designs[physical].machines[cas-1].memory_mb: Memory must be at least 1 MB; it is -5."
    assert str(caught.value) == expected


def test_two_calibrations_on_one_machine():
    sentence = refusal(changed(f"{MACHINE}/0/exchange", ["2007", "2010"]))
    assert sentence == (
        f"{CAS}.exchange: a machine has one Exchange version; figures of two versions are never added on one machine."
    )


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999"])
def test_a_number_that_is_not_finite(number):
    text = EXAMPLE.replace('"latency_ms": 20', f'"latency_ms": {number}')
    assert refusal(text) == "links[l1].latency_ms: Latency must be a finite number."
    text = EXAMPLE.replace('"mailboxes": 4000', f'"mailboxes": {number}')
    assert refusal(text) == "populations[hq].mailboxes: Mailboxes must be a whole number."


def test_a_number_of_many_digits():
    text = EXAMPLE.replace('"mailboxes": 4000', f'"mailboxes": {"9" * 100_000}')
    assert refusal(text) == "populations[hq].mailboxes: Mailboxes is too large."


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("sites/0/name", "sites[london].name: Name is missing."),
        ("sites/0/id", "sites[0].id: ID is missing."),
        (f"{MACHINE}/2/id", "designs[physical].machines[2].id: ID is missing."),
        (f"{MACHINE}/2/kind", f"{VM}.kind: Kind must be one of server, host, vm."),
        (f"{MACHINE}/2/host", f"{VM}.host: Host is missing."),
        (f"{MACHINE}/0/processor", f"{CAS}.processor: Processor is missing."),
        (f"{MACHINE}/0/processor/cores", f"{CAS}.processor.cores: Cores is missing."),
        ("format", "format: this is not a plan"),
        ("version", f"version: the format version must be a whole number from 1 to {NEWEST}."),
    ],
)
def test_a_missing_key_is_named_with_its_place(path, sentence):
    assert refusal(without(path)).startswith(sentence)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('"title": "Contoso"', '"title": "A", "title": "B"', "title"),
        ('"name": "London"', '"name": "London", "name": "Leeds"', "sites[london].name"),
        ('"cores": 8, "clock_mhz": 2000', '"cores": 8, "cores": 8, "clock_mhz": 2000', f"{CAS}.processor.cores"),
    ],
)
def test_a_key_that_stands_twice(old, new, place):
    assert EXAMPLE.count(old) == 1
    assert refusal(EXAMPLE.replace(old, new)) == f"{place}: this key appears twice in one object; remove one."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "the file is empty."),
        (" \n\t", "the file is empty."),
        ("\ufeff", "the file is empty."),
        ("[]", "expected an object with keys, as in {…}."),
        ("null", "expected an object with keys, as in {…}."),
        ("{}", "format: this is not a plan"),
        ('{"a": 1,\n  "b" 2}', "line 2, column 7: this is not JSON: Expecting ':' delimiter."),
        ("{'a': 1}", "line 1, column 2: this is not JSON"),
        ("[" * 100_000, "the file is nested too deeply to be a plan."),
        ('{"a":' * 100_000, "the file is nested too deeply to be a plan."),
        (EXAMPLE[:-20], "line 2"),
        (EXAMPLE + "{}", "line 2"),
    ],
)
def test_what_is_no_json_plan(text, sentence):
    assert refusal(text).startswith(sentence)


def test_too_many_rows():
    text = changed("populations", [0] * 200_001)
    assert refusal(text) == "populations: a plan has at most 200,000 entries here; there are 200,001."


@pytest.mark.parametrize(("table", "most"), [("designs", "200"), ("sites", "5,000"), ("links", "10,000")])
def test_more_than_anybody_means(table, most):
    text = changed(table, [0] * (int(most.replace(",", "")) + 1))
    assert refusal(text) == f"{table}: a plan has at most {most} {table}."


def test_a_deep_value_where_a_word_belongs():
    deep = "[" * 900 + "]" * 900
    text = EXAMPLE.replace('"windows": "2008-r2"', f'"windows": {deep}')
    assert "must be one of" in refusal(text) or "nested too deeply" in refusal(text)


def test_a_strange_key_is_shown_safely():
    sentence = refusal(changed("a\x1b[31m\u202e" + "x" * 10_000, 1))
    assert sentence.isprintable()


def test_bytes_that_are_no_utf_8():
    with pytest.raises(PlanFileError, match=r"^a\.json: the file is damaged: .*UTF-8"):
        plan_from_bytes(EXAMPLE.encode().replace(b"Contoso", b"Conto\xff"), "a.json")
    with pytest.raises(PlanFileError, match=r"^a\.json: "):
        plan_from_bytes(EXAMPLE.encode("utf-16"), "a.json")
