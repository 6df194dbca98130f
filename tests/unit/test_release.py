"""What a release is made of: the same bytes of the same content, what is installed, and a page of notes."""

import os
import subprocess
import sys
from codecs import BOM_UTF8
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
INSTALLERS = ROOT / "installers"
NAMES = ["planner.exe", "_internal/a.dll", "_internal/Büro/b.txt"]


def ran(script: str, *arguments: object, code: int = 0) -> str:
    done = subprocess.run(
        [sys.executable, INSTALLERS / script, *map(str, arguments)],
        capture_output=True, text=True, encoding="utf-8", check=False,
        env={**os.environ, "SOURCE_DATE_EPOCH": "1700000000"},
    )  # fmt: skip
    assert done.returncode == code, done.stderr
    return done.stdout or done.stderr


def bundle(folder: Path, names: list[str], moment: int) -> Path:
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"content of {name}", "utf-8")
        os.utime(folder / name, (moment, moment))
    return folder


def test_an_archive_depends_on_its_content_alone(tmp_path: Path) -> None:
    targets = []
    for number, names in enumerate((NAMES, NAMES[::-1])):
        folder = bundle(tmp_path / f"bundle-{number}", names, 1_000_000_000 + number * 86_400)
        targets.append(tmp_path / f"{number}.zip")
        ran("archive.py", folder, targets[-1], "The Program", "portable")
    assert targets[0].read_bytes() == targets[1].read_bytes()
    with ZipFile(targets[0]) as archive:
        assert archive.namelist() == sorted([*(f"The Program/{name}" for name in NAMES), "The Program/portable/"])
        assert archive.read("The Program/_internal/Büro/b.txt").decode() == "content of _internal/Büro/b.txt"
        assert {entry.date_time for entry in archive.infolist()} == {(2023, 11, 14, 22, 13, 20)}


def test_a_set_up_installs_all_files_in_one_order(tmp_path: Path) -> None:
    folder = bundle(tmp_path / "bundle", [*NAMES, "_internal/$odd/c.txt"], 1_000_000_000)
    ran("windows/files.py", folder, tmp_path / "files.nsh")
    assert (tmp_path / "files.nsh").read_bytes().startswith(BOM_UTF8)
    lines = (tmp_path / "files.nsh").read_text("utf-8-sig").splitlines()
    assert [line for line in lines if line.startswith("SetOutPath")] == [
        'SetOutPath "$INSTDIR"',
        'SetOutPath "$INSTDIR\\_internal"',
        'SetOutPath "$INSTDIR\\_internal\\$$odd"',
        'SetOutPath "$INSTDIR\\_internal\\Büro"',
    ]
    files = [Path(line.removeprefix('File "').removesuffix('"')) for line in lines if line.startswith("File")]
    assert sorted(file.relative_to(folder).as_posix() for file in files) == sorted([*NAMES, "_internal/$odd/c.txt"])
    assert all(file.is_file() for file in files)


def test_a_set_up_is_made_where_the_bundle_has_another_name(tmp_path: Path) -> None:
    folder = bundle(tmp_path / "bundle", NAMES, 1_000_000_000)
    ran("windows/files.py", folder, tmp_path / "files.nsh", "/disk/planner")
    lines = (tmp_path / "files.nsh").read_text("utf-8-sig").splitlines()
    found = {line.removeprefix('File "').removesuffix('"') for line in lines if line.startswith("File")}
    assert found == {str(Path("/disk/planner", name)) for name in NAMES}


def test_the_notes_say_what_is_new_and_whom_each_file_is_for() -> None:
    page = ran(
        "release_notes.py", "0.1.0", "planner-0.1.0-setup.exe", "planner_0.1.0_amd64.deb", "laptop-de.md", "SHA256SUMS"
    )
    assert page.startswith("# Exchange Topology Planner 0.1.0\n")
    assert "| `planner-0.1.0-setup.exe` | Windows 10 and newer" in page
    assert "| `planner_0.1.0_amd64.deb` | Debian and Ubuntu" in page
    assert "| `laptop-de.md` | the same in German |" in page
    assert page.count("\n| `") == 3
    assert "## What is new\n\n### Added\n" in page
    assert "## [" not in page


@pytest.mark.parametrize(
    ("log", "said"),
    [
        ("## [Unreleased]\n\n- New.\n\n## [1.0.0]\n\n- Old.\n", "- New."),
        ("## [Unreleased]\n\n## [1.0.0] - 2026-01-01\n\n- Old.\n", "- Old."),
        ("## [1.0.0]\n\n- Old.\n\n## [0.9.0]\n\n- Older.\n", "- Old."),
    ],
)
def test_the_section_of_a_release_is_found(tmp_path: Path, log: str, said: str) -> None:
    (tmp_path / "installers").mkdir()
    script = tmp_path / "installers" / "release_notes.py"
    script.write_bytes((INSTALLERS / "release_notes.py").read_bytes())
    (tmp_path / "CHANGELOG.md").write_text(log, "utf-8")
    assert ran(str(script), "1.0.0").endswith(f"## What is new\n\n{said}\n")


def test_a_release_without_a_word_about_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "installers").mkdir()
    script = tmp_path / "installers" / "release_notes.py"
    script.write_bytes((INSTALLERS / "release_notes.py").read_bytes())
    (tmp_path / "CHANGELOG.md").write_text("## [Unreleased]\n\n## [1.0.0]\n\n- Old.\n", "utf-8")
    assert "has no section [2.0.0]" in ran(str(script), "2.0.0", code=1)
