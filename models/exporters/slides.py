"""Slides as a .pptx file, which PowerPoint, Impress and Keynote open: titles, words, pictures and tables.

The format is a ZIP archive of XML parts, so no library is needed. All words are text; pictures have words for readers.
"""

import io
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from xml.sax.saxutils import escape, quoteattr

from attrs import field, frozen

from models.exporters.diagram import writable

# Units of the format: lengths, sizes of letters, and the width of a thin line.
EMU_AN_INCH, POINTS, LINE = 914_400, 100, 6_350
WIDTH, HEIGHT = 13.333, 7.5
# Where the title of a slide stands, and what is left for all else [inch].
MARGIN, TITLE_TOP, TITLE_HEIGHT, BODY_TOP, BODY_HEIGHT = 0.6, 0.4, 0.8, 1.35, 5.55
NAMES = (
    'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" '
    'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" '
    'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"'
)
HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"
KIND = "application/vnd.openxmlformats-officedocument.presentationml"
# Parts that are the same in every file: what slides look like.
SAME = ("theme/theme1.xml", "slideMasters/slideMaster1.xml", "slideLayouts/slideLayout1.xml")
# Nothing in the file says when it was made: equal slides are equal bytes.
DATE = (1980, 1, 1, 0, 0, 0)
LAYOUT = ("slideLayout", "../slideLayouts/slideLayout1.xml")
# Of the first slide, and of what its first picture is called behind the layout.
FIRST_ID, FIRST_PICTURE = 256, 2


@frozen
class Box:
    """A place on a slide [inch]."""

    x: float
    y: float
    width: float
    height: float


@frozen(kw_only=True)
class Words:
    """Paragraphs of one size [pt] and colour (hex digits)."""

    box: Box
    lines: Sequence[str]
    size: float
    colour: str
    bold: bool = False


@frozen(kw_only=True)
class Picture:
    """A picture of dots with what is seen on it."""

    box: Box
    png: bytes
    seen: str


@frozen(kw_only=True)
class Table:
    """A table: the first row is its head, the first column is set to the left and all others to the right.

    Parameters
    ----------
    widths : sequence of float
        Of its columns [inch].
    line : str
        The colour of the lines between rows.
    """

    box: Box
    rows: Sequence[Sequence[str]]
    widths: Sequence[float]
    size: float
    colour: str
    line: str


@frozen
class Slide:
    """A slide: its title, and what stands below it."""

    title: str
    parts: Sequence[Words | Picture | Table] = field(factory=tuple)

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """Return its pictures in their order."""
        return tuple(part for part in self.parts if isinstance(part, Picture))


@frozen(kw_only=True)
class About:
    """What a file says of itself."""

    title: str
    author: str
    language: str


def slides_file(slides: Sequence[Slide], about: About, looks: Traversable) -> bytes:
    """Return slides as the bytes of a .pptx file.

    Parameters
    ----------
    looks : Traversable
        The folder of the parts that are the same in every file.
    """
    count = len(slides)
    parts = {
        "[Content_Types].xml": _content_types(count),
        "_rels/.rels": _relations((("officeDocument", "ppt/presentation.xml"),), core="docProps/core.xml"),
        "docProps/core.xml": _core(about),
        "ppt/presentation.xml": _presentation(count),
        **{f"ppt/{name}": (looks / name.rpartition("/")[2]).read_bytes() for name in SAME},
        **{_relations_of(name): _relations(targets) for name, targets in _same_relations(count)},
    }
    pictures = 0
    for number, slide in enumerate(slides, 1):
        own = range(pictures + 1, pictures + len(slide.pictures) + 1)
        media = [("image", f"../media/image{place}.png") for place in own]
        name = f"slides/slide{number}.xml"
        parts[f"ppt/{name}"] = _slide(slide, about.language)
        parts[_relations_of(name)] = _relations((LAYOUT, *media))
        parts |= {f"ppt/media/image{place}.png": each.png for place, each in zip(own, slide.pictures, strict=True)}
        pictures += len(slide.pictures)
    return _zipped(parts)


def _relations_of(name: str) -> str:
    folder, _, part = name.rpartition("/")
    return f"ppt/{folder}/_rels/{part}.rels" if folder else f"ppt/_rels/{part}.rels"


def _same_relations(count: int) -> Iterator[tuple[str, Sequence[tuple[str, str]]]]:
    """Return the parts that lead to others, besides slides, with where they lead."""
    master, theme = "slideMasters/slideMaster1.xml", "theme/theme1.xml"
    slides = (("slide", f"slides/slide{number}.xml") for number in range(1, count + 1))
    yield "presentation.xml", (("slideMaster", master), *slides, ("theme", theme))
    yield master, (LAYOUT, ("theme", f"../{theme}"))
    yield "slideLayouts/slideLayout1.xml", (("slideMaster", f"../{master}"),)


def _zipped(parts: Mapping[str, bytes]) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        for name, data in parts.items():
            kind = zipfile.ZIP_STORED if name.endswith(".png") else zipfile.ZIP_DEFLATED
            archive.writestr(zipfile.ZipInfo(name, DATE), data, kind)
    return stream.getvalue()


def _content_types(slides: int) -> bytes:
    def part(name: str, kind: str) -> str:
        return f'<Override PartName="/ppt/{name}" ContentType="{kind}+xml"/>'

    own = "".join(part(f"slides/slide{number}.xml", f"{KIND}.slide") for number in range(1, slides + 1))
    theme = "application/vnd.openxmlformats-officedocument.theme"
    return (
        f'{HEAD}<Types xmlns="{PACKAGE}/content-types">'
        f'<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        f'<Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>'
        f"{part('presentation.xml', f'{KIND}.presentation.main')}{part(SAME[0], theme)}"
        f"{part(SAME[1], f'{KIND}.slideMaster')}{part(SAME[2], f'{KIND}.slideLayout')}{own}"
        f'<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties'
        f'+xml"/></Types>'
    ).encode()


def _relations(targets: Sequence[tuple[str, str]], core: str = "") -> bytes:
    rows = "".join(
        f'<Relationship Id="rId{number}" Type="{RELATION}/{kind}" Target="{target}"/>'
        for number, (kind, target) in enumerate(targets, 1)
    )
    if core:
        rows += f'<Relationship Id="core" Type="{PACKAGE}/relationships/metadata/core-properties" Target="{core}"/>'
    return f'{HEAD}<Relationships xmlns="{PACKAGE}/relationships">{rows}</Relationships>'.encode()


def _core(about: About) -> bytes:
    return (
        f'{HEAD}<cp:coreProperties xmlns:cp="{PACKAGE}/metadata/core-properties" '
        f'xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>{_text(about.title)}</dc:title>'
        f"<dc:creator>{_text(about.author)}</dc:creator><dc:language>{about.language}</dc:language>"
        f"</cp:coreProperties>"
    ).encode()


def _presentation(slides: int) -> bytes:
    ids = "".join(f'<p:sldId id="{FIRST_ID + number}" r:id="rId{number + 2}"/>' for number in range(slides))
    return (
        f'{HEAD}<p:presentation {NAMES}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/>'
        f'</p:sldMasterIdLst><p:sldIdLst>{ids}</p:sldIdLst><p:sldSz cx="{_emu(WIDTH)}" cy="{_emu(HEIGHT)}"/>'
        f'<p:notesSz cx="{_emu(HEIGHT)}" cy="{_emu(WIDTH)}"/></p:presentation>'
    ).encode()


def _slide(slide: Slide, language: str) -> bytes:
    return (
        f"{HEAD}<p:sld {NAMES}><p:cSld><p:spTree>"
        f'<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>'
        f'<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr>'
        f'<p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r>'
        f'<a:rPr lang="{language}"/><a:t>{_text(slide.title)}</a:t></a:r></a:p></p:txBody></p:sp>'
        f"{''.join(_parts(slide, language))}</p:spTree></p:cSld></p:sld>"
    ).encode()


def _parts(slide: Slide, language: str) -> Iterator[str]:
    picture = FIRST_PICTURE
    for number, part in enumerate(slide.parts, 3):
        if isinstance(part, Words):
            yield _words(number, part, language)
        elif isinstance(part, Table):
            yield _table(number, part, language)
        else:
            yield _picture(number, part, f"rId{picture}")
            picture += 1


def _words(number: int, words: Words, language: str) -> str:
    look = _look(words.size, words.colour, language, bold=words.bold)
    lines = "".join(f"<a:p>{_run(line, look)}</a:p>" for line in words.lines)
    return (
        f'<p:sp><p:nvSpPr><p:cNvPr id="{number}" name="Text {number}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr>'
        f'<p:spPr>{_frame("a", words.box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr>'
        f'<p:txBody><a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0"><a:normAutofit/></a:bodyPr>'
        f"<a:lstStyle/>{lines}</p:txBody></p:sp>"
    )


def _picture(number: int, picture: Picture, relation: str) -> str:
    return (
        f'<p:pic><p:nvPicPr><p:cNvPr id="{number}" name="Picture {number}" descr={quoteattr(writable(picture.seen))}/>'
        f'<p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr/></p:nvPicPr><p:blipFill>'
        f'<a:blip r:embed="{relation}"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>'
        f'{_frame("a", picture.box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>'
    )


def _table(number: int, table: Table, language: str) -> str:
    columns = "".join(f'<a:gridCol w="{_emu(width)}"/>' for width in table.widths)
    height = _emu(table.box.height / max(len(table.rows), 1))
    rows = "".join(
        f'<a:tr h="{height}">{"".join(_cells(row, table, language, head=place == 0))}</a:tr>'
        for place, row in enumerate(table.rows)
    )
    return (
        f'<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="{number}" name="Table {number}"/><p:cNvGraphicFramePr>'
        f'<a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>{_frame("p", table.box)}'
        f'<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl>'
        f'<a:tblPr firstRow="1" firstCol="1"/><a:tblGrid>{columns}</a:tblGrid>{rows}</a:tbl></a:graphicData>'
        f"</a:graphic></p:graphicFrame>"
    )


def _cells(row: Sequence[str], table: Table, language: str, *, head: bool) -> Iterator[str]:
    look = _look(table.size, table.colour, language, bold=head)
    for column, text in enumerate(row):
        side = "l" if column == 0 else "r"
        yield (
            f'<a:tc><a:txBody><a:bodyPr/><a:lstStyle/><a:p><a:pPr algn="{side}"/>{_run(text, look)}</a:p></a:txBody>'
            f'<a:tcPr marL="0" marR="{_emu(0.05)}" marT="{_emu(0.02)}" marB="{_emu(0.02)}" anchor="ctr">'
            f'<a:lnB w="{LINE}"><a:solidFill><a:srgbClr val="{table.line}"/></a:solidFill></a:lnB><a:noFill/>'
            f"</a:tcPr></a:tc>"
        )


def _run(text: str, look: str) -> str:
    return f"<a:r>{look}<a:t>{_text(text)}</a:t></a:r>"


def _look(size: float, colour: str, language: str, *, bold: bool) -> str:
    return (
        f'<a:rPr lang="{language}" sz="{round(size * POINTS)}" b="{int(bold)}"><a:solidFill>'
        f'<a:srgbClr val="{colour}"/></a:solidFill></a:rPr>'
    )


def _frame(space: str, box: Box) -> str:
    return (
        f'<{space}:xfrm><a:off x="{_emu(box.x)}" y="{_emu(box.y)}"/>'
        f'<a:ext cx="{_emu(box.width)}" cy="{_emu(box.height)}"/></{space}:xfrm>'
    )


def _text(text: str) -> str:
    return escape(writable(" ".join(text.split())))


def _emu(inches: float) -> int:
    return round(inches * EMU_AN_INCH)
