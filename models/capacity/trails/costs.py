"""Steps in which users, messages or mailboxes are multiplied with what one of them costs."""

from collections.abc import Iterator, Mapping
from math import isclose

from models.calibration.figures import Figure
from models.capacity.coefficients import cost_figures, slope_figures
from models.capacity.trail import Step
from models.capacity.trails.subject import Subject, words_of
from models.plan.choices import PROTOCOL_IDS, ROLES, label_of
from models.words import say, significant

Costs = Mapping[str, tuple[Figure, Figure | None]]


def cost_steps(subject: Subject, quantity: str, unit: str) -> Iterator[Step]:
    """Return a step for each thing that a role of the machine is asked for, with its cost."""
    for assignment, role in subject.assignments():
        costs = cost_figures(subject.calibration, role, quantity, subject.variants)
        slopes = slope_figures(subject.calibration, role, subject.variants) if quantity == "cpu" else {}
        yield from steps_of(subject, assignment, role, costs, slopes, unit)


def steps_of(
    subject: Subject, assignment: int, role: str, costs: Costs, slopes: Mapping[str, Figure], unit: str
) -> Iterator[Step]:
    """Return the steps of one role's costs; what is asked for nothing, or costs nothing, is no step."""
    for driver, (figure, factor) in costs.items():
        asked = subject.asked(assignment, driver)
        if asked:
            words = _asked_words(subject, assignment, driver, asked)
            step = _step(asked, words, figure, factor, slopes.get(driver), unit)
            if step.value:
                yield Step(f"{label_of(ROLES, role)}: {step.text}", step.value, unit, step.figures)


def _asked_words(subject: Subject, assignment: int, driver: str, asked: float) -> str:
    """Return what is asked for; users of another profile also as the heads that they are."""
    words = words_of(driver, asked)
    if driver not in PROTOCOL_IDS:
        return words
    heads = subject.asked(assignment, f"users.{driver}")
    if isclose(asked, heads):
        return words
    return say("{asked} of the published profile ({heads} heads)", asked=words, heads=significant(heads))


def _step(
    asked: float, asked_words: str, figure: Figure, factor: Figure | None, slope: Figure | None, unit: str
) -> Step:
    cost, words = figure.value, significant(figure.value)
    figures = [figure]
    if slope is not None:
        cost += slope.value * asked
        words = f"({words} + {significant(asked)} × {significant(slope.value)})"
        figures.append(slope)
    if factor is not None:
        cost *= factor.value
        words = f"{words} × {significant(factor.value)}"
        figures.append(factor)
    total = asked * cost
    text = f"{asked_words} × {words} = {significant(total)} {unit}"
    return Step(text, total, unit, tuple(figures))
