"""`make translations`: all texts of the program gathered into `resources/translations`, and what still lacks words.

Texts of the code are found by reading it, never by running it; those of the data with the readers of the program.
What is translated stays; what no longer exists is marked so.
"""

import ast
import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path

from attrs import define, field

import resources
from models.calibration.figures import STATUSES, Figure
from models.calibration.keys import read_tables
from models.calibration.library import Library, read_library
from models.plan.choices import EXCHANGE_VERSIONS, GUEST_SYSTEMS, ROLES, WINDOWS_VERSIONS
from models.published.cases import Case, read_cases, read_context
from models.words import DATA, ENGLISH, LANGUAGES, SENTENCES
from planner.presenters.published_page import input_name
from planner.presenters.samples import named_texts, samples_in, templates_in

ROOT = Path(__file__).resolve().parent.parent
CODE = ("models", "planner")
WORDS_MODULE = ROOT / "models" / "words.py"
FOLDER = ROOT / "resources" / "translations"
FIGURES, ERRATA, CASES, SAMPLES = DATA
# Functions of models.words, and which of their arguments are texts.
SAID = {"tr_format": (0,), "tr_noop": (0,), "tr_count": (1, 2)}
# Descriptions whose texts are looked up where they are shown: their arguments by place and name.
DESCRIBED = {"Field": (None, ("label", "help", "noun")), "Choice": (1, ("label",))}
# Signs such as "MHz" are the same in every language.
WORD = re.compile("[a-z]{3}")
# Those whose texts have a context of their own.
OWN_CONTEXTS = {"ActionSpec": ("Actions", ("text", "tool", "synonyms")), "PanelSpec": ("Docks", ("title",))}
UNFINISHED, GONE = "unfinished", "vanished"

Texts = dict[str, dict[str, None]]


@define
class Module:
    """What is found in one file of the code: texts by context, and places where none could be read."""

    path: Path
    texts: list[tuple[str, str]] = field(factory=list)
    faults: list[str] = field(factory=list)
    imported: dict[str, str] = field(factory=dict)
    constants: dict[str, str] = field(factory=dict)
    wrappers: dict[str, str] = field(factory=dict)

    def read(self) -> "Module":
        """Return the module itself, its texts found."""
        tree = ast.parse(self.path.read_text(encoding="utf-8"))
        for node in tree.body:
            self._learn(node)
        self._walk(tree, "")
        return self

    def _learn(self, node: ast.stmt) -> None:
        """Note what names stand for: functions of models.words, constants, functions that translate."""
        if isinstance(node, ast.ImportFrom) and node.module == "models.words":
            self.imported |= {name.asname or name.name: name.name for name in node.names}
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            if (text := _literal(node.value)) is not None:
                self.constants[node.targets[0].id] = text
        elif isinstance(node, ast.FunctionDef) and self.path == WORDS_MODULE and node.name in SAID:
            self.imported[node.name] = node.name
        elif isinstance(node, ast.FunctionDef) and isinstance(last := node.body[-1], ast.Return):
            call = last.value
            if (
                isinstance(call, ast.Call)
                and _name(call) == "translate"
                and len(call.args) > 1
                and _literal(call.args[-1]) is None
            ):
                self.wrappers[node.name] = self._context(call.args[0])

    def _walk(self, node: ast.AST, owner: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Call):
                self._call(child, owner)
            self._walk(child, child.name if isinstance(child, ast.ClassDef) else owner)

    def _call(self, call: ast.Call, owner: str) -> None:
        name = _name(call)
        base = call.func.value if isinstance(call.func, ast.Attribute) else None
        of_words = isinstance(base, ast.Name) and base.id in {"words", "numbers"}
        said = name if of_words else self.imported.get(name, "") if base is None else ""
        if said in SAID:
            self._take(SENTENCES, call, [call.args[index] for index in SAID[said] if index < len(call.args)])
        elif name == "tr" and base is not None:
            own = isinstance(base, ast.Name) and base.id == "self"
            self._take(owner if own else "", call, call.args[:1])
        elif name in {"translate", "QT_TRANSLATE_NOOP"} and len(call.args) > 1 and _literal(call.args[1]) is not None:
            self._take(self._context(call.args[0]), call, call.args[1:2])
        elif base is None and name in self.wrappers:
            self._take(
                self.wrappers[name], call, [argument for argument in call.args[:1] if _literal(argument) is not None]
            )
        elif base is None:
            self._described(name, call)

    def _described(self, name: str, call: ast.Call) -> None:
        context, keys = OWN_CONTEXTS.get(name, (SENTENCES, ()))
        place, keys = DESCRIBED.get(name, (None, keys))
        given = [word.value for word in call.keywords if word.arg in keys]
        given += [call.args[place]] if place is not None and len(call.args) > place else []
        self._take(context, call, [argument for argument in given if _literal(argument)])

    def _take(self, context: str, call: ast.Call, given: list[ast.expr]) -> None:
        for argument in given:
            text = _literal(argument)
            if text and context:
                self.texts.append((context, text))
            elif not isinstance(argument, ast.Starred):
                place = self.path.relative_to(ROOT)
                self.faults.append(f"{place}:{call.lineno}: a text to translate must stand literally, in a class")

    def _context(self, node: ast.expr) -> str:
        return _literal(node) or (self.constants.get(node.id, "") if isinstance(node, ast.Name) else "")


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def modules() -> list[Module]:
    """Return every file of the code with its texts."""
    paths = sorted(chain.from_iterable((ROOT / name).rglob("*.py") for name in CODE))
    return [Module(path).read() for path in paths]


def texts_of_data() -> Iterator[tuple[str, str]]:
    """Return the texts that stand in the program's data and are shown in the user's language."""
    library = read_library(resources.folder())
    yield from ((SENTENCES, text) for text in _texts_of_choices())
    yield from ((FIGURES, text) for text in _texts_of_library(library))
    for path in sorted((ROOT / "resources" / "hardware").glob("*.toml")):
        machines = read_tables(path).get("models", ())
        yield from ((SENTENCES, entry["spec_submission"]) for entry in machines if "spec_submission" in entry)
    for erratum in library.errata:
        yield from ((ERRATA, text) for text in (erratum.finding, erratum.evidence, erratum.reading))
    for case in read_cases(resources.folder()):
        yield from ((CASES, text) for text in _texts_of_case(case))
    for row in read_context(resources.folder()):
        yield from ((CASES, text) for text in (row.what, row.unit, row.note))
    for sample in samples_in(resources.folder()):
        yield from ((SAMPLES, text) for text in named_texts(sample.read()))
    for template in templates_in(resources.folder()):
        yield from ((SAMPLES, text) for text in named_texts(template.read()))


def _texts_of_choices() -> Iterator[str]:
    """Return the words for versions, roles and systems: they stand where those of the other choices do."""
    for entry in (*ROLES, *EXCHANGE_VERSIONS, *WINDOWS_VERSIONS, *GUEST_SYSTEMS):
        yield entry.label


def _texts_of_library(library: Library) -> Iterator[str]:
    for entry in (*library.calibrations.values(), *library.hypervisors.values()):
        yield from (entry.title, entry.note)
    yield from (source.title for source in library.sources.values() if source.kind == "judgement")
    yield from STATUSES
    yield from chain.from_iterable(_texts_of_figure(figure) for figure in library.figures().values())


def _texts_of_figure(figure: Figure) -> Iterator[str]:
    yield from (figure.label, figure.note, figure.formula, figure.conditions, figure.unit)
    yield from (reading.text for reading in figure.readings)


def _texts_of_case(case: Case) -> Iterator[str]:
    yield from (case.what, case.correction, case.why, case.fit_title, case.method, case.reason, case.unit)
    yield from (input_name(key) for key in case.inputs)


def collected() -> Texts:
    """Return all texts by context, in the order of the code; those of the data that the code has not."""
    texts: Texts = {}
    for context, text in chain.from_iterable(module.texts for module in modules()):
        texts.setdefault(context, {})[text] = None
    known = set(texts.get(SENTENCES, ()))
    for context, text in texts_of_data():
        if text not in known and WORD.search(text):
            known.add(text)
            texts.setdefault(context, {})[text] = None
    return {context: texts[context] for context in sorted(texts)}


def translated(path: Path) -> dict[tuple[str, str], str]:
    """Return what a file of translations holds already, by context and English text."""
    if not path.exists():
        return {}
    found = {}
    for context in ET.fromstring(path.read_text(encoding="utf-8")):  # noqa: S314 - a file of this project
        for message in context.iter("message"):
            words = message.findtext("translation", "")
            if words:
                found[context.findtext("name", ""), message.findtext("source", "")] = words
    return found


def document(texts: Texts, known: Mapping[tuple[str, str], str], code: str) -> str:
    """Return the file of a language: every text with its translation, and at the end of a context what is gone."""
    root = ET.Element("TS", version="2.1", language=code, sourcelanguage=ENGLISH)
    gone = {context: [text for owner, text in known if owner == context] for context, _ in known}
    for name in sorted({*texts, *gone}):
        context = ET.SubElement(root, "context")
        ET.SubElement(context, "name").text = name
        for text in texts.get(name, ()):
            words = known.get((name, text), "")
            _message(context, text, words, "" if words else UNFINISHED)
        for text in gone.get(name, ()):
            if text not in texts.get(name, ()):
                _message(context, text, known[name, text], GONE)
    ET.indent(root)
    body = ET.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n'


def _message(context: ET.Element, text: str, words: str, state: str) -> None:
    message = ET.SubElement(context, "message")
    ET.SubElement(message, "source").text = text
    translation = ET.SubElement(message, "translation", {"type": state} if state else {})
    translation.text = words


def missing(texts: Texts, known: Mapping[tuple[str, str], str]) -> list[tuple[str, str]]:
    """Return the texts that have no translation, with their context."""
    return [(context, text) for context in texts for text in texts[context] if (context, text) not in known]


def path_of(code: str) -> Path:
    """Return the file of a language."""
    return FOLDER / f"planner_{code}.ts"


def main() -> int:
    """Return 0 after writing every language's file and printing what is missing; 1 where a text cannot be read."""
    faults = list(chain.from_iterable(module.faults for module in modules()))
    for fault in faults:
        print(fault)
    texts = collected()
    for code in LANGUAGES:
        if code == ENGLISH:
            continue
        known = translated(path_of(code))
        FOLDER.mkdir(exist_ok=True)
        path_of(code).write_text(document(texts, known, code), encoding="utf-8", newline="\n")
        lacking = missing(texts, known)
        for context, text in lacking:
            print(f"{path_of(code).name}: {context}: {text}")
        print(f"{path_of(code).name}: {sum(map(len, texts.values()))} texts, {len(lacking)} without a translation")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
