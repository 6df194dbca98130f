"""Steps in which users, messages or mailboxes are multiplied with what one of them costs."""

from collections.abc import Iterator, Mapping
from math import isclose

import numpy as np

from models.calibration.figures import Figure
from models.capacity.coefficients import MAILBOX_MESSAGES, cost_figures, shape_figures, slope_figures
from models.capacity.drivers import COLUMN, RATE_FIGURES
from models.capacity.processor import shape_factor
from models.capacity.trail import Step
from models.capacity.trails.rates import rate_steps, served
from models.capacity.trails.subject import Subject, words_of
from models.plan.choices import DUTIES, PROTOCOL_IDS, label_of
from models.words import percent, significant, tr_format

Costs = Mapping[str, tuple[Figure, Figure | None]]
IMAP4_FIGURES = ("imap4.fixed_mb", "imap4.reference_mb")


def cost_steps(subject: Subject, quantity: str, unit: str) -> Iterator[Step]:
    """Return a step for each demand on a role of the machine, with its cost."""
    for assignment, role in subject.assignments():
        costs = cost_figures(subject.calibration, role, quantity, subject.variants)
        yield from rate_steps(subject, assignment, costs)
        yield from assignment_steps(subject, assignment, role, costs, unit, is_cpu=quantity == "cpu")


def assignment_steps(
    subject: Subject, assignment: int, role: str, costs: Costs, unit: str, *, is_cpu: bool = False
) -> Iterator[Step]:
    """Return the steps of one role's costs; there is no step without a demand or a cost."""
    for driver, (figure, factor) in costs.items():
        asked = subject.asked(assignment, driver)
        if not asked:
            continue
        words = _asked_words(subject, assignment, driver, asked)
        if is_cpu:
            cost, cost_words = _cpu_cost(subject, assignment, driver, asked)
            beside = _cpu_figures(subject, role, driver)
        else:
            cost = subject.value_at(figure) * (1.0 if factor is None else subject.value_at(factor))
            cost_words, beside = significant(cost), ()
        total = asked * cost
        if total:
            text = f"{label_of(DUTIES, role)}: {words} × {cost_words} = {significant(total)} {unit}"
            figures = (figure, *([factor] if factor else []), *beside, *driver_figures(subject, assignment, driver))
            yield Step(text, total, unit, figures, adds=True)


def _cpu_cost(subject: Subject, assignment: int, driver: str, asked: float) -> tuple[float, str]:
    """Return what one unit of a driver costs at so many of them, with a growing cost or one of unknown shape."""
    costs, bound, column = subject.compiled.assignments.cost_of(assignment), subject.bound, COLUMN[driver]
    cost, slope = float(costs.cpu[bound, column]), float(costs.slope[bound, column])
    words = significant(cost)
    if slope:
        cost += slope * asked
        words = f"({words} + {significant(asked)} × {significant(slope)})"
    shape = _shape(subject, assignment, driver, asked)
    if shape != 1.0:
        cost *= shape
        words = tr_format("{cost} × {shape} for the shape of its curve", cost=words, shape=percent(shape))
    return cost, words


def _shape(subject: Subject, assignment: int, driver: str, asked: float) -> float:
    if driver not in PROTOCOL_IDS:
        return 1.0
    costs, column = subject.compiled.assignments.cost_of(assignment), PROTOCOL_IDS.index(driver)
    limit, constant = costs.shape_limit[subject.bound, column], costs.constant_part[:, column]
    return float(shape_factor(np.asarray(asked), limit, constant, subject.end))


def _cpu_figures(subject: Subject, role: str, driver: str) -> tuple[Figure, ...]:
    """Return the figures of a cost that grows, or whose shape is not known."""
    slope = slope_figures(subject.calibration, role, subject.variants).get(driver)
    shape = shape_figures(subject.calibration, role, subject.variants).get(driver, ())
    return (*([slope] if slope else []), *shape)


def driver_figures(subject: Subject, assignment: int, driver: str) -> tuple[Figure, ...]:
    """Return the figures that a driver itself rests on: rates that were not measured, profiles, mailbox sizes."""
    common = subject.context.library.common
    keys: list[str] = list(RATE_FIGURES.get(driver, ()))
    if driver in PROTOCOL_IDS and not isclose(
        subject.asked(assignment, driver), subject.asked(assignment, f"users.{driver}")
    ):
        keys += ["profile.messages_per_day", "profile.peak_factor", *(IMAP4_FIGURES if driver == "imap4" else ())]
    return tuple(common.get(key) for key in keys)


def _asked_words(subject: Subject, assignment: int, driver: str, asked: float) -> str:
    """Return the demand in words; users of another profile also by their number."""
    words = words_of(driver, asked)
    if driver == MAILBOX_MESSAGES:
        weights = {population.megacycle_weight for population, _ in served(subject, assignment)}
        return words if weights <= {1.0} else tr_format("{messages}, weighted by megacycle factors", messages=words)
    if driver not in PROTOCOL_IDS:
        return words
    heads = subject.asked(assignment, f"users.{driver}")
    if isclose(asked, heads):
        return words
    return tr_format("{asked} of the published profile ({heads} users)", asked=words, heads=significant(heads))
