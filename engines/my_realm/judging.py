"""Judgement of a question of My Realm Will Be Yours.

There is no search to ask: beliefs are exact. What the Princess does is weighed over orders that are still possible, by
what this year's judgement would cost; what the King says, by what she would judge after it (reference 6.4, 6.5).
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from math import inf, log2

from ..core.bots import Deadline
from ..core.judgement import Effort, Line, Outlook, SearchingJudge, Trying, follow
from ..core.rng import Rng
from ..core.search import Budget
from ..core.types import Decision, Option, View
from .belief import Belief, believe
from .bots import Wise
from .counsel import LESSON, RISK, advise, true_statements
from .decisions import DRAW, PROCLAIM, RELENT, SEAL, SILENCE
from .forms import FORMS
from .matters import KING, MATTERS, REBEL_CLAIMS, VALUES
from .odds import CELLS, Odds, Three
from .redeal import redeal
from .rules.judgement import judge as judge_year
from .state import REIGN, State, matters_of
from .weighing import THRIFT, best_guess, joint

COUNTS = (
    Outlook("ruin", -1.0, 0.1),
    Outlook("rebelled", 1.0),
    Outlook("points", 0.1, 0.4, chance=False),
    Outlook("unhurt", 0.1),
    Outlook("tokens", -0.1, 0.4, chance=False),
    Outlook("orders", 0.02, 1.0, chance=False),
)
"""What is looked at; `advice.py` has a sentence for each. `orders`: bits of what she knows."""

UNIT = 0.1
"""What a token or a point is worth, in chances to win: there are nine of each."""
STANDS, SAVED = 0.5, 0.3
"""What the realm is worth to a Princess who leaves it to the King, and what the first point of a Queen is worth."""

JUDGING, TALKING, SPEAKING = Budget(240, candidates=4, gate=0.3), Budget(60, gate=0.7), Budget(16, gate=0.0)
COMPARED = {"decide": 40, "rebellion": 40, "discuss": 16}
"""Deals in which an answer that is asked about is compared with the best. A King knows the key: two will do."""
LINES = 4
HEARD = 6
"""Out of so many true statements a King picks, where what he will say is imagined."""

AT_ONCE = Deadline(-inf)
"""A rough look will do."""


class RealmJudge(SearchingJudge[State]):
    """Judges for the King or for the Princess."""

    counts = COUNTS

    def __init__(self) -> None:
        super().__init__(State.clone, lambda state: 2)

    def trying(self, view: View[State], decision: Decision, rng: Rng) -> Trying[State]:
        state, kind, seat = view.state, decision.kind, view.seat
        before = (Wise().her_belief(state) if seat == KING else believe(state)).narrowed()
        lines = [line for line in dict.fromkeys(_lines(view, decision, before)) if line[0] in decision.options]

        guesses: dict[tuple[int, ...], Three] = {}

        def guess_for(now: State, belief: Belief) -> Three:
            """Her numbers, with the tiles that lie there: found once for what she believes."""
            key = (belief.alive, *now.draft)
            if key not in guesses:
                guesses[key] = _guesses(now, belief)[0]
            return guesses[key]

        def world(luck: Rng) -> State:
            if seat == KING:
                return redeal(view, luck)
            imagined = state.clone()
            imagined.key = before.orders.nth(before.alive, luck.below(before.size))
            return imagined

        def attempt(now: State, line: Line, luck: Rng) -> Sequence[float]:
            _follow(now, seat, line)
            if kind == "rebellion":
                return _rebellion(now, line, before)
            belief = Wise().her_belief(now).narrowed() if seat == KING else _heard(now, state, before, luck)
            return _judged(now, guess_for(now, belief), belief, before, taught=seat == KING)

        budget = {"decide": JUDGING, "speak": SPEAKING, "answer": SPEAKING}.get(kind, TALKING)
        return Trying(lines[:LINES], {}, world, attempt, Effort(budget, COMPARED.get(kind, 2)))


def _follow(state: State, seat: int, line: Line) -> None:
    """Give the answers of a line, and end what was begun with it as a wise partner would. Nothing is sealed or
    proclaimed, so that the year stays as it is."""
    from .game import GAME  # which holds this judge

    if line[0] not in FINAL:
        follow(GAME, state, seat, line[:-1] if line[-1] in FINAL else line)
    partner = Wise()
    while state.agenda[-1][0] == "answer" or (state.draft and state.agenda[-1][0] in ("speak", "discuss")):
        decision = GAME.decision(state)
        assert decision is not None  # somebody has begun something
        GAME.apply(state, partner.choose(View(decision.seat, state), decision, AT_ONCE, Rng(0)))


FINAL = (SEAL, PROCLAIM, DRAW, RELENT)
"""What is not done in an imagined world: what comes of it is reckoned, and no card is drawn that nobody knows."""


# -- what to compare ---------------------------------------------------------------------------------------------------


def _lines(view: View[State], decision: Decision, belief: Belief) -> Iterator[Line]:
    """The partner's own choice first."""
    state = view.state
    if decision.kind == "decide":
        yield from [_tiles(state, guess) for guess in _guesses(state, belief)]
    if decision.kind == "speak" and len(state.draft) <= (FORMS[state.draft[0]].matters if state.draft else 0):
        yield from _sayings(state, belief)
    if decision.kind == "rebellion" and state.draft and state.charter.ambitious:
        yield _claiming(state, belief)
    yield (Wise().choose(view, decision, AT_ONCE, Rng(0)),)
    yield from [(option,) for option in decision.options]


def _guesses(state: State, belief: Belief) -> list[Three]:
    """Numbers for this year's matters that fit the tiles which lie there: the rule player's, then the next best."""
    odds, matters = Odds(joint(belief, matters_of(state))), matters_of(state)
    laid = dict(zip(state.draft[::2], state.draft[1::2], strict=True))

    def fits(guess: Three) -> bool:
        return all(laid.get(matter, number) == number for matter, number in zip(matters, guess, strict=True))

    def price(guess: Three) -> float:
        return THRIFT * odds.loss(guess) - odds.points(guess) if state.phase == REIGN else odds.price(guess)

    found = sorted([guess for guess in CELLS if fits(guess)], key=price)[:LINES]
    rule = found[0] if state.draft else best_guess(state, belief)
    return list(dict.fromkeys([rule, *found])) if fits(rule) else found


def _tiles(state: State, guess: Three) -> Line:
    """The tiles that are missing, or the seal where none is: nobody is led to seal a year without a look at it."""
    laid, matters = state.draft[::2], matters_of(state)
    missing = [pair for pair in zip(matters, guess, strict=True) if pair[0] not in laid]
    return tuple([Option("place", pair) for pair in missing]) or (SEAL,)


def _sayings(state: State, belief: Belief) -> Iterator[Line]:
    """What is best to say, with all its words; or nothing, where nothing was begun."""
    forms = [form for form in state.charter.forms if form in Wise.forms]
    candidates = list(true_statements(state, forms, state.draft))
    if not candidates or (belief.size == 1 and not state.draft):
        return
    begun = len(state.draft)
    for advice in islice(advise(state, belief, candidates), LINES - 1):
        form, matters = advice.said
        whole = (Option("form", (form,)), *[Option("about", (matter,)) for matter in matters], Option("word", (0,)))
        yield whole[begun:]
    if not begun:
        yield (SILENCE,)


def _claiming(state: State, belief: Belief) -> Line:
    """The values she is surest of, as far as they are missing, and the proclamation."""
    whole = tuple([number for claim in _surest(state, belief) for number in claim])
    named = (REBEL_CLAIMS, *whole)[len(state.draft) :]
    at = len(state.draft)
    return (
        *[Option("claim" if (at + n) % 2 else "value", (number,)) for n, number in enumerate(named)],
        PROCLAIM,
    )


def _surest(state: State, belief: Belief) -> list[Three]:
    """Six values: those she has named, then the likeliest."""
    claims = dict(zip(state.draft[1::2], state.draft[2::2], strict=False))
    odds, waiting = belief.marginals(), state.draft[-1:] if state.draft and not len(state.draft) % 2 else ()
    chances = sorted([(-odds[matter][value - 1], matter, value) for matter in MATTERS for value in VALUES])
    chances.sort(key=lambda each: each[1] not in waiting)
    for _, matter, value in chances:
        if len(claims) < REBEL_CLAIMS and matter not in claims and value not in claims.values():
            claims[matter] = value
    return [*claims.items()]


# -- what comes of it --------------------------------------------------------------------------------------------------


def _rebellion(state: State, line: Line, belief: Belief) -> Sequence[float]:
    """4: all right, and she wins alone; any wrong, and both lose. It has to be agreed on (`ambitious`)."""
    if line[0] in (DRAW, RELENT):
        return STANDS, STANDS, False, False, 0, True, 0, 0
    right = all(state.key[matter] == value for matter, value in _surest(state, belief))
    agreed = 1.0 if state.charter.ambitious else STANDS - UNIT
    return 0.0, agreed * right, not right, right, 0, True, 0, 0


def _heard(state: State, known: State, before: Belief, luck: Rng) -> Belief:
    """What she believes after what the King of this world says, if she listens. Where he has said no more than is
    known, that is what she believed before."""
    belief = before if state.sayings == known.sayings else believe(state).narrowed()
    if state.agenda[-1][0] != "speak":
        return belief
    words = list(true_statements(state, state.charter.forms))
    if not words:
        return belief
    return min([belief.after(luck.pick(words)) for _ in range(HEARD)], key=lambda after: after.size)


def _judged(state: State, guess: Three, belief: Belief, before: Belief, taught: bool) -> Sequence[float]:
    """What this year would come to in this world with these numbers; `taught`: what she learns counts, too."""
    matters = matters_of(state)
    verdict = judge_year(state.phase, [state.key[matter] for matter in matters], guess)
    loss, left = verdict.loss, state.tokens - verdict.loss
    learned = log2(before.size / belief.size) if belief.size else 0.0
    ruin = left <= 0 and (state.phase != REIGN or not state.points + verdict.points)
    worth = STANDS - UNIT * loss
    if state.phase == REIGN:
        saved = SAVED * (not state.points and verdict.points > 0)
        worth = STANDS + UNIT * (verdict.points - THRIFT * loss) + saved
    elif taught:
        hits = 0
        for matter, number in zip(matters, guess, strict=True):
            hits |= belief.orders.at[matter][number]
        worth += UNIT * (LESSON * learned - RISK * (belief.alive & hits).bit_count() / max(1, belief.size))
    worth = 0.0 if ruin else worth
    return worth, worth, ruin, False, verdict.points, not loss, loss, learned
