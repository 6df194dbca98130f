"""Small pictures of plans for the start page: of files when they are opened or saved, of samples when first shown."""

from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from models.capacity.results import Evaluation
from models.plan.entities import Design, Plan
from planner.presenters.difference import content_words
from planner.presenters.samples import Sample
from planner.session.plan_session import Evaluate, PlanSession
from planner.session.private import make_private_folder, write_private_file
from planner.shell.appearance import Appearance
from planner.theme.tokens import Tokens

PICTURE = QSize(208, 104)
SHARPNESS = 2
MARGIN = 12.0
MOST_KEPT = 40
# More would keep a user waiting for a picture of a thumb's size.
MOST_MACHINES = 500


@frozen(eq=False)
class Look:
    """A plan on a card: its name, what it holds, its picture."""

    name: str
    line: str
    picture: QPixmap


class FilePictures(QObject):
    """Pictures of the user's own plans, kept in the application's folder; large plans have none."""

    def __init__(self, session: PlanSession, appearance: Appearance, folder: Path) -> None:
        super().__init__(session)
        self._session, self._appearance, self._folder = session, appearance, folder
        session.file_changed.connect(self._on_file)

    def of(self, path: Path) -> QPixmap:
        """Return the picture of a plan's file; a null one where none was kept."""
        picture = QPixmap(str(self._file(path)))
        picture.setDevicePixelRatio(SHARPNESS)
        return picture

    def _on_file(self) -> None:
        # Once the window has shown it; a plan that was edited meanwhile waits for its next save.
        QTimer.singleShot(0, self, self._keep)

    def _keep(self) -> None:
        session, path = self._session, self._session.path
        design = session.plan.design(session.design_id)
        if path is None or session.modified or design is None or len(design.machines) > MOST_MACHINES:
            return
        from planner.canvas.picture import png_of

        own = session.own_evaluation_of(design.id)
        picture = _picture(session.plan, design, own, self._appearance.tokens)
        # Without a place for it the card has no picture, and nothing else is wrong.
        with suppress(OSError):
            make_private_folder(self._folder)
            write_private_file(self._file(path), png_of(picture))
            self._sweep()

    def _sweep(self) -> None:
        kept = sorted(self._folder.glob("*.png"), key=lambda file: file.stat().st_mtime, reverse=True)
        for file in kept[MOST_KEPT:]:
            file.unlink(missing_ok=True)

    def _file(self, path: Path) -> Path:
        return self._folder / f"{sha256(str(path.absolute()).encode(errors='surrogateescape')).hexdigest()}.png"


def look_of(sample: Sample, evaluate: Evaluate, tokens: Tokens) -> Look:
    """Return what a sample looks like, its first design in front.

    Raises
    ------
    PlannerError
        If the sample is broken.
    """
    plan = sample.read()
    design = plan.designs[0] if plan.designs else None
    evaluation = None if design is None else evaluate(plan, design.id)
    return Look(plan.title, content_words(plan), QPixmap.fromImage(_picture(plan, design, evaluation, tokens)))


def _picture(plan: Plan, design: Design | None, evaluation: Evaluation | None, tokens: Tokens) -> QImage:
    from planner.canvas.scene import PlanScene

    scene = PlanScene(tokens, cached=False)
    scene.refresh(plan, design, evaluation)
    image = QImage(PICTURE * SHARPNESS, QImage.Format.Format_RGB32)
    image.fill(QColor(tokens.canvas))
    whole = QRectF(image.rect())
    area = scene.content_rect().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
    target = QRectF(QPointF(), area.size().scaled(whole.size(), Qt.AspectRatioMode.KeepAspectRatio))
    target.moveCenter(whole.center())
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, target, area)
    painter.end()
    # Here and now: collected later, in any order, items are gone while Qt still counts on them, which ends the program.
    scene.clear()
    image.setDevicePixelRatio(SHARPNESS)
    return image
