"""What the installers say of the program agrees with the program, and their scripts are sound."""

import ast
import configparser
import re
import shutil
import subprocess
import sys
import tomllib
from codecs import BOM_UTF8
from importlib.metadata import packages_distributions
from pathlib import Path
from xml.etree import ElementTree

import pytest

from models.plan.file_names import is_plan_name
from models.planfile.header import MAGIC
from models.planfile.schema import APPLICATION_ID
from planner import SHORT_NAME

ROOT = Path(__file__).parents[2]
INSTALLERS = ROOT / "installers"
LINUX = INSTALLERS / "linux"
SPEC = (INSTALLERS / "planner.spec").read_text("utf-8")
MIME_TYPE = "application/vnd.exchange-topology-planner.plan"
SPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"
# The one other way: what came is compared with its hash in the next line.
FETCHED_BY_HASH = re.compile(r'\bcurl -sSf -o "\$3" "\$1"\n +sha256sum --quiet --check <<<"\$2  \$3"\n')
SCRIPTS = sorted(INSTALLERS.rglob("*.sh"))


def desktop_entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(LINUX / f"{SHORT_NAME}.desktop", "utf-8")
    return parser["Desktop Entry"]


def test_a_double_click_hands_over_a_name_and_never_an_option() -> None:
    assert desktop_entry()["Exec"] == "planner -- %f"
    assert '"$INSTDIR\\${PROGRAM}" -- "%1"' in (INSTALLERS / "windows" / "installer.nsi").read_text("utf-8")


def test_the_set_up_speaks_german_with_its_umlauts() -> None:
    """Only with the mark at its beginning makensis on Windows takes the script for UTF-8."""
    script = (INSTALLERS / "windows" / "installer.nsi").read_bytes()
    assert script.startswith(BOM_UTF8)
    english, german = (
        set(re.findall(rf"^LangString (\w+) \$\{{LANG_{language}\}} ", script.decode("utf-8-sig"), re.MULTILINE))
        for language in ("ENGLISH", "GERMAN")
    )
    assert english == german
    assert english == set(re.findall(r"\$\((\w+)\)", script.decode("utf-8-sig")))


def test_every_system_calls_a_plan_the_same() -> None:
    named = ElementTree.parse(LINUX / f"{SHORT_NAME}.mime.xml").find(f"{SPACE}mime-type")
    assert named.get("type") == MIME_TYPE
    assert desktop_entry()["MimeType"] == f"{MIME_TYPE};"
    assert MIME_TYPE in SPEC
    assert MIME_TYPE in (INSTALLERS / "windows" / "installer.nsi").read_text("utf-8")
    metainfo = next(LINUX.glob("*.metainfo.xml"))
    assert ElementTree.parse(metainfo).findtext("provides/mediatype") == MIME_TYPE


def test_a_plan_is_known_by_its_ending_and_by_its_content() -> None:
    named = ElementTree.parse(LINUX / f"{SHORT_NAME}.mime.xml").find(f"{SPACE}mime-type")
    assert is_plan_name(named.find(f"{SPACE}glob").get("pattern").replace("*", "plan"))
    first = named.find(f"{SPACE}magic/{SPACE}match")
    second = first.find(f"{SPACE}match")
    assert first.get("value").replace("\\0", "\0").encode() == MAGIC
    assert (second.get("offset"), int(second.get("value"), 16)) == ("68", APPLICATION_ID)


def test_the_tables_of_plan_files_are_taken_along() -> None:
    assert 'collect_data_files("models")' in SPEC


def test_the_window_belongs_to_its_menu_entry() -> None:
    assert desktop_entry()["Icon"] == SHORT_NAME
    metainfo = next(LINUX.glob("*.metainfo.xml"))
    assert ElementTree.parse(metainfo).findtext("launchable") == f"{SHORT_NAME}.desktop"


def test_nothing_that_the_program_asks_for_is_left_out_of_the_bundle() -> None:
    listed = re.search(r"^EXCLUDED = \[(.*?)\]", SPEC, re.DOTALL | re.MULTILINE).group(1)
    left_out = set(re.findall(r'"([\w.]+)"', listed))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    asked = {re.match(r"[\w-]+", entry).group().lower().replace("_", "-") for entry in project["dependencies"]}
    modules = {
        module
        for module, owners in packages_distributions().items()
        if asked & {owner.lower().replace("_", "-") for owner in owners}
    }
    assert left_out
    assert left_out & modules == set()
    sources = [path.read_text("utf-8") for room in ("planner", "models") for path in (ROOT / room).rglob("*.py")]
    used = {name for text in sources for name in re.findall(r"^\s*(?:from|import) ([\w.]+)", text, re.MULTILINE)}
    assert left_out & used == set()


def test_the_bundle_is_a_folder_and_nothing_is_dropped_by_its_name() -> None:
    assert "COLLECT(" in SPEC
    assert not re.search(r"(binaries|datas)\s*=\s*\[[^\]]* (not in|if) ", SPEC)


def test_the_bundle_says_nothing_of_the_machine_that_built_it() -> None:
    """Else another folder gives other bytes."""
    (function,) = (
        node for node in ast.parse(SPEC).body if isinstance(node, ast.FunctionDef) and node.name == "without_records"
    )
    names = {"Path": Path}
    exec(compile(ast.Module([function], []), "planner.spec", "exec"), names)
    kept = [("numpy-2.dist-info/METADATA", "a", "DATA"), ("resources/RECORD", "b", "DATA")]
    assert names["without_records"]([*kept, ("numpy-2.dist-info/RECORD", "c", "DATA")]) == kept
    assert "analysis.datas = without_records(analysis.datas)\n" in SPEC


def test_nothing_is_fetched_without_a_hash() -> None:
    """Locked packages have theirs in uv.lock; uv, which reads that, in a file of its own."""
    files = [*INSTALLERS.rglob("*"), *(ROOT / ".ci").rglob("*"), ROOT / "Makefile", ROOT / "README.md"]
    texts = {
        path: FETCHED_BY_HASH.sub("", path.read_text("utf-8").replace("\\\n", " "))
        for path in files
        if path.is_file() and path.suffix != ".pyc"
    }
    for path, text in texts.items():
        installs = re.findall(r"pip install[^\n`)]*", text)
        assert all("--require-hashes" in line for line in installs), path
        assert not re.search(r"\b(curl|wget|uvx|Invoke-WebRequest|pipx|npm)\b|uv tool|\"tool\", \"run\"", text), path
    pinned = re.sub(r"(?m)^#.*\n", "", texts[INSTALLERS / "uv.txt"])
    assert re.fullmatch(r"uv==[0-9.]+( +--hash=sha256:[0-9a-f]{64})+\n", pinned)
    locked = tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))["package"]
    assert {"pip-audit", "cyclonedx-bom"} <= {package["name"] for package in locked}
    for package in locked:
        parts = [*package.get("wheels", ()), *([package["sdist"]] if "sdist" in package else ())]
        assert all(part["hash"].startswith("sha256:") for part in parts), package["name"]
        assert parts or "editable" in package["source"], package["name"]


@pytest.mark.skipif(sys.platform == "win32", reason="needs bash")
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_scripts_are_sound(script: Path) -> None:
    checker = shutil.which("shellcheck")
    command = [checker, str(script)] if checker else ["bash", "-n", str(script)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
