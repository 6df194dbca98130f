"""Which folders are no place for a plan."""

from pathlib import Path

from planner.session.places import Places, system_places


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
