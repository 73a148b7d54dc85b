"""The picture on the lid of a game's box."""

from ..render import shapes
from ..render.canvas import Box, Canvas
from ..render.pictures import covering


def box_art(canvas: Canvas, game: str, box: Box, radius: float = 12) -> None:
    """The lid, cut to the shape of this box, in a golden edge."""
    px = canvas.scale.px
    left, top = px(box.x), px(box.y)
    size = (max(1, px(box.right) - left), max(1, px(box.bottom) - top))
    corner = radius * canvas.scale.pixels
    name = f"boxes/{game}.jpg"
    lid = canvas.made(
        ("lid", name, size, corner),
        lambda: shapes.masked(covering(name, size).convert_alpha(), shapes.box(size, corner, ((0, (255,) * 4),))),
    )
    canvas.shadow(box, radius, 10, 170, 6)
    canvas.put(lid, left, top)
    canvas.rect(box, radius, None, "#F0D08A", 2)
