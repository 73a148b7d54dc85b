"""Drawing up the charter: a host's wishes checked, and turned into the tables that rules look things up in."""

from functools import lru_cache

from ..core.errors import BadSetup
from ..core.setup import Setup, Value
from .cards import BIT, HERALD, JESTER, KIND, LIVING_BITS, MERCHANT, MINSTREL, MONK, ONE, SET, UNBUILT, WALLS, layable
from .charter import DUES, EXPANSIONS, OWN_TURN, RACE, TWO, Charter

LEFT_OUT = (MINSTREL, HERALD, MERCHANT, MONK)  # of the beginner deck (3)


def draw_up(setup: Setup) -> Charter:
    """The charter of a setup; refuses (BadSetup) what does not go together."""
    return _draw_up(setup.seats, setup.mode, tuple(setup.options.items()))


@lru_cache(maxsize=64)
def _draw_up(seats: int, mode: str, options: tuple[tuple[str, Value], ...]) -> Charter:
    chosen = dict(options)
    two = mode == TWO
    dues = DUES[two]
    sets = [expansion.name for expansion in EXPANSIONS if chosen[expansion.name]]
    if two and (sets or chosen["truce"]):
        raise BadSetup(f"{sets[0] if sets else 'truce'} is not for two players.")
    first = -1 if chosen["firstPlayer"] == "random" else int(chosen["firstPlayer"]) - 1
    if first >= seats:
        raise BadSetup(f"firstPlayer is {first + 1}, but there are {seats} seats.")
    out = LEFT_OUT if chosen["beginnerDeck"] else ()
    cards = tuple(card for card, kind in enumerate(KIND) if SET[card] in ("base", *sets) and kind not in out)
    dealt = 0
    for card in cards:
        dealt |= BIT[card]
    living = dealt & LIVING_BITS  # ruling: a Jester is one of the cards in this game
    bare, climbed = (tuple(layable(wall, ladder) for wall in WALLS) for ladder in (False, True))
    rivals = tuple(tuple((seat + step) % seats for step in range(1, seats)) for seat in range(seats))
    return Charter(
        seats=seats,
        two=two,
        cards=cards,
        living=living,
        # 4: one of each in front; 11: with two players a Minstrel only answers
        fitting_forts=tuple(unbuilt & ~ONE[MINSTREL] for unbuilt in UNBUILT) if two else UNBUILT,
        layable=(bare, climbed),
        prey=tuple(kinds | (ONE[JESTER] if kinds & living else 0) for kinds in bare),
        rivals=rivals,
        clockwise=tuple((seat, *others) for seat, others in enumerate(rivals)),
        gems=6 if two else 5,
        horde=2 if chosen["dragonsLair"] else 0,
        target=6 * seats if two else 10,
        first=first,
        merchant_price=dues.merchant_gems,
        herald_shows=dues.herald_shows,
        monk_gems=dues.monk_gems,
        monk_cards=dues.monk_cards,
        first_draws_one=bool(chosen["firstDrawsOne"]),
        truce=seats if chosen["truce"] else 0,
        own_turn=chosen["winCheck"] == OWN_TURN and not two,  # 11: with two, twelve gems win at once
        race=chosen["highwaymanOrder"] == RACE,
        pre_attack_strict=bool(chosen["preAttackStrict"]),
        minstrel_vs_pre_attack=bool(chosen["minstrelVsPreAttack"]),
        mask_windows=bool(chosen["maskWindows"]),
        open_discard=bool(chosen["openDiscard"]),
    )
