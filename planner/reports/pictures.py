"""One design as a picture in a file: PNG, SVG, or a page of PDF whose words and numbers can be found and copied."""

from collections.abc import Callable
from pathlib import Path

from models.capacity.results import Evaluation
from models.errors import PlanFileError
from models.plan.entities import Plan
from models.planfile import write_atomically
from models.words import current_language, tr_format, tr_noop
from planner.canvas.picture import DOTS_AN_INCH, PlanPicture
from planner.reports.paper import compiled_pdf
from planner.theme.tokens import Tokens

POINTS_A_PIXEL = 72 / DOTS_AN_INCH


def paint_plan(plan: Plan, design_id: str, evaluation: Evaluation | None, tokens: Tokens, target: Path) -> None:
    """Write a picture of a design to a file, in the format of its extension.

    Raises
    ------
    PlanFileError
        If the extension is not .png, .svg or .pdf, or the file cannot be written.
    """
    draw = KINDS.get(target.suffix.lower())
    if draw is None:
        raise PlanFileError(
            tr_format("{file}: the name of a picture must end in .png, .svg or .pdf.", file=target.name)
        )
    data = draw(PlanPicture(plan, design_id, evaluation, tokens))
    write_atomically(target, data, tr_noop("the picture"))


def picture_page(picture: PlanPicture) -> bytes:
    """Return a picture as the bytes of a PDF file with one page of its size."""
    page = picture.size * POINTS_A_PIXEL
    given = {
        "title": picture.title,
        "seen": picture.seen,
        "language": current_language().code,
        "width": page.width(),
        "height": page.height(),
    }
    return compiled_pdf("picture.typ", {"picture.svg": picture.svg()}, given)


KINDS: dict[str, Callable[[PlanPicture], bytes]] = {
    ".png": PlanPicture.png,
    ".svg": PlanPicture.svg,
    ".pdf": picture_page,
}
