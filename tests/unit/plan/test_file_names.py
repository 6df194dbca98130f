"""Names of files: what Windows takes for a device or refuses is told before its own words are."""

import pytest

from models.plan.file_names import kept_by_windows, refused_by_windows, safe_stem


@pytest.mark.parametrize("name", ["CON", "con.xplan", "COM1.json", "lpt9.tar.gz", "nul .txt", "AUX"])
def test_a_name_of_a_device_is_refused_and_never_offered(name: str) -> None:
    assert "device" in refused_by_windows(name)
    assert refused_by_windows(safe_stem(name) + ".xplan") == ""


@pytest.mark.parametrize("name", ["contoso.xplan", "console.xplan", "com10.xplan", "x" * 249 + ".xplan"])
def test_a_usual_name_is_fine(name: str) -> None:
    assert refused_by_windows(name) == ""


@pytest.mark.parametrize("name", ["a:b.xplan", "a?.json", 'the "old" one.xplan', "C:\\plans\\a*.xplan"])
def test_a_name_with_letters_that_windows_keeps_is_refused_and_never_offered(name: str) -> None:
    assert "none of < > :" in refused_by_windows(name)
    assert refused_by_windows(f"C:\\{safe_stem(name)}.xplan") == ""


def test_a_name_of_more_than_255_letters_is_too_long() -> None:
    assert "too long" in refused_by_windows("x" * 250 + ".xplan")


def test_a_path_is_too_long_where_its_name_is_not() -> None:
    folders = "C:\\" + "d" * 120 + "\\" + "e" * 120 + "\\"
    assert refused_by_windows(folders + "contoso.xplan") == ""
    assert "259 characters" in refused_by_windows(folders + "contoso of today.xplan")
    assert "device" in refused_by_windows("C:\\plans\\con.xplan")


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("a.xplan.", "a.xplan"), ("a.xplan ", "a.xplan"), ("a. .", "a"), (" a.xplan", " a.xplan"), ("..", "..")],
)
def test_windows_drops_blanks_and_full_stops_at_the_end(typed: str, kept: str) -> None:
    assert kept_by_windows(typed) == kept
