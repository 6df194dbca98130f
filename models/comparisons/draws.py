"""A design under many draws of its figures and of its users, all at once."""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil

import numpy as np

from models.calibration.figures import Figure
from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.ceilings import ceilings
from models.capacity.compiler import compile_design, with_figures
from models.capacity.completeness import gaps_of
from models.capacity.dags.member_gauges import STORAGE
from models.capacity.distinct import distinct_machines
from models.capacity.drivers import DRIVERS
from models.capacity.floats import Floats
from models.capacity.load import load_of
from models.capacity.results import RESOURCES
from models.capacity.tiles import Report, in_silence
from models.capacity.workload import library_for
from models.comparisons.group_disk_draws import JUDGED as OF_DISKS
from models.comparisons.group_disk_draws import GroupDiskDraws, figures_of_groups
from models.comparisons.group_draws import JUDGED, GroupDraws, felt_most
from models.comparisons.lacking import lacking_line
from models.comparisons.spreading import Part, Settings
from models.plan import queries
from models.plan.entities import Design, Plan
from models.plan.kinds import holds_vms

# Numbers in a table of a tile: few enough that a tile takes a few hundredths of a second.
TILE_NUMBERS, LEAST_DRAWS, MOST_DRAWS = 1 << 18, 8, 512
# What is told of machines, and of groups in their worst failures: only these tell of the space of disks.
GAUGES, OF_GROUPS = (*RESOURCES, STORAGE), (*JUDGED, *OF_DISKS)
COLUMNS = [GAUGES.index(resource) for resource in OF_GROUPS]
# Two uses that differ by less are the same but for rounding.
ROUNDING = 1e-12


class Scene:
    """A design that is evaluated with many values of its figures and many sizes of its populations.

    Only one of the machines that are alike at a site is evaluated, see `distinct`.
    """

    def __init__(self, plan: Plan, design: Design, library: Library, report: Report) -> None:
        self.plan, self.library = plan, library
        compiled = compile_design(plan, design, library)
        self.ids, self.recommended_mb = compiled.machines.ids, compiled.machines.recommended_mb
        self.distinct = distinct_machines(compiled)
        self.ceiling = ceilings(self.distinct.design, library)
        felt = [felt_most(held, compiled.workload) for held in compiled.groups]
        self.groups = GroupDraws(compiled, self.distinct, library, felt)
        self.disks = GroupDiskDraws(compiled, library, felt)
        self.group_ceiling = np.concatenate([self.groups.ceiling, self.disks.ceiling], axis=1)
        self.lacking = lacking_line(design.name, plan, gaps_of(compiled, library))
        self.as_planned = np.ones(len(plan.populations))
        usual, in_failures = self.with_failures({}, self.as_planned[np.newaxis])
        self.usual, self.usual_in_failures = usual[0], in_failures[0]
        uncertain = uncertain_figures(design, library)
        ends = [(figure, *pair) for figure, pair in zip(uncertain, self._ends(uncertain, report), strict=True)]
        # A figure that moves no gauge at either end of its range is not drawn.
        self.figures = [entry for entry in ends if not all(_is_same(end, self.usual) for end in entry[1])]
        self.disk_figures = [*self._ends_of_disks(figures_of_groups(library))] if compiled.groups else []

    @property
    def tile(self) -> int:
        """Return how many draws are evaluated at once."""
        rows = max(len(self.distinct.design.assignments.machine), 1)
        return min(max(TILE_NUMBERS // (rows * len(DRIVERS)), LEAST_DRAWS), MOST_DRAWS)

    def of_all(self, values: Floats) -> Floats:
        """Return values of the distinct machines for all machines: (..., machines)."""
        return self.distinct.of_all(values)

    def with_groups(self, values: Floats, in_failures: Floats) -> Floats:
        """Return values of all machines, and behind them those of groups: (..., gauges, machines and groups).

        Parameters
        ----------
        values : (..., resources, distinct machines)
        in_failures : (..., resources of groups, groups)
        """
        machines = len(self.ids)
        result = np.full((*values.shape[:-2], len(GAUGES), machines + in_failures.shape[-1]), np.nan)
        result[..., : len(RESOURCES), :machines] = self.of_all(values)
        result[..., COLUMNS, machines:] = in_failures
        return result

    def use(self, values: Mapping[str, Floats], size: Floats) -> Floats:
        """Return the use of every gauge against its ceiling: (draws, resources, distinct machines); NaN without data.

        Parameters
        ----------
        values : mapping of str to (draws,)
            Figures by key.
        size : (draws, populations)
            Factors on their users.
        """
        return self._use(self._with(self.library.drawn(values)) if values else self.distinct.design, size)

    def _with(self, library: Library) -> CompiledDesign:
        return with_figures(self.distinct.design, library, self.distinct.number)

    def _use(self, compiled: CompiledDesign, size: Floats) -> Floats:
        load = load_of(compiled, 0, compiled.drivers[0] * size[..., np.newaxis])
        relative: Floats = load.utilization() / self.ceiling
        return relative

    def with_failures(self, values: Mapping[str, Floats], size: Floats) -> tuple[Floats, Floats]:
        """Return the same, and that of groups in their worst failures: (draws, resources of groups, groups)."""
        library = self.library.drawn(values) if values else self.library
        compiled = self._with(library) if values else self.distinct.design
        in_failures = self.groups.use(compiled, size), self.disks.use(library, size)
        return self._use(compiled, size), np.concatenate(in_failures, axis=1)

    def sized(self, sizes: Floats) -> tuple[Floats, Floats]:
        """Return the same as `with_failures`, with the figures as they are and other sizes."""
        starts = range(0, len(sizes), self.tile)
        parts = [self.with_failures({}, sizes[start : start + self.tile]) for start in starts]
        use, in_failures = zip(*parts, strict=True) if parts else ((), ())
        nothing = np.zeros((0, *self.usual.shape)), np.zeros((0, *self.usual_in_failures.shape))
        return np.concatenate([nothing[0], *use]), np.concatenate([nothing[1], *in_failures])

    def _ends(self, figures: Sequence[Figure], report: Report) -> Iterator[tuple[Floats, Floats]]:
        """Return the same as `with_failures`, with each figure at the low and at the high end of its range: pairs of 2.

        The other figures are as they are.
        """
        step = max(self.tile // 2, 1)
        for start in range(0, len(figures), step):
            some = figures[start : start + step]
            values = {figure.key: np.full(2 * len(some), figure.value) for figure in some}
            for row, figure in enumerate(some):
                values[figure.key][2 * row : 2 * row + 2] = figure.low, figure.high
            sizes = np.broadcast_to(self.as_planned, (2 * len(some), len(self.as_planned)))
            found = zip(self.with_failures(values, sizes), (self.usual, self.usual_in_failures), strict=True)
            yield from zip(*(use.reshape(len(some), 2, *usual.shape) for use, usual in found), strict=True)
            report(0.0)

    def _ends_of_disks(self, figures: Sequence[Figure]) -> Iterator[tuple[Figure, Floats, Floats]]:
        """Yield the figures that move the disks of a group, as `figures` has them; they move nothing else."""
        first = len(JUDGED)
        for figure in figures:
            values = {figure.key: np.array([figure.low, figure.high])}
            moved = self.disks.use(self.library.drawn(values), np.ones((2, len(self.as_planned))))
            if not all(_is_same(end, self.usual_in_failures[first:]) for end in moved):
                usual = np.broadcast_to(self.usual_in_failures[:first], (2, first, moved.shape[-1]))
                yield figure, np.stack([self.usual, self.usual]), np.concatenate([usual, moved], axis=1)


def uncertain_figures(design: Design, library: Library) -> tuple[Figure, ...]:
    """Return the figures with a range that the machines of a design rest on, each once."""
    versions, profiles = set(), set()
    for machine in design.machines:
        if holds_vms(machine):
            profiles.add(machine.hypervisor)
        else:
            versions.add(machine.exchange)
    sets = [library.common, *(library.hypervisors[name] for name in profiles)]
    sets += [library.calibration_of(version) for version in versions]
    figures = {figure.key: figure for group in sets for figure in group.figures.values()}
    return tuple(figures[key] for key in sorted(figures) if figures[key].low < figures[key].high)


class Draws:
    """Draws of a scene, in parts; a draw depends only on the seed and its number.

    Parameters
    ----------
    scene : Scene
    draws, seed : int
    spread : float
        How far a population may be smaller or larger than planned [fraction].
    """

    kind = "risk"

    def __init__(self, scene: Scene, draws: int, seed: int, spread: float) -> None:
        self.scene, self._draws, self._seed, self._spread = scene, draws, seed, spread

    @classmethod
    def made(cls, plan: Plan, design_id: str, library: Library, settings: Settings) -> "Draws":
        """Return the draws of a design."""
        scene = Scene(plan, queries.require_design(plan, design_id), library_for(plan, library), in_silence)
        return cls(scene, int(str(settings["draws"])), int(str(settings["seed"])), float(str(settings["spread"])))

    @property
    def settings(self) -> Settings:
        """Return how many draws there are, with which seed and how uncertain the users are."""
        return {"draws": self._draws, "seed": self._seed, "spread": self._spread}

    @property
    def count(self) -> int:
        """Return the number of parts."""
        return ceil(self._draws / self.scene.tile)

    def numbers(self, part: int) -> range:
        """Return the numbers of the draws in a part."""
        start = part * self.scene.tile
        return range(start, min(start + self.scene.tile, self._draws))

    def part(self, number: int) -> Part:
        """Return the use of every gauge in the draws of a part, and of groups in their worst failures.

        Returns
        -------
        (draws, resources, distinct machines), (draws, resources of groups, groups)
        """
        scene, numbers = self.scene, self.numbers(number)
        populations = len(scene.plan.populations)
        figures = [figure for figure, _, _ in (*scene.figures, *scene.disk_figures)]
        low, peak, high = (np.array([getattr(figure, end) for figure in figures]) for end in ("low", "value", "high"))
        values, size = np.empty((len(numbers), len(figures))), np.ones((len(numbers), populations))
        of_machines, of_disks = slice(len(scene.figures)), slice(len(scene.figures), None)
        for row, draw in enumerate(numbers):
            random = np.random.Generator(np.random.Philox(key=[self._seed, draw]))
            values[row, of_machines] = random.triangular(low[of_machines], peak[of_machines], high[of_machines])
            # Less than a number can hold is none.
            if 1.0 - self._spread < 1.0:
                size[row] = random.triangular(1.0 - self._spread, 1.0, 1.0 + self._spread, populations)
            # Last, so that figures of disks change no draw of the others.
            values[row, of_disks] = random.triangular(low[of_disks], peak[of_disks], high[of_disks])
        return scene.with_failures({figure.key: values[:, column] for column, figure in enumerate(figures)}, size)


def _is_same(ends: Floats, other: Floats) -> bool:
    return np.allclose(ends, other, rtol=ROUNDING, atol=ROUNDING, equal_nan=True)
