"""Deeds of others, for the banner: what somebody did, with which cards, and what it was done to.

All of it is read from the events and the two views of a moment; cards nobody may know lie face down. Challenges need no
banner while they are fought: their stage shows every card.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from engines.core.language import capital
from engines.core.language.word import Word
from engines.core.types import Event
from engines.cover_your_kingdom.challenge import challenge
from engines.cover_your_kingdom.events import EVENTS
from engines.cover_your_kingdom.facts import case, clan_of, fact, parts_of
from engines.cover_your_kingdom.nouns import cards, count
from engines.cover_your_kingdom.state import CARDS, KIN, stack

from ...sprites.card import RATIO
from ...sprites.ribbon import Point
from ...sprites.timeline import Cue, Pose
from ...tables.banner import BECOMES, TO_AND_FRO, CardGroup, Deed, Passing, Stand, deed_cue
from ...tables.pace import PACES, Caption, Weight
from ...tables.steps import StepNews
from ...tables.telling import args_of, known, named, point_of, told_before, who
from .moment_places import Cards, MomentPlaces

if TYPE_CHECKING:
    from ...tables.context import Context

ACTIONS = 2
"""Of a turn."""

AFTER = frozenset((
    "drew", "crowned", "skipped", "guard_left", "round_began", "stalemate", "scored", "round_won", "won", "inn_shown",
))  # fmt: skip
"""What follows a deed, and is shown when it has been told."""

LEADS: Mapping[str, str] = {
    "settled": "{seat} {seat:?settles|settle} {cards:a}",
    "settled_discard": "{seat} {seat:?settles|settle} {cards:a}",
    "added": "{seat} {seat:?adds|add} {card:a}",
    "discarded": "{seat} {seat:?discards|discard} {cards:a}",
    "kid_swapped": "{seat} {seat:?swaps|swap} two clans",
    "hired": "{seat} {seat:?hires|hire} {card:a}",
    "gave_back": "{seat} {seat:?gives|give} {count:a} back",
    "sacrificed": "{seat} {seat:?pays|pay} the Elves",
    "dispersed": "{seat} {seat:?loses|lose} a clan to the Elves",
    "inn_hired": "{card:A} at the Inn",
    "passed": "{seat} {seat:?passes|pass}",
    "skipped": "{seat} {seat:?has|have} no cards left",
}
"""The headline of a deed."""

EFFECTS: Mapping[str, str] = {
    "guarded": "It guards {land:the}: no rival can recruit the clan there.",
    "blocked": "It blocks {rival:'s} {land} until it leaves.",
    "clan_moved": "In {rival:'s} {land}, {end}.",
    "clan_moved.home": "In {land:the} at home, {end}.",
    "elves_sent": "They knock at {rival:'s} {land}.",
    "elves_sent.home": "They knock at {land:the} at home.",
    "swapped": "The top clan of {land:the} for the one in {rival:'s} {rival_land}.",
}
"""What a hire does."""


class Stolen(NamedTuple):
    """Cards that were taken, while it is still chosen what is given for them."""

    hire: int
    event: Event


class Deeds:
    """The deeds of one table, told one after another."""

    def __init__(self, context: "Context", stand: Callable[[], Stand]) -> None:
        self.context, self.stand = context, stand
        self.stolen: Stolen | None = None
        self.passing = Passing()

    def told(self, it: MomentPlaces, steps: int) -> StepNews | None:
        """What is shown of a moment when it has been seen, and before which of its steps; None: nothing."""
        events = it.moment.events
        own = it.moment.seat == it.viewer
        if it.moment.seat is None or it.moment.undone:
            return None
        told = [at for at, event in enumerate(events) if event.kind in TELLERS and (not own or event.kind in OWN)]
        if not told:
            fought = not own and it.tells(*FOUGHT)
            return StepNews(steps, Cue(PACES["challenge"].hold)) if fought else None
        at = told[0]
        deed = TELLERS[events[at].kind](Teller(self, it, events[at]))
        if deed is None:
            return None
        self.passing.after(deed)
        return StepNews(told_before(events, at, AFTER, steps), deed_cue(self.context, deed, self.stand))


FOUGHT = frozenset(("challenged", "claimed", "answered"))
"""Cards laid in a challenge: its stage shows them."""

OWN = frozenset(("conceded", "dispersed"))
"""What one loses by an answer of one's own is told as well."""


class Teller:
    """One event of a moment, and all that can be said of it."""

    def __init__(self, deeds: Deeds, it: MomentPlaces, event: Event) -> None:
        self.deeds, self.it, self.event = deeds, it, event
        self.context = deeds.context
        self.say = self.context.say
        self.args = args_of(event)
        self.seat: int = -1 if event.kind == "inn_hired" else self.args[0]

    # -- words ---------------------------------------------------------------------------------------------------------

    def who(self, seat: int) -> Word:
        return who(self.context, seat, self.it.viewer)

    def parts(self, event: Event) -> dict[str, object]:
        """What an event names; whoever reads is *you*."""
        return named(self.context, event, EVENTS, self.it.viewer, parts_of(event, self.context.names, self.say))

    def lead(self) -> str:
        return capital(self.say(LEADS[self.event.kind], **self.parts(self.event)))

    def other(self, *kinds: str) -> Event | None:
        """Another event of the moment."""
        return next((event for event in self.it.moment.events if event.kind in kinds), None)

    def chip(self) -> str:
        """Which action of the turn it was."""
        before = self.it.moment.before.state
        if before.seat != self.seat or challenge(before) is not None:
            return ""
        done = before.actions + (0 if self.event.kind == "gave_back" else 1)
        if not 1 <= done <= ACTIONS:
            return ""
        return self.say("action {number} of {all}", number=done, all=ACTIONS)

    def touches(self, seat: int) -> Weight:
        """How much it matters to whoever looks if it is done to this Ruler."""
        mine = seat == self.it.viewer and self.it.moment.seat != seat
        return Weight.TOUCHES if mine else Weight.DEED

    def group(self, title: str, second: str, cards: Cards, number: int = 0) -> CardGroup:
        return CardGroup(capital(title), second, tuple(self.it.shown(cards, number)))

    def clan(self, seat: int, land: int, after: bool) -> Cards:
        return self.it.new_top(seat, land) if after else self.it.top(seat, land)

    def caption(self, sentence: str, sort: str, weight: Weight = Weight.DEED, lead: str = "") -> Caption:
        return Caption(self.seat, lead or self.lead(), capital(sentence), self.chip(), sort, weight)

    # -- places --------------------------------------------------------------------------------------------------------

    def home(self) -> Point | None:
        return point_of(self.it.after.badge(self.seat)) if self.seat >= 0 else None

    def land(self, seat: int, land: int) -> Point:
        return point_of(self.it.after.clan(seat, land))

    # -- deeds ---------------------------------------------------------------------------------------------------------

    def settled(self) -> Deed:
        seat, land, laid, _ = self.args
        sentence = self.say("In {land:the}, where no clan was.", **self.parts(self.event))
        under = stack(self.it.moment.before.state, seat, land)
        if under and under[-1][KIN] >= 0:
            below = count(under[-1][KIN], len(under[-1][CARDS]), self.say)
            sentence = self.say("In {land:the}, on top of {below:the}.", **self.parts(self.event), below=below)
        if self.event.kind == "settled_discard":
            sentence += " " + self.say("One of them comes off the discard pile.")
        groups = (self.group(self.say("A new clan"), "", laid),)
        return Deed(self.caption(sentence, "card"), None, groups, self.home(), self.land(seat, land))

    def added(self) -> Deed:
        seat, land, card = self.args
        moved = self.other("moved")
        to = args_of(moved)[2] if moved else land
        clan = self.clan(seat, to, after=True)
        parts = self.parts(self.event) | ({"to": self.parts(moved)["to"]} if moved else {})
        words = "It joins the clan of {land:the}" + (", which moves to {to:the}." if moved else ".")
        groups = (self.group(self.say("The clan now"), "", clan),)
        face = self.it.faces.card(card)
        return Deed(self.caption(self.say(words, **parts), "card"), face, groups, self.home(), self.land(seat, to))

    def discarded(self) -> Deed:
        drawn = self.other("drew")
        sentence = self.say("And draws a new card.") if drawn and drawn.args[0] == self.seat else ""
        groups = (self.group(self.say("Discarded"), "", self.args[1]),)
        return Deed(self.caption(sentence, "card"), None, groups, self.home(), point_of(self.it.after.discard()))

    def kid_swapped(self) -> Deed:
        seat, land = self.args
        return self.stirred(seat, land, None, fact(self.event, self.context.names, self.say))

    def stirred(self, seat: int, land: int, card: Any, sentence: str) -> Deed:
        """A stack was put in another order."""
        groups = (
            self.group(self.say("On top before"), "", self.clan(seat, land, after=False)),
            self.group(self.say("On top now"), "", self.clan(seat, land, after=True)),
        )
        caption = self.caption(sentence, "hire", self.touches(seat))
        return Deed(caption, card, groups, self.home(), self.land(seat, land), BECOMES)

    def hired(self) -> Deed | None:
        """A hire with what it does."""
        _, hire = self.args
        card = self.it.faces.card(hire)
        effect = self.other(*EFFECTS, "stole")
        if effect is None:
            return Deed(self.caption("", "hire"), card, (), self.home())
        if effect.kind == "stole":
            self.deeds.stolen = Stolen(hire, effect)
            return None  # told with what is given back for it
        args = args_of(effect)
        sentence = self.say(EFFECTS[case(effect)], **self.parts(effect))
        if effect.kind == "clan_moved":
            return self.stirred(args[1], args[2], card, sentence)
        if effect.kind == "swapped":
            return self.swapped(args, card, sentence)
        seat, land = (args[0], args[1]) if effect.kind == "guarded" else (args[1], args[2])
        groups = (self.group(self.say("The clan there"), "", self.clan(seat, land, after=False)),)
        weight = self.touches(seat) if effect.kind == "blocked" else Weight.DEED  # the Elves ask
        return Deed(self.caption(sentence, "hire", weight), card, groups, self.home(), self.land(seat, land))

    def swapped(self, args: tuple[Any, ...], card: Any, sentence: str) -> Deed:
        seat, land, rival, rival_land = args
        names = {"seat": self.who(seat), "rival": self.who(rival)}
        whence, whither = self.say("from {rival}", **names), self.say("to {rival}", **names)
        theirs, own = self.clan(rival, rival_land, after=False), self.clan(seat, land, after=False)
        taken = self.group(self.say("{seat} {seat:?takes|take}", **names), whence, theirs)
        given = self.group(self.say("{seat} {seat:?gives|give}", **names), whither, own)
        caption = self.caption(sentence, "hire", self.touches(rival))
        return Deed(caption, card, (taken, given), self.home(), self.land(rival, rival_land), TO_AND_FRO)

    def gave_back(self) -> Deed:
        """What was taken blindly, and what was chosen for it."""
        seat, rival, number = self.args
        names = {"seat": self.who(seat), "rival": self.who(rival)}
        to = self.say("to {rival}", **names)
        back = self.group(self.say("{seat} {seat:?gives|give} back", **names), to, known(self.event), number)
        stolen, self.deeds.stolen = self.deeds.stolen, None
        end = _rim(self.it.after.hand(rival))
        if stolen is None or stolen.event.args[:2] != (seat, rival):
            return Deed(self.caption("", "hire", self.touches(rival)), None, (back,), self.home(), end)
        whence = self.say("from {rival}", **names)
        taken = self.group(self.say("{seat} {seat:?takes|take}", **names), whence, known(stolen.event), number)
        words = "{count:Words} of {rival:'s} hand, drawn blindly, for as many of {seat:'s} choice."
        sentence = self.say(words, **names, count=cards(number, self.say))
        lead = self.say(LEADS["hired"], **self.parts(Event("hired", (seat, stolen.hire))))
        caption = self.caption(sentence, "hire", self.touches(rival), capital(lead))
        return Deed(caption, self.it.faces.card(stolen.hire), (taken, back), self.home(), end, TO_AND_FRO)

    def sacrificed(self) -> Deed:
        _, paid = self.args
        sentence = self.say("The Elves move on, and the clan stays.")
        groups = (self.group(self.say("Gone for good"), "", paid),)
        return Deed(self.caption(sentence, "hire"), None, groups, self.home())

    def dispersed(self) -> Deed:
        seat, land, lost = self.args
        sentence = self.say("{cards:A} {cards:?leaves|leave} the game for good.", **self.parts(self.event))
        groups = (self.group(self.say("Gone for good"), "", lost),)
        caption = self.caption(sentence, "last word", self.touches(seat))
        return Deed(caption, None, groups, None, self.land(seat, land))

    def ended(self) -> Deed | None:
        """The last word of a challenge: who has the clan now, with every card that was laid."""
        before = self.it.moment.before.state
        fight, ending, opening = challenge(before), self.other("recruited", "held"), self.other("challenged")
        if ending is not None:
            winner, loser, land = args_of(ending)
            won = ending.kind == "recruited"
            fought = self.it.top(loser if won else winner, land)
        elif fight is not None:  # 10.2: over guests of the Inn
            winner, loser, won, fought = fight.foe, self.seat, fight.foe == fight.attacker, fight.claimed
        else:
            return None
        self.seat = winner
        names = {"loser": self.who(loser), "winner": self.who(winner)}
        lead = "{winner} {winner:?wins|win} the clan" if won else "{winner} {winner:?keeps|keep} the clan"
        sentence = self.say("{loser} {loser:?gives|give} in.", **names)
        if fought:
            clan = {"clan": clan_of(fought, self.say)}
            words = "{winner} {winner:?has|have} {clan:the} now, with every card played."
            sentence += " " + capital(self.say(words, **names, **clan))
        laid = tuple(card for play in fight.plays for card in play.cards) if fight else ()
        laid += args_of(opening)[3:] if opening is not None else ()
        groups = (self.group(self.say("The clan"), "", fought), self.group(self.say("All cards played"), "", laid))
        caption = self.caption(sentence, "last word", self.touches(loser), capital(self.say(lead, **names)))
        return Deed(caption._replace(chip=""), None, groups)

    def inn_hired(self) -> Deed:
        _, card = self.args
        sentence = fact(self.event, self.context.names, self.say)
        return Deed(self.caption(sentence, "hire")._replace(chip=""), self.it.faces.card(card))

    def in_passing(self) -> Deed:
        return self.deeds.passing.line(self.say, self.seat, self.event.kind, self.context.names, LEADS[self.event.kind])


TELLERS: Mapping[str, Callable[[Teller], Deed | None]] = {
    "settled": Teller.settled,
    "settled_discard": Teller.settled,
    "added": Teller.added,
    "discarded": Teller.discarded,
    "kid_swapped": Teller.kid_swapped,
    "hired": Teller.hired,
    "gave_back": Teller.gave_back,
    "sacrificed": Teller.sacrificed,
    "dispersed": Teller.dispersed,
    "conceded": Teller.ended,
    "recruited": Teller.ended,
    "held": Teller.ended,
    "inn_hired": Teller.inn_hired,
    "passed": Teller.in_passing,
    "skipped": Teller.in_passing,
}
"""By the kind of event that a deed begins with."""


def given_to(seat: int, told: Sequence[Event]) -> frozenset[int]:
    """The cards that came to this Ruler's hand from another's since their last turn, until the end of their next."""
    found: set[int] = set()
    own_turns = 0
    own_turn_now = next((event.args[0] == seat for event in reversed(told) if event.kind == "crowned"), False)
    for event in reversed(told):
        if event.kind == "crowned" and event.args[0] == seat:
            own_turns += 1
            if own_turns > own_turn_now:
                break
        taker = {"gave_back": 1, "stole": 0}.get(event.kind)
        if taker is not None and event.args[taker] == seat:
            found.update(known(event))
    return frozenset(found)


def _rim(pose: Pose) -> Point:
    """Above a card: nothing lies over its face."""
    return pose.x, pose.y - pose.width * RATIO / 2 - 6
