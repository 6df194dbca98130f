"""The file of the settings as somebody or something else left it: it starts, runs nothing, and loses nothing."""

import json
import logging
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from planner.shell.preferences import MOST_RECENT, Preferences
from planner.shell.settings import LONGEST_ARRANGEMENT, MOST_BYTES, NAMES, Settings, Values
from tests.systems import PATIENCE_S, folders_in, needs

ROOT = Path(__file__).parents[3]
NONSENSE = (
    "", "12345", -1, "٣", [], {}, None, [[]], [1, None], ["a", 5], 2.5, float("nan"), 10**30, "x" * 80_000, "\x00",
    "\ufffd", "\ud800", {"a": {"b": []}}, 0, 1,
)  # fmt: skip
DAMAGED = {
    "garbage": b"\x00\xff garbage", "half": b'{"theme": "da', "list": b"[]", "number": b"5",
    "deep": b"[" * 200_000, "digits": b'{"theme": ' + b"9" * 6000 + b"}", "large": b" " * (MOST_BYTES + 1) + b"{}",
    "utf-16": '{"theme": "dark"}\ud800'.encode("utf-16", "surrogatepass"), "ini": b"[General]\ntheme=dark\n",
}  # fmt: skip
# What PySide6 makes of an object in the settings of Qt: reading any value of such a file makes the folder.
OBJECT = (
    r'anything="@Variant(\0\0\0\x7f\0\0\0\x18PySide::PyObjectWrapper\0\0\0\0{length}\x80\x4\x95{rest}\0\0\0\0\0\0\0'
    r'\x8c{name_size}{name}\x94\x8c\x5mkdir\x94\x93\x94\x8c{size}{path}\x94\x85\x94R\x94.)"'
)


def object_that_makes(folder: Path) -> str:
    """A line of an INI file, as Qt writes an object that makes a folder when it is read."""
    path, name = folder.as_posix(), os.name
    size, more = len(path), len(path) + len(name)
    assert size < 120
    numbers = {"length": more + 32, "rest": more + 21, "size": size, "name_size": len(name)}
    # Such a number ends where no hexadecimal digit follows, which the letter of a drive may be.
    begin = path[0] if path[0] == "/" else f"\\x{ord(path[0]):x}"
    given = {key: f"\\x{number:x}" for key, number in numbers.items()}
    return OBJECT.format(path=begin + path[1:], name=name, **given)


def written(path: Path, **values: object) -> Path:
    path.write_text(json.dumps(values))
    return path


def logged(settings: Settings, caplog: pytest.LogCaptureFixture) -> list[str]:
    caplog.clear()
    with caplog.at_level(logging.WARNING, "planner"):
        settings.tell_faults()
    return caplog.messages


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def test_what_was_changed_is_there_at_the_next_start(path: Path) -> None:
    settings = Settings(path)
    settings.change(theme="dark", grid=False, recent=("/a/ü \udcff.xplan",), text_percent=150, columns=("cpu",))
    settings.write()
    assert Settings(path).values == settings.values
    assert Settings(path).values.theme == "dark"


@pytest.mark.parametrize("value", NONSENSE, ids=range(len(NONSENSE)))
def test_a_value_that_makes_no_sense_is_the_default_and_named_in_one_line(path: Path, caplog, value: object) -> None:
    settings = Settings(written(path, **dict.fromkeys(NAMES, value)))
    fitting = {
        "": {"geometry", "state", "scheduler"},
        "12345": set(),
        "[]": {"recent", "columns", "table_columns", "host_names"},
    }.get(str(value), set())
    assert settings.values == Values()
    (line,) = logged(settings, caplog)
    assert str(path) in line
    assert line.endswith(": " + ", ".join(sorted(NAMES - fitting)))


def test_one_bad_value_leaves_the_others(path: Path, caplog) -> None:
    settings = Settings(written(path, theme="drak", language="de", minimap=False))
    assert settings.values == Values(language="de", minimap=False)
    assert [line.rpartition(": ")[2] for line in logged(settings, caplog)] == ["theme"]


def test_a_sound_file_is_not_worth_a_line(path: Path, caplog) -> None:
    assert logged(Settings(path), caplog) == []
    assert logged(Settings(written(path, theme="dark")), caplog) == []


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_file_is_kept_beside_the_new_one(path: Path, caplog, name: str) -> None:
    path.write_bytes(DAMAGED[name])
    settings = Settings(path)
    assert settings.values == Values()
    assert len(logged(settings, caplog)) == 1
    settings.write()
    assert path.read_bytes() == DAMAGED[name]
    settings.change(theme="dark")
    settings.write()
    assert Settings(path).values.theme == "dark"
    assert path.with_name("settings.json.damaged").read_bytes() == DAMAGED[name]


def test_a_file_with_a_bad_value_is_kept_too(path: Path) -> None:
    before = written(path, theme="drak", language="de").read_bytes()
    settings = Settings(path)
    settings.change(grid=False)
    settings.write()
    assert json.loads(path.read_bytes()) == {"language": "de", "grid": False}
    assert path.with_name("settings.json.damaged").read_bytes() == before


@pytest.mark.parametrize("kind", ["folder", pytest.param("pipe", marks=needs("pipes with names")), "huge", "closed"])
def test_what_is_no_file_of_settings_stands_beside_them_afterwards(path: Path, caplog, kind: str) -> None:
    if kind == "folder":
        (path / "within the range").mkdir(parents=True)
    elif kind == "pipe":
        os.mkfifo(path)
    elif kind == "huge":
        with path.open("wb") as file:
            file.truncate(100 * MOST_BYTES)
    else:
        path.write_bytes(b"\xff")
        path.chmod(0)
    settings = Settings(path)
    assert settings.values == Values()
    assert len(logged(settings, caplog)) == 1
    settings.change(theme="dark")
    settings.write()
    assert Settings(path).values.theme == "dark"
    aside = path.with_name("settings.json.damaged")
    assert {"folder": aside.is_dir(), "pipe": aside.is_fifo()}.get(kind, aside.is_file())


def test_settings_that_cannot_be_kept_hold_for_this_run(tmp_path: Path, caplog) -> None:
    (tmp_path / "file").write_text("in the way")
    settings = Settings(tmp_path / "file" / "settings.json")
    for theme in ("dark", "light"):
        settings.change(theme=theme)
        settings.write()
        assert settings.values.theme == theme
    assert len(caplog.messages) == 1
    (tmp_path / "file").unlink()
    settings.change(grid=False)
    settings.write()
    assert Settings(tmp_path / "file" / "settings.json").values == Values(theme="light", grid=False)


def test_two_windows_keep_what_each_has_changed(path: Path) -> None:
    first, second = Settings(path), Settings(path)
    first.change(theme="dark", grid=False)
    second.change(theme="light", recent=("/a.xplan",))
    first.write()
    second.write()
    assert Settings(path).values == second.values == Values(theme="light", grid=False, recent=("/a.xplan",))


def test_many_writers_at_once_never_leave_half_a_file(path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from planner.shell.settings import Settings\n"
        "settings = Settings(Path(sys.argv[1]))\n"
        "for number in range(40):\n"
        "    settings.change(recent=(f'/{sys.argv[2]}-{number}.xplan',) * 9); settings.write()\n"
    )
    written(path, language="de")
    command = [sys.executable, "-c", script, str(path)]
    writers = [subprocess.Popen([*command, name], cwd=ROOT) for name in ("a", "b")]
    seen = set()
    while any(writer.poll() is None for writer in writers):
        seen.add(Settings(path).values.language)
    assert seen == {"de"}
    assert {writer.wait() for writer in writers} == {0}
    assert Settings(path).values.recent[0] in {"/a-39.xplan", "/b-39.xplan"}
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_what_another_version_keeps_there_stays(path: Path) -> None:
    settings = Settings(written(path, later="yes", list=["a"], nested={"a": [[]]}, theme="dark"))
    settings.change(theme="light")
    settings.write()
    assert json.loads(path.read_bytes()) == {"later": "yes", "list": ["a"], "theme": "light"}


@needs("modes")
def test_only_the_user_may_read_them(tmp_path: Path) -> None:
    path = tmp_path / "config" / "planner" / "settings.json"
    settings = Settings(path)
    settings.change(recent=("/secret.xplan",))
    settings.write()
    modes = {stat.S_IMODE(each.stat().st_mode) for each in (path.parent, path.parent.parent)}
    assert (stat.S_IMODE(path.stat().st_mode), modes) == (0o600, {0o700})


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps no links of this kind")
def test_a_link_to_settings_kept_elsewhere_stays_one(path: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    path.symlink_to(written(tmp_path / "elsewhere" / "mine.json", theme="dark"))
    settings = Settings(path)
    settings.change(grid=False)
    settings.write()
    assert path.is_symlink()
    assert Settings(tmp_path / "elsewhere" / "mine.json").values == Values(theme="dark", grid=False)


def test_an_arrangement_that_is_too_large_is_not_kept(path: Path) -> None:
    settings = Settings(path)
    from PySide6.QtCore import QByteArray

    Preferences(settings).keep_arrangement("state", QByteArray(b"x" * LONGEST_ARRANGEMENT))
    assert settings.values.state == ""


def test_the_recent_plans_are_few_and_possible(path: Path, tmp_path: Path) -> None:
    many = [str(tmp_path / f"{number}.xplan") for number in range(5000)]
    odd = ["/a\x00.xplan", "/\ud800.xplan", "", "relative.xplan"]
    assert len(Preferences(Settings(written(path, recent=many))).recent) == MOST_RECENT
    assert Preferences(Settings(written(path, recent=odd))).recent == []


# ------------------------------------------------------------------ former settings, of Qt


FORMER = r"""[General]
recent="[\"/home/\\u00fc/a b.xplan\", \"/x\\\"y\\\\z.xplan\", \"/n,;=%.xplan\"]"
text_percent=125
theme=dark
language=de

[machines]
columns="name,cpu"

[switch]
grid=off
minimap=on

[window]
geometry=5
state="AAAA/w=="
"""


def test_plain_values_of_former_settings_are_taken_over_once(path: Path, tmp_path: Path) -> None:
    former = tmp_path / "former.conf"
    former.write_text(FORMER + object_that_makes(tmp_path / "made"))
    settings = Settings(path, former)
    expected = Values(
        theme="dark", text_percent=125, language="de", grid=False, columns=("name", "cpu"), state="AAAA/w==",
        recent=("/home/ü/a b.xplan", '/x"y\\z.xplan', "/n,;=%.xplan"),
    )  # fmt: skip
    assert settings.values == expected
    settings.change(theme="light")
    settings.write()
    former.write_text("[General]\ntheme=contrast\n")
    assert Settings(path, former).values.theme == "light"
    assert Settings(path, former).values.language == "de"
    assert not (tmp_path / "made").exists()


@pytest.mark.parametrize(
    "text",
    ["", "theme=dark\n", "[General\n", "[General]\ntheme\n", "[General]\nrecent=" + "[" * 100_000,
     '[General]\ntheme="\\x41"\ntext_percent=9e9\nrecent="5"\n[switch]\ngrid=@Variant(1)\n', "\x00",
     "[General]\n\ttheme=\n"],
)  # fmt: skip
def test_former_settings_that_make_no_sense_are_none(path: Path, tmp_path: Path, text: str) -> None:
    former = tmp_path / "former.conf"
    former.write_text(text, "utf-8")
    assert Settings(path, former).values == Values()


READING = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog
from planner import application
os.environ["QT_QPA_PLATFORM"] = "offscreen"
program = QApplication(["planner"])
application.name_application(program)
application.own_settings()
def leave():
    asked = QApplication.activeModalWidget()
    asked.reject() if asked is not None else QTimer.singleShot(20, leave)

QTimer.singleShot(0, leave)
QFileDialog.getOpenFileName(None, "", str(Path.home()))
"""


def test_no_object_in_any_settings_runs_when_the_program_reads_them(tmp_path: Path) -> None:
    made = tmp_path / "made"
    line = object_that_makes(made)
    config = tmp_path / "config"
    for name in ("Exchange Topology Planner/Exchange Topology Planner.conf", "QtProject.conf"):
        (config / name).parent.mkdir(parents=True, exist_ok=True)
        (config / name).write_text(f"[FileDialog]\n{line}\n[General]\n{line}\n")
    (config / "exchange-topology-planner").mkdir()
    (config / "exchange-topology-planner" / "settings.json").write_text(f"[General]\n{line}\n")
    before = (config / "QtProject.conf").read_bytes()
    own = {**folders_in(config), "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run(
        [sys.executable, "-c", READING], env=os.environ | own, timeout=PATIENCE_S, check=True, capture_output=True
    )
    assert not made.exists()
    assert (config / "QtProject.conf").read_bytes() == before


def test_the_planted_object_does_run_where_qt_reads_it(tmp_path: Path) -> None:
    """Else the test above would pass for nothing."""
    file = tmp_path / "planted.ini"
    file.write_text(f"[General]\n{object_that_makes(tmp_path / 'made')}\ntheme=dark\n")
    script = "import sys; from PySide6.QtCore import QSettings as S; S(sys.argv[1], S.Format.IniFormat).value('theme')"
    subprocess.run([sys.executable, "-c", script, str(file)], check=True, timeout=PATIENCE_S)
    assert (tmp_path / "made").is_dir()
