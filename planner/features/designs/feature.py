"""Adding, naming and leaving designs."""

from planner.shell import conditions, views
from planner.shell.feature import ActionSpec, Feature

FEATURE = Feature(
    order=300,
    actions=(
        ActionSpec(
            id="plan.add",
            text="&New empty design",
            section="designs",
            synonyms="scenario variant tab",
            do=lambda context: context.the(views.designs).add(),
        ),
        ActionSpec(
            id="plan.copy",
            text="&Copy this design",
            section="designs",
            enabled=conditions.any_design,
            synonyms="duplicate clone scenario variant",
            do=lambda context: context.the(views.designs).copy(),
        ),
        ActionSpec(
            id="plan.rename",
            text="&Rename this design",
            section="designs",
            enabled=conditions.any_design,
            do=lambda context: context.the(views.designs).rename(),
        ),
        ActionSpec(
            id="plan.remove",
            text="&Delete this design",
            section="designs",
            enabled=conditions.any_design,
            synonyms="remove drop scenario",
            do=lambda context: context.the(views.designs).remove(),
        ),
        ActionSpec(
            id="plan.next",
            text="Ne&xt design",
            section="order",
            keys="Ctrl+PgDown",
            enabled=conditions.two_designs,
            do=lambda context: context.the(views.designs).next(),
        ),
        ActionSpec(
            id="plan.previous",
            text="&Previous design",
            section="order",
            keys="Ctrl+PgUp",
            enabled=conditions.two_designs,
            do=lambda context: context.the(views.designs).previous(),
        ),
    ),
)
