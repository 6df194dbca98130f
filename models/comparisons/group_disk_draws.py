"""The disks of groups in the failures that each member feels most, for many draws at once."""

from collections.abc import Sequence

import numpy as np
from attrs import frozen

from models.calibration.figures import Figure
from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.dags.disks import Disks
from models.capacity.dags.member_gauges import DISK, STORAGE
from models.capacity.dags.work import STORAGE as OF_STORAGE
from models.capacity.dags.work import Contents, contents_of, figures_of_dag
from models.capacity.floats import Floats, Indices
from models.comparisons.group_draws import FeltMost
from models.plan.dags import Dag

# Operations have a ceiling; space may be used up.
JUDGED = (DISK, STORAGE)
FULL = 1.0


@frozen(eq=False)
class _Group:
    """A group with each member in the failure that it feels most.

    Parameters
    ----------
    populations : (populations that it serves,)
    contents : Contents
        Their mailboxes.
    active, passive : (homes, members)
        Databases of each home that each member serves then, and other copies that it keeps up to date.
    disks : Disks
        What each member holds.
    holds_mb : float
        What the disks of a member hold [MB]; NaN where that is not known.
    """

    dag: Dag
    populations: Indices
    contents: Contents
    active: Floats
    passive: Floats
    disks: Disks
    holds_mb: float


class GroupDiskDraws:
    """The disks of the groups of a design.

    Parameters
    ----------
    compiled : CompiledDesign
        The whole design.
    felt : sequence of arrays or None
        What `felt_most` says of each group.

    Attributes
    ----------
    ceiling : (groups, judged resources)
    """

    def __init__(self, compiled: CompiledDesign, library: Library, felt: Sequence[FeltMost | None]) -> None:
        self._design = compiled.design
        self._groups: list[_Group | None] = []
        for held, parts in zip(compiled.groups, felt, strict=True):
            dag, figures = held.dag, figures_of_dag(compiled.design, held.dag, library)
            served = [row for row, population in enumerate(compiled.plan.populations) if population.id in dag.serves]
            self._groups.append(
                None
                if parts is None
                else _Group(
                    dag=dag,
                    populations=np.array(served, dtype=np.int64),
                    contents=contents_of(held, compiled.workload),
                    active=parts[0] * held.databases_at[:, np.newaxis],
                    passive=parts[1] * held.databases_at[:, np.newaxis],
                    disks=Disks(figures, held),
                    holds_mb=figures.disks_hold_mb(dag.storage),
                )
            )
        operations = library.common.get("disk.ceiling").value
        self.ceiling = np.tile([operations, FULL], (len(self._groups), 1))

    def use(self, library: Library, size: Floats) -> Floats:
        """Return the use of the fullest and of the busiest disks against their ceilings.

        Parameters
        ----------
        library : Library
            With the figures of the draws.
        size : (draws, populations)
            Factors on their mailboxes.

        Returns
        -------
        (draws, judged resources, groups)
            NaN where the disks are not known, or the group does not survive the failures that it is to survive.
        """
        result = np.full((len(size), len(JUDGED), len(self._groups)), np.nan)
        for number, group in enumerate(self._groups):
            if group is not None:
                result[..., number] = self._of_group(group, library, size)
        result /= self.ceiling.T
        return result

    def _of_group(self, group: _Group, library: Library, size: Floats) -> Floats:
        """Return the operations and the space that the member needs which needs most: (draws, judged resources)."""
        figures = figures_of_dag(self._design, group.dag, library)
        work = figures.work(group.dag, group.contents, "central", size[:, group.populations])
        operations = work.active_iops @ group.active + work.passive_iops @ group.passive
        space = group.disks.space_needed(work.copy_mb, work.lagged_mb)
        do = figures.disks_do(group.dag.storage, "central")
        use: Floats = np.stack([operations.max(axis=-1) / do, space.max(axis=-1) / group.holds_mb], axis=-1)
        return use


def figures_of_groups(library: Library) -> tuple[Figure, ...]:
    """Return the figures of databases, logs and disks that have a range, by key."""
    figures = library.calibrations[OF_STORAGE].figures.values()
    return tuple(sorted((figure for figure in figures if figure.low < figure.high), key=lambda figure: figure.key))
