"""Who plays the games that are told: chance, or somebody with a will of his own where chance never gets."""

from collections.abc import Callable, Mapping

from engines.core.rng import Rng
from engines.core.types import Decision, Option

Chooser = Callable[[Decision, Rng], Option]


def varied(decision: Decision, rng: Rng) -> Option:
    """By chance, but first among verbs and then among their options: games with more than discards in them.

    Sorted, because the order in which options are listed is no rule, and a change of it should change no story.
    """
    verb = rng.pick(sorted({option.verb for option in decision.options}))
    return rng.pick(sorted(option for option in decision.options if option.verb == verb))


GATHERING = ("place", "put", "draw")
SPARING = frozenset({
    "trade", "drop", "cash", "remove_income", "disband", "take_back", "end_placing", "seek", "discharge", "put_aside",
    "exchange",
})  # fmt: skip


def greedy(decision: Decision, rng: Rng) -> Option:
    """Draws as many Things as there are to be had, puts all of them on the board and gives none back while there is
    another way; the rest is chance. A Bag that kings like these reach into runs empty."""
    for verb in GATHERING:
        offered = sorted(option for option in decision.options if option.verb == verb)
        if offered:
            return offered[-1] if verb == "draw" else rng.pick(offered)
    others = tuple(option for option in decision.options if option.verb not in SPARING)
    return varied(decision._replace(options=others or decision.options), rng)


PLAYERS: Mapping[str, Chooser] = {"chance": varied, "greed": greedy}
