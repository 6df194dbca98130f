"""The sentences about plans that could be lost."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from models.plan.entities import Plan, Site
from planner.presenters import safety, status
from planner.presenters.start import recent_files

NOW = datetime(2024, 5, 3, 15, 0, 0)
PLAN = Plan(sites=(Site(id="s", name="S"),))


@pytest.mark.parametrize(
    ("moment", "words"),
    [
        (datetime(2024, 5, 3, 13, 4), "today, 13:04"),
        (datetime(2024, 5, 2, 23, 59), "yesterday, 23:59"),
        (datetime(2024, 4, 30, 9, 1), "30 April 2024, 09:01"),
        (datetime(2099, 1, 1, 0, 0), "1 January 2099, 00:00"),
    ],
)
def test_times_are_told_as_people_do(moment: datetime, words: str) -> None:
    assert safety.when(moment, NOW) == words


def test_seconds_are_told_where_asked() -> None:
    assert safety.when(datetime(2024, 5, 3, 13, 4, 5), NOW, seconds=True) == "today, 13:04:05"


def test_every_sentence_names_the_file_and_stays_in_one_line() -> None:
    path = Path("/x") / ("a\nb\u202e" + "c" * 200 + ".xplan")
    for sentence in (
        safety.temporary(path),
        safety.not_writable(path),
        safety.locked(path),
        safety.locked(path, "SRV-0815"),
        safety.saved_meanwhile(path, None),
        safety.saved_meanwhile(path, path),
        safety.put_back(path),
        safety.taken_by_another(path),
        safety.not_over_original(path),
        safety.earlier_version(path),
        safety.recovered(path),
        safety.not_confirmed(path),
        safety.saved(path),
        safety.outside_change(path, PLAN, None),
    ):
        assert "\n" not in sentence
        assert "\u202e" not in sentence
        assert ".xplan" in sentence
        assert len(sentence) < 300


def test_what_was_kept_is_held_against_what_stands_in_the_file() -> None:
    path = Path("/x/a.xplan")
    assert safety.against_original(PLAN, None, None) == "Never saved: 1 site"
    assert safety.against_original(PLAN, path, None) == "The file cannot be read at the moment: 1 site"
    assert safety.against_original(PLAN, path, Plan()) == "Compared with the file: 1 site added"
    assert safety.outside_change(path, PLAN, Plan()) == "Differences of your plan from the file: 1 site added."
    assert safety.since_version(Plan(), PLAN) == "Contains an empty plan. Since then: 1 site added."


def test_the_title_says_what_may_become_of_the_file() -> None:
    path = Path("/x/a.xplan")
    assert status.window_title(path, False, read_only=True) == "a.xplan — read-only"
    assert status.window_title(path, True, read_only=True) == "a.xplan — read-only, edited"
    assert status.window_title(None, True, path) == "a — not saved, edited"


@pytest.mark.parametrize("seconds", [1e19, -1e19, 1e300, float("inf"), float("nan")])
def test_a_file_time_that_no_calendar_has_is_unknown(seconds: float) -> None:
    (file,) = recent_files([Path("/x/a.xplan")], datetime.now(UTC), lambda _path: seconds)
    assert (file.name, file.line, file.missing) == ("a.xplan", f"at an unknown time, in {Path('/x')}", False)
