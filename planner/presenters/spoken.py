"""What a screen reader says of an item of the canvas."""

from collections.abc import Mapping

from models.capacity.results import STATE_WORDS, Evaluation
from models.plan.entities import Entity, Host, Plan, Server, Vm
from models.plan.kinds import KINDS, holds_vms, is_dag, is_link, is_machine, is_population, is_site, is_virtual
from models.words import tr_format, translate
from planner.presenters import numbers
from planner.presenters.cards import (
    GaugeRow,
    gauge_rows,
    hardware_line,
    population_card,
    site_header,
)
from planner.presenters.dag_cards import dag_card
from planner.presenters.link_labels import link_label
from planner.presenters.plan_tree import roles_text

Rows = Mapping[str, Entity]


def accessible_name(row: Entity, rows: Rows, plan: Plan, evaluation: Evaluation | None) -> str:
    """Return an item in one sentence, as in "EX-CAS-1, virtual machine, CPU 66 % of 75 % allowed, CAS, on ESX-01"."""
    if is_machine(row):
        parts = _machine(row, rows, evaluation)
    elif is_population(row):
        card = population_card(row)
        shares = (f"{share.label} {numbers.count(share.users)}" for share in card.shares)
        parts = (_kind("population"), card.users, *shares, card.note, _place(rows, row.site))
    elif is_link(row):
        label = link_label(row, evaluation)
        is_known = label.use != numbers.NO_DATA
        use = tr_format("{share} used", share=label.use) if is_known else translate(STATE_WORDS[label.state])
        parts = (label.text, use, _state(label.state))
        return _joined(" – ".join(_name(rows, end) for end in row.ends), *parts)
    elif is_dag(row):
        dag = dag_card(row, plan, evaluation)
        parts = (_kind("dag"), *dag.sentence.partition(": ")[2].splitlines())
    else:
        parts = (_kind("site"), site_header(plan, row.id)) if is_site(row) else ()
    return _joined(_name(rows, row.id), *parts)


def accessible_gauges(row: Entity, evaluation: Evaluation | None) -> str:
    """Return all gauges of a machine in words, nothing for what has none."""
    if not is_machine(row):
        return ""
    return _joined(hardware_line(row), *(_gauge(gauge) for gauge in gauge_rows(row, evaluation)))


def _machine(machine: Server | Host | Vm, rows: Rows, evaluation: Evaluation | None) -> tuple[str, ...]:
    gauges = gauge_rows(machine, evaluation)
    fullest = next((gauge for gauge in gauges if gauge.is_limiter), gauges[0])
    roles = "" if holds_vms(machine) else roles_text(machine.roles)
    place = (
        tr_format("on {host}", host=_name(rows, machine.host)) if is_virtual(machine) else _place(rows, machine.site)
    )
    return _kind(machine.kind), _gauge(fullest), roles, place


def _gauge(row: GaugeRow) -> str:
    if row.fraction is None:
        return row.sentence
    use = tr_format(
        "{gauge} {share}, ceiling {ceiling}", gauge=row.label, share=row.text, ceiling=numbers.percent(row.ceiling)
    )
    return _joined(use, _state(row.state))


def _state(state: str) -> str:
    return "" if state in {"ok", "no data"} else translate(STATE_WORDS[state])


def _kind(kind: str) -> str:
    return translate(KINDS[kind].label)


def _place(rows: Rows, site: str) -> str:
    return tr_format("at {site}", site=_name(rows, site))


def _name(rows: Rows, identifier: str) -> str:
    return str(getattr(rows.get(identifier), "name", identifier))


def _joined(*parts: str) -> str:
    return ", ".join(part for part in parts if part)
