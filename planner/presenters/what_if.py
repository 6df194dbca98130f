"""What would be otherwise, as rows of a panel: each with its slider's range, its exact value and what it comes to."""

import math
from collections.abc import Callable
from typing import Any

from attrs import evolve, frozen

from models import words
from models.calibration.heads import TRANSPORT
from models.calibration.library import Library
from models.plan.choices import PROTOCOL_IDS, PROTOCOLS, duties_of
from models.plan.entities import Assumptions, Design, Plan, Population
from models.plan.fields import Field, default_of, fields_of
from models.plan.kinds import holds_vms, runs_roles
from models.plan.queries import people_of_plan
from models.plan.scenario import Scenario, overhead_of
from models.units import PERCENT
from models.words import tr_format
from planner.presenters import numbers
from planner.presenters.inspector import FormRow

MOST_PERCENT, SLIDER_PERCENT, SLIDER_STEPS = 1_000, 300, 30
USERS, MESSAGES, SIZE, MAILBOX_SIZE = "users", "messages", "message_size", "mailbox_mb"
OVERHEAD, SHARING, CACHE = "overhead", "page_sharing", "cache"
CPU_CEILING, MEMORY_CEILING = "cpu_ceiling", "memory_ceiling"
PROTOCOL = "protocol."


@frozen(kw_only=True)
class WhatIfRow:
    """One thing that can be otherwise.

    Parameters
    ----------
    form : FormRow
        Its field and the value that it has now.
    low, high, step : float
        Range of the slider, in the field's unit; the exact field goes further.
    planned : float, bool or None
        The value as planned; None where it is not given, or not the same everywhere.
    effect : str
        What the value comes to, as in "3,600 users".
    """

    form: FormRow
    low: float = 0.0
    high: float = 1.0
    step: float = 0.01
    planned: Any = None
    effect: str = ""

    @property
    def key(self) -> str:
        """Return its name."""
        return self.form.path


@frozen(kw_only=True)
class WhatIfView:
    """The whole panel: its rows, what it says, and what can be done with it."""

    rows: tuple[WhatIfRow, ...]
    says: str
    may_apply: bool
    may_add: bool
    add_says: str


def what_if_view(plan: Plan, design: Design | None, scenario: Scenario, library: Library) -> WhatIfView:
    """Return what the panel shows."""
    is_plan = scenario.is_plan
    only_design = not is_plan and scenario.only_design and design is not None
    return WhatIfView(
        rows=(*_work(plan, scenario), *_ground(plan, design, scenario, library)),
        says=tr_format("No changes yet. Move a slider to try something.")
        if is_plan
        else tr_format("Preview: you are looking at what-if values. The plan is unchanged."),
        may_apply=not is_plan,
        may_add=only_design,
        add_says=tr_format("Add a copy of this design with the changed cache")
        if only_design or is_plan
        else tr_format("Only the cache belongs to a single design; all other values apply to every design"),
    )


def with_value(scenario: Scenario, key: str, value: Any, planned: Any) -> Scenario:
    """Return the scenario with one value otherwise; a value as planned is nothing otherwise."""
    if key.startswith(PROTOCOL):
        return scenario.with_protocol(key.removeprefix(PROTOCOL), value / PERCENT)
    if key in {USERS, MESSAGES, SIZE}:
        return evolve(scenario, **{key: value / PERCENT})
    name = "hub_cache_mb" if key == CACHE else key
    return evolve(scenario, **{name: None if value == planned else value})  # type: ignore[arg-type]


def _work(plan: Plan, scenario: Scenario) -> list[WhatIfRow]:
    counts = [population.users.counts() for population in plan.populations]
    sums = dict(zip(PROTOCOL_IDS, (sum(column) for column in zip(*counts, strict=True)), strict=False))
    users = people_of_plan(plan) * scenario.users
    rows = [_percent(USERS, tr_format("All users"), scenario.users, _users(users))]
    for choice, factor in zip(PROTOCOLS, scenario.protocols, strict=True):
        if sums.get(choice.value):
            effect = _users(sums[choice.value] * factor * scenario.users)
            rows.append(_percent(f"{PROTOCOL}{choice.value}", choice.label, factor, effect))
    messages = _span([population.messages_per_day * scenario.messages for population in plan.populations])
    sizes = _span([population.message_kb * scenario.message_size for population in plan.populations])
    rows.append(
        _percent(
            MESSAGES, tr_format("Messages"), scenario.messages, messages and tr_format("{span} per day", span=messages)
        )
    )
    rows.append(
        _percent(SIZE, tr_format("Message size"), scenario.message_size, sizes and tr_format("{span} KB", span=sizes))
    )
    if plan.populations:
        rows.append(_mailbox_size(scenario.mailbox_mb, [population.mailbox_mb for population in plan.populations]))
    return rows


def _mailbox_size(value: float | None, given: list[float]) -> WhatIfRow:
    """Return the row of the size that all mailboxes have; populations can be planned with different ones."""
    planned = given[0] if len(set(given)) == 1 else None
    field = evolve(fields_of(Population)["mailbox_mb"], optional=True)
    form = FormRow(path=MAILBOX_SIZE, field=field, value=planned if value is None else value)
    high = (max(given) or default_of(Population, "mailbox_mb")) * SLIDER_PERCENT / PERCENT
    # A power of two, so that the slider stops at whole gigabytes.
    step = 2.0 ** math.floor(math.log2(high / SLIDER_STEPS))
    low, large = (words.memory(end) for end in (min(given), max(given)))
    span = low if low == large else tr_format("{low} to {high}", low=low, high=large)
    effect = tr_format("of each mailbox; planned: {span}", span=span)
    return WhatIfRow(form=form, high=high, step=step, planned=planned, effect=effect)


def _users(number: float) -> str:
    return words.tr_count(round(number), "{count} user", "{count} users")


def _ground(plan: Plan, design: Design | None, scenario: Scenario, library: Library) -> list[WhatIfRow]:
    machines = design.machines if design is not None else ()
    assumptions, rows = plan.assumptions, []
    if design is not None and any(holds_vms(machine) for machine in machines):
        planned = overhead_of(plan, design, library)
        if planned is not None:
            rows.append(
                _share(OVERHEAD, tr_format("Virtualization overhead"), scenario.overhead, round(planned, 4), 0.0, 0.5)
            )
        sharing = fields_of(Assumptions)["count_page_sharing"]
        rows.append(_flag(sharing, scenario.page_sharing, planned=assumptions.count_page_sharing))
    hubs = [
        machine
        for machine in machines
        if runs_roles(machine) and TRANSPORT in duties_of(machine.exchange, machine.roles)
    ]
    if hubs:
        rows.append(_cache(scenario.hub_cache_mb, {hub.database_cache_mb for hub in hubs}))
    rows.append(_share(CPU_CEILING, tr_format("CPU ceiling"), scenario.cpu_ceiling, assumptions.cpu_ceiling, 0.3, 1.0))
    memory = assumptions.memory_ceiling
    rows.append(_share(MEMORY_CEILING, tr_format("Memory ceiling"), scenario.memory_ceiling, memory, 0.3, 1.0))
    return rows


def _percent(key: str, label: str, factor: float, effect: str) -> WhatIfRow:
    field = Field(
        kind="number",
        label=label,
        unit="%",
        minimum=0,
        maximum=MOST_PERCENT,
        help=tr_format("Percentage of the planned value."),
    )
    form = FormRow(path=key, field=field, value=round(factor * PERCENT, 6))
    return WhatIfRow(form=form, high=SLIDER_PERCENT, step=1.0, planned=float(PERCENT), effect=effect)


def _share(key: str, label: str, value: float | None, planned: float, low: float, high: float) -> WhatIfRow:
    field = Field(kind="number", label=label, minimum=0.01 if low else 0.0, maximum=1)
    form = FormRow(path=key, field=field, value=planned if value is None else value)
    return WhatIfRow(form=form, low=low, high=high, planned=planned, effect=_against(value, planned, numbers.percent))


def _flag(field: Field, value: bool | None, *, planned: bool) -> WhatIfRow:
    form = FormRow(path=SHARING, field=field, value=planned if value is None else value)
    return WhatIfRow(form=form, planned=planned)


def _cache(value: int | None, given: set[int | None]) -> WhatIfRow:
    planned = next(iter(given)) if len(given) == 1 else None
    field = Field(kind="whole", label=tr_format("Hub cache"), unit="MB", minimum=1, maximum=1_048_576, optional=True)
    form = FormRow(path=CACHE, field=field, value=planned if value is None else value)
    effect = tr_format("of each Hub; 128 and 512 MB were tested")
    return WhatIfRow(form=form, low=64, high=1024, step=64, planned=planned, effect=effect)


def _against(value: float | None, planned: float, word: Callable[[float], str]) -> str:
    return "" if value is None or value == planned else tr_format("planned: {value}", value=word(planned))


def _span(values: list[float]) -> str:
    """Return "120", or "30 to 120" where populations differ."""
    low, high = (words.trimmed(end, 1) for end in (min(values, default=0.0), max(values, default=0.0)))
    return "" if not values else low if low == high else tr_format("{low} to {high}", low=low, high=high)
