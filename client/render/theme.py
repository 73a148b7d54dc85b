"""The colours of the box, by name. Every colour on a screen comes from here, so that contrast can be tested once.

The names are those of the look: w = walnut, p = parchment, g = gold, t = text on dark, v = violet, e = teal.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

RGBA = tuple[int, int, int, int]

TOKENS: Final[Mapping[str, str]] = {
    "ink": "#140C06",
    "w900": "#1A110A",
    "w800": "#241710",
    "w700": "#322117",
    "w600": "#45301F",
    "w500": "#5E432A",
    "p100": "#F7ECD3",
    "p200": "#EDDDB8",
    "p300": "#DEC897",
    "p400": "#BFA36C",
    "edge": "#8A682E",
    "inkp": "#2A1A0E",
    "inkp2": "#5A4228",
    "g100": "#FCE9B4",
    "g300": "#F2CF7E",
    "g500": "#C99F4A",
    "g700": "#86652B",
    "t1": "#F8ECD2",
    "t2": "#D9C7A1",
    "t3": "#B09B78",
    "v900": "#171029",
    "v800": "#221840",
    "v700": "#33255C",
    "v500": "#6A4DB4",
    "v300": "#BDA6F5",
    "v100": "#F4E9FF",
    "e900": "#0C2529",
    "e800": "#05282B",
    "e700": "#15525A",
    "e600": "#1B6A70",
    "e500": "#2A9BA0",
    "e300": "#84E4DE",
    "e200": "#A9F0EC",
    "e100": "#F4FFFE",
    "legal": "#84E4DE",
    "chosen": "#FFD66B",
    "target": "#FF9EC4",
    "target_tag": "#FFB9D4",
    "target_ink": "#2A0A1A",
    "aim": "#A8323A",
    "aim_deep": "#611218",
    "aim_ink": "#FFF0E6",
    "danger": "#C2413A",
    "warn": "#F0A84B",
    "ok": "#6FCF8A",
    "loss": "#FF9E8C",
    "white": "#FFFFFF",
    "black": "#000000",
}

STRONG: Final[Mapping[str, str]] = {
    **TOKENS,
    "w900": "#000000",
    "w800": "#0A0704",
    "w700": "#120C07",
    "w600": "#24170D",
    "p100": "#FFFFFF",
    "p200": "#FFF8E6",
    "p300": "#FFF1CF",
    "inkp": "#000000",
    "inkp2": "#2A1A0E",
    "g300": "#FFE08A",
    "g500": "#FFD66B",
    "g700": "#C99F4A",
    "t1": "#FFFFFF",
    "t2": "#F8ECD2",
    "t3": "#D9C7A1",
    "legal": "#8CFFF7",
    "chosen": "#FFE600",
    "target": "#FFB0D0",
}
"""Strong contrast: darker grounds, brighter lines and letters."""

# The look's "colour_blind" palette only moves the three signals further apart; emblems and patterns do the rest.
COLOUR_BLIND: Final[Mapping[str, str]] = {**TOKENS, "legal": "#7CD0FF", "target": "#FFB000", "chosen": "#FFFFFF"}

PALETTES: Final[Mapping[str, Mapping[str, str]]] = {
    "standard": TOKENS,
    "high_contrast": STRONG,
    "colour_blind": COLOUR_BLIND,
}

Stop = tuple[float, str | RGBA]
"""One stop of a gradient: where, from 0 to 1, and the colour there."""

PANELS: Final[Mapping[str, tuple[Stop, ...]]] = {
    "dark": ((0, (52, 35, 23, 255)), (0.12, (38, 25, 16, 255)), (1, (28, 18, 11, 255))),
    "parchment": ((0, "#F7ECD3"), (0.5, "#EFE0BD"), (1, "#DFCA9B")),
    "night": ((0, (44, 32, 82, 255)), (1, (18, 13, 36, 255))),
    "plum": ((0, (62, 47, 54, 255)), (0.12, (48, 36, 42, 255)), (1, (33, 24, 29, 255))),
    "crimson": ((0, (112, 30, 42, 255)), (0.12, (90, 22, 32, 255)), (1, (54, 11, 19, 255))),
}

BUTTONS: Final[Mapping[str, tuple[tuple[Stop, ...], str, str]]] = {
    "primary": (((0, "#FBE3A0"), (0.5, "#DDB257"), (1, "#B88734")), "#5F4519", "#140C06"),
    "teal": (((0, "#207378"), (0.5, "#18606A"), (1, "#0F4850")), "#84E4DE", "#F4FFFE"),
    "secondary": (((0, "#5C4127"), (1, "#352414")), "#C99F4A", "#F8ECD2"),
    "ghost": (((0, "#241812"), (1, "#1A110A")), "#86652B", "#F2CF7E"),
    "night": (((0, "#4A5690"), (1, "#232C58")), "#C99F4A", "#FFF6E4"),
    "danger": (((0, "#8C2F2A"), (1, "#561917")), "#E08A7C", "#FFF0E6"),
    "disabled": (((0, "#2C2117"), (1, "#2C2117")), "#5E4A2C", "#B09B78"),
}
"""BlitCanvas, border and letters of each kind of button."""

SEAT_COLOURS: Final = (
    "#B3242E",
    "#2459AE",
    "#B9820F",
    "#23743A",
    "#6F3CA3",
    "#B9531A",
    "#137A80",
    "#596273",
)

LAND_GROUNDS: Final[Mapping[str, tuple[str, str]]] = {
    "highland": ("#26304E", "#3D4A6A"),
    "lowland": ("#17363A", "#28544A"),
    "maneland": ("#3A2A17", "#5A4222"),
    "kingdom": ("#2A2A40", "#3A4A50"),
}

NIGHT_GROUNDS: Final[Mapping[str, tuple[str, str]]] = {
    "highland": ("#10122E", "#1F2450"),
    "lowland": ("#0B1F2C", "#12383E"),
    "maneland": ("#1E1530", "#2E2444"),
    "kingdom": ("#10122E", "#12383E"),
}


def rgba(colour: str | RGBA, palette: Mapping[str, str] = TOKENS) -> RGBA:
    """A token, a hex code or a colour already, as numbers.

    >>> rgba("ink")
    (20, 12, 6, 255)
    >>> rgba("#FF000080")
    (255, 0, 0, 128)
    """
    if not isinstance(colour, str):
        return colour
    return _numbers(palette.get(colour, colour))


@cache
def _numbers(code: str) -> RGBA:
    red, green, blue = (int(code[i : i + 2], 16) for i in (1, 3, 5))
    return red, green, blue, int(code[7:9], 16) if len(code) > 7 else 255


def mix(first: str | RGBA, second: str | RGBA, share: float) -> RGBA:
    """The first colour with a share of the second in it."""
    share = min(1.0, max(0.0, share))
    a, b = rgba(first), rgba(second)
    red, green, blue, alpha = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue, alpha


def contrast(first: str | RGBA, second: str | RGBA) -> float:
    """The contrast ratio of two opaque colours as WCAG defines it, from 1 to 21.

    >>> round(contrast("white", "black"))
    21
    """
    low, high = sorted((_luminance(rgba(first)), _luminance(rgba(second))))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: RGBA) -> float:
    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part) for part in colour[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
