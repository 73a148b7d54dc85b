"""My Realm Will Be Yours, put together: which chapter of the rules answers which frame and which verb."""

from ..core.agenda import Agenda
from ..core.machine import Machine
from ..core.setup import Setup
from ..core.types import Tell
from .charter import MODES, SETTINGS, Charter, draw_up
from .decisions import KINDS, VERBS
from .events import EVENTS
from .invariants import broken
from .judging import RealmJudge
from .matters import PRINCESS
from .opponents import OPPONENTS
from .redeal import redeal
from .rules import course, deal, discuss, ending, judgement, looks, rebellion
from .state import RETHINKS, STREAMS, TEACHING, State
from .text import WORDS
from .view import view

AGENDA = Agenda[State](
    ask={
        "rebellion": rebellion.ask_rebellion,
        "discuss": discuss.ask_discuss,
        "speak": discuss.ask_speak,
        "answer": discuss.ask_answer,
        "decide": judgement.ask_decide,
    },
    work={},  # whatever the table does by itself follows from an answer at once
    do={
        "draw": rebellion.let_draw,
        "look": looks.look,
        "rebel": rebellion.rebel,
        "claim": rebellion.claim,
        "value": rebellion.claim,
        "relent": rebellion.let_draw,
        "proclaim": rebellion.proclaim,
        "ready": discuss.ready,
        "listen": discuss.listen,
        "inquire": discuss.inquire,
        "concerning": discuss.concerning,
        "form": discuss.choose_form,
        "about": discuss.about,
        "word": discuss.word,
        "silence": discuss.silence,
        "answer": discuss.answer,
        "deflect": discuss.deflect,
        "place": judgement.place,
        "seal": judgement.seal,
        "back": discuss.back,
    },
)

MOST_YEARS = 3 + 6 + 12
"""Three, at most six, and with `phase3Rounds=0` at most nine that cost a token and three that bring three points."""

YEAR_BOUND = 500
"""Above what a year can hold: a rebellion thought better of, ten statements and three questions, each begun anew as
often as one may, a dozen looks with as many second thoughts after each, and the tiles."""


def begin(charter: Charter, rng: list[int], tell: Tell) -> State:
    """The King's key is drawn, and the first year begins."""
    state = State(
        charter, rng, key=(), deck=[], aside=[], spent=[], dealt=(), phase=TEACHING, year=0, rumour=0,
        tokens=charter.tokens, points=0, words=0, questions=0, silent=False, looks=0, sayings=(), years=(), draft=(),
        rethinks=RETHINKS, die=0, ending=-1, agenda=[],
    )  # fmt: skip
    deal.draw_key(state, tell)
    course.begin_phase(state, tell, TEACHING)
    return state


def bound(setup: Setup) -> int:
    return MOST_YEARS * YEAR_BOUND


GAME = Machine(
    id="my_realm",
    title="My Realm Will Be Yours",
    before={"looks": 0},
    rules_version=2,  # since looks at the key are on record
    modes=MODES,
    settings=SETTINGS,
    kinds=KINDS,
    verbs=VERBS,
    events=EVENTS,
    turn="year_began",
    together=True,
    open_seats=frozenset([PRINCESS]),  # 5: the King knows all that she knows
    opponents=OPPONENTS,
    judge=RealmJudge,
    text=WORDS,
    agenda=AGENDA,
    state=State,
    streams=STREAMS,
    draw_up=draw_up,
    begin=begin,
    bound=bound,
    outcome=ending.outcome,
    tally=ending.tally,
    clone=State.clone,
    view=view,
    redeal=redeal,
    broken=broken,
)
