"""What is not known is never 0 and never within a ceiling: each answer leaves it out and says so."""

import numpy as np
import pytest
from attrs import evolve

from models.comparisons.failures import failures
from models.comparisons.growing import Growth
from models.comparisons.growth import forecast
from models.comparisons.parameters import axis_of
from models.comparisons.risk import RiskSettings, risk
from models.comparisons.sweeps import sweep_parameters
from models.plan.entities import Design, Site
from planner.presenters.failures import failures_headline, names_in, people_at_sites
from planner.presenters.risk import risk_table
from tests.unit.capacity.building import DESIGN, host, library, numbers_of, plan_of, population, server, vm
from tests.unit.comparisons.comparing import compared

FEW = RiskSettings(draws=10)
LACKING = {"cpu": ("mbx",), "memory": ()}
NOTHING = {"cpu": ("odd",), "memory": ("odd",)}


def mailboxes(**values):
    """Mailbox servers of Exchange 2007, of which no document says what users cost their CPU."""
    return server("mbx", exchange="2007", roles=("mailbox",), **values)


def partly_known():
    """A Client Access server with data on its CPU alone, a Mailbox server with data on its memory alone."""
    users = [population("hq", users={"outlook": 500, "owa": 2000}, mailboxes=2500)]
    return plan_of([server("cas", roles=("cas", "hub"), memory_mb=65536), mailboxes(memory_mb=65536)], users)


def unknown():
    """A machine that no document says anything of."""
    return plan_of([server("odd", exchange="2003", roles=("cas",))], [population("hq", users={"owa": 500})])


def test_a_risk_that_nobody_knows_is_none():
    found = risk(partly_known(), DESIGN, library(), FEW)
    by_id = {machine.machine_id: machine for machine in found.machines}
    assert by_id["mbx"].each[0] is None
    assert by_id["mbx"].each[1] == 0.0
    assert by_id["mbx"].probability == 0.0
    # A rule says what memory to install on Client Access servers; no document says what they use of it.
    assert by_id["cas"].each == (0.0, None, None, None, None)
    assert found.no_data == LACKING
    assert found.usual == pytest.approx(max(machine.quantiles[1] for machine in found.machines), rel=0.5)


def test_a_machine_without_any_data_has_no_risk_and_stands_last():
    plan = partly_known()
    design = plan.designs[0]
    plan = evolve(plan, designs=(evolve(design, machines=(*design.machines, *unknown().designs[0].machines)),))
    found = risk(plan, DESIGN, library(), FEW)
    last = found.machines[-1]
    assert (last.machine_id, last.probability, last.error) == ("odd", None, None)
    assert {*last.each, *last.quantiles} == {None}
    assert found.any == 0.0


def test_of_a_design_that_nobody_knows_there_is_no_risk_at_all():
    found = risk(unknown(), DESIGN, library(), FEW)
    assert (found.any, found.usual, found.influences) == (None, None, ())
    assert found.no_data == NOTHING


def test_the_busiest_machine_of_a_failure_is_not_known_where_none_is():
    found = failures(unknown(), DESIGN, library())
    assert {(result.busiest, result.resource, result.use) for result in found.results} == {("", "", None)}
    assert found.no_data == NOTHING
    assert found.worst == ()


def test_the_headline_of_failures_says_what_is_undecided():
    servers = [server(name, roles=("cas", "hub"), memory_mb=65536) for name in ("cas-1", "cas-2")]
    plan = plan_of([*servers, mailboxes(memory_mb=65536)], [population("hq", users={"owa": 100}, mailboxes=100)])
    found = failures(plan, DESIGN, library(), pairs=False)
    assert sum(result.survived is None for result in found.results) == 2
    headline, rest = failures_headline(found, names_in(plan, plan.designs[0]), people_at_sites(plan))
    assert headline == "The design survives 0 of 4 single failures"
    assert rest.startswith("2 are undecided: the CPU utilization of machines that still run is unknown.")


def test_a_machine_that_is_idle_in_a_failure_has_a_known_use():
    plan = plan_of([server("a", roles=("hub",)), server("b", roles=("hub",))])
    found = failures(plan, DESIGN, library(), pairs=False)
    assert all(
        result.use is not None and result.busiest for result in found.results if result.outage.down[0] in {"a", "b"}
    )


def test_a_failure_can_bring_load_that_nobody_can_judge():
    """The far server has no users of its own: what they cost it is not asked before the near one fails."""
    near = server("near", roles=("mailbox",), memory_mb=65536)
    far = server("far", site="far", exchange="2007", roles=("mailbox",), memory_mb=65536)
    sites = (Site(id="site", name="Site"), Site(id="far", name="Far", serves=("site",)))
    plan = plan_of([near, far], [population("hq", users={"outlook": 100}, mailboxes=100)], sites=sites)
    assert numbers_of(plan).gauge("far", "cpu").utilization == 0.0
    assert failures(plan, DESIGN, library(), pairs=False).no_data["cpu"] == ("far",)


def test_growth_and_sweeps_name_what_they_do_not_judge():
    plan = partly_known()
    found = forecast(plan, DESIGN, library(), Growth(everyone=0.1), 2)
    assert found.no_data == LACKING
    assert {crossing.machine_id for crossing in found.crossings} <= {"cas"}
    for axes in ([axis_of("users", 0.5, 2.0, 3)], [axis_of("users", 0.5, 2.0, 3), axis_of("cpu-ceiling", 0.5, 0.9, 2)]):
        swept = sweep_parameters(plan, DESIGN, axes, library())
        assert swept.no_data == LACKING
        assert np.isfinite(swept.against_ceiling).all()


def test_a_host_of_an_unknown_machine_is_unknown_too():
    machines = [host("esx", memory_mb=65536), vm("vm", host="esx", exchange="2007", roles=("mailbox",), vcpus=2)]
    plan = plan_of(machines, [population("hq", users={"outlook": 100}, mailboxes=100)])
    assert forecast(plan, DESIGN, library(), Growth(), 1).no_data["cpu"] == ("esx", "vm")


def test_a_comparison_says_what_no_row_judges():
    plan = partly_known()
    everything = server("other", roles=("cas", "hub", "mailbox"), memory_mb=65536)
    plan = evolve(plan, designs=(*plan.designs, Design(id="two", name="Two", machines=(everything,))))
    found = compared(plan)
    assert found.remark == "CPU utilization of 1 machine in “Design” is unknown and not included."
    known = plan_of([evolve(everything, id="server")], [population(users={"outlook": 100})])
    assert compared(known).remark == ""


def rows_of(plan):
    return {row.key: row.cells[-1] for row in compared(plan).rows}


def test_the_busiest_of_which_only_idle_machines_are_known_is_not_known():
    esx = [host(name, memory_mb=65536) for name in ("esx", "empty")]
    mailbox = vm("vm", host="esx", exchange="2007", roles=("cas", "hub", "mailbox"), vcpus=2, memory_mb=16384)
    plan = plan_of([*esx, mailbox], [population("hq", users={"outlook": 100}, mailboxes=100)])
    cells = rows_of(plan)
    assert (cells["busiest-cpu"].value, cells["busiest-cpu"].state) == (None, "no data")
    assert cells["machines-above-ceiling"].at_least


def test_the_busiest_known_of_several_is_at_least_so_busy():
    cells = rows_of(partly_known())
    assert cells["busiest-cpu"].value > 0.0
    assert (cells["busiest-cpu"].at_least, cells["limiter"].at_least) == (True, True)
    # A design with an unknown machine is not better for what is known of it.
    other = server("all", roles=("cas", "hub", "mailbox"), cores=2, memory_mb=65536)
    known = evolve(partly_known().designs[0], id="known", name="Known", machines=(other,))
    plan = evolve(partly_known(), designs=(known, partly_known().designs[0]))
    row = next(row for row in compared(plan).rows if row.key == "busiest-cpu")
    assert (row.cells[1].relative, row.cells[1].better) == (None, None)


def test_a_risk_of_a_machine_that_is_judged_in_part_may_be_more():
    plan = partly_known()
    found = risk(plan, DESIGN, library(), FEW)
    words = {row.ids[0]: row.cells[1] for row in risk_table(found, {"mbx": "MBX", "cas": "CAS"}).rows}
    assert words["mbx"] == "0 % or more"
    assert words["cas"] == "0 %"


def test_answers_that_take_ever_longer_are_the_slowest_and_not_without_data():
    machines = [server("mbx", cores=1, exchange="2003", roles=("mailbox",), memory_mb=4096)]
    plan = plan_of(machines, [population(users={"outlook": 40_000}, mailboxes=40_000)])
    cells = next(row for row in compared(plan).rows if row.key == "response").cells
    assert [(cell.value, cell.state) for cell in cells] == [(None, "over")]


def test_a_design_without_machines_saves_nothing():
    a, b, c = (server(name, roles=("cas", "hub", "mailbox")) for name in "abc")
    plan = plan_of([a, b], [population(users={"outlook": 100})])
    others = (Design(id="empty", name="Empty"), Design(id="one", name="One", machines=(c,)))
    plan = evolve(plan, designs=(*plan.designs, *others))
    assert compared(plan).best == "one"
