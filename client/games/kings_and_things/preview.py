"""The hex one points at, in words: whose it is, what is known to stand there, and what going there means."""

from ...render.canvas import Box, Canvas
from ...sprites.ornaments import badge
from .hexes import about, hex_title, hex_words, land_words, why_not
from .march import BATTLE, EXPLORE, WALK_IN
from .panel import PAD, Panel

HEIGHT = 138.0
LOW = 108.0
ICONS = {BATTLE: "crossed-swords", EXPLORE: "compass", WALK_IN: "flying-flag"}
MEANS = {
    BATTLE: "Moving here starts a battle.",
    EXPLORE: "Moving here explores the hex.",
    WALK_IN: "Nobody defends it: it will be yours.",
    "": "They may stop here.",
}
HOPE = {BATTLE: "A battle, about {percent} % yours.", EXPLORE: "An exploration, about {percent} % yours."}
"""The same with the odds, as far as they can be known."""


class PreviewPanel(Panel):
    """Parchment about one hex; it stays when nothing is pointed at, so that nothing jumps."""

    kind = "parchment"

    def height(self, width: float, room: float) -> float:
        return HEIGHT if room >= HEIGHT else LOW if room >= LOW else 0.0

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        table, say, box = self.table, self.context.say, self.box
        at = table.pointed if table.pointed is not None else about(table)
        if at is None:
            words = say("Point at a hex to see what's known about it.")
            canvas.paragraph(words, box.inset(PAD, 18), "body", 17, "inkp2", 1.2)
            return
        state = table.state
        owner = state.owner[at]
        x = box.x + PAD
        if owner >= 0:
            badge(canvas, table.context.badges[owner], x, box.y + 14, 36)
            x += 46
        way, reason, hope = table.reach.get(at), why_not(table, at), table.foresight.hope(at)
        foot = 30.0 if way or reason or hope is not None else 6.0
        room = box.right - PAD - x
        title, kind = hex_title(table, at), land_words(table, at)
        wide = canvas.text_width(kind, "small", 15) + 10
        if canvas.text_width(title, "heading", 19) + wide <= room:  # else its badge and its colour say it
            canvas.text(kind, box.right - PAD, box.y + 25, "small", 15, "inkp2", "rm")
        canvas.text(title, x, box.y + 24, "heading", 19, "#5B1620", "lm", room, cut=True)
        words = hex_words(table, at)
        canvas.paragraph(words, Box(x, box.y + 40, room, box.h - 44 - foot), "body", 16, "inkp", 1.12, least=12)
        if way:
            means = say(MEANS[way.what]) if hope is None else say(HOPE[way.what]).format(percent=round(100 * hope))
            words = say("{means} Costs {cost}, {left} left.").format(means=means, cost=way.cost, left=max(0, way.left))
            self._foot(canvas, ICONS.get(way.what, "walking-boot"), words)
        elif hope is not None:
            words = say("If all fight to the end: about {percent} % yours.").format(percent=round(100 * hope))
            self._foot(canvas, ICONS[BATTLE], words)
        elif reason:
            self._foot(canvas, "padlock", reason)

    def _foot(self, canvas: Canvas, icon: str, words: str) -> None:
        box = self.box
        canvas.icon(icon, box.x + PAD + 12, box.bottom - 22, 22, "#8C1616")
        canvas.text(words, box.x + PAD + 32, box.bottom - 22, "strong", 16, "inkp", "lm", box.w - 2 * PAD - 34, 11)
