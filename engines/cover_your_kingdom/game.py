"""Cover Your Kingdom, put together: which chapter of the rules answers which frame and which verb."""

from ..core.agenda import Agenda
from ..core.machine import Machine
from ..core.setup import Setup
from ..core.types import Tell
from .charter import FIRST_2, MODES, SETTINGS, SUM_2, SUM_3, Charter
from .decisions import KINDS, VERBS
from .drafting import draw_up
from .events import EVENTS
from .invariants import broken
from .judging import RulerJudge
from .opponents import OPPONENTS
from .redeal import redeal
from .rules import clans, course, deal, hires, inn, recruit, scoring, sky, turn
from .state import CLOCK_WAITS, STREAMS, State
from .text import WORDS
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
"""Far above anything a round can hold: each turn but a pass uses up a card, and passes are counted."""


def begin(charter: Charter, rng: list[int], tell: Tell) -> State:
    """A table with nothing on it, and the first round to be dealt."""
    nobody = (0,) * charter.seats
    return State(
        charter, rng, hands=[], sizes=(), stacks=[], clans=[], faces=[], lures=[], deck=[], discard=[], retired=[],
        guards=(), seen={}, powers=nobody, lit=nobody, tokens=(), speedy=0, clock=CLOCK_WAITS, inn=(), inn_open=0,
        seat=0, actions=0, free_settled=False, kid_used=False, attempted=(), failed=(), passes=0, next_clan=0,
        starter=0, rounds=(), agenda=[("deal",)],
    )  # fmt: skip


def bound(setup: Setup) -> int:
    rounds = {SUM_2: 2, SUM_3: 3, FIRST_2: 40}
    return ROUND_BOUND * rounds.get(str(setup.options["contest"]), 1)


GAME = Machine(
    id="cover_your_kingdom",
    title="Cover Your Kingdom",
    rules_version=1,
    modes=MODES,
    settings=SETTINGS,
    kinds=KINDS,
    verbs=VERBS,
    events=EVENTS,
    turn="crowned",
    losses=frozenset(("concede", "let_go")),
    opponents=OPPONENTS,
    judge=RulerJudge.of_the_game,
    text=WORDS,
    agenda=AGENDA,
    state=State,
    streams=STREAMS,
    draw_up=draw_up,
    begin=begin,
    bound=bound,
    outcome=scoring.outcome,
    tally=scoring.tally,
    open_questions=frozenset(["land"]),  # the clan and the lands lie open
    clone=State.clone,
    view=view,
    redeal=redeal,
    broken=broken,
)
