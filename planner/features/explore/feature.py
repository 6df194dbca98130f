"""Panels as large as the canvas."""

from planner.shell import views
from planner.shell.feature import ActionSpec, Feature

FEATURE = Feature(
    order=235,
    actions=(
        ActionSpec(
            id="view.explore",
            text="E&xplore",
            section="numbers",
            keys="F9",
            tool="Explore",
            tool_group="jobs",
            tool_place=4,
            icon="explore",
            synonyms="large charts full screen canvas",
            do=lambda context: context.the(views.explore).turn(),
        ),
    ),
)
