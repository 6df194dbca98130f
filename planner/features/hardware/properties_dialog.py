"""What the plan says of itself: title, customer, author, logo and notes."""

from pathlib import Path

from attrs import evolve
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from models.errors import FieldError, PlanFileError
from models.plan.entities import Plan
from models.plan.pictures import LARGEST_BYTES, picture_bytes, picture_text
from models.planfile import file_bytes
from planner.dialogs.files import ask_picture
from planner.dialogs.text import words
from planner.panels.entity_form import EntityForm
from planner.shell.form_dialog import FormDialog
from planner.theme.letters import for_letters

WIDTH, HEIGHT = 460, 420
LOGO_WIDTH, LOGO_HEIGHT = 180, 56
NAMES = ("title", "customer", "author", "notes")
# Of a PNG file only a part is kept, so a larger one may fit.
MOST_READ = LARGEST_BYTES * 8


class PropertiesDialog(FormDialog):
    """Asks for the properties; ``offered`` gives the plan with them."""

    offered = Signal(object)

    def __init__(self, plan: Plan, parent: QWidget | None = None) -> None:
        super().__init__("", WIDTH, HEIGHT, parent)
        self.setWindowTitle(self.tr("Properties of the plan"))
        self.form = EntityForm(plan, NAMES)
        self.logo = plan.logo
        self.picture = QLabel()
        self.choose, self.remove = QPushButton(self.tr("&Choose logo…")), QPushButton(self.tr("&Remove logo"))
        self.choose.clicked.connect(self._choose)
        self.remove.clicked.connect(lambda: self._show_logo(""))
        self._arrange()
        self._show_logo(plan.logo)
        self.begin_in(self.form)

    def accept(self) -> None:
        """Give the plan with its properties, or say what is wrong with them."""
        self.finish_typing()
        if self.form.fault:
            self.show_fault(self.form.fault)
            return
        self.offered.emit(evolve(self.form.entity, logo=self.logo))
        super().accept()

    def take_picture(self, path: Path) -> None:
        """Take the picture of a file as the logo, or say why it cannot be."""
        try:
            data = file_bytes(path, MOST_READ)
            logo = picture_text(data or b"")
        except (FieldError, PlanFileError) as error:
            self.show_fault(str(error))
            return
        self.show_fault("")
        self._show_logo(logo)

    def _choose(self) -> None:
        path = ask_picture(self, Path.home())
        if path is not None:
            self.take_picture(path)

    def _show_logo(self, logo: str) -> None:
        self.logo = logo
        self.remove.setEnabled(bool(logo))
        drawn = QPixmap()
        if logo:
            drawn.loadFromData(picture_bytes(logo))
        if drawn.isNull():
            self.picture.clear()
            self.picture.setText(self.tr("No logo"))
            return
        room = for_letters(LOGO_WIDTH), for_letters(LOGO_HEIGHT)
        keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        self.picture.setPixmap(drawn.scaled(*room, keep, smooth))

    def _arrange(self) -> None:
        self.picture.setAccessibleName(self.tr("Logo"))
        self.picture.setFixedSize(for_letters(LOGO_WIDTH), for_letters(LOGO_HEIGHT))
        self.picture.setProperty("muted", True)
        beside = QHBoxLayout()
        beside.setSpacing(8)
        for widget in (self.picture, self.choose, self.remove):
            beside.addWidget(widget)
        beside.addStretch(1)
        self.content.addWidget(self.form)
        self.content.addLayout(beside)
        hint = self.tr("The report shows customer, author and logo. A logo is a PNG or JPEG file of up to 256 KB.")
        self.content.addWidget(words(hint, "muted"))
        self.content.addStretch(1)
