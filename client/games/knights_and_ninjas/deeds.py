"""Deeds of others, for the banner: attacks and how they were answered, walls, robberies and bargains.

All of it is read from the events and the two views of a moment; cards nobody may know lie face down. A blow at whoever
looks needs no banner: they are asked for an answer, and their table of answers shows it.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from engines.core.language import capital
from engines.core.language.word import Word
from engines.core.types import Event
from engines.knights_and_ninjas.cards import FORTS
from engines.knights_and_ninjas.events import EVENTS
from engines.knights_and_ninjas.facts import parts_of

from ...sprites.card import RATIO
from ...sprites.ribbon import Point
from ...sprites.timeline import Cue
from ...tables.banner import BECOMES, TO_AND_FRO, CardGroup, Deed, Passing, Stand, deed_cue
from ...tables.pace import PACES, Caption, Weight
from ...tables.steps import StepNews
from ...tables.telling import args_of, known, named, point_of, told_before, who
from .moment_places import Cards, MomentPlaces
from .table_facts import blow_of

if TYPE_CHECKING:
    from ...tables.context import Context

AFTER = frozenset((
    "turn_began", "drew", "minstrel_left", "skipped", "reshuffled", "locked", "unlocked", "swept", "lane_dealt",
    "shuffled_in", "raced", "won",
))  # fmt: skip
"""What follows a deed, and is shown when it has been told."""

LEADS: Mapping[str, str] = {
    "fortified": "{seat} {seat:?fortifies|fortify}",
    "passed": "{seat} {seat:?passes|pass}",
    "skipped": "{seat} {seat:?misses|miss} a turn",
    "laid": "{seat} {seat:?attacks|attack} {rival}",
    "answered": "{seat} {seat:?answers|answer} with {cards:a}",
    "endured": "{seat} {seat:?gives|give} no answer",
    "robbed": "{seat} {seat:?robs|rob} {rival}",
    "heralded": "{seat} {seat:?sends|send} a Herald",
    "took": "{seat} {seat:?takes|take} {rival:'s} {card}",
    "bought": "{seat} {seat:?buys|buy} from {rival}",
    "monk_came": "{seat} {seat:?sends|send} a Monk",
    "collected": "{seat:'s} Monk collects",
    "bear_sent": "{seat} {seat:?sends|send} {rival} a Bear",
    "freed": "{seat} {seat:?opens|open} the Dungeon",
    "hoarded": "{seat} {seat:?buys|buy} a gold gem",
    "ship_came": "{seat:'s} ship comes in",
    "gave_up": "{seat} {seat:?discards|discard} {cards:a}",
}
"""The headline of a deed."""

SENTENCES: Mapping[str, str] = {
    "fortified": "{cards:A} {cards:?stands|stand} before {seat:'s} kingdom now.",
    "laid": "With {cards:a}, strength {strength}.",
    "heralded": "Every rival shows a card, and one of them goes along.",
    "took": "It was shown to the Herald, and goes to {seat:'s} hand.",
    "bought": "{count:A} for {gems}.",
    "monk_came": "Every rival with a Castle pays.",
    "bear_sent": "{rival} {rival:?watches|watch} it dance and {rival:?misses|miss} a turn.",
    "freed": "{cards:A} {cards:?goes|go} to {seat:'s} hand.",
    "hoarded": "For {cards:a}, out of the Horde.",
    "ship_came": "It brings {seat} new cards.",
    "robbed": "{gems} on the road {gems:?goes|go} to {seat}.",
    # what comes of an attack
    "captured": "{seat} {seat:?takes|take} {gems} from {rival}.",
    "destroyed": "{seat} {seat:?loses|lose} {card:the}.",
    "scattered": "{seat} {seat:?loses|lose} {cards:a} from hand.",
    "ladder_set": "{seat:'s} Ladder leans against {rival:'s} Castle.",
    "parried": "Strength {strength} against {answer}.",
    "turned": "The attack turns on {rival}!",
    "charmed": "{card:The} joins {seat:'s} hand.",
    "executed": "{cards:The} {cards:?is|are} beheaded.",
    "returned": "{cards:The} {cards:?goes|go} home.",
    "warded": "{cards:The} {cards:?is|are} stopped.",
    "jailed": "{cards:The} {cards:?goes|go} to the Dungeon.",
    # what a Monk gets
    "paid_gems": "{seat} {seat:?pays|pay} {gems}.",
    "paid_cards": "{seat} {seat:?pays|pay} {count:a}.",
}
"""What a deed is, and what comes of it."""

OUTCOMES = (
    "parried", "captured", "destroyed", "scattered", "ladder_set", "turned", "charmed", "executed", "returned",
    "warded", "jailed",
)  # fmt: skip

FENDED = frozenset(("parried", "warded", "returned"))
"""The answer held: said outright where nothing was taken."""

TOUCHING = frozenset(("robbed", "took", "bought", "bear_sent", "captured"))
"""Done to a rival; if that is whoever looks, it waits for them."""
LOST = frozenset(("destroyed", "scattered"))
"""Lost by its first seat."""
CHARMED = "charmed"
"""Lost by whoever attacked: their card goes to another hand."""


class Deeds:
    """The deeds of one table, told one after another."""

    def __init__(self, context: "Context", stand: Callable[[], Stand]) -> None:
        self.context, self.stand = context, stand
        self.passing = Passing()

    def told(self, it: MomentPlaces, steps: int) -> StepNews | None:
        """What is shown of a moment when it has been seen, and before which of its steps; None: nothing."""
        events = it.moment.events
        if it.moment.seat in (None, it.viewer) or it.moment.undone:
            return None
        at = next((at for at, event in enumerate(events) if event.kind in TELLERS), None)
        if at is None:
            return None
        before = told_before(events, at, AFTER, steps)
        if asks(it, events[at]):
            return StepNews(before, Cue(PACES["blow"].hold))
        deed = TELLERS[events[at].kind](Teller(self, it, events[at]))
        self.passing.after(deed)
        return StepNews(before, deed_cue(self.context, deed, self.stand))


def asks(it: MomentPlaces, event: Event) -> bool:
    """Whether it is a blow that whoever looks is asked to answer."""
    blow = blow_of(it.moment.after.state)
    return event.kind == "laid" and blow is not None and blow.target == it.viewer


class Teller:
    """One event of a moment, and all that can be said of it."""

    def __init__(self, deeds: Deeds, it: MomentPlaces, event: Event) -> None:
        self.deeds, self.it, self.event = deeds, it, event
        self.context = deeds.context
        self.say = self.context.say
        self.args = args_of(event)
        self.seat: int = self.args[0]

    # -- words ---------------------------------------------------------------------------------------------------------

    def who(self, seat: int) -> Word:
        return who(self.context, seat, self.it.viewer)

    def parts(self, event: Event) -> dict[str, object]:
        """What an event names; whoever reads is *you*."""
        _, found = parts_of(event, self.context.names, self.say)
        return named(self.context, event, EVENTS, self.it.viewer, found)

    def sentence(self, *kinds: str) -> str:
        """A sentence for each event of these kinds."""
        events = [event for event in self.it.moment.events if event.kind in kinds]
        return " ".join([capital(self.say(SENTENCES[event.kind], **self.parts(event))) for event in events])

    def weight(self) -> Weight:
        """Whether something of whoever looks is gone."""
        me, blow = self.it.viewer, blow_of(self.it.moment.before.state)
        lost = any(
            (event.kind in TOUCHING and event.args[1] == me)
            or (event.kind in LOST and event.args[0] == me)
            or (event.kind == CHARMED and blow is not None and blow.controller == me)
            for event in self.it.moment.events
        )
        return Weight.TOUCHES if lost and me >= 0 else Weight.DEED

    def deed(
        self,
        sentence: str,
        card: Any = None,
        groups: tuple[CardGroup, ...] = (),
        end: Point | None = None,
        sign: str = BECOMES,
    ) -> Deed:
        lead = capital(self.say(LEADS[self.event.kind], **self.parts(self.event)))
        caption = Caption(self.seat, lead, sentence, "", "blow", self.weight())
        return Deed(caption, card, groups, self.panel(self.seat), end, sign)

    def group(self, title: str, cards: Cards, number: int = 0, second: str = "") -> CardGroup:
        return CardGroup(capital(title), second, tuple(self.it.shown(cards, number)))

    def gems(self, giver: int, count: int) -> CardGroup:
        """Gems that change hands."""
        sprites = self.it.gems(giver, count) if count else []
        return CardGroup(self.say("Gems"), self.say("from {rival}", rival=self.who(giver)), tuple(sprites))

    def panel(self, seat: int) -> Point:
        """The rim of a kingdom, on the side of the cloth."""
        box, felt = self.it.after.seat_box(seat), self.it.after.plan.felt
        return min(max(felt.cx, box.x + 30), box.right - 30), min(max(felt.cy, box.y), box.bottom)

    def hand(self, seat: int) -> Point:
        pose = self.it.after.hand(seat)
        mine = seat == self.it.after.me
        return (pose.x, pose.y - pose.width * RATIO) if mine else point_of(pose)

    # -- deeds ---------------------------------------------------------------------------------------------------------

    def fortified(self) -> Deed:
        seat, laid, kinds = self.args
        end = point_of(self.it.after.place(seat, FORTS.index(kinds[0])))
        return self.deed(self.sentence("fortified"), None, (self.group(self.say("New defences"), laid),), end)

    def in_passing(self) -> Deed:
        names, kind = self.context.names, self.event.kind
        return self.deeds.passing.line(self.say, self.seat, kind, names, LEADS[kind])

    def laid(self) -> Deed:
        """An attack, with what came of it where nobody was asked."""
        _, rival, cards, _, strength = self.args
        sentence = self.sentence("laid", *OUTCOMES) if strength else self.sentence(*OUTCOMES)
        return self.deed(sentence, None, (self.group(self.say("The attack"), cards), *self.loot()), self.panel(rival))

    def answered(self) -> Deed:
        return self.reply(self.args[1])

    def endured(self) -> Deed:
        return self.reply(())

    def reply(self, cards: Cards) -> Deed:
        """An attack and its answer, or that there was none; and what came of it."""
        blow = blow_of(self.it.moment.before.state)
        groups = self.loot()
        if cards:
            groups = (self.group(self.say("The answer"), cards), *groups)
        end = None
        if blow is not None:
            groups = (self.group(self.say("The attack"), blow.cards), *groups)
            end = self.panel(blow.controller)
        told = {event.kind for event in self.it.moment.events}
        without = self.say("No gems change hands.") if told & FENDED and "captured" not in told else ""
        return self.deed(f"{self.sentence(*OUTCOMES)} {without}".strip(), None, groups, end)

    def loot(self) -> tuple[CardGroup, ...]:
        """What an attack brought, and what was lost in it."""
        found: list[CardGroup] = []
        for event in self.it.moment.events:
            args = args_of(event)
            if event.kind == "captured":
                found.append(self.gems(args[1], args[2]))
            elif event.kind == "scattered":
                found.append(self.group(self.say("Lost"), args[1]))
            elif event.kind == "destroyed":
                found.append(self.group(self.say("Lost"), (args[1],)))
        return tuple(found)

    def robbed(self) -> Deed:
        _, rival, card, gems = self.args
        face = self.it.faces.card(card)
        return self.deed(self.sentence("robbed"), face, (self.gems(rival, gems),), self.panel(rival))

    def special(self) -> Deed:
        """A card that does something by itself."""
        return self.deed(self.sentence(self.event.kind), self.it.faces.card(self.args[1]))

    def took(self) -> Deed:
        _, rival, card = self.args
        return self.deed(self.sentence("took"), self.it.faces.card(card), (), self.hand(rival))

    def bought(self) -> Deed:
        """A gem for half a hand."""
        seat, rival, card, gems, count = self.args
        second = self.say("from {rival}", rival=self.who(rival))
        goods = self.group(self.say("Bought"), known(self.event), count, second)
        price = self.gems(seat, gems)
        return self.deed(
            self.sentence("bought"), self.it.faces.card(card), (goods, price), self.hand(rival), TO_AND_FRO
        )

    def collected(self) -> Deed:
        """What everybody pays a Monk."""
        groups: list[CardGroup] = []
        for event in self.it.moment.events:
            args = args_of(event)
            if event.kind == "paid_gems":
                groups.append(self.gems(args[0], args[2]))
            elif event.kind == "paid_cards":
                second = self.say("from {rival}", rival=self.who(args[0]))
                groups.append(self.group(self.say("Cards"), known(event), args[2], second))
        return self.deed(self.sentence("paid_gems", "paid_cards"), None, tuple(groups))

    def bear_sent(self) -> Deed:
        _, rival, card = self.args
        return self.deed(self.sentence("bear_sent"), self.it.faces.card(card), (), self.panel(rival))

    def freed(self) -> Deed:
        _, key, cards = self.args
        return self.deed(self.sentence("freed"), self.it.faces.card(key), (self.group(self.say("Free again"), cards),))

    def spent(self) -> Deed:
        kind = self.event.kind
        sentence = self.sentence(kind) if kind in SENTENCES else ""
        return self.deed(sentence, None, (self.group(self.say("Spent"), self.args[1]),))


TELLERS: Mapping[str, Callable[[Teller], Deed]] = {
    "fortified": Teller.fortified,
    "passed": Teller.in_passing,
    "skipped": Teller.in_passing,
    "laid": Teller.laid,
    "answered": Teller.answered,
    "endured": Teller.endured,
    "robbed": Teller.robbed,
    "heralded": Teller.special,
    "took": Teller.took,
    "bought": Teller.bought,
    "monk_came": Teller.special,
    "collected": Teller.collected,
    "bear_sent": Teller.bear_sent,
    "freed": Teller.freed,
    "hoarded": Teller.spent,
    "ship_came": Teller.special,
    "gave_up": Teller.spent,
}
"""By the kind of event that a deed begins with."""
