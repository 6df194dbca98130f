"""A session that is edited without end, to be killed: says each edit and its time, one a line."""

import sys
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer

from models.plan import edits
from models.plan.entities import Plan
from planner.session.autosave import Pace
from planner.session.places import Places
from planner.session.plan_session import PlanSession
from planner.session.plan_store import PlanStore
from tests.gui.tasks import result

EVERY_MS = 20


def main() -> None:
    path, data, quiet, latest = Path(sys.argv[1]), Path(sys.argv[2]), float(sys.argv[3]), float(sys.argv[4])
    application = QCoreApplication([])
    session = PlanSession(lambda _plan, _design: None, Plan())
    plan_store = PlanStore(session, Places(data, data), Pace(quiet, latest))
    plan_store.take(result(plan_store.open(path)))
    edit_number = 0

    def edit() -> None:
        nonlocal edit_number
        edit_number += 1
        session.do(edits.rename(session.plan, "s", f"S{edit_number}"))
        print(edit_number, time.monotonic(), flush=True)

    timer = QTimer()
    timer.timeout.connect(edit)
    timer.start(EVERY_MS)
    application.exec()


main()
