"""What the new-plan assistant says: what each page decided, and what is proposed in numbers and sentences."""

from collections import Counter
from collections.abc import Mapping, Sequence

from attrs import frozen

from models.capacity.dags.failure_names import lost_words
from models.capacity.dags.results import DagNumbers
from models.capacity.results import RESOURCE_LABELS
from models.plan.dags import MOST_MEMBERS
from models.plan.entities import Design
from models.plan.kinds import is_physical, is_virtual
from models.plan.queries import site_of
from models.proposing.groups import DATABASES
from models.proposing.proposal import Offer, Proposal, ProposedDesign
from models.proposing.requirements import Hardware, UserGroup
from models.proposing.sized import CONSOLIDATED, PHYSICAL, SizedDesign
from models.words import all_of, change, tr_count, tr_format, tr_noop, translate
from planner.presenters.assistant_dags import (
    MOST_SITES,
    dags_sentences,
    is_over_two_sites,
    narrow_links,
    survives_sites,
)
from planner.presenters.assistant_rows import ReadRows
from planner.presenters.no_data import no_data_line
from planner.presenters.numbers import NO_DATA, count, memory, percent, trimmed

NAMES = {PHYSICAL: tr_noop("Physical"), CONSOLIDATED: tr_noop("Consolidated")}
LABEL = tr_noop("New plan from the assistant")
MANY_MESSAGES = 1_000_000


@frozen(kw_only=True)
class DesignView:
    """One design of a proposal as its card shows it.

    Parameters
    ----------
    about : str
        What it consists of, beside its name.
    numbers, rows : tuple of (str, str)
        Values with their labels: three large ones, and four rows.
    sentence : str
        What it consists of, or what is short.
    is_warning : bool
        Whether the sentence asks for care.
    offer : Offer or None
        Hardware that would carry the users, where this one does not.
    """

    name: str
    about: str
    numbers: tuple[tuple[str, str], ...] = ()
    rows: tuple[tuple[str, str], ...] = ()
    sentence: str
    is_warning: bool = False
    offer: Offer | None = None


def users_line(read: ReadRows) -> str:
    """Return the sites and mailboxes of all rows, as in "2 sites, 11,600 mailboxes"."""
    if not read.groups:
        return tr_format("No users yet")
    sites = tr_count(len(read.sites), "{count} site", "{count} sites")
    return tr_format("{sites}, {mailboxes}", sites=sites, mailboxes=_mailboxes(read.mailboxes))


def load_line(groups: tuple[UserGroup, ...]) -> str:
    """Return the mailboxes and messages of all groups."""
    mailboxes = sum(group.mailboxes for group in groups)
    messages = sum(group.mailboxes * group.messages_per_day for group in groups)
    if messages >= MANY_MESSAGES:
        number = tr_format("{number} million messages per day", number=trimmed(messages / MANY_MESSAGES, 2))
    else:
        number = tr_count(messages, "{count} message per day", "{count} messages per day")
    return f"{_mailboxes(mailboxes)} · {number}"


def hardware_line(machine: str, hypervisor: str, copies: str = "", dags: str = "") -> str:
    """Return what the second page decided: the machine, the hypervisor, and copies and DAGs where there are any."""
    return ", ".join(filter(None, (machine, hypervisor, copies, dags)))


def proposal_line(proposal: Proposal) -> str:
    """Return how many designs are complete."""
    complete = len(proposal.complete)
    if complete == len(proposal.designs):
        return tr_format("Two designs, both complete")
    return tr_format("One complete design") if complete else tr_format("No solution with this hardware")


def heading(proposal: Proposal, failures: int) -> tuple[str, str]:
    """Return the title of the last page, and the line below it."""
    titles = {
        0: tr_format("This hardware cannot serve your users"),
        1: tr_format("One design that serves your users"),
    }
    title = titles.get(len(proposal.complete), tr_format("Two designs that serve your users"))
    if not proposal.complete:
        return title, tr_format("Use the larger hardware offered below, or go back and choose different hardware.")
    return title, f"{_promise(proposal, failures)} {tr_format('Untick a design to leave it out.')}"


def _promise(proposal: Proposal, failures: int) -> str:
    """Return what holds for all designs that are there, in a failure where one is to be survived."""
    designs = [design for design in proposal.designs.values() if design.sized is not None]
    sized = [design.sized for design in designs if design.sized is not None]
    groups = [numbers for design in sized for numbers in design.groups if is_over_two_sites(numbers)]
    if groups:
        cuts = any(design.losses for design in designs)
        return _promise_of_sites(groups, cuts_off=cuts, failures=failures)
    if not failures:
        return tr_format("Everyone is served in every role; nothing is above its ceiling.")
    if all(design.design.dags for design in sized):
        return tr_format("Users stay served, below every ceiling, when any one machine fails.")
    return tr_format(
        "When any one machine fails, the others stay below every ceiling. Mailboxes have one copy: those of a Mailbox "
        "server that fails are not served until it is back or they are restored."
    )


def _promise_of_sites(groups: Sequence[DagNumbers], *, cuts_off: bool, failures: int) -> str:
    """Return what holds for designs with a group over two sites; each of them says more where that is not all.

    Parameters
    ----------
    cuts_off : bool
        Whether the loss of a site cuts off users at other ones.
    """
    if not cuts_off and all(survives_sites(numbers, with_witness=False) for numbers in groups):
        if failures:
            return tr_format(
                "Mailboxes stay served, below every ceiling, when any one machine fails or either site is lost."
            )
        return tr_format("Mailboxes stay served, below every ceiling, when either site is lost.")
    served = tr_format("Everyone is served in every role; nothing is above its ceiling.")
    if failures:
        served = tr_format("Mailboxes stay served, below every ceiling, when any one machine fails.")
    return f"{served} {tr_format('Each design says what the loss of a site means.')}"


def design_view(design: ProposedDesign, hardware: Hardware, hypervisor: str, *, survives: bool) -> DesignView:
    """Return what the card of a design shows.

    Parameters
    ----------
    survives : bool
        Whether any failure is to be survived.
    """
    name = translate(NAMES[design.kind])
    about = tr_format("one server per role")
    if design.kind == CONSOLIDATED:
        about = tr_format("VMs on {hypervisor}", hypervisor=hypervisor)
    if design.sized is None:
        sentence = shortage_sentence(design, hardware)
        return DesignView(name=name, about=about, sentence=sentence, is_warning=True, offer=design.offer)
    sentence, is_warning = _remark(design, design.sized)
    return DesignView(
        name=name,
        about=about,
        numbers=_numbers(design, survives=survives),
        rows=_rows(design),
        sentence=f"{sentence} {dags_sentences(design)}".strip(),
        is_warning=is_warning,
    )


def _numbers(design: ProposedDesign, *, survives: bool) -> tuple[tuple[str, str], ...]:
    machines = design.cell("physical-machines").value or 0.0
    hosts = design.kind == CONSOLIDATED
    word = tr_count(machines, "host", "hosts") if hosts else tr_count(machines, "machine", "machines")
    busiest = _in_failure(design) if survives else tr_format("CPU, busiest machine")
    # Compare counts the users of a normal day, which are more.
    room = tr_format("more mailboxes, any failure") if survives else tr_format("more mailboxes fit")
    return (
        (count(machines), word),
        (percent(design.busiest_cpu), busiest),
        (count(design.more_mailboxes), room),
    )


def _in_failure(design: ProposedDesign) -> str:
    """Return that a CPU is the busiest in the worst failure, and which that is where it is one of a group."""
    failure = design.busiest_failure
    if failure is None:
        return tr_format("CPU, worst failure")
    if failure.site:
        return tr_format("CPU, {lost}", lost=lost_in(design))
    return tr_count(len(failure.failed), "CPU, {count} member lost", "CPU, {count} members lost")


def lost_in(design: ProposedDesign) -> str:
    """Return the failure of a group in which a CPU is the busiest, as in "site Berlin lost"; "" where it is of none."""
    failure = design.busiest_failure
    if failure is None or design.sized is None:
        return ""
    rows = (*design.plan.sites, *design.sized.design.machines)
    return lost_words(failure.failed, failure.site, {row.id: row.name for row in rows})


def _rows(design: ProposedDesign) -> tuple[tuple[str, str], ...]:
    power, units = design.cell("power").value, design.cell("rack-units").value
    return (
        (tr_format("CPU on a normal day"), percent(design.cell("busiest-cpu").value)),
        (tr_format("Power"), NO_DATA if power is None else f"{trimmed(power, 1)} kW"),
        (tr_format("Rack units"), NO_DATA if units is None else trimmed(units, 1)),
        (tr_format("Licensable cores"), count(design.cell("cores").value)),
    )


def _remark(design: ProposedDesign, sized: SizedDesign) -> tuple[str, bool]:
    """Return the one sentence about a design, and whether it asks for care."""
    names = {machine.id: machine.name for machine in sized.design.machines}
    unknown = no_data_line(sized.no_data, names)
    if unknown:
        return unknown, True
    narrow = narrow_links(design.plan, sized.evaluation)
    if narrow:
        return narrow, True
    # A band that ends above the ceiling leaves little room, even where the middle of it is below.
    tight = design.tightest
    if tight is not None and tight.high > tight.ceiling:
        sentence = tr_format(
            "Little headroom: {resource} of {machine} is between {low} and {high}; the ceiling is {ceiling}.",
            resource=translate(RESOURCE_LABELS[tight.resource]),
            machine=names[tight.machine],
            low=percent(tight.low),
            high=percent(tight.high),
            ceiling=percent(tight.ceiling),
        )
        return sentence, True
    return _contents(design, sized.design), False


def _contents(design: ProposedDesign, machines: Design) -> str:
    numbers = Counter(site_of(machines, machine) for machine in filter(is_physical, machines.machines))
    # Over two sites, the others of the plan have none.
    sites = [site for site in design.plan.sites if numbers[site.id]]
    parts = [tr_format("{count} in {site}", count=count(numbers[site.id]), site=site.name) for site in sites]
    vms = sum(is_virtual(machine) for machine in machines.machines)
    where = all_of(parts)
    if len(parts) > MOST_SITES:
        number = count(sum(numbers.values()))
        where = tr_format("{number} at {sites} sites", number=number, sites=count(len(parts)))
    if vms:
        return tr_format("Hosts: {where}, each with the same VMs ({vms} in all).", where=where, vms=count(vms))
    return tr_format("Servers: {where}.", where=where)


def shortage_sentence(design: ProposedDesign, hardware: Hardware) -> str:
    """Return what is short, and what would carry the users, as in "16 cores cannot carry it; 24 would"."""
    short, offer = design.shortage, design.offer
    assert short is not None  # noqa: S101 - a design is sized or short of something
    site = next(site.name for site in design.plan.sites if site.id == short.site)
    if short.resource == DATABASES:
        return tr_format(
            "The mailboxes in {site} take more databases than a DAG of {most} members can hold; choose fewer copies.",
            most=count(short.most), site=site,
        )  # fmt: skip
    if offer is None and short.most == MOST_MEMBERS:
        return tr_format(
            "Even a DAG of {most} members is not enough in {site}. Choose larger machines.",
            most=count(short.most), site=site,
        )  # fmt: skip
    if offer is None:
        return tr_format(
            "Even {most} machines are not enough in {site}. Choose larger machines.",
            most=count(short.most), site=site,
        )  # fmt: skip
    larger, given = offer.hardware, {"site": site, "cores": count(hardware.cores), "memory": memory(hardware.memory_mb)}
    more = {"more": count(larger.cores), "larger": memory(larger.memory_mb)}
    if larger.memory_mb == hardware.memory_mb:
        return tr_format("{cores} cores are not enough in {site}; {more} would be.", **given, **more)
    if larger.cores == hardware.cores:
        return tr_format("{memory} of memory is not enough in {site}; {larger} would be.", **given, **more)
    return tr_format(
        "{cores} cores and {memory} are not enough in {site}; {more} cores and {larger} would be.", **given, **more
    )


def offer_words(hardware: Hardware) -> str:
    """Return offered hardware, as in "PowerEdge R660, 32 cores, 96 GB"."""
    words = tr_format("{cores} cores, {memory}", cores=count(hardware.cores), memory=memory(hardware.memory_mb))
    return words if hardware.model is None else f"{hardware.model.maker} {hardware.model.name}, {words}".strip()


def verdict(proposal: Proposal) -> str:
    """Return the one sentence about both designs; nothing where there is one."""
    if len(proposal.complete) < len(proposal.designs):
        return ""
    physical, virtual = proposal.designs[PHYSICAL], proposal.designs[CONSOLIDATED]
    before, after = (design.cell("physical-machines").value or 0.0 for design in (physical, virtual))
    if before == after:
        machines = tr_format(
            "“{consolidated}” needs as many machines as “{physical}” ({count})",
            consolidated=translate(NAMES[CONSOLIDATED]), physical=translate(NAMES[PHYSICAL]), count=count(after),
        )  # fmt: skip
        return _with_room(machines, physical.more_mailboxes, virtual.more_mailboxes)
    machines = tr_count(
        after,
        "“{consolidated}” needs {count} machine where “{physical}” needs {before} ({change})",
        "“{consolidated}” needs {count} machines where “{physical}” needs {before} ({change})",
        consolidated=translate(NAMES[CONSOLIDATED]), physical=translate(NAMES[PHYSICAL]), before=count(before),
        change=change(after / before - 1.0),
    )  # fmt: skip
    return _with_room(machines, physical.more_mailboxes, virtual.more_mailboxes)


def _with_room(machines: str, before: int | None, after: int | None) -> str:
    """Return a sentence about machines with what the room left for mailboxes does."""
    if before is None or after is None:
        return f"{machines}."
    number = count(abs(after - before))
    if after < before:
        return tr_format("{machines}, but has room for {number} fewer mailboxes.", machines=machines, number=number)
    return tr_format("{machines} and has room for {number} more mailboxes.", machines=machines, number=number)


def wanted_names(kinds: Mapping[str, bool]) -> dict[str, str]:
    """Return the names of the designs that are ticked, by their kinds."""
    return {kind: translate(NAMES[kind]) for kind, wanted in kinds.items() if wanted}


def _mailboxes(number: int) -> str:
    return tr_count(number, "{count} mailbox", "{count} mailboxes")


def outcome(proposal: Proposal, hardware: Hardware, *, survives: bool) -> str:
    """Return what the chosen machine makes of the users, in a sentence or two."""
    parts = []
    for kind, design in proposal.designs.items():
        name = translate(NAMES[kind])
        if design.sized is None:
            parts.append(tr_format("{design}: {sentence}", design=name, sentence=shortage_sentence(design, hardware)))
        else:
            (number, machines), (use, _) = _numbers(design, survives=survives)[:2]
            words, lost = {"number": number, "machines": machines, "use": use}, lost_in(design)
            if lost:
                sentence = tr_format(
                    "{number} {machines}; the busiest CPU is at {use}, with {lost}.", lost=lost, **words
                )
            elif survives:
                sentence = tr_format("{number} {machines}; the busiest CPU is at {use} in the worst failure.", **words)
            else:
                sentence = tr_format("{number} {machines}; the busiest CPU is at {use}.", **words)
            parts.append(tr_format("{design}: {sentence}", design=name, sentence=sentence))
    return " ".join(parts)


def promise(designs: int) -> str:
    """Return what Finish does."""
    return tr_count(designs, "Creates {count} design. One undo removes it.",
                    "Creates {count} designs. One undo removes them.")  # fmt: skip
