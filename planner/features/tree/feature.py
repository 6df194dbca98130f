"""The plan as a tree."""

from planner.shell import views
from planner.shell.feature import Feature, PanelSpec, Place

FEATURE = Feature(
    order=130,
    panel=PanelSpec(
        name="tree",
        title="Plan",
        place=Place.LEFT_BELOW,
        make=lambda context: context.the(views.tree),
        at_once=True,
    ),
)
