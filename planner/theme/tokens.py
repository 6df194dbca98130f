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
    control_height: int = 28
    gauge_bar: int = 6
    dot_grid: int = 16


@frozen
class Type:
    """Heights of letters [px]; the family is the system's."""

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
    sizes: Sizes = attrs.field(factory=Sizes)
    type: Type = attrs.field(factory=Type)

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
    hairline="#DFE3E8",
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
    track="#DFE3E8",
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
)

DARK = Tokens(
    name="dark",
    window="#1E2329",
    card="#2A3038",
    card_inner="#22272E",
    text="#E6EBF0",
    muted="#A9B4BF",
    border="#75828F",
    hairline="#3D4550",
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
    track="#3D4550",
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
)
