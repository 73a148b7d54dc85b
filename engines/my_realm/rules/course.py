"""The course of the game (reference 3): three phases, their years, the death roll."""

from ...core.rng import below
from ...core.types import Tell
from ..charter import QUESTIONS_A_YEAR
from ..events import REALM_FALLS
from ..state import DEATH, DYING, REIGN, TEACHING, State, ask
from .deal import draw_matters, pick_rumour, shuffle_all
from .ending import MOST_POINTS, end, reckon_up

TEACHING_YEARS = 3
DIE = 6

REBELLION, DISCUSS, DECIDE = ("rebellion",), ("discuss",), ("decide",)


def begin_phase(state: State, tell: Tell, phase: int) -> None:
    """3: all cards are shuffled before the first and the second phase, but not before the third."""
    state.phase = phase
    state.year = 0
    if tell is not None:
        tell("phase_began", phase)
    if phase != REIGN:
        shuffle_all(state, tell)
    begin_year(state, tell)


def begin_year(state: State, tell: Tell) -> None:
    """3, ROUND: while the King lives, the Princess may rebel before cards are drawn."""
    state.year += 1
    state.looks = 0
    pick_rumour(state)
    if tell is not None:
        tell("year_began", state.phase, state.year, state.rumour)
    if state.phase == REIGN:
        draw(state, tell)
    else:
        state.words = state.charter.words
        state.questions = QUESTIONS_A_YEAR
        state.silent = False
        ask(state, REBELLION)


def draw(state: State, tell: Tell) -> None:
    """3, DRAW, then DISCUSS while the King lives; the Queen decides alone."""
    draw_matters(state, tell)
    talk_on(state)


def talk_on(state: State) -> None:
    """3, DISCUSS goes on while anything could be said; only the Princess ends it before (9.9).

    Ruling: nobody asks her when the table can see that the King has no word left. Free talk is the exception: there
    she must say when it is over.
    """
    more = state.words > 0 and (not state.silent or (state.questions > 0 and state.charter.questions))
    ask(state, DISCUSS if state.phase != REIGN and (more or state.charter.free_talk) else DECIDE)


def end_year(state: State, tell: Tell) -> None:
    """3: score, then the loss test, then history, then the roll. No roll after a lost year."""
    if state.tokens == 0:
        if state.phase == REIGN:
            reckon_up(state, tell)  # out of tokens does not lose by itself: points decide
        else:
            end(state, tell, REALM_FALLS)
        return
    state.spent += state.dealt
    state.dealt = ()
    if state.phase == TEACHING:
        _next(state, tell, state.year == TEACHING_YEARS, DYING)
    elif state.phase == DYING:
        _next(state, tell, death_roll(state, tell), REIGN)
    elif _reign_is_over(state):
        reckon_up(state, tell)
    else:
        begin_year(state, tell)


def _next(state: State, tell: Tell, over: bool, phase: int) -> None:
    if over:
        begin_phase(state, tell, phase)
    else:
        begin_year(state, tell)


def death_roll(state: State, tell: Tell) -> bool:
    """3: the King dies if the die shows no more than the years of this phase. He leaves at once."""
    state.die = 1 + below(state.rng, DEATH, DIE)
    dead = state.die <= state.year
    state.words, state.questions = 0, 0
    if tell is not None:
        tell("death_rolled", state.die, state.year)
        if dead:
            tell("king_died")
    return dead


def _reign_is_over(state: State) -> bool:
    """3: three years. Ruling for `phase3Rounds=0`: the nine point tokens are all there are (1), so they end it too."""
    years = state.charter.queen_years
    return state.year == years if years else state.points == MOST_POINTS
