"""The errors found in the documents: complete, and each beside the figures and cases that it touches."""

from pathlib import Path

import pytest

import resources
from models.calibration.errata import KNOWN, read_errata
from models.calibration.library import Library, read_library
from models.errors import FigureError
from models.published.cases import read_cases

KEYS = [f"S{seed}-{number}" for seed, last in enumerate((30, 17, 8, 11, 5, 18)) for number in range(1, last + 1)]
GOOD = '[S9-1]\ndocument = "ms-2007-cas-hub"\nplace = "Table"\nfinding = "Wrong."\nreading = "Right."\n'


@pytest.fixture(scope="module")
def library() -> Library:
    return read_library(resources.folder())


def test_every_row_is_there_once_and_in_order(library: Library) -> None:
    assert [erratum.key for erratum in library.errata] == KEYS


def test_cases_exist_and_belong_to_the_document(library: Library) -> None:
    cases = {case.id: case for case in read_cases(resources.folder())}
    strange = [
        (erratum.key, case)
        for erratum in library.errata
        for case in erratum.cases
        if case not in cases or cases[case].document != erratum.document.key
    ]
    assert strange == []


def test_every_case_that_is_read_otherwise_has_an_erratum(library: Library) -> None:
    named = {case for erratum in library.errata for case in erratum.cases}
    cases = [case for case in read_cases(resources.folder()) if case.printed is not None]
    corrected = {case.id for case in cases if case.corrected != case.printed}
    assert corrected - named == set()


def test_every_disputed_or_misprinted_figure_has_an_erratum(library: Library) -> None:
    touched = {figure for erratum in library.errata for figure in erratum.figures}
    figures = library.figures().values()
    doubtful = {figure.key for figure in figures if figure.printed is not None or figure.status == "disputed"}
    assert doubtful - touched == set()


def test_the_texts_are_plain_sentences(library: Library) -> None:
    for erratum in library.errata:
        for text in (erratum.finding, erratum.reading):
            assert text.endswith("."), erratum.key
            assert text[0].isupper() or text[0].isdigit(), erratum.key
            assert not {"->", " vs ", "msg/s", "r/s"} & {
                mark for mark in ("->", " vs ", "msg/s", "r/s") if mark in text
            }


def test_a_figure_knows_its_errata(library: Library) -> None:
    assert [erratum.key for erratum in library.errata_of("exchange-2010/cas.limit.activesync")] == ["S1-3"]
    assert library.errata_of("every-version/disk.ceiling") == ()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (GOOD.replace('reading = "Right."', ""), "errata: S9-1: reading is missing."),
        (GOOD.replace("ms-2007-cas-hub", "nowhere"), "errata: S9-1: its document is not listed in sources.toml."),
        (GOOD + 'figures = ["a/b"]\n', "errata: S9-1: there is no figure 'a/b'."),
        (GOOD + 'colour = "red"\n', f"errata: S9-1: 'colour' is not known; there are {', '.join(KNOWN)}."),
    ],
)
def test_what_is_wrong_is_refused(library: Library, tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "errata.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(FigureError, match="errata") as raised:
        read_errata(path, library.sources, library.figures())
    assert str(raised.value) == sentence


def test_a_folder_without_errata_has_none(library: Library, tmp_path: Path) -> None:
    assert read_errata(tmp_path / "errata.toml", library.sources, library.figures()) == ()
