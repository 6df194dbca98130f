"""Why a number is what it is."""

from planner.shell import conditions, views
from planner.shell.feature import ActionSpec, Feature

FEATURE = Feature(
    order=215,
    actions=(
        ActionSpec(
            id="view.why",
            text="Why this num&ber…",
            section="numbers",
            keys="Ctrl+I",
            enabled=conditions.one_selected,
            synonyms="explain trail reason source formula",
            do=lambda context: context.the(views.trails).limiter(),
        ),
    ),
)
