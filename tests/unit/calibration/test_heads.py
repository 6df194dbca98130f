"""What a calibration says before its figures: versions, roles and duties; wrong ones are refused."""

import pytest

import resources
from models.calibration.heads import CLIENT_ACCESS, DIRECTORY, DUTIES, STORE, TRANSPORT, read_heads
from models.calibration.library import read_library
from models.errors import FigureError
from tests.unit.capacity.building import library

SOURCES = '[paper]\ntitle = "A paper"\nauthor = "Somebody"\ndate = "2010"\nkind = "document"\n'
FIGURE = """
[figures."cas.cpu.outlook"]
label = "Cost of a user"
value = 2.0
low = 1.0
high = 3.0
unit = "MHz"
place = "Table 1"
status = "measured"
"""
COMMON = """
id = "every-version"
title = "Common"
source = "paper"
versions = { "8" = "Exchange 8" }
cpu_unit = "MHz"
needs = ["store"]

[roles.mailbox]
label = "Mailbox"
duties = ["store"]
"""
TOP = 'id = "set"\ntitle = "A set"\nsource = "paper"\nversions = { "9" = "Exchange 9" }\nextends = "every-version"\n'
ROLE = '[roles.mailbox]\nlabel = "Mailbox"\nduties = ["store", "client-access"]\n'
RUNS_ON = '[runs_on]\nusual = "95"\nsystems.95 = { source = "paper", place = "Page 1" }\n'
SYSTEM = '[systems.95]\nlabel = "95"\nguest = "w95"\nguest_label = "W 95"\n'
BESIDE = '[[beside_versions]]\nversions = ["8"]\nrefused = true\nsource = "paper"\nplace = "Page 1"\n'


@pytest.fixture
def folder(tmp_path):
    """A function that writes a calibration and returns the folder of its data."""

    def written(text):
        for name in ("calibration", "hypervisors"):
            (tmp_path / name).mkdir(exist_ok=True)
        (tmp_path / "sources.toml").write_text(SOURCES, encoding="utf-8")
        (tmp_path / "calibration" / "every-version.toml").write_text(COMMON + FIGURE, encoding="utf-8")
        (tmp_path / "calibration" / "set.toml").write_text(text, encoding="utf-8")
        return tmp_path

    return written


def test_a_head_says_what_the_library_says():
    for head in read_heads(resources.folder()):
        known = library().calibrations[head.id].head
        assert (head.versions, head.roles, head.systems) == (known.versions, known.roles, known.systems)
        assert (head.needs, head.included, head.is_32_bit) == (known.needs, known.included, known.is_32_bit)


def test_the_roles_of_2010_perform_a_duty_each():
    for version in ("2003", "2007", "2007-strict", "2010", "2010-sp1"):
        for duty in DUTIES:
            assert library().duties_of(version, [duty]) == (duty,)


def test_a_role_may_perform_several_duties_and_each_counts_once(folder):
    _, head = read_heads(folder(TOP + ROLE + '[roles.edge]\nlabel = "Edge"\nduties = ["store"]\n' + FIGURE))
    assert head.duties_of(["edge", "mailbox"]) == (CLIENT_ACCESS, STORE)
    assert head.duties_of(["hub"]) == ()
    assert head.role_for(STORE).id == "mailbox"
    assert head.role_for(TRANSPORT) is None
    assert DIRECTORY not in head.duties_of(["mailbox"])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (TOP + ROLE.replace("store", "mail"), "set/roles.mailbox: there is no duty 'mail'; there are client-access, "),
        (TOP + ROLE.replace('label = "Mailbox"', ""), "set/roles.mailbox: label is missing."),
        (TOP + ROLE + 'colour = "red"\n', "set/roles.mailbox: 'colour' is not known; there are label, duties, alone."),
        (
            TOP + 'needs = ["transport"]\n' + ROLE,
            "set: none of its roles performs the duty 'transport' that users need.",
        ),
        (TOP + 'included = ["mail"]\n' + ROLE, "set: there is no duty 'mail'"),
        (TOP + '[systems.95]\nlabel = "95"\n', "set/systems.95: guest, guest_label is missing."),
        (
            TOP + '[systems.95]\nlabel = "95"\nguest = "w95"\nguest_label = "W 95"\ninventory_names = "("\n',
            "set/systems.95: inventory_names is no regular expression: ",
        ),
        (TOP + ROLE.replace('duties = ["store", "client-access"]\n', ""), "set/roles.mailbox: duties is missing."),
        (TOP + "[support]\nends = 2025-10-14\n" + ROLE, "set/support: source, place is missing."),
        (
            TOP + '[support]\nends = "soon"\nsource = "paper"\nplace = "Page 1"\n' + ROLE,
            "set/support: ends must be a day, as in 2025-10-14.",
        ),
        (TOP + '[runs_on]\nusual = "95"\n', "set/runs_on: systems is missing."),
        (TOP + RUNS_ON.replace('source = "paper"', 'from = "x"'), "set/runs_on/systems.95: source is missing."),
        (TOP + RUNS_ON + SYSTEM.replace("95", "98"), "set/runs_on: there is no '95'; there are 98."),
        (TOP + RUNS_ON.replace('usual = "95"', 'usual = "96"'), "set/runs_on: usual is '96'; it must be one of its "),
        (TOP + BESIDE.replace("source", "sauce"), "set/beside_versions: source is missing."),
        (TOP + BESIDE + BESIDE, "set/beside_versions: the version '8' is named twice."),
        (TOP + BESIDE.replace('"8"', '"7"'), "set/beside_versions: there is no '7'; there are 8, 9."),
        (TOP + ROLE + "[roles.mailbox.alone]\nis_required = true\n", "set/roles.mailbox/alone: source, place is "),
        (TOP + 'need = ["store"]\n', "set.toml: 'need' is not known; there are id, title, "),
        (TOP + 'note = "A set\n', "set.toml: Illegal character"),
        (TOP.replace("every-version", "nothing"), "set: it extends 'nothing'; there are every-version, set."),
        (TOP.replace("every-version", "set"), "set: it extends itself."),
        (
            TOP.replace('extends = "every-version"', ""),
            "set: it must extend 'every-version', or a calibration that does.",
        ),
        (TOP.replace('id = "set"', 'id = "every-version"'), "set.toml: another file has the id 'every-version', too."),
        (TOP.replace('"9"', '"8"'), "set: the version '8' is that of every-version, too."),
        (TOP.replace('{ "9" = "Exchange 9" }', '["9"]'), "set: 'versions' must be a table."),
        (TOP + 'cpu_unit = "Mhz"\n', "set: cpu_unit 'Mhz' is not known; there are MHz, core-%, capacity, Mcycles."),
        (
            TOP + ROLE.replace('"Mailbox"', '"Store"'),
            "set/roles.mailbox: it is called 'Store' here and 'Mailbox' elsewhere; ",
        ),
    ],
)
def test_a_head_that_is_wrong_is_refused(folder, text, words):
    with pytest.raises(FigureError) as caught:
        read_heads(folder(text + FIGURE))
    assert str(caught.value).startswith(words)


def test_what_is_said_behind_the_figures_is_refused(folder):
    with pytest.raises(FigureError, match=r"^set\.toml: 'roles' must stand before the figures\.$"):
        read_library(folder(TOP + FIGURE + ROLE))


def test_a_duty_has_figures_or_is_included_in_others(folder):
    with pytest.raises(FigureError, match=r"^set: the duty of 'cas' is included, so it has no CPU figures of its own"):
        read_library(folder(TOP + 'included = ["client-access"]\n' + ROLE + FIGURE))


def test_figures_in_another_unit_than_the_calibrations_are_refused(folder):
    with pytest.raises(FigureError, match=r"^set/cas\.cpu\.outlook: its unit is 'MHz'; set has 'core-%'\.$"):
        read_library(folder(TOP + 'cpu_unit = "core-%"\n' + FIGURE))


def test_what_a_calibration_does_not_say_is_that_of_the_one_it_extends(folder):
    _, head = read_heads(folder(TOP + FIGURE))
    assert (head.cpu_unit, head.needs, [role.id for role in head.roles]) == ("MHz", (STORE,), ["mailbox"])


def test_a_support_that_names_no_known_source_is_refused(folder):
    support = '[support]\nends = 2025-10-14\nsource = "nothing"\nplace = "Page 1"\n'
    with pytest.raises(FigureError, match="set/support: its source 'nothing' is not listed"):
        read_library(folder(TOP + support + ROLE + FIGURE))


def test_a_role_without_duties_is_one_that_nobody_measured(folder):
    head = read_heads(folder(TOP + ROLE + '[roles.edge]\nlabel = "Edge"\nduties = []\n' + FIGURE))[1]
    assert [role.id for role in head.roles] == ["mailbox", "edge"]
    assert head.duties_of(["edge"]) == ()


def test_a_calibration_goes_without_figures_of_the_one_that_it_extends(folder):
    other = FIGURE.replace("cas.cpu.outlook", "mailbox.cpu.mailboxes")
    made = read_library(folder(TOP + 'without = ["cas.cpu."]\n' + ROLE + other)).calibration_of("9")
    assert made.find("cas.cpu.outlook") is None
    assert made.find("mailbox.cpu.mailboxes") is not None
    with pytest.raises(FigureError, match="set: it goes without"):
        read_library(folder(TOP + 'without = ["hub.cpu."]\n' + ROLE + other))


def test_a_calibration_names_the_one_beside_it(folder):
    made = read_library(folder(TOP + 'beside = "every-version"\n' + ROLE + FIGURE))
    assert made.calibration_of("9").head.beside == "every-version"
    assert made.common.head.beside == ""
    with pytest.raises(FigureError, match="set: beside it is 'nowhere'; there are every-version, set"):
        read_library(folder(TOP + 'beside = "nowhere"\n' + ROLE + FIGURE))


def test_what_is_said_of_support_cites_documents_that_are_listed(folder):
    with pytest.raises(FigureError) as caught:
        read_library(folder(TOP + RUNS_ON.replace("paper", "rumour") + SYSTEM + FIGURE))
    assert str(caught.value) == "set/runs_on/systems.95: its source 'rumour' is not listed in sources.toml."


def test_every_version_names_the_windows_it_is_supported_on():
    for head in read_heads(resources.folder()):
        assert (head.runs_on is not None) == bool(head.versions)
