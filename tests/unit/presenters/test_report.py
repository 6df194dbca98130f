"""What a report says: every part from the plan and its numbers, and nothing that is not so."""

import pytest
from attrs import evolve

import resources
from models.calibration.library import read_library
from models.capacity.dags.results import dags_of
from models.capacity.evaluator import Evaluator
from models.capacity.results import RESOURCES
from models.comparisons import verdict
from models.comparisons.failures import failures
from models.plan.dags import USERS, Storage
from models.plan.entities import Site
from models.plan.kinds import holds_vms
from models.plan.overriding import override_figure
from models.words import percent
from planner.presenters import report
from planner.presenters.findings import finding_rows
from planner.presenters.report import ReportSource, report_of
from planner.presenters.report_dags import figures_behind_dags
from planner.presenters.report_evidence import figures_behind
from planner.presenters.samples import read_sample, sample_names
from tests.unit.capacity.building import host, plan_of, population, server, vm

LIBRARY = read_library(resources.folder())


def source_of(plan, **values) -> ReportSource:
    evaluator = Evaluator(LIBRARY)
    given = {
        "plan": plan,
        "design_id": plan.designs[-1].id if plan.designs else "",
        "evaluations": {design.id: evaluator.evaluate(plan, design.id) for design in plan.designs},
        "library": LIBRARY,
        "explain": evaluator.explain,
        "made": "today",
    }
    return ReportSource(**(given | values))


@pytest.fixture(params=sample_names(resources.folder()))
def plan(request):
    return read_sample(resources.folder(), request.param)


def test_figures_are_those_of_every_gauge(plan):
    """Asking one machine of each kind finds what asking all of them finds."""
    source = source_of(plan)
    wanted = {
        figure.key
        for design in plan.designs
        for machine in design.machines
        for resource in RESOURCES
        for figure in source.explain(plan, design.id, machine.id, resource).figures()
    }
    assert {figure.key for figure in figures_behind(source.plan, source.explain)} == wanted


def test_weak_figures_and_documents_add_up(plan):
    source = source_of(plan)
    of_dags = figures_behind_dags(plan, source.evaluations, LIBRARY)
    figures = {figure.key: figure for figure in (*figures_behind(plan, source.explain), *of_dags)}
    made = report_of(source)
    assert len(made.weak) == sum(figure.status in {"assumed", "disputed"} for figure in figures.values())
    assert sum(int(document.figures.split()[0]) for document in made.documents) == len(figures)


def test_a_figure_behind_a_dag_that_the_plan_sets_otherwise_is_told_as_set():
    plan = read_sample(resources.folder(), "two-site-dag")
    figure = LIBRARY.figures()["storage/iops.per_message"]
    assert figure.label in {row.label for row in report_of(source_of(plan)).weak}
    changed = override_figure(plan, figure, figure.value * 2, "measured in May").apply(plan)
    source = source_of(changed)
    (told,) = (row for row in figures_behind_dags(changed, source.evaluations, LIBRARY) if row.key == figure.key)
    assert told.value == figure.value * 2


def test_operations_that_are_not_known_rest_on_nothing():
    plan = read_sample(resources.folder(), "two-site-dag")
    unknown = [
        evolve(design, dags=tuple(evolve(dag, storage=Storage()) for dag in design.dags)) for design in plan.designs
    ]
    plan = evolve(plan, designs=unknown)
    keys = {figure.key for figure in figures_behind_dags(plan, source_of(plan).evaluations, LIBRARY)}
    assert "storage/iops.per_message" not in keys
    assert "storage/logs.per_message" in keys


def test_every_finding_of_every_design_is_in_it(plan):
    source = source_of(plan)
    made = report_of(source)
    for design, part in zip(plan.designs, made.findings, strict=True):
        assert part.name == design.name
        printed = [entry.text for row in part.rows for entry in row.each]
        assert sorted(printed) == sorted(finding.text for finding in source.evaluations[design.id].findings)
        assert part.rest == ""


def test_every_dag_of_every_design_is_in_it_with_its_failures_and_disks(plan):
    source = source_of(plan)
    groups = [
        (design, numbers) for design in plan.designs for numbers in dags_of(source.evaluations[design.id]).values()
    ]
    tables = report_of(source).dags
    assert [table.name for table in tables] == [f"{design.name}: {numbers.dag.name}" for design, numbers in groups]
    for table, (design, numbers) in zip(tables, groups, strict=True):
        assert len(table.rows) == len(numbers.rows)
        assert all(design.by_id[member].name in table.sentence for member in numbers.dag.members)
        worst = table.rows[numbers.dag.failures]
        assert worst[1] == design.by_id[numbers.worst.busiest].name
        assert worst[2].startswith(percent(numbers.worst.cpu.utilization))
        facts = dict(table.facts)
        assert facts["Transaction logs per day"] == "117.2 GB/day"
        assert facts["Disk space used"].startswith(percent(numbers.capacity.utilization))
        assert facts["Limited by"] == "disk space on a normal day"
        assert facts["Nearest to its ceiling"].startswith("disk space on a normal day, ")


def test_where_databases_are_active_is_told_in_the_sentences_of_a_dag():
    """As a value of the table, it pressed the names beside it into one word a line."""
    plan = read_sample(resources.folder(), "two-site-dag")
    design = plan.designs[0]
    dag = evolve(design.dags[0], active=USERS)
    (first, _) = report_of(source_of(plan.with_design(evolve(design, dags=(dag,))))).dags
    assert "databases active in Frankfurt: " in first.sentence
    assert first.sentence.endswith("GB each.")
    assert max(len(value) for _, value in first.facts) < 40


def test_a_dag_without_disks_says_that_it_does_not_know():
    plan = read_sample(resources.folder(), "two-site-dag")
    design = plan.designs[0]
    dag = evolve(design.dags[0], storage=Storage())
    (first, _) = report_of(source_of(plan.with_design(evolve(design, dags=(dag,))))).dags
    facts = dict(first.facts)
    assert (facts["Disks per member"], facts["Disk space used"]) == ("–", "–")


def test_a_dag_that_is_too_full_says_by_how_much():
    plan = read_sample(resources.folder(), "two-site-dag")
    crowd = [evolve(group, mailboxes=group.mailboxes * 3) for group in plan.populations]
    tables = report_of(source_of(evolve(plan, populations=crowd))).dags
    assert all("too many" in dict(table.facts)["Headroom before the first ceiling"] for table in tables)


def test_a_long_list_is_cut_and_says_so(plan, monkeypatch):
    monkeypatch.setattr(report, "MOST_FINDINGS", 1)
    source = source_of(plan)
    for design, part in zip(plan.designs, report_of(source).findings, strict=True):
        more = len(finding_rows(plan, design.id, source.evaluations[design.id].findings)) - 1
        assert (f"{more} more, less severe" in part.rest) == (more > 0)
        assert len(part.rows) <= 1


def chart_of_losses(plan):
    return next((chart for chart in report_of(source_of(plan)).charts if chart.spec.x.name == "Failed machines"), None)


def test_a_design_of_one_machine_has_no_line_of_machines_lost():
    """Its use without a failure was drawn where two machines are lost."""
    assert chart_of_losses(read_sample(resources.folder(), "small-business")) is None
    chart = chart_of_losses(read_sample(resources.folder(), "exchange-2003-consolidation"))
    assert [line.name for line in chart.spec.lines] == ["Four physical servers"]
    assert "“Four 1-vCPU VMs” and “Two 2-vCPU VMs”; the load after a failure is unknown" in chart.caption


def test_machines_lost_are_shown_as_far_as_all_lines_are_known():
    plan = read_sample(resources.folder(), "exchange-2003-consolidation")
    design = plan.designs[0]
    two = evolve(design, id="two", name="Two", machines=design.machines[:2])
    chart = chart_of_losses(evolve(plan, designs=(design, two)))
    assert [line.x for line in chart.spec.lines] == [(0.0, 1.0), (0.0, 1.0)]
    assert chart.caption == "The busiest machine with no failure, and after the worst failure of one machine."


def test_a_number_that_stays_says_so():
    figures = report_of(source_of(read_sample(resources.folder(), "two-site-dag"))).numbers
    machines = next(figure for figure in figures if figure.label == "Physical machines")
    assert (machines.value, machines.note) == ("4", "as before")


def test_a_ceiling_that_is_passed_already_is_told_beside_the_users_that_it_allows():
    memory = {"cores": 4, "roles": ("cas", "hub", "mailbox"), "memory_mb": 8192}
    work = [population("hq", mailboxes=3_000, users={"outlook": 3_000})]
    full = report_of(source_of(plan_of([server("full", **memory)], work))).numbers
    users = next(figure for figure in full if figure.label == "Users at the ceiling")
    assert users.note == "already exceeded: FULL in site, memory"
    roomy = report_of(source_of(plan_of([server("full", **memory | {"memory_mb": 65_536})], work))).numbers
    users = next(figure for figure in roomy if figure.label == "Users at the ceiling")
    assert users.note.startswith("FULL in site, ")


def test_of_machines_of_which_only_the_idle_are_known_no_busiest_is_told():
    esx = [host(name, memory_mb=65536) for name in ("esx", "empty")]
    busy = vm("vm", host="esx", exchange="2007", roles=("cas", "hub", "mailbox"), vcpus=2, memory_mb=16384)
    plan = plan_of([*esx, busy], [population("hq", users={"outlook": 100}, mailboxes=100)])
    assert not any(figure.label == "Busiest machine, CPU" for figure in report_of(source_of(plan)).numbers)


def test_each_line_that_the_verdict_rests_on_is_a_sentence(plan):
    assert all(line.endswith(".") for line in report_of(source_of(plan)).rests_on)


def test_an_interval_stands_apart_from_its_value(plan):
    cells = [cell for row in report_of(source_of(plan)).comparison.rows for cell in row.cells]
    assert all(" ".join(filter(None, (cell.short, cell.span))) == cell.value for cell in cells)
    assert any(cell.span.startswith("(") for cell in cells)


def test_overrides_stand_with_their_reasons():
    plan = read_sample(resources.folder(), "three-sites")
    figure = LIBRARY.figures()["exchange-2010/cas.cpu.outlook"]
    changed = override_figure(plan, figure, figure.value * 2, "measured in May").apply(plan)
    (row,) = report_of(source_of(changed)).overrides
    assert (row.label, row.reason) == (figure.label, "measured in May")
    assert row.value != row.published.partition(",")[0]
    assert report_of(source_of(plan)).overrides == ()


def test_assumptions_are_in_words():
    plan = read_sample(resources.folder(), "three-sites")
    given = dict(report_of(source_of(plan)).assumptions)
    assert given["CPU ceiling"] == "75 %"
    assert given["Count page sharing as capacity"] == "No"


def test_the_baseline_is_the_one_that_is_chosen():
    plan = read_sample(resources.folder(), "three-sites")
    made = report_of(source_of(plan, baseline=plan.designs[1].id))
    assert made.comparison.baseline == plan.designs[1].id


def test_a_plan_without_designs():
    plan = evolve(read_sample(resources.folder(), "three-sites"), designs=())
    made = report_of(source_of(plan))
    assert made.comparison is None
    assert (made.pictured, made.findings, made.documents) == ((), (), ())


def test_a_report_of_very_many_machines_says_where_the_rest_is_told(monkeypatch):
    monkeypatch.setattr(verdict, "MOST_MACHINES", 1)
    told = report_of(source_of(read_sample(resources.folder(), "three-sites"))).rests_on
    assert told == ("With this many machines, the report does not check what the verdict depends on.",)


def _estate(vms: int):
    """Return a plan of two hosts whose VMs have no roles and no load, as an inventory brings them."""
    plan = read_sample(resources.folder(), "three-sites")
    design = plan.designs[1]
    hosts = [evolve(machine, hardware_unknown=True) for machine in design.machines if holds_vms(machine)][:2]
    bare = evolve(next(machine for machine in design.machines if machine.kind == "vm"), roles=())
    many = [evolve(bare, id=f"vm-{row}", name=f"VM {row}", host=hosts[row % 2].id) for row in range(vms)]
    return evolve(plan, populations=(), links=(), designs=(evolve(design, machines=(*hosts, *many)),))


def test_machines_of_which_nothing_is_known_fill_no_pages():
    (few,) = report_of(source_of(_estate(20))).machines
    assert len(few.rows) == 22
    assert "not listed" not in few.below
    (many,) = report_of(source_of(_estate(120))).machines
    assert len(many.rows) == 2
    assert "120 machines without a role or a known load are not listed" in many.below


def test_a_plan_without_users_is_not_said_to_serve_any():
    made = report_of(source_of(_estate(20)))
    assert made.sentence == "“Consolidated” has 2 hosts, 20 VMs. The plan has no users yet, so nothing is assessed."
    (outlook,) = made.outlooks
    assert "survives 0 of" not in outlook.failures


def test_a_table_of_failures_of_which_none_is_decided_is_left_out():
    """VMs of unknown load on three hosts, each at a site of its own: one host always runs on."""
    sites = [Site(id=name, name=name.title()) for name in ("london", "leeds", "york")]
    hosts = [host(f"host-{site.id}", site=site.id) for site in sites]
    guests = [vm(f"vm-{entry.id}", host=entry.id, roles=()) for entry in hosts]
    plan = plan_of([*hosts, *guests], sites=sites)
    found = failures(plan, plan.designs[0].id, LIBRARY)
    assert found.results
    assert {result.survived for result in found.results} == {None}
    (outlook,) = report_of(source_of(plan)).outlooks
    assert outlook.rows == ()
    assert outlook.failures.startswith("Whether the design survives 6 single failures is unknown.")


def test_the_populations_are_listed_with_what_they_ask_for():
    table = report_of(source_of(read_sample(resources.folder(), "two-site-dag"))).populations
    assert table.rows[0] == (
        "Frankfurt office", "Frankfurt", "3,600", "100", "75 KB", "5 GB",
        "Outlook 3,240, Outlook Web App 360, ActiveSync 1,800",
    )  # fmt: skip
    assert len(table.rows) == 2
    assert report_of(source_of(plan_of([server()]))).populations is None
