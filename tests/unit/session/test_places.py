"""Which folders are no place for a plan."""

import sys
from pathlib import Path

import pytest

from planner.session.log import log_folder
from planner.session.places import Places, system_places
from planner.shell.settings import own_settings
from tests.systems import needs


@needs("links")
def test_what_lies_in_a_temporary_folder_is_seen_through_links(tmp_path: Path) -> None:
    mail, home = tmp_path / "mail", tmp_path / "home"
    mail.mkdir()
    home.mkdir()
    places = Places(tmp_path / "data", home, (mail,))
    (home / "link").symlink_to(mail)
    assert places.is_temporary(mail / "a.xplan")
    assert places.is_temporary(home / "link" / "a.xplan")
    assert not places.is_temporary(home / "a.xplan")
    assert not places.is_temporary(tmp_path / "mailbox" / "a.xplan")


def test_the_systems_places_are_whole_paths_and_hold_no_plans_of_the_user() -> None:
    places = system_places("exchange-topology-planner")
    assert places.data.is_absolute()
    assert places.data.name == "exchange-topology-planner"
    assert not places.is_temporary(Path(Path.home().anchor, "customers", "a.xplan"))
    assert all(folder.is_absolute() for folder in places.temporary)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems show shares elsewhere")
def test_a_share_that_the_desktop_shows_among_its_temporary_files_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    places = system_places("exchange-topology-planner")
    assert places.is_temporary(tmp_path / "a.xplan")
    assert not places.is_temporary(tmp_path / "gvfs" / "smb-share:server=files,share=plans" / "a.xplan")
    # Out of the sandbox of a mail program; in a sandbox of its own the program sees nothing else.
    chosen = tmp_path / "doc" / "1a2b3c4d" / "a.xplan"
    assert places.is_temporary(chosen)
    monkeypatch.setattr("planner.session.places.SANDBOX", tmp_path)
    assert not system_places("exchange-topology-planner").is_temporary(chosen)


def test_a_folder_beside_the_program_keeps_all_that_is_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "planner.exe"))
    installed = system_places("exchange-topology-planner")
    assert not installed.data.is_relative_to(tmp_path)
    (tmp_path / "portable").mkdir()
    carried = system_places("exchange-topology-planner")
    assert carried.data == tmp_path / "portable" / "data"
    assert log_folder() == tmp_path / "portable" / "log"
    assert carried.documents == installed.documents
    settings = own_settings()
    settings.change(theme="dark")
    settings.write()
    assert (tmp_path / "portable" / "settings" / "settings.json").is_file()
    assert own_settings().values.theme == "dark"
