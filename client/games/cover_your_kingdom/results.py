"""Count of a finished game of Cover Your Kingdom: what each kingdom is worth, and its anecdotes."""

from collections.abc import Sequence

from engines.core.chronicle import Entry
from engines.core.game import Say
from engines.core.types import Event, Outcome
from engines.cover_your_kingdom.cards import KIND, WILDS
from engines.cover_your_kingdom.charter import FIRST_2, SINGLE
from engines.cover_your_kingdom.rules.scoring import kingdom_cards, magic_of, sky_magic, speed_magic
from engines.cover_your_kingdom.state import State

from ..counting import Anecdote, Count, Sign, Source
from .words.anecdotes import anecdotes

ANECDOTE_ICONS = {
    "challenge": "crossed-swords",
    "sky": "star-swirl",
    "recruit": "shaking-hands",
    "hold": "padlock",
    "inn": "tavern-sign",
    "crown": "queen-crown",
    "elves": "woman-elf-face",
}
"""What an anecdote is about -> its icon. Anything else is a species, with a token of its own."""


class CoverYourKingdomCount(Count):
    """Magic, lying open and covered, with what the sky adds; in a contest, all rounds so far together."""

    def __init__(self, say: Say) -> None:
        super().__init__(say)
        self._dry = False

    def see(self, state: State, events: Sequence[Event]) -> None:
        kinds = [event.kind for event in events]
        if "round_began" in kinds:
            self._dry = False
            if state.rounds:
                self.signs.append(Sign(self.turns, self.say("round {n}", n=len(state.rounds) + 1)))
        if not self.points:
            self.points.append(self.now(state))
        crowned = kinds.count("crowned")
        self.turns += crowned
        ended = "scored" in kinds and not state.agenda
        if (crowned and self.turns > crowned) or ended:
            self.points.append(self.now(state))
        if not state.deck and not self._dry and state.charter.contest == SINGLE and not ended:
            self._dry = True
            self.signs.append(Sign(max(0, self.turns - 1), self.say("deck runs out")))

    def now(self, state: State) -> tuple[int, ...]:
        seats = range(state.charter.seats)
        scored = tuple(sum(score.total(seat) for score in state.rounds) for seat in seats)
        if not state.agenda:
            return scored  # the last round is among them
        return tuple(
            scored[seat]
            + magic_of(state, seat, kingdom_cards(state, seat))
            + sky_magic(state, seat)
            + speed_magic(state, seat)
            for seat in seats
        )

    def sources(self, state: State, outcome: Outcome) -> tuple[Source, ...]:
        """In one round by what the magic comes from, in several by round."""
        seats = range(state.charter.seats)
        if len(state.rounds) > 1:
            label = self.say("Round {n}")
            return tuple(
                Source(label.format(n=n), tuple(score.total(seat) for seat in seats))
                for n, score in enumerate(state.rounds, 1)
            )
        magic = [seat["magic"] for seat in outcome.sources]
        wilds = [
            sum(state.charter.gems[card] for card in kingdom_cards(state, seat) if KIND[card] in WILDS)
            for seat in seats
        ]
        parts = [
            Source(self.say("Clans"), tuple(m - w for m, w in zip(magic, wilds, strict=True))),
            Source(self.say("Wilds"), tuple(wilds)),
            Source(self.say("Stars"), tuple(seat["sky"] for seat in outcome.sources)),
            Source(self.say("Light Speed"), tuple(seat["speed"] for seat in outcome.sources)),
        ]
        return tuple(part for part in parts[:2] + [extra for extra in parts[2:] if any(extra.values)])

    def notes(self, state: State, outcome: Outcome) -> tuple[str, ...]:
        if state.charter.contest == FIRST_2:
            label = self.say("rounds won, {count} magic")
            totals = [seat["magic"] + seat["sky"] + seat["speed"] for seat in outcome.sources]
            return tuple(label.format(count=total) for total in totals)
        label = self.say("{count} creatures")
        return tuple(label.format(count=seat["creatures"]) for seat in outcome.sources)

    def tie_breaks(self, state: State, outcome: Outcome) -> Sequence[int]:
        if state.charter.quick:
            return super().tie_breaks(state, outcome)
        return tuple(seat["creatures"] for seat in outcome.sources)

    def anecdotes(
        self, events: Sequence[Event], outcome: Outcome, names: tuple[str, ...], story: Sequence[Entry]
    ) -> tuple[Anecdote, ...]:
        told = anecdotes(events, outcome, names, story, self.say)
        return tuple(each._replace(icon=ANECDOTE_ICONS.get(each.icon, f"token:{each.icon}")) for each in told)
