"""Anecdotes: what was worth remembering of a finished game, from what the whole table saw.

An `icon` is the id of a creature, or one of challenge, sky, recruit, hold, inn, crown.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from engines.core.chronicle import Entry
from engines.core.game import Say
from engines.core.language import ENGLISH
from engines.core.types import Event, Outcome
from engines.cover_your_kingdom.cards import CLUSTERS, KIND, KIND_IDS, ROWS, SPECIES
from engines.cover_your_kingdom.nouns import census, creature

from ...counting import TOLD, Anecdote, Of, told_of
from .chronicle import Chronicle, Clan, recall
from .names import in_words

Rulers = tuple[str, ...]

CLOSE = 10  # magic between the first two that is worth a word
PRINTED = tuple(row.magic for row in ROWS)


class _Teller(NamedTuple):
    chronicle: Chronicle
    outcome: Outcome
    names: Rulers
    magic: Sequence[int]
    story: Sequence[Entry]
    say: Say

    def worth(self, clan: Clan) -> int:
        return sum([self.magic[KIND[card]] for card in clan.cards])


def anecdotes(
    events: Iterable[Event],
    outcome: Outcome,
    names: Rulers,
    story: Sequence[Entry],
    say: Say = ENGLISH,
    magic: Sequence[int] = PRINTED,
) -> tuple[Anecdote, ...]:
    """Up to four, the best first. `magic` is the gem of each kind (`charter.magic`), if the table changed them."""
    teller = _Teller(recall(events), outcome, names, magic, story, say)
    told = [anecdote for telling in _ANECDOTES for anecdote in telling(teller)]
    return tuple(told[:TOLD])


# -- the anecdotes -----------------------------------------------------------------------------------------------------


def _richest_clan(it: _Teller) -> Iterator[Anecdote]:
    if not it.chronicle.clans:
        return
    clan = max(it.chronicle.clans, key=it.worth)
    taken = it.say(_TAKEN[min(clan.taken, 3)], count=clan.taken)
    what = census([KIND[card] for card in clan.cards], it.say, clan.species)
    text = it.say("{clan:A}, {magic} magic, {taken}.", clan=what, magic=it.worth(clan), taken=taken)
    yield Anecdote(KIND_IDS[clan.species], it.say("Richest clan"), text, of=clan.made)


_TAKEN = ("never taken", "taken once", "taken twice", "taken {count} times")


def _longest_challenge(it: _Teller) -> Iterator[Anecdote]:
    fights = [fight for fight in it.chronicle.fights if fight.cards > 1]
    if fights:
        longest = max(fights, key=lambda fight: fight.cards)
        words = it.say("Turn {turn}: {story}", turn=longest.turn, story=told_of(it.story, longest.end))
        yield Anecdote("challenge", it.say("Longest challenge"), words)


def _brightest_sky(it: _Teller) -> Iterator[Anecdote]:
    if not it.chronicle.skies:
        return
    seat, stars = max(it.chronicle.skies, key=lambda sky: len(sky[1]))
    full = [cluster for cluster, species in enumerate(CLUSTERS) if stars >= set(species)]
    if len(stars) == len(SPECIES):
        text, whole = "{name} lit all {number} stars.", len(SPECIES)
    elif full:
        whole = len(CLUSTERS[full[0]])
        text = _BOTH if whole == 2 else _CLUSTERS[full[0]]
    else:
        text, whole = "{name} lit {count} of {number} stars.", len(SPECIES)
    words = it.say(text, name=it.names[seat], count=len(stars), number=in_words(whole, it.say))
    yield Anecdote("sky", it.say("Brightest sky"), words)


_CLUSTERS = (
    "{name} lit all {number} Highland stars.",
    "{name} lit all {number} stars of either land.",
    "{name} lit all {number} Lowland stars.",
)
_BOTH = "{name} lit both stars of either land."


def _best_recruiter(it: _Teller) -> Iterator[Anecdote]:
    tried, won = it.chronicle.tried, it.chronicle.won
    if won:
        seat = max(won, key=lambda seat: (won[seat], -tried[seat]))
        words = it.say("{name}: {tried} tried, {won} won.", name=it.names[seat], tried=tried[seat], won=won[seat])
        yield Anecdote("recruit", it.say("Best recruiter"), words, of=Of("recruited", seat))


def _most_wanted(it: _Teller) -> Iterator[Anecdote]:
    clan = max(it.chronicle.clans, key=lambda clan: clan.taken, default=None)
    if clan is not None and clan.taken > 1 and clan != max(it.chronicle.clans, key=it.worth):
        species = creature(clan.species, it.say)
        words = it.say("The {species:many} moved house {count} times.", species=species, count=clan.taken)
        yield Anecdote(KIND_IDS[clan.species], it.say("Most wanted"), words, of=clan.made)


def _stoutest_defender(it: _Teller) -> Iterator[Anecdote]:
    text = "{name} held out {count} times."
    yield from _leader(it, it.chronicle.held, "hold", "Stoutest defender", text, "held")


def _best_host(it: _Teller) -> Iterator[Anecdote]:
    text = "{name} brought {count} guests home from the Inn."
    yield from _leader(it, it.chronicle.guests, "inn", "Best host", text)


def _leader(it: _Teller, counts: Counter[int], icon: str, title: str, text: str, kind: str = "") -> Iterator[Anecdote]:
    """Whoever did something most often, and more than once."""
    if counts:
        seat, count = max(counts.items(), key=lambda item: item[1])
        if count > 1:
            words = it.say(text, name=it.names[seat], count=count)
            yield Anecdote(icon, it.say(title), words, of=Of(kind, seat) if kind else None)


def _greatest_loss(it: _Teller) -> Iterator[Anecdote]:
    if it.chronicle.gone:
        _, loss = max(it.chronicle.gone, key=lambda loss: it.worth(loss[0]))
        yield Anecdote("elves", it.say("Greatest loss"), told_of(it.story, loss))


def _close_finish(it: _Teller) -> Iterator[Anecdote]:
    totals = [sum([sources[part] for part in ("magic", "sky", "speed")]) for sources in it.outcome.sources]
    first, second, *_ = sorted(totals, reverse=True)
    if it.outcome.winners == (totals.index(first),) and 0 < first - second <= CLOSE:
        winner = it.names[it.outcome.winners[0]]
        words = it.say("{name} won by {magic} magic.", name=winner, magic=first - second)
        yield Anecdote("crown", it.say("Close finish"), words)


_ANECDOTES: tuple[Callable[[_Teller], Iterator[Anecdote]], ...] = (
    _richest_clan,
    _longest_challenge,
    _brightest_sky,
    _best_recruiter,
    _close_finish,
    _most_wanted,
    _stoutest_defender,
    _greatest_loss,
    _best_host,
)
