"""The user's own machines: a plan with models alone, kept as JSON in the program's data folder."""

from collections.abc import Iterable
from contextlib import suppress
from itertools import count
from pathlib import Path

from attrs import evolve

from models.errors import PlanFileError
from models.plan.entities import Plan
from models.plan.hardware import MachineModel
from models.planfile import load_plan, plan_to_json
from models.planfile.atomic import write_atomically
from models.planfile.replacing import OWN
from models.words import tr_format, tr_noop
from planner.session.private import make_private_folder

NAME, DAMAGED = "machines.json", "machines.json.damaged"


class OwnMachines:
    """Reads the machines when they are first asked for, and writes them as a whole.

    Read with the same distrust as a plan from elsewhere; a file that cannot be read is set aside before a new one is
    written, so that nothing in it is lost.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self.fault = ""
        self._models: tuple[MachineModel, ...] | None = None

    @property
    def models(self) -> tuple[MachineModel, ...]:
        """Return the machines; none where there is no file, or where `fault` says why it cannot be read."""
        if self._models is None:
            self._models = self._read()
        return self._models

    def blank(self) -> MachineModel:
        """Return a machine to be filled in, under an id that none has."""
        used = {model.id for model in self.models}
        return MachineModel(id=next(name for name in map("own-{}".format, count(1)) if name not in used), name="")

    def keep(self, models: Iterable[MachineModel]) -> None:
        """Write the machines; their prices are left out, since each plan has its own currency.

        Raises
        ------
        OSError
            If the file cannot be written; the old one is then as it was.
        """
        plan = Plan(models=tuple(evolve(model, price=None) for model in models))
        make_private_folder(self.path.parent)
        if self.fault:
            with suppress(FileNotFoundError):
                self.path.replace(self.path.with_name(DAMAGED))
        write_atomically(self.path, plan_to_json(plan).encode(), tr_noop("your own machines"), replacing=OWN)
        self._models, self.fault = plan.models, ""

    def _read(self) -> tuple[MachineModel, ...]:
        if not self.path.exists():
            return ()
        try:
            return load_plan(self.path).plan.models
        except PlanFileError as error:
            self.fault = tr_format(
                "Your own machines cannot be read: {reason} The file is kept as {name} when you add a machine.",
                reason=str(error),
                name=DAMAGED,
            )
            return ()
