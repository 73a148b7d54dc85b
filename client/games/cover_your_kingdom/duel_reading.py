"""Contents of a challenge's panel, read from a view: two sides, what is at stake, and the plays in time order.

The Elves' defence and the contest of a claim at the Inn are shown on the same panel.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engines.core.game import Say
from engines.core.language import ENGLISH
from engines.core.types import View
from engines.cover_your_kingdom.cards import ELVES, KIND, LAND_IDS
from engines.cover_your_kingdom.challenge import Challenge, challenge
from engines.cover_your_kingdom.nouns import census, creature
from engines.cover_your_kingdom.state import CARDS, KIN, State, open_homes, stack

from .faces import Faces
from .reading import clan_magic
from .sprites.card import Face
from .styled_lines import Span, number, strong, styled
from .words.names import LAND_TITLES


class Side(NamedTuple):
    """One of the two Rulers. `if_won` has a blank for the name, which is cut if there is no room for it."""

    seat: int
    name: str
    badge: int
    role: str
    hand: int
    hand_words: str
    asked: bool
    asked_words: str
    if_won: str
    outcome: str
    place: str  # a file of signs/
    place_words: str


class Laid(NamedTuple):
    """A play in the lane, or, without cards, the place that waits for one. Weight 0: it counts nothing."""

    name: str
    badge: int
    words: str
    faces: tuple[Face, ...] = ()
    weight: int = 0


class Duel(NamedTuple):
    """Everything on the panel; the same value is the same picture."""

    title: str
    lead: str
    summary: str
    """One line for the top bar."""
    left: Side
    right: Side
    clan: tuple[Face, ...]
    stake: tuple[Span, ...]
    plays: tuple[Laid, ...]
    gap: Laid


class _Reader(NamedTuple):
    state: State
    names: Sequence[str]
    badges: Sequence[int]
    faces: Faces
    say: Say

    def side(self, seat: int, role: str, asked: bool, won: tuple[str, str, str, str]) -> Side:
        if_won, outcome, place, place_words = won
        hand = len(self.state.hands[seat])
        return Side(
            seat,
            self.names[seat],
            self.badges[seat],
            self.say(role),
            hand,
            self.say("{count} card in hand" if hand == 1 else "{count} cards in hand", count=hand),
            asked,
            self.say("Must answer now" if asked else "Waits"),
            self.say(if_won),
            outcome,
            place,
            place_words,
        )

    def laid(self, seat: int, words: str, cards: tuple[int, ...] = (), weight: int = 0) -> Laid:
        printed = tuple(self.faces.card(card) for card in cards)
        return Laid(self.names[seat], self.badges[seat], words, printed, weight)

    def whose(self, species: int, seat: int) -> str:
        """The clan in question."""
        name = self.say.name(self.names[seat])
        return self.say("{name:'s} {creature:many}", name=name, creature=creature(species, self.say))

    def land(self, land: int) -> tuple[str, str]:
        """Sign and name of a land."""
        return LAND_IDS[land] if land < len(LAND_IDS) - 1 else "either", self.say(LAND_TITLES[land])

    def goes_home(self, seat: int, species: int, phrase: str, choice: str) -> tuple[str, str, str]:
        """Where a clan goes that this Ruler wins: in words, and as a sign with a name."""
        homes = open_homes(self.state, seat, species)
        if len(homes) > 1:
            words = "Any land" if len(homes) > 2 else "Either land"
            return self.say(choice), "either", self.say(words)
        sign, name = self.land(homes[0])
        return self.say(phrase, land=name), sign, name


def read_duel(
    view: View[State], names: Sequence[str], badges: Sequence[int], faces: Faces, say: Say = ENGLISH
) -> Duel | None:
    """The duel that is being fought, None if there is none. Everything on the panel is public."""
    reader = _Reader(view.state, names, badges, faces, say)
    fight = challenge(view.state)
    if fight is not None:
        return _inn(reader, fight) if fight.at_the_inn else _recruiting(reader, fight)
    agenda = view.state.agenda
    return _elves(reader, *agenda[-1][1:]) if agenda and agenda[-1][0] == "defend" else None


_WINS = "If {name} wins"


def _recruiting(it: _Reader, fight: Challenge) -> Duel:
    say, state = it.say, it.state
    attacker, defender = it.names[fight.attacker], it.names[fight.defender]
    clan = stack(state, fight.defender, fight.land)[-1]
    grown = (*clan[:CARDS], clan[CARDS] + fight.stake)
    home = it.goes_home(
        fight.attacker,
        fight.species,
        "the clan goes on top of their {land}.",
        "the clan goes on top of a land of their choice.",
    )
    stays = (say("the clan stays, larger than before."), *it.land(fight.land))
    return Duel(
        it.whose(fight.species, fight.defender),
        say("Whoever plays last wins the clan and every card played for it."),
        say("A challenge: {attacker} recruits, {defender} defends", attacker=attacker, defender=defender),
        it.side(fight.attacker, "attacker", fight.mover == fight.attacker, (_WINS, *home)),
        it.side(fight.defender, "defender", fight.mover == fight.defender, (_WINS, *stays)),
        tuple(it.faces.card(card) for card in clan[CARDS]),
        _stake(it, clan[CARDS], clan_magic(state, fight.defender, clan), clan_magic(state, fight.defender, grown)),
        *_lane(it, fight),
    )


def _inn(it: _Reader, fight: Challenge) -> Duel:
    say, magic = it.say, it.state.charter.magic
    attacker, defender = it.names[fight.attacker], it.names[fight.defender]
    phrases = ("the new clan goes on top of their {land}.", "the new clan goes on top of a land of their choice.")

    def side(seat: int, role: str) -> Side:
        return it.side(seat, role, fight.mover == seat, (_WINS, *it.goes_home(seat, fight.species, *phrases)))

    now, later = (sum([magic[KIND[card]] for card in cards]) for cards in (fight.claimed, fight.stake))
    return Duel(
        say("The {creature:many} of the Inn", creature=creature(fight.species, say)),
        say("Whoever plays last wins the guests and every card played for them."),
        say("At the Inn: {attacker} claims, {defender} may contest", attacker=attacker, defender=defender),
        side(fight.attacker, "claims the guests"),
        side(fight.defender, "contests the claim"),
        tuple(it.faces.card(card) for card in fight.claimed),
        _stake(it, fight.claimed, now, later),
        *_lane(it, fight),
    )


def _elves(it: _Reader, owner: int, land: int) -> Duel:
    """8: whoever has the turn sent them; they lie in the lane, and the owner pays or lets the clan go."""
    say, state = it.say, it.state
    sender, name = it.names[state.seat], it.names[owner]
    clan = stack(state, owner, land)[-1]
    gone = ("If the clan is let go", say("it leaves the game for good."), "elves", say("Out of the game"))
    kept = ("If {name} pays", say("the clan stays; the cards paid leave the game."), *it.land(land))
    return Duel(
        it.whose(clan[KIN], owner),
        say("The Elves lead the clan out of the game, unless its Ruler pays."),
        say("{attacker} sends the Elves, {defender} defends", attacker=sender, defender=name),
        it.side(state.seat, "sends the Elves", False, gone),
        it.side(owner, "defender", True, kept),
        tuple(it.faces.card(card) for card in clan[CARDS]),
        _stake(it, clan[CARDS], clan_magic(state, owner, clan)),
        (Laid(sender, it.badges[state.seat], say("sends"), (it.faces.kind(ELVES),)),),
        it.laid(owner, say("may pay")),
    )


def _stake(it: _Reader, cards: tuple[int, ...], magic: int, later: int | None = None) -> tuple[Span, ...]:
    clan = strong(it.say("{clan:a}", clan=census([KIND[card] for card in cards], it.say)))
    if later is None:
        return styled(it.say("At stake: {clan}, {magic} magic"), clan=clan, magic=number(magic))
    sentence = it.say("At stake: {clan}, {magic} magic, with all cards played {total}")
    return styled(sentence, clan=clan, magic=number(magic), total=number(later))


def _lane(it: _Reader, fight: Challenge) -> tuple[tuple[Laid, ...], Laid]:
    """The plays, and the place of the next one."""
    plays = tuple(
        it.laid(play.seat, it.say("answers" if at else "opens"), play.cards, play.weight)
        for at, play in enumerate(fight.plays)
    )
    return plays, it.laid(fight.mover, it.say("must count {weight}", weight=1 + fight.heavy))
