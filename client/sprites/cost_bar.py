"""What an answer costs, in words and as a bar: beside the words, or below them where they need the width."""

from ..render.canvas import Box, Canvas

AMBER, TRACK = "#E8912D", "#D9BE93"
INK, SIZE, STEP = "inkp", 16.5, 1.14
LEFT, BESIDE = 44.0, 104.0
"""Where the words begin, behind the scales; what the bar takes beside them."""


def _is_short(canvas: Canvas, wide: float, words: str, bar: bool) -> bool:
    return canvas.text_width(words, "strong", SIZE) <= wide - LEFT - 12 - (BESIDE if bar else 0)


def cost_height(canvas: Canvas, wide: float, words: str, bar: bool = True) -> float:
    """So high it is."""
    lines = 1 if _is_short(canvas, wide, words, bar) else len(canvas.wrapped(words, "strong", SIZE, wide - LEFT - 12))
    below = 18 if bar and not _is_short(canvas, wide, words, bar) else 0
    return max(42.0, 14 + lines * SIZE * STEP * canvas.scale.text + below)


def draw_cost(canvas: Canvas, box: Box, words: str, share: float | None) -> None:
    """On a card of parchment; `share`: of the most that is told. None: it cost nothing, and that is good."""
    bar = share is not None
    canvas.rect(box, 9, "#F6DDB4" if bar else "#DDE9C8", AMBER if bar else "e600", 1.6)
    canvas.icon("scales", box.x + 24, box.cy, 22, INK)
    wide = box.w - LEFT - 12
    track = Box(box.right - BESIDE, box.cy - 5, BESIDE - 12, 10)
    room = wide
    if not _is_short(canvas, box.w, words, bar):
        track = Box(box.x + LEFT, box.bottom - 19, wide, 10)
    elif bar:
        room = wide - BESIDE
    lines = [words] if _is_short(canvas, box.w, words, bar) else canvas.wrapped(words, "strong", SIZE, wide)
    step = SIZE * STEP * canvas.scale.text
    low = track.y if bar and room == wide else box.bottom
    y = (box.y + low - step * len(lines)) / 2 + step / 2
    for line in lines:
        canvas.text(line, box.x + LEFT, y, "strong", SIZE, INK, "lm", room)
        y += step
    if share is not None:
        canvas.rect(track, 5, TRACK)
        canvas.rect(track._replace(w=max(10.0, track.w * min(1.0, share))), 5, AMBER)
