"""The Captain as it was before there were levels: frozen, to measure today's players against.

Nothing here is kept up to date but imports. It is the yardstick of every strength that `docs/balance.md` tells.
"""

from collections import Counter
from collections.abc import Callable, Mapping

from engines.core.bots import Deadline
from engines.core.rng import Rng
from engines.core.types import HIDDEN, Decision, Option, View
from engines.knights_and_ninjas import cards
from engines.knights_and_ninjas.cards import AS, FACE, JESTER, KIND, MINSTREL_UP, QUEEN, STRENGTH
from engines.knights_and_ninjas.forecast import forecast
from engines.knights_and_ninjas.invariants import cards_of
from engines.knights_and_ninjas.rules.monk import dues
from engines.knights_and_ninjas.state import State

Kinds = tuple[int, ...]

HELD = {
    "peasant": 0.3, "soldier": 0.5, "knight": 0.8, "king": 1.2, "queen": 1.6, "ninja": 1.3, "dragon": 1.0,
    "archer": 0.6, "castle": 0.5, "ladder": 0.2, "catapult": 0.3, "minstrel": 0.9, "traitor": 1.2, "highwayman": 1.3,
    "princess": 0.6, "executioner": 0.9, "herald": 0.4, "merchant": 0.4, "monk": 0.3, "jester": 2.0, "guard": 0.7,
    "key": 0.3, "treasure": 0.5, "viking": 1.2, "barbarian": 0.9, "shield_maiden": 1.0, "supply_ship": 0.6,
    "dancing_bear": 0.8,
}  # fmt: skip
"""What a card in the hand is worth, in gems."""

WORTH = tuple(HELD[id_] for id_ in cards.KIND_IDS)
DRAWN = 0.65  # an unknown card
WIN = 12.0  # the gem that wins
SPITE, NEAR = 0.2, 0.6  # how much of a rival's loss is one's own gain, and how much more next to the target
STOPPERS = (cards.EXECUTIONER, cards.MINSTREL, JESTER)
KNOWN_STOPPER = 0.8  # how likely a card that could stop a blow, and is known to be there, does


class Ledger:
    """Knowledge of one player, counted and weighed; drawn up afresh for each decision."""

    def __init__(self, view: View[State]) -> None:
        self.seat, self.state = view
        state = view.state
        self.charter = state.charter
        self.hand = Counter([KIND[card] for card in state.hands[self.seat]])
        known = set(cards_of(state))
        self.unseen = Counter([KIND[card] for card in state.charter.cards if card not in known])
        self.total = max(1, self.unseen.total())

    def spite(self, rival: int) -> float:
        """How much of this rival's loss is one's own gain: all of it with two, else more the nearer they are."""
        if self.charter.two:
            return 1.0
        return SPITE + NEAR * min(1.0, self.state.gems[rival] / self.state.target) ** 2

    def wins(self, seat: int, more: int) -> bool:
        """So many more gems would be enough."""
        return more > 0 and self.state.gems[seat] + more >= self.state.target

    def gems(self, seat: int, count: int) -> float:
        """What it is worth that this seat gains so many."""
        own = seat == self.seat
        weight = 1.0 if own else -self.spite(seat)
        return weight * count + (WIN if own else -WIN) * self.wins(seat, count)

    def moved(self, giver: int, taker: int, count: int) -> float:
        """What it is worth that gems go from one to the other."""
        loss = -count if giver == self.seat else self.spite(giver) * count
        return self.gems(taker, count) + loss if count else 0.0

    def cost(self, guises: Kinds) -> float:
        return sum([WORTH[FACE[guise]] for guise in guises])

    def stopped(self, kind: int, victim: int) -> float:
        """How likely a blow of this kind meets a card that stops it altogether."""
        kinds = [*STOPPERS]
        if kind in (cards.KNIGHT, cards.DRAGON):
            kinds.append(cards.PRINCESS)
        if kind <= QUEEN:
            kinds.append(cards.TRAITOR)
        hand = self.state.hands[victim]
        if any(card != HIDDEN and KIND[card] in kinds for card in hand):
            return KNOWN_STOPPER
        share = sum([self.unseen[stopper] for stopper in kinds]) / self.total
        return float(1 - (1 - share) ** hand.count(HIDDEN))


PARRY = 0.09  # how much of a COMMON blow each card in the victim's hand is likely to stop, up to
MOST_PARRIED = 0.6
ROBBED = 0.12  # how likely a capture is lost to a Highwayman
FORT = {cards.CASTLE: 0.16, cards.ARCHER: 0.2, cards.MINSTREL: 0.12}  # worth of a wall for each own gem
BARE = 0.3  # and for none
SALLIED = 0.1  # what the own wall misses an Archer more than the hand does
AGAIN = 0.3  # what it costs that the attacker may go on
EXPOSED = 0.1  # what it costs for each own gem that the way to it is open
TURNED = 0.6  # how likely a turned blow lands
GEM_PAID, CARD_PAID = 0.5, 0.2  # what a Monk may hope for where rivals have the choice, for each gem and card
MISSED_TURN, GOLD, PLENTY = 1.2, 1.5, 0.05  # a Bear's, a gold gem's, and what one more of a kind takes off a card
BROKEN = 0.4  # what a rival's wall is worth to have down
TEMPO = 0.25  # what the first turn of a duel is worth


# -- attacks -----------------------------------------------------------------------------------------------------------


def blow(ledger: Ledger, victim: int, kind: int, strength: int) -> float:
    """The gems a blow is likely to bring."""
    state = ledger.state
    loss = min(strength, state.gems[victim])
    through = 1 - ledger.stopped(kind, victim)
    parried = min(MOST_PARRIED, PARRY * len(state.hands[victim])) if kind <= QUEEN else 0.0
    likely = max(1, round(loss * (1 - parried))) if loss else 0
    worth = through * ledger.moved(victim, ledger.seat, likely) * (1 - ROBBED * (kind <= QUEEN))
    if kind == cards.BARBARIAN:
        worth += through * DRAWN * ledger.spite(victim) * min(2, len(state.hands[victim]))
    return worth


def assault(ledger: Ledger, victim: int, hand: Counter[int], wall: int, ladder: bool) -> float:
    """The best that this hand can still do to that wall this turn; to stop is worth nothing."""
    fitting = ledger.charter.layable[ladder][wall]
    best = 0.0
    for kind in range(cards.KIND_COUNT):
        if fitting >> kind & 1:
            count = hand[kind]
            if count:
                best = max(best, strike(ledger, victim, hand, wall, ladder, (kind,)))
                if kind == cards.PEASANT and count > 1:
                    best = max(best, strike(ledger, victim, hand, wall, ladder, (kind,) * count))
            elif hand[JESTER] and ledger.charter.living >> kind & 1:
                best = max(best, strike(ledger, victim, hand, wall, ladder, (cards.jest(kind),)))
    return best


def strike(ledger: Ledger, victim: int, hand: Counter[int], wall: int, ladder: bool, guises: Kinds) -> float:
    """One play and, where it only opens the way, the best that may follow it."""
    kind = AS[guises[0]]
    cost = ledger.cost(guises)
    if STRENGTH[kind]:
        worth = blow(ledger, victim, kind, len(guises) * STRENGTH[kind])
        burnt = kind == cards.DRAGON and wall & cards.CASTLE_UP
        shot = kind == cards.NINJA and wall & cards.ARCHER_UP
        return worth - cost + BROKEN * ledger.spite(victim) * bool(burnt or shot)
    left = hand - Counter([FACE[guise] for guise in guises])
    down = {cards.ARCHER: cards.ARCHER_UP, cards.CATAPULT: cards.CASTLE_UP}.get(kind, 0)
    through = 1 - ledger.stopped(kind, victim) / 2
    follow = assault(ledger, victim, left, wall & ~down, ladder or kind == cards.LADDER)
    return through * (follow + BROKEN * ledger.spite(victim) * bool(down)) - cost


def attack(ledger: Ledger, victim: int) -> float:
    """The best assault on this kingdom; the own Archer may leave the wall for it."""
    state = ledger.state
    hand = ledger.hand.copy()
    if state.walls[ledger.seat] & cards.ARCHER_UP:
        hand[cards.ARCHER] += 1
    return assault(ledger, victim, hand, state.walls[victim], ladder=False)


def lay(ledger: Ledger, guises: Kinds) -> float:
    """This card now."""
    state = ledger.state
    return strike(ledger, state.victim, ledger.hand, state.walls[state.victim], state.ladder >= 0, guises)


def sally(ledger: Ledger) -> float:
    """Rather an Archer from the hand, if there is one."""
    hand = ledger.hand + Counter([cards.ARCHER])
    victim = ledger.state.victim
    return strike(ledger, victim, hand, ledger.state.walls[victim], ledger.state.ladder >= 0, (cards.ARCHER,)) - SALLIED


# -- the rest of a turn ------------------------------------------------------------------------------------------------


def fortify(ledger: Ledger, guises: Kinds) -> float:
    """A wall is worth the more, the more there is behind it."""
    gems = ledger.state.gems[ledger.seat]
    return sum([BARE + FORT[AS[guise]] * gems for guise in guises]) - ledger.cost(guises)


def herald(ledger: Ledger, guise: int) -> float:
    """One card for another."""
    return DRAWN - ledger.cost((guise,))


def merchant(ledger: Ledger, guise: int, rival: int) -> float:
    """Half a hand for a gem; never for one with which the rival wins."""
    price = ledger.charter.merchant_price
    bought = len(ledger.state.hands[rival]) // 2 * DRAWN * (1 + ledger.spite(rival))
    return bought + ledger.moved(ledger.seat, rival, price) - ledger.cost((guise,))


def monk(ledger: Ledger, guise: int) -> float:
    """What each Castle must pay, and what it may choose to."""
    state = ledger.state
    paying = [rival for rival in ledger.charter.rivals[ledger.seat] if state.walls[rival] & cards.CASTLE_UP]
    gems, swaps = map(sum, zip(*[dues(state, rival) for rival in paying], strict=True))
    sure = sum([due for due, other in [dues(state, rival) for rival in paying] if not other])
    return ledger.gems(ledger.seat, sure) + GEM_PAID * (gems - sure) + CARD_PAID * swaps - ledger.cost((guise,))


def bear(ledger: Ledger, guise: int, rival: int) -> float:
    """A rival's turn and the two cards that go with it; best against whoever is nearest to winning."""
    return MISSED_TURN * ledger.spite(rival) + DRAWN - ledger.cost((guise,))


def key(ledger: Ledger, kinds: Kinds) -> float:
    """The prisoners for the Key."""
    return ledger.cost(kinds) - WORTH[cards.KEY]


def treasure(ledger: Ledger, guise: int) -> float:
    """A gem that nobody can stop."""
    return GOLD + WIN * ledger.wins(ledger.seat, 1) - ledger.cost((guise, cards.TREASURE))


def supply_ship(ledger: Ledger) -> float:
    """Three cards for one."""
    return 3 * DRAWN - WORTH[cards.SUPPLY_SHIP]


def throw(ledger: Ledger, kinds: Kinds) -> float:
    """Cards that go anyway: the ones that are missed least. The second of a kind is worth less than the first."""
    return -ledger.cost(kinds) + sum([PLENTY * (ledger.hand[kind] - 1) for kind in kinds if kind != cards.PEASANT])


def redeal(ledger: Ledger) -> float:
    """New cards for both; but all the walls fall."""
    state = ledger.state
    walls = state.walls[1 - ledger.seat].bit_count() - state.walls[ledger.seat].bit_count()
    return BARE * walls


# -- answers -----------------------------------------------------------------------------------------------------------


def answer(ledger: Ledger, guises: Kinds = ()) -> float:
    """What is lost with this answer, what the cards cost, and whether the attacker may go on."""
    state = ledger.state
    _, _, controller, kind, strength, _ = frame = state.agenda[-1]
    outlook = forecast(state, frame, guises)
    worth = ledger.moved(ledger.seat, controller, outlook.loss) - ledger.cost(guises)
    if not outlook.ends and controller == state.seat:
        worth -= AGAIN
    if outlook.turned:
        worth += TURNED * ledger.moved(controller, ledger.seat, min(strength, state.gems[controller]))
    reply = AS[guises[0]] if guises else None
    if not strength and not guises:
        worth -= EXPOSED * state.gems[ledger.seat]
    if reply == cards.PRINCESS:
        worth += WORTH[kind]
    if reply == cards.MINSTREL and not state.walls[ledger.seat] & MINSTREL_UP and not ledger.charter.two:
        worth += BARE
    if not guises and kind == cards.BARBARIAN:
        worth -= DRAWN
    return worth


def rob(ledger: Ledger, guise: int) -> float:
    """All that was captured; and whoever holds it may be about to win."""
    state = ledger.state
    _, _, holder, gems = state.agenda[-1]
    threat = WIN if state.gems[holder] >= state.target else 0.0
    return ledger.moved(holder, ledger.seat, gems) + threat - ledger.cost((guise,))


def take(ledger: Ledger, seat: int, kind: int) -> float:
    """The best card, rather from whom it hurts."""
    return WORTH[kind] * (1 + ledger.spite(seat) / 2)


def pay_gems(ledger: Ledger) -> float:
    """Never the gem that wins the game for whoever sent the Monk."""
    return ledger.moved(ledger.seat, ledger.state.seat, dues(ledger.state, ledger.seat)[0])


def pay(ledger: Ledger, kinds: Kinds) -> float:
    """Cards are lost to a rival, who gains them."""
    return throw(ledger, kinds) * (1 + ledger.spite(ledger.state.seat))


def keep(ledger: Ledger) -> float:
    """11: what is not kept goes to the rival, and one draws again."""
    return WORTH[KIND[ledger.state.agenda[-1][2]]] - DRAWN + TEMPO * (not ledger.state.lane)


def nothing(ledger: Ledger) -> float:
    """To stop, to decline, to give away: the measure of all the rest."""
    return 0.0


Weigh = Callable[..., float]

VERBS: Mapping[str, Mapping[str, Weigh]] = {
    "turn": {
        "fortify": fortify, "attack": attack, "herald": herald, "merchant": merchant, "monk": monk, "bear": bear,
        "key": key, "treasure": treasure, "supply_ship": supply_ship, "pass": throw, "redeal": redeal,
    },
    "blow": {"lay": lay, "sally": sally, "stop": nothing},
    "respond": {"answer": answer, "endure": answer},
    "highwayman": {"rob": rob, "decline": nothing},
    "herald_show": {"show": throw},
    "herald_pick": {"take": take},
    "monk_pay": {"pay": pay, "pay_gems": pay_gems},
    "minstrel_cost": {"give_up": throw},
    "draft": {"keep": keep, "give": nothing},
}  # fmt: skip


class Captain:
    """Weighs every option and takes the best; of equals, any. Out of time, the best of those it has weighed."""

    def choose(self, view: View[State], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        ledger, verbs = Ledger(view), VERBS[decision.kind]
        worth: list[float] = []
        for option in decision.options:
            worth.append(round(verbs[option.verb](ledger, *option.args), 6))
            if deadline.passed:
                break
        best = max(worth)
        return rng.pick([option for option, gems in zip(decision.options, worth, strict=False) if gems == best])
