"""Opening, saving and leaving plans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from planner.shell.feature import ActionSpec, Feature, Key

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from planner.shell.context import Context


def _fill_samples(context: Context, menu: QMenu) -> None:
    samples = context.parts.model.samples
    for sample in samples:
        action = menu.addAction(sample.title.replace("&", "&&"))
        action.triggered.connect(lambda _checked=False, chosen=sample: context.files.open_sample(chosen))
    menu.setEnabled(bool(samples))


def _keep_recent(context: Context, menu: QMenu) -> None:
    """Fill the menu of recent files, now and whenever they change."""

    def fill() -> None:
        _fill_recent(context, menu)

    fill()
    menu.aboutToShow.connect(fill)
    context.parts.preferences.recent_changed.connect(fill)


def _fill_recent(context: Context, menu: QMenu) -> None:
    from planner.presenters.safety import sanitize_file_name

    menu.clear()
    for path in context.parts.preferences.recent:
        action = menu.addAction(sanitize_file_name(path.name).replace("&", "&&"))
        action.triggered.connect(lambda _checked=False, chosen=path: context.files.open_path(chosen))
        action.setEnabled(path.is_file())
        action.setStatusTip(sanitize_file_name(str(path)))
    if menu.isEmpty():
        menu.addAction(QCoreApplication.translate("Menus", "No file yet")).setEnabled(False)


FEATURE = Feature(
    order=10,
    actions=(
        ActionSpec(
            id="file.new",
            text="&New plan",
            section="begin",
            keys=Key.New,
            synonyms="begin create empty blank",
            do=lambda context: context.files.new(),
        ),
        ActionSpec(
            id="file.open",
            text="&Open…",
            section="begin",
            keys=Key.Open,
            synonyms="load read file",
            do=lambda context: context.files.open(),
        ),
        ActionSpec(
            id="file.start",
            text="S&tart page",
            section="begin",
            synonyms="welcome home samples",
            do=lambda context: context.stage.show_start(),
        ),
        ActionSpec(id="file.samples", text="Open samp&le", section="begin", fill=_fill_samples),
        ActionSpec(id="file.recent", text="Open &recent", section="begin", fill=_keep_recent),
        ActionSpec(
            id="file.save",
            text="&Save",
            section="save",
            keys=Key.Save,
            synonyms="store keep write",
            do=lambda context: context.files.save(),
        ),
        ActionSpec(
            id="file.save_as",
            text="Save &as…",
            section="save",
            keys="Ctrl+Shift+S",
            synonyms="store copy rename file",
            do=lambda context: context.files.save_as(),
        ),
        ActionSpec(
            id="file.quit",
            text="&Quit",
            section="quit",
            keys="Ctrl+Q",
            synonyms="exit close end",
            do=lambda context: context.files.quit(),
        ),
    ),
)
