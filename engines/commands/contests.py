"""Games of a tournament: who plays, as plain data that other processes understand, and how long everybody thinks."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from time import thread_time
from typing import Any, NamedTuple, TypeVar

from .. import find
from ..core.bots import Bot
from ..core.errors import Fault
from ..core.game import Game, set_up
from ..core.seats import is_bot
from ..core.setup import Setup, Value
from ..core.tournament.figures import Contest, rounded
from ..core.tournament.seatings import Pairing
from ..core.types import Decision, Option
from .arguments import BadArguments, known_bots
from .playing import Bots, Look, Turns, digest, play_with

T = TypeVar("T", int, str)


class Rules(NamedTuple):
    """What is played in a tournament, as plain data."""

    game: str
    seats: int
    wishes: dict[str, Value]
    sources: dict[str, str]
    """Players that are not the game's own -> where they are imported from, as `module:name`."""

    def setup(self, seed: int) -> Setup:
        return set_up(find(self.game), self.seats, self.wishes, seed)


@cache
def imported(source: str) -> Any:
    """The maker of a computer player out of `module:name`."""
    module, _, name = source.partition(":")
    try:
        maker = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadArguments(f"The player {source!r} cannot be imported: {error}.") from error
    if not callable(maker):
        raise BadArguments(f"{source!r} is not what makes a player.")
    return maker


class TimedBots(Bots[Any]):
    """Computer players whose thinking is measured. Work of this thread is what counts: beside other programs a decision
    takes longer on the clock, but not more work."""

    def __init__(self, game: Game[Any], seating: Sequence[str], seed: int, sources: Mapping[str, str]) -> None:
        self._sources = sources
        self.turns = Turns(game.turn)
        self.thought: dict[str, Counter[int]] = {name: Counter() for name in seating}
        self.deeds: dict[str, Counter[str]] = {name: Counter() for name in seating}
        self._seating = seating
        self._spent: dict[tuple[int, int], float] = {}  # seat and turn -> seconds
        super().__init__(game, dict(enumerate(seating)), seed)

    def made(self, name: str) -> Bot[Any]:
        if name in self._sources:
            bot: Bot[Any] = imported(self._sources[name])()
            return bot
        return super().made(name)

    def choose(self, decision: Decision, look: Look[Any]) -> Option:
        begun = thread_time()
        option = super().choose(decision, look)
        seconds = thread_time() - begun
        name = self._seating[decision.seat]
        self.thought[name][rounded(seconds)] += 1
        self.deeds[name][option.verb] += 1
        moment = decision.seat, self.turns.count
        self._spent[moment] = self._spent.get(moment, 0.0) + seconds
        return option

    def turned(self) -> dict[str, Counter[int]]:
        """Player -> what a seat of it spent in a turn of the game, all its decisions together."""
        told: dict[str, Counter[int]] = {name: Counter() for name in self._seating}
        for (seat, _), seconds in self._spent.items():
            told[self._seating[seat]][rounded(seconds)] += 1
        return told


def play_lot(rules: Rules, pairings: Sequence[Pairing]) -> list[Contest]:
    """Some games, one after the other. Runs anywhere, so it takes and gives plain data; a fault comes back as text."""
    return [play_one(rules, pairing) for pairing in pairings]


def play_one(rules: Rules, pairing: Pairing) -> Contest:
    game = find(rules.game)
    number, seed, table, seating = pairing
    bots = TimedBots(game, seating, seed, rules.sources)
    try:
        played = play_with(game, rules.setup(seed), bots, bots.turns)
    except Fault as fault:
        return Contest(number, seed, table, seating, (), (), 0, 0, digest(fault.what), {}, {}, str(fault), {})
    thought, turned = _plain(bots.thought), _plain(bots.turned())
    told = played.turns, played.decisions, played.digest, thought, turned, "", _plain(bots.deeds)
    return Contest(number, seed, table, seating, played.winners, played.scores, *told)


def _plain(counted: Mapping[str, Counter[T]]) -> dict[str, dict[T, int]]:
    return {name: dict(sorted(counts.items())) for name, counts in counted.items()}


def sources_of(text: Sequence[str]) -> dict[str, str]:
    """Players by import out of `name=module:name`; each is imported once, so that a wrong one is told at once.

    >>> sources_of(["easy", "normal"])
    {}
    """
    sources = dict(part.partition("=")[::2] for part in text if "=" in part)
    for source in sources.values():
        imported(source)
    return sources


def check_players(game: Game[Any], names: Sequence[str], sources: Mapping[str, str]) -> None:
    """Every name is that of a player, or one sentence says which is not."""
    for name in names:
        if not (is_bot(game, name) or name in sources):
            known = ", ".join([*sources, known_bots(game)])
            raise BadArguments(f"There is no player {name!r}; there are {known}.")
