"""The texts of a language, and how its sentences are spoken."""

from importlib.resources.abc import Traversable
from itertools import chain

from models.words import DATA, ENGLISH, SENTENCES, Language


def read_translations(file: Traversable) -> dict[str, dict[str, str]]:
    """Return the finished texts of a `.ts` file: context, English, translation."""
    import xml.etree.ElementTree as ET  # only for another language than English

    texts: dict[str, dict[str, str]] = {}
    for context in ET.fromstring(file.read_text(encoding="utf-8")):  # noqa: S314 - the program's own file
        known = texts.setdefault(context.findtext("name", ""), {})
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is not None and not translation.get("type") and translation.text:
                known[message.findtext("source", "")] = translation.text
    return texts


def texts_of(code: str, folder: Traversable) -> dict[str, dict[str, str]]:
    """Return the texts of a language by context; none for English, which stands in the code.

    Parameters
    ----------
    code : str
        As in "de".
    folder : Traversable
        The folder of the data.
    """
    return {} if code == ENGLISH else read_translations(folder / "translations" / f"planner_{code}.ts")


def language_from(texts: dict[str, dict[str, str]], code: str, decimal: str, group: str) -> Language:
    """Return how sentences and numbers are written with the texts of a language."""
    sentences = dict(chain.from_iterable(texts.get(context, {}).items() for context in (*DATA, SENTENCES)))
    return Language(
        translate=(lambda text: sentences.get(text, text)) if sentences else str,
        decimal=decimal,
        group=group,
        small_nouns=code == ENGLISH,
        code=code,
    )
