"""Cover Your Kingdom, put together: which chapter of the rules answers which frame and which verb."""

from collections.abc import Callable, Mapping
from typing import Any

from ..core.agenda import Agenda
from ..core.bots import Bot
from ..core.rng import stream
from ..core.setup import Setup, Value
from ..core.types import Tell
from . import state as states
from .bots import Steward
from .charter import FIRST_2, MODES, SETTINGS, SUM_2, SUM_3
from .decisions import KINDS, VERBS
from .drafting import draw_up
from .events import EVENTS
from .invariants import broken
from .redeal import redeal
from .rules import clans, course, deal, hires, inn, recruit, scoring, sky, turn
from .state import STREAMS, State
from .text import WORDS, Words
from .view import view

AGENDA = Agenda[State](
    ask={
        "act": turn.ask_act,
        "land": clans.ask_land,
        "answer": recruit.ask,
        "defend": hires.ask_defend,
        "give_back": hires.ask_give_back,
        "inn_hire": inn.ask_inn_hire,
        "end_powers": turn.ask_end_powers,
    },
    work={
        "deal": deal.deal,
        "go_on": course.go_on,
        "score": scoring.score_round,
        "arrive": clans.arrive,
        "light": sky.light_later,
        "refill_inn": inn.refill_inn,
    },
    do={
        "settle": clans.settle,
        "settle_discard": clans.settle_discard,
        "add": clans.add,
        "discard": clans.discard,
        "recruit": recruit.recruit,
        "wizard": hires.wizard,
        "hypnogriff": hires.hypnogriff,
        "protect": hires.protect,
        "block": hires.block,
        "elves": hires.elves,
        "mob": hires.mob,
        "claim": inn.claim,
        "kid": clans.kid,
        "end": turn.end,
        "place": clans.place,
        "answer": recruit.answer,
        "concede": recruit.concede,
        "sacrifice": hires.sacrifice,
        "let_go": hires.let_go,
        "give_back": hires.give_back,
        "take_clan": inn.choose,
        "move_clan": inn.choose,
        "disperse_clan": inn.choose,
        "throw": turn.throw,
    },
)

ROUND_BOUND = 4000
"""Far above anything a round of 141 cards can hold: each turn but a pass uses up a card, and passes are counted."""


class CoverYourKingdom:
    """The game as the core knows it."""

    id = "cover_your_kingdom"
    title = "Cover Your Kingdom"
    rules_version = 1
    modes = MODES
    settings = SETTINGS
    kinds = KINDS
    windows: Mapping[str, str] = {}  # whoever is asked out of turn is the one who is meant
    verbs = VERBS
    events = EVENTS
    bots: Mapping[str, Callable[[], Bot[State]]] = {"steward": Steward}
    brief: Mapping[str, Value] = {}
    text: Words = WORDS

    decision = staticmethod(AGENDA.decision)
    apply = staticmethod(AGENDA.apply)
    outcome = staticmethod(scoring.outcome)
    clone = staticmethod(State.clone)
    dump = staticmethod(states.dump)
    view = staticmethod(view)
    redeal = staticmethod(redeal)
    broken = staticmethod(broken)

    def check(self, setup: Setup) -> None:
        draw_up(setup)

    def bound(self, setup: Setup) -> int:
        rounds = {SUM_2: 2, SUM_3: 3, FIRST_2: 40}
        return ROUND_BOUND * rounds.get(str(setup.options["contest"]), 1)

    def new(self, setup: Setup, tell: Tell = None) -> State:
        charter = draw_up(setup)
        seats = charter.seats
        rng = [stream(setup.seed, name) for name in STREAMS]
        nobody = (0,) * seats
        state = State(
            charter, rng, hands=[], sizes=(), stacks=[], clans=[], faces=[], lures=[], deck=[], discard=[], retired=[],
            guards=(), seen={}, powers=nobody, lit=nobody, tokens=(), speedy=0, clock=states.CLOCK_WAITS, inn=(),
            inn_open=0, seat=0, actions=0, free_settled=False, kid_used=False, attempted=(), failed=(), passes=0,
            next_clan=0, starter=0, rounds=(), agenda=[("deal",)],
        )  # fmt: skip
        AGENDA.run(state, tell)
        return state

    def load(self, setup: Setup, data: Mapping[str, Any]) -> State:
        return states.load(draw_up(setup), data)


GAME = CoverYourKingdom()
