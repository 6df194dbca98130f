"""The colours can be read, seen, and told apart by every kind of eye; no other file names one."""

import re
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from models.plan.choices import PROTOCOLS
from planner.charts.heatmap import FILL
from planner.theme.palette import palette_of
from planner.theme.style_sheet import style_sheet
from planner.theme.tokens import DARK, DARK_CONTRAST, LIGHT, LIGHT_CONTRAST

CONTRAST = [LIGHT_CONTRAST, DARK_CONTRAST]
THEMES = pytest.mark.parametrize(
    "tokens", [LIGHT, DARK, *CONTRAST], ids=["light", "dark", "light contrast", "dark contrast"]
)
PLANNER = Path(__file__).parents[3] / "planner"
TEXT, STRONG_TEXT, PARTS, APART = 4.5, 7.0, 3.0, 14.0
# Six more hues cannot reach what the load states keep among themselves; the names at the lines carry who is who.
SERIES_APART = 10.5


@THEMES
@pytest.mark.parametrize("ground", ["window", "card", "card_inner", "canvas", "site", "field", "chip", "hover"])
def test_text_can_be_read(tokens, ground, science) -> None:
    assert science.contrast(tokens.text, getattr(tokens, ground)) >= TEXT


@THEMES
@pytest.mark.parametrize("ground", ["window", "card", "card_inner", "canvas", "site", "accent_wash", "hover"])
def test_muted_text_can_be_read(tokens, ground, science) -> None:
    assert science.contrast(tokens.muted, getattr(tokens, ground)) >= TEXT


@pytest.mark.parametrize("tokens", CONTRAST, ids=["light", "dark"])
@pytest.mark.parametrize("ground", ["window", "card", "card_inner", "canvas", "site", "field"])
def test_high_contrast_is_high(tokens, ground, science) -> None:
    for part in (tokens.text, tokens.muted, tokens.high, tokens.over, tokens.accent):
        assert science.contrast(part, getattr(tokens, ground)) >= STRONG_TEXT
    for part in (tokens.border, tokens.card_border, tokens.vm_border, tokens.site_border, tokens.wire):
        assert science.contrast(part, getattr(tokens, ground)) >= TEXT


@THEMES
@pytest.mark.parametrize("state", ["high", "over", "accent"])
@pytest.mark.parametrize("ground", ["card", "card_inner"])
def test_coloured_values_can_be_read(tokens, state, ground, science) -> None:
    assert science.contrast(getattr(tokens, state), getattr(tokens, ground)) >= TEXT


@THEMES
def test_words_on_tints_can_be_read(tokens, science) -> None:
    assert science.contrast(tokens.on_accent, tokens.accent) >= TEXT
    assert science.contrast(tokens.accent, tokens.accent_tint) >= TEXT


@THEMES
@pytest.mark.parametrize("part", ["border", "accent", "idle", "ok", "high", "over", "tick", "vm_border"])
@pytest.mark.parametrize("ground", ["window", "card"])
def test_parts_can_be_seen(tokens, part, ground, science) -> None:
    assert science.contrast(getattr(tokens, part), getattr(tokens, ground)) >= PARTS


@THEMES
@pytest.mark.parametrize("part", ["ok", "high", "over", "tick"])
def test_bars_stand_out_from_their_track(tokens, part, science) -> None:
    assert science.contrast(getattr(tokens, part), tokens.track) >= PARTS


@THEMES
@pytest.mark.parametrize("eye", ["normal", "protanopia", "deuteranopia", "tritanopia"])
def test_load_states_stay_apart(tokens, eye, science) -> None:
    for combination, other in combinations((tokens.ok, tokens.high, tokens.over), 2):
        assert science.difference(combination, other, eye) >= APART


@THEMES
@pytest.mark.parametrize("ground", ["window", "card", "canvas", "field", "accent_wash"])
def test_the_ring_around_what_has_the_keys_can_be_seen(tokens, ground, science) -> None:
    assert science.contrast(tokens.accent, getattr(tokens, ground)) >= PARTS


@THEMES
def test_lines_and_words_of_charts_can_be_seen(tokens, science) -> None:
    for line in (tokens.text, tokens.muted, tokens.idle, tokens.tick):
        assert science.contrast(line, tokens.card) >= PARTS
    for words in (tokens.text, tokens.muted, tokens.tick):
        assert science.contrast(words, tokens.card) >= TEXT


@THEMES
@pytest.mark.parametrize("state", ["ok", "high", "over"])
def test_words_on_the_cells_of_a_chart_can_be_read(tokens, state, science) -> None:
    share = FILL.get(state, 30) / 255
    fill, card = (
        [int(colour[at : at + 2], 16) for at in (1, 3, 5)] for colour in (tokens.of_state(state), tokens.card)
    )
    mixed = (round(over * share + below * (1 - share)) for over, below in zip(fill, card, strict=True))
    assert science.contrast(tokens.text, "#" + "".join(f"{part:02X}" for part in mixed)) >= TEXT


@THEMES
@pytest.mark.parametrize("ground", ["site", "card", "card_inner"])
def test_machines_from_far_can_be_told(tokens, ground, science) -> None:
    for state in ("ok", "high", "over"):
        assert science.contrast(tokens.of_state(state), getattr(tokens, ground)) >= PARTS
        assert science.contrast(tokens.of_state(state), tokens.track) >= PARTS


@THEMES
def test_the_frame_of_the_minimap_can_be_seen(tokens, science) -> None:
    assert science.contrast(tokens.accent, tokens.canvas) >= PARTS
    assert science.contrast(tokens.border, tokens.canvas) >= PARTS


@THEMES
def test_protocols_have_neutral_tints_that_can_be_seen(tokens, science) -> None:
    assert len(tokens.protocols) == len(PROTOCOLS) == len(set(tokens.protocols))
    for tint in tokens.protocols:
        assert science.contrast(tint, tokens.card) >= PARTS
    for protocol, other in pairwise(tokens.protocols):
        assert science.difference(protocol, other, "normal") >= 6


@THEMES
def test_lines_of_a_chart_can_be_seen(tokens, science) -> None:
    for line in (*tokens.series, tokens.series_rest, tokens.neutral_bar):
        assert science.contrast(line, tokens.card) >= PARTS


@THEMES
def test_words_on_what_is_chosen_can_be_read(tokens, science) -> None:
    assert science.contrast(tokens.text, tokens.selection) >= TEXT
    assert science.contrast(tokens.accent, tokens.selection) >= TEXT


@THEMES
@pytest.mark.parametrize("eye", ["normal", "protanopia", "deuteranopia", "tritanopia"])
def test_lines_of_a_chart_stay_apart_from_each_other_and_from_load_states(tokens, eye, science) -> None:
    loads = (tokens.ok, tokens.high, tokens.over)
    apart = {(line, other): science.difference(line, other, eye) for line, other in combinations(tokens.series, 2)}
    apart |= {(line, load): science.difference(line, load, eye) for line in tokens.series for load in loads}
    assert min(apart.values()) >= SERIES_APART, min(apart, key=apart.get)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ],
)
def test_the_difference_is_the_published_one(one, other, expected, science) -> None:
    assert science.ciede2000(one, other) == pytest.approx(expected, abs=1e-4)


def test_colours_stand_in_the_tokens_only() -> None:
    named = [
        f"{path.relative_to(PLANNER)}: {match}"
        for path in PLANNER.rglob("*.py")
        if path.name != "tokens.py"
        for match in re.findall(r"#[0-9A-Fa-f]{6}\b|#[0-9A-Fa-f]{3}\b", path.read_text("utf-8"))
    ]
    assert named == []


@THEMES
def test_pictures_of_the_style_sheet_have_the_tokens_colours(tokens) -> None:
    icons = PLANNER.parent / "resources" / "icons"
    assert tokens.muted in (icons / f"arrow-down-{tokens.name}.svg").read_text("utf-8")
    assert tokens.on_accent in (icons / f"check-{tokens.name}.svg").read_text("utf-8")


@THEMES
@pytest.mark.usefixtures("qapp")
def test_style_sheet_and_palette_are_complete(tokens) -> None:
    sheet = style_sheet(tokens)
    assert "$" not in sheet
    assert palette_of(tokens).window().color().name().upper() == tokens.card
