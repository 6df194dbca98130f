"""What the program is made of: each part with its version, its licence and the whole text of that licence."""

import platform
import re
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution, distributions
from importlib.resources.abc import Traversable
from pathlib import Path

from attrs import frozen

import resources

PROJECT = "exchange-topology-planner"
TOOLKIT = "PySide6_Essentials"
# Texts that a part may leave out of its own metadata lie in resources/licences, named by their SPDX identifiers.
IDENTIFIER = re.compile(r"[\w.+-]+")
# Names of files that say which licence they hold.
SPDX_FILE = re.compile(r"(LicenseRef-|[AL]?GPL-\d|MIT$|BSD-|Apache-)")
REQUIRED_NAME = re.compile(r"[\w.-]+")
OLD_NAMES = ("LICENSE", "LICENSE.txt", "LICENSE.md", "LICENCE", "COPYING", "COPYING.txt")
QT_NOTE = (
    "Qt is used under the GNU Lesser General Public License, version 3. Its libraries lie unchanged in files of their "
    "own and may be replaced by other builds of the same version. The code of others inside Qt and its licences are "
    "listed at https://doc.qt.io/qt-6/licenses-used-in-qt.html; the source is at https://download.qt.io/official_releases/."
)


@frozen
class Component:
    """One part of the program.

    Parameters
    ----------
    name, version : str
        As its makers call it.
    licence : str
        An SPDX expression where its makers give one.
    texts : tuple of str
        The licences in full.
    """

    name: str
    version: str
    licence: str
    texts: tuple[str, ...]

    @property
    def text(self) -> str:
        """Return everything there is to read about the licence."""
        return "\n\n\n".join(text.strip("\n") for text in self.texts)


def read_components() -> tuple[Component, ...]:
    """Return all parts of the program that runs, the program itself first."""
    installed = {_canonical(entry.name): entry for entry in _installed()}
    own = installed.pop(PROJECT, None)
    parts = [_component(entry) for _, entry in sorted(installed.items())]
    return (*([_own(own)] if own else []), _python(), *_qt(installed), *parts, *_fonts(), *_system_libraries())


def _installed() -> Iterator[Distribution]:
    """Yield the distributions of a frozen program, or of a source tree those that the program asks for."""
    if getattr(sys, "frozen", False):
        yield from distributions()
        return
    waiting, seen = [PROJECT], set[str]()
    while waiting:
        name = _canonical(waiting.pop())
        if name in seen:
            continue
        seen.add(name)
        try:
            found = distribution(name)
        except PackageNotFoundError:
            continue  # asked for on another system only
        yield found
        waiting += [_required_name(require) for require in found.requires or () if "extra ==" not in require]


def _component(one: Distribution) -> Component:
    licence = _named_licence(one)
    return Component(one.name, one.version, licence, tuple(_own_texts(one)) or tuple(_known_texts(licence)))


def _named_licence(one: Distribution) -> str:
    said = one.metadata.get_all("License-Expression") or one.metadata.get_all("License") or []
    # Some put the whole text where its name belongs, some say it with a classifier only.
    named = [text.strip().partition("\n")[0] for text in said]
    marks = (mark.split(" :: ") for mark in one.metadata.get_all("Classifier") or [])
    return next(filter(None, named), " and ".join(mark[-1] for mark in marks if mark[0] == "License"))


def _own_texts(one: Distribution) -> Iterator[str]:
    """Yield the texts that a part brings, but for those of licences that it is not offered under here."""
    named, licence = one.metadata.get_all("License-File") or [], _named_licence(one)
    for name in dict.fromkeys([*named, *OLD_NAMES]):
        identifier = Path(name).stem
        if SPDX_FILE.match(identifier) and identifier not in IDENTIFIER.findall(licence):
            continue
        text = one.read_text(f"licenses/{name}") or one.read_text(name)
        if text:
            yield text


def _known_texts(licence: str) -> Iterator[str]:
    folder = resources.folder() / "licences"
    for identifier in dict.fromkeys(IDENTIFIER.findall(licence)):
        file = folder / f"{identifier}.txt"
        if file.is_file():
            yield file.read_text("utf-8")


def _own(one: Distribution) -> Component:
    """Return the program itself; in a source tree its licence lies beside the packages."""
    file = Path(__file__).parents[2] / "LICENSE"
    texts = tuple(_own_texts(one)) or ((file.read_text("utf-8"),) if file.is_file() else ())
    return Component("Exchange Topology Planner", one.version, "MIT", texts)


def _python() -> Component:
    return Component("Python", platform.python_version(), "PSF-2.0", tuple(_known_texts("PSF-2.0")))


def _qt(installed: dict[str, Distribution]) -> Iterator[Component]:
    toolkit = installed.get(_canonical(TOOLKIT))
    if toolkit is not None:
        licence = "LGPL-3.0-only"
        yield Component("Qt", toolkit.version, licence, (QT_NOTE, *_known_texts(f"{licence} GPL-3.0-only")))


def _fonts() -> Iterator[Component]:
    """Yield the families of letters among the data, with the licence that lies beside them."""
    folder = resources.folder() / "fonts"
    names = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    for family in sorted({name.partition("-")[0] for name in names if name.endswith((".otf", ".ttf"))}):
        yield Component(family, "", "OFL-1.1", ((folder / "OFL.txt").read_text("utf-8"),))


def _system_libraries() -> Iterator[Component]:
    """Yield what a bundle for any Linux takes along from the system that it was built on."""
    folder = resources.folder() / "licences" / "system"
    if folder.is_dir():
        yield from sorted((_system_library(file) for file in folder.iterdir()), key=lambda entry: entry.name)


def _system_library(file: Traversable) -> Component:
    name, _, version = file.name.removesuffix(".txt").partition("_")
    return Component(name, version, "", (file.read_text("utf-8"),))


def _required_name(requirement: str) -> str:
    found = REQUIRED_NAME.match(requirement)
    return found.group() if found else ""


def _canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
