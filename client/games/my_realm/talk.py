"""Talk, on her page: what she may ask, and how many words he has left."""

from engines.core.types import Option
from engines.my_realm.matters import MATTER_IDS, MATTERS
from engines.my_realm.state import matters_of
from engines.my_realm.text import WORDS
from engines.my_realm.words import MATTER_NAMES

from ...render.canvas import Box, Canvas
from .chips import Chip, ChipFace
from .fitted_text import inside, line, lines_of, titled
from .plan import grid
from .realm_table import RealmTable
from .sprites.cloth import TEXT_SOFT
from .sprites.pieces import seal
from .words.captions import looks_words

SEAL = 30.0


def lay_talk(table: RealmTable, box: Box) -> None:
    """The questions, and the nine matters for the one she has begun."""
    questions = table.state.charter.questions
    if not questions or not table.context.asked:
        return
    context, say, state = table.context, table.context.say, table.state
    lit = context.picking.next_things() if context.picking else set()
    first, second = _halves(box)
    begun = state.draft[0] if state.draft else None
    for question, place in zip(questions, grid(first, 2, 2, 8), strict=False):
        thing = ("question", question)
        option = Option("inquire", (question,))
        face, tip = ChipFace(table.label(option).words), "" if question == begun else table.why_not(option)
        context.ui.add(
            Chip(f"question{question}", place, context, thing, face, thing in lit, question == begun, "questions", tip)
        )
    named = state.draft[1:]
    order = [*matters_of(state), *[matter for matter in MATTERS if matter not in matters_of(state)]]
    for matter, place in zip(order, grid(second, 9, 1, 8), strict=True):
        thing = ("matter", matter)
        face = ChipFace(say(MATTER_NAMES[matter]), matter=MATTER_IDS[matter], marked=matter in matters_of(state))
        tip = table.why_not(Option("concerning", (matter,)))
        chip = Chip(f"matter{matter}", place, context, thing, face, thing in lit, matter in named, "matters", tip)
        context.ui.add(chip)


def _halves(box: Box) -> tuple[Box, Box]:
    room = inside(box)
    high = room.h * 0.52
    return Box(room.x, room.y, room.w, high - 5), Box(room.x, room.y + high + 5, room.w, room.h - high - 5)


def draw_talk(canvas: Canvas, table: RealmTable, box: Box, sentence: str) -> None:
    """The panel: seals for the words he has left this year, and what two people need to know who simply talk."""
    state, context = table.state, table.context
    say = context.say
    titled(canvas, box, say("Talk with the King"), "" if _seals(table) else sentence)
    if _seals(table):
        _draw_seals(canvas, table, box)
    room = inside(box)
    if state.charter.free_talk:
        words = say("Talk as you like. Meanwhile the King may look at the secret order, or note a saying down.")
        lines_of(canvas, words, room._replace(h=room.h - 40), "italic", 22, "#FFF6E4")
        foot = Box(room.x, room.bottom - 36, room.w, 30)
        line(canvas, looks_words(state.looks, say), foot, "body", 18, TEXT_SOFT, "m")
    elif question := asked_question(table):
        first, second = room._replace(h=room.h * 0.6), room._replace(y=room.y + room.h * 0.6, h=room.h * 0.4)
        lines_of(canvas, WORDS.question(*question, say), first, "italic", 26, "#FFF6E4")
        lines_of(canvas, sentence, second, "body", 19, TEXT_SOFT)
    elif not table.context.asked or not state.charter.questions:
        lines_of(canvas, sentence, room, "italic", 22, "#FFF6E4")


def _seals(table: RealmTable) -> int:
    """How many words a year has, if they are counted."""
    return 0 if table.state.charter.free_talk else table.state.charter.words


def _draw_seals(canvas: Canvas, table: RealmTable, box: Box) -> None:
    count, left = _seals(table), table.state.words
    x = box.right - 18 - count * (SEAL + 6)
    for number in range(count):
        seal(canvas, x + SEAL / 2 + number * (SEAL + 6), box.y + 24, SEAL, number < count - left)
    label = table.context.say("sayings left")
    width = min(120.0, box.w * 0.2)
    line(canvas, label, Box(x - width - 10, box.y + 9, width, 30), "small", 16, TEXT_SOFT, "r")


def asked_question(table: RealmTable) -> tuple[int, tuple[int, ...]] | None:
    """The question that lies before the King."""
    frame = table.state.agenda[-1] if table.state.agenda else None
    if frame is None or frame[0] != "answer":
        return None
    _, question, matters = frame
    return question, matters
