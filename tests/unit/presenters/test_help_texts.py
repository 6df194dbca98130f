"""The words of the help: names are those on the screen, links lead somewhere, both languages say the same."""

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

import resources
from planner.command_line import command_names
from planner.presenters.help_pages import PAGES
from planner.presenters.help_search import is_named

ROOT = Path(str(resources.folder()))
FOLDERS = {"en": ROOT / "help", "de": ROOT / "help" / "de"}
ITALICS = re.compile(r"(?<![*\w])\*([^*]+)\*(?!\*)")
LINK = re.compile(r"\]\(help:([^)#]+)#?([^)]*)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def _pages(language: str) -> dict[str, str]:
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDERS[language].glob("*.md"))}


def _texts(language: str) -> Iterator[str]:
    """Return every text of the program in a language."""
    for message in ElementTree.parse(ROOT / "translations" / "planner_de.ts").iter("message"):
        found = message.find("source" if language == "en" else "translation")
        if found is not None:
            yield from ("".join(form.itertext()) for form in (found.findall("numerusform") or [found]))


def _name(text: str) -> str:
    """Return a text as the help writes it: without the sign for a letter and without dots at the end."""
    return " ".join(text.replace("&&", "\0").replace("&", "").replace("\0", "&").split()).rstrip("…")


@pytest.mark.parametrize("language", FOLDERS)
def test_every_name_in_italics_is_a_text_of_the_program(language: str) -> None:
    known = {_name(text) for text in _texts(language)}
    pages = _pages(language)
    unknown = {
        (page, name) for page, text in pages.items() for name in ITALICS.findall(text) if _name(name) not in known
    }
    assert not unknown


@pytest.mark.parametrize("language", FOLDERS)
def test_every_link_leads_to_a_page_and_a_heading(language: str) -> None:
    pages = _pages(language)
    lost = [
        (page, target, heading)
        for page, text in pages.items()
        for target, heading in LINK.findall(text)
        if target not in pages
        or (heading and not any(is_named(found, heading) for found in HEADING.findall(pages[target])))
    ]
    assert not lost


def test_both_languages_have_the_same_pages_headings_and_links() -> None:
    english, german = _pages("en"), _pages("de")
    assert set(english) == set(german) == {name for name, _ in PAGES}
    for name, text in english.items():
        assert len(HEADING.findall(text)) == len(HEADING.findall(german[name])), name
        assert sorted(page for page, _ in LINK.findall(text)) == sorted(
            page for page, _ in LINK.findall(german[name])
        ), name


def test_every_page_begins_with_its_title() -> None:
    pages = _pages("en")
    assert all(pages[name].startswith(f"# {title}\n") for name, title in PAGES)


@pytest.mark.parametrize("page", ["../README.md", "help/command-line.md", "help/de/command-line.md"])
def test_every_command_is_described(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    assert [name for name in command_names() if f"`planner {name}" not in text] == []
