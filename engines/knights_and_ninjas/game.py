"""Of Knights & Ninjas, put together: which chapter of the rules answers which frame and which verb."""

from ..core.agenda import Agenda
from ..core.machine import Machine
from ..core.setup import Setup
from ..core.types import Tell
from .cards import FORT_SLOTS
from .charter import MODES, SETTINGS, Charter
from .decisions import KINDS, VERBS
from .drafting import draw_up
from .events import EVENTS
from .invariants import broken
from .judging import KnightJudge
from .opponents import OPPONENTS
from .redeal import redeal
from .rules import attack, deal, draft, expansions, herald, highwayman, monk, response, special, turn, windows
from .state import NONE, STREAMS, State
from .text import WORDS
from .view import view

AGENDA = Agenda[State](
    ask={
        "turn": turn.ask_turn,
        "blow": attack.ask_blow,
        "respond": windows.ask,
        "highwayman": highwayman.ask,
        "herald_show": herald.ask_herald_show,
        "herald_pick": herald.ask_herald_pick,
        "monk_pay": monk.ask_monk_pay,
        "minstrel_cost": response.ask_minstrel_cost,
        "draft": draft.ask,
    },
    work={"deal": deal.deal},
    do={
        "fortify": turn.fortify,
        "attack": attack.attack,
        "herald": herald.herald,
        "merchant": special.merchant,
        "monk": monk.monk,
        "bear": special.bear,
        "key": expansions.key,
        "treasure": expansions.treasure,
        "supply_ship": expansions.supply_ship,
        "pass": turn.pass_turn,
        "redeal": turn.redeal,
        "lay": attack.lay,
        "sally": attack.sally,
        "stop": attack.stop,
        "answer": response.answer,
        "endure": response.endure,
        "rob": highwayman.rob,
        "decline": highwayman.decline,
        "show": herald.show,
        "take": herald.take_shown,
        "pay": monk.pay,
        "pay_gems": monk.pay_gems,
        "give_up": response.give_up,
        "keep": draft.keep,
        "give": draft.give,
    },
)

BOUND = 200_000
"""Far above anything `course.PATIENCE` lets happen: each turn uses up a card, and piles are made anew so many times."""


def begin(charter: Charter, rng: list[int], tell: Tell) -> State:
    """Empty hands round a full deck, and the deal to come."""
    seats = charter.seats
    return State(
        charter, rng, hands=[[] for _ in range(seats)], gems=[charter.gems] * seats, walls=[0] * seats,
        forts=[NONE] * (seats * FORT_SLOTS), deck=list(charter.cards), discard=[], seen={}, bears=(NONE,) * seats,
        dungeon=(), horde=charter.horde, lane=(), drafts=0, target=charter.target, reshuffles=0, locked=0, seat=0,
        turns=0, victim=NONE, ladder=NONE, struck=False, gained=0, winners=(), agenda=[("deal",)],
    )  # fmt: skip


def bound(setup: Setup) -> int:
    return BOUND


GAME = Machine(
    id="knights_and_ninjas",
    title="Of Knights & Ninjas",
    rules_version=2,  # since a draft tells that discards are shuffled in
    modes=MODES,
    settings=SETTINGS,
    kinds=KINDS,
    verbs=VERBS,
    events=EVENTS,
    turn="turn_began",
    opponents=OPPONENTS,
    judge=KnightJudge.of_the_game,
    text=WORDS,
    agenda=AGENDA,
    state=State,
    streams=STREAMS,
    draw_up=draw_up,
    begin=begin,
    bound=bound,
    outcome=deal.outcome,
    tally=deal.tally,
    clone=State.clone,
    view=view,
    redeal=redeal,
    broken=broken,
    windows={"highwayman": "decline"},
    losses=frozenset(("endure", "pay", "pay_gems", "give_up")),
    open_questions=frozenset(["herald_pick"]),  # 9.1: everybody sees what was shown
)
