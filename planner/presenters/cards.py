"""What a card on the canvas says of a machine, a population, a site or a link."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from models.capacity.dags.member_gauges import STORAGE, days_of_member, gauge_of, gauges_of, limiter_of
from models.capacity.results import RESOURCES, STATE_WORDS, STATES, Evaluation, Gauge
from models.plan import choices
from models.plan.entities import NOT_MEASURED, Machine, Plan, Population, Processor
from models.plan.kinds import KINDS, holds_vms, is_off, is_virtual, runs_roles
from models.plan.unknown_hardware import PARTS, hardware_words, unknown_parts
from models.words import tr_count, tr_format, tr_noop, translate
from planner.presenters import numbers
from planner.presenters.database_strip import DatabaseStrip, database_strip, strip_then
from planner.presenters.measured_values import measured_part

if TYPE_CHECKING:
    from models.comparisons.failure_preview import FailurePreview

# Short ones, as on gauges: in sentences RAM is memory.
LABELS = {"cpu": tr_noop("CPU"), "memory": tr_noop("RAM"), "disk": tr_noop("Disk"), "network": tr_noop("Net"),
          STORAGE: tr_noop("Storage")}  # fmt: skip
SYMBOLS = {"high": "▲", "over": "✖", "extrapolated": "~"}
IDLE = "○"
WARNED = ("high", "over")
SHORT_ROLES = {role.value: role.label[0] for role in choices.ROLES}
SHORT_PROTOCOLS = {
    "outlook": "Outlook",
    "outlook-anywhere": "Anywhere",
    "owa": "OWA",
    "activesync": "ActiveSync",
    "imap4": "IMAP4",
    "pop3": "POP3",
    "ews": "EWS",
}
SEPARATOR = " · "


@frozen(kw_only=True)
class GaugeRow:
    """One gauge of a card.

    Parameters
    ----------
    resource, label : str
        As in "memory" and "RAM".
    fraction, low, high : float or None
        Use and its band, unclipped; None without data.
    ceiling : float
        Where the tick stands.
    text, symbol : str
        As in "93 %" and "▲".
    state : str
        One of `models.capacity.results.STATES`.
    is_limiter : bool
        Whether this resource is the first to reach its ceiling.
    overhead : float
        The part of the use that virtualization takes.
    before : float or None
        The use before the failure that is shown; None where none is.
    worst : float or None
        The use of a member of a database availability group when the member fails whose loss it feels most; `state` is
        that of then where it is graver. None for others.
    measured : float or None
        The measured use that the plan holds; None where there is none.
    """

    resource: str
    label: str
    fraction: float | None
    low: float | None
    high: float | None
    ceiling: float
    text: str
    symbol: str
    state: str
    is_limiter: bool = False
    overhead: float = 0.0
    before: float | None = None
    worst: float | None = None
    measured: float | None = None

    @property
    def sentence(self) -> str:
        """Return the row in words, as for a screen reader."""
        words = self._predicted
        if self.measured is None:
            return words
        return tr_format("{predicted}; measured {use}", predicted=words, use=numbers.percent(self.measured))

    @property
    def _predicted(self) -> str:
        if self.fraction is None:
            return tr_format("{gauge}: no data", gauge=self.label)
        words = "" if self.state == "ok" else f", {translate(STATE_WORDS[self.state])}"
        if self.worst is None:
            return f"{self.label} {self.text}{words}"
        use, worst = numbers.percent(self.fraction), numbers.percent(self.worst)
        told = tr_format("{use}, in the worst failure of its DAG {worst}", use=use, worst=worst)
        return f"{self.label} {told}{words}"


@frozen
class Chip:
    """A role, in full and as one letter for where there is no room."""

    text: str
    letter: str


@frozen(kw_only=True)
class MachineCard:
    """What the card of a machine says.

    Parameters
    ----------
    hardware : str
        As in "8 cores · 2.66 GHz · 16 GB".
    note : str
        A host's sentence on page sharing or virtualization; what to do with a machine without roles.
    virtual : bool
        Whether the outline is dashed.
    off : bool
        Whether it is switched off, and so drawn dimmed.
    databases : DatabaseStrip, optional
        Of a member of a database availability group.
    """

    id: str
    name: str
    kind: str
    hardware: str
    chips: tuple[Chip, ...]
    rows: tuple[GaugeRow, ...]
    note: str
    virtual: bool
    off: bool = False
    databases: DatabaseStrip | None = None

    @property
    def sentence(self) -> str:
        """Return the card in words, as for a tooltip or a screen reader."""
        roles = ", ".join(chip.text for chip in self.chips)
        first = ", ".join(
            part for part in (f"{self.name}: {translate(KINDS[self.kind].label)}", self.hardware, roles) if part
        )
        databases = self.databases.sentence if self.databases is not None else ""
        lines = [first, *(row.sentence for row in self.rows), databases, self.note]
        return "\n".join(line for line in lines if line)


@frozen
class Share:
    """A protocol's part of a population's users."""

    protocol: str
    label: str
    users: int
    fraction: float
    text: str


@frozen(kw_only=True)
class PopulationCard:
    """What the card of a population says; `note` stands in for shares where there are none."""

    id: str
    name: str
    users: str
    shares: tuple[Share, ...]
    note: str

    @property
    def sentence(self) -> str:
        """Return the card in words."""
        shares = (f"{share.label} {numbers.count(share.users)}" for share in self.shares)
        return "\n".join(line for line in (f"{self.name}: {self.users}", *shares, self.note) if line)


def machine_card(machine: Machine, evaluation: Evaluation | None) -> MachineCard:
    """Return the card of a machine; without an evaluation its gauges have no data."""
    return MachineCard(
        id=machine.id,
        name=machine.name,
        kind=machine.kind,
        hardware=hardware_line(machine),
        chips=role_chips(machine),
        rows=rows_for_card(gauge_rows(machine, evaluation)),
        note=_note(machine, evaluation),
        virtual=is_virtual(machine),
        off=is_off(machine),
        databases=database_strip(machine.id, evaluation),
    )


def in_failure(card: MachineCard, preview: FailurePreview) -> MachineCard:
    """Return a card whose gauges also show the use before a failure, where that is another, and its databases then."""
    rows, usual = [], preview.before
    for row in card.rows:
        before = gauge_of(usual, card.id, row.resource).utilization if card.id in usual.rows else None
        rows.append(evolve(row, before=None if before == row.fraction else before))
    return evolve(card, rows=tuple(rows), databases=strip_then(card.id, preview))


def hardware_line(machine: Machine) -> str:
    """Return "8 cores · 2.66 GHz · 16 GB" or "2 vCPU · 4 GB"."""
    memory = numbers.memory(machine.memory_mb)
    if is_virtual(machine):
        vcpus = tr_format("{count} vCPU", count=machine.vcpus)
        if machine.vcpu_is_thread:
            vcpus = tr_count(machine.vcpus, "{count} thread", "{count} threads")
        return SEPARATOR.join((vcpus, memory))
    unknown = unknown_parts(machine)
    if unknown == PARTS:
        return tr_format("Hardware unknown")
    words = {**_processor_words(machine.processor), choices.MEMORY: memory}
    known = [text for part, text in words.items() if part not in unknown]
    if unknown:
        known.append(tr_format("{what} unknown", what=hardware_words(unknown)))
    return SEPARATOR.join(known)


def role_chips(machine: Machine) -> tuple[Chip, ...]:
    """Return a machine's roles; a host has none."""
    roles = () if holds_vms(machine) else machine.roles
    return tuple(Chip(choices.label_of(choices.ROLES, role), SHORT_ROLES[role]) for role in roles)


def gauge_rows(machine: Machine, evaluation: Evaluation | None) -> tuple[GaugeRow, ...]:
    """Return a gauge for each resource of a machine; those of a VM that is switched off are empty.

    Members of a group have one of the space of their database disks, too.
    """
    rows = _gauge_rows(machine, evaluation)
    if machine.measured == NOT_MEASURED:
        return rows
    return tuple(evolve(row, measured=measured_part(machine, row.resource)) for row in rows)


def _gauge_rows(machine: Machine, evaluation: Evaluation | None) -> tuple[GaugeRow, ...]:
    if is_off(machine) or evaluation is None or machine.id not in evaluation.rows:
        return tuple(gauge_row(resource, Gauge(None, None, None, 1.0, "no data")) for resource in RESOURCES)
    limiter, overhead = limiter_of(evaluation, machine.id), evaluation.overhead_of(machine.id)
    days = days_of_member(evaluation, machine.id)
    rows = (
        gauge_row(
            resource,
            gauge,
            is_limiter=resource == limiter,
            overhead=overhead if resource == "cpu" else 0.0,
        )
        for resource, gauge in gauges_of(evaluation, machine.id).items()
    )
    return tuple(_with_worst(row, days[row.resource][1]) if row.resource in days else row for row in rows)


def _with_worst(row: GaugeRow, worst: Gauge) -> GaugeRow:
    # No failure changes what the disks of the members that are left hold.
    if worst.utilization is None or row.fraction is None or row.resource == STORAGE:
        return row
    graver = STATES.index(worst.state) > STATES.index(row.state) if row.state in WARNED else worst.state in WARNED
    shown = evolve(row, state=worst.state, symbol=symbol_of(worst)) if graver else row
    text = f"{numbers.percent(row.fraction).removesuffix('%').rstrip()}→{numbers.percent(worst.utilization)}"
    return evolve(shown, worst=worst.utilization, text=text)


def gauge_row(resource: str, gauge: Gauge, *, is_limiter: bool = False, overhead: float = 0.0) -> GaugeRow:
    """Return a gauge as a row."""
    return GaugeRow(
        resource=resource,
        label=translate(LABELS.get(resource, resource)),
        fraction=gauge.utilization,
        low=gauge.low,
        high=gauge.high,
        ceiling=gauge.ceiling,
        text=numbers.percent(gauge.utilization),
        symbol=symbol_of(gauge),
        state=gauge.state,
        is_limiter=is_limiter,
        overhead=overhead,
    )


def rows_for_card(rows: Sequence[GaugeRow]) -> tuple[GaugeRow, ...]:
    """Return the four rows that a card has room for: of a member's disks, what is nearer to its ceiling."""
    of_disks = [row for row in rows if row.resource in {"disk", STORAGE}]
    shown = max(of_disks, key=lambda row: (row.is_limiter, _highest(row) / row.ceiling))
    return tuple(row for row in rows if row is shown or row not in of_disks)


def _highest(row: GaugeRow) -> float:
    """Return the use of a row in the worst that it shows; below all others without data."""
    return -1.0 if row.fraction is None else max(row.fraction, row.worst or 0.0)


def rows_for_small_card(rows: Sequence[GaugeRow]) -> tuple[GaugeRow, ...]:
    """Return the two rows that a VM's card has room for: CPU, and memory or the limiter."""
    by_resource = {row.resource: row for row in rows}
    second = next((row for row in rows if row.is_limiter and row.resource != "cpu"), by_resource["memory"])
    return by_resource["cpu"], second


def rows_from_afar(rows: Sequence[GaugeRow]) -> tuple[GaugeRow, ...]:
    """Return the rows shown between 40 and 80 %: CPU, and the limiter where it is another."""
    return tuple(row for row in rows if row.resource == "cpu" or row.is_limiter)


def population_card(population: Population) -> PopulationCard:
    """Return the card of a population."""
    shares = protocol_shares(population)
    mailboxes = population.mailboxes
    return PopulationCard(
        id=population.id,
        name=population.name,
        users=tr_count(mailboxes, "{count} mailbox", "{count} mailboxes"),
        shares=shares,
        note="" if shares else tr_format("No protocol users yet"),
    )


def protocol_shares(population: Population) -> tuple[Share, ...]:
    """Return the protocols that a population uses with their part of its users."""
    counts = dict(zip(choices.PROTOCOL_IDS, population.users.counts(), strict=True))
    total = sum(counts.values())
    return tuple(
        Share(protocol, SHORT_PROTOCOLS[protocol], users, users / total, numbers.percent(users / total))
        for protocol, users in counts.items()
        if users
    )


def site_header(plan: Plan, site_id: str) -> str:
    """Return "4,000 mailboxes · 100 messages a day" for a site."""
    return _site_header([population for population in plan.populations if population.site == site_id])


def site_headers(plan: Plan) -> dict[str, str]:
    """Return the header of every site by its id, in one pass."""
    populations: dict[str, list[Population]] = {site.id: [] for site in plan.sites}
    for population in plan.populations:
        populations[population.site].append(population)
    return {site: _site_header(here) for site, here in populations.items()}


def _site_header(populations: Sequence[Population]) -> str:
    if not populations:
        return tr_format("no mailboxes")
    mailboxes = sum(population.mailboxes for population in populations)
    rates = sorted({population.messages_per_day for population in populations})
    low, high = (numbers.trimmed(rate, 1) for rate in (rates[0], rates[-1]))
    messages = tr_format("{count} messages per day", count=low)
    if low == high == "1":
        messages = tr_format("1 message per day")
    if low != high:
        messages = tr_format("{low} to {high} messages per day", low=low, high=high)
    return tr_count(mailboxes, "{count} mailbox", "{count} mailboxes") + SEPARATOR + messages


def symbol_of(gauge: Gauge) -> str:
    """Return the sign of what is idle, too full, or beyond what was measured."""
    if gauge.utilization == 0:
        return IDLE
    return SYMBOLS.get(gauge.state, "")


def _processor_words(processor: Processor) -> dict[str, str]:
    cores = tr_count(processor.cores, "{count} core", "{count} cores")
    return {choices.CORES: cores, choices.CLOCK: numbers.clock(processor.clock_mhz)}


def _note(machine: Machine, evaluation: Evaluation | None) -> str:
    if is_off(machine):
        return tr_format("Switched off")
    if runs_roles(machine):
        return "" if machine.roles else tr_format("No role yet")
    if evaluation is None or machine.id not in evaluation.rows:
        return ""
    sharing, overhead = evaluation.sharing_of(machine.id), evaluation.overhead_of(machine.id)
    if sharing > 0:
        return tr_format("Page sharing returns {memory}", memory=numbers.memory(sharing))
    return tr_format("Virtualization uses {share} of the CPU", share=numbers.percent(overhead)) if overhead > 0 else ""
