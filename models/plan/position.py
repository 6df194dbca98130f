"""Where an item stands on the canvas."""

from typing import Annotated

from attrs import frozen

from models.plan.fields import Field, described


@frozen(field_transformer=described)
class Position:
    """A place on the canvas: top left corner, relative to the site that holds the item (else to the canvas)."""

    x: Annotated[float, Field(kind="number", label="X", minimum=-1e6, maximum=1e6)]
    y: Annotated[float, Field(kind="number", label="Y", minimum=-1e6, maximum=1e6)]


Place = Annotated[Position | None, Field(kind="group", label="Position", group=Position, optional=True)]
