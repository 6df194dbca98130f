"""The menus whose entries are not in the table: samples, recent files, themes, languages."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from models.plan.entities import Plan
from models.words import LANGUAGES
from planner.presenters.dragging import TEMPLATE
from planner.presenters.safety import shown
from planner.shell.appearance import Appearance
from planner.shell.file_commands import FileCommands
from planner.shell.language import CHOICES
from planner.shell.preferences import Preferences
from planner.shell.settings import TEXT_PERCENTS, THEMES

Add = Callable[[str], None]


def fill_templates(menu: QMenu, templates: Mapping[str, Plan], add: Add) -> None:
    """Make an entry of every template, which adds it."""
    for name, template in templates.items():
        action = menu.addAction(f"{template.title}: {template.notes}".replace("&", "&&"))
        action.triggered.connect(lambda _checked=False, kind=f"{TEMPLATE}{name}": add(kind))


class LivingMenus(QObject):
    """Fills the submenus, and keeps the recent files as they are."""

    def __init__(
        self,
        submenus: dict[str, QMenu],
        files: FileCommands,
        preferences: Preferences,
        appearance: Appearance,
        say: Callable[[str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._files, self._preferences, self._appearance = files, preferences, appearance
        self._say = say
        self._recent = submenus["recent"]
        self._fill_samples(submenus["samples"])
        self._fill_themes(submenus["theme"])
        self._fill_text_sizes(submenus["text_size"])
        self._fill_languages(submenus["language"])
        self._fill_recent()
        self._recent.aboutToShow.connect(self._fill_recent)
        preferences.recent_changed.connect(self._fill_recent)

    def _fill_samples(self, menu: QMenu) -> None:
        for sample in self._files.samples:
            action = menu.addAction(sample.title)
            action.triggered.connect(lambda _checked=False, chosen=sample: self._files.open_sample(chosen))
        menu.setEnabled(bool(self._files.samples))

    def _fill_themes(self, menu: QMenu) -> None:
        words = {
            "system": self.tr("&System"),
            "light": self.tr("&Light"),
            "dark": self.tr("&Dark"),
            "contrast": self.tr("&High contrast"),
        }
        group = QActionGroup(self)
        for theme in THEMES:
            action = menu.addAction(words[theme])
            action.triggered.connect(lambda _checked=False, chosen=theme: self._appearance.choose(chosen))
            action.setCheckable(True)
            action.setChecked(theme == self._appearance.theme)
            group.addAction(action)

    def _fill_text_sizes(self, menu: QMenu) -> None:
        group = QActionGroup(self)
        for percent in TEXT_PERCENTS:
            action = menu.addAction(f"{percent} %")
            action.triggered.connect(lambda _checked=False, chosen=percent: self._appearance.choose_text(chosen))
            action.setCheckable(True)
            action.setChecked(percent == self._appearance.text_percent)
            group.addAction(action)

    def _fill_languages(self, menu: QMenu) -> None:
        group = QActionGroup(self)
        for code in CHOICES:
            action = menu.addAction(LANGUAGES.get(code) or self.tr("&System"))
            action.triggered.connect(lambda _checked=False, chosen=code: self._choose_language(chosen))
            action.setCheckable(True)
            action.setChecked(code == self._preferences.language)
            group.addAction(action)

    def _choose_language(self, code: str) -> None:
        self._preferences.language = code
        self._say(self.tr("The language changes when the program starts the next time."))

    def _fill_recent(self) -> None:
        self._recent.clear()
        for path in self._preferences.recent:
            name = shown(path.name).replace("&", "&&")
            action = self._recent.addAction(name)
            action.triggered.connect(lambda _checked=False, chosen=path: self._files.open_path(chosen))
            action.setEnabled(path.is_file())
            action.setStatusTip(shown(str(path)))
        if self._recent.isEmpty():
            self._recent.addAction(self.tr("No file yet")).setEnabled(False)
