"""Places where nothing can be saved: `python -m tests.faults.places SCENARIO [WRITER]`.

Each scenario prepares a folder with an old plan, tries to save a new one, and tells what came of it. Those that mount
are run under `unshare --map-root-user --mount`, so that they need no rights and leave nothing behind.
"""

import json
import os
import shutil
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from models.errors import PlanFileError
from models.planfile import load_plan, save_plan
from tests.faults.writers import NAME, WRITERS, Writer, journal_of, number_in, numbered

OLD, NEW, ELSEWHERE = 1, 2, 3
NOBODY, GROUP = 65534, 4242
Attempt = dict[str, object]


def attempted(writer: Writer, path: Path) -> Attempt:
    """How saving the new plan ended."""
    try:
        writer(numbered(NEW), path)
    except PlanFileError as error:
        return {"answer": "refused", "sentence": str(error)}
    except Exception as error:
        return {"answer": type(error).__name__, "sentence": str(error)}
    return {"answer": "saved", "sentence": ""}


def found_at(path: Path) -> Attempt:
    """What lies there afterwards."""
    try:
        number = number_in(path.read_bytes())
    except Exception:
        number = 0
    return {"save": number, "beside": sorted(each.name for each in path.parent.iterdir() if each.name != NAME)}


@contextmanager
def mounted(*options: str) -> Iterator[Path]:
    """A small file system of its own with an old plan."""
    folder = Path(tempfile.mkdtemp(prefix="planner-places-"))
    try:
        subprocess.run(["mount", "-t", "tmpfs", "-o", ",".join(options), "tmpfs", folder], check=True)
        save_plan(numbered(OLD), folder / NAME)
        yield folder / NAME
    finally:
        with suppress(subprocess.CalledProcessError):
            subprocess.run(["umount", "-R", folder], check=True, capture_output=True)
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def ordinary() -> Iterator[Path]:
    """A folder that everybody may reach, with an old plan that everybody may write."""
    folder = Path(tempfile.mkdtemp(prefix="planner-places-"))
    try:
        save_plan(numbered(OLD), folder / NAME)
        folder.chmod(0o777)
        (folder / NAME).chmod(0o666)
        yield folder / NAME
    finally:
        shutil.rmtree(folder)
        shutil.rmtree(journal_of(folder / NAME), ignore_errors=True)


def after(path: Path, writer: Writer) -> Attempt:
    return {**attempted(writer, path), **found_at(path)}


def as_nobody(work: Callable[[], Attempt]) -> Attempt:
    """What a function gives when an ordinary user runs it: for root nothing is forbidden."""
    return in_a_child(lambda: (os.setuid(NOBODY) if os.geteuid() == 0 else None, work())[1])


def in_a_child(work: Callable[[], Attempt]) -> Attempt:
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.write(writing, json.dumps(work()).encode())
        os._exit(0)
    os.close(writing)
    os.waitpid(child, 0)
    with os.fdopen(reading, "rb") as stream:
        return json.load(stream)


# ------------------------------------------------------------------ disks


def full_disk(writer: Writer) -> Attempt:
    with mounted("size=256k") as path:
        filler = path.with_name("filler")
        with suppress(OSError), filler.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(4096))
        result = after(path, writer)
        filler.unlink()
        # The space is back: the same save works, and the user loses nothing.
        save_plan(numbered(ELSEWHERE), path)
        return {**result, "later": number_in(path.read_bytes())}


def nearly_full_disk(writer: Writer) -> Attempt:
    """Room for a part of the new plan."""
    with mounted("size=256k") as path:
        path.with_name("filler").write_bytes(bytes(256 * 1024 - 2 * path.stat().st_size + 8192))
        return after(path, writer)


def no_inodes(writer: Writer) -> Attempt:
    with mounted("nr_inodes=5") as path:
        with suppress(OSError):
            for number in range(10):
                path.with_name(f"filler-{number}").touch()
        return after(path, writer)


def read_only_disk(writer: Writer) -> Attempt:
    with mounted("size=1m") as path:
        subprocess.run(["mount", "-o", "remount,ro", path.parent], check=True)
        return after(path, writer)


def busy_file(writer: Writer) -> Attempt:
    """The file is a mount itself, as single files of containers are."""
    with mounted("size=1m") as path:
        subprocess.run(["mount", "--bind", path, path], check=True)
        result = after(path, writer)
        subprocess.run(["umount", path], check=True)
        return result


def immutable_file(writer: Writer) -> Attempt:
    with ordinary() as path:
        subprocess.run(["chattr", "+i", path], check=True)
        try:
            return after(path, writer)
        finally:
            subprocess.run(["chattr", "-i", path], check=True)


# ------------------------------------------------------------------ rights


def forbidden_folder(writer: Writer) -> Attempt:
    with ordinary() as path:
        path.parent.chmod(0o555)
        result = as_nobody(lambda: after(path, writer))
        path.parent.chmod(0o777)
        return result


def forbidden_file(writer: Writer) -> Attempt:
    with ordinary() as path:
        path.chmod(0o444)
        return as_nobody(lambda: after(path, writer))


def locked_folder(writer: Writer) -> Attempt:
    with ordinary() as path:
        path.parent.chmod(0o000)
        result = as_nobody(lambda: attempted(writer, path))
        path.parent.chmod(0o777)
        return {**result, **found_at(path)}


def anothers_file_in_a_shared_folder(writer: Writer) -> Attempt:
    """As in /tmp: a file of somebody else may be written there, but not replaced."""
    with ordinary() as path:
        path.parent.chmod(0o1777)
        return as_nobody(lambda: after(path, writer))


def a_file_of_a_group_that_is_not_mine(writer: Writer) -> Attempt:
    """As after leaving a group: the own file may be written, but no new one be given to that group."""
    with ordinary() as path:
        os.chown(path, NOBODY, GROUP)
        path.chmod(0o660)
        result = as_nobody(lambda: after(path, writer))
        status = path.stat()
        return {**result, "owner": status.st_uid, "group": status.st_gid, "mode": stat.S_IMODE(status.st_mode)}


# ------------------------------------------------------------------ limits


def no_descriptors(writer: Writer) -> Attempt:
    with ordinary() as path:

        def save() -> Attempt:
            import resource

            resource.setrlimit(resource.RLIMIT_NOFILE, (3, 3))
            result = attempted(writer, path)
            try:
                load_plan(path)
            except PlanFileError as error:
                return {**result, "opening": str(error)}
            return result

        return {**in_a_child(save), **found_at(path)}


def short_files(writer: Writer) -> Attempt:
    """A limit on the size of files, as quotas set it."""
    with ordinary() as path:

        def save() -> Attempt:
            import resource

            resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192))
            return attempted(writer, path)

        return {**in_a_child(save), **found_at(path)}


SCENARIOS: dict[str, Callable[[Writer], Attempt]] = {
    each.__name__: each
    for each in (
        full_disk, nearly_full_disk, no_inodes, read_only_disk, busy_file, immutable_file, forbidden_folder,
        forbidden_file, locked_folder, anothers_file_in_a_shared_folder, a_file_of_a_group_that_is_not_mine,
        no_descriptors, short_files,
    )
}  # fmt: skip


if __name__ == "__main__":
    print(json.dumps(SCENARIOS[sys.argv[1]](WRITERS[(sys.argv[2:] or ["save_plan"])[0]])))
