"""Names of files: what Windows takes for a device or refuses is told before its own words are."""

import pytest

from models.plan.file_names import refused_by_windows, safe_stem


@pytest.mark.parametrize("name", ["CON", "con.xplan", "COM1.json", "lpt9.tar.gz", "nul .txt", "AUX"])
def test_a_name_of_a_device_is_refused_and_never_offered(name: str) -> None:
    assert "device" in refused_by_windows(name)
    assert refused_by_windows(safe_stem(name) + ".xplan") == ""


@pytest.mark.parametrize("name", ["contoso.xplan", "console.xplan", "com10.xplan", "x" * 249 + ".xplan"])
def test_a_usual_name_is_fine(name: str) -> None:
    assert refused_by_windows(name) == ""


def test_a_name_of_more_than_255_letters_is_too_long() -> None:
    assert "too long" in refused_by_windows("x" * 250 + ".xplan")
