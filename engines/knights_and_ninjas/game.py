"""Of Knights & Ninjas, put together: which chapter of the rules answers which frame and which verb."""

from collections.abc import Callable, Mapping
from typing import Any

from ..core.agenda import Agenda
from ..core.bots import Bot
from ..core.rng import stream
from ..core.setup import Setup, Value
from ..core.types import Tell
from . import state as states
from .bots import Captain
from .cards import FORT_SLOTS
from .charter import MODES, SETTINGS
from .decisions import KINDS, VERBS
from .drafting import draw_up
from .events import EVENTS
from .invariants import broken
from .redeal import redeal
from .rules import attack, deal, draft, expansions, herald, highwayman, monk, response, special, turn, windows
from .state import NONE, STREAMS, State
from .text import WORDS, Words
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


class KnightsAndNinjas:
    """The game as the core knows it."""

    id = "knights_and_ninjas"
    title = "Of Knights & Ninjas"
    rules_version = 1
    modes = MODES
    settings = SETTINGS
    kinds = KINDS
    windows: Mapping[str, str] = {"highwayman": "decline"}
    verbs = VERBS
    events = EVENTS
    bots: Mapping[str, Callable[[], Bot[State]]] = {"captain": Captain}
    brief: Mapping[str, Value] = {}
    text: Words = WORDS

    decision = staticmethod(AGENDA.decision)
    apply = staticmethod(AGENDA.apply)
    outcome = staticmethod(deal.outcome)
    clone = staticmethod(State.clone)
    dump = staticmethod(states.dump)
    view = staticmethod(view)
    redeal = staticmethod(redeal)
    broken = staticmethod(broken)

    def check(self, setup: Setup) -> None:
        draw_up(setup)

    def bound(self, setup: Setup) -> int:
        return BOUND

    def new(self, setup: Setup, tell: Tell = None) -> State:
        charter = draw_up(setup)
        seats = charter.seats
        rng = [stream(setup.seed, name) for name in STREAMS]
        state = State(
            charter, rng, hands=[[] for _ in range(seats)], gems=[charter.gems] * seats, walls=[0] * seats,
            forts=[NONE] * (seats * FORT_SLOTS), deck=list(charter.cards), discard=[], seen={}, bears=(NONE,) * seats,
            dungeon=(), horde=charter.horde, lane=(), drafts=0, target=charter.target, reshuffles=0, locked=0, seat=0,
            turns=0, victim=NONE, ladder=NONE, struck=False, gained=0, winners=(), agenda=[("deal",)],
        )  # fmt: skip
        AGENDA.run(state, tell)
        return state

    def load(self, setup: Setup, data: Mapping[str, Any]) -> State:
        return states.load(draw_up(setup), data)


GAME = KnightsAndNinjas()
