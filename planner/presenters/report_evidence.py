"""What the numbers of a report rest on: values that were changed, figures that are weak, documents."""

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import frozen

from models.calibration.figures import Figure
from models.capacity.results import RESOURCES
from models.capacity.tiles import Report, in_silence, portion
from models.plan.entities import Design, Machine, Override, Plan, Vm
from models.plan.kept_reasons import told_reason
from models.plan.kinds import holds_vms, is_virtual, runs_roles
from models.plan.queries import site_of, vms_by_host
from models.sources import Source
from models.words import significant, tr_count, tr_format, translate
from planner.presenters.explanation import Explain
from planner.presenters.trail_page import STATUS_WORDS, status_inside, value_text


@frozen
class OverrideRow:
    """A figure that the plan sets otherwise."""

    label: str
    value: str
    published: str
    reason: str


@frozen
class WeakFigure:
    """A figure that the results rest on and that no document measured beyond doubt."""

    label: str
    value: str
    status: str
    origin: str


@frozen
class Document:
    """A document that figures of the results come from."""

    title: str
    about: str
    figures: str


def overrides_of(plan: Plan, published: Mapping[str, Figure]) -> tuple[OverrideRow, ...]:
    """Return the figures that a plan sets otherwise."""
    return tuple(_override(override, published[override.figure]) for override in plan.assumptions.overrides)


def _override(override: Override, figure: Figure) -> OverrideRow:
    return OverrideRow(
        label=translate(figure.label),
        value=value_text(figure, override.value),
        published=f"{value_text(figure)}, {status_inside(figure.status)}",
        reason=told_reason(override.reason),
    )


def weak_figure(figure: Figure) -> WeakFigure:
    """Return a figure with its range and where it comes from."""
    value = value_text(figure)
    if figure.low != figure.high:
        span = tr_format("{low} to {high}", low=significant(figure.low), high=significant(figure.high))
        value = f"{value} ({span})"
    return WeakFigure(
        translate(figure.label), value, translate(STATUS_WORDS[figure.status]), f"{figure.source.title}: {figure.place}"
    )


def documents_of(figures: Sequence[Figure]) -> tuple[Document, ...]:
    """Return the documents of figures, those with the most first."""
    numbers_of: dict[Source, int] = {}
    for figure in figures:
        numbers_of[figure.source] = numbers_of.get(figure.source, 0) + 1
    ordered = sorted(numbers_of.items(), key=lambda pair: (-pair[1], pair[0].title))
    return tuple(
        Document(
            title=source.title,
            about=", ".join(part for part in (source.author, source.date, _how_known(source)) if part),
            figures=tr_count(number, "{count} figure", "{count} figures"),
        )
        for source, number in ordered
    )


def _how_known(source: Source) -> str:
    return {
        "recalled": tr_format("cited, not checked again"),
        "judgement": tr_format("expert judgement, no document"),
    }.get(source.kind, "")


def figures_behind(plan: Plan, explain: Explain, report: Report = in_silence) -> tuple[Figure, ...]:
    """Return each figure that the gauges of the designs rest on, once.

    Machines that differ only in name and place use the same figures, so one of each kind is asked for its trails.
    """
    seen: set[Any] = set()
    found: dict[str, Figure] = {}
    for part, design in enumerate(plan.designs):
        vms = vms_by_host(design.machines)
        mine = portion(report, part / len(plan.designs), (part + 1) / len(plan.designs))
        for number, machine in enumerate(design.machines):
            mine(number / len(design.machines))
            kind = _kind(design, machine, vms)
            if kind in seen:
                continue
            seen.add(kind)
            trails = (explain(plan, design.id, machine.id, resource) for resource in RESOURCES)
            found |= {figure.key: figure for trail in trails for figure in trail.figures()}
    return tuple(found.values())


def _kind(design: Design, machine: Machine, vms: Mapping[str, Sequence[Vm]]) -> Any:
    """Return what decides which figures a machine's numbers rest on."""
    host = design.by_id[machine.host] if is_virtual(machine) else machine
    platform = (host.hypervisor, host.large_pages) if holds_vms(host) else ()
    loaded: Sequence[Machine] = vms[machine.id] if holds_vms(machine) else [machine]
    roles = frozenset((entry.exchange, entry.roles) for entry in loaded if runs_roles(entry))
    return type(machine), site_of(design, machine), platform, roles, _size(machine)


def _size(machine: Machine) -> Any:
    return (machine.vcpus, machine.guest) if is_virtual(machine) else machine.processor.cores
