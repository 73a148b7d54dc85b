"""Blunders of Rulers: what makes people laugh, as functions of a game that was played.

Those that can be told from what the seat sees before it answers are *slips*: no good player makes one, and computer
players leave them out of what they consider.
"""

from collections.abc import Callable, Iterator

from ..core.blunders import Blunder, BlunderMade, DecisionTaken, Finder, WholeGame
from ..core.types import HIDDEN, Decision, Option, View
from .cards import CT, KIND, SPYDRA, SUBCERBIENT
from .rules.course import ACTIONS
from .state import CARDS, KIN, Clan, State, stack

Slip = Callable[[View[State], Decision, Option], bool]

DEAR = 60
"""Magic that everybody at the table has an eye on."""


def _gems(state: State, cards: tuple[int, ...]) -> int:
    return sum([state.charter.gems[card] for card in cards])


def _magic(state: State, kinds: tuple[int, ...]) -> int:
    return sum([state.charter.magic[kind] for kind in kinds])


def _held(view: View[State]) -> list[int]:
    return [KIND[card] for card in view.state.hands[view.seat]]


def _top(state: State, seat: int, land: int) -> Clan:
    return stack(state, seat, land)[-1]


def _plain_terriers(view: View[State]) -> bool:
    """A CerbeRussel Terrier counts one, as its power does not make it two (7)."""
    return not view.state.powers[view.seat] & SUBCERBIENT


# -- slips -------------------------------------------------------------------------------------------------------------


def elves_at_home(view: View[State], decision: Decision, option: Option) -> bool:
    return option.verb == "elves" and option.args[0] == view.seat


def bad_swap(view: View[State], decision: Decision, option: Option) -> bool:
    if option.verb != "mob":
        return False
    own_land, rival, land = option.args
    state = view.state
    given, taken = _top(state, view.seat, own_land), _top(state, rival, land)
    lit = state.charter.constellations
    return not lit and _gems(state, taken[CARDS]) < _gems(state, given[CARDS])


def wild_beside_twins(view: View[State], decision: Decision, option: Option) -> bool:
    """Not with Match Maker's free settle in mind: the twins would have done for that as well."""
    if option.verb != "settle" or option.args[1] < CT:
        return False
    return _held(view).count(option.args[0]) > 1


def terrier_laid_first(view: View[State], decision: Decision, option: Option) -> bool:
    """A Terrier and a card of the clan's own count the same, but a Terrier can go anywhere."""
    if option.verb == "answer" and option.args[0] == (CT,):
        species = view.state.agenda[-1][4]
    elif option.verb == "recruit" and option.args[0] == CT:
        _, rival, land = option.args
        species = _top(view.state, rival, land)[KIN]
    else:
        return False
    return _plain_terriers(view) and species in _held(view)


def wild_thrown_away(view: View[State], decision: Decision, option: Option) -> bool:
    """Quick Start, where any card may be discarded."""
    if option.verb != "discard" or option.args[0] < CT:
        return False
    return any(other.verb == "discard" and other.args[0] < CT for other in decision.options)


def gave_in_to_an_empty_hand(view: View[State], decision: Decision, option: Option) -> bool:
    """A creature wins the clan and stays in it, for the other side has nothing left to lay."""
    if option.verb != "concede":
        return False
    cheap = [other for other in decision.options if other.verb == "answer" and max(other.args[0]) < CT]
    if not cheap:
        return False
    _, mover, attacker, defender, *_ = view.state.agenda[-1]
    foe = attacker if mover == defender else defender
    return not view.state.hands[foe]


def discarded_what_would_grow(view: View[State], decision: Decision, option: Option) -> bool:
    """With an empty deck a discard brings nothing, and the same card in a clan its gem."""
    if option.verb != "discard" or view.state.deck:
        return False
    return any(other.verb in ("add", "settle") and option.args[0] == other.args[0] for other in decision.options)


def discarded_for_nothing(view: View[State], decision: Decision, option: Option) -> bool:
    """With an empty deck, when the turn could simply end."""
    return option.verb == "discard" and not view.state.deck and decision.options[-1].verb == "end"


def guarded_nothing(view: View[State], decision: Decision, option: Option) -> bool:
    return option.verb == "protect" and not stack(view.state, view.seat, option.args[1])


def went_after_a_sure_loss(view: View[State], decision: Decision, option: Option) -> bool:
    """The rival's whole hand is known, and one card of it beats all of the own."""
    if option.verb != "recruit":
        return False
    _, rival, land = option.args
    state = view.state
    hand = state.hands[rival]
    if HIDDEN in hand or state.charter.powers:
        return False
    species, heavy = _top(state, rival, land)[KIN], 1 if state.charter.quick else 2
    mine, theirs = (
        kinds.count(species) + kinds.count(CT) + heavy * kinds.count(SPYDRA)
        for kinds in (_held(view), [KIND[card] for card in hand])
    )
    return theirs >= 2 * mine + 2


def gave_a_wild_back(view: View[State], decision: Decision, option: Option) -> bool:
    """A Hypnogriff's owner keeps a single cheap creature and hands a wild over."""
    if option.verb != "give_back" or not any(CT <= kind <= SPYDRA for kind in option.args[0]):
        return False
    kept = _held(view)
    for kind in option.args[0]:
        kept.remove(kind)
    return any(kind < CT and kept.count(kind) == 1 for kind in kept)


def paid_too_much(view: View[State], decision: Decision, option: Option) -> bool:
    """More magic for the Elves than another payment would take."""
    if option.verb != "sacrifice":
        return False
    paid = _magic(view.state, option.args[0])
    others = [_magic(view.state, other.args[0]) for other in decision.options if other.verb == "sacrifice"]
    return paid > 2 * min(others)


SLIPS: dict[str, tuple[str, Slip]] = {
    "elves at home": ("Sends the Elves to a clan of one's own.", elves_at_home),
    "bad swap": ("Gives Mobgoblins the dearer clan for the cheaper.", bad_swap),
    "wild beside twins": ("Settles with a wild while a twin is in the hand.", wild_beside_twins),
    "terrier first": ("Plays a Terrier where a card of the clan's own does the same.", terrier_laid_first),
    "wild thrown away": ("Discards a wild rather than a creature.", wild_thrown_away),
    "gave in to nobody": ("Gives in to a hand without cards though an answer is held.", gave_in_to_an_empty_hand),
    "discarded growth": ("Discards what would grow a clan when there is nothing to draw.", discarded_what_would_grow),
    "discarded for nothing": ("Discards with an empty deck though the turn may end.", discarded_for_nothing),
    "guarded nothing": ("Puts a Minnowtaur before an empty land.", guarded_nothing),
    "sure loss": ("Attacks a clan though the rival's known hand beats all of the own.", went_after_a_sure_loss),
    "wild given back": ("Hands a wild back and keeps a single creature.", gave_a_wild_back),
    "paid too much": ("Pays the Elves twice what would do.", paid_too_much),
}


def is_slip(view: View[State], decision: Decision, option: Option) -> bool:
    """Whether no good player would answer so."""
    return any(slip(view, decision, option) for _, slip in SLIPS.values())


def _finder(slip: Slip) -> Finder:
    def find(course: WholeGame[State]) -> Iterator[BlunderMade]:
        for deed in course.deeds:
            view, decision = course.view(deed), deed.decision
            # Whoever can do nothing else does not blunder.
            if slip(view, decision, deed.option) and not all(
                is_slip(view, decision, other) for other in decision.options
            ):
                yield BlunderMade(deed.number, deed.seat)

    return find


# -- what everybody does now and then ----------------------------------------------------------------------------------


def fed_a_rival(course: WholeGame[State]) -> Iterator[BlunderMade]:
    """The next to settle a discard is a rival."""
    fed: DecisionTaken[State] | None = None
    for deed in course.deeds:
        for event in deed.events:
            if event.kind == "discarded":
                fed = deed
            elif event.kind == "settled_discard":
                if fed is not None and fed.seat != event.args[0]:
                    yield BlunderMade(fed.number, fed.seat)
                fed = None


def left_open(course: WholeGame[State]) -> Iterator[BlunderMade]:
    """A dear clan is lost that its owner could have covered in the turn before."""
    could: dict[int, tuple[DecisionTaken[State], set[int]]] = {}
    for deed in course.deeds:
        state = deed.before
        if deed.decision.kind == "act" and deed.seat == state.seat:
            if state.actions == 0:
                could[deed.seat] = (deed, set())
            dear = {
                option.args[2]
                for option in deed.decision.options
                if option.verb == "settle" and _is_dear(state, deed.seat, option.args[2])
            }
            kept = could.get(deed.seat, (deed, set()))
            could[deed.seat] = (kept[0], dear if deed.option.verb != "settle" else dear - {deed.option.args[2]})
        for event in deed.events:
            if event.kind == "recruited":
                _, rival, land = event.args
                if rival in could and land in could[rival][1]:
                    yield BlunderMade(could[rival][0].number, int(rival))


def _is_dear(state: State, seat: int, land: int) -> bool:
    clans = stack(state, seat, land)
    return bool(clans) and _gems(state, clans[-1][CARDS]) >= DEAR


def lost_a_wild(course: WholeGame[State]) -> Iterator[BlunderMade]:
    """A wild laid to recruit, and given up at the first answer."""
    for first, second, third in zip(course.deeds, course.deeds[1:], course.deeds[2:], strict=False):
        opened = first.option.verb == "recruit" and first.option.args[0] >= CT
        if opened and (second.option.verb, third.option.verb, third.seat) == ("answer", "concede", first.seat):
            yield BlunderMade(third.number, third.seat)


def kept_to_the_end(course: WholeGame[State]) -> Iterator[BlunderMade]:
    """Wilds that nobody can use any more, in a hand at the end."""
    if course.deeds and course.outcome is not None:
        last = course.deeds[-1]
        for seat, hand in enumerate(last.after.hands):
            if any(CT <= KIND[card] <= SPYDRA for card in hand):
                yield BlunderMade(last.number, seat)


def idle(course: WholeGame[State]) -> Iterator[BlunderMade]:
    """Ends a turn with an action left and two creatures that could settle."""
    for deed in course.deeds:
        twins = any(option.verb == "settle" and option.args[1] < CT for option in deed.decision.options)
        if deed.option.verb == "end" and deed.before.actions < ACTIONS and twins:
            yield BlunderMade(deed.number, deed.seat)


BLUNDERS = (
    *[Blunder(name, sentence, True, _finder(slip)) for name, (sentence, slip) in SLIPS.items()],
    Blunder("fed a rival", "Discards what a rival settles next.", False, fed_a_rival),
    Blunder("left open", "Loses a dear clan that could have been covered.", False, left_open),
    Blunder("lost a wild", "Recruits with a wild and gives in at the first answer.", False, lost_a_wild),
    Blunder("kept to the end", "Ends the game with a wild in the hand.", False, kept_to_the_end),
    Blunder("idle", "Ends a turn though twins could settle.", False, idle),
)
