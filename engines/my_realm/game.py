"""My Realm Will Be Yours, put together: which chapter of the rules answers which frame and which verb."""

from collections.abc import Callable, Mapping
from typing import Any

from ..core.agenda import Agenda
from ..core.bots import Bot
from ..core.rng import stream
from ..core.setup import Setup, Value
from ..core.types import Tell
from . import state as states
from .bots import Cryptic, Plain, Wise
from .charter import MODES, SETTINGS, draw_up
from .decisions import KINDS, VERBS
from .events import EVENTS
from .invariants import broken
from .redeal import redeal
from .rules import course, deal, discuss, ending, judgement, looks, rebellion
from .state import RETHINKS, STREAMS, TEACHING, State
from .text import WORDS, Words
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


class MyRealm:
    """The game as the core knows it."""

    id = "my_realm"
    title = "My Realm Will Be Yours"
    rules_version = 2  # since looks at the key are on record
    modes = MODES
    settings = SETTINGS
    kinds = KINDS
    windows: Mapping[str, str] = {}  # whoever is asked is the one who is meant
    verbs = VERBS
    events = EVENTS
    bots: Mapping[str, Callable[[], Bot[State]]] = {"cryptic": Cryptic, "plain": Plain, "wise": Wise}
    brief: Mapping[str, Value] = {}
    text: Words = WORDS

    decision = staticmethod(AGENDA.decision)
    apply = staticmethod(AGENDA.apply)
    outcome = staticmethod(ending.outcome)
    clone = staticmethod(State.clone)
    dump = staticmethod(states.dump)
    view = staticmethod(view)
    redeal = staticmethod(redeal)
    broken = staticmethod(broken)

    def check(self, setup: Setup) -> None:
        """Every value of every setting goes with every other."""

    def bound(self, setup: Setup) -> int:
        return MOST_YEARS * YEAR_BOUND

    def new(self, setup: Setup, tell: Tell = None) -> State:
        charter = draw_up(setup)
        state = State(
            charter, [stream(setup.seed, name) for name in STREAMS], key=(), deck=[], aside=[], spent=[], dealt=(),
            phase=TEACHING, year=0, rumour=0, tokens=charter.tokens, points=0, words=0, questions=0, silent=False,
            looks=0, sayings=(), years=(), draft=(), rethinks=RETHINKS, die=0, ending=-1, agenda=[],
        )  # fmt: skip
        deal.draw_key(state, tell)
        course.begin_phase(state, tell, TEACHING)
        return state

    def load(self, setup: Setup, data: Mapping[str, Any]) -> State:
        return states.load(draw_up(setup), data)


GAME = MyRealm()
