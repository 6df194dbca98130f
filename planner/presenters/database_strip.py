"""Which databases a member of a group holds, as a strip on its card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from models.capacity.dags.member_gauges import group_of
from models.capacity.dags.results import DagNumbers
from models.capacity.results import Evaluation
from models.words import count, tr_format

if TYPE_CHECKING:
    from models.comparisons.failure_preview import FailurePreview


@frozen(kw_only=True)
class DatabaseStrip:
    """The databases of one member.

    Parameters
    ----------
    active, passive, lagged : int
        Databases that are active on it, further copies of others, and lagged copies.
    """

    active: int
    passive: int
    lagged: int

    @property
    def parts(self) -> tuple[int, ...]:
        """Return the three numbers in the order of the strip."""
        return self.active, self.passive, self.lagged

    @property
    def words(self) -> tuple[str, ...]:
        """Return the numbers with their words; none for lagged copies where there are none."""
        active = tr_format("{count} active", count=count(self.active))
        passive = tr_format("{count} passive", count=count(self.passive))
        lagged = (tr_format("{count} lagged", count=count(self.lagged)),) if self.lagged else ()
        return (active, passive, *lagged)

    @property
    def sentence(self) -> str:
        """Return the strip in words, as for a tooltip or a screen reader."""
        return tr_format("Databases: {parts}", parts=", ".join(self.words))


def database_strip(machine_id: str, evaluation: Evaluation | None) -> DatabaseStrip | None:
    """Return the databases of a member; None for a machine that is in no group."""
    group = None if evaluation is None else group_of(evaluation, machine_id)
    return None if group is None else _strip(group, machine_id)


def strip_then(machine_id: str, preview: FailurePreview) -> DatabaseStrip | None:
    """Return the databases of a member in a failure, and what one that is down had; None for others."""
    held = next((group.held[machine_id] for group in preview.groups.values() if machine_id in group.held), None)
    if held is None:
        return database_strip(machine_id, preview.before)
    return DatabaseStrip(active=held[0], passive=held[1], lagged=held[2])


def _strip(group: DagNumbers, machine_id: str) -> DatabaseStrip:
    held = group.copies == group.dag.members.index(machine_id)
    lagged = int(held[:, group.dag.active_copies :].sum())
    active = int(held[:, 0].sum())
    return DatabaseStrip(active=active, passive=int(held.sum()) - active - lagged, lagged=lagged)
