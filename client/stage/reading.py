"""A screen read as it is drawn: its texts from the top, then its widgets in the order of Tab, each with its name.

What stands on a widget names it; what holds a value is named by the words beside it, or above. So no screen has to be
described a second time; only a table tells itself in an order of its own.
"""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from ..input.intents import Intent, Kind
from ..render.boxes import Box, Mark
from ..render.listening import ListeningCanvas
from ..widgets.base import Mood, Widget
from ..widgets.scroll import Scroll
from ..widgets.told import Page, Role, Told

if TYPE_CHECKING:
    from . import Stage
    from .scene import Scene

VALUED = frozenset((Role.SWITCH, Role.CHOICE, Role.SLIDER, Role.FIELD))
"""What is written on these is their value."""
ABOVE = 64.0
"""So far above a widget may its name stand."""
ROUND = 16.0
"""So much higher or lower than a widget may words stand that are beside it."""
NO_WORDS = frozenset(("", "·", "•", "–", "-", "…", "×"))  # noqa: RUF001


def listening(stage: "Stage") -> ListeningCanvas:
    """A canvas on which nothing is drawn, of the size and scale of the stage."""
    canvas = ListeningCanvas(stage.scale, (stage.width, stage.height), stage.cache, stage.canvas().style)
    canvas.heard = []
    return canvas


def read_scene(scene: "Scene") -> Page:
    """Any screen that does not tell itself."""
    scene.ready()
    canvas = listening(scene.stage)
    written = [mark for mark in canvas.listen(scene.draw) if mark.text.strip() not in NO_WORDS]
    taken: set[int] = set()
    things: list[Told] = []
    for widget in _in_order(scene):
        if isinstance(widget, Scroll):
            things += _scroll(scene, widget)
        elif (widget.clickable or widget.focusable) and (thing := _told(widget, canvas, written, taken, scene)):
            things.append(thing)
    told_there = {part for thing in things if thing.role in VALUED for part in thing.name.split(", ")}
    left = [mark for at, mark in enumerate(written) if at not in taken]
    texts = [text for text in _paragraphs(left) if text not in told_there]
    told = [Told(f"text{at}", Role.TEXT if at else Role.HEADING, text) for at, text in enumerate(texts)]
    focus = scene.ui.focus
    has_focus = any(thing.id == focus for thing in things)
    return Page(texts[0] if texts else "", (*told, *things), focus if has_focus else "", modal=scene.dialog)


def _in_order(scene: "Scene") -> list[Widget]:
    """Widgets as Tab goes through them; what only a pointer reaches comes last, each id once."""
    walked = scene.ui.in_order()
    found = {widget.id: widget for widget in (*walked, *scene.ui.widgets)}
    return list(found.values())


def _told(
    widget: Widget, canvas: ListeningCanvas, written: Sequence[Mark], taken: set[int], scene: "Scene"
) -> Told | None:
    name = widget.says or _on_it(widget, canvas) or (widget.tip if widget.told_as not in VALUED else "")
    if not name:
        name = _inside(widget.seen(), written, taken) or _beside(widget, written, taken)
    name = name or getattr(widget, "hint", "") or widget.tip
    if not name:
        return None
    steps = None
    if widget.told_as in (Role.CHOICE, Role.SLIDER):

        def steps(step: int) -> bool:
            return widget.handle(Intent(Kind.RIGHT if step > 0 else Kind.LEFT))

    why = "" if widget.enabled else widget.tip
    more = widget.tip if widget.enabled and widget.tip != name else ""
    return Told(
        widget.id, widget.told_as, name, widget.value_told(), widget.is_on(), widget.enabled, more, why,
        scene.stage.caps(widget.key, False).text if widget.key else "",
        partial(_use, scene, widget), steps, widget.id,
    )  # fmt: skip


def _use(scene: "Scene", widget: Widget) -> None:
    """As a click on it would."""
    widget.use()
    scene.changed()


def _on_it(widget: Widget, canvas: ListeningCanvas) -> str:
    """What is written on a widget, without its key and its value."""
    if widget.told_as in VALUED:
        return ""
    label, second = getattr(widget, "label", ""), getattr(widget, "second", "")
    if label:
        return f"{label}, {second}" if second else str(label)
    marks = canvas.listen(lambda canvas: widget.draw(canvas, Mood()))
    key = canvas.style.caps(widget.key, False).text.lower()
    return ", ".join(_paragraphs([m for m in marks if m.text.lower() != key and m.text.strip() not in NO_WORDS]))


def _inside(box: Box, written: Sequence[Mark], taken: set[int]) -> str:
    """What the scene wrote where a widget lies."""
    within = [at for at, mark in enumerate(written) if box.holds(mark.box.cx, mark.box.cy) and at not in taken]
    taken.update(within)
    return ", ".join(_paragraphs([written[at] for at in within]))


def _beside(widget: Widget, written: Sequence[Mark], taken: set[int]) -> str:
    """The words at the left of a widget, or closely above it."""
    box = widget.seen()
    top, low = box.y - ROUND, box.bottom + ROUND
    left = [at for at, mark in enumerate(written) if mark.box.right <= box.x + 4 and top <= mark.box.cy < low]
    above = [
        at
        for at, mark in enumerate(written)
        if box.y - ABOVE <= mark.box.cy < box.y and mark.box.x < box.right and box.x < mark.box.right
    ]
    found = [at for at in left or above if at not in taken]
    if not found:
        return ""
    if left:
        column = max(written[at].box.x for at in found)
        found = [at for at in found if abs(written[at].box.x - column) < 4]
    taken.update(found)
    return ", ".join(_paragraphs([written[at] for at in found]))


def _scroll(scene: "Scene", widget: Scroll) -> list[Told]:
    """The way further down and up, for whoever cannot turn a wheel."""
    found = []
    for kind, words, there in (
        (Kind.PAGE_DOWN, "Further down", widget.offset < widget.most),
        (Kind.PAGE_UP, "Further up", widget.offset > 0),
    ):
        if there:

            def turn(kind: Kind = kind) -> None:
                widget.handle(Intent(kind))
                scene.changed()

            found.append(Told(f"{widget.id} {kind}", Role.BUTTON, scene.say(words), does=turn))
    return found


def _paragraphs(marks: Sequence[Mark]) -> list[str]:
    """Lines that stand below each other in one type are one text."""
    found: list[tuple[str, Mark, Mark]] = []
    for mark in marks:
        if found and _goes_on(*found[-1][1:], mark):
            found[-1] = (f"{found[-1][0]} {mark.text}", found[-1][1], mark)
        else:
            found.append((mark.text, mark, mark))
    return [text for text, _, _ in found]


def _goes_on(first: Mark, last: Mark, mark: Mark) -> bool:
    """Whether a text goes on with this: right behind it, or in the next line."""
    behind = abs(mark.box.cy - last.box.cy) < 3 and -2 <= mark.box.x - last.box.right < last.size
    below = 0 < mark.box.cy - last.box.cy < 2 * last.box.h
    aligned = abs(mark.box.x - first.box.x) < 1 or abs(mark.box.cx - last.box.cx) < 1
    return mark.size == last.size and (behind or (below and aligned))
