"""Every number explains itself: the last step is the number, and every figure on the way is named."""

import pytest
from attrs import evolve

from models.capacity.dags.member_gauges import gauge_of
from models.capacity.evaluate import evaluate
from models.capacity.explain import explain
from models.capacity.results import RESOURCES
from models.errors import PlanError
from models.plan.entities import Override
from models.words import percent
from planner.presenters.samples import read_sample
from resources import folder
from tests.unit.capacity.building import (
    DESIGN,
    host,
    library,
    numbers_of,
    plan_of,
    population,
    samples,
    server,
    vm,
    vms,
)

EVERY_DESIGN = [
    pytest.param(plan, design.id, id=f"{plan.title}, {design.id}") for plan in samples() for design in plan.designs
]


def trail_of(machines, resource, users=None, machine=None, **assumptions):
    plan = plan_of(machines, [population(users=users, mailboxes=100)], **assumptions)
    return explain(plan, DESIGN, library(), machine or machines[0].id, resource)


NO_DATA_ON = {"cpu": "CPU", "memory": "memory", "disk": "disks", "network": "network"}


def assert_explained(plan, design):
    numbers = numbers_of(plan, design)
    for machine in numbers.machine_ids:
        for resource in RESOURCES:
            gauge = gauge_of(numbers, machine, resource)
            trail = explain(plan, design, library(), machine, resource)
            if gauge.utilization is None:
                assert trail.steps == ()
                assert trail.summary.startswith(f"No data on the {NO_DATA_ON[resource]} of ")
                assert trail.notes
            else:
                assert trail.steps[-1].value == pytest.approx(gauge.utilization)
                assert trail.low_steps[-1].value == pytest.approx(gauge.low, abs=1e-12)
                assert trail.high_steps[-1].value == pytest.approx(gauge.high)
                assert f"needs {percent(gauge.utilization)} of" in trail.summary


@pytest.mark.parametrize(("plan", "design"), EVERY_DESIGN)
def test_the_last_step_of_every_trail_is_the_number_of_the_gauge(plan, design):
    assert_explained(plan, design)


USERS = {"outlook": 3000, "outlook_anywhere": 500, "owa": 300, "activesync": 200, "imap4": 50, "pop3": 20, "ews": 30}
CORNERS = {
    "contention": [host(cores=2), *vms(4, 2)],
    "quadratic": [server(windows="2008-sp2", authentication="ntlm")],
    "all roles": [server(roles=("cas", "hub", "mailbox", "directory"), disk_iops=500, network_mbit_s=100, cores=24)],
    "service pack": [server(exchange="2010-sp1")],
    "strict": [server(exchange="2007-strict", roles=("cas", "hub"))],
    "shared": [host(network_mbit_s=100), *vms(6)],
    "two guests": [host(hypervisor="vsphere-4"), vm("a"), vm("b", guest="windows-2003-x64", exchange="2007")],
    "no role": [server(roles=())],
    "empty host": [host()],
}


@pytest.mark.parametrize("name", CORNERS)
@pytest.mark.parametrize("counted", [False, True])
def test_the_last_step_is_the_number_in_unusual_plans_too(name, counted):
    work = [population(users=USERS, mailboxes=3000, message_kb=200, mailbox_mb=300)]
    assert_explained(plan_of(CORNERS[name], work, count_page_sharing=counted), DESIGN)


def test_the_steps_of_a_sum_add_up():
    trail = trail_of([server()], "cpu", USERS)
    *costs, capacity, result = trail.steps
    assert sum(step.value for step in costs) / capacity.value == pytest.approx(result.value)
    assert all(step.adds for step in costs)
    assert {step.unit for step in costs} == {"MHz"}
    assert len(costs) == len(USERS)


def test_a_step_reads_as_a_sentence_with_its_figure():
    step = trail_of([server()], "cpu", {"outlook": 3000}).steps[0]
    assert step.text == "CAS: 3,000 Outlook users × 0.35 = 1,050 MHz"
    assert [figure.key for figure in step.figures] == [
        "exchange-2010/cas.cpu.outlook",
        "exchange-2010/cas.limit.outlook",
        "exchange-2010/cas.cpu.constant_part",
    ]
    assert step.figures[0].place


def test_messages_are_derived_before_they_cost_anything():
    """Driver figures were cited nowhere, though an assumed message rate moved a verdict from 23,407 to 8,202 users."""
    steps = trail_of([server(exchange="2007", roles=("hub",))], "cpu", {"outlook": 3000}).steps
    assert steps[0].text == "3,000 users of all protocols × 0.00229 = 6.87 messages per second"
    assert [figure.key for figure in steps[0].figures] == ["every-version/messages.per_user_s"]
    assert "every-version/messages.per_user_s" in {figure.key for figure in steps[1].figures}


def test_the_traffic_of_a_hub_names_the_message_rate():
    trail = trail_of([server(roles=("hub",), network_mbit_s=100)], "network", {"outlook": 3000})
    assert "every-version/messages.per_user_s" in figures_of(trail)


@pytest.mark.parametrize("resource", ["cpu", "disk"])
def test_a_host_cites_what_its_vms_rest_on(resource):
    """It said no more than "Its VMs together"."""
    modern = {"exchange": "2010", "guest": "windows-2008-r2-x64", "roles": ("mailbox",)}
    machines = [host(disk_iops=1000), vm("a", **modern), vm("b", **modern)]
    trail = trail_of(machines, resource, {"outlook": 3000}, machine="host")
    key = {"cpu": "mailbox.cpu.outlook", "disk": "mailbox.disk.mailbox-messages"}[resource]
    assert f"exchange-2010/{key}" in figures_of(trail)
    assert [step.text.split()[0].rstrip(":") for step in trail.steps[:2]] == ["A", "B"]


def figures_of(trail):
    return {figure.key for step in trail.steps for figure in step.figures}


def test_every_figure_that_makes_a_vms_cpu_is_cited():
    cited = figures_of(trail_of([*vms(1), host()], "cpu", {"outlook": 1000}, machine="vm-0"))
    assert {
        "exchange-2003/mailbox.curve.users_one_processor",
        "exchange-2003/mailbox.curve.measuring_point",
        "exchange-2003/mailbox.curve.exponent_one_processor",
        "esx-3.0.1/derate.one_vcpu",
        "esx-3.0.1/derate.vm_penalty",
    } <= cited
    assert not any("inflation" in key for key in cited), "inflation is never used beside the derate"


def test_slopes_and_factors_are_cited_beside_the_cost():
    machine = server(windows="2008-sp2", authentication="ntlm")
    assert {
        "exchange-2010/cas.cpu.outlook-anywhere",
        "exchange-2010/cas.cpu.outlook-anywhere.slope@2008-sp2",
        "exchange-2010/cas.cpu.outlook-anywhere.factor@ntlm",
    } <= figures_of(trail_of([machine], "cpu", {"outlook_anywhere": 1000}))


def test_a_rule_is_no_step_of_a_use_but_is_told_where_there_is_none():
    trail = trail_of([server(roles=("cas", "hub"))], "memory", {"outlook": 100})
    assert trail.steps == ()
    assert "18 GB is recommended for its roles and cores." in trail.notes


def test_disputed_readings_stand_side_by_side():
    notes = trail_of([server()], "cpu", {"activesync": 100}).doubts
    assert sum(note.startswith("Disputed: ") for note in notes) == 3
    assert not [note for note in trail_of([server()], "cpu", {"owa": 100}).doubts if "Disputed" in note]


def test_assumed_figures_are_named():
    (note,) = [note for note in trail_of([server(roles=("mailbox",))], "memory").notes if "assumed" in note]
    assert "Base memory of a Mailbox server" in note


def test_an_extrapolated_number_says_so():
    notes = trail_of([server()], "cpu", {"owa": 13_960}, cpu_ceiling=0.9).notes
    assert any("Extrapolated beyond the measured range: 13,960 Outlook Web App users" in note for note in notes)


def test_the_plans_own_figure_is_marked_with_its_reason():
    override = Override(figure="exchange-2010/cas.cpu.owa", value=0.5, reason="Measured in our lab.")
    trail = trail_of([server()], "cpu", {"owa": 100}, overrides=[override])
    assert (
        "Your value for CPU of a Client Access server per Outlook Web App user: 0.5. Measured in our lab."
        in trail.doubts
    )
    assert trail.steps[0].figures[0].status == "yours"


def test_a_gauge_without_data_says_what_is_missing():
    assert trail_of([server(roles=("mailbox",))], "disk").notes == (
        "The plan does not state how many disk operations it can handle.",
    )
    assert trail_of([server()], "network", {"owa": 1}).notes == (
        "The plan does not state the bandwidth of its network adapter.",
    )
    notes = trail_of([server(exchange="2003", roles=("cas",))], "cpu", {"owa": 1}).notes
    assert notes[0] == "No document measured what its users cost in the CAS role."
    assert trail_of([server(roles=())], "cpu").notes[0] == "It has no role, and no load of its own was measured."


def test_the_2007_platform_without_a_name_is_noted():
    assert any("names no processor" in note for note in trail_of([server(exchange="2007")], "cpu", {"owa": 1}).notes)


@pytest.mark.parametrize(
    ("design", "machine", "resource", "words"),
    [
        ("other", "server", "cpu", "no design with the id 'other'"),
        (DESIGN, "other", "cpu", "no machine with the id 'other'"),
        (DESIGN, "server", "luck", "'luck' is not a resource; known: cpu, memory, disk, network"),
    ],
)
def test_what_is_not_there_is_not_explained(design, machine, resource, words):
    with pytest.raises(PlanError, match=words):
        explain(plan_of([server()]), design, library(), machine, resource)


def test_an_unknown_override_is_refused_here_too():
    plan = plan_of([server()])
    wrong = evolve(plan, assumptions=evolve(plan.assumptions, overrides=[Override(figure="a/b", value=1)]))
    with pytest.raises(PlanError, match="there is no figure 'a/b'"):
        explain(wrong, DESIGN, library(), "server", "cpu")


def test_the_use_of_a_link_is_explained_by_the_users_who_cross_it():
    plan = read_sample(folder(), "three-sites")
    trail = explain(plan, "physical", library(), "london-berlin", "network")
    gauge = evaluate(plan, "physical", library()).links["london-berlin"]
    assert trail.steps[-1].value == pytest.approx(gauge.utilization)
    assert trail.steps[0].text.startswith("Berlin office: 1,200 Outlook users × 0.37")
    assert any("(150 users)" in step.text for step in trail.steps)


def test_a_response_time_is_explained_by_the_slowest_server():
    plan = read_sample(folder(), "exchange-2003-consolidation")
    trail = explain(plan, "two-vms", library(), "heavy", "response")
    (response,) = evaluate(plan, "two-vms", library()).responses
    assert trail.steps[-1].value == pytest.approx(response.p95_ms)
    assert {figure.key.split("/")[0] for figure in trail.figures()} == {"exchange-2003"}


def test_a_response_time_that_nobody_measured_says_so():
    plan = read_sample(folder(), "three-sites")
    trail = explain(plan, "physical", library(), "head-office", "response")
    assert trail.steps == () and "Exchange 2003" in trail.notes[0]
