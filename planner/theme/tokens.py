"""Every colour and size of the interface, once for light and once for dark. No other file names a colour."""

import attrs
from attrs import frozen


@frozen
class Sizes:
    """Lengths [px]; spacing goes in steps of 4."""

    step: int = 4
    pad: int = 12
    gap: int = 8
    radius: int = 8
    control_radius: int = 6
    gauge_bar: int = 6
    dot_grid: int = 16


@frozen
class Type:
    """Heights of letters [px]; the family is the system's."""

    page: int = 20
    title: int = 14
    body: int = 13
    card: int = 12
    small: int = 11


@frozen(kw_only=True)
class Tokens:
    """The look of one theme; colours are "#RRGGBB".

    Parameters
    ----------
    ok, high, over, idle : str
        The load states: within ceiling, above it, over capacity, no load or no data.
    overhead : str
        The part of a host's bar that virtualization takes.
    protocols : tuple of str
        Neutral tints, in the order of `models.plan.choices.PROTOCOLS`.
    series : tuple of str
        Lines of a chart, the most urgent first; the last only where there are that many.
    series_rest : str
        Lines of a chart that have no colour of their own.
    neutral_bar : str
        Bars that tell no load state.
    selection : str
        Behind what is chosen.
    scale : float
        How much larger letters and controls are than designed.
    """

    name: str
    window: str
    card: str
    card_inner: str
    text: str
    muted: str
    border: str
    hairline: str
    accent: str
    on_accent: str
    accent_tint: str
    accent_wash: str
    hover: str
    idle: str
    ok: str
    high: str
    over: str
    overhead: str
    track: str
    tick: str
    hatch: str
    chip: str
    field: str
    canvas: str
    dots: str
    site: str
    site_border: str
    card_border: str
    vm_border: str
    wire: str
    protocols: tuple[str, ...]
    series: tuple[str, ...]
    series_rest: str
    neutral_bar: str
    selection: str
    sizes: Sizes = attrs.field(factory=Sizes)
    type: Type = attrs.field(factory=Type)
    scale: float = 1.0

    def at_scale(self, factor: float) -> "Tokens":
        """Return the look with letters and controls larger or smaller than the designed ones."""
        heights = {name: round(height * factor) for name, height in attrs.asdict(Type()).items()}
        return attrs.evolve(self, type=Type(**heights), scale=factor)

    def scaled(self, length: float) -> int:
        """Return a length that was designed for letters of the usual size, for those in use [px]."""
        return round(length * self.scale)

    def of_state(self, state: str) -> str:
        """Return the colour of a load state of `models.capacity.results.STATES`."""
        return {"ok": self.ok, "high": self.high, "over": self.over, "extrapolated": self.ok}.get(state, self.idle)


LIGHT = Tokens(
    name="light",
    window="#F4F6F8",
    card="#FFFFFF",
    card_inner="#F7F8FA",
    text="#1B2530",
    muted="#55626F",
    border="#7E8B97",
    hairline="#DCE1E6",
    accent="#0B5CAD",
    on_accent="#FFFFFF",
    accent_tint="#D8E5F2",
    accent_wash="#EEF3F9",
    hover="#EBEFF3",
    idle="#7E8B97",
    ok="#1F6FC4",
    high="#9C5F00",
    over="#7A0F2E",
    overhead="#B9CBE0",
    track="#DDE2E8",
    tick="#4A5560",
    hatch="#FFFFFF",
    chip="#E0E3E6",
    field="#F4F6F8",
    canvas="#EEF0F3",
    dots="#CDD3DA",
    site="#F8F9FA",
    site_border="#C3CAD2",
    card_border="#CFD5DC",
    vm_border="#7E8B97",
    wire="#8B96A1",
    protocols=("#3F4360", "#6F5D86", "#94839F", "#8089A3", "#5B4A66", "#6E7691", "#4C5570"),
    series=("#4526A7", "#0F6E62", "#DB327B", "#749A48", "#1C2338", "#8E87A8"),
    series_rest="#8995A1",
    neutral_bar="#5A6875",
    selection="#E3EEF9",
)

DARK = Tokens(
    name="dark",
    window="#1E2329",
    card="#2A3038",
    card_inner="#22272E",
    text="#E6EBF0",
    muted="#A9B4BF",
    border="#75828F",
    hairline="#3C444E",
    accent="#7CC4FF",
    on_accent="#12202C",
    accent_tint="#374858",
    accent_wash="#303A46",
    hover="#343B44",
    idle="#6F7D8A",
    ok="#6FB1F0",
    high="#F5D35C",
    over="#F07A86",
    overhead="#4C647D",
    track="#454E59",
    tick="#C9D1D9",
    hatch="#2A3038",
    chip="#353A42",
    field="#1E2329",
    canvas="#191D22",
    dots="#2C323A",
    site="#1E2227",
    site_border="#3D4550",
    card_border="#434C57",
    vm_border="#75828F",
    wire="#6F7D8A",
    protocols=("#D8D2E6", "#A99AC0", "#8E82A3", "#B9BFD4", "#8A86B0", "#C9B8CC", "#969DB3"),
    series=("#9B61EA", "#4CF0C2", "#E62C8D", "#A59C2A", "#CFCAE0", "#8C8FB1"),
    series_rest="#7C8996",
    neutral_bar="#A3B0BC",
    selection="#2C4359",
)

# For those who ask their system, or this program, for more contrast: words at 7:1, edges as strong as words.
LIGHT_CONTRAST = attrs.evolve(
    LIGHT,
    name="light-contrast",
    window="#FFFFFF",
    card_inner="#FFFFFF",
    text="#000000",
    muted="#26303A",
    border="#3A4550",
    hairline="#6B7783",
    accent="#003E7E",
    accent_tint="#C9DDF2",
    idle="#4A5560",
    ok="#0F56A3",
    high="#754C00",
    over="#4D0015",
    overhead="#7F9DC2",
    track="#D3D9DF",
    tick="#000000",
    field="#FFFFFF",
    canvas="#FFFFFF",
    dots="#AEB7C0",
    site="#FFFFFF",
    site_border="#4A5560",
    card_border="#3A4550",
    vm_border="#3A4550",
    wire="#3A4550",
    series=("#2A039A", "#107F6E", "#DB327B", "#749A48", "#1C2338", "#8E87A8"),
)

DARK_CONTRAST = attrs.evolve(
    DARK,
    name="dark-contrast",
    window="#000000",
    card="#000000",
    card_inner="#000000",
    text="#FFFFFF",
    muted="#DCE3EA",
    border="#B7C2CC",
    hairline="#7D8894",
    accent="#9BD4FF",
    on_accent="#000000",
    accent_tint="#20435F",
    accent_wash="#10202E",
    hover="#22303C",
    idle="#AEB9C3",
    ok="#86C2FF",
    high="#FFE27A",
    over="#FF8F99",
    overhead="#5E7F9F",
    track="#3A434C",
    tick="#FFFFFF",
    hatch="#000000",
    chip="#27313A",
    field="#000000",
    canvas="#000000",
    dots="#4A545E",
    site="#000000",
    site_border="#AEB9C3",
    card_border="#B7C2CC",
    vm_border="#B7C2CC",
    wire="#B7C2CC",
    series=("#9B61EA", "#50FDCD", "#E62C8D", "#A59C2A", "#CFCAE0", "#8C8FB1"),
)
