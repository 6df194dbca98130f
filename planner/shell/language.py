"""The language of the window: the program's texts, Qt's own, and the marks of numbers."""

from collections.abc import Mapping
from importlib.resources.abc import Traversable

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from models.words import ENGLISH, LANGUAGES, set_language
from planner.presenters.languages import language_from, texts_of

SYSTEM = "system"
CHOICES = (SYSTEM, *LANGUAGES)

Texts = Mapping[str, Mapping[str, str]]


class Translations(QTranslator):
    """The texts of a language by context, without a step in which they would have to be compiled."""

    def __init__(self, texts: Texts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts = texts

    def translate(self, context: str, source: str, _disambiguation: str | None = None, _number: int = -1) -> str | None:
        """Return a text in the language; None where another translator may know it."""
        return self._texts.get(context, {}).get(source)

    def isEmpty(self) -> bool:
        """Return whether nothing is translated."""
        return not self._texts


def language_of(choice: str, system: QLocale) -> str:
    """Return the code of the language to show: the chosen one, or the first of the system's that there is."""
    if choice in LANGUAGES:
        return choice
    wanted = (name.partition("-")[0] for name in system.uiLanguages())
    return next((code for code in wanted if code in LANGUAGES), ENGLISH)


def speak_as(application: QCoreApplication, choice: str, folder: Traversable) -> str:
    """Return the code of the language that the application shows from now on.

    Parameters
    ----------
    choice : str
        One of `CHOICES`; for "system" numbers follow the system's own locale, too.
    folder : Traversable
        The folder of the data.
    """
    system = QLocale.system()
    code = language_of(choice, system)
    locale = QLocale(code) if choice in LANGUAGES else system
    QLocale.setDefault(locale)
    texts = texts_of(code, folder)
    if texts:
        application.installTranslator(Translations(texts, application))
        _install_words_of_qt(application, code)
    set_language(language_from(texts, code, locale.decimalPoint(), locale.groupSeparator()))
    return code


def _install_words_of_qt(application: QCoreApplication, code: str) -> None:
    """Translate what Qt says itself, such as the buttons of questions."""
    words = QTranslator(application)
    if words.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        application.installTranslator(words)
