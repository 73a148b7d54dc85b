"""The partner: a computer King and a computer Princess (reference 6.4, 6.5).

Both reckon exactly with all 362,880 orders and know only what their seat may know. Styles differ in what the King
likes to say: the plain one keeps to three forms, the wise one uses them all, the cryptic one does not always say the
best. Levels differ in how much a partner helps: how clearly the King speaks, and how much the Princess keeps in mind.
Characters differ in the proverbs they like, and in nothing else.
"""

import math
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import NamedTuple

from ..core.bots import Deadline
from ..core.rng import Rng
from ..core.types import Decision, Option, View
from .belief import Belief, believe
from .charter import HEIR, QUESTIONS_A_YEAR
from .counsel import Advice, advise, most_uncertain_pair, true_statements
from .decisions import BACK, DEFLECT, DRAW, LISTEN, PROCLAIM, READY, REBEL, RELENT, SEAL, SILENCE, WORDINGS
from .forms import ASK_COMPARE, COMPARE, FORMS, LAST3, STATEMENTS, TOP3, reply
from .matters import DEALT, REBEL_CLAIMS, VALUES
from .state import State, matters_of
from .weighing import best_guess

HUMAN_MEMORY = 6
"""Statements that a King expects a person to keep in mind (6.5)."""

Answers = tuple[int, ...]
"""A statement, a question or a row of tiles as it will stand in the draft."""


class Help(NamedTuple):
    """How much a partner helps."""

    loose: Fraction = Fraction(0)
    """The King says any of this share of what could be said, the best first; none: the best."""
    memory: int | None = None
    """The Princess recalls so many statements, the latest; None: all of them."""


HELP: Mapping[str, Help] = {"easy": Help(), "normal": Help(Fraction(1, 4), 6), "hard": Help(Fraction(2, 3), 3)}

LIKED_WORDINGS: Mapping[str, int] = {"gentle": 0, "stern": 1, "learned": 2}
CHANGES = "merry"
"""Who keeps to which proverb for each statement; one never takes the same twice running."""


class Wise:
    """A partner who says whatever helps most."""

    forms: tuple[int, ...] = STATEMENTS
    fickle = Fraction(0)
    """The share of what could be said of which this style takes any, whatever the level."""

    def __init__(self, level: str = "easy", character: str = "") -> None:
        self._help, self._character = HELP[level], character
        self._plan: Answers = ()
        self._for: object = None  # the moment the plan was made for

    def choose(self, view: View[State], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        option = ANSWERS[decision.kind](self, view.state, deadline, rng)
        return option if option in decision.options else decision.options[0]

    # -- the Princess

    def rebellion(self, state: State, deadline: Deadline, rng: Rng) -> Option:
        """She rebels only if it was agreed that she may, and only if she cannot fail."""
        claims = self._claims(state) if state.charter.ambitious else ()
        if not claims:
            return RELENT if state.draft else DRAW
        if not state.draft:
            return REBEL
        if len(state.draft) == len(claims):
            return PROCLAIM
        return Option("value" if len(state.draft) % 2 == 0 else "claim", (claims[len(state.draft)],))

    def _claims(self, state: State) -> Answers:
        """Six values that are certain, as they will stand in the draft."""
        belief = self._believe(state).narrowed()
        sure = [
            (matter, value)
            for matter, places in enumerate(belief.orders.at)
            for value in VALUES
            if not belief.alive & ~places[value]
        ]
        plan = (REBEL_CLAIMS, *[number for claim in sure[:REBEL_CLAIMS] for number in claim])
        fits = len(sure) >= REBEL_CLAIMS and plan[: len(state.draft)] == state.draft
        return plan if fits else ()

    def discuss(self, state: State, deadline: Deadline, rng: Rng) -> Option:
        """She listens as long as he speaks. A King who has fallen silent is asked, once, about what she doubts most."""
        if state.draft:
            return self._question(state)
        if state.words and not state.silent:
            return LISTEN
        may_ask = state.words and state.questions == QUESTIONS_A_YEAR and ASK_COMPARE in state.charter.questions
        return Option("inquire", (ASK_COMPARE,)) if may_ask and self._doubts(state) else READY

    def _doubts(self, state: State) -> bool:
        """Whether she cannot tell of two matters of this year which comes first."""
        belief = self._believe(state)
        first, then = most_uncertain_pair(state, belief)
        return belief.alive & belief.orders.less(first, then) not in (0, belief.alive)

    def _question(self, state: State) -> Option:
        """The next matter of the question she has begun."""
        named = state.draft[1:]
        doubted = (*most_uncertain_pair(state, self._believe(state)), *matters_of(state))
        wanted = [matter for matter in doubted if matter not in named]
        return Option("concerning", (wanted[0],)) if wanted else BACK

    def decide(self, state: State, deadline: Deadline, rng: Rng) -> Option:
        if len(state.draft) == 2 * DEALT:
            return SEAL
        plan = self._planned(state, self._tiles)
        return Option("place", plan[len(state.draft) : len(state.draft) + 2])

    def _tiles(self, state: State) -> Answers:
        """Tiles for the matters that have none yet; those that lie there stay."""
        guess = best_guess(state, self._believe(state))
        laid, used = state.draft[::2], state.draft[1::2]
        free = [number for number in VALUES if number not in used]
        plan = state.draft
        for matter, number in zip(matters_of(state), guess, strict=True):
            if matter not in laid:
                tile = min(free, key=lambda value: abs(value - number))
                free.remove(tile)
                plan += (matter, tile)
        return plan

    def _believe(self, state: State) -> Belief:
        """What she makes of what she recalls; every score stands in her book."""
        return believe(state, self._help.memory)

    # -- the King

    def speak(self, state: State, deadline: Deadline, rng: Rng) -> Option:
        """The best true statement, in any of its proverbs."""
        draft = state.draft
        if draft and len(draft) > FORMS[draft[0]].matters:
            return Option("word", (self._wording(state, rng),))
        plan = self._planned(state, lambda now: self._statement(now, deadline, rng))
        if not plan:
            return BACK if draft else SILENCE
        return Option("about" if draft else "form", (plan[len(draft)],))

    def _statement(self, state: State, deadline: Deadline, rng: Rng) -> Answers:
        """The best there is to say, as it will stand in the draft; nothing once she knows it all."""
        forms = [form for form in state.charter.forms if form in self.forms]
        candidates = list(true_statements(state, forms, state.draft))
        belief = self.her_belief(state)
        if not candidates or (belief.size == 1 and not state.draft):
            return ()
        advice = advise(state, belief, candidates, deadline.passed)
        form, matters = self._picked(advice, belief, rng).said
        return (form, *matters)

    def _picked(self, advice: list[Advice], belief: Belief, rng: Rng) -> Advice:
        """The best, or any of the better ones that tell her something."""
        loose = max(self.fickle, self._help.loose)
        if not loose:
            return advice[0]
        any_of = advice[rng.below(max(1, math.ceil(len(advice) * loose)))]
        return any_of if belief.after(any_of.said).size < belief.size else advice[0]

    def _wording(self, state: State, rng: Rng) -> int:
        """A proverb of this character's. Chance is asked all the same, so that nothing else hangs on who speaks."""
        chance = rng.below(WORDINGS)
        if self._character == CHANGES and state.sayings:
            return (state.sayings[-1].wording + 1 + chance % (WORDINGS - 1)) % WORDINGS
        return LIKED_WORDINGS.get(self._character, chance)

    def her_belief(self, state: State) -> Belief:
        """What he thinks she believes; a person forgets."""
        return believe(state, HUMAN_MEMORY if state.charter.mode == HEIR else None)

    def answer(self, state: State, deadline: Deadline, rng: Rng) -> Option:
        """He answers what she cannot know yet; a word for what she knows is a word lost."""
        _, question, matters = state.agenda[-1]
        belief = self.her_belief(state)
        news = belief.after(reply(question, matters, state.key)).size < belief.size
        return Option("answer", (self._wording(state, rng),)) if news else DEFLECT

    def _planned(self, state: State, make: Callable[[State], Answers]) -> Answers:
        """The plan made for this moment if the draft still follows it, or else a new one."""
        moment = (state.agenda[-1][0], state.key, state.sayings, state.years, state.dealt)
        if self._for != moment or self._plan[: len(state.draft)] != state.draft or not self._plan:
            self._plan, self._for = make(state), moment
        return self._plan


class Plain(Wise):
    """A King of few forms: which comes first, what is among the first three, what among the last."""

    forms = (COMPARE, TOP3, LAST3)


class Cryptic(Wise):
    """A King who likes his riddles: any of the better statements will do."""

    fickle = Fraction(1, 3)


ANSWERS: Mapping[str, Callable[[Wise, State, Deadline, Rng], Option]] = {
    "rebellion": Wise.rebellion,
    "discuss": Wise.discuss,
    "speak": Wise.speak,
    "answer": Wise.answer,
    "decide": Wise.decide,
}
