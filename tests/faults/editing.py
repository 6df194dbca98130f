"""A session that is edited without end, to be killed: says each edit, and when a snapshot is due and written."""

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QTimer

from models.plan import edits
from models.plan.entities import Plan
from planner.session import plan_store as plan_stores
from planner.session.autosave import Autosave, Pace
from planner.session.places import Places
from planner.session.plan_session import PlanSession
from planner.session.snapshots import Slot, SnapshotMetadata, Snapshots
from tests.gui.tasks import result

EVERY_MS = 20
EDIT, DUE, WRITTEN = "edit", "due", "written"


class ToldAutosave(Autosave):
    def write(self) -> None:
        say(DUE, self._session.plan)
        super().write()


class ToldSnapshots(Snapshots):
    def write(self, slot: Slot, plan: Plan, metadata: SnapshotMetadata) -> None:
        super().write(slot, plan, metadata)
        say(WRITTEN, plan)


def say(word: str, plan: Plan) -> None:
    """One line in one piece: snapshots are written on a thread of their own."""
    sys.stdout.write(f"{word} {plan.sites[0].name.removeprefix('S')}\n")
    sys.stdout.flush()


def main() -> None:
    path, data, quiet, latest = Path(sys.argv[1]), Path(sys.argv[2]), float(sys.argv[3]), float(sys.argv[4])
    application = QCoreApplication([])
    session = PlanSession(lambda _plan, _design: None, Plan())
    plan_stores.Autosave, plan_stores.Snapshots = ToldAutosave, ToldSnapshots
    plan_store = plan_stores.PlanStore(session, Places(data, data), Pace(quiet, latest))
    plan_store.take(result(plan_store.open(path)))
    edit_number = 0

    def edit() -> None:
        nonlocal edit_number
        edit_number += 1
        session.do(edits.rename(session.plan, "s", f"S{edit_number}"))
        say(EDIT, session.plan)

    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(edit)
    timer.start(EVERY_MS)
    application.exec()


if __name__ == "__main__":
    main()
