"""Every text of the program has German words that fit it, and the file of translations is what the sources ask for."""

import re
from collections import Counter
from itertools import chain
from string import Formatter

import pytest

import resources
from installers import translations
from models.words import DATA, ENGLISH, LANGUAGES
from planner.features import all_features
from planner.shell.actions import MENUS, specs_of

OTHERS = [code for code in LANGUAGES if code != ENGLISH]
TEXTS = translations.collected()
pytestmark = pytest.mark.parametrize("code", OTHERS)


def _pairs(code: str):
    known = translations.translated(translations.path_of(code))
    return [(context, text, known.get((context, text), "")) for context in TEXTS for text in TEXTS[context]]


def _places(text: str) -> list[str]:
    return sorted(name for _, name, _, _ in Formatter().parse(text) if name is not None)


def test_every_text_is_translated(code: str) -> None:
    lacking = translations.missing(TEXTS, translations.translated(translations.path_of(code)))
    assert not lacking, "give these their words in resources/translations after `make translations`"


def test_the_file_is_what_the_sources_ask_for(code: str) -> None:
    path = translations.path_of(code)
    made = translations.document(TEXTS, translations.translated(path), code)
    assert path.read_text(encoding="utf-8") == made, "run `make translations`"


def test_a_translation_fills_the_same_places(code: str) -> None:
    pairs = [pair for pair in _pairs(code) if pair[0] not in DATA]
    assert not [pair for pair in pairs if _places(pair[1]) != _places(pair[2])]


def test_a_translation_has_a_letter_for_the_keyboard_where_the_text_has_one(code: str) -> None:
    assert not [pair for pair in _pairs(code) if len(re.findall("&.", pair[1])) != len(re.findall("&.", pair[2]))]


def test_no_text_stands_twice_with_different_words_where_only_the_text_decides(code: str) -> None:
    words = chain.from_iterable(TEXTS.get(context, ()) for context in (translations.SENTENCES, *DATA))
    assert not [text for text, times in Counter(words).items() if times > 1]


def test_every_page_of_the_help_is_translated(code: str) -> None:
    pages = {page.name for page in (resources.folder() / "help").iterdir() if page.name.endswith(".md")}
    folder = resources.folder() / "help" / code
    translated = {page.name for page in folder.iterdir()} if folder.is_dir() else set()
    assert translated == pages, f"each page of resources/help stands in resources/help/{code}, too"


def test_every_text_stands_literally(code: str) -> None:
    assert not list(chain.from_iterable(module.faults for module in translations.modules()))


@pytest.mark.parametrize("menu", MENUS)
def test_no_letter_stands_for_two_things_in_one_menu(code: str, menu: str) -> None:
    known = translations.translated(translations.path_of(code))
    texts = [known["Actions", spec.text] for spec in specs_of(all_features()) if spec.menu == menu]
    letters = [letter.lower() for text in texts for letter in re.findall("&([^&])", text)]
    assert [letter for letter in letters if letters.count(letter) > 1] == []
