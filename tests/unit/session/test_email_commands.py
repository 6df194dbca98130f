"""Drafts for the user's mail program, recorded by programs that take its place."""

import json
import os
import sys
import time
from pathlib import Path
from urllib.parse import unquote

import pytest

from models.errors import MailError
from planner.session.email_commands import Email, apple_mail_command, thunderbird_command, xdg_email_command
from planner.session.programs import child_process, opening_command, showing_command, windows_line
from tests.systems import PATIENCE_S, needs

RECORDER = """#!{python} -I
import json, os, sys
with open({record!r} + ".part", "w") as file:
    json.dump([sys.argv[1:], os.environ.get("LD_LIBRARY_PATH")], file)
os.replace({record!r} + ".part", {record!r})
"""
NASTY = "a'b,c\"d $HOME `id` ; | & %41 =? ü 東京 --attach /etc/passwd',attachment='file:///etc/passwd"
FILES = ("plain.xplan", "with space.xplan", "it's, 100% #1?.xplan", "--attach.xplan", "ü 東京.xplan")


@pytest.fixture
def recorder(tmp_path):
    """A program in place of a mail program, and where it writes what it was given."""
    program, record = tmp_path / "mail-program", tmp_path / "record.json"
    program.write_text(RECORDER.format(python=sys.executable, record=str(record)))
    program.chmod(0o755)
    return program, record


def recorded(record: Path):
    until = time.monotonic() + PATIENCE_S
    while not record.exists():
        assert time.monotonic() < until
        time.sleep(0.02)
    return json.loads(record.read_text("utf-8"))


def email(tmp_path, subject=NASTY, body=f"-x\n{NASTY}") -> Email:
    return Email(subject, body, tuple(tmp_path / name for name in FILES))


def thunderbirds_reading(composed: str) -> dict[str, str]:
    """The fields as Thunderbird finds them: split at commas outside of quotes, then decoded."""
    fields = {}
    while composed:
        name, _, rest = composed.partition("='")
        value, _, composed = rest.partition("'")
        fields[name] = unquote(value, errors="strict")
        composed = composed.removeprefix(",")
    return fields


@pytest.mark.skipif(os.name == "nt", reason="the programs are those of Linux")
@pytest.mark.filterwarnings("ignore:subprocess .* is still running:ResourceWarning")
def test_xdg_email_gets_each_text_as_one_argument(recorder, tmp_path):
    program, record = recorder
    child_process(xdg_email_command(program, email(tmp_path)))
    files = [part for name in FILES for part in ("--attach", str(tmp_path / name))]
    assert recorded(record)[0] == ["--utf8", "--subject", NASTY, "--body", f"-x\n{NASTY}", *files]


@pytest.mark.skipif(os.name == "nt", reason="the programs are those of Linux")
@pytest.mark.filterwarnings("ignore:subprocess .* is still running:ResourceWarning")
def test_thunderbird_gets_one_argument_that_reads_back(recorder, tmp_path):
    program, record = recorder
    child_process(thunderbird_command(program, email(tmp_path)))
    option, composed = recorded(record)[0]
    found = thunderbirds_reading(composed)
    assert option == "-compose"
    assert list(found) == ["subject", "body", "attachment"]
    assert (found["subject"], found["body"]) == (NASTY, f"-x\n{NASTY}")
    addresses = found["attachment"].split(",")
    assert [unquote(each) for each in addresses] == [f"file://{tmp_path / name}" for name in FILES]


@needs("programs of Linux")
def test_empty_texts_are_left_out(tmp_path):
    empty = Email("", "", (tmp_path / "a.xplan",))
    assert xdg_email_command(Path("/usr/bin/xdg-email"), empty)[1:3] == ["--utf8", "--attach"]
    assert thunderbird_command(Path("/usr/bin/thunderbird"), empty)[2].startswith("attachment='file%3A%2F%2F%2F")


@needs("programs of Linux")
def test_paths_become_absolute():
    command = xdg_email_command(Path("/usr/bin/xdg-email"), Email("", "", (Path("-a.xplan"),)))
    assert Path(command[-1]).is_absolute()


def test_a_program_without_its_path_is_refused(tmp_path):
    for command in (xdg_email_command, thunderbird_command):
        with pytest.raises(MailError, match="full path"):
            command(Path("xdg-email"), email(tmp_path))


def test_a_program_that_does_not_start(tmp_path):
    with pytest.raises(MailError, match="could not be started"):
        child_process([str(tmp_path / "gone"), "x"])
    with pytest.raises(MailError, match="could not be started"):
        child_process([str(tmp_path / "gone"), "a\x00b"])


def test_mail_on_macos_reads_every_text_as_an_argument(tmp_path):
    command = apple_mail_command(email(tmp_path))
    script, given = command[: command.index("--")], command[command.index("--") + 1 :]
    assert script[0] == "/usr/bin/osascript"
    assert given == [NASTY, f"-x\n{NASTY}", *(str(tmp_path / name) for name in FILES)]
    assert not any(NASTY in line or str(tmp_path) in line for line in script)


@needs("programs of Linux")
@pytest.mark.parametrize(
    ("system", "shown", "opened"),
    [
        ("linux", ["/usr/bin/xdg-open", "{folder}"], ["/usr/bin/xdg-open", "{path}"]),
        ("darwin", ["/usr/bin/open", "-R", "{path}"], ["/usr/bin/open", "{path}"]),
    ],
)
def test_a_file_is_shown_and_opened_by_the_system(system, shown, opened, tmp_path):
    path = tmp_path / "-a b.eml"
    places = {"path": path, "folder": tmp_path}

    def find(name):
        return f"/usr/bin/{name}"

    assert showing_command(path, system, find) == [part.format(**places) for part in shown]
    assert opening_command(path, system, find) == [part.format(**places) for part in opened]


@pytest.mark.parametrize(
    ("path", "quoted"),
    [
        (r"C:\Plans\a,b.xplan", r'"C:\Plans\a,b.xplan"'),
        (r"C:\Plans\a, b.xplan", r'"C:\Plans\a, b.xplan"'),
        (r"C:\Plans\a.xplan", r"C:\Plans\a.xplan"),
    ],
)
def test_explorer_gets_a_path_with_commas_in_quotes(path, quoted):
    assert windows_line([r"C:\Windows\explorer.exe", "/select,", path]) == rf"C:\Windows\explorer.exe /select, {quoted}"


def test_without_a_program_that_opens_files_there_is_a_sentence(tmp_path):
    with pytest.raises(MailError, match="xdg-open is missing"):
        showing_command(tmp_path / "a.eml", "linux", lambda _name: None)
