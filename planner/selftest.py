"""The program tries itself: its data, its numbers, its window off screen, every format written and read back.

`planner --selftest` runs it from a source tree and from an installed program alike, needs no display and leaves
nothing behind. Each check is one function that returns what it saw or raises what went wrong.
"""

import contextlib
import io
import os
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from functools import partial
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import frozen

import resources
from models.calibration.library import Library, read_library
from models.capacity.evaluate import evaluate
from models.plan.entities import Plan
from models.planfile import load_plan, save_plan
from models.published.cases import read_cases
from models.published.predict import outcomes
from planner import __version__, cli, console, startup
from planner.presenters.licences import read_components
from planner.presenters.samples import Sample, samples_in

if TYPE_CHECKING:
    from planner.shell.main_window import MainWindow

PASSED, FAILED = 0, 1
# A window that painted nothing has one colour; text on any ground has dozens.
FEWEST_COLOURS = 16
LOOK_EVERY = 7


class CheckError(Exception):
    """What a check found wrong, in one sentence."""


@frozen(kw_only=True, eq=False)
class SelfTest:
    """What the checks work on.

    Parameters
    ----------
    folder : Path
        A temporary folder of their own.
    library : Library
        All figures.
    samples : tuple of Sample
        The plans that ship with the program; the first one is exported.
    """

    folder: Path
    library: Library
    samples: tuple[Sample, ...]

    @property
    def plan(self) -> Plan:
        """Return the plan that is opened, exported and read back."""
        return self.samples[0].read()

    def saved_plan(self) -> Path:
        """Return that plan as a file."""
        path = self.folder / "sample.xplan"
        if not path.exists():
            save_plan(self.plan, path)
        return path


Check = Callable[[], str]


def run_selftest() -> int:
    """Return 0 after printing one line for each check, or 1 where one of them failed."""
    os.environ["QT_QPA_PLATFORM"] = os.environ.get("QT_QPA_PLATFORM") or "offscreen"
    platform = os.environ["QT_QPA_PLATFORM"]
    print(f"planner {__version__}, window system {platform}")
    obstacle = startup.window_obstacle(os.environ)
    if obstacle:
        print(f"FAILED  window system: {obstacle}")
        return FAILED
    with console.undisturbed() as pressed, tempfile.TemporaryDirectory(prefix="planner-selftest-") as folder:
        data = resources.folder()
        selftest = SelfTest(folder=Path(folder), library=read_library(data), samples=samples_in(data))
        results = [not pressed and _passes(name, check) for name, check in _checks(selftest)]
    failures = results.count(False)
    print(f"{failures} of {len(results)} checks failed." if failures else f"All {len(results)} checks passed.")
    return FAILED if failures else PASSED


def _passes(name: str, check: Check) -> bool:
    try:
        seen = check()
    except Exception as error:  # whatever goes wrong is a result here
        print(f"FAILED  {name}: {type(error).__name__}: {error}", flush=True)
        return False
    print(f"passed  {name}: {seen}", flush=True)
    return True


def _checks(selftest: SelfTest) -> Iterator[tuple[str, Check]]:
    yield "samples evaluate", partial(_evaluate_samples, selftest)
    yield "published cases are predicted", partial(_predict_cases, selftest)
    yield "icons are drawn", _draw_icons
    yield "window opens the sample", partial(_open_window, selftest)
    for command in cli.names():
        yield f"command {command}", partial(_ask_command, command)
    for command, form in formats():
        yield f"{command} as {form}", partial(_write_and_read, selftest, command, form)
    yield "licences are there", _list_licences


def formats() -> Iterator[tuple[str, str]]:
    """Yield each command that writes a plan in another form, with each of its forms."""
    for name in cli.names():
        for form in cli.forms(name):
            yield name, form


# ---------------------------------------------------------------- the checks


def _evaluate_samples(selftest: SelfTest) -> str:
    machines = 0
    for sample in selftest.samples:
        plan = sample.read()
        for design in plan.designs:
            machines += len(evaluate(plan, design.id, selftest.library).machine_ids)
    _require(machines > 0, "no sample has a machine")
    return f"{len(selftest.samples)} samples, {machines} machines"


def _predict_cases(selftest: SelfTest) -> str:
    results = outcomes(read_cases(resources.folder()), selftest.library)
    _require(len(results) > 0, "no published case was found")
    return f"{len(results)} outcomes, {len(selftest.library.errata)} errata"


def _draw_icons() -> str:
    from planner.theme.icons import renderer
    from planner.theme.tokens import LIGHT

    names = _names_in(resources.folder() / "icons", ".svg")
    broken = [name for name in names if not renderer(name, LIGHT.text).isValid()]
    _require(bool(names) and not broken, f"these are no drawings: {', '.join(broken) or 'none was found'}")
    return f"{len(names)} drawings"


def _open_window(selftest: SelfTest) -> str:
    from PySide6.QtCore import QCoreApplication

    window = private_window(selftest.folder, selftest.library)
    window.session.replace(selftest.plan, None)
    window.show()
    QCoreApplication.processEvents()
    picture = window.grab().toImage()
    colours = {
        picture.pixel(x, y)
        for x in range(0, picture.width(), LOOK_EVERY)
        for y in range(0, picture.height(), LOOK_EVERY)
    }
    window.close()
    _require(len(colours) >= FEWEST_COLOURS, f"its picture has only {len(colours)} colours")
    return f"{picture.width()} x {picture.height()} px, {len(colours)} colours"


def private_window(folder: Path, library: Library, theme: str = "light") -> "MainWindow":
    """Return a window on an empty plan that touches nothing of the user's.

    Parameters
    ----------
    folder : Path
        Where its settings and data lie.
    library : Library
        All figures.
    theme : str
        "light" or "dark".
    """
    from PySide6.QtWidgets import QApplication

    from planner.application import build_model, build_window, name_application
    from planner.session.places import Places
    from planner.shell.settings import Settings

    application = QApplication.instance() or QApplication(["planner"])
    assert isinstance(application, QApplication)  # noqa: S101 - nothing else makes one
    name_application(application)
    settings = Settings(folder / "settings.json")
    settings.change(theme=theme)
    return build_window(application, build_model(library), settings, Places(data=folder / "data", documents=folder))


def _ask_command(name: str) -> str:
    answer = io.StringIO()
    with contextlib.redirect_stdout(answer):
        code = cli.run([name, "--help"])
    _require(code == PASSED, f"its help ends with code {code}")
    return "says what it takes"


def _write_and_read(selftest: SelfTest, command: str, form: str) -> str:
    target = selftest.folder / f"{command}{form}"
    code = cli.run([command, str(selftest.saved_plan()), str(target)])
    _require(code == PASSED, f"the command ends with code {code}")
    size = target.stat().st_size
    return f"{size} bytes, {READERS.get(form, _read_any)(target, selftest.plan)}"


def _list_licences() -> str:
    components = read_components()
    silent = [component.name for component in components if not component.texts]
    _require(not silent, f"no licence text of {', '.join(silent)}")
    return ", ".join(f"{component.name} {component.version}".rstrip() for component in components)


# ---------------------------------------------------------------- reading back


def _read_plan(target: Path, plan: Plan) -> str:
    _require(load_plan(target).plan == plan, "it reads back as another plan")
    return "the same plan"


def _read_picture(target: Path, _plan: Plan) -> str:
    from PySide6.QtGui import QImage

    picture = QImage(str(target))
    _require(not picture.isNull(), "it is no picture")
    return f"{picture.width()} x {picture.height()} px"


def _read_drawing(target: Path, _plan: Plan) -> str:
    from PySide6.QtSvg import QSvgRenderer

    _require(QSvgRenderer(str(target)).isValid(), "it is no drawing")
    return "a drawing"


def _read_document(target: Path, _plan: Plan) -> str:
    data = target.read_bytes()
    _require(data.startswith(b"%PDF-") and data.rstrip().endswith(b"%%EOF"), "it is no whole PDF document")
    return "a whole document"


def _read_any(target: Path, _plan: Plan) -> str:
    """Return what a form without a reader of its own is: a sound archive, or text."""
    if zipfile.is_zipfile(target):
        with zipfile.ZipFile(target) as archive:
            broken = archive.testzip()
            _require(broken is None, f"its part {broken} is damaged")
            return f"an archive of {len(archive.namelist())} parts"
    _require(bool(target.read_text("utf-8").strip()), "it is empty")
    return "text"


READERS: dict[str, Callable[[Path, Plan], str]] = {
    ".xplan": _read_plan,
    ".json": _read_plan,
    ".png": _read_picture,
    ".svg": _read_drawing,
    ".pdf": _read_document,
}


def _names_in(folder: Traversable, ending: str) -> list[str]:
    return sorted(file.name.removesuffix(ending) for file in folder.iterdir() if file.name.endswith(ending))


def _require(holds: bool, sentence: str) -> None:
    if not holds:
        raise CheckError(sentence)
