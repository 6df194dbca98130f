"""What the window is made of; `planner.application` makes it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import frozen

from models.plan.fields import Choice
from models.words import current_language
from planner.presenters.samples import Sample, read_catalogue, samples_in, templates_in

if TYPE_CHECKING:
    from collections.abc import Callable
    from importlib.resources.abc import Traversable

    from models.calibration.library import Library
    from models.capacity.evaluator import Evaluator
    from models.capacity.results import Evaluation
    from models.capacity.trail import Trail
    from models.plan.catalogue import Catalogue
    from models.plan.entities import Plan
    from planner.session.places import Places
    from planner.session.plan_session import PlanSession
    from planner.session.plan_store import PlanStore
    from planner.session.selection import Selection
    from planner.shell.appearance import Appearance
    from planner.shell.preferences import Preferences

Read = TypeVar("Read")


class Model:
    """What the application asks of the model layer; data and formulas are loaded with the first question."""

    def __init__(self, read: Callable[[], Library], data: Traversable) -> None:
        self._read, self._data = read, data
        self._spoken: dict[tuple[str, str], Any] = {}

    @cached_property
    def library(self) -> Library:
        """Return all figures."""
        return self._read()

    @property
    def hypervisors(self) -> tuple[Choice, ...]:
        """Return what a host can run."""
        return tuple(Choice(hypervisor.id, hypervisor.title) for hypervisor in self.library.hypervisors.values())

    @property
    def catalogue(self) -> Catalogue:
        """Return what can be added."""
        return self._in_language(read_catalogue)

    @property
    def samples(self) -> tuple[Sample, ...]:
        """Return the plans to look at."""
        return self._in_language(samples_in)

    @cached_property
    def templates(self) -> tuple[Sample, ...]:
        """Return the plans to begin with."""
        return templates_in(self._data)

    def evaluate(self, plan: Plan, design_id: str) -> Evaluation:
        """Return the numbers of a design."""
        return self._evaluator.evaluate(plan, design_id)

    def explain(self, plan: Plan, design_id: str, subject: str, resource: str) -> Trail:
        """Return why a number is what it is."""
        return self._evaluator.explain(plan, design_id, subject, resource)

    def _in_language(self, read: Callable[[Traversable], Read]) -> Read:
        """Return data whose names are in the language that is spoken now, read once for each language."""
        key = read.__name__, current_language().code
        if key not in self._spoken:
            self._spoken[key] = read(self._data)
        found: Read = self._spoken[key]
        return found

    @cached_property
    def _evaluator(self) -> Evaluator:
        from models.capacity.evaluator import Evaluator

        return Evaluator(self.library)


@frozen(kw_only=True, eq=False)
class Parts:
    """What the window is made of."""

    session: PlanSession
    selection: Selection
    model: Model
    places: Places
    plan_store: PlanStore
    preferences: Preferences
    appearance: Appearance

    @property
    def catalogue(self) -> Catalogue:
        """Return what can be added."""
        return self.model.catalogue
