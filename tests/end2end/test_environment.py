"""A machine on which something is missing: one sentence, and never a traceback."""

import os
import re
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

from planner import __version__, startup
from planner.command_line import main
from tests.end2end.running import PATIENCE_S

ROOT = Path(__file__).parents[2]
LINUX_ONLY = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux leaves this to the system")
# What every Linux has, or what comes with a library of the table.
ALWAYS_THERE = {"libc", "libm", "libgcc_s", "libstdc++", "libresolv", "libz", "libzstd", "libbrotlicommon"}
MISSING_LIBRARY = """
import sys

class NoSuchLibrary:
    def find_spec(self, name, path=None, target=None):
        if name == "PySide6.QtWidgets":
            raise ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")

sys.meta_path.insert(0, NoSuchLibrary())
"""


def run_planner(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """What `python -m planner` answers; a variable set to "" is taken away."""
    environment = {name: value for name, value in {**os.environ, **variables}.items() if value}
    command = [sys.executable, "-m", "planner", *arguments]
    return subprocess.run(
        command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE_S, check=False
    )


def assert_one_sentence(answer: subprocess.CompletedProcess[str], *parts: str) -> None:
    assert answer.stdout == ""
    assert len(answer.stderr.splitlines()) == 1, answer.stderr
    for part in parts:
        assert part in answer.stderr


def test_version() -> None:
    answer = run_planner("--version")

    assert (answer.returncode, answer.stdout) == (0, f"planner {__version__}\n")


def test_help_names_the_commands() -> None:
    answer = run_planner("--help")

    assert answer.returncode == 0
    assert "planner COMMAND" in answer.stdout


@pytest.mark.parametrize("word", ["evalute", "--no-such-option"])
def test_misspelt_command_is_a_misused_command_line(word: str) -> None:
    answer = run_planner(word)

    assert answer.returncode == 2
    assert_one_sentence(answer, word, "planner --help")


@LINUX_ONLY
def test_missing_library_becomes_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(MISSING_LIBRARY, "utf-8")

    answer = run_planner(PYTHONPATH=str(tmp_path))

    assert answer.returncode == 1
    assert_one_sentence(answer, "libEGL.so.1", "apt-get install libegl1", "dnf install libglvnd-egl")


@LINUX_ONLY
def test_no_display_points_at_the_headless_commands() -> None:
    answer = run_planner(QT_QPA_PLATFORM="", DISPLAY="", WAYLAND_DISPLAY="")

    assert answer.returncode == 1
    assert_one_sentence(answer, "No display", "planner evaluate", "planner render")


@LINUX_ONLY
def test_display_that_does_not_answer_is_named() -> None:
    answer = run_planner(QT_QPA_PLATFORM="xcb", DISPLAY=":54321", WAYLAND_DISPLAY="")

    assert answer.returncode == 1
    assert_one_sentence(answer, ":54321", "does not answer")


@LINUX_ONLY
def test_wayland_without_its_socket_is_named(tmp_path: Path) -> None:
    answer = run_planner(QT_QPA_PLATFORM="", DISPLAY="", WAYLAND_DISPLAY="wayland-9", XDG_RUNTIME_DIR=str(tmp_path))

    assert answer.returncode == 1
    assert_one_sentence(answer, "wayland-9")


@LINUX_ONLY
def test_every_missing_library_of_x11_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(startup, "_loads", lambda name: "xcb-" not in name)

    sentence = startup.window_obstacle({"DISPLAY": ":0"})

    assert sentence is not None
    assert "libxcb-cursor.so.0 and libxcb-glx.so.0" in sentence
    assert "apt-get install libxcb-cursor0 libxcb-glx0" in sentence


@LINUX_ONLY
def test_wayland_is_enough_and_asked_platform_is_trusted(tmp_path: Path) -> None:
    (tmp_path / "wayland-0").touch()
    wayland = {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path), "DISPLAY": ":54321"}

    assert startup.window_obstacle(wayland) is None
    assert startup.window_obstacle({"QT_QPA_PLATFORM": "offscreen"}) is None


def test_other_systems_have_a_display() -> None:
    assert startup.window_obstacle({}, "win32") is None
    assert startup.window_obstacle({}, "darwin") is None


@pytest.mark.parametrize(
    ("error", "part"),
    [
        (
            ImportError("libodd-1.so.7: cannot open shared object file: No such file"),
            "apt-file search libodd-1.so.7",
        ),
        (ImportError("DLL load failed while importing QtGui: not found"), "Visual C++"),
        (ModuleNotFoundError("No module named 'PySide6'", name="PySide6"), "uv sync"),
    ],
)
def test_sentences_about_other_imports(error: ImportError, part: str) -> None:
    assert part in (startup.import_sentence(error) or "")


def test_other_errors_are_not_explained_away() -> None:
    assert startup.import_sentence(ImportError("cannot import name 'window'")) is None
    assert startup.import_sentence(FileNotFoundError("plan.xplan")) is None


@LINUX_ONLY
def test_every_library_that_pyside_needs_is_in_the_table() -> None:
    qt = Path(PySide6.__file__).parent / "Qt"
    parts = [
        "Core",
        "Gui",
        "DBus",
        "Widgets",
        "Svg",
        "SvgWidgets",
        "PrintSupport",
        "OpenGL",
        "Test",
        "Network",
    ]
    parts += ["XcbQpa", "WaylandClient"]
    binaries = [qt / "lib" / f"libQt6{part}.so.6" for part in parts]
    binaries += [qt / "plugins" / "platforms" / f"libq{name}.so" for name in ("xcb", "wayland", "offscreen")]
    names = rb"(?<=\0)(lib(?!Qt6|icu)[\w.+-]+\.so\.\d+)(?=\0)"

    needed = {name.decode() for each in binaries for name in re.findall(names, each.read_bytes())}

    known = {library.name for library in startup.EVERY_LIBRARY}
    assert {name for name in needed - known if name.split(".")[0] not in ALWAYS_THERE} == set()


def test_programs_started_from_an_installed_one_get_the_users_library_paths() -> None:
    environment = {"LD_LIBRARY_PATH": "/usr/lib/planner", "LD_LIBRARY_PATH_ORIG": "/opt/lib", "PATH": "/bin"}
    startup.give_back_library_paths(environment)
    assert environment == {"LD_LIBRARY_PATH": "/opt/lib", "PATH": "/bin"}
    alone = {"LD_LIBRARY_PATH": "/usr/lib/planner"}
    startup.give_back_library_paths(alone)
    assert alone == {}


def test_numpy_starts_no_threads_where_the_user_asks_for_none() -> None:
    alone, chosen = {"PATH": "/bin"}, {"OPENBLAS_NUM_THREADS": "2"}
    startup.calculate_on_one_thread(alone)
    startup.calculate_on_one_thread(chosen)
    assert alone == {"PATH": "/bin", "OPENBLAS_NUM_THREADS": "1"}
    assert chosen == {"OPENBLAS_NUM_THREADS": "2"}


def test_programs_started_from_an_installed_one_do_not_get_its_plugins_of_qt(tmp_path: Path) -> None:
    """A mail program that is made with another Qt would end over them; this one has read their place already."""
    script = (
        "import os, sys; from PySide6.QtGui import QGuiApplication; from planner import startup\n"
        "application = QGuiApplication([]); before = application.libraryPaths()\n"
        "startup.give_back_plugin_paths(os.environ)\n"
        "assert 'QT_PLUGIN_PATH' not in os.environ; assert application.libraryPaths() == before, before\n"
        "print(any(os.path.samefile(path, sys.argv[1]) for path in before if os.path.isdir(path)))"
    )
    environment = os.environ | {
        "QT_PLUGIN_PATH": str(tmp_path),
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": str(ROOT),
    }
    command = [sys.executable, "-c", script, str(tmp_path)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr, done.returncode) == ("True", "", 0)


def test_only_an_installed_program_touches_the_library_paths(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/home/lib")
    assert main(["--version"]) == 0
    assert os.environ["LD_LIBRARY_PATH"] == "/home/lib"
    monkeypatch.setenv("LD_LIBRARY_PATH", "/bundle")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/home/lib")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert main(["--version"]) == 0
    assert os.environ["LD_LIBRARY_PATH"] == "/home/lib"
    assert "LD_LIBRARY_PATH_ORIG" not in os.environ
