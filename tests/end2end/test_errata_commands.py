"""Errors of the documents, as the headless commands tell them."""

from pathlib import Path

from tests.end2end.running import answer, as_json


def test_explain_tells_errata_beside_each_figure(tmp_path: Path) -> None:
    path = tmp_path / "plan.xplan"
    answer("new", "--sample", "three-sites", path)
    found = as_json("explain", path, "lee-cas-1", "cpu", "--design", "physical")
    by_key = {figure["key"]: figure for step in found["steps"] for figure in step["figures"]}
    (first, *_) = by_key["exchange-2010/cas.cpu.activesync"]["errata"]
    assert first["key"] == "S1-3"
    assert first["finding"].startswith("The table calls 1.60 MHz")
    assert first["reading"].startswith("1.60 MHz is the cost")
    assert "S1-3, Table of costs" in answer("explain", path, "lee-cas-1", "cpu", "--design", "physical")


def test_published_names_the_errata_of_each_case() -> None:
    cases = {case["id"]: case for case in as_json("published")["cases"]}
    assert cases["t2b-users"]["errata"] == ["S0-1", "S0-2", "S0-3"]
    assert cases["vm-1x1"]["errata"] == []
